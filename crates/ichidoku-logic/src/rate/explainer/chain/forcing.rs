//! Forcing chains of several branches: Nishio, contradictions, double, cell and region chains, static and dynamic.
//!
//! Cells go by row and column, digits ascending; for each the contradictions of both assumptions come first, then what both
//! lead to, then the box, the row and the column of which the cell is the first with the digit, and last the whole
//! cell. The easiest is applied: by the number of assumptions, then double, cell, region chains and contradictions in this
//! order, then the first. A branch is searched once for all chains that it is part of.

use std::rc::Rc;

use ichidoku::Interrupted;

use super::super::board::{Board, Mark, cell_of, digit_of, mark};
use super::super::hint::{Hint, Removals};
use super::super::houses::{CELLS, HOUSES, PLACES, bits, count};
use super::super::names::{Forcing, Name};
use super::kind::Kind;
use super::measure::surcharge;
use super::nested::{Inner, Nested};
use super::node::{CELL, Cause, Marks, NODES, Node, is_on, mark_of, off, on};
use super::order::first_of_each;
use super::reach::{Contradiction, Numbered, Reach, Reached, Reaching};
use super::run::{Pool, Run};

/// The branches of a hint: where each was assumed, and to what it leads.
type Branches = Vec<(Node, Node)>;

/// What is found.
pub(super) struct Found {
    complexity: u32,
    key: u8,
    forcing: Forcing,
    /// The digit that a contradiction disproves or proves, or to which all branches lead.
    result: Node,
    /// For a cell or region chain, why the start of each branch may be assumed.
    start: Option<u16>,
    removals: Removals,
    branches: Branches,
}

/// What is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    /// The easiest hint on a board without hints of an easier kind.
    Easiest,
    /// All hints.
    All,
    /// What all hints take out.
    Eliminations,
}

pub(super) struct Search<'s> {
    kind: Kind,
    source: &'s Board,
    reaching: Reaching<'s>,
    reached: Reached,
    /// By node, the run from it, where its reasons are wanted.
    runs: Vec<Option<Box<Run>>>,
    found: Vec<Found>,
    /// By result, the least complexity and key of what was found, where all is wanted.
    least: Vec<(u32, u8)>,
    aim: Aim,
    /// What hints take out, where that is the aim.
    eliminated: Marks,
}

/// The candidates of a cell, or of a house and digit, as assumptions. A search asks for so many that a list each would cost.
struct Starts {
    nodes: [Node; 9],
    count: usize,
}

impl Starts {
    fn of(marks: impl Iterator<Item = Mark>) -> Self {
        let mut starts = Self { nodes: [0; 9], count: 0 };
        for of in marks {
            starts.nodes[starts.count] = on(of);
            starts.count += 1;
        }
        starts
    }

    fn list(&self) -> &[Node] {
        &self.nodes[..self.count]
    }
}

/// More than anything that is found.
const NOT_FOUND: (u32, u8) = (u32::MAX, 0);

/// The easiest hint of this kind.
pub(in crate::rate::explainer) fn best(
    board: &Board,
    kind: Kind,
    pool: &mut Pool<'_>,
) -> Result<Option<Hint>, Interrupted> {
    Ok(best_beyond(board, kind, None, pool)?.0)
}

/// The easiest hint of the lowest dynamic level that has one, of those that are at most this hard, in tenths.
pub(in crate::rate::explainer) fn dynamic(
    board: &Board,
    most: u16,
    pool: &mut Pool<'_>,
) -> Result<Option<Hint>, Interrupted> {
    let mut reached: Vec<Reached> = Vec::new();
    for (n, kind) in pool.habits.dynamic.iter().enumerate().take_while(|(_, kind)| kind.tenths() <= most) {
        // Each finds all that the one before finds, but the fifth looks for other chains inside than the two before.
        let known = if n == 4 { reached.get(1) } else { reached.last() };
        let (hint, more) = best_beyond(board, *kind, known, pool)?;
        if hint.is_some() {
            return Ok(hint);
        }
        reached.push(more);
    }
    Ok(None)
}

