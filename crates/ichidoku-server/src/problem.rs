//! Why a request is not answered, in one shape for all of them: that of `ichidoku-api`, with more codes.

use std::fmt;
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ichidoku_api::{Args, ErrorCode, Place};
use serde::Serialize;

use crate::headers;
use crate::refusal_words;

/// A refusal: the status of the answer and its body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    body: Body,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Problem"))]
pub(crate) struct Body {
    /// What is wrong, for programs.
    code: Code,
    /// What is wrong, in a sentence that names the place and the expectation.
    message: String,
    /// Which sentence it is, for programs that say it in words of their own; empty for the words of a library.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    key: String,
    /// What the sentence speaks of, by name. `grid` is `solution` if the fault lies in a stated solution.
    #[serde(skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    args: Args,
    /// Where in the puzzle's text.
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<Place>,
    /// What was found there, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<String>,
    /// What was expected there, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<String>,
}

/// The kinds of refusal: those of the vocabulary, and those of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum Code {
    /// A kind that the vocabulary has.
    Asked(ErrorCode),
    /// A kind that only a server has.
    Served(ServerCode),
}

/// The kinds of refusal that only a server has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ServerCode {
    /// There is nothing at this path.
    NotFound,
    /// The request is meant for another host.
    ForeignHost,
    /// The path is not used in this way; the header Allow says how it is.
    MethodNotAllowed,
    /// The body is of a kind that is not read, or compressed.
    UnsupportedMediaType,
    /// The body or the head is too long.
    TooLong,
    /// The body came too slowly.
    TooSlow,
    /// Too many long computations are waiting; the header Retry-After says when to try again.
    Busy,
    /// The client has asked too often; the header Retry-After says when to try again.
    TooOften,
    /// Too many connections are open.
    Full,
    /// The computation took too long.
    OutOfTime,
    /// The server made a mistake.
    Internal,
}

/// What a sentence speaks of.
fn args_of(args: &[(&str, &dyn fmt::Display)]) -> Args {
    Args(args.iter().map(|(name, value)| ((*name).to_owned(), value.to_string())).collect())
}

impl Problem {
    /// A refusal that the catalogue has a sentence for.
    fn served(status: StatusCode, code: ServerCode, key: &str, args: &[(&str, &dyn fmt::Display)]) -> Self {
        Self::keyed(status, Code::Served(code), key, args_of(args))
    }

    fn keyed(status: StatusCode, code: Code, key: &str, args: Args) -> Self {
        let message = refusal_words::said("en", key, &args, None).unwrap_or_default();
        Self {
            status,
            body: Body { code, message, key: key.to_owned(), args, place: None, found: None, expected: None },
        }
    }

    /// The status of the answer.
    #[cfg(test)]
    pub(crate) fn status(&self) -> StatusCode {
        self.status
    }

    /// What is wrong, in a sentence.
    #[cfg(any(test, feature = "columns"))]
    pub(crate) fn message(&self) -> &str {
        &self.body.message
    }

    /// The request is not written as it has to be.
    pub(crate) fn malformed(message: impl fmt::Display) -> Self {
        ichidoku_api::Error::new(ErrorCode::Request, message).into()
    }

    /// The request is well written, and does not say what is expected.
    pub(crate) fn unfit(message: impl fmt::Display) -> Self {
        Self { status: StatusCode::UNPROCESSABLE_ENTITY, ..Self::malformed(message) }
    }

    /// The same in a sentence of the catalogue.
    pub(crate) fn unfit_as(key: &str) -> Self {
        Self::unfit_with(key, &[])
    }

    /// The same in a sentence that speaks of something.
    pub(crate) fn unfit_with(key: &str, args: &[(&str, &dyn fmt::Display)]) -> Self {
        Self::keyed(StatusCode::UNPROCESSABLE_ENTITY, Code::Asked(ErrorCode::Request), key, args_of(args))
    }

    /// The request is not written as it has to be, in a sentence of the catalogue.
    pub(crate) fn malformed_as(key: &str) -> Self {
        Self::malformed_with(key, &[])
    }

    /// The same in a sentence that speaks of something.
    pub(crate) fn malformed_with(key: &str, args: &[(&str, &dyn fmt::Display)]) -> Self {
        Self::keyed(StatusCode::BAD_REQUEST, Code::Asked(ErrorCode::Request), key, args_of(args))
    }

    /// There is nothing at the path; that of columns is told where this build does without them.
    pub(crate) fn not_found(path: &str) -> Self {
        let is_of_columns = path.starts_with("/api/") && path.ends_with("/batch");
        let key = if is_of_columns && !cfg!(feature = "columns") { "no-columns" } else { "not-found" };
        Self::served(StatusCode::NOT_FOUND, ServerCode::NotFound, key, &[("path", &path)])
    }

    /// The request is meant for a host that this server is not.
    pub(crate) fn foreign_host(host: &str) -> Self {
        let status = StatusCode::MISDIRECTED_REQUEST;
        Self::served(status, ServerCode::ForeignHost, "foreign-host", &[("host", &host)])
    }

