//! A table with more columns: its rows as they are written, and more fields behind them.

use std::sync::Arc;

use crate::chunk::Chunk;
use crate::formats::csv::write_column;
use crate::layout::Layout;
use crate::names;
use crate::table::{Header, fields_of, to_text, without_end};
use crate::table_rows::TableRow;

/// A table of text with more columns behind its own, which stay as they are written: quotes, blanks, the ends of lines and, unless another is chosen,
/// the sign between them. Any thread may read and write rows.
///
/// ```
/// use ichidoku_formats::{Source, WiderTable};
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let mut source = Source::from_text("a.csv", format!("id;puzzle;clues\n\"7\";{line}\n8;?\n"));
/// let chunk = source.next_chunk().unwrap().unwrap();
/// let table = WiderTable::of(&chunk, &["clues", "error"]).unwrap();
/// let mut text = table.header();
/// for row in table.rows(&chunk).unwrap() {
///     let fields = match row.document {
///         Some(Ok(document)) => [document.puzzle.clue_count().to_string(), String::new()],
///         Some(Err(error)) => [String::new(), error.without_source().to_string()],
///         None => [String::new(), String::new()],
///     };
///     table.write(row.text, &fields, &mut text);
/// }
/// let wanted = format!("id;puzzle;clues;clues (2);error\n\"7\";{line};;30;\n8;?;;;1 cell where 81 were expected\n");
/// assert_eq!(String::from_utf8_lossy(&text), wanted);
/// ```
#[derive(Clone, Debug)]
pub struct WiderTable {
    columns: Arc<Header>,
    /// The names of those behind them.
    added: Vec<String>,
    /// What is written between two columns.
    delimiter: u8,
    /// What is written at the end of each row.
    line_end: &'static [u8],
}

impl WiderTable {
    /// The table whose rows the records of a chunk are, with more columns; `None` if they are no rows of a table in text, of a
    /// spreadsheet or of a file of columns. A name that the table has already gets another number behind it.
    pub fn of(chunk: &Chunk, added: &[&str]) -> Option<Self> {
        let Layout::Csv(columns) = &chunk.layout else { return None };
        let mut taken = columns.names().to_vec();
        for name in added {
            let name = names::apart(name, |name| taken.iter().any(|other| other == name));
            taken.push(name);
        }
        let added = taken.split_off(columns.names().len());
        Some(Self { columns: Arc::clone(columns), added, delimiter: columns.delimiter(), line_end: columns.line_end() })
    }

    /// The byte order mark with which the table begins, if it does.
    pub fn mark(&self) -> &[u8] {
        self.columns.mark()
    }

    /// The line with the names of all columns, with its end.
    pub fn header(&self) -> Vec<u8> {
        let mut header = Vec::new();
        self.write(self.columns.line(), &self.added, &mut header);
        header
    }

    /// What stands between two columns of the table.
    pub fn delimiter(&self) -> u8 {
        self.columns.delimiter()
    }

    /// The same table, written with this sign between two columns: where it isn't the table's own, quotes stand where they are needed.
    ///
    /// ```
    /// use ichidoku_formats::{Source, WiderTable};
    /// let mut source = Source::from_text("a.csv", "id,puzzle\n");
    /// let chunk = source.next_chunk().unwrap().unwrap();
    /// let table = WiderTable::of(&chunk, &["clues"]).unwrap().delimited_by(b'\t');
    /// assert_eq!(table.header(), b"id\tpuzzle\tclues\n");
    /// ```
    #[must_use]
    pub fn delimited_by(self, delimiter: u8) -> Self {
        Self { delimiter, ..self }
    }

