//! Which texts are variants, by their form alone.

use std::borrow::Cow;

#[cfg(feature = "links")]
use ichidoku_formats::SiteObject;

use super::iss_read::query;
#[cfg(feature = "links")]
use super::json::{fault, puzzle_member};
use super::own_link::read_own_link;
use super::plain::{is_number, is_open};
use super::{TextError, TextFault, read_iss, read_jigsaw, read_plain, read_short_killer, read_sumocue};
use crate::{Constraint, Puzzle};

/// What becomes of a puzzle with lines, arrows and signs that are only drawn: nothing says which rules they mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Drawings {
    /// It is an error that names them.
    #[default]
    Refused,
    /// It is read without them; [`Puzzle::drawn`] names them.
    Unchecked,
}

/// Reads a text that is a variant by its form, or returns `None` for any other text, such as a classic puzzle. Variants are
/// strings and links of the Interactive Sudoku Solver and, with the feature `links`, of f-puzzles, SudokuPad and SudokuMaker with more
/// rules than the classic ones, killers, jigsaws, and grids from 4×4 to 49×49 other than 9×9: a line of symbols, a line per row, or
/// numbers. Where lines or signs are only drawn, the puzzle is refused: see [`read_variants_with`].
///
/// ```
/// use ichidoku_variants::read_variant;
/// assert_eq!(read_variant("1... ..2. .3.. ...4").unwrap().unwrap().shape().rows(), 4);
/// assert!(read_variant(&".".repeat(81)).is_none());
/// let error = read_variant(".Teleport~R1C1").unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "rule 1: 'Teleport' is not a known rule");
/// ```
pub fn read_variant(text: &str) -> Option<Result<Puzzle, TextError>> {
    read_one(text, Drawings::Refused)
}

#[cfg_attr(not(feature = "links"), expect(unused_variables, reason = "only links hold drawings"))]
fn read_one(text: &str, drawings: Drawings) -> Option<Result<Puzzle, TextError>> {
    let text = &without_ornaments(text);
    if let Some(read) = read_own_link(text) {
        return Some(read);
    }
    // Links of classic puzzles are read elsewhere, strings without a link are not.
    let is_string = begins_with_rule(text.trim());
    let text = &linked(text);
    if is_iss(text) {
        let read = read_iss(text);
        return Some(read).filter(|read| is_string || !read.as_ref().is_ok_and(Puzzle::is_classic));
    }
    // The ids of Tatham's Solo begin in the same way, and have no second colon. Each further killer has a line of its own.
    if text.starts_with("3x3:") && text.contains(":k:") && !text.contains("\n3x3:") {
        return Some(read_sumocue(text));
    }
    if is_short_killer(text) {
        return Some(read_short_killer(text));
    }
    if is_plain(text) {
        return Some(read_plain(text));
    }
    #[cfg(feature = "links")]
    if let Some(object) = ichidoku_formats::site_object(text) {
        let read = read_object(&object)?;
        return Some(read)
            .filter(|read| !read.as_ref().is_ok_and(Puzzle::is_classic))
            .map(|read| checked(read?, drawings));
    }
    #[cfg(feature = "links")]
    if let Some(puzzle) = puzzle_member(text) {
        return read_one(&puzzle, drawings);
    }
    if let Some((puzzle, solution)) = with_solution(text) {
        return Some(read_plain(puzzle).map(|puzzle| puzzle.with_stated(digits_of(solution))));
    }
    is_jigsaw(text).then(|| read_jigsaw(text)).filter(|read| read.as_ref().is_ok_and(has_connected_boxes))
}

