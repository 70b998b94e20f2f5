//! What is drawn in a puzzle of SudokuPad.
//!
//! ```text
//! "lines":    [{"wayPoints":[[0.5,0.5],[1.5,0.5]],"color":"#67f067","thickness":10}]     "arrows" have the same
//! "overlays": [{"center":[0.5,1],"width":0.4,"height":0.4,"rounded":true,"backgroundColor":"#fff","text":"X"}]
//! ```

use serde_json::Value;

use crate::text::json::list;
use crate::text::members::{Members, hundredths, length};
use crate::{Colour, Drawing, DrawnLine, DrawnSign, Figure, Spot};

/// How many pixels a cell has in lengths that aren't in cells.
const PIXELS: f64 = 64.0;

/// Members that change how a drawing looks, but not what it is: the order among others, the form of ends and of
/// letters, the thickness of a border.
const SILENT: [&str; 10] = [
    "target",
    "stroke-linecap",
    "stroke-linejoin",
    "headLength",
    "role",
    "borderSize",
    "stroke-width",
    "thickness",
    "class",
    "textStroke",
];

/// The lists of drawings, in the order in which they lie over each other.
pub(super) const DRAWN: [&str; 4] = ["lines", "arrows", "underlays", "overlays"];

/// All lines, arrows and signs.
pub(super) fn drawings(puzzle: &Value) -> Vec<Drawing> {
    let of = |name: &'static str| list(puzzle, name).iter().map(move |value| drawing(name, value));
    DRAWN.into_iter().flat_map(of).collect()
}

fn drawing(name: &str, value: &Value) -> Drawing {
    let mut members = Members::of(value);
    let figure = match name {
        "lines" => Figure::Line(line(&mut members)),
        "arrows" => Figure::Arrow(line(&mut members)),
        _ => Figure::Sign(sign(&mut members, name == "overlays")),
    };
    Drawing { figure, unread: members.unread(&SILENT) }
}

/// How a line looks, and where it goes.
fn line(members: &mut Members<'_>) -> DrawnLine {
    let thickness = pixels(members, "thickness", 8);
    let colour = members.colour("color").unwrap_or(Colour::BLACK);
    let spots = members.read("wayPoints", |value| {
        let spots = value.as_array()?.iter().map(spot).collect::<Option<Vec<_>>>()?;
        Some(spots).filter(|spots| spots.len() > 1)
    });
    DrawnLine { spots: members.required("wayPoints", spots).unwrap_or_default(), colour, thickness }
}

fn sign(members: &mut Members<'_>, is_over: bool) -> DrawnSign {
    let text = members.text("text");
    let middle = members.read("center", spot);
    DrawnSign {
        middle: members.required("center", middle),
        width: members.read("width", length).unwrap_or(0),
        height: members.read("height", length).unwrap_or(0),
        is_round: members.read("rounded", Value::as_bool).unwrap_or(false),
        angle: members.angle(),
        fill: members.colour("backgroundColor"),
        border: members.colour("borderColor"),
        text,
        text_colour: members.colour("color").unwrap_or(Colour::BLACK),
        text_size: pixels(members, "fontSize", 50),
        is_over,
    }
}

/// A length in pixels, in hundredths of a cell.
fn pixels(members: &mut Members<'_>, name: &'static str, usual: i32) -> i32 {
    let read = members.read(name, |value| length(&Value::from(value.as_f64()? / PIXELS)));
    read.unwrap_or(usual)
}

/// A row and a column.
fn spot(value: &Value) -> Option<Spot> {
    let [row, column] = value.as_array()?.as_slice() else { return None };
    Some(Spot { row: hundredths(row)?, column: hundredths(column)? })
}
