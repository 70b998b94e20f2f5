//! Locked candidates: what sees all places of a digit in a house.

use ichidoku_variants::Cell;

use crate::house::House;
use crate::sets::indices;
use crate::setting::Setting;
use crate::state::State;
use crate::step::{Evidence, Step};
use crate::technique::Technique;

/// A digit whose places in a house are all in another house, or all see the same cell, as by a knight's move.
pub(super) fn find(setting: &Setting, state: &State) -> Option<Step> {
    setting
        .houses()
        .iter()
        .find_map(|house| indices(state.missing(house)).find_map(|digit| confined(house, digit, setting, state)))
}

fn confined(house: &House, digit: usize, setting: &Setting, state: &State) -> Option<Step> {
    let cells = state.places(digit, &house.cells).collect::<Vec<_>>();
    let peers = setting.common_peers(&cells).collect::<Vec<_>>();
    let out = state.places(digit, &peers).collect::<Vec<_>>();
    if out.is_empty() {
        return None;
    }
    let has_all = |other: &&House| [&cells[..], &out].concat().iter().all(|cell: &Cell| other.cells.contains(cell));
    let cover = setting.houses().iter().find(has_all).cloned();
    let eliminations = out.iter().map(|&cell| (cell, 1 << digit)).collect();
    let evidence = Evidence::Confined { house: house.clone(), digit, cells, cover };
    Step::eliminate(Technique::LockedCandidates, eliminations, evidence)
}

#[cfg(test)]
mod tests {
    use crate::testing::{first, houses_named};
    use crate::{HouseKind, Technique};

    #[test]
    fn a_digit_of_a_row_in_one_box() {
        let text = ".Shape~6x6.~R2C1_2_3_4_5_6~R2C2_2_3_4_5_6~R2C3_2_3_4_5_6";
        let step = first(Technique::LockedCandidates, text).unwrap();
        assert_eq!(houses_named(&step), [HouseKind::Row(1), HouseKind::Box(1)]);
        assert_eq!(step.eliminations, [(3, 1), (4, 1), (5, 1)]);
        let near_miss = ".Shape~6x6.~R2C1_2_3_4_5_6~R2C2_2_3_4_5_6";
        assert_eq!(first(Technique::LockedCandidates, near_miss), None);
    }

    #[test]
    fn cells_a_knights_move_from_all_places() {
        // In row 1, 1 can only be in r1c3 and r1c5; r3c4 is a knight's move from both, r2c3 and r2c5 from one.
        let text = ".NoBoxes.AntiKnight.~R1C1_2_3~R1C2_2_3_4~R1C4_3_4_5~R1C6_5_6_7~R1C7_6_7_8~R1C8_7_8_9~R1C9_8_9_2";
        let step = first(Technique::LockedCandidates, text).unwrap();
        assert_eq!(houses_named(&step), [HouseKind::Row(0)]);
        assert_eq!(step.eliminations, [(11, 1), (13, 1), (21, 1)]);
        assert_eq!(first(Technique::LockedCandidates, &text.replace(".AntiKnight", "")), None);
    }
}
