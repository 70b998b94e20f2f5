//! All that follows from a candidate being true, by what a level of nets may use.
//!
//! Each rule stays good, or turns into an easier one, when more candidates go; so what is left when no rule finds
//! anything does not depend on the order in which they are tried, and maps along when a grid is turned or relabelled: the
//! least fixed point of monotone rules is unique (Knaster and Tarski). That is what makes ratings the same for symmetric
//! copies. Candidates only ever go, so there are at most 729 rounds; in practice a handful.

use ichidoku::{Candidate, Cell, Stop};

use super::digit_planes::{Emptied, Planes, Strong};

/// What may be used on the way from an assumption to what follows from it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Level {
    /// Singles: strong links that arise on the way.
    Dynamic,
    /// Locked candidates, pairs and X-wings too.
    Plus,
    /// Chains from all candidates of a cell, too: of the strong links that there are at that point.
    Chains,
    /// Dynamic nets from all candidates of a cell, too.
    Nets,
}

impl Level {
    /// All levels, from the least.
    pub(crate) const ALL: [Self; 4] = [Self::Dynamic, Self::Plus, Self::Chains, Self::Nets];

    /// The level below.
    pub(crate) fn below(self) -> Option<Self> {
        Self::ALL.iter().copied().take_while(|level| *level < self).last()
    }

    /// What remains possible of these planes; the levels below have found all they can in them, or singles in `settled`.
    /// Interrupted, it leaves more than need be.
    pub(super) fn close(self, mut planes: Planes, settled: &[u128; 9], stop: Stop<'_>) -> Result<Planes, Emptied> {
        if self == Self::Dynamic {
            planes.propagate(&Strong::ALL, settled)?;
        } else {
            planes.close_with_patterns(settled)?;
        }
        if self >= Self::Chains {
            self.close_inside(&mut planes, stop)?;
        }
        Ok(planes)
    }

    /// The strong links that a net inside a net of this level may use.
    pub(crate) fn inner(self, planes: &Planes) -> Strong {
        if self == Self::Nets { Strong::ALL } else { Strong::of(planes) }
    }

    /// Takes out what the inner nets from each cell take out, until there is nothing.
    fn close_inside(self, planes: &mut Planes, stop: Stop<'_>) -> Result<(), Emptied> {
        let mut strong = self.inner(planes);
        loop {
            let before = planes.cells;
            for cell in planes.undecided() {
                if stop.is_raised() {
                    return Ok(());
                }
                let settled = planes.cells;
                if !planes.is_done(cell) && planes.restrict(&planes.common(&strong, cell)) {
                    planes.close_with_patterns(&settled)?;
                    strong = self.inner(planes);
                }
            }
            if planes.cells == before {
                return Ok(());
            }
        }
    }
}

impl Planes {
    /// What remains possible after a net by these strong links from one of the cell's candidates: a refuted one leaves
    /// nothing.
    pub(crate) fn common(&self, strong: &Strong, cell: Cell) -> [u128; 9] {
        let mut possible = [0; 9];
        for candidate in self.candidates(cell) {
            let mut inner = self.with(candidate);
            if inner.propagate(strong, &self.cells).is_ok() {
                possible.iter_mut().zip(inner.cells).for_each(|(all, more)| *all |= more);
            }
        }
        possible
    }

    /// Whether a net by these strong links refutes the candidate.
    pub(crate) fn refutes(&self, strong: &Strong, candidate: Candidate) -> bool {
        self.with(candidate).propagate(strong, &self.cells).is_err()
    }

    /// Closes under singles and basic patterns; returns how many rounds it took.
    pub(crate) fn close_with_patterns(&mut self, settled: &[u128; 9]) -> Result<u32, Emptied> {
        let mut settled = *settled;
        let mut rounds = 0;
        loop {
            rounds += self.propagate(&Strong::ALL, &settled).map_err(|Emptied(more)| Emptied(rounds + more))?;
            settled = self.cells;
            if !self.reduce() {
                return Ok(rounds);
            }
        }
    }
}
