//! What is wrong with a record or a request, in the language chosen.

use ichidoku_formats::{EntryError, ReadError};
use ichidoku_variants::TextError;
use ichidoku_words::Fault;

use crate::exit::Failure;
use crate::words;

/// The record's source and line, its place in the puzzle, and what is wrong there.
pub(crate) fn unreadable(error: &EntryError) -> String {
    let kind = error.fault();
    let (row, column, in_solution) = (error.row(), error.column(), error.is_in_solution());
    let fault = Fault { key: kind.key(), arguments: &kind.arguments(), row, column, in_solution };
    let said = words::fault(&fault).unwrap_or_else(|| error.without_source().to_string());
    format!("{}:{}: {said}", error.source_name(), error.line())
}

/// The source that can't be read, and why.
pub(crate) fn unread(error: &ReadError) -> String {
    let arguments = [("reason", error.io_error().to_string())];
    let fault = Fault { key: error.key(), arguments: &arguments, row: None, column: None, in_solution: false };
    match words::fault(&fault) {
        Some(said) => format!("{}: {said}", error.source_name()),
        None => error.to_string(),
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        Self::new(unread(&error))
    }
}

impl From<ichidoku_api::Error> for Failure {
    fn from(error: ichidoku_api::Error) -> Self {
        let arguments: Vec<(&str, String)> =
            error.args.0.iter().map(|(name, text)| (name.as_str(), text.clone())).collect();
        let (row, column) = error.place.map_or((None, None), |place| (place.row, place.column));
        let fault = Fault { key: &error.key, arguments: &arguments, row, column, in_solution: false };
        Self::new(words::fault(&fault).unwrap_or(error.message))
    }
}

