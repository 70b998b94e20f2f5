//! Every algorithm on every kind of input: it agrees with the engine or says that it did not finish, and keeps to its
//! budget.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, its helpers too")]

use std::cell::Cell as Shared;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ichidoku::{Outcome as Answer, Puzzle, Solution, Stop};
use ichidoku_lab::compare::usual_methods;
use ichidoku_lab::{Algorithm, Event, Limits, Method, Observer, Outcome, Reason, Replay, Run, Silent};
use testkit::{Case, Category, Count, golden, shared_data};

const BEST_KNOWN: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A solution with two pairs of cells blanked that can be exchanged: so few blanks that even brute force looks everywhere.
const TWO_SOLUTIONS: &str = "53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179";

/// The best-known puzzle without one of its clues.
const EIGHT_SOLUTIONS: &str = "53..7....6..195....9.....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Five blanks that cannot be filled, though a digit is left for each: brute force can prove it.
const UNSOLVABLE: &str = "534678.126721954.8198342567859761.2.4268537917139248569615372842874196.5345286179";

/// Legal clues, but r1c9 can hold no digit.
const NO_DIGIT_LEFT: &str = "12345678.........9...............................................................";

const CLASHING: &str = "55...............................................................................";

fn puzzle(text: &str) -> Puzzle {
    text.parse().unwrap()
}

/// Runs a method within a budget that all but the hopeless keep easily, and checks that it keeps to it.
fn run(method: &Method, puzzle: &Puzzle, solutions: u64) -> Run {
    run_within(20_000_000, method, puzzle, solutions)
}

fn run_within(steps: u64, method: &Method, puzzle: &Puzzle, solutions: u64) -> Run {
    let run = method.run(puzzle, &Limits::new().steps(steps).solutions(solutions), &mut Silent);
    // The engine's steps are its guesses; a sweep is not one.
    let tests = if matches!(method, Method::Engine(_)) { 0 } else { run.counts.tests };
    assert!(run.counts.assignments + tests <= steps, "{method} ran past its budget");
    assert!(run.solutions <= solutions, "{method} found more than asked for");
    assert!(run.first.iter().flatten().all(|solution| solution.solves(puzzle)), "{method} changed a clue");
    run
}

/// The solution of a proper puzzle.
fn answer(puzzle: &Puzzle) -> Solution {
    let Answer::Unique(solution) = puzzle.solve() else { panic!("{puzzle} is not proper") };
    solution
}

/// Whether the method finished; if it did, its answer is the engine's.
fn agrees(method: &Method, puzzle: &Puzzle, answer: &Solution) -> bool {
    let run = run_within(2_000_000, method, puzzle, 1);
    match run.outcome {
        Outcome::Solved => {
            assert_eq!((run.first[0].as_ref(), run.solutions), (Some(answer), 1), "{method} on {puzzle}");
            true
        }
        Outcome::Unfinished(_) => {
            assert_eq!((run.solutions, run.complete), (0, false), "{method} on {puzzle}");
            false
        }
        other => panic!("{method} on {puzzle}: {other}"),
    }
}

#[test]
fn on_proper_puzzles_they_agree_with_the_engine() {
    let puzzle = puzzle(BEST_KNOWN);
    for method in usual_methods(1) {
        let finished = agrees(&method, &puzzle, &answer(&puzzle));
        assert_eq!(finished, !matches!(method, Method::BruteForce(_)), "{method}");
    }
}

/// How a run on a case of the golden suite may end, and that it tells the truth where it ends well.
fn check_case(case: &Case, method: &Method, steps: u64) -> bool {
    let puzzle: Puzzle = case.puzzle.parse().unwrap();
    let run = run_within(steps, method, &puzzle, 100);
    let place = format!("{method} on {}", case.name);
    let proper = case.solution.as_deref();
    match run.outcome {
        Outcome::Solved => {
            assert!(run.solutions > 0 && case.solutions.agrees(run.solutions, 100), "{place}: {}", run.solutions);
            assert!(proper.is_none_or(|only| run.first[0].unwrap().to_string() == only), "{place}");
        }
        Outcome::Unsolvable => assert_eq!(case.solutions, Count::Exactly(0), "{place}"),
        Outcome::Clashing => assert_eq!(case.category, Category::Clashing, "{place}"),
        Outcome::Unfinished(_) => assert!(run.solutions <= case.solutions.least().max(100), "{place}"),
    }
    assert_eq!(case.category == Category::Clashing, run.outcome == Outcome::Clashing, "{place}");
    !matches!(run.outcome, Outcome::Unfinished(_))
}

