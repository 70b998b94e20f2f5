//! Forcing chains as HoDoKu finds and chooses them.

use ichidoku::{Candidate, CandidateSet, CellSet, Digit, House};

use super::moves::HodokuMove;
use super::tables::Tables;
use crate::state::State;
use crate::technique::Technique;

/// What an assumption makes true and false.
#[derive(Clone)]
struct Outcome {
    on: CandidateSet,
    off: CandidateSet,
}

impl Outcome {
    /// What both make true, and what both make false.
    fn common(&self, other: &Self) -> Self {
        let both = |a: &CandidateSet, b: &CandidateSet| {
            CandidateSet::from_cells(Digit::ALL.map(|digit| a.cells(digit) & b.cells(digit)))
        };
        Self { on: both(&self.on, &other.on), off: both(&self.off, &other.off) }
    }
}

/// The forcing chain that HoDoKu chooses: the placement in the first cell, or else the first candidate that goes.
pub(super) fn first(state: &State) -> Option<HodokuMove> {
    let tables = Tables::new(state, true);
    let outcomes = |true_| -> Vec<Outcome> {
        let outcome = |start| Outcome { on: tables.candidates(start, true), off: tables.candidates(start, false) };
        tables.starts(true_).map(outcome).collect()
    };
    let (trues, falses) = (outcomes(true), outcomes(false));
    let all: Vec<Candidate> = tables.starts(true).filter_map(|start| tables.candidate(start)).collect();
    let (mut placed, mut out) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    let mut learn = |outcome: &Outcome| {
        outcome.on.iter().for_each(|c| _ = placed.insert(c));
        outcome.off.iter().for_each(|c| _ = out.insert(c));
    };
    for (i, candidate) in all.iter().enumerate() {
        let only = |candidate| std::iter::once(candidate).collect::<CandidateSet>();
        if fails(state, &trues[i]) {
            learn(&Outcome { on: CandidateSet::EMPTY, off: only(*candidate) });
        }
        if fails(state, &falses[i]) {
            learn(&Outcome { on: only(*candidate), off: CandidateSet::EMPTY });
        }
        learn(&trues[i].common(&falses[i]));
    }
    let number = |candidate: Candidate| all.iter().position(|c| *c == candidate);
    for truth in truths(state) {
        let ends = truth.into_iter().filter_map(number).map(|i| trues[i].clone());
        if let Some(common) = ends.reduce(|a, b| a.common(&b)) {
            learn(&common);
        }
    }
    let first = |set: &CandidateSet| set.iter().min_by_key(|c| (c.cell(), c.digit()));
    let place = first(&placed).map(|c| HodokuMove::placing(Technique::CellForcing, c));
    place.or_else(|| HodokuMove::taking(Technique::CellForcing, first(&out).into_iter().collect()))
}

/// The candidates of each open cell, and the places of each digit in each house.
fn truths(state: &State) -> Vec<Vec<Candidate>> {
    let cells = state.open().iter().map(|cell| state.digits(cell).iter().map(|d| Candidate::of(cell, d)).collect());
    let places = House::ALL.into_iter().flat_map(|house| {
        Digit::ALL.map(|digit| (state.cells(digit) & house.cells()).iter().map(|c| Candidate::of(c, digit)).collect())
    });
    cells.chain(places).collect()
}

/// True if the outcome contradicts itself: a candidate true and false, two in one place, a cell or a digit without any.
fn fails(state: &State, outcome: &Outcome) -> bool {
    let Outcome { on, off } = outcome;
    let mut filled = CellSet::EMPTY;
    let mut left = CellSet::EMPTY;
    for digit in Digit::ALL {
        let (true_, false_) = (on.cells(digit), off.cells(digit));
        if !(true_ & false_).is_empty() || !(filled & true_).is_empty() {
            return true;
        }
        filled = filled | true_;
        left = left | (state.cells(digit) - false_);
        if House::ALL.iter().any(|house| (true_ & house.cells()).len() > 1 || none_left(state, digit, *house, false_)) {
            return true;
        }
    }
    !(state.open() - left - filled).is_empty()
}

/// True if all cells of the house that no placed digit bars are false. Candidates taken out before count as left.
fn none_left(state: &State, digit: Digit, house: House, false_: CellSet) -> bool {
    let placed = state.values().cells_of(digit);
    let barred = placed.iter().fold(CellSet::EMPTY, |all, cell| all | cell.peers());
    let allowed = (state.open() & house.cells()) - barred;
    !allowed.is_empty() && allowed.is_subset(false_)
}
