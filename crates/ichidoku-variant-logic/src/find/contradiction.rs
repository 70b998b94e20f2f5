//! Looks for contradictions.

use crate::contradiction::Contradiction;
use crate::sets::indices;
use crate::setting::Setting;
use crate::state::State;
use crate::step::Step;

/// What a finder returns: a step, none, or that the puzzle contradicts itself.
pub(super) type Found = Result<Option<Step>, Contradiction>;

/// Looks for cells without candidates and houses without a place for a digit.
pub(super) fn check(setting: &Setting, state: &State) -> Result<(), Contradiction> {
    if let Some(cell) = state.empty_cell() {
        return Err(Contradiction::Cell(cell));
    }
    for house in setting.houses() {
        let left = house.cells.iter().fold(0, |left, &cell| left | state.candidates(cell));
        if let Some(digit) = indices(house.digits & !left).next() {
            return Err(Contradiction::Digit(house.clone(), digit));
        }
    }
    Ok(())
}
