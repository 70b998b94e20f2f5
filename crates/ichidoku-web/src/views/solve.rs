//! Solving: at once, step by step, all solutions, true candidates, and how hard the puzzle is.

use ichidoku::{Clash, Grid, Puzzle};
use serde_json::Value;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::app::App;
use super::browser;
use super::dom::{Part, labelled, part};
use super::hint::{legend, moment, sentences, technique_link};
use super::icons::icon;
use super::later::{filled_later, with_extras};
use super::rating::rating_card;
use super::reactive::*;
use super::setter::all;
use super::solver::WorkerKind;
use crate::answers::{self, Checked, Counted, Enumerated, Step, Stepped, TechniqueName, TrueCandidateGrid};
use crate::ask;
use crate::board_view::Shown;
use crate::drawing::Drawing;
use crate::session::{Linked, Msg, house_name};
use crate::words::{language, phrase, word};

/// What was asked for last, and what came of it.
#[derive(Clone)]
enum Outcome {
    Nothing,
    Busy,
    Said(String),
    /// Some solutions of the puzzle, and whether there are more.
    Browse(Vec<Puzzle>, bool),
    Path(Box<Path>),
}

/// The way to the solution.
#[derive(Clone)]
struct Path {
    start: Grid,
    steps: Vec<Value>,
    said: String,
}

/// The panel's state: an outcome, and which of its solutions or steps is on the board.
#[derive(Clone, Copy)]
struct Solving {
    app: App,
    outcome: RwSignal<Outcome>,
    at: RwSignal<usize>,
}

pub(super) fn solve_panel(app: App) -> Part {
    let solving = Solving { app, outcome: RwSignal::new(Outcome::Nothing), at: RwSignal::new(0) };
    app.follow_puzzle(move |_| solving.outcome.set(Outcome::Nothing));
    app.follow_change(moment, move |_| solving.leave_path());
    // Nothing can be solved while digits clash, whichever mistakes the player wants to see.
    let clash = move || {
        let tell =
            |clash: &Clash| phrase("solve-clash", &[("digit", &clash.digit), ("house", &house_name(clash.house))]);
        app.see(|state| state.game.digits().clashes().first().map(tell))
    };
    let button = |id: &str, class: &str| {
        let button = part("button").id(id).class(class).attr("aria-describedby", "solve-reason");
        button.flag_of("disabled", move || clash().is_some())
    };
    let choice = |id: &str, label: &str, act: fn(Solving)| button(id, "choice").text(label).click(move || act(solving));
    let now = button("solve-now", "primary").child(icon("solve")).text(word("solve-now"));
    let reason = labelled("p", "reason", "").id("solve-reason").attr("role", "alert");
    let choices = part("div")
        .class("choices")
        .child(choice("solve-steps", word("solve-steps"), Solving::walk))
        .child(choice("solve-count", word("solve-count"), Solving::count))
        .child(choice("solve-browse", word("solve-browse"), Solving::browse))
        .child(choice("solve-true", word("solve-true"), Solving::true_candidates));
    let outcome = move || solving.outcome.with(|outcome| untrack(|| solving.view(outcome)));
    part("section")
        .class("panel solve")
        .label(word("panel-solve"))
        .child(part("h2").text(word("panel-solve")))
        .child(now.click(move || solving.solve()))
        .child(reason.text_of(move || clash().unwrap_or_default()))
        .child(choices)
        .child(part("div").class("outcome").id("outcome").children_of(outcome))
        .child(rating_card(app))
}

impl Solving {
    fn view(self, outcome: &Outcome) -> Vec<Part> {
        match outcome {
            Outcome::Nothing => Vec::new(),
            Outcome::Said(text) => vec![labelled("p", "said", text)],
            Outcome::Busy => {
                let cancel = labelled("button", "chip", word("cancel")).id("cancel");
                let cancel = cancel.click(move || self.app.cancel(WorkerKind::Patient));
                vec![labelled("p", "said busy", word("searching")), cancel]
            }
            Outcome::Browse(all, more) => {
                let (count, key) = (all.len(), if *more { "solution-of-more" } else { "solution-of" });
                let text = move || phrase(key, &[("at", &(self.at.get() + 1)), ("count", &count)]);
                vec![self.walker(count, text)]
            }
            Outcome::Path(path) => {
                let count = path.steps.len();
                let text = move || match self.at.get() + 1 {
                    at if at <= count => phrase("step-of", &[("at", &at), ("count", &count)]),
                    _ => word("steps-done").to_owned(),
                };
                let told = part("div").class("told").id("told").children_of(move || self.told(self.at.get()));
                let play = labelled("button", "chip", word("step-open")).id("step-open").click(move || self.play());
                vec![self.walker(count + 1, text), told, play, self.list(path)]
            }
        }
    }