/// All that hints of this kind take out.
pub(super) fn eliminated(board: &Board, kind: Kind, pool: &mut Pool<'_>) -> Result<Marks, Interrupted> {
    let mut search = Search::new(board, kind, Aim::Eliminations, None, pool);
    search.run(pool)?;
    let eliminated = search.eliminated;
    search.give_back(pool);
    Ok(eliminated)
}

fn best_beyond(
    board: &Board,
    kind: Kind,
    known: Option<&Reached>,
    pool: &mut Pool<'_>,
) -> Result<(Option<Hint>, Reached), Interrupted> {
    let mut search = Search::new(board, kind, Aim::Easiest, known, pool);
    search.run(pool)?;
    let found = search.found.pop();
    let hint = found.map(|found| {
        let name = Name::Forcing { kind: found.forcing, dynamic: kind.dynamic, level: kind.level };
        let difficulty = kind.difficulty() + surcharge(found.complexity);
        let of = mark_of(found.result);
        let placement = is_on(found.result).then_some((cell_of(of) as u8, digit_of(of) as u8));
        Hint { name, difficulty, placement, removals: found.removals }
    });
    Ok((hint, search.give_back(pool)))
}

impl<'s> Search<'s> {
    pub(super) fn new(
        source: &'s Board,
        kind: Kind,
        aim: Aim,
        known: Option<&'s Reached>,
        pool: &mut Pool<'_>,
    ) -> Self {
        let runs = (0..NODES).map(|_| None).collect();
        let least = if aim == Aim::All { vec![NOT_FOUND; NODES] } else { Vec::new() };
        let reaching = Reaching::new(source, kind, known, aim == Aim::Easiest);
        // Without patterns, what follows is found for all candidates at once.
        let reached = if kind.level > 0 {
            Reached::nothing(source)
        } else if aim == Aim::Easiest {
            Reached::of(pool.flooded.anew(source, kind))
        } else {
            Reached::of(&pool.flooded.floods(source, kind))
        };
        Self { kind, source, reaching, reached, runs, found: Vec::new(), least, aim, eliminated: Marks::EMPTY }
    }

    pub(super) fn give_back(self, pool: &mut Pool<'_>) -> Reached {
        pool.give_back(self.runs.into_iter().flatten());
        self.reached
    }

    /// Finds the reasons for all that follows.
    fn fill(&mut self, start: Node, pool: &mut Pool<'_>) -> Result<(), Interrupted> {
        if self.runs[usize::from(start)].is_none() {
            let mut run = pool.take();
            run.fill(self.source, start, self.kind, pool)?;
            self.runs[usize::from(start)] = Some(run);
        }
        Ok(())
    }

    /// Finds all that follows, or that something contradicts it.
    fn reach(&mut self, start: Node, pool: &mut Pool<'_>) -> Result<(), Interrupted> {
        if self.reached.is_known(start) {
            return Ok(());
        }
        pool.stop.check()?;
        if let Some(equal) = if is_on(start) { None } else { self.reaching.equal(mark_of(start)) } {
            self.reach(on(equal), pool)?;
            self.reached.share(start, on(equal));
        } else {
            match self.reaching.reach(start, pool)? {
                Ok(reach) => self.reached.set(start, reach),
                Err(Contradiction) => self.reached.contradict(start),
            }
        }
        Ok(())
    }

    /// Finds what follows up to a contradiction, which depends on the order, if it is not known.
    fn complete(&mut self, start: Node, pool: &mut Pool<'_>) -> Result<(), Interrupted> {
        if !self.reached.has_row(start) {
            self.fill(start, pool)?;
            let (on, off) = self.get(start).map_or((Marks::EMPTY, Marks::EMPTY), |run| (run.on, run.off));
            self.reached.set(start, &Reach { on, off });
        }
        Ok(())
    }

    fn get(&self, start: Node) -> Option<&Run> {
        self.runs[usize::from(start)].as_deref()
    }

