//! The codes in links: a file for each kind.

pub(crate) mod cells;
pub(crate) mod f_puzzles;
pub(crate) mod hodoku;
mod json;
mod link;
pub(crate) mod penpa;
mod reading;
pub(crate) mod scl;
pub(crate) mod shapes;
pub(crate) mod solo;
pub(crate) mod sudokuwiki;
mod sumocue;

use json::list;
use link::Link;
use reading::Read;
use serde_json::Value;

/// The readers, each asked in turn. A new kind of code is a line here and a file.
const READERS: [fn(&str) -> Read; 9] = [
    f_puzzles::read,
    scl::read,
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

/// The object that f-puzzles packs into a link, a code of its own, or written out.
pub(crate) fn f_puzzles_object(text: &str) -> Option<Value> {
    if text.starts_with('{') {
        return serde_json::from_str(text)
            .ok()
            .filter(|value| list(value, "grid").first().is_some_and(Value::is_array));
    }
    Link::of(text).codes().iter().find_map(|code| f_puzzles::object(code))
}

/// The puzzle in JSON of f-puzzles or SudokuPad that came unpacked: the cells are objects in rows.
pub(crate) fn of_json(value: &Value) -> Read {
    let has_cells = |name| list(value, name).first().and_then(|row| row.get(0)).is_some_and(Value::is_object);
    match () {
        () if has_cells("grid") => Some(f_puzzles::document(value)),
        () if has_cells("cells") => Some(scl::document(value)),
        () => None,
    }
}
