//! Where cells are. A cell of the grid is 50 wide and high; the grid's top left corner is (0, 0).

use ichidoku_render::decimal;
use ichidoku_variants::{Cell, Puzzle};

/// The side of a cell. Type is set in this scale, because browsers round tiny sizes.
pub(crate) const CELL: f64 = 50.0;

/// The room between the grid and the extra cells, and for the name of a set of them.
const GAP: f64 = 16.0;
const NAME: f64 = 22.0;

/// A place in the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// The places of all cells of a puzzle.
pub(crate) struct Places {
    middles: Vec<Point>,
    /// The names of sets of extra cells, each with the place where it begins.
    pub(crate) names: Vec<(Point, String)>,
    /// How far the cells reach to the right and down.
    pub(crate) end: Point,
}

/// The middles of all cells of a puzzle's picture in its units, to the right and down from the grid's top left corner; a cell
/// is 50 wide.
///
/// ```
/// use ichidoku_variant_render::middles;
/// use ichidoku_variants::read_iss;
/// assert_eq!(middles(&read_iss(".Shape~4x4")?)[5], [75.0, 75.0]);
/// # Ok::<(), ichidoku_variants::TextError>(())
/// ```
pub fn middles(puzzle: &Puzzle) -> Vec<[f64; 2]> {
    Places::of(puzzle).middles.into_iter().map(|Point { x, y }| [x, y]).collect()
}

impl Places {
    /// The cells of the grid in their rows, and the extra ones below in theirs. Cells that tell the boxes of the grid's own
    /// cells are where those are.
    pub(crate) fn of(puzzle: &Puzzle) -> Self {
        let shape = puzzle.shape();
        let at = |row: usize, column: usize| Point { x: CELL * (column as f64 + 0.5), y: CELL * (row as f64 + 0.5) };
        let grid = || (0..shape.cells()).map(|cell| at(cell / shape.columns(), cell % shape.columns()));
        let mut places = Self {
            middles: grid().collect(),
            names: Vec::new(),
            end: Point { x: CELL * shape.columns() as f64, y: CELL * shape.rows() as f64 },
        };
        for extra in puzzle.extra_cells() {
            if extra.prefix == "CC" {
                places.middles.extend(grid().take(extra.count));
                continue;
            }
            let top = places.end.y + GAP + NAME;
            let columns = extra.columns.max(1);
            places.names.push((Point { x: 0.0, y: top - 7.0 }, extra.prefix.trim_start_matches('V').to_owned()));
            let below = |index: usize| {
                let Point { x, y } = at(index / columns, index % columns);
                Point { x, y: top + y }
            };
            places.middles.extend((0..extra.count).map(below));
            let (across, down) = (extra.count.min(columns), extra.count.div_ceil(columns));
            places.end.x = places.end.x.max(CELL * across as f64);
            places.end.y = top + CELL * down as f64;
        }
        places
    }

    /// The middle of a cell; the corner of the grid for one that isn't there.
    pub(crate) fn middle(&self, cell: Cell) -> Point {
        self.middles.get(usize::from(cell)).copied().unwrap_or(Point { x: 0.0, y: 0.0 })
    }

    /// The top left corner of a cell.
    pub(crate) fn corner(&self, cell: Cell) -> Point {
        let Point { x, y } = self.middle(cell);
        Point { x: x - CELL / 2.0, y: y - CELL / 2.0 }
    }

    /// The squares of cells as the path of an SVG.
    pub(crate) fn squares(&self, cells: &[Cell]) -> String {
        let square = |cell: &Cell| {
            let Point { x, y } = self.corner(*cell);
            format!("M{} {}h50v50h-50z", decimal(x), decimal(y))
        };
        cells.iter().map(square).collect()
    }

    /// The middle between two cells.
    pub(crate) fn between(&self, a: Cell, b: Cell) -> Point {
        self.middle(a).towards(self.middle(b), 0.5)
    }

    /// True if two cells are drawn side by side.
    pub(crate) fn are_beside(&self, a: Cell, b: Cell) -> bool {
        let (a, b) = (self.middle(a), self.middle(b));
        ((a.x - b.x).abs() + (a.y - b.y).abs() - CELL).abs() < 1.0
    }
}

impl Point {
    /// The point between two, at this share of the way.
    pub(crate) fn towards(self, other: Self, share: f64) -> Self {
        Self { x: self.x + share * (other.x - self.x), y: self.y + share * (other.y - self.y) }
    }

    /// The distance between two points.
    pub(crate) fn distance(self, other: Self) -> f64 {
        // Not `hypot`, whose last bit differs from platform to platform.
        let (x, y) = (other.x - self.x, other.y - self.y);
        (x * x + y * y).sqrt()
    }

    /// An angle with its tip here that opens towards another point: this deep, and by this share of that to each side.
    pub(crate) fn angle(self, towards: Self, depth: f64, share: f64) -> [Self; 3] {
        let back = self.moved(towards, depth);
        let [across, along] = [(back.y - self.y) * share, (self.x - back.x) * share];
        let end = |side: f64| Self { x: back.x + side * across, y: back.y + side * along };
        [end(1.0), self, end(-1.0)]
    }

    /// The point that is this far from here on the way to another.
    pub(crate) fn moved(self, other: Self, by: f64) -> Self {
        self.towards(other, by / self.distance(other).max(f64::EPSILON))
    }
}
