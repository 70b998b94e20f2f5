//! How hard the puzzle is, and the techniques on the way.

use super::app::App;
use super::dom::{Part, labelled, part};
use super::explainer::Explainer;
use super::reactive::*;
use super::solver::WorkerKind;
use crate::answers::{Rated, Step, Stepped};
use crate::ask;
use crate::words::{decimal, language, phrase, word};

/// The name of a technique's page, its name in words, and how often it is used.
type Use = (String, String, usize);

pub(super) fn rating_card(app: App) -> Part {
    let (grade, uses) = (RwSignal::new(String::new()), RwSignal::new(Vec::<Use>::new()));
    let explainer = Explainer::new();
    app.follow_puzzle(move |_| {
        explainer.end();
        grade.set(String::new());
        uses.set(Vec::new());
    });
    let rate = move || {
        explainer.rate(&app.peek(|state| state.game.puzzle()));
        app.ask_here(WorkerKind::Patient, app.about::<ask::Rate>(), move |answer| {
            grade.set(answer.map_or_else(|message| message, |rated| tell(Rated::of(&rated))));
        });
        app.ask_here(
            WorkerKind::Patient,
            app.about::<ask::Steps>().which("path").language(language()),
            move |answer| {
                if let Ok(stepped) = answer {
                    uses.set(tally(&Stepped::of(&stepped).steps()));
                }
            },
        );
    };
    let techniques = move || uses.with(|uses| uses.iter().map(technique).collect());
    part("div")
        .class("card rating")
        .child(labelled("button", "chip", word("rate")).id("rate").click(rate))
        .child(part("p").class("grade").id("rating").attr("aria-live", "polite").text_of(move || grade.get()))
        .child(explainer.view())
        .child(part("ul").class("techniques").children_of(techniques))
}

/// The grade with its score, or why there is none.
pub(super) fn tell(rated: Rated<'_>) -> String {
    let Some(rating) = rated.rating() else { return word("rating-none").to_owned() };
    let grade = match rating.grade() {
        "trivial" => word("grade-trivial"),
        "easy" => word("grade-easy"),
        "medium" => word("grade-medium"),
        "hard" => word("grade-hard"),
        "very-hard" => word("grade-very-hard"),
        "extreme" => word("grade-extreme"),
        _ => word("grade-beyond"),
    };
    phrase("rating", &[("grade", &grade), ("score", &decimal(rating.score(), 2))])
}

fn technique((page, name, count): &Use) -> Part {
    let name = match crate::pages::link(page) {
        Some(href) => part("a").attrs(&[("href", &href), ("target", "_blank")]).text(name),
        None => part("span").text(name),
    };
    part("li").child(name).child(labelled("span", "times", &phrase("times", &[("count", count)])))
}

/// How often each technique is used on a path, in the order of first use.
fn tally(steps: &[Step<'_>]) -> Vec<Use> {
    let mut tally: Vec<Use> = Vec::new();
    for technique in steps.iter().filter_map(|step| step.technique()) {
        match tally.iter_mut().find(|(_, known, _)| known == technique.name()) {
            Some((.., count)) => *count += 1,
            None => tally.push((technique.page().to_owned(), technique.name().to_owned(), 1)),
        }
    }
    tally
}
