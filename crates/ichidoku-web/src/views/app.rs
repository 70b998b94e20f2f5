//! What all views share: the state, what is laid over it, and the solver.

use std::cell::RefCell;

use ichidoku::Puzzle;
use serde_json::Value;

use super::browser;
use super::dom::{Part, follow};
use super::reactive::*;
use super::reading::Reading;
use super::solver::{Answered, Solver, WorkerKind};
use super::storage;
use crate::answers::{self, Solved};
use crate::ask::{self, Ask, Position, Request};
use crate::board_view::Shown;
use crate::drawing::{Drawing, Place};
use crate::session::{
    Game, Held, Linked, Msg, Origin, Settings, Shelf, State, fragment, from_fragment, progress_fragment,
};
use crate::words::word;

/// What stands beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Panel {
    Home,
    Play,
    New,
    Enter,
    /// A table of many puzzles.
    Batch,
    Solve,
    Lab,
    Settings,
}

impl Panel {
    const ALL: [Self; 8] =
        [Self::Home, Self::Play, Self::New, Self::Enter, Self::Batch, Self::Solve, Self::Lab, Self::Settings];
    /// Those that have a tab; the others are a step away from one of them.
    pub(super) const TABS: [Self; 6] = [Self::Home, Self::Play, Self::Enter, Self::Solve, Self::Lab, Self::Settings];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Play => "play",
            Self::New => "new",
            Self::Enter => "enter",
            Self::Batch => "batch",
            Self::Solve => "solve",
            Self::Lab => "lab",
            Self::Settings => "settings",
        }
    }

    /// Its name for the player.
    pub(super) fn label(self) -> &'static str {
        match self {
            Self::Home => word("panel-home"),
            Self::Play => word("panel-play"),
            Self::New => word("panel-new"),
            Self::Enter => word("panel-enter"),
            Self::Batch => word("panel-batch"),
            Self::Solve => word("panel-solve"),
            Self::Lab => word("panel-lab"),
            Self::Settings => word("panel-settings"),
        }
    }

    fn of_fragment(fragment: &str) -> Option<Self> {
        if fragment.is_empty() {
            return Some(Self::Home);
        }
        let name = fragment.strip_prefix('#')?;
        Self::ALL.into_iter().find(|panel| panel.name() == name)
    }
}

/// Amount of a hint that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Telling {
    /// One level more than has been shown.
    More,
    /// The whole step.
    Step,
    /// The whole proof of a step, link by link.
    EveryLink,
}

/// The last change.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Message {
    pub(super) text: String,
    pub(super) remedy: Option<Remedy>,
}

/// How to take back what was done.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Remedy {
    /// It was a step of the game.
    Step,
    /// Another game was open.
    Game(Box<Game>),
    /// A game was removed.
    Removed(Box<Game>),
}

/// How many solutions the puzzle has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Status {
    Unknown,
    Unique,
    Several,
    Unsolvable,
}

impl Status {
    /// The status that an answer names.
    pub(super) fn named(status: &str) -> Self {
        match status {
            "unique" => Self::Unique,
            "several" => Self::Several,
            "unsolvable" => Self::Unsolvable,
            _ => Self::Unknown,
        }
    }
}

/// Handles to everything that the views share.
#[derive(Clone, Copy)]
pub(super) struct App {
    pub(super) state: RwSignal<State>,
    /// A position laid over the game.
    pub(super) shown: RwSignal<Option<Shown>>,
    pub(super) drawing: RwSignal<Drawing>,
    pub(super) panel: RwSignal<Panel>,
    pub(super) status: RwSignal<Status>,
    pub(super) shelf: RwSignal<Shelf>,
    /// The modifier keys that are down.
    pub(super) held: RwSignal<Held>,
    /// The hint that was asked for and is not yet given.
    pub(super) hints: RwSignal<Option<Telling>>,
    /// What reading a text came to.
    pub(super) reading: RwSignal<Reading>,
    /// The last change, and a way to take it back.
    pub(super) message: RwSignal<Option<Message>>,
    /// Whether something could not be saved the last time.
    pub(super) unsaved: RwSignal<bool>,
    /// The table of many puzzles, once it was wanted.
    pub(super) batch: StoredValue<Option<Part>, LocalStorage>,
    solver: StoredValue<Solver, LocalStorage>,
    /// When the game was last saved here, in milliseconds since 1970.
    saved: StoredValue<f64>,
}

