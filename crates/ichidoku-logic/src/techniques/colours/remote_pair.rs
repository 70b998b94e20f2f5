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

use ichidoku::{Candidate, CellSet, Digit, DigitSet};

use super::super::{Info, Sink};
use super::seen_by;
use crate::links::{node, weak_evidence};
use crate::step::{Evidence, Link, Step, Strength, Truth, candidates_of};
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const REMOTE_PAIR: Info = Info {
    slug: "remote-pair",
    name: "remote pair",
    page: "remote-pair",
    difficulty: 58,
    hodoku: HodokuScore::some("0703", HodokuLevel::Hard, 110),
    find,
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
    let evidence = Evidence {
        cells,
        candidates: digits.iter().flat_map(|d| candidates_of(d, cells)).collect(),
        truths: cells.iter().map(Truth::Cell).collect(),
        links: links(digits, a, b),
        ..Evidence::default()
    };
    let step = Step::new(Technique::RemotePair, evidence);
    let step = digits.iter().fold(step, |step, d| step.eliminating(d, survey.cells(d) & both));
    (!step.is_idle()).then_some(step)
}

/// Each cell's own strong link, and a weak link of the lower digit between cells that see each other.
fn links(digits: DigitSet, a: CellSet, b: CellSet) -> Vec<Link> {
    let pair: Vec<Digit> = digits.iter().collect();
    let strong = (a | b).iter().map(|cell| Link {
        from: node(Candidate::of(cell, pair[0]), false),
        to: node(Candidate::of(cell, pair[1]), true),
        strength: Strength::Strong,
    });
    let between = a.iter().flat_map(|from| (b & from.peers()).iter().map(move |to| (from, to)));
    let weak = between.map(|(from, to)| weak_evidence(Candidate::of(from, pair[0]), Candidate::of(to, pair[0])));
    strong.chain(weak).collect()
}
