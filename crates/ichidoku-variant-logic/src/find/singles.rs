//! Naked and hidden singles.

use crate::sets::{indices, is_single};
use crate::setting::Setting;
use crate::state::State;
use crate::step::{Evidence, Step};
use crate::technique::Technique;

/// An open cell with one candidate.
pub(super) fn naked(state: &State) -> Option<Step> {
    let cell = state.cells().find(|&cell| !state.is_filled(cell) && is_single(state.candidates(cell)))?;
    let digit = state.candidates(cell).trailing_zeros() as usize;
    Some(Step::place(Technique::NakedSingle, cell, digit, Evidence::LastCandidate { cell }))
}

/// A digit with one place in a house that contains it.
pub(super) fn hidden(setting: &Setting, state: &State) -> Option<Step> {
    setting.houses().iter().find_map(|house| {
        indices(state.missing(house)).find_map(|digit| {
            let mut places = state.places(digit, &house.cells);
            let (cell, None) = (places.next()?, places.next()) else { return None };
            let evidence = Evidence::Hidden { house: house.clone(), digits: 1 << digit, cells: vec![cell] };
            Some(Step::place(Technique::HiddenSingle, cell, digit, evidence))
        })
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::{first, houses_named};
    use crate::{HouseKind, Technique};

    #[test]
    fn the_last_candidate_of_a_cell() {
        let step = first(Technique::NakedSingle, ".Shape~4x4.~R1C1_1~R1C2_2~R3C4_4").unwrap();
        assert_eq!(step.placements, [(3, 2)]);
        // Near miss: without the 4, both 3 and 4 are left.
        assert_eq!(first(Technique::NakedSingle, ".Shape~4x4.~R1C1_1~R1C2_2"), None);
    }

    #[test]
    fn a_digit_with_one_place_on_a_diagonal() {
        let step = first(Technique::HiddenSingle, ".Shape~4x4.NoBoxes.Diagonal~1.~R4C3_1~R2C2_1").unwrap();
        assert_eq!(step.placements, [(3, 0)]);
        assert_eq!(houses_named(&step), [HouseKind::Diagonal { rising: true }]);
        assert_eq!(first(Technique::HiddenSingle, ".Shape~4x4.NoBoxes.Diagonal~1.~R4C3_1"), None);
    }

    #[test]
    fn a_cage_without_all_digits_has_no_hidden_single() {
        // In the cage, 3 can only be in r1c3, but the cage needn't contain it.
        assert_eq!(first(Technique::HiddenSingle, ".Shape~4x4.Cage~6~R1C1~R1C2~R1C3.~R2C2_3"), None);
    }
}
