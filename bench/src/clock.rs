//! CPU time, which a loaded machine disturbs less than the time on the wall.

use std::time::Duration;

use anyhow::{Context as _, Result};
use nix::sys::resource::{Usage, UsageWho, getrusage};
use nix::time::{ClockId, clock_gettime};

/// The CPU time that this thread spends in `work`.
pub(crate) fn thread_time(work: impl FnOnce()) -> Result<Duration> {
    let start = thread_now()?;
    work();
    Ok(thread_now()?.saturating_sub(start))
}

fn thread_now() -> Result<Duration> {
    let now = clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).context("reading the thread's CPU clock")?;
    Ok(now.into())
}

/// The CPU time, of user and system, of all child processes that have ended and were waited for.
pub(crate) fn children_now() -> Result<Duration> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).context("reading the CPU time of child processes")?;
    Ok(cpu_time(&usage))
}

fn cpu_time(usage: &Usage) -> Duration {
    let micros = |time: nix::sys::time::TimeVal| {
        let whole = u64::try_from(time.tv_sec()).unwrap_or(0) * 1_000_000;
        Duration::from_micros(whole + u64::try_from(time.tv_usec()).unwrap_or(0))
    };
    micros(usage.user_time()) + micros(usage.system_time())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sleeping_costs_no_cpu_time_and_work_does() {
        let asleep = thread_time(|| std::thread::sleep(Duration::from_millis(30))).unwrap();
        assert!(asleep < Duration::from_millis(30), "{asleep:?}");
        let mut sum = 0u64;
        let work = || (0..1_000_000u64).for_each(|i| sum = std::hint::black_box(sum ^ i));
        assert!(thread_time(work).unwrap() > Duration::ZERO);
    }
}
