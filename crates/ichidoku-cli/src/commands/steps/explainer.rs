//! The path on which the ratings of Sudoku Explainer rest.

use std::fmt::Write;

use ichidoku::solve::Search;
use ichidoku::{Interrupted, ProperPuzzle, Stop};
use ichidoku_api::{ExplainerRatings, ExplainerStep, Rated, Scale, Status};
use ichidoku_formats::{Chunk, Document};

use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::words::{say, word};

/// Writes the path of each puzzle.
#[derive(Clone)]
pub(super) struct Explaining {
    pub(super) scale: Scale,
    pub(super) json: bool,
    pub(super) strict: bool,
}

impl Explaining {
    pub(super) fn layout(&self) -> Layout {
        Layout::REPORTS.or_objects(self.json)
    }
}

impl Work for Explaining {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        self.layout().write(chunk, self.strict, part, |_, entry, part| {
            // Nothing stops the rating.
            let Ok(rated) = rated(entry, self.scale) else { return };
            let kind = match rated.status {
                Status::Unsolvable => Some(&mut part.summary.unsolvable),
                Status::Several => Some(&mut part.summary.several),
                Status::Unique | Status::Solved => None,
            };
            kind.into_iter().for_each(|kind| kind.add(chunk, || entry.line));
            let source = chunk.source_name();
            if self.json {
                return write_object(&Located::new(source, entry, rated), &mut part.bytes);
            }
            let text = match (&rated.explainer, rated.status) {
                (Some(ratings), _) => path(ratings),
                (None, Status::Several) => word("rated-several").to_owned(),
                (None, _) => word("rated-unsolvable").to_owned(),
            };
            part.bytes.extend(format!("{source}:{}: {}\n", entry.line, text.trim_end()).bytes());
        });
    }
}

/// The ratings with their path. A record that shows candidates and no digits of a player is given by its candidates.
fn rated(entry: &Document, scale: Scale) -> Result<Rated, Interrupted> {
    match (&entry.candidates, &entry.state) {
        (Some(candidates), None) => {
            Rated::of_candidates(&entry.puzzle, candidates, scale, &Search::new(), Stop::never())
        }
        _ => {
            let proof = ProperPuzzle::prove(entry.puzzle, &Search::new())?;
            Rated::with_path(&entry.puzzle, &proof, scale, Stop::never())
        }
    }
}

/// The ratings, and a line for each step.
fn path(ratings: &ExplainerRatings) -> String {
    let steps = ratings.path.as_deref().unwrap_or_default();
    let [er, ep, ed] = [ratings.er, ratings.ep, ratings.ed].map(|rating| format!("{rating:.1}"));
    let mut text = say!("explained-steps", count = steps.len(), er, ep, ed);
    for (place, step) in steps.iter().enumerate() {
        // A string takes everything.
        let _ = write!(text, "\n{:>3}  {}", place + 1, line(step));
    }
    text
}

/// `7.1  Forcing Chain  r1c3=4 r1c5<>2`.
fn line(step: &ExplainerStep) -> String {
    let placed = step.placement.iter().map(|placed| placed.0.to_string());
    let eliminated = step.eliminations.iter().map(|gone| gone.0.to_string().replace('=', "<>"));
    let moves: Vec<String> = placed.chain(eliminated).collect();
    format!("{:.1}  {}  {}", step.rating, step.technique_name, moves.join(" "))
}
