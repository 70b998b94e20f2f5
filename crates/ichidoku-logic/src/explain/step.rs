//! A step as sentences, from its evidence.

use ichidoku::{Candidate, CellSet, Digit};

use super::{Arg, Key, Message};
use crate::links::exclude;
use crate::state::State;
use crate::step::Step;

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
    let mut messages = step.reasons(state);
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

/// The candidates of which one is true.
pub(crate) fn guardians(guardians: &[Candidate]) -> Option<Message> {
    match guardians {
        [] => None,
        [only] => Some(Message::new(Key::LoneGuardian, vec![Arg::Digit(only.digit()), Arg::Cell(only.cell())])),
        several => Some(Message::new(Key::Guardians, vec![Arg::Candidates(several.into())])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Survey, Technique};

    /// What is said about the first step of the technique at the start of the puzzle, without what follows.
    fn said(technique: Technique, line: &str) -> Vec<String> {
        let state = State::from_puzzle(&line.parse().unwrap());
        let step = technique.first(&Survey::new(&state)).unwrap();
        step.reasons(&state).iter().map(Message::to_string).collect()
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
