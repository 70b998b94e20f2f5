//! A race: two to four algorithms on the puzzle side by side, in step by digits written or by time.

use std::rc::Rc;

use ichidoku::Puzzle;

use super::algorithm::algorithm_name;
use super::bench::Bench;
use super::browser;
use super::charts::{Measured, figure, measures, outcome};
use super::dom::{Part, follow, labelled, part};
use super::icons::icon;
use super::order_board::order_board;
use super::reactive::*;
use super::search_tree::search_tree;
use super::small_board::small_board;
use super::solver::WorkerKind;
use super::timer;
use crate::answers::LabRan;
use crate::ask::{LabLimits, LabRun, Request as _};
use crate::chart::{Paint, Scale, Series, Table, plot};
use crate::own_order::OwnOrder;
use crate::racing::{Frame, MOMENTS, Pace, Runner, finishers, reached};
use crate::words::{decimal, grouped, phrase, word};

/// Those that race unless others are chosen.
const USUAL: [&str; 3] = [ROW_BY_ROW, "fewest-first", "dancing-links"];
const FEWEST: usize = 2;
const MOST: usize = 4;
/// Moments kept of each run per doubling of its digits: less than 200 KB for the longest.
const FRAMES: u64 = 32;
/// Nodes kept of each run's tree: less than 200 KB.
const NODES: u64 = 1000;
/// Number of seconds that a run may take.
const PATIENCE: f64 = 300.0;
/// How often the boards change while the race is played, in milliseconds, and by how many moments.
const TICK: (i32, u32) = (40, 4);

const ROW_BY_ROW: &str = "row-by-row";
/// Row by row in the order of a half turn, and in an order of one's own, among those that race.
const TURNED: &str = "turned";
const OWN: &str = "own";
/// Those of the story of the worst case.
const OF_STORY: [&str; MOST] = [ROW_BY_ROW, TURNED, "fewest-first", "eliminate-first"];

/// A race, and where it is.
#[derive(Clone, Copy)]
pub(super) struct Race {
    bench: Bench,
    puzzle: RwSignal<Puzzle>,
    chosen: RwSignal<Vec<String>>,
    /// The runs that are there, in the order of those chosen.
    runners: RwSignal<Rc<Vec<Runner>>, LocalStorage>,
    is_running: RwSignal<bool>,
    /// When the run began that is under way, and how many seconds ago that was.
    began: StoredValue<f64>,
    waited: RwSignal<u64>,
    pace: RwSignal<Pace>,
    at: RwSignal<u32>,
    is_playing: RwSignal<bool>,
    /// Whether the race was seen to its end: what came of it is not told before.
    is_seen: RwSignal<bool>,
    said: RwSignal<String>,
    /// The place of the run whose tree is drawn.
    tree_of: RwSignal<usize>,
    own: RwSignal<OwnOrder>,
}

/// What people read of a racer.
fn name_of(racer: &str) -> &str {
    match racer {
        TURNED => word("race-turned"),
        OWN => word("race-own"),
        algorithm => algorithm_name(algorithm),
    }
}

impl Race {
    /// A race on the puzzle, nothing run yet.
    pub(super) fn new(bench: Bench) -> Self {
        let race = Self {
            bench,
            puzzle: RwSignal::new(Puzzle::EMPTY),
            chosen: RwSignal::new(USUAL.map(str::to_owned).into()),
            runners: RwSignal::new_local(Rc::default()),
            is_running: RwSignal::new(false),
            began: StoredValue::new(0.0),
            waited: RwSignal::new(0),
            pace: RwSignal::new(Pace::Steps),
            at: RwSignal::new(0),
            is_playing: RwSignal::new(false),
            is_seen: RwSignal::new(false),
            said: RwSignal::new(String::new()),
            tree_of: RwSignal::new(0),
            own: RwSignal::new(OwnOrder::default()),
        };
        bench.follow_puzzle(move |puzzle| race.begin_anew(puzzle));
        on_cleanup(move || bench.give_up(race.is_running));
        if let Some(timer) = timer::every(TICK.0, move || race.tick()) {
            on_cleanup(move || timer.clear());
        }
        race
    }

