//! What a puzzle is called that has no title.

use super::grid::Grid;
use super::palette::rule_label;
use crate::words::word;

/// How many of its rules a puzzle is named by.
const MOST: usize = 2;

/// What a puzzle of a grid is called by its rules, the first of them; empty if it has none.
///
/// ```
/// use ichidoku_web::variants::{Grid, named_by_rules};
/// let grid = Grid { rows: 6, columns: 6, lowest: 1, highest: 6 };
/// let named_by_rules = |puzzle| named_by_rules(puzzle, &grid);
/// assert_eq!(named_by_rules(".Shape~6x6.Cage~3~R1C1~R1C2.Cage~4~R2C1~R2C2.AntiKnight.~R1C1_1"), "Killer, Anti-knight");
/// assert_eq!(named_by_rules(".Or.Sum~3_=_1_-1~R1C1~R1C2.X~R1C1~R1C2.End.AntiKing"), "Anti-king");
/// assert_eq!(named_by_rules(".WhiteDot~R1C1~R1C2.StrictKropki"), "Kropki dots");
/// assert_eq!(named_by_rules(".Shape~6x6.~R1C1_1"), "");
/// ```
pub fn named_by_rules(puzzle: &str, grid: &Grid) -> String {
    let mut names: Vec<String> = Vec::new();
    for rule in certain(puzzle).filter(|rule| is_named(rule)) {
        let name = kind_of(rule).map_or_else(|| rule_label(&format!(".{rule}"), grid), str::to_owned);
        if names.len() < MOST && !name.starts_with('.') && !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// The rules that hold in any case: not those of which one does.
fn certain(puzzle: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_usize;
    puzzle.split('.').filter(move |rule| {
        let was_certain = depth == 0;
        match code(rule) {
            "Or" => depth += 1,
            "And" | "Replicate" if !was_certain => depth += 1,
            "End" => depth = depth.saturating_sub(1),
            _ => return was_certain,
        }
        false
    })
}

/// False for what says nothing of the kind of a puzzle: its size, its clues, that irregular boxes take the place of the usual, and that what
/// is between cells is all there.
fn is_named(rule: &str) -> bool {
    !(rule.is_empty()
        || rule.starts_with('~')
        || ["Shape", "NoBoxes", "StrictKropki", "StrictXV"].contains(&code(rule)))
}

/// The name of a rule in the words of the Interactive Sudoku Solver.
fn code(rule: &str) -> &str {
    rule.split('~').next().unwrap_or_default()
}

/// What puzzles with a rule are called.
fn kind_of(rule: &str) -> Option<&'static str> {
    Some(match code(rule) {
        "Cage" => word("kind-killer"),
        "Thermo" => word("kind-thermo"),
        "Arrow" => word("kind-arrow"),
        "Jigsaw" => word("kind-jigsaw"),
        "WhiteDot" | "BlackDot" => word("kind-kropki"),
        "X" | "V" => word("kind-xv"),
        "Diagonal" => word("kind-x"),
        _ => return None,
    })
}
