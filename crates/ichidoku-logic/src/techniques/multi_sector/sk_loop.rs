//! SK loop: the page is `sk-loop`.

use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, CellSet, Column, Digit, Row};

use super::super::{Info, Sink};
use crate::evidence::Evidence;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const SK_LOOP: Info = Info {
    slug: "sk-loop",
    name: "SK loop",
    aliases: &["domino loop", "virus pattern"],
    page: "sk-loop",
    difficulty: 82,
    find,
    ..super::FAMILY
};

/// Two lines of different bands, or of different stacks.
const LINES: [[usize; 2]; 27] = {
    let mut lines = [[0; 2]; 27];
    let (mut i, mut count) = (0, 0);
    while i < 9 {
        let mut j = (i / 3 + 1) * 3;
        while j < 9 {
            lines[count] = [i, j];
            count += 1;
            j += 1;
        }
        i += 1;
    }
    lines
};

/// Finds loops of open cells with filled corners.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for rows in LINES {
        for columns in LINES {
            let [a, b] = rows.map(|i| Row::ALL[i]);
            let [c, d] = columns.map(|i| Column::ALL[i]);
            let corners = [Cell::at(a, c), Cell::at(a, d), Cell::at(b, c), Cell::at(b, d)];
            if corners.iter().any(|corner| survey.open().contains(*corner)) {
                continue;
            }
            if let Some(ring) = ring(survey, corners)
                && let Some(step) = step(survey, ring, corners)
            {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The sixteen cells of the pairs, if all are open.
fn ring(survey: &Survey<'_>, corners: [Cell; 4]) -> Option<CellSet> {
    let pairs = corners.iter().flat_map(|corner| [corner.minirow().cells(), corner.minicol().cells()]);
    let ring = pairs.fold(CellSet::EMPTY, |ring, cells| ring | cells) - corners.into_iter().collect::<CellSet>();
    ring.is_subset(survey.open()).then_some(ring)
}

/// How often each digit can stand in the cells, if that is just often enough to fill them.
fn locked(survey: &Survey<'_>, ring: CellSet) -> Option<[usize; 9]> {
    let most = Digit::ALL.map(|digit| survey.most_apart(survey.cells(digit) & ring));
    (most.iter().sum::<usize>() == ring.len()).then_some(most)
}

fn step(survey: &Survey<'_>, ring: CellSet, corners: [Cell; 4]) -> Option<Step> {
    let most = locked(survey, ring)?;
    let near = |digit: Digit| {
        let places = survey.cells(digit) & ring;
        survey.cells(digit).iter().filter(move |cell| !(cell.peers() & places).is_empty() || ring.contains(*cell))
    };
    let candidates = Digit::ALL.into_iter().flat_map(|digit| near(digit).map(move |cell| Candidate::of(cell, digit)));
    let out: Vec<Candidate> = candidates.filter(|candidate| costs_a_place(survey, ring, &most, *candidate)).collect();
    let mut houses: Vec<_> = corners.iter().flat_map(|corner| corner.houses()).collect();
    houses.sort_unstable();
    houses.dedup();
    let evidence = Evidence::MultiSector { cells: ring, houses, covers: Vec::new() };
    (!out.is_empty()).then(|| Step::new(Technique::SkLoop, evidence).removing(out))
}

/// Whether the other digits and this one could not fill the rest of the ring if the candidate were true.
fn costs_a_place(survey: &Survey<'_>, ring: CellSet, most: &[usize; 9], candidate: Candidate) -> bool {
    let (cell, digit) = (candidate.cell(), candidate.digit());
    let rest = ring.without(cell);
    let places = |other: Digit| {
        let cells = survey.cells(other) & rest;
        if other == digit { survey.most_apart(cells - cell.peers()) } else { survey.most_apart(cells) }
    };
    let touched = Digit::ALL.into_iter().filter(|other| *other == digit || survey.digits(cell).contains(*other));
    let lost: usize = touched.map(|other| most[other.index()] - places(other)).sum();
    lost > ring.len() - rest.len()
}
