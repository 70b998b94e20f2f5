//! Sums that follow from others: the rule of 45.
//!
//! Rows, columns and boxes that contain every digit have a known sum. What sums leave of such a house, or of some rows,
//! columns or boxes together, has a known sum too, and so has what they reach beyond it (innies and outies).

use super::{Compiler, KnownSum};
use crate::Cell;
use crate::marks::Marks;
use crate::propagate::Propagator;

/// Longest sum that is derived; longer ones say little.
const LONGEST: usize = 8;
/// Longest derived sum that is looked at whenever one of its cells loses a digit. The longer ones, looked at so often, took most of
/// the time of killers and saved 6% of the guesses.
const SHORT: usize = 4;

impl Compiler<'_> {
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
        let marks = |houses: &mut dyn Iterator<Item = Vec<Cell>>| {
            houses.filter(full).map(|cells| self.marks(&cells)).collect::<Vec<_>>()
        };
        let boxes = marks(&mut self.puzzle.boxes().into_iter());
        let mut areas = Vec::new();
        if shape.is_latin() {
            areas.extend(runs(&marks(&mut (0..shape.rows()).map(|row| shape.row(row)))));
            areas.extend(runs(&marks(&mut (0..shape.columns()).map(|column| shape.column(column)))));
        }
        areas.extend(runs(&boxes));
        areas.extend(runs(&down(&boxes)));
        areas.extend(marks(&mut self.houses.iter().cloned()).into_iter().map(|house| (house, 1)));
        let mut known = Vec::new();
        let sums = sums.iter().map(|sum| (self.marks(&sum.cells), sum)).collect::<Vec<_>>();
        let total = self.sum_of(digits);
        let mut covered = [(); 2].map(|()| Covered { cells: Marks::none(self.initial.len()), sum: 0 });
        for (area, houses) in areas {
            for terms in within_and_beyond(&area, &sums, houses as i32 * total, &mut covered).into_iter().flatten() {
                if !known.contains(&terms) {
                    known.push(terms);
                }
            }
        }
        for (terms, total) in known {
            let sum = self.sum(&terms, total);
            self.propagators.push(Propagator::Linear(if terms.len() > SHORT { sum.patient() } else { sum }));
        }
    }

    /// Sums of which no two share a cell, the short ones first.
    fn disjoint_sums(&self) -> Vec<KnownSum> {
        let single = || self.sums.iter().enumerate().filter(|(_, sum)| sum.has_single_cells());
        let mut order = single().map(|(at, sum)| (sum.cells.len(), at)).collect::<Vec<_>>();
        crate::sort(&mut order);
        let mut sums = order.into_iter().map(|(_, at)| self.sums[at].clone()).collect::<Vec<_>>();
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
pub(super) fn runs(houses: &[Marks]) -> Vec<(Marks, usize)> {
    let mut runs = Vec::new();
    for from in 0..houses.len() {
        let mut area = houses[from].clone();
        runs.push((area.clone(), 1));
        for (house, count) in houses[from + 1..].iter().zip(2..) {
            area.add(house);
            runs.push((area.clone(), count));
        }
    }
    runs
}

/// Boxes in the order of their columns, where they come row by row.
fn down(boxes: &[Marks]) -> Vec<Marks> {
    let side = boxes.len().isqrt();
    let columns = (0..side).flat_map(|column| (0..side).map(move |row| row * side + column));
    if side * side == boxes.len() { columns.map(|at| boxes[at].clone()).collect() } else { Vec::new() }
}

/// Cells with coefficients, and their total.
type Terms = (Vec<(Cell, i32)>, i32);

/// The cells of some sums, and what they add up to.
struct Covered {
    cells: Marks,
    sum: i32,
}

impl Covered {
    fn clear(&mut self) {
        self.cells.clear();
        self.sum = 0;
    }

    fn add(&mut self, cells: &Marks, sum: i32) {
        self.cells.add(cells);
        self.sum += sum;
    }
}

/// What the sums that lie inside leave of an area; and what those that lie inside for the most part reach beyond it, less what none
/// of them covers. Takes the place for both.
fn within_and_beyond(
    area: &Marks,
    sums: &[(Marks, &KnownSum)],
    total: i32,
    [within, mostly]: &mut [Covered; 2],
) -> [Option<Terms>; 2] {
    within.clear();
    mostly.clear();
    for (cells, sum) in sums {
        let shared = cells.shared(area);
        if shared == sum.cells.len() {
            within.add(cells, sum.sum);
        }
        if 2 * shared > sum.cells.len() {
            mostly.add(cells, sum.sum);
        }
    }
    let terms = |cells: Marks, by: i32| cells.cells().map(|cell| (cell, by)).collect::<Vec<_>>();
    // Most often it is too long.
    let is_useful = |covered: &Covered| {
        let (cells, both) = (covered.cells.count(), covered.cells.shared(area));
        cells > 0 && (1..=LONGEST).contains(&(area.count() + cells - 2 * both))
    };
    let left = is_useful(within).then(|| (terms(area.without(&within.cells), 1), total - within.sum));
    let beyond = is_useful(mostly).then(|| {
        let outside = terms(mostly.cells.without(area), 1);
        let inside = terms(area.without(&mostly.cells), -1);
        ([outside, inside].concat(), mostly.sum - total)
    });
    [left, beyond]
}
