//! The system's view of the thread that asks: the processor time that it has used, and its priority.

use std::time::Duration;

/// The processor time that this thread has used; real time where the system doesn't say.
#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
pub(crate) fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.try_into().unwrap_or_default()
}

#[cfg(not(any(target_os = "linux", target_os = "android", target_vendor = "apple")))]
pub(crate) fn processor_time() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}

/// Makes this thread nicer by this many steps, as far as there are any, for the rest of its life: only a privileged
/// process may go back. Elsewhere than on Linux, threads keep their priority.
#[cfg(any(target_os = "linux", target_os = "android"))]
pub(crate) fn be_nicer(steps: i32) {
    use rustix::process::{getpriority_process, setpriority_process};
    // Without an id Linux means this thread, not the whole process.
    let nicer =
        getpriority_process(None).and_then(|nice| setpriority_process(None, nice.saturating_add(steps).min(19)));
    if let Err(error) = nicer {
        tracing::debug!(%error, "a thread keeps its priority");
    }
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub(crate) fn be_nicer(_steps: i32) {}
