//! Cycles and simple forcing chains: what a single candidate implies, in or out.
//!
//! For each candidate by row and column: cycles that start in it, then the chain from it to its own negation, then the chain
//! from its negation to itself; first along links of one digit, then along cells only, then along both. The search is
//! breadth first and keeps the first parent, so a forcing chain is as short as can be. A cycle is kept once for each of
//! the last links with which it closes: the first one may lead to nothing where a later one does.

use std::ops::RangeInclusive;
use std::rc::Rc;

use ichidoku::{Interrupted, Stop};

use super::super::board::{Board, Mark, cell_of, digit_of, mark};
use super::super::hint::{Hint, Removals};
use super::super::houses::{SEEN, bits, cells_of};
use super::super::names::Name;
use super::kind::Kind;
use super::measure::surcharge;
use super::nested::{Inner, Nested};
use super::node::{Cause, Marks, Node, Weak, off, on, strong, weak, weak_cause};
use super::order::first_of_each;
use super::run::Pool;
use super::steps::Steps;

/// Which links are used: cells with two candidates, houses with two places.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Links {
    cells: bool,
    houses: bool,
}

const X: Links = Links { cells: false, houses: true };
const Y: Links = Links { cells: true, houses: false };
const XY: Links = Links { cells: true, houses: true };

impl Links {
    /// Decides between hints that are equally hard and long.
    fn key(self) -> u8 {
        match self {
            X => 2,
            Y => 3,
            _ => 4,
        }
    }

    fn chain_base(self) -> f64 {
        if self.cells { 7.0 } else { 6.6 }
    }

    fn cycle_base(self) -> f64 {
        if self == XY { 7.0 } else { 6.5 }
    }
}

/// A chain or a cycle: a hint, and what a chain around it must know of it.
pub(super) struct Unary {
    difficulty: f64,
    complexity: u32,
    key: u8,
    removals: Removals,
    name: Name,
    /// The assumptions from the conclusion back to the start, with the cause of each that is on. A cycle has no end.
    path: Vec<(Node, Cause)>,
    is_cycle: bool,
}

impl Unary {
    /// Ascends with the difficulty, whose bits ascend as it does, since it is positive; then with the complexity, then the key.
    fn order(&self) -> (u64, u32) {
        (self.difficulty.to_bits(), self.complexity << 8 | u32::from(self.key))
    }

    pub(super) fn hint(self) -> Hint {
        let end = self.path[0].0;
        let places = !self.is_cycle && super::node::is_on(end);
        let of = end / 2;
        let placement = places.then_some((cell_of(of) as u8, digit_of(of) as u8));
        Hint { name: self.name, difficulty: self.difficulty, placement, removals: self.removals }
    }

    /// The chain as a chain around it has to know it.
    pub(super) fn inner(self) -> Inner {
        let nested = Rc::new(Nested { complexity: self.complexity, shape: self.shape() });
        Inner { nested, needs: self.needs(), removals: self.removals }
    }

    /// The assumptions of each chain, in the order in which they are counted. The cycle is one chain each way round.
    fn shape(&self) -> Vec<Node> {
        let mut shape = vec![self.path.len() as Node];
        shape.extend(self.path.iter().map(|(node, _)| *node));
        if self.is_cycle {
            shape.push(self.path.len() as Node);
            shape.push(self.path[0].0 ^ 1);
            shape.extend(self.path.iter().skip(1).rev().map(|(node, _)| node ^ 1));
        }
        shape
    }

    /// What is on in the chain, with the causes that must hold.
    fn needs(&self) -> Vec<(Mark, Cause)> {
        let ons = self.path.iter().filter(|(node, cause)| super::node::is_on(*node) && *cause != NONE);
        let mut needs: Vec<(Mark, Cause)> = ons.map(|(node, cause)| (node / 2, *cause)).collect();
        if self.is_cycle {
            // Round the other way, the cause is that of the link which is gone through backwards.
            for n in (1..self.path.len()).rev().filter(|n| n % 2 == 1) {
                let this = self.path[n].0 / 2;
                let before_it = self.path[(n + 1) % self.path.len()].0 / 2;
                needs.push((this, weak_cause(before_it, this)));
            }
        }
        needs
    }
}

