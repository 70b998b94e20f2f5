//! Positions of real puzzles at the point where a lesson's technique helps.

use std::ops::Range;

use ichidoku::{Interrupted, ProperPuzzle, Solution, Stop};
use ichidoku_generate::{BadOrder, Generator, Order, Random, Shortfall, variation};
use ichidoku_logic::{Solver, State, Technique, solve::contradiction};

use crate::bank;
use crate::kind::Kind;
use crate::last_cells::last_cells;
use crate::lesson::{Houses, Lesson, Point, Topic};

/// Which exercise of its lesson and kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    /// The seed, such as one that the learner's device has drawn.
    pub seed: u64,
    /// The index among the exercises of this seed.
    pub index: u64,
    /// 0, or another number for the same exercise turned by a symmetry and with other digits.
    pub turn: u64,
}

impl Name {
    /// The exercise with this seed and index.
    pub const fn new(seed: u64, index: u64) -> Self {
        Self { seed, index, turn: 0 }
    }
}

/// A position in which an exercise may be set.
#[derive(Clone, Debug)]
pub(crate) struct Spot<'a> {
    pub(crate) lesson: &'static Lesson,
    pub(crate) kind: Kind,
    pub(crate) state: State,
    pub(crate) solution: Solution,
    /// Randomness for what else there is to choose.
    pub(crate) random: Random,
    pub(crate) stop: Stop<'a>,
}

/// The seed of the puzzles that banks name.
pub(crate) const BANK_SEED: u64 = 2026;

/// The number of puzzles that are tried for an exercise.
const MOST: u64 = 4096;

/// Tries puzzles until an exercise can be made of one: those of the lesson's bank, or else up to 4,096 others.
pub(crate) fn find<'a, T>(
    lesson: &'static Lesson,
    kind: Kind,
    name: Name,
    stop: Stop<'a>,
    make: impl Fn(Spot<'a>) -> Result<Option<T>, Interrupted>,
) -> Result<Option<T>, Interrupted> {
    let mut random = Random::new(name.seed, name.index, stream(lesson, kind));
    let banked = bank::numbers(lesson, kind);
    if banked.is_empty() {
        let technique = random.pick(lesson.techniques).copied();
        return try_puzzles(random.bits(), 0..MOST, stop, &mut |puzzle, number| {
            let spot = spot(lesson, kind, technique, puzzle, Draw { name, number }, stop)?;
            spot.map_or(Ok(None), |spot| make(if name.turn == 0 { spot } else { turned(spot, name) }))
        });
    }
    let first = random.below(banked.len() as u32) as usize;
    for number in banked[first..].iter().chain(&banked[..first]) {
        let made = find_in(lesson, kind, name, *number, stop, |spot| make(turned(spot, name)))?;
        if made.is_some() {
            return Ok(made);
        }
    }
    Ok(None)
}

/// Makes an exercise of the puzzle with this number of the banks' seed, if it serves.
pub(crate) fn find_in<'a, T>(
    lesson: &'static Lesson,
    kind: Kind,
    name: Name,
    number: u64,
    stop: Stop<'a>,
    make: impl Fn(Spot<'a>) -> Result<Option<T>, Interrupted>,
) -> Result<Option<T>, Interrupted> {
    // The techniques of a lesson take turns.
    let technique = lesson.techniques.get((number % lesson.techniques.len().max(1) as u64) as usize).copied();
    try_puzzles(BANK_SEED, number..number + 1, stop, &mut |puzzle, number| {
        let spot = spot(lesson, kind, technique, puzzle, Draw { name, number }, stop)?;
        spot.map_or(Ok(None), &make)
    })
}

/// What decides what else is drawn for an exercise.
#[derive(Clone, Copy)]
struct Draw {
    name: Name,
    number: u64,
}

/// The puzzle at a point where the technique helps.
fn spot<'a>(
    lesson: &'static Lesson,
    kind: Kind,
    technique: Option<Technique>,
    puzzle: &ProperPuzzle,
    draw: Draw,
    stop: Stop<'a>,
) -> Result<Option<Spot<'a>>, Interrupted> {
    let Draw { name, number } = draw;
    let mut random = Random::new(name.seed, name.index, stream(lesson, kind) | (number + 1) << 16);
    let state = bring(lesson, kind, technique, puzzle, &mut random, stop)?;
    Ok(state.map(|state| Spot { lesson, kind, solution: *puzzle.solution(), state, random, stop }))
}

/// Keeps the exercises of different lessons and kinds apart.
fn stream(lesson: &Lesson, kind: Kind) -> u64 {
    u64::from(lesson.number) << 8 | kind as u64
}

/// Makes something of a puzzle with its number, if the puzzle serves.
type Serve<'s, T> = dyn FnMut(&ProperPuzzle, u64) -> Result<Option<T>, Interrupted> + 's;

