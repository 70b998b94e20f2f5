//! Nice loops and alternating inference chains as HoDoKu finds and chooses them.

use ichidoku::{Candidate, Cell, CellSet};

use super::moves::HodokuMove;
use super::tables::{Literal, Tables, is_on};
use crate::state::State;
use crate::technique::Technique;

/// The techniques of the loops without groups, or with them.
#[derive(Clone, Copy)]
struct Names {
    continuous: Technique,
    discontinuous: Technique,
    chain: Technique,
}

const PLAIN: Names =
    Names { continuous: Technique::ContinuousLoop, discontinuous: Technique::DiscontinuousLoop, chain: Technique::Aic };

const GROUPED: Names = Names {
    continuous: Technique::GroupedContinuousLoop,
    discontinuous: Technique::GroupedDiscontinuousLoop,
    chain: Technique::GroupedAic,
};

/// The loop or chain that HoDoKu chooses: the most eliminations, then the least checksum, then the first.
pub(super) fn first(state: &State, grouped: bool) -> Option<HodokuMove> {
    let tables = Tables::new(state, grouped);
    let search = Search { state, tables: &tables, names: if grouped { GROUPED } else { PLAIN } };
    let loops = [true, false].into_iter().flat_map(|true_| tables.starts(true_)).flat_map(|start| search.loops(start));
    let chains = tables.starts(false).flat_map(|start| search.chains(start));
    loops.chain(chains).min_by_key(HodokuMove::checksum)
}

struct Search<'s> {
    state: &'s State,
    tables: &'s Tables,
    names: Names,
}

impl Search<'_> {
    /// The loops from a literal back to its cell.
    fn loops(&self, start: Literal) -> Vec<HodokuMove> {
        let cells = self.tables.place(start).cells;
        let back =
            self.tables.entries(start).iter().filter(|e| e.links > 1 && self.tables.place(e.literal).cells == cells);
        back.filter_map(|entry| self.nice_loop(&self.tables.chain(start, entry.literal))).collect()
    }

    fn nice_loop(&self, chain: &[Literal]) -> Option<HodokuMove> {
        let [start, second, .., before, end] = *chain else { return None };
        let first = self.tables.candidate(start)?;
        let last = self.tables.candidate(end)?;
        let cell = first.cell();
        let inside = |literal| self.tables.place(literal).first_cell() == Some(cell);
        if inside(second) || inside(before) || self.is_lasso(chain, Some(cell)) {
            return None;
        }
        // A false start has a strong first link.
        let strong = (!is_on(start), is_on(end));
        let same = first.digit() == last.digit();
        let others = |kept: &[Candidate]| self.others(cell, kept);
        let out = match (strong, same) {
            ((false, false), true) => vec![first],
            ((true, true), true) => others(&[first]),
            ((false, true), false) => vec![first],
            ((true, false), false) => vec![last],
            ((true, true), false) => return self.continuous(chain),
            ((false, false), false) if self.state.digits(cell).len() == 2 => return self.continuous(chain),
            _ => return None,
        };
        HodokuMove::taking(self.names.discontinuous, out)
    }

    fn continuous(&self, chain: &[Literal]) -> Option<HodokuMove> {
        let tables = self.tables;
        let (first, last) = (tables.candidate(chain[0])?, tables.candidate(*chain.last()?)?);
        let used =
            chain[..chain.len() - 1].iter().fold(CellSet::single(first.cell()), |all, l| all | tables.place(*l).cells);
        let mut out = if is_on(chain[0]) { Vec::new() } else { self.others(first.cell(), &[first, last]) };
        for (i, pair) in chain.windows(2).enumerate() {
            let [a, b] = [tables.place(pair[0]), tables.place(pair[1])];
            if is_on(pair[1]) {
                out.extend(self.passed(&chain[i..]).unwrap_or_default());
            } else if a.first_cell() != b.first_cell() {
                let seen = a.cells.common_peers() & b.cells.common_peers();
                let cells = (self.state.cells(b.digit) & seen) - used;
                out.extend(cells.iter().map(|cell| Candidate::of(cell, b.digit)));
            }
        }
        HodokuMove::taking(self.names.continuous, out)
    }

    /// What the cell loses that a loop enters and leaves by strong links.
    fn passed(&self, chain: &[Literal]) -> Option<Vec<Candidate>> {
        let [before, enter, leave, after, ..] = *chain else { return None };
        let at = |literal| self.tables.place(literal).first_cell();
        let cell = at(enter)?;
        let passes = at(before) != at(enter) && at(enter) == at(leave) && at(leave) != at(after);
        let kept = [enter, leave].map(|literal| Candidate::of(cell, self.tables.place(literal).digit));
        passes.then(|| self.others(cell, &kept))
    }

    fn others(&self, cell: Cell, kept: &[Candidate]) -> Vec<Candidate> {
        let all = self.state.digits(cell).iter().map(|digit| Candidate::of(cell, digit));
        all.filter(|candidate| !kept.contains(candidate)).collect()
    }

    /// The chains from a false candidate to a true one that take out two candidates or more.
    fn chains(&self, start: Literal) -> Vec<HodokuMove> {
        let Some(from) = self.tables.candidate(start) else { return Vec::new() };
        let ends = self.tables.entries(start).iter().filter(|e| e.links > 1 && is_on(e.literal));
        let step = |end: Literal| {
            let out = self.between(from, self.tables.candidate(end)?)?;
            let lasso = self.is_lasso(&self.tables.chain(start, end), None);
            if lasso { None } else { HodokuMove::taking(self.names.chain, out) }
        };
        ends.filter_map(|entry| step(entry.literal)).collect()
    }

    /// What goes if one of the two is true.
    fn between(&self, from: Candidate, to: Candidate) -> Option<Vec<Candidate>> {
        if from.cell() == to.cell() {
            return None;
        }
        let out: Vec<Candidate> = if from.digit() == to.digit() {
            let seen = self.state.cells(from.digit()) & from.cell().peers() & to.cell().peers();
            seen.iter().map(|cell| Candidate::of(cell, from.digit())).collect()
        } else if from.cell().sees(to.cell()) {
            let crossed = [Candidate::of(from.cell(), to.digit()), Candidate::of(to.cell(), from.digit())];
            crossed.into_iter().filter(|c| self.state.has(*c)).collect()
        } else {
            Vec::new()
        };
        (out.len() > 1).then_some(out)
    }

    /// True if the chain comes back to a cell that it has left; a loop may come back to its start.
    fn is_lasso(&self, chain: &[Literal], start: Option<Cell>) -> bool {
        let mut left = CellSet::EMPTY;
        let mut last: Option<CellSet> = None;
        for literal in chain {
            let cells = self.tables.place(*literal).cells;
            let Some(cell) = cells.iter().next() else { continue };
            if left.contains(cell) {
                return true;
            }
            if let Some(cells) = last.filter(|cells| cells.iter().next() != start || start.is_none()) {
                left = left | cells;
            }
            last = Some(cells);
        }
        false
    }
}