/// No cause: what is assumed.
const NONE: Cause = Cause::MAX;

/// All that is found, the easiest first; of those that take out the same, only the first.
pub(super) fn all(board: &Board, pool: &Pool<'_>) -> Result<Vec<Unary>, Interrupted> {
    let Some(ends) = Ends::of(board, pool) else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for links in [X, Y, XY] {
        let mut search = Search::new(board, links);
        match search.linked.count() {
            0..=256 => search.run(&search.steps::<4>(), &ends, &mut found, pool.stop)?,
            _ => search.run(&search.steps::<12>(), &ends, &mut found, pool.stop)?,
        }
    }
    Ok(first_of_each(found, Unary::order, |unary| &unary.removals))
}

/// All that they take out. What a cycle does, a forcing chain does as well: see [`best`].
pub(super) fn eliminated(board: &Board, pool: &Pool<'_>) -> Marks {
    let Some(Ends { off: mut eliminated, on }) = Ends::of(board, pool) else { return Marks::EMPTY };
    for of in on.iter() {
        let (cell, digit) = (cell_of(of), digit_of(of));
        bits(board.digits[cell] & !(1 << digit)).for_each(|other| _ = eliminated.insert(mark(cell, other)));
    }
    eliminated
}

/// What forcing chains prove.
struct Ends {
    /// What cannot be in its cell.
    off: Marks,
    /// What must be in its cell.
    on: Marks,
}

impl Ends {
    /// What forcing chains prove, of whatever length. None if nothing.
    ///
    /// From a candidate against which there is one, something follows that is both on and off, and the other way round: the
    /// links by which one of both follows lead, backwards, from the other to the candidate's being off. And what is on because it
    /// is off has a strong link with such a candidate: it leads there, and back.
    fn of(board: &Board, pool: &Pool<'_>) -> Option<Self> {
        let mut off = pool.flooded.floods(board, Kind::MULTIPLE).contradicted();
        // Candidates that the board has lost count as contradicted.
        off.keep(&board.marks().collect());
        let mut on = Marks::EMPTY;
        off.iter().for_each(|of| strong(board, of, true, true, |to, _| _ = on.insert(to)));
        (!off.is_empty()).then_some(Self { off, on })
    }
}

/// The easiest.
///
/// If a cycle takes something out, there is a forcing chain against that candidate, too, with at most two assumptions more
/// and links of the same digits or both kinds. So where no forcing chain is, nothing is; and of forcing chains the length is
/// enough, since what follows is known beforehand. [`Steps`] finds it by a few operations on sets.
pub(in crate::rate::explainer) fn best(board: &Board, stop: Stop<'_>) -> Result<Option<Hint>, Interrupted> {
    let both = Search::new(board, XY);
    match both.linked.count() {
        0..=256 => best_along::<4>(both, stop),
        _ => best_along::<12>(both, stop),
    }
}

fn best_along<const WORDS: usize>(mut both: Search<'_>, stop: Stop<'_>) -> Result<Option<Hint>, Interrupted> {
    let mut best = None;
    let board = both.board;
    let steps = both.steps::<WORDS>();
    let Some(shortest) = both.shortest(&steps, &mut best, 0, stop)? else { return Ok(None) };
    let mut one_digit = Search::new(board, X);
    let one_digit_steps = one_digit.steps::<WORDS>();
    let interesting = X.longest_cycle(&best).saturating_add(2);
    if let Some(shortest) = one_digit.shortest(&one_digit_steps, &mut best, interesting, stop)? {
        one_digit.best_cycles(&one_digit_steps, shortest - 2, &mut best, stop)?;
    }
    let mut cells = Search::new(board, Y);
    let cells_steps = cells.steps::<WORDS>();
    cells.best_cycles(&cells_steps, shortest - 2, &mut best, stop)?;
    both.best_cycles(&steps, shortest - 2, &mut best, stop)?;
    Ok(best.map(|best| best.unary.hint()))
}

