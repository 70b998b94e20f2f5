//! What each cell shows.

use super::content::Content;
use super::labels::cell_label;
use super::open_game::OpenGame;

/// What a cell shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellLook {
    /// Classes for the style sheet.
    pub classes: String,
    /// What is heard of it.
    pub label: String,
    /// The digit that the player has put in; given ones are in the picture.
    pub digit: Option<i16>,
    /// The marks, where there is no digit.
    pub marks: Content,
    /// True if it is selected.
    pub selected: bool,
    /// True if its digit is given.
    pub given: bool,
    /// True if it has the cursor.
    pub cursor: bool,
}

/// The cells whose digits can't stay.
#[derive(Clone, Default, Debug)]
pub struct Faults {
    /// Those that were checked and aren't in the solution.
    pub wrong: Vec<usize>,
    /// Those that stand twice where none may repeat.
    pub clashing: Vec<usize>,
}

/// What there is around the digits of a board.
#[derive(Clone, Default, Debug)]
pub struct Setting {
    /// For each cell whether fog hides it, as [`fog`](super::fog::fog) says; nothing where there is no fog.
    pub fog: Vec<bool>,
    /// The cells in whose first corner the picture has a label, such as the sum of a cage.
    pub labelled: Vec<usize>,
    /// The cells about which a hint says something. Its picture marks them itself, but for those that fog hides.
    pub advised: Vec<usize>,
}

/// What each cell of a board shows. A hint has a picture of its own: of the player's, marks stay in cells that it has no notes in, which
/// are given as `noted`.
pub fn look(board: &OpenGame, faults: &Faults, setting: &Setting, noted: Option<&[usize]>) -> Vec<CellLook> {
    let is_hint = noted.is_some();
    let of_cell = |cell| {
        let (game, selected) = (&board.game, board.selected());
        let (is_selected, is_wrong) = (selected.has(cell), faults.wrong.contains(&cell));
        let is_clashing = !is_wrong && faults.clashing.contains(&cell);
        let fault = match (is_wrong, is_clashing) {
            (true, _) => Some("label-wrong"),
            (_, true) => Some("label-clash"),
            _ => None,
        };
        let content = game.content(cell);
        let digit = content.digit.filter(|_| !is_hint);
        let mut marks = content.clone();
        if is_hint {
            marks.colours.clear();
        }
        if content.digit.is_some() || noted.is_some_and(|noted| noted.contains(&cell)) {
            (marks.corner, marks.centre) = Default::default();
        }
        let is_hidden = setting.fog.get(cell) == Some(&true);
        let flags = [
            ("selected", is_selected && !is_hint),
            ("wrong", is_wrong),
            ("clash", is_clashing),
            ("coloured", !marks.colours.is_empty()),
            ("fogged", is_hidden),
            ("advised", (is_hidden || !is_hint) && setting.advised.contains(&cell)),
            ("labelled", setting.labelled.contains(&cell)),
        ];
        let flags = flags.into_iter().filter(|(_, is)| *is).map(|(name, _)| format!(" {name}"));
        CellLook {
            classes: format!("cell{}", flags.collect::<String>()),
            label: cell_label(game, cell, fault, is_hidden),
            digit,
            marks,
            selected: is_selected,
            given: game.given(cell).is_some(),
            cursor: selected.cursor() == cell,
        }
    };
    (0..board.game.grid.cells()).map(of_cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Tool;
    use crate::variants::{Game, Grid};

    #[test]
    fn marks_stay_beside_the_notes_of_a_hint() {
        let mut game = Game::new(".", Grid { rows: 4, columns: 4, lowest: 1, highest: 4 }, &[]);
        game.enter(&[0, 1], 3, Tool::Centre);
        game.enter(&[2], 4, Tool::Digit);
        let look = look(&OpenGame::new(game), &Faults::default(), &Setting::default(), Some(&[0]));
        let shown = |cell: usize| (look[cell].digit, look[cell].marks.centre.len());
        assert_eq!([0, 1, 2].map(shown), [(None, 0), (None, 1), (None, 0)]);
    }
}
