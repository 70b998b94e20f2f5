//! What the stored values of a column mean, and how they are written as text: days and moments in the forms of ISO 8601, decimals with
//! all their digits. Bytes are text if they can be, and else `\x` and their digits, as databases write them.

use std::str;

use super::super::decimal::{decimal, decimal_of_bytes};
use super::super::moment::{Unit, date, moment, time};
use super::super::rows::say;
use super::kind::Kind;
use super::pages::ColumnType;
use super::thrift::Value;

/// How the values of a column are stored, and what they mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Type {
    pub(super) kind: Kind,
    pub(super) meaning: Meaning,
}

/// What stored values mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Meaning {
    /// What they are: truths, numbers or bytes.
    Themselves,
    /// Bytes that are text for sure.
    Text,
    /// Numbers of which none is below 0.
    Unsigned,
    /// Numbers with this many digits behind the point.
    Decimal(usize),
    /// Numbers of 16 bits.
    Half,
    Date,
    Time(Unit, IsUtc),
    Moment(Unit, IsUtc),
    /// Moments as nanoseconds of a day, counted from 4713 BC.
    OldMoment,
    /// Months, days and milliseconds.
    Interval,
    Uuid,
}

/// True if the time is that of UTC, and not of a place that isn't named.
type IsUtc = bool;

/// A number of more bytes is none: programs have at most 76 digits.
const MAX_DECIMAL: usize = 64;

/// The day from which old moments are counted, counted from 1970-01-01.
const OLD_DAY: i64 = -2_440_588;

impl Type {
    /// The type of an element of the schema; `None` if there is none such.
    pub(super) fn of(element: &Value<'_>) -> Option<Self> {
        let kind = Kind::of(element)?;
        let meaning = if element.int(1) == Some(3) { Meaning::OldMoment } else { Meaning::of(element) };
        Some(Self { kind, meaning: if meaning.is_of(kind) { meaning } else { Meaning::Themselves } })
    }

    /// True if the values are texts or bytes, and no other thing that is stored so.
    pub(super) fn is_text(self) -> bool {
        matches!(self.kind, Kind::Bytes | Kind::Fixed(_)) && matches!(self.meaning, Meaning::Themselves | Meaning::Text)
    }

    /// The type of a column that holds the same values once they were text; `None` if there is none such.
    pub(super) fn by_way_of_text(self) -> Option<ColumnType> {
        match (self.meaning, self.kind) {
            (Meaning::Text, _) => Some(ColumnType::Text),
            (Meaning::Themselves, Kind::Bool) => Some(ColumnType::Truth),
            (Meaning::Themselves, Kind::Int32 | Kind::Int64) | (Meaning::Unsigned, Kind::Int32) => {
                Some(ColumnType::Integer)
            }
            (Meaning::Themselves, Kind::Float | Kind::Double) | (Meaning::Half, _) => Some(ColumnType::Float),
            _ => None,
        }
    }

    /// True if a value is a text in JSON, and neither a number nor a truth.
    pub(super) fn is_quoted(self) -> bool {
        match self.meaning {
            Meaning::Themselves | Meaning::Text => self.is_text(),
            Meaning::Unsigned | Meaning::Decimal(_) | Meaning::Half => false,
            _ => true,
        }
    }

    /// Appends a whole number as what it means.
    pub(super) fn say_int(self, number: i64, out: &mut Vec<u8>) {
        match self.meaning {
            Meaning::Unsigned if self.kind == Kind::Int32 => say(number as u32, out),
            Meaning::Unsigned => say(number as u64, out),
            Meaning::Decimal(scale) => decimal(number, scale, out),
            Meaning::Date => date(number, out),
            Meaning::Time(unit, is_utc) => time(number, unit, is_utc, out),
            Meaning::Moment(unit, is_utc) => moment(number, unit, is_utc, out),
            _ => say(number, out),
        }
    }

    /// Appends bytes as what they mean.
    pub(super) fn say_bytes(self, bytes: &[u8], out: &mut Vec<u8>) {
        match self.meaning {
            Meaning::Decimal(scale) if bytes.len() <= MAX_DECIMAL => decimal_of_bytes(bytes, scale, out),
            Meaning::Half if let Ok(bytes) = bytes.try_into() => say(half(u16::from_le_bytes(bytes)), out),
            Meaning::OldMoment if let Ok(bytes) = bytes.try_into() => old_moment(bytes, out),
            Meaning::Interval if let Ok(bytes) = bytes.try_into() => interval(bytes, out),
            Meaning::Uuid if let Ok(bytes) = bytes.try_into() => uuid(bytes, out),
            Meaning::Themselves | Meaning::Text if str::from_utf8(bytes).is_ok() => out.extend_from_slice(bytes),
            _ => {
                out.extend_from_slice(b"\\x");
                hexadecimal(bytes, out);
            }
        }
    }
}

