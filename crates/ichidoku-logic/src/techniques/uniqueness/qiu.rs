//! Qiu deadly pattern: the page is `qiu-deadly-pattern`.

use std::ops::ControlFlow;

use ichidoku::{CellSet, Digit, DigitSet, House, HouseKind};

use super::super::{Info, Sink};
use super::pattern::{each, guarded};
use crate::evidence::{Deadly, Evidence};
use crate::explain::{Message, links::cells_of, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const QIU: Info = Info {
    slug: "qiu-deadly-pattern",
    name: "Qiu deadly pattern",
    aliases: &["Qiu's deadly pattern"],
    page: "qiu-deadly-pattern",
    difficulty: 60,
    is_usual: false,
    find,
    explain,
    ..super::FAMILY
};

/// Finds the pairs of cells outside two lines of a band that may hold only digits which their box has in these lines. The
/// proof is in `audit/two_lines.rs`.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for lines in line_pairs() {
        let Some(free) = free_cells(survey, lines) else { continue };
        for [first, second] in crossing_pairs(lines) {
            let across = survey.house_cells(first) | survey.house_cells(second);
            let crossing = across & free;
            let Some(b) = House::ALL[18..].iter().find(|b| crossing.is_subset(survey.house_cells(**b))) else {
                continue;
            };
            if crossing.len() != 4 {
                continue;
            }
            for line in parallel(lines) {
                let pair = survey.house_cells(line) & across & (survey.open() - survey.house_cells(*b));
                if pair.len() == 2
                    && let Some(step) = step(survey, free, (*b, crossing), pair)
                {
                    sink(step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every two rows of a band and every two columns of a stack.
fn line_pairs() -> impl Iterator<Item = [House; 2]> {
    (0..18).step_by(3).flat_map(|band| [[0, 1], [0, 2], [1, 2]].map(|two| two.map(|i| House::ALL[band + i])))
}

fn is_row(line: House) -> bool {
    matches!(line.kind(), HouseKind::Row(_))
}

/// The lines that cross these, two of a stack or band each time.
fn crossing_pairs(lines: [House; 2]) -> impl Iterator<Item = [House; 2]> {
    line_pairs().filter(move |pair| is_row(pair[0]) != is_row(lines[0]))
}

/// The rows, or the columns, but these.
fn parallel(lines: [House; 2]) -> impl Iterator<Item = House> {
    House::ALL[..18].iter().copied().filter(move |line| is_row(*line) == is_row(lines[0]) && !lines.contains(line))
}

/// The cells of the two lines beside the places where both are filled, if there are no givens among them and the filled
/// ones hold the same digits in both lines, but for one in each.
fn free_cells(state: &State, lines: [House; 2]) -> Option<CellSet> {
    let [one, other] = lines.map(|line| state.in_order(line));
    let (mut free, mut held) = (CellSet::EMPTY, [DigitSet::EMPTY; 2]);
    for (a, b) in one.iter().zip(other) {
        match (state.value(*a), state.value(*b)) {
            (Some(x), Some(y)) => held = [held[0].with(x), held[1].with(y)],
            _ => free = free.with(*a).with(*b),
        }
    }
    let differ = (held[0] - held[1]).len() == 1;
    (differ && free.is_disjoint(state.givens())).then_some(free)
}

/// The step of a pair and the cells of a box where its lines cross the two lines.
fn step(survey: &Survey<'_>, free: CellSet, (b, crossing): (House, CellSet), pair: CellSet) -> Option<Step> {
    let is_confined = |digit: &Digit| {
        let places = survey.cells_in(*digit, b);
        !places.is_empty() && places.is_subset(crossing)
    };
    let digits: DigitSet = survey.digits_of(pair).iter().filter(is_confined).collect();
    let roof: CellSet = pair.iter().filter(|cell| !survey.digits(*cell).is_subset(digits)).collect();
    if digits.len() < 2 {
        return None;
    }
    let held = |cell| survey.value(cell).map_or(survey.digits(cell), DigitSet::single);
    let deadly = Deadly {
        pattern: [each(free, held), each(pair, |_| digits)].concat(),
        guardians: each(roof, |cell| survey.digits(cell) - digits),
    };
    let confined = digits.iter().map(|digit| (b, digit)).collect();
    let evidence = Evidence::Deadly { deadly, candidates: Vec::new(), subset: CellSet::EMPTY, confined };
    guarded(survey, Step::new(Technique::Qiu, evidence), roof, digits)
}

/// The two lines, where the digits of the pair are in its box, and what could be exchanged then.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Deadly { deadly, confined, .. } = &step.evidence else { return Vec::new() };
    let (Some((house, _)), cells) = (confined.first(), cells_of(&deadly.pattern)) else { return Vec::new() };
    let held = |lines: &[House; 2]| (cells - state.all_cells(lines)).len() == 2;
    let Some(lines) = line_pairs().find(held) else { return Vec::new() };
    let (pair_cells, line_houses) = (cells - state.all_cells(&lines), lines.to_vec());
    let digits: DigitSet = confined.iter().map(|(_, digit)| *digit).collect();
    let places = state.house_cells(*house) & digits.iter().fold(CellSet::EMPTY, |all, digit| all | state.cells(digit));
    let why = [
        say::QiuLines { line_houses: line_houses.clone(), cells: cells - pair_cells }.into(),
        say::HiddenCells { house: *house, digits, cells: places }.into(),
        say::QiuIf { pair_cells, digits, line_houses }.into(),
    ];
    let roof = cells_of(&deadly.guardians);
    let extra = deadly.guardians.first().map(|guardian| guardian.digit()).filter(|_| roof.len() > 1);
    let so = match extra {
        Some(digit) => vec![
            say::DeadlyExtra { digit, cells: roof }.into(),
            say::DeadlyExtraSo { out_cells: result::cells_out(step, digit), digit, cells: roof }.into(),
        ],
        None => vec![say::DeadlyOneSo { result_clauses: result::clauses(state, step) }.into()],
    };
    why.into_iter().chain(so).collect()
}
