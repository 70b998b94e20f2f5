//! What no compiler checks: the arrows between crates, the glossary, the Rust version, where `unsafe` is, dead links.
//!
//! Each check is a function from plain data to findings, so that its tests can show it what it must not let pass.

mod arrows;
mod links;
mod markdown;
mod metadata;
mod public_names;
mod rust_version;
mod unsafe_places;
mod words;

use std::fmt;
use std::path::Path;

use crate::repository::{TextFile, text_files};

/// Something that is not tidy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    /// The file, and the line where there is one: `README.md:12`.
    place: String,
    /// What is wrong and what is expected.
    message: String,
}

impl Finding {
    fn new(place: impl fmt::Display, message: impl fmt::Display) -> Self {
        Self { place: place.to_string(), message: message.to_string() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

/// Runs every check on the repository; the error lists all findings.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let findings = all_findings(root)?;
    if findings.is_empty() {
        println!("tidy: arrows, words, Rust version, unsafe and links are in order");
        return Ok(());
    }
    let lines: Vec<String> = findings.iter().map(Finding::to_string).collect();
    Err(format!("{}\ntidy: {} findings", lines.join("\n"), lines.len()))
}

fn all_findings(root: &Path) -> Result<Vec<Finding>, String> {
    let packages = metadata::packages(root)?;
    let markdown = text_files(root, ".", ".md")?;
    let crates = text_files(root, "crates", ".rs")?;
    let sources: Vec<&TextFile> = crates.iter().filter(|file| file.path.contains("/src/")).collect();
    let tools: Vec<TextFile> = ["bundler", "testkit", "xtask"]
        .into_iter()
        .map(|folder| text_files(root, folder, ".rs"))
        .collect::<Result<Vec<_>, _>>()?
        .concat();

    let mut findings = arrows::check(&TextFile::read(root, "ARCHITECTURE.md")?, &packages);
    findings.extend(words::check(&TextFile::read(root, "GLOSSARY.md")?, &sources)?);
    findings.extend(rust_version::check(&rust_version::Files::read(root, &packages, &markdown)?));
    for file in crates.iter().chain(&tools) {
        findings.extend(unsafe_places::check(file)?);
    }
    for file in &markdown {
        findings.extend(links::check(file, |path| root.join(path).exists(), |path| TextFile::read(root, path).ok()));
    }
    Ok(findings)
}
