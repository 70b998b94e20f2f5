//! Where data lies: the project's own under `testdata/`, other people's beside the repository.

use std::env;
use std::path::{Path, PathBuf};

use crate::not_run;

/// The path of a file or folder under the repository's `testdata/`.
pub fn testdata(path: impl AsRef<Path>) -> PathBuf {
    repository().join("testdata").join(path)
}

/// The path of a file or folder that is not part of the project: under `$ICHIDOKU_DATA`, or else under `../shared/data`
/// seen from the repository. Where it is absent the test [was not run](not_run), and this returns `None`.
pub fn shared_data(path: impl AsRef<Path>) -> Option<PathBuf> {
    let folder = env::var_os("ICHIDOKU_DATA").map_or_else(|| repository().join("../shared/data"), PathBuf::from);
    let file = folder.join(path);
    if file.exists() {
        return Some(file);
    }
    not_run(format_args!("{} is not there (ICHIDOKU_DATA names the folder)", file.display()));
    None
}

/// The repository's root, seen from this crate.
fn repository() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_projects_own_data_are_found() {
        assert!(testdata("golden").is_dir());
        assert!(!testdata("no such file").exists());
    }
}
