//! The kernels against the CPU's engine: compiled as C++ everywhere, and on the card where there is one.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::{env, fs, process};

use ichidoku::Puzzle;
use ichidoku::solve::{Report, Search};
use testkit::{golden, testdata};

use crate::cuda::{Card, Shape};
use crate::kernel::{BUDGET, GUESSES, Outcome, RECORD};
use crate::variations::{checksum, vary};
use crate::{bases, file};

/// What was found about records.
struct Found {
    outcomes: Vec<Outcome>,
    /// First solutions, where there are any.
    solutions: Vec<String>,
    sweeps: u64,
    sum: u64,
}

/// Runs the kernels as C++.
fn host(arguments: &str, lines: &[u8]) -> String {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    let program = PROGRAM.get_or_init(|| {
        let program = env::temp_dir().join(format!("ichidoku-gpu-kernel-{}", process::id()));
        let compiler = env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/kernel/host.cpp");
        let compiled = Command::new(&compiler).args(["-O2", source, "-o"]).arg(&program).status();
        assert!(compiled.is_ok_and(|status| status.success()), "these tests need a C++ compiler; {compiler} failed");
        program
    });
    let mut run = Command::new(program);
    let mut run = run.args(arguments.split(' ')).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    run.stdin.take().unwrap().write_all(lines).unwrap();
    String::from_utf8(run.wait_with_output().unwrap().stdout).unwrap()
}

fn on_host(lines: &[u8], limit: u32, budget: u32) -> Found {
    let printed = host(&format!("solve {limit} {budget}"), lines);
    let (records, totals) = printed.trim_end().rsplit_once('\n').unwrap();
    let records: Vec<(&str, &str)> = records.lines().map(|line| line.split_once(' ').unwrap()).collect();
    let (sweeps, sum) = totals.split_once(' ').unwrap();
    Found {
        outcomes: records.iter().map(|(outcome, _)| Outcome(outcome.parse().unwrap())).collect(),
        solutions: records.iter().map(|(_, solution)| (*solution).to_owned()).collect(),
        sweeps: sweeps.parse().unwrap(),
        sum: sum.parse().unwrap(),
    }
}

fn on_card(lines: &[u8], limit: u32) -> Found {
    let card = Card::open(Shape::default()).unwrap();
    let records = lines.len() / RECORD;
    let mut slot = card.slot(records).unwrap();
    let mut buffers = slot.buffers().unwrap();
    buffers.text.as_mut_slice().unwrap()[..lines.len()].copy_from_slice(lines);
    slot.upload(&buffers).unwrap();
    slot.solve(records, limit).unwrap();
    slot.add_checksum(0, records).unwrap();
    slot.download(&mut buffers).unwrap();
    let (sweeps, sum) = slot.totals().unwrap();
    let solution = |record: &[u8; RECORD]| String::from_utf8_lossy(&record[..81]).into_owned();
    Found {
        outcomes: slot.outcomes(records).unwrap(),
        solutions: buffers.solutions.as_slice().unwrap().as_chunks().0.iter().map(solution).collect(),
        sweeps,
        sum,
    }
}

/// Clashing, unsolvable, proper, ambiguous, empty and complete grids, and variations of them.
fn puzzles() -> Vec<Puzzle> {
    let mut puzzles: Vec<Puzzle> = golden().unwrap().iter().map(|case| case.puzzle.parse().unwrap()).collect();
    for sample in ["minimal.txt", "several.txt", "easy.txt"] {
        puzzles.extend(bases::read(&testdata(format!("samples/{sample}"))).unwrap().into_iter().take(200));
    }
    let variations: Vec<Puzzle> = (0..2000).map(|number| vary(&puzzles, 7, number)).collect();
    puzzles.extend(variations);
    puzzles
}

/// Compares counts, solutions, guesses, sweeps and checksums.
fn compare(budget: u32, solve: impl Fn(&[u8], u32) -> Found) {
    let puzzles = puzzles();
    for limit in 1..=3 {
        let found = solve(&bases::lines(&puzzles), limit);
        let reports = Search::new().limit(limit.into()).node_budget(budget.into()).run_many(&puzzles);
        for (i, report) in reports.iter().enumerate() {
            let outcome = found.outcomes[i];
            assert_eq!(outcome.is_handed_back(), report.interrupted.is_some(), "{} limit {limit}", puzzles[i]);
            let (count, guesses) = (outcome.count(), u64::from(outcome.0 >> GUESSES));
            assert_eq!((count, guesses), (report.count, report.stats.guesses), "{} limit {limit}", puzzles[i]);
            if let Some(solution) = &report.solutions[0] {
                assert_eq!(found.solutions[i], solution.to_string(), "{} limit {limit}", puzzles[i]);
            }
        }
        assert_eq!(found.sweeps, reports.iter().map(|report| report.stats.sweeps).sum::<u64>());
        assert_eq!(found.sum, sum(&reports));
    }
}

