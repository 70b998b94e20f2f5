//! Which cells make a house and which see each other, in one grid or another.

use std::fmt;

use ichidoku::{Candidate, Cell, CellSet, House};

use crate::combinations::bits_of;

/// What finders may know of a grid: the cells of each house, the houses of a cell, and which cells see each other.
///
/// A grid has nine rows, nine columns and nine boxes. In the classic one the boxes are squares; in a jigsaw any nine cells
/// may be a box, and [`House`] "box 3" is the third of them. Beyond that there may be pairs of cells that see each other
/// without sharing a house.
///
/// ```
/// use ichidoku_logic::Geometry;
/// let (cell, far) = ("r1c1".parse().unwrap(), "r2c9".parse().unwrap());
/// let geometry = Geometry::classic().clone().apart([[cell, far]])?;
/// assert_eq!((geometry.peers(cell).len(), geometry.shared_house([cell, far].into_iter().collect())), (21, None));
/// # Ok::<(), ichidoku_logic::GeometryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Geometry {
    house_cells: [CellSet; 27],
    in_order: [[Cell; 9]; 27],
    houses: [[House; 3]; 81],
    /// By cell: its place in each of its houses.
    places: [[u8; 3]; 81],
    peers: [CellSet; 81],
}

/// Why there is no such geometry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GeometryError {
    /// The box has this many cells, not nine.
    Size(House, usize),
    /// The cell is in two boxes.
    InTwo(Cell),
    /// The cell is to differ from itself.
    Itself(Cell),
}

impl fmt::Display for GeometryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(house, len) => write!(f, "{house} has {len} cells, not nine"),
            Self::InTwo(cell) => write!(f, "{cell} is in two boxes, not in one"),
            Self::Itself(cell) => write!(f, "a pair holds {cell} twice, not two cells"),
        }
    }
}

impl std::error::Error for GeometryError {}

/// The classic grid's geometry, worked out when the program is compiled.
static CLASSIC: Geometry = {
    let mut boxes = [CellSet::EMPTY; 9];
    let mut b = 0;
    while b < 9 {
        boxes[b] = House::ALL[18 + b].cells();
        b += 1;
    }
    Geometry::of(&boxes)
};

