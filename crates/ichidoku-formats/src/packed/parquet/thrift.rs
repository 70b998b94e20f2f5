//! The compact protocol of Thrift, in which Parquet says what a file holds.
//!
//! The scheme is that of <https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md>.

use super::super::bytes::Bytes;

/// Structs in structs beyond this many are no table's.
const MAX_DEPTH: usize = 12;

/// A value.
pub(super) enum Value<'a> {
    Bool(bool),
    Int(i64),
    Bytes(&'a [u8]),
    List(Vec<Self>),
    Struct(Vec<(i16, Self)>),
}

impl<'a> Value<'a> {
    /// The struct at the beginning of the bytes, and its length.
    pub(super) fn read(bytes: &'a [u8]) -> Option<(Self, usize)> {
        let mut input = Bytes::new(bytes);
        let value = structure(&mut input, MAX_DEPTH)?;
        Some((value, input.at))
    }

    /// The field of a struct.
    pub(super) fn field(&self, id: i16) -> Option<&Self> {
        let Self::Struct(fields) = self else { return None };
        fields.iter().find(|(of, _)| *of == id).map(|(_, value)| value)
    }

    pub(super) fn int(&self, id: i16) -> Option<i64> {
        if let Self::Int(value) = self.field(id)? { Some(*value) } else { None }
    }

    /// The number that a field holds, if it is one of bytes or values.
    pub(super) fn count(&self, id: i16) -> Option<usize> {
        self.int(id)?.try_into().ok()
    }

    pub(super) fn flag(&self, id: i16) -> Option<bool> {
        if let Self::Bool(value) = self.field(id)? { Some(*value) } else { None }
    }

    pub(super) fn text(&self, id: i16) -> Option<String> {
        let Self::Bytes(bytes) = self.field(id)? else { return None };
        Some(String::from_utf8_lossy(bytes).into_owned())
    }

    pub(super) fn list(&self, id: i16) -> Option<&[Self]> {
        if let Self::List(values) = self.field(id)? { Some(values) } else { None }
    }
}

fn structure<'a>(input: &mut Bytes<'a>, depth: usize) -> Option<Value<'a>> {
    let (mut fields, mut id) = (Vec::new(), 0_i16);
    loop {
        let head = input.byte()?;
        if head == 0 {
            return Some(Value::Struct(fields));
        }
        id = match head >> 4 {
            0 => input.zigzag()?.try_into().ok()?,
            step => id.checked_add(i16::from(step))?,
        };
        let value = match head & 0xF {
            kind @ (1 | 2) => Value::Bool(kind == 1),
            kind => value(kind, input, depth.checked_sub(1)?)?,
        };
        fields.push((id, value));
    }
}

fn value<'a>(kind: u8, input: &mut Bytes<'a>, depth: usize) -> Option<Value<'a>> {
    Some(match kind {
        // In a list a truth takes a byte.
        1 | 2 => Value::Bool(input.byte()? == 1),
        3 => Value::Int(i64::from(input.byte()? as i8)),
        4..=6 => Value::Int(input.zigzag()?),
        7 => Value::Bytes(input.take(8)?),
        8 => {
            let length = input.varint()?.try_into().ok()?;
            Value::Bytes(input.take(length)?)
        }
        9 | 10 => {
            let head = input.byte()?;
            let length = match head >> 4 {
                15 => input.varint()?,
                length => length.into(),
            };
            // Each takes a byte at least, so that the list ends where the bytes do.
            let mut values = Vec::new();
            for _ in 0..length {
                values.push(value(head & 0xF, input, depth.checked_sub(1)?)?);
            }
            Value::List(values)
        }
        12 => structure(input, depth)?,
        // No struct of a table has a map.
        _ => return None,
    })
}

/// A struct to be written.
#[derive(Default)]
pub(super) struct Written {
    bytes: Vec<u8>,
    last: i16,
}

impl Written {
    /// Bytes of the struct.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.push(0);
        self.bytes
    }

    /// A number of 32 bits.
    pub(super) fn short(self, id: i16, value: usize) -> Self {
        self.number(id, 5, value as u64)
    }

    /// A number of 64 bits.
    pub(super) fn long(self, id: i16, value: u64) -> Self {
        self.number(id, 6, value)
    }

    pub(super) fn text(self, id: i16, text: &str) -> Self {
        self.field(id, 8, &counted(text))
    }

    pub(super) fn structure(self, id: i16, value: Self) -> Self {
        self.field(id, 12, &value.finish())
    }

    pub(super) fn structures(self, id: i16, values: Vec<Self>) -> Self {
        self.list(id, 12, &values.into_iter().map(Self::finish).collect::<Vec<_>>())
    }

    pub(super) fn texts(self, id: i16, texts: &[&str]) -> Self {
        self.list(id, 8, &texts.iter().map(|text| counted(text)).collect::<Vec<_>>())
    }

    pub(super) fn shorts(self, id: i16, values: &[u64]) -> Self {
        self.list(id, 5, &values.iter().map(|value| varint(value << 1)).collect::<Vec<_>>())
    }

    fn list(self, id: i16, kind: u8, values: &[Vec<u8>]) -> Self {
        let mut list = vec![0xF0 | kind];
        list.extend(varint(values.len() as u64));
        self.field(id, 9, &[list, values.concat()].concat())
    }

    fn number(self, id: i16, kind: u8, value: u64) -> Self {
        self.field(id, kind, &varint(value << 1))
    }

    /// Fields come in the order of their numbers, at most 15 apart.
    fn field(mut self, id: i16, kind: u8, value: &[u8]) -> Self {
        self.bytes.push(((id - self.last) as u8) << 4 | kind);
        self.bytes.extend_from_slice(value);
        self.last = id;
        self
    }
}

fn counted(text: &str) -> Vec<u8> {
    [&varint(text.len() as u64), text.as_bytes()].concat()
}

/// Seven bits a byte, the lowest first.
pub(super) fn varint(mut value: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    while value > 0x7F {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
    bytes
}
