//! Lines and dots.

use super::Filled;
use crate::automaton::Automaton;
use crate::constraint::{Constraint, NamedLine};
use crate::{Cell, code, regex};

impl Filled<'_> {
    pub(super) fn keeps_lines(&self, constraint: &Constraint) -> Option<bool> {
        use Constraint as C;
        Some(match constraint {
            C::WhiteDot(cells) => self.adjacent(cells, |a, b| a.abs_diff(b) == 1),
            C::BlackDot(cells) => self.adjacent(cells, |a, b| a == 2 * b || b == 2 * a),
            C::GreaterThan(cells) => self.adjacent(cells, |a, b| a > b),
            C::X(cells) => self.adjacent(cells, |a, b| a + b == 10),
            C::V(cells) => self.adjacent(cells, |a, b| a + b == 5),
            C::Thermo(cells) => self.neighbours(cells, |a, b| a < b),
            C::SlowThermo(cells) => self.neighbours(cells, |a, b| a <= b),
            C::Whisper { difference, cells } => self.neighbours(cells, |a, b| (a - b).abs() >= *difference),
            C::Renban(cells) => self.is_renban(cells),
            C::Modular { modulus, cells } => self.is_modular(*modulus, cells),
            C::Entropic(cells) => self.is_entropic(cells),
            C::Palindrome(cells) => cells.iter().zip(cells.iter().rev()).all(|(&a, &b)| self.at(a) == self.at(b)),
            C::Between(cells) => self.is_between(cells),
            C::Lockout { difference, cells } => self.is_lockout(*difference, cells),
            C::Regex { pattern, lines } => self.matches(pattern, lines),
            C::Machine { code, lines } => self.accepted(code, lines),
            C::Pairs { code, all, lines } => self.paired(code, *all, lines),
            _ => return None,
        })
    }

    fn neighbours(&self, cells: &[Cell], holds: impl Fn(i16, i16) -> bool) -> bool {
        cells.windows(2).all(|pair| holds(self.at(pair[0]), self.at(pair[1])))
    }

    fn is_renban(&self, cells: &[Cell]) -> bool {
        let digits = self.all(cells);
        let span = digits.iter().max().zip(digits.iter().min()).map_or(0, |(high, low)| high - low + 1);
        self.differ(cells) && span as usize == digits.len()
    }

    /// Any `modulus` neighbours differ, and so the remainders repeat with that period.
    fn is_modular(&self, modulus: i16, cells: &[Cell]) -> bool {
        let remainders = self.all(cells).iter().map(|digit| digit.rem_euclid(modulus)).collect::<Vec<_>>();
        let period = modulus as usize;
        let first = &remainders[..period.min(remainders.len())];
        let differ = first.iter().enumerate().all(|(at, remainder)| !first[..at].contains(remainder));
        differ && remainders.iter().zip(remainders.iter().skip(period)).all(|(a, b)| a == b)
    }

    fn is_entropic(&self, cells: &[Cell]) -> bool {
        let classes = self.all(cells).iter().map(|digit| (digit - 1).div_euclid(3)).collect::<Vec<_>>();
        let near = |(at, class): (usize, &i16)| !classes[at + 1..classes.len().min(at + 3)].contains(class);
        classes.iter().enumerate().all(near)
    }

    fn is_between(&self, cells: &[Cell]) -> bool {
        let [first, inner @ .., last] = cells else { return true };
        let (low, high) = (self.at(*first).min(self.at(*last)), self.at(*first).max(self.at(*last)));
        inner.iter().all(|&cell| low < self.at(cell) && self.at(cell) < high)
    }

    fn is_lockout(&self, difference: i16, cells: &[Cell]) -> bool {
        let [first, inner @ .., last] = cells else { return true };
        let (low, high) = (self.at(*first).min(self.at(*last)), self.at(*first).max(self.at(*last)));
        high - low >= difference && inner.iter().all(|&cell| self.at(cell) < low || high < self.at(cell))
    }

    fn matches(&self, pattern: &str, lines: &[Vec<Cell>]) -> bool {
        let Ok(automaton) = regex::compile(pattern, self.puzzle.shape()) else { return false };
        lines.iter().all(|line| automaton.accepts(line.iter().map(|&cell| self.index(cell))))
    }

    fn accepted(&self, code: &str, lines: &[NamedLine]) -> bool {
        let Some(automaton) = Automaton::decode(code) else { return false };
        let line_break = self.puzzle.shape().digits();
        lines.iter().all(|line| {
            let part = |(at, part): (usize, &Vec<Cell>)| {
                let line_break = (at > 0).then_some(line_break);
                line_break.into_iter().chain(part.iter().map(|&cell| self.index(cell))).collect::<Vec<_>>()
            };
            automaton.accepts(line.parts.iter().enumerate().flat_map(part))
        })
    }

    fn paired(&self, code: &str, all: bool, lines: &[NamedLine]) -> bool {
        let Ok(table) = code::pairs(code, self.puzzle.shape().digits()) else { return false };
        let allowed = |a: Cell, b: Cell| table[self.index(a)] >> self.index(b) & 1 == 1;
        let every =
            |cells: &[Cell]| cells.iter().enumerate().all(|(at, &a)| cells[at + 1..].iter().all(|&b| allowed(a, b)));
        let chained = |cells: &[Cell]| cells.windows(2).all(|pair| allowed(pair[0], pair[1]));
        lines.iter().flat_map(|line| &line.parts).all(|cells| if all { every(cells) } else { chained(cells) })
    }

    fn index(&self, cell: Cell) -> usize {
        (self.at(cell) - self.puzzle.shape().lowest()) as usize
    }
}
