//! What there may be of a puzzle beside its clues.

use std::fmt;

/// What there may be of a puzzle beside its clues.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A solution.
    Solution,
    /// The candidates of a candidate grid.
    Candidates,
    /// The digits that a player has put in.
    Entries,
    /// A player's marks in the corners of cells.
    CornerMarks,
    /// A player's marks in the centres of cells.
    CentreMarks,
    /// The colours of cells.
    Colours,
    /// A name or title.
    Name,
    /// Who made the puzzle.
    Author,
    /// The rules as whoever set the puzzle wrote them.
    RulesText,
    /// Where the puzzle is from.
    Source,
    /// How hard it is, as a number.
    Rating,
    /// How hard it is, as a grade.
    Difficulty,
    /// Columns and members that have no meaning here.
    Others,
    /// What is said around several puzzles, and not of each: members of an object that holds them, labels on their line. No
    /// format holds it.
    Outside,
}

impl Part {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Solution,
        Self::Candidates,
        Self::Entries,
        Self::CornerMarks,
        Self::CentreMarks,
        Self::Colours,
        Self::Name,
        Self::Author,
        Self::RulesText,
        Self::Source,
        Self::Rating,
        Self::Difficulty,
        Self::Others,
        Self::Outside,
    ];

    /// The plural: `solutions`, `corner marks`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Solution => "solutions",
            Self::Candidates => "candidates",
            Self::Entries => "entries",
            Self::CornerMarks => "corner marks",
            Self::CentreMarks => "centre marks",
            Self::Colours => "colours",
            Self::Name => "names",
            Self::Author => "authors",
            Self::RulesText => "rules in words",
            Self::Source => "sources",
            Self::Rating => "ratings",
            Self::Difficulty => "difficulties",
            Self::Others => "other columns",
            Self::Outside => "fields outside the records",
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Some of the parts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Parts(u16);

impl Parts {
    /// These parts.
    pub const fn of(parts: &[Part]) -> Self {
        let (mut set, mut i) = (0, 0);
        while i < parts.len() {
            set |= 1 << parts[i] as u16;
            i += 1;
        }
        Self(set)
    }

    /// All parts that a record can have.
    pub const fn all() -> Self {
        Self::of(&Part::ALL).without(Self::of(&[Part::Outside]))
    }

    /// True if there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if the part is one of these.
    pub const fn contains(self, part: Part) -> bool {
        self.0 >> part as u16 & 1 != 0
    }

    /// Those that aren't among the others.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// These parts in their order.
    pub fn iter(self) -> impl Iterator<Item = Part> {
        Part::ALL.into_iter().filter(move |part| self.contains(*part))
    }
}

impl FromIterator<Part> for Parts {
    fn from_iter<I: IntoIterator<Item = Part>>(parts: I) -> Self {
        Self(parts.into_iter().fold(0, |set, part| set | 1 << part as u16))
    }
}