/// The easiest so far, and its place in the original's list.
struct Best {
    unary: Unary,
    order: u32,
}

/// Keeps what comes first.
fn keep(best: &mut Option<Best>, found: Best) {
    let comes_first = |best: &Best| (found.unary.order(), found.order) < (best.unary.order(), best.order);
    if best.as_ref().is_none_or(comes_first) {
        *best = Some(found);
    }
}

impl Links {
    /// The most assumptions with which a hint could still be the best.
    fn longest(self, base: f64, best: &Option<Best>) -> u32 {
        let Some(Best { unary, .. }) = best else { return u32::MAX };
        let fits = |length: u32| {
            let difficulty = (base + surcharge(length)).total_cmp(&unary.difficulty);
            difficulty.then((length, self.key()).cmp(&(unary.complexity, unary.key))).is_le()
        };
        (2..).step_by(2).take_while(|length| fits(*length)).last().unwrap_or(0)
    }

    fn longest_cycle(self, best: &Option<Best>) -> u32 {
        self.longest(self.cycle_base(), best)
    }
}

/// In assumptions: two of them are one link and back.
const SHORTEST_CYCLE: u32 = 4;

const NO_MARK: Mark = Mark::MAX;

struct Search<'a> {
    board: &'a Board,
    links: Links,
    weak: Weak,
    /// The marks with a strong link.
    linked: Marks,
    /// By candidate, in the order of the board's, its strong links.
    strong: Vec<[(Mark, Cause); 4]>,
    /// By mark, where that is.
    slot: Vec<u16>,
    /// By mark, where its weak links are in `excluded`, as soon as they are wanted in their order.
    excluded_by: Vec<(u32, u32)>,
    /// Only marks with a strong link.
    excluded: Vec<Mark>,
    /// By mark, from which it was first reached: an on from an off, with the cause, or an off from an on.
    on_from: Vec<(u16, Cause)>,
    off_from: Vec<Mark>,
    /// By on, the entry of the off from which it follows in a cycle.
    entry_of: Vec<(u32, Cause)>,
    entries: Vec<Entry>,
}

/// An off in a search for cycles, and the on from which it follows.
#[derive(Clone, Copy)]
struct Entry {
    off: Mark,
    from: Mark,
}

const NO_ENTRY: u32 = u32::MAX;

/// Of weak links that have not been listed.
const UNLISTED: (u32, u32) = (u32::MAX, 0);

impl<'a> Search<'a> {
    fn new(board: &'a Board, links: Links) -> Self {
        let mut search = Self {
            board,
            links,
            weak: Weak::new(links.cells),
            linked: Marks::EMPTY,
            strong: Vec::with_capacity(256),
            slot: vec![0; 729],
            excluded_by: Vec::new(),
            excluded: Vec::new(),
            on_from: Vec::new(),
            off_from: Vec::new(),
            entry_of: Vec::new(),
            entries: Vec::new(),
        };
        for of in board.marks() {
            let mut n = 0;
            let mut row = [(NO_MARK, NONE); 4];
            strong(board, of, links.cells, links.houses, |to, cause| {
                row[n] = (to, cause);
                n += 1;
            });
            if n > 0 {
                search.linked.insert(of);
            }
            search.slot[usize::from(of)] = search.strong.len() as u16;
            search.strong.push(row);
        }
        search
    }

    /// Makes room for ways. Most searches go none: sets show that nothing is to be found.
    fn make_room(&mut self) {
        if self.excluded_by.is_empty() {
            self.excluded_by = vec![UNLISTED; 729];
            self.on_from = vec![(NO_MARK, NONE); 729];
            self.off_from = vec![NO_MARK; 729];
            self.entry_of = vec![(NO_ENTRY, NONE); 729];
        }
    }

    fn slot(&self, of: Mark) -> usize {
        self.slot[usize::from(of)].into()
    }

    fn strong(&self, of: Mark) -> impl Iterator<Item = (Mark, Cause)> {
        self.strong[self.slot(of)].into_iter().take_while(|(to, _)| *to != NO_MARK)
    }

