//! What a player chooses once, saved games, and the keys.

use super::app::App;
use super::browser;
use super::dom::{Part, labelled, part};
use super::games::games;
use super::later::{Extras, filled_later};
use super::reactive::*;
use crate::session::{Keeping, Keypad, Mistakes, NoteSize, Notes, Settings, Theme};
use crate::words::{languages, own_zero, word};

pub(super) fn settings_panel(app: App) -> Part {
    let wanted = RwSignal::new(String::new());
    let search = part("input").id("search-settings").attrs(&[("type", "text"), ("autocomplete", "off")]);
    let search = search.on("input", move |event| wanted.set(browser::searched(&browser::value(event))));
    part("section")
        .class("panel settings")
        .label(word("panel-settings"))
        .child(part("h2").text(word("panel-settings")))
        .child(labelled("label", "field", word("search-settings")).attr("for", "search-settings"))
        .child(search)
        .child(group(wanted, word("settings-look"), look(app)))
        .child(group(wanted, word("settings-entry"), entry(app)))
        .child(group(wanted, word("settings-help"), help(app)))
        .child(games(app))
        .child(statistics())
        .child(keys())
}

/// A setting: its words, which are searched, and its line.
pub(super) type Line = (String, Part);

/// Settings that belong together, as far as they are searched for.
fn group(wanted: RwSignal<String>, title: &'static str, lines: Vec<Line>) -> Part {
    let is_wanted = move |words: &str| wanted.with(|wanted| browser::searched(words).contains(wanted.as_str()));
    let all: Vec<String> = lines.iter().map(|(words, _)| words.clone()).collect();
    let is_there = move || all.iter().any(|words| is_wanted(words));
    let line = |(words, line): Line| line.class_of("unwanted", move || !is_wanted(&words));
    let card = part("div").class("card").class_of("unwanted", move || !is_there());
    card.child(part("h3").text(title)).children(lines.into_iter().map(line))
}

fn look(app: App) -> Vec<Line> {
    let themes = [
        word("theme-system"),
        word("theme-light"),
        word("theme-dark"),
        word("theme-contrast"),
        word("theme-contrast-dark"),
    ];
    let languages: Vec<&str> =
        [word("language-auto")].into_iter().chain(languages().iter().map(|(_, name)| *name)).collect();
    let sizes =
        [word("note-size-small"), word("note-size-standard"), word("note-size-large"), word("note-size-largest")];
    let keypads = [word("keypad-fitting"), word("keypad-square"), word("keypad-rows")];
    let mut lines = vec![choices(app, "language", word("language"), word("language-why"), &languages, &LANGUAGE)];
    if own_zero().is_some() {
        lines.push(toggle(app, "own-digits", word("own-digits"), word("own-digits-why"), |settings| {
            &mut settings.own_digits
        }));
    }
    lines.extend([
        choices(app, "theme", word("theme"), word("theme-why"), &themes, &THEME),
        toggle(app, "peers", word("peers"), word("peers-why"), |settings| &mut settings.peers),
        toggle(app, "same", word("same"), word("same-why"), |settings| &mut settings.same),
        toggle(app, "labels", word("labels"), word("labels-why"), |settings| &mut settings.labels),
        choices(app, "note-size", word("note-size"), word("note-size-why"), &sizes, &NOTE_SIZE),
        choices(app, "keypad-layout", word("keypad-layout"), word("keypad-layout-why"), &keypads, &KEYPAD),
        toggle(app, "safe-colours", word("safe-colours"), word("safe-colours-why"), |settings| {
            &mut settings.safe_colours
        }),
        toggle(app, "patterns", word("patterns"), word("patterns-why"), |settings| &mut settings.patterns),
        toggle(app, "counts", word("counts"), word("counts-why"), |settings| &mut settings.counts),
        toggle(app, "left-handed", word("left-handed"), word("left-handed-why"), |settings| &mut settings.left_handed),
        toggle(app, "timer", word("timer"), word("timer-why"), |settings| &mut settings.timer),
    ]);
    lines
}

fn entry(app: App) -> Vec<Line> {
    let notes = [word("notes-both"), word("notes-simple")];
    let keeping = [word("keeping-hand"), word("keeping-clean"), word("keeping-fill"), word("keeping-true")];
    vec![
        toggle(app, "digit-first", word("digit-first"), word("digit-first-why"), |settings| &mut settings.digit_first),
        choices(app, "notes", word("notes"), word("notes-why"), &notes, &NOTES),
        choices(app, "keeping", word("keeping"), word("keeping-why"), &keeping, &KEEPING),
        toggle(app, "advance", word("advance"), word("advance-why"), |settings| &mut settings.advance),
        toggle(app, "wrap", word("wrap"), word("wrap-why"), |settings| &mut settings.wrap),
    ]
}

