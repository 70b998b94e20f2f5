//! Where the data should go, and what the name of a file says.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use clap::Args;

/// The file that is asked for, or standard output.
#[derive(Args, Clone, Debug)]
pub(crate) struct Destination {
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Destination {
    /// The file; none for standard output, which `-` stands for, too.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| *path != Path::new("-"))
    }

    /// True if the data go to standard output.
    pub(crate) fn is_stdout(&self) -> bool {
        self.file().is_none()
    }
}

/// The endings of tables that are never written.
const TABLES: [&str; 5] = ["arrow", "feather", "ods", "xls", "xlsx"];

/// The endings of compressed files that are never written.
const COMPRESSED: [&str; 9] = ["7z", "bz2", "lz4", "rar", "tar", "tgz", "xz", "zip", "zst"];

/// The ending of a file's name in lower case: that before `.gz`, if there is one.
pub(crate) fn ending(path: &Path) -> Option<String> {
    let gzipped = path.file_stem().map(Path::new).filter(|_| is_gzipped(path));
    lower(gzipped.and_then(Path::extension).or(path.extension()))
}

/// True if a file is compressed with gzip by its name.
pub(crate) fn is_gzipped(path: &Path) -> bool {
    lower(path.extension()).as_deref() == Some("gz")
}

/// The ending of a kind of file that is never written, and another name for what can be.
pub(crate) fn unwritten(path: &Path) -> Option<(String, PathBuf)> {
    let ending = lower(path.extension())?;
    let instead = [(&TABLES[..], "csv"), (&COMPRESSED, "gz")].into_iter().find(|(kind, _)| kind.contains(&&*ending))?.1;
    Some((ending, path.with_extension(instead)))
}

/// The same name with another ending, before `.gz` if there is one.
pub(crate) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    match is_gzipped(path) {
        true => path.with_extension("").with_extension(format!("{ending}.gz")),
        false => path.with_extension(ending),
    }
}

fn lower(extension: Option<&OsStr>) -> Option<String> {
    Some(extension?.to_str()?.to_ascii_lowercase())
}
