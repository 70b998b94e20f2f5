//! Square grids of any size as plain text: a symbol per cell, or numbers with blanks between them.

use super::{TextError, TextFault};
use crate::{Cell, Constraint, Puzzle, Shape};

fn error(place: usize, part: &'static str, fault: impl Into<TextFault>) -> TextError {
    TextError { place, part, fault: fault.into() }
}

/// Reads a square grid from 4×4 to 49×49 cells. Where numbers are separated by blanks or frames, each is a cell and 0 or `.`
/// is open. Otherwise each character is a cell: digits from 1, then letters; `.`, `-`, `_`, `*`, `?` are open, and so is `x` in grids that
/// are too small for it to be a digit. Above 9×9, a grid
/// with 0 counts from 0 if it has an F (or what its highest digit would be) and another symbol for open cells; without 0
/// and with A, letters begin at 1 if there are no digits, and at 10 otherwise.
///
/// ```
/// use ichidoku_variants::{Problem, Verdict, read_plain};
/// let puzzle = read_plain("1.2. .... .... .3.4").unwrap();
/// assert_eq!(puzzle.shape().rows(), 4);
/// let numbers = read_plain("1 0 2 0  0 0 0 0  0 0 0 0  0 3 0 4").unwrap();
/// assert_eq!(numbers, puzzle);
/// ```
///
/// # Errors
/// A symbol that can't be, or a number of cells that is no square.
pub fn read_plain(text: &str) -> Result<Puzzle, TextError> {
    let body = text.chars().filter(|letter| !"|+\u{2502}".contains(*letter)).collect::<String>();
    let all = body.split_whitespace().collect::<Vec<_>>();
    let words = all.iter().copied().filter(|word| !is_frame(word)).collect::<Vec<_>>();
    if side(words.len()).is_some() && words.iter().all(|word| is_number(word)) {
        return from_numbers(&words);
    }
    let symbols = |words: &[&str]| words.concat().chars().collect::<Vec<_>>();
    let without_frames = symbols(&words);
    // Dashes may be a frame, or open cells of which a grid needs as many.
    let is_whole = words.is_empty() || side(without_frames.len()).is_some() || side(symbols(&all).len()).is_none();
    from_symbols(&if is_whole { without_frames } else { symbols(&all) })
}

/// Symbols of open cells in grids of every size.
const OPEN: &str = ".-_*?";
/// The smallest side of a grid in which X is a digit, where A is 1.
const SIDE_WITH_X: usize = 24;

/// True for the symbol of an open cell in a grid with this side; for 0, that depends on the other symbols.
pub(super) fn is_open(letter: char, side: usize) -> bool {
    OPEN.contains(letter) || side < SIDE_WITH_X && matches!(letter, 'x' | 'X')
}

