//! Every link and every path that the documents name exists.
//!
//! A word set as code counts as a path if it starts in a folder of the repository (`crates/…`), or if it is the name of
//! a document or manifest (`GLOSSARY.md`, `deny.toml`). Everything else set as code is left alone.

use super::finding::Finding;
use super::markdown::{Mention, anchors, mentions};
use crate::repository::TextFile;

/// Finds what a document points to and is not there.
///
/// `exists` says whether a path from the root is there; `open` reads one, for its headings.
pub(crate) fn check(
    file: &TextFile,
    exists: impl Fn(&str) -> bool,
    open: impl Fn(&str) -> Option<TextFile>,
) -> Vec<Finding> {
    let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let is_dead = |mention: &Mention<'_>| match mention {
        Mention::Link(target) => is_dead_link(target, folder, file, &exists, &open),
        Mention::Code(word) => is_dead_path(word, folder, &exists),
    };
    let finding = |(line, mention)| {
        let (Mention::Link(what) | Mention::Code(what)) = mention;
        Finding::new(format_args!("{}:{line}", file.path), format_args!("{what} does not exist"))
    };
    mentions(&file.text).into_iter().filter(|(_, mention)| is_dead(mention)).map(finding).collect()
}

fn is_dead_link(
    target: &str,
    folder: &str,
    file: &TextFile,
    exists: impl Fn(&str) -> bool,
    open: impl Fn(&str) -> Option<TextFile>,
) -> bool {
    if target.contains("://") || target.starts_with("mailto:") {
        return false;
    }
    let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
    let path = join(folder, path);
    let has_anchor = |text: &str| anchor.is_empty() || anchors(text).iter().any(|a| a == anchor);
    if target.starts_with('#') {
        return !has_anchor(&file.text);
    }
    !exists(&path) || !(anchor.is_empty() || open(&path).is_some_and(|other| has_anchor(&other.text)))
}

fn is_dead_path(word: &str, folder: &str, exists: impl Fn(&str) -> bool) -> bool {
    let word = word.trim_matches(|c: char| "\"'(),;:".contains(c)).trim_end_matches('.');
    // Up to the first placeholder: `testdata/golden/*.toml` names a folder.
    let stem = match word.find(|c: char| "*<{…$".contains(c)) {
        Some(i) => word[..i].rsplit_once('/').map_or("", |(folder, _)| folder),
        None => word,
    };
    let path = stem.strip_prefix("./").unwrap_or(stem).trim_end_matches('/');
    let names_a_file = [".md", ".toml"].iter().any(|ending| path.ends_with(ending) && path.len() > ending.len());
    let starts_in_a_folder =
        path.split_once('/').is_some_and(|(first, _)| !["", ".."].contains(&first) && exists(first));
    (names_a_file || starts_in_a_folder) && !exists(path) && !exists(&join(folder, path))
}

/// A path from a folder, with `..` resolved.
fn join(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/').filter(|part| !part.is_empty() && *part != ".") {
        match part {
            ".." => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(text: &str) -> Vec<String> {
        let there =
            ["README.md", "crates", "crates/a", "crates/a/b.rs", "crates/a/NOTES.md", "testdata", "testdata/golden"];
        let open = |path: &str| {
            (path == "README.md").then(|| TextFile { path: path.to_owned(), text: "# Some heading".to_owned() })
        };
        let file = TextFile { path: "crates/a/NOTES.md".to_owned(), text: text.to_owned() };
        check(&file, |path| path.is_empty() || there.contains(&path), open).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn what_exists_is_fine() {
        let text = "# Top\n[a](../../README.md#some-heading) [b](b.rs) [c](#top) [d](https://x.y/z) \
                    `crates/a/b.rs` `b.rs` `testdata/golden/*.toml` `README.md`. `a/b` `1/2` `Cell::at` `/tmp/x.txt` `../elsewhere/x`\n";
        assert_eq!(findings(text), <[String; 0]>::default());
    }

    #[test]
    fn dead_links_anchors_and_paths_are_found() {
        let dead = [
            "[a](../README.md)",
            "[a](../../README.md#other)",
            "[a](#other)",
            "`crates/a/c.rs`",
            "`NONE.md`",
            "`crates/b/*.rs`",
            "```sh\ncargo run crates/none.txt\n```",
        ];
        for text in dead {
            assert_eq!(findings(text).len(), 1, "{text}");
        }
        assert_eq!(findings("\n`crates/a/c.rs`"), ["crates/a/NOTES.md:2: crates/a/c.rs does not exist"]);
    }
}
