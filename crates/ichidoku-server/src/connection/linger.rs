//! A connection that lets its last answer arrive.
//!
//! Closing a connection while bytes from the client are unread resets it, and the reset can overtake the answer: a client
//! that is still sending what was refused would see an error instead of the reason. So what still arrives is read and
//! thrown away for a while.

use std::io;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A stream that reads what still arrives after its last write.
#[derive(Debug)]
pub(super) struct LingeringStream<S> {
    stream: S,
    /// Time that a client may keep sending.
    patience: Duration,
    /// True while nothing has arrived since the last write, though somebody looked: nothing can be lost then.
    is_quiet: bool,
    /// When lingering ends; set when it begins.
    end: Option<Pin<Box<Sleep>>>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> LingeringStream<S> {
    pub(super) fn new(stream: S, patience: Duration) -> Self {
        Self { stream, patience, is_quiet: false, end: None }
    }

    /// Reads until the client closes its side, or patience ends.
    fn poll_linger(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let end = self.end.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        if end.as_mut().poll(cx).is_ready() {
            return Poll::Ready(());
        }
        let mut buffer = [0; 4096];
        loop {
            let mut buffer = ReadBuf::new(&mut buffer);
            let read = ready!(pin!(&mut self.stream).poll_read(cx, &mut buffer));
            if read.is_err() || buffer.filled().is_empty() {
                return Poll::Ready(());
            }
        }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for LingeringStream<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let read = pin!(&mut self.stream).poll_read(cx, buf);
        // At the end of what the client sends nothing can be lost either.
        self.is_quiet = read.is_pending() || buf.filled().len() == before;
        read
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for LingeringStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.is_quiet = false;
        pin!(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        pin!(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.end.is_none() {
            ready!(pin!(&mut self.stream).poll_shutdown(cx))?;
        }
        if !self.is_quiet {
            ready!(self.poll_linger(cx));
        }
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test]
    async fn what_still_arrives_is_read() {
        let (ours, mut theirs) = duplex(8);
        let mut stream = LingeringStream::new(ours, Duration::from_secs(60));
        stream.write_all(b"refused").await.unwrap();
        let sending = tokio::spawn(async move {
            theirs.write_all(&[0; 1000]).await.unwrap();
            let mut heard = Vec::new();
            theirs.read_to_end(&mut heard).await.unwrap();
            heard
        });
        stream.shutdown().await.unwrap();
        assert_eq!(sending.await.unwrap(), b"refused");
    }

    #[tokio::test]
    async fn one_who_sends_without_end_is_not_listened_to_for_ever() {
        let (ours, _theirs) = duplex(8);
        let mut stream = LingeringStream::new(ours, Duration::from_millis(10));
        stream.write_all(b"refused").await.unwrap();
        stream.shutdown().await.unwrap();
    }

    #[tokio::test]
    async fn a_quiet_connection_is_closed_at_once() {
        let (ours, _theirs) = duplex(8);
        let mut stream = LingeringStream::new(ours, Duration::from_secs(60));
        let read = std::future::poll_fn(|cx| {
            let mut buffer = [0; 8];
            Poll::Ready(pin!(&mut stream).poll_read(cx, &mut ReadBuf::new(&mut buffer)))
        });
        assert!(read.await.is_pending());
        stream.shutdown().await.unwrap();
        assert!(stream.end.is_none(), "nobody lingered");
    }
}
