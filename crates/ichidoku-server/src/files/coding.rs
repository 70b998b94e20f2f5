//! How the content of a file travels: in the smallest form that the client reads.

use std::borrow::Cow;
use std::io::{self, Write};

use axum::http::{HeaderMap, header};
use flate2::Compression;
use flate2::write::GzEncoder;
use ichidoku_web_assets::Content;

use super::header_list::items;

/// A form of the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Coding {
    /// As it is.
    Plain,
    /// For browsers that reach the server without TLS and not on their own machine: those offer no Brotli.
    Gzip,
    /// As it is kept.
    Brotli,
}

impl Coding {
    /// The form in which this content is sent.
    pub(super) fn of(content: Content, asked: &HeaderMap) -> Self {
        match content {
            Content::Brotli(_) if accepts(asked, "br") => Self::Brotli,
            Content::Brotli(_) | Content::Part { .. } if accepts(asked, "gzip") => Self::Gzip,
            Content::Brotli(_) | Content::Part { .. } | Content::Plain(_) => Self::Plain,
        }
    }

    /// Its name in the header `Content-Encoding`.
    pub(super) fn name(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }

    /// The content in this form.
    pub(super) fn bytes(self, content: Content) -> io::Result<Cow<'static, [u8]>> {
        match (self, content) {
            (Self::Gzip, _) => gzip(&content.bytes()?).map(Cow::Owned),
            (Self::Brotli, Content::Brotli(bytes)) => Ok(Cow::Borrowed(bytes)),
            (Self::Plain | Self::Brotli, _) => content.bytes(),
        }
    }
}

/// Quickly rather than well: it is done anew for each request, some 10 ms per megabyte.
fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn accepts(asked: &HeaderMap, coding: &str) -> bool {
    items(asked, header::ACCEPT_ENCODING).any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let is_named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let is_refused = |part: &str| part.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        is_named && !parts.any(is_refused)
    })
}
