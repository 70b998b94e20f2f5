//! Lines of 81 characters that are no puzzle.

use crate::puzzle::Puzzle;
use crate::text::symbol::{is_separator, read_line};

/// True if the 81 characters that read as this puzzle may be something else: the border of a frame (there is no clue), one
/// of nine lines of a candidate grid of 729 characters, or the regions of a jigsaw. [`LineKind::of`](super::LineKind::of)
/// and [`read`](super::read) then say what.
///
/// A few instructions for nearly every puzzle.
#[inline(always)]
pub fn is_doubtful(puzzle: &Puzzle) -> bool {
    may_be_doubtful(puzzle.values()) && is_doubtful_in_full(puzzle)
}

/// True if the first sixteen cells leave the question open: no digit is out of its place, or two neighbours are alike.
#[inline(always)]
fn may_be_doubtful(values: &[u8; 81]) -> bool {
    let (cells, next) = (first_bytes(values), first_bytes(&values[1..]));
    let is_digit = nonzero_bytes(cells);
    let strays = is_digit & nonzero_bytes(cells ^ first_bytes(&PLACES));
    let twins = is_digit & !nonzero_bytes(cells ^ next);
    strays == 0 || twins != 0
}

/// Sixteen cells as the bytes of a number.
#[inline(always)]
fn first_bytes(values: &[u8]) -> u128 {
    values.first_chunk().map_or(0, |bytes| u128::from_le_bytes(*bytes))
}

/// The highest bit of each byte that is not zero. The bytes are below 16, so that no addition carries into the next byte.
#[inline(always)]
fn nonzero_bytes(bytes: u128) -> u128 {
    const HIGHEST: u128 = u128::from_ne_bytes([0x80; 16]);
    (bytes + (HIGHEST - (HIGHEST >> 7))) & HIGHEST
}

#[inline(never)]
fn is_doubtful_in_full(puzzle: &Puzzle) -> bool {
    // A jigsaw has no blanks, or one region is named by them.
    let blanks = puzzle.values().iter().fold(0, |blanks, value| blanks + u8::from(*value == 0));
    is_in_places(puzzle) || (matches!(blanks, 0 | 9) && is_jigsaw(puzzle.values()))
}

/// True if each digit is in its own place of nine: `1..4.....` and so on, as nine cells of a row with their candidates.
pub(super) fn is_in_places(puzzle: &Puzzle) -> bool {
    let is_right = |(value, place): (&u8, &u8)| (*value == 0) | (value == place);
    puzzle.values().iter().zip(&PLACES).fold(true, |all, cell| all & is_right(cell))
}

/// The place of nine that each of 81 characters has.
const PLACES: [u8; 81] = {
    let (mut places, mut i) = ([0; 81], 0);
    while i < 81 {
        places[i] = i as u8 % 9 + 1;
        i += 1;
    }
    places
};

/// The puzzle of a line that is 81 symbols and nothing else, if they can mean nothing else.
pub(super) fn plain_line(line: &str) -> Option<Puzzle> {
    // As for rows of pieces.
    if cfg!(target_arch = "wasm32") {
        return None;
    }
    let symbols = line.as_bytes().try_into().ok()?;
    read_line(symbols).filter(|puzzle| !is_in_places(puzzle) && !is_jigsaw(symbols))
}

/// The 81 characters of the line, if they may be nine cells with nine places each.
pub(super) fn in_places(line: &str) -> Option<Puzzle> {
    let symbols = line.trim_matches(is_separator).as_bytes().try_into().ok()?;
    read_line(symbols).filter(is_in_places)
}

/// True if the 81 characters name the regions of a jigsaw: nine names, nine connected cells each, not all of them rows or
/// columns. No puzzle with a solution is like that, since its like digits do not touch. Nearly all other lines are known by
/// their first name.
///
/// ```
/// use ichidoku::text::is_jigsaw;
/// assert!(is_jigsaw(b"111222333111222333111222333444555666444555666444555666777888999777888999777888999"));
/// assert!(!is_jigsaw(b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
/// ```
pub fn is_jigsaw(names: &[u8; 81]) -> bool {
    let (mut seen, mut regions, mut straight) = (0, 0, 0);
    for (i, name) in names.iter().enumerate() {
        if seen >> i & 1 == 0 {
            let cells = cells_of(names, *name);
            if cells.count_ones() != 9 || connected(cells, i) != cells {
                return false;
            }
            seen |= cells;
            regions += 1;
            straight += usize::from(matches!(cells >> i, FIRST_COLUMN | FIRST_ROW));
        }
    }
    regions == 9 && straight < 9
}

const FIRST_ROW: u128 = 0x1FF;

const FIRST_COLUMN: u128 = {
    let (mut set, mut i) = (0, 0);
    while i < 81 {
        set |= 1 << i;
        i += 9;
    }
    set
};

/// The cells with this name, the first as the lowest bit.
fn cells_of(names: &[u8; 81], name: u8) -> u128 {
    names.iter().enumerate().fold(0, |cells, (i, other)| cells | u128::from(*other == name) << i)
}

/// The cells that can be reached from one of them without leaving them, by steps across sides.
fn connected(cells: u128, start: usize) -> u128 {
    let mut reached: u128 = 1 << start;
    loop {
        let left = (reached & !FIRST_COLUMN) >> 1;
        let right = (reached << 1) & !FIRST_COLUMN;
        let next = (reached | left | right | reached << 9 | reached >> 9) & cells;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    const REGIONS: &str = "111222333111222333111222333444555666444555666444555666777888999777888999777888999";

    #[test]
    fn doubtful_lines_are_known() {
        let doubtful = |line: &str| is_doubtful(&line.parse().unwrap_or(Puzzle::EMPTY));
        assert!(is_doubtful(&Puzzle::EMPTY));
        assert!(!doubtful(LINE));
        assert!(!doubtful(SOLVED));
        assert!(doubtful(&"1.3...7..".repeat(9)));
        assert!(!doubtful(&("1.3...7..".repeat(8) + "1.4...7..")));
        assert!(!doubtful(&(".".repeat(80) + "8")));
        assert!(doubtful(&(".".repeat(80) + "9")));
        let from_zero: String = REGIONS.bytes().map(|byte| char::from(byte - 1)).collect();
        assert!(!is_doubtful(&Puzzle::from_symbols(&[b'5'; 81])));
        assert!(from_zero.starts_with("000111"));
    }

    #[test]
    fn regions_are_nine_connected_cells_each() {
        let jigsaw = |names: &str| names.as_bytes().try_into().is_ok_and(is_jigsaw);
        assert!(jigsaw(REGIONS));
        assert!(jigsaw(&REGIONS.replace('1', "A")));
        assert!(!jigsaw(SOLVED));
        assert!(!jigsaw(LINE));
        assert!(!jigsaw(&"1".repeat(81)));
        assert!(!jigsaw(&"123456789".repeat(9)));
        // A cell of each of two regions exchanged: as many cells, but not connected.
        assert!(!jigsaw(&REGIONS.replacen('1', "9", 1).replacen("999777", "199777", 1)));
    }
}
