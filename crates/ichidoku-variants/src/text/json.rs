//! What the readers of objects in JSON share.

use serde_json::Value;

use super::{TextError, TextFault};
use crate::Shape;

/// A list that may be absent.
pub(super) fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value.get(name).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// A whole number, perhaps written as a text.
pub(super) fn number(value: &Value) -> Option<i16> {
    let number = value.as_i64().or_else(|| value.as_str()?.trim().parse().ok());
    number.and_then(|number| i16::try_from(number).ok())
}

/// The puzzle of an object that has it in a member with the name of one, such as `{"puzzle": ".Windoku"}`.
pub(super) fn puzzle_member(text: &str) -> Option<String> {
    let object = text.trim().strip_prefix('{').and_then(|_| serde_json::from_str::<Value>(text).ok())?;
    let members = object.as_object()?;
    let place = ichidoku_formats::puzzle_column(members.keys().map(String::as_str))?;
    members.values().nth(place)?.as_str().map(str::to_owned)
}

/// True of what says nothing: no, nothing, an empty text, or a list or object of nothing.
pub(super) fn is_void(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(members) => members.is_empty(),
        Value::Bool(true) | Value::Number(_) => false,
    }
}

/// The rows of a site's grid, each of which must have as many cells as the grid has columns.
pub(super) fn check_rows(rows: &[Value], shape: Shape) -> Result<(), TextError> {
    let cells = rows.iter().map(|row| row.as_array().map_or(0, Vec::len));
    match (1..).zip(cells).find(|(_, cells)| *cells != shape.columns()) {
        Some((row, found)) => Err(fault("row", row, TextFault::Cells { found, expected: shape.columns() })),
        None => Ok(()),
    }
}

impl TextFault {
    /// The value of a cell that is no digit of a grid of this shape.
    pub(super) fn no_digit(found: Option<&Value>, shape: Shape) -> Self {
        let found =
            found.map_or_else(String::new, |value| value.as_str().map_or_else(|| value.to_string(), str::to_owned));
        Self::no_digit_of(shape, found)
    }
}

pub(super) fn fault(part: &'static str, place: usize, fault: impl Into<TextFault>) -> TextError {
    TextError { place, part, fault: fault.into() }
}
