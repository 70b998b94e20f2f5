//! A column of a batch, read value by value.

use std::collections::BTreeMap;
use std::io;

use super::super::moment::{MILLIS_OF_DAY, date, moment, time};
use super::super::rows::{MAX_DICTIONARY, MAX_VALUE, say, truth};
use super::batch::Batch;
use super::bits::Bits;
use super::buffer::{Kept, Stream};
use super::fault::{broken, large};
use super::schema::{Field, Kind};
use crate::formats::csv::write_field;

/// The most values that the lists of a row have.
const MAX_VALUES: u32 = 1 << 20;

/// A column at a row.
pub(super) struct Column {
    kind: Kind,
    dictionary: Option<i64>,
    children: Vec<Self>,
    /// Which values are there; all of them where this is absent.
    there: Option<Bits>,
    /// Where texts and lists begin and end, and where the next one begins.
    offsets: Stream,
    at: Option<u64>,
    data: Stream,
    truths: Bits,
    /// The buffers that views look into.
    seen: Vec<Kept>,
}

/// What the columns of a row share.
pub(super) struct Row<'a> {
    dictionaries: &'a Dictionaries,
    /// How many values the lists of the row may still have.
    left: u32,
}

impl<'a> Row<'a> {
    pub(super) const fn new(dictionaries: &'a Dictionaries) -> Self {
        Self { dictionaries, left: MAX_VALUES }
    }
}

impl Column {
    /// The next column of a batch.
    pub(super) fn new(field: &Field, batch: &mut Batch<'_>) -> io::Result<Self> {
        batch.next_node()?;
        let mut column = Self {
            kind: field.kind,
            dictionary: field.dictionary.as_ref().map(|(id, _)| *id),
            children: Vec::new(),
            there: None,
            offsets: Stream::default(),
            at: None,
            data: Stream::default(),
            truths: Bits::default(),
            seen: Vec::new(),
        };
        if field.kind != Kind::Null {
            column.there = batch.next_bits()?;
        }
        match field.kind {
            Kind::Null | Kind::FixedList(_) | Kind::Struct => {}
            Kind::Bool => column.truths = batch.next_bits()?.unwrap_or_default(),
            Kind::Int { .. }
            | Kind::Float
            | Kind::Double
            | Kind::Date { .. }
            | Kind::Time { .. }
            | Kind::Moment { .. }
            | Kind::Fixed(_) => column.data = batch.next_stream()?,
            Kind::Bytes { .. } => {
                column.offsets = batch.next_stream()?;
                column.data = batch.next_stream()?;
            }
            Kind::List { .. } => column.offsets = batch.next_stream()?,
            Kind::Views => {
                column.data = batch.next_stream()?;
                column.seen = batch.next_kept()?;
            }
        }
        column.children = field.children.iter().map(|child| Self::new(child, batch)).collect::<io::Result<_>>()?;
        Ok(column)
    }

    /// True if each row takes some of the file, so that the rows end where it does.
    pub(super) fn takes_bytes(&self) -> bool {
        self.there.is_some()
            || match self.kind {
                Kind::Null | Kind::FixedList(0) => false,
                Kind::Struct | Kind::FixedList(_) => self.children.iter().any(Self::takes_bytes),
                _ => true,
            }
    }

    /// Appends the fields of the next row, each with a comma before it: of a struct a field for each part.
    pub(super) fn write_fields(&mut self, row: &mut Row<'_>, is_above: bool, out: &mut Vec<u8>) -> io::Result<()> {
        if self.kind == Kind::Struct {
            let is_there = self.is_there()? && is_above;
            return self.children.iter_mut().try_for_each(|child| child.write_fields(row, is_there, out));
        }
        let mut value = Vec::new();
        self.write(row, b"", &mut value)?;
        write_field(&String::from_utf8_lossy(if is_above { &value } else { b"" }), out);
        Ok(())
    }

