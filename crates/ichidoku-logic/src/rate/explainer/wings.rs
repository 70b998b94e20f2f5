//! XY-wing and XYZ-wing.
//!
//! The pivot goes by row and column, and each wing through the cells that the pivot sees: box, row, column, or in Sukaku
//! Explainer by row and column. The order decides only which of several wings is applied first.

use super::board::Board;
use super::hint::{Hint, removals};
use super::houses::{CELL_BIT, Peers, SEEN, cells_of};
use super::names::Name;

/// A wing whose pivot has this many candidates: two for an XY-wing, three for an XYZ-wing.
pub(super) fn wing(board: &Board, candidates: usize, peers: &Peers) -> Option<Hint> {
    let few = board.cells_with_few();
    cells_of(few[candidates - 2]).find_map(|pivot| {
        let wings = SEEN[pivot] & few[0];
        let wings = || peers[pivot].iter().map(|peer| *peer as usize).filter(|peer| wings & CELL_BIT[*peer] != 0);
        wings().find_map(|first| with(board, pivot, first, wings()))
    })
}

fn with(board: &Board, pivot: usize, first: usize, mut wings: impl Iterator<Item = usize>) -> Option<Hint> {
    let (xy, xz) = (board.digits[pivot], board.digits[first]);
    if !(xy & !xz).is_power_of_two() {
        return None;
    }
    wings.find_map(|second| {
        let yz = board.digits[second];
        let is_wing = (xy | xz | yz).count_ones() == 3 && (xy & xz & yz).count_ones() == xy.count_ones() - 2;
        if !is_wing {
            return None;
        }
        let common = SEEN[first] & SEEN[second];
        let z = xz & yz;
        match xy.count_ones() {
            2 => Hint::taking(Name::XyWing, 4.2, removals(board, common & !CELL_BIT[pivot], z)),
            _ => Hint::taking(Name::XyzWing, 4.4, removals(board, common & SEEN[pivot], z)),
        }
    })
}
