//! What a variant only draws, as requests and answers have it.

use ichidoku_variants::{Colour, Drawing, DrawnLine, DrawnSign, Figure, Meaning, Puzzle, write_rule};
use serde::{Deserialize, Serialize};

use super::grid::cell_name;

/// A line, an arrow, a sign or a cage that a link only draws. Lengths are in hundredths of a cell, places to the right and down from the
/// grid's top left corner.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantDrawing {
    /// What it is.
    pub kind: VariantDrawingKind,
    /// The cells that it passes in its direction, or covers or touches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<String>,
    /// What a line or an arrow goes through, or the middle of a sign.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<[i32; 2]>,
    /// The colour of a line or of a sign's border, such as `#67f067`; without a border nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub colour: String,
    /// The thickness of a line.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub thickness: i32,
    /// The width of a sign.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub width: i32,
    /// The height of a sign.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub height: i32,
    /// True for a circle, or round ends.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub round: bool,
    /// How far a sign is turned clockwise, in degrees.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub angle: i32,
    /// The colour inside of a sign.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub fill: String,
    /// What is written in a sign or in the corner of a cage.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The colour of a sign's text.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text_colour: String,
    /// The height of a sign's text.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub text_size: i32,
    /// True for a sign that lies over lines and the lines of the grid.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
    /// The names of what wasn't understood of it, such as `image`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unread: Vec<String>,
    /// Rules that it may mean, the likeliest first. Nothing says which of them, if any; add one to `puzzle` to have it checked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub may_mean: Vec<String>,
    /// The places in the list, from 0, of drawings that belong to it: the circle at the end of a line, the number at an arrow.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<usize>,
}

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum VariantDrawingKind {
    /// A line.
    #[default]
    Line,
    /// A line with a head at its end.
    Arrow,
    /// A circle, a rectangle, or a text.
    Sign,
    /// The outline of some cells.
    Cage,
}

/// All drawings of a puzzle, with what they may mean.
pub(super) fn drawings(puzzle: &Puzzle) -> Vec<VariantDrawing> {
    let all = puzzle.drawings().iter().zip(puzzle.meanings());
    all.map(|(drawing, meaning)| VariantDrawing::new(puzzle, drawing, meaning)).collect()
}

impl VariantDrawing {
    fn new(puzzle: &Puzzle, drawing: &Drawing, meaning: Meaning) -> Self {
        let cells = drawing.cells(puzzle.shape());
        let rules = meaning.rules.iter();
        Self {
            cells: cells.into_iter().map(|cell| cell_name(puzzle, cell)).collect(),
            unread: drawing.unread.clone(),
            may_mean: rules.map(|rule| write_rule(puzzle, rule)).collect(),
            parts: meaning.parts,
            ..Self::of(&drawing.figure)
        }
    }

    /// How it looks.
    fn of(figure: &Figure) -> Self {
        match figure {
            Figure::Line(line) => Self::of_line(line, VariantDrawingKind::Line),
            Figure::Arrow(line) => Self::of_line(line, VariantDrawingKind::Arrow),
            Figure::Sign(sign) => Self::of_sign(sign),
            Figure::Cage(cage) => Self { kind: VariantDrawingKind::Cage, text: cage.text.clone(), ..Self::default() },
        }
    }

    fn of_line(line: &DrawnLine, kind: VariantDrawingKind) -> Self {
        Self {
            kind,
            points: line.spots.iter().map(|spot| [spot.column, spot.row]).collect(),
            colour: line.colour.to_string(),
            thickness: line.thickness,
            ..Self::default()
        }
    }

    fn of_sign(sign: &DrawnSign) -> Self {
        let text = |colour: Option<Colour>| colour.map(|colour| colour.to_string()).unwrap_or_default();
        let has_text = !sign.text.is_empty();
        Self {
            kind: VariantDrawingKind::Sign,
            points: sign.middle.iter().map(|spot| [spot.column, spot.row]).collect(),
            colour: text(sign.border),
            width: sign.width,
            height: sign.height,
            round: sign.is_round,
            angle: sign.angle,
            fill: text(sign.fill),
            text: sign.text.clone(),
            text_colour: text(Some(sign.text_colour).filter(|_| has_text)),
            text_size: if has_text { sign.text_size } else { 0 },
            over: sign.is_over,
            ..Self::default()
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &i32) -> bool {
    *number == 0
}
