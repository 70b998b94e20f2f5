//! Copies of rules at other places.

use crate::{Cell, Constraint, Puzzle, code};

/// A copy can't be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoCopy {
    /// The targets are no code.
    Code(char),
    /// A cell would be outside of the set that it is in.
    Outside(Cell),
}

impl Constraint {
    /// The copies that a [`Constraint::Replicate`] stands for, place after place; `None` of another rule, or if one can't be made.
    ///
    /// ```
    /// use ichidoku_variants::{Constraint, read_iss};
    /// let puzzle = read_iss(".Shape~4x4.Replicate~F.WhiteDot~R1C1~R1C2.End").unwrap();
    /// let copies = puzzle.constraints()[0].copies(&puzzle).unwrap();
    /// assert_eq!(copies, [Constraint::WhiteDot(vec![0, 1]), Constraint::WhiteDot(vec![2, 3])]);
    /// ```
    pub fn copies(&self, puzzle: &Puzzle) -> Option<Vec<Self>> {
        let Self::Replicate { targets, origin, constraints } = self else { return None };
        copies(puzzle, targets, *origin, constraints).ok()
    }
}

/// The rules as often as there are targets, each moved by the distance from the origin.
pub(crate) fn copies(
    puzzle: &Puzzle,
    targets: &str,
    origin: Option<Cell>,
    constraints: &[Constraint],
) -> Result<Vec<Constraint>, NoCopy> {
    let origin = origin.unwrap_or(0);
    let bits = code::low_first(targets).map_err(NoCopy::Code)?;
    let distances = bits.iter().zip(0..).filter_map(|(&set, distance)| set.then_some(distance));
    let mut copies = Vec::new();
    for distance in distances {
        for constraint in constraints {
            copies.push(moved(puzzle, constraint, origin, origin + distance)?);
        }
    }
    Ok(copies)
}

/// The rule with all cells moved as far as the target is from the origin.
fn moved(puzzle: &Puzzle, constraint: &Constraint, origin: Cell, target: Cell) -> Result<Constraint, NoCopy> {
    let mut copy = constraint.clone();
    let mut failed = None;
    copy.each_cell(&mut |cell| match moved_cell(puzzle, *cell, origin, target) {
        Some(moved) => *cell = moved,
        None => failed = Some(*cell),
    });
    failed.map_or(Ok(copy), |cell| Err(NoCopy::Outside(cell)))
}

fn moved_cell(puzzle: &Puzzle, cell: Cell, origin: Cell, target: Cell) -> Option<Cell> {
    let set = |cell: Cell| {
        let extra = puzzle.extra_cells().iter().rfind(|extra| extra.first <= cell);
        extra.map_or((0, puzzle.shape().cells(), puzzle.shape().columns()), |extra| {
            (extra.first, extra.count, extra.columns)
        })
    };
    let (first, count, columns) = set(origin);
    if set(cell) != set(origin) || set(target) != set(origin) {
        return None;
    }
    let place = |cell: Cell| {
        let index = usize::from(cell - first);
        (index / columns, index % columns)
    };
    let ((row, column), (from_row, from_column), (to_row, to_column)) = (place(cell), place(origin), place(target));
    let row = (row + to_row).checked_sub(from_row)?;
    let column = (column + to_column).checked_sub(from_column).filter(|&column| column < columns)?;
    let index = row * columns + column;
    (index < count).then(|| first + index as Cell)
}
