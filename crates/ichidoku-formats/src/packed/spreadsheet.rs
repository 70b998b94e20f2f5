//! The tables of spreadsheets, xlsx and ods, as rows of text with tabs: a workbook is a zip archive of texts in XML.

use std::collections::BTreeMap;
use std::io::{self, Cursor, Read};

use super::cell_formats::CellFormats;
use super::zip::Archive;
use crate::binary::Binary;
use crate::foreign;
use crate::reader::{Reader, append};
use crate::xml::{Part, Tag, parts, unescaped};

/// A larger workbook, or a larger text in it, is not read: 8 MiB.
const MAX_BYTES: usize = 8 << 20;

/// Blank cells and rows that are repeated more often fill the table up to its edge, and say nothing.
const MAX_REPEATED: usize = 100;

/// A table with more cells that hold something is not read; nor are many tables with more together.
const MAX_CELLS: usize = 200_000;

/// A table that is larger from its first cell to its last, blank ones included, is not read.
const MAX_AREA: u64 = 4 << 20;

/// A larger table is a list of puzzles, and not searched for grids.
const MAX_SEARCHED: u64 = 64 << 10;

/// The most rows and columns that Excel's tables have.
const MOST: u32 = 1 << 20;

/// A kind of spreadsheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Xlsx,
    Ods,
}

impl Kind {
    /// What is said of one without a puzzle.
    fn without_puzzle(self) -> Binary {
        match self {
            Self::Xlsx => Binary::XLSX_WITHOUT_PUZZLE,
            Self::Ods => Binary::ODS_WITHOUT_PUZZLE,
        }
    }
}

/// The text of the tables.
///
/// # Errors
/// If the archive is broken or too large, or no table has a puzzle.
pub(super) fn text(kind: Kind, mut bytes: Vec<u8>, mut rest: Reader) -> io::Result<String> {
    let missing = (MAX_BYTES + 1).saturating_sub(bytes.len());
    append(&mut rest, &mut bytes, missing)?;
    if bytes.len() > MAX_BYTES {
        return Err(Binary::LARGE_SPREADSHEET.into());
    }
    let tables = match kind {
        Kind::Xlsx => workbook(&bytes)?,
        Kind::Ods => document(&bytes)?,
    };
    let texts = tables.iter().map(Table::text).collect::<Result<Vec<String>, Binary>>()?;
    // A table of words is a note beside the puzzles.
    let text: String = texts.into_iter().filter(|text| text.bytes().any(|byte| byte.is_ascii_digit())).collect();
    match foreign::holds_puzzle(&text) {
        true => Ok(text),
        false => Err(kind.without_puzzle().into()),
    }
}

/// The texts of the archive whose names are wanted.
fn texts(bytes: &[u8], is_wanted: fn(&str) -> bool) -> io::Result<Vec<String>> {
    let mut archive = Archive::new(Box::new(Cursor::new(bytes.to_vec())));
    let (mut texts, mut left) = (Vec::new(), MAX_BYTES);
    while let Some(name) = archive.next_file()? {
        if is_wanted(&name) {
            let mut text = Vec::new();
            (&mut archive).take(left as u64 + 1).read_to_end(&mut text)?;
            left = left.checked_sub(text.len()).ok_or(Binary::LARGE_SPREADSHEET)?;
            texts.push(String::from_utf8_lossy(&text).into_owned());
        }
    }
    Ok(texts)
}

/// The cells of a table that hold something, by row and column.
#[derive(Default)]
struct Table {
    cells: BTreeMap<(u32, u32), String>,
}

