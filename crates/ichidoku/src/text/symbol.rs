//! What the characters of a cell mean, and the fast way through 81 of them.

use alloc::borrow::Cow;

use crate::puzzle::Puzzle;

/// The value of what is no cell symbol; above all digits.
pub(super) const NONE: u8 = 0xFF;

/// The value of every byte: a digit's is its own, a blank symbol's is 0, every other's is [`NONE`].
/// The space is not in it, since it mostly stands between cells.
const VALUES: [u8; 256] = {
    let mut values = [NONE; 256];
    let mut digit = 1;
    while digit <= 9 {
        values[b'0' as usize + digit] = digit as u8;
        digit += 1;
    }
    let blanks = b"0.Xx*_-?";
    let mut i = 0;
    while i < blanks.len() {
        values[blanks[i] as usize] = 0;
        i += 1;
    }
    values
};

/// The value of a cell symbol: a digit, or 0 for one of the blanks `0 . X x * _ - ?`.
pub(super) fn value(c: char) -> Option<u8> {
    let value = VALUES.get(c as usize).copied().unwrap_or(NONE);
    (value != NONE).then_some(value)
}

/// Whether the character only stands between cells or around them: white space, `, ; |`, quotes, brackets, and the
/// upright lines of drawn frames.
#[inline]
pub(super) fn is_separator(c: char) -> bool {
    const ASCII: u128 = {
        let (mut set, mut i) = (0, 0);
        let separators = b" \t\r\n\x0b\x0c,;|!\"'()[]{}<>";
        while i < separators.len() {
            set |= 1 << separators[i];
            i += 1;
        }
        set
    };
    if c.is_ascii() { ASCII >> c as u32 & 1 != 0 } else { c.is_whitespace() || is_bar(c) }
}

/// The text with ASCII signs in place of those of full width that Chinese and Japanese keyboards give (`１`, `．`, `｜`), of
/// digits in circles, on keys and in Arabic, and of the squares, circles and dots that are blanks beside these; and with spaces for marks that
/// nobody sees. Letters other than the blank symbols stay as they are.
pub(super) fn fold(text: &str) -> Cow<'_, str> {
    // A copy is as good where the module's size counts more, as in a page.
    let stays = |text: &str| cfg!(not(target_arch = "wasm32")) && text.chars().all(|c| fold_char(c) == Some(c));
    if text.is_ascii() || stays(text) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter_map(fold_char).collect())
}

fn fold_char(c: char) -> Option<char> {
    const WIDE: u32 = '！' as u32 - '!' as u32;
    Some(match c {
        // Most of a text that is drawn.
        '\0'..='~' | '\u{2500}'..='\u{257F}' => c,
        '！'..='～' => {
            let narrow = char::from_u32(c as u32 - WIDE).unwrap_or(c);
            if narrow.is_ascii_alphabetic() && value(narrow).is_none() { c } else { narrow }
        }
        '\u{3000}' | '\u{FEFF}' | '\u{200B}' | '\u{2060}' => ' ',
        '①'..='⑨' => digit_from(c, '①'),
        '❶'..='❾' => digit_from(c, '❶'),
        '➀'..='➈' => digit_from(c, '➀'),
        '➊'..='➒' => digit_from(c, '➊'),
        '⓪' | '・' | '·' | '○' | '◯' | '□' | '■' | '▢' | '◻' | '◼' | '⬜' | '⬛' | '🟥'..='🟫' => {
            '.'
        }
        // Arabic and Persian digits.
        '٠'..='٩' => digit_from(c, '١'),
        '۰'..='۹' => digit_from(c, '۱'),
        // What makes a key of the digit before it.
        '\u{FE0F}' | '\u{20E3}' => return None,
        _ => c,
    })
}

/// The digit of a character in a block that begins with the sign of 1.
fn digit_from(c: char, one: char) -> char {
    char::from_u32('1' as u32 + c as u32 - one as u32).unwrap_or(c)
}

/// The lines of a text, each with its 1-based number and without its end. Form feed, vertical tab, NEL and Unicode's
/// separators end a line, too, but not one that an editor counts.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let (mut rest, mut number) = (text, 1);
    text.split(is_line_break).map(move |line| {
        let (this, end) = (number, &rest[line.len()..]);
        number += usize::from(end.starts_with('\n') || (end.starts_with('\r') && !end.starts_with("\r\n")));
        rest = end.get(end.chars().next().map_or(0, char::len_utf8)..).unwrap_or("");
        (this, line)
    })
}

fn is_line_break(c: char) -> bool {
    matches!(c, '\n' | '\x0b' | '\x0c' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Whether the character is an upright line, as in `|` and its kin from the block of box drawing.
pub(super) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '!' | '¦' | '│' | '┃' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '║' | '╽' | '╿')
}

/// Whether the character is from the block of box drawing and not upright: a border's.
pub(super) fn is_drawn_border(c: char) -> bool {
    matches!(c, '\u{2500}'..='\u{257F}') && !is_bar(c)
}

/// Reads 81 cell symbols, digits and the blanks `0 . X x * _ - ?`, without looking at anything else: the fast path
/// for files of one puzzle per line. `None` if any byte is something else; [`read`](super::read) then says what.
///
/// ```
/// use ichidoku::text;
/// let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert_eq!(text::read_line(line).unwrap().clue_count(), 30);
/// ```
#[inline(always)]
pub fn read_line(line: &[u8; 81]) -> Option<Puzzle> {
    // Most lines have digits and dots only.
    if is_strange(line) { read_any_line(line) } else { Some(Puzzle::from_symbols(line)) }
}

/// Whether there is anything but digits and dots. Blocks of 16 without an exit become vector code.
#[inline(always)]
fn is_strange(line: &[u8; 81]) -> bool {
    let is_strange = |byte: u8| (byte.wrapping_sub(b'0') > 9) & (byte != b'.');
    let (blocks, rest) = line.as_chunks::<16>();
    let mut strange = [0u8; 16];
    for block in blocks {
        for (strange, byte) in strange.iter_mut().zip(block) {
            *strange |= u8::from(is_strange(*byte));
        }
    }
    // A comparison of the whole array takes four times as many instructions.
    strange.iter().fold(0, |any, strange| any | strange) != 0 || rest.iter().any(|byte| is_strange(*byte))
}

/// The same for every blank symbol.
#[inline(never)]
fn read_any_line(line: &[u8; 81]) -> Option<Puzzle> {
    Puzzle::from_values(line.map(|byte| VALUES[byte as usize]))
}

/// The 81 characters of a puzzle, `.` for a blank: the fast path for writing.
///
/// ```
/// use ichidoku::{Puzzle, text};
/// assert_eq!(text::write_line(&Puzzle::EMPTY), [b'.'; 81]);
/// ```
#[inline]
pub fn write_line(puzzle: &Puzzle) -> [u8; 81] {
    puzzle.values().map(|value| if value == 0 { b'.' } else { b'0' + value })
}
