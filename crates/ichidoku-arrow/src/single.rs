//! Ratings, canonical forms and checks: rows that take so long that each is worked on by itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use arrow_array::{ArrayRef, BooleanArray, Float64Array, StringArray, UInt8Array, UInt64Array};
use arrow_buffer::NullBuffer;
use ichidoku::solve::Search;
use ichidoku::{Diagnosis, Interrupted, ProperPuzzle, Puzzle, Stop};
use ichidoku_api::{Checked, Forms, Grade, Rated, Scale, Status, json_word};

use crate::batches::{self, Worker};
use crate::error::Error;
use crate::faults::{self, Faults, too_many_guesses};
use crate::grids;
use crate::kind::Kind;
use crate::limits::Limits;
use crate::rows::Rows;

/// Rows in a batch: few, since one can take seconds.
const BATCH: usize = 64;
/// Solutions are counted up to this in a check.
const COUNTED: u64 = 1000;

/// The columns `status`, `grade`, `score` and `error`, with `ep` and `ed` before the last on the scale of Sudoku Explainer.
pub(crate) fn rate(rows: &Rows<'_>, scale: Scale, limits: &Limits<'_>) -> Result<Vec<ArrayRef>, Error> {
    let (rated, faults) = answers(rows, limits, |puzzle, search, stop| {
        let proof = ProperPuzzle::prove(*puzzle, search)?;
        Ok(Ok(Ratings::of(&Rated::new(puzzle, &proof, scale, stop)?)))
    })?;
    let all = || rated.iter().map(Option::as_ref);
    let grades = all().map(|row| row.and_then(|row| row.grade.as_ref()).and_then(json_word));
    let mut columns: Vec<ArrayRef> = vec![
        Arc::new(StringArray::from_iter(all().map(|row| row.and_then(|row| json_word(&row.status))))),
        Arc::new(StringArray::from_iter(grades)),
        Arc::new(Float64Array::from_iter(all().map(|row| row.and_then(|row| row.score)))),
    ];
    if scale.explainer().is_some() {
        columns.push(Arc::new(Float64Array::from_iter(all().map(|row| row.and_then(|row| row.ep)))));
        columns.push(Arc::new(Float64Array::from_iter(all().map(|row| row.and_then(|row| row.ed)))));
    }
    columns.push(Arc::new(faults::column(faults, rows.len())));
    Ok(columns)
}

/// The columns `canonical`, `automorphisms` and `error`.
pub(crate) fn canonical(rows: &Rows<'_>, kind: Kind, limits: &Limits<'_>) -> Result<Vec<ArrayRef>, Error> {
    let forms = Forms::default();
    let (found, faults) = answers(rows, limits, |puzzle, _, _| {
        let form = forms.of(puzzle).map(|found| (grids::numbers(found.form), found.order()));
        Ok(form.map_err(|clashes| format!("the clues clash: {clashes}")))
    })?;
    let mut bytes = vec![0; rows.len() * grids::CELLS];
    for (index, (slot, found)) in bytes.chunks_exact_mut(grids::CELLS).zip(&found).enumerate() {
        if let Some((form, _)) = found {
            grids::write(slot, form, matches!(rows.row(index), Some(Ok((_, true)))));
        }
    }
    let known = NullBuffer::from_iter(found.iter().map(Option::is_some));
    let orders = UInt64Array::from_iter(found.iter().map(|found| found.map(|(_, order)| order)));
    Ok(vec![grids::column(kind, bytes, Some(known))?, Arc::new(orders), Arc::new(faults::column(faults, rows.len()))])
}

/// The columns `verdict`, `clues`, `solutions`, `minimal` and `error`.
pub(crate) fn check(rows: &Rows<'_>, limits: &Limits<'_>) -> Result<Vec<ArrayRef>, Error> {
    let (checked, faults) = answers(rows, limits, |puzzle, search, _| {
        let diagnosis = Diagnosis::of(puzzle, &search.limit(COUNTED))?;
        Ok(Ok(Checked::new(puzzle, &diagnosis, COUNTED, None)))
    })?;
    let all = || checked.iter().map(Option::as_ref);
    Ok(vec![
        Arc::new(StringArray::from_iter(all().map(|row| row.and_then(|row| json_word(&row.status))))),
        Arc::new(UInt8Array::from_iter(all().map(|row| row.map(|row| row.clues as u8)))),
        Arc::new(UInt64Array::from_iter(all().map(|row| row.map(|row| row.solutions)))),
        Arc::new(BooleanArray::from_iter(all().map(|row| row.and_then(|row| row.minimal)))),
        Arc::new(faults::column(faults, rows.len())),
    ])
}

