//! Runs HoDoKu's library of technique tests where the shared data is present, and prints a table by code.
//!
//! A line is `:technique[-variant]:digits:givens(+ = placed):deleted:eliminations:placements:extra:`, a candidate three
//! digits: digit, row, column. The technique must find a step with exactly these eliminations and placements; a line
//! with the variant `x` must not.

use std::collections::BTreeMap;
use std::path::PathBuf;

use ichidoku::{Candidate, Cell, Column, Digit, Grid, Puzzle, Row};
use ichidoku_logic::{State, Step, Survey, Technique, audit};

struct Case {
    code: String,
    variant: String,
    grid: Grid,
    eliminations: Vec<Candidate>,
    placements: Vec<Candidate>,
}

fn candidate(word: &str) -> Candidate {
    let place = |i: usize| usize::from(word.as_bytes()[i] - b'1');
    Candidate::of(Cell::at(Row::ALL[place(1)], Column::ALL[place(2)]), Digit::ALL[place(0)])
}

fn candidates(words: &str) -> Vec<Candidate> {
    let mut all: Vec<Candidate> = words.split_whitespace().map(candidate).collect();
    all.sort();
    all
}

fn grid(text: &str, deleted: &str) -> Grid {
    let is_placed = |i: usize| i > 0 && text.as_bytes()[i - 1] == b'+';
    let marks = text.char_indices().filter(|(_, c)| *c != '+').map(|(i, c)| (is_placed(i), Digit::from_char(c)));
    let cells = || Cell::ALL.into_iter().zip(marks.clone());
    let givens: Puzzle = cells().filter_map(|(cell, (plus, digit))| Some((cell, digit.filter(|_| !plus)?))).collect();
    let placed = cells().filter_map(|(cell, (plus, digit))| Some((cell, digit.filter(|_| plus)?)));
    let mut grid = Grid::from(givens);
    for (cell, digit) in placed {
        grid.place(cell, digit);
    }
    for candidate in candidates(deleted) {
        grid.eliminate(candidate);
    }
    grid
}

fn case(line: &str) -> Case {
    let fields: Vec<&str> = line.split(':').collect();
    let (code, variant) = fields[1].split_once('-').unwrap_or((fields[1], ""));
    Case {
        code: code.into(),
        variant: variant.into(),
        grid: grid(fields[3], fields[4]),
        eliminations: candidates(fields[5]),
        placements: candidates(fields[6]),
    }
}

/// The techniques that a code stands for: a fifth digit `1` marks siamese fish.
fn techniques(code: &str) -> Vec<Technique> {
    if let Some(shape) = code.strip_suffix('1').filter(|shape| shape.len() == 4) {
        return match &shape[..3] {
            "031" | "032" => vec![Technique::SiameseFish],
            "033" | "034" => vec![Technique::SiameseFrankenFish],
            _ => vec![Technique::SiameseMutantFish],
        };
    }
    let named = |t: &&Technique| t.info().hodoku.is_some_and(|h| h.code == code);
    Technique::ALL.iter().filter(named).copied().collect()
}

fn passes(case: &Case, steps: &[Step]) -> bool {
    let same = |s: &Step| s.eliminations == case.eliminations && s.placements == case.placements;
    steps.iter().any(same) != (case.variant == "x")
}

#[test]
fn every_technique_finds_what_the_library_says() {
    let data = std::env::var_os("ICHIDOKU_DATA")
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data")), PathBuf::from);
    let Ok(text) = std::fs::read_to_string(data.join("techniques/hodoku-library-dev.txt")) else {
        eprintln!("skipped: the technique library is not in {}", data.display());
        return;
    };
    let mut table: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut failed = Vec::new();
    for line in text.lines().filter(|line| line.starts_with(':')) {
        let case = case(line);
        let techniques = techniques(&case.code);
        let row = table.entry(line.split(':').nth(1).unwrap().into()).or_default();
        row.1 += 1;
        if techniques.is_empty() {
            continue;
        }
        let state = State::new(&case.grid).assume_unique();
        let survey = Survey::new(&state);
        let start = std::time::Instant::now();
        let steps: Vec<Step> = techniques.iter().flat_map(|t| t.all(&survey)).collect();
        if start.elapsed().as_millis() > 500 {
            println!("{} {:?} {} steps", case.code, start.elapsed(), steps.len());
        }
        for step in &steps {
            assert_eq!(audit::prove(&state, step), Ok(()), "{step}\n{line}");
        }
        if passes(&case, &steps) {
            row.0 += 1;
        } else {
            let found: Vec<String> = steps.iter().map(ToString::to_string).collect();
            failed.push(format!("{line}\n  {}", found.join("\n  ")));
        }
    }
    for (code, (passed, all)) in &table {
        println!("{code:8} {passed:3} of {all:3}");
    }
    let (passed, all) = table.values().fold((0, 0), |(p, a), row| (p + row.0, a + row.1));
    println!("all      {passed:3} of {all:3}");
    assert!(failed.is_empty(), "{} lines fail:\n{}", failed.len(), failed.join("\n"));
}
