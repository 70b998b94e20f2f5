//! What a text only draws: lines, arrows, signs and cages that may mean any rule.
//!
//! ```text
//!   figure   what can be drawn     colour   colours, and what people call them
//!   path     which cells a drawing passes or covers
//! ```

mod colour;
mod figure;
mod path;

pub use colour::Colour;
pub use figure::{DrawnCage, DrawnLine, DrawnSign, Figure, Spot};

pub(crate) use colour::Hue;
pub(crate) use path::{around, inside};

use crate::{Cell, Shape};

/// A drawing that no rule stands for: nothing says what it means. [`Puzzle::meanings`](crate::Puzzle::meanings) lists what it could be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// What is drawn.
    pub figure: Figure,
    /// The names of what wasn't understood of it, such as `image`.
    pub unread: Vec<String>,
}

impl Drawing {
    /// The cells of the grid that it passes, in its direction, or that it covers or touches.
    ///
    /// ```
    /// use ichidoku_variants::{Colour, Drawing, DrawnLine, Figure, Shape, Spot};
    /// let spots = [50, 250].map(|column| Spot { row: 50, column }).to_vec();
    /// let line = DrawnLine { spots, colour: Colour::BLACK, thickness: 10 };
    /// let drawing = Drawing { figure: Figure::Line(line), unread: Vec::new() };
    /// assert_eq!(drawing.cells(Shape::CLASSIC), [0, 1, 2]);
    /// ```
    pub fn cells(&self, shape: Shape) -> Vec<Cell> {
        match &self.figure {
            Figure::Line(line) | Figure::Arrow(line) => path::passed(shape, &line.spots),
            Figure::Sign(sign) => path::covered(shape, sign),
            Figure::Cage(cage) => cage.cells.clone(),
        }
    }
}
