//! `ichidoku enumerate`

use clap::Args;
use ichidoku::solve::Search;
use ichidoku_api::{FoundSolution, Named};

use crate::commands::batch::{Batch, EngineChoice};
use crate::commands::variants::{Accepted, Variants};
use crate::exit::{Exit, Failure};
use crate::ordered::{Gone, Lines, Record, Work};
use crate::records::{About, Layout, Located, write_object};
use crate::terminal::Terminal;
use crate::values::limit;

#[derive(Args, Debug)]
pub(crate) struct Enumerate {
    #[arg(long, short, value_name = "N", default_value = "none", value_parser = limit)]
    limit: u64,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    accepted: Accepted,

    #[command(flatten)]
    engine: EngineChoice,
}

impl Enumerate {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        if let Some(variants) = Variants::among(&self.batch.inputs, self.accepted)? {
            variants.refuse("--engine", self.engine.engine.is_some())?;
            return variants.enumerate(&self.batch, self.json, self.limit, terminal);
        }
        let work = Listing { search: self.engine.search().limit(self.limit), json: self.json };
        let layout = Layout::SILENT.or_objects(self.json);
        let summary = self.batch.run_ordered(work, layout, terminal)?;
        summary.note(terminal, None);
        Ok(summary.exit())
    }
}

struct Listing {
    search: Search<'static>,
    json: bool,
}

impl Work for Listing {
    fn run(&self, record: &Record, out: &mut Lines) -> Result<(), Gone> {
        let solutions = match &record.entry.candidates {
            Some(candidates) => self.search.solutions_within(candidates),
            None => self.search.solutions(&record.entry.puzzle),
        };
        let (mut line, mut number) = (Vec::new(), 0);
        // The search has neither a budget nor a stop handle.
        for solution in solutions.flatten() {
            line.clear();
            number += 1;
            if self.json {
                let answer = FoundSolution { place: number, solution: Named(solution) };
                let found = About { puzzle: record.entry.puzzle.to_string(), answer };
                write_object(&Located::new(&record.source, &record.entry, found), &mut line);
            } else {
                line.extend(solution.values().map(|digit| b'0' + digit));
                line.push(b'\n');
            }
            out.write(&line)?;
        }
        if number == 0 {
            out.summary(|summary| summary.unsolvable.add_at(&record.source, || record.entry.line));
        }
        Ok(())
    }
}
