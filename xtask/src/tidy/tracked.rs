//! What git has no business with: files that `.gitignore` names were once committed by the hundred.

use std::path::Path;
use std::process::Command;

use super::finding::Finding;

/// The folder into which a package's finished app is written; nothing in it is a source.
const BUILT: &str = "prebuilt";

/// Finds tracked files that are ignored, and tracked folders of built files whether they are ignored or not.
pub(crate) fn check(tracked: &[String], ignored: &[String]) -> Vec<Finding> {
    let ignored = ignored.iter().map(|path| Finding::new(path, "is tracked by git though .gitignore names it"));
    let is_built = |path: &&String| path.split('/').rev().skip(1).any(|folder| folder == BUILT);
    let built =
        tracked.iter().filter(is_built).map(|path| Finding::new(path, format!("is built: {BUILT}/ is no source")));
    ignored.chain(built).collect()
}

/// The paths of all tracked files.
pub(crate) fn tracked_files(root: &Path) -> Result<Vec<String>, String> {
    list(root, &["ls-files", "-z"])
}

/// The paths of the tracked files that git would ignore if they were new.
pub(crate) fn ignored_files(root: &Path) -> Result<Vec<String>, String> {
    list(root, &["ls-files", "-z", "--cached", "--ignored", "--exclude-standard"])
}

fn list(root: &Path, args: &[&str]) -> Result<Vec<String>, String> {
    let output = Command::new("git").current_dir(root).args(args).output().map_err(|error| format!("git: {error}"))?;
    if !output.status.success() {
        return Err(format!("git ls-files: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let paths = output.stdout.split(|byte| *byte == 0).filter(|path| !path.is_empty());
    Ok(paths.map(|path| String::from_utf8_lossy(path).into_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(tracked: &[&str], ignored: &[&str]) -> usize {
        let owned = |paths: &[&str]| paths.iter().map(|path| (*path).to_owned()).collect::<Vec<_>>();
        check(&owned(tracked), &owned(ignored)).len()
    }

    #[test]
    fn sources_are_fine() {
        assert_eq!(findings(&["README.md", "crates/a/src/prebuilt.rs"], &[]), 0);
    }

    #[test]
    fn what_is_ignored_or_built_is_found() {
        assert_eq!(findings(&["target/a"], &["target/a"]), 1);
        assert_eq!(findings(&["crates/a/prebuilt/index.html"], &[]), 1);
    }

    #[test]
    fn git_lists_what_is_tracked_and_would_be_ignored() {
        let folder = std::env::temp_dir().join(format!("tidy-tracked-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(".gitignore"), "/built\n").unwrap();
        std::fs::write(folder.join("built"), "").unwrap();
        for args in [&["init", "--quiet"][..], &["add", "--force", "built", ".gitignore"]] {
            assert!(Command::new("git").current_dir(&folder).args(args).status().unwrap().success());
        }
        assert_eq!(tracked_files(&folder).unwrap(), [".gitignore", "built"]);
        assert_eq!(ignored_files(&folder).unwrap(), ["built"]);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
