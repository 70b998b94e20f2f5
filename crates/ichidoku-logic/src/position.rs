//! Positions in which a technique finds a step, as lines of text.

use std::fmt;
use std::str::FromStr;

use ichidoku::{Candidate, CandidateSet, Cell, Column, Digit, Grid, Puzzle, Row};

use crate::step::Step;
use crate::technique::Technique;

/// A grid and what a technique does, or must not do, in it: a line of HoDoKu's library of technique tests.
///
/// ```text
/// :technique[-variant]:digits:grid:deleted:eliminations:placements:extra:
/// ```
///
/// In the grid `+` stands before a digit that was placed, not given. A candidate is three digits: the digit, its row, its
/// column. In the variant `x` the technique must not do what the line says.
///
/// ```
/// use ichidoku_logic::position::Position;
/// let line = ":0003::53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::555::";
/// let position: Position = line.parse().unwrap();
/// assert_eq!(position.placements[0].to_string(), "r5c5=5");
/// assert_eq!(position.to_string(), line);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// What stands for the technique.
    pub code: String,
    /// Which of its variants, or nothing.
    pub variant: String,
    /// The grid, with its candidates.
    pub grid: Grid,
    /// What the technique takes out, ascending.
    pub eliminations: Vec<Candidate>,
    /// What the technique places, ascending.
    pub placements: Vec<Candidate>,
}

/// Why a line is not a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParsePositionError {
    /// It has too few parts between colons; so many.
    Parts(usize),
    /// Its grid has another number of cells than 81; so many.
    Cells(usize),
    /// Its grid holds this character.
    Cell(char),
    /// This is not a candidate.
    Candidate(String),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts(count) => write!(f, "{count} parts between colons, not 7 or more"),
            Self::Cells(count) => write!(f, "part 3: a grid of {count} cells, not 81"),
            Self::Cell(c) => write!(f, "part 3: {c:?} is not a digit, a blank or '+'"),
            Self::Candidate(word) => write!(f, "parts 4 to 6: {word:?} is not a digit, a row and a column"),
        }
    }
}

impl std::error::Error for ParsePositionError {}

impl Position {
    /// The positions of a technique among lines in which its code is its slug with `_` for `-`: those of the variant `-x`, or
    /// of none.
    pub(crate) fn of_technique<'t>(
        lines: &'t str,
        technique: Technique,
        variant: &str,
    ) -> impl Iterator<Item = Self> + use<'t> {
        let code = format!(":{}{variant}:", technique.slug().replace('-', "_"));
        lines.lines().filter(move |line| line.starts_with(&code)).filter_map(|line| line.parse().ok())
    }

    /// Whether the technique must not do what the line says.
    pub fn is_near_miss(&self) -> bool {
        self.variant == "x"
    }

    /// True if the step does exactly what the line says. HoDoKu's lines take out all candidates of a cell but one where a
    /// step may also place that one.
    pub fn is_done_by(&self, step: &Step) -> bool {
        let is_said = |c: &Candidate| self.placements.contains(c) || self.is_left_alone(*c);
        step.eliminations == self.eliminations
            && self.placements.iter().all(|c| step.placements.contains(c))
            && step.placements.iter().all(is_said)
    }

    /// True if the line takes out every other candidate of the cell.
    fn is_left_alone(&self, candidate: Candidate) -> bool {
        let digits = self.grid.candidates(candidate.cell()).without(candidate.digit());
        digits.iter().all(|digit| self.eliminations.contains(&Candidate::of(candidate.cell(), digit)))
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(line: &str) -> Result<Self, ParsePositionError> {
        let parts: Vec<&str> = line.trim().split(':').collect();
        let [_, name, _, cells, deleted, eliminations, placements, ..] = parts[..] else {
            return Err(ParsePositionError::Parts(parts.len().saturating_sub(1)));
        };
        let (code, variant) = name.split_once('-').unwrap_or((name, ""));
        Ok(Self {
            code: code.into(),
            variant: variant.into(),
            grid: grid(cells, &candidates(deleted)?)?,
            eliminations: candidates(eliminations)?,
            placements: candidates(placements)?,
        })
    }
}

fn candidates(words: &str) -> Result<Vec<Candidate>, ParsePositionError> {
    let mut all = words.split_whitespace().map(candidate).collect::<Result<Vec<_>, _>>()?;
    all.sort_unstable();
    Ok(all)
}

