//! The repository's files.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// The repository's root, seen from this crate.
pub(crate) fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// A text file of the repository.
#[derive(Clone)]
pub(crate) struct TextFile {
    /// Its path from the root, with `/` between the parts.
    pub(crate) path: String,
    /// Its content.
    pub(crate) text: String,
}

impl TextFile {
    /// Reads a file by its path from the root.
    pub(crate) fn read(root: &Path, path: &str) -> Result<Self, String> {
        let text = fs::read_to_string(root.join(path)).map_err(|error| format!("{path}: {error}"))?;
        Ok(Self { path: path.to_owned(), text })
    }
}

/// All text files under a folder whose name ends so, in the order of their paths.
pub(crate) fn text_files(root: &Path, folder: &str, ending: &str) -> Result<Vec<TextFile>, String> {
    let mut paths = Vec::new();
    walk(&root.join(folder), ending, &mut paths).map_err(|error| format!("{folder}: {error}"))?;
    paths.sort();
    let from_root = |path: &PathBuf| {
        let parts = path.strip_prefix(root).unwrap_or(path).components();
        parts.map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
    };
    paths.iter().map(|path| TextFile::read(root, &from_root(path))).collect()
}

/// Folders of what is built, fetched or found.
const BUILT: [&str; 5] = ["target", "node_modules", "artifacts", "corpus", "coverage"];

/// Collects the files under a folder, leaving out hidden ones and what is built.
fn walk(folder: &Path, ending: &str, paths: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let (path, name) = entry.map(|e| (e.path(), e.file_name().to_string_lossy().into_owned()))?;
        if name.starts_with('.') || BUILT.contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() {
            walk(&path, ending, paths)?;
        } else if name.ends_with(ending) {
            paths.push(path);
        }
    }
    Ok(())
}
