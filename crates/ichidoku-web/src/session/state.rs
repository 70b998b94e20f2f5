//! Everything that the board and its keypad show.

use ichidoku::Solution;

use super::game::Game;
use super::selection::Selection;
use super::settings::Settings;
use super::tool::Tool;

/// Everything that the board and its keypad show.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct State {
    /// The game.
    pub game: Game,
    /// The selected cells.
    pub selection: Selection,
    /// The chosen tool.
    pub tool: Tool,
    /// The choices of the player.
    pub settings: Settings,
    /// The solution, once it is known that there is exactly one.
    pub solution: Option<Solution>,
    /// The colour that candidates get; `None` colours whole cells.
    pub tint: Option<u8>,
    /// The digit that goes into the cells that are pressed, where the digit is chosen first.
    pub chosen: Option<u8>,
    /// Whether the game is paused, and its grid covered.
    pub paused: bool,
    /// Whether digits are clues, as on the screen where puzzles are entered.
    pub enters_clues: bool,
    /// The game that gave way to the empty board on which a puzzle is entered.
    pub behind: Option<Box<Game>>,
    /// What a screen reader says next.
    pub said: String,
}
