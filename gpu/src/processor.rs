//! The same work on the CPU, on all its cores.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use ichidoku::Puzzle;
use ichidoku::solve::{Report, Search};

use crate::variations::{checksum, vary};

/// Results of the CPU and the time they took.
#[derive(Default)]
pub(crate) struct Totals {
    /// Sum of the checksums.
    pub(crate) sum: u64,
    /// Sweeps of all searches.
    pub(crate) sweeps: u64,
    /// Time spent searching, without making puzzles and checksums, of all threads together.
    pub(crate) searching: Duration,
}

/// Number of threads asked for, or one for each core.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZeroUsize::get))
}

/// Searches variations `0..count` of the bases.
pub(crate) fn search(bases: &[Puzzle], seed: u64, count: u64, limit: u64, threads: usize) -> Totals {
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let workers: Vec<_> =
            (0..threads).map(|_| scope.spawn(|| search_parts(bases, seed, count, limit, &next))).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).fold(Totals::default(), |all, part| Totals {
            sum: all.sum.wrapping_add(part.sum),
            sweeps: all.sweeps + part.sweeps,
            searching: all.searching + part.searching,
        })
    })
}

/// Takes part after part until none is left.
fn search_parts(bases: &[Puzzle], seed: u64, count: u64, limit: u64, next: &AtomicU64) -> Totals {
    const PART: u64 = 4096;
    let search = Search::new().limit(limit);
    let (mut totals, mut reports) = (Totals::default(), vec![Report::default(); PART as usize]);
    loop {
        let first = next.fetch_add(PART, Ordering::Relaxed);
        if first >= count {
            return totals;
        }
        let numbers = first..(first + PART).min(count);
        let puzzles: Vec<Puzzle> = numbers.clone().map(|number| vary(bases, seed, number)).collect();
        let started = Instant::now();
        search.run_into(&puzzles, &mut reports);
        totals.searching += started.elapsed();
        for (number, report) in numbers.zip(&reports) {
            totals.sum = totals.sum.wrapping_add(checksum(number, report));
            totals.sweeps += report.stats.sweeps;
        }
    }
}