    /// The step at this place in words.
    fn told(self, at: usize) -> Vec<Part> {
        self.outcome.with_untracked(|outcome| {
            let Outcome::Path(path) = outcome else { return Vec::new() };
            let Some(step) = path.step(at) else { return vec![part("p").text(&path.said)] };
            let technique = step.technique();
            let name = technique.map(|technique| labelled("h3", "technique", technique.name()));
            let told = sentences(self.app, &step.sentences(), Some(step));
            let link = technique.and_then(technique_link);
            name.into_iter().chain(told).chain(legend(step)).chain(link).collect()
        })
    }

    /// Buttons and a slider to go along a list.
    fn walker(self, count: usize, text: impl Fn() -> String + Copy + 'static) -> Part {
        let last = count.saturating_sub(1);
        let button =
            |id: &str, label: &str, symbol: &str| part("button").id(id).class("round").label(label).child(icon(symbol));
        let back = button("walk-back", word("previous"), "back").flag_of("disabled", move || self.at.get() == 0);
        let on = button("walk-on", word("next"), "on").flag_of("disabled", move || self.at.get() == last);
        let slider = part("input")
            .id("walk")
            .attrs(&[("type", "range"), ("min", "0"), ("max", &last.to_string())])
            .attr_of("aria-label", text)
            .prop_of("value", move || self.at.get().to_string().into())
            .on("input", move |event| self.go(browser::value(event).parse().unwrap_or(0).min(last)));
        part("div")
            .class("walker")
            .child(back.click(move || self.go(self.at.get_untracked().saturating_sub(1))))
            .child(slider)
            .child(on.click(move || self.go((self.at.get_untracked() + 1).min(last))))
            .child(part("span").class("walker-text").text_of(text))
    }

    /// All steps as a list.
    fn list(self, path: &Path) -> Part {
        let go = Closure::<dyn Fn(usize)>::new(move |at| self.go(at)).into_js_value().unchecked_into();
        let mut steps = String::new();
        for step in path.steps.iter().map(Step::of) {
            steps += step.technique().map(TechniqueName::name).unwrap_or_default();
            for moves in [step.placements(), step.eliminations()] {
                steps.push('\t');
                moves.iter().for_each(|one| steps += &format!("{one} "));
            }
            steps.push('\n');
        }
        filled_later(part("div").class("filled"), move |extras, place| extras.steps(place, &steps, go))
    }

    /// Opens the position as a game.
    fn play(self) {
        let at = self.at.get_untracked();
        let linked = self.outcome.with_untracked(|outcome| match outcome {
            Outcome::Path(path) => Some(Linked::of_grid(&path.grid(at))),
            _ => None,
        });
        if let Some(linked) = linked {
            self.app.open_linked(&linked);
        }
    }

    /// A path begins where the player was: after an entry it is no longer theirs.
    fn leave_path(self) {
        if self.outcome.with_untracked(|outcome| matches!(outcome, Outcome::Path(_))) {
            self.outcome.set(Outcome::Nothing);
        }
    }

    /// Shows another solution or step.
    fn go(self, at: usize) {
        self.at.set(at);
        self.outcome.with_untracked(|outcome| self.lay_over(outcome, at));
    }

    fn lay_over(self, outcome: &Outcome, at: usize) {
        match outcome {
            Outcome::Browse(all, _) => {
                let Some(solution) = all.get(at) else { return };
                self.app.show(Shown { digits: *solution, candidates: None, keeps_own: true }, Drawing::default());
            }
            Outcome::Path(path) => {
                let (grid, step) = (path.grid(at), path.step(at));
                let shown = Shown { digits: *grid.values(), candidates: Some(*grid.candidate_set()), keeps_own: true };
                self.app.show(shown, step.map(Drawing::of_step).unwrap_or_default());
                let name = step.and_then(Step::technique).map(TechniqueName::name);
                self.app.say(name.unwrap_or(&path.said));
                with_extras(move |extras| extras.step(at));
            }
            _ => {}
        }
    }

    /// Shows the first of what was found, if the panel is still there.
    fn show(self, outcome: Outcome) {
        if self.outcome.is_disposed() {
            return;
        }
        self.outcome.set(outcome);
        self.go(0);
        browser::reveal("outcome");
    }

    fn say(self, text: String) {
        self.outcome.set(Outcome::Said(text));
    }

