//! What every answer says to the browser.

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use std::time::Duration;
use tower_http::cors::{Any, CorsLayer};

/// Nothing but the app's own files, no script or style inside a page, and no page around it.
/// `wasm-unsafe-eval` lets WebAssembly be compiled and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
     font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
     frame-ancestors 'none'";

/// The headers that every answer has.
const STRICT: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// The headers that every answer has unless it says otherwise. An answer depends on the whole request, and a generated
/// puzzle is new each time, so only files may be stored.
const USUAL: [(HeaderName, &str); 2] = [(RESOURCE_POLICY, "same-origin"), (header::CACHE_CONTROL, "no-store")];

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// Adds the strict headers.
pub(crate) async fn strict(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, text) in STRICT {
        headers.insert(name, HeaderValue::from_static(text));
    }
    for (name, text) in USUAL {
        headers.entry(name).or_insert(HeaderValue::from_static(text));
    }
    response
}

/// The strict headers as lines of an answer.
pub(crate) fn strict_lines() -> String {
    STRICT.iter().chain(&USUAL).map(|(name, text)| format!("{name}: {text}\r\n")).collect()
}

/// True if the head of an answer has the strict headers.
pub(crate) fn is_strict(head: &[u8]) -> bool {
    let [(name, _), ..] = &STRICT;
    head.windows(name.as_str().len()).any(|window| window.eq_ignore_ascii_case(name.as_str().as_bytes()))
}

/// Lets pages of any origin read the answer.
pub(crate) async fn shared(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().insert(RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
    response
}

/// Lets pages of any origin ask.
pub(crate) fn cors() -> CorsLayer {
    CorsLayer::new()
        .allow_origin(Any)
        .allow_methods([Method::GET, Method::POST])
        .allow_headers(Any)
        .max_age(Duration::from_secs(24 * 60 * 60))
}
