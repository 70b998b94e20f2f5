//! Ratings.

#[cfg(feature = "explainer")]
use ichidoku::{Candidate, CandidateSet, Cell, Grid, solve::Search};
use ichidoku::{Interrupted, NotProper, ProperPuzzle, Puzzle, Stop};
#[cfg(feature = "explainer")]
use ichidoku_logic::rate::ExplainerDialect;
use ichidoku_logic::{HodokuLevel, Technique, rate};
#[cfg(feature = "explainer")]
use ichidoku_logic::{State, hint};
use ichidoku_words::app::Texts;
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
#[cfg(feature = "explainer")]
use crate::input::Reading;
use crate::notation::Named;
use crate::solve::Status;

/// Asks how hard a puzzle is. On the scales `se121` and `sukaku` a puzzle that is given by its candidates (a sukaku) is rated, too.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rate {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// On which scale.
    #[serde(default)]
    pub scale: Scale,
    /// Whether the steps on which the ratings of Sudoku Explainer rest are given.
    #[cfg(feature = "explainer")]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub path: bool,
}

/// How hard a puzzle is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "classic")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Rated", transform = crate::kind::of_classic))]
pub struct Rated {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// How many solutions there are: only a puzzle with one is rated.
    pub status: Status,
    /// The rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The hardest technique that the puzzle needs; on the scales of other programs none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hardest: Option<Named<Technique>>,
    /// The ratings of Sudoku Explainer, if they were asked for.
    #[cfg(feature = "explainer")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explainer: Option<ExplainerRatings>,
}

/// How hard Sudoku Explainer 1.2.1 finds a puzzle, or Sukaku Explainer 1.18.1.
#[cfg(feature = "explainer")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainerRatings {
    /// The hardest step; 20 if no technique solves the puzzle.
    pub er: f64,
    /// The hardest step up to the first that places a digit.
    pub ep: f64,
    /// The first step.
    pub ed: f64,
    /// The technique of the first of the hardest steps: its name on this scale in small letters, with hyphens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hardest: Option<String>,
    /// What Sudoku Explainer calls that technique.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hardest_name: Option<String>,
    /// The steps on which the ratings rest, if they were asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<Vec<ExplainerStep>>,
}

/// A step as Sudoku Explainer 1.2.1 takes it, or Sukaku Explainer 1.18.1.
#[cfg(feature = "explainer")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainerStep {
    /// Its technique: the name on this scale in small letters, with hyphens.
    pub technique: String,
    /// What Sudoku Explainer calls its technique.
    pub technique_name: String,
    /// How hard it is.
    pub rating: f64,
    /// The digit that it places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placement: Option<Named<Candidate>>,
    /// The candidates that it eliminates, but for those that its digit excludes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub eliminations: Vec<Named<Candidate>>,
}

#[cfg(feature = "explainer")]
impl From<&rate::ExplainerStep> for ExplainerStep {
    fn from(step: &rate::ExplainerStep) -> Self {
        Self {
            technique: step.technique.slug(),
            technique_name: step.technique.to_string(),
            rating: f64::from(step.difficulty.0) / 10.0,
            placement: step.placement.map(Named),
            eliminations: step.eliminations.iter().copied().map(Named).collect(),
        }
    }
}

#[cfg(feature = "explainer")]
impl From<rate::ExplainerRating> for ExplainerRatings {
    fn from(rating: rate::ExplainerRating) -> Self {
        let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(|rating| f64::from(rating.0) / 10.0);
        let hardest = rating.hardest.map(rate::ExplainerTechnique::slug);
        let hardest_name = rating.hardest.map(|technique| technique.to_string());
        Self { er, ep, ed, hardest, hardest_name, path: None }
    }
}

#[cfg(feature = "explainer")]
impl From<&rate::ExplainerPath> for ExplainerRatings {
    /// The ratings with the steps.
    fn from(path: &rate::ExplainerPath) -> Self {
        Self { path: Some(path.steps.iter().map(ExplainerStep::from).collect()), ..path.rating().into() }
    }
}

