//! The puzzles of a run, with names.

use ichidoku::Puzzle;

use crate::exit::Failure;
use crate::inputs::Inputs;
use crate::rejected::Rejected;

/// A puzzle and what it is called.
pub(super) struct Named {
    pub(super) name: String,
    pub(super) puzzle: Puzzle,
}

/// All puzzles of the inputs; the first record that cannot be read is a failure. Of several, one without a name is
/// called by its place.
pub(super) fn read(inputs: &Inputs) -> Result<Vec<Named>, Failure> {
    let mut puzzles = Vec::new();
    let mut places = Vec::new();
    let mut stream = inputs.stream()?;
    while let Some(chunk) = stream.next_chunk(None)? {
        for record in chunk.entries() {
            let entry = Rejected::unless_of_givens(chunk.source_name(), record)?;
            puzzles.push(Named { name: entry.name.unwrap_or_default(), puzzle: entry.puzzle });
            places.push(format!("{}:{}", chunk.source_name(), entry.line));
        }
    }
    if puzzles.len() > 1 {
        let unnamed = puzzles.iter_mut().zip(places).filter(|(named, _)| named.name.is_empty());
        unnamed.for_each(|(named, place)| named.name = place);
    }
    Ok(puzzles)
}
