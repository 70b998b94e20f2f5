//! One game: what stands in each cell, and how it came about.

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, Puzzle, Rules, text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::content::Content;
use super::history::{Change, History, Step};
use super::rules;
use super::saved::read_value;
use super::settings::{Notes, Settings};

/// A game from its first clue to its last digit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Sets it apart from other saved games.
    pub id: String,
    /// Its rules. A game whose rules are not known here is not read.
    #[serde(default, skip_serializing_if = "rules::are_usual", with = "rules")]
    pub rules: Rules,
    /// Where it comes from.
    pub origin: Origin,
    /// Playing time in seconds.
    pub seconds: u64,
    /// When it was last played, in milliseconds since 1970.
    #[serde(default)]
    pub played: f64,
    /// Number of hints asked for.
    #[serde(default, skip_serializing_if = "is_default")]
    pub advice_count: u32,
    /// Number of digits entered that are not in the solution.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mistake_count: u32,
    /// True once the solver has written the solution.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_revealed: bool,
    /// The part of the address that opens the exercise that it is; empty if it is none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub exercise: String,
    cells: Vec<Content>,
    history: History,
}

/// Where a game comes from.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// What to call it: a grade, the name of a file, or nothing. What the app wrote is written anew in another language.
    pub title: String,
    /// Who set it; empty if nobody says.
    #[serde(default, skip_serializing_if = "is_default")]
    pub author: String,
    /// The seed that it grew from.
    #[serde(default)]
    pub seed: Option<u64>,
    /// The grade it was made for, by its name in the vocabulary; empty if it was made for none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub grade: String,
    /// The language that the app wrote the title in, and of a daily puzzle the day since 1970, as in `en 20000`; empty if somebody else wrote
    /// it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub written: String,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn first_puzzle() -> Puzzle {
    const LINE: &[u8; 81] = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    text::read_line(LINE).unwrap_or(Puzzle::EMPTY)
}

impl Default for Game {
    fn default() -> Self {
        Self::new(&Puzzle::EMPTY, Origin::default())
    }
}

impl Game {
    /// A game that starts with these givens.
    pub fn new(givens: &Puzzle, origin: Origin) -> Self {
        let cells = Cell::ALL.map(|cell| givens.get(cell).map_or_else(Content::default, Content::of_given));
        Self::of_contents(cells.into(), origin)
    }

    /// What a first visit finds: an easy puzzle, so that there is something to play.
    pub fn first() -> Self {
        Self::new(&first_puzzle(), Origin::default())
    }

    /// A game that starts with these contents of its 81 cells.
    pub fn of_contents(cells: Vec<Content>, origin: Origin) -> Self {
        Self {
            id: String::new(),
            rules: Rules::default(),
            origin,
            seconds: 0,
            played: 0.0,
            advice_count: 0,
            mistake_count: 0,
            is_revealed: false,
            exercise: String::new(),
            cells,
            history: History::default(),
        }
    }

    /// The game with these contents of its cells, as one step that can be undone.
    #[must_use]
    pub fn with_contents(mut self, contents: &[Content]) -> Self {
        let change = |(cell, after): (Cell, &Content)| Change { cell, before: self.content(cell), after: *after };
        let step = Cell::ALL.into_iter().zip(contents).map(change).collect();
        self.perform(step);
        self
    }

    /// A saved game, if it is whole.
    pub fn from_json(text: &str) -> Option<Self> {
        Self::from_value(&serde_json::from_str(text).ok()?)
    }

    /// The same, read as JSON.
    pub(super) fn from_value(saved: &Value) -> Option<Self> {
        read_value(saved).filter(|game: &Self| game.cells.len() == 81)
    }

    /// What stands in the cell.
    pub fn content(&self, cell: Cell) -> Content {
        self.cells.get(cell.index()).copied().unwrap_or_default()
    }

