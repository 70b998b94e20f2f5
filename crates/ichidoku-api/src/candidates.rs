//! The candidates that digits leave.

use ichidoku::{Cell, Grid, Puzzle};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::{CellCandidates, PuzzleInput, Reading};
use crate::notation::Named;

/// Asks for the candidates that the digits in the grid leave, or those that the text or the player states.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Candidates {
    /// The puzzle.
    pub puzzle: PuzzleInput,
}

/// Digits and candidates.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CandidateGrid {
    /// The clues.
    pub givens: Named<Puzzle>,
    /// All digits, given and placed.
    pub digits: Named<Puzzle>,
    /// The candidates of the open cells.
    pub candidates: CellCandidates,
    /// The player's corner marks, where a text has such.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corner: Option<CellCandidates>,
    /// The player's centre marks, where a text has such.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub centre: Option<CellCandidates>,
    /// The colours of each cell as numbers from 1 to 9, where a text has such.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colours: Option<CellCandidates>,
    /// What the text calls the puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Who set it, as the text says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
}

impl Ask for Candidates {
    type Answer = CandidateGrid;

    const EXAMPLE: &'static str = example!();

    fn run(&self, _: &Control<'_>) -> Result<CandidateGrid, Error> {
        let Reading { grid, marks, colours, title, author, .. } = self.puzzle.read()?;
        let [corner, centre] =
            marks.map(|marks| marks.map(|marks| CellCandidates(Cell::ALL.map(|cell| Some(marks.digits(cell))))));
        let colours = colours.map(|colours| CellCandidates(colours.map(Some)));
        Ok(CandidateGrid { corner, centre, colours, title, author, ..CandidateGrid::of(&grid) })
    }
}

impl CandidateGrid {
    /// The digits and candidates of a grid.
    pub fn of(grid: &Grid) -> Self {
        let (givens, digits) = (Named(grid.puzzle()), Named(*grid.values()));
        let candidates = CellCandidates::of(grid);
        Self { givens, digits, candidates, corner: None, centre: None, colours: None, title: None, author: None }
    }
}
