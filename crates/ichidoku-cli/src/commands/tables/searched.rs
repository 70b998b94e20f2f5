//! Solutions and their number.

use std::time::Duration;

use ichidoku::solve::{Report, Search};
use ichidoku::{CandidateSet, Puzzle, Solution};
use ichidoku_api::{Ask, Control, CountVariant, Error, SolveVariant, Status, VariantSolved, json_word, wrong_cells};
use ichidoku_formats::ColumnType;
use ichidoku_variants::{Puzzle as Variant, write_iss};

use super::{Answer, Column, Plan, Row, Special, add_text};

/// Searches for solutions up to a limit; where `shows` is set, the first of them has a column, and so has their status.
#[derive(Clone)]
pub(crate) struct Searching {
    search: Search<'static>,
    shows: Shown,
    /// The count that may be less than all, where the number is what is asked for.
    limit: Option<u64>,
    reports: Vec<Report>,
    /// The status that was said last, and its word: most rows of a table have the same.
    said: Option<(Status, String)>,
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
        Self { search, shows, limit: None, reports: Vec::new(), said: None }
    }

    /// Counts solutions up to a limit, and shows none.
    pub(crate) fn counting(search: Search<'static>, limit: u64) -> Self {
        Self { limit: Some(limit), ..Self::new(search.limit(limit), Shown::Never) }
    }
}

/// What was found about a row.
struct Found<'a> {
    solution: Option<Solved<'a>>,
    status: Status,
    count: u64,
    guesses: Option<u64>,
}

/// A solution, as it is written.
enum Solved<'a> {
    Classic(&'a Solution),
    Variant(&'a str),
}

impl Solved<'_> {
    fn add_to(&self, column: &mut impl Column) {
        match self {
            Self::Classic(solution) => column.add_grid(&Puzzle::from(**solution)),
            Self::Variant(line) => column.add_text(line),
        }
    }
}

impl Searching {
    /// Counts a row by how many solutions there are.
    fn count(&self, found: u64, row: &mut Row<'_>) {
        match self.limit {
            None if found > 1 => row.add(|summary| &mut summary.several),
            _ if found == 0 => row.add(|summary| &mut summary.unsolvable),
            Some(limit) if found == limit => row.add(|summary| &mut summary.capped),
            _ => {}
        }
    }

    /// The word of a status.
    fn word(&mut self, status: Status) -> Option<&str> {
        if self.said.as_ref().is_none_or(|(said, _)| *said != status) {
            self.said = json_word(&status).map(|word| (status, word));
        }
        self.said.as_ref().map(|(_, word)| word.as_str())
    }

    fn write(&mut self, found: &Found<'_>, columns: &mut [impl Column], row: &mut Row<'_>) -> Answer {
        self.count(found.count, row);
        let mut columns = columns.iter_mut();
        if self.shows != Shown::Never
            && let (Some(solution), Some(status)) = (columns.next(), columns.next())
        {
            match found.solution.as_ref().filter(|_| found.status != Status::Several) {
                Some(found) => found.add_to(solution),
                None => solution.add_missing(),
            }
            add_text(status, self.word(found.status));
        }
        for (column, number) in columns.zip([Some(found.count), found.guesses]) {
            match number {
                Some(number) => column.add_integer(number as i64),
                None => column.add_missing(),
            }
        }
        Answer::Given
    }

    fn write_report(
        &mut self,
        puzzle: &Puzzle,
        report: &Report,
        columns: &mut [impl Column],
        row: &mut Row<'_>,
    ) -> Answer {
        row.summary.add_stats(report.stats);
        let status = Status::found(report.count, self.shows != Shown::First);
        if let Some(stated) = row.stated.filter(|_| self.shows != Shown::Never) {
            let only = report.solutions[0].as_ref().filter(|_| status == Status::Unique);
            if !wrong_cells(puzzle, stated, only).is_empty() {
                row.add(|summary| &mut summary.misstated);
            }
        }
        let solution = report.solutions[0].as_ref().map(Solved::Classic);
        let (count, guesses) = (report.count, Some(report.stats.guesses));
        self.write(&Found { solution, status, count, guesses }, columns, row)
    }

    fn answer_candidates(
        &mut self,
        candidates: &CandidateSet,
        columns: &mut [impl Column],
        row: &mut Row<'_>,
    ) -> Answer {
        let report = self.search.run_candidates(candidates);
        self.write_report(&Puzzle::EMPTY, &report, columns, row)
    }

    fn answer_variant(
        &mut self,
        puzzle: &Variant,
        columns: &mut [impl Column],
        row: &mut Row<'_>,
    ) -> Result<Answer, Error> {
        let puzzle = write_iss(puzzle);
        let (status, solution, count) = match self.limit {
            None => {
                let request = SolveVariant { puzzle, first: self.shows == Shown::First };
                let VariantSolved { status, solution, .. } = request.run(&Control::new())?;
                let count = match status {
                    Status::Unsolvable => 0,
                    Status::Unique | Status::Solved => 1,
                    Status::Several => 2,
                };
                (status, solution.map(|grid| grid.line), count)
            }
            Some(limit) => {
                let counted =
                    CountVariant { puzzle, limit }.run(&Control::new().solutions(limit).time(Duration::MAX))?;
                (Status::Solved, None, counted.solutions)
            }
        };
        let solution = solution.as_deref().map(Solved::Variant);
        Ok(self.write(&Found { solution, status, count, guesses: None }, columns, row))
    }
}

impl Plan for Searching {
    fn columns(&self) -> &'static [(&'static str, ColumnType)] {
        let all = &[
            ("solution", ColumnType::Text),
            ("status", ColumnType::Text),
            ("count", ColumnType::Integer),
            ("guesses", ColumnType::Integer),
        ];
        if self.shows == Shown::Never { &all[2..] } else { all }
    }

    fn prepare(&mut self, puzzles: &[Puzzle]) {
        self.reports.resize(puzzles.len().max(self.reports.len()), Report::default());
        self.search.run_into(puzzles, &mut self.reports);
    }

    fn answer(&mut self, place: usize, puzzle: &Puzzle, columns: &mut [impl Column], row: &mut Row<'_>) -> Answer {
        let report = self.reports[place];
        self.write_report(puzzle, &report, columns, row)
    }

    fn answer_special(&mut self, special: &Special, columns: &mut [impl Column], row: &mut Row<'_>) -> Option<Answer> {
        Some(match special {
            Special::OfCandidates(candidates) => self.answer_candidates(candidates, columns, row),
            Special::Variant(puzzle) => {
                if self.shows != Shown::Never && puzzle.misstated().is_some() {
                    row.add(|summary| &mut summary.misstated);
                }
                self.answer_variant(puzzle, columns, row).unwrap_or_else(|error| Answer::None(error.message))
            }
        })
    }
}
