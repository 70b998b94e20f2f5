//! What a line of text may be.

use crate::puzzle::Puzzle;
use crate::text::row::{
    RowFault, delimited, is_header, plain_row, read_row, row_of_pieces, spaced_row, symbol_share, tokens, without_break,
};
use crate::text::shape::{in_places, is_jigsaw, plain_line};
use crate::text::symbol::{fold, is_bar, is_drawn_border, value};

/// A line with a piece this long, or with so many pieces, is a whole puzzle and not a row of one. A row has at most
/// nine candidates in each of nine cells.
const WHOLE: usize = 20;

/// What one line of a text may be, as far as the line alone shows. [`read`](super::read) goes by it, and so can a
/// program that finds the puzzles in a longer text.
///
/// ```
/// use ichidoku::text::LineKind;
/// assert_eq!(LineKind::of("# easy"), LineKind::Comment);
/// assert_eq!(LineKind::of("+-------+-------+-------+"), LineKind::Frame);
/// assert_eq!(LineKind::of("| 5 3 . | . 7 . | . . . |"), LineKind::Row);
/// assert_eq!(LineKind::of("| 5 3 . | . 7 . | . . |"), LineKind::Part);
/// assert_eq!(LineKind::of("Grid 01"), LineKind::Other);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineKind {
    /// Nothing but white space.
    Empty,
    /// `#` and a comment.
    Comment,
    /// A border of a frame.
    Frame,
    /// Nine dashes or underscores: a border, or a row of blanks if they are the puzzle's blank symbol.
    Dashes,
    /// Nine cells.
    Row,
    /// Cells, but neither nine of them nor as many as a puzzle's.
    Part,
    /// A whole puzzle, perhaps with a fault in it, or several.
    Puzzle,
    /// The regions of a jigsaw: 81 characters that name one for each cell, and no puzzle beside them.
    Jigsaw,
    /// 81 characters with each digit in its own place of nine: one of nine lines of a candidate grid of 729 characters; a
    /// puzzle where there are not nine.
    Places,
    /// Anything else, such as a title.
    Other,
}

impl LineKind {
    /// What the line may be. It has no line break in it, except at its end.
    pub fn of(line: &str) -> Self {
        Self::of_folded(&fold(line))
    }

    /// True if the line is a row that may be the header of a table: columns counted from 1 or 0, or nothing in any.
    pub fn is_header(line: &str) -> bool {
        is_header(&fold(line))
    }

    pub(super) fn of_folded(line: &str) -> Self {
        let line = without_break(line);
        if plain_row(line).is_some_and(|symbols| symbols.iter().any(|byte| !matches!(byte, b'-' | b'_'))) {
            return Self::Row;
        }
        if plain_line(line).is_some() {
            return Self::Puzzle;
        }
        // Without a digit it may be a border.
        if spaced_row(line).is_some_and(|symbols| symbols.iter().any(|byte| matches!(byte, b'1'..=b'9')))
            || row_of_pieces(line).is_some_and(|cells| cells.iter().any(|cell| !cell.digits().is_empty()))
        {
            return Self::Row;
        }
        Self::of_any(line)
    }

    /// What [`of_folded`](Self::of_folded) says of the lines that are not of the commonest forms; of those but the first, too, but
    /// slowly.
    fn of_any(line: &str) -> Self {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            return Self::Empty;
        }
        if trimmed.starts_with('#') {
            return Self::Comment;
        }
        let line = without_comment(line);
        frame(line.trim()).unwrap_or_else(|| cells(line))
    }
}

/// The line without its break and without a comment after white space.
pub(super) fn without_comment(line: &str) -> &str {
    let line = without_break(line);
    let comment = line.match_indices('#').find(|(i, _)| line[..*i].ends_with(char::is_whitespace));
    comment.map_or(line, |(i, _)| line[..i].trim_end())
}

