//! The bytes of a body, as far as they have come.

use std::future::pending;

use axum::body::Body;
use http_body_util::BodyExt;

use crate::problem::Problem;

/// A body, and what has come of it and is not taken yet.
#[derive(Debug)]
pub(super) struct Source {
    body: Body,
    ahead: Vec<u8>,
    has_ended: bool,
}

impl Source {
    pub(super) fn new(body: Body) -> Self {
        Self { body, ahead: Vec::new(), has_ended: false }
    }

    /// What has come and is not taken yet.
    pub(super) fn ahead(&self) -> &[u8] {
        &self.ahead
    }

    /// Waits until this many bytes are there; false if the body ends before.
    pub(super) async fn reach(&mut self, length: usize) -> Result<bool, Problem> {
        while self.ahead.len() < length && !self.has_ended {
            self.read().await?;
        }
        Ok(self.ahead.len() >= length)
    }

    /// Reads on up to this many bytes, and ends only if the client has gone. Nobody else would notice that while an answer is
    /// computed. It may be given up at any time, and loses nothing.
    pub(super) async fn watch(&mut self, length: usize) -> Problem {
        match self.reach(length).await {
            Ok(_) => pending().await,
            Err(problem) => problem,
        }
    }

    /// Takes the next bytes, which are there.
    pub(super) fn take(&mut self, length: usize) -> Vec<u8> {
        let rest = self.ahead.split_off(length.min(self.ahead.len()));
        std::mem::replace(&mut self.ahead, rest)
    }

    /// Reads what comes next.
    async fn read(&mut self) -> Result<(), Problem> {
        match self.body.frame().await {
            None => self.has_ended = true,
            Some(Err(error)) => return Err(Problem::malformed(format!("the body cannot be read: {error}"))),
            Some(Ok(frame)) => self.ahead.extend(frame.data_ref().into_iter().flatten()),
        }
        Ok(())
    }
}
