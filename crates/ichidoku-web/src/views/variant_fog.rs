//! Fog over a puzzle: what it hides on the board and among the rules in words.

use super::app::Status;
use super::dom::{Part, follow};
use super::reactive::*;
use super::variant_table::{Rule, Table};
use crate::variants::{Grid, Known, fog};
use crate::words::phrase;

impl Table {
    /// For each cell whether fog hides it; nothing where there is no fog, and in the studio.
    fn fogged(self) -> Vec<bool> {
        let status = self.status.get();
        if self.draft.with(Option::is_some) {
            return Vec::new();
        }
        let hidden = self.solution.with_value(|solution| {
            let known = match (solution, status) {
                (Some(solution), _) => Known::Solution(solution),
                (None, Status::Several | Status::Unsolvable) => Known::NoSolution,
                (None, Status::Unknown | Status::Unique) => Known::Nothing,
            };
            self.see(|board| fog(&board.game, known))
        });
        hidden.unwrap_or_default()
    }

    /// What can be known of a rule: of one that fog hides in part, that it goes on there; of one that it hides, nothing.
    pub(super) fn seen_through_fog(self, rule: &Rule) -> Option<Rule> {
        let clear = self.fog.with(|fog| {
            let is_clear = |cell: &usize| fog.get(*cell) != Some(&true);
            rule.cells.iter().copied().filter(is_clear).collect::<Vec<_>>()
        });
        // A little killer's clue names the cell that it stands outside of.
        if clear.len() == rule.cells.len() || rule.code.starts_with(".LittleKiller~") {
            return Some(rule.clone());
        }
        let grid = self.peek(|board| board.game.grid).filter(|_| !clear.is_empty())?;
        let names = clear.iter().map(|cell| grid.name(*cell)).collect::<Vec<_>>().join(", ");
        let text = phrase("variant-in-fog", &[("cells", &names)]);
        Some(Rule { code: String::new(), text, cells: clear })
    }
}

impl Table {
    /// A puzzle without the rules that fog hides, in whole or in part: a hint must not tell of them.
    pub(super) fn in_sight(self, puzzle: &str) -> String {
        let is_hidden = |rule: &&Rule| self.seen_through_fog(rule).as_ref() != Some(*rule);
        let hidden = untrack(|| {
            self.rules.with(|rules| rules.iter().filter(is_hidden).map(|rule| rule.code.clone()).collect::<Vec<_>>())
        });
        let is_seen = |item: &&str| !hidden.iter().any(|code| code.strip_prefix('.') == Some(item));
        puzzle.split('.').filter(is_seen).collect::<Vec<_>>().join(".")
    }
}

/// Lifts the fog and lets it fall as digits come and go.
pub(super) fn keep_fog(table: Table) {
    follow(move || {
        let now = table.fogged();
        if table.fog.get_untracked() != now {
            table.fog.set(now);
        }
    });
}

/// Draws the lines of the grid over the fog, which hides those of the picture.
pub(super) fn keep_lines(table: Table, grid: Grid, cells: Vec<Part>) {
    follow(move || {
        table.boxes.with(|boxes| {
            for (cell, place) in cells.iter().enumerate() {
                place.style("--lines", &lines(&grid, boxes, cell));
            }
        });
    });
}

/// The lines around a cell as shadows inside of it: strong ones where another box begins.
fn lines(grid: &Grid, boxes: &[usize], cell: usize) -> String {
    let line = |(down, right): (isize, isize)| {
        let near = grid.step(cell, down, right)?;
        let width = if boxes.get(near) == boxes.get(cell) { "0.5px" } else { "1.5px" };
        Some(format!("inset calc({} * {width}) calc({} * {width}) var(--edge)", -right, -down))
    };
    [(-1, 0), (1, 0), (0, -1), (0, 1)].into_iter().filter_map(line).collect::<Vec<_>>().join(",")
}
