//! Makes an exercise of each kind.

use ichidoku::{Candidate, Grid, Interrupted, Stop};
use ichidoku_logic::position::deleted;
use ichidoku_logic::{Solver, State, Step};

use crate::claim::Claim;
use crate::exercise::Exercise;
use crate::kind::Kind;
use crate::lesson::{Lesson, Topic};
use crate::near_miss::{NearMiss, near_misses, refuted};
use crate::position::{Name, Spot, find, find_in};
use crate::task::Shown;
use crate::{links, notes, rules, sets};

/// The exercise of the lesson with this kind and name; `None` if none of the first 4,096 puzzles serves or the lesson has no
/// exercises of the kind.
///
/// It takes from less than a millisecond to about 20 ms; BENCHMARKS.md has a table.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before it is made.
pub fn exercise(
    lesson: &'static Lesson,
    kind: Kind,
    name: Name,
    stop: Stop<'_>,
) -> Result<Option<Exercise>, Interrupted> {
    if !lesson.has(kind) {
        return Ok(None);
    }
    find(lesson, kind, name, stop, make)
}

/// The exercise that the puzzle with this number serves, of those that banks are chosen from; `None` if it doesn't serve.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before it is made.
pub fn exercise_of(
    lesson: &'static Lesson,
    kind: Kind,
    number: u64,
    stop: Stop<'_>,
) -> Result<Option<Exercise>, Interrupted> {
    find_in(lesson, kind, Name::new(0, 0), number, stop, make)
}

/// The exercise in a position, if one can be made of it.
pub(crate) fn make(spot: Spot<'_>) -> Result<Option<Exercise>, Interrupted> {
    match (spot.lesson.topic, spot.kind) {
        (Topic::Rules, Kind::Which) => Ok(rules::boards(spot)),
        (Topic::Notes, Kind::WhyNot) => Ok(notes::ruled_out(spot)),
        (Topic::Notes, _) => Ok(notes::wrong_note(spot)),
        (Topic::Links, Kind::Pattern) => Ok(links::find_one(spot)),
        (Topic::Links, _) => Ok(links::no_link(spot)),
        (Topic::Sets, Kind::Pattern) => Ok(sets::find_one(spot)),
        (_, Kind::FindCell | Kind::Eliminate | Kind::Pattern | Kind::Scan) => find_step(spot),
        (_, Kind::Which) => which(spot),
        (_, Kind::NearMiss) => near_miss(spot),
        (_, Kind::WhyNot) => why_not(spot),
    }
}

/// A step is to be found.
fn find_step(spot: Spot<'_>) -> Result<Option<Exercise>, Interrupted> {
    let step = best(&spot)?;
    Ok(step.map(|step| {
        let shown = Shown::step(&spot.state, &step);
        Exercise::new(spot, shown)
    }))
}

/// The most useful step of the lesson's techniques.
fn best(spot: &Spot<'_>) -> Result<Option<Step>, Interrupted> {
    let Spot { lesson, state, stop, .. } = spot;
    let best = Solver::with_order(lesson.techniques.iter().copied()).best(state, *stop)?;
    match best {
        Some(step) if !lesson.houses.has(&step) => Ok(lesson.steps(state, *stop)?.into_iter().next()),
        best => Ok(best),
    }
}

/// One claim is true, the other a near miss that the solution refutes.
fn which(spot: Spot<'_>) -> Result<Option<Exercise>, Interrupted> {
    let (Some(step), Some(near)) = (best(&spot)?, near(&spot)?) else { return Ok(None) };
    let shown = Shown::step(&spot.state, &step);
    let claims = vec![claim(&spot, &step), near_claim(&spot, &near)];
    Ok(Some(shuffled(spot, shown, claims)))
}

/// One claim, or two, is true, and one a near miss.
fn near_miss(mut spot: Spot<'_>) -> Result<Option<Exercise>, Interrupted> {
    let Some(near) = near(&spot)? else { return Ok(None) };
    let mut steps = spot.lesson.steps(&spot.state, spot.stop)?;
    spot.random.shuffle(&mut steps);
    let mut claims = vec![near_claim(&spot, &near)];
    for step in &steps {
        let is_new = claims.iter().all(|(claim, _)| !claim.is_done_by(step));
        if is_new && claims.len() < 3 {
            claims.push(claim(&spot, step));
        }
    }
    let shown = Shown::near_miss(&spot.state, &near);
    Ok((claims.len() > 1).then(|| shuffled(spot, shown, claims)))
}

/// A claim that a candidate spoils.
fn why_not(mut spot: Spot<'_>) -> Result<Option<Exercise>, Interrupted> {
    let near = near_misses(spot.lesson, &spot.state, &spot.solution, 2, spot.stop)?.into_iter().find(|n| n.is_refuted);
    let near = match near {
        Some(near) => near,
        None => match spoilt(&mut spot)? {
            Some(near) => near,
            None => return Ok(None),
        },
    };
    let (shown, claims) = (Shown::near_miss(&spot.state, &near), vec![near_claim(&spot, &near)]);
    Ok(Some(Exercise::new(spot, shown).claiming(claims)))
}

/// A step of the position that one of the candidates that were eliminated spoils, once it is back.
fn spoilt(spot: &mut Spot<'_>) -> Result<Option<NearMiss>, Interrupted> {
    let steps = spot.lesson.steps(&spot.state, spot.stop)?;
    let grid = spot.state.grid();
    let mut gone: Vec<Candidate> = deleted(&grid).iter().collect();
    spot.random.shuffle(&mut gone);
    for spoiler in gone {
        let state = with(&grid, spoiler);
        let left = spot.lesson.steps(&state, spot.stop)?;
        let lost = steps.iter().find(|step| !left.iter().any(|other| Claim::of(step).is_done_by(other)));
        if let Some(step) = lost {
            spot.state = state;
            return Ok(Some(NearMiss { spoiler, step: step.clone(), is_refuted: false }));
        }
    }
    Ok(None)
}

/// The state of the grid with one candidate more.
fn with(grid: &Grid, candidate: Candidate) -> State {
    let mut candidates = *grid.candidate_set();
    candidates.insert(candidate);
    State::new(&Grid::new(&grid.puzzle(), grid.values(), &candidates)).assume_unique()
}

/// A near miss that the solution refutes.
fn near(spot: &Spot<'_>) -> Result<Option<NearMiss>, Interrupted> {
    Ok(refuted(spot.lesson, &spot.state, &spot.solution, 2, spot.stop)?.into_iter().next())
}

fn claim(spot: &Spot<'_>, step: &Step) -> (Claim, Option<Shown>) {
    (Claim::of(step), Some(Shown::step(&spot.state, step)))
}

/// The claim of a near miss, whose picture doesn't give it away.
fn near_claim(spot: &Spot<'_>, near: &NearMiss) -> (Claim, Option<Shown>) {
    (Claim::of_near_miss(near), Some(Shown::step(&spot.state, &near.step)))
}

/// The exercise with its claims in random order.
fn shuffled(mut spot: Spot<'_>, shown: Shown, mut claims: Vec<(Claim, Option<Shown>)>) -> Exercise {
    spot.random.shuffle(&mut claims);
    Exercise::new(spot, shown).claiming(claims)
}
