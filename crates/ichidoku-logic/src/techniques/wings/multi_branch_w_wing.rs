//! Multi-branch W-wing: the page is `multi-branch-w-wing`.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, Digit, DigitSet, House};

use super::super::{Info, Sink};
use crate::combinations::choices;
use crate::draw::{Marks, Part};
use crate::evidence::{Evidence, candidates_of};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const MULTI_BRANCH_W_WING: Info = Info {
    slug: "multi-branch-w-wing",
    name: "multi-branch W-wing",
    aliases: &["grouped W-wing"],
    page: "multi-branch-w-wing",
    difficulty: 65,
    is_usual: false,
    find,
    explain,
    marks,
    ..super::FAMILY
};

/// The most bivalue cells.
const MOST: usize = 4;

/// Finds the cells of each pair that a house joins, what they eliminate once.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut seen = HashSet::new();
    for (digits, cells) in pairs(survey) {
        let cells: Vec<Cell> = cells.iter().collect();
        for choice in (2..=MOST).flat_map(|size| choices(cells.len(), size)) {
            let chosen: CellSet = (0..cells.len()).filter(|i| choice >> i & 1 == 1).map(|i| cells[i]).collect();
            for (x, y) in ways(digits) {
                let out = survey.cells(y) & survey.common_peers(chosen);
                if out.is_empty() || seen.contains(&(y, out)) {
                    continue;
                }
                if let Some(house) = joining(survey, chosen, x) {
                    seen.insert((y, out));
                    let evidence = Evidence::SamePair { cells: chosen, digits, bridges: vec![(house, x)] };
                    sink(Step::new(Technique::MultiBranchWWing, evidence).eliminating(y, out))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Each pair of digits that some bivalue cells have in common, and these cells.
fn pairs(survey: &Survey<'_>) -> Vec<(DigitSet, CellSet)> {
    let mut pairs: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in survey.bivalue().iter() {
        let digits = survey.digits(cell);
        match pairs.iter_mut().find(|(pair, _)| *pair == digits) {
            Some((_, cells)) => *cells = cells.with(cell),
            None => pairs.push((digits, CellSet::single(cell))),
        }
    }
    pairs
}

/// The two digits, either first.
fn ways(digits: DigitSet) -> impl Iterator<Item = (Digit, Digit)> {
    digits.iter().filter_map(move |x| Some((x, digits.without(x).only()?)))
}

/// A house with more cells for the digit than there are bivalue cells, or as many of three and more, in which each sees
/// one of these cells and each of these sees one that no other does. Of several the one with the fewest cells.
fn joining(survey: &Survey<'_>, chosen: CellSet, digit: Digit) -> Option<House> {
    let joins = |house: &House| {
        let places = survey.cells_in(digit, *house);
        let is_needed = |cell: Cell| !places.is_subset(survey.seen_by(chosen.without(cell)));
        places.len() > 2
            && places.is_disjoint(chosen)
            && places.is_subset(survey.seen_by(chosen))
            && chosen.iter().all(is_needed)
    };
    House::ALL.into_iter().filter(joins).min_by_key(|house| survey.cells_in(digit, *house).len())
}

/// The bivalue cells, and what each place of the house does to them.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::SamePair { cells, digits, bridges } = &step.evidence else { return Vec::new() };
    let about = |(house, digit): &(House, Digit)| {
        let joint_cells = state.cells(*digit) & state.house_cells(*house);
        let other_digit = digits.without(*digit).only()?;
        let out_cells = result::cells_out(step, other_digit);
        let joint = say::BranchWWingJoint { house: *house, digit: *digit, joint_cells }.into();
        Some([joint, say::BranchWWingSo { digit: *digit, other_digit, out_cells }.into()])
    };
    let pair = say::BranchWWing { cells: *cells, digits: *digits }.into();
    std::iter::once(pair).chain(bridges.iter().filter_map(about).flatten()).collect()
}

/// The bivalue cells, and the cells of the house.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::SamePair { cells, bridges, .. } = &step.evidence else { return Marks::default() };
    let joints = bridges
        .iter()
        .flat_map(|(house, digit)| candidates_of(*digit, state.cells(*digit) & state.house_cells(*house)));
    let marks =
        Marks::default().named([say::MarkPattern::KEY, say::MarkJoint::KEY]).put_cells(state, Part::First, *cells);
    marks.put(state, Part::Second, joints)
}
