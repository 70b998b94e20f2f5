//! The web app's files: served, or written into a folder.

mod coding;
mod export;
mod header_list;

use std::borrow::Cow;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::problem::Problem;
use coding::Coding;
pub use export::{ExportError, export};
use header_list::items;
use ichidoku_web_assets::find;
pub use ichidoku_web_assets::{Content, FILES as WEB_APP, File};

/// Answers a request for a file.
pub(crate) fn serve(files: &'static [File], request: &Request) -> Response {
    let path = request.uri().path();
    let is_read = [Method::GET, Method::HEAD].contains(request.method());
    match find(files, path) {
        None => Problem::not_found(path).into_response(),
        Some(_) if !is_read => {
            ([(header::ALLOW, HeaderValue::from_static("GET,HEAD"))], Problem::method_not_allowed()).into_response()
        }
        Some(file) => content(file, request.headers()),
    }
}

/// The file's content, compressed where the client can read that, or the word that it has not changed.
fn content(file: &'static File, asked: &HeaderMap) -> Response {
    let coding = Coding::of(file.content, asked);
    let tag = match coding.name() {
        None => format!("\"{}\"", file.hash),
        Some(name) => format!("\"{}-{name}\"", file.hash),
    };
    let mut response = if is_known(asked, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        match coding.bytes(file.content) {
            Ok(Cow::Borrowed(bytes)) => Response::new(Body::from(bytes)),
            Ok(Cow::Owned(bytes)) => Response::new(Body::from(bytes)),
            Err(_) => return Problem::internal().into_response(),
        }
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.mime));
    // The names stay the same when the content changes: a browser asks each time, and is answered in a few bytes.
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        headers.insert(header::ETAG, tag);
    }
    if let Some(name) = coding.name() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    response
}

/// Whether the client has this content already.
fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    items(asked, header::IF_NONE_MATCH).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    /// `1;1;1`, compressed.
    const PACKED: &[u8] = b"\x0b\x02\x80\x31\x3b\x31\x3b\x31\x03";

    static FILES: &[File] = &[
        File { path: "index.html", mime: "text/html; charset=utf-8", content: Content::Plain(b"<p>"), hash: "aa" },
        File { path: "a/b.js", mime: "text/javascript", content: Content::Brotli(PACKED), hash: "bb" },
    ];

    fn ask(method: Method, path: &str, headers: &[(header::HeaderName, &str)]) -> Response {
        let mut request = Request::builder().method(method).uri(path).body(Body::empty()).unwrap();
        for (name, value) in headers {
            request.headers_mut().append(name, value.parse().unwrap());
        }
        serve(FILES, &request)
    }

    fn get(path: &str, headers: &[(header::HeaderName, &str)]) -> Response {
        ask(Method::GET, path, headers)
    }

    async fn body(response: Response) -> Vec<u8> {
        axum::body::to_bytes(response.into_body(), 100).await.unwrap().to_vec()
    }

    #[tokio::test]
    async fn files_are_found_by_their_paths() {
        let root = get("/", &[]);
        assert_eq!(root.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8");
        assert_eq!(body(root).await, b"<p>");
        assert_eq!(body(get("/a/b.js?x", &[])).await, b"1;1;1");
        for absent in ["/a", "/a/", "/index.htm", "//", "/../a/b.js"] {
            assert_eq!(get(absent, &[]).status(), 404, "{absent}");
        }
    }

    #[test]
    fn files_are_only_read() {
        let refused = ask(Method::POST, "/", &[]);
        assert_eq!(refused.status(), 405);
        assert_eq!(refused.headers()[header::ALLOW], "GET,HEAD");
        assert_eq!(ask(Method::POST, "/none", &[]).status(), 404);
    }

    #[tokio::test]
    async fn compressed_for_those_who_read_it() {
        let get = |accepted: &str| get("/a/b.js", &[(header::ACCEPT_ENCODING, accepted)]);
        for accepted in ["br", "gzip, BR;q=0.5", "deflate,br"] {
            let packed = get(accepted);
            assert_eq!(packed.headers()[header::CONTENT_ENCODING], "br", "{accepted}");
            assert_eq!(body(packed).await, PACKED);
        }
        for accepted in ["gzip", "br;q=0, GZIP;q=0.5", "deflate,gzip"] {
            let packed = get(accepted);
            assert_eq!(packed.headers()[header::CONTENT_ENCODING], "gzip", "{accepted}");
            let mut whole = String::new();
            GzDecoder::new(&body(packed).await[..]).read_to_string(&mut whole).unwrap();
            assert_eq!(whole, "1;1;1");
        }
        for accepted in ["deflate", "gzip;q=0", "x-gzip", ""] {
            let plain = get(accepted);
            assert!(!plain.headers().contains_key(header::CONTENT_ENCODING), "{accepted}");
            assert_eq!(plain.headers()[header::VARY], "accept-encoding");
            assert_eq!(body(plain).await, b"1;1;1");
        }
    }

    #[tokio::test]
    async fn what_is_known_is_not_sent_again() {
        for known in ["\"aa\"", "W/\"aa\"", "\"x\", \"aa\"", "*"] {
            let unchanged = get("/", &[(header::IF_NONE_MATCH, known)]);
            assert_eq!(unchanged.status(), 304, "{known}");
            assert_eq!(unchanged.headers()[header::ETAG], "\"aa\"");
            assert_eq!(body(unchanged).await, b"");
        }
        assert_eq!(get("/", &[(header::IF_NONE_MATCH, "\"bb\"")]).status(), 200);
        let packed = [(header::IF_NONE_MATCH, "\"bb\""), (header::ACCEPT_ENCODING, "br")];
        assert_eq!(get("/a/b.js", &packed).status(), 200, "the tag of the other form");
    }
}
