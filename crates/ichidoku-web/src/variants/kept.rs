//! The games, and the puzzles that are being set, that are kept on the device.

use serde::{Deserialize, Serialize};

use super::draft::Draft;
use super::game::Game;
use super::grid::Grid;

/// How many games are kept.
pub const MOST_KEPT: usize = 50;

/// How many puzzles that are being set are kept.
pub const MOST_DRAFTS: usize = 20;

/// What was played and set, the latest first.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// The games.
    pub games: Vec<Game>,
    /// The puzzles that are being set.
    pub drafts: Vec<KeptDraft>,
}

/// A puzzle that is being set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptDraft {
    /// The puzzle with its digits.
    pub puzzle: String,
    /// The grid.
    pub grid: Grid,
    /// Its rules, and the way back.
    pub draft: Draft,
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
        // Only the game that is played can be in the middle of something.
        self.games.iter_mut().for_each(Game::forget_steps);
        self.games.insert(0, game.clone());
        self.games.truncate(MOST_KEPT);
    }

    /// Forgets the game of a puzzle.
    pub fn remove(&mut self, puzzle: &str) {
        self.games.retain(|game| game.puzzle != puzzle);
    }

    /// The same with what else others have; of the same puzzle, one's own game or draft stays.
    #[must_use]
    pub fn with(mut self, others: Self) -> Self {
        for game in others.games {
            if self.game(&game.puzzle).is_none() {
                self.games.push(game);
            }
        }
        for draft in others.drafts {
            if self.draft(&draft.puzzle).is_none() {
                self.drafts.push(draft);
            }
        }
        self
    }

    /// Puts a puzzle that is being set first, in the place of what it was before the last step. One with which nothing was done is
    /// not kept.
    pub fn put_draft(&mut self, before: &str, draft: KeptDraft) {
        self.remove_draft(before);
        self.remove_draft(&draft.puzzle);
        if draft.draft.can_undo() || draft.draft.can_redo() {
            self.drafts.insert(0, draft);
            self.drafts.truncate(MOST_DRAFTS);
        }
    }

    /// Forgets a puzzle that was being set.
    pub fn remove_draft(&mut self, puzzle: &str) {
        self.drafts.retain(|draft| draft.puzzle != puzzle);
    }

    /// The puzzle that is being set and looks like this, with its way back.
    pub fn draft(&self, puzzle: &str) -> Option<&Draft> {
        self.drafts.iter().find(|draft| draft.puzzle == puzzle).map(|kept| &kept.draft)
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
    fn a_puzzle_that_is_being_set_is_kept_with_its_way_back() {
        let grid = Grid { rows: 4, columns: 4, lowest: 1, highest: 4 };
        let mut kept = Kept::default();
        let now = |puzzle: &str, draft: &Draft| KeptDraft { puzzle: puzzle.to_owned(), grid, draft: draft.clone() };
        let mut draft = Draft::default();
        kept.put_draft(".1", now(".1", &draft));
        assert_eq!(kept.drafts.len(), 0, "nothing was done with it");
        for step in 1..5 {
            draft.step(format!(".{step}"));
            kept.put_draft(&format!(".{step}"), now(&format!(".{}", step + 1), &draft));
        }
        kept.put_draft(".other", now(".another", &draft));
        let again = serde_json::from_str::<Kept>(&serde_json::to_string(&kept).unwrap()).unwrap();
        assert_eq!(again.drafts.iter().map(|draft| draft.puzzle.as_str()).collect::<Vec<_>>(), [".another", ".5"]);
        assert_eq!(again.draft(".5").unwrap().clone().undo(".5".to_owned()).as_deref(), Some(".4"));
        assert_eq!(again.draft(".4"), None);
    }

    #[test]
    fn the_way_back_is_kept_of_the_game_that_is_played() {
        let grid = Grid { rows: 4, columns: 4, lowest: 1, highest: 4 };
        let mut kept = Kept::default();
        for name in [".1", ".2"] {
            let mut game = Game::new(name, grid, &[]);
            game.enter(&[3], 2, crate::session::Tool::Digit);
            kept.put(&game);
        }
        let mut again = crate::session::read_saved::<Kept>(&serde_json::to_string(&kept).unwrap()).unwrap().whole();
        assert_eq!([0, 1].map(|at| again.games[at].can_undo()), [true, false]);
        assert!(again.games[0].undo() && again.games[0].is_untouched());
        let outside = serde_json::to_string(&kept).unwrap().replace("[[3,{}]]", "[[16,{}]]");
        assert_eq!(serde_json::from_str::<Kept>(&outside).unwrap().whole().games.len(), 1, "a step beyond the grid");
    }

    #[test]
    fn a_backup_adds_what_is_not_there() {
        let grid = Grid { rows: 4, columns: 4, lowest: 1, highest: 4 };
        let kept = |games: &[&str], drafts: &[&str]| Kept {
            games: games.iter().map(|puzzle| Game::new(puzzle, grid, &[])).collect(),
            drafts: drafts
                .iter()
                .map(|puzzle| KeptDraft { puzzle: (*puzzle).to_owned(), grid, draft: Draft::default() })
                .collect(),
        };
        let mut own = kept(&[".1", ".0"], &[]);
        own.games[0].solved = true;
        let all = own.clone().with(kept(&[".1", ".2"], &[".3"]));
        assert_eq!(all.games[..2], own.games, "a game on the device stays as it is");
        assert_eq!((all.games.len(), all.games[2].puzzle.as_str(), all.drafts.len()), (3, ".2", 1));
        assert_eq!(all.clone().with(all.clone()), all);
    }

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
