//! A run of an algorithm as a recording: played, paused, scrubbed, counted.

use std::rc::Rc;

use super::algorithm::algorithm_name;
use super::bench::Bench;
use super::browser;
use super::charts::{outcome, savers};
use super::dom::{Part, drawn, part};
use super::icons::icon;
use super::reactive::*;
use super::search_tree::search_tree;
use super::solver::WorkerKind;
use super::timer;
use crate::answers::{LabRan, LabRecord};
use crate::ask::{LabLimits, LabRun, Request as _};
use crate::chart::{Paint, Scale, Series, Table, plot};
use crate::decimal_text;
use crate::recording::{Counts, Recording};
use crate::tree::{Moment, Tree};
use crate::words::{decimal, grouped, phrase, word};

/// Events of a run that can be watched.
const WATCHED: u64 = 10_000;
/// Events a second that can be chosen.
const SPEEDS: [f64; 6] = [1.0, 5.0, 25.0, 100.0, 500.0, 5000.0];
/// How often the board follows, in milliseconds.
const FRAME: i32 = 40;
/// How wide the chart is.
const WIDTH: usize = 240;

/// How long each algorithm may take.
pub(super) fn patience() -> LabLimits {
    LabLimits::new().seconds(3.0)
}

/// A recording, and where it is.
#[derive(Clone, Copy)]
pub(super) struct RecordingPlayer {
    bench: Bench,
    recording: RwSignal<Option<Recording>>,
    tree: RwSignal<Option<Rc<Tree>>, LocalStorage>,
    told: RwSignal<String>,
    at: RwSignal<usize>,
    is_loading: RwSignal<bool>,
    runs: RwSignal<bool>,
    speed: RwSignal<usize>,
    /// Parts of an event that are due.
    due: StoredValue<f64>,
}

impl RecordingPlayer {
    pub(super) fn new(bench: Bench) -> Self {
        let player = Self {
            bench,
            recording: RwSignal::new(None),
            tree: RwSignal::new_local(None),
            told: RwSignal::new(String::new()),
            at: RwSignal::new(0),
            is_loading: RwSignal::new(false),
            runs: RwSignal::new(false),
            speed: RwSignal::new(2),
            due: StoredValue::new(0.0),
        };
        if let Some(timer) = timer::every(FRAME, move || player.tick()) {
            on_cleanup(move || timer.clear());
        }
        on_cleanup(move || bench.give_up(player.is_loading));
        bench.follow_puzzle(move |_| {
            bench.give_up(player.is_loading);
            player.recording.set(None);
            player.tree.set(None);
            player.told.set(String::new());
        });
        player
    }

    pub(super) fn has_recording(self) -> bool {
        self.recording.with(Option::is_some)
    }

    /// Whether a run is under way that is not here yet.
    pub(super) fn is_loading(self) -> bool {
        self.is_loading.get()
    }

    /// Ends it.
    pub(super) fn cancel(self) {
        self.bench.give_up(self.is_loading);
        self.told.set(word("cancelled").to_owned());
    }

    /// What came of the run, in a sentence.
    pub(super) fn told(self) -> String {
        self.told.get()
    }

    /// Runs the algorithm, and shows the run from its beginning.
    pub(super) fn load(self, algorithm: &str) {
        self.bench.uncover();
        self.bench.give_up(self.is_loading);
        self.is_loading.set(true);
        self.told.set(word("race-running").to_owned());
        let request = self.bench.about::<LabRun>().algorithm(algorithm).trace(WATCHED);
        self.bench.ask_here(WorkerKind::Patient, request.limits(&patience()), move |answer| {
            if self.is_loading.try_get_untracked() != Some(true) {
                return;
            }
            self.is_loading.set(false);
            let ran = match answer {
                Ok(ran) => ran,
                Err(message) => return self.told.set(message),
            };
            let ran = LabRan::of(&ran);
            let recording = Recording::read(ran.trace()).filter(|recording| !recording.is_empty());
            self.tree.set(recording.as_ref().map(|recording| Rc::new(recording.tree())));
            self.recording.set(recording);
            self.told.set(ran.run().map(tell).unwrap_or_default());
            // Where less motion is wanted the run stands at its end, and goes where it is told.
            let is_still = browser::wants_less_motion();
            self.runs.set(!is_still);
            self.go(if is_still { untrack(|| self.len()) } else { 0 });
        });
    }

