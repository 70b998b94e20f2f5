//! Lines and dots.

use super::{Compiler, Wrong};
use crate::propagate::{OneOfSets, Propagator};
use crate::{Cell, Constraint, houses};

impl Compiler<'_> {
    /// Adds a rule about a line, or returns `None` if it is about something else.
    pub(super) fn add_line(&mut self, constraint: &Constraint) -> Option<Result<(), Wrong>> {
        use Constraint as C;
        match constraint {
            C::WhiteDot(cells) => self.adjacent(cells, "white", |a, b| a.abs_diff(b) == 1),
            C::BlackDot(cells) => self.adjacent(cells, "black", |a, b| a == 2 * b || b == 2 * a),
            C::GreaterThan(cells) => self.adjacent(cells, "greater", |a, b| a > b),
            C::X(cells) => self.adjacent(cells, "x", |a, b| a + b == 10),
            C::V(cells) => self.adjacent(cells, "v", |a, b| a + b == 5),
            C::Thermo(cells) => self.chain(cells, "less", 0, |a, b| a < b),
            C::SlowThermo(cells) => self.chain(cells, "not more", 0, |a, b| a <= b),
            C::Whisper { difference, cells } => {
                let difference = *difference;
                self.chain(cells, "apart", difference, move |a, b| (a - b).abs() >= difference);
            }
            C::Renban(cells) => self.renban(cells),
            C::Modular { modulus, cells } if *modulus > 0 => self.modular(*modulus, cells),
            C::Modular { .. } => return Some(Err("a modulus of at least 1".into())),
            C::Entropic(cells) => self.entropic(cells),
            C::Palindrome(cells) => {
                let pairs = cells.iter().zip(cells.iter().rev()).take(cells.len() / 2);
                pairs.for_each(|(&a, &b)| self.pair(a, b, "equal", 0, |a, b| a == b));
            }
            C::Between(cells) => {
                return Some(self.within_ends(cells, 0, |digit, low, high| low < digit && digit < high));
            }
            C::Lockout { difference, cells } => {
                return Some(
                    self.within_ends(cells, (*difference).into(), |digit, low, high| digit < low || high < digit),
                );
            }
            _ => return None,
        }
        Some(Ok(()))
    }

    fn adjacent(&mut self, cells: &[Cell], name: &'static str, test: impl Fn(i16, i16) -> bool) {
        for (a, b) in houses::adjacent(self.puzzle, cells) {
            self.pair(a, b, name, 0, &test);
        }
    }

    fn chain(&mut self, cells: &[Cell], name: &'static str, number: i16, test: impl Fn(i16, i16) -> bool) {
        cells.windows(2).for_each(|pair| self.pair(pair[0], pair[1], name, number, &test));
    }

    /// Any two of the cells.
    fn every_pair(&mut self, cells: &[Cell], name: &'static str, number: i16, test: impl Fn(i16, i16) -> bool) {
        for (at, &a) in cells.iter().enumerate() {
            cells[at + 1..].iter().for_each(|&b| self.pair(a, b, name, number, &test));
        }
    }

    /// The digits of a run, in any order.
    fn renban(&mut self, cells: &[Cell]) {
        let length = cells.len();
        self.differ(cells);
        let runs = 0..(self.digits + 1).saturating_sub(length);
        let sets = runs.map(|low| ((1 << length) - 1) << low).collect();
        self.propagators.push(Propagator::OneOfSets(OneOfSets { cells: cells.to_vec(), sets }));
    }

    fn modular(&mut self, modulus: i16, cells: &[Cell]) {
        let period = modulus as usize;
        let remainder = move |digit: i16| digit.rem_euclid(modulus);
        self.every_pair(&cells[..period.min(cells.len())], "unlike", modulus, move |a, b| remainder(a) != remainder(b));
        for start in 0..period.min(cells.len()) {
            let alike = cells[start..].iter().step_by(period).copied().collect::<Vec<_>>();
            self.every_pair(&alike, "alike", modulus, move |a, b| remainder(a) == remainder(b));
        }
    }

    fn entropic(&mut self, cells: &[Cell]) {
        let class = |digit: i16| (digit - 1).div_euclid(3);
        for (at, &a) in cells.iter().enumerate() {
            for (distance, &b) in cells[at + 1..].iter().enumerate().take(3) {
                if distance < 2 {
                    self.pair(a, b, "classes", 0, move |a, b| class(a) != class(b));
                } else if self.digits == 9 && self.lowest == 1 {
                    self.pair(a, b, "class", 0, move |a, b| class(a) == class(b));
                }
            }
        }
    }

    /// The cells between the ends keep a test of the digits at the ends.
    fn within_ends(
        &mut self,
        cells: &[Cell],
        difference: i32,
        test: impl Fn(i32, i32, i32) -> bool + Copy,
    ) -> Result<(), Wrong> {
        let [first, inner @ .., last] = cells else { return Ok(()) };
        let order = [&[*first, *last], inner].concat();
        // Before the first end, between the ends, after both.
        let next = move |state: &(u8, i32, i32), digit: i32| match *state {
            (0, ..) => Some((1, digit, digit)),
            (1, end, _) => ((digit - end).abs() >= difference).then_some((2, digit.min(end), digit.max(end))),
            (_, low, high) => test(digit, low, high).then_some((2, low, high)),
        };
        self.read(&order, [(0, 0, 0)], next, |state| state.0 == 2)
    }
}
