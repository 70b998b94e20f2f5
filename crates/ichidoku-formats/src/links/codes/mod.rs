//! The codes in links: a file for each kind.

pub(crate) mod cells;
pub(crate) mod f_puzzles;
pub(crate) mod hodoku;
mod json;
mod link;
mod own;
pub(crate) mod penpa;
mod reading;
pub(crate) mod scl;
pub(crate) mod shapes;
mod site_object;
pub(crate) mod solo;
pub(crate) mod sudokumaker;
pub(crate) mod sudokuwiki;
mod sumocue;
mod zipped;

use json::list;
use link::Link;
use reading::Read;
use serde_json::Value;

pub use site_object::SiteObject;
pub(crate) use site_object::in_text;

/// The readers, each asked in turn. A new kind of code is a line here and a file.
const READERS: [fn(&str) -> Read; 11] = [
    own::read,
    f_puzzles::read,
    scl::read,
    sudokumaker::read,
    sudokuwiki::read,
    shapes::read,
    sumocue::read,
    solo::read,
    hodoku::read,
    cells::read,
    penpa::read,
];

/// What the code in a link holds, or a code that stands alone; `None` if there is none.
pub(super) fn read(line: &str) -> Read {
    Link::of(line).codes().into_iter().find_map(|code| READERS.iter().find_map(|read| read(&code)))
}

/// The puzzle in JSON of f-puzzles, SudokuPad or SudokuMaker that came unpacked.
pub(crate) fn of_json(value: &Value) -> Read {
    let has_rows = |name| list(value, name).first().and_then(|row| row.get(0)).is_some_and(Value::is_object);
    match () {
        () if has_rows("grid") => Some(f_puzzles::document(value)),
        () if has_rows("cells") => Some(scl::document(value)),
        () if sudokumaker::is_object(value) => Some(sudokumaker::document(sudokumaker::puzzle_of(value))),
        () => None,
    }
}
