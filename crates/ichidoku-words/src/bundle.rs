//! The languages as files, for a browser that loads the one it needs.

use crate::tables::{APP, HINTS, LESSONS};

/// The file names and contents of what is not built in: `de.app.txt` for [`Texts`](crate::app::Texts), `de.hints.txt` for
/// [`Words::learn`](crate::Words::learn), and `de.lessons.txt` for [`Lessons`](crate::lessons::Lessons). English
/// lessons are a file, too. `qps` is a language for tests.
pub fn files() -> impl Iterator<Item = (String, &'static str)> {
    let of = |part: &'static str, tables: &'static [(&'static str, &'static str)]| {
        tables.iter().map(move |(code, table)| (format!("{code}.{part}.txt"), *table))
    };
    let is_built_in = |name: &str| ["en.app.txt", "en.hints.txt"].contains(&name);
    let files = of("app", APP).chain(of("hints", HINTS)).chain(of("lessons", LESSONS));
    files.filter(move |(name, _)| !is_built_in(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Texts;

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
}
