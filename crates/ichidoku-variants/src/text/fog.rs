//! Fog, as the links of other programs have it: lamps, which clear the cells around them too, and cells that are clear alone.

use crate::{Cell, Constraint, Shape};

/// Fog with these lamps and clear cells.
pub(super) fn fog(shape: Shape, lamps: Vec<Cell>, clear: Vec<Cell>) -> Constraint {
    let mut lit: Vec<Cell> = lamps.into_iter().flat_map(|lamp| shape.around(lamp)).chain(clear).collect();
    crate::sort(&mut lit);
    lit.dedup();
    Constraint::Fog(lit)
}