/// True if the line is a border. Eighty-one dashes are a puzzle without clues, and so are each 81 of several.
fn frame(line: &str) -> Option<LineKind> {
    let border = |c: char| {
        matches!(c, '-' | '=' | '_' | '~' | '+' | '*' | '.' | ':' | ',' | '\'' | '`' | '"' | '#' | '/' | '\\')
    };
    if line.bytes().any(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let drawn = line.contains(is_drawn_border);
    if !line.chars().all(|c| border(c) || is_bar(c) || is_drawn_border(c) || c.is_whitespace()) {
        return None;
    }
    for (dash, run) in [('-', "---"), ('_', "___")] {
        let dashes = line.chars().filter(|c| *c == dash).count();
        if dashes > 0 && dashes % 81 == 0 && are_blanks(line, dash) {
            return None;
        }
        if dashes == 9 && line.contains(run) && line.chars().all(|c| c == dash || is_bar(c) || c == ' ') {
            return Some(LineKind::Dashes);
        }
    }
    let runs = ["---", "===", "___", "~~~"].iter().any(|run| line.contains(run));
    (drawn || runs || line.contains('+')).then_some(LineKind::Frame)
}

/// True if all pieces of the line are whole puzzles of blanks, or rows of them.
fn are_blanks(line: &str, dash: char) -> bool {
    let mut pieces = line.split([' ', '\t', ',', ';', '|']).filter(|piece| !piece.is_empty());
    pieces.all(|piece| matches!(piece.len(), 9 | 81) && piece.chars().all(|c| c == dash))
}

/// Whether the line is a row, part of one, a puzzle, or none of these.
fn cells(line: &str) -> LineKind {
    if in_places(line).is_some_and(|puzzle| puzzle != Puzzle::EMPTY) {
        return LineKind::Places;
    }
    if is_whole(line) {
        return if is_regions(line) { LineKind::Jigsaw } else { LineKind::Puzzle };
    }
    let Err(fault) = read_row(line) else { return LineKind::Row };
    let (all, cells) = symbol_share(line);
    match fault {
        RowFault::Symbol(..) if is_mostly(cells, all) => LineKind::Row,
        RowFault::Cells(_) if is_mostly(cells, all) => LineKind::Part,
        _ => LineKind::Other,
    }
}

pub(super) fn is_mostly(part: usize, all: usize) -> bool {
    part > 0 && part * 3 >= all * 2
}

fn is_whole(line: &str) -> bool {
    if line.len() < WHOLE {
        return false;
    }
    let long = |token: &str| {
        if token.as_bytes().try_into().is_ok_and(is_jigsaw) {
            return true;
        }
        let (all, cells) = if token.len() < WHOLE { (0, 0) } else { symbol_share(token) };
        all >= WHOLE && is_mostly(cells, all)
    };
    let mut count = 0;
    for token in tokens(line) {
        if long(token) {
            return true;
        }
        count += 1;
    }
    // Between 81 fields there are 80 delimiters.
    let many = || count > WHOLE || (line.len() >= 80 && delimited::<81>(line).is_some());
    let is_mostly_cells = || {
        let (all, cells) = symbol_share(line);
        is_mostly(cells, all)
    };
    spaced_line(line).is_some() || (many() && is_mostly_cells())
}

/// True if the only long piece of the line names the regions of a jigsaw.
fn is_regions(line: &str) -> bool {
    let mut long = tokens(line).filter(|token| token.len() >= WHOLE);
    let first = long.next().and_then(|token| token.as_bytes().try_into().ok());
    first.is_some_and(is_jigsaw) && long.next().is_none()
}

/// The line if it is 81 characters in which blanks are spaces. A row of candidates may be as wide: nine pieces of
/// ascending digits.
pub(super) fn spaced_line(line: &str) -> Option<&str> {
    let line = without_break(line);
    if line.len() != 81 || !line.bytes().all(|byte| byte == b' ' || value(byte as char).is_some()) {
        return None;
    }
    let ascending = |token: &str| token.as_bytes().is_sorted_by(|a, b| a < b);
    let is_row = tokens(line).count() == 9 && tokens(line).all(ascending);
    (!is_row && line.contains(|c| c != ' ')).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;

    #[test]
    fn lines_are_told_apart() {
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let spaced = line.replace('.', " ");
        for (text, kind) in [
            ("", LineKind::Empty),
            (" \t\r\n", LineKind::Empty),
            ("#", LineKind::Comment),
            ("  # 53..7....", LineKind::Comment),
            ("*-----------*", LineKind::Frame),
            ("|---+---+---|", LineKind::Frame),
            ("------+-------+------", LineKind::Frame),
            ("------|-------|------", LineKind::Frame),
            ("- - - + - - - + - - -", LineKind::Frame),
            (".---------------.---------.----------.", LineKind::Frame),
            (":---------+--------+-------:", LineKind::Frame),
            ("'---------'--------'-------'", LineKind::Frame),
            ("=====================", LineKind::Frame),
            ("┌───────┬───────┬───────┐", LineKind::Frame),
            ("╟───┼───┼───╫───┼───┼───╢", LineKind::Frame),
            ("---------", LineKind::Dashes),
            ("---|---|---", LineKind::Dashes),
            ("_________", LineKind::Dashes),
            ("- - - | - - - | - - -", LineKind::Row),
            ("*********", LineKind::Row),
            (".........", LineKind::Row),
            ("...|...|...", LineKind::Row),
            ("│   │   │   │", LineKind::Row),
            ("53..7....", LineKind::Row),
            ("53..7.q..", LineKind::Row),
            ("53..7.... # the first", LineKind::Row),
            ("| 5 3 1246 | 26 7 2468 | 14689 1249 248 |", LineKind::Row),
            ("53..7...", LineKind::Part),
            ("0", LineKind::Part),
            ("Grid 01", LineKind::Other),
            ("[Puzzle]", LineKind::Other),
            ("hello world", LineKind::Other),
            ("https://example.org/a/very/long/path/of/words", LineKind::Other),
            (line, LineKind::Puzzle),
            (&line[..80], LineKind::Puzzle),
            (&spaced, LineKind::Puzzle),
            (
                "0000183b305c 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 1.2",
                LineKind::Puzzle,
            ),
        ] {
            assert_eq!(LineKind::of(text), kind, "{text:?}");
        }
        let regions = "111222333111222333111222333444555666444555666444555666777888999777888999777888999";
        assert_eq!(LineKind::of(&format!("{regions} easy")), LineKind::Jigsaw);
        assert_eq!(LineKind::of(&format!("{line} {regions}")), LineKind::Puzzle);
        assert_eq!(LineKind::of(&"1.3...7..".repeat(9)), LineKind::Places);
        assert_eq!(LineKind::of(&format!("{0},{0}", "-".repeat(81))), LineKind::Puzzle);
        assert_eq!(LineKind::of("５３．．７．．．．"), LineKind::Row);
        let row = "123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789 1";
        assert_eq!((row.len(), LineKind::of(row)), (81, LineKind::Row));
    }

    #[test]
    fn the_quick_way_and_the_slow_one_agree() {
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let regions = "111222333111222333111222333444555666444555666444555666777888999777888999777888999";
        let whole = [line.into(), regions.into(), regions.replace('1', "."), regions.replace('1', "5")];
        let repeated = ["1.3...7..", ".........", "---------", "555555555"].map(|row| row.repeat(9));
        for line in whole.iter().chain(&repeated) {
            assert_eq!(LineKind::of(line), LineKind::of_any(line), "{line:?}");
        }
        let is_plain = |line: &String| plain_row(without_break(line)).is_some();
        for line in crate::text::row::tests::random_lines().filter(|line| !is_plain(line)) {
            assert_eq!(LineKind::of(&line), LineKind::of_any(&line), "{line:?}");
        }
    }
}
