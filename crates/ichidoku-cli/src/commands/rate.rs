//! `ichidoku rate`

use std::io::Write;

use clap::Args;
use ichidoku::{ProperPuzzle, Puzzle, Stop};
use ichidoku_api::{Grade, Rated, Scale, Status};
use ichidoku_formats::{Chunk, Document};

use super::batch::Batch;
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::terminal::Terminal;
use crate::values::Names;
use crate::words::{find, word};

#[derive(Args, Debug)]
pub(crate) struct Rate {
    #[arg(long, value_name = "SCALE", default_value = "ichidoku", value_parser = scales())]
    scale: Scale,

    #[command(flatten)]
    batch: Batch,

    #[arg(long)]
    json: bool,
}

/// Accepts the names of the scales.
fn scales() -> Names<Scale> {
    Names::new("scale", Scale::ALL.iter().map(|scale| (scale.name(), *scale)))
}

impl Rate {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let grades = words_of_grades();
        let work = Rating { scale: self.scale, json: self.json, strict: self.batch.strict, grades };
        let summary = self.batch.run(self.batch.inputs.stream()?, work.layout(), &work, terminal)?;
        summary.note(terminal, Some(word("so-not-rated")));
        Ok(summary.exit_if_proper())
    }
}

#[derive(Clone)]
struct Rating {
    scale: Scale,
    json: bool,
    strict: bool,
    /// The words for the grades, in their order: looked up once, since finding one takes as long as rating an easy puzzle.
    grades: [&'static str; Grade::ALL.len()],
}

/// The words for the grades, in their order.
pub(super) fn words_of_grades() -> [&'static str; Grade::ALL.len()] {
    Grade::ALL.map(|grade| find(&format!("grade-{}", slug(grade))).unwrap_or(grade.name()))
}

fn slug(grade: Grade) -> String {
    grade.name().to_lowercase().replace(' ', "-")
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
                let grade = self.grades[rating.grade as usize];
                writeln!(part.bytes, "{}\t{grade}\t{}", entry.puzzle, rating.score_text())
            }
            (None, Status::Several) => writeln!(part.bytes, "{}\t{}\t", entry.puzzle, word("rated-several")),
            (None, _) => writeln!(part.bytes, "{}\t{}\t", entry.puzzle, word("rated-unsolvable")),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_grade_has_its_word_in_its_place() {
        let words = words_of_grades();
        for (place, grade) in Grade::ALL.into_iter().enumerate() {
            assert_eq!(grade as usize, place);
            assert_eq!(Some(words[place]), find(&format!("grade-{}", slug(grade))));
        }
    }
}
