//! Ratings.

use ichidoku::{NotProper, ProperPuzzle, Puzzle, Stop};
use ichidoku_api::{Rated, Scale, Status, json_word};
use ichidoku_formats::{ColumnType, NewPage};

use super::{Plan, Row, add_text};

/// Rates puzzles on a scale.
#[derive(Clone)]
pub(crate) struct Rating {
    scale: Scale,
    proofs: Vec<Result<ProperPuzzle, NotProper>>,
}

impl Rating {
    pub(crate) const fn new(scale: Scale) -> Self {
        Self { scale, proofs: Vec::new() }
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

    fn prepare(&mut self, puzzles: &[Puzzle]) {
        self.proofs = ProperPuzzle::prove_many(puzzles);
    }

    fn answer(
        &mut self,
        place: usize,
        puzzle: &Puzzle,
        columns: &mut [NewPage],
        row: &mut Row<'_>,
    ) -> Result<(), String> {
        // Nothing stops the rating.
        let Ok(rated) = Rated::new(puzzle, &self.proofs[place], self.scale, Stop::never()) else { return Ok(()) };
        match rated.status {
            Status::Unsolvable => row.add(|summary| &mut summary.unsolvable),
            Status::Several => row.add(|summary| &mut summary.several),
            Status::Unique | Status::Solved => {}
        }
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
        Ok(())
    }
}
