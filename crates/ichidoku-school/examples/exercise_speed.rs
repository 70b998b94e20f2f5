//! How long exercises, verdicts and near misses take, for each lesson over all its kinds, on one thread:
//! `cargo run --release --example exercise_speed [COUNT [LESSON...]]`.

use std::time::{Duration, Instant};

use ichidoku::{Candidate, Interrupted, Stop};
use ichidoku_school::{Answer, Claim, Exercise, Input, Kind, Lesson, Name, Question, exercise, judge, near_misses};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let count: u64 = words.next().map_or(Ok(60), |n| n.parse())?;
    let named: Vec<String> = words.collect();
    println!("| lesson | exercise ms p50 / p95 | verdict | three near misses |\n|---|--:|--:|--:|");
    for lesson in Lesson::all().iter().filter(|l| named.is_empty() || named.contains(&l.number.to_string())) {
        let mut times = Times::default();
        for (kind, _) in lesson.set {
            (0..count).try_for_each(|index| times.take(lesson, *kind, index))?;
        }
        let [made, judged, near] = [times.made, times.judged, times.near].map(percentiles);
        println!("| {} {} | {made} | {judged} | {near} |", lesson.number, lesson.slug);
    }
    Ok(())
}

#[derive(Default)]
struct Times {
    made: Vec<Duration>,
    judged: Vec<Duration>,
    near: Vec<Duration>,
}

impl Times {
    fn take(&mut self, lesson: &'static Lesson, kind: Kind, index: u64) -> Result<(), Interrupted> {
        let make = || exercise(lesson, kind, Name::new(3, index), Stop::never());
        if let Some(exercise) = make()? {
            self.made.push(least(|| make().map(drop))?);
            for answer in answers(&exercise) {
                self.judged.push(least(|| judge_it(&exercise, &answer))?);
            }
            let Exercise { state, solution, .. } = &exercise;
            self.near.push(least(|| near_misses(lesson, state, solution, 3, Stop::never()).map(drop))?);
        }
        Ok(())
    }
}

/// The least time of three runs: other programs don't count.
fn least(mut work: impl FnMut() -> Result<(), Interrupted>) -> Result<Duration, Interrupted> {
    let mut time = || {
        let start = Instant::now();
        work().map(|()| start.elapsed())
    };
    Ok(time()?.min(time()?).min(time()?))
}

/// An answer that is right and one that is wrong.
fn answers(exercise: &Exercise) -> [Answer; 2] {
    let step = &exercise.shown.step;
    let right = match exercise.input {
        Input::Placements => Answer { placements: step.placements.clone(), ..Answer::default() },
        Input::Eliminations => Answer { eliminations: step.eliminations.clone(), ..Answer::default() },
        Input::Cells => Answer { cells: step.evidence.cells(), ..Answer::default() },
        Input::Choice => Answer { choice: Some(0), ..Answer::default() },
        Input::Candidate => Answer { candidate: exercise.shown.spoiler, ..Answer::default() },
    };
    let last = exercise.state.open().iter().last().map(|cell| Candidate::of(cell, exercise.solution.get(cell)));
    let wrong = match exercise.input {
        Input::Choice => Answer { choice: Some(1), ..Answer::default() },
        Input::Candidate => Answer { candidate: last, ..Answer::default() },
        _ => Answer { eliminations: last.into_iter().collect(), ..Answer::default() },
    };
    [right, wrong]
}

fn judge_it(exercise: &Exercise, answer: &Answer) -> Result<(), Interrupted> {
    let grid = exercise.state.grid();
    let claims: Vec<Claim> = exercise.claims.iter().map(|(claim, _)| claim.clone()).collect();
    let Exercise { lesson, kind, solution, .. } = exercise;
    judge(&Question { lesson, kind: *kind, grid: &grid, solution, claims: &claims }, answer, Stop::never()).map(drop)
}

fn percentiles(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |share: usize| times.get(times.len() * share / 100).map_or(0.0, |time| time.as_secs_f64() * 1e3);
    format!("{:.1} / {:.1}", at(50), at(95))
}
