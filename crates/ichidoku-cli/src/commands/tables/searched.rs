//! Solutions and their number.

use ichidoku::Puzzle;
use ichidoku::solve::{Report, Search};
use ichidoku_formats::ColumnType;

use super::{Answer, Column, Plan, Row};

/// Searches for solutions up to a limit; where `shows` is set, the first of them has a column.
#[derive(Clone)]
pub(crate) struct Searching {
    search: Search<'static>,
    shows: Shown,
    /// The count that may be less than all, where the number is what is asked for.
    limit: Option<u64>,
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
        Self { search, shows, limit: None, reports: Vec::new() }
    }

    /// Counts solutions up to a limit, and shows none.
    pub(crate) fn counting(search: Search<'static>, limit: u64) -> Self {
        Self { search: search.limit(limit), shows: Shown::Never, limit: Some(limit), reports: Vec::new() }
    }
}

/// Counts a row by what was found of it.
fn add_to(row: &mut Row<'_>, report: &Report, limit: Option<u64>) {
    match limit {
        None => row.summary.add_at(report, row.source, || row.number),
        Some(_) if report.count == 0 => row.add(|summary| &mut summary.unsolvable),
        Some(limit) if report.count == limit => row.add(|summary| &mut summary.capped),
        Some(_) => {}
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

    fn answer(&mut self, place: usize, _: &Puzzle, columns: &mut [impl Column], row: &mut Row<'_>) -> Answer {
        let report = &self.reports[place];
        add_to(row, report, self.limit);
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
        Answer::Given
    }
}
