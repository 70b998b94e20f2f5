//! The compact protocol of Thrift, in which Parquet says what a file holds.
//!
//! The scheme is that of <https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md>.

use super::super::bytes::Bytes;

/// Structs in structs beyond this many are no table's.
const MAX_DEPTH: usize = 12;

/// The codes of types.
const TRUE: u8 = 1;
const FALSE: u8 = 2;
const BYTE: u8 = 3;
const DOUBLE: u8 = 7;
const BYTES: u8 = 8;
const LIST: u8 = 9;
const STRUCT: u8 = 12;

/// A value.
pub(super) enum Value<'a> {
    Bool(bool),
    /// A number of one of four widths, which is written with the width that it came with.
    Int(u8, i64),
    Double(&'a [u8]),
    Bytes(&'a [u8]),
    /// What its values are, and these.
    List(u8, Vec<Self>),
    Struct(Vec<(i16, Self)>),
    /// A struct that is written already.
    Written(Vec<u8>),
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
        if let Self::Int(_, value) = self.field(id)? { Some(*value) } else { None }
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
        if let Self::List(_, values) = self.field(id)? { Some(values) } else { None }
    }

    /// The values of a list, to be changed.
    pub(super) fn list_mut(&mut self, id: i16) -> Option<&mut Vec<Self>> {
        if let Self::List(_, values) = self.field_mut(id)? { Some(values) } else { None }
    }

    pub(super) fn field_mut(&mut self, id: i16) -> Option<&mut Self> {
        let Self::Struct(fields) = self else { return None };
        fields.iter_mut().find(|(of, _)| *of == id).map(|(_, value)| value)
    }

    /// Adds to a number of a struct, if it has that.
    pub(super) fn add(&mut self, id: i16, more: i64) {
        if let Some(Self::Int(_, value)) = self.field_mut(id) {
            *value = value.wrapping_add(more);
        }
    }

    /// Takes fields out of a struct.
    pub(super) fn remove(&mut self, ids: &[i16]) {
        if let Self::Struct(fields) = self {
            fields.retain(|(id, _)| !ids.contains(id));
        }
    }

    /// Appends the value as it is written.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        match self {
            Self::Bool(value) => out.push(if *value { TRUE } else { FALSE }),
            Self::Int(BYTE, value) => out.push(*value as u8),
            Self::Int(_, value) => out.extend(varint(zigzag(*value))),
            Self::Double(bytes) => out.extend_from_slice(bytes),
            Self::Bytes(bytes) => {
                out.extend(varint(bytes.len() as u64));
                out.extend_from_slice(bytes);
            }
            Self::List(kind, values) => {
                out.extend(list_head(*kind, values.len()));
                values.iter().for_each(|value| value.write(out));
            }
            Self::Struct(fields) => {
                let mut last = 0;
                for (id, value) in fields {
                    field_head(&mut last, *id, value.kind(), out);
                    // The type of a truth says which it is.
                    if !matches!(value, Self::Bool(_)) {
                        value.write(out);
                    }
                }
                out.push(0);
            }
            Self::Written(bytes) => out.extend_from_slice(bytes),
        }
    }

    /// The code of its type.
    const fn kind(&self) -> u8 {
        match self {
            Self::Bool(true) => TRUE,
            Self::Bool(false) => FALSE,
            Self::Int(kind, _) => *kind,
            Self::Double(_) => DOUBLE,
            Self::Bytes(_) => BYTES,
            Self::List(..) => LIST,
            Self::Struct(_) | Self::Written(_) => STRUCT,
        }
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
            kind @ (TRUE | FALSE) => Value::Bool(kind == TRUE),
            kind => value(kind, input, depth.checked_sub(1)?)?,
        };
        fields.push((id, value));
    }
}

fn value<'a>(kind: u8, input: &mut Bytes<'a>, depth: usize) -> Option<Value<'a>> {
    Some(match kind {
        // In a list a truth takes a byte.
        TRUE | FALSE => Value::Bool(input.byte()? == TRUE),
        BYTE => Value::Int(kind, i64::from(input.byte()? as i8)),
        4..=6 => Value::Int(kind, input.zigzag()?),
        DOUBLE => Value::Double(input.take(8)?),
        BYTES => {
            let length = input.varint()?.try_into().ok()?;
            Value::Bytes(input.take(length)?)
        }
        LIST | 10 => {
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
            Value::List(head & 0xF, values)
        }
        STRUCT => structure(input, depth)?,
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
        self.field(id, BYTES, &counted(text))
    }

    pub(super) fn structure(self, id: i16, value: Self) -> Self {
        self.field(id, STRUCT, &value.finish())
    }

    pub(super) fn structures(self, id: i16, values: Vec<Self>) -> Self {
        self.list(id, STRUCT, &values.into_iter().map(Self::finish).collect::<Vec<_>>())
    }

    pub(super) fn texts(self, id: i16, texts: &[&str]) -> Self {
        self.list(id, BYTES, &texts.iter().map(|text| counted(text)).collect::<Vec<_>>())
    }

    pub(super) fn shorts(self, id: i16, values: &[u64]) -> Self {
        self.list(id, 5, &values.iter().map(|value| varint(value << 1)).collect::<Vec<_>>())
    }

    fn list(self, id: i16, kind: u8, values: &[Vec<u8>]) -> Self {
        self.field(id, LIST, &[list_head(kind, values.len()), values.concat()].concat())
    }

    fn number(self, id: i16, kind: u8, value: u64) -> Self {
        self.field(id, kind, &varint(value << 1))
    }

    /// Fields come in the order of their numbers.
    fn field(mut self, id: i16, kind: u8, value: &[u8]) -> Self {
        field_head(&mut self.last, id, kind, &mut self.bytes);
        self.bytes.extend_from_slice(value);
        self
    }
}

/// Appends what stands before a field: how far it is from the last one, or its number where that is more than 15.
fn field_head(last: &mut i16, id: i16, kind: u8, out: &mut Vec<u8>) {
    match id.checked_sub(*last) {
        Some(step @ 1..=15) => out.push((step as u8) << 4 | kind),
        _ => {
            out.push(kind);
            out.extend(varint(zigzag(id.into())));
        }
    }
    *last = id;
}

/// What stands before the values of a list.
fn list_head(kind: u8, length: usize) -> Vec<u8> {
    [vec![0xF0 | kind], varint(length as u64)].concat()
}

/// A number whose sign is its lowest bit.
const fn zigzag(value: i64) -> u64 {
    (value << 1 ^ value >> 63) as u64
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
