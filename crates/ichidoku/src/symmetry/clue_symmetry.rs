//! Patterns of clues that look the same when the grid is turned or mirrored.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::cell::Cell;
use crate::cell_set::CellSet;

/// How the cells that hold clues lie.
///
/// ```text
///   HalfTurn   QuarterTurn   Diagonal   Antidiagonal   LeftRight   TopBottom     the cells that
///    a . .        . a .       . a b        . a .        a . a       a b .        go together,
///    . . .        a . a       a . .        . . a        b . b       . . .        by letter
///    . . a        . a .       b . .        . . .        . . .       a b .
/// ```
///
/// ```
/// use ichidoku::symmetry::Symmetry;
/// let cell = "r1c2".parse().unwrap();
/// assert_eq!(Symmetry::QuarterTurn.orbit(cell).to_string(), "r1c2 r2c9 r8c1 r9c8");
/// assert_eq!("half-turn".parse(), Ok(Symmetry::HalfTurn));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Symmetry {
    /// Any pattern.
    #[default]
    None,
    /// The same after half a turn.
    HalfTurn,
    /// The same after a quarter turn.
    QuarterTurn,
    /// The same when mirrored at the diagonal from the top left.
    Diagonal,
    /// The same when mirrored at the diagonal from the top right.
    Antidiagonal,
    /// Both of these.
    BothDiagonals,
    /// The left half mirrors the right one.
    LeftRight,
    /// The top half mirrors the bottom one.
    TopBottom,
    /// Both of these.
    BothMirrors,
    /// All of these.
    Full,
}

/// Where a row and a column go on a grid whose last row and column have this number.
type Turn = fn(usize, usize, usize) -> (usize, usize);

const HALF: Turn = |last, row, column| (last - row, last - column);
const QUARTER: Turn = |last, row, column| (column, last - row);
const DIAGONAL: Turn = |_, row, column| (column, row);
const ANTIDIAGONAL: Turn = |last, row, column| (last - column, last - row);
const LEFT_RIGHT: Turn = |last, row, column| (row, last - column);
const TOP_BOTTOM: Turn = |last, row, column| (last - row, column);

impl Symmetry {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::None,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::Diagonal,
        Self::Antidiagonal,
        Self::BothDiagonals,
        Self::LeftRight,
        Self::TopBottom,
        Self::BothMirrors,
        Self::Full,
    ];

    /// The symmetry of a pattern: of all that hold the one with the most cells in an orbit, and of two such the one that setters use more.
    ///
    /// ```
    /// use ichidoku::{CellSet, symmetry::Symmetry};
    /// let cells = |text: &str| text.split(' ').map(|cell| cell.parse().unwrap()).collect::<CellSet>();
    /// assert_eq!(Symmetry::of(cells("r1c2 r9c8")), Symmetry::HalfTurn);
    /// assert_eq!(Symmetry::of(cells("r1c2 r2c9 r8c1 r9c8")), Symmetry::QuarterTurn);
    /// assert_eq!(Symmetry::of(cells("r1c2 r1c3")), Symmetry::None);
    /// ```
    pub fn of(cells: CellSet) -> Self {
        const STRONGEST_FIRST: [Symmetry; 9] = [
            Symmetry::Full,
            Symmetry::QuarterTurn,
            Symmetry::BothDiagonals,
            Symmetry::BothMirrors,
            Symmetry::HalfTurn,
            Symmetry::Diagonal,
            Symmetry::Antidiagonal,
            Symmetry::LeftRight,
            Symmetry::TopBottom,
        ];
        STRONGEST_FIRST.into_iter().find(|symmetry| symmetry.holds(cells)).unwrap_or_default()
    }

    /// The name as an option is called: `half-turn`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "half-turn",
            Self::QuarterTurn => "quarter-turn",
            Self::Diagonal => "diagonal",
            Self::Antidiagonal => "antidiagonal",
            Self::BothDiagonals => "both-diagonals",
            Self::LeftRight => "left-right",
            Self::TopBottom => "top-bottom",
            Self::BothMirrors => "both-mirrors",
            Self::Full => "full",
        }
    }

    /// Turns that make up all of the symmetry.
    const fn turns(self) -> &'static [Turn] {
        match self {
            Self::None => &[],
            Self::HalfTurn => &[HALF],
            Self::QuarterTurn => &[QUARTER],
            Self::Diagonal => &[DIAGONAL],
            Self::Antidiagonal => &[ANTIDIAGONAL],
            Self::BothDiagonals => &[DIAGONAL, ANTIDIAGONAL],
            Self::LeftRight => &[LEFT_RIGHT],
            Self::TopBottom => &[TOP_BOTTOM],
            Self::BothMirrors => &[LEFT_RIGHT, TOP_BOTTOM],
            Self::Full => &[QUARTER, DIAGONAL],
        }
    }

    /// The cell and all cells that it goes together with.
    pub fn orbit(self, cell: Cell) -> CellSet {
        let mut orbit = CellSet::single(cell);
        loop {
            let grown =
                self.turns().iter().fold(orbit, |all, turn| all | orbit.iter().map(|c| turned(*turn, c)).collect());
            if grown == orbit {
                return orbit;
            }
            orbit = grown;
        }
    }

    /// The places that one goes together with on a square grid of any side, itself first. Rows and columns count from 0.
    ///
    /// ```
    /// use ichidoku::symmetry::Symmetry;
    /// assert_eq!(Symmetry::HalfTurn.orbit_in(6, (0, 1)), [(0, 1), (5, 4)]);
    /// ```
    ///
    /// # Panics
    /// If the place is outside of the grid.
    pub fn orbit_in(self, side: usize, place: (usize, usize)) -> Vec<(usize, usize)> {
        assert!(place.0.max(place.1) < side, "no place of the grid");
        let mut orbit = vec![place];
        let mut next = 0;
        while let Some(&(row, column)) = orbit.get(next) {
            for turn in self.turns() {
                let turned = turn(side - 1, row, column);
                if !orbit.contains(&turned) {
                    orbit.push(turned);
                }
            }
            next += 1;
        }
        orbit
    }

    /// All cells, as sets of those that go together, in the order of their first cells.
    pub fn orbits(self) -> Vec<CellSet> {
        let first = |cell: &Cell| self.orbit(*cell).iter().next() == Some(*cell);
        Cell::ALL.into_iter().filter(first).map(|cell| self.orbit(cell)).collect()
    }

    /// Whether a pattern of clues has the symmetry.
    pub fn holds(self, clues: CellSet) -> bool {
        clues.iter().all(|cell| self.orbit(cell).is_subset(clues))
    }
}