    pub(crate) fn method_not_allowed() -> Self {
        Self::served(StatusCode::METHOD_NOT_ALLOWED, ServerCode::MethodNotAllowed, "method-not-allowed", &[])
    }

    pub(crate) fn unsupported_media_type(expected: &str) -> Self {
        let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
        Self::served(status, ServerCode::UnsupportedMediaType, "media-type", &[("expected", &expected)])
    }

    pub(crate) fn coded() -> Self {
        Self::served(StatusCode::UNSUPPORTED_MEDIA_TYPE, ServerCode::UnsupportedMediaType, "coded", &[])
    }

    pub(crate) fn too_long(limit: usize) -> Self {
        Self::served(StatusCode::PAYLOAD_TOO_LARGE, ServerCode::TooLong, "body-too-long", &[("limit", &limit)])
    }

    /// A batch of a stream has too many rows or bytes.
    #[cfg(feature = "columns")]
    pub(crate) fn batch_too_long(key: &str, limit: usize) -> Self {
        Self::served(StatusCode::PAYLOAD_TOO_LARGE, ServerCode::TooLong, key, &[("limit", &limit)])
    }

    pub(crate) fn too_slow(limit: Duration) -> Self {
        let limit = limit.as_millis();
        Self::served(StatusCode::REQUEST_TIMEOUT, ServerCode::TooSlow, "body-too-slow", &[("limit", &limit)])
    }

    pub(crate) fn busy() -> Self {
        Self::served(StatusCode::SERVICE_UNAVAILABLE, ServerCode::Busy, "busy", &[])
    }

    /// The client has asked too often, and has to wait.
    pub(crate) fn too_often(wait: Duration) -> Self {
        let wait = wait.as_secs() + 1;
        Self::served(StatusCode::TOO_MANY_REQUESTS, ServerCode::TooOften, "too-often", &[("wait", &wait)])
    }

    pub(crate) fn full() -> Self {
        Self::served(StatusCode::SERVICE_UNAVAILABLE, ServerCode::Full, "full", &[])
    }

    pub(crate) fn out_of_time(limit: Duration) -> Self {
        let limit = limit.as_millis();
        Self::served(StatusCode::SERVICE_UNAVAILABLE, ServerCode::OutOfTime, "out-of-time", &[("limit", &limit)])
    }

    /// A mistake of ours; the log says more.
    pub(crate) fn internal() -> Self {
        Self::served(StatusCode::INTERNAL_SERVER_ERROR, ServerCode::Internal, "internal", &[])
    }

    /// What arrived is not a request of HTTP/1.1, or its head is too long; the connection ends with this.
    pub(crate) fn not_http(status: StatusCode) -> Self {
        match status {
            StatusCode::BAD_REQUEST => Self::malformed_as("not-http"),
            status => Self::served(status, ServerCode::TooLong, "head-too-long", &[]),
        }
    }

    /// The seconds after which the client may try again, where that is known.
    fn wait(&self) -> Option<HeaderValue> {
        match self.body.code {
            Code::Served(ServerCode::Busy) => Some(HeaderValue::from_static("1")),
            Code::Served(ServerCode::TooOften) => self.body.args.get("wait")?.parse().ok(),
            _ => None,
        }
    }

    /// The body of the answer in a language; what the catalogue has no sentence for stays English.
    pub(crate) fn json_in(mut self, language: &str) -> String {
        let Body { key, args, place, message, .. } = &mut self.body;
        if let Some(said) = refusal_words::said(language, key, args, *place) {
            *message = said;
        }
        self.json()
    }

    /// The whole answer as text, for a connection that closes after it.
    pub(crate) fn as_http(&self) -> String {
        let (status, body, strict) = (self.status, self.json(), headers::strict_lines());
        let length = body.len();
        format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n{strict}connection: close\r\n\r\n{body}"
        )
    }

    fn json(&self) -> String {
        // Strings and numbers: nothing that JSON cannot hold.
        serde_json::to_string(&self.body).unwrap_or_default()
    }
}

impl From<ichidoku_api::Error> for Problem {
    fn from(error: ichidoku_api::Error) -> Self {
        let status = match error.code {
            ErrorCode::Request => StatusCode::BAD_REQUEST,
            ErrorCode::Puzzle | ErrorCode::Argument | ErrorCode::Budget => StatusCode::UNPROCESSABLE_ENTITY,
            ErrorCode::Cancelled => StatusCode::SERVICE_UNAVAILABLE,
        };
        let ichidoku_api::Error { code, message, key, args, place, found, expected } = error;
        Self { status, body: Body { code: Code::Asked(code), message, key, args, place, found, expected } }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let json = HeaderValue::from_static("application/json");
        let mut response = (self.status, [(header::CONTENT_TYPE, json)], self.json()).into_response();
        if let Some(wait) = self.wait() {
            response.headers_mut().insert(header::RETRY_AFTER, wait);
        }
        // Which language the client accepts is known further out.
        response.extensions_mut().insert(self);
        response
    }
}
