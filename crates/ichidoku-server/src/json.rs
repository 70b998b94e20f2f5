//! JSON as it is read and written here.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use ichidoku_api::{JsonReader, Misfit, Whole};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Error, Value};

use crate::problem::Problem;

/// An object without fields: what a request says that says nothing but its name.
pub(crate) const NOTHING: &str = "{}";

/// Answers with JSON.
pub(crate) fn to_json<T: Serialize>(answer: &T) -> Result<Response, Problem> {
    let json = serde_json::to_vec(answer).map_err(|error| {
        tracing::error!(%error, "an answer cannot be written as JSON");
        Problem::internal()
    })?;
    Ok(json_response(json))
}

/// An answer that is written already.
pub(crate) fn json_response(json: Vec<u8>) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], json).into_response()
}

/// Reads an object in JSON: 400 if it is none, 422 if it does not say what is expected.
pub(crate) fn from_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    from_json_with(bytes, T::deserialize)
}

/// Reads an object in JSON in this way.
pub(crate) fn from_json_with<T>(
    bytes: &[u8],
    reader: impl FnOnce(JsonReader) -> Result<T, Misfit>,
) -> Result<T, Problem> {
    let value = read(bytes, Problem::malformed)?;
    JsonReader(value).object().and_then(reader).map_err(Problem::unfit)
}

/// Reads the text of a form's field as a value in JSON. A form that was read has only fields that don't fit: 422.
pub(crate) fn value_from_json<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    let value = read(text.as_bytes(), Problem::unfit)?;
    T::deserialize(JsonReader(value)).map_err(Problem::unfit)
}

/// Reads JSON whose objects have no field twice; what is none is refused in this way.
fn read(json: &[u8], refuse: fn(String) -> Problem) -> Result<Value, Problem> {
    let whole = serde_json::from_slice(json).map(|Whole(value)| value);
    whole.map_err(|error| match error.is_data() {
        true => {
            Problem::unfit(format_args!("a field occurs twice, before line {} column {}", error.line(), error.column()))
        }
        false => refuse(not_json(&error)),
    })
}

/// The place where text stops being JSON.
fn not_json(error: &Error) -> String {
    if error.is_eof() {
        return format!("the JSON ends too early, at line {} column {}", error.line(), error.column());
    }
    format!("this is not JSON: {error}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message<T: DeserializeOwned>(json: &str) -> (u16, String) {
        let problem = from_json::<T>(json.as_bytes()).err().unwrap();
        (problem.status().as_u16(), problem.message().to_owned())
    }

    /// Something with lists of a length that is fixed.
    #[derive(serde::Deserialize)]
    struct Line {
        #[expect(dead_code, reason = "it cannot be read")]
        points: Vec<[i32; 2]>,
    }

    #[test]
    fn faults_name_the_field_what_was_expected_and_what_was_found() {
        use ichidoku_api::{Count, Generate, Hint, Solve};
        let unfit = |(status, text): (u16, String)| {
            assert_eq!(status, 422, "{text}");
            text
        };
        let whole = "expected a whole number from 0 to 18446744073709551615";
        for found in ["\"many\"", "-1", "1.5", "null", "true", "[]", "{}"] {
            let text = unfit(message::<Count>(&format!(r#"{{"puzzle": "1", "limit": {found}}}"#)));
            let found = found.replace("[]", "a list").replace("{}", "an object");
            assert_eq!(text, format!("limit: {whole}, found {found}"));
        }
        let missing = unfit(message::<Solve>("{}"));
        assert_eq!(missing, "the field `puzzle` is missing");
        let unknown = unfit(message::<Solve>(r#"{"puzzle": "1", "fly": 1}"#));
        assert_eq!(unknown, "there is no field `fly`; the fields are `puzzle` and `first`");
        let twice = unfit(message::<Solve>(r#"{"puzzle": "1", "puzzle": "2"}"#));
        assert_eq!(twice, "a field occurs twice, before line 1 column 24");
        let list = unfit(message::<Solve>("[]"));
        assert_eq!(list, "expected an object, found a list");
        let first = unfit(message::<Solve>(r#"{"puzzle": "1", "first": "yes"}"#));
        assert_eq!(first, "first: expected true or false, found \"yes\"");
        let deep = unfit(message::<Generate>(r#"{"order": {"clues_to": "few"}}"#));
        assert!(deep.starts_with("order.clues_to: expected a whole number from 0 to "), "{deep}");
        let in_a_list = unfit(message::<Generate>(r#"{"order": {"pattern": ["r1c1", 5]}}"#));
        assert_eq!(in_a_list, "order.pattern[1]: expected a cell such as r4c7, found 5");
        let grade = unfit(message::<Generate>(r#"{"order": {"grade": "silly"}}"#));
        assert!(grade.starts_with("order.grade: \"silly\" is not one of `trivial`, "), "{grade}");
        let long = unfit(message::<Line>(r#"{"points": [[0, 1], [0, 1, 2, 3]]}"#));
        assert_eq!(long, "points[1]: expected a list of 2, found one of 4");
        let puzzle = unfit(message::<Hint>(r#"{"puzzle": 5}"#));
        assert!(puzzle.starts_with("puzzle: expected a puzzle as text, or an object "), "{puzzle}");
    }

    #[test]
    fn what_is_no_json_is_malformed() {
        use ichidoku_api::Solve;
        assert_eq!(message::<Solve>("{"), (400, "the JSON ends too early, at line 1 column 1".to_owned()));
        for json in ["{]", "{\"puzzle\": 5,}", "nonsense", "{\"puzzle\": \"\u{1}\"}"] {
            let (status, text) = message::<Solve>(json);
            assert!(status == 400 && text.starts_with("this is not JSON: "), "{json}: {text}");
        }
    }

    #[test]
    fn the_field_of_a_form_that_is_no_json_does_not_fit() {
        for text in ["", "[", "[] nonsense", "nonsense", "5"] {
            let problem = value_from_json::<Vec<u8>>(text).err().unwrap();
            assert_eq!(problem.status().as_u16(), 422, "{text}: {}", problem.message());
        }
    }

    #[test]
    fn nobody_hears_of_the_types_of_rust() {
        use ichidoku_api::{Count, Enumerate, Generate, Hint, LabRun, Steps};
        let of_all_types = |field: &str| {
            let wrong = ["null", "true", "5", "-5", "0.5", "\"x\"", "[1]", "{\"a\": 1}"];
            wrong.map(|wrong| format!(r#"{{"puzzle": "1", "algorithm": "x", "order": {{}}, "{field}": {wrong}}}"#))
        };
        let fields = ["puzzle", "limit", "skip", "which", "order", "limits", "scale", "trace", "all", "seed", "count"];
        for json in fields.into_iter().flat_map(of_all_types) {
            let refusals = [
                from_json::<Count>(json.as_bytes()).err(),
                from_json::<Enumerate>(json.as_bytes()).err(),
                from_json::<Generate>(json.as_bytes()).err(),
                from_json::<Hint>(json.as_bytes()).err(),
                from_json::<LabRun>(json.as_bytes()).err(),
                from_json::<Steps>(json.as_bytes()).err(),
            ];
            for refusal in refusals.into_iter().flatten() {
                let text = refusal.message();
                let of_rust =
                    ["u8", "u32", "u64", "usize", "i64", "f64", "struct", "enum", "variant", "sequence", "unit"];
                let told: Vec<_> =
                    text.split(|c: char| !c.is_alphanumeric()).filter(|word| of_rust.contains(word)).collect();
                assert!(told.is_empty() && !text.contains("invalid type"), "{json}: {text}");
            }
        }
    }
}
