//! The words of the command line: those of `ichidoku-words` in the language chosen.

use std::fmt::Display;
use std::sync::OnceLock;

use ichidoku::House;
use ichidoku_api::Grade;
use ichidoku_words::app::{Argument, Plain, Texts};
use ichidoku_words::{Fault, Words};

static CHOSEN: OnceLock<Texts> = OnceLock::new();

/// Chooses the texts of the language with this code, once, before any of them is asked for. Without a choice they are those
/// of the language that the environment asks for, or English.
pub(crate) fn choose(code: &str) {
    if let Some(texts) = Texts::of_program(code) {
        _ = CHOSEN.set(texts);
    }
}

fn texts() -> &'static Texts {
    CHOSEN.get_or_init(|| of(of_the_system().language()))
}

fn of(code: &str) -> Texts {
    Texts::of_program(code).unwrap_or_else(Texts::english)
}

fn of_the_system() -> Words {
    let wish = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()));
    Words::of_preferred(&wish.unwrap_or_default())
}

/// The words of hints in the language chosen.
pub(crate) fn of_hints() -> Words {
    hints().clone()
}

fn hints() -> &'static Words {
    static HINTS: OnceLock<Words> = OnceLock::new();
    HINTS.get_or_init(|| Words::of(texts().language()).unwrap_or_else(|| Words::english().clone()))
}

