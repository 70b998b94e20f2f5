//! Standard input, whose beginning can be looked at before it is read.

use std::io::{self, Cursor, Read};
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What was looked at and not yet read.
static AHEAD: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// As much as a pipe hands over at once.
const AT_ONCE: usize = 8192;

/// The beginning of standard input, without using it up: what comes at once, and more as long as that is too little. Whoever
/// sends it may be waiting for an answer, so nothing more is waited for.
pub(crate) fn head(is_too_little: impl Fn(&[u8]) -> bool) -> io::Result<Vec<u8>> {
    let mut ahead = ahead();
    while ahead.is_empty() || is_too_little(&ahead) {
        let mut some = vec![0; AT_ONCE];
        let count = io::stdin().read(&mut some)?;
        if count == 0 {
            break;
        }
        ahead.extend_from_slice(&some[..count]);
    }
    Ok(ahead.clone())
}

/// Standard input from its beginning. Only the first of several readers gets what was looked at.
pub(crate) fn reader() -> impl Read + Send {
    Cursor::new(mem::take(&mut *ahead())).chain(io::stdin())
}

fn ahead() -> MutexGuard<'static, Vec<u8>> {
    AHEAD.lock().unwrap_or_else(PoisonError::into_inner)
}
