//! The languages as files, for a browser that loads the one it needs.

use crate::tables::{APP, HINTS};

/// The file names and contents of all languages that are not built in: `de.app.txt` for [`Texts`](crate::app::Texts),
/// `de.hints.txt` for [`Words::learn`](crate::Words::learn). `qps` is a language for tests.
pub fn files() -> impl Iterator<Item = (String, &'static str)> {
    let of = |part: &'static str, tables: &'static [(&'static str, &'static str)]| {
        tables.iter().filter(|(code, _)| *code != "en").map(move |(code, table)| (format!("{code}.{part}.txt"), *table))
    };
    of("app", APP).chain(of("hints", HINTS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Texts;

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
