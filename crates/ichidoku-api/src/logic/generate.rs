//! New puzzles to order.

use ichidoku::{Cell, Interrupted, ProperPuzzle, Puzzle, Solution, Stop};
use ichidoku_generate::{Generator, Made, Order, Shortfall, Symmetry, practice};
use ichidoku_logic::explain::Words;
use ichidoku_logic::{Technique, rate};
use serde::{Deserialize, Serialize};

use super::choice::Kind;
use super::rate::{Grade, Rating, Scale};
use super::step::Step;
use crate::ask::Ask;
use crate::candidates::CandidateGrid;
use crate::control::Control;
use crate::error::{Error, refused};
use crate::notation::Named;

/// Asks for new puzzles. The order, the seed and the index decide which ones, on every machine.
///
/// ```
/// use ichidoku_api::{Ask, Control, Generate, Grade, PuzzleOrder};
/// let order = PuzzleOrder { grade: Some(Grade::Easy), ..PuzzleOrder::default() };
/// let wish = Generate { seed: Some(7), order, ..Generate::default() };
/// let made = wish.run(&Control::new()).unwrap();
/// assert_eq!(made.puzzles[0].rating.grade, Grade::Easy);
/// assert_eq!(wish.run(&Control::new()).unwrap(), made);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Generate {
    /// From which the puzzles grow; without it other ones each time, where the system has randomness to give.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The index of the first among the puzzles of this seed.
    pub index: u64,
    /// How many; of more than a server lists, or than can be made in the time of a request, come the first.
    pub count: u64,
    /// The attempt at each puzzle to go on with: `attempts` of a puzzle that was missed. The puzzle is the same as if all
    /// attempts were made in one go.
    #[serde(skip_serializing_if = "is_zero")]
    pub attempt: u64,
    /// Stop after this many seconds; what is missed by then says how often it was attempted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    /// What kind of puzzle.
    #[serde(deserialize_with = "crate::json_object::read_object")]
    pub order: PuzzleOrder,
    /// The language of the sentences, by its code, such as `de`; English where there are no words of it. Without a code a
    /// server goes by `Accept-Language`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub language: String,
}

impl Default for Generate {
    /// One puzzle of any kind.
    fn default() -> Self {
        Self {
            seed: None,
            index: 0,
            count: 1,
            attempt: 0,
            seconds: None,
            order: PuzzleOrder::default(),
            language: String::new(),
        }
    }
}

fn is_zero(attempt: &u64) -> bool {
    *attempt == 0
}

/// What kind of puzzle is wanted. Whatever is not asked for is left to chance.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct PuzzleOrder {
    /// A puzzle with one solution that the new ones are to be like: as hard on the scale, with as many clues, one more or less, in the
    /// same symmetry, and minimal if it is. What else is asked for takes the place of that; a pattern, of all that is about clues;
    /// a technique, of how hard it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub like: Option<Named<Puzzle>>,
    /// No fewer clues than this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clues_from: Option<usize>,
    /// No more clues than this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clues_to: Option<usize>,
    /// No clue can go without a second solution.
    pub minimal: bool,
    /// How the clues lie.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symmetry: Option<Named<Symmetry>>,
    /// The clues stand in exactly these cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<Vec<Named<Cell>>>,
    /// This is the solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<Named<Solution>>,
    /// These clues are among the clues.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub given: Option<Named<Puzzle>>,
    /// The grade.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grade: Option<Grade>,
    /// The scale of the grade. With `er_from` or `er_to` it may be `se121` or `sukaku`, that of the ER; a grade is ichidoku's then.
    pub scale: Scale,
    /// No lower ER than this: on the scale `sukaku` if that is the scale, otherwise on `se121`. The puzzles are rated on it, too.
    #[cfg(feature = "explainer")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub er_from: Option<f64>,
    /// No higher ER than this.
    #[cfg(feature = "explainer")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub er_to: Option<f64>,
    /// A technique that is needed to get on, and none harder before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<Named<Technique>>,
    /// Techniques and families that can be done without.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<Named<Kind>>,
    /// Give a puzzle up after so many attempts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attempts: Option<u64>,
}

/// New puzzles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Generated {
    /// The puzzles.
    pub puzzles: Vec<NewPuzzle>,
    /// The puzzles that were given up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<Missed>,
    /// Whether more were asked for than are listed here: the next ones begin at the index behind the last.
    #[serde(default)]
    pub more: bool,
}

