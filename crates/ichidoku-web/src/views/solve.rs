//! Solving: at once, step by step, all solutions, true candidates, and how hard the puzzle is.

use ichidoku::{CandidateSet, Grid, Solution};
use ichidoku_api::{
    Check, Checked, Count, Counted, Enumerate, Enumerated, Error, Rate, Rated, Request, Step, Stepped, Steps,
    TrueCandidateGrid, TrueCandidates, Verdict, Which,
};
use leptos::prelude::*;

use super::app::App;
use super::hint::technique_link;
use super::icons::Icon;
use super::solver::Desk;
use crate::drawing::Drawing;
use crate::session::Msg;
use crate::sight::Shown;
use crate::words::{phrase, word};

/// What was asked for last, and what came of it.
#[derive(Clone, PartialEq)]
enum Outcome {
    Nothing,
    Busy,
    Said(String),
    Browse(Solutions),
    Path(Box<Path>),
}

/// Some solutions of the puzzle, one of them on the board.
#[derive(Clone, PartialEq)]
struct Solutions {
    all: Vec<Solution>,
    more: bool,
    at: usize,
}

/// The way to the solution, one step of it on the board.
#[derive(Clone, PartialEq)]
struct Path {
    start: Grid,
    steps: Vec<Step>,
    said: String,
    at: usize,
}

#[component]
pub(super) fn SolvePanel(app: App) -> impl IntoView {
    let outcome = RwSignal::new(Outcome::Nothing);
    let puzzle = Memo::new(move |_| app.puzzle());
    Effect::new(move |_| {
        _ = puzzle.get();
        outcome.set(Outcome::Nothing);
    });
    let clashes = Memo::new(move |_| app.see(|state| state.faults().clashes));
    let blocked = move || clashes.with(|clashes| !clashes.is_empty());
    let reason = move || {
        clashes
            .with(|clashes| clashes.first().map(|clash| phrase("solve-clash", &[("clash", clash)])))
            .unwrap_or_default()
    };
    let action = move |id: &'static str, label: &'static str, act: fn(App, RwSignal<Outcome>)| {
        view! {
            <button id=id class="choice" disabled=blocked aria-describedby="solve-reason" on:click=move |_| act(app, outcome)>
                {label}
            </button>
        }
    };
    view! {
        <section class="panel solve" aria-label=word("panel-solve")>
            <h2>{word("panel-solve")}</h2>
            <button id="solve-now" class="primary" disabled=blocked aria-describedby="solve-reason" on:click=move |_| solve(app, outcome)>
                <Icon name="solve" />{word("solve-now")}
            </button>
            <p id="solve-reason" class="reason" role="alert">{reason}</p>
            <div class="choices">
                {action("solve-steps", word("solve-steps"), walk)}
                {action("solve-count", word("solve-count"), count)}
                {action("solve-browse", word("solve-browse"), browse)}
                {action("solve-true", word("solve-true"), true_candidates)}
            </div>
            <div class="outcome" id="outcome">{move || outcome.with(|now| view_of(app, outcome, now))}</div>
            <RatingCard app />
        </section>
    }
}

fn view_of(app: App, outcome: RwSignal<Outcome>, now: &Outcome) -> AnyView {
    match now {
        Outcome::Nothing => ().into_any(),
        Outcome::Said(text) => view! { <p class="said">{text.clone()}</p> }.into_any(),
        Outcome::Busy => {
            let cancel = move |_| {
                app.cancel(Desk::Patient);
                outcome.set(Outcome::Said(word("cancelled").to_owned()));
            };
            view! {
                <p class="said busy">{word("searching")}</p>
                <button id="cancel" class="chip" on:click=cancel>{word("cancel")}</button>
            }
            .into_any()
        }
        Outcome::Browse(solutions) => {
            let (at, count) = (solutions.at, solutions.all.len());
            let key = if solutions.more { "solution-of-more" } else { "solution-of" };
            let text = phrase(key, &[("at", &(at + 1)), ("count", &count)]);
            view! { <Walker at count text go=move |at| step_to(app, outcome, at) /> }.into_any()
        }
        Outcome::Path(path) => path_view(app, outcome, path),
    }
}

