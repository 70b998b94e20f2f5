//! ichidoku over HTTP: the web app's files, a REST interface with an OpenAPI document, and the endpoints of a Sudoku
//! service that many student projects call.
//!
//! The server is a door: it translates requests into questions of `ichidoku-api` and answers back. What it adds is what
//! a server needs: limits on bodies, time and numbers, work that ends when its client goes, strict headers, a stop that
//! lets requests finish. [`Server`] shows how it is run.
//!
//! It speaks HTTP/1.1 without encryption, and listens to this machine only by default; whoever shows it
//! to a network puts it behind something that encrypts.

mod body;
#[cfg(feature = "columns")]
mod columns;
mod compatible;
mod config;
mod connection;
#[cfg(feature = "schema")]
mod describe;
#[cfg(feature = "schema")]
mod description;
mod endpoint;
mod endpoints;
mod files;
mod headers;
mod health;
mod host;
mod json;
mod language;
mod limiter;
mod log;
mod metrics;
mod openapi;
mod problem;
mod refusal_words;
mod router;
mod server;
mod shared;
mod thread;
mod work_queue;

pub use axum::http::HeaderName;
pub use config::{Config, Limits, Rate};
#[cfg(feature = "schema")]
pub use describe::describe;
pub use files::{Content, ExportError, File, WEB_APP, export};
pub use openapi::openapi;
pub use server::{Server, StopHandle};

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
