//! `docs/hints.LANGUAGE.md`: the same fifty hints in every language, for those who read a translation again.

use ichidoku_logic::Technique;
use ichidoku_logic::explain::explain;
use ichidoku_words::{Words, bundle};

use super::hints::found;
use crate::repository::TextFile;

/// Ten techniques that most players meet.
const TECHNIQUES: [&str; 10] = [
    "hidden-single",
    "pointing",
    "naked-pair",
    "hidden-pair",
    "x-wing",
    "skyscraper",
    "xy-wing",
    "w-wing",
    "unique-rectangle-type-1",
    "xy-chain",
];
/// How many positions of each technique are explained.
const POSITIONS: usize = 5;
/// Positions of our own: the examples of the technique pages, and those that the finders are tested with.
const FILES: [&str; 2] = [
    include_str!("../../../crates/ichidoku-logic/src/page/examples.txt"),
    include_str!("../../../crates/ichidoku-logic/tests/positions.txt"),
];

/// A document for each language.
pub(super) fn files() -> Result<Vec<TextFile>, String> {
    Words::languages().filter_map(Words::of).map(|words| file(&words)).collect()
}

fn file(words: &Words) -> Result<TextFile, String> {
    let code = words.language();
    let mut text = format!(
        "<!-- Made by `cargo xtask docs hints`. -->\n\n# Hints in the language `{code}`\n\n<div lang=\"{code}\" dir=\"{}\">\n",
        bundle::texts(code).text("direction")
    );
    for slug in TECHNIQUES {
        let technique: Technique = slug.parse().map_err(|error| format!("{slug}: {error}"))?;
        text += &format!("\n## {}\n", words.name(technique.slug()));
        for line in positions(slug) {
            let (state, step) = found(line)?;
            let sentences = explain(&state, &step);
            text += "\n";
            text.extend(sentences.iter().map(|sentence| format!("- {}\n", words.text(sentence))));
        }
    }
    text += "\n</div>\n";
    Ok(TextFile { path: format!("docs/hints.{code}.md"), text })
}

/// The lines of the technique's first positions.
fn positions(slug: &str) -> impl Iterator<Item = &'static str> {
    let code = format!(":{}:", slug.replace('-', "_"));
    FILES.iter().flat_map(|file| file.lines()).filter(move |line| line.starts_with(&code)).take(POSITIONS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_fifty_hints() {
        let files = files().unwrap();
        assert_eq!(files.len(), Words::languages().count());
        for file in files {
            let hints = file.text.matches("\n\n- ").count();
            assert_eq!(hints, TECHNIQUES.len() * POSITIONS, "{}", file.path);
        }
    }
}
