//! Lines with columns under a header.

use std::borrow::Cow;

use ichidoku::text::{self, LineKind};

use crate::columns::Columns;
#[cfg(feature = "fields")]
use crate::document::Remark;
use crate::document::{Document, Other, stated};
use crate::error::Problem;
use crate::fault::Fault;
use crate::lines::{MAX_LINE, check_is_classic};
use crate::names::{self, Role};
use crate::part::Part;
use crate::utf8::text_of;

/// Which column holds what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Header {
    delimiter: u8,
    puzzle: usize,
    /// What each column holds; `None` where it has no meaning here.
    roles: Vec<Option<Role>>,
    /// The names of all columns; no two are the same.
    names: Vec<String>,
    /// True if the column of solutions begins with something else, such as how many there are.
    has_no_solution: bool,
    /// What stands before the header: a byte order mark, a line that names the delimiter, both or nothing.
    mark: Vec<u8>,
    /// The first line as it is written, without its end.
    line: Vec<u8>,
    /// What ends the lines of the table.
    line_end: &'static [u8],
}

impl Header {
    /// The columns that a first line names, if it is a header; the second line helps where the names say nothing, and
    /// is `None` if there is none.
    pub(crate) fn of(header: &str, second: Option<&str>) -> Option<Self> {
        let delimiter = [b',', b'\t', b';'].into_iter().find(|byte| header.as_bytes().contains(byte));
        let fields = |line| fields_of(line, delimiter.unwrap_or(b','));
        // A tab at the beginning stands behind a column without a name, such as the numbers of a data frame.
        let trimmed = |line| str::trim_start_matches(line, ' ').trim_end();
        let names: Vec<Cow<'_, str>> = fields(trimmed(header).as_bytes()).map(to_text).collect();
        let is_grid = |field: &str| matches!(LineKind::of(field), LineKind::Puzzle | LineKind::Jigsaw);
        if names.iter().any(|name| is_grid(name)) {
            return None;
        }
        let below: Vec<Cow<'_, str>> =
            second.map_or_else(Vec::new, |line| fields(trimmed(line).as_bytes()).map(to_text).collect());
        let is_puzzle = |i: &usize| below.get(*i).is_some_and(|field| is_grid(field));
        let find = |role| names::find(names.iter().map(|name| &**name), role);
        // A lone word may be a title: only a puzzle below makes it a header.
        let named = find(Role::Puzzle).filter(|i| delimiter.is_some() || is_puzzle(i));
        // The first row may be too short or too long: its reader says so.
        let is_table = delimiter.is_some() && below.len() > 1;
        let is_full = |i: &usize| plain(below[*i].as_bytes()).is_some_and(|grid| grid.clue_count() == 81);
        let puzzle = named.or_else(|| (0..names.len()).find(is_puzzle).filter(|_| is_table))?;
        let beside: Vec<usize> = (0..names.len().min(below.len())).filter(|i| *i != puzzle && is_puzzle(i)).collect();
        // Some tables count solutions, under a name that is a solution's elsewhere, or say that none is known.
        let is_none =
            |i: &usize| below.get(*i).is_some_and(|field| !field.is_empty() && matches!(stated(field), Ok(None)));
        let known = find(Role::Solution);
        let solution = known.filter(|i| !is_none(i)).or_else(|| beside.iter().copied().find(is_full)).or(known);
        if named.is_none() && beside.iter().any(|i| Some(*i) != solution) {
            // No name says which of several grids is the puzzle: all are.
            return None;
        }
        let mut roles = vec![None; names.len()];
        let labels = [Role::Name, Role::Rating, Role::Difficulty, Role::Author, Role::Source];
        let labels = labels.into_iter().filter_map(|role| Some((find(role)?, role)));
        // The surest role last: one column may have the name of another.
        for (column, role) in
            labels.chain(solution.map(|column| (column, Role::Solution))).chain([(puzzle, Role::Puzzle)])
        {
            roles[column] = Some(role);
        }
        let has_no_solution = solution.as_ref().is_some_and(is_none);
        Some(Self {
            delimiter: delimiter.unwrap_or(b','),
            puzzle,
            roles,
            names: told_apart(&names),
            has_no_solution,
            mark: Vec::new(),
            line: Vec::new(),
            line_end: b"\n",
        })
    }

