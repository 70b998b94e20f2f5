//! `ichidoku rate`

use std::io::Write;

use clap::Args;
use ichidoku::{ProperPuzzle, Puzzle, Stop};
use ichidoku_api::{Rated, Scale, Status};
use ichidoku_formats::{Chunk, Document};

use super::batch::Batch;
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::terminal::Terminal;
use crate::values::Names;

/// Rate how hard puzzles are for people: grade and score
///
/// Each record of the input gives one line, in input order: the puzzle, the grade and the score, with tabs between. A puzzle
/// without a solution, or with several, has no rating; its line says so. Candidates in the input are not considered. A grade
/// below Beyond needs no forcing net.
#[derive(Args, Debug)]
pub(crate) struct Rate {
    /// Rating scale: ichidoku's own, which is the same for all symmetric copies, or HoDoKu's
    #[arg(long, value_name = "SCALE", default_value = "ichidoku", value_parser = scales())]
    scale: Scale,

    #[command(flatten)]
    batch: Batch,

    /// Print one JSON object per record
    #[arg(long)]
    json: bool,
}

/// Accepts the names of the scales.
fn scales() -> Names<Scale> {
    Names::new("scale", Scale::ALL.iter().map(|scale| (scale.name(), *scale)))
}

impl Rate {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let work = Rating { scale: self.scale, json: self.json, strict: self.batch.strict };
        let summary = self.batch.run(self.batch.inputs.stream()?, work.layout(), &work, terminal)?;
        summary.note(terminal, "; not rated");
        Ok(summary.exit_if_proper())
    }
}

#[derive(Clone)]
struct Rating {
    scale: Scale,
    json: bool,
    strict: bool,
}

impl Rating {
    fn layout(&self) -> Layout {
        if self.json { Layout::OBJECTS } else { Layout::LINES }
    }

    /// Writes what is found about one puzzle.
    fn write(&self, source: &str, entry: &Document, rated: &Rated, part: &mut Part) {
        if self.json {
            return write_object(&Located::new(source, entry, rated), &mut part.bytes);
        }
        // A vector takes everything.
        let _ = match (rated.rating, rated.status) {
            (Some(rating), _) => {
                writeln!(part.bytes, "{}\t{}\t{}", entry.puzzle, rating.grade.name(), rating.score_text())
            }
            (None, Status::Several) => writeln!(part.bytes, "{}\tseveral solutions\t", entry.puzzle),
            (None, _) => writeln!(part.bytes, "{}\tno solution\t", entry.puzzle),
        };
    }
}

impl Work for Rating {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        let puzzles: Vec<Puzzle> = chunk.entries().flatten().map(|entry| entry.puzzle).collect();
        let proofs = ProperPuzzle::prove_many(&puzzles);
        self.layout().write(chunk, self.strict, part, |i, entry, part| {
            // Nothing stops the rating.
            let rate = if self.json { Rated::with_hardest } else { Rated::new };
            let Ok(rated) = rate(&entry.puzzle, &proofs[i], self.scale, Stop::never()) else { return };
            let kind = match rated.status {
                Status::Unsolvable => Some(&mut part.summary.unsolvable),
                Status::Several => Some(&mut part.summary.several),
                Status::Unique | Status::Solved => None,
            };
            if let Some(kind) = kind {
                kind.add(chunk, || entry.line);
            }
            self.write(chunk.source_name(), entry, &rated, part);
        });
    }
}
