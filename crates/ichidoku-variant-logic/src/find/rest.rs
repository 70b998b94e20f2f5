//! The rule of 45: innies and outies.

use ichidoku_variants::Cell;

use super::kept;
use crate::house::{House, HouseKind};
use crate::leftovers;
use crate::rest::Rest;
use crate::setting::Setting;
use crate::state::State;
use crate::step::{Evidence, Step};
use crate::sum::Sum;
use crate::technique::Technique;
use crate::ways::{Condition, ways};

/// Most houses that are taken together.
const MOST_HOUSES: usize = 3;
/// Most cells of which the sum follows.
const MOST_CELLS: usize = 4;
/// Most digits that are tried to find what such a sum allows.
const BUDGET: usize = 20_000;

/// Few cells inside or outside of some houses whose sum or difference follows from known sums.
pub(super) fn find(setting: &Setting, state: &State) -> Option<Step> {
    let mut order = setting.sums().iter().enumerate().map(|(at, sum)| (sum.cells.len(), at)).collect::<Vec<_>>();
    ichidoku_variants::sort(&mut order);
    let sums = order.into_iter().map(|(_, at)| &setting.sums()[at]).collect::<Vec<_>>();
    for size in 1..=MOST_HOUSES {
        for houses in areas(setting, size) {
            for choice in [inside, mostly_inside, touching] {
                let Some(rest) = rest(&houses, &sums, choice, setting, state) else { continue };
                if let Some(step) = step(rest, setting, state) {
                    return Some(step);
                }
            }
        }
    }
    None
}

/// Houses with every digit that follow each other, so that they share no cell.
fn areas(setting: &Setting, size: usize) -> Vec<Vec<&House>> {
    let all = (1 << setting.puzzle().shape().digits()) - 1;
    let of = |test: fn(HouseKind) -> bool| {
        let houses = setting.houses().iter().filter(|house| house.digits == all && test(house.kind));
        houses.collect::<Vec<_>>()
    };
    let rows = of(|kind| matches!(kind, HouseKind::Row(_)));
    let columns = of(|kind| matches!(kind, HouseKind::Column(_)));
    let boxes = of(|kind| matches!(kind, HouseKind::Box(_)));
    let side = boxes.len().isqrt();
    let others = if size == 1 {
        of(|kind| !matches!(kind, HouseKind::Row(_) | HouseKind::Column(_) | HouseKind::Box(_)))
    } else if side * side == boxes.len() {
        // The same boxes down the columns.
        (0..boxes.len()).map(|at| boxes[at % side * side + at / side]).collect()
    } else {
        Vec::new()
    };
    let lists = [rows, columns, boxes, others];
    lists.iter().flat_map(|houses| houses.windows(size).map(<[_]>::to_vec)).collect()
}

fn inside(within: usize, all: usize) -> bool {
    within == all
}

fn mostly_inside(within: usize, all: usize) -> bool {
    2 * within > all
}

fn touching(within: usize, _: usize) -> bool {
    within > 0
}

/// What is left of the houses by the sums that are chosen by how many of their cells are within, as long as they share none.
fn rest(
    houses: &[&House],
    sums: &[&Sum],
    choice: fn(usize, usize) -> bool,
    setting: &Setting,
    state: &State,
) -> Option<Rest> {
    let is_within = |cell: &&Cell| houses.iter().any(|house| house.cells.contains(cell));
    let mut chosen: Vec<Sum> = Vec::new();
    for sum in sums {
        let within = sum.cells.iter().filter(is_within).count();
        let is_free = |cell: &Cell| chosen.iter().all(|other| !other.cells.contains(cell));
        if choice(within, sum.cells.len()) && sum.cells.iter().all(is_free) {
            chosen.push((*sum).clone());
        }
    }
    let houses = houses.iter().map(|&house| house.clone()).collect();
    let rest = (!chosen.is_empty()).then(|| leftovers::rest(houses, chosen, setting, state))?;
    (1..=MOST_CELLS).contains(&(rest.inside.len() + rest.outside.len())).then_some(rest)
}

fn step(rest: Rest, setting: &Setting, state: &State) -> Option<Step> {
    let cells = rest.cells();
    let condition = Condition::Sum(rest.coefficients(), rest.total);
    let ways = ways(setting, state, &cells, &condition, BUDGET)?;
    // Where there is no way, none of the candidates is left, and that is the contradiction.
    let left = cells.into_iter().zip(ways.left);
    kept::step(Technique::InniesOuties, state, left, Evidence::Rest(rest))
}

#[cfg(test)]
mod tests {
    use crate::Technique;
    use crate::testing::first;

    #[test]
    fn one_cell_that_sticks_out_of_a_box() {
        // Two cages cover box 1 and r1c4: that is 50 in all, so r1c4 is 5.
        let text = ".Cage~20~R1C1~R1C2~R1C3~R1C4.Cage~30~R2C1~R2C2~R2C3~R3C1~R3C2~R3C3";
        let step = first(Technique::InniesOuties, text).unwrap();
        assert_eq!(step.eliminations, [(3, 0b111101111)]);
        let near_miss = ".Cage~20~R1C1~R1C2~R1C3~R1C4~R1C5.Cage~30~R2C1~R2C2~R2C3~R3C1~R3C2";
        assert_eq!(first(Technique::InniesOuties, near_miss), None);
    }

    #[test]
    fn two_cells_that_are_left_of_a_row() {
        let text = ".Cage~20~R1C1~R1C2~R1C3.Cage~8~R1C4~R1C5.Cage~14~R1C6~R1C7";
        let step = first(Technique::InniesOuties, text).unwrap();
        // They are 1 and 2.
        assert_eq!(step.eliminations, [(7, 0b111111100), (8, 0b111111100)]);
    }
}