/// The puzzle of a line on which its solution follows, and that: two words of the same length, of which the later one has no symbol twice
/// in a row or column, as the boxes of a jigsaw have.
fn with_solution(text: &str) -> Option<(&str, &str)> {
    let (puzzle, solution) = text.trim().split_once([' ', '\t'])?;
    let solution = solution.trim();
    let side = puzzle.len().isqrt();
    let is_full = solution.len() == puzzle.len() && solution.bytes().all(|digit| digit.is_ascii_alphanumeric());
    if !is_full || !is_plain(puzzle) {
        return None;
    }
    let digits = solution.as_bytes();
    // The digits before one in its row and in its column.
    let is_new = |at: usize| {
        let (row, digit) = (at - at % side, digits[at]);
        (row..at).chain((at % side..at).step_by(side)).all(|before| digits[before] != digit)
    };
    (0..digits.len()).all(is_new).then_some((puzzle, solution))
}

/// The digits of a full grid.
fn digits_of(solution: &str) -> Option<Vec<i16>> {
    let grid = read_plain(solution).ok()?;
    let [Constraint::Given(given)] = grid.constraints() else { return None };
    let digits = given.iter().map(|(_, digits)| digits[0]).collect::<Vec<_>>();
    (digits.len() == grid.cells()).then_some(digits)
}

/// The puzzle of a site's object.
#[cfg(feature = "links")]
fn read_object(object: &SiteObject) -> Option<Result<Puzzle, TextError>> {
    let read = match object {
        SiteObject::FPuzzles(object) => super::read_f_puzzles(object),
        SiteObject::Pad(object) => super::read_sudokupad(object),
        SiteObject::Maker(object) => super::read_sudokumaker(object),
        _ => return None,
    };
    let (title, author) = object.origin();
    Some(read.map(|puzzle| puzzle.with_origin(title, author).with_rules_text(object.rules_text())))
}

/// The puzzle, unless something of it is only drawn and that isn't accepted.
#[cfg(feature = "links")]
fn checked(puzzle: Puzzle, drawings: Drawings) -> Result<Puzzle, TextError> {
    if drawings == Drawings::Unchecked || puzzle.drawn().is_empty() {
        return Ok(puzzle);
    }
    Err(fault("drawn", 0, TextFault::Drawn { names: puzzle.drawn().join(", ") }))
}

/// Reads all puzzles of a text of variants, each with the number of its first line. The text is one grid, or has one puzzle per line, or
/// grids with empty lines between them; rules in the words of the Interactive Sudoku Solver are on one line. Lines that begin with
/// `#` are left out. Classic grids among variants are read too.
/// Returns `None` if the first puzzle isn't a variant, and no later line is one beyond doubt, as a line with rules is.
///
/// ```
/// use ichidoku_variants::read_variants;
/// let puzzles = read_variants("1...............\n.Cage~3~R1C1~R1C2\n??").unwrap();
/// assert_eq!(puzzles.len(), 3);
/// assert_eq!(puzzles[2].0, 3);
/// assert!(puzzles[2].1.is_err());
/// ```
pub fn read_variants(text: &str) -> Option<Vec<(usize, Result<Puzzle, TextError>)>> {
    read_variants_with(text, Drawings::Refused)
}

/// Like [`read_variants`], but says what becomes of puzzles with lines, arrows and signs that are only drawn.
pub fn read_variants_with(text: &str, drawings: Drawings) -> Option<Vec<(usize, Result<Puzzle, TextError>)>> {
    // Some programs begin a file with a mark of its byte order.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    let lines = lines.filter(|(_, line)| !line.starts_with('#')).collect::<Vec<_>>();
    let filled = lines.iter().copied().filter(|(_, line)| !line.is_empty()).collect::<Vec<_>>();
    let whole = filled.iter().map(|&(_, line)| line).collect::<Vec<_>>().join("\n");
    let first = filled.first()?.0;
    let is_rules = is_iss(&linked(filled[0].1));
    let each = |grids: Vec<(usize, String)>| {
        Some(grids.iter().map(|(line, grid)| (*line, read_puzzle_with(grid, drawings))).collect())
    };
    let each_line = || each(filled.iter().map(|&(number, line)| (number, line.to_owned())).collect());
    if are_small_grids(&filled) {
        return each_line();
    }
    // Rows of a grid can look like smaller grids, so the larger one is tried first.
    if let Some(read) = read_one(&whole, drawings).filter(|_| !is_rules) {
        return Some(vec![(first, read)]);
    }
    let grids = grids_of(&lines);
    if !is_rules && read_one(&grids.first()?.1, drawings).is_some() {
        return each(grids);
    }
    let is_classic = || read_plain(filled[0].1).is_ok();
    let is_beyond_doubt = |line: &str| has_rules(line) && read_one(line, drawings).is_some();
    let is_variant = read_one(filled[0].1, drawings).is_some()
        || is_classic() && filled[1..].iter().any(|(_, line)| is_beyond_doubt(line));
    if is_variant { each_line() } else { None }
}

