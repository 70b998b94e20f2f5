//! What the screens of other sizes and rules share: the open game, its picture and rules, and the solver.

use serde_json::Value;

use super::app::Status;
use super::reactive::*;
use super::solver::{Solver, WorkerKind};
use super::{browser, storage};
use crate::answers::{self, Sentence, VariantCandidates, VariantDescribed, VariantDrawn, VariantHinted, VariantSolved};
use crate::ask::{self, Ask, Request};
use crate::session::Settings;
use crate::variants::{Draft, Game, Grid, Kept, OpenGame, RuleKind, wrong_text};
use crate::words::{language, phrase, word};

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
}

/// What a player was told of the next step.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Hint {
    pub(super) sentences: Vec<String>,
    /// The step's picture, once the whole step is told.
    pub(super) picture: String,
    pub(super) placed: Vec<(usize, i16)>,
    pub(super) out: Vec<(usize, i16)>,
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
    pub(super) hint: RwSignal<Option<Hint>>,
    /// The digits that were checked and are wrong.
    pub(super) wrong: RwSignal<Vec<usize>>,
    /// The number of each cell's box, 0 for a cell of none.
    pub(super) boxes: RwSignal<Vec<usize>>,
    /// For each cell whether fog hides it; nothing where there is no fog.
    pub(super) fog: RwSignal<Vec<bool>>,
    /// The rule that the next stroke on the board draws.
    pub(super) pen: RwSignal<Option<&'static RuleKind>>,
    /// What was typed for the rules to be placed: a sum, a number or digits.
    pub(super) typed: RwSignal<String>,
    pub(super) status: RwSignal<Status>,
    /// What whoever does not see the screen hears.
    pub(super) said: RwSignal<String>,
    /// What was done last, or could not be.
    pub(super) message: RwSignal<String>,
    /// True while something is worked on that may take long.
    pub(super) busy: RwSignal<bool>,
    pub(super) kept: RwSignal<Kept>,
    pub(super) solution: StoredValue<Option<Vec<i16>>>,
    solver: StoredValue<Solver, LocalStorage>,
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
            hint: RwSignal::new(None),
            wrong: RwSignal::new(Vec::new()),
            boxes: RwSignal::new(Vec::new()),
            fog: RwSignal::new(Vec::new()),
            pen: RwSignal::new(None),
            typed: RwSignal::new(String::new()),
            status: RwSignal::new(Status::Unknown),
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

    // ---- opening ----

    /// Opens the puzzle of a text under a title, which may be empty; says why if it is no puzzle, and asks if something is only drawn.
    pub(super) fn open(self, text: &str, title: &'static str) {
        let describe = ask::DescribeVariant::new().puzzle(text).language(language()).drawn_unchecked(true);
        self.ask(WorkerKind::Quick, describe, move |answer| match answer {
            Ok(answer) => {
                let described = VariantDescribed::of(&answer);
                match described.drawn().as_slice() {
                    [] => self.begin(described, title),
                    drawn => self.ask_about(described.puzzle(), &drawn.join(", ")),
                }
            }
            Err(message) => self.tell(&message),
        });
    }

    /// Asks on the first screen whether a puzzle is opened without what is only drawn.
    fn ask_about(self, puzzle: &str, what: &str) {
        self.leave_game();
        self.drawn.set(Some(Drawn { puzzle: puzzle.to_owned(), what: what.to_owned() }));
        browser::reveal("variant-drawn");
    }

    /// Goes to the first screen.
    fn leave_game(self) {
        self.forget();
        self.drawn.set(None);
        self.leave_studio();
        self.board.set(None);
        browser::to_top();
    }

    /// Goes where the address says: to a puzzle, to the studio, or to the first screen.
    pub(super) fn follow_address(self) {
        match Address::of(&browser::fragment()) {
            Some(Address::Play(puzzle)) if self.draft.with_untracked(Option::is_some) || !self.plays(&puzzle) => {
                self.open(&puzzle, "");
            }
            Some(Address::Set(puzzle)) if self.set_text().as_deref() != Some(&puzzle) => self.set(&puzzle),
            Some(_) => {}
            None => self.leave_game(),
        }
    }

    fn plays(self, puzzle: &str) -> bool {
        self.puzzle().as_deref() == Some(puzzle)
    }

    /// Begins or goes on with the puzzle that was described.
    fn begin(self, described: VariantDescribed<'_>, title: &str) {
        let (grid, puzzle) = (grid_of(described), described.puzzle());
        let givens: Vec<Option<i16>> = described.givens().concat();
        let kept = self.kept.with_untracked(|kept| kept.game(puzzle).cloned());
        let fresh = || Game::new(puzzle, grid, &givens).titled(title);
        let game = kept.unwrap_or_else(fresh);
        self.show_rules(described, &grid);
        self.forget();
        self.drawn.set(None);
        self.picture.set(String::new());
        self.leave_studio();
        self.board.set(Some(OpenGame::new(game)));
        show_address(&Address::Play(puzzle.to_owned()));
        self.draw();
        self.learn();
    }

    pub(super) fn show_rules(self, described: VariantDescribed<'_>, grid: &Grid) {
        let rule = |rule: answers::VariantRule<'_>| Rule {
            code: rule.rule().to_owned(),
            text: answers::text(&rule.sentences()),
            cells: rule.cells().into_iter().filter_map(|name| grid.named(name)).collect(),
        };
        self.rules.set(described.rules().into_iter().map(rule).collect());
        let mut boxes = vec![0; grid.cells()];
        for (number, cells) in (1..).zip(described.boxes()) {
            cells.into_iter().filter_map(|name| grid.named(name)).for_each(|cell| boxes[cell] = number);
        }
        self.boxes.set(boxes);
    }

    /// Forgets what was found out about the position.
    pub(super) fn forget(self) {
        self.hint.set(None);
        self.wrong.set(Vec::new());
        self.message.set(String::new());
    }

    /// Asks again for what was said in another language.
    pub(super) fn turn_language(self) {
        self.solver.with_value(Solver::turn_language);
        self.forget();
        if let Some(puzzle) = self.puzzle() {
            let describe = ask::DescribeVariant::new().puzzle(&puzzle).language(language());
            self.ask(WorkerKind::Quick, describe, move |answer| {
                if let (Ok(answer), Some(grid)) = (answer, self.peek(|board| board.game.grid)) {
                    self.show_rules(VariantDescribed::of(&answer), &grid);
                }
            });
        }
    }

    pub(super) fn draw(self) {
        let Some(puzzle) = self.puzzle() else { return };
        self.ask(WorkerKind::Quick, ask::DrawVariant::new().puzzle(&puzzle), move |answer| match answer {
            Ok(answer) if self.puzzle() == Some(puzzle) => self.picture.set(VariantDrawn::of(&answer).svg().to_owned()),
            Ok(_) => {}
            Err(message) => self.message.set(message),
        });
    }

    /// Finds out whether the puzzle has one solution, and which.
    fn learn(self) {
        self.end();
        self.solution.set_value(None);
        self.status.set(Status::Unknown);
        let Some(puzzle) = self.puzzle() else { return };
        self.ask(WorkerKind::Patient, ask::SolveVariant::new().puzzle(&puzzle), move |answer| {
            let Ok(answer) = answer else { return };
            if self.puzzle() != Some(puzzle) {
                return;
            }
            let (status, solution) = solved(&answer);
            // Whoever follows the status may look at the solution.
            self.solution.set_value(solution.filter(|_| status == Status::Unique));
            self.status.set(status);
        });
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
            self.said.set(said);
        }
    }

    /// Keeps the game on the device, unless nothing was ever done in it.
    fn keep(self) {
        let Some(game) = self.peek(|board| board.game.clone()) else { return };
        // Another tab may have kept a game of its own.
        let mut kept = storage::variants();
        if game.is_untouched() {
            kept.remove(&game.puzzle);
        } else {
            kept.put(&game);
        }
        if !storage::save_variants(&kept) {
            self.tell(word("unsaved"));
        }
        self.kept.set(kept);
    }

    /// Forgets a game that was kept.
    pub(super) fn remove(self, puzzle: &str) {
        let mut kept = storage::variants();
        kept.remove(puzzle);
        _ = storage::save_variants(&kept);
        self.kept.set(kept);
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

    /// Why no solution is known.
    fn why_unknown(self) -> &'static str {
        match self.status.get_untracked() {
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
                self.edit(|board| _ = board.game.note(&candidates));
            }
            Ok(_) => {}
            Err(message) => self.tell(&message),
        });
    }

    // ---- hints ----

    /// Says where the next step is, and if that has been said, all of it.
    pub(super) fn advise(self) {
        let has_mistake = self.solution.with_value(|solution| {
            let solution = solution.as_ref()?;
            self.peek(|board| !board.game.wrong(solution).is_empty())
        });
        if has_mistake == Some(true) {
            let sentences = vec![word("variant-mistaken").to_owned()];
            return self.show_hint(Hint { sentences, ..Hint::default() });
        }
        if self.hint.with_untracked(|hint| hint.as_ref().is_some_and(|hint| hint.has_more)) {
            return self.show_step();
        }
        let Some(position) = self.peek(|board| board.game.position()) else { return };
        let request = ask::HintVariant::new().puzzle(&position).grade("which").language(language());
        self.ask(WorkerKind::Quick, request, move |answer| {
            let hint = match answer {
                Ok(answer) => {
                    let hinted = VariantHinted::of(&answer);
                    Hint {
                        sentences: texts(&hinted.sentences()),
                        has_more: hinted.advice() == "step",
                        ..Hint::default()
                    }
                }
                Err(message) => Hint { sentences: vec![message], ..Hint::default() },
            };
            self.show_hint_of(&position, hint);
        });
    }

    /// Shows the whole next step with its picture.
    fn show_step(self) {
        let Some(position) = self.peek(|board| board.game.position()) else { return };
        let request = ask::DrawVariant::new().puzzle(&position).step(1).language(language());
        self.ask(WorkerKind::Quick, request, move |answer| {
            let Ok(answer) = answer else { return };
            let drawn = VariantDrawn::of(&answer);
            let (Some(step), Some(grid)) = (drawn.step(), self.peek(|board| board.game.grid)) else { return };
            let candidates = |names: Vec<&str>| names.into_iter().filter_map(|name| grid.candidate(name)).collect();
            let hint = Hint {
                sentences: texts(&step.sentences()),
                picture: drawn.svg().to_owned(),
                placed: candidates(step.placements()),
                out: candidates(step.eliminations()),
                has_more: false,
            };
            self.show_hint_of(&position, hint);
        });
    }

    /// Shows a hint, unless the board has changed since it was asked for.
    fn show_hint_of(self, position: &str, hint: Hint) {
        if self.peek(|board| board.game.position()).as_deref() == Some(position) {
            self.show_hint(hint);
        }
    }

    fn show_hint(self, hint: Hint) {
        self.said.set(hint.sentences.join(" "));
        self.hint.set(Some(hint));
        browser::reveal("hint-card");
    }

    /// Does what the hint says.
    pub(super) fn follow_hint(self) {
        let Some(hint) = self.hint.get_untracked() else { return };
        self.edit(|board| _ = board.game.follow(&hint.placed, &hint.out));
    }
}

