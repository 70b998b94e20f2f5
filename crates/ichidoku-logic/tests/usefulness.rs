//! Of the easiest technique a hint shows the step with the shortest proof.
//!
//! `cargo test -p ichidoku-logic --test usefulness -- --ignored --nocapture` prints by technique how many sentences the
//! first step takes and how many the one that a hint shows, and the time for both.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

mod common;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use common::{Rng, library, minimal_puzzle};
use ichidoku::Stop;
use ichidoku_logic::{Solver, State, Step, Survey, Technique, audit, explain::explain};

const FILES: [&str; 2] = [include_str!("../src/page/examples.txt"), include_str!("positions.txt")];

/// For each technique states in which it finds a step.
fn positions() -> BTreeMap<Technique, Vec<State>> {
    let mut states: BTreeMap<Technique, Vec<State>> = BTreeMap::new();
    for position in FILES.iter().flat_map(|file| file.lines()).map(library::case).filter(|p| !p.is_near_miss()) {
        let state = State::new(&position.grid).assume_unique();
        states.entry(library::technique(&position)).or_default().push(state);
    }
    states
}

fn first(technique: Technique, state: &State) -> Step {
    technique.first(&Survey::new(state)).unwrap()
}

fn best(technique: Technique, state: &State) -> Step {
    Solver::with_order([technique]).best(state, Stop::never()).unwrap().unwrap()
}

#[test]
fn a_hint_is_proved_and_no_longer_than_the_first_step_of_its_technique() {
    let (mut shorter, mut all) = (0, 0);
    for (technique, states) in positions() {
        // Nested nets take too long for every test run.
        for state in states.iter().take(if technique.difficulty() < 95 { 5 } else { 1 }) {
            let (first, best) = (first(technique, state), best(technique, state));
            assert_eq!(audit::prove(state, &best), Ok(()), "{best}");
            assert_eq!(best.technique, technique);
            let [first, best] = [first, best].map(|step| step.facts(state));
            assert!(best <= first, "{technique}: {best} facts, not {first}");
            shorter += usize::from(best < first);
            all += 1;
        }
    }
    assert!(shorter * 10 > all, "{shorter} of {all} are shorter");
}

/// At least this many positions of each technique are measured, as far as there are any.
const MEASURED: usize = 8;

#[test]
#[ignore = "measures"]
fn measure() {
    let mut states = positions();
    let mut rng = Rng::new(14);
    for i in 0..std::env::var("ICHIDOKU_PUZZLES").map_or(60, |n| n.parse().unwrap()) {
        let solver = if i % 2 == 0 { Solver::default() } else { Solver::nets() };
        let mut state = State::proper(&minimal_puzzle(&mut rng));
        while let Some(step) = solver.next(&state, Stop::never()).unwrap() {
            let of_technique = states.entry(step.technique).or_default();
            if of_technique.len() < 2 * MEASURED {
                of_technique.push(state.clone());
            }
            state.apply(&step);
        }
    }
    println!("{:40} {:>3} {:>6} {:>6} {:>9} {:>9} {:>9}", "", "n", "first", "best", "ms", "ms", "most ms");
    for (technique, states) in &states {
        let (mut lengths, mut times, mut most) = ([0; 2], [Duration::ZERO; 2], Duration::ZERO);
        for state in states {
            for (i, find) in [first, best].iter().enumerate() {
                let start = Instant::now();
                let step = find(*technique, state);
                times[i] += start.elapsed();
                most = most.max(start.elapsed());
                lengths[i] += explain(state, &step).len();
            }
        }
        let mean = |sum: usize| sum as f64 / states.len() as f64;
        let [a, b] = times.map(|time| time.as_secs_f64() * 1e3 / states.len() as f64);
        let [first, best] = lengths.map(mean);
        let most = most.as_secs_f64() * 1e3;
        println!("{technique:40} {:3} {first:6.1} {best:6.1} {a:9.3} {b:9.3} {most:9.1}", states.len());
    }
}
