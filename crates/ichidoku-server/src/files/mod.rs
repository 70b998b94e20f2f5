//! The web app's files: served, or written into a folder.

mod export;

use std::borrow::Cow;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::problem::Problem;
pub use export::{ExportError, export};
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
    let is_packed = matches!(file.content, Content::Gzip(_)) && accepts_gzip(asked);
    let tag = format!("\"{}{}\"", file.hash, if is_packed { "-gzip" } else { "" });
    let mut response = if is_known(asked, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else if is_packed {
        Response::new(Body::from(file.content.kept()))
    } else {
        match file.content.bytes() {
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
    if is_packed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// The items of a header that is a list.
fn items(headers: &HeaderMap, name: header::HeaderName) -> impl Iterator<Item = &str> {
    let lists = headers.get_all(name).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',').map(str::trim))
}

fn accepts_gzip(asked: &HeaderMap) -> bool {
    items(asked, header::ACCEPT_ENCODING).any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let is_refused = |part: &str| part.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        is_gzip && !parts.any(is_refused)
    })
}

/// Whether the client has this content already.
fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    items(asked, header::IF_NONE_MATCH).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `1;1;1`, compressed.
    const PACKED: &[u8] = b"\x1f\x8b\x08\0\0\0\0\0\x02\x03\x33\xb4\x36\xb4\x36\x04\0\x2e\x79\x8c\x35\x05\0\0\0";

    static FILES: &[File] = &[
        File { path: "index.html", mime: "text/html; charset=utf-8", content: Content::Plain(b"<p>"), hash: "aa" },
        File { path: "a/b.js", mime: "text/javascript", content: Content::Gzip(PACKED), hash: "bb" },
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
        for accepted in ["gzip", "br, GZIP;q=0.5", "deflate,gzip"] {
            let packed = get("/a/b.js", &[(header::ACCEPT_ENCODING, accepted)]);
            assert_eq!(packed.headers()[header::CONTENT_ENCODING], "gzip", "{accepted}");
            assert_eq!(body(packed).await, PACKED);
        }
        for accepted in ["br", "gzip;q=0", "x-gzip", ""] {
            let plain = get("/a/b.js", &[(header::ACCEPT_ENCODING, accepted)]);
            assert!(!plain.headers().contains_key(header::CONTENT_ENCODING), "{accepted}");
            assert_eq!(plain.headers()[header::VARY], "accept-encoding");
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
        let packed = [(header::IF_NONE_MATCH, "\"bb\""), (header::ACCEPT_ENCODING, "gzip")];
        assert_eq!(get("/a/b.js", &packed).status(), 200, "the tag of the other form");
    }
}