/// The state in which Sudoku Explainer begins with a puzzle that is given by its candidates: those that are alone in their cells
/// are placed. Sukaku Explainer knows no clues here, and places only those that no other candidate has to go for.
#[cfg(feature = "explainer")]
pub fn sukaku(puzzle: &Puzzle, candidates: &CandidateSet, dialect: ExplainerDialect) -> State {
    let knows_clues = dialect == ExplainerDialect::Se121;
    let clues = puzzle.clues().map(|(cell, digit)| Candidate::of(cell, digit));
    let shown: CandidateSet = candidates.iter().chain(clues).collect();
    let givens = if knows_clues { *puzzle } else { Puzzle::EMPTY };
    let grid = Grid::new(&givens, &givens, &shown);
    let is_seen = |cell: Cell, digit| cell.peers().iter().any(|peer| grid.candidates(peer).contains(digit));
    let mut state = hint::state(&grid).assume_unique();
    for cell in Cell::ALL {
        if let (None, Some(digit)) = (state.value(cell), grid.candidates(cell).only())
            && state.digits(cell).contains(digit)
            && (knows_clues || !is_seen(cell, digit))
        {
            state.place(cell, digit);
        }
    }
    state
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
    /// That of Sudoku Explainer 1.2.1: ER, EP and ED.
    #[cfg(feature = "explainer")]
    Se121,
    /// That of Sukaku Explainer 1.18.1, which goes on from it: ER, EP and ED.
    #[cfg(feature = "explainer")]
    Sukaku,
}

impl Scale {
    /// All scales.
    pub const ALL: &[Self] = &[
        Self::Ichidoku,
        #[cfg(feature = "hodoku")]
        Self::Hodoku,
        #[cfg(feature = "explainer")]
        Self::Se121,
        #[cfg(feature = "explainer")]
        Self::Sukaku,
    ];

    /// The scale's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ichidoku => "ichidoku",
            #[cfg(feature = "hodoku")]
            Self::Hodoku => "hodoku",
            #[cfg(feature = "explainer")]
            Self::Se121 => "se121",
            #[cfg(feature = "explainer")]
            Self::Sukaku => "sukaku",
        }
    }

    /// The program whose ER, EP and ED the scale has, if it has them.
    ///
    /// ```
    /// use ichidoku_api::Scale;
    /// let named: Vec<&str> = Scale::ALL.iter().filter(|scale| scale.explainer().is_some()).map(|scale| scale.name()).collect();
    /// assert_eq!(named, ["se121", "sukaku"]);
    /// ```
    #[cfg(feature = "explainer")]
    pub const fn explainer(self) -> Option<ExplainerDialect> {
        match self {
            Self::Se121 => Some(ExplainerDialect::Se121),
            Self::Sukaku => Some(ExplainerDialect::Sukaku),
            _ => None,
        }
    }
}

