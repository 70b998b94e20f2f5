//! The workspace as cargo sees it.

use std::path::Path;
use std::process::Command;

use serde::Deserialize;

/// A member of the workspace.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// The path of its `Cargo.toml`.
    pub(crate) manifest_path: String,
    pub(crate) dependencies: Vec<Dependency>,
}

/// Something that a package depends on.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// `dev`, `build`, or nothing for an ordinary one.
    pub(crate) kind: Option<String>,
    pub(crate) optional: bool,
}

impl Dependency {
    /// Whether only tests, examples and benchmarks see it.
    pub(crate) fn is_dev(&self) -> bool {
        self.kind.as_deref() == Some("dev")
    }
}

/// The members of the workspace.
pub(crate) fn packages(root: &Path) -> Result<Vec<Package>, String> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root).args(["metadata", "--no-deps", "--format-version", "1"]);
    let output = command.output().map_err(|error| format!("cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let metadata: Metadata =
        serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))?;
    Ok(metadata.packages)
}

/// The path of a package's `src` folder from the repository's root, ending in `/`.
pub(crate) fn source_folder(root: &Path, package: &Package) -> String {
    let folder = Path::new(&package.manifest_path).parent().and_then(|folder| folder.strip_prefix(root).ok());
    format!("{}/src/", folder.unwrap_or(Path::new("")).display())
}
