//! What a setter wants to know while typing: how many solutions, what can go, what must come, how hard it is.

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, DigitSet};
use serde_json::Value;

use super::app::App;
use super::browser;
use super::dom::{Part, labelled, part};
use super::make::{SYMMETRIES, grade_name};
use super::reactive::*;
use super::solver::WorkerKind;
use super::timer::{self, Timer};
use crate::answers::{Checked, Rated, TrueCandidateGrid};
use crate::ask;
use crate::board_view::Shown;
use crate::drawing::Drawing;
use crate::session::{house_name, missing_for_symmetry};
use crate::words::{decimal, phrase, word};

/// How long the grid rests before it is looked at, in milliseconds.
const REST: i32 = 150;
/// Number of solutions beyond which none is counted.
const MOST_SOLUTIONS: u64 = 100;

/// What is known of the puzzle, and what of it is drawn.
#[derive(Clone, Copy)]
struct Setter {
    app: App,
    said: RwSignal<String>,
    rating: RwSignal<String>,
    redundant: RwSignal<CellSet>,
    busy: RwSignal<bool>,
    waiting: StoredValue<Option<Timer>>,
    shows_redundant: RwSignal<bool>,
    shows_candidates: RwSignal<bool>,
    symmetry: RwSignal<String>,
}

/// The state of the puzzle, always up to date, and what can be drawn over it.
pub(super) fn setter_card(app: App) -> Part {
    let setter = Setter {
        app,
        said: RwSignal::new(String::new()),
        rating: RwSignal::new(String::new()),
        redundant: RwSignal::new(CellSet::EMPTY),
        busy: RwSignal::new(false),
        waiting: StoredValue::new(None),
        shows_redundant: RwSignal::new(false),
        shows_candidates: RwSignal::new(false),
        symmetry: RwSignal::new(String::new()),
    };
    on_cleanup(move || app.give_up(setter.busy));
    app.follow_puzzle(move |_| setter.wait());
    let said = labelled("p", "said", "").id("setter-said").attr("role", "status").text_of(move || setter.said.get());
    let rating = labelled("p", "said", "").id("setter-rating").text_of(move || setter.rating.get());
    let toggle = |id: &str, text: &str, shows: RwSignal<bool>| {
        let turn = move || {
            shows.set(!shows.get_untracked());
            setter.draw();
        };
        labelled("button", "chip", text).id(id).truth_of("aria-pressed", move || shows.get()).click(turn)
    };
    let choose = move |event: &_| {
        setter.symmetry.set(browser::value(event));
        setter.draw();
    };
    let all = SYMMETRIES.into_iter().filter(|(name, _)| *name != "none");
    let options = all.map(|(name, text)| part("option").attr("value", name).text(text()));
    let none = part("option").attrs(&[("value", ""), ("selected", "")]).text(word("setter-any"));
    let symmetry = part("select").id("setter-symmetry").on("change", choose).child(none).children(options);
    part("div")
        .class("card setter")
        .child(part("h3").text(word("setter")))
        .child(said)
        .child(rating)
        .child(
            part("div")
                .class("row-of-buttons")
                .child(toggle("setter-redundant", word("setter-redundant"), setter.shows_redundant))
                .child(toggle("setter-true", word("solve-true"), setter.shows_candidates)),
        )
        .child(part("label").class("field").attr("for", "setter-symmetry").text(word("setter-symmetry")))
        .child(symmetry)
}

impl Setter {
    /// Looks at the grid once it rests; what was asked about another grid ends.
    fn wait(self) {
        self.app.give_up(self.busy);
        self.rating.set(String::new());
        self.redundant.set(CellSet::EMPTY);
        if let Some(timer) = self.waiting.get_value() {
            timer.clear();
        }
        let look = move || {
            if !self.said.is_disposed() {
                self.look();
            }
        };
        self.waiting.set_value(timer::after(REST, look));
    }

    fn look(self) {
        self.draw();
        let puzzle = self.app.peek(|state| state.game.puzzle());
        if let Some(clash) = puzzle.clashes().first() {
            return self
                .said
                .set(phrase("solve-clash", &[("digit", &clash.digit), ("house", &house_name(clash.house))]));
        }
        self.ask(self.app.about::<ask::Check>().limit(MOST_SOLUTIONS), move |checked| {
            self.tell(Checked::of(checked));
        });
    }

    /// Asks about the grid, for as long as it stays.
    fn ask(self, request: impl Into<ask::Ask>, answered: impl FnOnce(&Value) + 'static) {
        self.busy.set(true);
        self.app.ask_here(WorkerKind::Patient, request, move |answer| {
            if self.said.is_disposed() {
                return;
            }
            if let Ok(answer) = answer {
                self.busy.set(false);
                answered(&answer);
            }
        });
    }

    fn tell(self, checked: Checked<'_>) {
        let count = checked.solutions();
        let is_proper = checked.status() == "proper";
        let redundant = checked.redundant();
        self.said.set(match count {
            0 => word("no-solution").to_owned(),
            1 if is_proper && redundant.is_empty() => word("setter-minimal").to_owned(),
            1 => phrase("setter-not-minimal", &[("count", &redundant.len())]),
            _ if checked.or_more() => phrase("counted-more", &[("count", &count)]),
            _ => phrase("counted", &[("count", &count)]),
        });
        self.redundant.set(redundant);
        self.draw();
        if is_proper {
            self.ask(self.app.about::<ask::Rate>(), move |rated| self.tell_rating(Rated::of(rated)));
        }
    }

    fn tell_rating(self, rated: Rated<'_>) {
        let Some(rating) = rated.rating() else { return };
        let (grade, score) = (grade_name(rating.grade()), decimal(rating.score(), 2));
        self.rating.set(phrase("rating", &[("grade", &grade), ("score", &score)]));
    }

    /// Draws what was asked for: clues that can go, cells that the symmetry lacks, candidates of solutions.
    fn draw(self) {
        let app = self.app;
        let puzzle = app.peek(|state| state.game.puzzle());
        let area = missing_for_symmetry(&puzzle, &self.symmetry.get_untracked());
        let redundant = self.redundant.get_untracked();
        let pattern = if self.shows_redundant.get_untracked() { redundant } else { CellSet::EMPTY };
        app.clear_drawing();
        app.drawing.set(Drawing { area, pattern, ..Drawing::default() });
        if self.shows_candidates.get_untracked() {
            self.ask(app.about::<ask::TrueCandidates>().limit(1), move |found| {
                let candidates = all(&TrueCandidateGrid::of(found).candidates());
                app.shown.set(Some(Shown { digits: puzzle, candidates: Some(candidates), keeps_own: true }));
            });
        }
    }
}

/// Candidates from the digits of each cell.
pub(super) fn all(cells: &[DigitSet; 81]) -> CandidateSet {
    let of_cell = |(cell, digits): (Cell, &DigitSet)| digits.iter().map(move |digit| Candidate::of(cell, digit));
    Cell::ALL.into_iter().zip(cells).flat_map(of_cell).collect()
}
