//! What a player has put into one cell.

use ichidoku::{Cell, Digit, DigitSet, Grid};
use serde::{Deserialize, Serialize};

/// What stands in one cell: a digit, marks under it, and colours.
///
/// Marks stay when a digit covers them, so that they are back when it is taken out. Saved as a list of seven numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "[u64; 7]", into = "[u64; 7]")]
pub struct Content {
    /// The digit, given or the player's own.
    pub digit: Option<Digit>,
    /// Whether the digit was given.
    pub given: bool,
    /// True if the solver or a hint wrote the digit.
    pub by_solver: bool,
    /// Marks in the corners; with simple notes, all notes.
    pub corner: DigitSet,
    /// Marks in the centre.
    pub centre: DigitSet,
    /// What the player took out of the automatic candidates.
    pub struck: DigitSet,
    /// The cell's colours, as a set of the numbers 1 to 9.
    pub colours: DigitSet,
    /// The colour of each candidate, four bits a digit, 0 for none.
    tints: u64,
}

impl Content {
    /// A cell with a given digit.
    pub fn of_given(digit: Digit) -> Self {
        Self { digit: Some(digit), given: true, ..Self::default() }
    }

    /// The cell of a grid: an open one has its candidates as notes and beside the automatic ones, so that they show whichever
    /// of these the player uses.
    pub fn of_grid(grid: &Grid, cell: Cell) -> Self {
        let mut content = Self { digit: grid.value(cell), given: grid.is_given(cell), ..Self::default() };
        if content.digit.is_none() {
            content.centre = grid.candidates(cell);
            content.struck = grid.values().unseen_digits(cell) - content.centre;
        }
        content
    }

    /// The marks of both kinds, which simple notes show as one.
    pub fn notes(&self) -> DigitSet {
        self.corner | self.centre
    }

    /// Makes these the only notes.
    pub const fn set_notes(&mut self, notes: DigitSet) {
        self.corner = notes;
        self.centre = DigitSet::EMPTY;
    }

    /// The colour of a candidate, 1 to 9, or 0.
    pub const fn tint(&self, digit: Digit) -> u8 {
        (self.tints >> (4 * digit.index()) & 15) as u8
    }

    /// Colours a candidate; 0 takes the colour away.
    pub fn set_tint(&mut self, digit: Digit, colour: u8) {
        let shift = 4 * digit.index();
        self.tints = self.tints & !(15 << shift) | u64::from(colour.min(9)) << shift;
    }

    /// Whether any candidate has a colour.
    pub const fn has_tints(&self) -> bool {
        self.tints != 0
    }

    /// Takes the colours of all candidates away.
    pub fn clear_tints(&mut self) {
        self.tints = 0;
    }
}

impl From<Content> for [u64; 7] {
    fn from(content: Content) -> Self {
        let Content { digit, given, by_solver, corner, centre, struck, colours, tints } = content;
        let bits = |set: DigitSet| u64::from(set.bits());
        let digit = digit.map_or(0, |digit| u64::from(digit.get()));
        let written = if given { 1 } else { 2 * u64::from(by_solver) };
        [digit, written, bits(corner), bits(centre), bits(struck), bits(colours), tints]
    }
}

impl From<[u64; 7]> for Content {
    fn from([digit, written, corner, centre, struck, colours, tints]: [u64; 7]) -> Self {
        let set = |bits: u64| DigitSet::from_bits((bits & 511) as u16);
        let digit = u8::try_from(digit).ok().and_then(Digit::new);
        Self {
            digit,
            given: written == 1 && digit.is_some(),
            by_solver: written == 2 && digit.is_some(),
            corner: set(corner),
            centre: set(centre),
            struck: set(struck),
            colours: set(colours),
            tints,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_saved_content_reads_back_the_same() {
        let mut content = Content { corner: DigitSet::from_bits(5), ..Content::of_given(Digit::ALL[6]) };
        content.set_tint(Digit::ALL[8], 9);
        content.set_tint(Digit::ALL[0], 2);
        content.set_tint(Digit::ALL[0], 0);
        let text = serde_json::to_string(&content).unwrap();
        assert_eq!(serde_json::from_str::<Content>(&text).unwrap(), content);
        assert_eq!((content.tint(Digit::ALL[8]), content.tint(Digit::ALL[0])), (9, 0));
    }

    #[test]
    fn nonsense_reads_as_something_legal() {
        let content: Content = serde_json::from_str("[77, 1, 70000, 0, 0, 0, 0]").unwrap();
        assert_eq!((content.digit, content.given), (None, false));
    }
}
