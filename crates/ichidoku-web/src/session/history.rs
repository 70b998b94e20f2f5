//! Undo and redo without limit.

use ichidoku::Cell;
use serde::{Deserialize, Serialize};

use super::content::Content;

/// What a step did to one cell. Saved as a list of three.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "(usize, Content, Content)", into = "(usize, Content, Content)")]
pub struct Change {
    /// The cell.
    pub cell: Cell,
    /// What stood there.
    pub before: Content,
    /// What stands there now.
    pub after: Content,
}

impl Change {
    /// True if a clue was put in, taken out or replaced. Making clues of digits, or the other way round, is none of these.
    pub fn enters_clue(&self) -> bool {
        (self.before.given || self.after.given) && self.before.digit != self.after.digit
    }
}

impl From<Change> for (usize, Content, Content) {
    fn from(change: Change) -> Self {
        (change.cell.index(), change.before, change.after)
    }
}

impl TryFrom<(usize, Content, Content)> for Change {
    type Error = String;

    fn try_from((index, before, after): (usize, Content, Content)) -> Result<Self, String> {
        let cell = Cell::ALL.get(index).copied().ok_or_else(|| format!("there is no cell {index}"))?;
        Ok(Self { cell, before, after })
    }
}

/// What one entry did: all of it is undone at once.
pub type Step = Vec<Change>;

/// The steps of a game, and those that were undone.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct History {
    done: Vec<Step>,
    undone: Vec<Step>,
    /// The playing time in seconds at which each step was done, those that were undone last. Of a game that was begun before
    /// times were kept, some are missing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    times: Vec<u64>,
}

impl History {
    /// Remembers a step and the playing time in seconds; what was undone can no longer be redone.
    pub fn push(&mut self, step: Step, seconds: u64) {
        if self.knows_times() {
            self.times.truncate(self.done.len());
            self.times.push(seconds);
        }
        self.done.push(step);
        self.undone.clear();
    }

    /// The step to undo.
    pub fn undo(&mut self) -> Option<&Step> {
        let step = self.done.pop()?;
        self.undone.push(step);
        self.undone.last()
    }

    /// The step to redo.
    pub fn redo(&mut self) -> Option<&Step> {
        let step = self.undone.pop()?;
        self.done.push(step);
        self.done.last()
    }

    /// Whether there is something to undo.
    pub const fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is something to redo.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The playing time in seconds at which the step at this place was done; `None` if it isn't known.
    pub fn time(&self, place: usize) -> Option<u64> {
        self.times.get(place).copied().filter(|_| self.knows_times())
    }

    const fn knows_times(&self) -> bool {
        self.times.len() >= self.done.len()
    }

    /// The steps that led here, the first first.
    pub fn done(&self) -> &[Step] {
        &self.done
    }
}