/// A new puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewPuzzle {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// The only solution.
    pub solution: Named<Solution>,
    /// How many clues there are.
    pub clues: usize,
    /// The seed it was made from.
    pub seed: u64,
    /// Its index among the puzzles of this seed.
    pub index: u64,
    /// Which attempt gave it, from 0.
    pub attempt: u64,
    /// How hard it is.
    pub rating: Rating,
    /// Where the technique that was asked for is needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub practice: Option<Box<Practice>>,
}

/// The point at which a technique is needed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Practice {
    /// Digits and candidates after all easier steps.
    pub grid: CandidateGrid,
    /// The step that helps on.
    pub step: Step,
}

/// A puzzle that was given up: so often attempted as was asked for or is allowed, or until the time was up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Missed {
    /// How many attempts were made.
    pub attempts: u64,
    /// The puzzle that came nearest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nearest: Option<NewPuzzle>,
}

impl PuzzleOrder {
    /// The order as the generator has it, with so many attempts at a puzzle.
    fn order(&self, attempts: u64, stop: Stop<'_>) -> Result<Order, Error> {
        let mut order = Order::new().attempts(attempts);
        let model = self.model()?;
        if let Some(model) = model.as_ref().filter(|_| self.pattern.is_none()) {
            order = order.like(model);
        }
        if self.clues_from.or(self.clues_to).is_some() {
            order = order.clues(self.clues_from.unwrap_or(17)..=self.clues_to.unwrap_or(80));
        }
        if self.minimal {
            order = order.minimal();
        }
        if let Some(symmetry) = self.symmetry {
            order = order.symmetry(symmetry.0);
        }
        if let Some(pattern) = &self.pattern {
            order = order.pattern(pattern.iter().map(|cell| cell.0).collect());
        }
        if let Some(solution) = self.solution {
            order = order.solution(solution.0);
        }
        if let Some(given) = self.given {
            order = order.given(given.0);
        }
        if let Some(technique) = self.needs {
            order = order.needs(technique.0);
        }
        let forbidden = self.without.iter().flat_map(|kind| kind.0.techniques());
        let order = forbidden.fold(order, Order::forbid);
        match model.filter(|_| !self.says_how_hard()) {
            Some(model) => self.as_hard_as(&model, stop)?.graded(order),
            None => self.graded(order),
        }
    }

    /// The puzzle that the new ones are to be like.
    fn model(&self) -> Result<Option<ProperPuzzle>, Error> {
        let model = self.like.map(|model| ProperPuzzle::new(model.0)).transpose();
        model.map_err(|_| {
            refused!(
                Argument,
                "like-improper",
                "the puzzle that new ones are to be like has no solution or several; expected exactly one"
            )
        })
    }

    /// True if it is said how hard the puzzles are to be.
    fn says_how_hard(&self) -> bool {
        #[cfg(feature = "explainer")]
        if self.is_about_er() {
            return true;
        }
        self.grade.is_some() || self.needs.is_some()
    }

    /// The same order for puzzles that are as hard as another one on the scale.
    fn as_hard_as(&self, model: &ProperPuzzle, stop: Stop<'_>) -> Result<Self, Error> {
        let rating = Rating::of(model, self.scale, stop)?;
        #[cfg(feature = "explainer")]
        if self.scale.explainer().is_some() {
            return Ok(Self { er_from: Some(rating.score), er_to: Some(rating.score), ..self.clone() });
        }
        Ok(Self { grade: Some(rating.grade), ..self.clone() })
    }

    #[cfg(feature = "explainer")]
    fn within_er(&self, order: Order) -> Order {
        // A number too large for the scale is no puzzle's, one below it every puzzle's.
        let tenths = |er: f64| rate::ExplainerDifficulty((er * 10.0).round() as u16);
        match (self.er_from, self.er_to) {
            (None, None) => order,
            (from, to) => {
                let dialect = self.scale.explainer().unwrap_or_default();
                order.dialect(dialect).er(tenths(from.unwrap_or(0.0)), tenths(to.unwrap_or(20.0)))
            }
        }
    }

    #[cfg(not(feature = "explainer"))]
    fn within_er(&self, order: Order) -> Order {
        order
    }

