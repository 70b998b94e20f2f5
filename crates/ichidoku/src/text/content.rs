//! What stands in the 81 places of a text, and which puzzle that is.

use crate::candidate::{Candidate, CandidateSet};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::{Digit, DigitSet};
use crate::puzzle::Puzzle;
use crate::text::{Parsed, lone_mark, symbol};

/// What a text shows in one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Content {
    /// A blank: nothing is said about the cell.
    Blank,
    /// Digits: one that stands there, or the candidates.
    Digits(DigitSet),
}

/// The character in which a cell's text goes wrong.
pub(super) type BadSymbol = char;

impl Content {
    /// The content that one character shows.
    pub(super) fn of_symbol(c: char) -> Result<Self, BadSymbol> {
        match symbol::value(c).map(Digit::new) {
            Some(Some(digit)) => Ok(Self::Digits(DigitSet::single(digit))),
            Some(None) => Ok(Self::Blank),
            None => Err(c),
        }
    }

    /// The content that the text of one cell shows: a symbol, or candidates such as `257`, `{257}`, `.2..5.7..`;
    /// HoDoKu's marks beside them (`+` placed, `*` cell, `#` fin, `@` endo-fin) say nothing here. `{}` is a cell
    /// without candidates.
    pub(super) fn of_token(token: &str) -> Result<Self, BadSymbol> {
        // Most are one symbol.
        if cfg!(not(target_arch = "wasm32"))
            && let [byte] = token.as_bytes()
            && let Ok(symbol) = Self::of_symbol(*byte as char)
        {
            return Ok(symbol);
        }
        if token.trim() == "{}" {
            return Ok(Self::Digits(DigitSet::EMPTY));
        }
        let bare = token.trim_matches(|c: char| symbol::is_separator(c) || c == '#' || c == '@' || c == '+');
        let mut symbols = bare.chars();
        match (symbols.next(), symbols.next()) {
            (None, _) => Ok(Self::Blank),
            (Some(only), None) => Self::of_symbol(only),
            _ => Self::of_candidates(bare),
        }
    }

    /// The content of several characters: digits only, or nine places of a digit or a blank.
    fn of_candidates(bare: &str) -> Result<Self, BadSymbol> {
        let places = bare.chars().count() == 9;
        let bare = if places { bare } else { bare.trim_matches('*') };
        let mut digits = DigitSet::EMPTY;
        for c in bare.chars() {
            match Self::of_symbol(c)? {
                Self::Digits(set) => digits = digits | set,
                Self::Blank if places => {}
                Self::Blank => return Err(c),
            }
        }
        Ok(Self::Digits(digits))
    }

    /// The digits shown; none for a blank.
    pub(super) fn digits(self) -> DigitSet {
        match self {
            Self::Blank => DigitSet::EMPTY,
            Self::Digits(digits) => digits,
        }
    }

    fn is_single_or_blank(self) -> bool {
        matches!(self, Self::Blank) || self.digits().len() == 1
    }
}

/// The puzzle, or the candidate grid if a cell shows other than one digit.
pub(super) fn finish(contents: &[Content; 81]) -> Parsed {
    if contents.iter().all(|content| content.is_single_or_blank()) {
        let mut puzzle = Puzzle::EMPTY;
        for (cell, content) in Cell::ALL.into_iter().zip(contents) {
            puzzle.set(cell, content.digits().only());
        }
        return Parsed::of(puzzle);
    }
    finish_candidates(contents)
}

/// The candidate grid. A lone candidate is a placed digit or a mark; [`lone`] says which. A blank has all candidates that
/// no placed digit excludes.
pub(super) fn finish_candidates(contents: &[Content; 81]) -> Parsed {
    let mut shown = CandidateSet::EMPTY;
    for cell in Cell::ALL {
        for digit in contents[cell.index()].digits().iter() {
            shown.insert(Candidate::of(cell, digit));
        }
    }
    let alone = |cell: Cell| Some((cell, contents[cell.index()].digits().only()?));
    let puzzle = lone_mark::placed(&Cell::ALL.into_iter().filter_map(alone).collect(), &shown);
    let blanks: CellSet = Cell::ALL.into_iter().filter(|cell| contents[cell.index()] == Content::Blank).collect();
    for cell in blanks.iter() {
        for digit in puzzle.unseen_digits(cell).iter() {
            shown.insert(Candidate::of(cell, digit));
        }
    }
    Parsed { candidates: Some(shown), ..Parsed::of(puzzle) }
}

/// The contents of cells that have nine places each.
pub(super) fn contents_in_places<const N: usize>(symbols: &[u8]) -> [Content; N] {
    let mut contents = [Content::Blank; N];
    for (content, digits) in contents.iter_mut().zip(symbols.chunks_exact(9)) {
        let digits = digits.iter().filter_map(|byte| Digit::from_char(*byte as char));
        *content = Content::Digits(digits.collect());
    }
    contents
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn digits(text: &str) -> Content {
        Content::Digits(text.chars().filter_map(Digit::from_char).collect())
    }

    #[test]
    fn tokens_show_symbols_candidates_and_marks() {
        for (token, expected) in [
            ("5", digits("5")),
            ("0", Content::Blank),
            ("*", Content::Blank),
            ("", Content::Blank),
            ("\"7\"", digits("7")),
            ("<7>", digits("7")),
            ("+4", digits("4")),
            ("257", digits("257")),
            ("{257}", digits("257")),
            ("(25)", digits("25")),
            ("25*", digits("25")),
            ("25#", digits("25")),
            ("258@", digits("258")),
            ("*8*", digits("8")),
            (".2..5.7..", digits("257")),
            ("020050700", digits("257")),
            ("123456789", digits("123456789")),
            (".........", digits("")),
            ("{}", digits("")),
            (" {} ", digits("")),
        ] {
            assert_eq!(Content::of_token(token), Ok(expected), "{token}");
        }
        for (token, bad) in [("q", 'q'), ("12q", 'q'), ("10", '0'), ("1.3", '.'), ("5 3", ' '), ("é", 'é')] {
            assert_eq!(Content::of_token(token), Err(bad), "{token}");
        }
    }

    #[test]
    fn a_lone_candidate_counts_as_placed_unless_a_peer_shows_the_digit() {
        let mut contents = [digits("123456789"); 81];
        contents[0] = digits("5");
        let parsed = finish(&contents);
        assert_eq!(parsed.puzzle.clue_count(), 0, "peers still show the 5");
        assert_eq!(parsed.candidates.map(|set| set.len()), Some(80 * 9 + 1));

        for peer in Cell::ALL[0].peers().iter() {
            contents[peer.index()] = digits("12346789");
        }
        let parsed = finish(&contents);
        assert_eq!(parsed.puzzle.clue_count(), 1);
        assert_eq!(parsed.puzzle.get(Cell::ALL[0]), Digit::new(5));
        assert!(parsed.candidates.unwrap().contains(Candidate::of(Cell::ALL[0], Digit::ALL[4])));
    }

    #[test]
    fn a_blank_in_a_candidate_grid_has_what_the_placed_digits_leave() {
        let mut contents = [Content::Blank; 81];
        contents[0] = digits("5");
        contents[80] = digits("12");
        let parsed = finish(&contents);
        assert_eq!(parsed.puzzle.clue_count(), 1);
        let set = parsed.candidates.unwrap();
        assert!(Cell::ALL[0].peers().is_disjoint(set.cells(Digit::ALL[4])));
        assert_eq!(set.digits(Cell::ALL[40]), DigitSet::FULL);
        assert_eq!(set.digits(Cell::ALL[80]).to_string(), "12");
    }
}
