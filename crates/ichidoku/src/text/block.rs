//! A text of several lines: the puzzle on one of them, or on nine.

use alloc::vec::Vec;

use crate::house::Row;
use crate::puzzle::Puzzle;
use crate::text::content::{Content, finish};
use crate::text::error::{ParsePuzzleError, PuzzleFault};
use crate::text::kind::{LineKind, without_comment};
use crate::text::line::read_one_line;
use crate::text::row::{RowFault, is_header, quick_row, read_any_row, without_break};
use crate::text::shape::{in_places, plain_line};
use crate::text::{Parsed, symbol};

/// A line and its 1-based number.
type Numbered<'a> = (usize, &'a str);

/// The lines of a text that hold cells.
#[derive(Default)]
struct Lines<'a> {
    /// Whole puzzles.
    puzzles: Vec<Numbered<'a>>,
    /// Rows, and lines between them that should be.
    rows: Vec<Numbered<'a>>,
    /// How many of the rows are dashes only.
    dashes: usize,
    /// Lines of 81 characters that are rows if they are nine.
    places: Vec<Numbered<'a>>,
    /// The first line before them that is nothing known.
    title: Option<Numbered<'a>>,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        let mut lines = Self::default();
        symbol::lines(text).for_each(|line| lines.add(line));
        lines.settle_dashes();
        lines.settle_places();
        lines
    }

    fn add(&mut self, line: Numbered<'a>) {
        let kind = LineKind::of_folded(line.1);
        self.dashes += usize::from(kind == LineKind::Dashes);
        match kind {
            LineKind::Empty | LineKind::Comment | LineKind::Frame => {}
            LineKind::Puzzle | LineKind::Jigsaw => self.puzzles.push(line),
            LineKind::Places => self.places.push(line),
            LineKind::Other if self.rows.is_empty() => self.title = self.title.or(Some(line)),
            LineKind::Row | LineKind::Part | LineKind::Dashes | LineKind::Other => self.rows.push(line),
        }
    }

    /// Nine dashes are a border unless other rows have dashes for blanks, or there are no others.
    fn settle_dashes(&mut self) {
        let is_dashes = |line: &Numbered<'_>| LineKind::of_folded(line.1) == LineKind::Dashes;
        let is_mixed = self.dashes > 0 && self.dashes < self.rows.len();
        if is_mixed && !self.rows.iter().any(|line| !is_dashes(line) && has_dash_cells(line.1)) {
            self.rows.retain(|line| !is_dashes(line));
        }
    }
}

impl Lines<'_> {
    /// Nine lines that show several candidates, or that show a solution, are rows; any others are puzzles.
    fn settle_places(&mut self) {
        let is_rows = self.places.len() == 9 && are_rows(&self.places);
        if is_rows { &mut self.rows } else { &mut self.puzzles }.append(&mut self.places);
    }
}

/// True if nine lines in which each digit has its place are more likely the rows of a grid than puzzles. Ten digits would
/// clash in a puzzle, since they are in nine columns.
fn are_rows(lines: &[Numbered<'_>]) -> bool {
    let grids: Vec<Puzzle> = lines.iter().filter_map(|(_, line)| in_places(line)).collect();
    let is_solved = |grid: &Puzzle| grid.values().chunks_exact(9).all(|cell| cell.iter().any(|value| *value != 0));
    grids.iter().any(|grid| grid.clue_count() > 9) || grids.iter().all(is_solved)
}

/// Whether dashes stand for blanks in the row.
fn has_dash_cells(row: &str) -> bool {
    row.contains(['-', '_'])
}

/// Reads a text of any form.
pub(super) fn read_text(text: &str) -> Result<Parsed, ParsePuzzleError> {
    if let Some(puzzle) = plain_line(without_break(text)) {
        return Ok(Parsed::of(puzzle));
    }
    let lines = Lines::of(text);
    let single = match (&*lines.puzzles, &*lines.rows, lines.title) {
        ([], rows @ [_, _, ..], _) => return read_rows(rows),
        ([puzzle], [], None) => *puzzle,
        ([], [row], None) => *row,
        ([], [], Some(title)) => title,
        ([], [], None) => return Err(ParsePuzzleError::nothing()),
        _ => return Err(two_things(&lines)),
    };
    read_one_line(single.1).map_err(|error| error.on_line(single.0))
}

/// A text with a whole puzzle and something else in it: the fault is what stands beside the first puzzle.
fn two_things(lines: &Lines<'_>) -> ParsePuzzleError {
    let beside = lines.title.or(lines.rows.first().copied());
    let faults = beside.iter().chain(lines.puzzles.iter().skip(1));
    let fault = faults.into_iter().find_map(|(number, line)| Some(read_one_line(line).err()?.on_line(*number)));
    fault.unwrap_or(ParsePuzzleError::anywhere(PuzzleFault::Puzzles(lines.puzzles.len())))
}

fn read_rows(rows: &[Numbered<'_>]) -> Result<Parsed, ParsePuzzleError> {
    let rows = match rows {
        [(_, header), rows @ ..] if rows.len() == 9 && is_header(header) => rows,
        _ => rows,
    };
    let mut contents = [Content::Blank; 81];
    let mut places = contents.chunks_exact_mut(9);
    for ((row, place), (number, line)) in Row::ALL.into_iter().zip(&mut places).zip(rows) {
        // None of the commonest forms has a comment.
        let cells = quick_row(line).map_or_else(|| read_any_row(without_comment(line)), Ok);
        let cells = cells.map_err(|fault| row_error(row, fault).on_line(*number))?;
        place.copy_from_slice(&cells);
    }
    match rows {
        [_, _, _, _, _, _, _, _, _] => Ok(finish(&contents)),
        [.., (number, _)] => Err(ParsePuzzleError::rows(rows.len()).on_line(*number)),
        [] => Err(ParsePuzzleError::nothing()),
    }
}

fn row_error(row: Row, fault: RowFault) -> ParsePuzzleError {
    match fault {
        RowFault::Cells(found) => ParsePuzzleError::cells_in_row(row, found),
        RowFault::Symbol(column, c) => match crate::house::Column::new(column) {
            Some(column) => ParsePuzzleError::symbol(crate::cell::Cell::at(row, column), c),
            None => ParsePuzzleError::cells_in_row(row, column),
        },
    }
}