impl App {
    /// The app as it was left, or with the puzzle of the address.
    pub(super) fn start(fragment: &str) -> Self {
        let mut state = State::default();
        state.update(Msg::Set(storage::settings()));
        let shelf = storage::shelf();
        let panel = Panel::of_fragment(fragment).unwrap_or(Panel::Play);
        let last = shelf.last(panel != Panel::Home).and_then(|summary| storage::game(&summary.id));
        let linked = Linked::read(fragment);
        let brings_progress = linked.as_ref().is_some_and(|linked| linked.progress.is_some());
        let game = match (linked, last) {
            (Some(Linked { puzzle, progress: None, .. }), Some(last)) if last.puzzle() == puzzle => last,
            (Some(linked), _) => named(linked.game()),
            (None, Some(last)) => last,
            (None, None) => named(Game::first()),
        };
        state.update(Msg::Load(Box::new(game)));
        state.update(Msg::Say(String::new()));
        let app = Self {
            state: RwSignal::new(state),
            shown: RwSignal::new(None),
            drawing: RwSignal::new(Drawing::default()),
            panel: RwSignal::new(panel),
            status: RwSignal::new(Status::Unknown),
            shelf: RwSignal::new(shelf),
            held: RwSignal::new(Held::default()),
            hints: RwSignal::new(None),
            reading: RwSignal::new(Reading::default()),
            message: RwSignal::new(None),
            unsaved: RwSignal::new(false),
            batch: StoredValue::new_local(None),
            solver: StoredValue::new_local(Solver::default()),
            saved: StoredValue::new(browser::now()),
        };
        app.give_way(panel);
        if brings_progress {
            app.keep_linked();
        }
        app
    }

    /// Keeps a game that came with progress as any other: its address would bring that progress back after more was made.
    fn keep_linked(self) {
        browser::set_fragment(&format!("#{}", Panel::Play.name()));
        self.save();
    }

    /// Reads the state; whoever reads it so is called again when it changes.
    pub(super) fn see<T>(self, read: impl FnOnce(&State) -> T) -> T {
        // A guard, since a closure would be compiled into the depths of the framework once for each use.
        read(&self.state.read())
    }

    /// Reads the state as it is now.
    pub(super) fn peek<T>(self, read: impl FnOnce(&State) -> T) -> T {
        read(&self.state.read_untracked())
    }

    /// Changes the game; what was drawn over it goes when the grid changes. Givens are changed in a copy of a game that is played.
    pub(super) fn send(self, msg: Msg) {
        let copied =
            self.peek(|state| state.changes_givens(&msg) && state.game.is_in_play()).then(|| self.copy_givens());
        let before = self.edits();
        let lacks_cell = self.peek(|state| matches!(msg, Msg::Enter(_)) && state.selection.cells().is_empty());
        self.state.update(|state| state.update(msg));
        if lacks_cell {
            self.tell(word("choose-cell"), None);
        }
        if self.edits() != before {
            self.clear_drawing();
            self.message.set(None);
            if self.peek(State::is_full_but_wrong) {
                self.tell(word("full-wrong"), None);
            }
        }
        if let Some(game) = copied {
            self.offer_to_go_back(game, word("snack-copied"));
        }
    }

    /// Begins with the givens of the game that is open, and returns that game.
    fn copy_givens(self) -> Game {
        let (game, selection) = self.peek(|state| (state.game.clone(), state.selection));
        self.begin(&game.puzzle(), Origin::default());
        self.state.update(|state| state.selection = selection);
        game
    }

    /// Number of steps in the game.
    pub(super) fn edits(self) -> usize {
        self.peek(|state| state.game.history().done().len())
    }

    /// Changes the settings.
    pub(super) fn edit(self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.peek(|state| state.settings.clone());
        change(&mut settings);
        self.send(Msg::Set(settings));
    }

    /// Shows what was done, until something else is done.
    pub(super) fn tell(self, text: &str, remedy: Option<Remedy>) {
        self.message.set(Some(Message { text: text.to_owned(), remedy }));
    }

    /// Changes the game, and offers to take that back.
    pub(super) fn send_undoable(self, msg: Msg, text: &'static str) {
        self.send(msg);
        self.tell(text, Some(Remedy::Step));
    }

