//! Ctrl-C ends the program at once, without a word and without a half-written file.

use std::path::PathBuf;
use std::process;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What has to go when the program is interrupted: the file that is being written, under its temporary name.
static UNFINISHED: Mutex<Option<PathBuf>> = Mutex::new(None);

/// As shells report a program ended by Ctrl-C.
const INTERRUPTED: i32 = 130;

/// Ends the program on Ctrl-C and when it is asked to terminate.
pub(crate) fn install() {
    // Without a handler the system ends the program anyway; only the unfinished file would stay.
    let _ = ctrlc::set_handler(|| {
        let unfinished = unfinished();
        if let Some(path) = unfinished.as_deref() {
            let _ = std::fs::remove_file(path);
        }
        crate::progress::clear();
        process::exit(INTERRUPTED)
    });
}

/// Locks the name of the unfinished file: while this is held, the program is not interrupted.
pub(crate) fn unfinished() -> MutexGuard<'static, Option<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}