    /// The scale on which the puzzles are rated.
    fn told_on(&self) -> Scale {
        #[cfg(feature = "explainer")]
        if self.is_about_er() && self.scale.explainer().is_none() {
            return Scale::Se121;
        }
        self.scale
    }

    #[cfg(feature = "explainer")]
    fn is_about_er(&self) -> bool {
        self.er_from.or(self.er_to).is_some()
    }

    /// The scale of the grade: ichidoku's, where the scale is that of the ER.
    fn graded_on(&self) -> Scale {
        #[cfg(feature = "explainer")]
        if self.is_about_er() && self.scale.explainer().is_some() {
            return Scale::Ichidoku;
        }
        self.scale
    }

    /// The order with what is said about how hard the puzzles are to be.
    fn graded(&self, order: Order) -> Result<Order, Error> {
        let order = self.within_er(order);
        let Some(grade) = self.grade else { return Ok(order) };
        let graded = match self.graded_on() {
            Scale::Ichidoku => rate::Grade::try_from(grade).map(|grade| order.grade(grade)),
            #[cfg(feature = "hodoku")]
            Scale::Hodoku => ichidoku_logic::HodokuLevel::try_from(grade).map(|level| order.hodoku(level)),
            #[cfg(feature = "explainer")]
            Scale::Se121 | Scale::Sukaku => Err(()),
        };
        graded.map_err(|()| {
            let (grade, scale) = (grade.name(), self.scale.name());
            refused!(
                Argument,
                "grade-of-scale",
                "{grade} is not a grade on the scale {scale}",
                grade = grade,
                scale = scale
            )
        })
    }
}

impl Ask for Generate {
    type Answer = Generated;

    const EXAMPLE: &'static str = r#"{"order": {"grade": "medium", "symmetry": "half-turn"}}"#;

    fn run(&self, control: &Control<'_>) -> Result<Generated, Error> {
        let order = self.order.order(control.attempts_at_most(self.order.attempts), control.handle())?;
        let control = &control.time_at_most(self.seconds);
        let watch = control.watch();
        let is_over = || watch.is_over();
        let generator = Generator::new(order).map_err(Error::argument)?.stop(Stop::when(&is_over));
        let generator = generator.from_attempt(self.attempt);
        let end = self.index.saturating_add(control.listed_at_most(self.count));
        let mut generated = Generated { puzzles: Vec::new(), missed: Vec::new(), more: false };
        for made in generator.puzzles(control.seed(self.seed), self.index..end) {
            control.go_on()?;
            match made {
                Ok(made) => generated.puzzles.push(self.tell(&made, control)?),
                // The time was up before it was its turn.
                Err(Shortfall::Interrupted { attempts, .. }) if attempts == self.attempt => break,
                Err(Shortfall::Exhausted { attempts, nearest } | Shortfall::Interrupted { attempts, nearest }) => {
                    let nearest = nearest.map(|made| self.tell(&made, control)).transpose()?;
                    generated.missed.push(Missed { attempts, nearest });
                }
            }
        }
        generated.more = self.count > (generated.puzzles.len() + generated.missed.len()) as u64;
        Ok(generated)
    }
}

impl Generate {
    fn tell(&self, made: &Made, control: &Control<'_>) -> Result<NewPuzzle, Interrupted> {
        let needs = self.order.needs.map(|technique| technique.0);
        NewPuzzle::new(made, self.order.told_on(), needs, &control.words(&self.language), control.handle())
    }
}

impl NewPuzzle {
    /// A puzzle with its rating, and where the technique is needed, in the words of a language.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before they are known.
    pub fn new(
        made: &Made,
        scale: Scale,
        needs: Option<Technique>,
        words: &Words,
        stop: Stop<'_>,
    ) -> Result<Self, Interrupted> {
        let puzzle = made.puzzle.puzzle();
        let practice = needs.map(|technique| practice(&made.puzzle, technique, stop)).transpose()?.flatten();
        Ok(Self {
            puzzle: Named(*puzzle),
            solution: Named(*made.puzzle.solution()),
            clues: puzzle.clue_count(),
            seed: made.seed,
            index: made.index,
            attempt: made.attempt,
            rating: Rating::of(&made.puzzle, scale, stop)?,
            practice: practice.map(|practice| {
                let state = &practice.path.state;
                Box::new(Practice {
                    grid: CandidateGrid::of(&state.grid()),
                    step: Step::new(state, &practice.step, words),
                })
            }),
        })
    }
}
