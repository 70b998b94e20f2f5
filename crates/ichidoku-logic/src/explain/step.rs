//! A step as sentences, from its evidence.

use ichidoku::Candidate;

use super::{Message, links, say};
use crate::state::State;
use crate::step::Step;

/// The whole step in words: why, then what follows.
///
/// ```
/// use ichidoku_logic::{State, Survey, Technique, explain::explain};
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let state = State::from_puzzle(&line.parse().unwrap());
/// let step = Technique::FullHouse.first(&Survey::new(&state));
/// assert!(step.is_none());
/// let step = Technique::HiddenSingle.first(&Survey::new(&state)).unwrap();
/// let words: Vec<String> = explain(&state, &step).iter().map(|m| m.to_string()).collect();
/// assert_eq!(words[0], "In box 2, 8 can only be in r1c6.");
/// assert_eq!(words[2], "So r1c6 is 8.");
/// ```
pub fn explain(state: &State, step: &Step) -> Vec<Message> {
    step.explained(state)
}

/// The whole proof of a step that rests on chains or a net, link by link; of any other step its explanation.
pub fn every_link(state: &State, step: &Step) -> Vec<Message> {
    let proof = links::proof(state, step);
    if proof.is_empty() {
        explain(state, step)
    } else {
        proof.into_iter().chain([super::result::so(state, step)]).collect()
    }
}

/// The candidates of which one is true.
pub(crate) fn guardians(guardians: &[Candidate]) -> Option<Message> {
    match guardians {
        [] => None,
        [only] => Some(say::LoneGuardian { candidate: *only }.into()),
        several => Some(say::Guardians { candidates: several.into() }.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Survey, Technique};

    fn first(technique: Technique, line: &str) -> (State, Step) {
        let state = State::from_puzzle(&line.parse().unwrap());
        let step = technique.first(&Survey::new(&state)).unwrap();
        (state, step)
    }

    /// What is said about the first step of the technique at the start of the puzzle.
    fn said(technique: Technique, line: &str) -> Vec<String> {
        let (state, step) = first(technique, line);
        explain(&state, &step).iter().map(Message::to_string).collect()
    }

    #[test]
    fn a_counted_set_is_told_by_how_often_each_digit_can_appear() {
        let easter_monster = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
        let said = said(Technique::SkLoop, easter_monster);
        let often = "5 and 9 can appear at most once, and 1, 2, 3, 4, 6, 7 and 8 can appear at most twice.";
        assert_eq!(said[1], format!("In these 16 cells, {often}"));
    }

    #[test]
    fn an_exocet_is_told_by_base_lines_and_targets() {
        let fata_morgana = "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........";
        let said = said(Technique::JuniorExocet, fata_morgana);
        assert_eq!(said[0], "The base r5c4 and r5c6 holds two of 1, 3 and 6.");
        assert!(said[2].ends_with("so the targets r4c2 and r6c8 hold the two base digits."), "{said:?}");
    }

    #[test]
    fn a_lone_guardian_is_placed_and_nothing_else_is_told() {
        let loki = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
        let (state, step) = first(Technique::Tridagon, loki);
        assert_eq!(step.placements, ["r8c8=1".parse().unwrap()]);
        assert_eq!(crate::audit::prove(&state, &step), Ok(()));
        let said = said(Technique::Tridagon, loki);
        assert_eq!(said[2..], ["The only other candidate there is 1 in r8c8.", "So r8c8 is 1."]);
    }
}
