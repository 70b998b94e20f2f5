//! Sets of cells that rules are about, as the checks and the search both need them.

use crate::{Cell, Constraint, Puzzle};

/// All cells without repeats that the shape brings: rows, columns and default boxes.
pub(crate) fn of_the_shape(puzzle: &Puzzle) -> Vec<Vec<Cell>> {
    let shape = puzzle.shape();
    let mut houses = Vec::new();
    if shape.is_latin() {
        houses.extend((0..shape.rows()).map(|row| shape.row(row)));
        houses.extend((0..shape.columns()).map(|column| shape.column(column)));
    }
    houses.extend(puzzle.boxes());
    houses
}

/// The largest rows, columns and boxes if they lack digits, or else nothing.
pub(crate) fn largest(puzzle: &Puzzle) -> Vec<Vec<Cell>> {
    let mut sets = puzzle.jigsaw_boxes();
    let shape = puzzle.shape();
    sets.extend((0..shape.rows()).map(|row| shape.row(row)));
    sets.extend((0..shape.columns()).map(|column| shape.column(column)));
    sets.extend(puzzle.boxes());
    let size = sets.iter().map(Vec::len).max().unwrap_or(0);
    sets.retain(|cells| cells.len() == size && size != shape.digits());
    sets
}

/// The pairs of cells side by side that rules of a kind mark, the lower cell first. Those inside of [`Constraint::All`]
/// count too.
pub(crate) fn marked_pairs(puzzle: &Puzzle, marks: impl Fn(&Constraint) -> bool) -> Vec<(Cell, Cell)> {
    let mut pairs = Vec::new();
    let mut open = puzzle.constraints().iter().collect::<Vec<_>>();
    while let Some(constraint) = open.pop() {
        match constraint {
            Constraint::All(inner) => open.extend(inner),
            Constraint::WhiteDot(cells) | Constraint::BlackDot(cells) | Constraint::X(cells) | Constraint::V(cells)
                if marks(constraint) =>
            {
                pairs.extend(adjacent(puzzle, cells).into_iter().map(|(a, b)| (a.min(b), a.max(b))));
            }
            _ => {}
        }
    }
    pairs
}

/// The pairs of a list that are side by side, in the order of the list.
pub(crate) fn adjacent(puzzle: &Puzzle, cells: &[Cell]) -> Vec<(Cell, Cell)> {
    let in_grid = |cell: Cell| usize::from(cell) < puzzle.shape().cells();
    let later = |(at, &a): (usize, &Cell)| {
        let near = move |&b: &Cell| in_grid(a) && in_grid(b) && puzzle.shape().are_adjacent(a, b);
        cells[at + 1..].iter().copied().filter(near).map(|b| (a, b)).collect::<Vec<_>>()
    };
    cells.iter().enumerate().flat_map(later).collect()
}

/// What a doppelganger puzzle consists of.
pub(crate) struct Doppelganger {
    /// The extra cell that is 0.
    pub(crate) zero: Cell,
    /// Cells without repeats, extra ones with them.
    pub(crate) houses: Vec<Vec<Cell>>,
    /// A cell, and extra cells that differ if it is 0.
    pub(crate) zeros: Vec<(Cell, Vec<Cell>)>,
    /// Extra cells that are 0 because there are no boxes.
    pub(crate) unused: Vec<Cell>,
}

/// The parts of a doppelganger puzzle, if it has the extra cells.
pub(crate) fn doppelganger(puzzle: &Puzzle) -> Option<Doppelganger> {
    let shape = puzzle.shape();
    let extra = |prefix| puzzle.extra(prefix).map(|extra| (extra.first..).take(extra.count).collect::<Vec<_>>());
    let zero = extra("DGZ")?[0];
    let (of_rows, of_columns) = (extra("DGC")?, extra("DGR")?);
    let of_boxes = extra("DGB").unwrap_or_default();
    let boxes = puzzle.boxes();
    let mut houses = Vec::new();
    let rows = (0..shape.rows()).map(|row| shape.row(row)).zip(&of_rows);
    let columns = (0..shape.columns()).map(|column| shape.column(column)).zip(&of_columns);
    let with = |(mut cells, &extra): (Vec<Cell>, &Cell)| {
        cells.push(extra);
        cells
    };
    houses.extend(rows.chain(columns).chain(boxes.iter().cloned().zip(&of_boxes)).map(with));
    let unused = if boxes.is_empty() { of_boxes.clone() } else { Vec::new() };
    let sets = [&of_rows, &of_columns, &of_boxes].into_iter().filter(|cells| !cells.is_empty() && **cells != unused);
    houses.extend(sets.map(|cells| with((cells.clone(), &zero))));
    let zeros = (0..shape.cells() as Cell).map(|cell| {
        let (row, column) = shape.place(cell);
        let in_box = boxes.iter().position(|cells| cells.contains(&cell)).map(|index| of_boxes[index]);
        (cell, [of_rows[row], of_columns[column]].into_iter().chain(in_box).collect())
    });
    Some(Doppelganger { zero, houses, zeros: zeros.collect(), unused })
}
