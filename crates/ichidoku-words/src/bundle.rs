//! The languages as files, for a browser that loads the one it needs.

use crate::app::Texts;
use crate::kept::Kept;
use crate::tables::{APP, HINTS, LESSONS, PSEUDO_APP, PSEUDO_HINTS, PSEUDO_LESSONS};
#[cfg(feature = "variants")]
use crate::tables::{CLASSIC, PSEUDO_CLASSIC};

/// The file names and contents of what is not built in: `de.app.txt` for [`Texts`], `de.hints.txt` for
/// [`Words::learn`](crate::Words::learn) in a module without the feature `variants`, `de.variants.txt` for one with it, and `de.lessons.txt` for [`Lessons`](crate::lessons::Lessons). English
/// lessons are a file, too. `qps` is a language for tests.
pub fn files() -> impl Iterator<Item = (String, &'static str)> {
    type Table = &'static [(&'static str, Kept)];
    let of = |part: &'static str, tables: [Table; 2]| {
        let texts = tables.into_iter().flatten();
        texts.map(move |(code, kept)| (format!("{code}.{part}.txt"), kept.text()))
    };
    #[cfg(feature = "variants")]
    let hints = of("hints", [CLASSIC, PSEUDO_CLASSIC]).chain(of("variants", [HINTS, PSEUDO_HINTS]));
    #[cfg(not(feature = "variants"))]
    let hints = of("hints", [HINTS, PSEUDO_HINTS]);
    let files = of("app", [APP, PSEUDO_APP]).chain(hints).chain(of("lessons", [LESSONS, PSEUDO_LESSONS]));
    files.filter(|(name, _)| !matches!(name.as_str(), "en.hints.txt" | "en.variants.txt"))
}

/// The texts of the app in a language, or in English.
///
/// ```
/// let german = ichidoku_words::bundle::texts("de");
/// assert_eq!((german.text("direction"), german.text("home-learn")), ("ltr", "Lernen"));
/// ```
pub fn texts(language: &str) -> Texts {
    let name = format!("{language}.app.txt");
    let table = files().find(|(file, _)| *file == name).map(|(_, table)| table);
    table.map_or_else(Texts::english, Texts::read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::{BOOKS, LANGUAGES, PAGES, PROGRAM};

    #[test]
    fn english_is_a_file_only_where_it_is_not_built_in() {
        let english: Vec<String> = files().map(|(name, _)| name).filter(|name| name.starts_with("en.")).collect();
        assert_eq!(english, ["en.lessons.txt"]);
    }

    #[test]
    fn the_test_language_is_longer_and_runs_from_right_to_left() {
        let (_, table) = files().find(|(name, _)| name == "qps.app.txt").unwrap();
        let (pseudo, english) = (Texts::read(table), Texts::english());
        assert_eq!((pseudo.text("undo"), pseudo.text("direction")), ("ÚUndóo", "rtl"));
        let length = |texts: &Texts| texts.names().map(|(name, _)| texts.text(name).chars().count()).sum::<usize>();
        let longer = length(&pseudo) as f64 / length(&english) as f64;
        assert!((1.25..1.45).contains(&longer), "{longer}");
    }

    #[test]
    fn every_text_begins_with_its_language() {
        for table in [HINTS, APP, PROGRAM, BOOKS, LESSONS] {
            for (code, kept) in table {
                assert_eq!(kept.text().lines().next(), Some(*code));
            }
        }
        assert_eq!([HINTS.len(), PROGRAM.len(), BOOKS.len()], [LANGUAGES.len(); 3]);
        assert!(PAGES.iter().all(|(_, kept)| kept.text().starts_with('\u{c}')));
    }
}
