//! Files of OpenSudoku, an app for Android: XML with a folder of games.
//!
//! ```text
//! <?xml version="1.0" encoding="UTF-8"?>
//! <opensudoku version="2">
//!   <folder name="Easy" created="0">
//!     <game created="0" state="1" time="0" last_played="0" data="530070000600195000…" note="Monday"/>
//!   </folder>
//! </opensudoku>
//! ```
//!
//! The first version has the author, the source and the level in elements before its games. A game that was played has its
//! cells one by one behind `version: 3` and a line break, each as the digit, the notes as a number of nine bits and whether a
//! player may change it: `5|0|0|` is a given, `0|6|1|` an open cell with the notes 2 and 3. Version 1 lists the notes
//! (`2,3,` or `-`), and version 4 has two kinds of them, for the corners and for the centre.

use std::borrow::Cow;
use std::sync::Arc;

use ichidoku::{Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle, text};

use crate::columns::Columns;
use crate::descriptor::{Descriptor, Write, append};
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;
use crate::layout::{Confidence, Head, Layout, Sniffed};
use crate::part::{Part, Parts};
use crate::pieces::{MAX_PIECE, Piece, Pieces};
use crate::record::Record;
use crate::utf8::text_of;
use crate::xml::{self, Tag, escaped, unescaped};

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "opensudoku",
    extensions: &["opensudoku"],
    media_type: "application/x-opensudoku",
    about: "a folder of games for the app OpenSudoku",
    holds: Parts::of(&[Part::Entries, Part::CornerMarks, Part::CentreMarks, Part::Name]),
    keeps: |_| false,
    write: Write { head: |_| HEAD.into(), between: "", tail: "  </folder>\n</opensudoku>\n", record: write, remark },
};

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n  <folder name=\"ichidoku\" created=\"0\">\n";

/// Elements that say nothing of a puzzle, but have a text.
const NO_LABELS: [&str; 5] = ["name", "description", "comment", "created", "sourceURL"];

/// Elements around games, and what isn't an element.
const FRAME: [&str; 7] = ["?xml", "!--", "opensudoku", "/opensudoku", "folder", "/folder", "/game"];

pub(crate) fn sniff(head: &Head<'_>) -> Sniffed {
    let text = head.text[head.mark..].trim_ascii_start();
    let games = || Sniffed::Yes(Confidence::Sure, Layout::Pieces(Box::new(Games::default())), head.mark);
    let beginnings = [&b"<?xml"[..], b"<opensudoku"];
    match beginnings.iter().any(|beginning| text.starts_with(beginning)) {
        true => match xml::root(&String::from_utf8_lossy(text)) {
            Some("opensudoku" | "folder" | "game") => games(),
            Some(_) => Sniffed::No,
            None if head.at_end => games(),
            None => Sniffed::Undecided,
        },
        false if !head.at_end && beginnings.iter().any(|beginning| beginning.starts_with(text)) => Sniffed::Undecided,
        false => Sniffed::No,
    }
}

/// The games from a place on, with what was said of all that follow.
#[derive(Clone, Default)]
struct Games {
    /// The element whose text comes next.
    within: Option<Label>,
    author: Option<Arc<str>>,
    source: Option<Arc<str>>,
    level: Option<Arc<str>>,
}

/// An element with a text.
#[derive(Clone, Copy)]
enum Label {
    Author,
    Source,
    Level,
    Other,
}

impl Pieces for Games {
    fn next(&mut self, text: &[u8], at_end: bool) -> Option<Piece> {
        let space = text.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        if space > 0 {
            return Some(Piece::Nothing { length: space });
        }
        let window = &text[..text.len().min(MAX_PIECE)];
        let end = match text.first()? {
            // Four bytes tell whether it is a comment.
            b'<' if text.len() < 4 => None,
            b'<' => Tag::length_at(window),
            _ => memchr::memchr(b'<', window),
        };
        let length = match end {
            Some(length) => length,
            None if text.len() > MAX_PIECE => MAX_PIECE + memchr::memchr(b'\n', &text[MAX_PIECE..])? + 1,
            None if at_end => text.len(),
            None => return None,
        };
        let is_known = length <= MAX_PIECE && self.pass(text_of(&text[..length]).trim());
        Some(if is_known { Piece::Nothing { length } } else { Piece::Record { length } })
    }

    fn read(&self, record: &[u8], line: u64, _: bool) -> Vec<(u64, Result<Document, Problem>)> {
        let document = self.read_game(&text_of(record));
        vec![(line, document.map(|document| Document { line, ..document }))]
    }

    fn copy(&self) -> Box<dyn Pieces> {
        Box::new(self.clone())
    }
}

impl Games {
    /// Passes a tag or a text between tags; true if it is known and no game.
    fn pass(&mut self, text: &str) -> bool {
        let Some(tag) = Tag::of(text) else { return self.pass_text(text) };
        let name = tag.name();
        let label = match name.trim_start_matches('/') {
            "author" => Label::Author,
            "source" => Label::Source,
            "level" => Label::Level,
            name if NO_LABELS.contains(&name) => Label::Other,
            _ => return FRAME.contains(&name),
        };
        self.within = (!name.starts_with('/') && !tag.is_empty()).then_some(label);
        true
    }

    fn pass_text(&mut self, text: &str) -> bool {
        let label = match self.within {
            None => return false,
            Some(_) if text.starts_with('<') => return false,
            Some(Label::Author) => &mut self.author,
            Some(Label::Source) => &mut self.source,
            Some(Label::Level) => &mut self.level,
            Some(Label::Other) => return true,
        };
        *label = Some(unescaped(text).into());
        true
    }

