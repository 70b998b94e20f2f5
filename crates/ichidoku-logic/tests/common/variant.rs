//! Grids of other geometries, and a small solver that knows them by its own tables.

use std::sync::Arc;

use ichidoku::{Cell, CellSet, Digit, DigitSet, House, Puzzle};
use ichidoku_logic::Geometry;

use super::{Rng, minimal_puzzle};

/// A grid's houses and peers, worked out from its boxes and its pairs without a [`Geometry`].
pub(crate) struct Variant {
    pub(crate) geometry: Arc<Geometry>,
    houses: Vec<CellSet>,
    peers: Vec<CellSet>,
}

/// The digits that each cell may hold, bit `i` for digit `i + 1`.
type Left = [u16; 81];

impl Variant {
    pub(crate) fn new(boxes: &[CellSet; 9], apart: &[[Cell; 2]]) -> Self {
        let houses: Vec<CellSet> = House::ALL[..18].iter().map(|line| line.cells()).chain(*boxes).collect();
        let beside = |cell: Cell| -> CellSet {
            let pairs: CellSet = apart.iter().filter(|pair| pair.contains(&cell)).flatten().copied().collect();
            houses.iter().filter(|house| house.contains(cell)).fold(pairs, |all, house| all | *house)
        };
        let peers = Cell::ALL.iter().map(|cell| beside(*cell).without(*cell)).collect();
        let geometry = Geometry::jigsaw(boxes).and_then(|geometry| geometry.apart(apart.iter().copied()));
        assert_eq!(geometry.as_ref().err(), None);
        Self { geometry: Arc::new(geometry.unwrap_or_else(|_| Geometry::classic().clone())), houses, peers }
    }

    /// Irregular boxes, each in one piece, and a solution: the boxes of a solved classic grid exchange equal digits.
    pub(crate) fn jigsaw(rng: &mut Rng) -> (Self, Puzzle) {
        let proper = minimal_puzzle(rng);
        let solution: Puzzle = Cell::ALL.iter().map(|cell| (*cell, proper.solution().get(*cell))).collect();
        let mut all = boxes();
        for _ in 0..4000 {
            let (i, j) = (rng.below(9), rng.below(9));
            let digits: DigitSet = (0..=rng.below(6)).map(|_| Digit::ALL[rng.below(9)]).collect();
            let both = digits.iter().fold(CellSet::EMPTY, |all, digit| all | solution.cells_of(digit));
            let exchanged = [(i, j), (j, i)].map(|(i, j)| (all[i] - both) | (all[j] & both));
            if i != j && exchanged.iter().all(|cells| in_one_piece(*cells)) {
                (all[i], all[j]) = (exchanged[0], exchanged[1]);
            }
        }
        (Self::new(&all, &[]), solution)
    }

    /// Square boxes, and cells a knight's move apart differ.
    pub(crate) fn anti_knight(rng: &mut Rng) -> (Self, Puzzle) {
        let apart = |a: &Cell, b: &Cell| {
            let [rows, columns] = [a.index() / 9, a.index() % 9].map(|i| i as isize);
            let [rows, columns] = [rows - (b.index() / 9) as isize, columns - (b.index() % 9) as isize].map(isize::abs);
            rows.min(columns) == 1 && rows.max(columns) == 2
        };
        let pairs = Cell::ALL.iter().flat_map(|a| Cell::ALL.iter().map(move |b| [*a, *b]));
        let variant = Self::new(&boxes(), &pairs.filter(|[a, b]| a < b && apart(a, b)).collect::<Vec<_>>());
        loop {
            if let Some([solution]) = variant.solutions(rng, &Puzzle::EMPTY, 1).as_deref() {
                return (variant, *solution);
            }
        }
    }

    /// The classic grid with its columns in this order: `columns[i]` is where column `i` goes.
    pub(crate) fn with_columns(columns: &[usize; 9]) -> Self {
        Self::new(&boxes().map(|cells| cells.iter().map(|cell| moved(columns, cell)).collect()), &[])
    }

    /// A random puzzle with this solution alone, of at least so many clues.
    pub(crate) fn puzzle(&self, rng: &mut Rng, solution: &Puzzle, least: usize) -> Puzzle {
        assert!(self.is_legal(solution));
        let mut puzzle = *solution;
        for i in rng.shuffled::<81>() {
            let fewer = puzzle.with(Cell::ALL[i], None);
            if puzzle.clue_cells().len() > least && self.solutions(rng, &fewer, 2).is_some_and(|all| all.len() == 1) {
                puzzle = fewer;
            }
        }
        puzzle
    }

