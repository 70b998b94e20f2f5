//! A trace replays to the grid of the run that wrote it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, its helpers too")]

use ichidoku::{Puzzle, Solution};
use ichidoku_lab::compare::usual_methods;
use ichidoku_lab::trace::{TraceReader, TraceWriter};
use ichidoku_lab::{Algorithm, Event, Limits, Method, Observer, Outcome, Replay, Run};

const PUZZLES: [&str; 4] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    // 13 solutions
    ".....6....59.....82....8....45........3........6..3.54...325..6..................",
    // no solution
    "12345678.........9...............................................................",
];

/// The run, its trace, and the grid as an observer saw it at the end.
fn traced(method: &Method, puzzle: &Puzzle, steps: u64) -> (Run, String, Replay) {
    let mut live = Replay::new(puzzle);
    let mut observer = (TraceWriter::new(Vec::new(), method, puzzle), &mut live);
    let run = method.run(puzzle, &Limits::new().steps(steps), &mut observer);
    let trace = observer.0.finish(&run).unwrap();
    (run, String::from_utf8(trace).unwrap(), live)
}

#[test]
fn a_trace_replays_to_the_same_grid() {
    for puzzle in PUZZLES.map(|text| text.parse::<Puzzle>().unwrap()) {
        for method in usual_methods(1) {
            let (run, trace, live) = traced(&method, &puzzle, 30_000);
            let mut reader = TraceReader::new(trace.as_bytes()).unwrap();
            assert_eq!(reader.start().algorithm, method.to_string());
            assert_eq!(*reader.puzzle(), puzzle);
            let mut replay = Replay::new(reader.puzzle());
            let mut solved = None;
            for line in reader.by_ref() {
                let (event, depth) = line.unwrap();
                replay.see(event, depth);
                if event == Event::Solved {
                    solved = Some(Solution::try_from(*replay.grid()).unwrap());
                }
            }
            assert_eq!(replay.grid(), live.grid(), "{method} on {puzzle}");
            assert_eq!(replay.eliminated(), live.eliminated(), "{method} on {puzzle}");
            assert_eq!(solved, run.first[0], "{method} on {puzzle}");
            if run.outcome == Outcome::Solved {
                assert_eq!(Solution::try_from(*replay.grid()).ok(), run.first[0], "{method} on {puzzle}");
            }
            let end = reader.end().unwrap();
            assert_eq!((end.assignments, end.tests), (run.counts.assignments, run.counts.tests));
            assert_eq!(end.outcome, run.outcome.name());
        }
    }
}

/// What is documented, to the letter: a reader in another language relies on it.
#[test]
fn the_format_is_as_documented() {
    let (_, trace, _) = traced(&Method::ROW_BY_ROW, &PUZZLES[0].parse().unwrap(), 20_000_000);
    let lines: Vec<&str> = trace.lines().collect();
    assert_eq!(
        lines[..6],
        [
            concat!(
                r#"{"event":"start","format":"ichidoku-lab-trace","version":1,"algorithm":"row-by-row","#,
                r#""puzzle":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#
            ),
            r#"{"event":"try","depth":0,"cell":"r1c3","digit":1}"#,
            r#"{"event":"place","depth":1,"cell":"r1c3","digit":1,"guess":true}"#,
            r#"{"event":"try","depth":1,"cell":"r1c4","digit":1}"#,
            r#"{"event":"clash","depth":1,"cell":"r1c4","digit":1,"with":"r1c3"}"#,
            r#"{"event":"try","depth":1,"cell":"r1c4","digit":2}"#,
        ]
    );
    assert_eq!(
        lines[lines.len() - 2..],
        [
            r#"{"event":"solved","depth":51}"#,
            concat!(
                r#"{"event":"end","outcome":"solved","complete":false,"solutions":1,"assignments":4208,"tests":37652,"#,
                r#""backtracks":4157,"max_depth":51,"memory":1377}"#
            ),
        ]
    );
    let unsolvable = PUZZLES[3].parse().unwrap();
    let (_, trace, _) = traced(&Method::named("fewest-first").unwrap(), &unsolvable, 1000);
    assert_eq!(trace.lines().nth(1), Some(r#"{"event":"contradiction","depth":0,"cell":"r1c9"}"#));
    let (_, trace, _) = traced(&Method::named("dancing-links").unwrap(), &unsolvable, 100_000);
    let contradiction = trace.lines().find(|line| line.contains("contradiction"));
    assert_eq!(contradiction, Some(r#"{"event":"contradiction","depth":0,"cell":"r1c9"}"#));
}

#[test]
fn the_same_run_writes_the_same_trace() {
    for method in usual_methods(1) {
        let puzzle = PUZZLES[1].parse().unwrap();
        assert_eq!(traced(&method, &puzzle, 5000).1, traced(&method, &puzzle, 5000).1, "{method}");
    }
}

/// A full disk is reported, once, at the end.
#[test]
fn a_failure_to_write_is_reported() {
    let puzzle = PUZZLES[0].parse().unwrap();
    let mut room = [0u8; 1000];
    let mut writer = TraceWriter::new(&mut room[..], &Method::ROW_BY_ROW, &puzzle);
    let run = Method::ROW_BY_ROW.run(&puzzle, &Limits::new(), &mut writer);
    assert_eq!(run.outcome, Outcome::Solved);
    assert_eq!(writer.finish(&run).unwrap_err().kind(), std::io::ErrorKind::WriteZero);
}
