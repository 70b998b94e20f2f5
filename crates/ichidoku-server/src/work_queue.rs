//! Computations: short ones first, and only while somebody waits for the answer.
//!
//! How long a request takes is not known before it is answered: the same endpoint counts the solutions of a proper puzzle
//! in microseconds and those of a nearly blank one for hours. So it is found out, by levels (a multilevel feedback queue):
//!
//! - A computation begins at the first level. If it is not done after the processor time that a level grants, its slice,
//!   it is stopped and begins anew at the next level, which grants much more; the last level has no end.
//! - Each level has turns of its own, as many as there are workers, handed out in the order of arrival. However many long
//!   computations run or wait, the turns of the first level are left to those that have only just come.
//! - Where many come at once, the kinds of requests take turns at the first level: no more of a kind than there are
//!   workers queue for its turns, the others line up behind them.
//! - The threads of lower levels are nicer, so the system hands a processor on at once when a shorter computation wants it.
//!
//! What is computed in vain is little: together, the slices of a computation before the last are less than the time that
//! it turned out to need, give or take a few percent. In exchange nothing is paused: a waiting computation is a body and
//! a place in a queue, not a thread with half of its work in memory, and there are never more threads than turns.
//!
//! Only those that have left the first level are counted against the room for those that wait. A short one is never
//! refused for their sake.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use ichidoku_api::Stop;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::task::spawn_blocking;
use tokio::time::{sleep, timeout};

use crate::config::Limits;
use crate::problem::Problem;
use crate::thread::{be_nicer, processor_time};

/// Processor time that each level grants, and how much nicer its threads are. The first slice is long enough for nearly
/// all puzzles that people solve, rate or ask a hint for, and so short that those that turn out to be long do not hold
/// them up for long.
const LEVELS: [(Duration, i32); 4] =
    [(Duration::from_millis(5), 0), (Duration::from_millis(50), 5), (Duration::from_secs(1), 10), (Duration::MAX, 15)];

/// Those who compute.
#[derive(Debug)]
pub(crate) struct Workers {
    levels: [Level; LEVELS.len()],
    /// Where computations of a kind line up for the first level.
    lines: Mutex<HashMap<&'static str, Arc<Semaphore>>>,
    /// Number of turns of each level.
    turns: usize,
    /// Places for the computations that have left the first level.
    places: Arc<Semaphore>,
    /// How many places there are.
    room: usize,
    /// Held by each computation until it has really ended, even if nobody waits for it.
    present: Arc<()>,
    time: Duration,
}

impl Workers {
    pub(crate) fn new(limits: &Limits) -> Self {
        let turns = limits.workers.get().min(Semaphore::MAX_PERMITS);
        let room = turns.saturating_add(limits.waiting).min(Semaphore::MAX_PERMITS);
        let levels = LEVELS.map(|(slice, niceness)| Level { turns: Arc::new(Semaphore::new(turns)), slice, niceness });
        let lines = Mutex::new(HashMap::new());
        Self {
            levels,
            lines,
            turns,
            places: Arc::new(Semaphore::new(room)),
            room,
            present: Arc::new(()),
            time: limits.work_time,
        }
    }

    /// Number of computations that run or wait for their turn.
    pub(crate) fn busy(&self) -> usize {
        Arc::strong_count(&self.present) - 1
    }

    /// Number of computations that have left the first level.
    pub(crate) fn long(&self) -> usize {
        self.room - self.places.available_permits()
    }

    /// True if one more of those would find a place.
    pub(crate) fn has_room(&self) -> bool {
        self.places.available_permits() > 0
    }