    /// The race of some of the algorithms that `names` has once they are known.
    pub(super) fn view(self, names: impl Fn() -> Vec<String> + Copy + 'static) -> Part {
        let heading = part("h3").text(word("race"));
        let racers = move || names().into_iter().chain([TURNED, OWN].map(str::to_owned));
        let choice = move || racers().map(|racer| self.chip(&racer)).collect();
        let chips = labelled("div", "row-of-buttons", "").attr("role", "group").label(word("race-choose"));
        let said = labelled("p", "said", "").id("race-said").attr("role", "status").text_of(move || self.said.get());
        let has_own = move || self.chosen.with(|chosen| chosen.iter().any(|racer| racer == OWN));
        let own = move || order_board(self.own, self.puzzle, move || self.forget());
        part("div")
            .class("card race")
            .child(heading)
            .child(labelled("p", "note", word("race-choose")))
            .child(chips.children_of(choice))
            .child(part("div").class("filled").children_if(has_own, own))
            .child(self.buttons())
            .child(part("div").class("race-boards").id("race-boards").children_of(move || self.boards()))
            .child(part("div").class("filled").child_if(move || self.is_complete(), move || self.walker()))
            .child(part("div").class("filled").children_if(move || self.is_seen.get(), move || self.account()))
            .child(said)
    }

    /// Chooses those that the story speaks of.
    pub(super) fn choose_those_of_the_story(self) {
        self.forget();
        self.chosen.set(OF_STORY.map(str::to_owned).into());
        browser::reveal("race-run");
    }

    fn is_complete(self) -> bool {
        self.chosen.with(Vec::len) == self.runners.with(|runners| runners.len())
    }

    fn begin_anew(self, puzzle: Puzzle) {
        self.puzzle.set(puzzle);
        self.forget();
    }

    fn forget(self) {
        self.bench.give_up(self.is_running);
        self.is_playing.set(false);
        self.is_seen.set(false);
        self.runners.set(Rc::default());
        self.said.set(String::new());
    }

    fn chip(self, racer: &str) -> Part {
        let (own, shown) = (racer.to_owned(), racer.to_owned());
        let is_chosen = move || self.chosen.with(|chosen| chosen.contains(&shown));
        let chip = labelled("button", "chip", name_of(racer)).id(&format!("race-{racer}"));
        chip.truth_of("aria-pressed", is_chosen).click(move || self.toggle(&own))
    }

    /// Takes an algorithm in or out; there are always enough, and never too many.
    fn toggle(self, name: &str) {
        let mut chosen = self.chosen.get_untracked();
        match chosen.iter().position(|other| other == name) {
            Some(place) if chosen.len() > FEWEST => _ = chosen.remove(place),
            None if chosen.len() < MOST => chosen.push(name.to_owned()),
            _ => return self.bench.say(word("race-choose")),
        }
        self.forget();
        self.chosen.set(chosen);
    }

    fn buttons(self) -> Part {
        let start = part("button").id("race-run").class("primary").child(icon("run")).text(word("race-run"));
        let cancel = move || labelled("button", "chip", word("cancel")).id("race-cancel").click(move || self.forget());
        let pace = move |id: &str, text: &str, pace: Pace| {
            let chip = labelled("button", "chip", text).id(id);
            chip.truth_of("aria-pressed", move || self.pace.get() == pace).click(move || self.pace.set(pace))
        };
        let row = part("div").class("row-of-buttons");
        row.child(start.click(move || self.start()))
            .child(pace("race-steps", word("race-steps"), Pace::Steps))
            .child(pace("race-time", word("race-time"), Pace::Time))
            .child_if(move || self.is_running.get(), cancel)
    }

    /// Runs the chosen algorithms one after the other, so that none takes another's time.
    fn start(self) {
        self.forget();
        self.tree_of.set(0);
        self.at.set(0);
        self.is_running.set(true);
        self.run_next();
    }