impl Geometry {
    /// The classic grid, whose boxes are squares.
    pub fn classic() -> &'static Self {
        &CLASSIC
    }

    /// A grid with these boxes.
    ///
    /// # Errors
    ///
    /// Unless each cell is in one box, and each box has nine cells.
    pub fn jigsaw(boxes: &[CellSet; 9]) -> Result<Self, GeometryError> {
        let mut met = CellSet::EMPTY;
        for (house, cells) in House::ALL[18..].iter().zip(boxes) {
            if cells.len() != 9 {
                return Err(GeometryError::Size(*house, cells.len()));
            }
            if let Some(cell) = (met & *cells).iter().next() {
                return Err(GeometryError::InTwo(cell));
            }
            met = met | *cells;
        }
        Ok(Self::of(boxes))
    }

    /// This grid where the two cells of each pair also see each other, as a knight's move apart.
    ///
    /// # Errors
    ///
    /// If a pair has the same cell twice.
    pub fn apart(mut self, pairs: impl IntoIterator<Item = [Cell; 2]>) -> Result<Self, GeometryError> {
        for [a, b] in pairs {
            if a == b {
                return Err(GeometryError::Itself(a));
            }
            for (cell, other) in [(a, b), (b, a)] {
                self.peers[cell.index()] = self.peers[cell.index()].with(other);
            }
        }
        Ok(self)
    }

    /// The geometry with boxes of nine cells each that do not overlap.
    const fn of(boxes: &[CellSet; 9]) -> Self {
        let mut geometry = Self {
            house_cells: [CellSet::EMPTY; 27],
            in_order: [[Cell::ALL[0]; 9]; 27],
            houses: [[House::ALL[0]; 3]; 81],
            places: [[0; 3]; 81],
            peers: [CellSet::EMPTY; 81],
        };
        let mut house = 0;
        while house < 27 {
            geometry.fill(house, if house < 18 { House::ALL[house].cells() } else { boxes[house - 18] });
            house += 1;
        }
        geometry
    }

    /// Enters the cells of a house.
    const fn fill(&mut self, house: usize, cells: CellSet) {
        self.house_cells[house] = cells;
        let (mut rest, mut place) = (cells.bits(), 0);
        while rest != 0 {
            let cell = rest.trailing_zeros() as usize;
            self.in_order[house][place] = Cell::ALL[cell];
            self.houses[cell][house / 9] = House::ALL[house];
            self.places[cell][house / 9] = place as u8;
            self.peers[cell] = CellSet::from_bits((self.peers[cell].bits() | cells.bits()) & !(1 << cell));
            rest &= rest - 1;
            place += 1;
        }
    }

    /// The nine cells of the house.
    pub fn house_cells(&self, house: House) -> CellSet {
        self.house_cells[house.index()]
    }

    /// The nine cells of the house in reading order.
    pub fn in_order(&self, house: House) -> &[Cell; 9] {
        &self.in_order[house.index()]
    }

    /// The cells at the places of the house, bit `i` for its cell `i` in reading order.
    pub fn cells_at(&self, house: House, places: u16) -> CellSet {
        bits_of(places).map(|place| self.in_order(house)[place]).collect()
    }

    /// The cell's row, column and box, in this order.
    pub fn houses_of(&self, cell: Cell) -> [House; 3] {
        self.houses[cell.index()]
    }

    /// The cell's houses, each with its place there in reading order.
    pub(crate) fn places_of(&self, cell: Cell) -> impl Iterator<Item = (House, u8)> {
        self.houses[cell.index()].into_iter().zip(self.places[cell.index()])
    }

    /// The cells that cannot hold the same digit as this one: those of its houses and those it is to differ from.
    pub fn peers(&self, cell: Cell) -> CellSet {
        self.peers[cell.index()]
    }

    /// Whether the two cells cannot hold the same digit; a cell does not see itself.
    pub fn sees(&self, one: Cell, other: Cell) -> bool {
        self.peers(one).contains(other)
    }

    /// The cells that every cell of the set sees; all 81 for the empty set.
    pub fn common_peers(&self, cells: CellSet) -> CellSet {
        cells.iter().fold(CellSet::FULL, |common, cell| common & self.peers(cell))
    }

    /// The cells that some cell of the set sees.
    pub fn seen_by(&self, cells: CellSet) -> CellSet {
        cells.iter().fold(CellSet::EMPTY, |all, cell| all | self.peers(cell))
    }

    /// The cells that the two houses share.
    pub fn crossing(&self, one: House, other: House) -> CellSet {
        self.house_cells(one) & self.house_cells(other)
    }

    /// The cells of these houses.
    pub fn all_cells<'h>(&self, houses: impl IntoIterator<Item = &'h House>) -> CellSet {
        houses.into_iter().fold(CellSet::EMPTY, |all, house| all | self.house_cells(*house))
    }

    /// The first house that holds all the cells.
    pub fn shared_house(&self, cells: CellSet) -> Option<House> {
        House::ALL.into_iter().find(|house| cells.is_subset(self.house_cells(*house)))
    }

    /// Whether the candidates are two that cannot both be true.
    pub fn exclude(&self, one: Candidate, other: Candidate) -> bool {
        if one.digit() == other.digit() { self.sees(one.cell(), other.cell()) } else { one.cell() == other.cell() }
    }

    /// The most cells of the set that do not see each other.
    ///
    /// ```text
    ///   x x . | . . x       2: no three of them stand in three rows
    ///   . x . | . x .
    /// ```
    pub(crate) fn most_apart(&self, cells: CellSet) -> usize {
        let Some(first) = cells.iter().next() else { return 0 };
        let row = cells & first.row().cells();
        let rest = cells - row;
        let without = self.most_apart(rest);
        let more = row.iter().any(|cell| self.most_apart(rest - self.peers(cell)) == without);
        without + usize::from(more)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    #[test]
    fn the_classic_geometry_is_what_cells_and_houses_say() {
        let classic = Geometry::classic();
        for house in House::ALL {
            assert_eq!(classic.house_cells(house), house.cells());
            assert!(house.cells().iter().eq(*classic.in_order(house)));
            assert_eq!(classic.cells_at(house, 0x1FF), house.cells());
            assert!(House::ALL.iter().all(|b| classic.crossing(house, *b) == house.cells() & b.cells()));
        }
        for one in Cell::ALL {
            assert_eq!((classic.houses_of(one), classic.peers(one)), (one.houses(), one.peers()));
            assert!(classic.places_of(one).all(|(house, place)| classic.in_order(house)[usize::from(place)] == one));
            for other in Cell::ALL {
                let both = CellSet::single(one).with(other);
                assert_eq!(classic.sees(one, other), one.sees(other));
                assert_eq!(classic.common_peers(both), both.common_peers());
                assert_eq!(classic.seen_by(both), one.peers() | other.peers());
                assert_eq!(classic.shared_house(both).is_some(), one == other || one.sees(other));
            }
        }
    }

    /// The classic grid where r3c3 and r4c4 have changed their boxes.
    fn swapped() -> [CellSet; 9] {
        let mut boxes = std::array::from_fn(|b| House::ALL[18 + b].cells());
        boxes[0] = boxes[0].without(cell("r3c3")).with(cell("r4c4"));
        boxes[4] = boxes[4].without(cell("r4c4")).with(cell("r3c3"));
        boxes
    }

    #[test]
    fn a_jigsaw_has_its_own_boxes() {
        let geometry = Geometry::jigsaw(&swapped()).unwrap();
        let [first, fifth] = [House::ALL[18], House::ALL[22]];
        assert_eq!(geometry.houses_of(cell("r4c4")), [House::ALL[3], House::ALL[12], first]);
        assert!(geometry.sees(cell("r1c1"), cell("r4c4")) && !geometry.sees(cell("r1c1"), cell("r3c3")));
        assert_eq!(geometry.in_order(fifth)[0], cell("r3c3"));
        assert_eq!(geometry.shared_house(swapped()[0]), Some(first));
        assert!(
            Cell::ALL.iter().all(|one| Cell::ALL.iter().all(|b| geometry.sees(*one, *b) == geometry.sees(*b, *one)))
        );
        assert_eq!(
            Geometry::jigsaw(&std::array::from_fn(|b| House::ALL[18 + b].cells())),
            Ok(Geometry::classic().clone())
        );
    }

    #[test]
    fn what_is_no_geometry_is_an_error() {
        let mut boxes = swapped();
        boxes[2] = boxes[2].with(cell("r9c9"));
        assert_eq!(Geometry::jigsaw(&boxes), Err(GeometryError::Size(House::ALL[20], 10)));
        boxes = swapped();
        boxes[2] = boxes[1];
        let error = Geometry::jigsaw(&boxes).unwrap_err();
        assert_eq!(
            (error, error.to_string()),
            (GeometryError::InTwo(cell("r1c4")), "r1c4 is in two boxes, not in one".into())
        );
        let pair = [cell("r5c5"); 2];
        assert_eq!(Geometry::classic().clone().apart([pair]), Err(GeometryError::Itself(pair[0])));
    }

    #[test]
    fn most_apart_is_the_most_of_all_choices() {
        let geometry = Geometry::jigsaw(&swapped()).unwrap();
        let apart = |cells: CellSet| cells.iter().all(|cell| cells.is_disjoint(geometry.peers(cell)));
        for start in 0..60 {
            let cells: Vec<Cell> = (0..10).map(|i| Cell::ALL[(start + i * (start + 2)) % 81]).collect();
            let chosen = |bits: &u32| (0..10).filter(|i| bits >> i & 1 == 1).map(|i| cells[i]).collect::<CellSet>();
            let most = (0..1 << 10).map(|bits| chosen(&bits)).filter(|c| apart(*c)).map(CellSet::len).max();
            assert_eq!(Some(geometry.most_apart(cells.iter().copied().collect())), most, "{cells:?}");
        }
        assert_eq!([CellSet::EMPTY, CellSet::FULL].map(|cells| geometry.most_apart(cells)), [0, 9]);
    }
}