    /// Computes, once for each level that is needed. The computation is given a handle and the time that is left for an
    /// answer. The handle is raised when its slice is used up, or when nobody waits for the answer any more: the client
    /// has gone, so this future is dropped, or the time is up.
    pub(crate) async fn run<T: Send + 'static>(&self, kind: &'static str, compute: Compute<T>) -> Result<T, Problem> {
        let given_up = RaiseOnDrop::default();
        let present = Arc::clone(&self.present);
        let (begin, time) = (Instant::now(), self.time);
        let computation = Computation { compute, given_up: Arc::clone(&given_up.0), begin, time, present };
        let answer = timeout(time, self.descend(kind, &Arc::new(computation))).await;
        answer.unwrap_or_else(|_| Err(Problem::out_of_time(time)))
    }

    /// Goes from level to level until there is an answer.
    async fn descend<T: Send + 'static>(
        &self,
        kind: &'static str,
        computation: &Arc<Computation<T>>,
    ) -> Result<T, Problem> {
        let [first, lower @ ..] = &self.levels;
        let line = self.line(kind);
        let in_line = line.acquire().await.map_err(|_| Problem::busy())?;
        if let Some(answer) = first.run(computation, None).await? {
            return Ok(answer);
        }
        drop(in_line);
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Problem::busy())?;
        let place = Arc::new(place);
        for level in lower {
            if let Some(answer) = level.run(computation, Some(Arc::clone(&place))).await? {
                return Ok(answer);
            }
        }
        // The last level has no end.
        Err(Problem::internal())
    }

    /// The line of a kind.
    fn line(&self, kind: &'static str) -> Arc<Semaphore> {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(lines.entry(kind).or_insert_with(|| Arc::new(Semaphore::new(self.turns))))
    }
}

/// What computes: a value and no type of its own, or each kind of request would have this module compiled once more.
pub(crate) type Compute<T> = Box<dyn Fn(Stop<'_>, Duration) -> T + Send + Sync>;

/// A computation and the state of the request that asked for it.
struct Computation<T> {
    compute: Compute<T>,
    given_up: Arc<AtomicBool>,
    begin: Instant,
    time: Duration,
    #[expect(dead_code, reason = "counted while it is held")]
    present: Arc<()>,
}

impl<T> Computation<T> {
    /// The answer, unless the slice was used up before it was found.
    fn within(&self, slice: &Slice) -> Option<T> {
        let begin = processor_time();
        let is_raised = || self.given_up.load(Ordering::Relaxed) || slice.is_over(begin);
        let answer = (self.compute)(Stop::when(&is_raised), self.time.saturating_sub(self.begin.elapsed()));
        (!slice.over.load(Ordering::Relaxed)).then_some(answer)
    }
}

/// Turns for computations of about the same length.
#[derive(Debug)]
struct Level {
    turns: Arc<Semaphore>,
    slice: Duration,
    niceness: i32,
}

impl Level {
    /// Waits for a turn and computes; nothing if the slice was too short.
    async fn run<T: Send + 'static>(
        &self,
        computation: &Arc<Computation<T>>,
        place: Option<Arc<OwnedSemaphorePermit>>,
    ) -> Result<Option<T>, Problem> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Problem::busy())?;
        let slice = Arc::new(Slice::new(self.slice));
        let (sender, mut answer) = oneshot::channel();
        self.on_thread({
            let (computation, slice) = (Arc::clone(computation), Arc::clone(&slice));
            move || {
                let answer = computation.within(&slice);
                drop((computation, turn, place));
                let _ = sender.send(answer);
            }
        })?;
        loop {
            tokio::select! {
                answer = &mut answer => return answer.map_err(|_| {
                    tracing::error!("a computation failed");
                    Problem::internal()
                }),
                () = sleep(self.slice) => slice.look(),
            }
        }
    }

    /// Runs on a thread with this level's priority. A nicer thread ends with its work, because it can't go back.
    fn on_thread(&self, work: impl FnOnce() + Send + 'static) -> Result<(), Problem> {
        let niceness = self.niceness;
        if niceness == 0 {
            spawn_blocking(work);
            return Ok(());
        }
        let nicely = move || {
            be_nicer(niceness);
            work();
        };
        let thread = thread::Builder::new().name("ichidoku-long".to_owned()).spawn(nicely);
        thread.map(drop).map_err(|error| {
            tracing::warn!(%error, "the system gives no thread");
            Problem::busy()
        })
    }
}

