//! Unique rectangle type 6: the page is `unique-rectangle-type-6`.

use std::ops::ControlFlow;

use ichidoku::{Digit, DigitSet, House};

use super::super::{Info, Sink};
use super::pattern::{Beside, Pattern};
use super::rectangle;
use crate::evidence::Evidence;
use crate::explain::{Message, links::cells_of, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const UNIQUE_RECTANGLE_6: Info = Info {
    slug: "unique-rectangle-type-6",
    name: "unique rectangle type 6",
    aliases: &["uniqueness test 6"],
    page: "unique-rectangle-type-6",
    difficulty: 47,
    hodoku: HodokuScore::some("0605", HodokuLevel::Hard, 100),
    find,
    explain,
    ..super::FAMILY
};

/// Finds rectangles with a roof across and an X-wing in the corners.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rectangle::each(survey, &mut |_, pattern| {
        if pattern.roof.len() != 2 || !pattern.roof_houses().is_empty() {
            return ControlFlow::Continue(());
        }
        for digit in pattern.pair.iter() {
            if let Some(houses) = x_wing(survey, &pattern, digit) {
                let beside = Beside { confined: houses.map(|house| (house, digit)).into(), ..Beside::default() };
                let step = pattern.step(survey, Technique::UniqueRectangle6, beside, [(digit, pattern.roof)]);
                step.into_iter().try_for_each(&mut *sink)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// The two rows, or the two columns, that hold the digit in the corners only.
fn x_wing(survey: &Survey<'_>, pattern: &Pattern, digit: Digit) -> Option<[House; 2]> {
    let confined = |house: &House| {
        let corners = house.cells() & pattern.cells;
        corners.len() == 2 && survey.cells_in(digit, *house) == corners
    };
    let lines = |range: std::ops::Range<usize>| -> Vec<House> {
        House::ALL[range].iter().filter(|house| confined(house)).copied().collect()
    };
    let both = |houses: Vec<House>| <[House; 2]>::try_from(houses).ok();
    both(lines(0..9)).or_else(|| both(lines(9..18)))
}

/// The X-wing, and what follows if it took the corners that hold more than the pair.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Deadly { deadly, confined, .. } = &step.evidence else { return Vec::new() };
    let pair: DigitSet = deadly.pattern.iter().map(|c| c.digit()).collect();
    let Some(digit) = confined.first().map(|(_, digit)| *digit) else { return Vec::new() };
    let Some(other_digit) = pair.without(digit).only() else { return Vec::new() };
    let (all, cells) = (cells_of(&deadly.pattern), cells_of(&deadly.guardians));
    let houses = confined.iter().map(|(house, _)| *house).collect();
    vec![
        say::DeadlyFloor { cells: all - cells, digits: pair }.into(),
        say::Ur6XWing { houses, digit }.into(),
        say::Ur6If { cells, digit, other_digit }.into(),
        say::DeadlyOneSo { result_clauses: result::clauses(state, step) }.into(),
    ]
}
