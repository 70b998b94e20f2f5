//! Hints: what a player can do next, as little or as much of it as they want to be told.

use ichidoku::{Candidate, Cell, CellSet, House, Solution};
use ichidoku_logic::explain::{Words, every_link, explain};
use ichidoku_logic::hint::{self, advise};
use ichidoku_school::Lesson;
use serde::{Deserialize, Serialize};

use super::choice::Choice;
use super::step::{Sentence, Step, TechniqueName, sentences};
use crate::ask::{Ask, example};
use crate::check::{Clash, differing};
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
use crate::notation::{Named, Numeral, cells, named};

/// Asks what a player can do next. Their own candidates are honoured; a mistake is reported before anything else.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// The puzzle, or the position that the player has come to.
    pub puzzle: PuzzleInput,
    /// How much to tell.
    #[serde(default)]
    pub grade: HintLevel,
    /// Which techniques to use.
    #[serde(default, deserialize_with = "crate::json_object::read_object")]
    pub techniques: Choice,
    /// Whether a whole step comes with its picture, for a board that shows the candidates of the position.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pictures: bool,
    /// The language of the sentences, by its code, such as `de`; English where there are no words of it. Without a code a
    /// server goes by `Accept-Language`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// Level of detail of a hint.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HintLevel {
    /// Where to look, and nothing more.
    #[default]
    Where,
    /// Which technique to use.
    Which,
    /// The whole step: every cell and candidate, and what follows.
    Step,
    /// The same, with chains and nets link by link.
    EveryLink,
}

/// What a player can do next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "classic")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Hinted", transform = crate::kind::of_classic))]
pub struct Hinted {
    /// How much was asked for.
    pub grade: HintLevel,
    /// What there is to say.
    pub advice: Advice,
    /// The same in words.
    pub sentences: Vec<Sentence>,
}

/// What there is to say about a position; in JSON an object whose field `kind` names it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Advice {
    /// A step.
    Step {
        /// Where to look.
        area: Area,
        /// The technique, from the grade `which` on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        technique: Option<TechniqueName>,
        /// Number of the lesson that teaches it, from the grade `which` on, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lesson: Option<u8>,
        /// The step, from the grade `step` on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        step: Option<Box<Step>>,
        /// The player's candidates that a digit in the grid excludes; the step does not count on them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        stale: Vec<Named<Candidate>>,
    },
    /// The grid is complete and right.
    Solved,
    /// No technique finds anything: a search is left.
    Stuck,
    /// The earliest entry that is not in the solution.
    WrongEntry {
        /// The entry.
        entry: Named<Candidate>,
    },
    /// A cell from which the player took out every candidate.
    EmptyCell {
        /// The cell.
        cell: Named<Cell>,
    },
    /// A candidate that the solution needs was taken out.
    LostCandidate {
        /// The box that it was taken out of.
        house: Named<House>,
        /// The candidate, from the grade `which` on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        candidate: Option<Named<Candidate>>,
    },
    /// Clues stand twice in a house.
    Clash {
        /// Every clash.
        clashes: Vec<Clash>,
        /// The clues each of which may be the slip: without it there is exactly one solution. Five at most.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        culprits: Vec<Named<Candidate>>,
    },
    /// The clues have no solution.
    NoSolution {
        /// The same as of a clash.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        culprits: Vec<Named<Candidate>>,
    },
    /// The clues have more than one solution.
    SeveralSolutions {
        /// Two of them.
        examples: [Named<Solution>; 2],
        /// Where these two differ.
        differing: Vec<Named<Cell>>,
    },
}

/// Where to look, at most 20 cells: one or two houses, the places of a digit, or what a cell sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Area {
    /// The houses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<Named<House>>,
    /// The digit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digit: Option<Numeral>,
    /// The cell that sees the area, if that is what it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen_by: Option<Named<Cell>>,
    /// All cells of the area.
    pub cells: Vec<Named<Cell>>,
}

impl HintLevel {
    /// All grades, the least telling first.
    pub const ALL: [Self; 4] = [Self::Where, Self::Which, Self::Step, Self::EveryLink];