    /// Whether each house has each digit, and no cell sees its own.
    fn is_legal(&self, solution: &Puzzle) -> bool {
        let alone = |(cell, digit)| solution.cells_of(digit).is_disjoint(self.peers[Cell::index(cell)]);
        let filled = |house: &CellSet| Digit::ALL.iter().all(|digit| !solution.cells_of(*digit).is_disjoint(*house));
        solution.clue_cells() == CellSet::FULL && solution.clues().all(alone) && self.houses.iter().all(filled)
    }

    /// At most so many solutions, in random order; `None` where it would take long to tell.
    fn solutions(&self, rng: &mut Rng, puzzle: &Puzzle, most: usize) -> Option<Vec<Puzzle>> {
        let mut left = [0x1FF; 81];
        let (mut found, mut tries) = (Vec::new(), 500);
        if puzzle.clues().all(|(cell, digit)| self.place(&mut left, cell, digit)) {
            self.search(rng, &left, most, &mut found, &mut tries);
        }
        (tries > 0).then_some(found)
    }

    fn search(&self, rng: &mut Rng, left: &Left, most: usize, found: &mut Vec<Puzzle>, tries: &mut usize) {
        let Some(mut choices) = self.tightest(left) else {
            let digit = |cell: &Cell| (*cell, Digit::ALL[left[cell.index()].trailing_zeros() as usize]);
            return found.push(Cell::ALL.iter().map(digit).collect());
        };
        while !choices.is_empty() && found.len() < most && *tries > 0 {
            let (cell, digit) = choices.swap_remove(rng.below(choices.len()));
            let mut next = *left;
            *tries -= 1;
            if self.place(&mut next, cell, digit) {
                self.search(rng, &next, most, found, tries);
            }
        }
    }

    /// Whether the digit can be placed: it goes from the peers, and a peer that has one left is filled as well.
    fn place(&self, left: &mut Left, cell: Cell, digit: Digit) -> bool {
        let bit = 1 << digit.index();
        if left[cell.index()] & bit == 0 {
            return false;
        }
        left[cell.index()] = bit;
        self.peers[cell.index()].iter().all(|peer| {
            let had = left[peer.index()];
            left[peer.index()] &= !bit;
            match left[peer.index()].count_ones() {
                0 => false,
                1 if had & bit != 0 => {
                    let last = Digit::ALL[left[peer.index()].trailing_zeros() as usize];
                    self.place(left, peer, last)
                }
                _ => true,
            }
        })
    }

    /// The candidates of an open cell, or a digit's places in a house where it is open, whichever are fewest; `None`
    /// when all cells are filled.
    fn tightest(&self, left: &Left) -> Option<Vec<(Cell, Digit)>> {
        let open = |cell: &Cell| left[cell.index()].count_ones() > 1;
        let has = |cell: Cell, digit: Digit| left[cell.index()] >> digit.index() & 1 == 1;
        let in_cell =
            |cell: Cell| Digit::ALL.into_iter().filter(move |d| has(cell, *d)).map(move |d| (cell, d)).collect();
        let in_house = |(house, digit): (CellSet, Digit)| -> Vec<(Cell, Digit)> {
            house.iter().filter(|cell| has(*cell, digit)).map(|cell| (cell, digit)).collect()
        };
        let cells = Cell::ALL.into_iter().filter(open).map(in_cell);
        let houses = self.houses.iter().flat_map(|house| Digit::ALL.map(|digit| in_house((*house, digit))));
        let houses = houses.filter(|places| places.iter().all(|(cell, _)| open(cell)));
        cells.chain(houses).min_by_key(Vec::len)
    }
}

/// The cell in its column's new place.
pub(crate) fn moved(columns: &[usize; 9], cell: Cell) -> Cell {
    Cell::ALL[cell.index() / 9 * 9 + columns[cell.index() % 9]]
}

fn boxes() -> [CellSet; 9] {
    std::array::from_fn(|b| House::ALL[18 + b].cells())
}

fn in_one_piece(cells: CellSet) -> bool {
    let beside = |a: Cell, b: Cell| {
        let rows = (a.index() / 9).abs_diff(b.index() / 9);
        rows + (a.index() % 9).abs_diff(b.index() % 9) == 1
    };
    let mut met: CellSet = cells.iter().take(1).collect();
    for _ in 0..9 {
        met = cells.iter().filter(|cell| met.contains(*cell) || met.iter().any(|near| beside(near, *cell))).collect();
    }
    met == cells
}
