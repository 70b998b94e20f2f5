//! JSON that travels packed: LZ-string in base 64.

use serde_json::Value;

/// The JSON behind a code.
pub(super) fn unpacked(code: &str) -> Option<Value> {
    text_of(code, |text| serde_json::from_str(text).ok().filter(Value::is_object))
}

/// What can be made of the text behind a code. Form fields turn plus signs into spaces, some addresses have `-` and `_` for `+`
/// and `/`, and mails and chats may have written each slash twice.
pub(super) fn text_of<T>(code: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let sign = |sign| match sign {
        ' ' | '-' => '+',
        '_' => '/',
        other => other,
    };
    let code: String = code.chars().map(sign).collect();
    let read = |code: &str| read(&String::from_utf16(&lz_str::decompress_from_base64(code)?).ok()?);
    read(&code).or_else(|| read(&code.replace("//", "/")))
}

/// A list in an object; an empty one where there is none.
pub(super) fn list<'a>(of: &'a Value, name: &str) -> &'a [Value] {
    of.get(name).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// A text that isn't empty.
pub(super) fn words(of: &Value, name: &str) -> Option<String> {
    of.get(name).and_then(Value::as_str).filter(|text| !text.trim().is_empty()).map(str::to_owned)
}

/// A text, or several of them as the lines of one.
pub(super) fn lines(of: &Value, name: &str) -> Option<String> {
    let all = list(of, name).iter().filter_map(Value::as_str).collect::<Vec<_>>().join("\n");
    words(of, name).or_else(|| Some(all).filter(|all| !all.trim().is_empty()))
}

/// A digit, as a number or as text.
pub(super) fn digit(value: Option<&Value>) -> Option<ichidoku::Digit> {
    let value = value?;
    let number = value.as_u64().or_else(|| value.as_str()?.trim().parse().ok())?;
    ichidoku::Digit::new(number.try_into().ok()?)
}

/// Whether a member says nothing: no, nothing, or a list of nothing.
pub(super) fn is_void(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(members) => members.is_empty(),
        Value::Bool(true) | Value::Number(_) => false,
    }
}
