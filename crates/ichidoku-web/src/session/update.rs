//! Every change of the state, in one place.

use ichidoku::{Cell, CellSet, Digit};

use super::entering::{self, Layer};
use super::faults::{self, Faults};
use super::game::Game;
use super::history::{Change, Step};
use super::labels;
use super::msg::Msg;
use super::settings::{Notes, Settings};
use super::state::State;
use super::tool::Tool;
use crate::words::{phrase, word};

impl State {
    /// Changes the state.
    pub fn update(&mut self, msg: Msg) {
        match msg {
            Msg::Pause => self.pause(),
            Msg::Tick => self.tick(),
            Msg::Load(game) => self.load(*game),
            Msg::Follow(game) => self.follow(*game),
            Msg::Learn(solution) => self.solution = solution,
            Msg::Set(settings) => self.set(settings),
            Msg::Say(text) => self.said = text,
            Msg::EnterClues(enters) => self.enters_clues = enters,
            // What follows looks at the grid, which a pause covers.
            _ if self.paused => self.refuse(&msg),
            Msg::Read(query) => self.said = labels::read_out(self, query),
            Msg::Choose(_) | Msg::NextTool { .. } | Msg::Tint(_) => self.choose(&msg),
            Msg::Hold(digit) => self.hold(digit),
            Msg::Enter(digit) => self.enter(digit, self.layer(self.tool)),
            Msg::EnterHolding { digit, held } => {
                let open = self.selection.cells().only().filter(|cell| self.game.digit(*cell).is_none());
                self.enter(digit, self.layer(self.tool.while_held(held)));
                self.type_on(open);
            }
            Msg::EnterWith { tool, digit } => self.enter(digit, Layer::of(tool, &self.settings, None)),
            Msg::Undo => self.undo(),
            Msg::Redo => self.redo(),
            Msg::UndoMistakes => self.undo_mistakes(),
            Msg::Hinted => self.game.advice_count += 1,
            Msg::Check => self.check(),
            Msg::Clear
            | Msg::Blank
            | Msg::ClearAll
            | Msg::Touch(_)
            | Msg::Reset
            | Msg::Fix(_)
            | Msg::NoteAll
            | Msg::Note(_)
            | Msg::Fill(_)
            | Msg::Apply { .. } => {
                self.game.is_revealed |= matches!(msg, Msg::Fill(_));
                let typed = self.selection.cells().only().filter(|_| msg == Msg::Blank);
                let step = self.step(msg);
                if !step.is_empty() || typed.is_none() {
                    self.perform(step);
                }
                self.type_on(typed);
            }
            Msg::Press { cell, add: false } if self.held_digit().is_some() => {
                self.selection.go_to(cell, false);
                self.enter(self.held_digit().unwrap_or_default(), self.layer(self.tool));
            }
            _ => self.select(&msg),
        }
    }

    /// Whether a message changes givens, if there is a cell for it.
    pub fn changes_givens(&self, msg: &Msg) -> bool {
        let enters = matches!(msg, Msg::Enter(_) | Msg::EnterHolding { .. } | Msg::EnterWith { .. } | Msg::Touch(_));
        let clears = matches!(msg, Msg::Clear | Msg::Blank | Msg::ClearAll);
        self.enters_clues && (enters || clears) && !self.selection.cells().is_empty()
    }

    /// The digit that goes into the cells that are pressed.
    pub fn held_digit(&self) -> Option<u8> {
        self.chosen.filter(|_| self.settings.digit_first)
    }

    fn hold(&mut self, digit: u8) {
        self.chosen = Some(digit).filter(|digit| self.chosen != Some(*digit));
        self.said = match self.chosen {
            Some(digit) => phrase("said-held", &[("digit", &digit)]),
            None => word("said-not-held").to_owned(),
        };
    }

    /// What is wrong in the grid, as far as the player wants to know.
    pub fn faults(&self) -> Faults {
        Faults::of(&self.game, self.solution.as_ref(), self.settings.mistakes)
    }

