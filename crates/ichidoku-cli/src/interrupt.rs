//! However the program ends, it leaves no half-written file; on Ctrl-C it ends at once and without a word, unless there is
//! something to bring to an end first.

use std::path::PathBuf;
use std::process;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::exit::INTERRUPTED;

/// What has to go when the program ends too early: the file that is being written, under its temporary name.
static UNFINISHED: Mutex<Option<PathBuf>> = Mutex::new(None);

/// What Ctrl-C does instead of ending the program, once.
static INSTEAD: Mutex<Option<Box<dyn FnOnce() + Send>>> = Mutex::new(None);

/// Ends the program on Ctrl-C and when it is asked to terminate.
pub(crate) fn install() {
    // Without a handler the system ends the program anyway; only the unfinished file would stay.
    let _ = ctrlc::set_handler(|| {
        if let Some(instead) = lock(&INSTEAD).take() {
            return instead();
        }
        // Held until the end, so that no file is begun or finished any more.
        let mut unfinished = unfinished();
        remove(&mut unfinished);
        crate::progress::clear();
        process::exit(INTERRUPTED.into())
    });
}

/// Does this on the first Ctrl-C; the second ends the program.
pub(crate) fn instead(what: impl FnOnce() + Send + 'static) {
    *lock(&INSTEAD) = Some(Box::new(what));
}

/// Removes the unfinished file, if there is one.
pub(crate) fn discard() {
    remove(&mut unfinished());
}

fn remove(unfinished: &mut Option<PathBuf>) {
    if let Some(path) = unfinished.take() {
        let _ = std::fs::remove_file(path);
    }
}

/// Locks the name of the unfinished file: while this is held, the program is not interrupted.
pub(crate) fn unfinished() -> MutexGuard<'static, Option<PathBuf>> {
    lock(&UNFINISHED)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
