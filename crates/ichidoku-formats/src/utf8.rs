//! Bytes as text.

use std::borrow::Cow;

/// The bytes as text, with signs in place of those that are none. Most are text, and to see only that is quicker than to look for
/// faults.
pub(crate) fn text_of(bytes: &[u8]) -> Cow<'_, str> {
    // A page reads little, and waits for each byte of its module.
    if cfg!(target_arch = "wasm32") {
        return String::from_utf8_lossy(bytes);
    }
    str::from_utf8(bytes).map_or_else(|_| String::from_utf8_lossy(bytes), Cow::Borrowed)
}
