//! A step as sentences, from its evidence.

use ichidoku::{CellSet, Digit, DigitSet};

use super::{Arg, Key, Message, colours, links, sets};
use crate::state::State;
use crate::step::{Step, Truth};
use crate::technique::{Family, Technique};

/// The whole step in words: why, then what follows.
///
/// ```
/// use ichidoku_logic::{State, Survey, Technique, explain::explain};
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let state = State::from_puzzle(&line.parse().unwrap());
/// let step = Technique::NakedSingle.first(&Survey::new(&state)).unwrap();
/// let words: Vec<String> = explain(&state, &step).iter().map(|m| m.to_string()).collect();
/// assert_eq!(words, ["r5c5 has only the candidate 5.", "So r5c5 is 5."]);
/// ```
pub fn explain(state: &State, step: &Step) -> Vec<Message> {
    let mut messages = reasons(state, step);
    messages.extend(
        step.placements.iter().map(|c| Message::new(Key::Place, vec![Arg::Cell(c.cell()), Arg::Digit(c.digit())])),
    );
    for digit in Digit::ALL {
        let cells: CellSet = step.eliminations.iter().filter(|c| c.digit() == digit).map(|c| c.cell()).collect();
        if !cells.is_empty() {
            messages.push(Message::new(Key::Eliminate, vec![Arg::Digit(digit), Arg::AnyCell(cells)]));
        }
    }
    messages
}

fn reasons(state: &State, step: &Step) -> Vec<Message> {
    match step.technique.info().family {
        Family::Singles => single(step),
        Family::Locked => locked(step),
        Family::Subsets => subset(state, step),
        Family::Fish => fish(step),
        Family::Uniqueness => uniqueness(state, step),
        Family::Colours => colours::colours(state, step),
        Family::Wings | Family::AlmostLockedSets if step.evidence.links.is_empty() => sets::sets(state, step),
        Family::Templates => vec![Message::new(Key::AllWays, Vec::new())],
        Family::Wings | Family::AlmostLockedSets | Family::SingleDigit | Family::Chains | Family::Forcing => {
            links::links(state, step)
        }
    }
}

fn single(step: &Step) -> Vec<Message> {
    let Some(placement) = step.placements.first() else { return Vec::new() };
    let (cell, digit) = (Arg::Cell(placement.cell()), Arg::Digit(placement.digit()));
    let house = step.evidence.houses.first().map(|house| Arg::House(*house));
    let message = match (step.technique, house) {
        (Technique::FullHouse, Some(house)) => Message::new(Key::LastCell, vec![cell, house, digit]),
        (_, Some(house)) => Message::new(Key::OnlyPlace, vec![house, digit, cell]),
        (_, None) => Message::new(Key::OnlyCandidate, vec![cell, digit]),
    };
    vec![message]
}

fn locked(step: &Step) -> Vec<Message> {
    let evidence = &step.evidence;
    let digit = evidence.candidates.first().map(|c| Arg::Digit(c.digit()));
    let houses = evidence.houses.first().zip(evidence.covers.first());
    let message = digit.zip(houses).map(|(digit, (house, cover))| {
        Message::new(Key::Confined, vec![digit, Arg::House(*house), Arg::House(*cover)])
    });
    message.into_iter().collect()
}

fn subset(state: &State, step: &Step) -> Vec<Message> {
    let evidence = &step.evidence;
    let hidden: DigitSet = evidence.truths.iter().filter_map(digit_of).collect();
    let cells = Arg::Cells(evidence.cells);
    match evidence.houses.first() {
        Some(house) if !hidden.is_empty() => {
            vec![Message::new(Key::HiddenSet, vec![Arg::House(*house), Arg::Digits(hidden), cells])]
        }
        _ => vec![Message::new(Key::NakedSet, vec![cells, Arg::Digits(digits(state, evidence.cells))])],
    }
}

fn fish(step: &Step) -> Vec<Message> {
    let evidence = &step.evidence;
    let Some(digit) = evidence.truths.iter().find_map(digit_of) else { return Vec::new() };
    let houses = [&evidence.houses, &evidence.covers].map(|houses| Arg::Houses(houses.clone()));
    let [bases, covers] = houses;
    let mut messages = vec![Message::new(Key::FishBases, vec![Arg::Digit(digit), bases, covers])];
    let fins: CellSet = evidence.fins.iter().chain(&evidence.endo_fins).map(|c| c.cell()).collect();
    if !fins.is_empty() {
        messages.push(Message::new(Key::Fins, vec![Arg::Cells(fins), Arg::Cells(fins)]));
    }
    messages
}

fn uniqueness(state: &State, step: &Step) -> Vec<Message> {
    let Some(deadly) = &step.evidence.deadly else { return Vec::new() };
    if matches!(step.technique, Technique::Bug1 | Technique::BugN) {
        return vec![Message::new(Key::Grave, vec![Arg::Candidates(deadly.guardians.clone())])];
    }
    let cells: CellSet = deadly.pattern.iter().map(|c| c.cell()).collect();
    let pair: DigitSet = deadly.pattern.iter().map(|c| c.digit()).collect();
    let mut messages = vec![Message::new(Key::Deadly, vec![Arg::Cells(cells), Arg::Digits(pair)])];
    if !deadly.guardians.is_empty() {
        messages.push(Message::new(Key::Guardians, vec![Arg::Candidates(deadly.guardians.clone())]));
    }
    let beside = |truth: &Truth| match truth {
        Truth::Cell(cell) => Some(*cell).filter(|cell| !cells.contains(*cell)),
        Truth::Digit(..) => None,
    };
    let subset: CellSet = step.evidence.truths.iter().filter_map(beside).collect();
    if !subset.is_empty() {
        let all = digits(state, subset);
        messages.push(Message::new(Key::GuardianSubset, vec![Arg::Cells(subset), Arg::Digits(all)]));
    }
    let strong = step.evidence.truths.iter().filter_map(|truth| match truth {
        Truth::Digit(house, digit) => Some((*house, *digit)),
        Truth::Cell(_) => None,
    });
    messages
        .extend(strong.map(|(house, digit)| Message::new(Key::InPattern, vec![Arg::House(house), Arg::Digit(digit)])));
    messages
}

fn digit_of(truth: &Truth) -> Option<Digit> {
    match truth {
        Truth::Digit(_, digit) => Some(*digit),
        Truth::Cell(_) => None,
    }
}

pub(super) fn digits(state: &State, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | state.digits(cell))
}
