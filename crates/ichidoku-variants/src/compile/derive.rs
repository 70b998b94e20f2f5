//! Sums that follow from others: the rule of 45.
//!
//! Rows, columns and boxes that contain every digit have a known sum. What sums leave of such a house, or of some rows,
//! columns or boxes together, has a known sum too, and so has what they reach beyond it (innies and outies).

use super::{Compiler, KnownSum};
use crate::Cell;
use crate::domains::indices;

/// Longest sum that is derived; longer ones say little.
const LONGEST: usize = 8;

impl Compiler {
    /// Adds the sums that follow.
    pub(super) fn derive(&mut self) {
        if self.sums.is_empty() {
            return;
        }
        let sums = self.disjoint_sums();
        let shape = self.puzzle.shape();
        // Houses of all digits, or of as many as there are in the largest ones.
        let Some(digits) = self.houses.iter().map(|cells| self.digits_of(cells)).max_by_key(|set| set.count_ones())
        else {
            return;
        };
        let full = |cells: &Vec<Cell>| self.houses.contains(cells) && self.digits_of(cells) == digits;
        let rows = (0..shape.rows()).map(|row| shape.row(row)).filter(full).collect::<Vec<_>>();
        let columns = (0..shape.columns()).map(|column| shape.column(column)).filter(full).collect::<Vec<_>>();
        let boxes = self.puzzle.boxes().into_iter().filter(full).collect::<Vec<_>>();
        let mut areas = Vec::new();
        if shape.is_latin() {
            areas.extend(runs(&rows));
            areas.extend(runs(&columns));
        }
        areas.extend(runs(&boxes));
        areas.extend(runs(&down(&boxes)));
        areas.extend(self.houses.iter().filter(|cells| full(cells)).map(|cells| (cells.clone(), 1)));
        let mut known = Vec::new();
        for (area, houses) in areas {
            let total = houses as i32 * indices(digits).map(|index| index as i32 + self.lowest).sum::<i32>();
            let in_area = marks(area.iter().copied(), self.initial.len());
            let found = [inside(&area, &in_area, &sums, total), across(&area, &in_area, &sums, total)];
            for terms in found.into_iter().flatten() {
                if !terms.0.is_empty() && terms.0.len() <= LONGEST && !known.contains(&terms) {
                    known.push(terms);
                }
            }
        }
        for (terms, total) in known {
            self.linear(&terms, total);
        }
    }

    /// Sums of which no two share a cell, the short ones first.
    fn disjoint_sums(&self) -> Vec<KnownSum> {
        let mut sums = self.sums.clone();
        sums.retain(|sum| sum.cells.windows(2).all(|pair| pair[0] != pair[1]));
        sums.sort_by_key(|sum| sum.cells.len());
        let mut taken = vec![false; self.initial.len()];
        sums.retain(|sum| {
            let is_free = sum.cells.iter().all(|&cell| !taken[usize::from(cell)]);
            if is_free {
                sum.cells.iter().for_each(|&cell| taken[usize::from(cell)] = true);
            }
            is_free
        });
        sums
    }
}

/// Unions of houses that follow each other, with how many they are; overlapping ones never come together.
pub(super) fn runs(houses: &[Vec<Cell>]) -> Vec<(Vec<Cell>, usize)> {
    let bounds = (0..houses.len()).flat_map(|from| (from + 1..=houses.len()).map(move |to| (from, to)));
    let run = |(from, to): (usize, usize)| (houses[from..to].concat(), to - from);
    bounds.map(run).collect()
}

/// Boxes in the order of their columns, where they come row by row.
fn down(boxes: &[Vec<Cell>]) -> Vec<Vec<Cell>> {
    let side = boxes.len().isqrt();
    let columns = (0..side).flat_map(|column| (0..side).map(move |row| row * side + column));
    if side * side == boxes.len() { columns.map(|at| boxes[at].clone()).collect() } else { Vec::new() }
}

/// Cells with coefficients, and their total.
type Terms = (Vec<(Cell, i32)>, i32);

/// Marks of some cells among all.
fn marks(cells: impl Iterator<Item = Cell>, count: usize) -> Vec<bool> {
    let mut marks = vec![false; count];
    cells.for_each(|cell| marks[usize::from(cell)] = true);
    marks
}

/// What the sums that lie inside leave of the area.
fn inside(area: &[Cell], in_area: &[bool], sums: &[KnownSum], total: i32) -> Option<Terms> {
    let is_within = |sum: &&KnownSum| sum.cells.iter().all(|&cell| in_area[usize::from(cell)]);
    let within = sums.iter().filter(is_within).collect::<Vec<_>>();
    let covered = marks(within.iter().flat_map(|sum| sum.cells.iter().copied()), in_area.len());
    let left = area.iter().filter(|&&cell| !covered[usize::from(cell)]).map(|&cell| (cell, 1)).collect::<Vec<_>>();
    let rest = total - within.iter().map(|sum| sum.sum).sum::<i32>();
    (!within.is_empty()).then_some((left, rest))
}

/// What the sums that lie inside for the most part reach beyond the area, less what none of them covers.
fn across(area: &[Cell], in_area: &[bool], sums: &[KnownSum], total: i32) -> Option<Terms> {
    let mostly = |sum: &&KnownSum| {
        let inside = sum.cells.iter().filter(|&&cell| in_area[usize::from(cell)]).count();
        2 * inside > sum.cells.len()
    };
    let chosen = sums.iter().filter(mostly).collect::<Vec<_>>();
    let cells = || chosen.iter().flat_map(|sum| sum.cells.iter().copied());
    let covered = marks(cells(), in_area.len());
    let out = cells().filter(|&cell| !in_area[usize::from(cell)]).map(|cell| (cell, 1));
    let left = area.iter().filter(|&&cell| !covered[usize::from(cell)]).map(|&cell| (cell, -1));
    let terms = out.chain(left).take(LONGEST + 1).collect::<Vec<_>>();
    let rest = chosen.iter().map(|sum| sum.sum).sum::<i32>() - total;
    (!chosen.is_empty()).then_some((terms, rest))
}