    fn run_next(self) {
        let place = self.runners.with_untracked(|runners| runners.len());
        let Some(racer) = self.chosen.with_untracked(|chosen| chosen.get(place).cloned()) else { return self.finish() };
        self.began.set_value(js_sys::Date::now());
        self.waited.set(0);
        let limits = LabLimits::new().seconds(PATIENCE);
        let run = self.bench.about::<LabRun>().frames(FRAMES).tree(NODES).limits(&limits);
        let request = match racer.as_str() {
            TURNED => run.algorithm(ROW_BY_ROW).order("rotated"),
            OWN => run.algorithm(ROW_BY_ROW).order(&self.own.with_untracked(OwnOrder::text)),
            algorithm => run.algorithm(algorithm),
        };
        self.bench.ask_here(WorkerKind::Patient, request, move |answer| {
            if !self.is_running.get_untracked() {
                return;
            }
            match answer.map(|ran| Runner::read(LabRan::of(&ran))) {
                Ok(Some(mut runner)) => {
                    name_of(&racer).clone_into(&mut runner.algorithm);
                    let mut runners = self.runners.with_untracked(|runners| runners.to_vec());
                    runners.push(runner);
                    self.runners.set(Rc::new(runners));
                    self.run_next();
                }
                Ok(None) => self.forget(),
                Err(message) => {
                    self.forget();
                    self.said.set(message);
                }
            }
        });
    }

    /// All runs are there: they are played, or shown at their end where less motion is wanted.
    fn finish(self) {
        self.is_running.set(false);
        browser::reveal_from("race-boards");
        let is_still = browser::wants_less_motion();
        self.is_playing.set(!is_still);
        self.go(if is_still { MOMENTS } else { 0 });
    }

    fn tick(self) {
        if self.is_playing.get_untracked() {
            self.go(self.at.get_untracked() + TICK.1);
        }
        let waited = ((js_sys::Date::now() - self.began.get_value()) / 1000.0) as u64;
        if self.is_running.get_untracked() && waited != self.waited.get_untracked() {
            self.waited.set(waited);
        }
    }

    fn go(self, at: u32) {
        let at = at.min(MOMENTS);
        self.at.set(at);
        if at == MOMENTS {
            self.is_playing.set(false);
            self.is_seen.set(true);
            self.said.set(self.result());
        }
    }

    /// The order in which they came in, in words.
    fn result(self) -> String {
        let (runners, pace) = (self.runners.get_untracked(), self.pace.get_untracked());
        let came_in = finishers(&runners, pace).into_iter().map(|(came_in, runner)| {
            phrase("race-place", &[("place", &came_in), ("algorithm", &runners[runner].algorithm.as_str())])
        });
        came_in.collect::<Vec<_>>().join(" ")
    }

    // ---- boards ----

    fn boards(self) -> Vec<Part> {
        let puzzle = self.puzzle.get();
        let lane = |(place, name): (usize, &String)| self.lane(place, name_of(name), puzzle);
        self.chosen.with(|chosen| chosen.iter().enumerate().map(lane).collect())
    }

    /// A run's frame at this moment of the race; whoever reads it is called again only when it is another one.
    fn frame(self, place: usize) -> RwSignal<Option<Frame>> {
        let frame = RwSignal::new(None);
        follow(move || {
            let (at, pace) = (self.at.get(), self.pace.get());
            let now = self.runners.with(|runners| {
                let runner = runners.get(place)?;
                runner.frame(pace, reached(runners, pace, at)).copied()
            });
            if frame.get_untracked() != now {
                frame.set(now);
            }
        });
        frame
    }