/// A line of a text with its number.
type Numbered<'a> = (usize, &'a str);

/// Whether each line is a grid by itself where together they could be one of as many rows: sixteen lines of 4×4. No digit is beyond
/// those of the small grids, as some would be in a large one; without any digit there is one large grid.
fn are_small_grids(lines: &[Numbered<'_>]) -> bool {
    let symbols = lines.iter().map(|(_, line)| cells_of(line)).collect::<Vec<_>>();
    let side = symbols[0].len().isqrt();
    let is_small = |symbol: &char| symbol.to_digit(10).map_or(is_open(*symbol, side), |digit| digit as usize <= side);
    let is_digit = |symbol: &char| symbol.to_digit(10).is_some_and(|digit| digit > 0);
    (4..=7).contains(&side)
        && symbols.iter().all(|line| line.len() == side * side && line.iter().all(is_small))
        && symbols.iter().flatten().any(is_digit)
}

/// The grids of a text with empty lines between them, or with one right below another, each with the number of its first line.
fn grids_of(lines: &[Numbered<'_>]) -> Vec<(usize, String)> {
    let mut grids: Vec<(usize, String)> = Vec::new();
    let (mut rows, mut side) = (0, 0);
    for &(number, line) in lines {
        if line.is_empty() {
            rows = 0;
            continue;
        }
        if rows == 0 || rows == side {
            // A line of a whole grid has more cells than a grid has rows, and a row of a classic grid is no grid of a variant.
            side = Some(cells_of(line).len()).filter(|side| *side != 9 && is_made_of_symbols(line)).unwrap_or(0);
            rows = 0;
            grids.push((number, String::new()));
        }
        rows += 1;
        if let Some((_, grid)) = grids.last_mut() {
            if !grid.is_empty() {
                grid.push('\n');
            }
            grid.push_str(line);
        }
    }
    grids
}

/// Whether a line has rules or stands for them: no grid looks like that.
fn has_rules(line: &str) -> bool {
    ["http", "{", "fpuz", "scl", "ctc", "3x3:"].iter().any(|begin| line.starts_with(begin))
        || is_iss(line)
        || is_short_killer(line)
}

/// Reads a puzzle of any size and rules, the classic ones too: rules in the words of the Interactive Sudoku Solver, a killer, a
/// jigsaw, or a grid of symbols or numbers.
///
/// ```
/// use ichidoku_variants::read_puzzle;
/// assert_eq!(read_puzzle(&".".repeat(81)).unwrap().shape().rows(), 9);
/// # // JSON is read with the feature `links`.
/// # #[cfg(feature = "links")]
/// assert_eq!(read_puzzle(r#"{"puzzle": ".Windoku"}"#).unwrap().constraints().len(), 1);
/// # #[cfg(feature = "links")]
/// assert_eq!(read_puzzle("{}").unwrap_err().to_string(), "this JSON holds no puzzle that can be read");
/// ```
///
/// # Errors
/// The place in the text and what was expected there. A text of no known form is read as a grid.
pub fn read_puzzle(text: &str) -> Result<Puzzle, TextError> {
    read_puzzle_with(text, Drawings::Refused)
}

/// Like [`read_puzzle`], but says what becomes of lines, arrows and signs that are only drawn.
///
/// # Errors
/// As for [`read_puzzle`].
pub fn read_puzzle_with(text: &str, drawings: Drawings) -> Result<Puzzle, TextError> {
    let text = &linked(text);
    if let Some(read) = read_one(text, drawings) {
        return read;
    }
    #[cfg(feature = "links")]
    if let Some(read) = ichidoku_formats::site_object(text).and_then(|object| read_object(&object)) {
        return read;
    }
    if is_iss(text) { read_iss(text) } else { read_grid(text) }
}

/// A text of no form that is known, read as a grid; what is wrong is said of the form that it seems to have.
fn read_grid(text: &str) -> Result<Puzzle, TextError> {
    #[cfg(feature = "links")]
    if let Some(read) = puzzle_member(text).and_then(|puzzle| read_plain(&puzzle).ok()) {
        return Ok(read);
    }
    let rows = &without_ornaments(text);
    read_plain(rows).map_err(|error| {
        let fault = match () {
            () if rows.trim().is_empty() => TextFault::Nothing,
            () if rows.starts_with(['{', '[']) => TextFault::Json,
            () if is_link(rows) => TextFault::Link,
            () if !is_like_grid(rows) => TextFault::NoPuzzle,
            () => return error,
        };
        TextError { place: 0, part: "text", fault }
    })
}

/// Whether a text is an address, by its scheme or by the name of its server.
fn is_link(text: &str) -> bool {
    let server = text.split(['/', '?', '#']).next().unwrap_or(text);
    let is_server = server.len() < text.len()
        && server.rsplit_once('.').is_some_and(|(name, top)| {
            !name.is_empty() && top.len() > 1 && top.bytes().all(|letter| letter.is_ascii_alphabetic())
        });
    !text.contains(char::is_whitespace) && (text.contains("://") || text.starts_with("www.") || is_server)
}

/// Whether so many symbols are digits or open cells that a grid may be meant.
fn is_like_grid(text: &str) -> bool {
    let cells = cells_of(text);
    3 * cells.iter().filter(|cell| cell.is_ascii_digit() || is_open(**cell, 0)).count() >= cells.len()
}

/// A grid as programs and web pages show it, in the form that is read here: its frame with strokes and bars, and lists of numbers
/// without their brackets and commas, a line per row.
fn without_ornaments(text: &str) -> Cow<'_, str> {
    let plain = |letter: char| match letter {
        '\u{2502}' | '\u{2503}' | '\u{2551}' => '|',
        '\u{2500}'..='\u{257f}' => '-',
        other => other,
    };
    let is_in_list = |letter: char| letter.is_ascii_digit() || letter.is_whitespace() || "[],".contains(letter);
    if text.contains(|letter| plain(letter) != letter) {
        return text.chars().map(plain).collect::<String>().into();
    }
    if text.contains(',') && text.chars().all(is_in_list) {
        let rows = text.split([']', '\n']).map(|row| row.replace(['[', ','], " "));
        return rows.filter(|row| !row.trim().is_empty()).collect::<Vec<_>>().join("\n").into();
    }
    text.into()
}

/// True if the text begins with a rule, and is no grid or jigsaw of letters and dots.
fn is_iss(text: &str) -> bool {
    begins_with_rule(text) && (text.contains('~') || !(is_plain(text) || is_jigsaw(text)))
}

/// What a link of the Interactive Sudoku Solver holds, rules or a plain grid, if the text begins with one; otherwise the text. The rules
/// of a link may be broken over several lines, a grid may not: the lines below it would be other grids.
fn linked(text: &str) -> Cow<'_, str> {
    let text = text.trim();
    let parts = text.split_once("?q=").or_else(|| text.split_once("&q="));
    let Some((address, content)) = parts else { return text.into() };
    let is_whole = begins_with_rule(content) || !content.contains(char::is_whitespace);
    let is_link = address.contains("Interactive-Sudoku-Solver") && !address.contains(char::is_whitespace);
    if is_link && is_whole { query(text) } else { text.into() }
}