    /// Shows a moment.
    fn go(self, at: usize) {
        self.at.set(at);
        let moment =
            self.recording.with_untracked(|recording| recording.as_ref().map(|recording| recording.moment(at)));
        if let Some((shown, drawing)) = moment {
            self.bench.show(&shown, &drawing);
        }
    }

    fn tick(self) {
        let Some(len) = self.recording.try_with_untracked(|recording| recording.as_ref().map(Recording::len)).flatten()
        else {
            return;
        };
        if !self.runs.get_untracked() {
            return;
        }
        let due = self.due.get_value() + SPEEDS[self.speed.get_untracked()] * f64::from(FRAME) / 1000.0;
        self.due.set_value(due.fract());
        if due >= 1.0 {
            let to = (self.at.get_untracked() + due as usize).min(len);
            self.go(to);
            if to == len {
                self.runs.set(false);
            }
        }
    }

    /// How many events there are.
    fn len(self) -> usize {
        self.recording.with(|recording| recording.as_ref().map_or(0, Recording::len))
    }

    /// Pauses, and goes so many events on.
    fn nudge(self, by: isize) {
        self.runs.set(false);
        self.go(self.at.get_untracked().saturating_add_signed(by).min(untrack(|| self.len())));
    }

    fn toggle(self) {
        if untrack(|| self.at.get() >= self.len()) {
            self.go(0);
        }
        self.runs.update(|runs| *runs = !*runs);
    }

    pub(super) fn controls(self) -> Vec<Part> {
        let heading = part("h3").text(word("search-tree"));
        let tree = search_tree(self.bench, move || self.tree.get(), move || self.now());
        vec![self.walker(), self.speeds(), self.counters(), self.chart(), self.savers(), heading, tree]
    }

    /// What was counted up to this moment.
    fn counts(self) -> Counts {
        let at = self.at.get();
        self.recording.with(|recording| recording.as_ref().map(|recording| recording.counts(at)).unwrap_or_default())
    }

    fn now(self) -> Moment {
        let counts = self.counts();
        Moment { written: counts.assignments, depth: counts.depth }
    }

    fn walker(self) -> Part {
        let button = |id: &str, label: &str| part("button").id(id).class("round").label(label);
        let scrub = part("input")
            .id("lab-scrub")
            .attrs(&[("type", "range"), ("min", "0")])
            .label(word("lab-scrub"))
            .attr_of("max", move || self.len().to_string())
            .prop_of("value", move || self.at.get().to_string().into())
            .on("input", move |event| {
                self.runs.set(false);
                self.go(browser::value(event).parse().unwrap_or_default());
            });
        let play = button("lab-play", word("lab-play")).truth_of("aria-pressed", move || self.runs.get());
        let play = play.children_of(move || vec![icon(if self.runs.get() { "pause" } else { "run" })]);
        let count = |count: usize| grouped(count as u64);
        let goes_on = move || self.recording.with(|recording| recording.as_ref().is_some_and(Recording::goes_on));
        let key = move || if goes_on() { "event-of-first" } else { "event-of" };
        let label = move || phrase(key(), &[("at", &count(self.at.get())), ("count", &count(self.len()))]);
        part("div")
            .class("walker")
            .child(button("lab-back", word("previous")).child(icon("back")).click(move || self.nudge(-1)))
            .child(play.click(move || self.toggle()))
            .child(button("lab-on", word("next")).child(icon("on")).click(move || self.nudge(1)))
            .child(scrub)
            .child(part("span").class("walker-text").text_of(label))
    }

