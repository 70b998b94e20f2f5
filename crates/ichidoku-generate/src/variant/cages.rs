//! Killer cages: the grid is cut into cages, which are cut again until there is one solution.

use ichidoku::{Interrupted, Stop};
use ichidoku_variants::{Cell, Constraint, Puzzle, Shape, Verdict};

use super::problem::problem;
use crate::Random;

/// Guesses that one look for a second solution may take.
const GUESSES: u64 = 2_000;

/// A grid in cages.
pub(super) struct Cages<'a> {
    shape: Shape,
    digits: &'a [i16],
    cages: Vec<Vec<Cell>>,
}

impl<'a> Cages<'a> {
    /// Cuts a grid into connected cages of up to five cells without repeated digits.
    pub(super) fn grow(shape: Shape, digits: &'a [i16], random: &mut Random) -> Self {
        let mut order = (0..shape.cells() as Cell).collect::<Vec<_>>();
        random.shuffle(&mut order);
        let mut taken = vec![false; shape.cells()];
        let mut cages = Vec::new();
        for start in order {
            if taken[usize::from(start)] {
                continue;
            }
            let size = 2 + random.below(4) as usize;
            let mut cage = vec![start];
            taken[usize::from(start)] = true;
            while cage.len() < size {
                let near = cage.iter().flat_map(|&cell| neighbours(shape, cell));
                let digit = |cell: Cell| digits[usize::from(cell)];
                let fits =
                    |cell: &Cell| !taken[usize::from(*cell)] && cage.iter().all(|&other| digit(other) != digit(*cell));
                let Some(&next) = random.pick(&near.filter(fits).collect::<Vec<_>>()) else { break };
                taken[usize::from(next)] = true;
                cage.push(next);
            }
            cages.push(cage);
        }
        Self { shape, digits, cages }
    }

    /// Cuts cages until there is no other solution, and returns the puzzle.
    pub(super) fn cut(mut self, random: &mut Random, stop: Stop<'_>) -> Result<Puzzle, Interrupted> {
        loop {
            let puzzle = self.puzzle();
            let verdict = problem(&puzzle)?.budget(GUESSES).stop(stop).verdict();
            let other = match verdict {
                Ok(Verdict::Several(two)) => two.into_iter().find(|other| other != self.digits),
                Err(Interrupted::NodeBudget) => None,
                Err(stopped) => return Err(stopped),
                Ok(_) => return Ok(puzzle),
            };
            let differs = |cage: &Vec<Cell>| {
                let is_other = |cell: &Cell| {
                    other.as_ref().is_none_or(|other| other[usize::from(*cell)] != self.digits[usize::from(*cell)])
                };
                cage.len() > 1 && cage.iter().any(is_other)
            };
            let largest =
                (0..self.cages.len()).filter(|&at| differs(&self.cages[at])).max_by_key(|&at| self.cages[at].len());
            let Some(at) = largest else { return Err(Interrupted::NodeBudget) };
            let cage = self.cages.swap_remove(at);
            self.cages.extend(self.halves(&cage, random));
        }
    }

    /// Connected parts of a cage, of which one has half of its cells.
    fn halves(&self, cage: &[Cell], random: &mut Random) -> Vec<Vec<Cell>> {
        let mut first = random.pick(cage).copied().into_iter().collect::<Vec<_>>();
        let mut next = 0;
        while let Some(&from) = first.get(next).filter(|_| first.len() < cage.len() / 2) {
            let near = neighbours(self.shape, from).find(|cell| cage.contains(cell) && !first.contains(cell));
            match near {
                Some(cell) => first.push(cell),
                None => next += 1,
            }
        }
        let rest = cage.iter().copied().filter(|cell| !first.contains(cell)).collect::<Vec<_>>();
        let mut parts = components(self.shape, &rest);
        parts.push(first);
        parts
    }

    fn puzzle(&self) -> Puzzle {
        let mut cages = self.cages.clone();
        cages.iter_mut().for_each(|cage| ichidoku_variants::sort(cage));
        ichidoku_variants::sort(&mut cages);
        let rule = |cells: Vec<Cell>| {
            let sum = cells.iter().map(|&cell| self.digits[usize::from(cell)]).sum();
            Constraint::Cage { sum: Some(sum), cells }
        };
        Puzzle::new(self.shape, cages.into_iter().map(rule).collect())
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
