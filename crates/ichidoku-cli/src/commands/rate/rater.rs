//! What is found out about each puzzle, and how it is written.

use std::io::Write;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use ichidoku::solve::Search;
use ichidoku::{CandidateSet, Interrupted, NotProper, ProperPuzzle, Puzzle, Stop};
use ichidoku_api::{Grade, Rated, Rating, Scale, Status};
use ichidoku_formats::{Chunk, Document};
use ichidoku_logic::rate::ExplainerDifficulty;

use super::facts::Facts;
use super::filter::Filter;
use super::format::{Contents, Format};
use super::histogram::{Counted, Histogram, lock};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, line_of_candidates, write_object};

/// What is found out about each puzzle, and how it is written.
#[derive(Clone)]
pub(super) struct Rater {
    pub(super) scale: Scale,
    pub(super) format: Format,
    /// Only puzzles as hard as this are wanted, without their ratings.
    pub(super) at_least: Option<ExplainerDifficulty>,
    pub(super) filter: Option<Filter>,
    /// Counts instead of lines, by all workers together.
    pub(super) histogram: Option<Arc<Mutex<Histogram>>>,
    pub(super) json: bool,
    pub(super) strict: bool,
    /// The words for the grades in a histogram, in their order: looked up once, since finding one takes as long as rating an easy puzzle.
    pub(super) grades: [&'static str; Grade::ALL.len()],
    /// What lines say of puzzles with no solution, and with several. It is English, as grades in lines are: other programs read them.
    pub(super) unrated: [&'static str; 2],
}

impl Rater {
    pub(super) fn layout(&self) -> Layout {
        let layout = match self.is_choosy() {
            _ if self.json => Layout::OBJECTS,
            true => Layout::SILENT,
            false => Layout::LINES,
        };
        // Sudoku Explainer rates candidates, too.
        if self.scale.explainer().is_none() { layout.of_givens() } else { layout }
    }

    /// True if not every record gives a line.
    fn is_choosy(&self) -> bool {
        self.at_least.is_some() || self.filter.is_some() || self.histogram.is_some()
    }

    /// The candidates by which a puzzle is given to the scale. Digits that were entered, or their absence, say that they are a
    /// player's.
    fn candidates<'e>(&self, entry: &'e Document) -> Option<&'e CandidateSet> {
        let takes_them = self.scale.explainer().is_some() && entry.state.is_none();
        entry.candidates.as_deref().filter(|_| takes_them)
    }

    /// What a line says in place of a grade.
    pub(super) fn unrated(&self, status: Status) -> &'static str {
        self.unrated[usize::from(status == Status::Several)]
    }

    /// The puzzle on a line.
    fn given(&self, entry: &Document) -> String {
        self.candidates(entry).map_or_else(|| entry.puzzle.to_string(), line_of_candidates)
    }

    /// The status of a record, and if it has one solution what may be asked about it.
    fn facts<'p>(
        &self,
        entry: &Document,
        proof: &'p Result<ProperPuzzle, NotProper>,
    ) -> Result<(Status, Option<Facts<'p>>), Interrupted> {
        if let Some(candidates) = self.candidates(entry) {
            let status = Status::within(candidates, &Search::new())?;
            return Ok((status, Facts::of_candidates(entry, self.scale).filter(|_| status == Status::Unique)));
        }
        Ok((Status::of(proof), proof.as_ref().ok().map(|proper| Facts::of(proper, self.scale))))
    }

    /// Writes what is found about a puzzle that has one solution, if that is wanted.
    fn write(&self, source: &str, entry: &Document, facts: &Facts<'_>, part: &mut Part) -> Result<(), Interrupted> {
        if self.filter.as_ref().is_some_and(|filter| !filter.fits(&|fact| facts.get(fact))) {
            return Ok(());
        }
        if let Some(least) = self.at_least {
            if facts.reaches(least) {
                part.bytes.extend(format!("{}\n", self.given(entry)).bytes());
            }
            return Ok(());
        }
        if let Some(histogram) = &self.histogram {
            let grade = |rating: &Rating| self.grades[rating.grade as usize].to_owned();
            let counted = Counted::of(facts, self.scale, grade);
            counted.into_iter().for_each(|counted| lock(histogram).add(counted));
            return Ok(());
        }
        let start = Instant::now();
        let rated = self.rated(&entry.puzzle, facts)?;
        if self.json {
            let located = Located::new(source, entry, rated).given_by(self.candidates(entry));
            write_object(&located, &mut part.bytes);
        } else if let Some(ratings) = &rated.explainer {
            let seconds = start.elapsed().as_secs_f64();
            let contents = Contents { puzzle: &self.given(entry), line: entry.line, ratings, seconds };
            part.bytes.extend(self.format.line(&contents).bytes());
            part.bytes.push(b'\n');
        } else if let Some(rating) = rated.rating {
            let grade = rating.grade.name();
            part.bytes.extend(format!("{}\t{grade}\t{}\n", entry.puzzle, rating.score_text()).bytes());
        }
        Ok(())
    }

    /// What is written about a classic puzzle that stands among others, and how many solutions it has.
    pub(super) fn alone(&self, source: &str, line: u64, puzzle: Puzzle) -> Result<(Vec<u8>, Status), Interrupted> {
        let (entry, mut part) = (Document { line, ..Document::of(puzzle) }, Part::default());
        let proof = ProperPuzzle::new(puzzle);
        let (status, facts) = self.facts(&entry, &proof)?;
        match facts {
            Some(facts) => self.write(source, &entry, &facts, &mut part)?,
            None => self.write_unrated(source, &entry, status, &mut part),
        }
        Ok((std::mem::take(&mut part.bytes), status))
    }

    fn rated(&self, puzzle: &Puzzle, facts: &Facts<'_>) -> Result<Rated, Interrupted> {
        match (self.scale, facts.proper()) {
            (Scale::Ichidoku | Scale::Hodoku, Some(proper)) => {
                let rate = if self.json { Rated::with_hardest } else { Rated::new };
                rate(puzzle, &Ok(*proper), self.scale, Stop::never())
            }
            _ => Ok(Rated::of_explainer(puzzle, facts.explainer(), self.scale)),
        }
    }

    /// Writes that a puzzle has no solution, or several.
    fn write_unrated(&self, source: &str, entry: &Document, status: Status, part: &mut Part) {
        if self.json && !self.is_choosy() {
            let located = Located::new(source, entry, Rated::unrated(&entry.puzzle, status));
            return write_object(&located.given_by(self.candidates(entry)), &mut part.bytes);
        }
        if !self.is_choosy() {
            // A vector takes everything.
            let _ = writeln!(part.bytes, "{}\t{}\t", self.given(entry), self.unrated(status));
        }
    }
}

impl Work for Rater {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        let puzzles: Vec<Puzzle> = chunk.entries().flatten().map(|entry| entry.puzzle).collect();
        let proofs = ProperPuzzle::prove_many(&puzzles);
        self.layout().write(chunk, self.strict, part, |i, entry, part| {
            // Nothing stops the rating.
            let Ok((status, facts)) = self.facts(entry, &proofs[i]) else { return };
            let kind = match status {
                Status::Unsolvable => Some(&mut part.summary.unsolvable),
                Status::Several => Some(&mut part.summary.several),
                Status::Unique | Status::Solved => None,
            };
            if let Some(kind) = kind {
                kind.add(chunk, || entry.line);
            }
            match facts {
                Some(facts) => _ = self.write(chunk.source_name(), entry, &facts, part),
                None => self.write_unrated(chunk.source_name(), entry, status, part),
            }
        });
    }
}
