//! What a search does depends on the puzzle only: not on the instruction set, not on the lanes, not on the other puzzles.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::fs;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use common::{for_each_engine, same_but_for_sweeps};
use ichidoku::solve::{Engine, Report, Search};
use ichidoku::{Candidate, CandidateSet, Interrupted, Puzzle, Stop};
use testkit::random::Random;
use testkit::{golden, testdata};

/// The project's minimal puzzles and the golden suite, but for what takes long.
fn corpus() -> Vec<Puzzle> {
    let lines = fs::read_to_string(testdata("samples/minimal.txt")).unwrap();
    let samples = lines.lines().filter(|line| !line.starts_with('#')).map(|line| line.parse().unwrap());
    let cases = golden().unwrap();
    let quick = |puzzle: &Puzzle| Search::new().limit(10).node_budget(1000).run(puzzle).interrupted.is_none();
    samples.take(2000).chain(cases.iter().map(|case| case.puzzle.parse().unwrap())).filter(quick).collect()
}

#[test]
fn an_engine_is_there_for_each_instruction_set_of_the_machine() {
    let names: Vec<&str> = Engine::available().map(Engine::name).collect();
    #[cfg(target_arch = "aarch64")]
    let vectors = ["neon"];
    #[cfg(target_arch = "x86_64")]
    let vectors: Vec<&str> = [
        ("avx512", is_x86_feature_detected!("avx512vl") && is_x86_feature_detected!("avx512vpopcntdq")),
        ("avx2", is_x86_feature_detected!("avx2")),
    ]
    .into_iter()
    .filter_map(|(name, is_there)| is_there.then_some(name))
    .collect();
    let expected: Vec<&str> = vectors.into_iter().chain(["portable", "scalar"]).collect();
    assert_eq!(names, expected);
    assert_eq!(Engine::best().name(), expected[0]);
}

/// The sum over all reports.
fn sum(reports: &[Report], figure: fn(&Report) -> u64) -> u64 {
    reports.iter().map(figure).sum()
}

/// The search's signature. A change here means that another search is made: more guesses are a loss to be explained,
/// fewer a gain to be written into BENCHMARKS.md.
#[test]
fn all_engines_make_the_same_search() {
    let puzzles = corpus();
    for_each_engine(|engine, search| {
        let reports = search.limit(10).run_many(&puzzles);
        let signature = [
            sum(&reports, |report| report.count),
            sum(&reports, |report| report.stats.guesses),
            sum(&reports, |report| report.stats.depth.into()),
            sum(&reports, |report| report.stats.sweeps),
        ];
        assert_eq!(signature, SIGNATURE, "{engine}");
    });
}

/// Solutions up to ten a puzzle, guesses, depths, sweeps.
const SIGNATURE: [u64; 4] = [2162, 4276, 1494, 41053];

#[test]
fn neighbours_do_not_matter() {
    let mut puzzles = corpus();
    puzzles.truncate(1500);
    let mut order: Vec<usize> = (0..puzzles.len()).collect();
    Random::new(3).shuffle(&mut order);
    for_each_engine(|engine, search| {
        let reports = search.run_many(&puzzles);
        let shuffled: Vec<Puzzle> = order.iter().map(|i| puzzles[*i]).collect();
        for (i, report) in order.iter().zip(search.run_many(&shuffled)) {
            assert_eq!(report, reports[*i], "{engine}: {}", puzzles[*i]);
        }
    });
}

#[test]
fn alone_or_among_many_the_same_guesses_lead_to_the_same_solutions() {
    let puzzles = corpus();
    for_each_engine(|engine, search| {
        for (puzzle, report) in puzzles.iter().zip(search.limit(3).run_iter(puzzles.iter().copied())) {
            let alone = search.limit(3).run(puzzle);
            assert!(same_but_for_sweeps(&alone, &report), "{engine}: {puzzle}");
        }
    });
}

/// Hard enough to be shared out among the lanes.
const HARD: [&str; 2] = [
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
];

#[test]
fn a_hard_puzzle_alone_counts_in_the_order_of_one_search() {
    let fewer = |puzzle: Puzzle| puzzle.clues().map(|(cell, _)| puzzle.with(cell, None)).collect::<Vec<_>>();
    for_each_engine(|engine, search| {
        for puzzle in
            HARD.into_iter().flat_map(|text| [vec![text.parse().unwrap()], fewer(text.parse().unwrap())].concat())
        {
            for limit in [2, 3, 7, 50, 1000] {
                let among_many = search.limit(limit).run_many(&[puzzle]);
                let alone = search.limit(limit).run(&puzzle);
                assert!(
                    same_but_for_sweeps(&alone, &among_many[0]),
                    "{engine}, {limit}: {puzzle}: {alone:?} {among_many:?}"
                );
            }
        }
    });
}

