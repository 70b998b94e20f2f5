//! What each rule draws.

mod cages;
mod cells;
mod edges;
mod lines;

use ichidoku_variants::{Constraint, Dot, Puzzle};

use crate::canvas::Canvas;
use crate::margin::Margin;
use crate::places::Places;

pub(crate) use cages::corner;
pub use lines::is_dutch;

/// Draws a rule in its place. Rules about the whole grid, such as those of chess, have none.
pub(crate) fn draw(rule: &Constraint, puzzle: &Puzzle, places: &Places, margin: &mut Margin, canvas: &mut Canvas) {
    if let Some(dot) = Dot::of(rule) {
        return edges::dot(&dot, places, canvas);
    }
    match rule {
        Constraint::Any(rules) | Constraint::All(rules) => {
            rules.iter().for_each(|rule| draw(rule, puzzle, places, margin, canvas));
        }
        _ => {
            cells::draw(rule, puzzle, places, canvas);
            lines::draw(rule, puzzle.shape(), places, canvas);
            cages::draw(rule, puzzle.shape(), places, canvas);
            edges::draw(rule, places, canvas);
            outside(rule, puzzle, places, margin, canvas);
        }
    }
}

/// Draws the clues that stand around the grid.
fn outside(rule: &Constraint, puzzle: &Puzzle, places: &Places, margin: &mut Margin, canvas: &mut Canvas) {
    match rule {
        Constraint::XSum(outside)
        | Constraint::Skyscraper(outside)
        | Constraint::HiddenSkyscraper(outside)
        | Constraint::NumberedRoom(outside)
        | Constraint::FullRank(outside) => margin.ends(outside, canvas),
        Constraint::Sandwich { sum, line } => margin.front(*line, &sum.to_string(), canvas),
        Constraint::LittleKiller { sum, start, at_end } => {
            let line = puzzle.shape().little_killer_from_clue(*start, *at_end).unwrap_or_default();
            let points: Vec<_> = line.into_iter().map(|cell| places.middle(cell)).collect();
            margin.diagonal(&points, &sum.to_string(), canvas);
        }
        _ => {}
    }
}
