//! Links between candidates.

use ichidoku::Candidate;

/// A link between two candidates, or from a digit in the grid to a place that it rules out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Link {
    /// The beginning.
    pub from: Candidate,
    /// The end.
    pub to: Candidate,
    /// What it says.
    pub kind: LinkKind,
}

/// What a link says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LinkKind {
    /// At least one of the two is true.
    Strong,
    /// At most one of the two is true.
    Weak,
    /// A digit in the grid rules out the other end, and what lies between.
    RulesOut,
}

impl LinkKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Strong, Self::Weak, Self::RulesOut];

    /// Its name in a style sheet.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Strong => "strong",
            Self::Weak => "weak",
            Self::RulesOut => "rules-out",
        }
    }
}