#[test]
fn a_grid_of_candidates_is_searched_like_its_puzzle() {
    for_each_engine(|engine, search| {
        for puzzle in corpus().iter().take(300) {
            let possible = |c: &Candidate| match puzzle.get(c.cell()) {
                Some(clue) => clue == c.digit(),
                None => puzzle.unseen_digits(c.cell()).contains(c.digit()),
            };
            let candidates: CandidateSet = Candidate::all().filter(possible).collect();
            let (grid, expected) = (search.run_candidates(&candidates), search.run(puzzle));
            assert_eq!(grid.outcome(), expected.outcome(), "{engine}: {puzzle}");
        }
    });
}

#[test]
fn the_node_budget_holds_for_each_puzzle() {
    let puzzles = corpus();
    for_each_engine(|engine, search| {
        let free = search.run_many(&puzzles);
        let reports = search.node_budget(5).run_many(&puzzles);
        for ((puzzle, free), report) in puzzles.iter().zip(&free).zip(&reports) {
            assert!(report.stats.guesses <= 5, "{engine}: {puzzle}");
            let stopped = free.stats.guesses > 5;
            assert_eq!(report.interrupted, stopped.then_some(Interrupted::NodeBudget), "{engine}: {puzzle}");
            assert!(stopped || report == free, "{engine}: {puzzle}");
            let alone = search.node_budget(5).run(puzzle);
            assert!(same_but_for_sweeps(report, &alone), "{engine}: {puzzle}");
        }
        assert!(reports.iter().any(|report| report.interrupted.is_some()), "{engine}: the budget is never used up");
    });
}

#[test]
fn a_raised_flag_stops_everything() {
    let raised = AtomicBool::new(true);
    for engine in Engine::available() {
        let search = Search::new().engine(engine).stop(Stop::flag(&raised));
        let reports = search.run_many(&[Puzzle::EMPTY; 100]);
        assert!(reports.iter().all(|report| report.interrupted == Some(Interrupted::Stopped)), "{engine}");
        assert_eq!(search.run(&Puzzle::EMPTY).interrupted, Some(Interrupted::Stopped), "{engine}");
        let mut solutions = search.solutions(&Puzzle::EMPTY);
        assert_eq!((solutions.next(), solutions.next()), (Some(Err(Interrupted::Stopped)), None), "{engine}");
        assert_eq!(search.true_candidates(&Puzzle::EMPTY, 1).unwrap_err(), Interrupted::Stopped, "{engine}");
    }
}

/// The question is answered with yes at its thousandth time, so that how far the search got depends on no clock; the search of the
/// empty grid would never end by itself.
#[test]
fn a_search_without_end_is_stopped() {
    for_each_engine(|engine, search| {
        let looks = AtomicU64::new(0);
        let is_raised = || looks.fetch_add(1, Ordering::Relaxed) == 1000;
        let report = search.limit(u64::MAX).stop(Stop::when(&is_raised)).run(&Puzzle::EMPTY);
        assert_eq!(report.interrupted, Some(Interrupted::Stopped), "{engine}");
        assert!(report.count > 0, "{engine}: a thousand sweeps find no solution");
        assert_eq!(looks.into_inner(), 1001, "{engine}: a search that is stopped asks no more");
    });
}

/// One thread searches, another raises the flag.
#[test]
fn a_flag_is_seen_from_another_thread() {
    let (flag, looks) = (AtomicBool::new(false), AtomicU64::new(0));
    let is_raised = || {
        looks.fetch_add(1, Ordering::Relaxed);
        flag.load(Ordering::Relaxed)
    };
    let report = thread::scope(|scope| {
        let search = Search::new().limit(u64::MAX).stop(Stop::when(&is_raised));
        let worker = scope.spawn(move || search.run(&Puzzle::EMPTY));
        while looks.load(Ordering::Relaxed) == 0 {
            thread::yield_now();
        }
        flag.store(true, Ordering::Relaxed);
        worker.join().unwrap()
    });
    assert_eq!(report.interrupted, Some(Interrupted::Stopped));
}

#[test]
fn true_candidates_are_those_of_all_solutions() {
    let puzzles = corpus();
    let several = puzzles.iter().filter(|puzzle| (2..500).contains(&puzzle.count_solutions(500)));
    let mut seen = 0;
    for puzzle in several {
        let solutions: Vec<_> = puzzle.solutions().collect();
        for_each_engine(|engine, search| {
            let found = search.true_candidates(puzzle, 7).unwrap();
            for candidate in Candidate::all() {
                let count = solutions.iter().filter(|s| s.get(candidate.cell()) == candidate.digit()).count();
                assert_eq!(found.count(candidate), count.min(7) as u32, "{engine}: {candidate} in {puzzle}");
            }
        });
        seen += 1;
    }
    assert!(seen > 0, "no puzzle of the corpus has a few solutions");
}

#[test]
fn a_limit_of_none_finds_none() {
    for_each_engine(|engine, search| {
        let search = search.limit(0);
        assert_eq!(search.run_many(&[Puzzle::EMPTY]), [Report::default()], "{engine}");
        assert_eq!(search.run(&Puzzle::EMPTY).count, 0, "{engine}");
        assert_eq!(search.solutions(&Puzzle::EMPTY).next(), None, "{engine}");
    });
}