    pub(super) fn run(&mut self, pool: &mut Pool<'_>) -> Result<(), Interrupted> {
        for cell in (0..81).filter(|cell| self.source.is_open(*cell)) {
            let digits = self.source.digits[cell];
            let count = count(digits);
            if count < 2 || (count == 2 && !self.kind.dynamic) {
                continue;
            }
            for digit in bits(digits) {
                let of = mark(cell, digit);
                if self.kind.dynamic {
                    self.contradiction(on(of), pool)?;
                    self.contradiction(off(of), pool)?;
                }
                if self.kind.dynamic && !self.kind.nishio && count > 2 {
                    self.common(1, Forcing::Double, None, &[on(of), off(of)], pool)?;
                }
                if !self.kind.nishio {
                    self.regions(of, pool)?;
                }
            }
            if !self.kind.nishio {
                let starts = Starts::of(bits(digits).map(|digit| mark(cell, digit)));
                self.common(5, Forcing::Cell, Some(CELL), starts.list(), pool)?;
            }
        }
        Ok(())
    }

    fn contradiction(&mut self, start: Node, pool: &mut Pool<'_>) -> Result<(), Interrupted> {
        self.reach(start, pool)?;
        if !self.reached.is_contradicted(start) {
            return Ok(());
        }
        if self.aim == Aim::Eliminations {
            self.eliminate(start ^ 1);
            return Ok(());
        }
        self.fill(start, pool)?;
        if let Some(end) = self.get(start).and_then(|run| run.contradiction) {
            let forcing = if self.kind.nishio { Forcing::Nishio } else { Forcing::Contradiction };
            self.offer(7, forcing, start ^ 1, None, &[(start, on(end)), (start, off(end))]);
        }
        Ok(())
    }

    fn regions(&mut self, of: Mark, pool: &mut Pool<'_>) -> Result<(), Interrupted> {
        let (cell, digit) = (cell_of(of), digit_of(of));
        for kind in 0..3 {
            let house = HOUSES[cell][kind] as usize;
            let places = self.source.places[house][digit];
            if places.is_power_of_two() || places.trailing_zeros() != u32::from(PLACES[cell][kind]) {
                continue;
            }
            let starts = Starts::of(bits(places).map(|place| mark(CELLS[house][place] as usize, digit)));
            self.common(6, Forcing::Region, Some(kind as u16), starts.list(), pool)?;
        }
        Ok(())
    }

    /// Proposes all to which each of these assumptions leads, in the order in which it follows from the first.
    fn common(
        &mut self,
        key: u8,
        forcing: Forcing,
        start: Option<u16>,
        starts: &[Node],
        pool: &mut Pool<'_>,
    ) -> Result<(), Interrupted> {
        let Some(first) = starts.first() else { return Ok(()) };
        starts.iter().try_for_each(|start| self.reach(*start, pool))?;
        // What follows up to a contradiction takes long to find, and those without one mostly have nothing in common.
        let Some(mut common) = self.reached.common(starts) else { return Ok(()) };
        if self.aim == Aim::Eliminations && self.new_ends(&common).is_empty() {
            return Ok(());
        }
        if starts.iter().any(|start| !self.reached.has_row(*start)) {
            starts.iter().try_for_each(|start| self.complete(*start, pool))?;
            let Some(all) = self.reached.common(starts) else { return Ok(()) };
            common = all;
        }
        if self.aim == Aim::Eliminations {
            self.new_ends(&common).into_iter().for_each(|end| self.eliminate(end));
            return Ok(());
        }
        let [on, off] = common;
        for start in starts {
            self.fill(*start, pool)?;
        }
        let (ons, offs) = match self.get(*first) {
            Some(first) => (self.reached.those_of(&first.ons, &on), self.reached.those_of(&first.offs, &off)),
            None => return Ok(()),
        };
        let ends = ons.into_iter().map(super::node::on).chain(offs.into_iter().map(super::node::off));
        for end in ends {
            let branches: Branches = starts.iter().map(|start| (*start, end)).collect();
            self.offer(key, forcing, end, start, &branches);
        }
        Ok(())
    }

