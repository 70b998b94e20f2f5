//! Cuts JSON into records: the values of a stream, or the elements of a list of puzzles. Nothing is parsed here, and
//! a value that is not JSON ends where the next one clearly begins.

use crate::pieces::MAX_PIECE;

/// Values are not nested deeper than this.
const MAX_DEPTH: usize = 64;

/// An inner array of so many elements is a puzzle and not a row.
const WHOLE: usize = 20;

/// The first step through a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// White space, commas, the brackets of a list or of an object that is too long for a value, a label in one.
    Nothing { length: usize, place: Nesting },
    /// A value, or what was meant to be one.
    Value { length: usize },
}

/// A place between values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Nesting {
    /// Number of open objects that were too long to be read as one value.
    objects: usize,
    /// True if a list of puzzles is open.
    in_list: bool,
    /// True if a key stands before, so that its value follows.
    after_key: bool,
    /// True if an open object has a label.
    has_labels: bool,
}

impl Nesting {
    /// Before the first value.
    pub(super) const TOP: Self = Self { objects: 0, in_list: false, after_key: false, has_labels: false };

    /// Behind a value.
    pub(super) const fn after_value(self) -> Self {
        Self { after_key: false, ..self }
    }

    const fn within_list(self) -> Self {
        Self { in_list: true, ..self.after_value() }
    }

    const fn behind_list(self) -> Self {
        Self { in_list: false, ..self }
    }

    const fn within_object(self) -> Self {
        Self { objects: self.objects + 1, ..self.after_value() }
    }

    const fn behind_object(self) -> Self {
        Self { objects: self.objects - 1, has_labels: self.has_labels && self.objects > 1, ..self }
    }

    /// True if an open object has a label, which is passed over.
    pub(super) const fn has_labels(self) -> bool {
        self.has_labels
    }

    /// True if a list or an object is open.
    pub(super) const fn is_open(self) -> bool {
        self.in_list || self.objects > 0
    }

    /// True if a key should follow.
    const fn wants_key(self) -> bool {
        self.objects > 0 && !self.in_list && !self.after_key
    }
}

impl Step {
    /// The first step; `None` if that depends on what follows.
    pub(super) fn first_of(text: &[u8], place: Nesting, at_end: bool) -> Option<Self> {
        let gap = |byte: &u8| byte.is_ascii_whitespace() || *byte == b',';
        let start = text.iter().position(|byte| !gap(byte)).unwrap_or(text.len());
        if start > 0 {
            return Some(Self::Nothing { length: start, place });
        }
        match text.first()? {
            _ if place.wants_key() => member(text, place, at_end),
            b']' if place.in_list => Some(Self::Nothing { length: 1, place: place.behind_list() }),
            b'[' if !place.in_list => match is_list(window(text)) {
                Some(true) => Some(Self::Nothing { length: 1, place: place.within_list() }),
                Some(false) => value(text, at_end),
                None if at_end || text.len() > MAX_PIECE => value(text, at_end),
                None => None,
            },
            b'{' if !place.in_list => match value(text, at_end) {
                Some(Self::Value { length }) if length <= MAX_PIECE => Some(Self::Value { length }),
                undecided if text.len() <= MAX_PIECE => undecided,
                _ => Some(Self::Nothing { length: 1, place: place.within_object() }),
            },
            b'[' | b'{' | b'"' => value(text, at_end),
            byte if place.in_list && (byte.is_ascii_alphanumeric() || *byte == b'-') => word(text, at_end),
            _ => rest_of_line(text, 0, at_end),
        }
    }
}

