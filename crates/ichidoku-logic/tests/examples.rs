//! The examples of the pages are positions in which a player needs the technique.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

mod common;

use common::is_basic;
use ichidoku::Stop;
use ichidoku_logic::page::Example;
use ichidoku_logic::{Solver, Technique};

/// Nobody has found a position of these yet in which there is no single, locked candidate or subset as well: such a fish of
/// two lines hides a pattern of one digit, and the others come in positions with much else.
const BESIDE_BASICS: [Technique; 5] = [
    Technique::FrankenXWing,
    Technique::MutantXWing,
    Technique::Tridagon,
    Technique::ChainsContradiction,
    Technique::NetsContradiction,
];

/// In this many examples no easier technique at all finds anything. The others are mostly mutant fish and nets, beside which
/// there is nearly always a kite or a wing.
const WITHOUT_EASIER: usize = 95;

/// The easiest technique that finds something in the technique's example.
fn easiest(technique: Technique) -> Technique {
    let example = Example::of(technique).unwrap();
    Solver::default().next(&example.state, Stop::never()).unwrap().unwrap().technique
}

#[test]
fn no_example_has_a_single_that_would_do() {
    for technique in Technique::ALL {
        let easiest = easiest(*technique);
        let has_basics = is_basic(easiest) && !is_basic(*technique) && easiest.difficulty() < technique.difficulty();
        assert_eq!(has_basics, BESIDE_BASICS.contains(technique), "{technique}: {easiest}");
    }
}

#[test]
fn in_most_examples_nothing_easier_is_left() {
    let is_due = |technique: &&Technique| easiest(**technique).difficulty() >= technique.difficulty();
    let due = Technique::ALL.iter().filter(is_due).count();
    assert!(due >= WITHOUT_EASIER, "{due}");
}
