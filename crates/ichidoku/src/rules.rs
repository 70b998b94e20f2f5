//! The rules of a puzzle.

/// The rules of a puzzle. So far there are only those of the classic 9×9, which hold where none are stated.
///
/// ```
/// use ichidoku::Rules;
/// assert_eq!(Rules::named("classic"), Some(Rules::default()));
/// assert_eq!(Rules::Classic.name(), "classic");
/// assert_eq!(Rules::named("killer"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Rules {
    /// Each digit once in each row, column and box of a 9×9 grid.
    #[default]
    Classic,
}

impl Rules {
    /// The rules with this name: `classic`.
    pub fn named(name: &str) -> Option<Self> {
        (name == Self::Classic.name()).then_some(Self::Classic)
    }

    /// The name in files, saved games, links and requests, which never changes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
        }
    }

    /// True for the rules of a puzzle that states none.
    pub fn is_usual(self) -> bool {
        self == Self::default()
    }
}
