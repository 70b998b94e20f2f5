//! Works out what is left of whole houses by known sums.

use ichidoku_variants::Cell;

use crate::house::House;
use crate::rest::Rest;
use crate::sets::indices;
use crate::setting::Setting;
use crate::state::State;
use crate::sum::Sum;

/// What these sums leave of these houses in a state.
pub(crate) fn rest(houses: Vec<House>, sums: Vec<Sum>, setting: &Setting, state: &State) -> Rest {
    let shown = |index: usize| i32::from(setting.digit(index));
    let whole = houses.iter().map(|house| indices(house.digits).map(shown).sum::<i32>()).sum::<i32>();
    let in_sum = |cell: &Cell| sums.iter().any(|sum| sum.cells.contains(cell));
    let in_house = |cell: &Cell| houses.iter().any(|house| house.cells.contains(cell));
    let inside = houses.iter().flat_map(|house| &house.cells).copied().filter(|cell| !in_sum(cell));
    let outside = sums.iter().flat_map(|sum| &sum.cells).copied().filter(|cell| !in_house(cell));
    let (inside, outside) = (inside.collect::<Vec<_>>(), outside.collect::<Vec<_>>());
    let known = |cells: &[Cell]| cells.iter().filter_map(|&cell| state.digit(cell)).map(shown).sum::<i32>();
    let stated = sums.iter().map(|sum| sum.total).sum::<i32>();
    Rest {
        total: whole - stated + known(&outside) - known(&inside),
        inside: state.open(&inside).collect(),
        outside: state.open(&outside).collect(),
        houses,
        sums,
    }
}
