//! The server over real connections, on this machine only.

// The helpers of tests may give up as the tests themselves do.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

mod api;
mod client;
#[cfg(feature = "columns")]
mod columns;
mod compatible;
mod files;
mod headers;
mod hosts;
mod malformed;
mod openapi;
mod running;
mod service;
mod slow;
mod stopping;