fn sum(reports: &[Report]) -> u64 {
    let complete = (0..).zip(reports).filter(|(_, report)| report.interrupted.is_none());
    complete.fold(0, |sum: u64, (number, report)| sum.wrapping_add(checksum(number, report)))
}

#[test]
fn the_kernel_as_cpp_finds_what_the_engine_finds() {
    compare(4096, |lines, limit| on_host(lines, limit, 4096));
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn the_card_finds_what_the_engine_finds() {
    compare(BUDGET, on_card);
}

#[test]
fn variations_are_the_same_in_the_kernel() {
    let puzzles = puzzles();
    let varied: Vec<Puzzle> = (5..905).map(|number| vary(&puzzles, 3, number)).collect();
    assert_eq!(host("vary 3 5 900", &bases::lines(&puzzles)).as_bytes(), bases::lines(&varied));
    // They are puzzles of the same kind as those they come from.
    let count =
        |puzzles: &[Puzzle]| Search::new().run_many(puzzles).iter().map(|report| report.count).collect::<Vec<_>>();
    assert_eq!(count(&varied), count(&puzzles[5..905]));
}

#[test]
fn a_long_search_is_handed_back() {
    let found = on_host(&bases::lines(&[Puzzle::EMPTY]), 2, 10);
    assert!(found.outcomes[0].is_handed_back());
}

#[test]
fn lines_of_anything_else_are_malformed() {
    let good = golden().unwrap()[0].puzzle.clone();
    let strange = ['/', ':', 'a', '\n', '\r', '-', '+', ',', '\u{7f}', '\0', ' '];
    let mut lines = vec![format!("{good}\n"), good.clone() + " "];
    for at in [0, 1, 40, 79, 80] {
        lines.extend(strange.map(|symbol| {
            let mut line = good.clone();
            line.replace_range(at..=at, symbol.encode_utf8(&mut [0; 4]));
            line + "\n"
        }));
    }
    let found = on_host(lines.concat().as_bytes(), 2, BUDGET);
    let malformed: Vec<bool> = found.outcomes.iter().map(|outcome| outcome.is_malformed()).collect();
    assert!(!malformed[0] && malformed[1..].iter().all(|malformed| *malformed));
    // Bytes beyond ASCII, too.
    let mut line = lines[0].clone().into_bytes();
    for byte in 0x80..=0xFF {
        line[7] = byte;
        assert!(on_host(&line, 2, BUDGET).outcomes[0].is_malformed());
    }
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn files_are_solved_in_order_and_killed_jobs_resume() {
    let folder = env::temp_dir().join(format!("ichidoku-gpu-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    let (from, to) = (folder.join("puzzles.txt"), folder.join("solutions.txt"));
    let puzzles = puzzles();
    fs::write(&from, bases::lines(&puzzles)).unwrap();
    let line =
        |report: &Report| report.solutions[0].map_or("no solution\n".to_owned(), |solution| format!("{solution}\n"));
    let expected: String = Search::new().run_many(&puzzles).iter().map(line).collect();
    let card = Card::open(Shape::default()).unwrap();
    file::Solve::to_file(&from, &to, 7).run(&card).unwrap();
    assert_eq!(fs::read_to_string(&to).unwrap(), expected);
    // As a run leaves it that is killed after 700 records.
    let bytes = expected.split_inclusive('\n').take(700).map(str::len).sum::<usize>();
    fs::write(folder.join("solutions.txt.part"), expected[..bytes].to_owned() + "half a line").unwrap();
    let notes = format!("700 {bytes}\n{} {} 2", from.display(), puzzles.len() * RECORD);
    fs::write(folder.join("solutions.txt.part.done"), notes).unwrap();
    fs::remove_file(&to).unwrap();
    file::Solve::to_file(&from, &to, 64).resumed().run(&card).unwrap();
    assert_eq!(fs::read_to_string(&to).unwrap(), expected);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
    fs::remove_dir_all(folder).unwrap();
}