impl Table {
    /// The rows with tabs. Digits in up to nine rows and columns are a grid, whose blank edges are no cells of the file.
    ///
    /// # Errors
    /// If blank cells would fill the memory.
    fn text(&self) -> Result<String, Binary> {
        let are_digits =
            self.cells.values().all(|cell| cell.len() <= 9 && cell.bytes().all(|byte| byte.is_ascii_digit()));
        let rows = edges(self.cells.keys().map(|(row, _)| *row), are_digits);
        let columns = edges(self.cells.keys().map(|(_, column)| *column), are_digits);
        let (Some(rows), Some(columns)) = (rows, columns) else { return Ok(String::new()) };
        if u64::from(rows.1 - rows.0 + 1) * u64::from(columns.1 - columns.0 + 1) > MAX_AREA {
            return Err(Binary::LARGE_SPREADSHEET);
        }
        let (height, width) = (rows.1 - rows.0 + 1, columns.1 - columns.0 + 1);
        let cells = |row: u32| -> Vec<String> {
            let cell = |column| self.cells.get(&(row, column)).map(|cell| cell.replace(['\t', '\n'], " "));
            (columns.0..=columns.1).map(|column| cell(column).unwrap_or_default()).collect()
        };
        // The last rows and columns of a grid may be blank.
        let padded = |row| [cells(row), vec![String::new(); 8]].concat();
        if u64::from(height) * u64::from(width) <= MAX_SEARCHED
            && let Some(lines) = foreign::lines_of_table(&(rows.0..=rows.1 + 8).map(padded).collect::<Vec<_>>())
        {
            return Ok(lines);
        }
        let mut text = String::new();
        for row in rows.0..=rows.1 {
            let cells = cells(row);
            text.push_str(&match cells.iter().all(String::is_empty) && width != 9 {
                true => "\n".to_owned(),
                false => foreign::row(&cells),
            });
        }
        Ok(text + "\n")
    }
}

/// The first and the last row or column; of a grid nine, the first of all where these hold it.
fn edges(places: impl Iterator<Item = u32>, is_grid: bool) -> Option<(u32, u32)> {
    let (first, last) = places.fold((u32::MAX, 0), |(first, last), place| (first.min(place), last.max(place)));
    match (first, last) {
        (u32::MAX, _) => None,
        (_, last) if is_grid && last < 9 => Some((0, 8)),
        (first, last) if is_grid && last - first < 9 => Some((first, first + 8)),
        _ => Some((first, last)),
    }
}

/// The tables of a workbook of Excel's.
fn workbook(bytes: &[u8]) -> io::Result<Vec<Table>> {
    let shared = texts(bytes, |name| name.ends_with("sharedStrings.xml"))?;
    let shared: Vec<String> = shared.iter().flat_map(|text| strings(text)).collect();
    let about = |is_wanted| texts(bytes, is_wanted).map(|texts| texts.concat());
    let formats = CellFormats::new(
        &about(|name| name.ends_with("xl/styles.xml"))?,
        &about(|name| name.ends_with("xl/workbook.xml"))?,
    );
    let sheets = texts(bytes, |name| name.contains("worksheets/") && name.ends_with(".xml"))?;
    let mut room = MAX_CELLS;
    Ok(sheets.iter().map(|text| sheet(text, &shared, &formats, &mut room)).collect::<Result<_, Binary>>()?)
}

/// The strings that cells refer to by their numbers.
fn strings(text: &str) -> Vec<String> {
    let mut strings = Vec::new();
    let mut is_text = false;
    for part in parts(text) {
        match part {
            Part::Tag(tag) => {
                is_text = tag.name() == "t" && !tag.is_empty();
                if tag.name() == "si" {
                    strings.push(String::new());
                }
            }
            Part::Text(words) if is_text => {
                if let Some(last) = strings.last_mut() {
                    last.push_str(&unescaped(words));
                }
            }
            Part::Text(_) => {}
        }
    }
    strings
}

