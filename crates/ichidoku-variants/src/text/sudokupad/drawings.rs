//! What is drawn in a puzzle of SudokuPad.
//!
//! ```text
//! "lines":    [{"wayPoints":[[0.5,0.5],[1.5,0.5]],"color":"#67f067","thickness":10}]     "arrows" have the same
//! "overlays": [{"center":[0.5,1],"width":0.4,"height":0.4,"rounded":true,"backgroundColor":"#fff","text":"X"}]
//! ```

use serde_json::Value;

use crate::text::json::{is_void, list};
use crate::{Colour, Drawing, DrawnLine, DrawnSign, Figure, Spot};

/// How many pixels a cell has in lengths that aren't in cells.
const PIXELS: f64 = 64.0;

/// No place or length is farther than this, in cells.
const FARTHEST: f64 = 100.0;

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
    let mut members = Members { value, known: Vec::new(), unread: Vec::new() };
    let figure = match name {
        "lines" => Figure::Line(members.line()),
        "arrows" => Figure::Arrow(members.line()),
        _ => Figure::Sign(members.sign(name == "overlays")),
    };
    Drawing { figure, unread: members.unread() }
}

/// The members of a drawing, of which it is noted which were read.
struct Members<'a> {
    value: &'a Value,
    known: Vec<&'static str>,
    unread: Vec<String>,
}

impl Members<'_> {
    fn line(&mut self) -> DrawnLine {
        let thickness = self.pixels("thickness", 8);
        let colour = self.colour("color").unwrap_or(Colour::BLACK);
        let spots = self.read("wayPoints", |value| {
            let spots = value.as_array()?.iter().map(spot).collect::<Option<Vec<_>>>()?;
            Some(spots).filter(|spots| spots.len() > 1)
        });
        DrawnLine { spots: self.required("wayPoints", spots).unwrap_or_default(), colour, thickness }
    }

    fn sign(&mut self, is_over: bool) -> DrawnSign {
        let text = self.read("text", |value| match value {
            Value::String(text) => Some(text.trim().to_owned()),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        });
        let middle = self.read("center", spot);
        DrawnSign {
            middle: self.required("center", middle),
            width: self.read("width", length).unwrap_or(0),
            height: self.read("height", length).unwrap_or(0),
            is_round: self.read("rounded", Value::as_bool).unwrap_or(false),
            angle: self.read("angle", |value| Some(value.as_f64()?.clamp(-3600.0, 3600.0).round() as i32)).unwrap_or(0),
            fill: self.colour("backgroundColor"),
            border: self.colour("borderColor"),
            text: text.unwrap_or_default(),
            text_colour: self.colour("color").unwrap_or(Colour::BLACK),
            text_size: self.pixels("fontSize", 50),
            is_over,
        }
    }

    /// A member that may be absent; what can't be read is noted.
    fn read<T>(&mut self, name: &'static str, read: impl Fn(&Value) -> Option<T>) -> Option<T> {
        self.known.push(name);
        let value = self.value.get(name).filter(|value| !is_void(value))?;
        let read = read(value);
        if read.is_none() {
            self.unread.push(name.to_owned());
        }
        read
    }

    /// A member without which there is nothing to be seen.
    fn required<T>(&mut self, name: &str, read: Option<T>) -> Option<T> {
        if read.is_none() && !self.unread.iter().any(|unread| unread == name) {
            self.unread.push(name.to_owned());
        }
        read
    }

    fn colour(&mut self, name: &'static str) -> Option<Colour> {
        self.read(name, |value| value.as_str()?.parse().ok())
    }

    /// A length in pixels, in hundredths of a cell.
    fn pixels(&mut self, name: &'static str, usual: i32) -> i32 {
        let read = self.read(name, |value| length(&Value::from(value.as_f64()? / PIXELS)));
        read.unwrap_or(usual)
    }

    /// The names of what was not understood.
    fn unread(self) -> Vec<String> {
        let members = self.value.as_object().into_iter().flatten();
        let is_known = |name: &str| self.known.contains(&name) || SILENT.contains(&name);
        let others = members.filter(|(name, value)| !is_void(value) && !is_known(name)).map(|(name, _)| name.clone());
        self.unread.iter().cloned().chain(others).collect()
    }
}

/// A row and a column.
fn spot(value: &Value) -> Option<Spot> {
    let [row, column] = value.as_array()?.as_slice() else { return None };
    Some(Spot { row: hundredths(row)?, column: hundredths(column)? })
}

/// A length that is not negative.
fn length(value: &Value) -> Option<i32> {
    hundredths(value).filter(|length| *length >= 0)
}

fn hundredths(value: &Value) -> Option<i32> {
    let cells = value.as_f64().filter(|cells| cells.abs() <= FARTHEST)?;
    Some((100.0 * cells).round() as i32)
}