/// A dot and a name, or a tilde where the name is left out.
fn begins_with_rule(text: &str) -> bool {
    text.strip_prefix('.')
        .is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_uppercase() || letter == '~'))
}

fn is_short_killer(text: &str) -> bool {
    let is_symbol = |letter: char| letter.is_ascii_alphanumeric() || "<>^v`',.".contains(letter);
    let letters = cells_of(text);
    letters.len() == 81 && letters.iter().any(|&letter| "<>^".contains(letter)) && letters.iter().all(|&l| is_symbol(l))
}

/// A square of symbols or numbers, on a line or with a line per row. Lines of dashes are a frame, or else rows of open cells, but no
/// grid by themselves: they may separate puzzles.
fn is_plain(text: &str) -> bool {
    let all = text.lines().collect::<Vec<_>>();
    let framed = all.iter().copied().filter(|line| !is_frame(line)).collect::<Vec<_>>();
    is_plain_grid(&framed) || !framed.is_empty() && framed.len() < all.len() && is_plain_grid(&all)
}

fn is_plain_grid(lines: &[&str]) -> bool {
    let side = |cells: usize| Some(cells.isqrt()).filter(|side| side * side == cells && (4..=49).contains(side));
    let is_square = |cells: usize, in_line: &dyn Fn(&str) -> usize| {
        let Some(side) = side(cells).filter(|&side| side != 9) else { return false };
        lines.len() == 1 || lines.len() == side && lines.iter().all(|line| in_line(line) == side)
    };
    if lines.iter().all(|line| is_numbers(line)) {
        let words = |line: &str| line.split_whitespace().filter(|word| word.bytes().all(|b| b != b'|')).count();
        return is_square(lines.iter().map(|line| words(line)).sum(), &words);
    }
    let letters = lines.iter().map(|line| cells_of(line).len()).sum::<usize>();
    if is_candidate_grid(&cells_of(&lines.concat())) {
        return false;
    }
    // In small grids no digit is a letter: words are no puzzles.
    let is_digit_letter = |letter: &char| letter.is_alphabetic() && !is_open(*letter, 0);
    let fits = letters > 81 || !lines.iter().flat_map(|line| line.chars()).any(|letter| is_digit_letter(&letter));
    fits && is_made_of_symbols(&lines.concat()) && is_square(letters, &|line| cells_of(line).len())
}

