//! From one table of text to another. The rows are copied as they are written, with quotes and blanks; only tabs go with a name
//! of their own.

use std::path::Path;

use ichidoku::Puzzle;
use ichidoku_formats::{Chunk, Document, Format, TableRow, WiderTable};

use super::plan::{Answer, ERROR, Plan, Row, fill};
use crate::commands::batch::Batch;
use crate::commands::target::Target;
use crate::destination::{ending, with_ending};
use crate::exit::Failure;
use crate::pipeline::Work;
use crate::records::{Layout, Part};
use crate::rejected::Rejected;
use crate::summary::Summary;
use crate::terminal::Terminal;
use crate::words::say;

/// Answers the rows if the output has the name of a table of text; `None` otherwise, and where something else is asked for.
pub(crate) fn answer_csv(
    batch: &Batch,
    is_wanted: bool,
    plan: &impl Plan,
    terminal: &Terminal,
) -> Result<Option<Summary>, Failure> {
    let is_table = |path: &&Path| is_wanted && Target::of_file(path) == Some(Target::Text(Format::CSV));
    let Some(path) = batch.output.file().filter(is_table) else { return Ok(None) };
    let names: Vec<&str> = plan.columns().iter().map(|(name, _)| *name).chain([ERROR]).collect();
    let mut stream = batch.inputs.stream()?;
    let table = stream.first()?.and_then(|chunk| WiderTable::of(chunk, &names)).ok_or_else(|| no_table(path))?;
    let delimiter = delimiter(path, table.delimiter());
    let table = table.delimited_by(delimiter);
    let layout = Layout::of_table(table.header());
    let columns = vec![Vec::new(); plan.columns().len()];
    let work = Answering { table, plan: plan.clone(), columns, layout, strict: batch.strict };
    batch.run(stream, layout, &work, terminal).map(Some)
}

/// What stands between the columns of a file of this name: tabs where it ends in `.tsv`, and nowhere else; otherwise what the input has.
fn delimiter(path: &Path, own: u8) -> u8 {
    match ending(path).as_deref() {
        Some("tsv") => b'\t',
        _ if own == b'\t' => b',',
        _ => own,
    }
}

fn no_table(path: &Path) -> Failure {
    Failure::new(say!("no-table", name = path.display(), other = with_ending(path, "txt").display()))
}

/// What a worker does.
#[derive(Clone)]
struct Answering<P> {
    table: WiderTable,
    plan: P,
    /// The answer to a row, a value in each.
    columns: Vec<Vec<String>>,
    layout: Layout,
    strict: bool,
}

impl<P: Plan> Work for Answering<P> {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        let source = chunk.source_name();
        let Some(rows) = self.table.rows(chunk) else {
            part.end = Some(Failure::new(say!("other-columns", source)));
            return;
        };
        let admit = |document| self.layout.admit(source, document);
        let rows: Vec<_> = rows.map(|TableRow { text, document }| (text, document.map(admit))).collect();
        let readable = rows.iter().filter_map(|(_, read)| read.as_ref()?.as_ref().ok());
        let puzzles: Vec<Puzzle> = readable.map(|document| document.puzzle).collect();
        self.plan.prepare(&puzzles);
        let mut place = 0;
        for (text, read) in rows {
            self.columns.iter_mut().for_each(Vec::clear);
            let is_puzzle = matches!(read, Some(Ok(_)));
            let answer = self.answer(source, place, read, part);
            if part.end.is_some() {
                return;
            }
            place += usize::from(is_puzzle);
            self.write(text, answer, part);
            part.hand_over(self.layout.between);
        }
    }
}

impl<P: Plan> Answering<P> {
    /// The answer about a row of which this is read; if it is a puzzle, it has this place among them.
    fn answer(
        &mut self,
        source: &str,
        place: usize,
        read: Option<Result<Document, Rejected>>,
        part: &mut Part,
    ) -> Answer {
        match read {
            Some(Ok(document)) => {
                part.summary.puzzles += 1;
                let (summary, stated) = (&mut part.summary, document.solution.as_ref());
                let mut row = Row { summary, source, number: document.line, stated };
                self.plan.answer(place, &document.puzzle, &mut self.columns, &mut row)
            }
            Some(Err(rejected)) => {
                self.layout.reject(&rejected, self.strict, part);
                self.unless_choosy(Answer::None(rejected.reason()))
            }
            None => self.unless_choosy(Answer::Given),
        }
    }

    /// The answer about a row without a puzzle.
    fn unless_choosy(&self, answer: Answer) -> Answer {
        if self.plan.is_choosy() { Answer::Unwanted } else { answer }
    }

    fn write(&mut self, row: &[u8], answer: Answer, part: &mut Part) {
        let error = match answer {
            Answer::Given => String::new(),
            Answer::None(reason) => reason,
            Answer::Unwanted => return,
        };
        fill(&mut self.columns, 1);
        let fields: Vec<&str> = self.columns.iter().flatten().map(String::as_str).chain([&*error]).collect();
        self.table.write(row, &fields, &mut part.bytes);
    }
}
