//! Unique rectangles and loops of types 1 to 4.
//!
//! All loops are collected, starting from each cell with two candidates, and the easiest is applied: by difficulty, then by
//! type, then the one that was found first. Two behaviours of version 1.2.1 look like slips, and ratings depend on them;
//! Sukaku Explainer has neither:
//!
//! - While a loop is continued, the candidates beyond the two of the loop are collected over the neighbours that were tried
//!   before, not only over the cells of the loop. So a cell with a further candidate is let in, or kept out, by its siblings.
//! - Type 3 looks for sets from as many candidates as there are extra ones, not from two. That matters to hidden sets only.
//!
//! Both were found by comparing its loops with those that the definition gives. Of a loop of six cells version 1.2.1 doesn't
//! name the length; Sukaku Explainer does.

use super::board::Board;
use super::hint::{Hint, Removals, removals};
use super::houses::{CELL_BIT, CELLS, HOUSE_BITS, HOUSES, PLACES, SEEN, bits, cells_of, choices};
use super::names::Name;
use super::uniqueness::Uniqueness;

pub(super) fn loops(board: &Board, rules: Uniqueness) -> Option<Hint> {
    let path = Vec::with_capacity(18);
    let mut search = Search { board, rules, digits: 0, fitting: 0, path, visited: [0; 2], best: None };
    let [pairs, _] = board.cells_with_few();
    for start in cells_of(pairs) {
        search.digits = board.digits[start];
        search.fitting = bits(search.digits).fold(!0, |both, digit| both & board.cells[digit]);
        if search.fitting.count_ones() >= 4 {
            search.extend(start, 2, 0, None);
        }
    }
    search.best.map(|(_, _, hint)| hint)
}

struct Search<'a> {
    board: &'a Board,
    rules: Uniqueness,
    /// The two digits of the loop.
    digits: u16,
    /// The cells that may hold both and are not in the path, but for its first.
    fitting: u128,
    path: Vec<usize>,
    /// The houses of the cells at even and at odd places of the path.
    visited: [u32; 2],
    /// The easiest so far: its difficulty and its type.
    best: Option<(f64, u8, Hint)>,
}

fn house_bits(cell: usize) -> u32 {
    HOUSES[cell].iter().fold(0, |set, house| set | 1 << house)
}

