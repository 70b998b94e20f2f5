//! What is wrong in the grid, as far as the player wants to know.

use ichidoku::{Cell, CellSet, Clash, Solution};

use super::game::Game;
use super::settings::{Mistakes, Settings};

/// What is wrong in a grid.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Faults {
    /// Digits that stand twice in a house.
    pub clashes: Vec<Clash>,
    /// The cells that hold them.
    pub clashing: CellSet,
    /// The player's digits that are not in the solution.
    pub wrong: CellSet,
}

impl Faults {
    /// The faults that the policy shows. A puzzle that clashes in itself is no mistake in playing, and shows unless that is what is
    /// asked for.
    pub fn of(game: &Game, solution: Option<&Solution>, policy: Mistakes) -> Self {
        let clashes = match policy {
            Mistakes::Asked => Vec::new(),
            Mistakes::Off => game.puzzle().clashes(),
            Mistakes::Rules | Mistakes::Solution => game.digits().clashes(),
        };
        let clashing = clashes.iter().fold(CellSet::EMPTY, |cells, clash| cells | clash.cells);
        let wrong = match (policy, solution) {
            (Mistakes::Solution, Some(solution)) => wrong(game, solution),
            _ => CellSet::EMPTY,
        };
        Self { clashes, clashing, wrong }
    }
}

/// The player's digits that are not in the solution.
pub(super) fn wrong(game: &Game, solution: &Solution) -> CellSet {
    let is_wrong = |cell: &Cell| game.digit(*cell).is_some_and(|digit| digit != solution.get(*cell));
    Cell::ALL.into_iter().filter(is_wrong).collect()
}

/// Whether the player still has everything that the solution needs: no wrong digit, and none of its candidates is missing from notes
/// that are seen. A hint asks for the same.
pub(super) fn is_faultless(game: &Game, solution: &Solution, settings: &Settings) -> bool {
    let keeps = |cell: Cell| {
        let seen = game.seen_candidates(cell, settings);
        game.digit(cell).is_some() || seen.is_none_or(|seen| seen.contains(solution.get(cell)))
    };
    wrong(game, solution).is_empty() && Cell::ALL.into_iter().all(keeps)
}
