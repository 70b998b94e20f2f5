//! What is written of one puzzle.

use ichidoku::{CandidateSet, Grid, Puzzle, Solution, text};

use crate::document::{Document, More, Other};

/// What is written of one puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    /// The clues.
    pub puzzle: &'a Puzzle,
    /// The solution, where it is known and wanted. The forms that show one grid show this.
    pub solution: Option<&'a Solution>,
    /// The candidates, where the puzzle came with its own.
    pub candidates: Option<&'a CandidateSet>,
    /// The digits of a game in progress, clues among them.
    pub state: Option<&'a Puzzle>,
    /// The solution that the puzzle came with. The forms that have room for two grids show it where no other solution is
    /// wanted.
    pub stated: Option<&'a Puzzle>,
    /// The puzzle's name.
    pub name: Option<&'a str>,
    /// How hard the puzzle is, as a number.
    pub rating: Option<&'a str>,
    /// How hard the puzzle is, as a grade.
    pub difficulty: Option<&'a str>,
    /// What few puzzles have.
    pub more: Option<&'a More>,
    /// Whether to use terminal colours, in the forms that have them.
    pub colour: bool,
}

impl<'a> Record<'a> {
    /// A puzzle with nothing beside it.
    pub const fn of(puzzle: &'a Puzzle) -> Self {
        Self {
            puzzle,
            solution: None,
            candidates: None,
            state: None,
            stated: None,
            name: None,
            rating: None,
            difficulty: None,
            more: None,
            colour: false,
        }
    }

    /// Who made the puzzle.
    #[cfg(feature = "links")]
    pub(crate) fn author(&self) -> Option<&'a str> {
        self.more?.author.as_deref()
    }

    /// The rules as whoever made the puzzle wrote them.
    #[cfg(feature = "links")]
    pub(crate) fn rules_text(&self) -> Option<&'a str> {
        self.more?.rules_text.as_deref()
    }

    /// Something that has no meaning here, by its name.
    pub(crate) fn other(&self, name: &str) -> Option<&'a Other> {
        self.more?.others.iter().find(|other| other.name == name && other.json != "null")
    }

    /// All that a source says of a puzzle.
    pub fn of_document(document: &'a Document) -> Self {
        Self {
            candidates: document.candidates.as_deref(),
            state: document.state.as_deref(),
            stated: document.solution.as_ref(),
            name: document.name.as_deref(),
            rating: document.rating.as_deref(),
            difficulty: document.difficulty.as_deref(),
            more: document.more.as_deref(),
            ..Self::of(&document.puzzle)
        }
    }

    /// True if the candidates are the puzzle: there are no givens, and not all candidates. It is not the blank grid.
    pub fn is_of_candidates(&self) -> bool {
        self.puzzle.clue_count() == 0 && self.candidates.is_some_and(|candidates| *candidates != CandidateSet::FULL)
    }

    /// The solution for forms with room for two grids.
    pub(crate) fn beside(&self) -> Option<[u8; 81]> {
        self.solution.map(line_of).or_else(|| self.stated.map(text::write_line))
    }

    /// The digits of the solution, or of the puzzle where there is none.
    pub(crate) fn shown(&self) -> Puzzle {
        self.solution.map_or(*self.puzzle, |solution| Puzzle::from(*solution))
    }

    /// What stands in the grid: the solution, or the digits of the game.
    #[cfg(feature = "links")]
    pub(crate) fn placed(&self) -> Puzzle {
        self.solution.map_or_else(|| *self.state.unwrap_or(self.puzzle), |solution| Puzzle::from(*solution))
    }

    /// The clues as givens, the other digits of the solution or of the game as placed, the candidates of what is open.
    pub(crate) fn grid(&self) -> Grid {
        let placed = self.state.unwrap_or(self.puzzle);
        match (self.solution, self.candidates) {
            (Some(_), _) => Grid::new(self.puzzle, &self.shown(), &CandidateSet::EMPTY),
            (None, Some(candidates)) => Grid::new(self.puzzle, placed, candidates),
            (None, None) => {
                let mut grid = Grid::from(*self.puzzle);
                placed.clues().filter(|(cell, _)| self.puzzle.get(*cell).is_none()).for_each(|(cell, digit)| {
                    grid.place(cell, digit);
                });
                grid
            }
        }
    }
}

/// The 81 digits of a solution.
pub(crate) fn line_of(solution: &Solution) -> [u8; 81] {
    solution.values().map(|digit| b'0' + digit)
}
