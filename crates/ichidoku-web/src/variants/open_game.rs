//! A game with what is selected on it, and what typing does.

use super::game::Game;
use super::labels::{entered, selected};
use super::selected::Selected;
use crate::session::{Direction, Msg, Settings, Tool};
use crate::words::word;

/// A game that is open.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenGame {
    /// The game.
    pub game: Game,
    /// Which layer of a cell an entry goes to.
    pub tool: Tool,
    /// What is selected.
    selected: Selected,
    /// The digit whose first figures were typed last, if more may follow: 1 of 12.
    typed: Option<i16>,
    /// What was last said.
    pub said: String,
}

impl OpenGame {
    /// The board of a game, with the cursor in the first open cell.
    pub fn new(game: Game) -> Self {
        let open = (0..game.grid.cells()).find(|cell| game.digit(*cell).is_none());
        let selected = Selected::at(open.unwrap_or_default());
        Self { game, tool: Tool::Digit, selected, typed: None, said: String::new() }
    }

    /// What is selected.
    pub const fn selected(&self) -> &Selected {
        &self.selected
    }

    // ---- selecting ----

    /// The pointer went down on a cell.
    pub fn press(&mut self, cell: usize, add: bool) {
        self.typed = None;
        self.selected.press(cell, add);
    }

    /// The pointer went to a cell, over those on the way: one that is fast is not seen on each of them.
    pub fn drag(&mut self, cell: usize) {
        self.game.grid.way(self.selected.cursor(), cell).for_each(|cell| self.selected.drag(cell));
    }

    /// The pointer went up.
    pub const fn release(&mut self) {
        self.selected.release();
    }

    /// The keyboard's focus came to a cell.
    pub fn focus(&mut self, cell: usize) {
        self.typed = None;
        self.selected.focus(cell);
    }

    /// Selects these cells.
    pub fn select(&mut self, cells: Vec<usize>) {
        self.typed = None;
        self.selected.select(cells);
    }

    fn go(&mut self, direction: Direction, extend: bool, wraps: bool) {
        self.typed = None;
        self.selected.go(&self.game.grid, direction, extend, wraps);
    }

    // ---- entering ----

    /// A figure was typed. Two that follow each other are one digit where the grid has it: 1 and 2 are 12.
    pub fn type_digit(&mut self, figure: i16, tool: Tool) {
        let longer = self.typed.map(|first| 10 * first + figure).filter(|digit| self.game.grid.has(*digit));
        let digit = match longer {
            Some(digit) if tool != Tool::Colour => {
                self.game.forget();
                digit
            }
            _ => figure,
        };
        self.enter(digit, tool);
        self.typed = (tool != Tool::Colour && 10 * digit <= self.game.grid.highest && digit > 0).then_some(digit);
    }

    /// Puts a digit or a mark into the selected cells; 0 empties them where it is no digit.
    pub fn enter(&mut self, digit: i16, tool: Tool) {
        self.typed = None;
        let has = if tool == Tool::Colour { (1..=9).contains(&digit) } else { self.game.grid.has(digit) };
        match digit {
            _ if has => {
                self.select_something();
                let changed = self.game.enter(self.selected.cells(), digit, tool);
                self.say_entered(changed, tool);
            }
            0 => self.clear(),
            _ => {}
        }
    }

    /// Empties the selected cells, layer by layer.
    pub fn clear(&mut self) {
        self.typed = None;
        self.select_something();
        let changed = self.game.clear(self.selected.cells(), self.tool);
        self.say_entered(changed, self.tool);
    }

    /// Whoever types before selecting anything means the cell with the cursor.
    fn select_something(&mut self) {
        if self.selected.cells().is_empty() {
            self.selected.focus(self.selected.cursor());
        }
    }

    fn say_entered(&mut self, changed: bool, tool: Tool) {
        self.said =
            if changed { entered(&self.game, self.selected.cells(), tool) } else { word("said-nothing").to_owned() };
    }