    /// The digit in the cell.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.content(cell).digit
    }

    /// All digits.
    pub fn digits(&self) -> Puzzle {
        self.digits_where(|_| true)
    }

    /// The clues: the givens, or all digits where nothing is given yet.
    pub fn puzzle(&self) -> Puzzle {
        if self.has_givens() { self.digits_where(|content| content.given) } else { self.digits() }
    }

    /// Whether any cell is given; otherwise the player is entering a puzzle.
    pub fn has_givens(&self) -> bool {
        self.cells.iter().any(|content| content.given)
    }

    /// Whether nothing at all stands in the grid.
    pub fn is_blank(&self) -> bool {
        self.cells.iter().all(|content| *content == Content::default())
    }

    /// Whether nothing was ever done in it, and nobody chose its puzzle: there is nothing to go on with.
    ///
    /// ```
    /// use ichidoku_web::session::{Game, Origin};
    ///
    /// assert!(Game::first().is_untouched());
    /// let chosen = "1................................................................................".parse()?;
    /// assert!(!Game::new(&chosen, Origin::default()).is_untouched());
    /// # Ok::<(), ichidoku::ParsePuzzleError>(())
    /// ```
    pub fn is_untouched(&self) -> bool {
        self.history == History::default() && (self.is_blank() || self.puzzle() == first_puzzle())
    }

    /// Whether it is played: the app made it, or the player has filled in digits.
    pub fn is_in_play(&self) -> bool {
        self.origin.seed.is_some() || self.digits().clue_count() > self.puzzle().clue_count()
    }

    /// Whether it gives way to an empty board where a puzzle is entered: a game in play, or the puzzle of a first visit.
    pub fn gives_way(&self) -> bool {
        self.is_in_play() || (self.is_untouched() && !self.is_blank())
    }

    /// Whether it is a puzzle that is still being entered: its clues were typed, and nothing was played yet.
    pub fn is_being_entered(&self) -> bool {
        let has_givens = self.has_givens();
        let is_clue = |content: &Content| content.given || (!has_givens && content.digit.is_some());
        let is_typed = |step: &Step| step.iter().any(Change::enters_clue);
        (!has_givens || self.history.done().iter().any(is_typed))
            && self.cells.iter().all(|content| is_clue(content) || *content == Content::default())
    }

    /// Whether nothing was done in another tab that was not done here.
    pub fn is_as_far_as(&self, other: &Self) -> bool {
        (&self.cells, &self.history) == (&other.cells, &other.history) && self.seconds >= other.seconds
    }

    /// Whether every cell holds a digit and none stands twice in a house.
    pub fn is_solved(&self) -> bool {
        let digits = self.digits();
        digits.clue_count() == 81 && digits.check().is_ok()
    }

    /// True if every cell holds a digit.
    pub fn is_full(&self) -> bool {
        self.cells.iter().all(|content| content.digit.is_some())
    }

    /// True if the player solved a puzzle: not the solver, and not a grid that was typed in.
    pub fn is_won(&self) -> bool {
        self.has_givens() && !self.is_revealed && self.is_solved()
    }

    /// The player's digits, the earliest first.
    pub fn entries(&self) -> Vec<Candidate> {
        self.timed_entries().into_iter().map(|(entry, _)| entry).collect()
    }

    /// The player's digits, the earliest first, each with the playing time in seconds at which it was entered, where that is
    /// known.
    pub fn timed_entries(&self) -> Vec<(Candidate, Option<u64>)> {
        let mut entries: Vec<(Candidate, Option<u64>)> = Vec::new();
        for (place, step) in self.history.done().iter().enumerate().rev() {
            for change in step.iter().rev() {
                let now = self.content(change.cell);
                let stands = now.digit.filter(|digit| change.after.digit == Some(*digit) && !now.given);
                let Some(digit) = stands.filter(|_| change.before.digit != change.after.digit) else { continue };
                if entries.iter().all(|(entry, _)| entry.cell() != change.cell) {
                    entries.push((Candidate::of(change.cell, digit), self.history.time(place)));
                }
            }
        }
        entries.reverse();
        entries
    }

    /// Number of times the digit is still to be placed; 0 where there are too many of it.
    pub fn remaining(&self, digit: Digit) -> usize {
        9_usize.saturating_sub(self.cells.iter().filter(|content| content.digit == Some(digit)).count())
    }

    /// The candidates that show by themselves: what no digit excludes, less what the player took out.
    pub fn automatic(&self, cell: Cell) -> DigitSet {
        let content = self.content(cell);
        if content.digit.is_some() {
            return DigitSet::EMPTY;
        }
        let unseen = self.digits().unseen_digits(cell);
        content.struck.iter().fold(unseen, DigitSet::without)
    }

    /// The candidates that the player sees in the cell: `None` if there are none to see.
    pub fn seen_candidates(&self, cell: Cell, settings: &Settings) -> Option<DigitSet> {
        if settings.auto { Some(self.automatic(cell)) } else { self.noted(cell, settings.notes) }
    }

    /// The marks that stand for all candidates of the cell; `None` if there are none.
    pub(super) fn noted(&self, cell: Cell, notes: Notes) -> Option<DigitSet> {
        let content = self.content(cell);
        let marks = if notes == Notes::Simple { content.notes() } else { content.centre };
        (!marks.is_empty()).then_some(marks)
    }

    /// The cells that look like this one: the same digit, else the same marks, else the same colours.
    pub fn like(&self, cell: Cell) -> CellSet {
        let it = self.content(cell);
        let same = |alike: &dyn Fn(Content) -> bool| -> CellSet {
            Cell::ALL.into_iter().filter(|cell| alike(self.content(*cell))).collect()
        };
        if it.digit.is_some() {
            same(&|other| other.digit == it.digit)
        } else if !(it.corner.is_empty() && it.centre.is_empty()) {
            same(&|other| other.digit.is_none() && (other.corner, other.centre) == (it.corner, it.centre))
        } else if !it.colours.is_empty() {
            same(&|other| other.colours == it.colours)
        } else {
            CellSet::single(cell)
        }
    }

    /// Does a step and remembers it; a step without a change is none.
    pub fn perform(&mut self, step: Step) -> bool {
        let step: Step = step.into_iter().filter(|change| change.before != change.after).collect();
        if step.is_empty() {
            return false;
        }
        step.iter().for_each(|change| self.cells[change.cell.index()] = change.after);
        self.history.push(step, self.seconds);
        true
    }

    /// Takes the last step back; returns the cells that it touched.
    pub fn undo(&mut self) -> Option<CellSet> {
        let step = self.history.undo()?;
        step.iter().rev().for_each(|change| self.cells[change.cell.index()] = change.before);
        Some(step.iter().map(|change| change.cell).collect())
    }

    /// Does again what was taken back; returns the cells that it touched.
    pub fn redo(&mut self) -> Option<CellSet> {
        let step = self.history.redo()?;
        step.iter().for_each(|change| self.cells[change.cell.index()] = change.after);
        Some(step.iter().map(|change| change.cell).collect())
    }

    /// The steps.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Digits of the cells whose content passes.
    fn digits_where(&self, passes: impl Fn(&Content) -> bool) -> Puzzle {
        let mut puzzle = Puzzle::EMPTY;
        for (cell, content) in Cell::ALL.into_iter().zip(&self.cells) {
            puzzle.set(cell, content.digit.filter(|_| passes(content)));
        }
        puzzle
    }
}
