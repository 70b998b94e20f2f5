//! A column of a table, read page by page.

use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::sync::Arc;

use super::super::file::File;
use super::super::rows::{MAX_DICTIONARY, MAX_VALUE};
use super::codec::decompressed;
use super::fault::{broken, large};
use super::list::List;
use super::meta::{Chunk, Leaf};
use super::runs::Runs;
use super::thrift::Value;
use super::values::{Dictionary, Values};

/// A longer head of a page is none.
const HEAD: u64 = 64 << 10;

/// A column at a row.
pub(super) struct Column {
    pub(super) leaf: Arc<Leaf>,
    chunk: Chunk,
    dictionary: Dictionary,
    page: Page,
}

/// A page at a value.
struct Page {
    bytes: Vec<u8>,
    left: u64,
    repeated: Option<Runs>,
    missing: Option<Runs>,
    values: Values,
    /// How deep the list is that the next value is in, where that has been looked at.
    ahead: Option<u32>,
}

impl Page {
    const fn empty() -> Self {
        Self { bytes: Vec::new(), left: 0, repeated: None, missing: None, values: Values::Plain { at: 0 }, ahead: None }
    }
}

impl Column {
    pub(super) fn new(leaf: Leaf) -> Self {
        let chunk = Chunk { start: 0, end: 0, codec: 0 };
        Self { leaf: Arc::new(leaf), chunk, dictionary: Dictionary::default(), page: Page::empty() }
    }

    /// Begins with the rows of another group.
    pub(super) fn begin(&mut self, chunk: &Chunk) {
        (self.chunk, self.dictionary, self.page) = (chunk.clone(), Dictionary::default(), Page::empty());
    }

    /// How much memory its pages take.
    pub(super) fn size(&self) -> usize {
        self.dictionary.size() + self.page.bytes.len()
    }

    /// Appends what the next row has in the column, as text. False if it has nothing.
    pub(super) fn write_next(&mut self, file: &mut File, room: usize, out: &mut Vec<u8>) -> io::Result<bool> {
        if self.leaf.lists.is_empty() {
            return Ok(self.write_value(file, room, out)? == self.leaf.most_missing);
        }
        let leaf = Arc::clone(&self.leaf);
        let (mut list, mut depth, mut value) = (List::new(&leaf), 0, Vec::new());
        loop {
            value.clear();
            let level = self.write_value(file, room, &mut value)?;
            list.add(depth, level, &value);
            if list.len() > MAX_VALUE {
                return Err(large());
            }
            depth = self.next_depth(file, room)?;
            if depth == 0 {
                return Ok(list.finish(out));
            }
        }
    }

    /// How deep the list is that goes on with the next value; 0 if that begins a row.
    fn next_depth(&mut self, file: &mut File, room: usize) -> io::Result<usize> {
        if self.page.left == 0 && self.chunk.start >= self.chunk.end {
            return Ok(0);
        }
        self.fill(file, room)?;
        let page = &mut self.page;
        let ahead = match (page.ahead, &mut page.repeated) {
            (Some(ahead), _) => ahead,
            (None, Some(runs)) => runs.next(&page.bytes).ok_or_else(broken)?,
            (None, None) => 0,
        };
        page.ahead = Some(ahead);
        Some(ahead as usize).filter(|depth| *depth <= self.leaf.lists.len()).ok_or_else(broken)
    }

    /// Appends the next value if it is there; returns how far the way to it is.
    fn write_value(&mut self, file: &mut File, room: usize, out: &mut Vec<u8>) -> io::Result<u32> {
        self.fill(file, room)?;
        let Self { leaf, dictionary, page, .. } = self;
        page.left -= 1;
        if let (None, Some(runs)) = (page.ahead.take(), &mut page.repeated) {
            runs.next(&page.bytes).ok_or_else(broken)?;
        }
        let level = match &mut page.missing {
            Some(runs) => runs.next(&page.bytes).ok_or_else(broken)?,
            None => leaf.most_missing,
        };
        if level == leaf.most_missing {
            page.values.next(leaf.of, &page.bytes, dictionary, out).ok_or_else(broken)?;
        }
        Ok(level)
    }

    /// Goes on to a page with values.
    fn fill(&mut self, file: &mut File, room: usize) -> io::Result<()> {
        while self.page.left == 0 {
            self.read_page(file, room)?;
        }
        Ok(())
    }

