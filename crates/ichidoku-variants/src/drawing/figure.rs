//! What can be drawn.

use super::colour::Colour;
use crate::Cell;

/// What is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Figure {
    /// A line.
    Line(DrawnLine),
    /// A line with a head at its end.
    Arrow(DrawnLine),
    /// A circle, a rectangle, or a text.
    Sign(DrawnSign),
    /// The outline of some cells.
    Cage(DrawnCage),
}

/// A place on the paper in hundredths of a cell, down and to the right from the top left corner of the grid: 50, 50 is the middle of
/// the first cell. It may lie outside of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// How far down.
    pub row: i32,
    /// How far to the right.
    pub column: i32,
}

/// A line that is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnLine {
    /// What it goes through, in its direction; nothing if that wasn't understood.
    pub spots: Vec<Spot>,
    /// Its colour.
    pub colour: Colour,
    /// Its thickness in hundredths of a cell.
    pub thickness: i32,
}

/// A circle, a rectangle, or a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnSign {
    /// Its middle; nothing if that wasn't understood.
    pub middle: Option<Spot>,
    /// Its width in hundredths of a cell.
    pub width: i32,
    /// Its height in hundredths of a cell.
    pub height: i32,
    /// True for a circle, or round ends.
    pub is_round: bool,
    /// How far it is turned clockwise, in degrees.
    pub angle: i32,
    /// The colour inside; nothing is seen if there is none.
    pub fill: Option<Colour>,
    /// The colour of its border; it has none without.
    pub border: Option<Colour>,
    /// What is written in it.
    pub text: String,
    /// The colour of the text.
    pub text_colour: Colour,
    /// The height of the text in hundredths of a cell.
    pub text_size: i32,
    /// True if it lies over lines and the lines of the grid.
    pub is_over: bool,
}

/// The outline of some cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnCage {
    /// The cells.
    pub cells: Vec<Cell>,
    /// What is written in its corner.
    pub text: String,
}
