//! The pieces around the solver: parsing a line, writing a line; those of the crate `sudoku` beside them.

use std::fmt::Write as _;

use anyhow::{Result, ensure};
use ichidoku::Puzzle;

use crate::args::Common;
use crate::clock::thread_time;
use crate::machine::Circumstances;
use crate::report::{Cell, Measured, Report, Row, Section, Unit};
use crate::sets::Set;

const NAMES: [&str; 5] = ["copy", "parse", "parse (sudoku)", "write", "write (sudoku)"];

/// Measures every piece on every set.
pub(crate) fn run(common: &Common, sets: &[Set]) -> Result<Report> {
    let circumstances = Circumstances::now();
    let section = Section {
        title: "one line of 81 characters".into(),
        unit: Unit::Nanoseconds,
        columns: NAMES.map(String::from).into(),
        baseline: None,
        rows: sets.iter().map(|set| row(set, common.rounds)).collect::<Result<_>>()?,
    };
    Ok(Report { circumstances, rounds: common.rounds, sections: vec![section] })
}

fn row(set: &Set, rounds: u32) -> Result<Row> {
    let lines: Vec<String> = set.puzzles.iter().map(Puzzle::to_string).collect();
    let theirs: Vec<sudoku::Sudoku> =
        set.puzzles.iter().map(|puzzle| sudoku::Sudoku::from_bytes(*puzzle.values())).collect::<Result<_, _>>()?;
    let mut pieces: [Box<dyn Piece + '_>; NAMES.len()] = [
        Box::new(Writing {
            from: &lines,
            one: |line: &String, out: &mut String| out.push_str(line),
            out: String::new(),
        }),
        Box::new(Parsing { lines: &lines, one: |line: &str| line.parse::<Puzzle>().ok(), out: Vec::new() }),
        Box::new(Parsing {
            lines: &lines,
            one: |line: &str| sudoku::Sudoku::from_str_line(line).ok(),
            out: Vec::new(),
        }),
        // Writing to a string cannot fail.
        Box::new(Writing {
            from: &set.puzzles,
            one: |p: &Puzzle, out: &mut String| _ = write!(out, "{p}"),
            out: String::new(),
        }),
        Box::new(Writing {
            from: &theirs,
            one: |p: &sudoku::Sudoku, out: &mut String| out.push_str(&p.to_str_line()),
            out: String::new(),
        }),
    ];
    let mut times = vec![Vec::new(); pieces.len()];
    // The first round warms up.
    for round in 0..=rounds {
        for ((piece, times), name) in pieces.iter_mut().zip(&mut times).zip(NAMES) {
            let time = thread_time(|| piece.run())?;
            ensure!(piece.is_right(&lines), "{name} is wrong on {}", set.name);
            if round > 0 {
                times.push(time.as_secs_f64() * 1e9 / lines.len() as f64);
            }
        }
    }
    let cells = times.into_iter().map(|times| Cell::Measured(Measured::of(times))).collect();
    Ok(Row { set: set.name.clone(), puzzles: lines.len(), cells })
}

/// Something done with every line of a set.
trait Piece {
    fn run(&mut self);

    /// Whether the last run made what it should; not measured.
    fn is_right(&self, lines: &[String]) -> bool;
}

struct Parsing<'a, P, F> {
    lines: &'a [String],
    one: F,
    out: Vec<P>,
}

impl<P: ToString, F: Fn(&str) -> Option<P>> Piece for Parsing<'_, P, F> {
    fn run(&mut self) {
        self.out.clear();
        self.out.extend(self.lines.iter().filter_map(|line| (self.one)(line)));
    }

    fn is_right(&self, lines: &[String]) -> bool {
        self.out.iter().map(P::to_string).eq(lines.iter().cloned())
    }
}

struct Writing<'a, P, F> {
    from: &'a [P],
    one: F,
    out: String,
}

impl<P, F: Fn(&P, &mut String)> Piece for Writing<'_, P, F> {
    fn run(&mut self) {
        self.out.clear();
        self.from.iter().for_each(|puzzle| (self.one)(puzzle, &mut self.out));
    }

    fn is_right(&self, lines: &[String]) -> bool {
        self.out == lines.concat()
    }
}
