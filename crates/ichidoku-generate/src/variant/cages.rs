//! Killer cages: the grid is cut into cages, which are cut again until there is one solution, and steps of the grade find it.

use std::cmp::Reverse;

use ichidoku::{Interrupted, Stop};
use ichidoku_logic::rate::Grade;
use ichidoku_variant_logic::{State, rate};
use ichidoku_variants::{Cell, Constraint, Puzzle, Shape, Verdict};

use super::digits::{grade_of, most_difficulty};
use super::problem::{problem, setting};
use crate::Random;

/// Guesses that one look for a second solution may take.
const GUESSES: u64 = 2_000;
/// Fewest cells of a cage: one alone would be a given digit.
const FEWEST: usize = 2;

/// A grid in cages.
pub(super) struct Cages<'a> {
    shape: Shape,
    digits: &'a [i16],
    cages: Vec<Vec<Cell>>,
}

impl<'a> Cages<'a> {
    /// Cuts a grid into connected cages of two cells at least without repeated digits: larger ones for hard puzzles.
    pub(super) fn grow(
        shape: Shape,
        digits: &'a [i16],
        grade: Option<Grade>,
        random: &mut Random,
    ) -> Result<Self, Interrupted> {
        let sizes = match grade {
            Some(Grade::Easy) => 3,
            Some(Grade::Hard | Grade::Beyond) => 5,
            _ => 4,
        };
        let mut order = (0..shape.cells() as Cell).collect::<Vec<_>>();
        random.shuffle(&mut order);
        let mut taken = vec![false; shape.cells()];
        let mut grown = Self { shape, digits, cages: Vec::new() };
        for start in order {
            if taken[usize::from(start)] {
                continue;
            }
            let size = FEWEST + random.below(sizes) as usize;
            let mut cage = vec![start];
            taken[usize::from(start)] = true;
            while cage.len() < size {
                let near = cage.iter().flat_map(|&cell| neighbours(shape, cell));
                let fits = |cell: &Cell| !taken[usize::from(*cell)] && grown.fits(*cell, &cage);
                let Some(&next) = random.pick(&near.filter(fits).collect::<Vec<_>>()) else { break };
                taken[usize::from(next)] = true;
                cage.push(next);
            }
            grown.cages.push(cage);
        }
        grown.join_single_cells()
    }

    /// Whether a cage has no cell with the digit of this one.
    fn fits(&self, cell: Cell, cage: &[Cell]) -> bool {
        cage.iter().all(|&other| self.digit(other) != self.digit(cell))
    }

    fn digit(&self, cell: Cell) -> i16 {
        self.digits[usize::from(cell)]
    }

    /// Cells that were left alone join the smallest cage beside them that they fit.
    fn join_single_cells(mut self) -> Result<Self, Interrupted> {
        let (alone, cages) = self.cages.iter().cloned().partition::<Vec<_>, _>(|cage| cage.len() < FEWEST);
        self.cages = cages;
        for cell in alone.into_iter().flatten() {
            let is_beside = |cage: &[Cell]| neighbours(self.shape, cell).any(|near| cage.contains(&near));
            let fit =
                (0..self.cages.len()).filter(|&at| is_beside(&self.cages[at]) && self.fits(cell, &self.cages[at]));
            let smallest = fit.min_by_key(|&at| self.cages[at].len()).ok_or(Interrupted::NodeBudget)?;
            self.cages[smallest].push(cell);
        }
        Ok(self)
    }

    /// Cuts cages until there is no other solution, and steps of the grade find it; returns the puzzle.
    pub(super) fn cut(
        mut self,
        grade: Option<Grade>,
        random: &mut Random,
        stop: Stop<'_>,
    ) -> Result<Puzzle, Interrupted> {
        loop {
            let puzzle = Puzzle::new(self.shape, self.rules());
            let unclear = match problem(&puzzle)?.budget(GUESSES).stop(stop).verdict() {
                Ok(Verdict::Several(two)) => self.differing(two),
                Err(Interrupted::NodeBudget) => (0..self.shape.cells() as Cell).collect(),
                Err(stopped) => return Err(stopped),
                Ok(_) => match self.unsolved(&puzzle, grade, stop)? {
                    None => return Ok(puzzle),
                    Some(open) => open,
                },
            };
            self.halve_one(&unclear, random)?;
        }
    }