    /// The rows of a chunk in order, without blank lines and comments; `None` if it isn't of a table with the same columns.
    pub fn rows<'c>(&self, chunk: &'c Chunk) -> Option<impl Iterator<Item = TableRow<'c>> + use<'c>> {
        let Layout::Csv(header) = &chunk.layout else { return None };
        let mut entries = chunk.entries();
        self.columns.has_columns_of(header).then(|| std::iter::from_fn(move || entries.next_row(header)))
    }

    /// The same table as [`Parquet`](crate::Parquet) packs it: with commas and line feeds.
    #[must_use]
    pub fn to_pack(self) -> Self {
        Self { line_end: b"\n", ..self.delimited_by(b',') }
    }

    /// What a row has in the column of puzzles; empty if it is too short. It need be no classic puzzle.
    ///
    /// ```
    /// use ichidoku_formats::{Source, WiderTable};
    /// let mut source = Source::from_text("a.csv", "id,puzzle\n1,.Cage~3~R1C1~R1C2\n");
    /// let chunk = source.next_chunk().unwrap().unwrap();
    /// let table = WiderTable::of(&chunk, &["clues"]).unwrap();
    /// let row = table.rows(&chunk).unwrap().next().unwrap();
    /// assert!(row.document.unwrap().is_err());
    /// assert_eq!(table.puzzle_in(row.text), ".Cage~3~R1C1~R1C2");
    /// ```
    pub fn puzzle_in(&self, row: &[u8]) -> String {
        self.columns.puzzle_of(row.trim_ascii_end())
    }

    /// What a row has in the column of solutions; empty if it is too short or there is no such column.
    ///
    /// ```
    /// use ichidoku_formats::{Source, WiderTable};
    /// let mut source = Source::from_text("a.csv", "puzzle,solution\n2...............,1234341221434321\n");
    /// let chunk = source.next_chunk().unwrap().unwrap();
    /// let table = WiderTable::of(&chunk, &["wrong"]).unwrap();
    /// let row = table.rows(&chunk).unwrap().next().unwrap();
    /// assert_eq!(table.solution_in(row.text), "1234341221434321");
    /// ```
    pub fn solution_in(&self, row: &[u8]) -> String {
        self.columns.solution_of(row.trim_ascii_end())
    }

    /// Appends a row with these fields behind it, each under its name: fields that the row lacks are empty, and empty ones that it has
    /// beyond the header are left out. Others there take the place of empty ones behind them.
    pub fn write(&self, row: &[u8], fields: &[impl AsRef<str>], out: &mut Vec<u8>) {
        let width = self.columns.names().len();
        let (row, count) = without_surplus(without_end(row), self.delimiter(), width);
        self.write_own(row, out);
        out.resize(out.len() + width.saturating_sub(count), self.delimiter);
        let surplus = fields.iter().take(count.saturating_sub(width));
        let covered = surplus.take_while(|field| field.as_ref().is_empty()).count();
        fields[covered..].iter().for_each(|field| write_column(field.as_ref(), self.delimiter, out));
        out.extend_from_slice(self.line_end);
    }

    /// Appends the fields of a row as they are written, or with another sign between them.
    fn write_own(&self, row: &[u8], out: &mut Vec<u8>) {
        if self.delimiter == self.delimiter() {
            return out.extend_from_slice(row);
        }
        let mut fields = Vec::new();
        fields_of(row, self.delimiter()).for_each(|field| write_column(&to_text(field), self.delimiter, &mut fields));
        out.extend_from_slice(&fields[1..]);
    }
}

/// A row without the blank fields at its end that the header has no name for, and the number of its fields.
fn without_surplus(row: &[u8], delimiter: u8, width: usize) -> (&[u8], usize) {
    let (mut end, mut count, mut at) = (row.len(), 0, 0);
    for (number, field) in (1..).zip(fields_of(row, delimiter)) {
        at += field.len();
        if number <= width || !to_text(field).trim().is_empty() {
            (end, count) = (at, number);
        }
        at += 1;
    }
    (&row[..end], count)
}

#[cfg(test)]
mod tests {
    use super::WiderTable;
    use crate::Source;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// The table with a column that says whether the row can be read, and one with what is wrong with it.
    fn wider(text: impl Into<Vec<u8>>) -> String {
        let mut source = Source::from_text("t", text);
        let mut chunk = source.next_chunk().unwrap().unwrap();
        let table = WiderTable::of(&chunk, &["ok", "error"]).unwrap();
        let mut out = [table.mark(), &table.header()].concat();
        loop {
            for row in table.rows(&chunk).unwrap() {
                let fields = match row.document {
                    Some(Ok(_)) => ["yes", ""],
                    Some(Err(_)) => ["", "a, b"],
                    None => ["", ""],
                };
                table.write(row.text, &fields, &mut out);
            }
            match source.next_chunk().unwrap() {
                Some(next) => chunk = next,
                None => return String::from_utf8_lossy(&out).into_owned(),
            }
        }
    }

    #[test]
    fn rows_stay_as_they_are_written() {
        let text = format!("id,\"the puzzle\",puzzle\r\n\"1\", x ,{LINE}\r\n2,\"a \"\"b\"\",\nc\",\"{LINE}\"");
        let wanted = format!(
            "id,\"the puzzle\",puzzle,ok,error\r\n\"1\", x ,{LINE},yes,\r\n2,\"a \"\"b\"\",\nc\",\"{LINE}\",yes,\r\n"
        );
        assert_eq!(wider(text), wanted);
        let marked = format!("\u{feff}puzzle\tok\n{LINE}\t\n");
        assert_eq!(wider(marked), format!("\u{feff}puzzle\tok\tok (2)\terror\n{LINE}\t\tyes\t\n"));
    }

