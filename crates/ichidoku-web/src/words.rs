//! All text of the app, from one catalogue: a language is a file in `words/`, and nothing else.
//!
//! A line of a catalogue is `key = text`; places for arguments are `{name}`.

use std::fmt::Display;
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// What every other language falls back on.
const FALLBACK: &str = "en";

/// Keys and texts, sorted by key.
type Catalogue = Vec<(&'static str, &'static str)>;

static CHOSEN: OnceLock<&'static str> = OnceLock::new();

/// Chooses the language by its code, such as `en` or `de-CH`, once, before any text is asked for.
pub fn choose(code: &str) {
    let base = code.split('-').next().unwrap_or(code);
    let known =
        |wanted: &str| CATALOGUES.iter().find(|(code, _)| code.eq_ignore_ascii_case(wanted)).map(|(code, _)| *code);
    _ = CHOSEN.set(known(code).or_else(|| known(base)).unwrap_or(FALLBACK));
}

/// The code of the language in use.
pub fn language() -> &'static str {
    CHOSEN.get().copied().unwrap_or(FALLBACK)
}

/// The text with this key; the key itself where there is none.
///
/// ```
/// assert_eq!(ichidoku_web::words::word("tool-digit"), "Digit");
/// ```
pub fn word(key: &'static str) -> &'static str {
    find(language(), key).or_else(|| find(FALLBACK, key)).unwrap_or(key)
}

/// The text with this key, with arguments in their places.
///
/// ```
/// use ichidoku_web::words::phrase;
/// assert_eq!(phrase("cell", &[("row", &3), ("column", &5)]), "row 3, column 5");
/// ```
pub fn phrase(key: &'static str, arguments: &[(&str, &dyn Display)]) -> String {
    let mut text = word(key).to_owned();
    for (name, argument) in arguments {
        text = text.replace(&format!("{{{name}}}"), &argument.to_string());
    }
    text
}

fn find(code: &str, key: &str) -> Option<&'static str> {
    let catalogue = catalogue(code)?;
    let place = catalogue.binary_search_by_key(&key, |(key, _)| key).ok()?;
    catalogue.get(place).map(|(_, text)| *text)
}

fn catalogue(code: &str) -> Option<&'static Catalogue> {
    static READ: OnceLock<Vec<Catalogue>> = OnceLock::new();
    let read = |(_, text): &(_, &'static str)| {
        let mut catalogue: Catalogue = entries(text).collect();
        catalogue.sort_unstable();
        catalogue
    };
    let place = CATALOGUES.iter().position(|(known, _)| *known == code)?;
    READ.get_or_init(|| CATALOGUES.iter().map(read).collect()).get(place)
}

fn entries(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(" = "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// Every quoted text of the sources below a folder.
    fn used(folder: &Path, keys: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                used(&path, keys);
            } else {
                let text = std::fs::read_to_string(&path).unwrap();
                let quoted = text.split('"').skip(1).step_by(2).map(str::to_owned);
                keys.extend(quoted);
            }
        }
    }

    #[test]
    fn every_text_is_used() {
        let mut keys = BTreeSet::new();
        used(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut keys);
        let idle: Vec<_> = catalogue(FALLBACK).unwrap().iter().filter(|(key, _)| !keys.contains(*key)).collect();
        assert!(idle.is_empty(), "texts that nothing uses: {idle:?}");
    }

    #[test]
    fn every_key_has_a_text() {
        let mut missing = Vec::new();
        calls(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut missing);
        assert!(missing.is_empty(), "keys without a text: {missing:?}");
    }

    fn calls(folder: &Path, missing: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                calls(&path, missing);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for call in ["word(\"", "phrase(\""] {
                let keys = text.split(call).skip(1).filter_map(|rest| rest.split('"').next());
                let unknown = |key: &&str| !key.is_empty() && find(FALLBACK, key).is_none();
                missing.extend(keys.filter(unknown).map(str::to_owned));
            }
        }
    }

    #[test]
    fn every_language_has_the_same_places() {
        let places = |text: &str| {
            let names = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
            names.map(str::to_owned).collect::<BTreeSet<_>>()
        };
        for (code, _) in CATALOGUES {
            for (key, text) in catalogue(code).unwrap() {
                let english = find(FALLBACK, key);
                assert_eq!(english.map(places), Some(places(text)), "{code}: {key}");
            }
        }
    }
}