    /// Finds all, given what chains along all links prove.
    fn run<const WORDS: usize>(
        &mut self,
        steps: &Steps<WORDS>,
        ends: &Ends,
        found: &mut Vec<Unary>,
        stop: Stop<'_>,
    ) -> Result<(), Interrupted> {
        for start in self.board.marks() {
            stop.check()?;
            let candidates = self.board.digits[cell_of(start)].count_ones();
            let starts = self.linked.has(start);
            if candidates < 2 || (candidates > 2 && !self.links.houses) {
                continue;
            }
            if starts && steps.closes(start, SHORTEST_CYCLE, u32::MAX) {
                self.cycles(start, SHORTEST_CYCLE..=u32::MAX, found);
            }
            if self.links.houses && ends.off.has(start) {
                self.chain_to_off(start, found);
            }
            if self.links.houses && ends.on.has(start) {
                self.chain_to_on(start, found);
            }
        }
        Ok(())
    }

    fn steps<const WORDS: usize>(&self) -> Steps<WORDS> {
        Steps::new(self.board, self.weak, &self.linked, |off| self.strong(off).map(|(to, _)| to))
    }

    /// Proposes the shortest forcing chains. How long the shortest of all is, if it is at most this long, or short enough to
    /// be the best.
    fn shortest<const WORDS: usize>(
        &self,
        steps: &Steps<WORDS>,
        best: &mut Option<Best>,
        interesting: u32,
        stop: Stop<'_>,
    ) -> Result<Option<u32>, Interrupted> {
        let mut shortest: Option<u32> = None;
        let mut longest = self.links.longest(self.links.chain_base(), best).max(interesting);
        for start in self.board.marks() {
            stop.check()?;
            let (cell, digit) = (cell_of(start), 1 << digit_of(start));
            let mut propose = |length: u32, end: Node, digits: u16, longest: &mut u32| {
                shortest = Some(shortest.map_or(length, |least: u32| least.min(length)));
                let order = u32::from(start) * 3 + 1 + u32::from(super::node::is_on(end));
                keep(best, Best { unary: self.unary(length, end, vec![(cell as u8, digits)]), order });
                *longest = self.links.longest(self.links.chain_base(), best).max(interesting);
            };
            if let Some(length) = steps.to_off(start, longest) {
                propose(length, off(start), digit, &mut longest);
            }
            if let Some(length) = self.linked.has(start).then(|| steps.to_on(start, longest)).flatten() {
                propose(length, on(start), self.board.digits[cell] & !digit, &mut longest);
            }
        }
        Ok(shortest)
    }

    /// A forcing chain of which only the length is known.
    fn unary(&self, complexity: u32, end: Node, removals: Removals) -> Unary {
        let Links { cells: y, houses: x } = self.links;
        let name = Name::ForcingChain { x, y, marks: complexity as u8 };
        let difficulty = self.links.chain_base() + surcharge(complexity);
        let path = vec![(end, NONE)];
        Unary { difficulty, complexity, key: self.links.key(), removals, name, path, is_cycle: false }
    }

    /// Proposes the cycles that are short enough to be the best, and long enough to take something out.
    fn best_cycles<const WORDS: usize>(
        &mut self,
        steps: &Steps<WORDS>,
        shortest: u32,
        best: &mut Option<Best>,
        stop: Stop<'_>,
    ) -> Result<(), Interrupted> {
        let mut found = Vec::new();
        let mut longest = self.links.longest_cycle(best);
        for start in self.board.marks() {
            stop.check()?;
            let digits = self.board.digits[cell_of(start)].count_ones();
            if !self.linked.has(start) || digits < 2 || (digits > 2 && !self.links.houses) {
                continue;
            }
            if steps.closes(start, shortest, longest) {
                self.cycles(start, shortest..=longest, &mut found);
                found.drain(..).for_each(|unary| keep(best, Best { unary, order: u32::from(start) * 3 }));
                longest = self.links.longest_cycle(best);
            }
        }
        Ok(())
    }

