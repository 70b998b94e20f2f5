//! The exercises of the pages: every technique has two, each has a right answer, and in most the technique is needed.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

mod common;

use ichidoku::{Candidate, ProperPuzzle, Solution, Stop};
use ichidoku_logic::judge::{Claim, Verdict, judge};
use ichidoku_logic::page::{Example, Exercise};
use ichidoku_logic::{Solver, Step, Technique, audit};

/// In this many exercises no easier technique at all finds anything. The others are of techniques that are too rare to be
/// met by chance, or beside which there is nearly always something easier, as beside mutant fish and nets.
const WITHOUT_EASIER: usize = 183;

fn solution(exercise: &Exercise) -> Solution {
    *ProperPuzzle::new(exercise.grid.puzzle()).unwrap().solution()
}

/// Whether the technique is the easiest that finds something.
fn is_due(exercise: &Exercise) -> bool {
    let easiest = Solver::default().next(&exercise.state(), Stop::never()).unwrap().unwrap();
    easiest.technique.difficulty() >= exercise.step.technique.difficulty()
}

fn claim(step: &Step) -> Claim {
    match &step.placements[..] {
        [] => Claim { eliminations: step.eliminations.clone(), ..Claim::default() },
        placements => Claim { placements: placements.to_vec(), ..Claim::default() },
    }
}

#[test]
fn every_technique_has_two_exercises_beside_its_example() {
    let mut due = 0;
    for technique in Technique::ALL {
        let exercises = Exercise::of(*technique);
        assert_eq!(exercises.len(), 2, "{technique}");
        let example = Example::of(*technique).unwrap().state.grid();
        assert!(exercises.iter().all(|exercise| exercise.grid != example), "{technique}");
        assert!(exercises[0].grid != exercises[1].grid, "{technique}");
        due += exercises.iter().filter(|exercise| is_due(exercise)).count();
    }
    assert!(due >= WITHOUT_EASIER, "{due}");
}

#[test]
fn the_answers_are_proved_and_in_the_solution() {
    for exercise in Technique::ALL.iter().flat_map(|technique| Exercise::of(*technique)) {
        let (step, solution) = (&exercise.step, solution(&exercise));
        assert_eq!(audit::prove(&exercise.state(), step), Ok(()), "{step}");
        let is_digit = |c: &Candidate| solution.get(c.cell()) == c.digit();
        assert!(step.placements.iter().all(is_digit) && !step.eliminations.iter().any(is_digit), "{step}");
    }
}

#[test]
fn an_answer_is_judged_by_what_the_technique_does() {
    for technique in Technique::ALL {
        let exercise = &Exercise::of(*technique)[0];
        let (state, solution) = (exercise.state(), solution(exercise));
        let verdict = |claim: &Claim| judge(&state, *technique, claim, &solution, Stop::never()).unwrap();
        assert_eq!(verdict(&Claim::default()), Verdict::Nothing, "{technique}");
        let stored = claim(&exercise.step);
        assert!(matches!(verdict(&stored), Verdict::Right { .. }), "{technique}: {:?}", verdict(&stored));
        // A digit of the solution can't be taken out, whatever else is claimed.
        let cell = state.open().iter().next().unwrap();
        let mut wrong = stored;
        wrong.eliminations.push(Candidate::of(cell, solution.get(cell)));
        assert!(matches!(verdict(&wrong), Verdict::Wrong(_)), "{technique}");
    }
}

#[test]
fn a_verdict_says_what_fails() {
    let exercise = &Exercise::of(Technique::XWing)[0];
    let (state, solution) = (exercise.state(), solution(exercise));
    let told = |claim: &Claim| {
        let verdict = judge(&state, Technique::XWing, claim, &solution, Stop::never()).unwrap();
        verdict.tell(Technique::XWing).to_string()
    };
    assert_eq!(told(&claim(&exercise.step)), "Right.");
    let cell = state.open().iter().next().unwrap();
    let lost = Candidate::of(cell, solution.get(cell));
    let wrong = Claim { eliminations: vec![lost], ..Claim::default() };
    let expected = format!("That can’t be right: no X-wing eliminates {} in {cell}.", lost.digit());
    assert_eq!(told(&wrong), expected);
}
