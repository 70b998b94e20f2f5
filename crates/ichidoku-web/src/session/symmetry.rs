//! The symmetries of clues, as far as a setter needs them: which cells are still missing.

use ichidoku::{Cell, CellSet, Puzzle};

/// A turn or mirror image of a place, by row and column.
type Image = fn(usize, usize) -> (usize, usize);

const HALF_TURN: Image = |row, column| (8 - row, 8 - column);
const QUARTER_TURN: Image = |row, column| (column, 8 - row);
const DIAGONAL: Image = |row, column| (column, row);
const ANTIDIAGONAL: Image = |row, column| (8 - column, 8 - row);
const LEFT_RIGHT: Image = |row, column| (row, 8 - column);
const TOP_BOTTOM: Image = |row, column| (8 - row, column);

/// What makes up a symmetry, by its name in the vocabulary.
fn images(name: &str) -> &'static [Image] {
    match name {
        "half-turn" => &[HALF_TURN],
        "quarter-turn" => &[QUARTER_TURN],
        "diagonal" => &[DIAGONAL],
        "antidiagonal" => &[ANTIDIAGONAL],
        "both-diagonals" => &[DIAGONAL, ANTIDIAGONAL],
        "left-right" => &[LEFT_RIGHT],
        "top-bottom" => &[TOP_BOTTOM],
        "both-mirrors" => &[LEFT_RIGHT, TOP_BOTTOM],
        "full" => &[QUARTER_TURN, LEFT_RIGHT],
        _ => &[],
    }
}

/// The empty cells that the symmetry of this name would have filled.
///
/// ```
/// use ichidoku_web::session::missing_for_symmetry;
/// let puzzle = "r1c2=7".parse::<ichidoku::Candidate>().map(|clue| {
///     let mut puzzle = ichidoku::Puzzle::EMPTY;
///     puzzle.set(clue.cell(), Some(clue.digit()));
///     puzzle
/// }).unwrap();
/// assert_eq!(missing_for_symmetry(&puzzle, "half-turn").to_string(), "r9c8");
/// assert_eq!(missing_for_symmetry(&puzzle, "full").len(), 7);
/// assert!(missing_for_symmetry(&puzzle, "none").is_empty());
/// ```
pub fn missing_for_symmetry(puzzle: &Puzzle, name: &str) -> CellSet {
    let mut filled = puzzle.clue_cells();
    loop {
        let before = filled;
        for image in images(name) {
            for cell in before.iter() {
                let (row, column) = image(cell.index() / 9, cell.index() % 9);
                filled = filled | CellSet::single(Cell::ALL[9 * row + column]);
            }
        }
        if filled == before {
            return filled - puzzle.clue_cells();
        }
    }
}
