//! A connection on which a refusal that hyper writes by itself becomes one that explains itself.
//!
//! hyper answers what it cannot parse before any code of ours sees it, with a status and nothing else. It has no hook for
//! that, so the answer is replaced where it is written.

use std::io;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, ready};

use axum::http::StatusCode;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::headers::is_strict;
use crate::problem::Problem;

/// A stream that replaces hyper's own refusals. It takes one slice at a time (no vectored writes), so that hyper puts a
/// whole answer into one.
#[derive(Debug)]
pub(super) struct ExplainingStream<S> {
    stream: S,
    /// What is still to be written of an explanation.
    rest: Vec<u8>,
    /// True if part of the last slice is still to come: the next one begins within an answer.
    is_midway: bool,
}

impl<S: AsyncWrite + Unpin> ExplainingStream<S> {
    pub(super) fn new(stream: S) -> Self {
        Self { stream, rest: Vec::new(), is_midway: false }
    }

    /// Writes what is left of an explanation.
    fn poll_rest(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.rest.is_empty() {
            let written = ready!(pin!(&mut self.stream).poll_write(cx, &self.rest))?;
            if written == 0 {
                return Poll::Ready(Err(io::ErrorKind::WriteZero.into()));
            }
            self.rest.drain(..written);
        }
        Poll::Ready(Ok(()))
    }
}

/// The status of a refusal by hyper itself: a head without a body, and without the headers that every answer of ours has.
fn bare_refusal(bytes: &[u8]) -> Option<StatusCode> {
    let head = bytes.strip_suffix(b"\r\n\r\n")?;
    let status = head.strip_prefix(b"HTTP/1.1 ").or_else(|| head.strip_prefix(b"HTTP/1.0 "))?.get(..3)?;
    let status = StatusCode::from_bytes(status).ok()?;
    (status.is_client_error() && !is_strict(head)).then_some(status)
}

impl<S: AsyncRead + Unpin> AsyncRead for ExplainingStream<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        pin!(&mut self.stream).poll_read(cx, buf)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for ExplainingStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        ready!(self.poll_rest(cx))?;
        if let Some(status) = bare_refusal(bytes).filter(|_| !self.is_midway) {
            self.rest = Problem::not_http(status).as_http().into_bytes();
            return Poll::Ready(Ok(bytes.len()));
        }
        let written = ready!(pin!(&mut self.stream).poll_write(cx, bytes))?;
        self.is_midway = written < bytes.len();
        Poll::Ready(Ok(written))
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_rest(cx))?;
        pin!(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_rest(cx))?;
        pin!(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    /// What arrives of what is written, by a pipe that takes three bytes at a time.
    async fn through(bytes: &'static [u8]) -> Vec<u8> {
        let (ours, mut theirs) = duplex(3);
        let writing = tokio::spawn(async move {
            let mut stream = ExplainingStream::new(ours);
            stream.write_all(bytes).await.unwrap();
            stream.shutdown().await.unwrap();
        });
        let mut arrived = Vec::new();
        theirs.read_to_end(&mut arrived).await.unwrap();
        writing.await.unwrap();
        arrived
    }

    #[tokio::test]
    async fn a_bare_refusal_is_explained() {
        let arrived = through(b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\n\r\n").await;
        let arrived = String::from_utf8(arrived).unwrap();
        assert!(arrived.starts_with("HTTP/1.1 431 ") && arrived.ends_with('}'), "{arrived}");
        assert!(is_strict(arrived.as_bytes()) && arrived.contains("\"code\":\"too-long\""), "{arrived}");
    }

    #[tokio::test]
    async fn other_answers_stay_as_they_are() {
        let others: [&[u8]; 5] = [
            b"HTTP/1.1 100 Continue\r\n\r\n",
            b"HTTP/1.1 400 Bad Request\r\ncontent-security-policy: x\r\ncontent-length: 0\r\n\r\n",
            b"HTTP/1.1 400 Bad Request\r\ncontent-length: 4\r\n\r\nbody",
            b"{\"message\":\"HTTP/1.1 400 \r\n\r\n",
            b"",
        ];
        for other in others {
            assert_eq!(through(other).await, other);
        }
    }
}
