//! What a player chooses once, saved games, and the keys.

use super::app::App;
use super::browser;
use super::dom::{Part, part};
use super::games::games;
use super::statistics::statistics;
use crate::session::{Mistakes, Notes, Settings, Theme};
use crate::words::word;

pub(super) fn settings_panel(app: App) -> Part {
    let theme = [word("theme-system"), word("theme-light"), word("theme-dark"), word("theme-contrast")];
    let mistakes = [word("mistakes-off"), word("mistakes-rules"), word("mistakes-solution")];
    let notes = [word("notes-both"), word("notes-simple")];
    let card = part("div")
        .class("card")
        .child(part("h3").text(word("settings")))
        .child(choices(app, "theme", word("theme"), &theme, &THEME))
        .child(choices(app, "mistakes", word("mistakes"), &mistakes, &MISTAKES))
        .child(choices(app, "notes", word("notes"), &notes, &NOTES))
        .child(toggle(app, "auto-setting", word("auto-candidates"), |settings| &mut settings.auto))
        .child(toggle(app, "tidy", word("tidy"), |settings| &mut settings.tidy))
        .child(toggle(app, "peers", word("peers"), |settings| &mut settings.peers))
        .child(toggle(app, "same", word("same"), |settings| &mut settings.same))
        .child(toggle(app, "wrap", word("wrap"), |settings| &mut settings.wrap))
        .child(toggle(app, "timer", word("timer"), |settings| &mut settings.timer))
        .child(toggle(app, "keep-statistics", word("statistics-keep"), |settings| &mut settings.statistics));
    part("section")
        .class("panel settings")
        .label(word("panel-settings"))
        .child(part("h2").text(word("panel-settings")))
        .child(card)
        .child(games(app))
        .child(statistics())
        .child(keys())
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

const THEME: Setting = setting!(theme, [Theme::System, Theme::Light, Theme::Dark, Theme::HighContrast]);
const MISTAKES: Setting = setting!(mistakes, [Mistakes::Off, Mistakes::Rules, Mistakes::Solution]);
const NOTES: Setting = setting!(notes, [Notes::Both, Notes::Simple]);

/// One choice of several.
fn choices(app: App, id: &str, label: &str, names: &[&str], setting: &'static Setting) -> Part {
    let option = |(place, name): (usize, &&str)| {
        let selected = move || app.see(|state| (setting.get)(&state.settings) == place).into();
        part("option").attr("value", &place.to_string()).prop_of("selected", selected).text(name)
    };
    let change = move |event: &_| {
        let place = browser::value(event).parse().unwrap_or_default();
        app.edit(|settings| (setting.set)(settings, place));
    };
    part("div")
        .class("setting")
        .child(part("label").attr("for", id).text(label))
        .child(part("select").id(id).on("change", change).children(names.iter().enumerate().map(option)))
}

fn toggle(app: App, id: &str, label: &str, flag: fn(&mut Settings) -> &mut bool) -> Part {
    let checked = move || app.see(|state| *flag(&mut state.settings.clone())).into();
    let toggle = move |_: &_| app.edit(|settings| *flag(settings) = !*flag(settings));
    let input = part("input").attr("type", "checkbox").id(id).prop_of("checked", checked).on("change", toggle);
    let line = part("label").class("setting toggle").attr("for", id);
    line.child(part("span").text(label)).child(input)
}

/// What the keys do while the grid has the focus.
fn keys() -> Part {
    let lines = word("keys-list").split(" | ").filter_map(|line| line.split_once(": "));
    let row = |(keys, what): (&str, &str)| part("div").child(part("dt").text(keys)).child(part("dd").text(what));
    part("div")
        .class("card keys")
        .child(part("h3").text(word("keys")))
        .child(part("p").text(word("keys-help")))
        .child(part("dl").children(lines.map(row)))
}
