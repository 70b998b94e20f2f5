//! Sue de Coq: the page is `sue-de-coq`.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Candidate, CellSet, DigitSet, House};

use super::super::{Info, Sink};
use crate::draw::{Marks, Part};
use crate::evidence::{Evidence, candidates_of};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const SUE_DE_COQ: Info = Info {
    slug: "sue-de-coq",
    name: "Sue de Coq",
    aliases: &["two-sector disjoint subsets"],
    page: "sue-de-coq",
    difficulty: 70,
    hodoku: HodokuScore::some("1101", HodokuLevel::Unfair, 250),
    find,
    explain,
    marks,
    ..super::FAMILY
};

/// The most cells outside the crossing in each house.
const MOST: usize = 6;

/// Finds crossings locked with cells of the line and of the box.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (lines, boxes) = House::ALL.split_at(18);
    let mut seen = HashSet::new();
    for b in boxes {
        for line in lines.iter().filter(|line| !survey.crossing(*b, **line).is_empty()) {
            let cross = survey.crossing(*b, *line) & survey.open();
            let cores = subsets(survey, cross, 3, |_| true).into_iter();
            for (core, digits) in cores.filter(|(core, digits)| digits.len() > core.len() + 1) {
                locked(survey, [*line, *b], (core, digits), &mut |step| {
                    if seen.insert(step.eliminations.clone()) { sink(step) } else { ControlFlow::Continue(()) }
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Some cells and their digits.
type Cells = (CellSet, DigitSet);

/// The subsets of the cells of at most this size, with their digits, as far as they and what they are made from are to be
/// kept; the empty one is left out.
fn subsets(survey: &Survey<'_>, cells: CellSet, most: usize, keep: impl Fn(&Cells) -> bool) -> Vec<Cells> {
    let mut all = vec![(CellSet::EMPTY, DigitSet::EMPTY)];
    for cell in cells.iter() {
        let smaller = all.iter().filter(|(set, _)| set.len() < most);
        let with: Vec<Cells> = smaller.map(|(set, digits)| (set.with(cell), *digits | survey.digits(cell))).collect();
        all.extend(with.into_iter().filter(&keep));
    }
    all.remove(0);
    all
}

/// The cells that can hold none of the digits.
fn apart(survey: &Survey<'_>, cells: CellSet, digits: DigitSet) -> CellSet {
    digits.iter().fold(cells, |cells, digit| cells - survey.cells(digit))
}

/// Reports each choice of cells of the line and of the box that makes as many cells as digits.
///
/// The crossing has more digits than cells. What cells beside it are more than the digits that they add makes up for that,
/// and those of the box share no digit with those of the line: most cells of a line leave too few in the box.
fn locked(survey: &Survey<'_>, houses: [House; 2], (core, digits): Cells, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let [in_line, in_box] = houses.map(|house| (survey.open() & survey.house_cells(house)) - core);
    let shares = |more: DigitSet| !(more & digits).is_empty();
    for (line, line_digits) in subsets(survey, in_line, MOST, |(_, more)| !apart(survey, in_box, *more).is_empty()) {
        let in_box = apart(survey, in_box, line_digits);
        let size = |b: CellSet| core.len() + line.len() + b.len();
        if !shares(line_digits) || size(in_box) < (digits | line_digits).len() {
            continue;
        }
        for (b, box_digits) in subsets(survey, in_box, MOST, |_| true) {
            let is_locked = size(b) == (digits | line_digits | box_digits).len();
            if is_locked && shares(box_digits) {
                let held = [(digits - box_digits) | line_digits, (digits - line_digits) | box_digits];
                step(survey, houses, core | line | b, held).into_iter().try_for_each(&mut *sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What the cells take out of the rest of the line and of the box, each of which holds some digits in them.
fn step(survey: &Survey<'_>, houses: [House; 2], cells: CellSet, held: [DigitSet; 2]) -> Option<Step> {
    let out: Vec<Candidate> = houses
        .iter()
        .zip(held)
        .flat_map(|(house, held)| held.iter().map(move |digit| (house, digit)))
        .flat_map(|(house, digit)| candidates_of(digit, survey.cells_in(digit, *house) - cells))
        .collect();
    let [line, crossed] = houses;
    let evidence = Evidence::Crossing { cells, line, crossed };
    (!out.is_empty()).then(|| Step::new(Technique::SueDeCoq, evidence).removing(out))
}

/// The cells where the houses cross and those beside them, and why no digit can be in them twice.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Crossing { cells, line, crossed } = step.evidence else { return Vec::new() };
    let [in_line, in_box] = [line, crossed].map(|house| cells & state.house_cells(house));
    let (core, digits) = (in_line & in_box, state.digits_of(cells));
    let held: DigitSet = digits.iter().filter(|digit| (state.cells(*digit) & cells).is_subset(in_line)).collect();
    let all_in =
        |(digits, house): (DigitSet, House)| (!digits.is_empty()).then(|| say::CoqAllIn { digits, house }.into());
    let once_clauses = [(held, line), (digits - held, crossed)].into_iter().filter_map(all_in).collect();
    let (line_cells, box_cells) = (in_line - core, in_box - core);
    let mut messages = vec![
        say::CoqCrossing { cells: core, line_house: line, box_house: crossed, digits: state.digits_of(core) }.into(),
        say::CoqBeside { line_cells, line_house: line, box_cells, box_house: crossed, all_cells: cells, digits }.into(),
        say::CoqOnce { once_clauses }.into(),
    ];
    messages.extend(result::sentences(state, step));
    messages
}

/// The cells where the line and the box cross, and those of each of them.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::Crossing { cells, line, crossed } = step.evidence else { return Marks::default() };
    let [line, crossed] = [line, crossed].map(|house| cells & state.house_cells(house));
    let marks = Marks::default().named([say::MarkCrossing::KEY, say::MarkLine::KEY, say::MarkBox::KEY]);
    let marks = marks.put_cells(state, Part::First, line & crossed);
    marks.put_cells(state, Part::Second, line - crossed).put_cells(state, Part::Third, crossed - line)
}
