//! `docs/hints.md`: what hints say of the commonest techniques, beside what they said before each explained its own
//! pattern, with both measured.

use std::fmt::Write;

use ichidoku_logic::Technique;
use ichidoku_logic::explain::explain;
use ichidoku_logic::page::Example;

use crate::repository::TextFile;

/// Where the document is.
pub(super) const PATH: &str = "docs/hints.md";

/// The techniques by their slugs, each with the sentences of the former explanation of its page's example.
const BEFORE: &str = include_str!("hints_before.txt");

const OPENING: &str = "\
# Hints

What a hint explains, for the page's example of 40 common techniques: now, and before each technique explained its own
pattern. `cargo xtask docs hints` makes this page.
";

/// The sentences of a hint.
struct Hint(Vec<String>);

impl Hint {
    fn longest(&self) -> usize {
        self.0.iter().map(|sentence| sentence.split_whitespace().count()).max().unwrap_or(0)
    }

    fn words(&self) -> usize {
        self.0.iter().map(|sentence| sentence.split_whitespace().count()).sum()
    }

    fn list(&self) -> String {
        self.0.iter().map(|sentence| format!("- {sentence}\n")).collect()
    }
}

/// The document.
pub(super) fn file() -> Result<TextFile, String> {
    let mut hints = Vec::new();
    for section in BEFORE.split("# ").filter(|section| !section.is_empty()) {
        let mut lines = section.lines();
        let slug = lines.next().unwrap_or_default();
        let technique: Technique = slug.parse().map_err(|error| format!("{slug}: {error}"))?;
        let example = Example::of(technique).ok_or_else(|| format!("{technique} has no example"))?;
        let now = explain(&example.state, &example.step).iter().map(ToString::to_string).collect();
        hints.push((technique, Hint(now), Hint(lines.map(str::to_owned).collect())));
    }
    let mut text = String::from(OPENING);
    // Writing into a string cannot fail.
    let _ = write!(text, "\n{}", measured(&hints));
    for (technique, now, before) in &hints {
        let _ = write!(text, "\n## {technique}\n\n{}\nBefore:\n\n{}", now.list(), before.list());
    }
    Ok(TextFile { path: PATH.to_owned(), text })
}

/// Sentences and words, now and before.
fn measured(hints: &[(Technique, Hint, Hint)]) -> String {
    let now = || hints.iter().map(|(_, now, _)| now);
    let before = || hints.iter().map(|(_, _, before)| before);
    let row = |name: &str, now: usize, before: usize| format!("| {name} | {now} | {before} |\n");
    let median = |mut counts: Vec<usize>| {
        counts.sort_unstable();
        counts.get(counts.len() / 2).copied().unwrap_or(0)
    };
    [
        "| | now | before |\n|---|---|---|\n".to_owned(),
        row(
            "sentences, median",
            median(now().map(|h| h.0.len()).collect()),
            median(before().map(|h| h.0.len()).collect()),
        ),
        row(
            "sentences, most",
            now().map(|h| h.0.len()).max().unwrap_or(0),
            before().map(|h| h.0.len()).max().unwrap_or(0),
        ),
        row(
            "words per hint, median",
            median(now().map(Hint::words).collect()),
            median(before().map(Hint::words).collect()),
        ),
        row(
            "words in the longest sentence, median",
            median(now().map(Hint::longest).collect()),
            median(before().map(Hint::longest).collect()),
        ),
        row(
            "words in the longest sentence, most",
            now().map(Hint::longest).max().unwrap_or(0),
            before().map(Hint::longest).max().unwrap_or(0),
        ),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forty_hints_are_short_and_their_sentences_too() {
        let text = file().unwrap().text;
        assert_eq!(text.matches("\n## ").count(), 40);
        let now = |row: &str| -> usize {
            let line = text.lines().find(|line| line.starts_with(&format!("| {row} |"))).unwrap();
            line.split('|').nth(2).unwrap().trim().parse().unwrap()
        };
        assert!(now("sentences, median") <= 5);
        assert!(now("words in the longest sentence, median") <= 22);
    }
}