    /// Does what a key of the app asks for, as far as it is something here.
    pub fn update(&mut self, msg: &Msg, settings: &Settings) {
        match msg {
            Msg::Go { direction, extend } => {
                self.go(*direction, *extend, settings.wrap);
                self.said = selected(self.selected.cells().len());
            }
            Msg::EnterHolding { digit, held } => self.type_digit((*digit).into(), self.tool.while_held(*held)),
            Msg::Clear | Msg::Blank => self.clear(),
            Msg::Undo => self.step_back(),
            Msg::Redo => self.step_on(),
            Msg::SelectAll => self.select((0..self.game.grid.cells()).collect()),
            Msg::SelectNone => self.select(Vec::new()),
            Msg::Invert => {
                let others = (0..self.game.grid.cells()).filter(|cell| !self.selected.has(*cell));
                self.select(others.collect());
            }
            Msg::SelectSame { .. } => self.select_same(),
            Msg::Choose(tool) => self.choose(*tool),
            Msg::NextTool { back } => self.choose(self.tool.next(*back, settings.notes)),
            _ => {}
        }
    }

    /// Selects the cells with the digit of the cursor's cell.
    fn select_same(&mut self) {
        if let Some(digit) = self.game.digit(self.selected.cursor()) {
            self.select((0..self.game.grid.cells()).filter(|cell| self.game.digit(*cell) == Some(digit)).collect());
        }
    }

    /// Chooses a tool.
    pub fn choose(&mut self, tool: Tool) {
        self.typed = None;
        self.tool = tool;
    }

    fn step_back(&mut self) {
        self.typed = None;
        self.said = word(if self.game.undo() { "said-undone" } else { "said-nothing-to-undo" }).to_owned();
    }

    fn step_on(&mut self) {
        self.typed = None;
        self.said = word(if self.game.redo() { "said-redone" } else { "said-nothing-to-redo" }).to_owned();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::Grid;

    fn board(lowest: i16, highest: i16) -> OpenGame {
        let mut board = OpenGame::new(Game::new(".", Grid { rows: 4, columns: 4, lowest, highest }, &[]));
        board.press(0, false);
        board
    }

    fn typed(board: &mut OpenGame, figures: &[i16]) -> Option<i16> {
        figures.iter().for_each(|figure| board.type_digit(*figure, Tool::Digit));
        board.game.digit(0)
    }

    #[test]
    fn two_figures_are_one_digit_where_there_is_one() {
        assert_eq!(typed(&mut board(1, 16), &[1, 6]), Some(16));
        assert_eq!(typed(&mut board(1, 16), &[1, 7]), Some(7));
        assert_eq!(typed(&mut board(1, 16), &[1, 0]), Some(10));
        assert_eq!(typed(&mut board(1, 16), &[2, 3]), Some(3));
        assert_eq!(typed(&mut board(1, 9), &[1, 2]), Some(2));
        assert_eq!(typed(&mut board(1, 16), &[1, 1, 1]), Some(1));
    }

    #[test]
    fn keys_work_from_the_first_moment() {
        let grid = Grid { rows: 4, columns: 4, lowest: 1, highest: 4 };
        let mut board = OpenGame::new(Game::new(".", grid, &[Some(1), Some(2)]));
        board.type_digit(3, Tool::Digit);
        assert_eq!((board.game.digit(2), board.selected().cells()), (Some(3), &[2][..]));
    }

    #[test]
    fn both_figures_are_one_step() {
        let mut board = board(1, 16);
        _ = typed(&mut board, &[1, 2]);
        assert_eq!(board.game.steps(), 1);
        assert!(board.game.undo() && board.game.digit(0).is_none());
    }

    #[test]
    fn another_cell_begins_another_digit() {
        let mut board = board(1, 16);
        _ = typed(&mut board, &[1]);
        board.press(1, false);
        board.type_digit(2, Tool::Digit);
        assert_eq!((board.game.digit(0), board.game.digit(1)), (Some(1), Some(2)));
    }

    #[test]
    fn zero_empties_a_cell_unless_it_is_a_digit() {
        assert_eq!(typed(&mut board(0, 8), &[0]), Some(0));
        assert_eq!(typed(&mut board(1, 9), &[5, 0]), None);
    }

    #[test]
    fn marks_of_two_figures_replace_the_first() {
        let mut board = board(1, 16);
        [1, 4].into_iter().for_each(|figure| board.type_digit(figure, Tool::Centre));
        assert_eq!(board.game.content(0).centre.iter().copied().collect::<Vec<_>>(), [14]);
    }
}
