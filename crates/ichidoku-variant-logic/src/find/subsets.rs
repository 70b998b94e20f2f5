//! Locked sets: as many cells as digits.

use ichidoku_variants::Cell;

use crate::house::House;
use crate::sets::{choices, indices};
use crate::setting::Setting;
use crate::state::State;
use crate::step::{Evidence, Step};
use crate::technique::Technique;

/// Cells of a house that contain as many digits as they are. Each digit leaves the cells that see all of its places.
pub(super) fn naked(technique: Technique, size: usize, setting: &Setting, state: &State) -> Option<Step> {
    setting.houses().iter().find_map(|house| {
        let few = |cell: &Cell| (2..=size).contains(&(state.candidates(*cell).count_ones() as usize));
        let cells = state.open(&house.cells).filter(few).collect::<Vec<_>>();
        let mut step = None;
        choices(&cells, size, &mut |cells| {
            let digits = cells.iter().fold(0, |digits, &cell| digits | state.candidates(cell));
            if digits.count_ones() as usize == size {
                step = naked_step(technique, house, digits, cells, setting, state);
            }
            step.is_some()
        });
        step
    })
}

fn naked_step(
    technique: Technique,
    house: &House,
    digits: u64,
    cells: &[Cell],
    setting: &Setting,
    state: &State,
) -> Option<Step> {
    let mut eliminations: Vec<(Cell, u64)> = Vec::new();
    for digit in indices(digits) {
        let places = state.places(digit, cells).collect::<Vec<_>>();
        for cell in setting.common_peers(&places).filter(|cell| !cells.contains(cell)) {
            if !state.is_filled(cell) && state.candidates(cell) >> digit & 1 == 1 {
                match eliminations.iter_mut().find(|(other, _)| *other == cell) {
                    Some((_, gone)) => *gone |= 1 << digit,
                    None => eliminations.push((cell, 1 << digit)),
                }
            }
        }
    }
    ichidoku_variants::sort(&mut eliminations);
    let evidence = Evidence::Naked { house: house.clone(), digits, cells: cells.to_vec() };
    Step::eliminate(technique, eliminations, evidence)
}

/// Digits of a house that have as many places as they are.
pub(super) fn hidden(technique: Technique, size: usize, setting: &Setting, state: &State) -> Option<Step> {
    setting.houses().iter().filter(|house| house.is_complete()).find_map(|house| {
        let few = |digit: &usize| (2..=size).contains(&state.places(*digit, &house.cells).count());
        let digits = indices(state.missing(house)).filter(few).collect::<Vec<_>>();
        let mut step = None;
        choices(&digits, size, &mut |digits| {
            let set = digits.iter().fold(0, |set, &digit| set | 1 << digit);
            let places = |cell: &Cell| state.candidates(*cell) & set != 0;
            let cells = state.open(&house.cells).filter(places).collect::<Vec<_>>();
            if cells.len() == size {
                let others = cells.iter().map(|&cell| (cell, state.candidates(cell) & !set)).collect();
                let evidence = Evidence::Hidden { house: house.clone(), digits: set, cells };
                step = Step::eliminate(technique, others, evidence);
            }
            step.is_some()
        });
        step
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::{first, houses_named};
    use crate::{HouseKind, Technique};

    #[test]
    fn a_naked_pair_leaves_what_sees_both_cells() {
        let step = first(Technique::NakedPair, ".Shape~6x6.AllDifferent~R1C1~R2C2.~R1C1_1_2~R2C2_1_2").unwrap();
        assert_eq!(houses_named(&step), [HouseKind::Box(0)]);
        assert_eq!(step.eliminations, [(1, 0b11), (2, 0b11), (6, 0b11), (8, 0b11)]);
        assert_eq!(first(Technique::NakedPair, ".Shape~6x6.~R1C1_1_2~R2C2_1_2_3"), None);
    }

    #[test]
    fn a_naked_pair_in_a_set_of_its_own() {
        let step = first(Technique::NakedPair, ".Shape~6x6.AllDifferent~R1C1~R3C6~R5C4.~R1C1_1_2~R3C6_1_2");
        let step = step.unwrap();
        assert_eq!(houses_named(&step), [HouseKind::Set]);
        assert!(step.eliminations.contains(&(27, 0b11)));
    }

    #[test]
    fn a_hidden_pair_clears_its_cells() {
        let text = ".Shape~6x6.~R1C1_3_4_5_6~R1C2_3_4_5_6~R1C3_3_4_5_6~R1C4_3_4_5_6";
        let step = first(Technique::HiddenPair, text).unwrap();
        assert_eq!(step.eliminations, [(4, 0b111100), (5, 0b111100)]);
        let near_miss = ".Shape~6x6.~R1C1_1_3_4_5_6~R1C2_3_4_5_6~R1C3_3_4_5_6~R1C4_2_3_4_5_6";
        assert_eq!(first(Technique::HiddenPair, near_miss), None);
    }
}