    /// The columns that a line names with commas between them, whatever they hold.
    #[cfg(feature = "archives")]
    pub(crate) fn of_names(line: &str) -> Self {
        let names: Vec<Cow<'_, str>> = fields_of(line.trim_end().as_bytes(), b',').map(to_text).collect();
        Self {
            delimiter: b',',
            puzzle: 0,
            roles: vec![None; names.len()],
            names: told_apart(&names),
            has_no_solution: false,
            mark: Vec::new(),
            line: Vec::new(),
            line_end: b"\n",
        }
    }

    /// This header, read from a line of a text that begins with this mark.
    pub(crate) fn written_as(self, mark: Vec<u8>, line: &[u8]) -> Self {
        Self { mark, line: without_end(line).to_vec(), ..self }
    }

    /// The same header of a table whose lines end so.
    pub(crate) fn ending_lines_with(mut self, line_end: &'static [u8]) -> Self {
        if self.mark.pop_if(|byte| *byte == b'\n').is_some() {
            self.mark.extend_from_slice(line_end);
        }
        Self { line_end, ..self }
    }

    /// What ends the lines of the table.
    pub(crate) const fn line_end(&self) -> &'static [u8] {
        self.line_end
    }

    /// What stands before the header: a byte order mark, a line that names the delimiter, both or nothing.
    pub(crate) fn mark(&self) -> &[u8] {
        &self.mark
    }

    /// The header as it is written, without the end of its line.
    pub(crate) fn line(&self) -> &[u8] {
        &self.line
    }

    /// What stands between two columns.
    pub(crate) const fn delimiter(&self) -> u8 {
        self.delimiter
    }

    /// True if the columns of both have the same names in the same order, with the same sign between them.
    pub(crate) fn has_columns_of(&self, other: &Self) -> bool {
        self.delimiter == other.delimiter && self.names == other.names
    }

    /// The columns of the table beside puzzles and solutions, with the others where these are wanted.
    pub(crate) fn columns(&self, with_others: bool) -> Columns {
        let parts = self.roles.iter().flatten().filter_map(|role| names::part(*role));
        let is_solution = |i| self.roles.get(i) == Some(&Some(Role::Solution));
        let is_other = |i: &usize| self.is_other(*i) || self.has_no_solution && is_solution(*i);
        let others = (0..self.names.len()).filter(|i| with_others && is_other(i));
        Columns::for_parts(parts.collect(), others.map(|i| self.names[i].clone()))
    }

    /// The names of all columns.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// The fields of a record.
    #[cfg(feature = "archives")]
    pub(crate) fn fields<'a>(&self, record: &'a [u8]) -> impl Iterator<Item = Cow<'a, str>> {
        fields_of(without_end(record), self.delimiter).map(to_text)
    }

    /// The fields of a record beside that of its puzzle.
    #[cfg(feature = "fields")]
    pub(crate) fn remarks<'a>(&'a self, record: &'a [u8]) -> impl Iterator<Item = Remark<'a>> {
        let fields = fields_of(record.trim_ascii_end(), self.delimiter).zip(&self.names).zip(&self.roles).enumerate();
        fields.filter(|(column, _)| *column != self.puzzle).map(|(_, ((field, name), role))| Remark {
            name: name.into(),
            text: to_text(field),
            part: role.and_then(names::part),
        })
    }

    /// The field of the puzzle of a record; empty if the record is too short.
    pub(crate) fn puzzle_of(&self, record: &[u8]) -> String {
        self.field_of(record, self.puzzle)
    }

    /// The field of the solution of a record; empty if there is none.
    pub(crate) fn solution_of(&self, record: &[u8]) -> String {
        let column = self.roles.iter().position(|role| *role == Some(Role::Solution));
        column.map_or_else(String::new, |column| self.field_of(record, column))
    }

    fn field_of(&self, record: &[u8], column: usize) -> String {
        fields_of(record, self.delimiter).nth(column).map_or_else(String::new, |field| to_text(field).into_owned())
    }

    /// True if there is something in the place of the puzzle.
    pub(crate) fn has_puzzle(&self, record: &[u8]) -> bool {
        fields_of(without_end(record), self.delimiter).nth(self.puzzle).is_some_and(|field| !unquoted(field).is_empty())
    }

    fn is_other(&self, column: usize) -> bool {
        self.roles.get(column) == Some(&None)
    }

    /// The length of the records that are complete, if more may follow the text.
    pub(crate) fn end_of_records(&self, text: &[u8]) -> usize {
        if memchr::memchr(b'"', text).is_none() {
            return memchr::memrchr(b'\n', text).map_or(0, |i| i + 1);
        }
        let mut end = 0;
        while let Some(length) = self.end_of_record(&text[end..], false) {
            end += length;
        }
        end
    }

    /// The number of records of a text that ends with one.
    pub(crate) fn count_records(&self, text: &[u8]) -> u64 {
        let (mut count, mut at) = (0, 0);
        while let Some(length) = self.end_of_record(&text[at..], true) {
            at += length;
            count += 1;
        }
        count
    }

    /// The length of the first record: a line, or more of them with the breaks within quotes. `None` if that depends on
    /// what follows. Quotes that are not closed soon are taken as they are.
    pub(crate) fn end_of_record(&self, text: &[u8], at_end: bool) -> Option<usize> {
        let line_break = memchr::memchr(b'\n', text).map(|i| i + 1);
        let line = line_break.or(at_end.then_some(text.len()).filter(|length| *length > 0));
        let window = &text[..text.len().min(MAX_LINE)];
        let is_all = at_end || window.len() < text.len();
        if memchr::memchr(b'"', &text[..line.unwrap_or(0)]).is_none() {
            return line;
        }
        let mut at = 0;
        loop {
            match Quotes::of(&window[at..], self.delimiter) {
                Quotes::Closed { length } => at += length,
                Quotes::Open if !is_all => return None,
                Quotes::Open | Quotes::Broken => return line,
                Quotes::None => {}
            }
            let end = memchr::memchr2(self.delimiter, b'\n', &window[at..]).map(|i| at + i);
            match end.map(|end| (end + 1, window[end])) {
                Some((end, b'\n')) => return Some(end),
                Some((end, _)) => at = end,
                None if at_end && window.len() == text.len() => return Some(text.len()),
                None => return line.filter(|_| is_all),
            }
        }
    }

    /// The document on a line.
    pub(crate) fn read(&self, line: &[u8], number: u64, keeps_others: bool) -> Result<Document, Problem> {
        let mut document = Document::on_line(ichidoku::Puzzle::EMPTY, number);
        let (mut count, mut author, mut source) = (0, None, None);
        for (i, field) in fields_of(line.trim_ascii_end(), self.delimiter).enumerate() {
            count = i + 1;
            match self.roles.get(i) {
                Some(Some(Role::Rules | Role::RulesText)) => {}
                Some(None) if field.len() < 81 => {}
                Some(None) => check_is_classic(&to_text(field))?,
                Some(Some(Role::Puzzle)) => read_puzzle(field, &mut document)?,
                Some(Some(Role::Solution)) => document.solution = solution(field)?,
                Some(Some(Role::Name)) => document.name = label(field),
                Some(Some(Role::Rating)) => document.rating = label(field),
                Some(Some(Role::Difficulty)) => document.difficulty = label(field),
                Some(Some(Role::Author)) => author = label(field),
                Some(Some(Role::Source)) => source = label(field),
                None if label(field).is_none() => {}
                None => return Err(Fault::Columns { found: count, expected: self.names.len() }.into()),
            }
        }
        if count <= self.puzzle {
            return Err(Fault::Columns { found: count, expected: self.puzzle + 1 }.into());
        }
        document.set_origin(author, source);
        if keeps_others {
            self.keep_others(line, &mut document);
        }
        Ok(document)
    }

    /// What stands beside the puzzle on a line that can't be read; the texts in the places of the puzzle and its solution are among
    /// what has no meaning here.
    pub(crate) fn read_beside(&self, line: &[u8]) -> Document {
        let mut document = Document::of(ichidoku::Puzzle::EMPTY);
        let (mut author, mut source, mut unread) = (None, None, Vec::new());
        for (role, field) in self.roles.iter().zip(fields_of(line.trim_ascii_end(), self.delimiter)) {
            match role {
                Some(Role::Puzzle) => unread.push(Other::of_text(names::PUZZLE_COLUMN, &to_text(field))),
                // Another column holds what is never a solution.
                Some(Role::Solution) if !self.has_no_solution => {
                    unread.push(Other::of_text(names::of_part(Part::Solution), &to_text(field)));
                }
                Some(Role::Name) => document.name = label(field),
                Some(Role::Rating) => document.rating = label(field),
                Some(Role::Difficulty) => document.difficulty = label(field),
                Some(Role::Author) => author = label(field),
                Some(Role::Source) => source = label(field),
                _ => {}
            }
        }
        document.set_origin(author, source);
        self.keep_others(line, &mut document);
        document.more_mut().others.extend(unread);
        document
    }

    /// Adds the fields of the other columns, empty ones too, and what is in the place of a solution and none.
    fn keep_others(&self, line: &[u8], document: &mut Document) {
        let fields = fields_of(line.trim_ascii_end(), self.delimiter).zip(&self.names).enumerate();
        let is_unsolved = document.solution.is_none();
        let is_none = |i: usize, field: &[u8]| {
            is_unsolved && !field.is_empty() && self.roles.get(i) == Some(&Some(Role::Solution))
        };
        let others = fields.filter(|(i, (field, _))| self.is_other(*i) || is_none(*i, field));
        let others: Vec<Other> = others.map(|(_, (field, name))| Other::of_text(name, &to_text(field))).collect();
        if !others.is_empty() {
            document.more_mut().others = others;
        }
    }
}