/// True for the candidates of a classic grid: 81 times the digits from 1 to 9, blank where one is gone. They are as many as the
/// cells of 27 × 27.
fn is_candidate_grid(cells: &[char]) -> bool {
    let is_in_place =
        |(at, &cell): (usize, &char)| cell.to_digit(10).is_none_or(|digit| digit as usize == at % 9 + 1 || digit == 0);
    cells.len() == 729 && cells.iter().any(char::is_ascii_digit) && cells.iter().enumerate().all(is_in_place)
}

fn is_jigsaw(text: &str) -> bool {
    let letters = cells_of(text);
    let side = (letters.len() / 2).isqrt();
    letters.len() == 2 * side * side && (4..=35).contains(&side) && is_made_of_symbols(text)
}

/// True if every box is in one piece, as in a layout and unlike in a solution that follows its puzzle.
fn has_connected_boxes(puzzle: &Puzzle) -> bool {
    let shape = puzzle.shape();
    puzzle.jigsaw_boxes().iter().all(|cells| {
        let mut reached = vec![cells[0]];
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            let near = cells.iter().filter(|&&cell| shape.are_adjacent(from, cell) && !reached.contains(&cell));
            reached.extend(near.copied().collect::<Vec<_>>());
            next += 1;
        }
        reached.len() == cells.len()
    })
}

