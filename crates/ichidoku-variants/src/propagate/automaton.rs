//! A line that an automaton reads: a digit stays if some accepted line has it (G. Pesant's regular constraint, 2004).

use std::rc::Rc;

use crate::Cell;
use crate::automaton::Automaton;
use crate::domains::{CONFLICT, Domains, Flow, indices};

/// Longest line that is read without lists: one through all cells of nine rows and columns, with some breaks.
const LONGEST: usize = 96;

/// A line and the automaton that must accept it.
pub(crate) struct Reader {
    /// The cells, or `None` for a break between two parts.
    places: Vec<Option<Cell>>,
    automaton: Rc<Automaton>,
    line_break: u64,
}

impl Reader {
    /// A line of parts in a grid with this many digits.
    pub(crate) fn new(parts: &[Vec<Cell>], automaton: Rc<Automaton>, digits: usize) -> Self {
        let mut places = Vec::new();
        for (at, part) in parts.iter().enumerate() {
            places.extend((at > 0).then_some(None));
            places.extend(part.iter().map(|&cell| Some(cell)));
        }
        Self { places, automaton, line_break: 1 << digits }
    }

    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.places.iter().flatten().copied().collect()
    }

    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        if self.automaton.moves.len() <= 64 && self.places.len() <= LONGEST {
            return self.run_small(domains);
        }
        let layers = self.forward(domains);
        let mut alive = vec![false; self.automaton.moves.len()];
        let last = layers.last().map_or(&[][..], Vec::as_slice);
        let mut is_possible = false;
        for &state in last.iter().filter(|&&state| self.automaton.accepts[state as usize]) {
            alive[state as usize] = true;
            is_possible = true;
        }
        if !is_possible {
            return CONFLICT;
        }
        for (place, states) in self.places.iter().zip(&layers).rev() {
            let set = self.set(*place, domains);
            let mut before = vec![false; alive.len()];
            let mut kept = 0;
            for &state in states {
                for &(symbols, target) in &self.automaton.moves[state as usize] {
                    if symbols & set != 0 && alive[target as usize] {
                        kept |= symbols & set;
                        before[state as usize] = true;
                    }
                }
            }
            if let Some(cell) = place {
                domains.keep(*cell, kept)?;
            }
            alive = before;
        }
        Ok(())
    }

    /// The same where the states fit into a word, without a list to allocate.
    fn run_small(&self, domains: &mut Domains) -> Flow {
        let moves = &self.automaton.moves;
        let mut layers = [0u64; LONGEST + 1];
        layers[0] = self.automaton.starts.iter().fold(0, |states, &state| states | 1 << state);
        for (at, place) in self.places.iter().enumerate() {
            let set = self.set(*place, domains);
            for state in indices(layers[at]) {
                let reached = |&(symbols, target): &(u64, u32)| u64::from(symbols & set != 0) << target;
                layers[at + 1] |= moves[state].iter().map(reached).fold(0, |states, state| states | state);
            }
        }
        let mut alive = indices(layers[self.places.len()])
            .filter(|&state| self.automaton.accepts[state])
            .fold(0, |states, state| states | 1u64 << state);
        for (at, place) in self.places.iter().enumerate().rev() {
            let set = self.set(*place, domains);
            let (mut before, mut kept) = (0, 0);
            for state in indices(layers[at]) {
                // Without a branch: whether a target is alive is as good as random.
                let leading = |&(symbols, target): &(u64, u32)| symbols & set & 0u64.wrapping_sub(alive >> target & 1);
                let symbols = moves[state].iter().map(leading).fold(0, |all, symbols| all | symbols);
                kept |= symbols;
                before |= u64::from(symbols != 0) << state;
            }
            if let Some(cell) = place {
                domains.keep(*cell, kept)?;
            }
            alive = before;
        }
        if alive == 0 { CONFLICT } else { Ok(()) }
    }

    fn set(&self, place: Option<Cell>, domains: &Domains) -> u64 {
        place.map_or(self.line_break, |cell| domains.get(cell))
    }

    /// The states that can be reached before each place and after the last one.
    fn forward(&self, domains: &Domains) -> Vec<Vec<u32>> {
        let mut layers = Vec::with_capacity(self.places.len() + 1);
        let mut seen = vec![0; self.automaton.moves.len()];
        let mut states = self.automaton.starts.clone();
        for (place, mark) in self.places.iter().zip(1..) {
            let set = self.set(*place, domains);
            let mut next = Vec::new();
            for &state in &states {
                for &(symbols, target) in &self.automaton.moves[state as usize] {
                    if symbols & set != 0 && seen[target as usize] != mark {
                        seen[target as usize] = mark;
                        next.push(target);
                    }
                }
            }
            layers.push(core::mem::replace(&mut states, next));
        }
        layers.push(states);
        layers
    }
}
