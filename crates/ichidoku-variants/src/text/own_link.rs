//! Links to the page of variants of ichidoku's own app.

use super::{TextError, read_iss};
use crate::Puzzle;
use crate::percent::percent_decoded;

/// The puzzle of a link such as `https://example.org/variants.html#q=.Cage~3~R1C1~R1C2&title=First`, with what it says of the puzzle
/// beside its rules; nothing if the text is no such link.
pub(super) fn read_own_link(text: &str) -> Option<Result<Puzzle, TextError>> {
    let (address, fragment) = text.trim().split_once("variants.html#")?;
    if address.contains(char::is_whitespace) || fragment.contains(char::is_whitespace) {
        return None;
    }
    let said = |name: &str| {
        let text = fragment.split('&').find_map(|part| part.strip_prefix(name)?.strip_prefix('='))?;
        Some(percent_decoded(text, b"")).filter(|text| !text.is_empty())
    };
    // Played, or set in the studio.
    let rules = said("q").or_else(|| said("s"))?;
    let with_origin = |puzzle: Puzzle| puzzle.with_origin(said("title"), said("author")).with_rules_text(said("rules"));
    Some(read_iss(&rules).map(with_origin))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_has_rules_and_what_is_said_of_them() {
        let link = "http://localhost:8000/a/variants.html#q=.Shape~6x6.Or.Sum~0_%3D_1_-3~R1C1~R1C2.Sum~0_%3D_-3_1~R1C1~R1C2.End\
                    &title=%C3%9C%20%26%20Co&rules=One%0ATwo";
        let puzzle = read_own_link(link).unwrap().unwrap();
        assert_eq!((puzzle.shape().cells(), puzzle.constraints().len()), (36, 1));
        assert_eq!((puzzle.title(), puzzle.author(), puzzle.rules_text()), (Some("Ü & Co"), None, Some("One\nTwo")));
        assert!(read_own_link("https://example.org/variants.html#s=.Windoku").unwrap().is_ok());
        assert!(read_own_link("https://example.org/variants.html#q=.Nothing").unwrap().is_err());
        for other in
            ["https://example.org/?q=.Windoku", "see variants.html#q=.Windoku", "https://example.org/variants.html"]
        {
            assert!(read_own_link(other).is_none(), "{other}");
        }
    }
}
