//! What a line asks.

use ichidoku_api as api;
use serde_json::{Map, Value};

use crate::body::Kind;
use crate::json::{NOTHING, from_json_beside};
use crate::problem::Problem;

/// What every line is, and what the address says for all of them.
#[derive(Debug)]
pub(super) struct Asked {
    /// The request of the vocabulary.
    pub(super) name: &'static str,
    kind: Kind,
    /// The fields of each request that doesn't have them itself.
    fields: Map<String, Value>,
}

impl Asked {
    /// Reads the part of the address after the question mark: fields of the request.
    pub(super) fn new(name: &'static str, kind: Kind, query: &str) -> Self {
        let fields = form_urlencoded::parse(query.as_bytes());
        Self { name, kind, fields: fields.map(|(name, text)| (name.into_owned(), value_of(&text))).collect() }
    }

    /// The request that a line is.
    pub(super) fn read(&self, line: &[u8]) -> Result<api::Request, Problem> {
        let puzzle = || Value::from(Map::from_iter([("puzzle".to_owned(), String::from_utf8_lossy(line).into())]));
        let text = (self.kind == Kind::Text).then(|| puzzle().to_string());
        let json = text.as_deref().map_or(line, str::as_bytes);
        from_json_beside(json, &self.fields, |rest| api::Request::named(self.name, rest))
    }
}

/// A number or a truth, if the text is one, and else a text.
fn value_of(text: &str) -> Value {
    let value = serde_json::from_str(text).ok().filter(|value: &Value| value.is_number() || value.is_boolean());
    value.unwrap_or_else(|| text.into())
}

/// The names of all requests that have a body.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    api::Request::NAMES.iter().copied().filter(|name| api::Request::example(name) != Some(NOTHING))
}

/// True if the request is about one puzzle, which a line may be.
pub(crate) fn takes_puzzle(name: &str) -> bool {
    let example = api::Request::example(name).and_then(|example| serde_json::from_str::<Value>(example).ok());
    example.is_some_and(|example| example.get("puzzle").is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(kind: Kind, query: &str, line: &str) -> Result<api::Request, String> {
        Asked::new("count", kind, query).read(line.as_bytes()).map_err(|problem| problem.message().to_owned())
    }

    #[test]
    fn a_line_has_the_fields_of_the_address_unless_it_has_its_own() {
        let count = |puzzle: &str, limit| {
            let count = format!(r#"{{"puzzle": "{puzzle}", "limit": {limit}}}"#);
            api::Request::named("count", serde_json::from_str::<Value>(&count).unwrap()).unwrap()
        };
        let (blank, one) = (".".repeat(81), format!("1{}", ".".repeat(80)));
        assert_eq!(read(Kind::Text, "limit=7", &blank), Ok(count(&blank, 7)));
        assert_eq!(read(Kind::Lines, "limit=7", &format!(r#"{{"puzzle":"{one}"}}"#)), Ok(count(&one, 7)));
        assert_eq!(read(Kind::Lines, "limit=7", &format!(r#"{{"puzzle":"{one}","limit":2}}"#)), Ok(count(&one, 2)));
        let unknown = "there is no field `limt`; the fields are `puzzle` and `limit`";
        assert_eq!(read(Kind::Text, "limt=7", &blank), Err(unknown.to_owned()));
    }

    #[test]
    fn requests_about_a_puzzle_take_lines_of_puzzles() {
        assert!(takes_puzzle("hint") && takes_puzzle("solve-variant"));
        assert!(!takes_puzzle("generate") && !takes_puzzle("book"));
    }
}
