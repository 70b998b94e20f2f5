//! What is drawn in a puzzle of f-puzzles.
//!
//! ```text
//! "line":   [{"lines":[["R1C1","R1C2"]],"outlineC":"#cfcfcf","width":0.3}]
//! "circle": [{"cells":["R1C1"],"baseC":"#fff","outlineC":"#000","fontC":"#000","width":0.8,"height":0.8,"value":"x"}]
//! ```

use serde_json::Value;

use super::names::CLEAR;
use super::rule::Rule;
use crate::text::json::list;
use crate::text::members::{Members, length};
use crate::{Cell, Colour, Drawing, DrawnCage, DrawnLine, DrawnSign, Figure, Shape, Spot};

/// The lists of drawings, in the order in which they lie over each other.
pub(super) const DRAWN: [&str; 5] = ["cage", "line", "rectangle", "circle", "text"];

/// How thick a line is where nothing is said, and how large a sign or a text, in hundredths of a cell.
const THICKNESS: i32 = 30;
const SIZE: i32 = 80;
const TEXT_SIZE: i32 = 70;

/// What is drawn, and the cells that a cage says are clear in the fog.
#[derive(Default)]
pub(super) struct Drawn {
    /// Names, such as `line (2)`.
    pub(super) names: Vec<String>,
    pub(super) drawings: Vec<Drawing>,
    pub(super) clear: Vec<Cell>,
}

impl Drawn {
    pub(super) fn of(puzzle: &Value, shape: Shape) -> Self {
        let mut drawn = Self::default();
        for name in DRAWN {
            let before = drawn.drawings.len();
            for value in list(puzzle, name) {
                drawn.add(name, &Rule { value, shape });
            }
            let count = drawn.drawings.len() - before;
            drawn.names.extend((count > 0).then(|| format!("{name} ({count})")));
        }
        drawn
    }

    fn add(&mut self, name: &str, rule: &Rule<'_>) {
        let mut members = Members::of(rule.value);
        let figures = match name {
            "line" => lines(&mut members, rule),
            "cage" => {
                let cells = members.read("cells", |cells| rule.cells_of(cells));
                let (cells, text) = (members.required("cells", cells).unwrap_or_default(), members.text("value"));
                if text.eq_ignore_ascii_case(CLEAR) {
                    return self.clear.extend(cells);
                }
                vec![Figure::Cage(DrawnCage { cells, text })]
            }
            _ => vec![Figure::Sign(sign(&mut members, name, rule))],
        };
        // The colours of a cage and what a menu of the site keeps say nothing of what is meant.
        let unread = members.unread(&["outlineC", "fontC", "fromConstraint", "isNewConstraint"]);
        self.drawings.extend(figures.into_iter().map(|figure| Drawing { figure, unread: unread.clone() }));
    }
}

/// Each line of one colour; one without any place if they can't be read.
fn lines(members: &mut Members<'_>, rule: &Rule<'_>) -> Vec<Figure> {
    let colour = members.colour("outlineC").unwrap_or(Colour::BLACK);
    let thickness = members.read("width", length).unwrap_or(THICKNESS);
    let spots = |line: &Value| {
        let spots = line.as_array()?.iter().map(|cell| middle(rule, std::slice::from_ref(cell)));
        spots.collect::<Option<Vec<_>>>().filter(|spots| spots.len() > 1)
    };
    let lines = members.read("lines", |lines| lines.as_array()?.iter().map(spots).collect());
    let lines: Vec<Vec<Spot>> = members.required("lines", lines).unwrap_or_else(|| vec![Vec::new()]);
    lines.into_iter().map(|spots| Figure::Line(DrawnLine { spots, colour, thickness })).collect()
}

/// A circle, a rectangle or a text.
fn sign(members: &mut Members<'_>, name: &str, rule: &Rule<'_>) -> DrawnSign {
    let middle = members.read("cells", |cells| middle(rule, cells.as_array()?));
    let is_text = name == "text";
    let side = |members: &mut Members<'_>, name| {
        if is_text { 0 } else { members.read(name, length).unwrap_or(SIZE) }
    };
    DrawnSign {
        middle: members.required("cells", middle),
        width: side(members, "width"),
        height: side(members, "height"),
        is_round: name == "circle",
        angle: members.angle(),
        fill: members.colour("baseC").filter(|_| !is_text),
        border: members.colour("outlineC").filter(|_| !is_text),
        text: members.text("value"),
        text_colour: members.colour("fontC").unwrap_or(Colour::BLACK),
        text_size: members.read("size", length).unwrap_or(TEXT_SIZE),
        is_over: is_text,
    }
}

/// The middle of some cells, which may lie outside of the grid: a sign on two of them stands on their edge.
fn middle(rule: &Rule<'_>, cells: &[Value]) -> Option<Spot> {
    let count = i32::try_from(cells.len()).ok().filter(|count| *count > 0)?;
    let places = cells.iter().map(|cell| rule.place(cell)).collect::<Option<Vec<_>>>()?;
    let middle = |sum: i32| 100 * sum / count - 50;
    let sum = |of: fn(&(isize, isize)) -> isize| i32::try_from(places.iter().map(of).sum::<isize>()).ok();
    let is_near = places.iter().all(|(row, column)| (-1..=51).contains(row) && (-1..=51).contains(column));
    is_near.then(|| Some(Spot { row: middle(sum(|place| place.0)?), column: middle(sum(|place| place.1)?) }))?
}
