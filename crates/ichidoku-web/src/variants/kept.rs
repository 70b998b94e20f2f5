//! The games that are kept on the device.

use serde::{Deserialize, Serialize};

use super::game::Game;

/// How many games are kept.
pub const MOST_KEPT: usize = 50;

/// The games that were played, the latest first.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// The games.
    pub games: Vec<Game>,
}

impl Kept {
    /// Those that can be played; what was saved by another version may be none.
    #[must_use]
    pub fn whole(mut self) -> Self {
        self.games.retain(Game::is_whole);
        self
    }

    /// Puts a game first, in the place of what was kept of the same puzzle.
    pub fn put(&mut self, game: &Game) {
        self.remove(&game.puzzle);
        self.games.retain(|other| other.sketches.is_empty() || other.sketches.plain != game.sketches.plain);
        self.games.insert(0, game.clone());
        self.games.truncate(MOST_KEPT);
    }

    /// Forgets the game of a puzzle.
    pub fn remove(&mut self, puzzle: &str) {
        self.games.retain(|game| game.puzzle != puzzle);
    }

    /// The game of a puzzle, which may be without what its drawings mean.
    pub fn game(&self, puzzle: &str) -> Option<&Game> {
        let of = |is: &dyn Fn(&Game) -> bool| self.games.iter().find(|game| is(game));
        of(&|game| game.puzzle == puzzle).or_else(|| of(&|game| game.sketches.plain == puzzle))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::Grid;

    #[test]
    fn the_latest_comes_first_and_the_oldest_goes() {
        let game =
            |name: usize| Game::new(&format!(".{name}"), Grid { rows: 4, columns: 4, lowest: 1, highest: 4 }, &[]);
        let mut kept = Kept::default();
        (0..MOST_KEPT + 8).for_each(|name| kept.put(&game(name)));
        kept.put(&game(12));
        assert_eq!((kept.games.len(), kept.games[0].puzzle.as_str()), (MOST_KEPT, ".12"));
        assert!(kept.game(".8").is_some() && kept.game(".7").is_none());
        let broken = r#"{"games": [{"puzzle": ".", "grid": {"rows": 2, "columns": 2, "lowest": 1, "highest": 2}, "givens": [], "cells": []}]}"#;
        assert_eq!(serde_json::from_str::<Kept>(broken).unwrap().whole(), Kept::default());
    }
}