    fn read_game(&self, text: &str) -> Result<Document, Problem> {
        let game = Tag::of(text).filter(|tag| tag.name() == "game");
        let Some(game) = game else { return Err(Fault::NotAGame { found: shown(text) }.into()) };
        let Some(data) = game.attribute("data") else { return Err(Fault::GameWithoutData.into()) };
        let mut document = match data.strip_prefix("version: ") {
            Some(data) => read_cells(data)?,
            None => Document::of_parsed(&text::read(&data)?, 1),
        };
        let words = |text: &Arc<str>| text.to_string();
        document.name = game.attribute("note").filter(|note| !note.trim().is_empty()).map(Cow::into_owned);
        document.difficulty = self.level.as_ref().map(words);
        document.set_origin(self.author.as_ref().map(words), self.source.as_ref().map(words));
        Ok(document)
    }
}

/// The beginning of a text, for a message.
fn shown(text: &str) -> String {
    let beginning: String = text.chars().take(40).collect();
    format!("{:?}", if beginning.len() < text.len() { beginning + "…" } else { beginning })
}

/// A game whose cells are listed behind the number of a version.
fn read_cells(data: &str) -> Result<Document, Problem> {
    let (version, cells) = data.split_once('\n').unwrap_or((data, ""));
    let width = match version.trim() {
        "1" | "2" | "3" => 3,
        "4" => 4,
        other => return Err(Fault::DataVersion { found: other.to_owned() }.into()),
    };
    // Version 2 was written with two bars here and there.
    let fields: Vec<&str> = cells.trim().split('|').filter(|field| !field.is_empty()).collect();
    if fields.len() != 81 * width {
        return Err(Fault::Cells { found: fields.len() / width, expected: 81 }.into());
    }
    let mut played = Played { givens: Puzzle::EMPTY, entries: Vec::new(), marks: [CandidateSet::EMPTY; 2] };
    Cell::ALL.into_iter().zip(fields.chunks(width)).try_for_each(|(cell, fields)| played.add(cell, fields))?;
    played.document()
}

/// What the cells of a played game hold.
struct Played {
    givens: Puzzle,
    entries: Vec<Candidate>,
    /// For the corners and for the centre.
    marks: [CandidateSet; 2],
}

impl Played {
    /// Adds a cell: its digit, one or two kinds of notes, and whether a player may change it.
    fn add(&mut self, cell: Cell, fields: &[&str]) -> Result<(), Problem> {
        let [value, notes @ .., editable] = fields else { return Ok(()) };
        let problem = |fault: Fault| Problem::from(fault).in_cell(cell);
        let not_a_digit = || problem(Fault::NotADigit { found: (*value).to_owned() });
        let digit = value.parse().ok().filter(|n: &u8| *n <= 9).ok_or_else(not_a_digit)?;
        match (*editable, Digit::new(digit)) {
            ("0", digit) => self.givens.set(cell, digit),
            ("1", digit) => self.entries.extend(digit.map(|digit| Candidate::of(cell, digit))),
            _ => return Err(problem(Fault::NotAFlag { found: (*editable).to_owned() })),
        }
        for (marks, notes) in self.marks.iter_mut().zip(notes) {
            let not_notes = || problem(Fault::NotNotes { found: (*notes).to_owned() });
            let digits = read_notes(notes).ok_or_else(not_notes)?;
            digits.iter().for_each(|digit| {
                marks.insert(Candidate::of(cell, digit));
            });
        }
        Ok(())
    }

    fn document(self) -> Result<Document, Problem> {
        let mut document = Document::of(self.givens);
        self.entries.into_iter().try_for_each(|entry| document.enter(entry))?;
        let [corner, centre] = self.marks;
        document.set_marks(corner, centre);
        Ok(document)
    }
}

/// Notes as a number of nine bits, as digits that commas follow, or none as `-`.
fn read_notes(notes: &str) -> Option<DigitSet> {
    match notes.strip_suffix(',') {
        Some(digits) => digits.split(',').map(|digit| Digit::new(digit.parse().ok()?)).collect(),
        None if notes == "-" => Some(DigitSet::EMPTY),
        None => notes.parse().ok().filter(|bits| *bits < 512).map(DigitSet::from_bits),
    }
}

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    let marks = record.more.map_or((None, None), |more| (more.corner.as_ref(), more.centre.as_ref()));
    let data = match (record.solution, record.state, marks) {
        (Some(_), ..) | (None, None, (None, None)) => record.shown().to_string().replace('.', "0"),
        _ => written_cells(record.puzzle, record.state.unwrap_or(record.puzzle), marks),
    };
    let note = escaped(record.name.unwrap_or(""));
    append(out, format_args!("    <game created=\"0\" state=\"1\" time=\"0\" data=\"{data}\" note=\"{note}\"/>\n"));
}

/// The cells one by one, as version 3 of the data where that is enough.
fn written_cells(
    givens: &Puzzle,
    state: &Puzzle,
    (corner, centre): (Option<&CandidateSet>, Option<&CandidateSet>),
) -> String {
    let mut data = format!("version: {}&#10;", if centre.is_some() { 4 } else { 3 });
    for cell in Cell::ALL {
        let bits = |marks: Option<&CandidateSet>| marks.map_or(0, |marks| marks.digits(cell).bits());
        let digit = state.get(cell).map_or(0, Digit::get);
        let notes = match centre {
            Some(_) => format!("{}|{}", bits(corner), bits(centre)),
            None => bits(corner).to_string(),
        };
        data.push_str(&format!("{digit}|{notes}|{}|", u8::from(givens.get(cell).is_none())));
    }
    data
}

fn remark(words: &str, _: &Columns, out: &mut Vec<u8>) {
    append(out, format_args!("    <!-- {words} -->\n"));
}
