//! Which column holds the puzzles.

use arrow_array::{Array, RecordBatch};
use arrow_schema::Schema;
use ichidoku_formats::puzzle_column;

use super::asked::Asked;
use crate::problem::Problem;

/// The index of the column of puzzles: the one that is named; else, of those that can hold puzzles, the one with the surest name;
/// else the only one that has a puzzle in its first row, or that has one with blanks.
pub(super) fn find(schema: &Schema, first: Option<&RecordBatch>, asked: &Asked) -> Result<usize, Problem> {
    if let Some(name) = &asked.column {
        return named(schema, name, asked);
    }
    let able: Vec<usize> = (0..schema.fields().len()).filter(|i| can_hold(schema, *i, asked)).collect();
    let names = able.iter().map(|i| schema.field(*i).name().as_str());
    let found = puzzle_column(names).and_then(|i| able.get(i).copied());
    let found = found.or_else(|| first.map_or_else(|| only(&able), |batch| by_content(batch, &able)));
    found.ok_or_else(|| Problem::malformed_with("no-puzzle-column", &[("names", &names_of(schema))]))
}

/// The column with a name.
fn named(schema: &Schema, name: &str, asked: &Asked) -> Result<usize, Problem> {
    let Some((column, field)) = schema.fields().find(name) else {
        return Err(Problem::unfit_with("unknown-column", &[("name", &name), ("names", &names_of(schema))]));
    };
    if can_hold(schema, column, asked) {
        return Ok(column);
    }
    Err(Problem::unfit_with("column-type", &[("name", &name), ("type", field.data_type())]))
}

fn can_hold(schema: &Schema, column: usize, asked: &Asked) -> bool {
    ichidoku_arrow::columns(schema.field(column).data_type(), &asked.plan).is_ok()
}

fn names_of(schema: &Schema) -> String {
    schema.fields().iter().map(|field| field.name().as_str()).collect::<Vec<_>>().join(", ")
}

/// The one of these columns that has a puzzle in its first row that isn't null; of several, the one whose puzzle has blanks.
fn by_content(batch: &RecordBatch, able: &[usize]) -> Option<usize> {
    let clues = |column: usize| {
        let column = batch.column(column);
        let row = (0..column.len()).find(|row| column.is_valid(*row))?;
        Some(ichidoku_arrow::puzzle_at(column, row).ok()??.clue_count())
    };
    let with_clues: Vec<(usize, usize)> = able.iter().filter_map(|i| Some((*i, clues(*i)?))).collect();
    let columns =
        |most: usize| with_clues.iter().filter(|(_, clues)| *clues <= most).map(|(i, _)| *i).collect::<Vec<_>>();
    only(&columns(81)).or_else(|| only(&columns(80)))
}

/// The only one.
fn only(columns: &[usize]) -> Option<usize> {
    if let [column] = columns { Some(*column) } else { None }
}