/// Every case of the golden suite, every algorithm, within these steps; says how many each finishes.
fn check_golden(steps: impl Fn(&Method) -> u64) {
    let suite = golden().unwrap();
    for method in Method::ALL {
        let finished = suite.iter().filter(|case| check_case(case, &method, steps(&method))).count();
        println!("{method} finishes {finished} of {}", suite.len());
        let enough = match method {
            Method::DancingLinks(_) | Method::Sat(_) | Method::Engine(_) => suite.len() * 9 / 10,
            Method::Elimination(_) => suite.len() / 2,
            _ => suite.len() / 10,
        };
        assert!(finished >= enough, "{method} finishes {finished} of {}", suite.len());
    }
}

#[test]
fn on_the_golden_suite_they_tell_the_truth() {
    check_golden(|_| 300_000);
}

#[test]
#[ignore = "minutes: every algorithm with its usual budget"]
fn on_the_golden_suite_they_tell_the_truth_with_their_usual_budgets() {
    check_golden(Method::usual_steps);
}

/// Some of each list of the shared data, easy ones and the hardest known.
#[test]
fn on_many_proper_puzzles_they_agree_with_the_engine() {
    for list in ["17-clue", "magictour-1465", "hardest-1905", "kaggle-like", "unbiased-like"] {
        let Some(path) = shared_data(format!("perf/{list}.txt")) else { continue };
        let text = std::fs::read_to_string(path).unwrap();
        let puzzles: Vec<Puzzle> = text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect();
        let some: Vec<&Puzzle> = puzzles.iter().step_by(puzzles.len() / 8 + 1).collect();
        for method in Method::ALL {
            let finished = some.iter().filter(|puzzle| agrees(&method, puzzle, &answer(puzzle))).count();
            println!("{list}: {method} finishes {finished} of {}", some.len());
        }
    }
}

#[test]
fn with_the_whole_search_a_solution_is_proved_to_be_the_only_one() {
    let puzzle = puzzle(BEST_KNOWN);
    for method in Method::ALL {
        let run = run(&method, &puzzle, u64::MAX);
        let expected = match method {
            Method::BruteForce(_) => (Outcome::Unfinished(Reason::Steps), false, 0),
            Method::Annealing(_) => (Outcome::Unfinished(Reason::GaveUp), false, 1),
            _ => (Outcome::Solved, true, 1),
        };
        assert_eq!((run.outcome, run.complete, run.solutions), expected, "{method}");
    }
}

#[test]
fn several_solutions_are_all_found() {
    for (text, count) in [(TWO_SOLUTIONS, 2), (EIGHT_SOLUTIONS, 8)] {
        let puzzle = puzzle(text);
        assert_eq!(puzzle.count_solutions(1000), count);
        for method in Method::ALL {
            let all = run(&method, &puzzle, u64::MAX);
            let expected = match method {
                Method::BruteForce(_) if count > 2 => (Outcome::Unfinished(Reason::Steps), false, 0),
                Method::Annealing(_) => (Outcome::Unfinished(Reason::GaveUp), false, 1),
                _ => (Outcome::Solved, true, count),
            };
            assert_eq!((all.outcome, all.complete, all.solutions), expected, "{method}");
            assert_eq!(all.first.iter().flatten().count() as u64, all.solutions.min(2), "{method}");
            assert!(all.solutions < 2 || all.first[0] != all.first[1], "{method}");
        }
    }
}

#[test]
fn of_several_solutions_the_first_is_enough() {
    for method in Method::ALL {
        let run = run(&method, &puzzle(TWO_SOLUTIONS), 1);
        assert_eq!((run.outcome, run.complete, run.solutions), (Outcome::Solved, false, 1), "{method}");
    }
}

