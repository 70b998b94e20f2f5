//! Whole puzzles on one line.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use crate::cell::Cell;
use crate::text::content::{Content, contents_in_places, finish, finish_candidates};
use crate::text::error::{ParsePuzzleError, PuzzleFault};
use crate::text::kind::{is_mostly, spaced_line, without_comment};
use crate::text::row::{delimited, symbol_share, tokens};
use crate::text::shape::{is_in_places, is_jigsaw};
use crate::text::symbol::{is_separator, value};
use crate::text::{Parsed, read_line};

/// A piece of symbols only this long is no label but a part of a grid.
const PART: usize = 20;

/// A piece this long that is mostly symbols is meant to be a grid.
const NEARLY_WHOLE: usize = 70;

type Reading = Result<Parsed, ParsePuzzleError>;

/// Reads the only puzzle on a line.
pub(super) fn read_one_line(line: &str) -> Reading {
    let mut puzzles = read_puzzles(line);
    match (puzzles.len(), puzzles.pop()) {
        (1, Some(only)) => only,
        (n, last) => {
            let fault = puzzles.into_iter().chain(last).find_map(Result::err);
            Err(fault.unwrap_or(ParsePuzzleError::anywhere(PuzzleFault::Puzzles(n))))
        }
    }
}

/// Reads all puzzles on a line: pieces of 81 or 729 symbols; where there are none, 81 symbols in smaller pieces.
pub(super) fn read_puzzles(line: &str) -> Vec<Reading> {
    let mut found = Found::default();
    for token in tokens(line) {
        if found.has_grid && token.starts_with('#') {
            break;
        }
        found.add(token);
    }
    if found.has_grid { found.finish() } else { vec![read_pieces(line)] }
}

/// What the pieces of a line have turned out to be so far.
#[derive(Default)]
struct Found {
    puzzles: Vec<Reading>,
    has_grid: bool,
    /// How many symbols there are in pieces that may be cells or labels.
    loose: usize,
}

/// A kind of piece that a line is made of.
enum Piece {
    Grid(Box<Parsed>),
    /// A piece as long as a grid that means something else.
    Other(PuzzleFault),
    /// A piece that should be a grid but isn't.
    Part(ParsePuzzleError),
    Label,
}

impl Piece {
    fn of(token: &str) -> Self {
        if token.as_bytes().try_into().is_ok_and(is_jigsaw) {
            return Self::Other(PuzzleFault::JigsawAlone);
        }
        if let Some(grid) = read_token(token) {
            return if is_row_of_candidates(&grid) {
                Self::Other(PuzzleFault::Candidates)
            } else {
                Self::Grid(Box::new(grid))
            };
        }
        let (all, symbols) = symbol_share(token);
        let is_part = (all >= PART && symbols == all) || (all >= NEARLY_WHOLE && is_mostly(symbols, all));
        match is_part && token.contains(|c| matches!(c, '1'..='9')) {
            true => Self::Part(symbol_or_count(token.chars())),
            false => Self::Label,
        }
    }
}

impl Found {
    fn add(&mut self, token: &str) {
        let piece = Piece::of(token);
        self.has_grid |= matches!(piece, Piece::Grid(_) | Piece::Other(_));
        match (piece, self.unsolved()) {
            (Piece::Grid(grid), Some(puzzle)) if is_full(&grid) => puzzle.solution = Some(grid.puzzle),
            (Piece::Grid(grid), _) => self.puzzles.push(Ok(*grid)),
            // What is wrong with a solution is wrong with its puzzle, and so is a rule that cannot be obeyed.
            (Piece::Part(_), Some(_)) if !token.contains(|c| value(c) == Some(0)) => {
                self.spoil(PuzzleFault::Solution(token.chars().count()));
            }
            (Piece::Part(error), _) => self.puzzles.push(Err(error)),
            (Piece::Other(PuzzleFault::JigsawAlone), Some(_)) => self.spoil(PuzzleFault::JigsawAlone),
            (Piece::Other(fault), _) => self.puzzles.push(Err(ParsePuzzleError::anywhere(fault))),
            (Piece::Label, _) => self.loose += loose_symbols(token),
        }
    }

    /// The last puzzle, if a solution may still follow.
    fn unsolved(&mut self) -> Option<&mut Parsed> {
        let puzzle = self.puzzles.last_mut()?.as_mut().ok()?;
        (puzzle.solution.is_none() && !is_full(puzzle)).then_some(puzzle)
    }

    /// The last puzzle turns out to be none.
    fn spoil(&mut self, fault: PuzzleFault) {
        self.puzzles.pop();
        self.puzzles.push(Err(ParsePuzzleError::anywhere(fault)));
    }

