//! Expressions, automata and tables that a setter wrote.

use std::rc::Rc;

use super::{Compiler, Wrong};
use crate::automaton::Automaton;
use crate::constraint::NamedLine;
use crate::propagate::{Allowed, OneOfSets, Pair, Propagator, Reader};
use crate::{Cell, code, regex};

impl Compiler<'_> {
    pub(super) fn read_by(&mut self, parts: &[Vec<Cell>], automaton: Rc<Automaton>) {
        self.propagators.push(Propagator::Reader(Reader::new(parts, automaton, self.digits)));
    }

    pub(super) fn regex(&mut self, pattern: &str, lines: &[Vec<Cell>]) -> Result<(), Wrong> {
        let automaton = regex::compile(pattern, self.puzzle.shape());
        let automaton =
            Rc::new(automaton.map_err(|broken| format!("{} at {} of {pattern}", broken.expected, broken.at + 1))?);
        lines.iter().for_each(|line| self.read_by(std::slice::from_ref(line), Rc::clone(&automaton)));
        Ok(())
    }

    pub(super) fn machine(&mut self, code: &str, lines: &[NamedLine]) -> Result<(), Wrong> {
        let automaton = Rc::new(Automaton::decode(code).ok_or("the code of an automaton")?);
        lines.iter().for_each(|line| self.read_by(&line.parts, Rc::clone(&automaton)));
        Ok(())
    }

    pub(super) fn pairs(&mut self, code: &str, all: bool, lines: &[NamedLine]) -> Result<(), Wrong> {
        let table = code::pairs(code, self.digits).map_err(|letter| format!("the code of a table, not '{letter}'"))?;
        let column = |b: usize| (0..self.digits).filter(|&a| table[a] >> b & 1 == 1).fold(0, |set, a| set | 1 << a);
        let columns = (0..self.digits).map(column).collect::<Vec<_>>();
        let differ = all && table == columns && (0..self.digits).all(|a| table[a] >> a & 1 == 0);
        let (forth, back) = (Rc::new(Allowed::new(&table)), Rc::new(Allowed::new(&columns)));
        for cells in lines.iter().flat_map(|line| &line.parts) {
            if differ {
                self.differ(cells);
                let sets = agreeing(&table, cells.len());
                self.propagators
                    .extend(sets.map(|sets| Propagator::OneOfSets(OneOfSets { cells: cells.clone(), sets })));
            }
            for (at, &first) in cells.iter().enumerate() {
                let last = if all { cells.len() } else { cells.len().min(at + 2) };
                for &second in &cells[at + 1..last] {
                    let (forth, back) = (Rc::clone(&forth), Rc::clone(&back));
                    self.propagators.push(Propagator::Pair(Pair { first, second, forth, back }));
                }
            }
        }
        Ok(())
    }
}

/// The sets of so many digits of which any two are allowed together, unless they are too many to be of use.
fn agreeing(allowed: &[u64], size: usize) -> Option<Vec<u64>> {
    /// Going through more takes longer than it saves.
    const MOST: usize = 2_000;
    let mut sets = vec![0u64];
    for _ in 0..size {
        let more = sets.iter().flat_map(|&set| {
            let above = 64 - set.leading_zeros() as usize;
            (above..allowed.len()).filter(move |&digit| set & !allowed[digit] == 0).map(move |digit| set | 1 << digit)
        });
        sets = more.take(MOST + 1).collect();
        if sets.len() > MOST {
            return None;
        }
    }
    Some(sets)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_digits_agree_pair_by_pair() {
        // Of five digits, any two of which may be together unless they follow each other.
        let allowed = [0b11100, 0b11000, 0b10001, 0b00011, 0b00111];
        assert_eq!(agreeing(&allowed, 3), Some(vec![0b10101]));
        assert_eq!(agreeing(&allowed, 2).map(|sets| sets.len()), Some(6));
        assert_eq!(agreeing(&allowed, 0), Some(vec![0]));
        assert_eq!(agreeing(&[u64::MAX; 40], 5), None);
    }
}
