//! One line of text that is a puzzle's row: nine cells, however they are set apart.

use alloc::vec::Vec;
use core::mem::take;

use crate::digit::{Digit, DigitSet};
use crate::text::content::{Content, contents_in_places};
use crate::text::shape::in_places;
use crate::text::symbol::{is_bar, is_separator, value};

/// Why a line is not a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RowFault {
    /// It has so many cells and not nine.
    Cells(usize),
    /// A character of the cell with this index is neither a digit nor a blank.
    Symbol(usize, char),
}

/// The nine cells of a line.
///
/// ```text
/// 53..7....        530 070 000        5 3 . | . 7 . | . . .        5,3,,,7,,,,        | 5 3   |   7   |       |
/// |53.|.7.|...|    5   3   1246   26  7   2468   14689   1249   248
/// ```
pub(super) fn read_row(line: &str) -> Result<[Content; 9], RowFault> {
    quick_row(line).map_or_else(|| read_any_row(line), Ok)
}

/// The nine cells of a line that is of one of the commonest forms.
pub(super) fn quick_row(line: &str) -> Option<[Content; 9]> {
    let line = without_break(line);
    match plain_row(line).copied().or_else(|| spaced_row(line)) {
        Some(symbols) => each_cell(symbols.iter().map(|byte| Content::of_symbol(*byte as char))).ok(),
        None => row_of_pieces(line),
    }
}

/// What [`read_row`] does with the lines that are not of the commonest forms; with those, too, but slowly.
pub(super) fn read_any_row(line: &str) -> Result<[Content; 9], RowFault> {
    if in_places(line).is_some() {
        return Ok(contents_in_places(line.trim_matches(is_separator).as_bytes()));
    }
    if let Some(fields) = delimited::<9>(line).or_else(|| barred(line)) {
        return each_cell(fields.into_iter().map(Content::of_token));
    }
    let tokens: Vec<&str> = tokens(line).collect();
    if tokens.len() == 9 {
        return each_cell(tokens.into_iter().map(Content::of_token));
    }
    let symbols: usize = tokens.iter().map(|token| token.chars().count()).sum();
    if symbols == 9 && tokens.iter().all(|token| token.chars().count() % 3 == 0) {
        return each_cell(tokens.into_iter().flat_map(str::chars).map(Content::of_symbol));
    }
    match fixed_width(line) {
        Some(cells) => {
            each_cell(cells.into_iter().map(|c| if c == ' ' { Ok(Content::Blank) } else { Content::of_symbol(c) }))
        }
        None => Err(RowFault::Cells(if tokens.len() > 3 { tokens.len() } else { symbols })),
    }
}

/// True if the line may be the header of a table: columns counted from 1 or 0, or nothing in any.
pub(super) fn is_header(line: &str) -> bool {
    let counted = |row: [u8; 9]| [1, 0].iter().any(|first| (*first..).zip(row).all(|(n, digit)| n == digit));
    let digits = |row: [Content; 9]| row.map(|content| content.digits().only().map_or(0, Digit::get));
    let is_bare = || !line.contains(|c| value(c).is_some());
    read_row(line).map(digits).is_ok_and(|row| counted(row) || (row == [0; 9] && is_bare()))
}

/// The line without its end.
pub(super) fn without_break(line: &str) -> &str {
    line.trim_end_matches(['\r', '\n'])
}

/// The commonest row: nine symbols and nothing else on the line.
pub(super) fn plain_row(line: &str) -> Option<&[u8; 9]> {
    let symbols: &[u8; 9] = line.as_bytes().try_into().ok()?;
    symbols.iter().all(|byte| value(*byte as char).is_some()).then_some(symbols)
}

/// The next commonest: nine symbols between which only spaces and upright lines stand, each symbol by itself or all in
/// groups of three, as far as one pass over the bytes tells.
pub(super) fn spaced_row(line: &str) -> Option<[u8; 9]> {
    let (mut row, mut cells, mut bars, mut run) = ([0; 9], 0, 0, 0);
    let (mut alone, mut in_threes) = (false, false);
    // The space behind the last byte ends the last run.
    for byte in line.bytes().chain([b' ']) {
        if byte != b' ' && byte != b'|' {
            value(byte as char)?;
            *row.get_mut(cells)? = byte;
            (cells, run) = (cells + 1, run + 1);
            continue;
        }
        bars += usize::from(byte == b'|');
        match run {
            0 => {}
            1 => alone = true,
            3 | 6 | 9 => in_threes = true,
            _ => return None,
        }
        run = 0;
    }
    // With more bars each cell may stand between two, and then an empty one is a blank.
    (cells == 9 && alone != in_threes && bars < 8).then_some(row)
}

