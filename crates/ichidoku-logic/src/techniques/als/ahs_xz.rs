//! AHS-XZ: the page is `ahs-xz`.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use super::super::{Info, Sink};
use crate::draw::{Marks, Part};
use crate::evidence::{AlmostHiddenSet, Evidence, candidates_of};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const AHS_XZ: Info = Info {
    slug: "ahs-xz",
    name: "AHS-XZ",
    aliases: &["almost hidden set XZ-rule", "almost hidden sets"],
    page: "ahs-xz",
    difficulty: 77,
    is_usual: false,
    find,
    explain,
    marks,
    ..super::FAMILY
};

/// The most digits of a set.
const MOST: usize = 4;

/// By digit, cells that can't hold it.
type Out = [CellSet; 9];

/// Finds each two sets that share one or two cells of which only one set can make use; what they eliminate once.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let sets = sets(survey);
    let mut seen = HashSet::new();
    for (i, a) in survey.unless_stopped(sets.iter().enumerate()) {
        for b in &sets[i + 1..] {
            let common = a.exclusive(survey, b);
            if a.set.digits.len() + b.set.digits.len() < 3 || common.is_empty() {
                continue;
            }
            for (cells, out) in a.linked(b, common) {
                let by_digit = Digit::ALL.into_iter().zip(out);
                let out: Vec<Candidate> = by_digit.flat_map(|(digit, cells)| candidates_of(digit, cells)).collect();
                if !out.is_empty() && seen.insert(out.clone()) {
                    let sets = [a.set, b.set];
                    let candidates = sets.iter().flat_map(|set| survey.candidates_in(set.digits, set.cells)).collect();
                    let evidence = Evidence::AlmostHidden { sets, candidates, common: cells };
                    sink(Step::new(Technique::AhsXz, evidence).removing(out))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A set, and by each of its cells what goes if none of its digits is there.
struct Member {
    set: AlmostHiddenSet,
    without: Vec<(Cell, Out)>,
}

/// The almost hidden sets of all houses.
fn sets(survey: &Survey<'_>) -> Vec<Member> {
    let mut sets = Vec::new();
    for house in House::ALL {
        let open = Digit::ALL.into_iter().filter(|digit| survey.positions(*digit, house).count_ones() > 1);
        let open: Vec<Digit> = open.collect();
        for bits in 1u16..1 << open.len() {
            let digits: DigitSet = (0..open.len()).filter(|i| bits >> i & 1 == 1).map(|i| open[i]).collect();
            let places = digits.iter().fold(0, |all, digit| all | survey.positions(digit, house));
            if digits.len() <= MOST && places.count_ones() as usize == digits.len() + 1 {
                sets.push(Member::new(
                    survey,
                    AlmostHiddenSet { house, digits, cells: survey.cells_at(house, places) },
                ));
            }
        }
    }
    sets
}

impl Member {
    fn new(survey: &Survey<'_>, set: AlmostHiddenSet) -> Self {
        let out = |cell: Cell| {
            let rest = set.cells.without(cell);
            Digit::ALL.map(|digit| {
                let here = survey.cells(digit) & rest;
                if set.digits.contains(digit) { survey.cells(digit) & survey.common_peers(here) } else { here }
            })
        };
        Self { set, without: set.cells.iter().map(|cell| (cell, out(cell))).collect() }
    }

    /// The common cells of which no candidate is a digit of both sets.
    fn exclusive(&self, survey: &Survey<'_>, other: &Self) -> CellSet {
        let both = self.set.digits & other.set.digits;
        (self.set.cells & other.set.cells).iter().filter(|cell| (survey.digits(*cell) & both).is_empty()).collect()
    }

    fn without(&self, cell: Cell) -> &Out {
        const NOTHING: Out = [CellSet::EMPTY; 9];
        self.without.iter().find(|(without, _)| *without == cell).map_or(&NOTHING, |(_, out)| out)
    }

    /// By the cells that link the sets what goes: each of the cells alone, and each two of them.
    fn linked<'m>(&'m self, other: &'m Self, common: CellSet) -> impl Iterator<Item = (CellSet, Out)> + 'm {
        let alone = common.iter().map(|x| (CellSet::single(x), both(self.without(x), other.without(x))));
        let pairs = common.iter().flat_map(move |x| common.iter().filter(move |y| *y > x).map(move |y| (x, y)));
        let twice = pairs.map(|(x, y)| {
            let [one, two] = [(x, y), (y, x)].map(|(x, y)| either(self.without(x), other.without(y)));
            (CellSet::single(x).with(y), both(&one, &two))
        });
        alone.chain(twice)
    }
}

/// What goes in both cases.
fn both(a: &Out, b: &Out) -> Out {
    std::array::from_fn(|i| a[i] & b[i])
}

/// What goes for either reason.
fn either(a: &Out, b: &Out) -> Out {
    std::array::from_fn(|i| a[i] | b[i])
}

/// The sets, and what their common cells mean.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::AlmostHidden { sets, common, .. } = &step.evidence else { return Vec::new() };
    let about = |set: &AlmostHiddenSet| {
        let AlmostHiddenSet { house, digits, cells } = *set;
        say::AhsSet { house, digits, cells }.into()
    };
    let shared = match common.only() {
        Some(cell) => say::AhsShared { cell }.into(),
        None => say::AhsSharedTwo { cells: *common }.into(),
    };
    sets.iter().map(about).chain([shared]).chain(result::sentences(state, step)).collect()
}

/// The digits of the sets, and what the common cells hold besides.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::AlmostHidden { sets: [a, b], common, .. } = &step.evidence else { return Marks::default() };
    let of = |set: &AlmostHiddenSet| {
        let cells = set.cells;
        set.digits.iter().flat_map(move |digit| candidates_of(digit, cells)).collect::<Vec<_>>()
    };
    let marks = Marks::default().named([say::MarkHiddenSet::KEY, say::MarkHiddenSet::KEY, say::MarkShared::KEY]);
    let marks = marks.put_cells(state, Part::Third, *common);
    marks.put(state, Part::First, of(a)).put(state, Part::Second, of(b))
}
