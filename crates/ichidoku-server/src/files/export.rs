//! The web app in a folder, for any host of files.

use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

use super::File;

/// A file that could not be written.
#[derive(Debug)]
pub struct ExportError {
    /// Which.
    pub path: PathBuf,
    /// Why.
    pub source: io::Error,
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot write {}: {}", self.path.display(), self.source)
    }
}

impl std::error::Error for ExportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.source)
    }
}

/// Writes files into a folder, which is made where it is missing. The addresses in the app are relative, so the folder
/// may be served from any path.
///
/// # Errors
///
/// [`ExportError`] names the first file that could not be written.
pub fn export(files: &[File], folder: &Path) -> Result<(), ExportError> {
    files.iter().try_for_each(|file| {
        let path = folder.join(file.path);
        let written = file.content.bytes().and_then(|bytes| write(&path, &bytes));
        written.map_err(|source| ExportError { path, source })
    })
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}