fn path_view(app: App, outcome: RwSignal<Outcome>, path: &Path) -> AnyView {
    let (at, count) = (path.at, path.steps.len() + 1);
    let text = phrase("step-of", &[("at", &at), ("count", &path.steps.len())]);
    let told = match path.steps.get(at) {
        Some(step) => {
            let sentences =
                step.sentences.iter().map(|sentence| view! { <p>{sentence.text.clone()}</p> }).collect_view();
            view! {
                <h3 class="technique">{step.technique.name.clone()}</h3>
                {sentences}
                {technique_link(&step.technique)}
            }
            .into_any()
        }
        None => view! { <p>{path.said.clone()}</p> }.into_any(),
    };
    view! {
        <Walker at count text go=move |at| step_to(app, outcome, at) />
        <div class="told" id="told">{told}</div>
    }
    .into_any()
}

/// Buttons and a slider to go along a list.
#[component]
fn Walker(at: usize, count: usize, text: String, go: impl Fn(usize) + Copy + 'static) -> impl IntoView {
    let last = count.saturating_sub(1);
    view! {
        <div class="walker">
            <button id="walk-back" class="round" aria-label=word("previous") disabled=at == 0 on:click=move |_| go(at.saturating_sub(1))>
                <Icon name="back" />
            </button>
            <input
                type="range"
                id="walk"
                aria-label=text.clone()
                min="0"
                max=last
                prop:value=at
                on:input=move |event| go(event_target_value(&event).parse().unwrap_or(at).min(last))
            />
            <button id="walk-on" class="round" aria-label=word("next") disabled=at == last on:click=move |_| go((at + 1).min(last))>
                <Icon name="on" />
            </button>
            <span class="walker-text">{text}</span>
        </div>
    }
}

/// Shows another solution or step.
fn step_to(app: App, outcome: RwSignal<Outcome>, to: usize) {
    outcome.update(|outcome| match outcome {
        Outcome::Browse(solutions) => solutions.at = to,
        Outcome::Path(path) => path.at = to,
        _ => {}
    });
    outcome.with_untracked(|outcome| lay_over(app, outcome));
}

fn lay_over(app: App, outcome: &Outcome) {
    match outcome {
        Outcome::Browse(solutions) => {
            let Some(solution) = solutions.all.get(solutions.at) else { return };
            app.show(Shown { digits: (*solution).into(), candidates: None }, Drawing::default());
        }
        Outcome::Path(path) => {
            let grid = path.grid();
            let drawing = path.steps.get(path.at).map(Drawing::of_step).unwrap_or_default();
            app.show(Shown { digits: *grid.values(), candidates: Some(*grid.candidate_set()) }, drawing);
            let text = path.steps.get(path.at).map(|step| step.technique.name.clone());
            app.say(text.unwrap_or_else(|| path.said.clone()));
        }
        _ => {}
    }
}

impl Path {
    /// The grid before the step that is shown.
    fn grid(&self) -> Grid {
        let mut grid = self.start;
        for step in self.steps.iter().take(self.at) {
            step.placements.iter().for_each(|placed| grid.place(placed.0.cell(), placed.0.digit()));
            step.eliminations.iter().for_each(|out| _ = grid.eliminate(out.0));
        }
        grid
    }
}

fn solve(app: App, outcome: RwSignal<Outcome>) {
    outcome.set(Outcome::Busy);
    let request = Request::Check(Check { puzzle: app.puzzle_input(), limit: 1000 });
    app.ask(Desk::Patient, request, move |answer| match answer {
        Ok(checked) => solved(app, outcome, checked),
        Err(error) => refuse(outcome, error),
    });
}

