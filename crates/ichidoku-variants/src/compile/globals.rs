//! Houses, chess moves, counts and what is about the whole grid.

use super::{Compiler, Wrong};
use crate::boxes_to_find;
use crate::domains::{Set, indices};
use crate::propagate::{
    Circles, Classes, Connected, CountDistinct, DifferIfDigit, ExactCounts, Occurrences, Propagator, SameDigits,
    Target, TaxicabCell,
};
use crate::{Cell, Constraint, houses};

impl Compiler<'_> {
    pub(super) fn add_global(&mut self, constraint: &Constraint) -> Result<(), Wrong> {
        use Constraint as C;
        let shape = self.puzzle.shape();
        match constraint {
            C::Given(cells) => {
                cells.iter().for_each(|(cell, digits)| self.keep(*cell, |digit| digits.contains(&(digit as i16))));
            }
            C::AllDifferent(cells) => self.differ(cells),
            C::Jigsaw(_) => self.each_differs(&self.puzzle.jigsaw_boxes()),
            C::Windoku => self.each_differs(&shape.windows(self.puzzle.box_size())),
            C::DisjointSets => self.each_differs(&shape.disjoint_sets(self.puzzle.box_size())),
            C::Diagonal { rising } => self.differ(&shape.diagonal(*rising)),
            C::AntiKnight => self.apart(&[(1, 2), (2, 1), (1, -2), (2, -1)]),
            C::AntiKing => self.apart(&[(1, 1), (1, -1)]),
            C::AntiConsecutive => self.unmarked("not next", |_| false, |a, b| a.abs_diff(b) != 1),
            C::AntiTaxicab => self.anti_taxicab(),
            C::StrictKropki => self.unmarked(
                "no dot",
                |constraint| matches!(constraint, C::WhiteDot(_) | C::BlackDot(_)),
                |a, b| a.abs_diff(b) != 1 && a != 2 * b && b != 2 * a,
            ),
            C::StrictXV => self.unmarked(
                "no letter",
                |constraint| matches!(constraint, C::X(_) | C::V(_)),
                |a, b| a + b != 5 && a + b != 10,
            ),
            C::Indexing { rows, cells } => cells.iter().for_each(|&cell| self.indexing(cell, *rows)),
            C::DigitIndexing(cells) => match cells.as_slice() {
                [digit, control, line @ ..] => self.index(*control, line, Target::Cell(*digit)),
                _ => return Err("a cell for the digit and one for the place".into()),
            },
            C::Regex { pattern, lines } => return self.regex(pattern, lines),
            C::Machine { code, lines } => return self.machine(code, lines),
            C::Pairs { code, all, lines } => return self.pairs(code, *all, lines),
            C::GlobalEntropy => self.small_squares(|digit| (digit - 1).div_euclid(3)),
            C::GlobalMod => self.small_squares(|digit| digit.rem_euclid(3)),
            C::DutchFlatmates => return self.dutch_flatmates(),
            C::Doppelganger => return self.doppelganger(),
            C::ChaosConstruction => return self.chaos(),
            C::Connected { prefix, digits, size } => return self.connected(prefix, digits, *size),
            C::ChaosArrow { control, offset, arms } => self.chaos_arrow(*control, *offset, arms, constraint),
            C::ChaosCount { control, offset, cells } => self.chaos_count(*control, *offset, cells),
            _ => return self.add_count(constraint),
        }
        Ok(())
    }

    fn add_count(&mut self, constraint: &Constraint) -> Result<(), Wrong> {
        use Constraint as C;
        match constraint {
            C::Quad { corner, digits } => {
                let shape = self.puzzle.shape();
                let steps = [(0, 0), (0, 1), (1, 0), (1, 1)];
                let cells =
                    steps.iter().filter_map(|&(down, right)| shape.step(*corner, down, right)).collect::<Vec<_>>();
                if cells.len() < 4 {
                    return Err("a square of four cells".into());
                }
                self.contain(&cells, digits);
            }
            C::ContainAtLeast { digits, cells } => self.contain(cells, digits),
            C::ContainExact { digits, cells } => self.count_exactly(cells, &counts(digits)),
            C::LookAndSay { clue, cells } => {
                let numbers = clue.chars().map(|letter| letter.to_digit(10)).collect::<Option<Vec<_>>>();
                let numbers = numbers.filter(|numbers| numbers.len() % 2 == 0).ok_or("pairs of a count and a digit")?;
                let counts = numbers.chunks_exact(2).map(|pair| (pair[1] as i16, pair[0] as usize));
                self.count_exactly(cells, &counts.collect::<Vec<_>>());
            }
            C::CountingCircles(cells) => {
                let lowest = self.lowest as usize;
                cells.iter().for_each(|&cell| self.keep(cell, |digit| digit > 0));
                self.propagators.push(Propagator::Circles(Circles { cells: cells.clone(), lowest }));
            }
            C::CountDistinct(cells) => {
                let Some((&control, cells)) = cells.split_first() else { return Ok(()) };
                let count = CountDistinct { control, cells: cells.to_vec(), lowest: self.lowest };
                self.propagators.push(Propagator::CountDistinct(count));
            }
            C::SameDigits { sets, cells } => {
                let sets = usize::from(*sets);
                if sets == 0 || cells.is_empty() || cells.len() % sets != 0 {
                    return Err("sets of equal size".into());
                }
                let sets = cells.chunks(cells.len() / sets).map(<[_]>::to_vec).collect();
                self.propagators.push(Propagator::SameDigits(SameDigits { sets }));
            }
            C::BoxesAlike => {
                let sets = houses::largest(self.puzzle);
                self.propagators.push(Propagator::SameDigits(SameDigits { sets }));
            }
            // What describes the grid has been seen to.
            _ => {}
        }
        Ok(())
    }

    fn each_differs(&mut self, sets: &[Vec<Cell>]) {
        sets.iter().for_each(|cells| self.differ(cells));
    }

    /// Cells these steps apart differ.
    fn apart(&mut self, steps: &[(isize, isize)]) {
        let shape = self.puzzle.shape();
        for cell in 0..shape.cells() as Cell {
            let others = steps.iter().filter_map(|&(down, right)| shape.step(cell, down, right));
            others.for_each(|other| self.differ(&[cell, other]));
        }
    }

    fn unmarked(&mut self, name: &'static str, marks: impl Fn(&Constraint) -> bool, test: impl Fn(i16, i16) -> bool) {
        let marked = houses::marked_pairs(self.puzzle, marks);
        let pairs = self.puzzle.shape().adjacent_pairs();
        for (a, b) in pairs.into_iter().filter(|pair| !marked.contains(pair)) {
            self.pair(a, b, name, 0, &test);
        }
    }

    fn anti_taxicab(&mut self) {
        let shape = self.puzzle.shape();
        let cells = 0..shape.cells() as Cell;
        for cell in cells.clone() {
            let at_distance = |distance: usize| {
                let (row, column) = shape.place(cell);
                let far = |&other: &Cell| {
                    let (other_row, other_column) = shape.place(other);
                    row.abs_diff(other_row) + column.abs_diff(other_column) == distance
                };
                cells.clone().filter(|other| distance > 0 && far(other)).collect::<Vec<_>>()
            };
            let excluded = (0..self.digits).map(|index| at_distance((index as i32 + self.lowest) as usize)).collect();
            self.propagators.push(Propagator::Taxicab(TaxicabCell { cell, excluded }));
        }
    }

    fn indexing(&mut self, cell: Cell, rows: bool) {
        let shape = self.puzzle.shape();
        let (row, column) = shape.place(cell);
        let (line, index) = if rows { (shape.column(column), row) } else { (shape.row(row), column) };
        let target = Target::Digits(self.digit(index as i32 + 1));
        self.index(cell, &line, target);
    }

    /// Each square of four cells contains a digit of each of the classes 0, 1 and 2.
    fn small_squares(&mut self, class: impl Fn(i32) -> i32) {
        let classes = [0, 1, 2].map(|wanted| {
            let digits = (0..self.digits).filter(|&index| class(index as i32 + self.lowest) == wanted);
            digits.fold(0, |set, index| set | 1 << index)
        });
        for cells in self.puzzle.shape().small_squares() {
            self.propagators.push(Propagator::Classes(Classes { cells: cells.to_vec(), classes }));
        }
    }

    /// Down a column, a state is the digit above and whether it needs the top digit next.
    fn dutch_flatmates(&mut self) -> Result<(), Wrong> {
        let shape = self.puzzle.shape();
        let top = i32::from(shape.highest());
        let middle = (top + 1) / 2;
        for column in 0..shape.columns() {
            let next = move |&(above_is_one, needs_top): &(bool, bool), digit: i32| {
                (!needs_top || digit == top).then_some((digit == 1, digit == middle && !above_is_one))
            };
            self.read(&shape.column(column), [(false, false)], next, |&(_, needs_top)| !needs_top)?;
        }
        Ok(())
    }

    /// Each digit at least as often as it is listed.
    fn contain(&mut self, cells: &[Cell], digits: &[i16]) {
        for (digit, count) in counts(digits) {
            let digits = self.digit(digit.into());
            self.require(cells, digits);
            self.occur(cells, digits, count, cells.len());
        }
    }

    /// Each of these digits exactly so often.
    fn count_exactly(&mut self, cells: &[Cell], counts: &[(i16, usize)]) {
        let mut counts = counts.to_vec();
        crate::sort(&mut counts);
        counts.dedup();
        if counts.windows(2).any(|pair| pair[0].0 == pair[1].0) {
            self.propagators.push(Propagator::Never);
        }
        let mut digits = Vec::new();
        for (digit, count) in counts {
            if count == 0 {
                cells.iter().for_each(|&cell| self.keep(cell, |other| other != i32::from(digit)));
            } else {
                digits.push((self.digit(digit.into()), count));
            }
        }
        digits.iter().for_each(|&(digit, _)| self.require(cells, digit));
        if !self.place_all(cells, &digits) {
            for (digit, count) in digits {
                if !self.place_all(cells, &[(digit, count)]) {
                    self.occur(cells, digit, count, count);
                }
            }
        }
    }

    /// Tries all places of digits together; false if that takes too long.
    fn place_all(&mut self, cells: &[Cell], digits: &[(Set, usize)]) -> bool {
        let counts = ExactCounts::new(cells, digits, &self.apart).map(Propagator::ExactCounts);
        let can_be_tried = counts.is_some();
        self.propagators.extend(counts);
        can_be_tried
    }

    /// One of the cells contains the digit, which the search may ask for.
    fn require(&mut self, cells: &[Cell], digit: Set) {
        if digit != 0 && !self.in_branch {
            self.required.push((digit, cells.to_vec()));
        }
    }

    fn occur(&mut self, cells: &[Cell], digits: Set, least: usize, most: usize) {
        self.propagators.push(Propagator::Occurrences(Occurrences { cells: cells.to_vec(), digits, least, most }));
    }

    fn doppelganger(&mut self) -> Result<(), Wrong> {
        let parts = houses::doppelganger(self.puzzle).ok_or("digits from 0 and as many houses as digits above it")?;
        self.each_differs(&parts.houses);
        let digit = self.digit(0);
        parts.unused.iter().chain([&parts.zero]).for_each(|&cell| self.keep(cell, |digit| digit == 0));
        for (cell, others) in parts.zeros {
            self.propagators.push(Propagator::DifferIfDigit(DifferIfDigit { cell, digit, others }));
        }
        Ok(())
    }

    fn connected(&mut self, prefix: &str, digits: &[i16], size: Option<u16>) -> Result<(), Wrong> {
        let layer = boxes_to_find::layer(self.puzzle, prefix).ok_or_else(|| format!("extra cells named {prefix}"))?;
        let set = digits.iter().fold(0, |set, &digit| set | self.digit(digit.into()));
        let size = size.map(usize::from);
        let cells = layer.cells().collect::<Vec<_>>();
        let least = size.unwrap_or(1);
        let most = size.unwrap_or(cells.len());
        debug_assert!(indices(set).count() <= self.digits);
        self.propagators.push(Propagator::Occurrences(Occurrences { cells, digits: set, least, most }));
        self.propagators.push(Propagator::Connected(Connected { layer, digits: set, size }));
        Ok(())
    }
}

/// Digits of a list, and how often each is in it.
fn counts(digits: &[i16]) -> Vec<(i16, usize)> {
    let mut counts = Vec::<(i16, usize)>::new();
    for &digit in digits {
        match counts.iter_mut().find(|(other, _)| *other == digit) {
            Some((_, count)) => *count += 1,
            None => counts.push((digit, 1)),
        }
    }
    counts
}
