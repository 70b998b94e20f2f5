//! `ichidoku-gpu measure`

use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use cudarc::driver::CudaSlice;

use crate::cuda::{Buffers, Card, Slot};
use crate::kernel::RECORD;
use crate::{Bases, bases, processor};

/// Measure how fast variations of puzzles are solved
#[derive(Args, Debug)]
pub(crate) struct Measure {
    #[command(flatten)]
    bases: Bases,
    /// Solutions to look for, 1 to 3
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=3))]
    limit: u32,
    /// Rounds, each over other variations; the median counts
    #[arg(long, default_value_t = 5)]
    rounds: u64,
    /// Measure from and to the host's memory, too
    #[arg(long)]
    host: bool,
    /// Measure the CPU on this many of the variations, too
    #[arg(long)]
    cpu: Option<u64>,
}

/// Slots that work at the same time.
const SLOTS: usize = 4;

impl Measure {
    /// Prints a line for each thing measured.
    pub(crate) fn run(&self, card: &Card) -> Result<ExitCode> {
        let puzzles = bases::read(&self.bases.file)?;
        let (registers, local) = card.registers()?;
        println!(
            "{}: {} puzzles; {}, {} multiprocessors, up to {:.0} MHz; {registers} registers, {local} bytes local",
            self.bases.file.display(),
            puzzles.len(),
            card.name()?,
            card.multiprocessors(),
            card.clock()? / 1e6
        );
        self.device_memory(card, &bases::lines(&puzzles))?;
        if self.host {
            self.host_memory(card, &bases::lines(&puzzles))?;
        }
        if let Some(count) = self.cpu {
            let threads = processor::threads(self.bases.threads);
            let totals = processor::search(&puzzles, self.bases.seed, count, self.limit.into(), threads);
            let seconds = totals.searching.as_secs_f64() / threads as f64;
            println!("  CPU, {threads} threads: {} M/s", millions(count as f64 / seconds));
        }
        Ok(ExitCode::SUCCESS)
    }

    fn device_memory(&self, card: &Card, lines: &[u8]) -> Result<()> {
        let count = self.bases.count as usize;
        let mut slot = card.slot(count)?;
        let lines = slot.bases(lines)?;
        self.round(&mut slot, &lines, self.rounds)?;
        let (before, _) = slot.totals()?;
        let mut rates = Vec::new();
        for round in 0..self.rounds {
            rates.push(count as f64 / self.round(&mut slot, &lines, round)?);
        }
        let sweeps = (slot.totals()?.0 - before) as f64 / (self.rounds * self.bases.count) as f64;
        rates.sort_by(f64::total_cmp);
        let median = rates[rates.len() / 2];
        println!(
            "  from device memory: {} M/s (slowest {}, fastest {}), {sweeps:.2} sweeps per puzzle, {:.1} G sweeps/s",
            millions(median),
            millions(rates[0]),
            millions(rates[rates.len() - 1]),
            median * sweeps / 1e9
        );
        Ok(())
    }

    /// Solves a round's variations; returns the seconds.
    fn round(&self, slot: &mut Slot<'_>, lines: &CudaSlice<u8>, round: u64) -> Result<f64> {
        slot.vary(lines, self.bases.seed, round * self.bases.count, self.bases.count as usize)?;
        let begin = slot.moment()?;
        slot.solve(self.bases.count as usize, self.limit)?;
        let end = slot.moment()?;
        Ok(f64::from(begin.elapsed_ms(&end)?) / 1e3)
    }

    /// From pinned memory to pinned memory, copies overlapping with the work; then the copies alone.
    fn host_memory(&self, card: &Card, lines: &[u8]) -> Result<()> {
        let count = (self.bases.count as usize).min(1 << 23);
        let mut slots = Vec::new();
        for i in 0..SLOTS {
            let mut slot = card.slot(count)?;
            let mut buffers = slot.buffers()?;
            let lines = slot.bases(lines)?;
            slot.vary(&lines, self.bases.seed, (i * count) as u64, count)?;
            slot.download_text(&mut buffers)?;
            slot.wait()?;
            slots.push((slot, buffers));
        }
        let all = self.stream(&mut slots, count, true)?;
        let copies = self.stream(&mut slots, count, false)?;
        println!(
            "  from host memory: {} M/s; copies alone: {} M/s, {:.1} GB/s each way",
            millions(all),
            millions(copies),
            copies * RECORD as f64 / 1e9
        );
        Ok(())
    }

    fn stream(&self, slots: &mut [(Slot<'_>, Buffers)], count: usize, solves: bool) -> Result<f64> {
        let turns = (self.rounds as usize).max(4);
        let started = Instant::now();
        for _ in 0..turns {
            for (slot, buffers) in &mut *slots {
                slot.upload(buffers)?;
                if solves {
                    slot.solve(count, self.limit)?;
                }
                slot.download(buffers)?;
            }
        }
        for (slot, _) in slots.iter() {
            slot.wait()?;
        }
        Ok((turns * slots.len() * count) as f64 / started.elapsed().as_secs_f64())
    }
}

fn millions(rate: f64) -> String {
    format!("{:.4}", rate / 1e6)
}