/// True for a number of at most two digits, or an open cell among numbers.
pub(super) fn is_number(word: &str) -> bool {
    let mut letters = word.chars();
    let is_lone_open = letters.next().is_some_and(|letter| is_open(letter, 0)) && letters.next().is_none();
    is_lone_open || word.len() <= 2 && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_frame(word: &str) -> bool {
    word.len() > 2 && word.chars().all(|letter| letter == '-' || letter == '=')
}

/// The side of a square of so many cells, if it is from 4 to 49.
fn side(cells: usize) -> Option<u8> {
    let side = cells.isqrt();
    (side * side == cells && (4..=49).contains(&side)).then_some(side as u8)
}

fn from_numbers(words: &[&str]) -> Result<Puzzle, TextError> {
    let side = side(words.len()).unwrap_or(0);
    let mut given = Vec::new();
    for (cell, word) in (0..).zip(words) {
        let digit = word.parse::<i16>().unwrap_or(0);
        if digit > side.into() {
            let (found, columns) = ((*word).to_owned(), usize::from(side));
            let fault = TextFault::NoDigit { found, lowest: 0, highest: side.into(), columns };
            return Err(error(usize::from(cell) + 1, "cell", fault));
        }
        given.extend((digit > 0).then(|| (cell, vec![digit])));
    }
    puzzle(side, 1, given)
}

/// How letters and digits of a grid are meant.
struct Symbols {
    lowest: i8,
    zero_is_open: bool,
    letters_from: i16,
}

fn from_symbols(letters: &[char]) -> Result<Puzzle, TextError> {
    let count = letters.len();
    let side = side(count).ok_or_else(|| error(0, "text", TextFault::CellCount { found: count }))?;
    let symbols = Symbols::of(letters, side);
    let mut given = Vec::new();
    for (cell, &letter) in (0..).zip(letters) {
        if is_open(letter, side.into()) || letter == '0' && symbols.zero_is_open {
            continue;
        }
        let highest = i16::from(side) - 1 + i16::from(symbols.lowest);
        let digit = symbols.digit(letter).filter(|digit| (i16::from(symbols.lowest)..=highest).contains(digit));
        match digit {
            Some(digit) => given.push((cell, vec![digit])),
            None => {
                let fault = TextFault::Symbol { found: letter, side: side.into() };
                return Err(error(usize::from(cell) + 1, "character", fault));
            }
        }
    }
    puzzle(side, symbols.lowest, given)
}

impl Symbols {
    /// Finds out the convention from the symbols that occur.
    fn of(letters: &[char], side: u8) -> Self {
        let has = |test: &dyn Fn(char) -> bool| letters.iter().any(|&letter| test(letter));
        let is_open = |letter| is_open(letter, side.into());
        let has_open = has(&is_open);
        let has_zero = letters.contains(&'0');
        let has_digit = has(&|letter| ('1'..='9').contains(&letter));
        let from_zero = side > 9 && has_zero && has_open;
        let only_letters =
            side > 9 && !from_zero && !has_digit && has(&|letter| letter.is_alphabetic() && !is_open(letter));
        Self {
            lowest: if from_zero { 0 } else { 1 },
            zero_is_open: !from_zero,
            letters_from: if only_letters { 1 } else { 10 },
        }
    }

    fn digit(&self, letter: char) -> Option<i16> {
        match letter {
            '0'..='9' => Some(letter as i16 - '0' as i16),
            'A'..='Z' => Some(letter as i16 - 'A' as i16 + self.letters_from),
            // Small letters follow the capitals in large grids, and mean the same in those that need no more.
            'a'..='z' => Some(letter as i16 - 'a' as i16 + self.letters_from),
            _ => None,
        }
    }
}

fn puzzle(side: u8, lowest: i8, given: Vec<(Cell, Vec<i16>)>) -> Result<Puzzle, TextError> {
    let shape = Shape::new(side, side, lowest, side, true).ok_or_else(|| error(0, "text", "expected a square grid"))?;
    let given = if given.is_empty() { Vec::new() } else { vec![Constraint::Given(given)] };
    Ok(Puzzle::new(shape, given))
}

/// Reads an irregular grid: the digits of all cells, then a symbol of a box for each cell.
///
/// ```
/// use ichidoku_variants::{Constraint, read_jigsaw};
/// let puzzle = read_jigsaw("1............... 0011001122332233").unwrap();
/// assert!(puzzle.constraints().contains(&Constraint::NoBoxes));
/// ```
///
/// # Errors
/// Of the digits as [`read_plain`], and boxes that don't have as many cells as a row.
pub fn read_jigsaw(text: &str) -> Result<Puzzle, TextError> {
    let letters = text.chars().filter(|letter| !letter.is_whitespace()).collect::<Vec<_>>();
    let (digits, layout) = letters.split_at(letters.len() / 2);
    if letters.len() % 2 == 1 {
        return Err(error(0, "text", "expected as many boxes as cells"));
    }
    let puzzle = from_symbols(digits)?;
    let layout = layout.iter().collect::<String>();
    let constraints = [Constraint::Jigsaw(layout), Constraint::NoBoxes];
    let jigsaw = Puzzle::new(puzzle.shape(), puzzle.constraints().iter().cloned().chain(constraints).collect());
    if jigsaw.jigsaw_boxes().len() != puzzle.shape().rows() {
        return Err(error(0, "text", format!("expected {0} boxes of {0} cells", puzzle.shape().rows())));
    }
    Ok(jigsaw)
}

/// Writes a grid's digits, of which 0 or less stand for open cells where digits begin at 1: a symbol per cell up to 9×9, and
/// numbers with blanks between them otherwise.
pub fn write_plain(shape: Shape, digits: &[i16]) -> String {
    let open = |digit: i16| digit < shape.lowest();
    let cells = digits.iter().take(shape.cells());
    if shape.highest() <= 9 {
        return cells.map(|&digit| if open(digit) { ".".to_owned() } else { digit.to_string() }).collect();
    }
    let numbers = cells.map(|&digit| if open(digit) { "0".to_owned() } else { digit.to_string() });
    numbers.collect::<Vec<_>>().chunks(shape.columns()).map(|row| row.join(" ")).collect::<Vec<_>>().join("\n")
}

/// Writes a grid's digits on a line: a symbol per cell, with letters from 10 on, or numbers with blanks between them where
/// there are more than 35 digits. What is below the lowest digit is open.
///
/// ```
/// use ichidoku_variants::{Shape, write_line};
/// assert_eq!(write_line(Shape::square(10).unwrap(), &[1, 0, 10]), "1.A");
/// ```
pub fn write_line(shape: Shape, digits: &[i16]) -> String {
    if shape.highest() > 35 {
        return write_plain(shape, digits).replace('\n', " ");
    }
    let symbol = |&digit: &i16| match u32::try_from(digit).ok().filter(|_| digit >= shape.lowest()) {
        Some(digit) => char::from_digit(digit, 36).map_or('.', |symbol| symbol.to_ascii_uppercase()),
        None => '.',
    };
    digits.iter().take(shape.cells()).map(symbol).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(text: &str) -> i16 {
        match read_plain(text).unwrap().constraints() {
            [Constraint::Given(given)] => given[0].1[0],
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn three_conventions_of_sixteen() {
        let grid = |symbols: &str| format!("{symbols}{}", ".".repeat(256 - symbols.len()));
        assert_eq!(first(&grid("F0")), 15, "0 to F");
        assert_eq!(first(&grid("G1")), 16, "1 to G");
        assert_eq!(first(&grid("PA")), 16, "A to P");
        let zeros = format!("G1{}", "0".repeat(254));
        assert_eq!(first(&zeros), 16);
    }

    #[test]
    fn open_cells_are_written_as_in_classic_grids() {
        for open in ".0xX*_-?".chars() {
            let small = "1...\n....\n....\n...2".replace('.', &open.to_string());
            assert_eq!(read_plain(&small), read_plain("1... .... .... ...2"), "{small}");
            let numbers = small.chars().map(|symbol| format!("{symbol} ")).collect::<String>();
            assert_eq!(read_plain(&numbers), read_plain("1... .... .... ...2"), "{numbers}");
        }
        let large = |side: usize, begin: &str| format!("{begin}{}", ".".repeat(side * side - begin.len()));
        assert_eq!(read_plain(&large(16, "PxA")), read_plain(&large(16, "P.A")));
        assert_eq!(read_plain(&large(16, "F0X")), read_plain(&large(16, "F0.")));
        assert_eq!(first(&large(25, "XA")), 24, "a digit");
        assert_eq!(first(&large(36, "X1")), 33, "a digit");
    }

    #[test]
    fn faults_name_their_place() {
        assert_eq!(
            read_plain("12345").unwrap_err().to_string(),
            "a square grid from 4×4 to 49×49 was expected; the number of cells here is 5"
        );
        assert_eq!(read_plain(&format!("5{}", ".".repeat(15))).unwrap_err().place, 1);
    }

    #[test]
    fn what_is_written_is_read() {
        for side in [4, 9, 16, 25, 49] {
            let shape = Shape::square(side).unwrap();
            let digits = (0..shape.cells() as i16).map(|cell| cell % (i16::from(side) + 1)).collect::<Vec<_>>();
            let given = (0..).zip(&digits).filter(|&(_, &digit)| digit > 0).map(|(cell, &digit)| (cell, vec![digit]));
            let given = [Constraint::Given(given.collect())];
            for text in [write_plain(shape, &digits), write_line(shape, &digits)] {
                assert_eq!(read_plain(&text).unwrap().constraints(), given);
            }
        }
    }
}
