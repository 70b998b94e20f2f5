//! Cycles and simple forcing chains: what a single candidate implies, in or out.
//!
//! For each candidate by row and column: cycles that start in it, then the chain from it to its own negation, then the chain
//! from its negation to itself; first along links of one digit, then along cells only, then along both. The search is
//! breadth first and keeps the first parent, so a forcing chain is as short as can be. A cycle is kept once for each of
//! the last links with which it closes: the first one may lead to nothing where a later one does.

use ichidoku::{Interrupted, Stop};

use super::super::board::{Board, Mark, cell_of, digit_of};
use super::super::hint::{Hint, Removals};
use super::super::houses::{SEEN, cells_of};
use super::super::names::Name;
use super::measure::surcharge;
use super::node::{Cause, Marks, Node, gone, off, on, strong, weak, weak_cause};

/// Which links are used: cells with two candidates, houses with two places.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Links {
    cells: bool,
    houses: bool,
}

const PASSES: [Links; 3] =
    [Links { cells: false, houses: true }, Links { cells: true, houses: false }, Links { cells: true, houses: true }];

/// A chain or a cycle: a hint, and what a chain around it must know of it.
pub(super) struct Unary {
    pub(super) difficulty: f64,
    pub(super) complexity: u32,
    key: u8,
    pub(super) removals: Removals,
    name: Name,
    /// The assumptions from the conclusion back to the start, with the cause of each that is on. A cycle has no end.
    path: Vec<(Node, Cause)>,
    is_cycle: bool,
}

impl Unary {
    fn order(&self, other: &Self) -> std::cmp::Ordering {
        let key = |unary: &Self| (unary.complexity, unary.key);
        self.difficulty.total_cmp(&other.difficulty).then(key(self).cmp(&key(other)))
    }

    pub(super) fn hint(self) -> Hint {
        let end = self.path[0].0;
        let places = !self.is_cycle && super::node::is_on(end);
        let of = end / 2;
        let placement = places.then_some((cell_of(of) as u8, digit_of(of) as u8));
        Hint { name: self.name, difficulty: self.difficulty, placement, removals: self.removals }
    }

    /// The assumptions of each chain, in the order in which they are counted. The cycle is one chain each way round.
    pub(super) fn shape(&self) -> Vec<Node> {
        let mut shape = vec![self.path.len() as Node];
        shape.extend(self.path.iter().map(|(node, _)| *node));
        if self.is_cycle {
            shape.push(self.path.len() as Node);
            shape.push(self.path[0].0 ^ 1);
            shape.extend(self.path.iter().skip(1).rev().map(|(node, _)| node ^ 1));
        }
        shape
    }

    /// The candidates that are gone since `before`, without which the chain would not hold.
    pub(super) fn parents(&self, before: &Board, now: &Board) -> Vec<Mark> {
        let mut parents = Vec::new();
        let mut add = |of: Mark, cause: Cause| {
            gone(before, now, of, cause, |mark| {
                if !parents.contains(&mark) {
                    parents.push(mark);
                }
            });
        };
        for (node, cause) in &self.path {
            if super::node::is_on(*node) && *cause != NONE {
                add(node / 2, *cause);
            }
        }
        if self.is_cycle {
            // Round the other way, the cause is that of the link which is gone through backwards.
            for n in (1..self.path.len()).rev().filter(|n| n % 2 == 1) {
                let this = self.path[n].0 / 2;
                let before_it = self.path[(n + 1) % self.path.len()].0 / 2;
                add(this, weak_cause(before_it, this));
            }
        }
        parents
    }
}

/// No cause: what is assumed.
const NONE: Cause = Cause::MAX;