    fn finish(mut self) -> Vec<Reading> {
        if self.loose >= 81 {
            self.puzzles.push(Err(ParsePuzzleError::cells(81 + self.loose)));
        }
        self.puzzles
    }
}

fn is_full(grid: &Parsed) -> bool {
    grid.candidates.is_none() && grid.puzzle.clue_count() == 81
}

/// True if more digits than a solution has of one row are in nine columns. All 81 are rather a puzzle for a test.
fn is_row_of_candidates(grid: &Parsed) -> bool {
    (10..81).contains(&grid.puzzle.clue_count()) && grid.candidates.is_none() && is_in_places(&grid.puzzle)
}

/// The length of a piece that may be a cell or whole minirows.
fn loose_symbols(token: &str) -> usize {
    let is_loose = (token.len() == 1 || token.len().is_multiple_of(3)) && token.chars().all(|c| value(c).is_some());
    if is_loose { token.len() } else { 0 }
}

/// Reads a line with 81 separated cells, or with 81 symbols in pieces of minirows.
fn read_pieces(line: &str) -> Reading {
    let line = without_comment(line);
    if let Some(line) = spaced_line(line) {
        return read_cells(line.chars().map(|c| if c == ' ' { Ok(Content::Blank) } else { Content::of_symbol(c) }));
    }
    if let Some(fields) = delimited::<81>(line) {
        return read_cells(fields.into_iter().map(Content::of_token));
    }
    let tokens: Vec<&str> = tokens(line).collect();
    if tokens.len() == 81 {
        return read_cells(tokens.into_iter().map(Content::of_token));
    }
    // Pieces of whole minirows. Others are not joined: a rating after 79 cells must not fill them up.
    let pieces = tokens.iter().all(|token| token.len() % 3 == 0);
    if pieces && tokens.iter().map(|token| token.len()).sum::<usize>() == 81 {
        return read_cells(tokens.into_iter().flat_map(str::chars).map(Content::of_symbol));
    }
    Err(fault(line, &tokens))
}

/// The grid in a piece of 81 or 729 symbols.
fn read_token(token: &str) -> Option<Parsed> {
    if let Ok(line) = token.as_bytes().try_into() {
        return read_line(line).map(Parsed::of);
    }
    let full = token.len() == 729 && token.chars().all(|c| value(c).is_some());
    full.then(|| finish_candidates(&contents_in_places(token.as_bytes())))
}

fn read_cells(cells: impl Iterator<Item = Result<Content, char>>) -> Result<Parsed, ParsePuzzleError> {
    let mut contents = [Content::Blank; 81];
    for ((cell, content), read) in Cell::ALL.into_iter().zip(&mut contents).zip(cells) {
        *content = read.map_err(|c| ParsePuzzleError::symbol(cell, c))?;
    }
    Ok(finish(&contents))
}

/// What is wrong with a line that holds no puzzle: the first strange character of its longest piece, or of all of it
/// if the pieces are short; failing that, the number of cells.
fn fault(line: &str, tokens: &[&str]) -> ParsePuzzleError {
    let longest = tokens.iter().max_by_key(|token| token.chars().count()).copied().unwrap_or("");
    if longest.chars().count() > 9 {
        return symbol_or_count(longest.chars());
    }
    if tokens.len() > 9 && tokens.iter().any(|token| token.len() > 1) && !line.contains("  ") {
        return token_fault(tokens);
    }
    let is_wide = line.len() > 40 && line.contains("  ") && !line.contains('\t');
    if is_wide && line.chars().all(|c| c == ' ' || value(c).is_some()) {
        return ParsePuzzleError::cells(line.chars().count());
    }
    match symbol_or_count(line.chars().filter(|c| !is_separator(*c))) {
        count if count == ParsePuzzleError::cells(81) => ParsePuzzleError::cells(tokens.len()),
        fault => fault,
    }
}

/// The first piece that is no cell, or the number of pieces.
fn token_fault(tokens: &[&str]) -> ParsePuzzleError {
    let bad = Cell::ALL.into_iter().zip(tokens).find_map(|(cell, token)| Some((cell, Content::of_token(token).err()?)));
    bad.map_or(ParsePuzzleError::cells(tokens.len()), |(cell, c)| ParsePuzzleError::symbol(cell, c))
}

fn symbol_or_count(symbols: impl Iterator<Item = char> + Clone) -> ParsePuzzleError {
    let bad = Cell::ALL.into_iter().zip(symbols.clone()).find(|(_, c)| value(*c).is_none());
    match bad {
        Some((cell, c)) => ParsePuzzleError::symbol(cell, c),
        None => match symbols.count() {
            0 => ParsePuzzleError::nothing(),
            n => ParsePuzzleError::cells(n),
        },
    }
}