/// A grade and a score in it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rating {
    /// The scale.
    pub scale: Scale,
    /// The grade, or HoDoKu's level; with an ER the grade of techniques that are as hard.
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

    /// The word for it in the texts of books in some language; the English name where there is none.
    ///
    /// ```
    /// use ichidoku_api::Grade;
    /// use ichidoku_words::app::Texts;
    /// assert_eq!(Grade::VeryHard.word(&Texts::of_books("en").unwrap()), "Very hard");
    /// ```
    pub fn word(self, books: &Texts) -> &'static str {
        let slug = self.name().to_lowercase().replace(' ', "-");
        books.find(&format!("grade-{slug}")).unwrap_or(self.name())
    }

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
            #[cfg(feature = "explainer")]
            Scale::Se121 | Scale::Sukaku => format!("{:.1}", self.score),
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
            #[cfg(feature = "explainer")]
            Scale::Se121 | Scale::Sukaku => {
                let dialect = scale.explainer().unwrap_or_default();
                Self::of_er(dialect.rating(&State::proper(puzzle), stop)?.er, scale)
            }
        })
    }

    #[cfg(feature = "explainer")]
    fn of_er(er: rate::ExplainerDifficulty, scale: Scale) -> Self {
        let grade = rate::Grade::of(u8::try_from(er.0).unwrap_or(u8::MAX));
        Self { scale, grade: grade.into(), score: f64::from(er.0) / 10.0 }
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
        let mut rated = Self::unrated(puzzle, Status::of(proof));
        let Ok(proper) = proof else { return Ok(rated) };
        #[cfg(feature = "explainer")]
        if let Some(dialect) = scale.explainer() {
            return Ok(Self::of_explainer(puzzle, Some(dialect.rating(&State::proper(proper), stop)?), scale));
        }
        rated.rating = Some(Rating::of(proper, scale, stop)?);
        Ok(rated)
    }

    /// Rates a puzzle that is given by its candidates on a scale of Sudoku Explainer, if it has exactly one solution.
    ///
    /// # Errors
    /// [`Interrupted`] if the search or the handle ends before the rating is known.
    #[cfg(feature = "explainer")]
    pub fn of_candidates(
        puzzle: &Puzzle,
        candidates: &CandidateSet,
        scale: Scale,
        search: &Search<'_>,
        stop: Stop<'_>,
    ) -> Result<Self, Interrupted> {
        let status = Status::within(candidates, search)?;
        let mut rated = Self::unrated(puzzle, status);
        if status == Status::Unique {
            rated.set_path(&sukaku(puzzle, candidates, scale.explainer().unwrap_or_default()), scale, stop)?;
        }
        Ok(rated)
    }

    /// Rates a puzzle on a scale of Sudoku Explainer, if it was proved to have one solution, and gives the steps.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before the rating is known.
    #[cfg(feature = "explainer")]
    pub fn with_path(
        puzzle: &Puzzle,
        proof: &Result<ProperPuzzle, NotProper>,
        scale: Scale,
        stop: Stop<'_>,
    ) -> Result<Self, Interrupted> {
        let mut rated = Self::unrated(puzzle, Status::of(proof));
        if let Ok(proper) = proof {
            rated.set_path(&State::proper(proper), scale, stop)?;
        }
        Ok(rated)
    }

    /// Adds the ratings of Sudoku Explainer with their steps.
    #[cfg(feature = "explainer")]
    fn set_path(&mut self, state: &State, scale: Scale, stop: Stop<'_>) -> Result<(), Interrupted> {
        let path = scale.explainer().unwrap_or_default().path(state, stop)?;
        self.rating = Some(Rating::of_er(path.rating().er, scale));
        self.explainer = Some((&path).into());
        Ok(())
    }

    /// A puzzle with what Sudoku Explainer found, if anything.
    #[cfg(feature = "explainer")]
    pub fn of_explainer(puzzle: &Puzzle, found: Option<rate::ExplainerRating>, scale: Scale) -> Self {
        let rating = found.map(|found| Rating::of_er(found.er, scale));
        Self { rating, explainer: found.map(ExplainerRatings::from), ..Self::unrated(puzzle, Status::Unique) }
    }

    /// A puzzle that is not rated.
    pub fn unrated(puzzle: &Puzzle, status: Status) -> Self {
        Self {
            puzzle: Named(*puzzle),
            status,
            rating: None,
            hardest: None,
            #[cfg(feature = "explainer")]
            explainer: None,
        }
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
        let (rating, hardest) = (Some(rating.into()), hardest.map(Named));
        Ok(Self { rating, hardest, ..Self::unrated(puzzle, Status::Unique) })
    }
}

impl Ask for Rate {
    type Answer = Rated;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<Rated, Error> {
        let reading = self.puzzle.read()?;
        #[cfg(feature = "explainer")]
        if self.scale.explainer().is_some() {
            return self.of_explainer(&reading, control);
        }
        let proof = ProperPuzzle::prove(reading.puzzle, &control.search())?;
        Ok(Rated::with_hardest(&reading.puzzle, &proof, self.scale, control.handle())?)
    }
}

#[cfg(feature = "explainer")]
impl Rate {
    fn of_explainer(&self, reading: &Reading, control: &Control<'_>) -> Result<Rated, Error> {
        let puzzle = &reading.puzzle;
        let mut rated = match &reading.stated {
            Some(candidates) => {
                Rated::of_candidates(puzzle, candidates, self.scale, &control.search(), control.handle())?
            }
            None => {
                let proof = ProperPuzzle::prove(*puzzle, &control.search())?;
                Rated::with_path(puzzle, &proof, self.scale, control.handle())?
            }
        };
        if let (Some(ratings), false) = (&mut rated.explainer, self.path) {
            ratings.path = None;
        }
        Ok(rated)
    }
}
