//! `ichidoku rate`

use std::io::Write;

use clap::Args;
use ichidoku::{ProperPuzzle, Puzzle, Stop};
use ichidoku_api::{ExplainerRatings, Grade, Rated, Scale, Status};
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

    #[arg(long, value_name = "FORMAT", conflicts_with = "json", value_parser = Format::read)]
    format: Option<Format>,

    #[command(flatten)]
    batch: Batch,

    #[arg(long)]
    json: bool,
}

/// How a line with Sudoku Explainer's ratings looks: text, and signs for what is put in.
#[derive(Clone, Debug)]
struct Format(Vec<Piece>);

#[derive(Clone, Copy, Debug)]
enum Piece {
    Text(char),
    Puzzle,
    Er,
    Ep,
    Ed,
    Technique,
}

impl Format {
    /// Reads the signs that `serate` has, and `%t` for the technique.
    fn read(text: &str) -> Result<Self, String> {
        let mut pieces = Vec::new();
        let mut chars = text.chars();
        while let Some(c) = chars.next() {
            pieces.push(match c {
                '%' => match chars.next() {
                    Some('g') => Piece::Puzzle,
                    Some('r') => Piece::Er,
                    Some('p') => Piece::Ep,
                    Some('d') => Piece::Ed,
                    Some('t') => Piece::Technique,
                    Some('%') => Piece::Text('%'),
                    _ => return Err(word("expected-rate-format").into()),
                },
                c => Piece::Text(c),
            });
        }
        Ok(Self(pieces))
    }

    fn line(&self, puzzle: &str, ratings: &ExplainerRatings) -> String {
        let piece = |piece: &Piece| match piece {
            Piece::Text(c) => c.to_string(),
            Piece::Puzzle => puzzle.to_owned(),
            Piece::Er => format!("{:.1}", ratings.er),
            Piece::Ep => format!("{:.1}", ratings.ep),
            Piece::Ed => format!("{:.1}", ratings.ed),
            Piece::Technique => ratings.hardest.clone().unwrap_or_default(),
        };
        self.0.iter().map(piece).collect()
    }
}

impl Default for Format {
    fn default() -> Self {
        use Piece::{Ed, Ep, Er, Puzzle, Technique, Text};
        Self(vec![Puzzle, Text('\t'), Er, Text('\t'), Ep, Text('\t'), Ed, Text('\t'), Technique])
    }
}

/// Accepts the names of the scales.
fn scales() -> Names<Scale> {
    Names::new("scale", Scale::ALL.iter().map(|scale| (scale.name(), *scale)))
}

impl Rate {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let grades = words_of_grades();
        let scale = if self.format.is_some() { Scale::Se121 } else { self.scale };
        let format = self.format.clone().unwrap_or_default();
        let work = Rating { scale, format, json: self.json, strict: self.batch.strict, grades };
        let summary = self.batch.run(self.batch.inputs.stream()?, work.layout(), &work, terminal)?;
        summary.note(terminal, Some(word("so-not-rated")));
        Ok(summary.exit_if_proper())
    }
}

#[derive(Clone)]
struct Rating {
    scale: Scale,
    format: Format,
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
        if let Some(ratings) = &rated.explainer {
            part.bytes.extend(self.format.line(&entry.puzzle.to_string(), ratings).bytes());
            return part.bytes.push(b'\n');
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
    fn a_format_is_text_and_signs() {
        let ratings = ExplainerRatings { er: 7.1, ep: 2.0, ed: 1.2, hardest: Some("Forcing Chain".into()) };
        let line = |format: &str| Format::read(format).map(|format| format.line("1..", &ratings));
        assert_eq!(line("%g ED=%r/%p/%d"), Ok("1.. ED=7.1/2.0/1.2".into()));
        assert_eq!(line("%t: 100%%"), Ok("Forcing Chain: 100%".into()));
        assert!(line("%q").is_err() && line("50%").is_err());
    }

    #[test]
    fn each_grade_has_its_word_in_its_place() {
        let words = words_of_grades();
        for (place, grade) in Grade::ALL.into_iter().enumerate() {
            assert_eq!(grade as usize, place);
            assert_eq!(Some(words[place]), find(&format!("grade-{}", slug(grade))));
        }
    }
}
