//! The words of the app: those of `ichidoku-words` in the language chosen.

use std::borrow::Cow;
use std::cell::Cell;

use ichidoku_words::Fault;
pub use ichidoku_words::app::{Argument, Texts, languages};

use crate::decimal_text;

thread_local! {
    /// The texts in use; none before the first is asked for.
    static CHOSEN: Cell<Option<&'static Texts>> = const { Cell::new(None) };
    /// The language's own zero where digits are written by it.
    static ZERO: Cell<Option<char>> = const { Cell::new(None) };
}

/// Chooses the texts. Without a choice the app speaks English. Those before them stay in memory, since somebody may hold a
/// word of them.
pub fn choose(texts: Texts) -> &'static Texts {
    let texts = Box::leak(Box::new(texts));
    CHOSEN.set(Some(texts));
    texts
}

/// Chooses the language's own digits, such as `٣` in Arabic, or else `3`.
pub fn choose_digits(own: bool) {
    ZERO.set(own.then(own_zero).flatten());
}

/// The language's own zero, if it has digits of its own.
pub fn own_zero() -> Option<char> {
    word("zero").chars().next().filter(|zero| *zero != '0')
}

/// The text with the digits that were chosen. A name with Latin letters, such as `r4c7`, keeps its own.
pub fn shown(text: &str) -> Cow<'_, str> {
    ZERO.get().map_or(Cow::Borrowed(text), |zero| Cow::Owned(with_digits(text, zero)))
}

fn with_digits(text: &str, zero: char) -> String {
    let (mut shown, mut is_name) = (String::new(), false);
    for letter in text.chars() {
        is_name = letter.is_ascii_alphabetic() || is_name && letter.is_ascii_digit();
        let own = letter.to_digit(10).filter(|_| !is_name).and_then(|digit| char::from_u32(u32::from(zero) + digit));
        shown.push(own.unwrap_or(letter));
    }
    shown
}

fn texts() -> &'static Texts {
    CHOSEN.get().unwrap_or_else(|| choose(Texts::english()))
}

/// The code of the language in use.
pub fn language() -> &'static str {
    texts().language()
}

/// The text with this name; the name itself where there is none.
///
/// ```
/// assert_eq!(ichidoku_web::words::word("tool-digit"), "Digit");
/// ```
pub fn word(name: &'static str) -> &'static str {
    texts().text(name)
}

/// The text with this name, with arguments in their places.
///
/// ```
/// use ichidoku_web::words::phrase;
/// assert_eq!(phrase("cell", &[("row", &3_u8), ("column", &5_u8)]), "row 3, column 5");
/// ```
pub fn phrase(name: &'static str, arguments: &[(&str, &dyn Argument)]) -> String {
    texts().phrase(name, arguments)
}

/// What is wrong with a puzzle or a request, by the kind of fault, what it speaks of, and the row and column; `None` where
/// the language has no text for it, as in English, which comes with the fault.
pub fn fault(key: &str, arguments: &[(&str, String)], [row, column]: [Option<u64>; 2]) -> Option<String> {
    let place = |number: Option<u64>| number.and_then(|number| usize::try_from(number).ok());
    let in_solution = arguments.iter().any(|(name, text)| (*name, text.as_str()) == ("grid", "solution"));
    texts().fault(&Fault { key, arguments, row: place(row), column: place(column), in_solution })
}

/// A whole number as the language writes it.
///
/// ```
/// assert_eq!(ichidoku_web::words::grouped(1_234_567), "1,234,567");
/// ```
pub fn grouped(number: u64) -> String {
    texts().grouped(number)
}

/// A number with this many decimals as the language writes it.
///
/// ```
/// assert_eq!(ichidoku_web::words::decimal(7.126, 2), "7.13");
/// ```
pub fn decimal(number: f64, decimals: u32) -> String {
    decimal_text::decimal(number, decimals).replace('.', word("decimal-mark"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    fn own_sources() -> String {
        testkit::sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))).unwrap()
    }

    #[test]
    fn digits_are_written_anew_but_in_names() {
        let arabic = |text| with_digits(text, '٠');
        assert_eq!(arabic("7 في r1c2، أو 12:05"), "٧ في r1c2، أو ١٢:٠٥");
        assert_eq!(arabic("SE 7.1"), "SE ٧.١");
        assert_eq!((own_zero(), shown("r1c1 = 5")), (None, Cow::Borrowed("r1c1 = 5")));
    }

    #[test]
    fn every_text_is_used() {
        let sources = own_sources();
        // With what stands between two quoted texts, since a quote within a text shifts the count. Code cannot be a name.
        let quoted: BTreeSet<&str> = sources.split('"').collect();
        // The numbers of any language are written with the first; the build and the bundler read the others.
        let read_elsewhere = ["group-mark", "page-failed", "page-needs", "page-reload"];
        // What is wrong comes with its name.
        let comes = |name: &str| name.starts_with("fault-") || name.starts_with("refusal-");
        let is_idle = |name: &&str| !quoted.contains(name) && !comes(name) && !read_elsewhere.contains(name);
        let idle: Vec<_> = texts().names().map(|(name, _)| name).filter(is_idle).collect();
        assert!(idle.is_empty(), "texts that nothing uses: {idle:?}");
    }

    #[test]
    fn every_text_that_is_asked_for_is_there() {
        let sources = own_sources();
        for call in sources.split("word(\"").skip(1).filter_map(|call| call.split_once("\")")) {
            assert_eq!(arguments(call.0), Some(Vec::new()), "{}", call.0);
        }
        for call in sources.split("phrase(\"").skip(1).filter(|call| !call.starts_with("\",")) {
            let (name, rest) = call.split_once("\", &[").unwrap();
            let given = rest.split("])").next().unwrap().split("(\"").skip(1);
            let given = given.filter_map(|rest| rest.split_once('"'));
            let mut given: Vec<&str> = given.filter(|(_, rest)| rest.starts_with(',')).map(|(name, _)| name).collect();
            given.sort_unstable();
            assert_eq!(arguments(name), Some(given), "{name}");
        }
    }

    fn arguments(text: &str) -> Option<Vec<&'static str>> {
        let found = texts().names().find(|(name, _)| *name == text);
        found.map(|(_, arguments)| arguments.split_whitespace().collect())
    }
}
