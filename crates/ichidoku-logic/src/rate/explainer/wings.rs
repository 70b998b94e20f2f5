//! XY-wing and XYZ-wing.
//!
//! The pivot goes by row and column, and each wing through the cells that the pivot sees: box, row, column. The order decides
//! only which of several wings is applied first.

use super::board::Board;
use super::hint::{Hint, removals};
use super::houses::{PEERS, SEEN, cells_of};
use super::names::Name;

/// A wing whose pivot has this many candidates: two for an XY-wing, three for an XYZ-wing.
pub(super) fn wing(board: &Board, candidates: u32) -> Option<Hint> {
    let pairs = board.cells_with(2);
    cells_of(board.cells_with(candidates))
        .filter(|pivot| (SEEN[*pivot] & pairs).count_ones() >= 2)
        .find_map(|pivot| PEERS[pivot].iter().find_map(|first| with(board, pivot, *first as usize)))
}

fn with(board: &Board, pivot: usize, first: usize) -> Option<Hint> {
    let (xy, xz) = (board.digits[pivot], board.digits[first]);
    if xz.count_ones() != 2 || (xy & !xz).count_ones() != 1 {
        return None;
    }
    PEERS[pivot].iter().find_map(|second| {
        let yz = board.digits[*second as usize];
        let is_wing = yz.count_ones() == 2
            && (xy | xz | yz).count_ones() == 3
            && (xy & xz & yz).count_ones() == xy.count_ones() - 2;
        if !is_wing {
            return None;
        }
        let common = SEEN[first] & SEEN[*second as usize];
        let z = xz & yz;
        match xy.count_ones() {
            2 => Hint::taking(Name::XyWing, 4.2, removals(board, common & !(1 << pivot), z)),
            _ => Hint::taking(Name::XyzWing, 4.4, removals(board, common & SEEN[pivot], z)),
        }
    })
}