    /// Appends the next value as text, of a list all values, one after another.
    fn write(&mut self, row: &mut Row<'_>, missing: &[u8], out: &mut Vec<u8>) -> io::Result<()> {
        row.left = row.left.checked_sub(1).ok_or_else(large)?;
        let start = out.len();
        let is_there = self.is_there()?;
        match self.kind {
            Kind::Null => {}
            Kind::Bool => truth(self.truths.next()?, out),
            Kind::Int { bytes, is_signed } => match (self.data.int(bytes, is_signed)?, self.dictionary) {
                (number, None) => say(number, out),
                (place, Some(id)) if is_there => row.dictionaries.write(id, place, out)?,
                _ => {}
            },
            Kind::Date { is_millis: false } => date(self.data.int(4, true)? as i64, out),
            Kind::Date { is_millis: true } => date((self.data.int(8, true)? as i64).div_euclid(MILLIS_OF_DAY), out),
            Kind::Time { bytes, unit } => time(self.data.int(bytes, true)? as i64, unit, false, out),
            Kind::Moment { unit, is_utc } => moment(self.data.int(8, true)? as i64, unit, is_utc, out),
            Kind::Float => say(f32::from_le_bytes(self.data.array()?), out),
            Kind::Double => say(f64::from_le_bytes(self.data.array()?), out),
            Kind::Bytes { is_large } => {
                let (before, length) = self.next_length(is_large)?;
                self.data.pass(before)?;
                self.data.append(usize::try_from(length).ok().filter(|it| *it <= MAX_VALUE).ok_or_else(large)?, out)?;
            }
            Kind::Fixed(length) if length > MAX_VALUE => return Err(large()),
            Kind::Fixed(length) => self.data.append(length, out)?,
            Kind::Views => self.write_view(is_there, out)?,
            Kind::List { is_large } => {
                let (before, length) = self.next_length(is_large)?;
                self.write_list(before, row, out)?;
                out.truncate(start);
                self.write_list(length, row, out)?;
            }
            Kind::FixedList(length) => self.write_list(length as u64, row, out)?,
            Kind::Struct => self.children.iter_mut().try_for_each(|child| child.write(row, missing, out))?,
        }
        if !is_there {
            out.truncate(start);
        }
        if !is_there || self.kind == Kind::Null {
            out.extend_from_slice(missing);
        }
        Ok(())
    }

    /// A value that is missing in a list is a blank.
    fn write_list(&mut self, length: u64, row: &mut Row<'_>, out: &mut Vec<u8>) -> io::Result<()> {
        let start = out.len();
        for _ in 0..length {
            self.children.iter_mut().try_for_each(|child| child.write(row, b".", out))?;
            if out.len() - start > MAX_VALUE {
                return Err(large());
            }
        }
        Ok(())
    }

    fn write_view(&mut self, is_there: bool, out: &mut Vec<u8>) -> io::Result<()> {
        let number = |bytes: [u8; 4]| u32::from_le_bytes(bytes) as usize;
        let (length, rest) = (number(self.data.array()?), self.data.array::<12>()?);
        if !is_there {
            return Ok(());
        }
        if let Some(short) = rest.get(..length) {
            out.extend_from_slice(short);
            return Ok(());
        }
        if length > MAX_VALUE {
            return Err(large());
        }
        let [_, _, _, _, a, b, c, d, e, f, g, h] = rest;
        let seen = self.seen.get_mut(number([a, b, c, d])).ok_or_else(broken)?;
        seen.append(number([e, f, g, h]) as u64, length, out)
    }

    /// How much stands before the first text or list and belongs to none, and how long the next one is.
    fn next_length(&mut self, is_large: bool) -> io::Result<(u64, u64)> {
        let width = if is_large { 8 } else { 4 };
        let mut next = || u64::try_from(self.offsets.int(width, true)?).map_err(|_| broken());
        let (before, start) = match self.at {
            Some(at) => (0, at),
            None => next().map(|first| (first, first))?,
        };
        let end = next()?;
        self.at = Some(end);
        end.checked_sub(start).map(|length| (before, length)).ok_or_else(broken)
    }

    fn is_there(&mut self) -> io::Result<bool> {
        self.there.as_mut().map_or(Ok(true), Bits::next)
    }
}

/// The values to which columns refer by their places.
#[derive(Default)]
pub(super) struct Dictionaries(BTreeMap<i64, Dictionary>);

#[derive(Default)]
struct Dictionary {
    text: Vec<u8>,
    ends: Vec<usize>,
}

impl Dictionaries {
    /// Takes the values of a dictionary, in the place of those before or after them.
    pub(super) fn add(&mut self, id: i64, is_more: bool, mut values: Column, count: u64) -> io::Result<()> {
        let mut new = if is_more { self.0.remove(&id).unwrap_or_default() } else { Dictionary::default() };
        let others = self.0.values().map(Dictionary::size).sum::<usize>();
        for _ in 0..count {
            values.write(&mut Row::new(self), b"", &mut new.text)?;
            new.ends.push(new.text.len());
            if others + new.size() > MAX_DICTIONARY {
                return Err(large());
            }
        }
        self.0.insert(id, new);
        Ok(())
    }

    fn write(&self, id: i64, place: i128, out: &mut Vec<u8>) -> io::Result<()> {
        let value = |dictionary: &Dictionary| {
            let place = usize::try_from(place).ok()?;
            let start = place.checked_sub(1).map_or(Some(0), |before| dictionary.ends.get(before).copied())?;
            dictionary.text.get(start..*dictionary.ends.get(place)?).map(<[u8]>::to_vec)
        };
        out.extend_from_slice(&self.0.get(&id).and_then(value).ok_or_else(broken)?);
        Ok(())
    }

    /// How much memory they take.
    pub(super) fn size(&self) -> usize {
        self.0.values().map(Dictionary::size).sum()
    }
}

impl Dictionary {
    fn size(&self) -> usize {
        self.text.len() + size_of::<usize>() * self.ends.len()
    }
}
