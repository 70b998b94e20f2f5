//! Lock files of the workspaces that stand apart: a change to a crate that they build on changes them, too, and nothing but
//! their own build with `--locked` says so.

use std::path::Path;
use std::process::Command;

use super::finding::Finding;

/// Folders of these workspaces.
const APART: [&str; 3] = ["bench", "fuzz", "gpu"];
/// How cargo begins to say that a lock file is not what follows from the manifests.
const OLD: &str = "cannot update the lock file";

/// Finds lock files that cargo would change.
pub(crate) fn check(root: &Path) -> Result<Vec<Finding>, String> {
    let mut findings = Vec::new();
    for folder in APART {
        if is_old(&said_of(&root.join(folder))?) {
            let message = format!("is not what follows from the manifests; type: (cd {folder} && cargo update -w)");
            findings.push(Finding::new(format!("{folder}/Cargo.lock"), message));
        }
    }
    Ok(findings)
}

/// What cargo says of a workspace's lock file. Without a network it may say that a package is missing, which is no fault here.
fn said_of(folder: &Path) -> Result<String, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(folder).args(["metadata", "--locked", "--offline", "--format-version", "1"]);
    let output = command.output().map_err(|error| format!("cargo metadata: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stderr).into_owned())
}

fn is_old(said: &str) -> bool {
    said.contains(OLD)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_lock_file_without_a_new_dependency_is_old() {
        let folder = std::env::temp_dir().join(format!("tidy-locks-{}", std::process::id()));
        for name in ["src", "other/src"] {
            fs::create_dir_all(folder.join(name)).unwrap();
            fs::write(folder.join(name).join("lib.rs"), "").unwrap();
        }
        let package = |name: &str, rest: &str| {
            format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n{rest}[workspace]\n")
        };
        fs::write(folder.join("other/Cargo.toml"), package("other", "").replace("[workspace]\n", "")).unwrap();
        let manifest = folder.join("Cargo.toml");
        fs::write(&manifest, package("own", "")).unwrap();
        fs::write(folder.join("Cargo.lock"), "version = 4\n\n[[package]]\nname = \"own\"\nversion = \"0.1.0\"\n")
            .unwrap();
        assert!(!is_old(&said_of(&folder).unwrap()));
        fs::write(&manifest, package("own", "[dependencies]\nother = { path = \"other\" }\n")).unwrap();
        assert!(is_old(&said_of(&folder).unwrap()));
        fs::remove_dir_all(&folder).unwrap();
    }
}
