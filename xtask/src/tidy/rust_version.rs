//! One minimum Rust version, stated once and repeated nowhere differently.

use std::path::Path;

use toml::{Table, Value};

use super::finding::Finding;
use super::metadata::Package;
use crate::repository::TextFile;

/// The files that speak of a Rust version.
pub(crate) struct Files {
    workspace: TextFile,
    toolchain: TextFile,
    members: Vec<TextFile>,
    /// Workspaces of their own, which cannot inherit.
    apart: Vec<TextFile>,
    prose: Vec<TextFile>,
}

impl Files {
    pub(crate) fn read(root: &Path, packages: &[Package], markdown: &[TextFile]) -> Result<Self, String> {
        let from_root = |package: &Package| {
            let path = Path::new(&package.manifest_path);
            path.strip_prefix(root).unwrap_or(path).to_string_lossy().into_owned()
        };
        let members = packages.iter().map(|package| TextFile::read(root, &from_root(package)));
        let apart = ["bench/Cargo.toml", "fuzz/Cargo.toml", "gpu/Cargo.toml"]
            .into_iter()
            .filter(|path| root.join(path).exists());
        // The changelog may speak of versions that were.
        let prose = markdown.iter().filter(|file| file.path != "CHANGELOG.md").cloned();
        Ok(Self {
            workspace: TextFile::read(root, "Cargo.toml")?,
            toolchain: TextFile::read(root, "rust-toolchain.toml")?,
            members: members.collect::<Result<_, _>>()?,
            apart: apart.map(|path| TextFile::read(root, path)).collect::<Result<_, _>>()?,
            prose: prose.collect(),
        })
    }
}

/// Compares every mention of a Rust version with the workspace's.
pub(crate) fn check(files: &Files) -> Vec<Finding> {
    let Some(version) = text_at(&files.workspace, &["workspace", "package", "rust-version"]) else {
        return vec![Finding::new(&files.workspace.path, "expected workspace.package.rust-version")];
    };
    let mut findings = Vec::new();
    let channel = text_at(&files.toolchain, &["toolchain", "channel"]).unwrap_or_default();
    if channel != version && !channel.starts_with(&format!("{version}.")) {
        findings.push(Finding::new(&files.toolchain.path, format!("the channel is '{channel}', expected {version}")));
    }
    let inherits = |file: &&TextFile| {
        value_at(file, &["package", "rust-version", "workspace"]).and_then(|v| v.as_bool()) == Some(true)
    };
    let alone = files.members.iter().filter(|file| !inherits(file));
    findings.extend(alone.map(|file| Finding::new(&file.path, "expected rust-version.workspace = true")));
    let agrees = |file: &&TextFile| text_at(file, &["package", "rust-version"]).as_ref() == Some(&version);
    let others = files.apart.iter().filter(|file| !agrees(file));
    findings.extend(others.map(|file| Finding::new(&file.path, format!("expected rust-version = \"{version}\""))));
    findings.extend(check_prose(&files.prose, &version));
    findings
}

/// Every `Rust 1.x` in the documents is the version, and the README says it.
fn check_prose(prose: &[TextFile], version: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in prose {
        let mut mentions = 0;
        for (i, line) in file.text.lines().enumerate() {
            for mention in versions(line) {
                mentions += 1;
                if mention != version && !mention.starts_with(&format!("{version}.")) {
                    let message = format!("says Rust {mention}, expected {version}");
                    findings.push(Finding::new(format_args!("{}:{}", file.path, i + 1), message));
                }
            }
        }
        if file.path == "README.md" && mentions == 0 {
            findings.push(Finding::new(&file.path, format!("expected a mention of Rust {version}")));
        }
    }
    findings
}

/// The versions that a line names as `Rust 1.x`.
fn versions(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices("Rust 1.").map(|(i, _)| {
        let rest = &line[i + "Rust ".len()..];
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
        rest[..end].trim_end_matches('.')
    })
}

/// What stands at a path of keys.
fn value_at(file: &TextFile, keys: &[&str]) -> Option<Value> {
    let table: Table = file.text.parse().ok()?;
    keys.iter().try_fold(Value::Table(table), |value, key| value.get(key).cloned())
}

/// The text at a path of keys.
fn text_at(file: &TextFile, keys: &[&str]) -> Option<String> {
    value_at(file, keys)?.as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> TextFile {
        TextFile { path: path.to_owned(), text: text.to_owned() }
    }

    fn good() -> Files {
        Files {
            workspace: file("Cargo.toml", "[workspace.package]\nrust-version = \"1.95\""),
            toolchain: file("rust-toolchain.toml", "[toolchain]\nchannel = \"1.95.0\""),
            members: vec![file("a/Cargo.toml", "[package]\nrust-version.workspace = true")],
            apart: vec![file("bench/Cargo.toml", "[package]\nrust-version = \"1.95\"")],
            prose: vec![file("README.md", "Needs Rust 1.95. See also Rust 1.95.0, or newer.")],
        }
    }

    fn places(files: &Files) -> Vec<String> {
        check(files).into_iter().map(|finding| finding.place).collect()
    }

    #[test]
    fn one_version_everywhere_is_fine() {
        assert_eq!(check(&good()), []);
    }

    #[test]
    fn every_other_version_is_found() {
        let another = |change: fn(&mut Files)| {
            let mut files = good();
            change(&mut files);
            places(&files)
        };
        assert_eq!(another(|f| f.workspace.text.clear()), ["Cargo.toml"]);
        assert_eq!(another(|f| f.toolchain = file("t", "[toolchain]\nchannel = \"1.9\"")), ["t"]);
        assert_eq!(another(|f| f.toolchain = file("t", "[toolchain]\nchannel = \"stable\"")), ["t"]);
        assert_eq!(another(|f| f.members.push(file("b", "[package]\nrust-version = \"1.95\""))), ["b"]);
        assert_eq!(another(|f| f.members.push(file("b", "[package]"))), ["b"]);
        assert_eq!(another(|f| f.apart.push(file("c", "[package]\nrust-version = \"1.90\""))), ["c"]);
        assert_eq!(another(|f| f.prose.push(file("d.md", "\nRust 1.90"))), ["d.md:2"]);
        assert_eq!(another(|f| f.prose[0].text.clear()), ["README.md"]);
    }
}
