//! Items made on all cores.

use testkit::random::Random;

/// Makes the items with these numbers, on all cores; each follows from the seed and its own number alone.
pub(super) fn series<T: Send>(
    numbers: std::ops::Range<u64>,
    seed: u64,
    make: impl Fn(&mut Random) -> T + Sync,
) -> Vec<T> {
    let make_one = |number: u64| make(&mut Random::new(Random::new(seed.wrapping_add(number)).next_u64()));
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let share = (numbers.end - numbers.start).div_ceil(threads).max(1);
    let starts = numbers.clone().step_by(share as usize);
    std::thread::scope(|scope| {
        let part = |start: u64| start..numbers.end.min(start + share);
        let workers: Vec<_> =
            starts.map(|start| scope.spawn(move || part(start).map(make_one).collect::<Vec<_>>())).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_does_not_depend_on_how_it_is_cut() {
        let whole = series(0..50, 7, Random::next_u64);
        let parts = [series(0..13, 7, Random::next_u64), series(13..50, 7, Random::next_u64)].concat();
        assert_eq!(whole, parts);
        assert_ne!(whole, series(0..50, 1000, Random::next_u64));
        assert!(series(5..5, 7, Random::next_u64).is_empty());
    }
}
