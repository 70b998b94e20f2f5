//! Any request and any answer as JSON.

use serde::Serialize;

use crate::control::Control;
use crate::error::{Error, ErrorCode};
use crate::registry::{Answer, Request};

/// Answers a request that is written in JSON, in JSON.
///
/// ```
/// use ichidoku_api::{Control, answer_json};
/// let answer = answer_json(r#"{"request": "fly"}"#, &Control::new());
/// assert!(answer.starts_with(r#"{"answer":"error","code":"request","message":"unknown variant `fly`"#));
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

impl Request {
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
        serde_json::from_str(json).map_err(|error| Error::new(ErrorCode::Request, error))
    }
}

impl Answer {
    /// The answer in JSON.
    pub fn json(&self) -> String {
        // Strings, numbers and lists of them: nothing that JSON cannot hold.
        serde_json::to_string(self).unwrap_or_default()
    }
}
