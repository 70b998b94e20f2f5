//! Web pages and their source: tables of nine rows, nested ones too; 81 elements alike; and puzzles in scripts and attributes.

use std::collections::BTreeMap;

use ichidoku::text;

use super::found::{Found, of_table};
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;
use crate::xml::{Part, Tag, parts, unescaped};

/// Elements beyond these aren't looked at, nor text beyond this in one of them.
const MAX_ELEMENTS: usize = 50_000;
const MAX_TEXT: usize = 2_000;

/// The text belongs to this many of the elements around it.
const DEPTH: usize = 6;

/// Elements without content.
const VOID: [&str; 8] = ["br", "col", "hr", "img", "input", "link", "meta", "wbr"];

/// The fewest digits among 81 cells that make them a puzzle.
const FEWEST: usize = 8;

pub(super) fn read(text: &str) -> Found {
    let mut page = Page::default();
    for part in parts(text) {
        match part {
            Part::Tag(tag) => page.pass(tag),
            Part::Text(words) => page.write(&unescaped(&words.replace("&nbsp;", " "))),
        }
    }
    while !page.tables.is_empty() {
        page.close_table();
    }
    let finders: [&dyn Fn() -> Found; 3] = [&|| page.in_tables(), &|| page.elements_alike(), &|| in_scripts(text)];
    let mut found = finders.into_iter().map(|find| find()).find(|found| !found.is_empty()).unwrap_or_default();
    match found.as_mut_slice() {
        [] => found.push(Err(Fault::PageWithoutPuzzle.into())),
        [Ok(only)] if only.name.is_none() => only.name = page.title.filter(|title| !title.is_empty()),
        _ => {}
    }
    found
}

/// What has been found on a page so far.
#[derive(Default)]
struct Page {
    title: Option<String>,
    elements: Vec<Element>,
    /// The elements whose ends are still to come.
    open: Vec<usize>,
    /// The tables whose ends are still to come, the innermost last.
    tables: Vec<Table>,
    closed: Vec<Table>,
}

/// An element with its text.
struct Element {
    name: String,
    /// The first word of its class: the others tell what state it is in.
    class: String,
    text: String,
}

struct Table {
    rows: Vec<Vec<Cell>>,
    /// The fewest digits that make a puzzle of it.
    fewest: usize,
}

#[derive(Default)]
struct Cell {
    text: String,
    inner: Vec<Table>,
}

impl Page {
    fn pass(&mut self, tag: Tag<'_>) {
        let name = tag.name().to_ascii_lowercase();
        match name.as_str() {
            "table" => self.tables.push(Table::of(tag)),
            "/table" => self.close_table(),
            "tr" => self.tables.iter_mut().last().into_iter().for_each(|table| table.rows.push(Vec::new())),
            "td" | "th" => self.tables.iter_mut().last().into_iter().for_each(Table::add_cell),
            _ => {}
        }
        match name.strip_prefix('/') {
            Some(name) => self.close(name),
            None => self.begin(name, tag),
        }
    }

    fn begin(&mut self, name: String, tag: Tag<'_>) {
        if name == "br" {
            return self.write("\n");
        }
        if self.elements.len() >= MAX_ELEMENTS || !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return;
        }
        let is_void = tag.is_empty() || VOID.contains(&name.as_str());
        let value = tag.attribute("value").filter(|_| name == "input");
        let class = tag.attribute("class").and_then(|class| class.split_whitespace().next().map(str::to_owned));
        self.elements.push(Element { name, class: class.unwrap_or_default(), text: String::new() });
        self.open.push(self.elements.len() - 1);
        if let Some(value) = value {
            self.write(&value);
        }
        if is_void {
            self.open.pop();
        }
    }

    fn close(&mut self, name: &str) {
        let Some(at) = self.open.iter().rposition(|place| self.elements[*place].name == name) else { return };
        if name == "title" && self.title.is_none() {
            self.title = Some(self.elements[self.open[at]].text.trim().to_owned());
        }
        self.open.truncate(at);
    }

    fn write(&mut self, words: &str) {
        let is_hidden = |place: &usize| matches!(self.elements[*place].name.as_str(), "script" | "style");
        if self.open.last().is_some_and(is_hidden) {
            return;
        }
        for place in self.open.iter().rev().take(DEPTH) {
            append(&mut self.elements[*place].text, words);
        }
        if let Some(cell) = self.tables.last_mut().and_then(|table| table.rows.last_mut()?.last_mut()) {
            append(&mut cell.text, words);
        }
    }

    fn close_table(&mut self) {
        let Some(table) = self.tables.pop() else { return };
        match self.tables.last_mut().and_then(|around| around.rows.last_mut()?.last_mut()) {
            Some(cell) => cell.inner.push(table),
            None => self.closed.push(table),
        }
    }

    /// The puzzles of the tables.
    fn in_tables(&self) -> Found {
        self.closed.iter().flat_map(Table::puzzles).collect()
    }

    /// The puzzles that 81 elements of one name and class are, or 81 of one name.
    fn elements_alike(&self) -> Found {
        let mut alike: BTreeMap<(&str, Option<&str>), Vec<&str>> = BTreeMap::new();
        for Element { name, class, text } in &self.elements {
            for class in [Some(class.as_str()), None] {
                alike.entry((name, class)).or_default().push(text.trim());
            }
        }
        let of_cells = |texts: &Vec<&str>| {
            let cells: String = texts.iter().map(|text| if text.is_empty() { "." } else { text }).collect();
            let is_grid = texts.len() == 81 && cells.len() == 81;
            cells.parse().ok().filter(|puzzle: &ichidoku::Puzzle| is_grid && puzzle.clue_count() >= FEWEST)
        };
        let mut puzzles: Vec<ichidoku::Puzzle> = Vec::new();
        for puzzle in alike.values().filter_map(of_cells) {
            if !puzzles.contains(&puzzle) {
                puzzles.push(puzzle);
            }
        }
        puzzles.into_iter().map(|puzzle| Ok(Document::of(puzzle))).collect()
    }
}

