//! Templates: set and delete: the page is `templates`.

use std::ops::ControlFlow;

use ichidoku::{CellSet, Digit, House};

use super::super::{Info, Sink};
use crate::evidence::{Evidence, Truth, candidates_of};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};
use crate::templates::Templates;

pub(crate) const TEMPLATE_SET: Info = Info {
    slug: "template-set",
    name: "template set",
    aliases: &["pattern overlay"],
    page: "templates",
    difficulty: 86,
    hodoku: HodokuScore::some("1201", HodokuLevel::Extreme, 10000),
    is_usual: false,
    find: find_set,
    ..super::FAMILY
};

pub(crate) const TEMPLATE_DELETE: Info = Info {
    slug: "template-delete",
    name: "template delete",
    page: "templates",
    difficulty: 86,
    hodoku: HodokuScore::some("1202", HodokuLevel::Extreme, 10000),
    is_usual: false,
    find: find_delete,
    ..super::FAMILY
};

/// Finds cells that all ways use, one step a digit.
fn find_set(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (digit, templates) in Digit::ALL.into_iter().zip(templates(survey)) {
        let placements = survey.cells(digit) & templates.in_all;
        if !placements.is_empty() && !templates.in_some.is_empty() {
            let mut step = Step::new(Technique::TemplateSet, evidence(survey));
            step.placements = candidates_of(digit, placements).collect();
            sink(step)?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds candidates that no way uses, one step a digit.
fn find_delete(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (digit, templates) in Digit::ALL.into_iter().zip(templates(survey)) {
        let out = survey.cells(digit) - templates.in_some;
        if !out.is_empty() && !templates.in_some.is_empty() {
            sink(Step::new(Technique::TemplateDelete, evidence(survey)).eliminating(digit, out))?;
        }
    }
    ControlFlow::Continue(())
}

fn evidence(survey: &Survey<'_>) -> Evidence {
    let rows = |digit: Digit| {
        let open = move |house: &House| survey.positions(digit, *house) != 0;
        House::ALL[..9].iter().copied().filter(open).map(move |house| Truth::Digit(house, digit))
    };
    Evidence::Templates { truths: Digit::ALL.into_iter().flat_map(rows).collect() }
}

/// The templates of all digits; none of one digit may use a cell that all of another do.
fn templates(survey: &Survey<'_>) -> [Templates; 9] {
    let mut taken = CellSet::EMPTY;
    let mut all = *survey.templates();
    loop {
        let sure = all.iter().fold(CellSet::EMPTY, |sure, t| sure | (t.in_all & t.in_some));
        if sure == taken {
            return all;
        }
        taken = sure;
        for (digit, templates) in Digit::ALL.into_iter().zip(&mut all) {
            let cells = survey.cells(digit);
            *templates = survey.templates_in(cells, cells - (taken - templates.in_all));
        }
    }
}
