//! The column of puzzles of a table, for readers that know more puzzles than the classic ones.

use crate::table::Header;

/// The texts in the column of puzzles of a table, each with the number of its line; `None` if the first line doesn't name one.
///
/// ```
/// use ichidoku_formats::column_of_puzzles;
/// let table = "name;puzzle\nfirst;1...............\n\"second; last\";\".Cage~3~R1C1~R1C2\"\n";
/// let column = column_of_puzzles(table).unwrap();
/// assert_eq!(column, [(2, "1...............".to_owned()), (3, ".Cage~3~R1C1~R1C2".to_owned())]);
/// assert!(column_of_puzzles("1...............\n").is_none());
/// ```
pub fn column_of_puzzles(text: &str) -> Option<Vec<(usize, String)>> {
    let (first, below) = text.split_once('\n')?;
    let header = Header::of(first, below.lines().next())?;
    let (mut texts, mut rest, mut line) = (Vec::new(), below.as_bytes(), 2);
    while let Some(length) = header.end_of_record(rest, true) {
        let (record, after) = rest.split_at(length);
        if !record.trim_ascii().is_empty() {
            texts.push((line, header.puzzle_of(record.trim_ascii_end())));
        }
        line += memchr::memchr_iter(b'\n', record).count();
        rest = after;
    }
    Some(texts)
}
