//! Works on several things at a time, and shows how far that is meanwhile.

use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;

use crate::input_stream::Gauge;
use crate::progress::{self, Progress, TICK};
use crate::terminal::Terminal;

/// Shows the progress of work, on a terminal.
pub(super) struct Watch<'a> {
    gauge: &'a Gauge,
    progress: Progress,
    done: u64,
}

impl<'a> Watch<'a> {
    /// The line may stand beside data on the same terminal: it is wiped before any are written.
    pub(super) fn new(gauge: &'a Gauge, terminal: &Terminal) -> Self {
        Self { gauge, progress: Progress::new(gauge.clone(), terminal, false), done: 0 }
    }

    /// The answers to all of the things, a thread for each.
    pub(super) fn all_done<T: Sync, A: Send>(&mut self, things: &[T], work: impl Fn(&T) -> A + Sync) -> Vec<A> {
        let (ended, each_end) = channel();
        let work = &work;
        let answers = thread::scope(|scope| {
            let start = |thing| {
                let ended = ended.clone();
                scope.spawn(move || {
                    let answer = work(thing);
                    // Whoever waits for it is there until all threads have ended.
                    let _ = ended.send(());
                    answer
                })
            };
            let threads = things.iter().map(start).collect::<Vec<_>>();
            drop(ended);
            self.show_until_end(&each_end);
            // A fault of this program must not look like a record without an answer.
            let answer =
                |thread: thread::ScopedJoinHandle<'_, A>| thread.join().unwrap_or_else(|fault| resume_unwind(fault));
            threads.into_iter().map(answer).collect()
        });
        progress::clear();
        answers
    }

    fn show_until_end(&mut self, each_end: &Receiver<()>) {
        loop {
            match each_end.recv_timeout(TICK) {
                Ok(()) => self.done += 1,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            self.gauge.set(self.done);
            self.progress.tick(self.done);
        }
    }
}
