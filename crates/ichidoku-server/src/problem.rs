//! Why a request is not answered, in one shape for all of them: that of `ichidoku-api`, with more codes.

use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ichidoku_api::{ErrorCode, Place};
use schemars::JsonSchema;
use serde::Serialize;

use crate::headers;

/// A refusal: the status of the answer and its body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    body: Body,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Problem")]
pub(crate) struct Body {
    /// What is wrong, for programs.
    code: Code,
    /// What is wrong, in a sentence that names the place and the expectation.
    message: String,
    /// Where in the puzzle's text.
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<Place>,
    /// What was found there.
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<String>,
    /// What was expected there.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<String>,
}

/// The kinds of refusal: those of the vocabulary, and those of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum Code {
    /// A kind that the vocabulary has.
    Asked(ErrorCode),
    /// A kind that only a server has.
    Served(ServerCode),
}

/// The kinds of refusal that only a server has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
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
    /// Too many connections are open.
    Full,
    /// The computation took too long.
    OutOfTime,
    /// The server made a mistake.
    Internal,
}

impl Problem {
    fn served(status: StatusCode, code: ServerCode, message: impl Into<String>) -> Self {
        let message = message.into();
        let body = Body { code: Code::Served(code), message, place: None, found: None, expected: None };
        Self { status, body }
    }

    /// The status of the answer.
    #[cfg(test)]
    pub(crate) fn status(&self) -> StatusCode {
        self.status
    }

    /// What is wrong, in a sentence.
    #[cfg(test)]
    pub(crate) fn message(&self) -> &str {
        &self.body.message
    }

    /// The request is not written as it has to be.
    pub(crate) fn malformed(message: impl std::fmt::Display) -> Self {
        ichidoku_api::Error::new(ErrorCode::Request, message).into()
    }

    /// The request is well written, and does not say what is expected.
    pub(crate) fn unfit(message: impl std::fmt::Display) -> Self {
        Self { status: StatusCode::UNPROCESSABLE_ENTITY, ..Self::malformed(message) }
    }

    pub(crate) fn not_found(path: &str) -> Self {
        Self::served(StatusCode::NOT_FOUND, ServerCode::NotFound, format!("there is nothing at {path}"))
    }

    /// The request is meant for a host that this server is not.
    pub(crate) fn foreign_host(host: &str) -> Self {
        let message = format!("this server doesn't answer for the host {host}; `ichidoku serve --allow-host` adds one");
        Self::served(StatusCode::MISDIRECTED_REQUEST, ServerCode::ForeignHost, message)
    }

    pub(crate) fn method_not_allowed() -> Self {
        let message = "the header Allow names the methods that this path has";
        Self::served(StatusCode::METHOD_NOT_ALLOWED, ServerCode::MethodNotAllowed, message)
    }

    pub(crate) fn unsupported_media_type(expected: &str) -> Self {
        let message = format!("the header Content-Type must be {expected}");
        Self::served(StatusCode::UNSUPPORTED_MEDIA_TYPE, ServerCode::UnsupportedMediaType, message)
    }

    pub(crate) fn coded() -> Self {
        let message = "a body with the header Content-Encoding is not read; it must come as it is";
        Self::served(StatusCode::UNSUPPORTED_MEDIA_TYPE, ServerCode::UnsupportedMediaType, message)
    }

    pub(crate) fn too_long(limit: usize) -> Self {
        let message = format!("a body has at most {limit} bytes");
        Self::served(StatusCode::PAYLOAD_TOO_LARGE, ServerCode::TooLong, message)
    }

    pub(crate) fn too_slow(limit: Duration) -> Self {
        let message = format!("the body was not complete after {} ms", limit.as_millis());
        Self::served(StatusCode::REQUEST_TIMEOUT, ServerCode::TooSlow, message)
    }

    pub(crate) fn busy() -> Self {
        let message = "too many long computations are waiting; try again in a second";
        Self::served(StatusCode::SERVICE_UNAVAILABLE, ServerCode::Busy, message)
    }

    pub(crate) fn full() -> Self {
        Self::served(StatusCode::SERVICE_UNAVAILABLE, ServerCode::Full, "too many connections are open")
    }

    pub(crate) fn out_of_time(limit: Duration) -> Self {
        let message = format!("the computation was given up after {} ms", limit.as_millis());
        Self::served(StatusCode::SERVICE_UNAVAILABLE, ServerCode::OutOfTime, message)
    }

    /// A mistake of ours; the log says more.
    pub(crate) fn internal() -> Self {
        let message = "the server made a mistake; its log says more";
        Self::served(StatusCode::INTERNAL_SERVER_ERROR, ServerCode::Internal, message)
    }

    /// What arrived is not a request of HTTP/1.1, or its head is too long; the connection ends with this.
    pub(crate) fn not_http(status: StatusCode) -> Self {
        if status == StatusCode::BAD_REQUEST {
            return Self::malformed("this is not a request of HTTP/1.1: its first line or a header is malformed");
        }
        let message = "the address and the headers of the request are too long or too many";
        Self::served(status, ServerCode::TooLong, message)
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
        let ichidoku_api::Error { code, message, place, found, expected } = error;
        Self { status, body: Body { code: Code::Asked(code), message, place, found, expected } }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let json = HeaderValue::from_static("application/json");
        let mut response = (self.status, [(header::CONTENT_TYPE, json)], self.json()).into_response();
        if self.body.code == Code::Served(ServerCode::Busy) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