    fn read_page(&mut self, file: &mut File, room: usize) -> io::Result<()> {
        let left = self.chunk.end.checked_sub(self.chunk.start).filter(|left| *left > 0).ok_or_else(broken)?;
        let mut head = Vec::new();
        file.seek(SeekFrom::Start(self.chunk.start))?;
        file.take(left.min(HEAD)).read_to_end(&mut head)?;
        let (head, length) = Value::read(&head).ok_or_else(broken)?;
        let (kind, unpacked, packed) = (head.int(1), head.count(2), head.count(3));
        let (Some(unpacked), Some(packed)) = (unpacked, packed) else { return Err(broken()) };
        let is_dictionary = kind == Some(2);
        if unpacked.saturating_add(packed) > room || (is_dictionary && unpacked > MAX_DICTIONARY) {
            return Err(large());
        }
        let start = self.chunk.start + length as u64;
        self.chunk.start = start.checked_add(packed as u64).filter(|end| *end <= self.chunk.end).ok_or_else(broken)?;
        // The page before makes room.
        self.page = Page::empty();
        let mut bytes = vec![0; packed];
        file.seek(SeekFrom::Start(start))?;
        file.read_exact(&mut bytes)?;
        match kind {
            Some(0) => {
                let bytes = decompressed(self.chunk.codec, bytes, unpacked)?.ok_or_else(broken)?;
                let about = head.field(5).ok_or_else(broken)?;
                self.page = page(about, &self.leaf, bytes).ok_or_else(broken)?;
            }
            Some(2) => {
                let bytes = decompressed(self.chunk.codec, bytes, unpacked)?.ok_or_else(broken)?;
                self.dictionary = Dictionary::new(self.leaf.of, bytes).ok_or_else(broken)?;
            }
            Some(3) => {
                let about = head.field(8).ok_or_else(broken)?;
                self.page = self.second_page(about, bytes, unpacked)?.ok_or_else(broken)?;
            }
            // An index is of no use here.
            _ => {}
        }
        Ok(())
    }

    /// A page of the second kind, whose levels aren't compressed.
    fn second_page(&self, about: &Value<'_>, mut bytes: Vec<u8>, unpacked: usize) -> io::Result<Option<Page>> {
        let lengths = about.count(6).zip(about.count(5));
        let Some((repeated, missing)) = lengths.filter(|(a, b)| a.saturating_add(*b) <= bytes.len().min(unpacked))
        else {
            return Ok(None);
        };
        let levels = repeated + missing;
        let packed = bytes.split_off(levels);
        let codec = if about.flag(7) == Some(false) { 0 } else { self.chunk.codec };
        // Where all values are missing there may be nothing, not even packed.
        if !packed.is_empty() {
            let Some(values) = decompressed(codec, packed, unpacked - levels)? else { return Ok(None) };
            bytes.extend_from_slice(&values);
        }
        let runs = |start, end, most| (most > 0).then(|| Runs::new(start, end, width(most)));
        let repeated = runs(0, repeated, self.leaf.most_repeated());
        let missing = runs(levels - missing, levels, self.leaf.most_missing);
        let values = about.int(4).and_then(|encoding| Values::new(encoding, self.leaf.of, &bytes, levels));
        let count = about.int(1).and_then(|count| count.try_into().ok());
        Ok(count.zip(values).map(|(left, values)| Page { bytes, left, repeated, missing, values, ahead: None }))
    }
}

/// A page of the first kind, whose levels have their lengths before them.
fn page(about: &Value<'_>, leaf: &Leaf, bytes: Vec<u8>) -> Option<Page> {
    let mut at = 0;
    let mut levels = |most: u32| -> Option<Option<Runs>> {
        if most == 0 {
            return Some(None);
        }
        let start = at + 4;
        let length = u32::from_le_bytes(bytes.get(at..start)?.try_into().ok()?) as usize;
        at = start.checked_add(length).filter(|end| *end <= bytes.len())?;
        Some(Some(Runs::new(start, at, width(most))))
    };
    let (repeated, missing) = (levels(leaf.most_repeated())?, levels(leaf.most_missing)?);
    let values = Values::new(about.int(2)?, leaf.of, &bytes, at)?;
    Some(Page { left: about.int(1)?.try_into().ok()?, repeated, missing, values, bytes, ahead: None })
}

/// Bits of a level up to this one.
const fn width(most: u32) -> u32 {
    u32::BITS - most.leading_zeros()
}
