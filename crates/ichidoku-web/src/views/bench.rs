//! What the lab's views share: the puzzle, a solver of the lab's own, and the page.

use ichidoku::Puzzle;
use serde_json::Value;
use wasm_bindgen::JsValue;

use super::dom::follow;
use super::reactive::*;
use super::solver::{Solver, WorkerKind};
use crate::answers;
use crate::ask::{Ask, Request};
use crate::board_view::Shown;
use crate::drawing::Drawing;
use crate::moment;

thread_local! {
    /// The lab's workers; they outlive the screen, so that whoever comes back need not wait for them again.
    static SOLVER: Solver = Solver::default();
}

/// The solver speaks the language that the page has turned to.
pub(super) fn turn_language() {
    SOLVER.with(Solver::turn_language);
}

/// Handles to everything that the lab's views share.
#[derive(Clone, Copy)]
pub(super) struct Bench {
    puzzle: RwSignal<Puzzle>,
    /// What the page does when it is called with a word for it, and texts.
    page: StoredValue<js_sys::Function, LocalStorage>,
}

impl Bench {
    pub(super) fn new(puzzle: &Puzzle, page: js_sys::Function) -> Self {
        Self { puzzle: RwSignal::new(*puzzle), page: StoredValue::new_local(page) }
    }

    /// Goes on with another puzzle.
    pub(super) fn turn(self, puzzle: &Puzzle) {
        if self.puzzle.get_untracked() != *puzzle {
            self.puzzle.set(*puzzle);
        }
    }

    /// Calls back with the puzzle, now and whenever there is another.
    pub(super) fn follow_puzzle(self, changed: impl Fn(Puzzle) + 'static) {
        follow(move || {
            let puzzle = self.puzzle.get();
            untrack(|| changed(puzzle));
        });
    }

    /// A request about the puzzle.
    pub(super) fn about<R: Request>(self) -> R {
        R::about(&self.puzzle.get_untracked())
    }

    /// Asks the solver, and calls back with the answer or the reason why there is none, unless the lab was left.
    pub(super) fn ask(
        self,
        worker: WorkerKind,
        request: impl Into<Ask>,
        answered: impl FnOnce(Result<Value, String>) + 'static,
    ) {
        let answered = Box::new(move |answer: Result<String, &str>| {
            if !self.puzzle.is_disposed() {
                answered(answer.map_err(str::to_owned).and_then(|answer| answers::read(&answer)));
            }
        });
        SOLVER.with(|solver| solver.ask(worker, &request.into().json(), answered));
    }

    /// Asks about the puzzle; the answer is dropped if it comes when there is another.
    pub(super) fn ask_here(
        self,
        worker: WorkerKind,
        request: impl Into<Ask>,
        answered: impl FnOnce(Result<Value, String>) + 'static,
    ) {
        let asked = self.puzzle.get_untracked();
        self.ask(worker, request, move |answer| {
            if self.puzzle.get_untracked() == asked {
                answered(answer);
            }
        });
    }

    /// Ends whatever a worker does.
    pub(super) fn cancel(self, worker: WorkerKind) {
        SOLVER.with(|solver| solver.cancel(worker));
    }

    /// Ends what nobody waits for any more; whatever is asked next would have to wait for it.
    pub(super) fn give_up(self, busy: RwSignal<bool>) {
        if busy.try_get_untracked() == Some(true) {
            busy.set(false);
            self.cancel(WorkerKind::Patient);
        }
    }

    /// Lays a position over the game.
    pub(super) fn show(self, shown: &Shown, drawing: &Drawing) {
        self.hand("show", &moment::write(shown, drawing), "");
    }

    /// Ends a pause, for there will be something to see on the board.
    pub(super) fn uncover(self) {
        self.hand("uncover", "", "");
    }

    /// Begins a game with a puzzle, by its 81 characters.
    pub(super) fn begin(self, line: &str, title: &str) {
        self.hand("begin", line, title);
    }

    /// Says something to whoever does not see the screen.
    pub(super) fn say(self, text: &str) {
        self.hand("say", text, "");
    }

    /// Hands the page something to do, by its name.
    fn hand(self, what: &str, text: &str, title: &str) {
        self.page.with_value(|page| _ = page.call3(&JsValue::NULL, &what.into(), &text.into(), &title.into()));
    }
}