/// The cells of a sheet: `<c r="B2" t="s"><v>3</v></c>` refers to a string, others have their value there; `t="b"` is a truth, and
/// `s="2"` the format of a number.
fn sheet(text: &str, shared: &[String], formats: &CellFormats, room: &mut usize) -> Result<Table, Binary> {
    let (mut table, mut place, mut kind, mut format, mut is_value) = (Table::default(), None, None, 0, false);
    for part in parts(text) {
        match part {
            Part::Tag(tag) => {
                if tag.name() == "c" {
                    place = tag.attribute("r").and_then(|name| place_of(&name));
                    kind = tag.attribute("t");
                    format = tag.attribute("s").and_then(|number| number.parse().ok()).unwrap_or(0);
                }
                is_value = matches!(tag.name(), "v" | "t");
            }
            Part::Text(words) if is_value => {
                let own = unescaped(words);
                let own = own.trim();
                let said = match kind.as_deref() {
                    Some("s") => own.parse().ok().and_then(|at: usize| shared.get(at)).cloned(),
                    Some("b") => Some(if own == "1" { "true" } else { "false" }.to_owned()),
                    None | Some("n") => formats.spelt(format, own),
                    Some(_) => None,
                };
                let value = said.map_or_else(|| own.to_owned(), |said| said.trim().to_owned());
                if let Some(place) = place.filter(|_| !value.is_empty()) {
                    *room = room.checked_sub(1).ok_or(Binary::LARGE_SPREADSHEET)?;
                    table.cells.insert(place, value);
                }
            }
            Part::Text(_) => {}
        }
    }
    Ok(table)
}

/// `B2`: the second row and column, both counted from 0.
fn place_of(name: &str) -> Option<(u32, u32)> {
    let (letters, number) = name.split_at(name.find(|c: char| c.is_ascii_digit())?);
    let column = letters.bytes().try_fold(0u32, |column, letter| {
        let letter = u32::from(letter.to_ascii_uppercase().checked_sub(b'A').filter(|letter| *letter < 26)?);
        Some(column * 26 + letter + 1).filter(|column| *column <= MOST)
    });
    let row: u32 = number.parse().ok().filter(|row| (1..=MOST).contains(row))?;
    Some((row - 1, column?.checked_sub(1)?))
}

/// The tables of a document of LibreOffice's.
fn document(bytes: &[u8]) -> io::Result<Vec<Table>> {
    let (mut all, mut room) = (Vec::new(), MAX_CELLS);
    for text in texts(bytes, |name| name == "content.xml")? {
        all.extend(tables(&text, &mut room)?);
    }
    Ok(all)
}

fn tables(text: &str, room: &mut usize) -> Result<Vec<Table>, Binary> {
    let mut tables = Vec::new();
    let (mut row, mut column, mut rows, mut columns) = (0, 0, 1, 1);
    let (mut words, mut said) = (String::new(), None);
    let repeated = |tag: Tag<'_>, name| {
        let count = tag.attribute(name).and_then(|count| count.parse().ok()).unwrap_or(1);
        if count > MAX_REPEATED { 0 } else { count as u32 }
    };
    for part in parts(text) {
        let tag = match part {
            Part::Text(text) => {
                words.push_str(&unescaped(text));
                continue;
            }
            Part::Tag(tag) => tag,
        };
        match tag.name() {
            "table:table" => {
                tables.push(Table::default());
                row = 0;
            }
            "table:table-row" => (rows, column) = (repeated(tag, "table:number-rows-repeated"), 0),
            "/table:table-row" => row += rows,
            "table:table-cell" | "table:covered-table-cell" => {
                columns = repeated(tag, "table:number-columns-repeated");
                words.clear();
                // What is shown of days and truths differs from country to country.
                said = ["office:date-value", "office:boolean-value"].into_iter().find_map(|name| tag.attribute(name));
                if tag.is_empty() {
                    column += columns;
                }
            }
            "/table:table-cell" => {
                let value = said.as_deref().unwrap_or(words.trim());
                if let Some(table) = tables.last_mut().filter(|_| !value.is_empty()) {
                    *room = room.checked_sub((rows * columns) as usize).ok_or(Binary::LARGE_SPREADSHEET)?;
                    let all =
                        (row..row + rows).flat_map(|row| (column..column + columns).map(move |column| (row, column)));
                    table.cells.extend(all.map(|place| (place, value.to_owned())));
                }
                column += columns;
            }
            _ => {}
        }
    }
    Ok(tables)
}
