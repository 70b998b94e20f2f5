//! How hard variants are.

use ichidoku_api::{Ask, Control, RateVariant, Status, VariantRated};
use ichidoku_variants::{Puzzle, write_iss};

use super::{Kind, Record, Variants};
use crate::commands::batch::Batch;
use crate::exit::{Exit, Failure};
use crate::terminal::Terminal;
use crate::words::{of_hints, word, words_of_grades};

impl Variants {
    /// Writes the grade and the score of each puzzle.
    pub(crate) fn rate(&self, batch: &Batch, json: bool, terminal: &Terminal) -> Result<Exit, Failure> {
        let (language, grades) = (of_hints().language(), words_of_grades());
        let work = |record: &Record, puzzle: &Puzzle| {
            let request = RateVariant { puzzle: write_iss(puzzle), language: language.to_owned() };
            let rated = request.run(&Control::new())?;
            let kind = match rated.status {
                Status::Unsolvable => Kind::Unsolvable,
                Status::Several => Kind::Several,
                Status::Unique | Status::Solved => Kind::Fine,
            };
            let text = line(&rated, &grades);
            Ok(record.done(json, rated, text, kind))
        };
        let summary = self.run(batch, json, terminal, work)?;
        summary.note(terminal, Some(word("so-not-rated")));
        Ok(summary.exit_if_proper())
    }
}

/// The puzzle, its grade and its score, with tabs between them.
fn line(rated: &VariantRated, grades: &[&str]) -> String {
    let (grade, score) = match (&rated.rating, rated.status) {
        (Some(rating), _) => (grades[rating.grade as usize], rating.score_text()),
        (None, Status::Several) => (word("rated-several"), String::new()),
        (None, _) => (word("rated-unsolvable"), String::new()),
    };
    format!("{}\t{grade}\t{score}\n", rated.puzzle)
}