    fn lane(self, place: usize, name: &str, puzzle: Puzzle) -> Part {
        let frame = self.frame(place);
        let state = move || match self.runners.with(|runners| runners.len()) {
            _ if !self.is_running.get() => self.standing(place),
            ran if ran > place => word("race-ready").to_owned(),
            ran if ran == place => phrase("race-running-for", &[("seconds", &grouped(self.waited.get()))]),
            _ => String::new(),
        };
        let label = move || {
            frame.get().map_or_else(
                || word("race-board").to_owned(),
                |frame| {
                    phrase("race-board-at", &[("written", &grouped(frame.written)), ("count", &frame.digit_count())])
                },
            )
        };
        let grid = move || frame.get().map_or(puzzle, |frame| frame.grid);
        let swatch = part("i").attr("aria-hidden", "true");
        let head = part("h4").child(swatch).text(name);
        let counter = move |text: &str, count: fn(Frame) -> u64| {
            let count = move || frame.get().map_or_else(|| "–".to_owned(), |frame| grouped(count(frame)));
            part("div").child(part("dt").text(text)).child(part("dd").text_of(count))
        };
        let counters = part("dl")
            .class("counters")
            .child(counter(word("race-written"), |frame| frame.written))
            .child(counter(word("race-on-board"), |frame| frame.digit_count() as u64))
            .child(counter(word("race-taken-back"), |frame| frame.backtracks));
        part("section")
            .class(&format!("lane lane-{}", place + 1))
            .label(name)
            .child(head)
            .child(small_board(grid, move || puzzle, label))
            .child(counters)
            .child(part("p").class("said").text_of(state))
    }

    /// Its place, once it has come in.
    fn standing(self, place: usize) -> String {
        let (pace, at) = (self.pace.get(), self.at.get());
        self.runners.with(|runners| {
            let Some(runner) = runners.get(place) else { return String::new() };
            if reached(runners, pace, at) < runner.length(pace) {
                return String::new();
            }
            let outcome = outcome(&runner.outcome);
            let came_in = finishers(runners, pace).into_iter().find(|(_, finisher)| *finisher == place);
            came_in.map_or_else(
                || outcome.to_owned(),
                |(came_in, _)| phrase("race-came-in", &[("place", &came_in), ("outcome", &outcome)]),
            )
        })
    }

    // ---- what is below the boards ----

    /// What came of the race.
    fn account(self) -> Vec<Part> {
        vec![self.results(), self.charts(), self.tree()]
    }

    /// How much each run took, and how many guesses were open over the runs.
    fn charts(self) -> Part {
        let runs = move || self.runners.with(|runners| runners.iter().enumerate().map(measured).collect());
        let depths = figure("depths", move |paint| self.depths(paint), move || self.depth_table());
        let heading = |text: &str| part("h4").text(text);
        part("section")
            .class("filled")
            .child(heading(word("chart-work")))
            .child(measures("race", runs))
            .child(heading(word("chart-depths")))
            .child(depths)
    }

    fn depths(self, paint: Paint) -> String {
        self.runners.with(|runners| {
            let series = |runner: &Runner| {
                let points = runner.frames().iter().filter(|frame| frame.written > 0);
                let points = points.map(|frame| (frame.written as f64, frame.depth as f64)).collect();
                Series { name: runner.algorithm.clone(), points, is_joined: true }
            };
            let series: Vec<Series> = runners.iter().map(series).collect();
            let points = || series.iter().flat_map(|series| &series.points);
            let (across, up) =
                (Scale::powers(points().map(|point| point.0)), Scale::even(points().map(|point| point.1)));
            plot(word("chart-depths"), across, up, &series, paint)
        })
    }

    fn depth_table(self) -> Table {
        let heads = ["algorithm", "assignments", "open guesses"].map(str::to_owned).into();
        let row = |name: &str, frame: &Frame| vec![name.to_owned(), frame.written.to_string(), frame.depth.to_string()];
        let rows = |runner: &Runner| -> Vec<Vec<String>> {
            runner.frames().iter().map(|frame| row(&runner.algorithm, frame)).collect()
        };
        Table { heads, rows: self.runners.with(|runners| runners.iter().flat_map(rows).collect()) }
    }