/// A limit on processor time. Asking for the time takes long, so it is asked only after that much real time has passed,
/// when somebody says so.
struct Slice {
    length: Duration,
    is_due: AtomicBool,
    over: AtomicBool,
}

impl Slice {
    const fn new(length: Duration) -> Self {
        Self { length, is_due: AtomicBool::new(false), over: AtomicBool::new(false) }
    }

    /// Has the thread look at its time.
    fn look(&self) {
        self.is_due.store(true, Ordering::Relaxed);
    }

    /// True if this thread has used up the slice that began then.
    fn is_over(&self, begin: Duration) -> bool {
        if self.is_due.load(Ordering::Relaxed) {
            self.is_due.store(false, Ordering::Relaxed);
            if processor_time().saturating_sub(begin) >= self.length {
                self.over.store(true, Ordering::Relaxed);
            }
        }
        self.over.load(Ordering::Relaxed)
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
    use std::hint::spin_loop;
    use std::sync::atomic::AtomicUsize;
    use std::sync::mpsc;

    use super::*;

    fn workers(workers: usize, waiting: usize, time: Duration) -> Workers {
        let workers = workers.try_into().unwrap();
        Workers::new(&Limits { workers, waiting, work_time: time, ..Limits::default() })
    }

    fn patient(number: usize, waiting: usize) -> Workers {
        workers(number, waiting, Duration::from_secs(60))
    }

    fn block_on<T>(future: impl Future<Output = T>) -> T {
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap().block_on(future)
    }

    /// Computations of one kind.
    fn run<T: Send + 'static>(
        workers: &Workers,
        compute: impl Fn(Stop<'_>, Duration) -> T + Send + Sync + 'static,
    ) -> impl Future<Output = Result<T, Problem>> {
        workers.run("one", Box::new(compute))
    }

    /// Computes until the handle is raised.
    fn spin(stop: Stop<'_>) {
        while !stop.is_raised() {
            spin_loop();
        }
    }

    /// Computes until the handle is raised, and says so when that was for the last time.
    fn endless(workers: &Workers, ended: mpsc::Sender<()>) -> impl Future<Output = Result<(), Problem>> {
        struct SendOnDrop(mpsc::Sender<()>);
        impl Drop for SendOnDrop {
            fn drop(&mut self) {
                let _ = self.0.send(());
            }
        }
        let ended = SendOnDrop(ended);
        run(workers, move |stop, _| {
            let _ = &ended;
            spin(stop);
        })
    }

    #[test]
    fn the_answer_comes_back() {
        assert_eq!(block_on(run(&patient(1, 0), |_, _| 7)).unwrap(), 7);
    }

    #[test]
    fn the_handle_is_raised_when_nobody_waits() {
        let workers = patient(1, 0);
        let (ended, end) = mpsc::channel();
        block_on(async {
            let run = endless(&workers, ended);
            assert!(timeout(Duration::from_millis(20), run).await.is_err(), "it never ends by itself");
        });
        end.recv().unwrap();
    }

    #[test]
    fn the_handle_is_raised_when_time_is_up() {
        let workers = workers(1, 0, Duration::from_millis(20));
        let (ended, end) = mpsc::channel();
        let problem = block_on(endless(&workers, ended)).unwrap_err();
        assert_eq!(problem.status().as_u16(), 503);
        end.recv().unwrap();
    }

    #[test]
    fn what_takes_longer_than_its_slice_begins_anew_and_is_answered() {
        let (workers, begun) = (patient(1, 0), AtomicUsize::new(0));
        let answer = run(&workers, move |stop, _| {
            if begun.fetch_add(1, Ordering::Relaxed) == 0 {
                spin(stop);
            }
            begun.load(Ordering::Relaxed)
        });
        assert_eq!(block_on(answer).unwrap(), 2);
        assert_eq!(workers.busy(), 0);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_threads_of_lower_levels_are_nicer() {
        fn nice() -> i32 {
            rustix::process::getpriority_process(None).unwrap()
        }
        let (workers, first) = (patient(1, 0), AtomicUsize::new(1));
        let nicer = run(&workers, move |stop, _| {
            if first.swap(0, Ordering::Relaxed) == 1 {
                spin(stop);
            }
            nice()
        });
        assert_eq!(block_on(nicer).unwrap(), (nice() + LEVELS[1].1).min(19));
        assert_eq!(block_on(run(&workers, |_, _| nice())).unwrap(), nice(), "short ones have all of the priority");
    }

    #[test]
    fn long_ones_fill_their_places_and_hold_no_short_one_up() {
        let workers = Arc::new(patient(1, 1));
        let go = Arc::new(AtomicBool::new(false));
        let long = || {
            let (workers, go) = (Arc::clone(&workers), Arc::clone(&go));
            async move {
                let until_told = move |stop: Stop<'_>, _| {
                    while !stop.is_raised() && !go.load(Ordering::Relaxed) {
                        spin_loop();
                    }
                };
                run(&workers, until_told).await
            }
        };
        block_on(async {
            let running = [tokio::spawn(long()), tokio::spawn(long())];
            while workers.long() < 2 {
                tokio::task::yield_now().await;
            }
            for _ in 0..100 {
                assert_eq!(run(&workers, |_, _| 7).await.unwrap(), 7);
            }
            assert_eq!(long().await.unwrap_err(), Problem::busy(), "a third finds no place");
            assert_eq!(run(&workers, |_, _| 7).await.unwrap(), 7);
            go.store(true, Ordering::Relaxed);
            for running in running {
                running.await.unwrap().unwrap();
            }
            long().await.unwrap();
            assert_eq!(workers.long(), 0);
        });
    }

    #[test]
    fn many_of_a_kind_hold_no_other_kind_up() {
        let workers = Arc::new(patient(1, 100));
        let (begun, (go, wait)) = (Arc::new(AtomicUsize::new(0)), mpsc::channel::<()>());
        let wait = Arc::new(Mutex::new(wait));
        let one_of_many = || {
            let (workers, begun, wait) = (Arc::clone(&workers), Arc::clone(&begun), Arc::clone(&wait));
            async move {
                let wait_for_the_word = move |_: Stop<'_>, _| {
                    begun.fetch_add(1, Ordering::Relaxed);
                    // Without processor time, so within the slice.
                    let _ = wait.lock().unwrap().recv();
                };
                run(&workers, wait_for_the_word).await
            }
        };
        // On one thread, so that whoever has begun has also joined a queue.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let many: Vec<_> = (0..100).map(|_| tokio::spawn(one_of_many())).collect();
            while workers.busy() < many.len() || begun.load(Ordering::Relaxed) == 0 {
                tokio::task::yield_now().await;
            }
            let other = tokio::spawn({
                let (workers, begun) = (Arc::clone(&workers), Arc::clone(&begun));
                async move {
                    let compute = move |_: Stop<'_>, _| begun.load(Ordering::Relaxed);
                    workers.run("other", Box::new(compute)).await
                }
            });
            while workers.busy() <= many.len() {
                tokio::task::yield_now().await;
            }
            drop(go);
            assert_eq!(other.await.unwrap().unwrap(), 1, "only the one that ran already came before it");
            for one in many {
                one.await.unwrap().unwrap();
            }
        });
    }

    #[test]
    fn a_computation_that_panics_is_an_answer_too() {
        let workers = patient(1, 0);
        let problem = block_on(run(&workers, |_, _| -> u8 { panic!("as tested") })).unwrap_err();
        assert_eq!(problem.status().as_u16(), 500);
        assert_eq!(block_on(run(&workers, |_, _| 7)).unwrap(), 7);
    }
}
