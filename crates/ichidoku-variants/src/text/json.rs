//! What the readers of objects in JSON share.

use serde_json::Value;

use super::TextError;

/// A list that may be absent.
pub(super) fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value.get(name).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// A whole number, perhaps written as a text.
pub(super) fn number(value: &Value) -> Option<i16> {
    let number = value.as_i64().or_else(|| value.as_str()?.trim().parse().ok());
    number.and_then(|number| i16::try_from(number).ok())
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

pub(super) fn fault(part: &'static str, place: usize, fault: impl Into<String>) -> TextError {
    TextError { place, part, fault: fault.into() }
}
