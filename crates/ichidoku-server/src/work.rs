//! Computations: on threads of their own, a bounded number at a time, and only while somebody waits for the answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::config::Limits;
use crate::problem::Problem;

/// Those who compute.
#[derive(Debug)]
pub(crate) struct Workers {
    /// Places for the computations that run and those that wait for their turn.
    places: Arc<Semaphore>,
    /// Turns: one a worker.
    turns: Arc<Semaphore>,
    time: Duration,
    /// How many places there are.
    room: usize,
}

impl Workers {
    pub(crate) fn new(limits: &Limits) -> Self {
        let workers = limits.workers.get().min(Semaphore::MAX_PERMITS);
        let room = workers.saturating_add(limits.waiting).min(Semaphore::MAX_PERMITS);
        let (places, turns) = (Arc::new(Semaphore::new(room)), Arc::new(Semaphore::new(workers)));
        Self { places, turns, time: limits.work_time, room }
    }

    /// How many computations run or wait for their turn.
    pub(crate) fn busy(&self) -> usize {
        self.room - self.places.available_permits()
    }

    /// Computes. The flag that the computation is given is raised when nobody waits for the answer any more: the
    /// client has gone, so this future is dropped, or the time is up.
    pub(crate) async fn run<T, F>(&self, compute: F) -> Result<T, Problem>
    where
        T: Send + 'static,
        F: FnOnce(&AtomicBool) -> T + Send + 'static,
    {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Problem::busy())?;
        let given_up = RaiseOnDrop::default();
        let flag = Arc::clone(&given_up.0);
        let answer = async {
            let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Problem::busy())?;
            let task = spawn_blocking(move || {
                // Kept until the computation has really ended, even if nobody waits for it.
                let _kept = (place, turn);
                compute(&flag)
            });
            task.await.map_err(|error| {
                tracing::error!(%error, "a computation failed");
                Problem::internal()
            })
        };
        timeout(self.time, answer).await.unwrap_or_else(|_| Err(Problem::out_of_time(self.time)))
    }
}

/// A flag that is raised when this is dropped.
#[derive(Debug, Default)]
struct RaiseOnDrop(Arc<AtomicBool>);

impl Drop for RaiseOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::thread;

    use super::*;

    fn workers(workers: usize, waiting: usize, time: Duration) -> Workers {
        let workers = workers.try_into().unwrap();
        Workers::new(&Limits { workers, waiting, work_time: time, ..Limits::default() })
    }

    fn block_on<T>(future: impl Future<Output = T>) -> T {
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap().block_on(future)
    }

    /// Computes until the flag is raised, and tells so.
    fn until_raised(told: mpsc::Sender<()>) -> impl FnOnce(&AtomicBool) + Send + 'static {
        move |flag| {
            while !flag.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(1));
            }
            told.send(()).unwrap();
        }
    }

    #[test]
    fn the_answer_comes_back() {
        let workers = workers(1, 0, Duration::from_secs(60));
        assert_eq!(block_on(workers.run(|_| 7)).unwrap(), 7);
    }

    #[test]
    fn the_flag_is_raised_when_nobody_waits() {
        let workers = workers(1, 0, Duration::from_secs(60));
        let (told, raised) = mpsc::channel();
        block_on(async {
            let run = workers.run(until_raised(told));
            assert!(timeout(Duration::from_millis(20), run).await.is_err(), "it never ends by itself");
        });
        raised.recv().unwrap();
    }

    #[test]
    fn the_flag_is_raised_when_time_is_up() {
        let workers = workers(1, 0, Duration::from_millis(20));
        let (told, raised) = mpsc::channel();
        let problem = block_on(workers.run(until_raised(told))).unwrap_err();
        assert_eq!(problem.status().as_u16(), 503);
        raised.recv().unwrap();
    }

    #[test]
    fn what_has_no_place_is_refused_and_a_place_comes_free_again() {
        let workers = Arc::new(workers(1, 1, Duration::from_secs(60)));
        block_on(async {
            let (go, wait) = mpsc::channel::<()>();
            let first = tokio::spawn({
                let workers = Arc::clone(&workers);
                async move { workers.run(move |_| wait.recv().is_ok()).await }
            });
            let second = tokio::spawn({
                let workers = Arc::clone(&workers);
                async move { workers.run(|_| true).await }
            });
            while workers.busy() < 2 {
                tokio::task::yield_now().await;
            }
            assert_eq!(workers.run(|_| true).await.unwrap_err().status().as_u16(), 429);
            go.send(()).unwrap();
            assert!(first.await.unwrap().unwrap() && second.await.unwrap().unwrap());
            assert!(workers.run(|_| true).await.unwrap());
        });
    }

    #[test]
    fn a_computation_that_panics_is_an_answer_too() {
        let workers = workers(1, 0, Duration::from_secs(60));
        let problem = block_on(workers.run(|_| -> u8 { panic!("as tested") })).unwrap_err();
        assert_eq!(problem.status().as_u16(), 500);
        assert_eq!(block_on(workers.run(|_| 7)).unwrap(), 7);
    }
}
