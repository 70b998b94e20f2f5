//! Reverse BUG: the page is `reverse-bug`.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use super::super::{Info, Sink};
use crate::combinations::choices;
use crate::draw::{Marks, Part};
use crate::evidence::{Evidence, candidates_of};
use crate::explain::{self, Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const REVERSE_BUG: Info = Info {
    slug: "reverse-bug",
    name: "reverse BUG",
    aliases: &["reverse bivalue universal grave", "reverse unique rectangle"],
    page: "reverse-bug",
    difficulty: 58,
    is_usual: false,
    find,
    explain,
    marks,
    ..super::FAMILY
};

/// The most open cells of a pattern.
const MOST: usize = 3;

/// The digits of an exchange fill this many cells of the solution.
const CELLS: usize = 18;

/// Finds the patterns of each two digits that a few open cells close, what they eliminate once.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut seen = HashSet::new();
    for choice in choices(9, 2) {
        let pair: DigitSet = Digit::ALL.into_iter().filter(|digit| choice >> digit.index() & 1 == 1).collect();
        let given = |digit: Digit| survey.values().cells_of(digit) & survey.givens();
        let mut places = [CellSet::EMPTY; 9];
        pair.iter().for_each(|digit| places[digit.index()] = given(digit));
        let pattern = Pattern { pair, places };
        pattern.close(survey, &mut |pattern| match pattern.step(survey) {
            Some(step) if seen.insert(step.eliminations.clone()) => sink(step),
            _ => ControlFlow::Continue(()),
        })?;
    }
    ControlFlow::Continue(())
}

/// Cells that hold two digits, or might.
#[derive(Clone)]
struct Pattern {
    pair: DigitSet,
    /// By digit, where it is or might be; of the digits outside the pair, nowhere.
    places: [CellSet; 9],
}

impl Pattern {
    fn cells(&self) -> CellSet {
        self.places.iter().fold(CellSet::EMPTY, |all, cells| all | *cells)
    }

    /// Adds what a house with a single cell of the pattern lacks, until there is no such house; visits what that gives.
    fn close(&self, survey: &Survey<'_>, visit: &mut dyn FnMut(&Self) -> ControlFlow<()>) -> ControlFlow<()> {
        let cells = self.cells();
        let Some(house) = House::ALL.into_iter().find(|house| (cells & house.cells()).len() == 1) else {
            return visit(self);
        };
        let lacking = self.pair.iter().filter(|digit| (self.places[digit.index()] & house.cells()).is_empty());
        for digit in lacking {
            let placed = survey.values().cells_of(digit) & house.cells();
            let here = if placed.is_empty() { survey.cells_in(digit, house) } else { placed };
            for cell in here.iter() {
                if let Some(more) = self.with(survey, cell, digit) {
                    more.close(survey, visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The pattern with one more cell, if the digit may stand there beside the others and few enough cells are open.
    fn with(&self, survey: &Survey<'_>, cell: Cell, digit: Digit) -> Option<Self> {
        let mut more = self.clone();
        let places = &mut more.places[digit.index()];
        if self.cells().contains(cell) || !places.is_disjoint(cell.peers()) {
            return None;
        }
        *places = places.with(cell);
        ((more.cells() & survey.open()).len() <= MOST).then_some(more)
    }

    /// The step of a closed pattern: what none of the guardians allows goes.
    fn step(&self, survey: &Survey<'_>) -> Option<Step> {
        let (cells, digits) = (self.cells(), self.pair);
        let open = cells & survey.open();
        let others = |cell: Cell| (survey.digits(cell) - digits).iter().map(move |digit| Candidate::of(cell, digit));
        let guardians: Vec<Candidate> = open.iter().flat_map(others).collect();
        if guardians.is_empty() || cells.len() >= CELLS {
            return None;
        }
        // What a lone guardian excludes elsewhere follows from its being placed.
        let due = |c: &Candidate| guardians.len() > 1 || open.contains(c.cell());
        let excluded = |c: &Candidate| due(c) && guardians.iter().all(|guardian| survey.exclude(*c, *guardian));
        let out: Vec<Candidate> = survey.candidates().iter().filter(excluded).collect();
        let evidence = Evidence::ReverseGrave { digits, filled: cells - open, open, guardians };
        (!out.is_empty()).then(|| Step::new(Technique::ReverseBug, evidence).removing(out).placing_lone_guardian())
    }
}

/// What would follow if the open cells took the two digits, and the guardians that keep one of them from it.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::ReverseGrave { digits, filled, open, guardians } = &step.evidence else { return Vec::new() };
    let digits = *digits;
    let closed = [
        say::ReverseClosed { digits, filled_cells: *filled }.into(),
        say::ReverseOpen { digits, open_cells: *open }.into(),
        say::ReverseRest { digits }.into(),
    ];
    closed.into_iter().chain(explain::guardians(guardians)).chain([result::so(state, step)]).collect()
}

/// The filled cells and what the open ones must not all hold, and the guardians.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::ReverseGrave { digits, filled, open, guardians } = &step.evidence else { return Marks::default() };
    let pattern = digits.iter().flat_map(|digit| candidates_of(digit, *filled | *open));
    let marks =
        Marks::default().named([say::MarkPattern::KEY, say::MarkGuardian::KEY]).put(state, Part::First, pattern);
    marks.put(state, Part::Second, guardians.iter().copied())
}
