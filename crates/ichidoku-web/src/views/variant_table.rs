//! What the screens of other sizes and rules share: the open game, its picture and rules, and the solver.

use serde_json::Value;

use super::app::Status;
use super::reactive::*;
use super::solver::{Solver, WorkerKind};
use super::storage;
use crate::answers::{self, VariantCandidates, VariantDrawn, VariantSolved};
use crate::ask::{self, Ask, Request};
use crate::session::{Mistakes, Settings};
use crate::variants::{
    Advice, Draft, Game, Grid, Kept, OpenGame, Origin, RuleKind, Sets, Sketches, clashing, named_by_rules, wrong_text,
};
use crate::words::{phrase, word};

/// A rule in words, with the cells that it speaks of.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Rule {
    /// The rule in the words of the Interactive Sudoku Solver.
    pub(super) code: String,
    pub(super) text: String,
    pub(super) cells: Vec<usize>,
}

/// A puzzle of which something is only drawn, before the player says what becomes of it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Drawn {
    /// The puzzle without it.
    pub(super) puzzle: String,
    /// What is only drawn: `lines (2)`.
    pub(super) what: String,
    /// What its text says beside its rules.
    pub(super) origin: Origin,
}

/// What a player was told of the next step.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Hint {
    pub(super) sentences: Vec<String>,
    /// Where to look, as long as the step itself isn't told.
    pub(super) cells: Vec<usize>,
    /// The step's picture, once the whole step is told.
    pub(super) picture: String,
    /// The cells in which it may have candidates, so that the player's marks are left out; in the others they stay.
    pub(super) noted: Vec<usize>,
    pub(super) advice: Advice,
    /// True if there is more to tell.
    pub(super) has_more: bool,
}

/// Handles to everything that the screens share.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) settings: RwSignal<Settings>,
    /// The open game; none on the first screen.
    pub(super) board: RwSignal<Option<OpenGame>>,
    /// The rules of the puzzle that is being set; none while one is played.
    pub(super) draft: RwSignal<Option<Draft>>,
    /// True if a setter wants to see the true candidates.
    pub(super) sees_candidates: RwSignal<bool>,
    pub(super) picture: RwSignal<String>,
    /// A puzzle that waits for a word on what is only drawn in it.
    pub(super) drawn: RwSignal<Option<Drawn>>,
    pub(super) rules: RwSignal<Vec<Rule>>,
    /// What is only drawn in the puzzle that is played, and what it means.
    pub(super) sketches: RwSignal<Sketches>,
    pub(super) hint: RwSignal<Option<Hint>>,
    /// The digits that were checked and are wrong.
    pub(super) wrong: RwSignal<Vec<usize>>,
    /// The number of each cell's box, 0 for a cell of none.
    pub(super) boxes: RwSignal<Vec<usize>>,
    /// For each cell whether fog hides it; nothing where there is no fog.
    pub(super) fog: RwSignal<Vec<bool>>,
    /// The rule that the next stroke on the board draws.
    pub(super) pen: RwSignal<Option<&'static RuleKind>>,
    /// The placed rule in whose place the next one comes.
    pub(super) changed: RwSignal<Option<Rule>>,
    /// The rule that was placed last: a number that is typed next is for it.
    pub(super) latest: RwSignal<Option<String>>,
    /// What was typed for the rules to be placed: a sum, a number or digits.
    pub(super) typed: RwSignal<String>,
    pub(super) status: RwSignal<Status>,
    /// How hard the puzzle that is being set is, once that is known.
    pub(super) grade: RwSignal<String>,
    /// The rules and given digits that contradict each other, or of a puzzle with one solution those that can go.
    pub(super) found: RwSignal<Vec<String>>,
    /// What whoever does not see the screen hears.
    pub(super) said: RwSignal<String>,
    /// What was done last, or could not be.
    pub(super) message: RwSignal<String>,
    /// True while something is worked on that may take long.
    pub(super) busy: RwSignal<bool>,
    pub(super) kept: RwSignal<Kept>,
    pub(super) solution: StoredValue<Option<Vec<i16>>>,
    pub(super) solver: StoredValue<Solver, LocalStorage>,
}

impl Table {
    pub(super) fn new() -> Self {
        Self {
            settings: RwSignal::new(storage::settings()),
            board: RwSignal::new(None),
            draft: RwSignal::new(None),
            sees_candidates: RwSignal::new(false),
            picture: RwSignal::new(String::new()),
            drawn: RwSignal::new(None),
            rules: RwSignal::new(Vec::new()),
            sketches: RwSignal::new(Sketches::default()),
            hint: RwSignal::new(None),
            wrong: RwSignal::new(Vec::new()),
            boxes: RwSignal::new(Vec::new()),
            fog: RwSignal::new(Vec::new()),
            pen: RwSignal::new(None),
            changed: RwSignal::new(None),
            latest: RwSignal::new(None),
            typed: RwSignal::new(String::new()),
            status: RwSignal::new(Status::Unknown),
            grade: RwSignal::new(String::new()),
            found: RwSignal::new(Vec::new()),
            said: RwSignal::new(String::new()),
            message: RwSignal::new(String::new()),
            busy: RwSignal::new(false),
            kept: RwSignal::new(storage::variants()),
            solution: StoredValue::new(None),
            solver: StoredValue::new_local(Solver::new("variant-solver.js")),
        }
    }

