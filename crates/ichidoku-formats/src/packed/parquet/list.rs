//! The list of a row, put together again from its values: as JSON, or as a line of cells if it is a grid.

use super::meta::Leaf;

/// The cells of a grid, and of one with nine places for the candidates of each.
const CELLS: [usize; 2] = [81, 729];

/// The cells of a row of a grid, where each row is a text.
const ROW: usize = 9;

/// The list of a row in the making.
pub(super) struct List<'a> {
    leaf: &'a Leaf,
    json: Vec<u8>,
    /// How many lists are open, each in the one before it.
    open: usize,
    /// The values one after another, while all are cells.
    cells: Option<Vec<u8>>,
}

impl<'a> List<'a> {
    pub(super) const fn new(leaf: &'a Leaf) -> Self {
        Self { leaf, json: Vec::new(), open: 0, cells: Some(Vec::new()) }
    }

    /// Bytes of it so far.
    pub(super) const fn len(&self) -> usize {
        self.json.len()
    }

    /// Adds a value to the list at this depth, from 0 for the first of the row. The level says how far the way to it is there.
    pub(super) fn add(&mut self, depth: usize, level: u32, value: &[u8]) {
        self.close(depth);
        if depth > 0 {
            self.json.push(b',');
        }
        for list in self.leaf.lists.iter().skip(depth) {
            if level < *list {
                self.cells = None;
                // What is there but for the values is empty.
                self.json.extend_from_slice(if level + 1 == *list { b"[]" } else { b"null" });
                return;
            }
            self.json.push(b'[');
            self.open += 1;
        }
        let value = Some(value).filter(|_| level == self.leaf.most_missing);
        self.add_cells(value.unwrap_or(b"."));
        match value {
            None => self.json.extend_from_slice(b"null"),
            Some(value) if self.leaf.of.is_quoted() || is_no_number(value) => self.add_text(value),
            Some(value) => self.json.extend_from_slice(value),
        }
    }

    fn add_cells(&mut self, value: &[u8]) {
        let is_row = self.leaf.of.is_quoted() && value.len() == ROW;
        let are_cells = (value.len() == 1 || is_row) && value.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'.'));
        match &mut self.cells {
            Some(cells) if are_cells => cells.extend_from_slice(value),
            _ => self.cells = None,
        }
    }

    fn add_text(&mut self, value: &[u8]) {
        self.json.extend_from_slice(serde_json::Value::from(String::from_utf8_lossy(value)).to_string().as_bytes());
    }

    /// Ends the lists below this depth.
    fn close(&mut self, depth: usize) {
        let ended = self.open.saturating_sub(depth);
        self.json.resize(self.json.len() + ended, b']');
        self.open -= ended;
    }

    /// Appends the list; false if there is none in the row.
    pub(super) fn finish(mut self, out: &mut Vec<u8>) -> bool {
        self.close(0);
        match self.cells {
            Some(cells) if CELLS.contains(&cells.len()) => out.extend_from_slice(&cells),
            _ if self.json == b"null" => return false,
            _ => out.extend_from_slice(&self.json),
        }
        true
    }
}

/// True if it is what JSON has no number for, such as infinity. Truths are written as JSON has them.
fn is_no_number(value: &[u8]) -> bool {
    value.ends_with(b"NaN") || value.ends_with(b"inf")
}
