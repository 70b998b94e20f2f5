//! Cuts JSON into records: the values of a stream, or the elements of a list of puzzles. Nothing is parsed here, and
//! a value that is not JSON ends where the next one clearly begins.

/// A longer value is no puzzle.
pub(crate) const MAX_VALUE: usize = 256 << 10;

/// Values are not nested deeper than this.
const MAX_DEPTH: usize = 64;

/// An inner array of so many elements is a puzzle and not a row.
const WHOLE: usize = 20;

/// The first record of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// White space, commas, the brackets of a list.
    Nothing { length: usize, in_list: bool },
    /// A value, or what was meant to be one.
    Value { length: usize },
}

impl Piece {
    /// The first record; `None` if that depends on what follows.
    pub(crate) fn first_of(text: &[u8], in_list: bool, at_end: bool) -> Option<Self> {
        let gap = |byte: &u8| byte.is_ascii_whitespace() || *byte == b',';
        let start = text.iter().position(|byte| !gap(byte)).unwrap_or(text.len());
        if start > 0 {
            return Some(Self::Nothing { length: start, in_list });
        }
        match text.first()? {
            b']' if in_list => Some(Self::Nothing { length: 1, in_list: false }),
            b'[' if !in_list => match is_list(window(text)) {
                Some(true) => Some(Self::Nothing { length: 1, in_list: true }),
                Some(false) => value(text, at_end),
                None if at_end || text.len() > MAX_VALUE => value(text, at_end),
                None => None,
            },
            b'[' | b'{' | b'"' => value(text, at_end),
            _ => rest_of_line(text, 0, at_end),
        }
    }
}

/// A record up to the end of the line on which `from` lies.
fn rest_of_line(text: &[u8], from: usize, at_end: bool) -> Option<Piece> {
    match memchr::memchr(b'\n', &text[from..]) {
        Some(i) => Some(Piece::Value { length: from + i + 1 }),
        None => at_end.then_some(Piece::Value { length: text.len() }),
    }
}

/// Whether the array at the start is a list of puzzles and not itself one. `None` if too little of it is there.
fn is_list(text: &[u8]) -> Option<bool> {
    let inside = text[1..].trim_ascii_start();
    match inside.first()? {
        b']' | b'{' => Some(true),
        b'"' => Some(length_of_string(inside)? >= WHOLE),
        b'[' => {
            let first = inside[1..].trim_ascii_start();
            match first.first()? {
                b'[' | b'{' => Some(true),
                b'"' if length_of_string(first)? > 1 => Some(true),
                _ => {
                    let end = memchr::memchr(b']', inside)?;
                    Some(memchr::memchr_iter(b',', &inside[..end]).count() >= WHOLE)
                }
            }
        }
        _ => Some(false),
    }
}

fn length_of_string(text: &[u8]) -> Option<usize> {
    memchr::memchr(b'"', &text[1..])
}

/// What a scan has seen so far of one value.
struct Scan {
    /// The open brackets.
    open: Vec<u8>,
    /// The last byte that was not white space; for a string its closing quote.
    last: u8,
    /// Whether a line break came after it.
    on_new_line: bool,
}

/// What a byte does to a scan.
enum After {
    GoesOn,
    /// The value ends behind the byte.
    Ends,
    /// The value is broken; the next begins at the byte.
    EndsBefore,
}

/// As much of the text as a value may be long, and one byte more.
fn window(text: &[u8]) -> &[u8] {
    &text[..text.len().min(MAX_VALUE + 1)]
}

/// The value at the start of the text.
fn value(whole: &[u8], at_end: bool) -> Option<Piece> {
    let text = window(whole);
    let mut scan = Scan { open: Vec::new(), last: 0, on_new_line: false };
    let mut i = 0;
    while i < text.len() {
        let end = match text[i] {
            b'"' => match string_end(text, i) {
                Ok(end) => end,
                Err(Some(line_break)) => return Some(Piece::Value { length: line_break + 1 }),
                Err(None) => break,
            },
            // What it opens depends on the next byte.
            b'[' if i + 1 == text.len() => break,
            _ => i + 1,
        };
        match scan.step(text[i], text.get(end).copied()) {
            After::GoesOn => i = end,
            After::Ends => return Some(Piece::Value { length: end }),
            After::EndsBefore => return Some(Piece::Value { length: i }),
        }
    }
    match whole.len() > MAX_VALUE {
        true => rest_of_line(whole, MAX_VALUE, at_end),
        false => at_end.then_some(Piece::Value { length: whole.len() }),
    }
}

/// The place behind the string that begins at `start`; else the line break in it, if there is one.
fn string_end(text: &[u8], start: usize) -> Result<usize, Option<usize>> {
    let mut i = start + 1;
    while let Some(found) = memchr::memchr3(b'"', b'\\', b'\n', &text[i..]) {
        match text[i + found] {
            b'"' => return Ok(i + found + 1),
            b'\n' => return Err(Some(i + found)),
            _ => i = (i + found + 2).min(text.len()),
        }
    }
    Err(None)
}