    /// Asks the solver; an error is said.
    fn ask(self, request: impl Into<ask::Ask>, answered: impl FnOnce(&Value) + 'static) {
        self.app.uncover();
        self.outcome.set(Outcome::Busy);
        self.app.ask_here(WorkerKind::Patient, request, move |answer| match answer {
            Ok(answer) => answered(&answer),
            Err(message) => self.say(message),
        });
    }

    fn solve(self) {
        self.ask(self.app.about::<ask::Check>().limit(1000), move |checked| self.solved(Checked::of(checked)));
    }

    fn solved(self, checked: Checked<'_>) {
        let app = self.app;
        app.clear_drawing();
        let solution = checked.solution().and_then(|solution| solution.try_into().ok());
        let said = match (checked.status(), solution) {
            ("proper", Some(solution)) => {
                // What was typed is the puzzle; it must not mix with its solution.
                if !app.peek(|state| state.game.has_givens()) {
                    app.send(Msg::Fix(true));
                }
                app.send(Msg::Fill(solution));
                word("solved-one").to_owned()
            }
            ("unsolvable", _) => {
                let bad = checked.contradiction();
                app.drawing.set(Drawing::bad(bad.iter().map(|clue| clue.cell())));
                phrase("solved-none", &[("count", &bad.len())])
            }
            _ => {
                let area = checked.open();
                app.drawing.set(Drawing { area, ..Drawing::default() });
                let key = if checked.or_more() { "solved-many-more" } else { "solved-many" };
                phrase(key, &[("count", &checked.solutions()), ("cells", &area.len())])
            }
        };
        app.say(said.clone());
        self.say(said);
    }

    fn walk(self) {
        let asked = self.app.peek(moment);
        // From where the player is; of a puzzle that is solved, from its start.
        let request = match self.app.peek(|state| state.game.is_solved()) {
            true => self.app.about::<ask::Steps>(),
            false => self.app.at::<ask::Steps>(),
        };
        self.ask(request.which("path").pictures(true).language(language()), move |stepped| {
            if self.app.peek(moment) != asked {
                return self.outcome.set(Outcome::Nothing);
            }
            let stepped = Stepped::of(stepped);
            let steps: Vec<Value> = stepped.steps().into_iter().map(|step| step.json().clone()).collect();
            let said = answers::text(&stepped.sentences());
            let or = |key| if said.is_empty() { word(key).to_owned() } else { said };
            let Some(start) = stepped.start().filter(|_| !steps.is_empty()) else {
                return self.say(or("no-steps"));
            };
            let [givens, digits] = [start.givens(), start.digits()].map(|grid| grid.unwrap_or(Puzzle::EMPTY));
            let start = Grid::new(&givens, &digits, &all(&start.candidates()));
            self.show(Outcome::Path(Box::new(Path { start, steps, said: or("steps-done") })));
        });
    }

    fn count(self) {
        self.ask(self.app.about::<ask::Count>().limit(1_000_000), move |counted| {
            let counted = Counted::of(counted);
            let key = if counted.or_more() { "counted-more" } else { "counted" };
            let said = phrase(key, &[("count", &counted.solutions())]);
            self.app.say(said.clone());
            self.say(said);
        });
    }

    fn browse(self) {
        self.ask(self.app.about::<ask::Enumerate>().limit(1000), move |found| {
            let found = Enumerated::of(found);
            let all = found.solutions();
            if all.is_empty() {
                return self.say(word("no-solution").to_owned());
            }
            self.show(Outcome::Browse(all, found.more()));
        });
    }

    fn true_candidates(self) {
        self.ask(self.app.about::<ask::TrueCandidates>().limit(1), move |found| {
            if self.outcome.is_disposed() {
                return;
            }
            let candidates = all(&TrueCandidateGrid::of(found).candidates());
            let digits = self.app.peek(|state| state.game.puzzle());
            let said = phrase("true-candidates", &[("count", &candidates.len())]);
            self.app.show(Shown { digits, candidates: Some(candidates), keeps_own: true }, Drawing::default());
            self.app.say(said.clone());
            self.say(said);
        });
    }
}

impl Path {
    /// The step at this place.
    fn step(&self, at: usize) -> Option<Step<'_>> {
        self.steps.get(at).map(Step::of)
    }

    /// The grid before a step.
    fn grid(&self, at: usize) -> Grid {
        let mut grid = self.start;
        for step in self.steps.iter().take(at).map(Step::of) {
            step.placements().into_iter().for_each(|placed| grid.place(placed.cell(), placed.digit()));
            step.eliminations().into_iter().for_each(|out| _ = grid.eliminate(out));
        }
        grid
    }
}