/// The commonest row of candidates: nine pieces between which only spaces and upright lines stand, drawn ones too. A piece is a
/// symbol, candidates, or nine places for them.
pub(super) fn row_of_pieces(line: &str) -> Option<[Content; 9]> {
    // The slow way does as well. A page reads few puzzles, and waits for each byte of its module.
    if cfg!(target_arch = "wasm32") {
        return None;
    }
    let (mut row, mut cells, mut bars, mut piece) = ([Content::Blank; 9], 0, 0, Piece::default());
    // The space behind the last character ends the last piece.
    for c in line.chars().chain([' ']) {
        if let Some(value) = value(c) {
            piece.add(value)?;
            continue;
        }
        if c != ' ' && !is_bar(c) {
            return None;
        }
        bars += usize::from(c != ' ');
        if piece.length > 0 {
            *row.get_mut(cells)? = take(&mut piece).content()?;
            cells += 1;
        }
    }
    // As above; and 81 characters without bars may be a whole puzzle.
    let may_be_more = bars >= 8 || (bars == 0 && line.len() == 81);
    (cells == 9 && !may_be_more).then_some(row)
}

/// A piece of a line, as long as a cell with all candidates at most.
#[derive(Default)]
struct Piece {
    length: usize,
    digits: DigitSet,
    has_blanks: bool,
}

impl Piece {
    /// Adds a symbol, if there is room.
    fn add(&mut self, value: u8) -> Option<()> {
        match Digit::new(value) {
            Some(digit) => self.digits = self.digits.with(digit),
            None => self.has_blanks = true,
        }
        self.length += 1;
        (self.length <= 9).then_some(())
    }

    /// What the piece shows. `None` if blanks stand among candidates that have no places.
    fn content(self) -> Option<Content> {
        match (self.has_blanks, self.length) {
            (true, 1) => Some(Content::Blank),
            (false, _) | (true, 9) => Some(Content::Digits(self.digits)),
            _ => None,
        }
    }
}

/// The line's pieces between separators. A pair of braces with nothing in it is a piece.
pub(super) fn tokens(line: &str) -> impl Iterator<Item = &str> + Clone {
    let gap = |c: char| is_separator(c) && !matches!(c, '{' | '}');
    line.split(gap)
        .map(|piece| if piece == "{}" { piece } else { piece.trim_matches(['{', '}']) })
        .filter(|t| !t.is_empty())
}

/// The `N` fields of a line with that many less one commas, semicolons or tabs (one more may end the line).
/// Between two of them may be nothing: a blank.
pub(super) fn delimited<const N: usize>(line: &str) -> Option<[&str; N]> {
    let around = |c: char| c == ' ' || (is_separator(c) && !matches!(c, ',' | ';' | '\t'));
    let line = line.trim_matches(around);
    [b',', b';', b'\t'].into_iter().find_map(|delimiter| {
        let delimiters = line.bytes().filter(|byte| *byte == delimiter).count();
        if delimiters != N && delimiters + 1 != N {
            return None;
        }
        let mut fields: Vec<&str> = line.split(delimiter as char).collect();
        if fields.len() == N + 1 && fields[N].trim().is_empty() {
            fields.pop();
        }
        fields.try_into().ok()
    })
}

/// The nine fields of a line with an upright line between any two cells.
fn barred(line: &str) -> Option<[&str; 9]> {
    let line = line.trim().trim_matches(is_bar);
    if line.chars().filter(|c| is_bar(*c)).count() < 8 {
        return None;
    }
    let fields: Vec<&str> = line.split(is_bar).filter(|field| !field.is_empty()).collect();
    fields.try_into().ok()
}

/// The nine characters of a line in which blanks are spaces, so that only the columns tell the cells. A line with
/// another symbol for blanks is none of these.
fn fixed_width(line: &str) -> Option<[char; 9]> {
    let line = line.trim_end_matches(['\r', '\n']);
    if line.chars().any(|c| value(c) == Some(0)) {
        return None;
    }
    if line.contains(is_bar) { between_bars(line) } else { unbarred(line) }
}

/// Nine characters, or nine with a space between any two.
fn unbarred(line: &str) -> Option<[char; 9]> {
    match line.chars().count() {
        9 => pick(line, 0, 1),
        17 | 18 => pick(line, 0, 2),
        _ => None,
    }
}

