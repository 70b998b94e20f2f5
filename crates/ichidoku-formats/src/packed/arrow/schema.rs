//! What columns a file has.

use std::io;

use super::super::moment::Unit;
use super::fault::{broken, unknown};
use super::flat::Flat;
use crate::formats::csv::write_field;

/// Columns in columns beyond this many are no table's.
const MAX_DEPTH: usize = 8;

/// A column, or the values in a column of lists.
pub(super) struct Field {
    name: String,
    pub(super) kind: Kind,
    pub(super) children: Vec<Self>,
    /// The values to which the column refers by their places, and the number by which they are known.
    pub(super) dictionary: Option<(i64, Box<Self>)>,
}

/// How values are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Nothing is: all are missing.
    Null,
    Bool,
    /// Numbers of so many bytes.
    Int {
        bytes: usize,
        is_signed: bool,
    },
    Float,
    Double,
    /// Days in 32 bits, or their milliseconds in 64, counted from the beginning of 1970.
    Date {
        is_millis: bool,
    },
    /// Times of day in so many bytes.
    Time {
        bytes: usize,
        unit: Unit,
    },
    /// Moments in 64 bits, counted from the beginning of 1970.
    Moment {
        unit: Unit,
        is_utc: bool,
    },
    /// Bytes, each between two offsets, of 32 bits or 64.
    Bytes {
        is_large: bool,
    },
    /// Bytes, each with the place where it stands.
    Views,
    /// Bytes of this length each.
    Fixed(usize),
    /// Lists, each between two offsets, of 32 bits or 64.
    List {
        is_large: bool,
    },
    /// Lists of this length each.
    FixedList(usize),
    Struct,
}

impl Field {
    /// The columns of a schema.
    pub(super) fn all(schema: Flat<'_>) -> io::Result<Vec<Self>> {
        // A machine that has the highest byte first is a rare one.
        if schema.int::<2>(0, 0) != Some(0) {
            return Err(unknown());
        }
        Self::list(schema, 1, MAX_DEPTH)
    }

    fn list(above: Flat<'_>, id: usize, depth: usize) -> io::Result<Vec<Self>> {
        let depth = depth.checked_sub(1).ok_or_else(unknown)?;
        above.tables(id).ok_or_else(broken)?.into_iter().map(|field| Self::read(field, depth)).collect()
    }

    fn read(flat: Flat<'_>, depth: usize) -> io::Result<Self> {
        let name = flat.text(0).unwrap_or_default();
        let kind = flat.int::<1>(2, 0).zip(flat.table(3)).ok_or_else(broken)?;
        let kind = Kind::read(kind.0, kind.1).ok_or_else(unknown)?;
        let children = Self::list(flat, 5, depth)?;
        let is_whole = match kind {
            Kind::List { .. } | Kind::FixedList(_) => children.len() == 1,
            Kind::Struct => true,
            _ => children.is_empty(),
        };
        if !is_whole {
            return Err(broken());
        }
        let values = Self { name, kind, children, dictionary: None };
        let Some(dictionary) = flat.table(4) else { return Ok(values) };
        let id = dictionary.int::<8>(0, 0).ok_or_else(broken)?;
        let kind = match dictionary.table(1) {
            Some(int) => Kind::int(int).ok_or_else(broken)?,
            None => Kind::Int { bytes: 4, is_signed: true },
        };
        let name = values.name.clone();
        Ok(Self { name, kind, children: Vec::new(), dictionary: Some((id, Box::new(values))) })
    }

    /// Appends the names of the columns, each with a comma before it: of a struct the name of each part.
    pub(super) fn write_names(&self, above: &str, out: &mut Vec<u8>) {
        let name = format!("{above}{}", self.name);
        if self.kind == Kind::Struct {
            self.children.iter().for_each(|child| child.write_names(&format!("{name}."), out));
        } else {
            write_field(&name, out);
        }
    }

    /// The values of a dictionary, here or within.
    pub(super) fn dictionary(&self, id: i64) -> Option<&Self> {
        let of = self.dictionary.as_ref();
        of.filter(|(known, _)| *known == id).map(|(_, values)| &**values).or_else(|| {
            let within = of.map(|(_, values)| &**values).into_iter().chain(&self.children);
            within.into_iter().find_map(|child| child.dictionary(id))
        })
    }
}

/// The unit of times with this number.
const fn unit(number: i64) -> Option<Unit> {
    Some(match number {
        0 => Unit::Seconds,
        1 => Unit::Millis,
        2 => Unit::Micros,
        3 => Unit::Nanos,
        _ => return None,
    })
}

impl Kind {
    /// The kind with this number; `None` if it isn't known here.
    fn read(number: i64, about: Flat<'_>) -> Option<Self> {
        let length = |id| about.int::<4>(id, 0)?.try_into().ok();
        Some(match number {
            1 => Self::Null,
            2 => Self::int(about)?,
            3 => match about.int::<2>(0, 0)? {
                1 => Self::Float,
                2 => Self::Double,
                _ => return None,
            },
            4 | 5 => Self::Bytes { is_large: false },
            19 | 20 => Self::Bytes { is_large: true },
            6 => Self::Bool,
            8 => Self::Date { is_millis: about.int::<2>(0, 1)? != 0 },
            9 => Self::Time {
                bytes: if about.int::<4>(1, 32)? == 32 { 4 } else { 8 },
                unit: unit(about.int::<2>(0, 1)?)?,
            },
            10 => Self::Moment {
                unit: unit(about.int::<2>(0, 0)?)?,
                is_utc: about.text(1).is_some_and(|zone| !zone.is_empty()),
            },
            // Durations.
            18 => Self::Int { bytes: 8, is_signed: true },
            // A map is a list of pairs.
            12 | 17 => Self::List { is_large: false },
            21 => Self::List { is_large: true },
            13 => Self::Struct,
            15 => Self::Fixed(length(0).filter(|length| *length > 0)?),
            16 => Self::FixedList(length(0)?),
            23 | 24 => Self::Views,
            _ => return None,
        })
    }

    fn int(about: Flat<'_>) -> Option<Self> {
        let bits: usize = about.int::<4>(0, 0)?.try_into().ok()?;
        let is_signed = about.int::<1>(1, 0)? != 0;
        matches!(bits, 8 | 16 | 32 | 64).then_some(Self::Int { bytes: bits / 8, is_signed })
    }
}
