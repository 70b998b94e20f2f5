//! The lab: watch an algorithm place and take back, and compare all of them.

use std::time::Duration;

use ichidoku::Puzzle;
use ichidoku_api::{
    LabAlgorithm, LabAlgorithms, LabCompare, LabCompared, LabLimits, LabList, LabRan, LabRecord, LabRun, Request,
};
use leptos::prelude::*;

use super::app::App;
use super::icons::Icon;
use super::solver::Desk;
use crate::film::Film;
use crate::session::Origin;
use crate::words::{phrase, word};

/// How many events of a run are kept to be watched.
const WATCHED: u64 = 10_000;
/// How long each algorithm of a comparison may take, in seconds.
const PATIENCE: f64 = 3.0;
/// Events a second that can be chosen.
const SPEEDS: [f64; 6] = [1.0, 5.0, 25.0, 100.0, 500.0, 5000.0];
/// How often the board follows, in milliseconds.
const FRAME: u64 = 40;

/// A puzzle's name and its line.
type Preset = (fn() -> &'static str, &'static str);

/// The puzzles that the ancestors tried their algorithms on.
const PRESETS: [Preset; 5] = [
    (|| word("preset-known"), "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    (|| word("preset-worst"), "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
    (
        || word("preset-inkala-2010"),
        "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    ),
    (
        || word("preset-inkala-2012"),
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ),
    (|| word("preset-hamza"), "...7..8......4..3......9..16..5......1..3..4...5..1..75..2..6...3..8..9...7.....2"),
];

/// A film, and where it is.
#[derive(Clone, Copy)]
struct Projector {
    app: App,
    film: RwSignal<Option<Film>>,
    record: RwSignal<Option<LabRecord>>,
    at: RwSignal<usize>,
    runs: RwSignal<bool>,
    speed: RwSignal<usize>,
    /// Parts of an event that are due.
    due: StoredValue<f64>,
}

#[component]
pub(super) fn LabPanel(app: App) -> impl IntoView {
    let algorithms = RwSignal::new(Vec::<LabAlgorithm>::new());
    let chosen = RwSignal::new("row-by-row".to_owned());
    app.ask(Desk::Quick, Request::LabAlgorithms(LabAlgorithms {}), move |answer| {
        if let Ok::<LabList, _>(list) = answer {
            algorithms.set(list.algorithms);
        }
    });
    let projector = Projector::new(app);
    let options = move || {
        let option = |algorithm: LabAlgorithm| {
            let selected = algorithm.name == chosen.get_untracked();
            view! { <option value=algorithm.name.clone() selected=selected>{algorithm.name.clone()}</option> }
        };
        algorithms.get().into_iter().map(option).collect_view()
    };
    let about = move || {
        let chosen = chosen.get();
        algorithms.with(|all| all.iter().find(|algorithm| algorithm.name == chosen).cloned())
    };
    view! {
        <section class="panel lab" aria-label=word("panel-lab")>
            <h2>{word("panel-lab")}</h2>
            <Presets app />
            <div class="setting">
                <label for="algorithm">{word("algorithm")}</label>
                <select id="algorithm" on:change=move |event| chosen.set(event_target_value(&event))>{options}</select>
            </div>
            <button id="lab-run" class="primary" on:click=move |_| projector.load(chosen.get_untracked())>
                <Icon name="run" />{word("lab-run")}
            </button>
            <Show when=move || projector.film.with(Option::is_some)><Controls projector /></Show>
            <p id="lab-said" class="said" role="status">{move || projector.record.with(|record| record.as_ref().map(tell))}</p>
            <Comparison app />
            {move || about().map(|algorithm| view! { <Explanation algorithm /> })}
        </section>
    }
}

#[component]
fn Presets(app: App) -> impl IntoView {
    let preset = move |(name, line): Preset| {
        let begin = move |_| {
            let puzzle = line.parse().unwrap_or(Puzzle::EMPTY);
            app.begin(&puzzle, Origin { title: name().to_owned(), seed: None });
        };
        view! { <button class="chip preset" on:click=begin>{name()}</button> }
    };
    view! { <div class="row-of-buttons presets" role="group" aria-label=word("presets")>{PRESETS.map(preset).collect_view()}</div> }
}

impl Projector {
    fn new(app: App) -> Self {
        let projector = Self {
            app,
            film: RwSignal::new(None),
            record: RwSignal::new(None),
            at: RwSignal::new(0),
            runs: RwSignal::new(false),
            speed: RwSignal::new(2),
            due: StoredValue::new(0.0),
        };
        if let Ok(timer) = set_interval_with_handle(move || projector.tick(), Duration::from_millis(FRAME)) {
            on_cleanup(move || timer.clear());
        }
        let puzzle = Memo::new(move |_| app.puzzle());
        Effect::new(move |_| {
            _ = puzzle.get();
            projector.film.set(None);
            projector.record.set(None);
        });
        projector
    }

    /// Runs the algorithm, and shows the run from its beginning.
    fn load(self, algorithm: String) {
        let request = LabRun {
            puzzle: self.app.puzzle_input(),
            algorithm,
            order: None,
            digits: None,
            seed: None,
            all: false,
            limits: LabLimits { steps: None, seconds: Some(PATIENCE) },
            trace: WATCHED,
        };
        self.app.ask(Desk::Patient, Request::LabRun(request), move |answer| {
            let Ok::<LabRan, _>(ran) = answer else { return };
            self.film.set(Film::read(&ran.trace).filter(|film| !film.is_empty()));
            self.record.set(Some(ran.run));
            self.runs.set(true);
            self.go(0);
        });
    }

    /// Shows a moment.
    fn go(self, at: usize) {
        self.at.set(at);
        let moment = self.film.with_untracked(|film| film.as_ref().map(|film| film.moment(at)));
        if let Some((shown, drawing)) = moment {
            self.app.show(shown, drawing);
        }
    }

    fn tick(self) {
        let Some(len) = self.film.try_with_untracked(|film| film.as_ref().map(Film::len)).flatten() else { return };
        if !self.runs.get_untracked() {
            return;
        }
        let due = self.due.get_value() + SPEEDS[self.speed.get_untracked()] * FRAME as f64 / 1000.0;
        self.due.set_value(due.fract());
        if due >= 1.0 {
            let to = (self.at.get_untracked() + due as usize).min(len);
            self.go(to);
            self.runs.set(to < len);
        }
    }

    /// Pauses, and goes so many events on.
    fn nudge(self, by: isize) {
        self.runs.set(false);
        let len = self.film.with_untracked(|film| film.as_ref().map_or(0, Film::len));
        self.go(self.at.get_untracked().saturating_add_signed(by).min(len));
    }

    fn toggle(self) {
        let is_over =
            self.film.with_untracked(|film| film.as_ref().is_some_and(|film| self.at.get_untracked() >= film.len()));
        if is_over {
            self.go(0);
        }
        self.runs.update(|runs| *runs = !*runs);
    }
}

#[component]
fn Controls(projector: Projector) -> impl IntoView {
    let len = move || projector.film.with(|film| film.as_ref().map_or(0, Film::len));
    let scrub = move |event| {
        projector.runs.set(false);
        projector.go(event_target_value(&event).parse().unwrap_or_default());
    };
    let runs = move || projector.runs.get();
    let grouped = |count: usize| grouped(count as u64);
    let label = move || phrase("event-of", &[("at", &grouped(projector.at.get())), ("count", &grouped(len()))]);
    view! {
        <div class="walker">
            <button id="lab-back" class="round" aria-label=word("previous") on:click=move |_| projector.nudge(-1)><Icon name="back" /></button>
            <button id="lab-play" class="round" aria-pressed=move || runs().to_string() aria-label=word("lab-play") on:click=move |_| projector.toggle()>
                {move || if runs() { view! { <Icon name="pause" /> } } else { view! { <Icon name="run" /> } }}
            </button>
            <button id="lab-on" class="round" aria-label=word("next") on:click=move |_| projector.nudge(1)><Icon name="on" /></button>
            <input type="range" id="lab-scrub" aria-label=word("lab-scrub") min="0" max=len prop:value=move || projector.at.get() on:input=scrub />
            <span class="walker-text">{label}</span>
        </div>
        <div class="setting">
            <label for="lab-speed">{word("lab-speed")}</label>
            <input
                type="range"
                id="lab-speed"
                min="0"
                max=SPEEDS.len() - 1
                prop:value=move || projector.speed.get()
                on:input=move |event| projector.speed.set(event_target_value(&event).parse().unwrap_or(2).min(SPEEDS.len() - 1))
            />
        </div>
        <Counters projector />
        <Chart projector />
    }
}

#[component]
fn Counters(projector: Projector) -> impl IntoView {
    let tally = Memo::new(move |_| {
        let at = projector.at.get();
        projector.film.with(|film| film.as_ref().map(|film| film.tally(at)).unwrap_or_default())
    });
    let counter = |name: &'static str, count: Signal<u64>| {
        view! { <div><dt>{name}</dt><dd>{move || grouped(count.get())}</dd></div> }
    };
    view! {
        <dl class="counters" id="counters">
            {counter(word("count-assignments"), Signal::derive(move || tally.get().assignments))}
            {counter(word("count-tests"), Signal::derive(move || tally.get().tests))}
            {counter(word("count-backtracks"), Signal::derive(move || tally.get().backtracks))}
            {counter(word("count-depth"), Signal::derive(move || u64::from(tally.get().depth)))}
        </dl>
    }
}

/// How many guesses are open, over the whole run, and where the film is.
#[component]
fn Chart(projector: Projector) -> impl IntoView {
    const WIDTH: usize = 240;
    let line = move || {
        projector.film.with(|film| {
            let depths = film.as_ref().map(|film| film.depths(WIDTH)).unwrap_or_default();
            let top = depths.iter().copied().max().unwrap_or(1).max(1);
            let across = |place: usize| place as f64 * WIDTH as f64 / depths.len().max(1) as f64;
            let point = |(place, depth): (usize, &u32)| {
                format!("{:.1},{:.1}", across(place), 58.0 - 54.0 * f64::from(*depth) / f64::from(top))
            };
            depths.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
        })
    };
    let here = move || {
        let len = projector.film.with(|film| film.as_ref().map_or(1, Film::len).max(1));
        projector.at.get() as f64 / len as f64 * WIDTH as f64
    };
    view! {
        <svg class="chart" viewBox="0 0 240 60" preserveAspectRatio="none" role="img" aria-label=word("chart")>
            <polyline points=line />
            <line class="here" y1="0" y2="60" x1=here x2=here />
        </svg>
    }
}

/// Every algorithm on the puzzle.
#[component]
fn Comparison(app: App) -> impl IntoView {
    let rows = RwSignal::new(Vec::<LabRecord>::new());
    let busy = RwSignal::new(false);
    let compare = move |_| {
        busy.set(true);
        let request = LabCompare {
            puzzle: app.puzzle_input(),
            algorithms: Vec::new(),
            seed: None,
            limits: LabLimits { steps: None, seconds: Some(PATIENCE) },
        };
        app.ask(Desk::Patient, Request::LabCompare(request), move |answer| {
            busy.set(false);
            if let Ok::<LabCompared, _>(compared) = answer {
                rows.set(compared.runs);
            }
        });
    };
    let table = move || rows.get().into_iter().map(row).collect_view();
    view! {
        <div class="card">
            <button id="lab-compare" class="chip" on:click=compare>{word("lab-compare")}</button>
            <Show when=move || busy.get()>
                <span class="said">{word("searching")}</span>
                <button class="chip" on:click=move |_| app.cancel(Desk::Patient)>{word("cancel")}</button>
            </Show>
            <Show when=move || rows.with(|rows| !rows.is_empty())>
                <div class="scroll" tabindex="0" role="region" aria-label=word("lab-compare")>
                    <table id="comparison">
                        <thead>
                            <tr>
                                <th scope="col">{word("algorithm")}</th>
                                <th scope="col">{word("outcome")}</th>
                                <th scope="col">{word("count-assignments")}</th>
                                <th scope="col">{word("count-backtracks")}</th>
                                <th scope="col">{word("seconds")}</th>
                            </tr>
                        </thead>
                        <tbody>{table}</tbody>
                    </table>
                </div>
            </Show>
        </div>
    }
}

fn row(record: LabRecord) -> impl IntoView {
    view! {
        <tr>
            <th scope="row">{record.algorithm}</th>
            <td>{record.outcome}</td>
            <td class="number">{grouped(record.assignments)}</td>
            <td class="number">{grouped(record.backtracks)}</td>
            <td class="number">{format!("{:.4}", record.seconds)}</td>
        </tr>
    }
}

/// What came of a run, in a sentence.
fn tell(record: &LabRecord) -> String {
    let (assignments, tests, backtracks) =
        (grouped(record.assignments), grouped(record.tests), grouped(record.backtracks));
    phrase(
        "lab-told",
        &[
            ("algorithm", &record.algorithm),
            ("outcome", &record.outcome),
            ("assignments", &assignments),
            ("tests", &tests),
            ("backtracks", &backtracks),
            ("seconds", &format!("{:.3}", record.seconds)),
        ],
    )
}

/// `1,234,567`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let before = |place: usize| place > 0 && (digits.len() - place).is_multiple_of(3);
    let part = |(place, digit): (usize, char)| if before(place) { format!(",{digit}") } else { digit.to_string() };
    digits.chars().enumerate().map(part).collect()
}

/// The algorithm's own text.
#[component]
fn Explanation(algorithm: LabAlgorithm) -> impl IntoView {
    view! {
        <article class="card explanation" id="explanation">{blocks(&algorithm.text)}</article>
    }
}

/// Headings, code and paragraphs of a text in Markdown; enough for what the lab's files hold.
fn blocks(text: &str) -> Vec<AnyView> {
    let mut views = Vec::new();
    for (place, part) in text.split("```").enumerate() {
        if place % 2 == 1 {
            let code = part.split_once('\n').map_or(part, |(_, code)| code).to_owned();
            views.push(view! { <pre tabindex="0">{code}</pre> }.into_any());
            continue;
        }
        for paragraph in part.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()) {
            let plain = paragraph.replace('`', "");
            views.push(match plain.strip_prefix("# ") {
                Some(heading) => view! { <h3>{heading.to_owned()}</h3> }.into_any(),
                None if plain.starts_with('|') => view! { <pre tabindex="0">{plain}</pre> }.into_any(),
                None => view! { <p>{plain}</p> }.into_any(),
            });
        }
    }
    views
}
