//! Almost locked sets: cells of a house with one more digit than cells.

use ichidoku::{CellSet, House};
use ichidoku_logic::explain::say;
use ichidoku_logic::{AlmostLockedSet, Evidence, Joint, State, Step, Technique};

use crate::exercise::Exercise;
use crate::position::Spot;
use crate::task::Shown;

/// An almost locked set of two or three cells is to be found.
pub(crate) fn find_one(mut spot: Spot<'_>) -> Option<Exercise> {
    let sets: Vec<CellSet> = House::ALL.into_iter().flat_map(|house| small_sets(&spot.state, house)).collect();
    let cells = *spot.random.pick(&sets)?;
    let digits = spot.state.digits_of(cells);
    let told = say::SetOf { cells, digits }.into();
    let joint = Joint::Restricted(ichidoku::DigitSet::EMPTY);
    let evidence = Evidence::AlmostLocked { sets: vec![AlmostLockedSet { cells, digits }], joint };
    let step = Step { technique: Technique::AlsXz, placements: Vec::new(), eliminations: Vec::new(), evidence };
    let shown = Shown::plain(&spot.state, step, vec![told]);
    Some(Exercise::new(spot, shown))
}

/// The almost locked sets of two and of three cells in the house.
fn small_sets(state: &State, house: House) -> Vec<CellSet> {
    let open: Vec<_> = (state.house_cells(house) & state.open()).iter().collect();
    let mut sets = Vec::new();
    for (i, a) in open.iter().enumerate() {
        for (j, b) in open.iter().enumerate().skip(i + 1) {
            let pair: CellSet = [*a, *b].into_iter().collect();
            sets.push(pair);
            sets.extend(open[j + 1..].iter().map(|c| pair.with(*c)));
        }
    }
    sets.retain(|cells| is_set(state, *cells));
    sets
}

/// True if the cells are two or more open cells of a house with one digit more.
pub(crate) fn is_set(state: &State, cells: CellSet) -> bool {
    cells.len() > 1
        && cells.is_subset(state.open())
        && state.digits_of(cells).len() == cells.len() + 1
        && House::ALL.into_iter().any(|house| cells.is_subset(state.house_cells(house)))
}
