//! Ratings as columns of a table.

use ichidoku::{Interrupted, NotProper, ProperPuzzle, Puzzle, Stop};
use ichidoku_api::{Ask, Control, RateVariant, Rated, Scale, Status, json_word};
use ichidoku_formats::ColumnType;
use ichidoku_logic::rate::ExplainerDifficulty;
use ichidoku_variants::write_iss;

use super::facts::Facts;
use super::filter::Filter;
use super::variants::known;
use crate::commands::tables::{Answer, Column, Plan, Row, Special, add_text};

/// Rates puzzles on a scale.
#[derive(Clone)]
pub(super) struct Rating {
    pub(super) scale: Scale,
    /// Only puzzles as hard as this are wanted.
    pub(super) at_least: Option<ExplainerDifficulty>,
    pub(super) filter: Option<Filter>,
    pub(super) proofs: Vec<Result<ProperPuzzle, NotProper>>,
}

impl Rating {
    /// True if a puzzle of which this is known is wanted; there are no facts about one that isn't proper.
    fn wants(&self, facts: Option<&Facts<'_>>) -> bool {
        let Some(facts) = facts else { return !self.is_choosy() };
        let fits = self.filter.as_ref().is_none_or(|filter| filter.fits(&|fact| facts.get(fact)));
        fits && self.at_least.is_none_or(|least| facts.reaches(least))
    }

    fn rated(&self, puzzle: &Puzzle, place: usize, facts: Option<&Facts<'_>>) -> Result<Rated, Interrupted> {
        match facts.filter(|_| self.scale.explainer().is_some()) {
            // They may be known already.
            Some(facts) => Ok(Rated::of_explainer(puzzle, facts.explainer(), self.scale)),
            None => Rated::new(puzzle, &self.proofs[place], self.scale, Stop::never()),
        }
    }
}

impl Plan for Rating {
    fn columns(&self) -> &'static [(&'static str, ColumnType)] {
        let all = &[
            ("status", ColumnType::Text),
            ("grade", ColumnType::Text),
            ("score", ColumnType::Float),
            ("ep", ColumnType::Float),
            ("ed", ColumnType::Float),
        ];
        if self.scale.explainer().is_some() { all } else { &all[..3] }
    }

    fn is_choosy(&self) -> bool {
        self.at_least.is_some() || self.filter.is_some()
    }

    fn prepare(&mut self, puzzles: &[Puzzle]) {
        self.proofs = ProperPuzzle::prove_many(puzzles);
    }

    fn answer(&mut self, place: usize, puzzle: &Puzzle, columns: &mut [impl Column], row: &mut Row<'_>) -> Answer {
        let proof = &self.proofs[place];
        count(Status::of(proof), row);
        let facts = proof.as_ref().ok().map(|proper| Facts::of(proper, self.scale));
        if !self.wants(facts.as_ref()) {
            return Answer::Unwanted;
        }
        // Nothing stops the rating.
        let Ok(rated) = self.rated(puzzle, place, facts.as_ref()) else { return Answer::Given };
        let (rating, explainer) = (rated.rating, rated.explainer.as_ref());
        add_text(&mut columns[0], json_word(&rated.status).as_deref());
        add_text(&mut columns[1], rating.and_then(|rating| json_word(&rating.grade)).as_deref());
        let scores =
            [rating.map(|rating| rating.score), explainer.map(|found| found.ep), explainer.map(|found| found.ed)];
        for (column, score) in columns[2..].iter_mut().zip(scores) {
            match score {
                Some(score) => column.add_float(score),
                None => column.add_missing(),
            }
        }
        Answer::Given
    }

    fn answer_special(&mut self, special: &Special, columns: &mut [impl Column], row: &mut Row<'_>) -> Option<Answer> {
        // Other scales know no variants.
        let Special::Variant(puzzle) = special else { return None };
        if self.scale != Scale::Ichidoku {
            return None;
        }
        let request = RateVariant { puzzle: write_iss(puzzle), language: String::new() };
        let rated = match request.run(&Control::new()) {
            Ok(rated) => rated,
            Err(error) => return Some(Answer::None(error.message)),
        };
        count(rated.status, row);
        if self
            .filter
            .as_ref()
            .is_some_and(|filter| rated.rating.is_none() || !filter.fits(&|fact| known(fact, puzzle, &rated)))
        {
            return Some(Answer::Unwanted);
        }
        let rating = rated.rating.as_ref();
        add_text(&mut columns[0], json_word(&rated.status).as_deref());
        add_text(&mut columns[1], rating.and_then(|rating| json_word(&rating.grade)).as_deref());
        match rating {
            Some(rating) => columns[2].add_float(rating.score),
            None => columns[2].add_missing(),
        }
        Some(Answer::Given)
    }
}

/// Counts a row by the number of solutions.
fn count(status: Status, row: &mut Row<'_>) {
    match status {
        Status::Unsolvable => row.add(|summary| &mut summary.unsolvable),
        Status::Several => row.add(|summary| &mut summary.several),
        Status::Unique | Status::Solved => {}
    }
}