/// What comes next in an object that is read member by member: its end, a key before a value that may be a puzzle, or a
/// key with a label.
fn member(text: &[u8], place: Nesting, at_end: bool) -> Option<Step> {
    match text.first()? {
        b'}' => Some(Step::Nothing { length: 1, place: place.behind_object() }),
        // The object has a fault and another one begins.
        b'{' => Some(Step::Nothing { length: 0, place: Nesting::TOP }),
        b'"' => match key_or_label(window(text)) {
            Ok(None) if !at_end && text.len() <= MAX_PIECE => None,
            Ok(Some((length, after_key))) => {
                let has_labels = place.has_labels || !after_key;
                Some(Step::Nothing { length, place: Nesting { after_key, has_labels, ..place } })
            }
            _ => rest_of_line(text, 0, at_end),
        },
        _ => rest_of_line(text, 0, at_end),
    }
}

/// A member of an object is none.
struct Broken;

/// The length of a key with its colon, or of a whole member with a label; and whether a value follows. `None` if it does
/// not end.
fn key_or_label(text: &[u8]) -> Result<Option<(usize, bool)>, Broken> {
    let end_of = |start: usize| string_end(text, start).or_else(|line_break| line_break.map_or(Ok(0), |_| Err(Broken)));
    let skip = |from: usize| text[from..].iter().position(|byte| !byte.is_ascii_whitespace()).map(|i| from + i);
    let key = end_of(0)?;
    let Some(colon) = skip(key).filter(|_| key > 0) else { return Ok(None) };
    if text[colon] != b':' {
        return Err(Broken);
    }
    let Some(start) = skip(colon + 1) else { return Ok(None) };
    let end = match text[start] {
        b'[' | b'{' => return Ok(Some((start, true))),
        b'"' => end_of(start)?,
        _ => text[start..].iter().position(|byte| matches!(byte, b',' | b'}' | b'\n')).map_or(0, |i| start + i),
    };
    Ok(match &text[start..end.max(start)] {
        [] => None,
        [b'"', ..] if is_puzzle(&text[start + 1..end - 1]) => Some((start, true)),
        _ => Some((end, false)),
    })
}

/// True if a string is more likely a puzzle than a label.
fn is_puzzle(string: &[u8]) -> bool {
    let symbols = string.iter().filter(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'_' | b'*' | b'-'));
    string.len() >= WHOLE && symbols.count() * 3 >= string.len() * 2
}

/// A record up to the end of the line on which `from` lies.
fn rest_of_line(text: &[u8], from: usize, at_end: bool) -> Option<Step> {
    match memchr::memchr(b'\n', &text[from..]) {
        Some(i) => Some(Step::Value { length: from + i + 1 }),
        None => at_end.then_some(Step::Value { length: text.len() }),
    }
}

/// A number, `null`, `true` or `false` in a list, or what was meant to be one.
fn word(text: &[u8], at_end: bool) -> Option<Step> {
    let length = text.iter().position(|byte| matches!(byte, b',' | b']' | b'\n'));
    length.or_else(|| at_end.then_some(text.len())).map(|length| Step::Value { length })
}

/// The members of an object that is valid JSON, in order: each key and its value as they are spelt.
pub(super) fn members(object: &[u8]) -> impl Iterator<Item = (&[u8], &[u8])> {
    let mut rest = object.trim_ascii_start().get(1..).unwrap_or(&[]);
    std::iter::from_fn(move || {
        rest = trim_gap(rest);
        let _ = rest.strip_prefix(b"\"")?;
        let (key, value) = rest.split_at_checked(string_end(rest, 0).ok()?)?;
        let value = value.trim_ascii_start().strip_prefix(b":")?.trim_ascii_start();
        let length = match value.first()? {
            b'[' | b'{' | b'"' => end_of_value(value)?,
            _ => value.iter().position(|byte| matches!(byte, b',' | b'}') || byte.is_ascii_whitespace())?,
        };
        rest = &value[length..];
        Some((key, &value[..length]))
    })
}

/// The text from the next byte on that is neither white space nor a comma.
fn trim_gap(text: &[u8]) -> &[u8] {
    let start = text.iter().position(|byte| !byte.is_ascii_whitespace() && *byte != b',');
    &text[start.unwrap_or(text.len())..]
}

