//! Puzzles of other sizes and rules: the state of a game and the rules of editing it. No browser in here.
//!
//! ```
//! use ichidoku_web::session::Tool;
//! use ichidoku_web::variants::{OpenGame, Game, Grid};
//! let grid = Grid { rows: 16, columns: 16, lowest: 1, highest: 16 };
//! let mut board = OpenGame::new(Game::new(".Shape~16x16", grid, &[]));
//! board.press(5, false);
//! board.type_digit(1, Tool::Digit);
//! board.type_digit(2, Tool::Digit);
//! assert_eq!(board.game.digit(5), Some(12));
//! assert!(board.game.undo());
//! assert_eq!(board.game.digit(5), None);
//! ```

mod boxes;
mod clashes;
mod content;
mod dots;
mod draft;
mod fog;
mod game;
mod grid;
mod kept;
mod labels;
mod look;
mod margin;
mod naming;
mod open_game;
mod origin;
mod palette;
mod picture;
mod placing;
mod selected;
mod sets;
mod sketch_labels;
mod sketches;

pub use boxes::with_box;
pub use clashes::clashing;
pub use content::Content;
pub use draft::Draft;
pub use fog::{Known, fog};
pub use game::{Advice, Game};
pub use grid::Grid;
pub use kept::{Kept, KeptDraft, MOST_DRAFTS, MOST_KEPT};
pub use labels::{cell_label, cell_name, digits_text, wrong_text};
pub use look::{CellLook, Faults, Setting, look};
pub use naming::named_by_rules;
pub use open_game::OpenGame;
pub use origin::Origin;
pub use palette::{PALETTE, RuleKind, Section, rule_label};
pub use picture::{Area, on_paper, themed, viewed, without_names};
pub use placing::Missing;
pub use selected::Selected;
pub use sets::Sets;
pub use sketch_labels::{meaning_label, sketch_label};
pub use sketches::Sketches;
