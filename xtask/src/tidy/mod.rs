//! What no compiler checks: the arrows between crates and between modules, the glossary, the Rust version, where `unsafe`
//! is, prose outside the catalogue, plain English, dead links, lock files, what git tracks.
//!
//! Each check is a function from plain data to findings, so that its tests can show it what it must not let pass.

mod arrows;
mod circles;
mod english;
mod finding;
mod links;
mod locks;
mod markdown;
mod metadata;
mod modules;
mod prose;
mod public_names;
mod rust_version;
mod tracked;
mod unsafe_places;
mod words;

use std::path::Path;

use finding::Finding;

use crate::repository::{TextFile, text_files};

/// Runs every check on the repository; the error lists all findings.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let findings = all_findings(root)?;
    if findings.is_empty() {
        println!(
            "tidy: arrows, words, Rust version, unsafe, prose, English, links, lock files and tracked files are in order"
        );
        return Ok(());
    }
    let lines: Vec<String> = findings.iter().map(Finding::to_string).collect();
    Err(format!("{}\ntidy: {} findings", lines.join("\n"), lines.len()))
}

/// True for a text of the catalogue in another language than English.
fn is_translated(file: &TextFile) -> bool {
    let texts = file.path.strip_prefix("crates/ichidoku-words/texts/");
    texts.is_some_and(|path| !path.starts_with("en/"))
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
    for package in &packages {
        let source = metadata::source_folder(root, package);
        let files: Vec<&TextFile> = crates.iter().chain(&tools).filter(|file| file.path.starts_with(&source)).collect();
        findings.extend(circles::check(&source, &files)?);
    }
    for file in crates.iter().chain(&tools) {
        findings.extend(unsafe_places::check(file)?);
        findings.extend(prose::check(file)?);
    }
    // The pages of techniques and the hints, today's and those of old, are made from the catalogue.
    let is_made = |file: &TextFile| file.path.starts_with("docs/techniques/") || file.path == "docs/hints.md";
    let pages = markdown.iter().filter(|file| !is_made(file) && !is_translated(file));
    let catalogue = text_files(root, "crates/ichidoku-words/texts/en", ".ftl")?;
    for file in pages.chain(&catalogue).chain(sources.iter().copied()) {
        findings.extend(english::check(file));
    }
    for file in &markdown {
        findings.extend(links::check(file, |path| root.join(path).exists(), |path| TextFile::read(root, path).ok()));
    }
    findings.extend(locks::check(root)?);
    findings.extend(tracked::check(&tracked::tracked_files(root)?, &tracked::ignored_files(root)?));
    Ok(findings)
}
