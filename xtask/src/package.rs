//! `cargo xtask package`: the packages as they are published, with the finished app in the one that holds it.

use std::path::Path;
use std::process::Command;

/// Where the finished app lies while it is packed; git ignores it.
const PREBUILT: &str = "crates/ichidoku-web-assets/prebuilt";
/// The target folder that the build script of `ichidoku-web-assets` uses too.
const TARGET: &str = "target/web";

/// The crates that are never published.
const UNPUBLISHED: [&str; 7] =
    ["browser-tests", "bundler", "ichidoku-python", "ichidoku-web", "ichidoku-worker", "testkit", "xtask"];

/// Builds the app and writes all packages to `target/package/`, without building them.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let bundle = ["run", "--quiet", "--locked", "--package", "bundler", "--target-dir", TARGET, "--"];
    cargo(root, Command::new("cargo").args(bundle).args([".", TARGET, PREBUILT].map(|path| root.join(path))))?;
    // Git knows nothing of the app's files, which cargo would call dirty.
    let pack = ["package", "--workspace", "--no-verify", "--allow-dirty", "--locked"];
    let left_out = UNPUBLISHED.iter().flat_map(|name| ["--exclude", name]);
    cargo(root, Command::new("cargo").args(pack).args(left_out))
}

/// Runs cargo in the workspace.
fn cargo(root: &Path, command: &mut Command) -> Result<(), String> {
    let status = command.current_dir(root).status().map_err(|error| format!("cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed")) }
}