    #[test]
    fn another_sign_between_columns_keeps_what_fields_say() {
        let text = format!("id\tpuzzle\tnote\n\"a \"\"b\"\"\"\t{LINE}\n2\t{LINE}\tx, y\n");
        let chunk = Source::from_text("t", text).next_chunk().unwrap().unwrap();
        let table = WiderTable::of(&chunk, &["ok"]).unwrap().delimited_by(b',');
        let mut out = table.header();
        table.rows(&chunk).unwrap().for_each(|row| table.write(row.text, &["yes"], &mut out));
        let wanted = format!("id,puzzle,note,ok\n\"a \"\"b\"\"\",{LINE},,yes\n2,{LINE},\"x, y\",yes\n");
        assert_eq!(String::from_utf8_lossy(&out), wanted);
    }

    #[test]
    fn answers_stand_under_their_names_however_long_a_row_is() {
        let text =
            format!("puzzle,name,level\n{LINE}\n{LINE},a,b,,\n\n# a comment\n{LINE},a,b,c\nno\n{LINE},1,2,3,4,5,6\n");
        let rows = wider(text);
        let rows: Vec<&str> = rows.lines().collect();
        assert_eq!(rows[1], format!("{LINE},,,yes,"));
        assert_eq!(rows[2], format!("{LINE},a,b,yes,"));
        assert_eq!(rows[3], format!("{LINE},a,b,c,\"a, b\""));
        assert_eq!(rows[4], "no,,,,\"a, b\"");
        assert_eq!(rows[5], format!("{LINE},1,2,3,4,5,6,\"a, b\""));
        assert_eq!(rows.len(), 6);
    }

    #[test]
    fn a_table_without_rows_has_its_header() {
        assert_eq!(wider("id,puzzle"), "id,puzzle,ok,error\n");
        assert_eq!(wider("id,puzzle\n# nothing\n"), "id,puzzle,ok,error\n");
    }

    #[test]
    fn lines_end_as_those_of_the_table() {
        for end in ["\n", "\r\n", "\r"] {
            let text = format!("sep=;\nid;puzzle\n1;{LINE}\n").replace('\n', end);
            let wanted = format!("sep=;\nid;puzzle;ok;error\n1;{LINE};yes;\n").replace('\n', end);
            assert_eq!(wider(text), wanted, "{end:?}");
        }
        let chunk = Source::from_text("t", format!("puzzle;id\r\n{LINE};1\r\n")).next_chunk().unwrap().unwrap();
        let table = WiderTable::of(&chunk, &["ok"]).unwrap().to_pack();
        assert_eq!(table.header(), b"puzzle,id,ok\n");
    }

    #[test]
    fn bytes_that_are_not_utf8_stay_as_they_are() {
        let mut source = Source::from_text("t", [b"J\xfcrgen,puzzle\n\xe9,", LINE.as_bytes()].concat());
        let chunk = source.next_chunk().unwrap().unwrap();
        let table = WiderTable::of(&chunk, &[]).unwrap();
        assert_eq!(table.header(), b"J\xfcrgen,puzzle\n");
        let row = table.rows(&chunk).unwrap().next().unwrap();
        assert_eq!((&row.text[..2], row.document.unwrap().is_ok()), (&b"\xe9,"[..], true));
    }

    #[test]
    fn other_tables_have_no_rows_here() {
        let chunk = |text: String| Source::from_text("t", text).next_chunk().unwrap().unwrap();
        let table = WiderTable::of(&chunk(format!("id,puzzle\n1,{LINE}\n")), &["ok"]).unwrap();
        assert!(table.rows(&chunk(format!("\"id\",puzzle\n2,{LINE}\n"))).is_some());
        for other in [format!("puzzle,id\n{LINE},1\n"), format!("id;puzzle\n1;{LINE}\n"), format!("{LINE}\n")] {
            assert!(table.rows(&chunk(other)).is_none());
        }
        assert!(WiderTable::of(&chunk(format!("{LINE}\n")), &["ok"]).is_none());
    }

    #[cfg(feature = "archives")]
    #[test]
    fn a_row_of_a_file_of_columns_stays_without_a_puzzle_and_is_counted() {
        let mut file = crate::Parquet::new(Vec::new());
        file.write(format!("set,puzzle\n\"a\nb\",\n#,{LINE}\nc,\nd,?\n").as_bytes()).unwrap();
        let bytes = file.finish().unwrap();
        let rows = format!("set,puzzle,ok,error\n\"a\nb\",,,\n#,{LINE},yes,\nc,,,\nd,?,,\"a, b\"\n");
        assert_eq!(wider(bytes.clone()), rows);
        let mut source = Source::from_text("t", bytes);
        let chunk = source.next_chunk().unwrap().unwrap();
        let entries: Vec<_> = chunk.entries().map(|entry| entry.map_err(|error| error.line())).collect();
        assert_eq!((entries.len(), entries[0].as_ref().unwrap().line, entries[1].clone().err()), (2, 2, Some(4)));
    }
}