impl Meaning {
    /// What an element of the schema says, in the new way or the old one.
    fn of(element: &Value<'_>) -> Self {
        let logical = element.field(10);
        let about = |id| logical.and_then(|logical| logical.field(id));
        let is_utc = |about: &Value<'_>| about.flag(1) == Some(true);
        if let Some(time) = about(7) {
            return unit(time).map_or(Self::Themselves, |unit| Self::Time(unit, is_utc(time)));
        }
        if let Some(moment) = about(8) {
            return unit(moment).map_or(Self::Themselves, |unit| Self::Moment(unit, is_utc(moment)));
        }
        let decimal = || Self::Decimal(element.count(7).unwrap_or(0));
        match () {
            // Texts, names from a list, and JSON.
            () if [1, 4, 12].into_iter().any(|id| about(id).is_some()) => Self::Text,
            () if about(5).is_some() => decimal(),
            () if about(6).is_some() => Self::Date,
            () if about(10).is_some_and(|int| int.flag(2) == Some(false)) => Self::Unsigned,
            () if about(14).is_some() => Self::Uuid,
            () if about(15).is_some() => Self::Half,
            () => match element.int(6) {
                Some(0 | 4 | 19) => Self::Text,
                Some(5) => decimal(),
                Some(6) => Self::Date,
                Some(7) => Self::Time(Unit::Millis, true),
                Some(8) => Self::Time(Unit::Micros, true),
                Some(9) => Self::Moment(Unit::Millis, true),
                Some(10) => Self::Moment(Unit::Micros, true),
                Some(11..=14) => Self::Unsigned,
                Some(21) => Self::Interval,
                _ => Self::Themselves,
            },
        }
    }

    /// True if values that are stored like this can mean it.
    fn is_of(self, kind: Kind) -> bool {
        match self {
            Self::Themselves => true,
            Self::Text => matches!(kind, Kind::Bytes | Kind::Fixed(_)),
            Self::Unsigned | Self::Date | Self::Time(..) | Self::Moment(..) => {
                matches!(kind, Kind::Int32 | Kind::Int64)
            }
            // The scheme has no more than 76 digits in use.
            Self::Decimal(scale) => {
                scale <= 2 * MAX_DECIMAL && matches!(kind, Kind::Int32 | Kind::Int64 | Kind::Bytes | Kind::Fixed(_))
            }
            Self::Half => kind == Kind::Fixed(2),
            Self::OldMoment | Self::Interval => kind == Kind::Fixed(12),
            Self::Uuid => kind == Kind::Fixed(16),
        }
    }
}

/// The unit of a time or a moment.
fn unit(about: &Value<'_>) -> Option<Unit> {
    let unit = about.field(2)?;
    let units = [(1, Unit::Millis), (2, Unit::Micros), (3, Unit::Nanos)];
    units.into_iter().find(|(id, _)| unit.field(*id).is_some()).map(|(_, unit)| unit)
}

/// A number of which a bit is the sign, five are the exponent and ten the digits.
fn half(bits: u16) -> f32 {
    let (exponent, digits) = (i32::from(bits >> 10 & 0x1F), f32::from(bits & 0x3FF) / 1024.0);
    let size = match exponent {
        0 => digits * 2_f32.powi(-14),
        31 if digits == 0.0 => f32::INFINITY,
        31 => f32::NAN,
        _ => (1.0 + digits) * 2_f32.powi(exponent - 15),
    };
    if bits >> 15 == 1 { -size } else { size }
}

fn old_moment([a, b, c, d, e, f, g, h, day @ ..]: [u8; 12], out: &mut Vec<u8>) {
    date(i64::from(u32::from_le_bytes(day)) + OLD_DAY, out);
    out.push(b'T');
    time(i64::from_le_bytes([a, b, c, d, e, f, g, h]), Unit::Nanos, false, out);
}

fn interval(bytes: [u8; 12], out: &mut Vec<u8>) {
    let mut parts = bytes.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes));
    let mut next = || parts.next().unwrap_or(0);
    let (months, days, millis) = (next(), next(), next());
    say(format_args!("P{months}M{days}DT{}.{:03}S", millis / 1000, millis % 1000), out);
}

fn uuid(bytes: [u8; 16], out: &mut Vec<u8>) {
    let mut rest = &bytes[..];
    for (part, length) in [4, 2, 2, 2, 6].into_iter().enumerate() {
        if part > 0 {
            out.push(b'-');
        }
        let (piece, after) = rest.split_at(length);
        hexadecimal(piece, out);
        rest = after;
    }
}

fn hexadecimal(bytes: &[u8], out: &mut Vec<u8>) {
    bytes.iter().for_each(|byte| say(format_args!("{byte:02x}"), out));
}