    /// Takes back what the message speaks of.
    pub(super) fn take_back(self) {
        let Some(Message { remedy: Some(remedy), .. }) = self.message.get_untracked() else { return };
        match remedy {
            Remedy::Step => self.send(Msg::Undo),
            Remedy::Game(game) => self.resume(*game),
            Remedy::Removed(game) => self.keep(&game),
        }
        self.message.set(None);
    }

    /// Begins a game with these givens, and with all notes where the player wants them filled in.
    pub(super) fn begin(self, puzzle: &Puzzle, origin: Origin) {
        self.resume(fresh(puzzle, origin));
        if self.peek(|state| state.settings.fill && state.game.has_givens()) {
            self.send(Msg::NoteAll);
        }
    }

    /// Begins a game in the place of the one that is open, and offers to go back to that.
    pub(super) fn begin_undoable(self, puzzle: &Puzzle, origin: Origin, text: &'static str) {
        let before = self.peek(|state| state.game.clone());
        self.begin(puzzle, origin);
        self.offer_to_go_back(before, text);
    }

    fn offer_to_go_back(self, before: Game, text: &str) {
        if !before.is_untouched() {
            self.tell(text, Some(Remedy::Game(Box::new(before))));
        }
    }

    /// Opens what a link holds. One that was left and came back to goes on with the puzzle, not from its start.
    pub(super) fn open_linked(self, linked: &Linked) {
        let before = self.peek(|state| state.game.clone());
        if linked.progress.is_some() {
            self.resume(named(linked.game()));
            self.turn_to(Panel::Play);
            self.keep_linked();
            return self.offer_to_go_back(before, word("snack-pasted"));
        }
        if before.puzzle() != linked.puzzle {
            self.begin(&linked.puzzle, Origin::default());
        }
        self.turn_to(Panel::Play);
    }

    /// Goes where an address says.
    pub(super) fn follow_address(self, fragment: &str) {
        match (Linked::read(fragment), Panel::of_fragment(fragment)) {
            (Some(linked), _) => self.open_linked(&linked),
            (None, Some(panel)) => self.turn_to(panel),
            (None, None) => {}
        }
    }

    /// Goes on with a game.
    pub(super) fn resume(self, game: Game) {
        self.save();
        self.load(game);
        self.save();
    }

    /// Puts a game in the place of the one that is open.
    fn load(self, game: Game) {
        // An address with another puzzle would bring that one back when the page is loaded anew.
        if from_fragment(&browser::fragment()).is_some_and(|linked| linked != game.puzzle()) {
            browser::set_fragment(&format!("#{}", self.panel.get_untracked().name()));
        }
        self.clear_drawing();
        self.send(Msg::Load(Box::new(game)));
    }

    /// A puzzle is entered on an empty board, so that a game in play stays as it is. Leaving that board empty brings the game back.
    fn give_way(self, panel: Panel) {
        if panel != Panel::Enter {
            return self.bring_back();
        }
        let game = self.peek(|state| state.game.clone());
        if game.gives_way() {
            self.resume(fresh(&Puzzle::EMPTY, Origin::default()));
            self.state.update(|state| state.behind = Some(Box::new(game)));
        }
    }

    fn bring_back(self) {
        let behind = self.peek(|state| state.behind.clone().filter(|_| state.game.is_blank()));
        if let Some(game) = behind {
            // Another tab may have gone on with it.
            self.load(storage::game(&game.id).unwrap_or(*game));
        }
    }

    /// Opens the screen where puzzles come in and go out, with the game that is open.
    pub(super) fn open_exchange(self) {
        self.go_to(Panel::Enter);
        self.bring_back();
        self.show_panel(Panel::Enter);
    }

    /// Forgets a saved game; if it is the open one, the last played before it is opened.
    pub(super) fn remove(self, id: &str) {
        let removed = storage::game(id);
        storage::remove_game(id);
        let mut shelf = storage::shelf();
        shelf.remove(id);
        self.note_saved(storage::save_shelf(&shelf));
        if self.peek(|state| state.game.id == id) {
            let before = shelf.games.first().and_then(|summary| storage::game(&summary.id));
            self.load(before.unwrap_or_else(|| fresh(&Puzzle::EMPTY, Origin::default())));
        }
        self.shelf.set(shelf);
        self.tell(word("snack-removed"), removed.map(|game| Remedy::Removed(Box::new(game))));
        self.say(word("snack-removed"));
    }

