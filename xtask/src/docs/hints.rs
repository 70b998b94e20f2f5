//! `docs/hints.md`: what hints say of the commonest techniques, beside what they said before each explained its own
//! pattern, with both measured.

use std::fmt::Write;

use ichidoku_logic::explain::explain;
use ichidoku_logic::position::Position;
use ichidoku_logic::{State, Step, Survey, Technique};

use crate::repository::TextFile;

/// Where the document is.
pub(super) const PATH: &str = "docs/hints.md";

/// Positions, each with the sentences of the former explanation of what its technique finds there.
const BEFORE: &str = include_str!("hints_before.txt");

const OPENING: &str = "\
# Hints

What a hint explains, for a position of each of 40 common techniques: now, and before each technique explained its own
pattern. `cargo xtask docs hints` makes this page.
The name of a cell and a digit count as a word of one syllable.
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

    /// The age at which somebody reads it easily: five years more than the grade of Flesch and Kincaid.
    fn reading_age(&self) -> usize {
        let words = self.0.iter().flat_map(|sentence| sentence.split_whitespace());
        let syllables: usize = words.map(syllables).sum();
        let (sentences, words) = (self.0.len().max(1) as f64, self.words().max(1) as f64);
        let grade = 0.39 * words / sentences + 11.8 * syllables as f64 / words - 15.59;
        (grade + 5.0).round().max(0.0) as usize
    }

    fn list(&self) -> String {
        self.0.iter().map(|sentence| format!("- {sentence}\n")).collect()
    }
}

/// Number of syllables of a word, about: groups of vowels, without an `e` at the end. The name of a cell counts as one.
fn syllables(word: &str) -> usize {
    let letters = word.trim_matches(|c: char| !c.is_alphabetic()).to_lowercase();
    let is_vowel = |letter: char| "aeiouy".contains(letter);
    let groups = letters.split(|letter| !is_vowel(letter)).filter(|group| !group.is_empty()).count();
    let is_silent = letters.ends_with('e') && !letters.ends_with("le");
    groups.saturating_sub(usize::from(is_silent)).max(1)
}

/// The document.
pub(super) fn file() -> Result<TextFile, String> {
    let mut hints = Vec::new();
    for section in BEFORE.split("# ").filter(|section| !section.is_empty()) {
        let mut lines = section.lines();
        let (state, step) = found(lines.next().unwrap_or_default())?;
        let (technique, now) = (step.technique, explain(&state, &step).iter().map(ToString::to_string).collect());
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

/// The position's state, and its step as its technique finds it.
pub(super) fn found(line: &str) -> Result<(State, Step), String> {
    let position: Position = line.parse().map_err(|error| format!("{line}: {error}"))?;
    let slug = position.code.replace('_', "-");
    let technique: Technique = slug.parse().map_err(|error| format!("{slug}: {error}"))?;
    let state = State::new(&position.grid).assume_unique();
    let step = technique.all(&Survey::new(&state)).into_iter().find(|step| position.is_done_by(step));
    Ok((state, step.ok_or_else(|| format!("{line}: nothing found"))?))
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
        row(
            "reading age (Flesch-Kincaid), median",
            median(now().map(Hint::reading_age).collect()),
            median(before().map(Hint::reading_age).collect()),
        ),
        row(
            "reading age (Flesch-Kincaid), most",
            now().map(Hint::reading_age).max().unwrap_or(0),
            before().map(Hint::reading_age).max().unwrap_or(0),
        ),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn syllables_are_groups_of_vowels() {
        assert_eq!(["can", "eliminated", "place", "single", "r4c7", "house,"].map(syllables), [1, 5, 1, 2, 1, 1]);
    }

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
