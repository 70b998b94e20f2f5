//! Verdicts.

use std::fmt::Display;

use ichidoku::solve::Search;
use ichidoku::{Diagnosis, Puzzle};
use ichidoku_api::{Ask, CheckVariant, Checked, Control, Verdict, json_word};
use ichidoku_formats::ColumnType;
use ichidoku_variants::{Misstated, write_iss, write_rule};

use super::{Answer, Column, Plan, Row, Special, add_text};

/// Checks puzzles, counting solutions up to a limit.
#[derive(Clone)]
pub(crate) struct Checking {
    pub(crate) search: Search<'static>,
    pub(crate) limit: u64,
}

impl Plan for Checking {
    fn columns(&self) -> &'static [(&'static str, ColumnType)] {
        &[
            ("verdict", ColumnType::Text),
            ("clues", ColumnType::Integer),
            ("solutions", ColumnType::Integer),
            ("minimal", ColumnType::Truth),
            ("wrong", ColumnType::Text),
        ]
    }

    fn answer(&mut self, _: usize, puzzle: &Puzzle, columns: &mut [impl Column], row: &mut Row<'_>) -> Answer {
        // The search has neither a budget nor a stop handle.
        let Ok(diagnosis) = Diagnosis::of(puzzle, &self.search) else { return Answer::Given };
        let checked = Checked::new(puzzle, &diagnosis, self.limit, row.stated);
        count(checked.status, row);
        let wrong = checked.stated_solution_wrong_in.as_deref().unwrap_or_default();
        if !wrong.is_empty() {
            row.add(|summary| &mut summary.misstated);
        }
        write((checked.status, checked.clues as i64, checked.solutions as i64, checked.minimal), wrong, columns);
        Answer::Given
    }

    fn answer_special(&mut self, special: &Special, columns: &mut [impl Column], row: &mut Row<'_>) -> Option<Answer> {
        let Special::Variant(puzzle) = special else { return None };
        let request = CheckVariant { puzzle: write_iss(puzzle), limit: self.limit, redundant: false };
        let checked = match request.run(&Control::new().solutions(self.limit)) {
            Ok(checked) => checked,
            Err(error) => return Some(Answer::None(error.message)),
        };
        count(checked.status, row);
        let wrong = puzzle.misstated().map(|broken| match broken {
            Misstated::House => "house".to_owned(),
            Misstated::Rule(rule) => write_rule(puzzle, rule),
        });
        if wrong.is_some() {
            row.add(|summary| &mut summary.misstated);
        }
        write((checked.status, checked.clues as i64, checked.solutions as i64, None), wrong.as_slice(), columns);
        Some(Answer::Given)
    }
}

/// Counts a row by the verdict on it.
fn count(verdict: Verdict, row: &mut Row<'_>) {
    match verdict {
        Verdict::Clashing | Verdict::Unsolvable => row.add(|summary| &mut summary.unsolvable),
        Verdict::Several => row.add(|summary| &mut summary.several),
        Verdict::Proper => {}
    }
}

/// Adds the verdict, the numbers of clues and solutions, whether it is minimal, and where the solution beside it is wrong: its
/// cells, or the rule of a variant that it breaks.
fn write(
    (status, clues, solutions, minimal): (Verdict, i64, i64, Option<bool>),
    wrong: &[impl Display],
    columns: &mut [impl Column],
) {
    let [of_verdict, of_clues, of_solutions, of_minimal, of_wrong] = columns else { return };
    add_text(of_verdict, json_word(&status).as_deref());
    of_clues.add_integer(clues);
    of_solutions.add_integer(solutions);
    match minimal {
        Some(is_minimal) => of_minimal.add_truth(is_minimal),
        None => of_minimal.add_missing(),
    }
    let wrong: Vec<String> = wrong.iter().map(ToString::to_string).collect();
    add_text(of_wrong, Some(wrong.join(" ")).filter(|cells| !cells.is_empty()).as_deref());
}
