//! Rounds of singles: all singles of a kind at once, found on the bits of the grid without tables.

use ichidoku::{CellSet, Digit};

use crate::state::State;

/// The difficulty of a round: singles that are one kind for players.
pub(super) const IN_BOX: u8 = 12;
pub(super) const IN_LINE: u8 = 15;
pub(super) const NAKED: u8 = 23;

/// Places all singles of the easiest kind there is; returns its difficulty.
pub(super) fn round(state: &mut State) -> Option<u8> {
    let cells = Digit::ALL.map(|digit| state.cells(digit));
    let placed = |state: &mut State, found: [CellSet; 9], difficulty| place(state, found).then_some(difficulty);
    placed(state, by_digit(&cells, alone_in_box), IN_BOX)
        .or_else(|| placed(state, by_digit(&cells, alone_in_line), IN_LINE))
        .or_else(|| placed(state, only_digits(&cells), NAKED))
}

/// What the rule makes of each digit's cells. A loop, since `map` on an array of this size becomes calls and copies.
fn by_digit(cells: &[CellSet; 9], rule: impl Fn(CellSet) -> CellSet) -> [CellSet; 9] {
    let mut found = [CellSet::EMPTY; 9];
    for (found, cells) in found.iter_mut().zip(cells) {
        *found = rule(*cells);
    }
    found
}

fn place(state: &mut State, found: [CellSet; 9]) -> bool {
    let mut any = false;
    for (digit, cells) in Digit::ALL.into_iter().zip(found) {
        for cell in cells.iter() {
            if state.cells(digit).contains(cell) {
                state.place(cell, digit);
                any = true;
            }
        }
    }
    any
}

/// Rows of a band as bits 0-8, 9-17, 18-26: the three cells of each row in the leftmost box.
const LEFT: u32 = 0o7 | 0o7 << 9 | 0o7 << 18;

/// The cells that are the only ones of the set in their box.
fn alone_in_box(cells: CellSet) -> CellSet {
    in_bands(cells, |band| only(band & LEFT) | only(band & LEFT << 3) | only(band & LEFT << 6))
}

/// The cells that are the only ones of the set in their row or column.
fn alone_in_line(cells: CellSet) -> CellSet {
    let rows = in_bands(cells, |band| only(band & 0x1FF) | only(band & 0x1FF << 9) | only(band & 0x1FF << 18));
    let (mut once, mut twice) = (0, 0);
    for row in cells.bands().iter().flat_map(|band| [band & 0x1FF, band >> 9 & 0x1FF, band >> 18]) {
        twice |= once & row;
        once |= row;
    }
    let columns = once & !twice;
    rows | in_bands(cells, |band| band & (columns | columns << 9 | columns << 18))
}

/// What the rule makes of each band's cells.
fn in_bands(cells: CellSet, rule: impl Fn(u32) -> u32) -> CellSet {
    let [top, middle, bottom] = cells.bands();
    CellSet::from_bands([rule(top), rule(middle), rule(bottom)])
}

/// The mask if it has one bit, else nothing.
fn only(mask: u32) -> u32 {
    if mask & mask.wrapping_sub(1) == 0 { mask } else { 0 }
}

/// By digit the cells that may hold no other.
fn only_digits(cells: &[CellSet; 9]) -> [CellSet; 9] {
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for set in cells {
        twice = twice | (once & *set);
        once = once | *set;
    }
    by_digit(cells, |set| set & (once - twice))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Survey, Technique};
    use ichidoku::{Candidate, CandidateSet};

    #[test]
    fn rounds_place_the_singles_that_the_techniques_find() {
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let mut state = State::from_puzzle(&line.parse().unwrap());
        while !state.is_solved() {
            let survey = Survey::new(&state);
            let placed = |technique: Technique| -> CandidateSet {
                technique.all(&survey).iter().flat_map(|step| step.placements.clone()).collect()
            };
            let cells = Digit::ALL.map(|digit| state.cells(digit));
            let set = |by_digit: [CellSet; 9]| -> CandidateSet {
                let candidates = |d: Digit| by_digit[d.index()].iter().map(move |cell| Candidate::of(cell, d));
                Digit::ALL.into_iter().flat_map(candidates).collect()
            };
            let hidden = Digit::ALL.map(|d| alone_in_box(cells[d.index()]) | alone_in_line(cells[d.index()]));
            assert_eq!(set(hidden), placed(Technique::HiddenSingle));
            assert_eq!(set(only_digits(&cells)), placed(Technique::NakedSingle));
            assert!(round(&mut state).is_some());
        }
    }
}
