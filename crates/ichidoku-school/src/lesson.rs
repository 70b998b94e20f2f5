//! What a lesson is.

use ichidoku::{House, Interrupted, Stop};
use ichidoku_logic::{Evidence, Solver, State, Step, Technique, Truth};

use crate::kind::Kind;

/// One of the 42 lessons. Its texts are in the catalogue, under [`Lesson::number`] and [`Lesson::slug`].
///
/// ```
/// use ichidoku_school::{Kind, Lesson};
/// let lesson = Lesson::named("skyscraper").unwrap();
/// assert_eq!((lesson.number, lesson.part), (17, 'c'));
/// assert_eq!(lesson.set, [(Kind::Eliminate, 8), (Kind::NearMiss, 2), (Kind::Which, 2)]);
/// assert_eq!(lesson.kind_at(0), Kind::Eliminate);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Lesson {
    /// Its place on the path, from 1.
    pub number: u8,
    /// Its name, as a file or option is called.
    pub slug: &'static str,
    /// Its part, `a` to `g`.
    pub part: char,
    /// Numbers of lessons to know first, beside the one before.
    pub after: &'static [u8],
    /// The techniques that it teaches or, at a checkpoint, mixes.
    pub techniques: &'static [Technique],
    /// The houses in which its hidden singles are found.
    pub houses: Houses,
    /// What its exercises are about where that is not a technique.
    pub topic: Topic,
    /// At which point of a game its positions lie.
    pub point: Point,
    /// True if it mixes techniques and names none.
    pub is_checkpoint: bool,
    /// The kinds of exercise and the number of each in a full set.
    pub set: &'static [(Kind, u8)],
}

/// Kinds of house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Houses {
    /// All of them.
    All,
    /// Boxes only.
    Boxes,
    /// Rows and columns only.
    Lines,
}

/// What exercises are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// The steps of techniques.
    Steps,
    /// The rules: which of two boards keeps them.
    Rules,
    /// Notes that are missing or out of date.
    Notes,
    /// Strong links.
    Links,
    /// Almost locked sets, where a pattern is asked for; else steps.
    Sets,
}

/// The point of a game at which positions lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// Anywhere on the way, where no easier technique helps.
    Midway,
    /// Where no easier technique helps any more.
    Needed,
    /// Where singles, locked candidates, pairs and triples help no more.
    Present,
}

/// Singles, locked candidates, pairs and triples: what is used up where a technique is present.
const BASICS: &[Technique] = &[
    Technique::FullHouse,
    Technique::HiddenSingle,
    Technique::NakedSingle,
    Technique::Pointing,
    Technique::Claiming,
    Technique::LockedPair,
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::LockedTriple,
    Technique::NakedTriple,
    Technique::HiddenTriple,
];

impl Lesson {
    /// True if the board shows candidates: from the second part on.
    pub const fn has_notes(&self) -> bool {
        self.part > 'a'
    }

    /// True if a full set has exercises of this kind.
    pub fn has(&self, kind: Kind) -> bool {
        self.set.iter().any(|(other, _)| *other == kind)
    }

    /// The kind of the exercise with this index in full sets one after another: the kinds are mixed evenly.
    pub fn kind_at(&self, index: u64) -> Kind {
        let total: u64 = self.set.iter().map(|(_, count)| u64::from(*count)).sum();
        let mut left: Vec<(Kind, u64, u64)> =
            self.set.iter().map(|(kind, count)| (*kind, u64::from(*count), 0)).collect();
        let mut kind = Kind::Eliminate;
        for place in 0..=index % total.max(1) {
            // The kind that is furthest behind its share; of several the first.
            let behind = |(_, count, used): &(Kind, u64, u64)| (count * (place + 1)) as i64 - (used * total) as i64;
            let most = left.iter().map(behind).max();
            if let Some(next) = left.iter_mut().find(|entry| Some(behind(entry)) == most) {
                next.2 += 1;
                kind = next.0;
            }
        }
        kind
    }

    /// The lesson that teaches steps like this one; `None` if no lesson does. A checkpoint teaches nothing new.
    ///
    /// ```
    /// use ichidoku::{Grid, Puzzle, Stop};
    /// use ichidoku_logic::{Solver, State};
    /// use ichidoku_school::Lesson;
    /// let puzzle: Puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let step = Solver::default().next(&State::new(&Grid::from(puzzle)), Stop::never())?.unwrap();
    /// assert_eq!(Lesson::teaching(&step).map(|lesson| lesson.slug), Some("box"));
    /// # Ok::<(), ichidoku::Interrupted>(())
    /// ```
    pub fn teaching(step: &Step) -> Option<&'static Self> {
        let teaches = |lesson: &&Self| lesson.techniques.contains(&step.technique) && lesson.houses.has(step);
        // Nobody who knows what to look for needs to be told the rules.
        let is_of_technique = |lesson: &&Self| !lesson.is_checkpoint && lesson.topic != Topic::Rules;
        Self::all().iter().filter(is_of_technique).find(teaches)
    }

    /// All steps of the lesson's techniques in the state.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before all are found.
    pub fn steps(&self, state: &State, stop: Stop<'_>) -> Result<Vec<Step>, Interrupted> {
        let mut steps = Solver::with_order(self.techniques.iter().copied()).all(state, stop)?;
        steps.retain(|step| self.houses.has(step));
        Ok(steps)
    }

    /// The steps that are easier than this technique, where the lesson wants it to be needed, or else the basics.
    pub(crate) fn before(&self, technique: Technique) -> Solver {
        match self.point {
            Point::Present => Solver::with_order(BASICS.iter().copied()),
            Point::Midway | Point::Needed => {
                let easier = |other: &Technique| other.difficulty() < technique.difficulty();
                Solver::with_order(Solver::default().order().iter().copied().filter(easier))
            }
        }
    }
}

impl Houses {
    /// True if the step is no hidden single, or one in a house of this kind.
    pub(crate) fn has(self, step: &Step) -> bool {
        match (&step.evidence, step.technique) {
            (Evidence::Single(Truth::Digit(house, _)), Technique::HiddenSingle) => match (self, house) {
                (Self::All, _) => true,
                (Self::Boxes, house) => is_box(*house),
                (Self::Lines, house) => !is_box(*house),
            },
            _ => true,
        }
    }
}

fn is_box(house: House) -> bool {
    House::ALL[18..].contains(&house)
}