    /// Says why nothing is done; what only moves the cursor goes without a word.
    fn refuse(&mut self, msg: &Msg) {
        if !matches!(msg, Msg::Focus(_) | Msg::Press { .. } | Msg::Drag(_) | Msg::Release | Msg::SelectNone) {
            self.said = word("resume").to_owned();
        }
    }

    fn select(&mut self, msg: &Msg) {
        let before = self.selection.cells().len();
        match *msg {
            Msg::Go { direction, extend } => self.selection.go(direction, extend, self.settings.wrap),
            Msg::Focus(cell) => self.selection.go_to(cell, false),
            Msg::Press { cell, add } => self.selection.press(cell, add),
            Msg::Drag(cell) => self.selection.drag_over(cell),
            Msg::Release => self.selection.release(),
            Msg::SelectAll => self.selection.set(CellSet::FULL, false),
            Msg::Invert => self.selection.invert(),
            Msg::SelectNone => self.selection.set(CellSet::EMPTY, false),
            Msg::Select(cells) => self.selection.set(cells, false),
            Msg::SelectSame { cell, add } => {
                let cell = cell.unwrap_or_else(|| self.selection.cursor());
                self.selection.set(self.game.like(cell), add);
            }
            _ => {}
        }
        let now = self.selection.cells().len();
        if now != before && now != 1 && !self.selection.is_dragging() {
            self.said = phrase("said-selected", &[("count", &now)]);
        }
    }

    fn choose(&mut self, msg: &Msg) {
        match *msg {
            Msg::Choose(tool) => self.tool = tool,
            Msg::NextTool { back } => self.tool = self.tool.next(back, self.settings.notes),
            Msg::Tint(tint) => (self.tint, self.tool) = (tint, Tool::Colour),
            _ => {}
        }
        if self.settings.notes == Notes::Simple && self.tool == Tool::Centre {
            self.tool = Tool::Corner;
        }
        self.said = phrase("said-tool", &[("tool", &tool_name(self.tool, self.settings.notes))]);
    }

    /// The layer that a tool works on now.
    const fn layer(&self, tool: Tool) -> Layer {
        if self.enters_clues { Layer::Digit } else { Layer::of(tool, &self.settings, self.tint) }
    }

    /// Enters a digit into a layer of the selected cells.
    fn enter(&mut self, digit: u8, layer: Layer) {
        let Some(digit) = Digit::new(digit) else { return };
        let only = self.selection.cells().only();
        if self.enters_clues {
            return self.perform(entering::enter_given(&self.game, self.selection.cells(), digit));
        }
        let step = entering::enter(&self.game, self.selection.cells(), layer, digit, &self.settings);
        let touched = changed(&step) & self.selection.cells();
        if self.game.perform(step) {
            self.count_mistake(touched, digit, layer);
            self.say_entered(touched, layer);
            self.advance(only, layer);
        } else {
            self.said = match only {
                Some(cell) if self.game.content(cell).given => {
                    phrase("said-given", &[("cell", &labels::cell_name(cell))])
                }
                _ => word("said-nothing").to_owned(),
            };
        }
    }

    /// Goes on to the cell behind one that was typed in, as far as there is one: givens are typed row by row.
    fn type_on(&mut self, typed: Option<Cell>) {
        let next = typed.filter(|_| self.enters_clues).and_then(|cell| Cell::ALL.get(cell.index() + 1));
        if let Some(next) = next {
            self.selection.offer(*next);
        }
    }

    /// Goes on to the next open cell after a digit, where the player wants that.
    fn advance(&mut self, only: Option<Cell>, layer: Layer) {
        let Some(cell) = only.filter(|_| self.settings.advance && layer == Layer::Digit) else { return };
        let after = Cell::ALL.into_iter().cycle().skip(cell.index() + 1).take(80);
        let is_entered = self.game.digit(cell).is_some();
        if let Some(next) = after.into_iter().find(|next| is_entered && self.game.digit(*next).is_none()) {
            self.selection.offer(next);
        }
    }