/// The names as they are; another number behind each that came before.
fn told_apart(all: &[Cow<'_, str>]) -> Vec<String> {
    let mut apart: Vec<String> = Vec::with_capacity(all.len());
    for name in all {
        let name = names::apart(name, |name| apart.iter().any(|other| other == name));
        apart.push(name);
    }
    apart
}

/// The words in a field, if there are any.
fn label(field: &[u8]) -> Option<String> {
    let text = to_text(field);
    (!text.trim().is_empty()).then(|| text.into_owned())
}

fn plain(field: &[u8]) -> Option<ichidoku::Puzzle> {
    unquoted(field).try_into().ok().and_then(text::read_line)
}

/// The solution in a field, if there is one.
fn solution(field: &[u8]) -> Result<Option<ichidoku::Puzzle>, Problem> {
    match plain(field) {
        None if field.is_empty() => Ok(None),
        None => stated(&to_text(field)),
        solution => Ok(solution),
    }
}

fn read_puzzle(field: &[u8], document: &mut Document) -> Result<(), Problem> {
    if let Some(puzzle) = plain(field) {
        document.puzzle = puzzle;
        return Ok(());
    }
    let parsed = text::read(&to_text(field))?;
    document.puzzle = parsed.puzzle;
    document.candidates = parsed.candidates.map(Box::new);
    Ok(())
}

/// A record without the end of its line.
pub(crate) fn without_end(record: &[u8]) -> &[u8] {
    record.strip_suffix(b"\n").unwrap_or(record)
}

/// The raw fields of a record. A delimiter inside quotes divides nothing.
pub(crate) fn fields_of(record: &[u8], delimiter: u8) -> impl Iterator<Item = &[u8]> {
    let mut rest = Some(record);
    std::iter::from_fn(move || {
        let record = rest?;
        let quoted = match Quotes::of(record, delimiter) {
            Quotes::Closed { length } => length,
            _ => 0,
        };
        let end = memchr::memchr(delimiter, &record[quoted..]).map(|i| quoted + i);
        rest = end.map(|end| &record[end + 1..]);
        Some(&record[..end.unwrap_or(record.len())])
    })
}

/// The quotes around a field.
enum Quotes {
    /// There are none.
    None,
    /// They end, and so does the field.
    Closed { length: usize },
    /// They do not end, as far as the text goes.
    Open,
    /// Something else follows them in the field, or they reach over rows of the table: they are no quotes around a field.
    Broken,
}

impl Quotes {
    /// The quotes around the first field of the text.
    fn of(text: &[u8], delimiter: u8) -> Self {
        if text.first() != Some(&b'"') {
            return Self::None;
        }
        let mut length = 1;
        while let Some(i) = memchr::memchr(b'"', &text[length..]) {
            length += i + 1;
            if text.get(length) == Some(&b'"') {
                length += 1;
                continue;
            }
            let next = text[length..].iter().find(|byte| !matches!(byte, b' ' | b'\r'));
            let ends = next.is_none_or(|byte| *byte == delimiter || *byte == b'\n');
            let is_field = ends && !holds_rows(&text[1..length - 1], delimiter);
            return if is_field { Self::Closed { length } } else { Self::Broken };
        }
        Self::Open
    }
}

/// True if a text that should be one field looks like rows of a table with a puzzle in one of their fields.
fn holds_rows(text: &[u8], delimiter: u8) -> bool {
    let has = |byte| memchr::memchr(byte, text).is_some();
    has(b'\n')
        && has(delimiter)
        && text.split(|byte| *byte == delimiter || *byte == b'\n').any(|field| plain(field).is_some())
}

fn unquoted(field: &[u8]) -> &[u8] {
    field.strip_prefix(b"\"").and_then(|field| field.strip_suffix(b"\"")).unwrap_or(field)
}

/// The text in a raw field.
pub(crate) fn to_text(field: &[u8]) -> Cow<'_, str> {
    let text = text_of(unquoted(field));
    if text.contains("\"\"") { Cow::Owned(text.replace("\"\"", "\"")) } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn columns(header: &str, second: &str) -> Option<(usize, Option<usize>, Option<usize>)> {
        let header = Header::of(header, Some(second))?;
        let column = |role| header.roles.iter().position(|other| *other == Some(role));
        Some((header.puzzle, column(Role::Solution), column(Role::Name)))
    }

    #[test]
    fn headers_are_known_by_their_names_or_by_what_stands_below() {
        let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        assert_eq!(columns("quizzes,solutions\r\n", ""), Some((0, Some(1), None)));
        assert_eq!(columns("puzzle,solution", ""), Some((0, Some(1), None)));
        assert_eq!(columns("id,puzzle,solution,clues,difficulty", ""), Some((1, Some(2), Some(0))));
        assert_eq!(columns("clues,puzzle", ""), Some((1, None, None)), "the surer name wins");
        assert_eq!(columns("Name;\"Puzzle\"", ""), Some((1, None, Some(0))));
        assert_eq!(columns("puzzle\tname", ""), Some((0, None, Some(1))));
        assert_eq!(columns("\tpuzzle\tname", &format!("0\t{LINE}\ta")), Some((1, None, Some(2))), "a data frame");
        assert_eq!(columns("a,b,c", &format!("1,x,{LINE}")), Some((2, None, None)));
        assert_eq!(columns("puzzle,solutions", &format!("{LINE},1")), Some((0, Some(1), None)), "how many there are");
        assert_eq!(columns("puzzle,solutions,x", &format!("{LINE},1,{solved}")), Some((0, Some(2), None)));
        assert_eq!(columns("a,b", &format!("1,x,{LINE}")), None);
        assert_eq!(
            columns("puzzle,x", &format!("{LINE},1,{solved}")),
            Some((0, None, None)),
            "a column without a name"
        );
        assert_eq!(columns("sudoku", LINE), Some((0, None, None)));
        assert_eq!(columns("sudoku", "53..7...."), None);
        assert_eq!(columns("Grid 01", "003020600"), None);
        assert_eq!(columns(&format!("puzzle,{LINE}"), ""), None);
    }

    #[test]
    fn fields_are_cut_at_delimiters_outside_quotes() {
        let fields = |line: &'static str| fields_of(line.as_bytes(), b',').map(to_text).collect::<Vec<_>>();
        assert_eq!(fields("a,b,c"), ["a", "b", "c"]);
        assert_eq!(fields(""), [""]);
        assert_eq!(fields("a,"), ["a", ""]);
        assert_eq!(fields("\"a,b\",c"), ["a,b", "c"]);
        assert_eq!(fields("\"a \"\"b\"\"\",c"), ["a \"b\"", "c"]);
        assert_eq!(fields("\"a,b"), ["\"a", "b"]);
    }
}
