//! Fish: rows whose places of a digit are in as few columns, and the other way round.

use ichidoku_variants::Cell;

use crate::house::{House, HouseKind};
use crate::sets::{choices, indices};
use crate::setting::Setting;
use crate::state::State;
use crate::step::{Evidence, Step};
use crate::technique::Technique;

/// As many rows as columns with all places of a digit in these rows.
pub(super) fn find(technique: Technique, size: usize, setting: &Setting, state: &State) -> Option<Step> {
    let of = |test: fn(HouseKind) -> bool| setting.houses().iter().filter(|house| test(house.kind)).collect::<Vec<_>>();
    let rows = of(|kind| matches!(kind, HouseKind::Row(_)));
    let columns = of(|kind| matches!(kind, HouseKind::Column(_)));
    let digits = setting.puzzle().shape().digits();
    (0..digits).find_map(|digit| {
        let among = |bases, covers| among(technique, size, digit, bases, covers, state);
        among(&rows, &columns).or_else(|| among(&columns, &rows))
    })
}

/// A line with its places of the digit, as bits of the lines across.
type Line<'a> = (&'a House, u64);

fn among(
    technique: Technique,
    size: usize,
    digit: usize,
    bases: &[&House],
    covers: &[&House],
    state: &State,
) -> Option<Step> {
    let line = |house: &&'_ House| {
        let across = |cell: Cell| covers.iter().position(|cover| cover.cells.contains(&cell));
        let places = state.places(digit, &house.cells).map(across).collect::<Option<Vec<_>>>()?;
        Some(places.into_iter().fold(0, |bits, at| bits | 1 << at))
    };
    let needs = |house: &&&House| state.missing(house) >> digit & 1 == 1;
    let lines = bases.iter().filter(needs).filter_map(|house| Some((*house, line(house)?)));
    let lines = lines.filter(|(_, places): &Line<'_>| places.count_ones() as usize <= size).collect::<Vec<_>>();
    let mut step = None;
    choices(&lines, size, &mut |chosen| {
        let across = chosen.iter().fold(0, |across, (_, places)| across | places);
        if across.count_ones() as usize == size {
            let covers = indices(across).map(|at| covers[at]).collect::<Vec<_>>();
            step = fish(technique, digit, chosen, &covers, state);
        }
        step.is_some()
    });
    step
}

fn fish(technique: Technique, digit: usize, chosen: &[Line<'_>], covers: &[&House], state: &State) -> Option<Step> {
    let in_base = |cell: Cell| chosen.iter().any(|(base, _)| base.cells.contains(&cell));
    let out = covers.iter().flat_map(|cover| state.places(digit, &cover.cells)).filter(|&cell| !in_base(cell));
    let mut eliminations = out.map(|cell| (cell, 1 << digit)).collect::<Vec<_>>();
    ichidoku_variants::sort(&mut eliminations);
    let bases = chosen.iter().map(|(base, _)| (*base).clone()).collect();
    let covers = covers.iter().map(|&cover| cover.clone()).collect();
    Step::eliminate(technique, eliminations, Evidence::Fish { digit, bases, covers })
}

#[cfg(test)]
mod tests {
    use crate::Technique;
    use crate::testing::first;

    /// Rows 1 and 4 of a grid without boxes have 1 in columns 2 and 5 only.
    const X_WING: &str = ".Shape~6x6.NoBoxes.~R1C1_2_3_4_5_6~R1C3_2_3_4_5_6~R1C4_2_3_4_5_6~R1C6_2_3_4_5_6\
        ~R4C1_2_3_4_5_6~R4C3_2_3_4_5_6~R4C4_2_3_4_5_6~R4C6_2_3_4_5_6";

    #[test]
    fn two_rows_and_two_columns() {
        let step = first(Technique::XWing, X_WING).unwrap();
        assert_eq!(step.eliminations, [7, 10, 13, 16, 25, 28, 31, 34].map(|cell| (cell, 1)));
        let near_miss = X_WING.replace("~R4C6_2_3_4_5_6", "");
        assert_eq!(first(Technique::XWing, &near_miss), None);
    }

    #[test]
    fn rows_that_need_not_contain_the_digit_are_no_base() {
        assert_eq!(first(Technique::XWing, &X_WING.replace("6x6", "6x6~7")), None);
    }
}
