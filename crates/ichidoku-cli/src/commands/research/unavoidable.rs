//! `ichidoku unavoidable`

use clap::Args;
use ichidoku::{Cell, CellSet, ProperPuzzle, Solution};
use ichidoku_api::Named;
use ichidoku_formats::Chunk;
use serde::Serialize;

use super::{names, write_sets};
use crate::commands::batch::Batch;
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::terminal::Terminal;
use crate::values::whole;

/// List minimal unavoidable sets: cells that can't all be left without a clue
///
/// For a puzzle, those of its solution; a puzzle that does not have exactly one solution has none. One set per line, the
/// smallest first: the number of cells, a tab, the cells.
#[derive(Args, Debug)]
pub(crate) struct Unavoidable {
    /// Largest set to list, at most 16 cells; 12 takes about 10 ms per grid, and each further cell a few times longer
    #[arg(long, short, value_name = "N", default_value = "12", value_parser = whole::<u64>(4..=16))]
    size: u64,

    /// Print one JSON object per record
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,
}

impl Unavoidable {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let layout = if self.json { Layout::OBJECTS } else { Layout::SILENT };
        let work = Finding { size: self.size as usize, json: self.json, layout, strict: self.batch.strict };
        let tally = self.batch.run(self.batch.inputs.feed()?, layout, &work, terminal)?;
        tally.note(terminal, "; no sets listed");
        Ok(tally.exit_if_proper())
    }
}

#[derive(Clone)]
struct Finding {
    size: usize,
    json: bool,
    layout: Layout,
    strict: bool,
}

/// What `--json` says of a grid.
#[derive(Serialize)]
struct Object {
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Named<Solution>>,
    unavoidable: Vec<Vec<Named<Cell>>>,
}

impl Work for Finding {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        self.layout.write(chunk, self.strict, part, |_, entry, part| {
            let solution = ProperPuzzle::new(entry.puzzle).map(|proper| *proper.solution());
            if let Err(reason) = &solution {
                part.tally.add_improper(reason, chunk, || entry.line);
            }
            let sets: Vec<CellSet> =
                solution.iter().flat_map(|solution| solution.unavoidable_sets(self.size)).collect();
            if self.json {
                let unavoidable = sets.into_iter().map(names).collect();
                let object = Object { solution: solution.ok().map(Named), unavoidable };
                return write_object(&Located::new(chunk.source_name(), entry, &object), &mut part.bytes);
            }
            write_sets(&sets, &mut part.bytes);
        });
    }
}
