//! The format of HoDoKu's library of technique tests:
//! `:technique[-variant]:digits:givens(+ = placed):deleted:eliminations:placements:extra:`, a candidate three digits:
//! digit, row, column.

use ichidoku::{Candidate, Cell, Column, Digit, Grid, Puzzle, Row};
use ichidoku_logic::Step;

/// One line of a library.
pub(crate) struct Case {
    pub(crate) code: String,
    pub(crate) variant: String,
    pub(crate) grid: Grid,
    pub(crate) eliminations: Vec<Candidate>,
    pub(crate) placements: Vec<Candidate>,
}

fn candidate(word: &str) -> Candidate {
    let place = |i: usize| usize::from(word.as_bytes()[i] - b'1');
    Candidate::of(Cell::at(Row::ALL[place(1)], Column::ALL[place(2)]), Digit::ALL[place(0)])
}

fn candidates(words: &str) -> Vec<Candidate> {
    let mut all: Vec<Candidate> = words.split_whitespace().map(candidate).collect();
    all.sort();
    all
}

fn grid(text: &str, deleted: &str) -> Grid {
    let is_placed = |i: usize| i > 0 && text.as_bytes()[i - 1] == b'+';
    let marks = text.char_indices().filter(|(_, c)| *c != '+').map(|(i, c)| (is_placed(i), Digit::from_char(c)));
    let cells = || Cell::ALL.into_iter().zip(marks.clone());
    let givens: Puzzle = cells().filter_map(|(cell, (plus, digit))| Some((cell, digit.filter(|_| !plus)?))).collect();
    let placed = cells().filter_map(|(cell, (plus, digit))| Some((cell, digit.filter(|_| plus)?)));
    let mut grid = Grid::from(givens);
    for (cell, digit) in placed {
        grid.place(cell, digit);
    }
    for candidate in candidates(deleted) {
        grid.eliminate(candidate);
    }
    grid
}

/// Reads one line.
pub(crate) fn case(line: &str) -> Case {
    let fields: Vec<&str> = line.split(':').collect();
    let (code, variant) = fields[1].split_once('-').unwrap_or((fields[1], ""));
    Case {
        code: code.into(),
        variant: variant.into(),
        grid: grid(fields[3], fields[4]),
        eliminations: candidates(fields[5]),
        placements: candidates(fields[6]),
    }
}

impl Case {
    /// Whether some step is exactly what the line says; for the variant `x`, whether none is.
    pub(crate) fn passes(&self, steps: &[Step]) -> bool {
        let same = |s: &Step| s.eliminations == self.eliminations && s.placements == self.placements;
        steps.iter().any(same) != (self.variant == "x")
    }
}
