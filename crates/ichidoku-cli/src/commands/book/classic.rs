//! Classic puzzles in a book.

use ichidoku::{ProperPuzzle, Puzzle};
use ichidoku_api::{BookMaker, BookNoteKind, Control};
use ichidoku_formats::Chunk;
use ichidoku_print::Item;

use super::Book;
use crate::exit::Failure;
use crate::progress::Progress;
use crate::summary::Summary;
use crate::terminal::Terminal;
use crate::unreadable::unreadable;

impl Book {
    /// Reads puzzles all of which are classic ones.
    pub(super) fn read_classic(
        &self,
        maker: &BookMaker,
        data_on_stdout: bool,
        terminal: &Terminal,
    ) -> Result<(Vec<Item>, Summary), Failure> {
        let mut stream = self.inputs.stream()?;
        let mut progress = Progress::new(stream.gauge(), terminal, data_on_stdout);
        let (mut items, mut summary, mut done) = (Vec::new(), Summary::default(), None);
        while let Some(chunk) = stream.next_chunk(done.take())? {
            add(&chunk, maker, &mut items, &mut summary, terminal)?;
            progress.tick(summary.records());
            done = Some(chunk);
        }
        Ok((items, summary))
    }
}

/// Adds the puzzles of a chunk; what can't be read is reported, and left out.
fn add(
    chunk: &Chunk,
    maker: &BookMaker,
    items: &mut Vec<Item>,
    summary: &mut Summary,
    terminal: &Terminal,
) -> Result<(), Failure> {
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
        let made = maker.classic(document, &proof, &Control::new())?;
        if made.notes.contains(&BookNoteKind::Letters) {
            summary.unlettered.add_at(chunk.source_name(), || document.line);
        }
        items.push(made.item);
    }
    Ok(())
}
