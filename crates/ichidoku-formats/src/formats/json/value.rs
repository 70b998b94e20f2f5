//! The shapes of values.

use serde_json::Value;

/// A string or an array this long is a puzzle by itself and not a row.
const WHOLE: usize = 20;

/// Whether the value holds puzzles and is none itself.
pub(super) fn is_nest(value: &Value) -> bool {
    match value {
        Value::Object(_) => true,
        Value::Array(values) => is_list(values),
        _ => false,
    }
}

/// Whether the values are puzzles, or objects that should hold some.
pub(super) fn is_list(values: &[Value]) -> bool {
    !values.is_empty() && values.iter().all(|value| value.is_object() || is_grid(value))
}

/// Whether the value has the shape of a puzzle, right or wrong in detail.
pub(super) fn is_grid(value: &Value) -> bool {
    match value {
        Value::String(text) => is_whole(text),
        Value::Array(values) => {
            let rows =
                values.iter().all(|value| matches!(value, Value::Array(row) if row.len() < WHOLE && !is_list(row)));
            let lines =
                values.iter().all(|value| matches!(value, Value::String(row) if row.len() > 1 && !is_whole(row)));
            let flat = values.len() >= WHOLE && !values.iter().any(|value| value.is_array() || value.is_object());
            !values.is_empty() && (rows || lines || flat && !is_list(values))
        }
        _ => false,
    }
}

fn is_whole(text: &str) -> bool {
    text.chars().count() >= WHOLE
}

pub(super) fn label_of(value: &Value) -> Option<String> {
    match value {
        Value::String(name) => Some(name.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// The value, cut short, for a message.
pub(super) fn shown(value: &Value) -> String {
    match value {
        Value::Array(_) => "an array".into(),
        Value::Object(_) => "an object".into(),
        Value::String(text) if is_whole(text) => "a long string".into(),
        other => other.to_string(),
    }
}
