//! What can be asked about a puzzle, found out when it is asked for.

use std::borrow::Cow;
use std::cell::OnceCell;

use ichidoku::{ProperPuzzle, Stop};
use ichidoku_api::{Scale, VariantTechnique, sukaku};
use ichidoku_formats::Document;
use ichidoku_logic::rate::{self, ExplainerDialect, ExplainerDifficulty, ExplainerPath, ExplainerRating, Grade};
use ichidoku_logic::{Solver, State, Technique};

use crate::values::{GRADES, Names, aliases};
use crate::words::word;

/// A number about a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Fact {
    /// The same for all puzzles.
    Number(f64),
    /// What ichidoku's grade is compared with.
    GradeOf(Grade),
    Clues,
    Er,
    Ep,
    Ed,
    /// ichidoku's grade, from 0.
    Grade,
    /// ichidoku's score.
    Score,
    /// HoDoKu's score.
    Hodoku,
    /// How often the technique is used on ichidoku's path.
    Uses(Technique),
    /// How often a technique that only variants have is used, by its name.
    UsesInVariant(&'static str),
}

impl Fact {
    /// What is known of classic puzzles alone, by name.
    pub(super) const OF_CLASSIC: [(&'static str, Self); 4] =
        [("er", Self::Er), ("ep", Self::Ep), ("ed", Self::Ed), ("hodoku", Self::Hodoku)];

    /// The names of all facts; those of techniques are listed elsewhere.
    pub(super) fn names() -> Names<Self> {
        let own = [("grade", Self::Grade), ("score", Self::Score), ("clues", Self::Clues)];
        let grades = GRADES.map(|(name, grade)| (name, Self::GradeOf(grade)));
        let techniques = Technique::ALL.iter().map(|technique| (technique.slug(), Self::Uses(*technique)));
        let of_variants = VariantTechnique::slugs().filter(|slug| Technique::ALL.iter().all(|own| own.slug() != *slug));
        let of_variants = of_variants.map(|slug| (slug, Self::UsesInVariant(slug)));
        let aliases = aliases().map(|(alias, technique)| (alias, Self::Uses(technique)));
        Names::new("fact", Self::OF_CLASSIC.into_iter().chain(own).chain(grades).chain(techniques).chain(of_variants))
            .with_aliases(aliases)
            .listed_as(word("lists-facts").to_owned())
    }

    /// True if it is compared with grades.
    pub(super) const fn is_grade(self) -> bool {
        matches!(self, Self::Grade | Self::GradeOf(_))
    }
}

/// A puzzle with one solution, and what was found out about it.
pub(super) struct Facts<'p> {
    clues: usize,
    given: Given<'p>,
    /// Whose ratings ER, EP and ED are.
    dialect: ExplainerDialect,
    explainer: OnceCell<Option<ExplainerRating>>,
    rating: OnceCell<Option<rate::Rating>>,
    path: OnceCell<Vec<Technique>>,
}

/// How a puzzle is given.
enum Given<'p> {
    Clues(&'p ProperPuzzle),
    Candidates(Box<State>),
}

impl<'p> Facts<'p> {
    pub(super) fn of(proper: &'p ProperPuzzle, scale: Scale) -> Self {
        Self::new(proper.puzzle().clue_count(), Given::Clues(proper), scale)
    }

    /// A puzzle that is given by its candidates, if this one is.
    pub(super) fn of_candidates(entry: &Document, scale: Scale) -> Option<Self> {
        let dialect = scale.explainer().unwrap_or_default();
        let state = sukaku(&entry.puzzle, entry.candidates.as_deref()?, dialect);
        Some(Self::new(entry.puzzle.clue_count(), Given::Candidates(Box::new(state)), scale))
    }

    fn new(clues: usize, given: Given<'p>, scale: Scale) -> Self {
        let (explainer, rating, path) = Default::default();
        Self { clues, given, dialect: scale.explainer().unwrap_or_default(), explainer, rating, path }
    }

    /// The puzzle, unless it is given by its candidates.
    pub(super) fn proper(&self) -> Option<&'p ProperPuzzle> {
        match self.given {
            Given::Clues(proper) => Some(proper),
            Given::Candidates(_) => None,
        }
    }

    /// The state before the first step: made when it is asked for, since most ratings start from the puzzle.
    fn state(&self) -> Cow<'_, State> {
        match &self.given {
            Given::Clues(proper) => Cow::Owned(State::proper(proper)),
            Given::Candidates(state) => Cow::Borrowed(state),
        }
    }

    /// The ratings of Sudoku Explainer. Nothing stops them.
    pub(super) fn explainer(&self) -> Option<ExplainerRating> {
        *self.explainer.get_or_init(|| self.dialect.rating(&self.state(), Stop::never()).ok())
    }

    /// The steps of Sudoku Explainer.
    pub(super) fn explainer_path(&self) -> Option<ExplainerPath> {
        self.dialect.path(&self.state(), Stop::never()).ok()
    }

    /// True if the ER is at least this.
    pub(super) fn reaches(&self, least: ExplainerDifficulty) -> bool {
        self.dialect.reaches(&self.state(), least, Stop::never()) == Ok(true)
    }

    /// The techniques of ichidoku's path, step by step.
    pub(super) fn path(&self) -> &[Technique] {
        self.path.get_or_init(|| {
            let path = Solver::default().path(self.state().into_owned(), Stop::never());
            path.map(|path| path.steps.iter().map(|step| step.technique).collect()).unwrap_or_default()
        })
    }

    fn rating(&self) -> Option<rate::Rating> {
        *self.rating.get_or_init(|| rate::rate(self.proper()?, Stop::never()).ok())
    }

    /// The number; none where the scale has none for a puzzle that is given by its candidates.
    pub(super) fn get(&self, fact: Fact) -> Option<f64> {
        let tenths = |er: ExplainerDifficulty| f64::from(er.0) / 10.0;
        Some(match fact {
            Fact::Number(number) => number,
            Fact::GradeOf(grade) => f64::from(grade as u8),
            Fact::Clues => self.clues as f64,
            Fact::Er => tenths(self.explainer()?.er),
            Fact::Ep => tenths(self.explainer()?.ep),
            Fact::Ed => tenths(self.explainer()?.ed),
            Fact::Grade => f64::from(self.rating()?.grade as u8),
            Fact::Score => f64::from(self.rating()?.score) / 100.0,
            Fact::Hodoku => f64::from(rate::hodoku(self.proper()?, Stop::never()).ok()?.score),
            Fact::UsesInVariant(_) => 0.0,
            Fact::Uses(technique) => self.path().iter().filter(|used| **used == technique).count() as f64,
        })
    }
}