    /// What this excludes and has a strong link, in the original's order.
    fn excluded(&mut self, by: Mark) -> std::ops::Range<usize> {
        let known = &mut self.excluded_by[usize::from(by)];
        if *known == UNLISTED {
            let (list, linked) = (&mut self.excluded, &self.linked);
            let begin = list.len() as u32;
            weak(self.board, by, self.links.cells, |to| {
                if linked.has(to) {
                    list.push(to);
                }
                false
            });
            *known = (begin, list.len() as u32);
        }
        known.0 as usize..known.1 as usize
    }

    fn excludes(&self, one: Mark, other: Mark) -> bool {
        match (cell_of(one) == cell_of(other), digit_of(one) == digit_of(other)) {
            (true, false) => self.links.cells,
            (false, true) => SEEN[cell_of(one)] >> cell_of(other) & 1 == 1,
            _ => false,
        }
    }

    /// From the assumption that the digit is in its cell to the conclusion that it is not.
    fn chain_to_off(&mut self, start: Mark, found: &mut Vec<Unary>) {
        self.make_room();
        let (mut is_on, mut is_off) = (Marks::EMPTY, Marks::EMPTY);
        is_on.insert(start);
        self.on_from[usize::from(start)] = (NO_MARK, NONE);
        let mut ons = vec![start];
        while !ons.is_empty() {
            let mut offs = Vec::new();
            for from in ons.drain(..) {
                if self.excludes(from, start) {
                    let mut path = vec![(off(start), NONE)];
                    self.trace(from, &mut path);
                    self.chain(path, vec![(cell_of(start) as u8, 1 << digit_of(start))], found);
                    return;
                }
                for n in self.excluded(from) {
                    let to = self.excluded[n];
                    if is_off.insert(to) {
                        self.off_from[usize::from(to)] = from;
                        offs.push(to);
                    }
                }
            }
            for from in offs {
                self.expand_off(from, &mut is_on, &mut ons);
            }
        }
    }

    fn expand_off(&mut self, from: Mark, is_on: &mut Marks, ons: &mut Vec<Mark>) {
        for (to, cause) in self.strong[self.slot(from)] {
            if to == NO_MARK {
                break;
            }
            if is_on.insert(to) {
                self.on_from[usize::from(to)] = (from, cause);
                ons.push(to);
            }
        }
    }

    /// From the assumption that the digit is not in its cell to the conclusion that it is.
    fn chain_to_on(&mut self, start: Mark, found: &mut Vec<Unary>) {
        self.make_room();
        let (mut is_on, mut is_off) = (Marks::EMPTY, Marks::EMPTY);
        is_off.insert(start);
        self.off_from[usize::from(start)] = NO_MARK;
        let mut offs = vec![start];
        let mut ons = Vec::new();
        while !offs.is_empty() {
            for from in offs.drain(..) {
                if let Some((_, cause)) = self.strong(from).find(|(to, _)| *to == start) {
                    let mut path = vec![(on(start), cause)];
                    self.trace_off(from, &mut path);
                    let others = self.board.digits[cell_of(start)] & !(1 << digit_of(start));
                    self.chain(path, vec![(cell_of(start) as u8, others)], found);
                    return;
                }
                self.expand_off(from, &mut is_on, &mut ons);
            }
            for from in ons.drain(..) {
                for n in self.excluded(from) {
                    let to = self.excluded[n];
                    if is_off.insert(to) {
                        self.off_from[usize::from(to)] = from;
                        offs.push(to);
                    }
                }
            }
        }
    }

    /// The way back from an on to the start.
    fn trace(&self, from: Mark, path: &mut Vec<(Node, Cause)>) {
        let (parent, cause) = self.on_from[usize::from(from)];
        path.push((on(from), cause));
        if parent != NO_MARK {
            self.trace_off(parent, path);
        }
    }

    fn trace_off(&self, from: Mark, path: &mut Vec<(Node, Cause)>) {
        path.push((off(from), NONE));
        if self.off_from[usize::from(from)] != NO_MARK {
            self.trace(self.off_from[usize::from(from)], path);
        }
    }