    fn speeds(self) -> Part {
        let last = SPEEDS.len() - 1;
        let slider = part("input")
            .id("lab-speed")
            .attrs(&[("type", "range"), ("min", "0"), ("max", &last.to_string())])
            .prop_of("value", move || self.speed.get().to_string().into())
            .on("input", move |event| self.speed.set(browser::value(event).parse().unwrap_or(2).min(last)));
        let label = part("label").attr("for", "lab-speed").text(word("lab-speed"));
        part("div").class("setting").child(label).child(slider)
    }

    fn counters(self) -> Part {
        let counter = |name: &str, count: fn(Counts) -> u64| {
            part("div").child(part("dt").text(name)).child(part("dd").text_of(move || grouped(count(self.counts()))))
        };
        part("dl")
            .class("counters")
            .id("counters")
            .child(counter(word("count-assignments"), |counts| counts.assignments))
            .child(counter(word("count-tests"), |counts| counts.tests))
            .child(counter(word("count-backtracks"), |counts| counts.backtracks))
            .child(counter(word("count-depth"), |counts| u64::from(counts.depth)))
    }

    /// How many guesses are open, over the whole run, and where the recording is.
    fn chart(self) -> Part {
        let line = move || self.recording.with(|recording| recording.as_ref().map(depths).unwrap_or_default());
        let here = move || decimal_text::decimal(self.at.get() as f64 / self.len().max(1) as f64 * WIDTH as f64, 2);
        let mark = drawn("line").class("here").attrs(&[("y1", "0"), ("y2", "60")]);
        drawn("svg")
            .class("chart")
            .attrs(&[("viewBox", "0 0 240 60"), ("preserveAspectRatio", "none"), ("role", "img")])
            .label(word("chart"))
            .child(drawn("polyline").attr_of("points", line))
            .child(mark.attr_of("x1", here).attr_of("x2", here))
    }

    /// Buttons that save the chart.
    fn savers(self) -> Part {
        let depths = move || {
            self.recording.with(|recording| recording.as_ref().map(|r| r.depths(WATCHED as usize)).unwrap_or_default())
        };
        let svg = move |paint: Paint| {
            let point = |(event, depth): (usize, u32)| (event as f64 + 1.0, f64::from(depth));
            let points: Vec<(f64, f64)> = depths().into_iter().enumerate().map(point).collect();
            let across = Scale::even(points.iter().map(|point| point.0));
            let up = Scale::even(points.iter().map(|point| point.1));
            plot(word("chart"), across, up, &[Series { name: String::new(), points, is_joined: true }], paint)
        };
        let table = move || {
            let row = |(event, depth): (usize, u32)| vec![(event + 1).to_string(), depth.to_string()];
            let heads = ["event", "open guesses"].map(str::to_owned).into();
            Table { heads, rows: depths().into_iter().enumerate().map(row).collect() }
        };
        savers("recording", svg, table)
    }
}

/// The depths of a recording as points of a line.
fn depths(recording: &Recording) -> String {
    let depths = recording.depths(WIDTH);
    let top = depths.iter().copied().max().unwrap_or(1).max(1);
    let across = |place: usize| place as f64 * WIDTH as f64 / depths.len().max(1) as f64;
    let point = |(place, depth): (usize, &u32)| {
        let down = 58.0 - 54.0 * f64::from(*depth) / f64::from(top);
        format!("{},{}", decimal_text::decimal(across(place), 1), decimal_text::decimal(down, 1))
    };
    depths.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
}

fn tell(record: LabRecord<'_>) -> String {
    phrase(
        "lab-told",
        &[
            ("algorithm", &algorithm_name(record.algorithm())),
            ("outcome", &outcome(record.outcome())),
            ("assignments", &grouped(record.assignments())),
            ("tests", &grouped(record.tests())),
            ("backtracks", &grouped(record.backtracks())),
            ("seconds", &decimal(record.seconds(), 3)),
        ],
    )
}