/// What a rating says.
#[derive(Clone)]
struct Ratings {
    status: Status,
    grade: Option<Grade>,
    score: Option<f64>,
    ep: Option<f64>,
    ed: Option<f64>,
}

impl Ratings {
    fn of(rated: &Rated) -> Self {
        let (rating, explainer) = (rated.rating, rated.explainer.as_ref());
        Self {
            status: rated.status,
            grade: rating.map(|rating| rating.grade),
            score: rating.map(|rating| rating.score),
            ep: explainer.map(|found| found.ep),
            ed: explainer.map(|found| found.ed),
        }
    }
}

/// The answer for a puzzle, or why it has none.
type Answer<T> = Result<Result<T, String>, Interrupted>;

/// The answer of each row, `None` where there is none, and what is wrong with rows.
fn answers<T: Clone + Send>(
    rows: &Rows<'_>,
    limits: &Limits<'_>,
    ask: impl Fn(&Puzzle, &Search<'_>, Stop<'_>) -> Answer<T> + Sync,
) -> Result<(Vec<Option<T>>, Faults), Error> {
    let mut found = vec![None; rows.len()];
    let batches = found.chunks_mut(BATCH).enumerate();
    let faults = batches::each(batches, limits, || Asker { rows, limits, ask: &ask })?;
    Ok((found, faults))
}

/// Asks for the answers of rows.
struct Asker<'a, F> {
    rows: &'a Rows<'a>,
    limits: &'a Limits<'a>,
    ask: &'a F,
}

impl<T, F> Worker<(usize, &mut [Option<T>])> for Asker<'_, F>
where
    F: Fn(&Puzzle, &Search<'_>, Stop<'_>) -> Answer<T>,
{
    fn work(&mut self, (number, found): (usize, &mut [Option<T>]), faults: &mut Faults) -> Result<(), Error> {
        for (place, slot) in found.iter_mut().enumerate() {
            let row = number * BATCH + place;
            match self.rows.row(row) {
                None => {}
                Some(Err(fault)) => faults.push((row, fault)),
                Some(Ok((puzzle, _))) => match self.answer(&puzzle)? {
                    Ok(answer) => *slot = Some(answer),
                    Err(fault) => faults.push((row, fault)),
                },
            }
            self.limits.done(1);
        }
        Ok(())
    }
}

impl<F> Asker<'_, F> {
    /// The answer for a puzzle within the limits of a row.
    fn answer<T>(&self, puzzle: &Puzzle) -> Result<Result<T, String>, Error>
    where
        F: Fn(&Puzzle, &Search<'_>, Stop<'_>) -> Answer<T>,
    {
        let watch = Watch { limits: self.limits, begin: Instant::now(), asked: AtomicU32::new(0) };
        let is_over = || watch.is_over();
        let stop = Stop::when(&is_over);
        let search = Search::new().node_budget(self.limits.guesses).stop(stop);
        match (self.ask)(puzzle, &search, stop) {
            Ok(answer) => Ok(answer),
            Err(Interrupted::NodeBudget) => Ok(Err(too_many_guesses(self.limits.guesses))),
            Err(Interrupted::Stopped) => {
                self.limits.stop.check()?;
                Ok(Err(format!("not done after {} s", self.limits.time.as_secs_f64())))
            }
        }
    }
}

/// Says when a row has taken too long.
struct Watch<'a> {
    limits: &'a Limits<'a>,
    begin: Instant,
    asked: AtomicU32,
}

impl Watch<'_> {
    /// True once the time is up. It is asked so often that the clock is not looked at each time.
    fn is_over(&self) -> bool {
        let look = self.asked.fetch_add(1, Ordering::Relaxed).is_multiple_of(64);
        self.limits.stop.is_raised() || look && self.begin.elapsed() >= self.limits.time
    }
}