    /// True if no more hints may be asked for in this game.
    pub fn is_out_of_advice(&self) -> bool {
        self.settings.advice_limit.is_some_and(|limit| self.game.advice_count >= limit)
    }

    fn count_mistake(&mut self, touched: CellSet, digit: Digit, layer: Layer) {
        let Some(solution) = self.solution.filter(|_| layer == Layer::Digit) else { return };
        let is_wrong = |cell: Cell| self.game.digit(cell) == Some(digit) && solution.get(cell) != digit;
        self.game.mistake_count += u32::from(touched.iter().any(is_wrong));
    }

    fn say_entered(&mut self, touched: CellSet, layer: Layer) {
        self.said = match (touched.only(), layer) {
            (None, _) => phrase("said-many", &[("count", &touched.len())]),
            (Some(cell), Layer::Digit) => labels::entered(self, &self.faults(), cell),
            (Some(cell), Layer::Colour) => labels::coloured(self, cell),
            (Some(cell), Layer::Tint(_)) => labels::candidate_coloured(self, cell),
            (Some(cell), _) => labels::marked(self, cell),
        };
        if layer == Layer::Digit && self.is_full_but_wrong() {
            self.said = format!("{}. {}", self.said, word("full-wrong"));
        }
    }

    /// True if every cell is filled and something is wrong, whatever mistakes the player wants to see.
    pub fn is_full_but_wrong(&self) -> bool {
        self.game.is_full() && !self.game.is_solved()
    }

    /// Says whether there is a mistake, not where. Without one known solution only conflicts are mistakes.
    fn check(&mut self) {
        let is_mistaken = match self.solution {
            Some(solution) => !faults::wrong(&self.game, &solution).is_empty(),
            None => self.game.digits().check().is_err(),
        };
        self.said = word(match self.solution {
            _ if is_mistaken => "said-mistaken",
            Some(_) if !self.is_faultless() => "said-note-missing",
            Some(_) => "said-faultless",
            None => "said-no-conflict",
        })
        .to_owned();
    }

    /// Whether nothing is amiss, as far as the solution is known.
    fn is_faultless(&self) -> bool {
        self.solution.is_none_or(|solution| faults::is_faultless(&self.game, &solution, &self.settings))
    }

    /// What a message changes in the grid.
    fn step(&self, msg: Msg) -> Step {
        let Self { game, settings, .. } = self;
        match msg {
            Msg::Clear | Msg::Blank | Msg::ClearAll if self.enters_clues => {
                entering::empty(game, self.selection.cells())
            }
            Msg::Clear | Msg::Blank => entering::clear(game, self.selection.cells(), self.layer(self.tool), settings),
            Msg::Touch(candidate) => {
                let cell = CellSet::single(candidate.cell());
                entering::enter(game, cell, self.layer(self.tool), candidate.digit(), settings)
            }
            Msg::ClearAll => entering::reset(game, self.selection.cells(), settings),
            Msg::Reset => entering::reset(game, CellSet::FULL, settings),
            Msg::Fix(given) => entering::fix(game, given),
            Msg::NoteAll => entering::note_all(game, settings),
            Msg::Note(marks) => entering::note(game, settings, |cell| marks[cell.index()]),
            Msg::Fill(solution) => entering::fill(game, &solution),
            Msg::Apply { placed, out } => entering::apply(game, &placed, &out, settings),
            _ => Step::new(),
        }
    }

    fn perform(&mut self, step: Step) {
        let touched = changed(&step);
        if self.enters_clues {
            // It is another puzzle from now on, of a grade that is still to be found out.
            (self.game.origin.grade, self.game.origin.seed) = (String::new(), None);
        }
        let is_done = self.game.perform(step);
        self.said = match touched.only() {
            _ if !is_done => word("said-nothing").to_owned(),
            Some(cell) if self.game.digit(cell).is_none() => labels::marked(self, cell),
            Some(cell) => labels::entered(self, &self.faults(), cell),
            None => phrase("said-many", &[("count", &touched.len())]),
        };
    }

