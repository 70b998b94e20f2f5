//! Drawings of a request, to be drawn again.

use ichidoku_variants::{Cell, Colour, Drawing, DrawnCage, DrawnLine, DrawnSign, Figure, Puzzle, Spot};

use super::drawing::{VariantDrawing, VariantDrawingKind};
use super::grid::cell_named;
use crate::error::Error;

/// No place is farther than this from the grid's corner, in hundredths of a cell.
const FARTHEST: i32 = 10_000;

impl VariantDrawing {
    /// The drawing that a request describes.
    pub(super) fn drawing(&self, puzzle: &Puzzle) -> Result<Drawing, Error> {
        let figure = match self.kind {
            VariantDrawingKind::Line => Figure::Line(self.line()?),
            VariantDrawingKind::Arrow => Figure::Arrow(self.line()?),
            VariantDrawingKind::Sign => Figure::Sign(self.sign()?),
            VariantDrawingKind::Cage => {
                let cell = |name: &String| cell_named(puzzle, name).ok_or_else(|| wrong(name, "a cell"));
                let cells = self.cells.iter().map(cell).collect::<Result<Vec<Cell>, Error>>()?;
                Figure::Cage(DrawnCage { cells, text: self.text.clone() })
            }
        };
        Ok(Drawing { figure, unread: self.unread.clone() })
    }

    fn line(&self) -> Result<DrawnLine, Error> {
        let spots = self.points.iter().copied().map(spot).collect::<Result<_, _>>()?;
        let colour = colour(&self.colour)?.unwrap_or(Colour::BLACK);
        Ok(DrawnLine { spots, colour, thickness: length(self.thickness)? })
    }

    fn sign(&self) -> Result<DrawnSign, Error> {
        Ok(DrawnSign {
            middle: self.points.first().copied().map(spot).transpose()?,
            width: length(self.width)?,
            height: length(self.height)?,
            is_round: self.round,
            angle: self.angle,
            fill: colour(&self.fill)?,
            border: colour(&self.colour)?,
            text: self.text.clone(),
            text_colour: colour(&self.text_colour)?.unwrap_or(Colour::BLACK),
            text_size: length(self.text_size)?,
            is_over: self.over,
        })
    }
}

fn spot([column, row]: [i32; 2]) -> Result<Spot, Error> {
    let is_near = [row, column].iter().all(|at| (-FARTHEST..=FARTHEST).contains(at));
    is_near.then_some(Spot { row, column }).ok_or_else(|| wrong(&format!("{column}, {row}"), "a place near the grid"))
}

fn length(length: i32) -> Result<i32, Error> {
    let is_near = (0..=FARTHEST).contains(&length);
    is_near.then_some(length).ok_or_else(|| wrong(&length.to_string(), "a length from 0 to 10000"))
}

/// A colour; nothing for an empty text.
fn colour(text: &str) -> Result<Option<Colour>, Error> {
    let is_there = !text.is_empty();
    is_there.then(|| text.parse().map_err(|()| wrong(text, "a colour such as #67f067"))).transpose()
}

fn wrong(found: &str, expected: &str) -> Error {
    Error::argument(format_args!("'{found}' in a drawing where {expected} was expected"))
}
