//! From one table of text to another. The rows are copied as they are written, with quotes and blanks; only tabs go with a name
//! of their own.

use std::path::Path;

use ichidoku::Puzzle;
use ichidoku_formats::{Chunk, ColumnType, Document, EntryError, Record, TableRow, WiderTable};
use ichidoku_variants::{Drawings, Puzzle as Variant, read_puzzle};

use super::kept::Kept;
use super::plan::{Answer, ERROR, Plan, Row, Special, fill};
use crate::commands::batch::Batch;
use crate::commands::target::Target;
use crate::destination::{ending, with_ending};
use crate::exit::Failure;
use crate::inputs::Rows;
use crate::output::EmptyParts;
use crate::pipeline::Work;
use crate::records::{Layout, Part};
use crate::rejected::Rejected;
use crate::summary::Summary;
use crate::terminal::Terminal;
use crate::variant_inputs::in_row;
use crate::words::{say, word};

/// A table whose rows are answered, and how it is written.
pub(crate) struct AnsweredTable {
    rows: Rows,
    table: WiderTable,
    drawings: Drawings,
    is_packed: bool,
}

/// Answers the rows if the output has the name of a table of text or of a Parquet file; `None` otherwise, and where something else is asked
/// for.
pub(crate) fn answer_rows(
    batch: &Batch,
    is_wanted: bool,
    drawings: Drawings,
    plan: &impl Plan,
    terminal: &Terminal,
) -> Result<Option<Summary>, Failure> {
    let Some(path) = batch.output.file().filter(|_| is_wanted) else { return Ok(None) };
    let Some(target) = Target::of_file(path).filter(|target| target.is_table()) else { return Ok(None) };
    let Some(rows) = batch.inputs.rows()? else { return Err(no_table(path)) };
    match AnsweredTable::of(rows, target, drawings, plan)? {
        Ok(table) => table.answer(batch, plan, terminal).map(Some),
        Err(_) => Err(no_table(path)),
    }
}

impl AnsweredTable {
    /// The table with the columns of the answers if the records are rows of one; otherwise the records.
    pub(crate) fn of(
        mut rows: Rows,
        target: Target,
        drawings: Drawings,
        plan: &impl Plan,
    ) -> Result<Result<Self, Rows>, Failure> {
        let names: Vec<&str> = plan.columns().iter().map(|(name, _)| *name).chain([ERROR]).collect();
        let table = rows.stream.first()?.and_then(|chunk| WiderTable::of(chunk, &names));
        let is_packed = target == Target::Parquet;
        Ok(match table {
            Some(table) => Ok(Self { rows, table, drawings, is_packed }),
            None => Err(rows),
        })
    }

    /// Answers the rows, each behind itself.
    pub(crate) fn answer(self, batch: &Batch, plan: &impl Plan, terminal: &Terminal) -> Result<Summary, Failure> {
        let Self { mut rows, table, drawings, is_packed } = self;
        let is_of_columns = rows.stream.first()?.is_some_and(Chunk::is_of_columns);
        let delimiter = delimiter(batch.output.file(), table.delimiter());
        let table = if is_packed { table.to_pack() } else { table.delimited_by(delimiter) };
        let layout = if is_packed {
            let own = own_types(is_of_columns, batch, terminal);
            packed(&table, plan, own)
        } else {
            Layout::of_table([table.mark(), &table.header()].concat()).whole(!plan.is_choosy())
        };
        let columns = vec![Vec::new(); plan.columns().len()];
        let (any_size, strict) = (rows.has_variants, batch.strict);
        let work = Answering { table, plan: plan.clone(), columns, layout, strict, any_size, drawings };
        batch.run(rows.stream, layout, &work, terminal)
    }
}

/// The rows under the header of the table in a Parquet file, whose first columns have these types, and the last those of the answers.
fn packed(table: &WiderTable, plan: &impl Plan, own: Vec<ColumnType>) -> Layout {
    let answers = plan.columns().iter().map(|(_, kind)| *kind).chain([ColumnType::Text]);
    let types: &[ColumnType] = own.into_iter().chain(answers).collect::<Vec<_>>().leak();
    Layout::of_table(table.header()).in_parquet(EmptyParts::KeptBefore(types))
}

/// The types of the table's own columns in a Parquet file: texts, unless they come from such files. Says what of those isn't kept.
fn own_types(is_of_columns: bool, batch: &Batch, terminal: &Terminal) -> Vec<ColumnType> {
    match Kept::of(&batch.inputs) {
        Some(kept) => {
            kept.note(terminal);
            kept.types
        }
        None => {
            if is_of_columns {
                terminal.note(word("all-as-texts"));
            }
            Vec::new()
        }
    }
}

