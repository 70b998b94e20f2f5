//! Rows shared out to threads, a batch at a time.

use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::error::Error;
use crate::faults::Faults;
use crate::limits::Limits;

/// What a thread does with a batch of rows; each thread has its own, with its own scratch memory.
pub(crate) trait Worker<Batch> {
    /// Answers the rows of the batch, and adds what is wrong with them to the faults.
    fn work(&mut self, batch: Batch, faults: &mut Faults) -> Result<(), Error>;
}

/// Works through the batches on as many threads as the limits say, the caller's own among them. Returns what is wrong with
/// rows, in any order.
pub(crate) fn each<Batch, Batches, W>(
    batches: Batches,
    limits: &Limits<'_>,
    worker: impl Fn() -> W + Sync,
) -> Result<Faults, Error>
where
    Batch: Send,
    Batches: ExactSizeIterator<Item = Batch> + Send,
    W: Worker<Batch>,
{
    let others = limits.threads.min(batches.len()).saturating_sub(1);
    let batches = Mutex::new(batches);
    let next = || batches.lock().unwrap_or_else(PoisonError::into_inner).next();
    let work = || {
        let (mut worker, mut faults) = (worker(), Faults::new());
        while let Some(batch) = next() {
            limits.stop.check()?;
            worker.work(batch, &mut faults)?;
        }
        Ok(faults)
    };
    thread::scope(|scope| {
        let others: Vec<_> = (0..others).map(|_| scope.spawn(work)).collect();
        let mut faults = work();
        for other in others {
            let found = other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            faults = faults.and_then(|faults| Ok([faults, found?].concat()));
        }
        faults
    })
}