/// Shows the random puzzles of a seed, one after another, until one serves.
fn try_puzzles<T>(
    seed: u64,
    numbers: Range<u64>,
    stop: Stop<'_>,
    serve: &mut Serve<'_, T>,
) -> Result<Option<T>, Interrupted> {
    let Ok(generator) = any_puzzle() else { return Ok(None) };
    let generator = generator.stop(stop);
    let (mut from, mut at_once) = (numbers.start, 4);
    while from < numbers.end {
        // They are made in lock step: few at first, since most positions aren't rare.
        let to = numbers.end.min(from + at_once);
        for (number, made) in (from..to).zip(generator.puzzles(seed, from..to)) {
            let made = match made {
                Ok(made) => made,
                Err(Shortfall::Interrupted { .. }) => return Err(Interrupted::Stopped),
                Err(_) => continue,
            };
            if let Some(served) = serve(&made.puzzle, number)? {
                return Ok(Some(served));
            }
        }
        (from, at_once) = (to, 16);
    }
    Ok(None)
}

fn any_puzzle() -> Result<Generator<'static>, BadOrder> {
    Generator::new(Order::new())
}

/// Brings the puzzle to a point where the technique helps.
fn bring(
    lesson: &Lesson,
    kind: Kind,
    technique: Option<Technique>,
    puzzle: &ProperPuzzle,
    random: &mut Random,
    stop: Stop<'_>,
) -> Result<Option<State>, Interrupted> {
    if kind == Kind::Scan && technique == Some(Technique::FullHouse) {
        return Ok(last_cells(puzzle.solution(), random).map(|puzzle| State::proper(&puzzle)));
    }
    let start = State::proper(puzzle);
    if lesson.point == Point::Midway {
        return midway(lesson, kind, technique, start, random, stop);
    }
    let state = lesson.before(technique.unwrap_or(Technique::XWing)).path(start, stop)?.state;
    let helps = match technique {
        Some(technique) => Solver::with_order([technique]).next(&state, stop)?.is_some(),
        None => !state.is_solved(),
    };
    Ok((helps && contradiction(&state).is_none()).then_some(state))
}

/// The singles, easiest first.
const SINGLES: [Technique; 3] = [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle];

/// The number of digits that a scan asks for.
pub(crate) const SCAN: usize = 10;

/// Any point on the way that serves.
fn midway(
    lesson: &Lesson,
    kind: Kind,
    technique: Option<Technique>,
    mut state: State,
    random: &mut Random,
    stop: Stop<'_>,
) -> Result<Option<State>, Interrupted> {
    let path = Solver::with_order(SINGLES).path(state.clone(), stop)?;
    let mut points = Vec::new();
    for step in &path.steps {
        if serves(lesson, kind, technique, &state, stop)? {
            points.push(state.clone());
        }
        state.apply(step);
    }
    Ok(random.pick(&points).cloned())
}

/// The first point on the way of a puzzle that serves the lesson's exercises in which a cell is to be found.
pub(crate) fn first_point(lesson: &Lesson, mut state: State, stop: Stop<'_>) -> Result<Option<State>, Interrupted> {
    for step in Solver::with_order(SINGLES).path(state.clone(), stop)?.steps {
        for technique in lesson.techniques {
            if serves(lesson, Kind::FindCell, Some(*technique), &state, stop)? {
                return Ok(Some(state));
            }
        }
        state.apply(&step);
    }
    Ok(None)
}

/// True if the state is a point for the lesson: nothing easier helps and the technique does, ten times over for a scan.
fn serves(
    lesson: &Lesson,
    kind: Kind,
    technique: Option<Technique>,
    state: &State,
    stop: Stop<'_>,
) -> Result<bool, Interrupted> {
    let Some(technique) = technique.filter(|_| !is_without_step(lesson, kind)) else {
        return Ok((20..=55).contains(&state.open().len()));
    };
    if kind == Kind::Scan {
        return Ok(Solver::with_order([technique]).path_of_at_most(state.clone(), SCAN, stop)?.steps.len() == SCAN);
    }
    if lesson.before(technique).next(state, stop)?.is_some() {
        return Ok(false);
    }
    let mut steps = Solver::with_order([technique]).all(state, stop)?;
    if lesson.houses == Houses::Lines && steps.iter().any(|step| Houses::Boxes.has(step)) {
        return Ok(false);
    }
    steps.retain(|step| lesson.houses.has(step));
    Ok(!steps.is_empty())
}

/// True if exercises of this kind rest on no step: two boards, or notes.
fn is_without_step(lesson: &Lesson, kind: Kind) -> bool {
    lesson.topic == Topic::Notes || lesson.topic == Topic::Rules && kind == Kind::Which
}

/// The position turned by a symmetry and with other digits.
fn turned<'a>(spot: Spot<'a>, name: Name) -> Spot<'a> {
    let mut random = Random::new(!name.seed, name.index, name.turn);
    let (_, transform) = variation(spot.state.values(), &mut random);
    let state = State::new(&transform.grid(&spot.state.grid())).assume_unique();
    Spot { state, solution: transform.solution(&spot.solution), ..spot }
}
