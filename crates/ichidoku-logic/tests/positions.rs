//! For every technique positions from random puzzles in which it finds a step, and near misses: the same position but for
//! one candidate or one cell, in which it must not find that step any more.
//!
//! The files are in the format of HoDoKu's library, with the technique's name in the place of the code. `mining.rs` made
//! them.

mod common;

use std::collections::BTreeMap;

use common::library;
use ichidoku::Candidate;
use ichidoku_logic::draw::Marks;
use ichidoku_logic::explain::{Key, Message, explain};
use ichidoku_logic::page::Change;
use ichidoku_logic::position::Position;
use ichidoku_logic::{Family, State, Survey, Technique, audit};

/// How many positions each technique has at least, besides a near miss.
const POSITIONS: usize = 4;

const FILES: [&str; 2] = [include_str!("../src/page/examples.txt"), include_str!("positions.txt")];

fn positions() -> impl Iterator<Item = (Technique, Position)> {
    FILES.iter().flat_map(|file| file.lines()).map(|line| {
        let position = library::case(line);
        (library::technique(&position), position)
    })
}

#[test]
fn every_technique_finds_its_positions_and_misses_its_near_misses() {
    for (technique, position) in positions() {
        let state = State::new(&position.grid).assume_unique();
        let steps = technique.all(&Survey::new(&state));
        assert_eq!(steps.iter().any(|step| position.is_done_by(step)), !position.is_near_miss(), "{position}");
        for step in &steps {
            assert_eq!(audit::prove(&state, step), Ok(()), "{step}\n{position}");
        }
    }
}

#[test]
fn every_step_is_told_and_its_pattern_is_marked() {
    // Marking a single's house, or every candidate, would mark nothing.
    let unmarked = [Family::Singles, Family::Templates];
    for (technique, position) in positions().filter(|(_, position)| !position.is_near_miss()) {
        let state = State::new(&position.grid).assume_unique();
        for step in technique.all(&Survey::new(&state)) {
            let told = explain(&state, &step);
            let follows = |message: &Message| matches!(message.key, Key::Place | Key::Eliminate);
            assert!(!told.first().is_none_or(follows), "{step}: {told:?}");
            let all = Marks::new(&state, &step);
            let mut marked = all.all().filter(|(_, mark)| mark.part.is_some()).map(|(candidate, _)| candidate);
            if technique == Technique::HiddenSingle {
                // The digits that block other cells, where there are any.
                let blocks = |mark: Candidate| {
                    mark.digit() == step.placements[0].digit() && state.value(mark.cell()) == Some(mark.digit())
                };
                assert!(marked.all(blocks), "{step}\n{position}");
            } else {
                let is_marked = marked.next().is_some();
                assert_eq!(is_marked, !unmarked.contains(&technique.info().family), "{step}\n{position}");
            }
        }
    }
}

#[test]
fn every_technique_has_five_tests_and_one_of_them_is_a_near_miss() {
    let mut count: BTreeMap<Technique, [usize; 2]> = BTreeMap::new();
    for (technique, position) in positions() {
        count.entry(technique).or_default()[usize::from(position.is_near_miss())] += 1;
    }
    for technique in Technique::ALL {
        let [found, missed] = count.get(technique).copied().unwrap_or_default();
        assert!(found >= POSITIONS && missed >= 1, "{technique} has {found} positions and {missed} near misses");
    }
}

#[test]
fn every_near_miss_is_near() {
    let all: Vec<(Technique, Position)> = positions().collect();
    for (technique, miss) in all.iter().filter(|(_, position)| position.is_near_miss()) {
        let twin = |position: &Position| {
            !position.is_near_miss()
                && (&position.eliminations, &position.placements) == (&miss.eliminations, &miss.placements)
                && Change::between(&position.grid, &miss.grid).is_some()
        };
        assert!(all.iter().any(|(t, position)| t == technique && twin(position)), "nothing is near {miss}");
    }
}
