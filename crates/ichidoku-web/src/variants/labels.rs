//! What is said of cells of a grid of any size.

use std::collections::BTreeSet;

use super::game::Game;
use super::grid::Grid;
use crate::session::Tool;
use crate::words::{phrase, word};

/// What a cell is called.
pub fn cell_name(grid: &Grid, cell: usize) -> String {
    let (row, column) = grid.place(cell);
    phrase("cell", &[("row", &(row + 1)), ("column", &(column + 1))])
}

/// Digits with spaces between them.
pub fn digits_text(digits: &BTreeSet<i16>) -> String {
    digits.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// What a cell is, with all that it holds. What is wrong with its digit is named by the text that says so.
pub fn cell_label(game: &Game, cell: usize, fault: Option<&'static str>, is_hidden: bool) -> String {
    let (name, content) = (cell_name(&game.grid, cell), game.content(cell));
    let notes: BTreeSet<i16> = content.corner.union(&content.centre).copied().collect();
    let label = match (game.given(cell), content.digit) {
        (Some(digit), _) => phrase("label-given", &[("cell", &name), ("digit", &digit.to_string())]),
        (None, Some(digit)) => phrase("label-digit", &[("cell", &name), ("digit", &digit.to_string())]),
        _ if notes.is_empty() => phrase("label-empty", &[("cell", &name)]),
        _ => phrase("label-notes", &[("cell", &name), ("notes", &digits_text(&notes))]),
    };
    let label = fault.map_or_else(|| label.clone(), |fault| phrase(fault, &[("label", &label)]));
    let label = if is_hidden { phrase("label-fog", &[("label", &label)]) } else { label };
    match &content.colours {
        colours if colours.is_empty() => label,
        colours => phrase("label-colours", &[("label", &label), ("colours", &digits_text(colours))]),
    }
}

/// What to say once so many cells are selected; nothing for one, whose own label is read.
pub(super) fn selected(count: usize) -> String {
    match count {
        count if count > 1 => phrase("said-selected", &[("count", &count)]),
        _ => String::new(),
    }
}

/// What to say after something was put into cells with a tool, or taken out.
pub(super) fn entered(game: &Game, cells: &[usize], tool: Tool) -> String {
    let [cell] = cells else { return phrase("said-many", &[("count", &cells.len())]) };
    let (name, content) = (cell_name(&game.grid, *cell), game.content(*cell));
    let cleared = || phrase("said-cleared", &[("cell", &name)]);
    match (tool, content.marks(tool)) {
        (_, None) => content
            .digit
            .map_or_else(cleared, |digit| phrase("said-digit", &[("cell", &name), ("digit", &digit.to_string())])),
        (Tool::Colour, Some(colours)) if !colours.is_empty() => {
            phrase("said-colours", &[("cell", &name), ("colours", &digits_text(colours))])
        }
        (Tool::Colour, _) => phrase("said-no-colours", &[("cell", &name)]),
        (_, Some(notes)) if notes.is_empty() => phrase("said-no-notes", &[("cell", &name)]),
        (_, Some(notes)) => phrase("said-notes", &[("cell", &name), ("notes", &digits_text(notes))]),
    }
}

/// What is wrong with the digits on the board, in words; empty if nothing is.
pub fn wrong_text(wrong: &[usize]) -> String {
    match wrong.len() {
        0 => word("said-faultless").to_owned(),
        count => phrase("variant-wrong", &[("count", &count)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_read_with_all_that_it_holds() {
        let grid = Grid { rows: 2, columns: 12, lowest: 1, highest: 12 };
        let mut game = Game::new(".", grid, &[Some(12)]);
        assert_eq!(cell_label(&game, 0, None, false), "row 1, column 1, 12, clue");
        game.enter(&[13], 11, Tool::Corner);
        game.enter(&[13], 2, Tool::Centre);
        assert_eq!(cell_label(&game, 13, None, false), "row 2, column 2, empty, notes 2 11");
        game.enter(&[13], 10, Tool::Digit);
        game.enter(&[13], 4, Tool::Colour);
        assert_eq!(
            cell_label(&game, 13, Some("label-wrong"), true),
            "row 2, column 2, 10, mistake, in the fog, colour 4"
        );
    }
}