    // ---- the solver ----

    /// Asks the solver, and calls back with the answer or the reason why there is none.
    pub(super) fn ask(
        self,
        worker: WorkerKind,
        request: impl Into<Ask>,
        answered: impl FnOnce(Result<Value, String>) + 'static,
    ) {
        let read =
            |answer: Result<String, &str>| answer.map_err(str::to_owned).and_then(|answer| answers::read(&answer));
        let answered = Box::new(move |answer| answered(read(answer)));
        self.solver.with_value(|solver| solver.ask(worker, &request.into().json(), answered));
    }

    /// Asks something that may take long, and shows that it does until there is an answer.
    pub(super) fn ask_patiently(self, request: impl Into<Ask>, answered: impl FnOnce(Result<Value, String>) + 'static) {
        self.busy.set(true);
        self.ask(WorkerKind::Patient, request, move |answer| {
            self.busy.set(false);
            answered(answer);
        });
    }

    /// Ends what is still found out about another position.
    pub(super) fn end(self) {
        self.solver.with_value(|solver| solver.end(WorkerKind::Patient));
    }

    /// Ends what takes too long.
    pub(super) fn cancel(self) {
        self.solver.with_value(|solver| solver.cancel(WorkerKind::Patient));
    }

    // ---- playing ----

    /// Reads the open board; whoever reads it so is called again when it changes.
    pub(super) fn see<T>(self, read: impl FnOnce(&OpenGame) -> T) -> Option<T> {
        self.board.read().as_ref().map(read)
    }

    /// Reads the open board as it is now.
    pub(super) fn peek<T>(self, read: impl FnOnce(&OpenGame) -> T) -> Option<T> {
        self.board.read_untracked().as_ref().map(read)
    }

    /// The open puzzle.
    pub(super) fn puzzle(self) -> Option<String> {
        self.peek(|board| board.game.puzzle.clone())
    }

    /// Changes the board, and then says and keeps what that came to.
    pub(super) fn edit(self, change: impl FnOnce(&mut OpenGame)) {
        let changes = || self.peek(|board| board.game.changes());
        let (before, last_text) = (changes(), self.set_text());
        self.board.update(|board| {
            if let Some(board) = board {
                board.said.clear();
                change(board);
            }
        });
        if changes() != before {
            self.forget();
            match last_text {
                Some(last) => self.note_digits(last),
                None => {
                    self.judge();
                    self.keep();
                }
            }
        }
        if let Some(said) = self.peek(|board| board.said.clone()).filter(|said| !said.is_empty()) {
            self.said.set(if changes() != before && self.is_clash() { with_clash(&said) } else { said });
        }
    }

    /// True if a selected cell is in conflict with another, and the player wants to know.
    fn is_clash(self) -> bool {
        let clashing = untrack(|| self.clashing());
        self.peek(|board| board.selected().cells().iter().any(|cell| clashing.contains(cell))) == Some(true)
    }

    /// The cells in conflict, if the player wants to know.
    pub(super) fn clashing(self) -> Vec<usize> {
        let sets = self.sets().filter(|_| self.settings.with(|settings| settings.mistakes != Mistakes::Off));
        let of_board = |sets| self.see(|board| clashing(&board.game, &sets)).unwrap_or_default();
        sets.map(of_board).unwrap_or_default()
    }

    /// Keeps the game on the device, unless nothing was ever done in it; what a link draws and says beside its rules is nowhere else.
    pub(super) fn keep(self) {
        let Some(game) = self.peek(|board| board.game.clone()) else { return };
        // Another tab may have kept a game of its own.
        let mut kept = storage::variants();
        if game.is_in_its_text() {
            kept.remove(&game.puzzle);
        } else {
            kept.put(&game);
        }
        self.save(kept);
    }

    pub(super) fn save(self, kept: Kept) {
        if !storage::save_variants(&kept) {
            self.tell(word("unsaved"));
        }
        self.kept.set(kept);
    }

    /// Forgets a game that was kept.
    pub(super) fn remove(self, puzzle: &str) {
        let mut kept = storage::variants();
        kept.remove(puzzle);
        self.save(kept);
        self.tell(word("snack-removed"));
    }

    /// Says whether a full board is right.
    fn judge(self) {
        let Some(Some((position, wrong))) = self.peek(|board| {
            let wrong = self.solution.with_value(|solution| solution.as_ref().map(|right| board.game.wrong(right)));
            board.game.is_full().then(|| (board.game.position(), wrong))
        }) else {
            return;
        };
        match wrong {
            Some(wrong) => self.finish(wrong.is_empty()),
            None => self.ask(WorkerKind::Patient, ask::SolveVariant::new().puzzle(&position), move |answer| {
                let is_right = answer.is_ok_and(|answer| solved(&answer).0 == Status::Unique);
                if self.peek(|board| board.game.position()).as_deref() == Some(&position) {
                    self.finish(is_right);
                    self.keep();
                }
            }),
        }
    }

