//! What can happen to the state.

use ichidoku::{Candidate, Cell, CellSet, DigitSet, Solution};

use super::game::Game;
use super::selection::Direction;
use super::settings::Settings;
use super::tool::{Held, Tool};

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// An arrow.
    Go {
        /// Where to.
        direction: Direction,
        /// Whether the other cells stay selected.
        extend: bool,
    },
    /// The focus came to a cell.
    Focus(Cell),
    /// The pointer went down on a cell.
    Press {
        /// The cell.
        cell: Cell,
        /// Whether the other cells stay selected.
        add: bool,
    },
    /// The pointer went over a cell while it was down.
    Drag(Cell),
    /// The pointer went up.
    Release,
    /// Selects every cell.
    SelectAll,
    /// Selects what is not selected.
    Invert,
    /// Selects nothing.
    SelectNone,
    /// Selects the cells that look like one.
    SelectSame {
        /// The cell; the cursor's if it is not said.
        cell: Option<Cell>,
        /// Whether the other cells stay selected.
        add: bool,
    },
    /// Selects these cells.
    Select(CellSet),
    /// Enters a digit with the chosen tool.
    Enter(u8),
    /// Chooses the digit that goes into the cells pressed next, or none.
    Hold(u8),
    /// Enters a digit while keys are held.
    EnterHolding {
        /// The digit.
        digit: u8,
        /// The keys.
        held: Held,
    },
    /// Enters a digit with a tool, whichever is chosen; a colour goes to the whole cell.
    EnterWith {
        /// The tool.
        tool: Tool,
        /// The digit.
        digit: u8,
    },
    /// Clears the tool's layer in the selected cells, or the next.
    Clear,
    /// The same; where givens are typed one after another, a blank among them.
    Blank,
    /// Takes everything out of the selected cells that is not given.
    ClearAll,
    /// Colours or strikes one candidate, whatever is selected.
    Touch(Candidate),
    /// Takes the last step back.
    Undo,
    /// Does it again.
    Redo,
    /// Takes steps back until there is no mistake.
    UndoMistakes,
    /// Takes out everything that is not given.
    Reset,
    /// What is entered from now on is a clue, or the player's own.
    EnterClues(bool),
    /// Makes all digits givens, or none.
    Fix(bool),
    /// Writes all candidates as marks.
    NoteAll,
    /// Writes these candidates, cell by cell, as marks into the open cells.
    Note(Box<[DigitSet; 81]>),
    /// Writes the solution.
    Fill(Solution),
    /// Does what a hint says.
    Apply {
        /// What it places.
        placed: Vec<Candidate>,
        /// What it takes out.
        out: Vec<Candidate>,
    },
    /// Chooses a tool.
    Choose(Tool),
    /// Goes to the next tool, or to the one before.
    NextTool {
        /// Whether to the one before.
        back: bool,
    },
    /// Chooses a colour for candidates, or cells again.
    Tint(Option<u8>),
    /// Changes the settings.
    Set(Settings),
    /// Begins or goes on with a game.
    Load(Box<Game>),
    /// Goes on where another tab has left the same game.
    Follow(Box<Game>),
    /// The solution is known, or that there is none or several.
    Learn(Option<Solution>),
    /// A second has passed.
    Tick,
    /// Pauses, or goes on.
    Pause,
    /// A hint was given.
    Hinted,
    /// Says whether there is a mistake, not where.
    Check,
    /// Reads something out.
    Read(Query),
    /// Says something.
    Say(String),
}

/// Something that is read out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    /// The row of the cursor.
    Row,
    /// The column of the cursor.
    Column,
    /// The box of the cursor.
    Box,
    /// How many of each digit are still to be placed.
    Remaining,
    /// The candidates of the cursor's cell.
    Candidates,
}
