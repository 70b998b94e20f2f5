//! The screen for new puzzles: by grade, symmetry and technique, at random, or like the one on the board.

use serde_json::Value;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::alike::alike;
use super::app::App;
use super::browser;
use super::dom::{Part, follow, part};
use super::icons::icon;
use super::later::filled_later;
use super::make::{GRADES, Maker, Named, SYMMETRIES, grade_button, made};
use super::reactive::*;
use super::settings::toggle;
use super::solver::WorkerKind;
use crate::answers::{TechniqueInfo, TechniqueList};
use crate::ask::{self, Request as _};
use crate::session::Settings;
use crate::words::{language, word};

pub(super) fn new_panel(app: App) -> Part {
    let last = app.peek(|state| state.game.origin.seed).map(made).unwrap_or_default();
    let maker = Maker::here(app);
    maker.say(last);
    let list = techniques(app);
    let easiest = RwSignal::new(0);
    follow(move || easiest.set(easiest_grade(app, list)));
    let grade = move |(place, (name, text)): (usize, Named)| {
        let button = grade_button(place, text()).class("choice grade-choice").id(&format!("grade-{name}"));
        button.flag_of("disabled", move || place < easiest.get()).click(move || maker.make(Some(name), text()))
    };
    let random = part("button").id("random").class("primary").child(icon("new")).text(word("random"));
    let wishes = part("div")
        .class("card")
        .child(part("h3").text(word("wishes")))
        .child(symmetry_choice(app))
        .child(technique_choice(app, list))
        .child(only_known(app))
        .child(known_list(app, list));
    let grades = part("div").class("choices").attr("role", "group").label(word("grade"));
    part("section")
        .class("panel new")
        .label(word("panel-new"))
        .child(part("h2").text(word("panel-new")))
        .child(random.click(move || maker.make(None, word("random"))))
        .child(grades.children(GRADES.into_iter().enumerate().map(grade)))
        .child(maker.progress())
        .child(alike(maker))
        .child(wishes)
}

/// A list to choose from, with what it is about. The choice is kept with the settings.
fn choice(app: App, id: &str, label: &str, wish: fn(&mut Settings) -> &mut String) -> (Part, Part) {
    let choose = move |event: &_| app.edit(|settings| *wish(settings) = browser::value(event));
    let select = part("select").id(id).on("change", choose);
    (part("div").class("setting").child(part("label").attr("for", id).text(label)), select)
}

fn option(value: &str, text: &str, chosen: &str) -> Part {
    let option = part("option").attr("value", value).text(text);
    if value == chosen { option.attr("selected", "") } else { option }
}

fn symmetry_choice(app: App) -> Part {
    let (line, select) = choice(app, "symmetry", word("symmetry"), |settings| &mut settings.symmetry);
    let chosen = app.peek(|state| state.settings.symmetry.clone());
    line.child(select.children(SYMMETRIES.map(|(name, text)| option(name, text(), &chosen))))
}

/// All techniques, once the solver has named them.
fn techniques(app: App) -> RwSignal<Value> {
    let list = RwSignal::new(Value::Null);
    app.ask(WorkerKind::Quick, ask::Techniques::new().language(language()), move |answer| {
        list.set(answer.unwrap_or_default());
    });
    list
}

/// A technique to practise.
fn technique_choice(app: App, list: RwSignal<Value>) -> Part {
    let (line, select) = choice(app, "technique", word("practise"), |settings| &mut settings.technique);
    let options = move || {
        let chosen = app.peek(|state| state.settings.technique.clone());
        let option = |info: TechniqueInfo<'_>| option(info.slug(), info.name(), &chosen);
        list.with(|list| {
            TechniqueList::of(list).techniques().into_iter().filter(|info| info.usual()).map(option).collect()
        })
    };
    line.child(select.child(option("", word("any-technique"), "")).children_of(options))
}

/// The place of the easiest grade that a puzzle can have if it needs the technique to practise: the technique's own.
fn easiest_grade(app: App, list: RwSignal<Value>) -> usize {
    let wanted = app.see(|state| state.settings.technique.clone());
    list.with(|list| {
        let needed = TechniqueList::of(list).techniques().into_iter().find(|info| info.slug() == wanted);
        let place = |info: TechniqueInfo<'_>| GRADES.iter().position(|(name, _)| *name == info.grade());
        needed.map_or(0, |info| place(info).unwrap_or(GRADES.len()))
    })
}

/// Whether new puzzles must be solved with what the player knows.
fn only_known(app: App) -> Part {
    toggle(app, "only-known", word("only-known"), word("only-known-why"), |settings| &mut settings.only_known).1
}

/// What the player knows, to be ticked.
fn known_list(app: App, list: RwSignal<Value>) -> Part {
    let contents = move || {
        let list = list.with_untracked(Value::to_string);
        let unknown = app.peek(|state| state.settings.unknown.clone());
        let changed = Closure::<dyn Fn(String, String)>::new(move |unknown, known_grade| {
            app.edit(|settings| (settings.unknown, settings.known_grade) = (unknown, known_grade));
        });
        let changed = changed.into_js_value().unchecked_into();
        let place = part("div").class("known").id("known");
        filled_later(place, move |extras, place| extras.known(place, &list, &unknown, changed))
    };
    let is_there = move || app.see(|state| state.settings.only_known) && !list.with(Value::is_null);
    part("div").child_if(is_there, contents)
}
