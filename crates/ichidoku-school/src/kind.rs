//! The kinds of exercise.

/// What the learner does in an exercise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Find a cell and place its digit.
    FindCell,
    /// Find the candidates that a step eliminates.
    Eliminate,
    /// Find the cells of the pattern.
    Pattern,
    /// Say which of two claims is true.
    Which,
    /// Say which of the claims is a near miss.
    NearMiss,
    /// Place ten digits, one after another.
    Scan,
    /// Find the candidate that breaks the pattern of a near miss.
    WhyNot,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 7] =
        [Self::FindCell, Self::Eliminate, Self::Pattern, Self::Which, Self::NearMiss, Self::Scan, Self::WhyNot];

    /// The kind's name: `find-cell`.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::FindCell => "find-cell",
            Self::Eliminate => "eliminate",
            Self::Pattern => "pattern",
            Self::Which => "which",
            Self::NearMiss => "near-miss",
            Self::Scan => "scan",
            Self::WhyNot => "why-not",
        }
    }

    /// The kind with this name.
    pub fn named(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.slug() == slug)
    }
}
