//! Impossible patterns: cells that cannot all be filled with the same few digits. Some other candidate of theirs, a
//! guardian, is true. This does not depend on the puzzle having only one solution.

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use super::Info;
use crate::draw::{Marks, Part};
use crate::evidence::{Evidence, Truth, candidates_of};
use crate::explain::{self, Message, result, say};

use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod bivalue_oddagon;
pub(super) mod guardian;
pub(super) mod tridagon;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { any_geometry: true, ..Info::of(Family::Impossible, explain, marks) };

/// The step of a pattern: what cannot be true beside any of the guardians goes.
///
/// Either one cell holds all the guardians, and loses the digits of the pattern; or all guardians are the same digit,
/// and what sees them all goes. Guardians of several digits in several cells exclude nothing together.
fn step(survey: &Survey<'_>, technique: Technique, cells: CellSet, digits: DigitSet) -> Option<Step> {
    let guardians = guardians(survey, cells, digits);
    let first = guardians.first()?;
    let in_cell = survey.digits(first.cell()).iter().map(|digit| Candidate::of(first.cell(), digit));
    let elsewhere = candidates_of(first.digit(), survey.cells(first.digit()) & survey.peers(first.cell()));
    let out: Vec<Candidate> =
        in_cell.chain(elsewhere).filter(|c| guardians.iter().all(|g| g != c && survey.exclude(*g, *c))).collect();
    let candidates = survey.candidates_in(digits, cells);
    let truths = cells.iter().map(Truth::Cell).collect();
    let evidence = Evidence::Impossible { cells, digits, candidates, truths, guardians };
    (!out.is_empty()).then(|| Step::new(technique, evidence).removing(out).placing_lone_guardian())
}

/// The other candidates of the pattern's cells.
fn guardians(survey: &Survey<'_>, cells: CellSet, digits: DigitSet) -> Vec<Candidate> {
    let others = |cell| (survey.digits(cell) - digits).iter().map(move |digit| Candidate::of(cell, digit));
    cells.iter().flat_map(others).collect()
}

/// The open cells by what they hold besides the digits: nothing, one digit, or more.
///
/// A cell that holds only one of the digits is a naked single, and no part of any pattern.
struct Cells {
    pure: CellSet,
    /// By digit: the cells that hold only it besides.
    guarded: [CellSet; 9],
    /// All cells with others besides.
    mixed: CellSet,
}

impl Cells {
    /// Sorts the cells of the set.
    fn new(survey: &Survey<'_>, cells: CellSet, digits: DigitSet) -> Self {
        let mut sorted = Self { pure: CellSet::EMPTY, guarded: [CellSet::EMPTY; 9], mixed: CellSet::EMPTY };
        for cell in cells.iter().filter(|cell| survey.digits(*cell).len() > 1) {
            let others = survey.digits(cell) - digits;
            if others.is_empty() {
                sorted.pure = sorted.pure.with(cell);
                continue;
            }
            sorted.mixed = sorted.mixed.with(cell);
            if let Some(digit) = others.only() {
                sorted.guarded[digit.index()] = sorted.guarded[digit.index()].with(cell);
            }
        }
        sorted
    }

    /// The sets in which to look for a pattern, with its cells that may have guardians: one cell of any kind, or several
    /// with the same digit. For each the pattern must use all the cells of the first set.
    fn guards(&self) -> impl Iterator<Item = (CellSet, CellSet)> {
        let alone = self.mixed.iter().map(|cell| (CellSet::single(cell), CellSet::EMPTY));
        let same = Digit::ALL.into_iter().filter_map(|digit| {
            let cells = self.guarded[digit.index()];
            (cells.len() > 1).then_some((CellSet::EMPTY, cells))
        });
        alone.chain(same)
    }
}

/// The cells, why they can't hold only these digits, and the guardians.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Impossible { cells, digits, guardians, .. } = &step.evidence else { return Vec::new() };
    let (cells, digits) = (*cells, *digits);
    let [pattern, why] = match step.technique {
        Technique::Tridagon => {
            let houses =
                House::ALL[18..].iter().filter(|b| !(state.house_cells(**b) & cells).is_empty()).copied().collect();
            [say::Tridagon { houses, digits, cells }.into(), say::TridagonOdd.into()]
        }
        _ => [say::Oddagon { path: ring(state, cells) }.into(), say::OddagonOdd { digits, cells }.into()],
    };
    [pattern, why].into_iter().chain(explain::guardians(guardians)).chain([result::so(state, step)]).collect()
}

/// The cells of a loop in order: each sees the next, and none but its neighbours.
fn ring(state: &State, cells: CellSet) -> Vec<Cell> {
    let mut path: Vec<Cell> = cells.iter().take(1).collect();
    while let Some(last) = path.last().copied()
        && let Some(next) = (cells & state.peers(last)).iter().find(|cell| !path.contains(cell))
    {
        path.push(next);
    }
    path
}

fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::Impossible { candidates, guardians, .. } = &step.evidence else { return Marks::default() };
    let marks = Marks::default().named([say::MarkPattern::KEY, say::MarkGuardian::KEY]);
    marks.put(state, Part::First, candidates.iter().copied()).put(state, Part::Second, guardians.iter().copied())
}
