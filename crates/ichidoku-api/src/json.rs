//! Any request and any answer as JSON.

use std::fmt::Display;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::control::Control;
use crate::error::{Error, ErrorCode};
use crate::registry::{Answer, Request};
use crate::whole::Whole;

/// Answers a request that is written in JSON, in JSON.
///
/// ```
/// use ichidoku_api::{Control, answer_json};
/// let answer = answer_json(r#"{"request": "fly"}"#, &Control::new());
/// assert!(answer.starts_with(r#"{"answer":"error","code":"request","message":"\"fly\" is not one of `solve`"#));
/// ```
pub fn answer_json(request: &str, control: &Control<'_>) -> String {
    Request::read(request).map_or_else(Answer::Error, |request| request.answer(control)).json()
}

/// The word that a value of an answer is in JSON, such as `very-hard` of a grade; `None` if it is no word there.
///
/// ```
/// use ichidoku_api::{Status, json_word};
/// assert_eq!(json_word(&Status::Unique).as_deref(), Some("unique"));
/// assert_eq!(json_word(&1), None);
/// ```
pub fn json_word(value: &impl Serialize) -> Option<String> {
    serde_json::to_value(value).ok()?.as_str().map(str::to_owned)
}

/// The name of a request, and what else it says: what of JSON is read before anyone knows which request it is.
#[derive(Clone, PartialEq, Debug)]
pub struct NamedRequest {
    /// What the field `request` says.
    pub name: String,
    /// The object without that field.
    pub rest: Value,
}

impl NamedRequest {
    /// Reads a request that is written in JSON, as far as its name.
    ///
    /// # Errors
    /// It is not JSON, no object, one with a field twice, or one without a name.
    pub fn read(json: &str) -> Result<Self, Error> {
        let Whole(value) = serde_json::from_str(json).map_err(unread)?;
        Self::of(value).map_err(unread)
    }

    fn of(mut rest: Value) -> Result<Self, &'static str> {
        let fields = rest.as_object_mut().ok_or("expected an object")?;
        match fields.remove("request") {
            Some(Value::String(name)) => Ok(Self { name, rest }),
            Some(_) => Err("the field `request` is not text"),
            None => Err("the field `request` is missing"),
        }
    }

    /// What it asks for.
    ///
    /// # Errors
    /// It does not say what is expected.
    pub fn into_ask<Q: DeserializeOwned>(self) -> Result<Q, Error> {
        Q::deserialize(reader(self.rest)).map_err(unread)
    }
}

/// What reads a value.
#[cfg(feature = "misfits")]
const fn reader(value: Value) -> crate::misfit::JsonReader {
    crate::misfit::JsonReader(value)
}

/// What reads a value. Its errors speak of Rust's types.
#[cfg(not(feature = "misfits"))]
const fn reader(value: Value) -> Value {
    value
}

fn unread(error: impl Display) -> Error {
    Error::new(ErrorCode::Request, error)
}

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Whole(value) = Whole::deserialize(deserializer)?;
        let NamedRequest { name, rest } = NamedRequest::of(value).map_err(D::Error::custom)?;
        Self::named(&name, reader(rest)).map_err(D::Error::custom)
    }
}

impl Request {
    /// Answers the request; as the one about a variant if its puzzle is one.
    pub fn answer(&self, control: &Control<'_>) -> Answer {
        #[cfg(feature = "variants")]
        if let Some(variant) = self.for_variant() {
            return variant.answer_as_named(control);
        }
        self.answer_as_named(control)
    }

    /// Reads a request that is written in JSON.
    ///
    /// ```
    /// use ichidoku_api::{ErrorCode, Request};
    /// assert_eq!(Request::read(r#"{"request": "solve", "puzzle": "1"}"#).unwrap().name(), "solve");
    /// assert_eq!(Request::read(r#"{"request": "fly"}"#).unwrap_err().code, ErrorCode::Request);
    /// ```
    ///
    /// # Errors
    /// It is none of the vocabulary, or none of the part that was built.
    pub fn read(json: &str) -> Result<Self, Error> {
        let NamedRequest { name, rest } = NamedRequest::read(json)?;
        Self::named(&name, reader(rest)).map_err(unread)
    }
}

/// What answers the request with this name, as [`Answer`] is in JSON: an object whose first field says the name.
///
/// ```
/// use ichidoku_api::{Ask, Control, Count, PuzzleInput, named_json};
/// let counted = Count { puzzle: PuzzleInput::from(".".repeat(81).as_str()), limit: 2 }.run(&Control::new()).unwrap();
/// assert!(named_json("count", &counted).starts_with(r#"{"answer":"count","#));
/// ```
pub fn named_json(name: &str, answer: &impl Serialize) -> String {
    // Strings, numbers and lists of them: nothing that JSON cannot hold.
    let answer = serde_json::to_string(answer).unwrap_or_default();
    // What follows the name is an object, too: its own brace gives way to a comma, unless it is empty.
    let fields = answer.strip_prefix('{').unwrap_or("}");
    let comma = if fields == "}" { "" } else { "," };
    format!(r#"{{"answer":"{name}"{comma}{fields}"#)
}

impl Answer {
    /// The answer in JSON.
    pub fn json(&self) -> String {
        named_json(self.name(), &self.unnamed())
    }

    /// The answer without its name, for whoever knows what was asked.
    pub const fn unnamed(&self) -> Unnamed<'_> {
        Unnamed(self)
    }
}

/// An answer that is written without its name.
#[derive(Clone, Copy, Debug)]
pub struct Unnamed<'a>(&'a Answer);

impl Serialize for Unnamed<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write_unnamed(serializer)
    }
}
