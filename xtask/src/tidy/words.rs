//! One word for one idea: public names keep to the words of `GLOSSARY.md`.
//!
//! The glossary's first table says which word is used and which are not; its second one lists names in which such a
//! word means something else, each with the reason.

use std::collections::BTreeMap;

use super::finding::Finding;
use super::markdown;
use super::public_names::{PublicName, public_names};
use crate::repository::TextFile;

/// The glossary's two tables.
struct Glossary {
    /// A word that is not used, and what is used instead.
    instead: BTreeMap<String, String>,
    /// Names that may hold such a word, with the line that says why.
    exceptions: BTreeMap<String, usize>,
}

/// Finds words that the glossary rules out in the public names of the sources.
pub(crate) fn check(glossary: &TextFile, sources: &[&TextFile]) -> Result<Vec<Finding>, String> {
    let words = match read(glossary) {
        Ok(words) => words,
        Err(finding) => return Ok(vec![finding]),
    };
    let mut findings = Vec::new();
    let mut unused = words.exceptions.clone();
    for file in sources {
        for name in public_names(&file.text).map_err(|error| format!("{}: {error}", file.path))? {
            let Some((word, instead)) = ruled_out(&name, &words) else { continue };
            if words.exceptions.contains_key(&name.path) {
                unused.remove(&name.path);
            } else {
                let message = format!("`{}` says '{word}'; GLOSSARY.md says '{instead}'", name.path);
                findings.push(Finding::new(format_args!("{}:{}", file.path, name.line), message));
            }
        }
    }
    let stale = |(name, line): (&String, &usize)| {
        Finding::new(format_args!("{}:{line}", glossary.path), format_args!("nothing needs the exception `{name}`"))
    };
    findings.extend(unused.iter().map(stale));
    Ok(findings)
}

fn read(glossary: &TextFile) -> Result<Glossary, Finding> {
    let table = |header: &[&str]| {
        let missing =
            || Finding::new(&glossary.path, format!("expected a table with the columns {}", header.join(", ")));
        markdown::table(&glossary.text, header).ok_or_else(missing)
    };
    let mut instead = BTreeMap::new();
    for (line, row) in table(&["use", "meaning", "not"])? {
        let [used, _, not, ..] = row.as_slice() else {
            return Err(Finding::new(format_args!("{}:{line}", glossary.path), "expected three columns"));
        };
        let words = not.split([',', ';']).map(str::trim).filter(|word| !word.is_empty());
        instead.extend(words.map(|word| (singular(&word.to_lowercase()), used.clone())));
    }
    let mut exceptions = BTreeMap::new();
    for (line, row) in table(&["name", "why"])? {
        match row.as_slice() {
            [name, why, ..] if !why.is_empty() => exceptions.insert(name.clone(), line),
            _ => return Err(Finding::new(format_args!("{}:{line}", glossary.path), "an exception needs a reason")),
        };
    }
    Ok(Glossary { instead, exceptions })
}

/// The first word of the name that is ruled out, and what is used instead.
fn ruled_out(name: &PublicName, glossary: &Glossary) -> Option<(String, String)> {
    let found = |word: String| glossary.instead.get(&singular(&word)).map(|used| (word, used.clone()));
    words(name.name()).into_iter().find_map(found)
}

/// The words of a name in `snake_case`, `CamelCase` or `UPPER_CASE`, in lower case.
fn words(name: &str) -> Vec<String> {
    let mut words = Vec::new();
    for part in name.split('_').filter(|part| !part.is_empty()) {
        let shouted = !part.chars().any(char::is_lowercase);
        let starts_a_word = |c: char| c.is_uppercase() && !shouted;
        let mut word = String::new();
        for c in part.chars() {
            if starts_a_word(c) && !word.is_empty() {
                words.push(std::mem::take(&mut word));
            }
            word.extend(c.to_lowercase());
        }
        words.push(word);
    }
    words
}

/// The word without a plural ending.
fn singular(word: &str) -> String {
    match word.strip_suffix("ies") {
        Some(stem) => format!("{stem}y"),
        None => word.strip_suffix('s').unwrap_or(word).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLOSSARY: &str = "\
| use | meaning | not |
|---|---|---|
| cell | a place | square, `field` |
| candidate | still possible | possibility |

| name | why |
|---|---|
| `Table::field` | a field of a table |
";

    fn findings(source: &str) -> Vec<String> {
        let glossary = TextFile { path: "G.md".to_owned(), text: GLOSSARY.to_owned() };
        let source = TextFile { path: "a.rs".to_owned(), text: source.to_owned() };
        check(&glossary, &[&source]).unwrap().iter().map(Finding::to_string).collect()
    }

    #[test]
    fn ruled_out_words_are_found_in_any_spelling() {
        for bad in [
            "pub fn my_squares() {}",
            "pub struct MySquare;",
            "pub const ALL_SQUARES: u8 = 0;",
            "pub struct A { pub square: u8 }",
        ] {
            let text = format!("impl Table {{ pub fn field() {{}} }} {bad}");
            assert_eq!(findings(&text).len(), 1, "{bad}: {:?}", findings(&text));
        }
        let found = findings("impl Table { pub fn field() {} }\npub enum A { Possibilities }");
        assert_eq!(found, ["a.rs:2: `A::Possibilities` says 'possibilities'; GLOSSARY.md says 'candidate'"]);
    }

    #[test]
    fn parts_of_words_and_private_names_are_fine() {
        assert_eq!(
            findings("impl Table { pub fn field() {} } pub fn squared() {} fn square() {}"),
            <[String; 0]>::default()
        );
    }

    #[test]
    fn an_exception_that_nothing_needs_is_found() {
        assert_eq!(findings("pub fn cell() {}"), ["G.md:8: nothing needs the exception `Table::field`"]);
    }

    #[test]
    fn an_exception_without_a_reason_is_found() {
        let text = GLOSSARY.replace("a field of a table", "");
        let glossary = TextFile { path: "G.md".to_owned(), text };
        assert!(check(&glossary, &[]).unwrap()[0].message.contains("reason"));
    }

    #[test]
    fn names_are_split_into_words() {
        assert_eq!(words("DigitSet"), ["digit", "set"]);
        assert_eq!(words("box_"), ["box"]);
        assert_eq!(words("ALL_CELLS"), ["all", "cells"]);
        assert_eq!(words("from_r4c7"), ["from", "r4c7"]);
    }
}
