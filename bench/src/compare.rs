//! Solvers side by side: rounds that interleave them, so that what disturbs the machine disturbs all alike.

use anyhow::Result;

use crate::args::{Common, Compare};
use crate::check;
use crate::contender::{Contender, Prepared, Task};
use crate::contenders;
use crate::machine::Circumstances;
use crate::report::{Cell, Measured, Report, Row, Section, Unit};
use crate::sets::{Set, sample};

/// Puzzles that tell how long a round will take.
const PILOT: usize = 64;

/// Measures every set for every limit and way to call.
pub(crate) fn run(compare: &Compare, common: &Common, sets: &[Set]) -> Result<Report> {
    let circumstances = Circumstances::now();
    let contenders = contenders::chosen(compare)?;
    let mut sections = Vec::new();
    for limit in &compare.limit {
        for calls in &compare.calls {
            let race = Race { contenders: &contenders, task: Task { limit: *limit, calls: *calls }, compare, common };
            sections.push(race.section(sets)?);
        }
    }
    Ok(Report { circumstances, rounds: common.rounds, sections })
}

/// Contenders with one task.
struct Race<'a> {
    contenders: &'a [Box<dyn Contender>],
    task: Task,
    compare: &'a Compare,
    common: &'a Common,
}

impl Race<'_> {
    fn section(&self, sets: &[Set]) -> Result<Section> {
        let Task { limit, calls } = self.task;
        Ok(Section {
            title: format!("limit {limit}, {}", calls.name()),
            unit: Unit::Microseconds,
            columns: self.contenders.iter().map(|contender| contender.name().to_owned()).collect(),
            baseline: Some(self.compare.baseline.clone()),
            rows: sets.iter().map(|set| self.row(set)).collect::<Result<_>>()?,
        })
    }

    fn row(&self, set: &Set) -> Result<Row> {
        eprintln!("{}: {} puzzles, limit {}, {}", set.name, set.puzzles.len(), self.task.limit, self.task.calls.name());
        let expected = check::counts(&set.puzzles, self.task.limit);
        let mut lanes = Vec::new();
        for contender in self.contenders {
            let patient = self.predicted_seconds(contender.as_ref(), set)? <= self.compare.patience;
            let prepared = if patient { Some(contender.prepare(&set.puzzles, self.task)?) } else { None };
            lanes.push(Lane { contender: contender.as_ref(), prepared, times: Vec::new() });
        }
        // The first round warms up: caches, clock frequency, the pages of the answers.
        for round in 0..=self.common.rounds {
            for lane in &mut lanes {
                lane.round(set, &expected, round > 0)?;
            }
        }
        let cells = lanes.iter().map(|lane| lane.cell(set)).collect();
        Ok(Row { set: set.name.clone(), puzzles: set.puzzles.len(), cells })
    }

    fn predicted_seconds(&self, contender: &dyn Contender, set: &Set) -> Result<f64> {
        let pilot = sample(&set.puzzles, PILOT);
        let time = contender.prepare(&pilot, self.task)?.round()?;
        Ok(time.as_secs_f64() * set.puzzles.len() as f64 / pilot.len() as f64)
    }
}

/// One contender on one set; without `prepared` if it is too slow.
struct Lane<'a> {
    contender: &'a dyn Contender,
    prepared: Option<Box<dyn Prepared + 'a>>,
    times: Vec<f64>,
}

impl Lane<'_> {
    fn round(&mut self, set: &Set, expected: &[u64], measured: bool) -> Result<()> {
        let Some(prepared) = &mut self.prepared else { return Ok(()) };
        prepared.forget();
        let time = prepared.round()?;
        check::all(self.contender, prepared.as_ref(), &set.puzzles, expected)?;
        if measured {
            self.times.push(time.as_secs_f64() * 1e6 / set.puzzles.len() as f64);
        }
        Ok(())
    }

    fn cell(&self, set: &Set) -> Cell {
        let Some(prepared) = &self.prepared else { return Cell::TooSlow };
        let work = prepared.work();
        let mean = |count: Option<u64>| count.map(|count| count as f64 / set.puzzles.len() as f64);
        let counts_only = (0..set.puzzles.len()).all(|index| prepared.answer(index).solutions[0].is_none());
        Cell::Measured(Measured {
            sweeps: mean(work.sweeps),
            guesses: mean(work.guesses),
            counts_only,
            ..Measured::of(self.times.clone())
        })
    }
}