/// The text with this name; the name itself where there is none.
pub(crate) fn word(name: &'static str) -> &'static str {
    texts().text(name)
}

/// The text with this name in English.
pub(crate) fn english(name: &'static str) -> &'static str {
    of("en").text(name)
}

/// The words for the grades, in their order, as books have them, too.
pub(crate) fn words_of_grades() -> [&'static str; Grade::ALL.len()] {
    let books = Texts::of_books(language());
    Grade::ALL.map(|grade| books.as_ref().map_or(grade.name(), |books| grade.word(books)))
}

/// The text whose name is put together from parts.
pub(crate) fn find(name: &str) -> Option<&'static str> {
    #[cfg(test)]
    tests::note(name);
    texts().find(name)
}

/// The text with this name, with arguments in their places. A number chooses among plural forms.
pub(crate) fn phrase(name: &'static str, arguments: &[(&str, &dyn Display)]) -> String {
    // Records and lines are counted without marks between the thousands.
    let plain: Vec<(&str, Plain)> = arguments.iter().map(|(name, value)| (*name, Plain(value.to_string()))).collect();
    let arguments: Vec<(&str, &dyn Argument)> =
        plain.iter().map(|(name, value)| (*name, value as &dyn Argument)).collect();
    texts().phrase(name, &arguments)
}

/// Says a text of the catalogue with its arguments: `say!("exported", count = 12, folder)`.
macro_rules! say {
    ($name:literal $(, $argument:ident $(= $value:expr)?)* $(,)?) => {
        $crate::words::phrase($name, &[$((stringify!($argument), say!(@ $argument $(= $value)?))),*])
    };
    (@ $argument:ident) => { &$argument };
    (@ $argument:ident = $value:expr) => { &$value };
}
pub(crate) use say;

/// What is wrong with a record.
pub(crate) fn fault(fault: &Fault<'_>) -> Option<String> {
    texts().fault(fault)
}

/// `row 3`.
pub(crate) fn house(house: House) -> String {
    hints().house(house)
}

/// `a, b and c`.
pub(crate) fn list(items: &[String]) -> String {
    hints().all_of(items.to_vec())
}

/// What clap writes in its own words, in the language chosen: the texts `clap-…` are those words in English, and what
/// stands in their place in others.
pub(crate) fn of_clap(written: &str) -> String {
    let (english, own) = (of("en"), texts());
    let words = english.names().filter(|(name, _)| name.starts_with("clap-"));
    let mut pairs: Vec<_> = words.map(|(name, _)| (english.text(name), own.text(name))).collect();
    // The longest first, so that none is replaced inside another.
    pairs.sort_by_key(|(english, _)| std::cmp::Reverse(english.len()));
    pairs.iter().fold(written.to_owned(), |text, (english, own)| text.replace(english, own))
}

/// True if clap's own words are those of the language chosen.
pub(crate) fn is_english() -> bool {
    language() == "en"
}

/// The code of the language chosen.
pub(crate) fn language() -> &'static str {
    texts().language()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    use ichidoku_formats::Format;

    thread_local! {
        /// The names that were put together from parts.
        static ASKED_FOR: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
    }

    pub(super) fn note(name: &str) {
        ASKED_FOR.with_borrow_mut(|names| names.insert(name.to_owned()));
    }

    #[test]
    fn each_grade_has_its_word_in_its_place() {
        let words = words_of_grades();
        for (place, grade) in Grade::ALL.into_iter().enumerate() {
            assert_eq!(grade as usize, place);
            assert_eq!(words[place], grade.name());
        }
    }

    #[test]
    fn every_text_is_used() {
        // The help asks for all texts of commands, arguments and examples.
        let _ = crate::args::definition();
        let of_lists = Format::all().map(|format| format!("format-{}", format.name())).chain(
            ichidoku_formats::Part::ALL.into_iter().map(|part| format!("part-{}", part.name().replace(' ', "-"))),
        );
        ASKED_FOR.with_borrow_mut(|names| names.extend(of_lists));
        let sources = testkit::sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap();
        let quoted: BTreeSet<&str> = sources.split('"').collect();
        let of_noun = |name: &str| name.strip_prefix("name-").is_some_and(|noun| quoted.contains(noun));
        // What clap says, and faults of records, are asked for by their beginnings.
        let of_others = |name: &str| ["clap-", "fault-", "refusal-"].iter().any(|start| name.starts_with(start));
        let is_used = |name: &str| quoted.contains(name) || ASKED_FOR.with_borrow(|names| names.contains(name));
        let texts = of("en");
        let names = texts.names().map(|(name, _)| name);
        let idle: Vec<_> = names.filter(|name| !is_used(name) && !of_noun(name) && !of_others(name)).collect();
        assert!(idle.is_empty(), "texts that nothing uses: {idle:?}");
    }

    #[test]
    fn every_text_that_is_said_is_there_with_its_arguments() {
        let texts = of("en");
        let known: BTreeMap<&str, &str> = texts.names().collect();
        let sources = testkit::sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap();
        for call in sources.split(" say!(\"").skip(1).chain(sources.split("(say!(\"").skip(1)) {
            let (name, rest) = call.split_once('"').unwrap();
            if name.contains(char::is_whitespace) || rest.starts_with(", count = 12") {
                continue;
            }
            let mut given = names(rest);
            given.sort_unstable();
            assert_eq!(known.get(name).copied(), Some(given.join(" ").as_str()), "{name}");
        }
        for call in sources.split("word(\"").skip(1).filter_map(|call| call.split_once("\")")) {
            assert_eq!(known.get(call.0).copied(), Some(""), "{}", call.0);
        }
    }

    /// The names of arguments up to the end of the call: what follows a comma outside of all brackets.
    fn names(rest: &str) -> Vec<&str> {
        let (mut depth, mut names) = (0_usize, Vec::new());
        for (place, character) in rest.char_indices() {
            match character {
                '(' | '[' | '{' => depth += 1,
                ')' if depth == 0 => break,
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 0 => {
                    let name = rest[place + 1..].trim_start();
                    let end = name.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap();
                    names.extend(Some(&name[..end]).filter(|name| !name.is_empty()));
                }
                _ => {}
            }
        }
        names
    }

    #[test]
    fn lists_and_houses_are_written_out() {
        assert_eq!(house(House::ALL[10]), "column 2");
        let cells = ["r1c1", "r1c2", "r1c3"].map(str::to_owned);
        assert_eq!([list(&cells), list(&cells[..1]), list(&[])], ["r1c1, r1c2 and r1c3", "r1c1", ""]);
    }
}
