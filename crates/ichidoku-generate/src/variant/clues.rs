//! Clues that are read off a solution.

use ichidoku_variants::{Cell, Constraint, Line, Shape};

use super::VariantKind;
use crate::Random;

/// The steps to all cells around one.
const STEPS: [(isize, isize); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
/// Lines are tried from this many cells for each one that is wanted.
const TRIES: usize = 20;

/// A solved grid from which clues are taken.
pub(super) struct Solved<'a> {
    pub(super) shape: Shape,
    pub(super) digits: &'a [i16],
}

impl Solved<'_> {
    /// The clues of a kind, other than digits and cages.
    pub(super) fn clues(&self, kind: VariantKind, random: &mut Random) -> Vec<Constraint> {
        let side = self.shape.side();
        match kind {
            VariantKind::Kropki => self.pairs(|a, b| self.dot(a, b)),
            VariantKind::Xv => self.pairs(|a, b| self.letter(a, b)),
            VariantKind::Thermo => self.lines(random, side / 2 + 1, Constraint::Thermo, &|from, to| to > from),
            VariantKind::Whisper => {
                let difference = side.div_ceil(2) as i16;
                let whisper = |cells| Constraint::Whisper { difference, cells };
                self.lines(random, side / 2, whisper, &|a, b| a.abs_diff(b) >= difference.unsigned_abs())
            }
            VariantKind::Arrow => self.arrows(random),
            VariantKind::LittleKiller => self.diagonals(random),
            VariantKind::Sandwich => self.sandwiches(),
            _ => Vec::new(),
        }
    }

    fn digit(&self, cell: Cell) -> i16 {
        self.digits[usize::from(cell)]
    }

    fn pairs(&self, mark: impl Fn(Cell, Cell) -> Option<Constraint>) -> Vec<Constraint> {
        self.shape.adjacent_pairs().into_iter().filter_map(|(a, b)| mark(a, b)).collect()
    }

    /// A black dot if one digit is twice the other, or else a white one if they are consecutive.
    fn dot(&self, a: Cell, b: Cell) -> Option<Constraint> {
        let (low, high) = (self.digit(a).min(self.digit(b)), self.digit(a).max(self.digit(b)));
        if high == 2 * low {
            return Some(Constraint::BlackDot(vec![a, b]));
        }
        (high == low + 1).then(|| Constraint::WhiteDot(vec![a, b]))
    }

    fn letter(&self, a: Cell, b: Cell) -> Option<Constraint> {
        match self.digit(a) + self.digit(b) {
            5 => Some(Constraint::V(vec![a, b])),
            10 => Some(Constraint::X(vec![a, b])),
            _ => None,
        }
    }

    /// Lines of three to six cells, of which no two share a cell; neighbours pass the test.
    fn lines(
        &self,
        random: &mut Random,
        count: usize,
        rule: impl Fn(Vec<Cell>) -> Constraint,
        fits: &dyn Fn(i16, i16) -> bool,
    ) -> Vec<Constraint> {
        let mut taken = vec![false; self.shape.cells()];
        let mut lines = Vec::new();
        for _ in 0..TRIES * count {
            let length = 3 + random.below(4) as usize;
            let start = random.below(self.shape.cells() as u32) as Cell;
            let mut line = if taken[usize::from(start)] { Vec::new() } else { vec![start] };
            while let Some(&end) = line.last().filter(|_| line.len() < length) {
                let ways = self.free_around(end, &taken, &line);
                let ways = ways.into_iter().filter(|&way| fits(self.digit(end), self.digit(way))).collect::<Vec<_>>();
                let Some(&next) = random.pick(&ways) else { break };
                line.push(next);
            }
            if line.len() >= 3 {
                line.iter().for_each(|&cell| taken[usize::from(cell)] = true);
                lines.push(rule(line));
            }
            if lines.len() == count {
                break;
            }
        }
        lines
    }

    /// Cells around one that no line has, this one included.
    fn free_around(&self, cell: Cell, taken: &[bool], line: &[Cell]) -> Vec<Cell> {
        let around = STEPS.iter().filter_map(|&(down, right)| self.shape.step(cell, down, right));
        around.filter(|way| !taken[usize::from(*way)] && !line.contains(way)).collect()
    }

    /// A circle per arrow, and two or more cells that add up to it.
    fn arrows(&self, random: &mut Random) -> Vec<Constraint> {
        let count = self.shape.side() - 1;
        let mut taken = vec![false; self.shape.cells()];
        let mut arrows = Vec::new();
        for _ in 0..TRIES * count {
            let circle = random.below(self.shape.cells() as u32) as Cell;
            if taken[usize::from(circle)] || arrows.len() == count {
                continue;
            }
            let mut left = self.digit(circle);
            let mut arrow = vec![circle];
            while let Some(&end) = arrow.last().filter(|_| left > 0) {
                let ways = self.free_around(end, &taken, &arrow);
                let ways = ways.into_iter().filter(|&way| self.digit(way) <= left).collect::<Vec<_>>();
                let Some(&next) = random.pick(&ways) else { break };
                left -= self.digit(next);
                arrow.push(next);
            }
            if left == 0 && arrow.len() >= 3 {
                arrow.iter().for_each(|&cell| taken[usize::from(cell)] = true);
                arrows.push(Constraint::Arrow(arrow));
            }
        }
        arrows
    }

    /// As many diagonals of three or more cells as the grid has rows.
    fn diagonals(&self, random: &mut Random) -> Vec<Constraint> {
        let lines =
            (0..self.shape.cells() as Cell).filter_map(|start| Some((start, self.shape.little_killer_line(start)?)));
        let mut lines = lines.filter(|(_, line)| line.len() >= 3).collect::<Vec<_>>();
        random.shuffle(&mut lines);
        lines.truncate(self.shape.side());
        let clue = |(start, line): (Cell, Vec<Cell>)| {
            let sum = line.into_iter().map(|cell| self.digit(cell)).sum();
            Constraint::LittleKiller { sum, start, at_end: false }
        };
        lines.into_iter().map(clue).collect()
    }

    fn sandwiches(&self) -> Vec<Constraint> {
        let side = self.shape.side() as u8;
        let rows = (0..side).map(|row| (Line::Row(row), self.shape.row(row.into())));
        let columns = (0..side).map(|column| (Line::Column(column), self.shape.column(column.into())));
        let sum = |cells: &[Cell]| {
            let ends = [self.shape.lowest(), self.shape.highest()];
            let mut crusts = (0..cells.len()).filter(|&at| ends.contains(&self.digit(cells[at])));
            let inner = crusts.next().zip(crusts.next()).map_or(0..0, |(first, last)| first + 1..last);
            cells[inner].iter().map(|&cell| self.digit(cell)).sum()
        };
        rows.chain(columns).map(|(line, cells)| Constraint::Sandwich { sum: sum(&cells), line }).collect()
    }
}