/// The symbols of cells, without blanks and the bars of a frame.
fn cells_of(text: &str) -> Vec<char> {
    text.chars().filter(|letter| !letter.is_whitespace() && *letter != '|').collect()
}

fn is_made_of_symbols(text: &str) -> bool {
    cells_of(text).iter().all(|&letter| letter.is_ascii_alphanumeric() || is_open(letter, 0))
}

/// Several numbers of one or two digits.
fn is_numbers(line: &str) -> bool {
    line.split_whitespace().count() > 3 && line.split_whitespace().all(|word| word == "|" || is_number(word))
}

fn is_frame(line: &str) -> bool {
    line.len() > 2 && line.contains(['-', '=']) && line.chars().all(|letter| "-=+| ".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(text: &str) -> Option<usize> {
        read_variant(text).map(|read| read.unwrap().shape().rows())
    }

    #[test]
    fn classic_puzzles_and_words_are_no_variants() {
        let rows = "53..7....\n".repeat(9);
        let solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let solved = format!("{}\n{solution}", ".".repeat(81));
        let on_a_line = format!("{} {solution}", ".".repeat(81));
        let numbers = "0 0 3 0 2 0 6 0 0\n".repeat(9);
        let frame = "+---+---+---+\n|53.|.7.|...|\n";
        let csv = "puzzle,solution\n";
        let candidates = format!("1..4567.9{}", "123456789".repeat(80));
        for text in [
            &candidates,
            &rows,
            &solved,
            &on_a_line,
            &numbers,
            frame,
            csv,
            "",
            "nonsense",
            "nonsensenonsense",
            &format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={}", ".".repeat(81)),
        ] {
            assert!(read_variant(text).is_none(), "{text}");
            assert!(read_variants(text).is_none(), "{text}");
        }
    }

    #[test]
    fn grids_of_other_sizes_are_variants() {
        assert_eq!(side(&".".repeat(36)), Some(6));
        let link = format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={}", ".".repeat(36));
        assert_eq!(side(&link), Some(6));
        assert_eq!(read_puzzle(&link).unwrap().shape().rows(), 6);
        assert_eq!(side(&"....\n".repeat(4)), Some(4));
        assert_eq!(side(&format!("+--+--+\n{}+--+--+\n", "|..|1.|\n".repeat(4))), Some(4));
        assert_eq!(side(&"0 0 12 0 | 0 0 0 0 | 0 0 0 0\n".repeat(12)), Some(12));
        assert_eq!(side(&format!("G{}", ".".repeat(255))), Some(16));
        assert_eq!(side(&format!(".G{}", ".".repeat(254))), Some(16));
        for open in ["x", "X", "?", "-", "_", "*"] {
            for rows in ["1...\n....\n....\n...2", "1..............2", "1 . . .\n. . . .\n. . . .\n. . . 2"] {
                assert_eq!(side(&rows.replace('.', open)), Some(4), "{open} {rows}");
            }
            assert!(read_variant(&"-".repeat(16)).is_none());
            let classic = "1 . . . . . . . .\n".repeat(9).replace('.', open);
            assert!(read_variant(&classic).is_none(), "{classic}");
        }
    }

    #[test]
    fn ornaments_of_grids_are_no_cells() {
        let rows = "1..4\n....\n....\n..2.";
        let framed = format!("┌──┬──┐\n{}└──┴──┘", "│1 .│. 4│\n".repeat(2) + "├──┼──┤\n" + &"│. .│2 .│\n".repeat(2));
        assert_eq!(side(&framed), Some(4));
        let list = read_variant("[[1, 0, 0, 4], [0, 0, 0, 0],\n[0, 0, 0, 0], [0, 0, 2, 0]]").unwrap();
        assert_eq!(list, read_variant(rows).unwrap());
        assert_eq!(read_variant("1,0,0,4\n0,0,0,0\n0,0,0,0\n0,0,2,0").unwrap(), list);
        assert!(read_variant("[1, 0, 0, 4]").is_none());
    }

    #[test]
    fn a_solution_behind_a_puzzle_is_stated() {
        let read = |text: &str| read_variant(text).unwrap().unwrap();
        let puzzle = read("1............... 1234341221434321");
        assert_eq!((puzzle.constraints().len(), puzzle.misstated()), (1, None));
        assert!(read("2............... 1234341221434321").misstated().is_some());
        assert!(read("1............... 0011001122332233").misstated().is_none(), "a jigsaw");
        let full = (0..64).map(|at| char::from(b'1' + ((at % 8 + at / 8) % 8) as u8)).collect::<String>();
        assert_eq!(read_variants(&format!("{}\n{full}\n", ".".repeat(64))).unwrap().len(), 2, "lines are puzzles");
    }

    #[test]
    fn killers_and_jigsaws_are_variants() {
        let killer = format!("3<{}", "0".repeat(79));
        assert!(read_variant(&killer).unwrap().is_ok());
        assert_eq!(side("1............... 0011001122332233"), Some(4));
        let rows = (0..10).map(|row| row.to_string().repeat(10)).collect::<String>();
        assert_eq!(side(&format!(".A{} {rows}", ".".repeat(98))), Some(10), "no rule A");
    }

    #[test]
    fn strings_of_rules_are_read_without_any_rule_and_from_any_link() {
        assert_eq!(side(".~R1C1_5"), Some(9));
        assert_eq!(read_variants(".~R1C1_5\n.NoBoxes\n").unwrap().len(), 2);
        let site = "https://sigh.github.io/Interactive-Sudoku-Solver/";
        assert!(read_variant(&format!("{site}?q=.~R1C1_5")).is_none(), "a link of a classic puzzle");
        for query in ["?q=.Cage%7E3%7ER1C1%7ER1C2", "?mode=all-solutions&q=.Cage~3~R1C1~R1C2"] {
            assert_eq!(read_variant(&format!("{site}{query}")), read_variant(".Cage~3~R1C1~R1C2"), "{query}");
        }
    }

    #[test]
    fn marks_of_the_byte_order_are_no_symbols() {
        assert_eq!(read_variants("\u{feff}1...............\n").unwrap()[0].1.as_ref().unwrap().shape().rows(), 4);
    }

    #[test]
    fn files_have_a_grid_a_puzzle_per_line_or_paragraphs() {
        let lines = |text: &str| read_variants(text).unwrap().iter().map(|(line, _)| *line).collect::<Vec<_>>();
        assert_eq!(lines(&format!("# sixteen\n{}", "................\n".repeat(16))), [2]);
        assert_eq!(lines("................\n# one more\n.NoBoxes\n"), [1, 3]);
        assert_eq!(lines(".NoBoxes\n................\n"), [1, 2]);
        assert_eq!(lines("....\n....\n....\n....\n\n....\n....\n....\n....\n"), [1, 6]);
        assert_eq!(lines("....\n....\n....\n....\n....\n1...\n....\n....\n"), [1, 5]);
        assert_eq!(lines(&"1...............\n".repeat(16)), (1..=16).collect::<Vec<_>>());
        assert_eq!(lines(&format!("G{}\n{}", ".".repeat(15), "1...............\n".repeat(15))), [1]);
        let classic = ".".repeat(81);
        assert_eq!(lines(&format!("{classic}\n.Cage~3~R1C1~R1C2\n{classic}\n")), [1, 2, 3]);
        assert!(read_variants(&format!("{classic}\n1...............\n")).is_none(), "perhaps a row of something");
        let sumocue = format!("3x3::k:{}", ["0"; 81].join(":"));
        assert_eq!(lines(&format!("{sumocue}\n{sumocue}\n")), [1, 2]);
    }
}
