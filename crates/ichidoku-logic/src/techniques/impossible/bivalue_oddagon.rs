//! Bivalue oddagon: the page is `bivalue-oddagon`.

use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, DigitSet};

use super::super::{Info, Sink};
use super::{Cells, step};
use crate::combinations::choices;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const BIVALUE_ODDAGON: Info = Info {
    slug: "bivalue-oddagon",
    name: "bivalue oddagon",
    aliases: &["odd bivalue loop"],
    page: "bivalue-oddagon",
    difficulty: 74,
    find,
    ..super::FAMILY
};

/// The shortest ring, as three cells that see each other share a house, and the longest that is looked for.
const SHORTEST: usize = 5;
const LONGEST: usize = 11;

/// Finds odd rings in which no cell sees any but its neighbours: any other ring has a smaller one in it.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for pair in choices(9, 2).map(|bits| DigitSet::from_bits(bits as u16)) {
        let holding = pair.iter().fold(survey.open(), |cells, digit| cells & survey.cells(digit));
        if holding.len() < SHORTEST {
            continue;
        }
        let cells = Cells::new(survey, holding, pair);
        for (alone, same) in cells.guards().filter(|(alone, same)| (cells.pure | *alone | *same).len() >= SHORTEST) {
            for start in (alone | same).iter() {
                let later = same.iter().filter(|cell| *cell > start).collect();
                let mut rings = Rings { start, pure: cells.pure, guarded: later, survey, pair, sink: &mut *sink };
                rings.begin(alone.is_empty())?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The search for rings from their first guarded cell on.
struct Rings<'r, 's, 'a, 'k> {
    survey: &'s Survey<'a>,
    pair: DigitSet,
    start: Cell,
    pure: CellSet,
    /// The other cells that may have guardians.
    guarded: CellSet,
    sink: &'r mut Sink<'k>,
}

impl Rings<'_, '_, '_, '_> {
    /// Goes to each cell that the first one sees; `more` if the ring must have another guarded cell.
    fn begin(&mut self, more: bool) -> ControlFlow<()> {
        let all = self.pure | self.guarded;
        for second in (all & self.survey.peers(self.start)).iter() {
            let path =
                Path { second, last: second, cells: CellSet::single(self.start).with(second), barred: CellSet::EMPTY };
            self.walk(path, more)?;
        }
        ControlFlow::Continue(())
    }

    /// Goes on from the last cell to those that see no cell before it, or closes the ring.
    fn walk(&mut self, path: Path, more: bool) -> ControlFlow<()> {
        let next = ((self.pure | self.guarded) & self.survey.peers(path.last)) - path.barred - path.cells;
        for cell in next.iter() {
            let cells = path.cells.with(cell);
            if self.survey.sees(cell, self.start) {
                let odd = cells.len() >= SHORTEST && !cells.len().is_multiple_of(2);
                let enough = !more || !cells.is_disjoint(self.guarded);
                if odd && enough && cell > path.second {
                    self.report(cells)?;
                }
            } else if cells.len() < LONGEST {
                self.walk(
                    Path { last: cell, cells, barred: path.barred | self.survey.peers(path.last), ..path },
                    more,
                )?;
            }
        }
        ControlFlow::Continue(())
    }

    fn report(&mut self, cells: CellSet) -> ControlFlow<()> {
        match step(self.survey, Technique::BivalueOddagon, cells, self.pair) {
            Some(step) => (self.sink)(step),
            None => ControlFlow::Continue(()),
        }
    }
}

/// Some cells of a ring, each seeing the next and no other.
#[derive(Clone, Copy)]
struct Path {
    second: Cell,
    last: Cell,
    cells: CellSet,
    /// What sees a cell between the first and the last.
    barred: CellSet,
}
