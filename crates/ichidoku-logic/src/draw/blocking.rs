//! What leaves a hidden single alone: the digits in the grid that rule out the other cells of its house.

use ichidoku::{Candidate, Cell, CellSet, Digit, House};
use ichidoku_render::{Link, LinkKind};

use crate::evidence::{Truth, candidates_of};
use crate::geometry::Geometry;
use crate::state::State;
use crate::step::Step;

/// The fewest digits that rule out the other cells, and where.
#[derive(Debug)]
pub(crate) struct Blocking {
    /// The digits.
    pub(crate) blockers: Vec<Candidate>,
    /// The places that they rule out.
    pub(crate) crosses: Vec<Candidate>,
    /// The other empty cells of the house.
    pub(crate) others: CellSet,
    /// From each digit along each line to the last place that it rules out there.
    pub(crate) links: Vec<Link>,
}

impl Blocking {
    /// The blocking of a step that places a digit because its house has no other place for it.
    pub(crate) fn of(state: &State, step: &Step) -> Option<Self> {
        let single = step.placements.first()?;
        let mut houses = step.evidence.truths().into_iter().filter_map(|truth| match truth {
            Truth::Digit(house, digit) if digit == single.digit() => Some(house),
            _ => None,
        });
        Some(Self::in_house(state, *single, houses.next()?))
    }

    fn in_house(state: &State, single: Candidate, house: House) -> Self {
        let digit = single.digit();
        let others = (state.open() & state.house_cells(house)).without(single.cell()) - state.cells(digit);
        let placed = Cell::ALL.into_iter().filter(|cell| state.value(*cell) == Some(digit));
        let sources: Vec<Cell> = placed.filter(|cell| !(state.peers(*cell) & others).is_empty()).collect();
        let chosen = fewest(state, &sources, others);
        let open = (state.open() & state.house_cells(house)).without(single.cell());
        let mut blocking = Self { blockers: Vec::new(), crosses: Vec::new(), others: open, links: Vec::new() };
        let mut left = others;
        for source in chosen {
            let seen = state.peers(source) & left;
            left = left - seen;
            blocking.blockers.push(Candidate::of(source, digit));
            blocking.crosses.extend(candidates_of(digit, seen));
            blocking.links.extend(links(source, seen, digit));
        }
        blocking
    }
}

/// The smallest of the sources' subsets that see all of these cells which any source sees; there are at most eight sources.
fn fewest(geometry: &Geometry, sources: &[Cell], cells: CellSet) -> Vec<Cell> {
    let seen_by = |mask: u32| {
        let chosen = sources.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
        chosen.fold(CellSet::EMPTY, |seen, (_, cell)| seen | (geometry.peers(*cell) & cells))
    };
    let all = (1_u32 << sources.len()) - 1;
    let wanted = seen_by(all);
    let best = (0..=all).filter(|mask| seen_by(*mask) == wanted).min_by_key(|mask| mask.count_ones()).unwrap_or(all);
    sources.iter().enumerate().filter(|(i, _)| best >> i & 1 == 1).map(|(_, cell)| *cell).collect()
}

/// From the source along its row and its column to the last of the cells there, and to each of the others.
fn links(source: Cell, seen: CellSet, digit: Digit) -> Vec<Link> {
    let far =
        |cell: &Cell| (cell.index() / 9).abs_diff(source.index() / 9) + (cell.index() % 9).abs_diff(source.index() % 9);
    let lines = [source.row().cells(), source.column().cells()];
    let ends = lines.map(|line| (seen & line).iter().max_by_key(far));
    let beside = seen - lines[0] - lines[1];
    let link =
        |cell| Link { from: Candidate::of(source, digit), to: Candidate::of(cell, digit), kind: LinkKind::RulesOut };
    ends.into_iter().flatten().chain(beside.iter()).map(link).collect()
}