/// Three segments between upright lines, each three cells wide with the same spaces around them. Without a frame the
/// outer spaces may be missing.
fn between_bars(line: &str) -> Option<[char; 9]> {
    let inner = line.trim().strip_prefix(is_bar).and_then(|line| line.strip_suffix(is_bar)).and_then(three_segments);
    let segments = inner.or_else(|| three_segments(line))?;
    let [left_width, width, right_width] = segments.map(|segment| segment.chars().count());
    let (first, step): (usize, usize) = match width {
        3 => (0, 1),
        5 => (0, 2),
        7 => (1, 2),
        9 => (1, 3),
        11 => (1, 4),
        _ => return None,
    };
    if inner.is_some() && (left_width, right_width) != (width, width) {
        return None;
    }
    let margin = width.checked_sub(left_width)?;
    let left: [char; 3] = pick(segments[0], first.checked_sub(margin)?, step)?;
    let middle: [char; 3] = pick(segments[1], first, step)?;
    let right: [char; 3] = pick(segments[2], first, step)?;
    let mut all = left.into_iter().chain(middle).chain(right);
    Some(core::array::from_fn(|_| all.next().unwrap_or(' ')))
}

/// The text's pieces between upright lines, if they are three.
fn three_segments(line: &str) -> Option<[&str; 3]> {
    line.split(is_bar).collect::<Vec<_>>().try_into().ok()
}

/// The characters at `first`, `first + step`, …; `None` if another place holds more than a space.
fn pick<const N: usize>(text: &str, first: usize, step: usize) -> Option<[char; N]> {
    let mut cells = [' '; N];
    for (i, c) in text.chars().enumerate() {
        let place = i.checked_sub(first).filter(|i| i % step == 0).map(|i| i / step);
        match place.and_then(|place| cells.get_mut(place)) {
            Some(cell) => *cell = c,
            None if c.is_whitespace() => {}
            None => return None,
        }
    }
    Some(cells)
}

/// Nine contents, or the place of the first that is wrong.
fn each_cell(cells: impl Iterator<Item = Result<Content, char>>) -> Result<[Content; 9], RowFault> {
    let mut row = [Content::Blank; 9];
    for (column, (content, cell)) in row.iter_mut().zip(cells).enumerate() {
        *content = cell.map_err(|c| RowFault::Symbol(column, c))?;
    }
    Ok(row)
}

