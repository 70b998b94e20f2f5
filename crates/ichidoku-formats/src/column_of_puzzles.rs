//! The column of puzzles of a table, for readers that know more puzzles than the classic ones.

use crate::document::Other;
use crate::part::Part;
use crate::table::Header;

/// A row of a table, of whose puzzle no more than the text is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleRow {
    /// The number of its line.
    pub line: usize,
    /// The text in the column of puzzles.
    pub puzzle: String,
    /// What stands in the other columns but that of solutions.
    pub beside: Vec<Other>,
}

/// The rows of a table; `None` if the first line doesn't name a column of puzzles.
///
/// ```
/// use ichidoku_formats::column_of_puzzles;
/// let table = "name;puzzle\nfirst;1...............\n\"second; last\";\".Cage~3~R1C1~R1C2\"\n";
/// let rows = column_of_puzzles(table).unwrap();
/// assert_eq!((rows[0].line, rows[0].puzzle.as_str()), (2, "1..............."));
/// assert_eq!((rows[1].line, rows[1].puzzle.as_str()), (3, ".Cage~3~R1C1~R1C2"));
/// assert_eq!((rows[1].beside[0].name.as_str(), rows[1].beside[0].text().as_str()), ("name", "second; last"));
/// assert!(column_of_puzzles("1...............\n").is_none());
/// ```
pub fn column_of_puzzles(text: &str) -> Option<Vec<PuzzleRow>> {
    let (first, below) = text.split_once('\n')?;
    let header = Header::of(first, below.lines().next())?;
    let (mut rows, mut rest, mut line) = (Vec::new(), below.as_bytes(), 2);
    while let Some(length) = header.end_of_record(rest, true) {
        let (record, after) = rest.split_at(length);
        if !record.trim_ascii().is_empty() {
            let beside = header.remarks(record).filter(|remark| remark.part != Some(Part::Solution));
            let beside = beside.map(|remark| Other::of_text(&remark.name, &remark.text)).collect();
            rows.push(PuzzleRow { line, puzzle: header.puzzle_of(record.trim_ascii_end()), beside });
        }
        line += memchr::memchr_iter(b'\n', record).count();
        rest = after;
    }
    Some(rows)
}