/// All that is found, the easiest first; of those that take out the same, only the first.
pub(super) fn all(board: &Board, stop: Stop<'_>) -> Result<Vec<Unary>, Interrupted> {
    let mut found = Vec::new();
    for links in PASSES {
        Search::new(board, links).run(&mut found, stop)?;
    }
    found.sort_by(Unary::order);
    let mut kept: Vec<Unary> = Vec::new();
    for unary in found {
        if kept.iter().all(|other| other.removals != unary.removals) {
            kept.push(unary);
        }
    }
    Ok(kept)
}

/// The easiest.
pub(in crate::rate::explainer) fn best(board: &Board, stop: Stop<'_>) -> Result<Option<Hint>, Interrupted> {
    let mut found = Vec::new();
    for links in PASSES {
        Search::new(board, links).run(&mut found, stop)?;
    }
    let best = found.into_iter().reduce(|best, next| if next.order(&best).is_lt() { next } else { best });
    Ok(best.map(Unary::hint))
}

const NO_MARK: Mark = Mark::MAX;

fn candidates(board: &Board) -> impl Iterator<Item = Mark> {
    (0..729).filter(|of| board.has(cell_of(*of), digit_of(*of)))
}

struct Search<'a> {
    board: &'a Board,
    links: Links,
    /// By mark, where its weak links begin in `weak`; only those to marks with a strong link.
    weak_from: Vec<u32>,
    weak: Vec<Mark>,
    strong: Vec<[(Mark, Cause); 4]>,
    /// By mark, from which it was first reached: an on from an off, with the cause, or an off from an on.
    on_from: Vec<(u16, Cause)>,
    off_from: Vec<Mark>,
}

impl<'a> Search<'a> {
    fn new(board: &'a Board, links: Links) -> Self {
        let mut search = Self {
            board,
            links,
            weak_from: Vec::with_capacity(730),
            weak: Vec::with_capacity(3000),
            strong: vec![[(NO_MARK, NONE); 4]; 729],
            on_from: vec![(NO_MARK, NONE); 729],
            off_from: vec![NO_MARK; 729],
        };
        for of in candidates(board) {
            let mut n = 0;
            let row = &mut search.strong[usize::from(of)];
            strong(board, of, links.cells, links.houses, |to, cause| {
                row[n] = (to, cause);
                n += 1;
            });
        }
        for of in 0..729 {
            search.weak_from.push(search.weak.len() as u32);
            if board.has(cell_of(of), digit_of(of)) {
                let (list, strong) = (&mut search.weak, &search.strong);
                weak(board, of, links.cells, |to| {
                    if strong[usize::from(to)][0].0 != NO_MARK {
                        list.push(to);
                    }
                    false
                });
            }
        }
        search.weak_from.push(search.weak.len() as u32);
        search
    }

    fn run(&mut self, found: &mut Vec<Unary>, stop: Stop<'_>) -> Result<(), Interrupted> {
        for start in candidates(self.board) {
            stop.check()?;
            let candidates = self.board.digits[cell_of(start)].count_ones();
            if candidates < 2 || (candidates > 2 && !self.links.houses) {
                continue;
            }
            self.cycles(start, found);
            if self.links.houses {
                self.to_off(start, found);
                self.to_on(start, found);
            }
        }
        Ok(())
    }

    fn weak(&self, of: Mark) -> std::ops::Range<usize> {
        self.weak_from[usize::from(of)] as usize..self.weak_from[usize::from(of) + 1] as usize
    }

    fn excludes(&self, one: Mark, other: Mark) -> bool {
        match (cell_of(one) == cell_of(other), digit_of(one) == digit_of(other)) {
            (true, false) => self.links.cells,
            (false, true) => SEEN[cell_of(one)] >> cell_of(other) & 1 == 1,
            _ => false,
        }
    }

