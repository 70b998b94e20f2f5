//! Verdicts.

use ichidoku::solve::Search;
use ichidoku::{Diagnosis, Puzzle};
use ichidoku_api::{Checked, Verdict, json_word};
use ichidoku_formats::ColumnType;

use super::{Answer, Column, Plan, Row, add_text};

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
        match checked.status {
            Verdict::Clashing | Verdict::Unsolvable => row.add(|summary| &mut summary.unsolvable),
            Verdict::Several => row.add(|summary| &mut summary.several),
            Verdict::Proper => {}
        }
        if checked.stated_solution_wrong_in.as_ref().is_some_and(|cells| !cells.is_empty()) {
            row.add(|summary| &mut summary.misstated);
        }
        let [verdict, clues, solutions, minimal] = columns else { return Answer::Given };
        add_text(verdict, json_word(&checked.status).as_deref());
        clues.add_integer(checked.clues as i64);
        solutions.add_integer(checked.solutions as i64);
        match checked.minimal {
            Some(is_minimal) => minimal.add_truth(is_minimal),
            None => minimal.add_missing(),
        }
        Answer::Given
    }
}
