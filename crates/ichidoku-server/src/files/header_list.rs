//! Headers that are lists.

use axum::http::{HeaderMap, header};

/// The items of a header that is a list.
pub(super) fn items(headers: &HeaderMap, name: header::HeaderName) -> impl Iterator<Item = &str> {
    let lists = headers.get_all(name).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',').map(str::trim))
}
