//! Bivalue universal grave, types 1 to 4.
//!
//! Version 1.2.1 collects the cells with more than two candidates house by house, boxes first. A digit is extra in a cell that
//! is the only such cell of a house where the digit has more than two places, or only one. While it collects it gives up
//! as soon as two digits and two cells are in play that no other cell sees both of. Found by puzzles with a grave that it
//! passes over.
//!
//! Sukaku Explainer knows one grave more: if all houses that are not as they should be are so by the same digit, this digit
//! is extra in all larger cells of these houses, also where a house has several. And for type 3 it tries pairs in all
//! houses before triplets.

use super::board::Board;
use super::hint::{Hint, removals};
use super::houses::{CELLS, HOUSES, PEERS, PEERS_IN_ORDER, SEEN, bits, cells_of, choices};
use super::names::Name;
use super::uniqueness::Uniqueness;

struct Grave {
    /// In the order in which they were met.
    cells: Vec<usize>,
    /// By cell, its extra digits.
    extra: [u16; 81],
    all_extra: u16,
    /// The cells that see all of them.
    common: u128,
}

pub(super) fn bug(board: &Board, rules: Uniqueness) -> Option<Hint> {
    let grave = collect(board, rules)?;
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
    type_4(board, &grave).or_else(|| type_3(board, &grave, rules))
}

/// Cells of which each has a digit too much, if it is the same digit everywhere.
enum Larger {
    None,
    Of(usize, u128),
    Mixed,
}

impl Larger {
    fn add(&mut self, digit: usize, cells: u128) {
        *self = match *self {
            Self::None => Self::Of(digit, cells),
            Self::Of(other, before) if other == digit => Self::Of(digit, before | cells),
            _ => Self::Mixed,
        };
    }
}

fn collect(board: &Board, rules: Uniqueness) -> Option<Grave> {
    let mut rest = board.clone();
    let mut grave = Grave { cells: Vec::new(), extra: [0; 81], all_extra: 0, common: !0 };
    let mut all_larger = Larger::None;
    for (house, cells) in CELLS.iter().enumerate() {
        for digit in 0..9 {
            let places = board.places[house][digit];
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let larger =
                || bits(places).map(|place| cells[place] as usize).filter(|cell| board.digits[*cell].count_ones() > 2);
            let cell = larger().next()?;
            if rules == Uniqueness::Mended {
                all_larger.add(digit, larger().fold(0, |set, cell| set | 1 << cell));
            }
            // Of two or more cells it is unknown which one has the digit too much; another house will tell.
            if larger().nth(1).is_some() {
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
    if let Larger::Of(digit, cells) = all_larger {
        for cell in cells_of(cells).filter(|cell| grave.extra[*cell] == 0).collect::<Vec<usize>>() {
            grave.cells.push(cell);
            grave.extra[cell] = 1 << digit;
            rest.remove(cell, digit);
            grave.common &= SEEN[cell];
            grave.cells.iter().for_each(|cell| grave.common &= !(1 << *cell));
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
fn type_3(board: &Board, grave: &Grave, rules: Uniqueness) -> Option<Hint> {
    let (first, mut kinds, mut sizes) = (grave.cells[0], shared_kinds(&grave.cells), 2..=6_u32);
    match rules {
        Uniqueness::Original => kinds.find_map(|kind| {
            let others = others_in_house(grave, &PEERS[first], kind);
            sizes.clone().find_map(|size| naked_sets(board, grave, &others, size))
        }),
        Uniqueness::Mended => {
            let houses: Vec<Vec<usize>> =
                kinds.map(|kind| others_in_house(grave, &PEERS_IN_ORDER[first], kind)).collect();
            sizes.find_map(|size| houses.iter().find_map(|others| naked_sets(board, grave, others, size)))
        }
    }
}

/// Those of the first cell's peers that see all extra cells and are in its house of this kind.
fn others_in_house(grave: &Grave, peers: &[u8; 20], kind: usize) -> Vec<usize> {
    let house = HOUSES[grave.cells[0]][kind];
    let is_other = |cell: &usize| grave.common >> cell & 1 == 1 && HOUSES[*cell][kind] == house;
    peers.iter().map(|peer| *peer as usize).filter(is_other).collect()
}

fn naked_sets(board: &Board, grave: &Grave, others: &[usize], size: u32) -> Option<Hint> {
    if others.len() < size as usize {
        return None;
    }
    choices(size - 1, others.len() as u32).find_map(|chosen| naked_set(board, grave, others, chosen, size))
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

#[cfg(test)]
mod tests {
    use super::super::dialect::SUKAKU;
    use super::super::walk::board_after;
    use super::*;

    /// In each house that is not as it should be, 2 is in two cells with three candidates.
    #[test]
    fn a_digit_may_be_extra_in_several_cells_of_a_house() {
        let puzzle = "8.....5.....47..2.......9.3....3.....4....1672.7..6..53..8.52.1...31....5.....3..";
        let board = board_after(34, &SUKAKU, puzzle);
        assert!(bug(&board, Uniqueness::Original).is_none());
        let hint = bug(&board, Uniqueness::Mended).expect("a grave");
        assert_eq!((hint.name, hint.removals), (Name::Bug(2), vec![(4, 0b10)]));
    }
}
