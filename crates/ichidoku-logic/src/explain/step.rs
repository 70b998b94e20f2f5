//! A step as sentences, from its evidence.

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use super::{Arg, Key, Message, colours, links, net, sets};
use crate::geometry::most_apart;
use crate::links::exclude;
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
    // What a placement takes with it goes without saying.
    let told = |c: &&Candidate| !step.placements.iter().any(|placed| exclude(*placed, **c));
    for digit in Digit::ALL {
        let out = step.eliminations.iter().filter(|c| c.digit() == digit).filter(told);
        let cells: CellSet = out.map(|c| c.cell()).collect();
        if !cells.is_empty() {
            messages.push(Message::new(Key::Eliminate, vec![Arg::Digit(digit), Arg::AnyCell(cells)]));
        }
    }
    messages
}

/// Why the step is true, in words.
pub(crate) fn reasons(state: &State, step: &Step) -> Vec<Message> {
    match step.technique.info().family {
        Family::Singles => single(step),
        Family::Locked => locked(step),
        Family::Subsets => subset(state, step),
        Family::Fish => fish(step),
        Family::Uniqueness => uniqueness(state, step),
        Family::Colours => colours::colours(state, step),
        Family::Wings | Family::AlmostLockedSets if step.evidence.links.is_empty() => sets::sets(state, step),
        Family::Exclusion => exclusion(step),
        Family::Fireworks => firework(step),
        Family::Impossible => impossible(step),
        Family::MultiSector => multi_sector(state, step),
        Family::Exocets => exocet(step),
        Family::Templates => vec![Message::new(Key::AllWays, Vec::new())],
        Family::Nets => net::explain(&step.evidence.net),
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
    messages.extend(guardians(&deadly.guardians));
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

fn exclusion(step: &Step) -> Vec<Message> {
    let size = if step.technique == Technique::AlignedPairExclusion { 2 } else { 3 };
    let mut cells = step.evidence.truths.iter().filter_map(cell_of);
    let base: CellSet = cells.by_ref().take(size).collect();
    let excluders = Message::new(Key::Excluders, vec![Arg::Cells(base), Arg::Cells(cells.collect())]);
    vec![excluders, Message::new(Key::OtherWays, Vec::new())]
}

fn firework(step: &Step) -> Vec<Message> {
    let evidence = &step.evidence;
    let each = |houses: &[House]| {
        let &[row, column, b] = houses else { return None };
        let of_row = |truth: &Truth| matches!(truth, Truth::Digit(house, _) if *house == row);
        let digits: DigitSet = evidence.truths.iter().filter(|t| of_row(t)).filter_map(digit_of).collect();
        let cells = evidence.cells & (row.cells() | column.cells());
        let lines = Arg::Houses(vec![row, column]);
        Some(Message::new(Key::Firework, vec![Arg::House(b), lines, Arg::Digits(digits), Arg::Cells(cells)]))
    };
    evidence.houses.chunks(3).filter_map(each).collect()
}

fn impossible(step: &Step) -> Vec<Message> {
    let evidence = &step.evidence;
    let digits: DigitSet = evidence.candidates.iter().map(|c| c.digit()).collect();
    let cells = Message::new(Key::CannotHold, vec![Arg::Cells(evidence.cells), Arg::Digits(digits)]);
    std::iter::once(cells).chain(guardians(&evidence.fins)).collect()
}

/// The candidates of which one is true.
fn guardians(guardians: &[Candidate]) -> Option<Message> {
    match guardians {
        [] => None,
        [only] => Some(Message::new(Key::LoneGuardian, vec![Arg::Digit(only.digit()), Arg::Cell(only.cell())])),
        several => Some(Message::new(Key::Guardians, vec![Arg::Candidates(several.into())])),
    }
}

fn multi_sector(state: &State, step: &Step) -> Vec<Message> {
    let cells = step.evidence.cells;
    let often = |count: usize| {
        let digits = Digit::ALL.into_iter().filter(|digit| most_apart(state.cells(*digit) & cells) == count);
        let digits: DigitSet = digits.collect();
        (!digits.is_empty()).then(|| Message::new(Key::AtMost, vec![Arg::Count(count), Arg::Digits(digits)]))
    };
    let first = Message::new(Key::CountedSet, vec![Arg::Cells(cells)]);
    let last = Message::new(Key::JustEnough, Vec::new());
    std::iter::once(first).chain((1..=9).filter_map(often)).chain([last]).collect()
}

fn exocet(step: &Step) -> Vec<Message> {
    let evidence = &step.evidence;
    let base: CellSet = evidence.truths.iter().filter_map(cell_of).collect();
    let digits: DigitSet = evidence.candidates.iter().map(|c| c.digit()).collect();
    let [lines, covers] = [&evidence.houses, &evidence.covers].map(|houses| Arg::Houses(houses.clone()));
    let targets = Arg::Cells(evidence.cells - base);
    vec![
        Message::new(Key::ExocetBase, vec![Arg::Cells(base), Arg::Digits(digits)]),
        Message::new(Key::ExocetTargets, vec![lines, covers, targets]),
    ]
}

fn digit_of(truth: &Truth) -> Option<Digit> {
    match truth {
        Truth::Digit(_, digit) => Some(*digit),
        Truth::Cell(_) => None,
    }
}

fn cell_of(truth: &Truth) -> Option<Cell> {
    match truth {
        Truth::Cell(cell) => Some(*cell),
        Truth::Digit(..) => None,
    }
}

pub(super) fn digits(state: &State, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | state.digits(cell))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Survey;

    /// What is said about the first step of the technique at the start of the puzzle, without what follows.
    fn said(technique: Technique, line: &str) -> Vec<String> {
        let state = State::from_puzzle(&line.parse().unwrap());
        let step = technique.first(&Survey::new(&state)).unwrap();
        reasons(&state, &step).iter().map(Message::to_string).collect()
    }

    #[test]
    fn a_counted_set_is_told_by_how_often_each_digit_can_stand() {
        let easter_monster = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
        let said = said(Technique::SkLoop, easter_monster);
        assert_eq!(said.len(), 4);
        assert_eq!(
            said[1..3],
            ["In at most 1 of them each: 5 and 9.", "In at most 2 of them each: 1, 2, 3, 4, 6, 7 and 8."]
        );
    }

    #[test]
    fn an_exocet_is_told_by_base_covers_and_targets() {
        let fata_morgana = "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........";
        let [base, targets] = &said(Technique::JuniorExocet, fata_morgana)[..] else { panic!() };
        assert_eq!(base, "r5c4 and r5c6 hold two of 1, 3 and 6.");
        assert!(targets.ends_with("so r4c2 and r6c8 hold the same two digits."), "{targets}");
    }

    #[test]
    fn an_impossible_pattern_is_told_with_its_guardians() {
        let loki = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
        let [cells, guardians] = &said(Technique::Tridagon, loki)[..] else { panic!() };
        assert!(cells.ends_with("r9c6 and r9c9 cannot all be filled with 3, 5 and 7."), "{cells}");
        assert_eq!(guardians, "The only other candidate there is 1 in r8c8.");
    }

    #[test]
    fn a_lone_guardian_is_placed_and_nothing_else_is_told() {
        let loki = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
        let state = State::from_puzzle(&loki.parse().unwrap());
        let step = Technique::Tridagon.first(&Survey::new(&state)).unwrap();
        assert_eq!(step.placements, ["r8c8=1".parse().unwrap()]);
        assert_eq!(crate::audit::prove(&state, &step), Ok(()));
        assert_eq!(explain(&state, &step).last().map(Message::to_string).as_deref(), Some("So r8c8 is 1."));
        assert!(explain(&state, &step).iter().all(|message| message.key != Key::Eliminate));
    }
}