    /// The search tree of one of the runs.
    fn tree(self) -> Part {
        let chip = move |(place, name): (usize, &String)| {
            let chip = labelled("button", "chip", name_of(name)).id(&format!("race-tree-{name}"));
            chip.truth_of("aria-pressed", move || self.tree_of.get() == place).click(move || self.tree_of.set(place))
        };
        let chips = part("div").class("row-of-buttons").attr("role", "group").label(word("search-tree"));
        let chips = chips.children_of(move || self.chosen.with(|chosen| chosen.iter().enumerate().map(chip).collect()));
        let tree = move || {
            let place = self.tree_of.get();
            self.runners.with(|runners| runners.get(place).and_then(|runner| runner.tree.clone()))
        };
        let now = move || {
            let (place, pace, at) = (self.tree_of.get(), self.pace.get(), self.at.get());
            let frame = self.runners.with(|runners| {
                runners.get(place).and_then(|runner| runner.frame(pace, reached(runners, pace, at)).copied())
            });
            frame.map(|frame| frame.moment()).unwrap_or_default()
        };
        let heading = part("h4").text(word("search-tree"));
        part("section").class("filled").child(heading).child(chips).child(search_tree(self.bench, tree, now))
    }

    fn walker(self) -> Part {
        let scrub = part("input")
            .id("race-scrub")
            .attrs(&[("type", "range"), ("min", "0"), ("max", &MOMENTS.to_string())])
            .label(word("lab-scrub"))
            .prop_of("value", move || self.at.get().to_string().into())
            .on("input", move |event| {
                self.is_playing.set(false);
                self.go(browser::value(event).parse().unwrap_or_default());
            });
        let play = part("button").id("race-play").class("round").label(word("lab-play"));
        let play = play.truth_of("aria-pressed", move || self.is_playing.get());
        let play = play.children_of(move || vec![icon(if self.is_playing.get() { "pause" } else { "run" })]);
        let toggle = move || {
            if self.at.get_untracked() == MOMENTS {
                self.at.set(0);
            }
            self.is_playing.update(|is_playing| *is_playing = !*is_playing);
        };
        let label = move || {
            let pace = self.pace.get();
            let at = self.runners.with(|runners| reached(runners, pace, self.at.get()));
            match pace {
                Pace::Steps => phrase("race-after-steps", &[("written", &grouped(at as u64))]),
                Pace::Time => phrase("race-after-time", &[("seconds", &decimal(at, 6))]),
            }
        };
        let text = part("span").class("walker-text").text_of(label);
        part("div").class("walker race-walker").child(play.click(toggle)).child(scrub).child(text)
    }

    /// The figures of the whole runs.
    fn results(self) -> Part {
        let keys = ["algorithm", "outcome", "count-assignments", "count-tests", "count-backtracks", "seconds"];
        let heads = keys.map(|key| part("th").attr("scope", "col").text(word(key)));
        let rows = move || self.runners.with(|runners| runners.iter().map(row).collect());
        let table = part("table").id("race-results").child(part("thead").child(part("tr").children(heads)));
        let around = part("div").class("scroll").attrs(&[("tabindex", "0"), ("role", "region")]).label(word("race"));
        around.child(table.child(part("tbody").children_of(rows)))
    }
}

/// A run as the charts have it, in the colour of its board.
fn measured((place, runner): (usize, &Runner)) -> Measured {
    Measured {
        name: runner.algorithm.clone(),
        outcome: runner.outcome.clone(),
        assignments: runner.assignments,
        tests: runner.tests,
        backtracks: runner.backtracks,
        seconds: runner.seconds,
        series: place,
    }
}

fn row(runner: &Runner) -> Part {
    let number = |text: &str| labelled("td", "number", text);
    part("tr")
        .child(part("th").attr("scope", "row").text(&runner.algorithm))
        .child(part("td").text(outcome(&runner.outcome)))
        .child(number(&grouped(runner.assignments)))
        .child(number(&grouped(runner.tests)))
        .child(number(&grouped(runner.backtracks)))
        .child(number(&decimal(runner.seconds, 4)))
}
