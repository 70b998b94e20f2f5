//! Where digits are: houses, chess moves, indices and connected sets.

use super::Filled;
use crate::constraint::Constraint;
use crate::{Cell, boxes_to_find};

impl Filled<'_> {
    pub(super) fn keeps_places(&self, constraint: &Constraint) -> Option<bool> {
        use Constraint as C;
        let shape = self.puzzle.shape();
        Some(match constraint {
            C::AllDifferent(cells) => self.differ(cells),
            C::Jigsaw(_) => self.puzzle.jigsaw_boxes().iter().all(|cells| self.differ(cells)),
            C::Windoku => shape.windows(self.puzzle.box_size()).iter().all(|cells| self.differ(cells)),
            C::DisjointSets => shape.disjoint_sets(self.puzzle.box_size()).iter().all(|cells| self.differ(cells)),
            C::Diagonal { rising } => self.differ(&shape.diagonal(*rising)),
            C::AntiKnight => self.pairs_apart(|down, right| down * right == 2, |a, b| a != b),
            C::AntiKing => self.pairs_apart(|down, right| down == 1 && right == 1, |a, b| a != b),
            C::AntiConsecutive => self.pairs_apart(|down, right| down + right == 1, |a, b| a.abs_diff(b) != 1),
            C::AntiTaxicab => (1..=shape.highest()).all(|distance| {
                self.pairs_apart(|down, right| down + right == distance as usize, |a, b| a != b || a != distance)
            }),
            C::StrictKropki => self.unmarked(
                |constraint| matches!(constraint, C::WhiteDot(_) | C::BlackDot(_)),
                |a, b| a.abs_diff(b) != 1 && a != 2 * b && b != 2 * a,
            ),
            C::StrictXV => {
                self.unmarked(|constraint| matches!(constraint, C::X(_) | C::V(_)), |a, b| a + b != 5 && a + b != 10)
            }
            C::Indexing { rows, cells } => cells.iter().all(|&cell| self.indexes(cell, *rows)),
            C::DigitIndexing(cells) => self.indexes_digit(cells),
            C::DutchFlatmates => self.has_flatmates(),
            C::Connected { prefix, digits, size } => self.is_connected(prefix, digits, *size),
            C::ChaosConstruction => self.is_chaos(),
            C::ChaosArrow { control, offset, arms } => self.is_chaos_arrow(*control, *offset, arms),
            C::ChaosCount { control, offset, cells } => self.is_chaos_count(*control, *offset, cells),
            C::Doppelganger => self.is_doppelganger(),
            _ => return None,
        })
    }

    /// True if all pairs side by side keep the test, but for those that a rule of the kind marks.
    fn unmarked(&self, marks: impl Fn(&Constraint) -> bool, test: impl Fn(i16, i16) -> bool) -> bool {
        let marked = crate::houses::marked_pairs(self.puzzle, marks);
        let pairs = self.puzzle.shape().adjacent_pairs();
        pairs.into_iter().filter(|pair| !marked.contains(pair)).all(|(a, b)| test(self.at(a), self.at(b)))
    }

    fn indexes(&self, cell: Cell, rows: bool) -> bool {
        let shape = self.puzzle.shape();
        let (row, column) = shape.place(cell);
        let (line, index) = if rows { (shape.column(column), row) } else { (shape.row(row), column) };
        let place = usize::try_from(self.at(cell) - 1).ok();
        place.and_then(|place| line.get(place)).is_some_and(|&other| self.at(other) == index as i16 + 1)
    }

    fn indexes_digit(&self, cells: &[Cell]) -> bool {
        let [digit, control, rest @ ..] = cells else { return true };
        let place = usize::try_from(self.at(*control) - 1).ok();
        place.and_then(|place| rest.get(place)).is_some_and(|&cell| self.at(cell) == self.at(*digit))
    }

    fn has_flatmates(&self) -> bool {
        let shape = self.puzzle.shape();
        let (middle, top) = ((shape.highest() + 1) / 2, shape.highest());
        (0..shape.cells() as Cell).filter(|&cell| self.at(cell) == middle).all(|cell| {
            let is = |step, digit| shape.step(cell, step, 0).is_some_and(|other| self.at(other) == digit);
            is(-1, 1) || is(1, top)
        })
    }

    fn is_connected(&self, prefix: &str, digits: &[i16], size: Option<u16>) -> bool {
        let Some(layer) = boxes_to_find::layer(self.puzzle, prefix) else { return false };
        let members = layer.cells().filter(|&cell| digits.contains(&self.at(cell))).collect::<Vec<_>>();
        let size_fits = size.is_none_or(|size| members.len() == usize::from(size));
        !members.is_empty()
            && size_fits
            && layer.component(members[0], |cell| members.contains(&cell)).len() == members.len()
    }

    fn is_chaos(&self) -> bool {
        let (shape, size) = (self.puzzle.shape(), self.puzzle.box_size());
        let Some(layer) = boxes_to_find::layer(self.puzzle, "CC") else { return false };
        let mut next = shape.lowest();
        layer.cells().all(|cell| {
            let label = self.at(cell);
            if label < next {
                return true;
            }
            // Labels are in the order of first cells, or one partition would have many names.
            next += 1;
            let members = layer.component(cell, |other| self.at(other) == label);
            let inside = members.iter().map(|cell| cell - layer.first()).collect::<Vec<_>>();
            let all = layer.cells().filter(|&other| self.at(other) == label).count();
            label == next - 1 && all == size && members.len() == size && self.differ(&inside)
        })
    }

    fn is_chaos_arrow(&self, control: Cell, offset: Option<u8>, arms: &[Vec<Cell>]) -> bool {
        let arms = boxes_to_find::arms(self.puzzle, control, arms);
        let run = |arm: &Vec<Cell>| arm.iter().take_while(|&&cell| self.at(cell) == self.at(arm[0])).count();
        let runs = arms.iter().map(run).sum::<usize>();
        let shared = arms.len().saturating_sub(1);
        runs - shared == usize::from(offset.unwrap_or(0)) + self.at(control) as usize
    }

    fn is_chaos_count(&self, control: Cell, offset: Option<u8>, cells: &[Cell]) -> bool {
        let cells = boxes_to_find::counted(self.puzzle, control, cells);
        let alike = cells.iter().filter(|&&cell| self.at(cell) == self.at(cells[0])).count();
        alike == usize::from(offset.unwrap_or(0)) + self.at(control) as usize
    }

    fn is_doppelganger(&self) -> bool {
        let Some(parts) = crate::houses::doppelganger(self.puzzle) else { return false };
        let zeros = parts.zeros.iter().all(|(cell, extra)| self.at(*cell) != 0 || self.differ(extra));
        let no_boxes = parts.unused.iter().all(|&cell| self.at(cell) == 0);
        parts.houses.iter().all(|cells| self.differ(cells)) && zeros && no_boxes && self.at(parts.zero) == 0
    }
}