    /// From the assumption that the digit is in its cell to the conclusion that it is not.
    fn to_off(&mut self, start: Mark, found: &mut Vec<Unary>) {
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
                for n in self.weak(from) {
                    let to = self.weak[n];
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
        for (to, cause) in self.strong[usize::from(from)] {
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
    fn to_on(&mut self, start: Mark, found: &mut Vec<Unary>) {
        let (mut is_on, mut is_off) = (Marks::EMPTY, Marks::EMPTY);
        is_off.insert(start);
        self.off_from[usize::from(start)] = NO_MARK;
        let mut offs = vec![start];
        let mut ons = Vec::new();
        while !offs.is_empty() {
            for from in offs.drain(..) {
                if let Some((_, cause)) = self.strong[usize::from(from)].iter().find(|(to, _)| *to == start) {
                    let mut path = vec![(on(start), *cause)];
                    self.trace_off(from, &mut path);
                    let others = self.board.digits[cell_of(start)] & !(1 << digit_of(start));
                    self.chain(path, vec![(cell_of(start) as u8, others)], found);
                    return;
                }
                self.expand_off(from, &mut is_on, &mut ons);
            }
            for from in ons.drain(..) {
                for n in self.weak(from) {
                    let to = self.weak[n];
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
        let base = if y { 7.0 } else { 6.6 };
        let difficulty = base + surcharge(complexity);
        found.push(Unary { difficulty, complexity, key: self.key(), removals, name, path, is_cycle: false });
    }

    fn key(&self) -> u8 {
        match (self.links.houses, self.links.cells) {
            (true, true) => 4,
            (false, true) => 3,
            _ => 2,
        }
    }

    /// Cycles through the start. An off may be reached in many ways here, only not twice on one way.
    fn cycles(&mut self, start: Mark, found: &mut Vec<Unary>) {
        if self.strong[usize::from(start)][0].0 == NO_MARK {
            return;
        }
        let mut is_on = Marks::EMPTY;
        is_on.insert(start);
        // By on, the entry of the off from which it follows; by entry, the off and the on before it.
        let mut on_from = vec![(u32::MAX, NONE); 729];
        let mut entries: Vec<(Mark, Mark)> = Vec::new();
        let mut ons = vec![start];
        let mut is_first = true;
        while !ons.is_empty() {
            let begin = entries.len();
            for from in ons.drain(..) {
                for n in self.weak(from) {
                    let to = self.weak[n];
                    if !is_on_the_way(from, to, &on_from, &entries) {
                        entries.push((to, from));
                    }
                }
            }
            for entry in begin..entries.len() {
                let from = entries[entry].0;
                for (to, cause) in self.strong[usize::from(from)] {
                    if to == NO_MARK {
                        break;
                    }
                    if to == start && !is_first {
                        self.cycle(start, cause, entry, &on_from, &entries, found);
                    }
                    if is_on.insert(to) {
                        on_from[usize::from(to)] = (entry as u32, cause);
                        ons.push(to);
                    }
                }
            }
            is_first = false;
        }
    }

    fn cycle(
        &self,
        start: Mark,
        cause: Cause,
        entry: usize,
        on_from: &[(u32, Cause)],
        entries: &[(Mark, Mark)],
        found: &mut Vec<Unary>,
    ) {
        let mut path = vec![(on(start), cause)];
        let mut entry = entry as u32;
        while entry != u32::MAX {
            let (gone, from) = entries[entry as usize];
            path.push((off(gone), NONE));
            let (next, cause) = on_from[usize::from(from)];
            if next != u32::MAX {
                path.push((on(from), cause));
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
        let base = if x && y { 7.0 } else { 6.5 };
        let difficulty = base + surcharge(complexity);
        found.push(Unary { difficulty, complexity, key: self.key(), removals, name, path, is_cycle: true });
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

fn is_on_the_way(from: Mark, to: Mark, on_from: &[(u32, Cause)], entries: &[(Mark, Mark)]) -> bool {
    let mut entry = on_from[usize::from(from)].0;
    while entry != u32::MAX {
        let (gone, before) = entries[entry as usize];
        if gone == to {
            return true;
        }
        entry = on_from[usize::from(before)].0;
    }
    false
}
