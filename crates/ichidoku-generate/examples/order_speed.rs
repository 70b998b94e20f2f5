//! How long puzzles take by what is asked for, on one thread: `cargo run --release --example order_speed [COUNT]`.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use ichidoku_generate::{Generator, Order, Random, random_solution};
use ichidoku_logic::rate::Grade;

const GRADES: [Grade; 7] =
    [Grade::Trivial, Grade::Easy, Grade::Medium, Grade::Hard, Grade::VeryHard, Grade::Extreme, Grade::Beyond];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let count: u64 = std::env::args().nth(1).map_or(Ok(100_000), |n| n.parse())?;
    rate("the tables of random solutions", 1, || _ = random_solution(&mut Random::new(0, 0, 0)));
    rate("random solutions", count, || (0..count).for_each(|i| _ = random_solution(&mut Random::new(1, i, 0))));
    let any = Generator::new(Order::new())?;
    rate("minimal puzzles", count, || _ = any.puzzles(1, 0..count).filter(Result::is_err).count());
    for grade in GRADES {
        let generator = Generator::new(Order::new().grade(grade))?;
        alone(&grade.to_string(), &generator);
    }
    Ok(())
}

/// Says how many a second.
fn rate(what: &str, count: u64, work: impl FnOnce()) {
    let start = now();
    work();
    println!("{what}: {:.0} a second", count as f64 / (now() - start).as_secs_f64());
}

/// Says how long a single puzzle takes.
fn alone(what: &str, generator: &Generator<'_>) {
    let (mut millis, mut failed) = (Vec::new(), 0);
    for index in 0..101 {
        let start = now();
        failed += usize::from(generator.puzzle(1, index).is_err());
        millis.push((now() - start).as_secs_f64() * 1e3);
    }
    millis.sort_by(f64::total_cmp);
    println!("{what}: median {:.1} ms, 95% within {:.1} ms, {failed} not found", millis[50], millis[95]);
}

/// The processor time of this thread where Linux tells it, so that other programs do not count; else the time of day.
fn now() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat");
    let nanos = told.ok().and_then(|line| line.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| START.elapsed(), Duration::from_nanos)
}
