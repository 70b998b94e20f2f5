//! # Remote pair
//!
//! Four or more cells with the same two candidates, each of which sees the next. What sees two of them that are an odd
//! number of links apart loses both digits.
//!
//! ## Why it is true
//! Two neighbours in the row of cells hold different digits of the pair. So the digits alternate from cell to cell, and
//! two cells at an odd distance hold one each. What sees both can be neither.
//!
//! ## How to find it
//! Look for bivalue cells with the same pair, and colour them in turn from one to the next. It is the rare chain that
//! takes out two digits at once.
//!
//! ## Near miss
//! One more candidate in a cell of the chain: it may take neither digit of the pair, and the alternation ends. With
//! only three cells, the first and the last hold the same digit, and what sees both may hold the other.
//!
//! ## References
//! - [SudokuWiki: remote pairs](https://www.sudokuwiki.org/Remote_Pairs)
//! - [HoDoKu: chains, the section on remote pairs](https://hodoku.sourceforge.net/en/tech_chains.php)

use std::ops::ControlFlow;

use ichidoku::{CandidateSet, CellSet, DigitSet};

use super::super::{Info, Sink};
use super::seen_by;
use crate::draw::Marks;
use crate::evidence::{Evidence, candidates_of};
use crate::explain::{Arg, Key, Message};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const REMOTE_PAIR: Info = Info {
    slug: "remote-pair",
    name: "remote pair",
    page: "remote-pair",
    difficulty: 58,
    hodoku: HodokuScore::some("0703", HodokuLevel::Hard, 110),
    find,
    explain,
    marks,
    ..super::FAMILY
};

/// Finds for each run of at least four equal bivalue cells what sees both of its two halves.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut rest = survey.bivalue();
    while let Some(cell) = rest.iter().next() {
        let digits = survey.digits(cell);
        let equal: CellSet = rest.iter().filter(|c| survey.digits(*c) == digits).collect();
        let halves = halves(equal, CellSet::single(cell));
        rest = rest - (halves[0] | halves[1]);
        if let Some(step) = step(survey, digits, halves) {
            sink(step)?;
        }
    }
    ControlFlow::Continue(())
}

/// Spreads from the first half over the cells; a cell joins the half that its neighbours are not in.
fn halves(cells: CellSet, seed: CellSet) -> [CellSet; 2] {
    let mut halves = [seed, CellSet::EMPTY];
    loop {
        let second = halves[1] | (cells & seen_by(halves[0]));
        let first = halves[0] | (cells & seen_by(second));
        if [first, second] == halves {
            return halves;
        }
        halves = [first, second];
    }
}

fn step(survey: &Survey<'_>, digits: DigitSet, [a, b]: [CellSet; 2]) -> Option<Step> {
    let cells = a | b;
    if cells.len() < 4 || !a.is_disjoint(b) {
        return None;
    }
    let both = (seen_by(a) & seen_by(b)) - cells;
    let evidence = Evidence::RemotePair { digits, halves: [a, b] };
    let step = Step::new(Technique::RemotePair, evidence);
    let step = digits.iter().fold(step, |step, d| step.eliminating(d, survey.cells(d) & both));
    (!step.is_idle()).then_some(step)
}

/// That the digits take turns.
fn explain(_: &State, step: &Step) -> Vec<Message> {
    let Evidence::RemotePair { digits, .. } = step.evidence else { return Vec::new() };
    let turns = Message::new(Key::Turns, vec![Arg::Cells(step.evidence.cells()), Arg::Digits(digits)]);
    vec![turns, Message::new(Key::BothWays, Vec::new())]
}

/// The two ways to fill the cells.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::RemotePair { digits, halves: [a, b] } = step.evidence else { return Marks::default() };
    let way = |halves: [CellSet; 2]| -> CandidateSet {
        digits.iter().zip(halves).flat_map(|(digit, half)| candidates_of(digit, half)).collect()
    };
    super::coloured(state, &[way([a, b]), way([b, a])])
}
