//! The sources of a crate, for tests that hold them against a table.

use std::fs;
use std::io;
use std::path::Path;

/// The text of every file below a folder.
///
/// # Errors
/// What the system says of a folder or file that can't be read.
pub fn sources(folder: &Path) -> io::Result<String> {
    let text = |entry: io::Result<fs::DirEntry>| {
        let path = entry?.path();
        if path.is_dir() { sources(&path) } else { fs::read_to_string(path) }
    };
    fs::read_dir(folder)?.map(text).collect()
}