    /// Takes over what another tab has saved since this one last did.
    pub(super) fn catch_up(self) {
        self.shelf.set(storage::shelf());
        let id = self.peek(|state| state.game.id.clone());
        let theirs = storage::game(&id).filter(|game| game.played > self.saved.get_value());
        if let Some(game) = theirs.filter(|game| self.peek(|state| !state.game.is_as_far_as(game))) {
            self.send(Msg::Follow(Box::new(game)));
        }
    }

    /// Opens a screen. Back in the browser leads to the one before.
    pub(super) fn open(self, panel: Panel) {
        self.go_to(panel);
        self.turn_to(panel);
    }

    /// Writes a screen into the address.
    fn go_to(self, panel: Panel) {
        let fragment = format!("#{}", panel.name());
        if self.panel.get_untracked() == panel {
            browser::set_fragment(&fragment);
        } else {
            browser::push_fragment(&fragment);
        }
    }

    /// Shows a screen, with the game that belongs on it.
    fn turn_to(self, panel: Panel) {
        self.give_way(panel);
        self.show_panel(panel);
    }

    /// Shows a screen, whatever is on the board.
    fn show_panel(self, panel: Panel) {
        self.clear_drawing();
        self.message.set(None);
        self.panel.set(panel);
        browser::remove(browser::BESIDE);
        browser::to_top();
    }

    /// The sentences that speak of the place light up, where a step is drawn.
    pub(super) fn point_at(self, place: Option<Place>) {
        if self.drawing.with_untracked(|drawing| drawing.is_step && drawing.place != place) {
            self.drawing.update(|drawing| drawing.place = place);
        }
    }

    /// What the sentence speaks of lights up.
    pub(super) fn point_at_sentence(self, sentence: Option<usize>) {
        if self.drawing.with_untracked(|drawing| drawing.sentence != sentence) {
            self.drawing.update(|drawing| drawing.sentence = sentence);
        }
    }

    pub(super) fn clear_drawing(self) {
        if self.shown.with_untracked(Option::is_some) {
            self.shown.set(None);
        }
        if self.drawing.with_untracked(|drawing| *drawing != Drawing::default()) {
            self.drawing.set(Drawing::default());
        }
    }

    /// Ends a pause, for there will be something to see on the board.
    pub(super) fn uncover(self) {
        if self.peek(|state| state.paused) {
            self.send(Msg::Pause);
        }
    }

    /// Lays a position over the game.
    pub(super) fn show(self, shown: Shown, drawing: Drawing) {
        self.shown.set(Some(shown));
        self.drawing.set(drawing);
    }

    /// What was said in the language before goes, and the solver speaks the one that the page has turned to.
    pub(super) fn turn_language(self) {
        self.solver.with_value(Solver::turn_language);
        self.clear_drawing();
        self.message.set(None);
        self.reading.set(Reading::default());
    }

    pub(super) fn say(self, text: impl Into<String>) {
        self.send(Msg::Say(text.into()));
    }

    pub(super) fn puzzle(self) -> Puzzle {
        self.see(|state| state.game.puzzle())
    }

    /// A request about the clues alone.
    pub(super) fn about<R: Request>(self) -> R {
        R::about(&self.peek(|state| state.game.puzzle()))
    }

    /// A request that honours the player's position.
    pub(super) fn at<R: Request>(self) -> R {
        R::at(&self.peek(|state| position(&state.game, &state.settings)))
    }

    /// The link that opens the puzzle.
    pub(super) fn link(self) -> String {
        format!("{}{}", browser::address(), fragment(&self.puzzle()))
    }

    /// The link that opens the puzzle as the player left it; `None` where nothing was done.
    pub(super) fn progress_link(self) -> Option<String> {
        self.see(|state| progress_fragment(&state.game)).map(|fragment| browser::address() + &fragment)
    }

    /// Asks the solver, and calls back with the answer or the reason why there is none.
    pub(super) fn ask(
        self,
        worker: WorkerKind,
        request: impl Into<Ask>,
        answered: impl FnOnce(Result<Value, String>) + 'static,
    ) {
        let read =
            |answer: Result<String, &str>| answer.map_err(str::to_owned).and_then(|answer| answers::read(&answer));
        self.ask_as_written(worker, &request.into().json(), Box::new(move |answer| answered(read(answer))));
    }

    /// Asks the solver what a text asks for, and calls back with the text of the answer.
    pub(super) fn ask_as_written(self, worker: WorkerKind, request: &str, answered: Answered) {
        self.solver.with_value(|solver| solver.ask(worker, request, answered));
    }

