//! `ichidoku-gpu check`

use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use ichidoku::Puzzle;
use ichidoku::solve::{Report, Search};

use crate::cuda::{Card, Slot};
use crate::variations::{checksum, vary};
use crate::{Bases, bases, processor};

/// Solve variations of puzzles on the GPU and on the CPU and compare solutions, guesses and sweeps
#[derive(Args, Debug)]
pub(crate) struct Check {
    #[command(flatten)]
    bases: Bases,
    /// Solutions to look for, 1 to 3
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=3))]
    limit: u32,
}

/// Puzzles on the card at once.
const PART: u64 = 1 << 24;

impl Check {
    /// Succeeds if everything is the same.
    pub(crate) fn run(&self, card: &Card) -> Result<ExitCode> {
        let Bases { file, count, seed, threads } = &self.bases;
        let puzzles = bases::read(file)?;
        let started = Instant::now();
        let mut slot = card.slot(PART.min(*count) as usize)?;
        let handed_back = self.on_card(&mut slot, &puzzles)?;
        let (sweeps, sum) = slot.totals()?;
        let sum = handed_back.iter().fold(sum, |sum, number| sum.wrapping_add(self.on_cpu(&puzzles, *number)));
        let on_card = started.elapsed().as_secs_f64();
        let started = Instant::now();
        let threads = processor::threads(*threads);
        let cpu = processor::search(&puzzles, *seed, *count, self.limit.into(), threads);
        let on_cpu = started.elapsed().as_secs_f64();
        let searching = cpu.searching.as_secs_f64() / threads as f64;
        println!(
            "{}: {count} variations of {} puzzles, limit {}\n  GPU checksum {sum:016x}, {sweeps} sweeps, {on_card:.3} s with \
             making, {} handed back\n  CPU checksum {:016x}, {} sweeps, {on_cpu:.3} s with making, \
             {searching:.3} s searching on {threads} threads",
            file.display(),
            puzzles.len(),
            self.limit,
            handed_back.len(),
            cpu.sum,
            cpu.sweeps,
        );
        // What was handed back was swept in vain.
        let same = sum == cpu.sum && (sweeps == cpu.sweeps || !handed_back.is_empty());
        println!("  {}", if same { "the same" } else { "NOT THE SAME" });
        Ok(if same { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Solves everything on the card; returns the numbers of those handed back.
    fn on_card(&self, slot: &mut Slot<'_>, puzzles: &[Puzzle]) -> Result<Vec<u64>> {
        let lines = slot.bases(&bases::lines(puzzles))?;
        let mut handed_back = Vec::new();
        let mut first = 0;
        while first < self.bases.count {
            let records = PART.min(self.bases.count - first) as usize;
            slot.vary(&lines, self.bases.seed, first, records)?;
            slot.solve(records, self.limit)?;
            slot.add_checksum(first, records)?;
            let outcomes = (first..).zip(slot.outcomes(records)?);
            handed_back.extend(outcomes.filter(|(_, outcome)| outcome.is_handed_back()).map(|(number, _)| number));
            first += records as u64;
        }
        Ok(handed_back)
    }

    /// Checksum of what was handed back.
    fn on_cpu(&self, puzzles: &[Puzzle], number: u64) -> u64 {
        let mut report = [Report::default()];
        Search::new().limit(self.limit.into()).run_into(&[vary(puzzles, self.bases.seed, number)], &mut report);
        checksum(number, &report[0])
    }
}
