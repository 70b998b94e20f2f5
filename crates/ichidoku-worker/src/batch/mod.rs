//! A table of any number of puzzles, for a worker of its own.

mod own;
mod row;
mod table;
mod view;

use std::io::{self, Read};

use ichidoku_formats::Source;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use table::Table;

#[wasm_bindgen]
extern "C" {
    /// Bytes of the open file from a place on, at most this many; none at its end.
    #[wasm_bindgen(js_name = readBytes, catch)]
    fn read_bytes(from: f64, count: usize) -> Result<Vec<u8>, JsValue>;
}

/// The open file.
struct FileBytes {
    at: u64,
}

impl Read for FileBytes {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = read_bytes(self.at as f64, buffer.len()).map_err(|_| io::Error::other("the file is gone"))?;
        let count = bytes.len().min(buffer.len());
        buffer[..count].copy_from_slice(&bytes[..count]);
        self.at += count as u64;
        Ok(count)
    }
}

/// A file of puzzles as a table.
#[wasm_bindgen]
pub struct Batch(Table);

#[wasm_bindgen]
impl Batch {
    /// A table of the open file, empty at first.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "there is no empty file to begin with")]
    pub fn new(name: String) -> Self {
        Self(Table::new(Source::from_reader(name, FileBytes { at: 0 })))
    }

    /// Reads and solves the next puzzles; false once there are none.
    pub fn step(&mut self) -> bool {
        self.0.step()
    }

    /// How far the work has come, as JSON.
    pub fn status(&self) -> String {
        self.0.status().to_string()
    }

    /// Some of the rows that are shown, as JSON.
    pub fn rows(&self, first: usize, count: usize) -> String {
        self.0.rows(first, count).to_string()
    }

    /// Some of the records that could not be read, as JSON.
    pub fn unreadable(&self, first: usize, count: usize) -> String {
        self.0.unreadable(first, count).to_string()
    }

    /// Sorts the rows, and shows those that pass the filters.
    pub fn arrange(&mut self, column: &str, descending: bool, solutions: &str, grade: &str, text: &str) {
        self.0.arrange_by(column, descending, solutions, grade, text);
    }

    /// The next puzzle to rate, after its place: `[17,"53..7…"]`.
    #[wasm_bindgen(js_name = nextToRate)]
    pub fn next_to_rate(&mut self) -> Option<String> {
        self.0.next_to_rate().map(|next| serde_json::json!(next).to_string())
    }

    /// Notes how hard a puzzle is, with its hardest technique's slug and name.
    pub fn rate(&mut self, place: u32, grade: &str, score: f64, technique: &str, name: &str) {
        self.0.rate(place, grade, score, [technique, name]);
    }

    /// The technique with this slug has another name, in the language that the page has turned to.
    pub fn rename(&mut self, technique: &str, name: &str) {
        self.0.rename(technique, name);
    }

    /// A part of what is shown as a file, `csv` or `json`; nothing after the last.
    pub fn part(&self, form: &str, part: usize) -> Option<String> {
        self.0.part(form, part)
    }
}