fn turned(turn: Turn, cell: Cell) -> Cell {
    let (row, column) = turn(8, cell.row().index(), cell.column().index());
    Cell::ALL[row * 9 + column]
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No symmetry has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownSymmetry(String);

impl fmt::Display for UnknownSymmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a symmetry; expected one of", self.0)?;
        Symmetry::ALL.iter().try_for_each(|symmetry| write!(f, " {symmetry}"))
    }
}

impl core::error::Error for UnknownSymmetry {}

impl FromStr for Symmetry {
    type Err = UnknownSymmetry;

    fn from_str(s: &str) -> Result<Self, UnknownSymmetry> {
        Self::ALL.into_iter().find(|symmetry| symmetry.name() == s).ok_or_else(|| UnknownSymmetry(s.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn orbits_share_out_grids_of_any_side() {
        for (symmetry, side) in Symmetry::ALL.into_iter().flat_map(|symmetry| [(symmetry, 4), (symmetry, 5)]) {
            for place in (0..side * side).map(|cell| (cell / side, cell % side)) {
                let orbit = symmetry.orbit_in(side, place);
                assert_eq!(orbit[0], place);
                for &other in &orbit {
                    let mut others = symmetry.orbit_in(side, other);
                    assert_eq!(others.len(), orbit.len(), "{symmetry} {place:?}");
                    others.retain(|place| !orbit.contains(place));
                    assert_eq!(others, [], "{symmetry} {place:?}");
                }
            }
        }
    }

    #[test]
    fn orbits_share_out_the_grid() {
        let largest = [1, 2, 4, 2, 2, 4, 2, 2, 4, 8];
        for (symmetry, largest) in Symmetry::ALL.into_iter().zip(largest) {
            let orbits = symmetry.orbits();
            assert_eq!(orbits.iter().map(|orbit| orbit.len()).sum::<usize>(), 81);
            assert_eq!(orbits.iter().fold(CellSet::EMPTY, |all, orbit| all | *orbit), CellSet::FULL);
            assert_eq!(orbits.iter().map(|orbit| orbit.len()).max(), Some(largest), "{symmetry}");
            assert!(orbits.iter().all(|orbit| symmetry.holds(*orbit)));
            assert_eq!(symmetry.name().parse(), Ok(symmetry));
        }
        assert!("some".parse::<Symmetry>().unwrap_err().to_string().ends_with("both-mirrors full"));
    }

    #[test]
    fn one_cell_alone_is_half_turn_symmetric_in_the_middle_only() {
        let symmetric = Cell::ALL.into_iter().filter(|cell| Symmetry::HalfTurn.holds(CellSet::single(*cell)));
        assert_eq!(symmetric.map(|cell| cell.to_string()).collect::<Vec<_>>(), ["r5c5"]);
    }
}
