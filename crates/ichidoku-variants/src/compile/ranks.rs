//! Ranks of rows and columns, read as numbers, among all of them.

use super::Compiler;
use crate::constraint::{Constraint, Line, Outside};
use crate::propagate::{Propagator, Ranked};
use crate::{Cell, Puzzle, Shape};

/// How many sides a grid has: with every digit at each of them, so many numbers begin with the same digit.
const SIDES: usize = 4;

/// A number, by its place in the list of the shape, and its rank, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    rank: usize,
    number: usize,
}

impl Compiler<'_> {
    pub(super) fn full_rank(&mut self, clues: &Outside) {
        let numbers = self.puzzle.shape().readings();
        // Who gives reasons takes each rule alone.
        let mut known = if self.sources.is_some() { Vec::new() } else { known_ranks(self.puzzle) };
        let Some(ranks) = ranks_of(clues, self.puzzle.shape()) else {
            self.propagators.push(Propagator::Never);
            return;
        };
        known.extend(&ranks);
        crate::sort(&mut known);
        known.dedup();
        ranks.into_iter().for_each(|rank| self.rank(rank, &known, &numbers));
    }

    /// A rank among other known ones, in ascending order.
    fn rank(&mut self, Rank { rank, number }: Rank, known: &[Rank], numbers: &[Vec<Cell>]) {
        let shape = self.puzzle.shape();
        let is_full = shape.is_latin() && [shape.rows(), shape.columns()] == [self.digits; 2];
        let may_tie = self.puzzle.may_tie();
        let others = || known.iter().filter(|other| other.number != number);
        let ties = others().filter(|other| other.rank == rank).map(|other| other.number).collect::<Vec<_>>();
        let is_twofold = known.iter().any(|other| other.number == number && other.rank != rank);
        // Ranks that are counted together: those of numbers that begin with the same digit.
        let class = if is_full { rank / SIDES * SIDES..(rank / SIDES + 1) * SIDES } else { 0..numbers.len() };
        let counted = others().filter(|other| class.contains(&other.rank)).collect::<Vec<_>>();
        let below = counted.iter().filter(|other| other.rank < rank).count();
        let less = (rank - class.start).checked_sub(below);
        let Some(less) = less.filter(|_| rank < numbers.len() && !is_twofold && (may_tie || ties.is_empty())) else {
            self.propagators.push(Propagator::Never);
            return;
        };
        for &tie in &ties {
            self.equal(&numbers[number], &numbers[tie]);
        }
        let open = |group: &Vec<usize>| {
            !group.iter().any(|&other| other == number || counted.iter().any(|known| known.number == other))
        };
        let groups = groups(shape, is_full).into_iter().filter(open);
        let others = groups.map(|group| group.into_iter().map(|other| numbers[other].clone()).collect()).collect();
        let cells_of = |other: &Rank| numbers[other.number].clone();
        let lower = known.iter().rev().find(|other| other.rank < rank).map(cells_of);
        let higher = known.iter().find(|other| other.rank > rank && other.rank < numbers.len()).map(cells_of);
        self.propagators.push(Propagator::Ranked(Ranked {
            cells: numbers[number].clone(),
            lead: is_full.then_some(1 << (rank / SIDES)),
            others,
            less,
            neighbours: [lower, higher],
            may_tie,
            differ: shape.is_latin(),
        }));
    }

    /// Two numbers with the same rank.
    fn equal(&mut self, first: &[Cell], second: &[Cell]) {
        if first.len() != second.len() {
            self.propagators.push(Propagator::Never);
        }
        for (&a, &b) in first.iter().zip(second) {
            self.pair(a, b, "equal", 0, |a, b| a == b);
        }
    }
}

/// The ranks that hold everywhere in the puzzle.
fn known_ranks(puzzle: &Puzzle) -> Vec<Rank> {
    let ranks = puzzle.constraints().iter().filter_map(|constraint| match constraint {
        Constraint::FullRank(clues) => ranks_of(clues, puzzle.shape()),
        _ => None,
    });
    ranks.flatten().collect()
}

/// The ranks of a line, or `None` if one can't be.
fn ranks_of(clues: &Outside, shape: Shape) -> Option<Vec<Rank>> {
    let line = match clues.line {
        Line::Row(row) => Some(usize::from(row)).filter(|&row| row < shape.rows())?,
        Line::Column(column) => Some(usize::from(column)).filter(|&column| column < shape.columns())? + shape.rows(),
    };
    let clues = [clues.front, clues.back].into_iter().zip(2 * line..);
    let given = clues.filter_map(|(clue, number)| Some((clue?, number)));
    given.map(|(clue, number)| Some(Rank { rank: usize::try_from(clue).ok()?.checked_sub(1)?, number })).collect()
}

/// The numbers that begin at each side of a full grid; in other grids, each number alone.
fn groups(shape: Shape, is_full: bool) -> Vec<Vec<usize>> {
    let (rows, all) = (2 * shape.rows(), 2 * (shape.rows() + shape.columns()));
    if is_full {
        [(0, rows), (1, rows), (rows, all), (rows + 1, all)].map(|(from, to)| (from..to).step_by(2).collect()).to_vec()
    } else {
        (0..all).map(|number| vec![number]).collect()
    }
}
