//! Ratings.

use ichidoku::{Interrupted, NotProper, ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::rate;
use ichidoku_logic::{HodokuLevel, Technique};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
use crate::notation::Named;
use crate::solve::Status;

/// Asks how hard a puzzle is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rate {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// On which scale.
    #[serde(default)]
    pub scale: Scale,
}

/// How hard a puzzle is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rated {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// How many solutions there are: only a puzzle with one is rated.
    pub status: Status,
    /// The rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The hardest technique that the puzzle needs; on HoDoKu's scale none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hardest: Option<Named<Technique>>,
}

/// The scales.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scale {
    /// ichidoku's own, the same for all symmetric copies of a puzzle.
    #[default]
    Ichidoku,
    /// HoDoKu's.
    #[cfg(feature = "hodoku")]
    Hodoku,
}

impl Scale {
    /// All scales.
    pub const ALL: &[Self] = &[
        Self::Ichidoku,
        #[cfg(feature = "hodoku")]
        Self::Hodoku,
    ];

    /// The scale's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ichidoku => "ichidoku",
            #[cfg(feature = "hodoku")]
            Self::Hodoku => "hodoku",
        }
    }
}

/// A grade and a score in it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rating {
    /// The scale.
    pub scale: Scale,
    /// The grade, or HoDoKu's level.
    pub grade: Grade,
    /// The number that orders puzzles within a grade and across grades.
    pub score: f64,
}

/// The grades of both scales, each with its own meaning there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// ichidoku's Trivial.
    Trivial,
    /// Easy on either scale.
    Easy,
    /// Medium on either scale.
    Medium,
    /// Hard on either scale.
    Hard,
    /// ichidoku's Very hard.
    VeryHard,
    /// HoDoKu's Unfair.
    Unfair,
    /// Extreme on either scale.
    Extreme,
    /// ichidoku's Beyond.
    Beyond,
}

impl Grade {
    /// The grades in the order of their declaration.
    pub const ALL: [Self; 8] = [
        Self::Trivial,
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::VeryHard,
        Self::Unfair,
        Self::Extreme,
        Self::Beyond,
    ];

    /// The name for people: `Very hard`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Trivial => "Trivial",
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
            Self::VeryHard => "Very hard",
            Self::Unfair => "Unfair",
            Self::Extreme => "Extreme",
            Self::Beyond => "Beyond",
        }
    }
}

impl From<rate::Grade> for Grade {
    fn from(grade: rate::Grade) -> Self {
        match grade {
            rate::Grade::Trivial => Self::Trivial,
            rate::Grade::Easy => Self::Easy,
            rate::Grade::Medium => Self::Medium,
            rate::Grade::Hard => Self::Hard,
            rate::Grade::VeryHard => Self::VeryHard,
            rate::Grade::Extreme => Self::Extreme,
            rate::Grade::Beyond => Self::Beyond,
        }
    }
}

impl TryFrom<Grade> for rate::Grade {
    type Error = ();

    /// The grade on ichidoku's scale, if it is one there.
    fn try_from(grade: Grade) -> Result<Self, ()> {
        Ok(match grade {
            Grade::Trivial => Self::Trivial,
            Grade::Easy => Self::Easy,
            Grade::Medium => Self::Medium,
            Grade::Hard => Self::Hard,
            Grade::VeryHard => Self::VeryHard,
            Grade::Extreme => Self::Extreme,
            Grade::Beyond => Self::Beyond,
            Grade::Unfair => return Err(()),
        })
    }
}

impl TryFrom<Grade> for HodokuLevel {
    type Error = ();

    /// The level on HoDoKu's scale, if it is one there.
    fn try_from(grade: Grade) -> Result<Self, ()> {
        Ok(match grade {
            Grade::Easy => Self::Easy,
            Grade::Medium => Self::Medium,
            Grade::Hard => Self::Hard,
            Grade::Unfair => Self::Unfair,
            Grade::Extreme => Self::Extreme,
            Grade::Trivial | Grade::VeryHard | Grade::Beyond => return Err(()),
        })
    }
}

impl From<HodokuLevel> for Grade {
    fn from(level: HodokuLevel) -> Self {
        match level {
            HodokuLevel::Easy => Self::Easy,
            HodokuLevel::Medium => Self::Medium,
            HodokuLevel::Hard => Self::Hard,
            HodokuLevel::Unfair => Self::Unfair,
            HodokuLevel::Extreme => Self::Extreme,
        }
    }
}

impl Rating {
    /// The score as people write it: `7.02`, of HoDoKu's a whole number.
    pub fn score_text(&self) -> String {
        match self.scale {
            Scale::Ichidoku => format!("{:.2}", self.score),
            #[cfg(feature = "hodoku")]
            Scale::Hodoku => format!("{:.0}", self.score),
        }
    }

    /// Rates a puzzle.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before the rating is known.
    pub fn of(puzzle: &ProperPuzzle, scale: Scale, stop: Stop<'_>) -> Result<Self, Interrupted> {
        Ok(match scale {
            Scale::Ichidoku => rate::rate(puzzle, stop)?.into(),
            #[cfg(feature = "hodoku")]
            Scale::Hodoku => {
                let rating = rate::hodoku(puzzle, stop)?;
                Self { scale, grade: rating.level.into(), score: f64::from(rating.score) }
            }
        })
    }
}

impl From<rate::Rating> for Rating {
    fn from(rating: rate::Rating) -> Self {
        Self { scale: Scale::Ichidoku, grade: rating.grade.into(), score: f64::from(rating.score) / 100.0 }
    }
}

impl Rated {
    /// Rates a puzzle if it was proved to have one solution.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before the rating is known.
    pub fn new(
        puzzle: &Puzzle,
        proof: &Result<ProperPuzzle, NotProper>,
        scale: Scale,
        stop: Stop<'_>,
    ) -> Result<Self, Interrupted> {
        let (status, rating) = match proof {
            Ok(proper) => (Status::Unique, Some(Rating::of(proper, scale, stop)?)),
            Err(NotProper::Several(_)) => (Status::Several, None),
            Err(NotProper::Clashing(_) | NotProper::Unsolvable) => (Status::Unsolvable, None),
        };
        Ok(Self { puzzle: Named(*puzzle), status, rating, hardest: None })
    }

    /// Rates a puzzle as [`new`](Self::new) does and names its hardest technique, which takes about as long again.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before both are known.
    pub fn with_hardest(
        puzzle: &Puzzle,
        proof: &Result<ProperPuzzle, NotProper>,
        scale: Scale,
        stop: Stop<'_>,
    ) -> Result<Self, Interrupted> {
        let (Ok(proper), Scale::Ichidoku) = (proof, scale) else { return Self::new(puzzle, proof, scale, stop) };
        let (rating, hardest) = rate::rate_with_hardest(proper, stop)?;
        let (status, rating, hardest) = (Status::Unique, Some(rating.into()), hardest.map(Named));
        Ok(Self { puzzle: Named(*puzzle), status, rating, hardest })
    }
}

impl Ask for Rate {
    type Answer = Rated;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<Rated, Error> {
        let reading = self.puzzle.read()?;
        let proof = ProperPuzzle::prove(reading.puzzle, &control.search())?;
        Ok(Rated::with_hardest(&reading.puzzle, &proof, self.scale, control.handle())?)
    }
}
