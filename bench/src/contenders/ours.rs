//! This project's engine.

use std::time::Duration;

use anyhow::Result;
use ichidoku::Puzzle;
use ichidoku::solve::{Engine, Report, Search};

use crate::clock::thread_time;
use crate::contender::{Answer, Calls, Contender, Prepared, Task, Work};

/// One engine for each instruction set that the machine can run.
pub(crate) fn all() -> Vec<Box<dyn Contender>> {
    let contender = |engine: Engine| -> Box<dyn Contender> {
        Box::new(Ichidoku { name: engine.name().into(), search: Search::new().engine(engine) })
    };
    Engine::available().map(contender).collect()
}

struct Ichidoku {
    name: String,
    search: Search<'static>,
}

impl Contender for Ichidoku {
    fn name(&self) -> &str {
        &self.name
    }

    fn prepare<'a>(&'a self, puzzles: &'a [Puzzle], task: Task) -> Result<Box<dyn Prepared + 'a>> {
        let search = self.search.limit(task.limit.into());
        let reports = vec![Report::default(); puzzles.len()];
        Ok(Box::new(Loaded { search, calls: task.calls, puzzles, reports }))
    }
}

struct Loaded<'a> {
    search: Search<'static>,
    calls: Calls,
    puzzles: &'a [Puzzle],
    reports: Vec<Report>,
}

impl Prepared for Loaded<'_> {
    fn forget(&mut self) {
        self.reports.fill(Report::default());
    }

    fn round(&mut self) -> Result<Duration> {
        let Self { search, calls, puzzles, reports } = self;
        match calls {
            Calls::Batch => thread_time(|| search.run_into(puzzles, reports)),
            Calls::Single => thread_time(|| {
                for (puzzle, report) in puzzles.iter().zip(reports) {
                    *report = search.run(puzzle);
                }
            }),
        }
    }

    fn answer(&self, index: usize) -> Answer {
        let report = &self.reports[index];
        Answer { count: Some(report.count), solutions: report.solutions.map(|s| s.map(|s| *s.values())) }
    }

    fn work(&self) -> Work {
        let sum = |count: fn(&Report) -> u64| Some(self.reports.iter().map(count).sum());
        Work { sweeps: sum(|report| report.stats.sweeps), guesses: sum(|report| report.stats.guesses) }
    }
}