/// Adds as much of the words as there is room for.
fn append(text: &mut String, words: &str) {
    if text.len() < MAX_TEXT {
        text.extend(words.chars().take(MAX_TEXT));
    }
}

impl Table {
    /// The table that the tag begins. One that is called a Sudoku may have no digit at all.
    fn of(tag: Tag<'_>) -> Self {
        let is_sudoku =
            tag.attribute("class").is_some_and(|class| class.split_whitespace().any(|name| name == "sudoku"));
        Self { rows: Vec::new(), fewest: if is_sudoku { 0 } else { FEWEST } }
    }

    fn add_cell(&mut self) {
        if self.rows.is_empty() {
            self.rows.push(Vec::new());
        }
        if let Some(row) = self.rows.last_mut() {
            row.push(Cell::default());
        }
    }

    /// The puzzles of the table, or else of those in its cells.
    fn puzzles(&self) -> Found {
        let is_puzzle =
            |read: &Result<Document, Problem>| read.as_ref().is_ok_and(|it| it.puzzle.clue_count() >= self.fewest);
        let own: Found = of_table(&self.words()).into_iter().filter(is_puzzle).collect();
        if own.is_empty() { self.inner().flat_map(Self::puzzles).collect() } else { own }
    }

    fn inner(&self) -> impl Iterator<Item = &Self> {
        self.rows.iter().flatten().flat_map(|cell| &cell.inner)
    }

    /// The rows of the table.
    fn words(&self) -> Vec<Vec<String>> {
        let mut rows = if self.is_of_boxes() { self.rows_of_boxes() } else { self.plain_rows() };
        rows.retain(|row| !row.is_empty());
        // The names of rows and columns.
        if rows.len() == 10 && rows.iter().all(|row| row.len() == 10) {
            rows.remove(0);
            rows.iter_mut().for_each(|row| _ = row.remove(0));
        }
        rows
    }

    fn plain_rows(&self) -> Vec<Vec<String>> {
        self.rows.iter().map(|row| row.iter().map(Cell::words).collect()).collect()
    }

    /// True if each box is a table of its own.
    fn is_of_boxes(&self) -> bool {
        let is_square = |rows: &Vec<Vec<Cell>>| rows.len() == 3 && rows.iter().all(|row| row.len() == 3);
        let is_box = |cell: &Cell| matches!(&*cell.inner, [inner] if is_square(&inner.rows));
        is_square(&self.rows) && self.rows.iter().flatten().all(is_box)
    }

    fn rows_of_boxes(&self) -> Vec<Vec<String>> {
        let cells = |row: usize| {
            let boxes = self.rows[row / 3].iter().flat_map(|cell| &cell.inner);
            boxes.flat_map(move |inner| inner.rows[row % 3].iter().map(Cell::words)).collect()
        };
        (0..9).map(cells).collect()
    }
}

impl Cell {
    /// The words on one line; marks that are a table of their own in one word.
    fn words(&self) -> String {
        let own: Vec<&str> = self.text.split_whitespace().collect();
        let marks = self.inner.iter().flat_map(|inner| inner.rows.iter().flatten()).map(|cell| cell.text.trim());
        let are_marks = own.len() > 1 && own.iter().all(|word| word.len() == 1 && word.as_bytes()[0].is_ascii_digit());
        own.join(if are_marks { "" } else { " " }) + &marks.collect::<String>()
    }
}

/// The puzzles that stand anywhere in the source as 81 characters or as rows in brackets. A solution goes with the puzzle
/// before it.
fn in_scripts(page: &str) -> Found {
    let is_symbol = |c: char| c.is_ascii_digit() || c == '.';
    let runs = page.split(|c: char| !is_symbol(c)).filter(|run| run.len() == 81);
    let brackets = page.match_indices("[[").filter_map(|(at, _)| {
        let span = &page[at..];
        span.find("]]").filter(|end| *end < MAX_TEXT).map(|end| &span[..end + 2])
    });
    let mut documents: Vec<Document> = Vec::new();
    for parsed in runs.chain(brackets).filter_map(|text| text::read(text).ok()) {
        let is_full = parsed.puzzle.clue_count() == 81;
        match documents.last_mut() {
            _ if parsed.puzzle.clue_count() < FEWEST => {}
            Some(last) if last.puzzle == parsed.puzzle => {}
            Some(last) if is_full => last.solution = last.solution.or(Some(parsed.puzzle)),
            _ => documents.push(Document::of_parsed(&parsed, 1)),
        }
    }
    documents.into_iter().map(Ok).collect()
}
