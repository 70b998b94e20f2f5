//! The game's state and the rules of editing it: no browser in here.
//!
//! ```
//! use ichidoku_web::session::{Msg, State};
//! let mut state = State::default();
//! state.update(Msg::Press { cell: "r5c5".parse().unwrap(), add: false });
//! state.update(Msg::Release);
//! state.update(Msg::Enter(7));
//! assert_eq!(state.game.digit("r5c5".parse().unwrap()).unwrap().get(), 7);
//! state.update(Msg::Undo);
//! assert!(state.game.digit("r5c5".parse().unwrap()).is_none());
//! ```

mod attempt;
mod cell_menu;
mod content;
mod copy;
mod entering;
mod exercising;
mod faults;
mod game;
mod history;
mod keys;
mod labels;
mod learning;
mod lesson_keys;
mod lesson_position;
mod lesson_run;
mod library;
mod looking_back;
mod msg;
mod pointer;
mod progress;
mod record;
mod rules;
mod saved;
mod selection;
mod settings;
mod share;
mod state;
mod symmetry;
mod tool;
mod update;

pub use ichidoku::Rules;

pub use attempt::Attempt;
pub use cell_menu::{CellFacts, Choice};
pub use content::Content;
pub use copy::copied;
pub(crate) use copy::seen_grid;
pub use exercising::{Done, exercise_fragment};
pub use faults::Faults;
pub use game::{Game, Origin};
pub use history::{Change, History, Step};
pub use keys::{Key, Shortcut, shortcut};
pub use labels::{cell_label, cell_name, house_name, read_out};
pub use learning::{Demand, Learning, Learnt, LessonState, kind_letter};
pub use lesson_keys::{LessonKey, lesson_key};
pub use lesson_position::{Input, LessonAnswer, LessonPosition};
pub use lesson_run::{Finished, Mode, Outcome, Run, Wanted};
pub use library::{Backup, Shelf, Summary};
pub use looking_back::{Entry, decisive, entries, entries_text, longest};
pub use msg::{Msg, Query};
pub use pointer::{candidate_at, cell_at};
pub use record::{Record, Records};
pub use saved::read_saved;
pub use selection::{Direction, Selection};
pub use settings::{CopyForm, Keeping, Keypad, Mistakes, NoteSize, Notes, Settings, Theme};
pub use share::{Linked, fragment, from_fragment, from_line, is_link, progress_fragment};
pub use state::State;
pub use symmetry::missing_for_symmetry;
pub use tool::{Held, Tool};
pub use update::tool_name;