impl Scan {
    /// Takes a byte (of a string the first). What follows it is only looked at to tell `[[` from `[`.
    fn step(&mut self, byte: u8, next: Option<u8>) -> After {
        if byte.is_ascii_whitespace() {
            self.on_new_line |= byte == b'\n';
            return After::GoesOn;
        }
        if self.begins_another(byte, next) {
            return After::EndsBefore;
        }
        (self.last, self.on_new_line) = (byte, false);
        match byte {
            b'[' | b'{' if self.open.len() < MAX_DEPTH => self.open.push(byte),
            b'[' | b'{' => return After::Ends,
            b']' | b'}' => {
                let closed = self.open.pop();
                if closed != Some(if byte == b']' { b'[' } else { b'{' }) {
                    return After::Ends;
                }
            }
            _ => {}
        }
        if self.open.is_empty() { After::Ends } else { After::GoesOn }
    }

    /// Whether the byte cannot go on in this value but begins a record of its own: an object where a key should
    /// be, or an object or a grid on a new line without a comma before it.
    fn begins_another(&self, byte: u8, next: Option<u8>) -> bool {
        let wants_key = self.open.last() == Some(&b'{') && matches!(self.last, b',' | b'{');
        let is_value = !matches!(self.last, 0 | b',' | b':' | b'[' | b'{');
        match byte {
            b'{' => wants_key || (is_value && self.on_new_line),
            b'[' => is_value && self.on_new_line && next == Some(b'['),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The records of a whole text.
    fn records(text: &str) -> Vec<&str> {
        let (mut rest, mut in_list, mut records) = (text, false, vec![]);
        while !rest.is_empty() {
            let piece = Piece::first_of(rest.as_bytes(), in_list, true).unwrap();
            let end = match piece {
                Piece::Nothing { length, in_list: now } => {
                    in_list = now;
                    length
                }
                Piece::Value { length } => {
                    records.push(rest[..length].trim());
                    length
                }
            };
            assert!(end > 0);
            rest = &rest[end..];
        }
        records
    }

    #[test]
    fn a_puzzle_is_a_record_and_so_is_each_puzzle_of_a_list() {
        let line = "0".repeat(81);
        let pair = format!("[\"{line}\",\"{line}\"]");
        for (text, expected) in [
            ("[[0,0],[0,0]]", vec!["[[0,0],[0,0]]"]),
            ("[[\"5\",\"3\"],[\"6\",\".\"]]", vec!["[[\"5\",\"3\"],[\"6\",\".\"]]"]),
            ("[[[0,0],[0,0]],[[1,2]]]", vec!["[[0,0],[0,0]]", "[[1,2]]"]),
            ("[\"53..7....\",\"6..195...\"]", vec!["[\"53..7....\",\"6..195...\"]"]),
            ("[0,1,2]", vec!["[0,1,2]"]),
            ("{\"board\":[[0]]}", vec!["{\"board\":[[0]]}"]),
            ("[{\"a\":1},{\"b\":[2]}]", vec!["{\"a\":1}", "{\"b\":[2]}"]),
            ("{\"a\":1}\n{\"b\":[2]}\n", vec!["{\"a\":1}", "{\"b\":[2]}"]),
            ("[ ]", vec![]),
            (&format!("[{pair}]"), vec![&*pair]),
            (&format!("[\"{line}\"]"), vec![&*format!("\"{line}\"")]),
        ] {
            assert_eq!(records(text), expected, "{text}");
        }
    }

    #[test]
    fn a_broken_value_ends_where_the_next_begins() {
        for (text, expected) in [
            ("{\"a\":\"b\n{\"c\":1}", vec!["{\"a\":\"b", "{\"c\":1}"]),
            ("{\"a\":[1,2]\n{\"c\":1}", vec!["{\"a\":[1,2]", "{\"c\":1}"]),
            ("{\"a\":[1,2\n{\"c\":1}", vec!["{\"a\":[1,2", "{\"c\":1}"]),
            ("{\"a\":1,\n{\"c\":1}", vec!["{\"a\":1,", "{\"c\":1}"]),
            ("[{\"a\":1],{\"c\":1}]", vec!["{\"a\":1]", "{\"c\":1}"]),
            ("[[1,2],[3\n[[4]]", vec!["[[1,2],[3", "[[4]]"]),
            ("hello {\"a\":1}\n{\"c\":1}", vec!["hello {\"a\":1}", "{\"c\":1}"]),
            ("}\n{\"c\":1}", vec!["}", "{\"c\":1}"]),
            ("{\"a\":\"\\\"{\"}", vec!["{\"a\":\"\\\"{\"}"]),
            ("{\"a\":", vec!["{\"a\":"]),
        ] {
            assert_eq!(records(text), expected, "{text}");
        }
    }
}