    fn chain(&self, path: Vec<(Node, Cause)>, removals: Removals, found: &mut Vec<Unary>) {
        let Links { cells: y, houses: x } = self.links;
        let complexity = path.len() as u32;
        let name = Name::ForcingChain { x, y, marks: complexity as u8 };
        let difficulty = self.links.chain_base() + surcharge(complexity);
        found.push(Unary { difficulty, complexity, key: self.links.key(), removals, name, path, is_cycle: false });
    }

    /// Cycles through the start of so many assumptions. An off may be reached in many ways here, only not twice on one way.
    fn cycles(&mut self, start: Mark, lengths: RangeInclusive<u32>, found: &mut Vec<Unary>) {
        self.make_room();
        let mut is_on = Marks::EMPTY;
        is_on.insert(start);
        self.entry_of[usize::from(start)] = (NO_ENTRY, NONE);
        self.entries.clear();
        let mut ons = vec![start];
        let mut length = 2;
        while !ons.is_empty() && length <= *lengths.end() {
            let begin = self.entries.len();
            for from in ons.drain(..) {
                for n in self.excluded(from) {
                    let off = self.excluded[n];
                    if !self.is_on_the_way(from, off) {
                        self.entries.push(Entry { off, from });
                    }
                }
            }
            for entry in begin..self.entries.len() {
                for (to, cause) in self.strong[self.slot(self.entries[entry].off)] {
                    if to == NO_MARK {
                        break;
                    }
                    if to == start && length > 2 && lengths.contains(&length) {
                        self.cycle(start, cause, entry as u32, found);
                    }
                    if is_on.insert(to) {
                        self.entry_of[usize::from(to)] = (entry as u32, cause);
                        ons.push(to);
                    }
                }
            }
            length += 2;
        }
    }

    fn is_on_the_way(&self, from: Mark, off: Mark) -> bool {
        let mut entry = self.entry_of[usize::from(from)].0;
        while let Some(step) = self.entries.get(entry as usize) {
            if step.off == off {
                return true;
            }
            entry = self.entry_of[usize::from(step.from)].0;
        }
        false
    }

    /// Takes in the cycle that closes with this entry, if anything follows from it.
    fn cycle(&self, start: Mark, cause: Cause, mut entry: u32, found: &mut Vec<Unary>) {
        let mut path = vec![(on(start), cause)];
        while let Some(step) = self.entries.get(entry as usize) {
            path.push((off(step.off), NONE));
            let (next, cause) = self.entry_of[usize::from(step.from)];
            if next != NO_ENTRY {
                path.push((on(step.from), cause));
            }
            entry = next;
        }
        let cells = path.iter().fold(0_u128, |cells, (node, _)| cells | 1 << cell_of(node / 2));
        let removals = self.cycle_removals(&path, cells);
        if removals.is_empty() {
            return;
        }
        let Links { cells: y, houses: x } = self.links;
        let complexity = path.len() as u32;
        let name = Name::Cycle { x, y, cells: cells.count_ones() as u8 };
        let difficulty = self.links.cycle_base() + surcharge(complexity);
        found.push(Unary { difficulty, complexity, key: self.links.key(), removals, name, path, is_cycle: true });
    }

    /// Candidates outside the cycle's cells that see its digit on somewhere and off somewhere, not only at one link.
    fn cycle_removals(&self, path: &[(Node, Cause)], cells: u128) -> Removals {
        let mut seen = [[0_u128; 2]; 9];
        for (node, _) in path {
            seen[digit_of(node / 2)][usize::from(node % 2)] |= SEEN[cell_of(node / 2)];
        }
        let both: [u128; 9] = std::array::from_fn(|digit| seen[digit][0] & seen[digit][1] & !cells);
        let any = both.iter().fold(0, |any, digit| any | digit);
        let digits =
            |cell: usize| (0..9).filter(|digit| both[*digit] >> cell & 1 == 1).fold(0, |set, digit| set | 1 << digit);
        cells_of(any)
            .map(|cell| (cell as u8, self.board.digits[cell] & digits(cell)))
            .filter(|(_, digits)| *digits != 0)
            .collect()
    }
}
