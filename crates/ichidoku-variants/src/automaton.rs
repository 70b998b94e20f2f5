//! Finite automata that read the digits of a line.

use std::collections::BTreeMap;

use crate::code;

/// A nondeterministic automaton over digits, given by their indices; the index after the last digit is a break between
/// parts of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Automaton {
    pub(crate) starts: Vec<u32>,
    pub(crate) accepts: Vec<bool>,
    /// For each state, sets of symbols and the state that they lead to.
    pub(crate) moves: Vec<Vec<(u64, u32)>>,
}

/// More states than this are refused.
const MOST_STATES: usize = 1 << 16;

impl Automaton {
    /// The automaton that a set of start states and rules describe: only what can be reached is built. `None` if that is
    /// too large.
    pub(crate) fn build<S: Ord + Clone>(
        symbols: usize,
        starts: impl IntoIterator<Item = S>,
        next: impl Fn(&S, usize) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Option<Self> {
        let mut known = BTreeMap::new();
        let mut states = Vec::new();
        let mut automaton = Self { starts: Vec::new(), accepts: Vec::new(), moves: Vec::new() };
        for start in starts {
            automaton.starts.push(index_of(start, &mut known, &mut states));
        }
        let mut done = 0;
        while done < states.len() && states.len() <= MOST_STATES {
            let state = states[done].clone();
            let mut moves: Vec<(u64, u32)> = Vec::new();
            for symbol in 0..symbols {
                let Some(target) = next(&state, symbol) else { continue };
                let target = index_of(target, &mut known, &mut states);
                match moves.iter_mut().find(|(_, other)| *other == target) {
                    Some((symbols, _)) => *symbols |= 1 << symbol,
                    None => moves.push((1 << symbol, target)),
                }
            }
            automaton.accepts.push(accepts(&state));
            automaton.moves.push(moves);
            done += 1;
        }
        (done == states.len()).then_some(automaton)
    }

    /// Reads the code of the Interactive Sudoku Solver: a header with the widths of its numbers, then the moves of each
    /// state; start states come first, accepting ones next. `None` if the code is broken.
    pub(crate) fn decode(text: &str) -> Option<Self> {
        let bytes = code::bytes(text).ok()?;
        let mut bits = Bits { bytes: &bytes, next: 0 };
        let packed = match bits.read(2)? {
            0 => false,
            1 => true,
            _ => return None,
        };
        let width = bits.read(4)? as usize + 1;
        let symbols = bits.read(4)? as usize + 1;
        let (starts, accepting) = (bits.read(width)?, bits.read(width)?);
        let start_accepts = (0..starts).map(|_| bits.read(1)).collect::<Option<Vec<_>>>()?;
        let moves = if packed { bits.packed_moves(symbols, width)? } else { bits.plain_moves(symbols, width)? };
        let states = moves.len().max((starts + accepting) as usize);
        let states = moves.iter().flatten().map(|&(_, target)| target as usize + 1).fold(states, usize::max);
        let mut accepts = vec![false; states];
        // The bits of the start states are one number, whose lowest bit is that of the first.
        for (state, &accept) in start_accepts.iter().rev().enumerate() {
            accepts[state] = accept == 1;
        }
        accepts[starts as usize..(starts + accepting) as usize].fill(true);
        let mut moves = moves;
        moves.resize(states, Vec::new());
        Some(Self { starts: (0..starts).collect(), accepts, moves })
    }

    /// True if the automaton accepts these symbols.
    pub(crate) fn accepts(&self, symbols: impl IntoIterator<Item = usize>) -> bool {
        let mut states = self.starts.clone();
        for symbol in symbols {
            let moves = states.iter().flat_map(|&state| &self.moves[state as usize]);
            let mut next =
                moves.filter(|(set, _)| set >> symbol & 1 == 1).map(|&(_, target)| target).collect::<Vec<_>>();
            crate::sort(&mut next);
            next.dedup();
            states = next;
        }
        states.iter().any(|&state| self.accepts[state as usize])
    }
}

fn index_of<S: Ord + Clone>(state: S, known: &mut BTreeMap<S, u32>, states: &mut Vec<S>) -> u32 {
    *known.entry(state.clone()).or_insert_with(|| {
        states.push(state);
        states.len() as u32 - 1
    })
}

/// Reads numbers bit by bit, the highest bit first.
struct Bits<'a> {
    bytes: &'a [u8],
    next: usize,
}

impl Bits<'_> {
    fn left(&self) -> usize {
        self.bytes.len() * 8 - self.next
    }

    fn read(&mut self, width: usize) -> Option<u32> {
        if width > self.left() || width > 32 {
            return None;
        }
        let bit = |at: usize| u32::from(self.bytes[at / 8] >> (7 - at % 8) & 1);
        let number = (self.next..self.next + width).fold(0, |number, at| number << 1 | bit(at));
        self.next += width;
        Some(number)
    }

    /// Each state: a set of symbols, then a target for each of them.
    fn packed_moves(&mut self, symbols: usize, width: usize) -> Option<Vec<Vec<(u64, u32)>>> {
        let mut states = Vec::new();
        while self.left() >= symbols {
            let set = self.read(symbols)?;
            let used = (0..symbols).filter(|&symbol| set >> symbol & 1 == 1);
            states.push(used.map(|symbol| Some((1 << symbol, self.read(width)?))).collect::<Option<Vec<_>>>()?);
        }
        Some(states)
    }

    /// Each state: how many moves, then a symbol and a target for each of them.
    fn plain_moves(&mut self, symbols: usize, width: usize) -> Option<Vec<Vec<(u64, u32)>>> {
        let count_width = self.read(4)? as usize;
        let symbol_width = (symbols - 1).checked_ilog2().map_or(0, |log| log as usize + 1);
        let mut states = Vec::new();
        while count_width > 0 && self.left() >= count_width {
            let count = self.read(count_width)?;
            let one = |bits: &mut Self| Some((1 << bits.read(symbol_width)?, bits.read(width)?));
            states.push((0..count).map(|_| one(self)).collect::<Option<Vec<_>>>()?);
        }
        Some(states)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_states_are_those_that_can_be_reached() {
        // Sums of three digits 1 to 4, modulo 5.
        let sums = Automaton::build(4, [0], |sum, digit| Some((sum + digit + 1) % 5), |&sum| sum == 0).unwrap();
        assert_eq!(sums.moves.len(), 5);
        assert!(sums.accepts([0, 1, 1]));
        assert!(!sums.accepts([0, 1, 2]));
    }

    #[test]
    fn broken_codes_are_no_automata() {
        assert_eq!(Automaton::decode("____"), None);
        assert_eq!(Automaton::decode(""), None);
        assert_eq!(Automaton::decode("A"), None);
    }
}