/// A puzzle in the address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Address {
    /// To be played.
    Play(String),
    /// In the studio.
    Set(String),
}

impl Address {
    /// The puzzle that an address names.
    fn of(fragment: &str) -> Option<Self> {
        let (what, text) = fragment.strip_prefix('#')?.split_once('=')?;
        let text = js_sys::decode_uri_component(text).map_or_else(|_| text.to_owned(), String::from);
        match what {
            "q" => Some(Self::Play(text)),
            "s" => Some(Self::Set(text)),
            _ => None,
        }
    }

    /// The part of the address that names it.
    pub(super) fn fragment(&self) -> String {
        let (what, text) = match self {
            Self::Play(text) => ("q", text),
            Self::Set(text) => ("s", text),
        };
        format!("#{what}={}", String::from(js_sys::encode_uri_component(text)))
    }
}

/// Shows what is open in the address: in the place of the same with other digits, or else so that Back leads to what was before.
pub(super) fn show_address(address: &Address) {
    let is_alike =
        |before: Address| matches!((&before, address), (Address::Set(_), Address::Set(_))) || before == *address;
    if Address::of(&browser::fragment()).is_some_and(is_alike) {
        browser::set_fragment(&address.fragment());
    } else {
        browser::push_fragment(&address.fragment());
    }
}

/// What a game is called: by its title, or else by its size.
pub(super) fn title(game: &Game) -> String {
    let size = phrase("variant-sized", &[("rows", &game.grid.rows), ("columns", &game.grid.columns)]);
    match game.title.as_str() {
        "" => size,
        title => format!("{title} {size}"),
    }
}

/// The grid of a puzzle that was described.
pub(super) fn grid_of(described: VariantDescribed<'_>) -> Grid {
    let [rows, columns] = [described.rows(), described.columns()].map(|count| count as usize);
    let [lowest, highest] = [described.lowest(), described.highest()].map(|digit| digit as i16);
    Grid { rows, columns, lowest, highest }
}

fn texts(sentences: &[Sentence<'_>]) -> Vec<String> {
    sentences.iter().map(|sentence| sentence.text().to_owned()).collect()
}

/// How many solutions a puzzle has, and one of them.
pub(super) fn solved(answer: &Value) -> (Status, Option<Vec<i16>>) {
    let solved = VariantSolved::of(answer);
    let status = Status::named(solved.status());
    (status, solved.solution().map(|grid| grid.rows().into_iter().flatten().flatten().collect()))
}
