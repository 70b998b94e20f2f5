//! A connection that is closed when its client takes nothing for too long.

use std::io;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// A stream whose writing fails when the other side takes no byte for some time.
#[derive(Debug)]
pub(super) struct PatientStream<S> {
    stream: S,
    patience: Duration,
    /// When patience ends; runs only while the stream is blocked.
    end: Pin<Box<Sleep>>,
    blocked: bool,
}

impl<S: AsyncRead + AsyncWrite + Unpin> PatientStream<S> {
    pub(super) fn new(stream: S, patience: Duration) -> Self {
        Self { stream, patience, end: Box::pin(sleep(patience)), blocked: false }
    }

    /// What an attempt to write came to, or that patience has ended.
    fn judge<T>(&mut self, attempt: Poll<io::Result<T>>, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        if attempt.is_ready() {
            self.blocked = false;
            return attempt;
        }
        if !self.blocked {
            self.blocked = true;
            self.end.as_mut().reset(Instant::now() + self.patience);
        }
        ready!(self.end.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for PatientStream<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        pin!(&mut self.stream).poll_read(cx, buf)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for PatientStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let attempt = pin!(&mut self.stream).poll_write(cx, bytes);
        self.judge(attempt, cx)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let attempt = pin!(&mut self.stream).poll_flush(cx);
        self.judge(attempt, cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let attempt = pin!(&mut self.stream).poll_shutdown(cx);
        self.judge(attempt, cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test]
    async fn writing_to_one_who_takes_nothing_fails() {
        let (ours, _theirs) = duplex(4);
        let mut stream = PatientStream::new(ours, Duration::from_millis(10));
        let error = stream.write_all(b"longer than four").await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn one_who_is_slow_but_takes_bytes_is_waited_for() {
        let (ours, mut theirs) = duplex(1);
        let mut stream = PatientStream::new(ours, Duration::from_secs(60));
        let reading = tokio::spawn(async move {
            let mut taken = Vec::new();
            while let Ok(byte) = theirs.read_u8().await {
                tokio::task::yield_now().await;
                taken.push(byte);
            }
            taken
        });
        stream.write_all(b"in small pieces").await.unwrap();
        drop(stream);
        assert_eq!(reading.await.unwrap(), b"in small pieces");
    }
}
