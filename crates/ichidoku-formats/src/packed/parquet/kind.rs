//! How values are stored.

use super::thrift::Value;

/// How a column's values are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Bool,
    Int32,
    Int64,
    Float,
    Double,
    /// Bytes with their length.
    Bytes,
    /// Bytes of this length each.
    Fixed(usize),
}

impl Kind {
    /// How an element of the schema is stored; `None` if it isn't one of values.
    pub(super) fn of(element: &Value<'_>) -> Option<Self> {
        Some(match element.int(1)? {
            0 => Self::Bool,
            1 => Self::Int32,
            2 => Self::Int64,
            // An old form of time.
            3 => Self::Fixed(12),
            4 => Self::Float,
            5 => Self::Double,
            6 => Self::Bytes,
            7 => Self::Fixed(element.count(2).filter(|length| *length > 0)?),
            _ => return None,
        })
    }
}