    /// The cells in which another solution differs.
    fn differing(&self, two: [Vec<i16>; 2]) -> Vec<Cell> {
        let other = two.into_iter().find(|other| other != self.digits).unwrap_or_default();
        (0..).zip(&other).filter(|&(cell, digit)| self.digit(cell) != *digit).map(|(cell, _)| cell).collect()
    }

    /// The cells that steps of the grade leave open; none if the puzzle is of the grade. An easier one is of no use.
    fn unsolved(
        &self,
        puzzle: &Puzzle,
        grade: Option<Grade>,
        stop: Stop<'_>,
    ) -> Result<Option<Vec<Cell>>, Interrupted> {
        let Some(grade) = grade else { return Ok(None) };
        let setting = setting(puzzle)?;
        let way = rate(&setting, State::new(&setting), most_difficulty(grade), stop)?;
        match grade_of(&way) {
            found if found == grade => Ok(None),
            Grade::Beyond => Ok(Some(way.end.cells().filter(|&cell| !way.end.is_filled(cell)).collect())),
            _ => Err(Interrupted::NodeBudget),
        }
    }

    /// Cuts the largest cage with one of these cells that can be cut.
    fn halve_one(&mut self, unclear: &[Cell], random: &mut Random) -> Result<(), Interrupted> {
        let is_unclear = |at: &usize| self.cages[*at].iter().any(|cell| unclear.contains(cell));
        let unclear = (0..self.cages.len()).filter(is_unclear);
        let mut order = unclear.map(|at| (Reverse(self.cages[at].len()), at)).collect::<Vec<_>>();
        ichidoku_variants::sort(&mut order);
        let parts = order.into_iter().find_map(|(_, at)| Some((at, self.halves(&self.cages[at], random)?)));
        let (at, parts) = parts.ok_or(Interrupted::NodeBudget)?;
        self.cages.swap_remove(at);
        self.cages.extend(parts);
        Ok(())
    }

    /// Connected parts of a cage, of which one has half of its cells, and none a single one.
    fn halves(&self, cage: &[Cell], random: &mut Random) -> Option<Vec<Vec<Cell>>> {
        let mut starts = cage.to_vec();
        random.shuffle(&mut starts);
        let parts = starts.into_iter().map(|start| {
            let first = self.grown_to(cage.len() / 2, start, cage);
            let rest = cage.iter().copied().filter(|cell| !first.contains(cell)).collect::<Vec<_>>();
            let mut parts = components(self.shape, &rest);
            parts.push(first);
            parts
        });
        parts.into_iter().find(|parts| parts.iter().all(|part| part.len() >= FEWEST))
    }

    /// So many cells of a cage around one of them.
    fn grown_to(&self, size: usize, start: Cell, cage: &[Cell]) -> Vec<Cell> {
        let (mut grown, mut next) = (vec![start], 0);
        while let Some(&from) = grown.get(next).filter(|_| grown.len() < size) {
            let near = neighbours(self.shape, from).find(|cell| cage.contains(cell) && !grown.contains(cell));
            match near {
                Some(cell) => grown.push(cell),
                None => next += 1,
            }
        }
        grown
    }

    /// The cages as rules.
    pub(super) fn rules(&self) -> Vec<Constraint> {
        let mut cages = self.cages.clone();
        cages.iter_mut().for_each(|cage| ichidoku_variants::sort(cage));
        ichidoku_variants::sort(&mut cages);
        let rule = |cells: Vec<Cell>| {
            let sum = cells.iter().map(|&cell| self.digit(cell)).sum();
            Constraint::Cage { sum: Some(sum), cells }
        };
        cages.into_iter().map(rule).collect()
    }
}

/// The cells that share a side with one.
pub(super) fn neighbours(shape: Shape, cell: Cell) -> impl Iterator<Item = Cell> {
    [(-1, 0), (0, -1), (0, 1), (1, 0)].into_iter().filter_map(move |(down, right)| shape.step(cell, down, right))
}

/// The connected parts of some cells.
pub(super) fn components(shape: Shape, cells: &[Cell]) -> Vec<Vec<Cell>> {
    let mut parts: Vec<Vec<Cell>> = Vec::new();
    for &cell in cells {
        let (touching, mut others): (Vec<_>, Vec<_>) =
            parts.into_iter().partition(|part| part.iter().any(|&other| shape.are_adjacent(cell, other)));
        let mut merged = touching.concat();
        merged.push(cell);
        others.push(merged);
        parts = others;
    }
    parts
}