/// What stands between the columns of a file of this name: tabs where it ends in `.tsv`, and nowhere else; otherwise what the input has.
fn delimiter(path: Option<&Path>, own: u8) -> u8 {
    match path.and_then(ending).as_deref() {
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
    /// True if a grid of another size is a variant, and not a classic one that is cut off.
    any_size: bool,
    drawings: Drawings,
}

/// What there is in a row.
enum Found {
    Nothing,
    Puzzle(Document),
    /// What this can also be, and why it is rejected if the plan has no answer about such.
    Special(Special, Rejected),
    Rejected(Rejected),
}

impl<P: Plan> Work for Answering<P> {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        let source = chunk.source_name();
        let Some(rows) = self.table.rows(chunk) else {
            part.end = Some(Failure::new(say!("other-columns", source)));
            return;
        };
        let rows: Vec<_> = rows.map(|row| (row.text, self.find(source, row))).collect();
        let puzzle = |found: &Found| if let Found::Puzzle(document) = found { Some(document.puzzle) } else { None };
        let puzzles: Vec<Puzzle> = rows.iter().filter_map(|(_, found)| puzzle(found)).collect();
        self.plan.prepare(&puzzles);
        let mut place = 0;
        for (text, found) in rows {
            self.columns.iter_mut().for_each(Vec::clear);
            let is_puzzle = matches!(found, Found::Puzzle(_));
            let answer = self.answer(source, place, found, part);
            if part.end.is_some() {
                return;
            }
            place += usize::from(is_puzzle);
            self.write(text, answer, part);
            part.hand_over(self.layout.between);
        }
    }
}

/// The variant with the solution that stands beside it in its row: a full grid of its size.
fn with_solution(puzzle: Variant, solution: &str) -> Variant {
    let grid = read_puzzle(solution).ok();
    let digits: Vec<i16> = grid.iter().flat_map(Variant::givens).map(|(_, digit)| digit).collect();
    let is_stated = puzzle.stated().is_none() && digits.len() == puzzle.cells();
    if is_stated { puzzle.with_stated(Some(digits)) } else { puzzle }
}

impl<P: Plan> Answering<P> {
    fn find(&self, source: &str, row: TableRow<'_>) -> Found {
        match row.document {
            None => Found::Nothing,
            Some(Ok(document)) => {
                let is_special = Record::of_document(&document).is_of_candidates();
                match document.candidates {
                    Some(candidates) if is_special => {
                        let rejected = Rejected::OfCandidates { source: source.to_owned(), line: document.line };
                        Found::Special(Special::OfCandidates(candidates), rejected)
                    }
                    candidates => Found::Puzzle(Document { candidates, ..document }),
                }
            }
            Some(Err(error)) => self.find_variant(row.text, error),
        }
    }

    /// What is in a row that holds no classic puzzle.
    fn find_variant(&self, text: &[u8], error: EntryError) -> Found {
        match in_row(&self.table.puzzle_in(text), self.any_size, self.drawings) {
            Some(Ok(puzzle)) if puzzle.classic().is_none() => {
                let puzzle = with_solution(puzzle, &self.table.solution_in(text));
                Found::Special(Special::Variant(Box::new(puzzle)), Rejected::Unreadable(error))
            }
            Some(Err(fault)) => {
                let (source, line) = (error.source_name().to_owned(), error.line());
                Found::Rejected(Rejected::Variant { source, line, fault })
            }
            _ => Found::Rejected(Rejected::Unreadable(error)),
        }
    }

    /// The answer about a row in which this is found; if it is a puzzle, it has this place among them.
    fn answer(&mut self, source: &str, place: usize, found: Found, part: &mut Part) -> Answer {
        let summary = &mut part.summary;
        let rejected = match found {
            Found::Nothing => return self.unless_choosy(Answer::Given),
            Found::Puzzle(document) => {
                summary.puzzles += 1;
                let mut row = Row { summary, source, number: document.line, stated: document.solution.as_ref() };
                return self.plan.answer(place, &document.puzzle, &mut self.columns, &mut row);
            }
            Found::Special(special, rejected) => {
                let mut row = Row { summary, source, number: rejected.line(), stated: None };
                if let Some(answer) = self.plan.answer_special(&special, &mut self.columns, &mut row) {
                    part.summary.puzzles += 1;
                    return answer;
                }
                rejected
            }
            Found::Rejected(rejected) => rejected,
        };
        self.layout.reject(&rejected, self.strict, part);
        self.unless_choosy(Answer::None(rejected.reason()))
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
