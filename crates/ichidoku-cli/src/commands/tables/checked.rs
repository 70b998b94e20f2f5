//! Verdicts.

use ichidoku::solve::Search;
use ichidoku::{Diagnosis, Puzzle};
use ichidoku_api::{Ask, CheckVariant, Checked, Control, Verdict, json_word};
use ichidoku_formats::ColumnType;
use ichidoku_variants::write_iss;

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
        ]
    }

    fn answer(&mut self, _: usize, puzzle: &Puzzle, columns: &mut [impl Column], row: &mut Row<'_>) -> Answer {
        // The search has neither a budget nor a stop handle.
        let Ok(diagnosis) = Diagnosis::of(puzzle, &self.search) else { return Answer::Given };
        let checked = Checked::new(puzzle, &diagnosis, self.limit, row.stated);
        count(checked.status, row);
        if checked.stated_solution_wrong_in.as_ref().is_some_and(|cells| !cells.is_empty()) {
            row.add(|summary| &mut summary.misstated);
        }
        write((checked.status, checked.clues as i64, checked.solutions as i64, checked.minimal), columns);
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
        if puzzle.misstated().is_some() {
            row.add(|summary| &mut summary.misstated);
        }
        write((checked.status, checked.clues as i64, checked.solutions as i64, None), columns);
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

/// Adds the verdict, the numbers of clues and solutions, and whether it is minimal.
fn write((status, clues, solutions, minimal): (Verdict, i64, i64, Option<bool>), columns: &mut [impl Column]) {
    let [of_verdict, of_clues, of_solutions, of_minimal] = columns else { return };
    add_text(of_verdict, json_word(&status).as_deref());
    of_clues.add_integer(clues);
    of_solutions.add_integer(solutions);
    match minimal {
        Some(is_minimal) => of_minimal.add_truth(is_minimal),
        None => of_minimal.add_missing(),
    }
}