fn candidate(word: &str) -> Result<Candidate, ParsePositionError> {
    let index = |byte: u8| Digit::from_char(byte.into()).map(Digit::index);
    let read = || {
        let &[digit, row, column] = word.as_bytes() else { return None };
        let cell = Cell::at(Row::ALL[index(row)?], Column::ALL[index(column)?]);
        Some(Candidate::of(cell, Digit::ALL[index(digit)?]))
    };
    read().ok_or_else(|| ParsePositionError::Candidate(word.into()))
}

fn grid(cells: &str, deleted: &[Candidate]) -> Result<Grid, ParsePositionError> {
    let mut values: Vec<(Option<Digit>, bool)> = Vec::with_capacity(81);
    let mut placed = false;
    for c in cells.chars() {
        match (Digit::from_char(c), c) {
            (None, '+') => placed = true,
            (digit, '1'..='9' | '.' | '0') => values.push((digit, std::mem::take(&mut placed))),
            _ => return Err(ParsePositionError::Cell(c)),
        }
    }
    if values.len() != 81 {
        return Err(ParsePositionError::Cells(values.len()));
    }
    let filled = |placed: bool| -> Puzzle {
        let filled = Cell::ALL.into_iter().zip(&values).filter(|(_, (_, plus))| *plus == placed);
        filled.filter_map(|(cell, (digit, _))| Some((cell, (*digit)?))).collect()
    };
    let mut grid = Grid::from(filled(false));
    for (cell, digit) in filled(true).clues() {
        grid.place(cell, digit);
    }
    for candidate in deleted {
        grid.eliminate(*candidate);
    }
    Ok(grid)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hyphen = if self.variant.is_empty() { "" } else { "-" };
        write!(f, ":{}{hyphen}{}::", self.code, self.variant)?;
        for cell in Cell::ALL {
            match self.grid.value(cell) {
                None => f.write_str(".")?,
                Some(digit) if self.grid.is_given(cell) => write!(f, "{digit}")?,
                Some(digit) => write!(f, "+{digit}")?,
            }
        }
        let deleted: Vec<Candidate> = deleted(&self.grid).iter().collect();
        for list in [&deleted, &self.eliminations, &self.placements] {
            f.write_str(":")?;
            for (i, c) in list.iter().enumerate() {
                let gap = if i == 0 { "" } else { " " };
                write!(f, "{gap}{}{}{}", c.digit(), c.cell().row().index() + 1, c.cell().column().index() + 1)?;
            }
        }
        f.write_str("::")
    }
}

/// The candidates that the grid lacks although no digit in it excludes them.
pub fn deleted(grid: &Grid) -> CandidateSet {
    let open = |digit: Digit| {
        let excluded = Cell::ALL.into_iter().filter(|cell| grid.value(*cell) == Some(digit)).map(Cell::peers);
        excluded.fold(grid.open_cells(), |open, peers| open - peers) - grid.cells(digit)
    };
    CandidateSet::from_cells(Digit::ALL.map(open))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_named() {
        let error = |line: &str| line.parse::<Position>().unwrap_err().to_string();
        assert_eq!(error("0003"), "0 parts between colons, not 7 or more");
        assert_eq!(error(":0003::123:::::"), "part 3: a grid of 3 cells, not 81");
        assert_eq!(error(":0003::12a:::::"), "part 3: 'a' is not a digit, a blank or '+'");
        let blank = ".".repeat(81);
        for word in ["12", "1023", "012", "x11"] {
            let message = format!("parts 4 to 6: \"{word}\" is not a digit, a row and a column");
            assert_eq!(error(&format!(":0003::{blank}:{word}:::")), message);
            assert_eq!(error(&format!(":0003::{blank}:::{word}::")), message);
        }
    }

    #[test]
    fn placed_digits_and_deleted_candidates_come_back() {
        let line = format!(":naked_pair-x::1+2{}:333 334:388 399:::", ".".repeat(79));
        let position: Position = line.parse().unwrap();
        assert!(position.is_near_miss() && position.code == "naked_pair");
        assert_eq!(position.grid.givens().len(), 1);
        assert_eq!(deleted(&position.grid).iter().count(), 2);
        assert_eq!(position.to_string(), line);
    }
}
