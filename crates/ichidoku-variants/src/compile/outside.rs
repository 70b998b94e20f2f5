//! Clues outside of the grid.

use super::{Compiler, Wrong};
use crate::Cell;
use crate::constraint::{Constraint, Outside};
use crate::domains::Set;
use crate::propagate::{Index, Lunchbox, Propagator, Target, WhenFull};

impl Compiler<'_> {
    /// Adds a clue outside of the grid, or returns `None` if the rule is another one.
    pub(super) fn add_outside(&mut self, constraint: &Constraint) -> Option<Result<(), Wrong>> {
        use Constraint as C;
        match constraint {
            C::XSum(clues) => self.both(clues, Self::x_sum),
            C::Skyscraper(clues) => return Some(self.read_both(clues, Self::skyscraper)),
            C::HiddenSkyscraper(clues) => return Some(self.read_both(clues, Self::hidden_skyscraper)),
            C::NumberedRoom(clues) => self.both(clues, Self::numbered_room),
            C::FullRank(clues) => self.full_rank(clues),
            C::FullRankTies(ties) => {
                if ties == "none" {
                    self.when_full(constraint);
                }
            }
            C::Sandwich { .. } if !self.puzzle.shape().is_latin() => {
                return Some(Err("a grid without repeats in its rows and columns".into()));
            }
            C::Sandwich { sum, line } => {
                let cells = self.puzzle.line(*line);
                return Some(self.lunchbox((*sum).into(), &cells));
            }
            C::Lunchbox { sum, cells } => {
                self.differ(cells);
                return Some(self.lunchbox((*sum).into(), cells));
            }
            _ => return None,
        }
        Some(Ok(()))
    }

    /// A rule about the whole grid that is checked when it is full.
    fn when_full(&mut self, constraint: &Constraint) {
        let puzzle = self.shared_puzzle();
        let cells = (0..puzzle.shape().cells() as Cell).collect();
        self.propagators.push(Propagator::WhenFull(WhenFull { cells, puzzle, constraint: constraint.clone() }));
    }

    /// Both clues of a line, the cells in the order in which the clue sees them.
    fn read_both(
        &mut self,
        clues: &Outside,
        add: impl Fn(&mut Self, i32, &[Cell]) -> Result<(), Wrong>,
    ) -> Result<(), Wrong> {
        let mut cells = self.puzzle.line(clues.line);
        if let Some(clue) = clues.front {
            add(self, clue.into(), &cells)?;
        }
        cells.reverse();
        clues.back.map_or(Ok(()), |clue| add(self, clue.into(), &cells))
    }

    fn both(&mut self, clues: &Outside, add: impl Fn(&mut Self, i32, &[Cell])) {
        let added = self.read_both(clues, |compiler, clue, cells| {
            add(compiler, clue, cells);
            Ok(())
        });
        debug_assert!(added.is_ok());
    }

    /// A branch for each first digit.
    fn x_sum(&mut self, sum: i32, cells: &[Cell]) {
        let Some(&control) = cells.first() else { return };
        let mut branches = Vec::new();
        for count in 1..=cells.len() as i32 {
            let index = count - self.lowest;
            if index < 0 || index >= self.digits as i32 || count > sum {
                continue;
            }
            let terms = cells[1..count as usize].iter().map(|&cell| (cell, 1)).collect::<Vec<_>>();
            let sum = self.make_linear(&terms, sum - count);
            branches.push(vec![Propagator::Keep(control, 1 << index), sum]);
        }
        self.push_any(branches);
    }

    /// A state is how many are seen and the highest so far.
    fn skyscraper(&mut self, count: i32, cells: &[Cell]) -> Result<(), Wrong> {
        let next = move |&(seen, highest): &(i32, i32), digit: i32| {
            let more = if digit > highest { (seen + 1, digit) } else { (seen, highest) };
            (more.0 <= count).then_some(more)
        };
        self.read(cells, [(0, 0)], next, |state| state.0 == count)
    }

    /// A state is the highest so far, or none once the clue is hidden.
    fn hidden_skyscraper(&mut self, clue: i32, cells: &[Cell]) -> Result<(), Wrong> {
        let next = move |highest: &Option<i32>, digit: i32| match *highest {
            None => Some(None),
            Some(highest) if digit < highest => (digit == clue).then_some(None),
            Some(highest) => Some(Some(highest.max(digit))),
        };
        self.read(cells, [Some(-1)], next, Option::is_none)
    }

    fn numbered_room(&mut self, clue: i32, cells: &[Cell]) {
        let Some(&control) = cells.first() else { return };
        let target = Target::Digits(self.digit(clue));
        self.index(control, cells, target);
    }

    pub(super) fn index(&mut self, control: Cell, line: &[Cell], target: Target) {
        let one = (1 - self.lowest) as usize;
        self.propagators.push(Propagator::Index(Index { control, line: line.to_vec(), target, one }));
    }

    /// The set of a shown digit, empty if the grid doesn't have it.
    pub(super) fn digit(&self, digit: i32) -> Set {
        let index = digit - self.lowest;
        if (0..self.digits as i32).contains(&index) { 1 << index } else { 0 }
    }

    /// Different cells, where what lies between the lowest and the highest digit has a sum.
    fn lunchbox(&mut self, sum: i32, cells: &[Cell]) -> Result<(), Wrong> {
        if cells.len() < 2 {
            return if sum == 0 { Ok(()) } else { Err("a sum of 0 where nothing lies between".into()) };
        }
        let fillings = |size: usize| {
            let sum = usize::try_from(sum - self.lowest * size as i32).ok();
            let combinations = self.combinations(size)?;
            let sets = sum.and_then(|sum| combinations.by_sum.get(sum)).into_iter().flatten();
            Some(sets.map(|&set| set.into()).collect())
        };
        match (0..cells.len() - 1).map(fillings).collect() {
            Some(fillings) => {
                let lunchbox = Lunchbox { cells: cells.to_vec(), fillings, digits: self.digits };
                self.propagators.push(Propagator::Lunchbox(lunchbox));
                Ok(())
            }
            None => self.read_lunchbox(sum, cells),
        }
    }

    /// Where there are too many sets of digits, an automaton reads the cells.
    ///
    /// A state is the lowest and the highest digit, fixed at the start, how many of them are passed, and the sum between
    /// them.
    fn read_lunchbox(&mut self, sum: i32, cells: &[Cell]) -> Result<(), Wrong> {
        let (bottom, top) = (self.lowest, self.lowest + self.digits as i32 - 1);
        let is_house = cells.len() == self.digits;
        let ends = (bottom..=top).flat_map(|low| (low + 1..=top).map(move |high| (low, high)));
        let ends = ends.filter(|&ends| !is_house || ends == (bottom, top));
        let starts = ends.map(|(low, high)| (low, high, 0, 0));
        let next = move |&(low, high, passed, between): &(i32, i32, i32, i32), digit: i32| {
            let end = digit == low || digit == high;
            if !(low..=high).contains(&digit) || end && passed == 2 {
                return None;
            }
            let inside = if passed == 1 && !end { between + digit } else { between };
            let passed = passed + i32::from(end);
            (inside <= sum && (passed < 2 || inside == sum)).then_some((low, high, passed, inside))
        };
        self.read(cells, starts, next, |state| state.2 == 2)
    }
}
