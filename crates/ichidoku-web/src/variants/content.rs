//! What a player has put into a cell.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::session::Tool;

/// What a player has put into a cell.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Content {
    /// The digit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digit: Option<i16>,
    /// Marks in the corners.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub corner: BTreeSet<i16>,
    /// Marks in the centre.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub centre: BTreeSet<i16>,
    /// Colours from 1 to 9.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub colours: BTreeSet<i16>,
    /// What hints that were followed have ruled out.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub out: BTreeSet<i16>,
}

impl Content {
    /// The marks of a tool; none for digits, which are no marks.
    pub const fn marks(&self, tool: Tool) -> Option<&BTreeSet<i16>> {
        match tool {
            Tool::Digit => None,
            Tool::Corner => Some(&self.corner),
            Tool::Centre => Some(&self.centre),
            Tool::Colour => Some(&self.colours),
        }
    }

    /// True if there is a digit or a colour, or a mark where these count.
    pub fn holds_something(&self, with_marks: bool) -> bool {
        let has_marks = !(self.corner.is_empty() && self.centre.is_empty());
        self.digit.is_some() || !self.colours.is_empty() || with_marks && has_marks
    }

    /// The same, to be changed.
    pub(super) const fn marks_mut(&mut self, tool: Tool) -> Option<&mut BTreeSet<i16>> {
        match tool {
            Tool::Digit => None,
            Tool::Corner => Some(&mut self.corner),
            Tool::Centre => Some(&mut self.centre),
            Tool::Colour => Some(&mut self.colours),
        }
    }

    /// True if it has this already, so that the same again takes it out.
    pub(super) fn has(&self, digit: i16, tool: Tool) -> bool {
        self.marks(tool).map_or(self.digit == Some(digit), |marks| marks.contains(&digit))
    }
}