/// The empty grid has more solutions than anyone can count.
#[test]
fn of_too_many_solutions_as_many_as_asked_for_are_found() {
    for method in Method::ALL {
        let run = run(&method, &Puzzle::EMPTY, 100);
        match method {
            Method::BruteForce(_) => assert_eq!(run.outcome, Outcome::Unfinished(Reason::Steps)),
            Method::Annealing(_) => assert_eq!((run.outcome, run.solutions), (Outcome::Unfinished(Reason::GaveUp), 1)),
            _ => assert_eq!((run.outcome, run.complete, run.solutions), (Outcome::Solved, false, 100), "{method}"),
        }
    }
}

#[test]
fn without_a_solution_they_say_so_or_give_up() {
    for method in Method::ALL {
        let run = run(&method, &puzzle(UNSOLVABLE), 1);
        let expected = match method {
            Method::Annealing(_) => (Outcome::Unfinished(Reason::GaveUp), false),
            _ => (Outcome::Unsolvable, true),
        };
        assert_eq!((run.outcome, run.complete, run.solutions), (expected.0, expected.1, 0), "{method}");
    }
}

/// Row by row finds the cell without a digit at its end of the first row, again and again at no depth; only brute force
/// and annealing cannot tell.
#[test]
fn a_cell_without_a_digit_is_seen() {
    for method in Method::ALL {
        let run = run(&method, &puzzle(NO_DIGIT_LEFT), 1);
        let expected = match method {
            Method::BruteForce(_) => Outcome::Unfinished(Reason::Steps),
            Method::Annealing(_) => Outcome::Unfinished(Reason::GaveUp),
            _ => Outcome::Unsolvable,
        };
        assert_eq!(run.outcome, expected, "{method}");
    }
}

#[test]
fn clashing_clues_are_not_searched() {
    for method in usual_methods(1) {
        let run = run(&method, &puzzle(CLASHING), 1);
        assert_eq!((run.outcome, run.solutions), (Outcome::Clashing, 0), "{method}");
        assert_eq!((run.counts.assignments, run.counts.tests), (0, 0), "{method}");
    }
}

#[test]
fn a_full_grid_is_its_own_solution() {
    let full: Puzzle = answer(&puzzle(BEST_KNOWN)).into();
    for method in usual_methods(1) {
        let run = run(&method, &full, u64::MAX);
        assert_eq!(run.first[0], Some(answer(&puzzle(BEST_KNOWN))), "{method}");
    }
}

#[test]
fn a_budget_is_used_up_to_the_last_step_and_no_further() {
    let full_counters = Method::ALL.into_iter().filter(|method| !matches!(method, Method::Engine(_)));
    for method in full_counters {
        for steps in [0, 1, 10, 500] {
            let run = method.run(&puzzle(BEST_KNOWN), &Limits::new().steps(steps), &mut Silent);
            assert_eq!(run.outcome, Outcome::Unfinished(Reason::Steps), "{method} with {steps}");
            assert_eq!(run.counts.assignments + run.counts.tests, steps, "{method}");
        }
    }
}

thread_local! {
    static NOW: Shared<u64> = const { Shared::new(0) };
}

/// A clock that goes on by a second whenever it is read.
fn seconds_read() -> Duration {
    NOW.set(NOW.get() + 1);
    Duration::from_secs(NOW.get())
}

#[test]
fn time_ends_a_run() {
    for method in Method::ALL {
        NOW.set(0);
        let limits = Limits::new().clock(seconds_read).time(Duration::from_secs(3)).solutions(u64::MAX);
        let run = method.run(&Puzzle::EMPTY, &limits, &mut Silent);
        assert_eq!(run.outcome, Outcome::Unfinished(Reason::Time), "{method}");
        assert!(NOW.get() <= 6, "{method} looked at the clock {} times", NOW.get());
    }
}

#[test]
fn a_raised_flag_ends_a_run_before_it_begins() {
    let cancel = AtomicBool::new(true);
    for method in Method::ALL {
        let run = method.run(&puzzle(BEST_KNOWN), &Limits::new().stop(Stop::flag(&cancel)), &mut Silent);
        assert_eq!(run.outcome, Outcome::Unfinished(Reason::Cancelled), "{method}");
        assert_eq!(run.counts.assignments + run.counts.tests, 0, "{method}");
    }
}

