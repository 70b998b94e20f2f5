//! The files that the modules are made from.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use crate::result::Result;

/// The parts of a crate that a module can depend on; its tests are none.
const PARTS: [&str; 6] = ["src", "static", "texts", "build", "build.rs", "Cargo.toml"];
/// What the modules depend on beside the crates.
const OTHERS: [&str; 5] = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "bundler/src", "bundler/Cargo.toml"];

/// When any of them was last written, added or removed.
pub(crate) fn last_change(workspace: &Path) -> Result<SystemTime> {
    let mut last = SystemTime::UNIX_EPOCH;
    for entry in fs::read_dir(workspace.join("crates"))? {
        let folder = entry?.path();
        for part in PARTS.iter().map(|part| folder.join(part)).filter(|part| part.exists()) {
            last = last.max(last_change_of(&part)?);
        }
    }
    for other in OTHERS {
        last = last.max(last_change_of(&workspace.join(other))?);
    }
    Ok(last)
}

/// A folder is written when something in it is added or removed.
fn last_change_of(path: &Path) -> Result<SystemTime> {
    let data = fs::metadata(path)?;
    let mut last = data.modified()?;
    if data.is_dir() {
        for entry in fs::read_dir(path)? {
            last = last.max(last_change_of(&entry?.path())?);
        }
    }
    Ok(last)
}