fn solved(app: App, outcome: RwSignal<Outcome>, checked: Checked) {
    app.clear_drawing();
    let said = match (checked.status, checked.solution) {
        (Verdict::Proper, Some(solution)) => {
            // What was typed is the puzzle; it must not mix with its solution.
            if !app.peek(|state| state.game.has_givens()) {
                app.send(Msg::Fix(true));
            }
            app.send(Msg::Fill(solution.0));
            word("solved-one").to_owned()
        }
        (Verdict::Unsolvable, _) => {
            let bad = checked.contradiction.unwrap_or_default();
            app.drawing.set(Drawing::bad(bad.iter().map(|clue| clue.0.cell())));
            phrase("solved-none", &[("count", &bad.len())])
        }
        _ => {
            let open = checked.open.unwrap_or_default();
            let area = open.iter().map(|cell| cell.0).collect();
            app.drawing.set(Drawing { area, ..Drawing::default() });
            let key = if checked.or_more { "solved-many-more" } else { "solved-many" };
            phrase(key, &[("count", &checked.solutions), ("cells", &open.len())])
        }
    };
    app.say(said.clone());
    outcome.set(Outcome::Said(said));
}

fn refuse(outcome: RwSignal<Outcome>, error: Error) {
    outcome.set(Outcome::Said(error.message));
}

fn walk(app: App, outcome: RwSignal<Outcome>) {
    outcome.set(Outcome::Busy);
    let request = Request::Steps(Steps { puzzle: app.position(), which: Which::Path, ..Steps::default() });
    app.ask(Desk::Patient, request, move |answer| {
        let stepped: Stepped = match answer {
            Ok(answer) => answer,
            Err(error) => return refuse(outcome, error),
        };
        let said = stepped.walk.sentences.iter().map(|sentence| sentence.text.as_str()).collect::<Vec<_>>().join(" ");
        if stepped.steps.is_empty() {
            outcome.set(Outcome::Said(if said.is_empty() { word("no-steps").to_owned() } else { said }));
            return;
        }
        let candidates: CandidateSet = candidates(&stepped.walk.start.candidates.0);
        let start = Grid::new(&stepped.walk.start.givens.0, &stepped.walk.start.digits.0, &candidates);
        let said = if said.is_empty() { word("steps-done").to_owned() } else { said };
        outcome.set(Outcome::Path(Box::new(Path { start, steps: stepped.steps, said, at: 0 })));
        outcome.with_untracked(|outcome| lay_over(app, outcome));
    });
}

/// Candidates from the digits of each cell.
fn candidates(cells: &[Option<ichidoku::DigitSet>; 81]) -> CandidateSet {
    let of_cell = |(cell, digits): (ichidoku::Cell, &Option<ichidoku::DigitSet>)| {
        let digits = digits.unwrap_or(ichidoku::DigitSet::EMPTY);
        digits.iter().map(move |digit| ichidoku::Candidate::of(cell, digit)).collect::<Vec<_>>()
    };
    ichidoku::Cell::ALL.into_iter().zip(cells).flat_map(of_cell).collect()
}

fn count(app: App, outcome: RwSignal<Outcome>) {
    outcome.set(Outcome::Busy);
    let request = Request::Count(Count { puzzle: app.puzzle_input(), limit: 1_000_000 });
    app.ask(Desk::Patient, request, move |answer| {
        let counted: Counted = match answer {
            Ok(answer) => answer,
            Err(error) => return refuse(outcome, error),
        };
        let key = if counted.or_more { "counted-more" } else { "counted" };
        let said = phrase(key, &[("count", &counted.solutions)]);
        app.say(said.clone());
        outcome.set(Outcome::Said(said));
    });
}

