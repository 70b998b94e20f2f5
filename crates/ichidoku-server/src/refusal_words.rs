//! The words of refusals, from the catalogue.

use std::sync::OnceLock;

use ichidoku_api::{Args, Place};
use ichidoku_words::Fault;
use ichidoku_words::app::{Texts, languages};

/// The sentence with this key in a language, with what it speaks of and its place in a puzzle.
pub(crate) fn said(language: &str, key: &str, args: &Args, place: Option<Place>) -> Option<String> {
    let arguments: Vec<(&str, String)> = args.0.iter().map(|(name, text)| (name.as_str(), text.clone())).collect();
    let (row, column) = place.map_or((None, None), |place| (place.row, place.column));
    let in_solution = args.get("grid") == Some("solution");
    texts(language)?.fault(&Fault { key, arguments: &arguments, row, column, in_solution })
}

/// The texts of a language, read once.
fn texts(language: &str) -> Option<&'static Texts> {
    static ALL: OnceLock<Vec<Texts>> = OnceLock::new();
    let all = || languages().iter().filter_map(|(code, _)| Texts::of_program(code)).collect();
    ALL.get_or_init(all).iter().find(|texts| texts.language() == language)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// The sources of this crate, of the vocabulary and of what reads files.
    fn sources() -> String {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        ["ichidoku-server", "ichidoku-api", "ichidoku-formats"]
            .map(|name| testkit::sources(&crates.join(name).join("src")).unwrap())
            .concat()
    }

    #[test]
    fn every_refusal_of_the_catalogue_is_said() {
        let (sources, english) = (sources(), texts("en").unwrap());
        let keys = english.names().filter_map(|(name, _)| name.strip_prefix("refusal-"));
        let idle: Vec<_> = keys.filter(|key| !sources.contains(&format!("\"{key}\""))).collect();
        assert!(idle.is_empty(), "texts that nothing uses: {idle:?}");
    }

    #[test]
    fn the_catalogue_has_what_the_vocabulary_says_in_english() {
        let (sources, english) = (sources(), texts("en").unwrap());
        let mut count = 0;
        for call in sources.split(" refused!(").chain(sources.split("(refused!(")).skip(1) {
            let mut quoted = call.split('"').skip(1).step_by(2);
            let (Some(key), Some(message)) = (quoted.next(), quoted.next()) else { continue };
            let Some((_, names)) = english.names().find(|(name, _)| *name == format!("refusal-{key}")) else {
                continue;
            };
            let args = Args(names.split_whitespace().map(|name| (name.to_owned(), format!("{{{name}}}"))).collect());
            assert_eq!(said("en", key, &args, None).as_deref(), Some(message));
            count += 1;
        }
        assert!(count >= 12, "{count} calls were found");
    }
}