    fn finish(self, is_right: bool) {
        self.board.update(|board| {
            if let Some(board) = board {
                board.game.solved = is_right;
            }
        });
        self.tell(word(if is_right { "win-title" } else { "full-wrong" }));
    }

    /// Shows what was done, and says it.
    pub(super) fn tell(self, text: &str) {
        self.message.set(text.to_owned());
        self.said.set(text.to_owned());
    }

    /// Marks the digits that are wrong.
    pub(super) fn check(self) {
        let wrong = self.solution.with_value(|solution| {
            let solution = solution.as_ref()?;
            self.peek(|board| board.game.wrong(solution))
        });
        match wrong {
            Some(wrong) => {
                self.tell(&wrong_text(&wrong));
                self.wrong.set(wrong);
            }
            None => self.tell(self.why_unknown()),
        }
    }

    /// Goes back to the last moment without a mistake.
    pub(super) fn undo_mistakes(self) {
        let Some(solution) = self.solution.get_value() else { return self.tell(self.why_unknown()) };
        let mut was_mistaken = false;
        self.edit(|board| was_mistaken = board.game.undo_mistakes(&solution));
        self.tell(word(if was_mistaken { "said-back" } else { "said-faultless" }));
    }

    /// Why no solution is known.
    fn why_unknown(self) -> &'static str {
        match self.status.get_untracked() {
            Status::Several if self.sketches.with_untracked(Sketches::are_open) => word("drawn-several"),
            Status::Several => word("variant-several"),
            Status::Unsolvable => word("no-solution"),
            Status::Unknown | Status::Unique => word("searching"),
        }
    }

    /// Puts in the solution.
    pub(super) fn solve(self) {
        match self.solution.get_value() {
            Some(solution) => self.edit(|board| _ = board.game.fill(&solution)),
            None => self.tell(self.why_unknown()),
        }
    }

    /// Notes in each cell which digits occur in a solution.
    pub(super) fn note_true_candidates(self) {
        let Some(position) = self.peek(|board| board.game.position()) else { return };
        let request = ask::TrueCandidatesVariant::new().puzzle(&position);
        self.ask_patiently(request, move |answer| match answer {
            Ok(answer) if self.peek(|board| board.game.position()) == Some(position) => {
                let candidates = VariantCandidates::of(&answer).candidates().concat();
                if candidates.iter().all(Vec::is_empty) {
                    return self.tell(word("variant-no-way"));
                }
                self.edit(|board| _ = board.game.note(&candidates));
            }
            Ok(_) => {}
            Err(message) => self.tell(&message),
        });
    }

    /// The sets of cells in which no digit repeats; `None` where rules let digits repeat in rows and columns.
    pub(super) fn sets(self) -> Option<Sets> {
        let boxes = self.boxes.get();
        self.rules.with(|rules| {
            let may_repeat = rules.iter().any(|rule| rule.code.starts_with(".Doppelganger"));
            let differs = |rule: &&Rule| [".Cage~", ".AllDifferent~"].iter().any(|name| rule.code.starts_with(name));
            let others = rules.iter().filter(differs).map(|rule| rule.cells.clone());
            (!may_repeat).then(|| Sets { boxes, others: others.collect() })
        })
    }

    /// Forgets what was found out about the position.
    pub(super) fn forget(self) {
        self.hint.set(None);
        self.wrong.set(Vec::new());
        self.message.set(String::new());
    }

    pub(super) fn draw(self) {
        let shown = self.peek(|board| (board.game.puzzle.clone(), board.game.sketches.shown()));
        let Some((puzzle, drawings)) = shown else { return };
        let request = ask::DrawVariant::new().puzzle(&puzzle).drawings(&drawings);
        self.ask(WorkerKind::Quick, request, move |answer| match answer {
            Ok(answer) if self.puzzle() == Some(puzzle) => self.picture.set(VariantDrawn::of(&answer).svg().to_owned()),
            Ok(_) => {}
            Err(message) => self.message.set(message),
        });
    }
}

/// What a game is called: by its title or else by its rules, and by its size.
pub(super) fn title(game: &Game) -> String {
    called(&game.title, &game.puzzle, &game.grid)
}

/// What a puzzle is called that may have a title.
pub(super) fn called(title: &str, puzzle: &str, grid: &Grid) -> String {
    with_size(&if title.is_empty() { named_by_rules(puzzle, grid) } else { title.to_owned() }, grid)
}

fn with_size(name: &str, grid: &Grid) -> String {
    let size = phrase("variant-sized", &[("rows", &grid.rows), ("columns", &grid.columns)]);
    if name.is_empty() { size } else { format!("{name} · {size}") }
}

fn with_clash(said: &str) -> String {
    phrase("label-clash", &[("label", &said)])
}

/// How many solutions a puzzle has, and one of them.
pub(super) fn solved(answer: &Value) -> (Status, Option<Vec<i16>>) {
    let solved = VariantSolved::of(answer);
    let status = Status::named(solved.status());
    (status, solved.solution().map(|grid| grid.rows().into_iter().flatten().flatten().collect()))
}