/// How many characters beside separators the line has, and how many of them are cell symbols.
pub(super) fn symbol_share(line: &str) -> (usize, usize) {
    let solid = line.chars().filter(|c| !is_separator(*c));
    solid.fold((0, 0), |(all, cells), c| (all + 1, cells + usize::from(value(c).is_some())))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use alloc::string::String;

    /// The row as nine pieces of text, for comparing.
    fn show(line: &str) -> Result<String, RowFault> {
        let show = |content: Content| match content {
            Content::Blank => String::from("."),
            Content::Digits(digits) if digits.is_empty() => String::from("{}"),
            Content::Digits(digits) => digits.iter().map(Digit::to_char).collect(),
        };
        read_row(line).map(|row| row.map(show).join(" "))
    }

    #[test]
    fn a_row_is_read_however_its_cells_are_set_apart() {
        for line in [
            "53..7....",
            "530070000",
            "53XX7xxxx",
            "53--7----",
            "53__7____",
            "53**7****",
            "53??7????",
            "  53..7....  ",
            "53..7....\r",
            "53. .7. ...",
            "530 070 000",
            "|53.|.7.|...|",
            "53.|.7.|...",
            "[53. .7. ...]",
            "5 3 . . 7 . . . .",
            "5 3 . | . 7 . | . . .",
            "| 5 3 . | . 7 . | . . . |",
            "| 5  3  . | .  7  . | .  .  . |",
            "|5|3|.|.|7|.|.|.|.|",
            "|5|3|.||.|7|.||.|.|.|",
            "|5|3| | |7| | | | |",
            "│ 5 │ 3 │   │   │ 7 │   │   │   │   │",
            "║ 5 │ 3 │   ║   │ 7 │   ║   │   │   ║",
            "5,3,0,0,7,0,0,0,0",
            "5, 3, 0, 0, 7, 0, 0, 0, 0",
            "5,3,,,7,,,,",
            "5,3,,,7,,,,,",
            "5;3;;;7;;;;",
            "5\t3\t\t\t7\t\t\t\t",
            "5\t3\t.\t.\t7\t.\t.\t.\t.",
            "[5,3,0,0,7,0,0,0,0],",
            "[[5,3,0,0,7,0,0,0,0],",
            "{5,3,0,0,7,0,0,0,0},",
            "[\"5\",\"3\",\".\",\".\",\"7\",\".\",\".\",\".\",\".\"],",
            "['5','3','.','.','7','.','.','.','.'],",
            "\"5\",\"3\",\"\",\"\",\"7\",\"\",\"\",\"\",\"\"",
            "\"53..7....\",",
            "53  7    ",
            "53 | 7 |   ",
            "53 | 7 |",
            "|53 | 7 |   |",
            "5 3     7        ",
            "5 3   |   7   |      ",
            "5 3   |   7   |",
            "| 5 3   |   7   |       |",
            "│ 5 3   │   7   │       │",
            "| 5  3    |    7    |         |",
            "| 5   3     |     7     |           |",
            "|5 3  |  7  |     |",
        ] {
            assert_eq!(show(line).as_deref(), Ok("5 3 . . 7 . . . ."), "{line:?}");
        }
        assert_eq!(show("| 5 3   |   7   |   8   |").as_deref(), Ok("5 3 . . 7 . . 8 ."));
        assert_eq!(show("  3   |   7   |   8").as_deref(), Ok(". 3 . . 7 . . 8 ."));
        assert_eq!(show("   |   |   ").as_deref(), Ok(". . . . . . . . ."));
        assert_eq!(show("|       |       |       |").as_deref(), Ok(". . . . . . . . ."));
    }

    /// Lines of what rows and borders are made of.
    pub(in crate::text) fn random_lines() -> impl Iterator<Item = String> {
        const PIECES: [&str; 28] = [
            "5",
            "3",
            ".",
            "0",
            "-",
            "_",
            "*",
            "x",
            " ",
            " ",
            "|",
            "| ",
            " . . . ",
            "53.",
            ".7.",
            "5 ",
            "---",
            "+",
            "#",
            "\r",
            ",",
            "│",
            "║ ",
            " 5 3 ",
            " 1246 ",
            " 26 ",
            " .2..5.7.. ",
            "123456789",
        ];
        let mut state = 1u64;
        let mut random = move |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        (0..200_000).map(move |_| (0..random(16)).map(|_| PIECES[random(PIECES.len())]).collect())
    }

    #[test]
    fn the_quick_way_and_the_slow_one_agree() {
        let (mut spaced, mut in_pieces) = (0, 0);
        for line in random_lines() {
            assert_eq!(read_row(&line), read_any_row(&line), "{line:?}");
            spaced += usize::from(spaced_row(&line).is_some());
            in_pieces += usize::from(spaced_row(&line).is_none() && row_of_pieces(&line).is_some());
        }
        assert!(spaced > 500 && in_pieces > 100, "{spaced}, {in_pieces}");
    }

    #[test]
    fn candidates_are_read_with_and_without_frames() {
        let expected = Ok("5 3 1246 26 7 2468 14689 1249 248");
        for line in [
            "5 3 1246 26 7 2468 14689 1249 248",
            "| 5       3       1246    | 26      7       2468    | 14689   1249    248     |",
            "{5} {3} {1246} {26} {7} {2468} {14689} {1249} {248}",
            "<5> <3> {1246} | {26} <7> {2468} | {14689} {1249} {248}",
            "5 3 1246* | 26# 7 2468@ | 14689 1249 248",
            "5\t3\t1246\t26\t7\t2468\t14689\t1249\t248",
        ] {
            assert_eq!(show(line).as_deref(), expected, "{line:?}");
        }
        assert_eq!(show("{} 3 1246 26 7 2468 14689 1249 248").as_deref(), Ok("{} 3 1246 26 7 2468 14689 1249 248"));
    }

    #[test]
    fn a_fault_names_the_cell_or_the_count() {
        for (line, fault) in [
            ("53..7.q..", RowFault::Symbol(6, 'q')),
            ("5 3 . | . 7 q | . . .", RowFault::Symbol(5, 'q')),
            ("5,3,,,7,10,,,", RowFault::Symbol(5, '0')),
            ("53..7...", RowFault::Cells(8)),
            ("53..7.....", RowFault::Cells(10)),
            ("5 3 . . 7 . . .", RowFault::Cells(8)),
            ("12 3 4 5 6 7 8 9", RowFault::Cells(8)),
            ("| 1 2 3 | 4 5 6 | 7 8 |", RowFault::Cells(8)),
            ("5 3 . | . 7 . | . .", RowFault::Cells(8)),
            ("5,3,,,7,,,", RowFault::Cells(3)),
            ("", RowFault::Cells(0)),
        ] {
            assert_eq!(show(line), Err(fault), "{line:?}");
        }
    }
}
