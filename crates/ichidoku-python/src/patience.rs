//! Work that may take long, in Python's terms: other threads of Python go on, and Ctrl-C ends it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use ichidoku::Stop;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// The interval at which signals are looked at.
const TICK: Duration = Duration::from_millis(50);

/// Does the work on a thread of its own, which ends soon after the handle is raised. Meanwhile the interpreter is free; on every
/// tick signals are looked at and `tick` is called, and an exception of either ends the work.
pub(crate) fn wait_for<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(Stop<'_>) -> T + Send,
    mut tick: impl FnMut(Python<'_>) -> PyResult<()>,
) -> PyResult<T> {
    let raised = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    let receiver = Mutex::new(receiver);
    let receive = |time| receiver.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(time);
    thread::scope(|scope| {
        let raised = &raised;
        let worker = scope.spawn(move || sender.send(work(Stop::flag(raised))).is_ok());
        let answer = loop {
            match py.detach(|| receive(TICK)) {
                Ok(answer) => break Ok(answer),
                Err(RecvTimeoutError::Timeout) => {
                    if let Err(exception) = py.check_signals().and_then(|()| tick(py)) {
                        raised.store(true, Ordering::Relaxed);
                        break Err(exception);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => {
                    break Err(PyRuntimeError::new_err("a bug in ichidoku ended the work"));
                }
            }
        };
        // Joined by hand: a panic of the worker is an exception here.
        let _panic_is_said = py.detach(|| worker.join());
        answer
    })
}
