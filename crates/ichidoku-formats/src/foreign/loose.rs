//! A puzzle in other text that plain readers can't tell from it: a link in a mail, a grid among the words, numbers and signs
//! of a program's output or of source code.

use ichidoku::text::LineKind;
use ichidoku::{Cell, Digit, Puzzle};

use super::found::{Found, plain};
use super::window;
use crate::document::Document;
use crate::lines::kind_of;
use crate::links;
use crate::literal::{self, pieces};

/// A longer text is not searched: 64 KiB.
const MAX_TEXT: usize = 64 << 10;

/// So much of it is looked at first.
const BEGINNING: usize = 512;

/// The fewest clues of a list of rows, columns and digits.
const FEWEST: usize = 17;

/// Whether the text is one: `Some(false)` if more must be known, `None` if it is none: its first line is a record, or the plain
/// readers find a puzzle in it.
pub(super) fn sniff(text: &[u8], at_end: bool) -> Option<bool> {
    if text.len() >= MAX_TEXT || matches!(text.first(), None | Some(b'{' | b'<')) {
        return None;
    }
    let first = text.split(|byte| *byte == b'\n').next()?;
    let is_word = !first.iter().any(|byte| matches!(byte, b' ' | b'"' | b'\''));
    if is_word && matches!(kind_of(first), LineKind::Puzzle | LineKind::Jigsaw) {
        return None;
    }
    // Mostly the first lines hold one already.
    let beginning = text.get(..BEGINNING).and_then(|text| Some(&text[..memchr::memrchr(b'\n', text)?]));
    let is_plain = |text: &[u8]| plain(String::from_utf8_lossy(text).into_owned()).iter().any(Result::is_ok);
    if beginning.is_some_and(is_plain) || is_plain(text) {
        return None;
    }
    let text = String::from_utf8_lossy(text);
    if at_end { (!read(&text).is_empty()).then_some(true) } else { Some(false) }
}

pub(super) fn read(text: &str) -> Found {
    let finders: [fn(&str) -> Vec<Document>; 4] = [links_in, in_rows, in_strings, in_triples];
    finders.into_iter().map(|find| find(text)).find(|found| !found.is_empty()).into_iter().flatten().map(Ok).collect()
}

/// The puzzles of the links in a mail, which may be broken into lines and quoted.
fn links_in(text: &str) -> Vec<Document> {
    let lines: Vec<&str> = text.lines().map(|line| line.trim_start_matches(['>', ' ']).trim_end()).collect();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        at += 1;
        let Some(start) = line.find("https://").or_else(|| line.find("http://")) else { continue };
        let mut link = line[start..].trim_end_matches('=').to_owned();
        let mut best = document(&link);
        // What follows belongs to it as long as it is one word a line.
        for (more, next) in lines[at..].iter().enumerate().take_while(|(_, next)| is_word(next)) {
            link.push_str(next.trim_end_matches('='));
            if let Some(longer) = document(&link) {
                (best, at) = (Some(longer), at + more + 1);
                break;
            }
        }
        found.extend(best);
    }
    found
}

fn is_word(line: &str) -> bool {
    !line.is_empty() && !line.contains([' ', '\t'])
}

/// The puzzle of a link, whose plus signs may have become spaces, or which ends before a space.
fn document(link: &str) -> Option<Document> {
    let word = link.split_whitespace().next()?;
    [link.replace(' ', "+"), word.to_owned()].iter().find_map(|link| links::read(link)?.ok())
}

/// The grids in the words of each line. A comma at the end of a line is one of source code, or else the last cell is blank.
fn in_rows(text: &str) -> Vec<Document> {
    let of_table = |ends_with_comma: bool| {
        let rows = text.lines().map(|line| cells(line, ends_with_comma));
        window::grids(&rows.filter(|cells| !cells.is_empty()).collect::<Vec<_>>())
    };
    let found = [true, false].into_iter().map(of_table).find(|grids| !grids.is_empty());
    found.into_iter().flatten().map(Document::of).collect()
}

/// Fewer semicolons or tabs than this don't separate the cells of a row.
const SEPARATORS: usize = 8;

/// What a line has between bars, commas, semicolons, tabs or spaces, without what else is in source code.
fn cells(line: &str, ends_with_comma: bool) -> Vec<String> {
    let is_tabbed = line.matches('\t').count() >= SEPARATORS;
    // A tab at the end of such a row is beside a blank cell.
    let line = if is_tabbed { line.trim_matches([' ', '\r']) } else { line.trim() }.trim_end_matches("...");
    if line.starts_with(['%', '#']) || line.starts_with("//") {
        return Vec::new();
    }
    let line = line.strip_prefix('|').and_then(|line| line.strip_suffix('|')).unwrap_or(line);
    let separates = |separator: &char| match separator {
        ';' | '\t' => line.matches(*separator).count() >= SEPARATORS,
        _ => line.contains(*separator),
    };
    let separator = ['|', '&', ';', '\t', ','].into_iter().find(separates);
    let last = |part: &str| pieces(part).last().unwrap_or_default().to_owned();
    match separator {
        Some('|') => line.split('|').map(last).collect(),
        Some(separator) => {
            let inner = innermost(line);
            let inner = inner.strip_suffix(separator).filter(|_| ends_with_comma).unwrap_or(inner);
            inner.split(separator).map(last).collect()
        }
        None => pieces(innermost(line)).map(str::to_owned).collect(),
    }
}

/// What is in the last brackets of a line, which may end on another.
fn innermost(line: &str) -> &str {
    let inner = line.rfind(['[', '{', '(']).map_or(line, |start| &line[start + 1..]);
    inner.find([']', '}', ')']).map_or(inner, |end| &inner[..end])
}

/// The puzzle that all strings of the text are together.
fn in_strings(text: &str) -> Vec<Document> {
    let strings = |quote: char| text.split(quote).skip(1).step_by(2).collect::<String>();
    let found = ['"', '\''].into_iter().map(strings).find_map(|all| (all.len() == 81).then(|| all.parse().ok())?);
    found.map(Document::of).into_iter().collect()
}

/// The puzzle whose clues are a list of rows, columns and digits, as in the manual of MATLAB.
fn in_triples(text: &str) -> Vec<Document> {
    let numbers = |line: &str| cells(line, true).iter().map(|cell| literal::value(cell)).collect::<Option<Vec<_>>>();
    let mut puzzle = Puzzle::EMPTY;
    for line in text.lines() {
        if let Some([row @ 1..=9, column @ 1..=9, digit]) = numbers(line).as_deref() {
            let cell = Cell::ALL[usize::from(9 * (row - 1) + column - 1)];
            if puzzle.get(cell).is_some() {
                return Vec::new();
            }
            puzzle.set(cell, Digit::new(*digit));
        }
    }
    let is_puzzle = puzzle.clue_count() >= FEWEST && puzzle.check().is_ok();
    is_puzzle.then(|| Document::of(puzzle)).into_iter().collect()
}
