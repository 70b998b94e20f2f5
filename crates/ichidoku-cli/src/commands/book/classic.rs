//! Classic puzzles in a book.

use ichidoku::{CandidateSet, Grid, NotProper, ProperPuzzle, Puzzle, Stop};
use ichidoku_api::{Rated, Scale};
use ichidoku_formats::Chunk;
use ichidoku_print::Item;

use super::Book;
use super::letters::Letters;
use crate::exit::Failure;
use crate::progress::Progress;
use crate::summary::Summary;
use crate::terminal::Terminal;
use crate::unreadable::unreadable;

impl Book {
    /// Reads puzzles all of which are classic ones.
    pub(super) fn read_classic(
        &self,
        letters: &Letters,
        grades: &[&str],
        data_on_stdout: bool,
        terminal: &Terminal,
    ) -> Result<(Vec<Item>, Summary), Failure> {
        let mut stream = self.inputs.stream()?;
        let mut progress = Progress::new(stream.gauge(), terminal, data_on_stdout);
        let (mut items, mut summary, mut done) = (Vec::new(), Summary::default(), None);
        while let Some(chunk) = stream.next_chunk(done.take())? {
            self.add(&chunk, (letters, grades), &mut items, &mut summary, terminal);
            progress.tick(summary.records());
            done = Some(chunk);
        }
        Ok((items, summary))
    }

    fn add(
        &self,
        chunk: &Chunk,
        (letters, grades): (&Letters, &[&str]),
        items: &mut Vec<Item>,
        summary: &mut Summary,
        terminal: &Terminal,
    ) {
        let mut documents = Vec::new();
        for record in chunk.entries() {
            match record {
                Ok(document) => documents.push(document),
                Err(error) => {
                    summary.unreadable += 1;
                    terminal.error(unreadable(&error));
                }
            }
        }
        summary.puzzles += documents.len() as u64;
        let puzzles: Vec<Puzzle> = documents.iter().map(|document| document.puzzle).collect();
        for (document, proof) in documents.iter().zip(ProperPuzzle::prove_many(&puzzles)) {
            if let Err(reason) = &proof {
                summary.add_improper(reason, chunk, || document.line);
            }
            let author = document.more.as_ref().and_then(|more| more.author.as_deref());
            let (origin, lacks_letters) = letters.origin(document.name.as_deref(), author);
            if lacks_letters {
                summary.unlettered.add_at(chunk.source_name(), || document.line);
            }
            let item = self.classic(&document.puzzle, &proof, document.candidates.as_deref().copied(), grades);
            items.push(under(origin, item));
        }
    }

    /// A classic puzzle with its grade, and with the candidates that its text has.
    pub(super) fn classic(
        &self,
        puzzle: &Puzzle,
        proof: &Result<ProperPuzzle, NotProper>,
        candidates: Option<CandidateSet>,
        grades: &[&str],
    ) -> Item {
        let rate = || Rated::new(puzzle, proof, Scale::Ichidoku, Stop::never()).ok()?.rating;
        let rating = self.grade.then(rate).flatten();
        let note = rating.map(|rating| format!("{} {}", grades[rating.grade as usize], rating.score_text()));
        let left = || *Grid::from(*puzzle).candidate_set();
        let candidates = self.candidates.then(|| candidates.unwrap_or_else(left));
        let solution = proof.as_ref().ok().map(|proper| *proper.solution());
        Item { solution, note: note.unwrap_or_default(), candidates, ..Item::of(puzzle) }
    }
}

/// The item with its origin before its grade.
pub(super) fn under(origin: Vec<String>, item: Item) -> Item {
    let grade = Some(item.note).filter(|grade| !grade.is_empty());
    Item { note: origin.into_iter().chain(grade).collect::<Vec<_>>().join(" · "), ..item }
}
