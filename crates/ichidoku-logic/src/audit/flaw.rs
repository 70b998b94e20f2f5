//! What can be wrong with a step.

use std::fmt;

use ichidoku::Candidate;

/// What is wrong with a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// It neither places nor takes out anything.
    Idle,
    /// It concerns a candidate that is not there.
    Absent(Candidate),
    /// It contradicts the solution at this candidate.
    Wrong(Candidate),
    /// Its evidence does not prove what it says about this candidate.
    Unproved(Candidate),
    /// A line of its net does not follow from the lines before it: the place of the line.
    Unfounded(usize),
    /// Its deadly pattern has a filling that nothing can be exchanged with, or does not list its guardians.
    NotDeadly,
    /// It has a deadly pattern, but the state is not known to have one solution only.
    NotUnique,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Idle => write!(f, "the step changes nothing"),
            Self::Absent(c) => write!(f, "{c} is not a candidate"),
            Self::Wrong(c) => write!(f, "the solution says otherwise about {c}"),
            Self::Unproved(c) => write!(f, "the evidence does not prove what is said about {c}"),
            Self::Unfounded(line) => write!(f, "line {line} of the net does not follow from those before it"),
            Self::NotDeadly => write!(f, "the pattern can be filled in a way that has no twin"),
            Self::NotUnique => write!(f, "the givens are not known to have one solution only"),
        }
    }
}

impl std::error::Error for Flaw {}
