//! New puzzles: by grade, symmetry and technique, or at random.

use ichidoku_api::{Request, TechniqueInfo, TechniqueList, Techniques};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::app::{App, Panel};
use super::browser;
use super::icons::Icon;
use super::solver::Desk;
use crate::session::Origin;
use crate::words::{phrase, word};

/// A name in the vocabulary, and its text.
type Named = (&'static str, fn() -> &'static str);

const GRADES: [Named; 6] = [
    ("Trivial", || word("grade-trivial")),
    ("Easy", || word("grade-easy")),
    ("Medium", || word("grade-medium")),
    ("Hard", || word("grade-hard")),
    ("Very hard", || word("grade-very-hard")),
    ("Extreme", || word("grade-extreme")),
];

const SYMMETRIES: [Named; 10] = [
    ("half-turn", || word("symmetry-half-turn")),
    ("none", || word("symmetry-none")),
    ("quarter-turn", || word("symmetry-quarter-turn")),
    ("diagonal", || word("symmetry-diagonal")),
    ("antidiagonal", || word("symmetry-antidiagonal")),
    ("both-diagonals", || word("symmetry-both-diagonals")),
    ("left-right", || word("symmetry-left-right")),
    ("top-bottom", || word("symmetry-top-bottom")),
    ("both-mirrors", || word("symmetry-both-mirrors")),
    ("full", || word("symmetry-full")),
];

/// What is wished for.
#[derive(Clone, PartialEq, Default, Serialize)]
struct Wish {
    grade: Option<&'static str>,
    symmetry: &'static str,
    technique: Option<String>,
    seed: u64,
}

/// What came of a wish.
#[derive(Deserialize)]
struct Made {
    #[serde(default)]
    puzzle: String,
    #[serde(default)]
    fault: String,
}

/// A text that begins so is no request of the vocabulary but a wish for a puzzle.
const MAKE: &str = "make\n";

#[derive(Clone, Copy)]
struct Maker {
    app: App,
    symmetry: RwSignal<&'static str>,
    technique: RwSignal<Option<String>>,
    said: RwSignal<String>,
    busy: RwSignal<bool>,
}

#[component]
pub(super) fn NewPanel(app: App) -> impl IntoView {
    let maker = Maker {
        app,
        symmetry: RwSignal::new("half-turn"),
        technique: RwSignal::new(None),
        said: RwSignal::new(String::new()),
        busy: RwSignal::new(false),
    };
    let grade = move |(name, text): Named| {
        let id = format!("grade-{}", name.to_lowercase().replace(' ', "-"));
        view! { <button id=id class="choice grade-choice" on:click=move |_| maker.make(Some(name), text())>{text()}</button> }
    };
    let cancel = move |_| app.cancel(Desk::Patient);
    view! {
        <section class="panel new" aria-label=word("panel-new")>
            <h2>{word("panel-new")}</h2>
            <button id="random" class="primary" on:click=move |_| maker.make(None, word("random"))>
                <Icon name="new" />{word("random")}
            </button>
            <div class="choices" role="group" aria-label=word("grade")>{GRADES.map(grade).collect_view()}</div>
            <p id="make-said" class="said" role="status">{move || maker.said.get()}</p>
            <Show when=move || maker.busy.get()>
                <button id="cancel-make" class="chip" on:click=cancel>{word("cancel")}</button>
            </Show>
            <div class="card">
                <h3>{word("wishes")}</h3>
                <SymmetryChoice maker />
                <TechniqueChoice maker />
            </div>
            <div class="row-of-buttons">
                <button id="new-reset" class="chip" on:click=move |_| app.send(crate::session::Msg::Reset)>{word("reset")}</button>
            </div>
        </section>
    }
}

#[component]
fn SymmetryChoice(maker: Maker) -> impl IntoView {
    let option = |(name, text): Named| view! { <option value=name>{text()}</option> };
    let change = move |event| {
        let chosen = event_target_value(&event);
        if let Some((name, _)) = SYMMETRIES.iter().find(|(name, _)| *name == chosen) {
            maker.symmetry.set(name);
        }
    };
    view! {
        <div class="setting">
            <label for="symmetry">{word("symmetry")}</label>
            <select id="symmetry" on:change=change>{SYMMETRIES.map(option).collect_view()}</select>
        </div>
    }
}

/// A technique to practise.
#[component]
fn TechniqueChoice(maker: Maker) -> impl IntoView {
    let all = RwSignal::new(Vec::<TechniqueInfo>::new());
    maker.app.ask(Desk::Quick, Request::Techniques(Techniques {}), move |answer| {
        if let Ok::<TechniqueList, _>(list) = answer {
            all.set(list.techniques.into_iter().filter(|info| info.usual).collect());
        }
    });
    let option =
        |info: TechniqueInfo| view! { <option value=info.technique.slug.to_string()>{info.technique.name}</option> };
    let change = move |event| {
        let chosen = event_target_value(&event);
        maker.technique.set((!chosen.is_empty()).then_some(chosen));
    };
    view! {
        <div class="setting">
            <label for="technique">{word("practise")}</label>
            <select id="technique" on:change=change>
                <option value="">{word("any-technique")}</option>
                {move || all.get().into_iter().map(option).collect_view()}
            </select>
        </div>
    }
}

impl Maker {
    /// Makes a puzzle and begins with it.
    fn make(self, grade: Option<&'static str>, title: &'static str) {
        let seed = browser::fresh_seed();
        let (symmetry, technique) = (self.symmetry.get_untracked(), self.technique.get_untracked());
        let wish = Wish { grade, symmetry, technique, seed };
        let request = format!("{MAKE}{}", serde_json::to_string(&wish).unwrap_or_default());
        self.busy.set(true);
        self.said.set(word("making").to_owned());
        let answered = move |answer: Option<String>| {
            self.busy.set(false);
            let made = answer.and_then(|answer| serde_json::from_str::<Made>(&answer).ok());
            match made.as_ref().map(|made| (made, made.puzzle.parse())) {
                Some((_, Ok(puzzle))) => {
                    self.said.set(phrase("made", &[("seed", &seed)]));
                    self.app.begin(&puzzle, Origin { title: title.to_owned(), seed: Some(seed) });
                    self.app.open(Panel::Play);
                }
                Some((made, Err(_))) => self.said.set(made.fault.clone()),
                None => self.said.set(word("cancelled").to_owned()),
            }
        };
        self.app.ask_text(Desk::Patient, request, answered);
    }
}