    /// The grade's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Where => "where",
            Self::Which => "which",
            Self::Step => "step",
            Self::EveryLink => "every-link",
        }
    }
}

impl From<HintLevel> for hint::Detail {
    fn from(grade: HintLevel) -> Self {
        match grade {
            HintLevel::Where => Self::Where,
            HintLevel::Which => Self::Which,
            HintLevel::Step => Self::Whole,
            HintLevel::EveryLink => Self::EveryLink,
        }
    }
}

impl Ask for Hint {
    type Answer = Hinted;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<Hinted, Error> {
        let (advice, words) = (self.advise(control)?, control.words(&self.language));
        let shown = self.pictures.then(|| self.puzzle.cells_with_candidates());
        Ok(Hinted {
            grade: self.grade,
            sentences: sentences(&advice.tell(self.grade.into()), &words),
            advice: Advice::new(&advice, self.grade, shown, &words),
        })
    }
}

impl Hint {
    /// The advice as the logic gives it, with the state and the whole step.
    ///
    /// # Errors
    /// [`Error`] if the puzzle cannot be read or the control's handle is raised.
    pub fn advise(&self, control: &Control<'_>) -> Result<hint::Advice, Error> {
        let reading = self.puzzle.read()?;
        let solver = self.techniques.solver();
        Ok(advise(&reading.grid, &reading.entries, &solver, control.handle())?)
    }
}

impl Advice {
    /// As much of the advice as is asked for, with a picture for a board that shows the candidates of the given cells.
    pub(crate) fn new(advice: &hint::Advice, grade: HintLevel, shown: Option<CellSet>, words: &Words) -> Self {
        match advice {
            hint::Advice::Solved => Self::Solved,
            hint::Advice::Stuck | hint::Advice::StuckAmongChosen => Self::Stuck,
            hint::Advice::NoSolution { culprits } => Self::NoSolution { culprits: named(culprits.iter().copied()) },
            hint::Advice::WrongEntry(entry) => Self::WrongEntry { entry: Named(*entry) },
            hint::Advice::EmptyCell(cell) => Self::EmptyCell { cell: Named(*cell) },
            hint::Advice::WrongMark(candidate) => Self::LostCandidate {
                house: Named(House::from_box(candidate.cell().box_())),
                candidate: (grade > HintLevel::Where).then_some(Named(*candidate)),
            },
            hint::Advice::Clash { clashes, culprits } => Self::Clash {
                clashes: clashes.clashes.iter().map(Clash::from).collect(),
                culprits: named(culprits.iter().copied()),
            },
            hint::Advice::SeveralSolutions([a, b]) => Self::SeveralSolutions {
                examples: [*a, *b].map(Named),
                differing: cells(differing(&(*a).into(), &(*b).into())),
            },
            hint::Advice::Step(hint) => Self::Step {
                area: Area::from(&hint.area()),
                technique: (grade >= HintLevel::Which).then(|| TechniqueName::new(hint.step.technique, words)),
                lesson: Lesson::teaching(&hint.step).filter(|_| grade >= HintLevel::Which).map(|lesson| lesson.number),
                step: (grade >= HintLevel::Step).then(|| Box::new(step(hint, grade, shown, words))),
                stale: named(hint.stale.iter()),
            },
        }
    }
}

/// The step of a hint, whose picture goes with the sentences of this grade.
fn step(hint: &hint::Hint, grade: HintLevel, shown: Option<CellSet>, words: &Words) -> Step {
    let hint::Hint { state, step, .. } = hint;
    let told = if grade == HintLevel::EveryLink { every_link(state, step) } else { explain(state, step) };
    Step::new(state, step, words).pictured(state, step, &told, shown, words)
}

impl From<&hint::Area> for Area {
    fn from(area: &hint::Area) -> Self {
        Self {
            houses: named(area.houses.iter().copied()),
            digit: area.digit.map(Numeral),
            seen_by: area.seen_by.map(Named),
            cells: cells(area.cells),
        }
    }
}