fn help(app: App) -> Vec<Line> {
    let mistakes = [word("mistakes-off"), word("mistakes-rules"), word("mistakes-solution")];
    let kept = word("statistics-keep");
    let limits = [word("hint-limit-none"), "3", "5", "10", "0"];
    vec![
        choices(app, "mistakes", word("mistakes"), word("mistakes-why"), &mistakes, &MISTAKES),
        choices(app, "hint-limit", word("hint-limit"), word("hint-limit-why"), &limits, &HINT_LIMIT),
        toggle(app, "names-technique", word("names-technique"), word("names-technique-why"), |settings| {
            &mut settings.names_technique
        }),
        toggle(app, "keep-statistics", kept, word("statistics-why"), |settings| &mut settings.statistics),
    ]
}

/// A setting with a few values: which of them is chosen, and how to choose one.
struct Setting {
    get: fn(&Settings) -> usize,
    set: fn(&mut Settings, usize),
}

/// A setting by its field and its values in their order.
macro_rules! setting {
    ($field:ident, $values:expr) => {
        Setting {
            get: |settings| $values.iter().position(|value| *value == settings.$field).unwrap_or_default(),
            set: |settings, place| settings.$field = $values.get(place).copied().unwrap_or(settings.$field),
        }
    };
}

/// The browser's language, then each that the app speaks.
const LANGUAGE: Setting = Setting {
    get: |settings| languages().iter().position(|(code, _)| *code == settings.language).map_or(0, |place| place + 1),
    set: |settings, place| {
        let code = place.checked_sub(1).and_then(|place| languages().get(place)).map_or("", |(code, _)| *code);
        settings.language = code.to_owned();
    },
};
const THEME: Setting =
    setting!(theme, [Theme::System, Theme::Light, Theme::Dark, Theme::HighContrast, Theme::HighContrastDark]);
const KEEPINGS: [Keeping; 4] = [Keeping::Hand, Keeping::Clean, Keeping::Fill, Keeping::True];
const KEEPING: Setting = Setting {
    get: |settings| KEEPINGS.iter().position(|keeping| *keeping == settings.keeping()).unwrap_or_default(),
    set: |settings, place| settings.keep(KEEPINGS.get(place).copied().unwrap_or(Keeping::Hand)),
};
const NOTE_SIZE: Setting =
    setting!(note_size, [NoteSize::Small, NoteSize::Standard, NoteSize::Large, NoteSize::Largest]);
const KEYPAD: Setting = setting!(keypad, [Keypad::Fitting, Keypad::ThreeByThree, Keypad::Rows]);
const HINT_LIMIT: Setting = setting!(advice_limit, [None, Some(3), Some(5), Some(10), Some(0)]);
const MISTAKES: Setting = setting!(mistakes, [Mistakes::Off, Mistakes::Rules, Mistakes::Solution]);
const NOTES: Setting = setting!(notes, [Notes::Both, Notes::Simple]);

/// One choice of several.
fn choices(app: App, id: &str, label: &str, why: &str, names: &[&str], setting: &'static Setting) -> Line {
    let option = |(place, name): (usize, &&str)| {
        let selected = move || app.see(|state| (setting.get)(&state.settings) == place).into();
        part("option").attr("value", &place.to_string()).prop_of("selected", selected).text(name)
    };
    let change = move |event: &_| {
        let place = browser::value(event).parse().unwrap_or_default();
        app.edit(|settings| (setting.set)(settings, place));
    };
    let select = part("select").on("change", change).children(names.iter().enumerate().map(option));
    (format!("{label} {why} {}", names.join(" ")), line(id, label, why, select).class("setting"))
}

/// A setting that is on or off.
pub(super) fn toggle(app: App, id: &str, label: &str, why: &str, flag: fn(&mut Settings) -> &mut bool) -> Line {
    let checked = move || app.see(|state| *flag(&mut state.settings.clone())).into();
    let toggle = move |_: &_| app.edit(|settings| *flag(settings) = !*flag(settings));
    let input = part("input").attr("type", "checkbox").prop_of("checked", checked).on("change", toggle);
    (format!("{label} {why}"), line(id, label, why, input).class("setting toggle"))
}

/// The name of a setting with a sentence about it, and its control.
fn line(id: &str, label: &str, why: &str, control: Part) -> Part {
    let why_id = format!("{id}-why");
    let words =
        part("div").child(part("label").attr("for", id).text(label)).child(labelled("p", "why", why).id(&why_id));
    part("div").child(words).child(control.id(id).attr("aria-describedby", &why_id))
}

/// What the solved puzzles add up to.
fn statistics() -> Part {
    let contents = filled_later(part("div").class("filled"), Extras::statistics);
    part("div").class("card statistics").child(part("h3").text(word("statistics"))).child(contents)
}

/// What the keys do while the grid has the focus.
fn keys() -> Part {
    let lines = word("keys-list").split(" | ").filter_map(|line| line.split_once(": "));
    let row = |(keys, what): (&str, &str)| part("div").child(part("dt").text(keys)).child(part("dd").text(what));
    part("div")
        .class("card keys")
        .id("keys")
        .child(part("h3").text(word("keys")))
        .child(part("p").text(word("keys-help")))
        .child(part("dl").children(lines.map(row)))
}