    /// True if there is a step to take back; the position that an exercise begins with stays, and so do clues unless it is clues that are
    /// entered: a player who takes moves back doesn't want another puzzle.
    pub fn can_undo(&self) -> bool {
        let done = self.game.history().done();
        let is_of_clues = |step: &Step| !self.enters_clues && step.iter().any(Change::enters_clue);
        done.len() > usize::from(self.game.technique_to_find().is_some()) && !done.last().is_some_and(is_of_clues)
    }

    fn undo(&mut self) {
        let touched = if self.can_undo() { self.game.undo() } else { None };
        self.said = word(if touched.is_some() { "said-undone" } else { "said-nothing-to-undo" }).to_owned();
        self.show(touched);
    }

    fn redo(&mut self) {
        let touched = self.game.redo();
        self.said = word(if touched.is_some() { "said-redone" } else { "said-nothing-to-redo" }).to_owned();
        self.show(touched);
    }

    /// Moves the cursor to the only cell that an undo touched.
    fn show(&mut self, touched: Option<CellSet>) {
        if let Some(cell) = touched.and_then(CellSet::only) {
            self.selection.go_to(cell, false);
        }
    }

    /// Goes back to the last moment without a mistake.
    fn undo_mistakes(&mut self) {
        if self.solution.is_none() {
            return;
        }
        let mut steps = 0;
        while !self.is_faultless() && self.game.undo().is_some() {
            steps += 1;
        }
        self.said = word(if steps > 0 { "said-back" } else { "said-faultless" }).to_owned();
    }

    fn set(&mut self, settings: Settings) {
        if settings.notes == Notes::Simple && self.tool == Tool::Centre {
            self.tool = Tool::Corner;
        }
        self.settings = settings;
    }

    fn load(&mut self, game: Game) {
        let (settings, enters_clues) = (std::mem::take(&mut self.settings), self.enters_clues);
        let said = word(if game.seconds > 0 { "said-resumed" } else { "said-new-game" }).to_owned();
        // What is known of a puzzle stays known, whichever game of it is opened.
        let solution = self.solution.filter(|_| self.game.puzzle() == game.puzzle());
        *self = Self { game, settings, enters_clues, solution, said, ..Self::default() };
        if let Some(open) = Cell::ALL.into_iter().find(|cell| self.game.digit(*cell).is_none()) {
            self.selection.offer(open);
        }
    }

    fn follow(&mut self, game: Game) {
        let seconds = self.game.seconds.max(game.seconds);
        self.game = game;
        self.game.seconds = seconds;
    }

    fn pause(&mut self) {
        self.paused = !self.paused && !self.game.is_solved();
        self.said = word(if self.paused { "said-paused" } else { "said-resumed" }).to_owned();
    }

    fn tick(&mut self) {
        // The clock starts with the first entry.
        let has_begun = self.game.seconds > 0 || self.game.history().can_undo();
        if has_begun && !self.paused && !self.game.is_blank() && !self.game.is_solved() {
            self.game.seconds += 1;
        }
    }
}

/// The cells that a step changes.
fn changed(step: &Step) -> CellSet {
    step.iter().filter(|change| change.before != change.after).map(|change| change.cell).collect()
}

/// What a tool is called.
pub fn tool_name(tool: Tool, notes: Notes) -> &'static str {
    match (tool, notes) {
        (Tool::Digit, _) => word("tool-digit"),
        (Tool::Corner, Notes::Simple) => word("tool-notes"),
        (Tool::Corner, Notes::Both) => word("tool-corner"),
        (Tool::Centre, _) => word("tool-centre"),
        (Tool::Colour, _) => word("tool-colour"),
    }
}