    /// Takes a hint in, if it does anything and is easier than all that do the same, or than all there are where only the
    /// easiest is wanted. That it is not is mostly seen without counting its assumptions.
    fn offer(&mut self, key: u8, forcing: Forcing, result: Node, start: Option<u16>, branches: &[(Node, Node)]) {
        let (of, digits) = (mark_of(result), self.taken_out(result));
        if digits == 0 {
            return;
        }
        let only_best = self.aim == Aim::Easiest;
        let best = match only_best {
            true => self.found.first().map_or(NOT_FOUND, |found| (found.complexity, found.key)),
            false => self.least[usize::from(result)],
        };
        let least = |(start, end): &(Node, Node)| self.get(*start).map_or(0, |run| run.least(*end));
        if (branches.iter().map(least).sum::<u32>(), key) >= best {
            return;
        }
        let complexity = self.complexity(branches);
        if (complexity, key) >= best {
            return;
        }
        if only_best {
            self.found.clear();
        }
        if let Some(least) = self.least.get_mut(usize::from(result)) {
            *least = (complexity, key);
        }
        let removals = vec![(cell_of(of) as u8, digits)];
        self.found.push(Found { complexity, key, forcing, result, start, removals, branches: branches.to_vec() });
    }

    /// The digits that go from its cell with a digit that must be in it, or cannot be.
    fn taken_out(&self, result: Node) -> u16 {
        let (cell, digit) = (cell_of(mark_of(result)), 1 << digit_of(mark_of(result)));
        if is_on(result) { self.source.digits[cell] & !digit } else { digit }
    }

    /// What is on and what is off in these sets, where that takes something out that is not taken out so far.
    fn new_ends(&self, [on, off]: &[Numbered; 2]) -> Vec<Node> {
        let (ons, offs) = (self.reached.marks_in(on), self.reached.marks_in(off));
        let mut ends: Vec<Node> = ons.into_iter().map(super::node::on).collect();
        ends.extend(offs.into_iter().map(super::node::off));
        ends.retain(|end| !self.is_eliminated(*end));
        ends
    }

    fn is_eliminated(&self, result: Node) -> bool {
        let cell = cell_of(mark_of(result));
        bits(self.taken_out(result)).all(|digit| self.eliminated.has(mark(cell, digit)))
    }

    fn eliminate(&mut self, result: Node) {
        let cell = cell_of(mark_of(result));
        bits(self.taken_out(result)).for_each(|digit| _ = self.eliminated.insert(mark(cell, digit)));
    }

    fn chains(&self, branches: &[(Node, Node)]) -> Vec<(Vec<Node>, &Run)> {
        let chain = |(start, end): &(Node, Node)| {
            let run = self.get(*start)?;
            Some((run.chain(self.source, *end), run))
        };
        branches.iter().filter_map(chain).collect()
    }

    /// The assumptions of all branches, and those of the chains inside them, each of these once.
    fn complexity(&self, branches: &[(Node, Node)]) -> u32 {
        let chains = self.chains(branches);
        let flat: usize = chains.iter().map(|(chain, _)| chain.len()).sum();
        let mut counted: Vec<&Rc<Nested>> = Vec::new();
        for (chain, run) in &chains {
            for nested in chain.iter().filter_map(|node| run.nested(*node)) {
                if counted.iter().all(|other| other.shape != nested.shape) {
                    counted.push(nested);
                }
            }
        }
        flat as u32 + counted.iter().map(|nested| nested.complexity).sum::<u32>()
    }

    /// All that was found, the easiest first; of those that take out the same, only the first.
    pub(super) fn sorted(&mut self) -> Vec<Found> {
        let key = |found: &Found| (0, found.complexity << 8 | u32::from(found.key));
        first_of_each(std::mem::take(&mut self.found), key, |found| &found.removals)
    }

    /// What is on in the chains, with the causes that must hold.
    fn needs(&self, found: &Found) -> Vec<(Mark, Cause)> {
        let mut needs = Vec::new();
        for (chain, run) in self.chains(&found.branches) {
            let ons = chain.into_iter().filter(|node| is_on(*node));
            needs.extend(ons.filter_map(|node| Some((mark_of(node), run.cause(node).or(found.start)?))));
        }
        needs
    }

    /// A hint as a chain around it has to know it.
    pub(super) fn inner(&self, found: Found) -> Inner {
        let nested = Rc::new(Nested { complexity: found.complexity, shape: self.shape(&found) });
        Inner { nested, needs: self.needs(&found), removals: found.removals }
    }

    /// The assumptions of each branch in the order in which they are counted.
    fn shape(&self, found: &Found) -> Vec<Node> {
        let mut shape = Vec::new();
        for (chain, _) in self.chains(&found.branches) {
            shape.push(chain.len() as Node);
            shape.extend(chain);
        }
        shape
    }
}