fn browse(app: App, outcome: RwSignal<Outcome>) {
    outcome.set(Outcome::Busy);
    let request = Request::Enumerate(Enumerate { puzzle: app.puzzle_input(), skip: 0, limit: 1000 });
    app.ask(Desk::Patient, request, move |answer| {
        let found: Enumerated = match answer {
            Ok(answer) => answer,
            Err(error) => return refuse(outcome, error),
        };
        if found.solutions.is_empty() {
            outcome.set(Outcome::Said(word("no-solution").to_owned()));
            return;
        }
        let all = found.solutions.iter().map(|solution| solution.0).collect();
        outcome.set(Outcome::Browse(Solutions { all, more: found.more, at: 0 }));
        outcome.with_untracked(|outcome| lay_over(app, outcome));
    });
}

fn true_candidates(app: App, outcome: RwSignal<Outcome>) {
    outcome.set(Outcome::Busy);
    let request = Request::TrueCandidates(TrueCandidates { puzzle: app.puzzle_input(), limit: 1 });
    app.ask(Desk::Patient, request, move |answer| {
        let found: TrueCandidateGrid = match answer {
            Ok(answer) => answer,
            Err(error) => return refuse(outcome, error),
        };
        let candidates = candidates(&found.candidates.0);
        let digits = app.peek(|state| state.game.puzzle());
        let said = phrase("true-candidates", &[("count", &candidates.len())]);
        app.show(Shown { digits, candidates: Some(candidates) }, Drawing::default());
        app.say(said.clone());
        outcome.set(Outcome::Said(said));
    });
}

/// How hard the puzzle is, and the techniques on the way.
#[component]
fn RatingCard(app: App) -> impl IntoView {
    let rated = RwSignal::new(None::<Rated>);
    let path = RwSignal::new(Vec::<(String, String, usize)>::new());
    let puzzle = Memo::new(move |_| app.puzzle());
    Effect::new(move |_| {
        _ = puzzle.get();
        rated.set(None);
        path.set(Vec::new());
    });
    let rate = move |_| {
        let request = Request::Rate(Rate { puzzle: app.puzzle_input(), ..Rate::default() });
        app.ask(Desk::Patient, request, move |answer| {
            if let Ok::<Rated, _>(answer) = answer {
                rated.set(Some(answer));
            }
        });
        let request = Request::Steps(Steps { puzzle: app.puzzle_input(), which: Which::Path, ..Steps::default() });
        app.ask(Desk::Patient, request, move |answer| {
            if let Ok::<Stepped, _>(stepped) = answer {
                path.set(tally(&stepped.steps));
            }
        });
    };
    let grade = move || {
        rated.with(|rated| {
            rated.as_ref().map(|rated| match &rated.rating {
                Some(rating) => {
                    phrase("rating", &[("grade", &rating.grade.name()), ("score", &format!("{:.2}", rating.score))])
                }
                None => word("rating-none").to_owned(),
            })
        })
    };
    let techniques = move || {
        path.get()
            .into_iter()
            .map(|(slug, name, count)| {
                view! {
                    <li>
                        {match crate::pages::link(&slug) {
                            Some(href) => view! { <a href=href target="_blank">{name}</a> }.into_any(),
                            None => view! { <span>{name}</span> }.into_any(),
                        }}
                        <span class="times">{phrase("times", &[("count", &count)])}</span>
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <div class="card rating">
            <button id="rate" class="chip" on:click=rate>{word("rate")}</button>
            <p class="grade" id="rating" aria-live="polite">{grade}</p>
            <ul class="techniques">{techniques}</ul>
        </div>
    }
}

/// How often each technique is used on a path, in the order of first use.
fn tally(steps: &[Step]) -> Vec<(String, String, usize)> {
    let mut tally: Vec<(String, String, usize)> = Vec::new();
    for step in steps {
        let slug = step.technique.slug.to_string();
        match tally.iter_mut().find(|(known, ..)| *known == slug) {
            Some((.., count)) => *count += 1,
            None => tally.push((slug, step.technique.name.clone(), 1)),
        }
    }
    tally
}
