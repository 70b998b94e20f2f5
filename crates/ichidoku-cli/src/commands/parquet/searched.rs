//! Solutions and their number.

use ichidoku::Puzzle;
use ichidoku::solve::{Report, Search};
use ichidoku_formats::{ColumnType, NewPage};

use super::{Plan, Row};

/// Searches for solutions up to a limit; where `shows` is set, the first of them has a column.
#[derive(Clone)]
pub(crate) struct Searching {
    search: Search<'static>,
    shows: Shown,
    reports: Vec<Report>,
}

/// When a solution is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    /// Never: only the number is asked for.
    Never,
    /// If it is the only one.
    Only,
    /// Any that was found.
    First,
}

impl Searching {
    pub(crate) const fn new(search: Search<'static>, shows: Shown) -> Self {
        Self { search, shows, reports: Vec::new() }
    }
}

impl Plan for Searching {
    fn columns(&self) -> &'static [(&'static str, ColumnType)] {
        let all = &[("solution", ColumnType::Text), ("count", ColumnType::Integer), ("guesses", ColumnType::Integer)];
        if self.shows == Shown::Never { &all[1..] } else { all }
    }

    fn prepare(&mut self, puzzles: &[Puzzle]) {
        self.reports.resize(puzzles.len().max(self.reports.len()), Report::default());
        self.search.run_into(puzzles, &mut self.reports);
    }

    fn answer(&mut self, place: usize, _: &Puzzle, columns: &mut [NewPage], row: &mut Row<'_>) -> Result<(), String> {
        let report = &self.reports[place];
        row.summary.add_at(report, row.source, || row.number);
        let mut columns = columns.iter_mut();
        if self.shows != Shown::Never
            && let Some(solutions) = columns.next()
        {
            let is_shown = self.shows == Shown::First || report.count == 1;
            match report.solutions[0].as_ref().filter(|_| is_shown) {
                Some(solution) => solutions.add_grid(solution.values()),
                None => solutions.add_missing(),
            }
        }
        for (column, number) in columns.zip([report.count, report.stats.guesses]) {
            column.add_integer(number as i64);
        }
        Ok(())
    }
}