/// Whether the array at the start is a list of puzzles and not itself one. `None` if too little of it is there.
fn is_list(text: &[u8]) -> Option<bool> {
    let mut inside = text[1..].trim_ascii_start();
    // What could not be read may stand in the place of a puzzle.
    while let Some(rest) = inside.strip_prefix(b"null") {
        inside = trim_gap(rest);
    }
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
    &text[..text.len().min(MAX_PIECE + 1)]
}

/// The value at the start of the text.
fn value(whole: &[u8], at_end: bool) -> Option<Step> {
    match end_of_value(window(whole)) {
        Some(length) => Some(Step::Value { length }),
        None if whole.len() > MAX_PIECE => rest_of_line(whole, MAX_PIECE, at_end),
        None => at_end.then_some(Step::Value { length: whole.len() }),
    }
}

/// Where the value at the start of the text ends, if it does.
fn end_of_value(text: &[u8]) -> Option<usize> {
    let mut scan = Scan { open: Vec::new(), last: 0, on_new_line: false };
    let mut i = 0;
    while i < text.len() {
        let end = match text[i] {
            b'"' => match string_end(text, i) {
                Ok(end) => end,
                Err(line_break) => return line_break.map(|line_break| line_break + 1),
            },
            // What it opens depends on the next byte.
            b'[' if i + 1 == text.len() => return None,
            _ => i + 1,
        };
        match scan.step(text[i], text.get(end).copied()) {
            After::GoesOn => i = end,
            After::Ends => return Some(end),
            After::EndsBefore => return Some(i),
        }
    }
    None
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
        let (mut rest, mut place, mut records) = (text, Nesting::TOP, vec![]);
        while !rest.is_empty() {
            let step = Step::first_of(rest.as_bytes(), place, true).unwrap();
            let end = match step {
                Step::Nothing { length, place: now } => {
                    assert!(length > 0 || now != place);
                    place = now;
                    length
                }
                Step::Value { length } => {
                    assert!(length > 0);
                    records.push(rest[..length].trim());
                    place = place.after_value();
                    length
                }
            };
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
            ("[{\"a\":1},null,{\"b\":2},5 ,true]", vec!["{\"a\":1}", "null", "{\"b\":2}", "5", "true"]),
            (&format!("[null, \"{line}\"]"), vec!["null", &*format!("\"{line}\"")]),
            ("[null,3,null]", vec!["[null,3,null]"]),
        ] {
            assert_eq!(records(text), expected, "{text}");
        }
    }

    #[test]
    fn members_of_an_object_are_found_in_order() {
        let text = r#" { "b" : 1.50,"a\"":"x, y" , "c":[1, {"d":2}],
            "e":null, "f":{} } "#;
        let shown = |bytes| String::from_utf8_lossy(bytes).into_owned();
        let found: Vec<_> = members(text.as_bytes()).map(|(key, value)| shown(key) + &shown(value)).collect();
        assert_eq!(found, [r#""b"1.50"#, r#""a\"""x, y""#, r#""c"[1, {"d":2}]"#, r#""e"null"#, r#""f"{}"#]);
        for text in ["", "{", "{}", "{\"", "{\"a", "{\"a\"", "{\"a\":", "{\"a\":1", "[1]"] {
            assert_eq!(members(text.as_bytes()).count(), 0, "{text}");
        }
    }

    #[test]
    fn a_long_object_is_read_member_by_member() {
        let line = format!("\"{}\"", "53..7....".repeat(9));
        let many = vec![&*line; 4000].join(",\n");
        let text = format!(
            "{{\"name\": \"a, b\", \"count\": 4000, \"puzzles\": [{many}], \"last\": {line}, \"more\": {{\"of\": [{many}]}}}}\n{line}"
        );
        assert_eq!(records(&text), vec![&*line; 8002]);
        let faulty = format!("{{\"puzzles\": [{many}],\n{{\"a\":1}}");
        assert_eq!(records(&faulty).len(), 4001);
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
