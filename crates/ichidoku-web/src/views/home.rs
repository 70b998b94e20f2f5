//! The first page: go on, today's puzzle, a new one, one's own, and what else there is.

use super::app::{App, Panel};
use super::browser;
use super::dom::{Part, labelled, part};
use super::enter;
use super::games::{open_game, thumbnail, title};
use super::icons::icon;
use super::make::{GRADES, Maker, Named, daily_title, grade_button};
use super::reactive::*;
use super::storage;
use super::timer::{self, clock};
use super::ways::variant_link;
use crate::pages::{LEARN, VARIANTS};
use crate::session::{Origin, Records, Summary};
use crate::words::{language, phrase, word};

pub(super) fn home_panel(app: App) -> Part {
    let maker = Maker::here(app);
    let records = storage::records();
    let today = browser::today();
    part("section")
        .class("panel home")
        .label(word("panel-home"))
        .children_of(move || app.shelf.with(|shelf| greeting(app, &shelf.games)))
        .child(maker.progress())
        .child(heading_with_date(today))
        .child(grades("daily", word("home-daily"), move |place, grade| daily(maker, &records, today, place, grade)))
        .child(part("h3").text(word("panel-new")))
        .child(grades("new", word("panel-new"), move |place, grade| fresh(maker, place, grade)))
        .child(labelled("button", "chip", word("home-more")).id("more-choices").click(move || app.open(Panel::New)))
        .child(part("h3").text(word("home-own")))
        .child(
            part("div")
                .class("row-of-buttons ways")
                .child(way("home-paste", "enter", word("home-paste")).click(move || enter::paste(app)))
                .child(way("home-enter", "settings", word("home-enter")).click(move || app.open(Panel::Enter)))
                .child(way("home-lab", "lab", word("panel-lab")).click(move || app.open(Panel::Lab)))
                .child(page("home-learn", "learn", LEARN, word("home-learn")))
                .child(page("home-variants", "variants", VARIANTS, word("variant-title"))),
        )
}

/// An introduction on a first visit; later the game to go on with.
fn greeting(app: App, games: &[Summary]) -> Vec<Part> {
    let variant = go_on_with_variant();
    if games.is_empty() && variant.is_none() {
        let hero = part("h2").class("hero").text(word("home-title"));
        return vec![hero, part("p").text(word("home-tagline"))];
    }
    let heading = labelled("h2", "hearsay", word("panel-home"));
    [heading].into_iter().chain(go_on(app, games)).chain(variant).collect()
}

/// The puzzle of other rules that was played last, on its page.
fn go_on_with_variant() -> Option<Part> {
    let (puzzle, title) = storage::last_variant()?;
    let title = if title.is_empty() { word("variant-title") } else { &title };
    let label = format!("{}: {title}", word("home-continue"));
    let link = page("continue-variant", "variants", &variant_link(&puzzle), &label);
    Some(part("div").class("row-of-buttons ways").child(link))
}

/// How many more games than the last one can be gone on with from here.
const MORE: usize = 3;

/// The games that are not solved, above all the one that was played last; behind them puzzles that are still being entered.
fn go_on(app: App, games: &[Summary]) -> Vec<Part> {
    let open =
        |entered: bool| games.iter().filter(move |game| !game.solved && !game.exercise && game.entered == entered);
    let mut open = open(false).chain(open(true));
    let Some(game) = open.next() else { return Vec::new() };
    let what = part("span")
        .class("continue-what")
        .child(labelled("span", "continue-word", word("home-continue")))
        .child(labelled("span", "continue-state", &state(game)));
    let button = part("button").id("continue").class("primary continue");
    let button = button.child(thumbnail(&game.digits)).child(what).child(icon("run"));
    let opened = |part: Part, game: &Summary| {
        let id = game.id.clone();
        part.click(move || open_game(app, &id))
    };
    let others = open.take(MORE).map(|game| opened(labelled("button", "chip", &state(game)), game));
    vec![opened(button, game), part("div").id("continue-others").class("row-of-buttons").children(others)]
}

/// What a game is called, and how long it was played.
fn state(game: &Summary) -> String {
    format!("{} · {}", title(game), clock(game.seconds))
}

/// A browser takes long to write its first date: more than the rest of the page together. So the date comes a frame later.
fn heading_with_date(today: i32) -> Part {
    let heading = part("h3").text(word("home-daily"));
    let place = heading.clone();
    let date = move || phrase("home-today", &[("date", &browser::date(today, language()))]);
    timer::after_next_frame(move || place.set_text(&date()));
    heading
}

/// One button per grade.
fn grades(id: &str, label: &str, button: impl Fn(usize, Named) -> Part) -> Part {
    let buttons = GRADES
        .into_iter()
        .enumerate()
        .map(|(place, grade)| button(place, grade).id(&format!("{id}-{}", grade.0)).class("grade-button"));
    part("div").class("grades").attr("role", "group").label(label).children(buttons)
}

/// Today's puzzle of a grade: the same for everyone, and begun once.
fn daily(maker: Maker, records: &Records, today: i32, place: usize, (name, text): Named) -> Part {
    let seed = daily_seed(today, place);
    let record = records.solved.iter().find(|record| record.seed == Some(seed));
    let begin = move || {
        let is_it = |summary: &Summary| summary.grade == name;
        let games = storage::shelf().games.into_iter().filter(is_it);
        let begun = games.filter_map(|summary| storage::game(&summary.id)).find(|game| game.origin.seed == Some(seed));
        match begun {
            Some(game) => open_game(maker.app(), &game.id),
            None => maker.make_daily(
                Origin {
                    title: daily_title(text(), today),
                    seed: Some(seed),
                    grade: name.to_owned(),
                    written: format!("{} {today}", language()),
                    ..Origin::default()
                },
                seed,
            ),
        }
    };
    let state = record.map(|record| labelled("span", "daily-time", &format!("✓ {}", clock(record.seconds))));
    grade_button(place, text()).children(state).click(begin)
}

/// The seed of a day's puzzle of a grade, from the date alone.
fn daily_seed(day: i32, place: usize) -> u64 {
    8 * u64::from(day.unsigned_abs()) + place as u64
}

/// A new puzzle of a grade.
fn fresh(maker: Maker, place: usize, (name, text): Named) -> Part {
    grade_button(place, text()).click(move || maker.make_like(name))
}

fn way(id: &str, symbol: &str, label: &str) -> Part {
    part("button").id(id).class("chip way").child(icon(symbol)).child(part("span").text(label))
}

/// A link to what is a page of its own.
fn page(id: &str, symbol: &str, address: &str, label: &str) -> Part {
    part("a").class("chip way").id(id).attr("href", address).child(icon(symbol)).child(part("span").text(label))
}