/// What is wrong with the text of a variant, and where.
pub(crate) fn unreadable_variant(error: &TextError) -> String {
    let mut arguments = error.fault.arguments();
    arguments.extend(error.rule().map(|number| ("in_rule", number.to_string())));
    let (row, column) = error.row_and_column();
    let fault = Fault { key: error.fault.key(), arguments: &arguments, row, column, in_solution: false };
    words::fault(&fault).unwrap_or_else(|| error.to_string())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ichidoku_formats::{Fault, Source};
    use ichidoku_words::app::{Texts, languages};

    use super::*;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// Texts with a fault of nearly every kind.
    fn broken() -> Vec<String> {
        let solution = LINE.replace('.', "1").replacen('5', "q", 1);
        let games = |games: &str| format!("<opensudoku>\n{games}\n</opensudoku>");
        let game =
            |version: u8, cell: &str| games(&format!("<game data=\"version: {version}\n{}\"/>", cell.repeat(81)));
        let section = |state: &str| format!("[Puzzle]\n{}\n[State]\n{}\n", rows(LINE), rows(state));
        vec![
            LINE.replace('8', "q"),
            LINE[..80].to_owned(),
            "1".to_owned(),
            rows(LINE).lines().take(8).collect::<Vec<_>>().join("\n"),
            rows(LINE).replacen('5', "", 1),
            format!("puzzle,rating\n{LINE}\n{LINE},1,2\n"),
            format!("puzzle,solution\n{LINE},{}\n", &LINE.replace('.', "1")[..80]),
            format!("{{\"puzzle\":\"{LINE}\",\"solution\":\"{solution}\"}}"),
            format!("{{\"puzzle\":\"{LINE}\",\"rules\":\"killer\"}}"),
            format!("{{\"puzzle\":\"{LINE}\",\"entries\":[\"r1c1=4\"]}}"),
            format!("{{\"puzzle\":\"{LINE}\",\"entries\":[\"r1c3=4\",\"r1c3=5\"]}}"),
            "{\"board\":[[1,2}".to_owned(),
            "{\"board\":7}".to_owned(),
            "{}".to_owned(),
            games("<game/>\n<puzzle/>"),
            game(3, "10|0|1|"),
            game(3, "1|512|1|"),
            game(3, "1|0|2|"),
            game(9, "1|0|1|"),
            section(&LINE.replacen('5', ".", 1)),
            section(&LINE.replacen('5', "4", 1)),
            format!("[State]\n{}\n", rows(LINE)),
            "1".repeat(300_000),
        ]
    }

    fn rows(line: &str) -> String {
        line.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned() + "\n").collect()
    }

    #[test]
    fn faults_read_in_english_as_the_library_says_them_and_in_german_otherwise() {
        let german = Texts::of_program("de").unwrap();
        let mut kinds = BTreeSet::new();
        for text in broken() {
            let mut source = Source::from_text("t", text.clone());
            let mut errors = Vec::new();
            while let Some(chunk) = source.next_chunk().unwrap() {
                errors.extend(chunk.entries().filter_map(Result::err));
            }
            assert!(!errors.is_empty(), "{text:.90}");
            for error in errors {
                assert_eq!(unreadable(&error), error.to_string());
                let kind = error.fault();
                let fault = super::Fault {
                    key: kind.key(),
                    arguments: &kind.arguments(),
                    row: None,
                    column: None,
                    in_solution: false,
                };
                assert_ne!(german.fault(&fault), Texts::of_program("en").unwrap().fault(&fault));
                kinds.insert(kind.key());
            }
        }
        assert!(kinds.len() >= 15, "{kinds:?}");
    }

    #[test]
    fn every_kind_of_fault_has_its_text_and_every_text_its_kind() {
        for (code, _) in languages() {
            let texts = Texts::of_program(code).unwrap();
            let names = texts.names().filter_map(|(name, _)| name.strip_prefix("fault-"));
            let of_files = |name: &&str| ["binary-", "packed-", "not-read"].iter().any(|start| name.starts_with(start));
            let mut known: BTreeSet<&str> = names.filter(|name| !of_files(name)).collect();
            for (key, arguments) in Fault::KEYS {
                let text = texts.names().find(|(name, _)| name.strip_prefix("fault-") == Some(key));
                let (_, spoken) = text.unwrap_or_else(|| panic!("{code}: {key} has no text"));
                let mut spoken: Vec<&str> = spoken.split_whitespace().filter(|name| *name != "where").collect();
                let mut arguments = arguments.to_vec();
                spoken.sort_unstable();
                arguments.sort_unstable();
                assert_eq!(spoken, arguments, "{code}: {key}");
                known.remove(key);
            }
            known.retain(|key| !key.starts_with("variant-"));
            assert_eq!(known.into_iter().collect::<Vec<_>>(), ["in-cell", "in-row", "in-rule", "in-solution"]);
        }
    }

    /// Texts of variants with each kind of fault that has a key.
    fn broken_variants() -> Vec<String> {
        let grid = |more: &str| format!("{{\"grid\":[{}]{more}}}", ["[{},{},{},{}]"; 4].join(","));
        let texts = [
            "",
            "hello",
            "{\"a\":1}",
            "https://f-puzzles.com/?load=abc",
            "12345",
            "5...............",
            "5 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ".Windoku.Foo~1",
            ".Cage~9~R1C1~R19C2",
            ".Cage~99999~R1C1",
            "{\"grid\":[[{}]]}",
        ];
        let objects = [
            grid("").replacen("{},", "", 1),
            grid(",\"killercage\":[{\"cells\":\"R1C1\"}]"),
            grid(",\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"outlineC\":\"#FFF\",\"width\":0.1}]"),
        ];
        texts.map(str::to_owned).into_iter().chain(objects).collect()
    }

    #[test]
    fn rules_and_cells_are_named_in_german() {
        let german = Texts::of_program("de").unwrap();
        let said = |text: &str| {
            let error = ichidoku_api::Error::from(ichidoku_variants::read_puzzle(text).unwrap_err());
            let arguments: Vec<_> = error.args.0.iter().map(|(name, text)| (name.as_str(), text.clone())).collect();
            let (row, column) = error.place.map_or((None, None), |place| (place.row, place.column));
            german
                .fault(&super::Fault { key: &error.key, arguments: &arguments, row, column, in_solution: false })
                .unwrap()
        };
        assert_eq!(said(".Windoku.Foo~1"), "Regel 2: „Foo“ ist keine bekannte Regel");
        let outside = "Regel 1: „Cage“ braucht Zellen des Gitters, und „R19C2“ ist keine";
        assert_eq!(said(".Cage~9~R1C1~R19C2"), outside);
        assert_eq!(said("....7..........."), "Zeile 2, Spalte 1: „7“ gehört in kein Gitter mit 4×4 Zellen");
        assert_eq!(said("{\"givens\":\"123\"}"), "dieses JSON enthält kein lesbares Rätsel");
    }

    #[test]
    fn faults_of_variants_have_their_texts_in_every_language() {
        let mut kinds = BTreeSet::new();
        let read = broken_variants().into_iter().map(|text| ichidoku_variants::read_puzzle(&text).expect_err(&text));
        let unwritable = ichidoku_variants::read_puzzle(".AntiTaxicab").expect("a puzzle");
        let unwritten = ichidoku_variants::write_f_puzzles(&unwritable).expect_err("no link");
        for error in read.chain([unwritten]) {
            assert_eq!(unreadable_variant(&error), error.to_string());
            let arguments = &error.fault.arguments();
            let key = error.fault.key();
            for (code, _) in languages() {
                let texts = Texts::of_program(code).unwrap();
                let fault = super::Fault { key, arguments, row: None, column: None, in_solution: false };
                let said = texts.fault(&fault).unwrap_or_else(|| panic!("{code}: {error:?}"));
                assert!(arguments.iter().all(|(_, value)| said.contains(value)), "{code}: {said}");
            }
            kinds.insert(key.to_owned());
        }
        let texts = Texts::of_program("en").unwrap();
        let refusals: BTreeSet<_> = texts.names().filter_map(|(name, _)| name.strip_prefix("refusal-")).collect();
        assert!(kinds.iter().all(|key| !refusals.contains(key.as_str())), "one key has two texts");
        let names = texts.names().filter_map(|(name, _)| name.strip_prefix("fault-"));
        let untried: Vec<_> = names.filter(|name| name.starts_with("variant-") && !kinds.contains(*name)).collect();
        assert!(untried.is_empty() && kinds.contains("cells") && kinds.contains("nothing"), "{untried:?} {kinds:?}");
    }
}