/// Raises the flag at the hundredth placement, and counts those that still come.
struct Canceller<'a> {
    placements: u64,
    cancel: &'a AtomicBool,
}

impl Observer for Canceller<'_> {
    fn see(&mut self, event: Event, _depth: u32) {
        self.placements += u64::from(matches!(event, Event::Place { .. }));
        if self.placements == 100 {
            self.cancel.store(true, Ordering::Relaxed);
        }
    }
}

#[test]
fn a_flag_raised_on_the_way_ends_a_run_soon() {
    for method in Method::ALL.into_iter().filter(|method| !matches!(method, Method::Engine(_))) {
        let cancel = AtomicBool::new(false);
        let mut observer = Canceller { placements: 0, cancel: &cancel };
        let limits = Limits::new().stop(Stop::flag(&cancel)).solutions(u64::MAX);
        let run = method.run(&Puzzle::EMPTY, &limits, &mut observer);
        assert_eq!(run.outcome, Outcome::Unfinished(Reason::Cancelled), "{method}");
        assert!(observer.placements < 5000, "{method} placed {}", observer.placements);
    }
}

/// Counts what it sees.
#[derive(Default)]
struct Tally {
    tries: u64,
    clashes: u64,
    places: u64,
    guesses: u64,
    backtracks: u64,
    deepest: u32,
    solved: u64,
}

impl Observer for Tally {
    fn see(&mut self, event: Event, depth: u32) {
        self.deepest = self.deepest.max(depth);
        match event {
            Event::Try { .. } => self.tries += 1,
            Event::Clash { cell, with, .. } => {
                assert!(cell.sees(with));
                self.clashes += 1;
            }
            Event::Place { guess, .. } => {
                self.places += 1;
                self.guesses += u64::from(guess);
            }
            Event::Backtrack { .. } => self.backtracks += 1,
            Event::Solved => self.solved += 1,
            Event::Eliminate { .. } | Event::Contradiction(_) => {}
        }
    }
}

#[test]
fn what_is_counted_is_what_is_seen() {
    for method in Method::ALL.into_iter().filter(|method| !matches!(method, Method::Engine(_))) {
        let mut tally = Tally::default();
        let run = method.run(&puzzle(BEST_KNOWN), &Limits::new().steps(1_000_000), &mut tally);
        assert_eq!(tally.places, run.counts.assignments, "{method}");
        assert_eq!(tally.deepest, run.counts.max_depth, "{method}");
        assert_eq!(tally.solved, run.solutions, "{method}");
        if !matches!(method, Method::Sat(_) | Method::Annealing(_)) {
            assert_eq!(tally.backtracks, run.counts.backtracks, "{method}");
        }
        if let Method::Backtracking(_) = method {
            assert_eq!(tally.tries, run.counts.tests, "{method}");
            assert_eq!(tally.guesses, run.counts.assignments, "{method}");
        }
        if method == Method::ROW_BY_ROW {
            assert_eq!(tally.tries - tally.clashes, run.counts.assignments, "a test without clash is an assignment");
        }
    }
}

/// Whatever the algorithm, the events alone tell the grid: at each solution it is legal and complete.
#[test]
fn the_events_tell_the_grid() {
    struct AtSolutions(Replay, Vec<Solution>);
    impl Observer for AtSolutions {
        fn see(&mut self, event: Event, depth: u32) {
            self.0.see(event, depth);
            if event == Event::Solved {
                self.1.push(Solution::try_from(*self.0.grid()).unwrap());
            }
        }
    }
    let puzzle = puzzle(TWO_SOLUTIONS);
    for method in Method::ALL {
        let mut seen = AtSolutions(Replay::new(&puzzle), Vec::new());
        let run = method.run(&puzzle, &Limits::new().steps(3_000_000).solutions(u64::MAX), &mut seen);
        let first: Vec<Solution> = run.first.into_iter().flatten().collect();
        assert_eq!(seen.1[..first.len()], first, "{method}");
        if matches!(method, Method::Backtracking(_) | Method::FewestFirst(_) | Method::DancingLinks(_)) {
            assert_eq!(*seen.0.grid(), puzzle, "{method} leaves the grid as it found it");
        }
    }
}