impl Search<'_> {
    /// Goes on with this cell. So many more cells may have other digits as well; `extra` are those seen so far.
    ///
    /// A house may hold one even and one odd cell of a loop, so a path that breaks this is not followed: the original finds
    /// such loops and drops them.
    fn extend(&mut self, cell: usize, allowed: i32, extra: u16, last_kind: Option<usize>) {
        let parity = self.path.len() % 2;
        if self.visited[parity] & house_bits(cell) != 0 {
            return;
        }
        self.visited[parity] |= house_bits(cell);
        self.path.push(cell);
        let (start, mut met) = (self.path[0], extra);
        if cell != start {
            self.fitting &= !CELL_BIT[cell];
        }
        for kind in (0..3).filter(|kind| last_kind != Some(*kind)) {
            for next in cells_of(self.fitting & HOUSE_BITS[HOUSES[cell][kind] as usize] & !CELL_BIT[cell]) {
                if next == start {
                    if self.path.len() >= 4 {
                        self.close();
                    }
                    continue;
                }
                let before = if self.rules == Uniqueness::Original { met } else { extra };
                met = (before | self.board.digits[next]) & !self.digits;
                let more = self.board.digits[next] != self.digits;
                if !more || met.count_ones() == 1 || allowed > 0 {
                    self.extend(next, allowed - i32::from(more), met, Some(kind));
                }
            }
        }
        self.fitting |= CELL_BIT[cell];
        self.path.pop();
        self.visited[parity] &= !house_bits(cell);
    }

    fn close(&mut self) {
        if self.visited[0] != self.visited[1] {
            return;
        }
        let extra_cells: Vec<usize> =
            self.path.iter().copied().filter(|cell| self.board.digits[*cell] != self.digits).collect();
        match extra_cells[..] {
            [] => {}
            [cell] => self.offer(1, 0.0, vec![(cell as u8, self.digits)]),
            [first, second] => {
                let extra = (self.board.digits[first] | self.board.digits[second]) & !self.digits;
                if extra.count_ones() == 1 {
                    self.type_2(&extra_cells);
                } else {
                    self.type_3(first, second, extra);
                }
                self.type_4(first, second);
            }
            _ => self.type_2(&extra_cells),
        }
    }

    /// Proposes a loop; `added` is for the set of type 3.
    fn offer(&mut self, kind: u8, added: f64, removals: Removals) {
        let difficulty = added
            + match self.path.len() {
                10.. => 4.5 + 0.3 + 0.2,
                8.. => 4.5 + 0.2,
                6.. => 4.5 + 0.1,
                _ => 4.5,
            };
        let is_easier = self.best.as_ref().is_none_or(|(best, best_kind, _)| (difficulty, kind) < (*best, *best_kind));
        if is_easier && let Some(hint) = Hint::taking(self.name(kind), difficulty, removals) {
            self.best = Some((difficulty, kind, hint));
        }
    }

    fn name(&self, kind: u8) -> Name {
        match self.path.len() {
            4 => Name::UniqueRectangle(kind),
            6 if self.rules == Uniqueness::Original => Name::UniqueLoop { length: None, kind },
            length => Name::UniqueLoop { length: Some(length as u8), kind },
        }
    }

    /// The first extra digit of the first extra cell goes from all cells that see the extra cells. With a loop that was let
    /// in by mistake, that may be wrong; the original does it.
    fn type_2(&mut self, extra_cells: &[usize]) {
        let extra = self.board.digits[extra_cells[0]] & !self.digits;
        let seen = extra_cells.iter().fold(!0, |seen, cell| seen & SEEN[*cell]);
        self.offer(2, 0.0, removals(self.board, seen, extra & extra.wrapping_neg()));
    }

    fn type_3(&mut self, first: usize, second: usize, extra: u16) {
        let least = if self.rules == Uniqueness::Original { extra.count_ones() } else { 2 };
        for size in least..=7 {
            for kind in (0..3).filter(|kind| HOUSES[first][*kind] == HOUSES[second][*kind]) {
                let house = HOUSES[first][kind] as usize;
                let empty = u32::from(self.board.empty[house]);
                let ends = [1 << PLACES[first][kind], 1 << PLACES[second][kind]];
                if size * 2 <= empty {
                    self.naked_sets(house, ends, [first, second], extra, size);
                }
                if size * 2 < empty {
                    self.hidden_sets(house, ends, extra, size);
                }
            }
        }
    }

    /// The two cells together as one cell of a naked set: it needs the extra digits that both have, or those of others.
    fn naked_sets(&mut self, house: usize, ends: [u16; 2], cells: [usize; 2], extra: u16, size: u32) {
        let both = extra & self.board.digits[cells[0]] & self.board.digits[cells[1]];
        for places in choices(size, 9).filter(|places| places & ends[0] != 0 && places & ends[1] == 0) {
            let others = || bits(places & !ends[0]).map(|place| self.board.digits[CELLS[house][place] as usize]);
            let union = others().fold(0, |union, digits| union | digits);
            let fits = (both | union).count_ones() == size
                && (extra | union).count_ones() == size
                && others().all(|digits| digits.count_ones() > 1);
            if fits {
                let left = bits(0x1FF & !places & !ends[1]).fold(0_u128, |set, place| set | 1 << CELLS[house][place]);
                self.offer(3, f64::from(size - 1) * 0.1, removals(self.board, left, extra | union));
            }
        }
    }

    /// The two cells together as one cell of a hidden set with the two digits of the loop.
    fn hidden_sets(&mut self, house: usize, ends: [u16; 2], extra: u16, size: u32) {
        let rest: Vec<u16> = bits(0x1FF & !self.digits & !extra).map(|digit| 1 << digit).collect();
        for chosen in choices(size - 2, rest.len() as u32) {
            let hidden = bits(chosen).fold(self.digits, |set, n| set | rest[n]);
            let rows = || bits(hidden).map(|digit| self.board.places[house][digit] & !ends[1]);
            let places = rows().fold(0, |union, row| union | row);
            if places.count_ones() == size && rows().all(|row| row != 0) {
                let others = places & !ends[0];
                let cells = bits(others).fold(0_u128, |set, place| set | 1 << CELLS[house][place]);
                let added = (f64::from(others.count_ones()) - 1.0) * 0.1;
                self.offer(3, added, removals(self.board, cells, 0x1FF & !hidden));
            }
        }
    }

    /// One of the two digits is in no other cell of a house of both: the other one goes from both.
    fn type_4(&mut self, first: usize, second: usize) {
        let shared = || (0..3).filter(|kind| HOUSES[first][*kind] == HOUSES[second][*kind]);
        let is_locked = |digit: usize| {
            shared().any(|kind| {
                let ends = 1 << PLACES[first][kind] | 1 << PLACES[second][kind];
                self.board.places[HOUSES[first][kind] as usize][digit] & !ends == 0
            })
        };
        let locked = bits(self.digits).find(|digit| is_locked(*digit));
        if let Some(locked) = locked {
            let pair = (1 << first.min(second)) | (1_u128 << first.max(second));
            self.offer(4, 0.0, removals(self.board, pair, self.digits & !(1 << locked)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::dialect::SUKAKU;
    use super::super::walk::board_after;
    use super::*;

    fn found(steps: usize, puzzle: &str) -> [Option<(u16, Removals)>; 2] {
        let board = board_after(steps, &SUKAKU, puzzle);
        [Uniqueness::Original, Uniqueness::Mended]
            .map(|rules| Some(loops(&board, rules)?).map(|h| (h.tenths(), h.removals)))
    }

    /// Where the candidates of neighbours that were tried before count, a rectangle is passed over.
    #[test]
    fn the_slip_keeps_cells_out() {
        let [original, mended] =
            found(36, "5..71...9.........8...961...8...9..23...584......3....73.....6...95..2.7....2..4.");
        assert_eq!((original, mended), (None, Some((45, vec![(37, 1)]))));
    }

    /// A hidden pair goes with a rectangle that has more than two extra candidates.
    #[test]
    fn type_3_tries_pairs_first() {
        let [original, mended] =
            found(15, ".1.2.6.....7.5.8.......3..2..57.9.......8..9...8.2.4...7294...33...6......1...6..");
        assert_eq!(original, Some((45, vec![(24, 0b1_0000), (25, 0b1_0000)])));
        assert_eq!(mended, Some((45, vec![(18, 0b1_0000_1000)])));
    }
}