    /// Asks about the puzzle on the board; the answer is dropped if it comes when there is another.
    pub(super) fn ask_here(
        self,
        worker: WorkerKind,
        request: impl Into<Ask>,
        answered: impl FnOnce(Result<Value, String>) + 'static,
    ) {
        let puzzle = move || self.peek(|state| state.game.puzzle());
        let asked = puzzle();
        self.ask(worker, request, move |answer| {
            if puzzle() == asked {
                answered(answer);
            }
        });
    }

    pub(super) fn cancel(self, worker: WorkerKind) {
        self.solver.with_value(|solver| solver.cancel(worker));
    }

    /// Ends what nobody waits for any more; whatever is asked next would have to wait for it.
    pub(super) fn give_up(self, busy: RwSignal<bool>) {
        if busy.try_get_untracked() == Some(true) {
            busy.set(false);
            self.cancel(WorkerKind::Patient);
        }
    }

    pub(super) fn warm_up(self) {
        self.solver.with_value(|solver| solver.warm_up(WorkerKind::Quick));
    }

    /// Saves the game, unless nothing was ever done in it.
    pub(super) fn save(self) {
        let mut game = self.peek(|state| state.game.clone());
        if game.is_untouched() {
            return;
        }
        game.played = browser::now();
        self.saved.set_value(game.played);
        self.keep(&game);
    }

    /// Puts a game among those that are saved.
    pub(super) fn keep(self, game: &Game) {
        if !self.note_saved(storage::save_game(game)) {
            return;
        }
        // Another tab may have saved a game of its own.
        let mut shelf = storage::shelf();
        shelf.put(game).iter().for_each(|id| storage::remove_game(id));
        self.note_saved(storage::save_shelf(&shelf));
        self.shelf.set(shelf);
    }

    /// Notes whether something was saved; the first time that it was not, this is said.
    pub(super) fn note_saved(self, saved: bool) -> bool {
        if self.unsaved.get_untracked() == saved {
            self.unsaved.set(!saved);
            if !saved {
                self.say(word("unsaved"));
            }
        }
        saved
    }

    /// Calls back with what is seen of the state, now and whenever it has changed.
    pub(super) fn follow_change<T: PartialEq + Clone + 'static>(
        self,
        see: impl Fn(&State) -> T + Copy + 'static,
        changed: impl Fn(T) + 'static,
    ) {
        let last = RefCell::new(None);
        follow(move || {
            let now = self.see(see);
            if last.replace(Some(now.clone())).as_ref() != Some(&now) {
                untrack(|| changed(now));
            }
        });
    }

    /// Calls back with the puzzle, now and whenever it has changed.
    pub(super) fn follow_puzzle(self, changed: impl Fn(Puzzle) + 'static) {
        self.follow_change(|state| state.game.puzzle(), changed);
    }

    /// Keeps the solution known: asks for it whenever the puzzle changes.
    pub(super) fn learn(self) {
        self.follow_puzzle(move |puzzle| {
            self.status.set(Status::Unknown);
            self.state.update(|state| state.update(Msg::Learn(None)));
            if puzzle.clue_count() >= 17 && puzzle.check().is_ok() {
                self.ask(WorkerKind::Quick, ask::Solve::about(&puzzle), move |answer| self.learnt(&puzzle, answer));
            }
        });
    }

    fn learnt(self, puzzle: &Puzzle, answer: Result<Value, String>) {
        let Ok(answer) = answer else { return };
        if self.peek(|state| state.game.puzzle()) != *puzzle {
            return;
        }
        let solved = Solved::of(&answer);
        let status = Status::named(solved.status());
        self.status.set(status);
        let solution = solved.solution().filter(|_| status == Status::Unique);
        self.send(Msg::Learn(solution.and_then(|solution| solution.try_into().ok())));
    }
}

/// The position of a game, with the candidates that the player sees.
pub(super) fn position(game: &Game, settings: &Settings) -> Position {
    let entries = if game.has_givens() { game.entries() } else { Vec::new() };
    let candidates = ichidoku::Cell::ALL.map(|cell| game.seen_candidates(cell, settings));
    Position { givens: game.puzzle(), entries, candidates }
}

fn fresh(puzzle: &Puzzle, origin: Origin) -> Game {
    named(Game::new(puzzle, origin))
}

/// A new game with an id of its own.
fn named(mut game: Game) -> Game {
    game.id = browser::fresh_id();
    game
}
