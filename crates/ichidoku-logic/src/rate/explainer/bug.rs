//! Bivalue universal grave, types 1 to 4.
//!
//! Version 1.2.1 collects the cells with more than two candidates house by house, boxes first. A digit is extra in a cell that
//! is the only such cell of a house where the digit has more than two places, or only one. While it collects it gives up
//! as soon as two digits and two cells are in play that no other cell sees both of. Later versions collect otherwise.
//! Found by puzzles with a grave that it passes over.

use super::board::Board;
use super::hint::{Hint, removals};
use super::houses::{CELLS, HOUSES, PEERS, SEEN, bits, choices};
use super::names::Name;

struct Grave {
    /// In the order in which they were met.
    cells: Vec<usize>,
    /// By cell, its extra digits.
    extra: [u16; 81],
    all_extra: u16,
    /// The cells that see all of them.
    common: u128,
}

pub(super) fn bug(board: &Board) -> Option<Hint> {
    let grave = collect(board)?;
    if grave.cells.len() == 1 {
        let cell = grave.cells[0];
        return Hint::taking(Name::Bug(1), 5.6, vec![(cell as u8, board.digits[cell] & !grave.all_extra)]);
    }
    if grave.all_extra.count_ones() == 1 {
        let hint = Hint::taking(Name::Bug(2), 5.7, removals(board, grave.common, grave.all_extra));
        return hint.or_else(|| type_4(board, &grave));
    }
    if grave.common == 0 {
        return None;
    }
    type_4(board, &grave).or_else(|| type_3(board, &grave))
}

fn collect(board: &Board) -> Option<Grave> {
    let mut rest = board.clone();
    let mut grave = Grave { cells: Vec::new(), extra: [0; 81], all_extra: 0, common: !0 };
    for (house, cells) in CELLS.iter().enumerate() {
        for digit in 0..9 {
            let places = board.places[house][digit];
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let mut larger =
                bits(places).map(|place| cells[place] as usize).filter(|cell| board.digits[*cell].count_ones() > 2);
            let cell = larger.next()?;
            // Of two or more cells it is unknown which one has the digit too much; another house will tell.
            if larger.next().is_some() {
                continue;
            }
            if !grave.cells.contains(&cell) {
                grave.cells.push(cell);
            }
            grave.extra[cell] |= 1 << digit;
            grave.all_extra |= 1 << digit;
            rest.remove(cell, digit);
            grave.common &= SEEN[cell];
            grave.cells.iter().for_each(|cell| grave.common &= !(1 << *cell));
            if grave.cells.len() > 1 && grave.all_extra.count_ones() > 1 && grave.common == 0 {
                return None;
            }
        }
    }
    let two_each = (0..81).filter(|cell| board.is_open(*cell)).all(|cell| rest.digits[cell].count_ones() == 2);
    let two_places = rest.places.iter().flatten().all(|places| matches!(places.count_ones(), 0 | 2));
    (two_each && two_places && !grave.cells.is_empty()).then_some(grave)
}

fn shared_kinds(cells: &[usize]) -> impl Iterator<Item = usize> {
    (0..3).filter(move |kind| cells.iter().all(|cell| HOUSES[*cell][*kind] == HOUSES[cells[0]][*kind]))
}

/// The extra digits form a naked set with other cells of a house of all extra cells.
fn type_3(board: &Board, grave: &Grave) -> Option<Hint> {
    shared_kinds(&grave.cells).find_map(|kind| {
        let first = grave.cells[0];
        let house = HOUSES[first][kind];
        let is_other = |cell: &usize| grave.common >> cell & 1 == 1 && HOUSES[*cell][kind] == house;
        let others: Vec<usize> = PEERS[first].iter().map(|peer| *peer as usize).filter(is_other).collect();
        (2..=6_u32).filter(|size| others.len() >= *size as usize).find_map(|size| {
            choices(size - 1, others.len() as u32).find_map(|chosen| naked_set(board, grave, &others, chosen, size))
        })
    })
}

fn naked_set(board: &Board, grave: &Grave, others: &[usize], chosen: u16, size: u32) -> Option<Hint> {
    let digits = || bits(chosen).map(|n| board.digits[others[n]]);
    let union = digits().fold(0, |union, digits| union | digits);
    let fits = union.count_ones() == size
        && (union | grave.all_extra).count_ones() == size
        && digits().all(|digits| digits.count_ones() > 1);
    if !fits {
        return None;
    }
    let left = (0..others.len()).filter(|n| chosen >> n & 1 == 0).fold(0_u128, |set, n| set | 1 << others[n]);
    Hint::taking(Name::Bug(3), 5.7 + f64::from(size - 1) * 0.1, removals(board, left, union))
}

/// Two cells with one more digit in common, and a house in common: all others go from both.
fn type_4(board: &Board, grave: &Grave) -> Option<Hint> {
    let [first, second] = grave.cells[..] else { return None };
    let common = board.digits[first] & board.digits[second] & !grave.all_extra;
    if common.count_ones() != 1 {
        return None;
    }
    shared_kinds(&grave.cells).next()?;
    let left = |cell: usize| (cell as u8, board.digits[cell] & !grave.extra[cell] & !common);
    let mut removals = vec![left(first), left(second)];
    removals.sort_unstable();
    Hint::taking(Name::Bug(4), 5.7, removals)
}
