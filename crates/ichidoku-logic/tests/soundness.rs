//! Every step of every technique, on random puzzles: it agrees with the solution, follows from its own evidence, and
//! maps along when the puzzle is turned and relabelled.
//!
//! `ICHIDOKU_PUZZLES` sets how many puzzles are tried.

mod common;

use std::collections::BTreeMap;

use common::{Rng, count, library, minimal_puzzle, outcomes, random_transform, techniques, walk};
use ichidoku::Stop;
use ichidoku_logic::{Family, Solver, State, Survey, Technique, audit};

#[test]
fn steps_agree_with_the_solution_and_prove_themselves() {
    let mut rng = Rng::new(1);
    let mut found: BTreeMap<Technique, usize> = BTreeMap::new();
    for _ in 0..count(6) {
        let puzzle = minimal_puzzle(&mut rng);
        walk(State::proper(&puzzle), &mut |state, n| {
            let survey = Survey::new(state);
            for technique in techniques(n) {
                for step in technique.all(&survey) {
                    assert_eq!(step.technique, technique);
                    assert_eq!(
                        audit::against(state, &step, puzzle.solution()),
                        Ok(()),
                        "{step} in {}",
                        puzzle.puzzle()
                    );
                    assert_eq!(audit::prove(state, &step), Ok(()), "{step} in {}", puzzle.puzzle());
                    *found.entry(technique).or_default() += 1;
                }
            }
        });
    }
    for technique in Technique::ALL {
        println!("{technique:28} {:8}", found.get(technique).copied().unwrap_or(0));
    }
}

#[test]
fn paths_agree_with_the_solution_and_prove_themselves() {
    let mut rng = Rng::new(3);
    let solver = Solver::default();
    let mut endings: BTreeMap<String, usize> = BTreeMap::new();
    let mut steps = 0;
    for _ in 0..count(300) {
        let puzzle = minimal_puzzle(&mut rng);
        let mut state = State::proper(&puzzle);
        let path = solver.path(state.clone(), Stop::never()).unwrap();
        for step in &path.steps {
            assert_eq!(audit::against(&state, step, puzzle.solution()), Ok(()), "{step} in {}", puzzle.puzzle());
            assert_eq!(audit::prove(&state, step), Ok(()), "{step} in {}", puzzle.puzzle());
            state.apply(step);
        }
        steps += path.steps.len();
        *endings.entry(format!("{:?}", path.ending)).or_default() += 1;
    }
    println!("{steps} steps, {endings:?}");
}

#[test]
fn steps_map_along_with_the_puzzle() {
    let mut rng = Rng::new(2);
    for _ in 0..count(2) {
        let puzzle = minimal_puzzle(&mut rng);
        let transform = random_transform(&mut rng);
        walk(State::proper(&puzzle), &mut |state, n| {
            let turned = State::new(&transform.grid(&state.grid())).assume_unique();
            for technique in techniques(n) {
                let expected = outcomes(technique, state, |c| transform.candidate(c));
                assert_eq!(outcomes(technique, &turned, |c| c), expected, "{technique} in {}", puzzle.puzzle());
            }
        });
    }
}

/// Random puzzles hardly ever have these.
const RARE: [Family; 5] =
    [Family::Exclusion, Family::Fireworks, Family::Impossible, Family::MultiSector, Family::Exocets];

#[test]
fn steps_in_positions_of_rare_techniques_map_along() {
    let mut rng = Rng::new(8);
    let files = [include_str!("../src/page/examples.txt"), include_str!("positions.txt")];
    let positions = files.iter().flat_map(|file| file.lines()).map(library::case);
    let rare = positions.filter(|position| RARE.contains(&library::technique(position).info().family));
    for position in rare {
        let technique = library::technique(&position);
        for _ in 0..4 {
            let transform = random_transform(&mut rng);
            let turned = State::new(&transform.grid(&position.grid));
            let expected = outcomes(technique, &State::new(&position.grid), |c| transform.candidate(c));
            assert_eq!(outcomes(technique, &turned, |c| c), expected, "{position}");
        }
    }
}
