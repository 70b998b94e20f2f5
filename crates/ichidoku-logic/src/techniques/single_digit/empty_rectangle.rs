//! Empty rectangle, dual empty rectangle: the page is `empty-rectangle`.

use std::ops::ControlFlow;

use ichidoku::{Box, Candidate, Cell, Digit, House};

use super::super::{Info, Sink};
use crate::evidence::{Evidence, Rectangle, Truth};
use crate::explain::{Message, result, say};
use crate::links::{StrongLink, bilocal};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const EMPTY_RECTANGLE: Info = Info {
    slug: "empty-rectangle",
    name: "empty rectangle",
    aliases: &["hinge"],
    page: "empty-rectangle",
    difficulty: 62,
    hodoku: HodokuScore::some("0402", HodokuLevel::Hard, 120),
    find,
    explain,
    any_geometry: false,
    ..super::FAMILY
};

pub(crate) const DUAL_EMPTY_RECTANGLE: Info = Info {
    slug: "dual-empty-rectangle",
    name: "dual empty rectangle",
    page: "empty-rectangle",
    difficulty: 62,
    hodoku: HodokuScore::some("0405", HodokuLevel::Hard, 120),
    find: find_dual,
    explain,
    any_geometry: false,
    ..super::FAMILY
};

/// A box, the link, and the cell that loses the digit.
struct Found {
    b: Box,
    link: StrongLink,
    victim: Cell,
}

/// Finds empty rectangles.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let all = Digit::ALL.into_iter().flat_map(|digit| each(survey, digit));
    all.map(|found| found.step(survey, Technique::EmptyRectangle)).try_for_each(sink)
}

/// Finds two empty rectangles in one box.
fn find_dual(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let all: Vec<Found> = each(survey, digit).collect();
        for (i, one) in all.iter().enumerate() {
            for other in all[i + 1..].iter().filter(|other| one.goes_with(other)) {
                let technique = Technique::DualEmptyRectangle;
                sink(one.step(survey, technique).joined(other.step(survey, technique)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// All empty rectangles of the digit: a box, a row and column that hold it there, and a link from one of the two.
fn each(survey: &Survey<'_>, digit: Digit) -> impl Iterator<Item = Found> {
    let links: Vec<StrongLink> = bilocal(survey, digit).flat_map(|link| [link, link.reversed()]).collect();
    Box::ALL.into_iter().flat_map(move |b| {
        let corners: Vec<Cell> = b.cells().iter().filter(|corner| is_corner(survey, digit, b, *corner)).collect();
        let victims: Vec<Found> = corners
            .iter()
            .flat_map(|corner| links.iter().filter_map(|link| found(survey, b, *corner, *link)))
            .collect();
        victims
    })
}

/// Whether the digit lies only in the corner's row and column of the box, and in both besides the corner.
fn is_corner(survey: &Survey<'_>, digit: Digit, b: Box, corner: Cell) -> bool {
    let cells = survey.cells(digit) & b.cells();
    let (row, column) = (corner.row().cells(), corner.column().cells());
    cells.is_subset(row | column) && !cells.is_subset(row) && !cells.is_subset(column)
}

/// The victim where the link starts in one line of the corner and ends level with the other.
fn found(survey: &Survey<'_>, b: Box, corner: Cell, link: StrongLink) -> Option<Found> {
    let (near, far) = (link.from.cell(), link.to.cell());
    let victim = if near.row() == corner.row() && near.column() == far.column() {
        Cell::at(far.row(), corner.column())
    } else if near.column() == corner.column() && near.row() == far.row() {
        Cell::at(corner.row(), far.column())
    } else {
        return None;
    };
    let outside = near.box_() != b && victim.box_() != b && victim != far;
    (outside && survey.has(Candidate::of(victim, link.from.digit()))).then_some(Found { b, link, victim })
}

impl Found {
    /// Whether the other one uses the same box and has another victim.
    fn goes_with(&self, other: &Self) -> bool {
        self.b == other.b && self.victim != other.victim
    }

    fn step(&self, survey: &Survey<'_>, technique: Technique) -> Step {
        let digit = self.link.from.digit();
        let cells = survey.cells(digit) & self.b.cells();
        let StrongLink { from, to, truth } = self.link;
        let rectangle = Rectangle { cells, house: House::from_box(self.b), ends: [from, to], truth };
        Step::new(technique, Evidence::EmptyRectangle(vec![rectangle])).removing([Candidate::of(self.victim, digit)])
    }
}

/// Of each rectangle: the box and its two lines, the link, and both cases of the link.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::EmptyRectangle(all) = &step.evidence else { return Vec::new() };
    let about = |rectangle: &Rectangle| about(state, step, rectangle).unwrap_or_default();
    all.iter().flat_map(about).chain([result::so(state, step)]).collect()
}

fn about(state: &State, step: &Step, rectangle: &Rectangle) -> Option<Vec<Message>> {
    let Rectangle { cells, house: box_house, ends: [near, far], truth } = *rectangle;
    let digit = near.digit();
    let crosses = |line: &House| !(line.cells() & box_house.cells()).is_empty();
    let line_of = |cell: Cell| cell.houses().into_iter().take(2).find(crosses);
    let near_house = line_of(near.cell())?;
    let is_victim = |cell: &Cell| {
        cell.sees(far.cell()) && line_of(*cell).is_some_and(|line| (cells - near_house.cells()).is_subset(line.cells()))
    };
    let out_cell = result::cells_out(step, digit).iter().find(is_victim)?;
    let far_house = line_of(out_cell)?;
    let Truth::Digit(link, _) = truth else { return None };
    let ends = [near.cell(), far.cell()].into_iter().collect();
    let [near_cell, far_cell] = [near.cell(), far.cell()];
    Some(vec![
        say::RectangleBox { box_house, digit, near_house, far_house }.into(),
        say::RectangleLink { house: link, digit, cells: ends }.into(),
        say::RectangleFar {
            far_cell,
            digit,
            out_cell,
            house: state.shared_house([far_cell, out_cell].into_iter().collect())?,
        }
        .into(),
        say::RectangleNear { near_cell, digit, box_house, far_house, out_cell }.into(),
    ])
}
