//! Two boards, of which one breaks a rule.

use ichidoku::{Cell, CellSet, Digit, House, Puzzle};
use ichidoku_logic::explain::{Message, say};
use ichidoku_logic::{Evidence, Step, Technique, Truth};

use crate::claim::Claim;
use crate::exercise::Exercise;
use crate::position::Spot;
use crate::task::Shown;

/// A board as it should be, and one in which a digit is there twice in a house: in its box only, where that can be.
pub(crate) fn boards(mut spot: Spot<'_>) -> Option<Exercise> {
    let good = *spot.state.values();
    let mut wrong: Vec<(Puzzle, usize)> = good.clues().flat_map(|(cell, _)| spoilt(&good, cell)).collect();
    spot.random.shuffle(&mut wrong);
    let fewest = wrong.iter().map(|(_, houses)| *houses).min()?;
    let (bad, _) = wrong.into_iter().find(|(_, houses)| *houses == fewest)?;
    let claim = |board| (Claim { board: Some(board), ..Claim::default() }, None);
    let mut claims = vec![claim(good), claim(bad)];
    spot.random.shuffle(&mut claims);
    let (house, digit) = clash(&bad)?;
    let evidence = Evidence::Single(Truth::Digit(house, digit));
    let step = Step { technique: Technique::FullHouse, placements: Vec::new(), eliminations: Vec::new(), evidence };
    let shown = Shown::plain(&spot.state, step, tell_clash(&bad).into_iter().collect());
    Some(Exercise::new(spot, shown).claiming(claims))
}

/// The boards in which the cell has another digit that clashes, each with a number that is smaller where it shows less: in a
/// box only.
fn spoilt(good: &Puzzle, cell: Cell) -> impl Iterator<Item = (Puzzle, usize)> {
    let boards = Digit::ALL.into_iter().map(move |digit| (good.with(cell, Some(digit)), digit));
    boards.filter_map(move |(board, digit)| {
        let twice = cell.houses().map(|house| (board.cells_of(digit) & house.cells()).len() > 1);
        let seen = twice.iter().filter(|twice| **twice).count();
        (board != *good && seen > 0).then(|| (board, seen * 2 - usize::from(twice[2])))
    })
}

/// The house and the digit that is there twice.
fn clash(board: &Puzzle) -> Option<(House, Digit)> {
    board.check().err()?.clashes.first().map(|clash| (clash.house, clash.digit))
}

/// Says which digit is there twice, if one is.
pub(crate) fn tell_clash(board: &Puzzle) -> Option<Message> {
    let (house, digit) = clash(board)?;
    let cells: CellSet = board.cells_of(digit) & house.cells();
    Some(say::Conflict { digit, house, cells }.into())
}
