//! The solver in its web workers: requests go out, answers come back, and a worker that takes too long is replaced.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::Worker;

use super::worker;
use crate::words::{language, word};

/// Which worker answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WorkerKind {
    /// For what a player waits for.
    Quick,
    /// For what may take long, and may be cancelled.
    Patient,
}

/// Both workers.
pub(super) struct Solver {
    quick: Post,
    patient: Post,
}

/// Takes an answer, or the reason why there is none.
pub(super) type Answered = Box<dyn FnOnce(Result<String, &'static str>)>;

/// The answers that a worker still owes, by their numbers.
type Pending = Rc<RefCell<Vec<(u32, Answered)>>>;

/// A worker and the answers it still owes.
struct Post {
    /// The file that the worker runs.
    script: &'static str,
    worker: Rc<RefCell<Option<Worker>>>,
    pending: Pending,
    last: Cell<u32>,
}

/// The workers of the app.
impl Default for Solver {
    fn default() -> Self {
        Self::new("worker.js")
    }
}

impl Solver {
    /// Workers that run this file, once they are wanted.
    pub(super) fn new(script: &'static str) -> Self {
        let post = || Post { script, worker: Rc::default(), pending: Pending::default(), last: Cell::default() };
        Self { quick: post(), patient: post() }
    }

    /// Sends a request, and calls back with the answer.
    pub(super) fn ask(&self, worker: WorkerKind, request: &str, answered: Answered) {
        self.post(worker).ask(request, answered);
    }

    /// Ends whatever the worker does. Another takes its place.
    pub(super) fn cancel(&self, worker: WorkerKind) {
        self.post(worker).replace();
    }

    /// Ends what a worker is still at, if anything: nobody waits for it any more.
    #[cfg(feature = "variants")]
    pub(super) fn end(&self, worker: WorkerKind) {
        if !self.post(worker).pending.borrow().is_empty() {
            self.cancel(worker);
        }
    }

    /// Starts the worker, so that the first answer need not wait for it.
    pub(super) fn warm_up(&self, worker: WorkerKind) {
        _ = self.post(worker).worker();
    }

    /// Whatever is asked next is answered in the language that the page has turned to.
    pub(super) fn turn_language(&self) {
        self.quick.turn_language();
        self.patient.turn_language();
    }

    fn post(&self, worker: WorkerKind) -> &Post {
        match worker {
            WorkerKind::Quick => &self.quick,
            WorkerKind::Patient => &self.patient,
        }
    }
}

impl Post {
    fn ask(&self, request: &str, answered: Answered) {
        let number = self.last.get() + 1;
        self.last.set(number);
        let message = js_sys::Array::of2(&JsValue::from(number), &JsValue::from_str(request));
        let is_sent = self.worker().is_some_and(|worker| worker.post_message(&message).is_ok());
        if is_sent {
            self.pending.borrow_mut().push((number, answered));
        } else {
            answered(Err(word("unfetched")));
        }
    }

    /// A worker takes a message without a number as the language of what comes after it.
    fn turn_language(&self) {
        if let Some(worker) = self.worker.borrow().as_ref() {
            _ = worker.post_message(&js_sys::Array::of2(&JsValue::NULL, &language().into()));
        }
    }

    fn worker(&self) -> Option<Worker> {
        let mut worker = self.worker.borrow_mut();
        if worker.is_none() {
            *worker = self.start();
        }
        worker.clone()
    }

    fn replace(&self) {
        if let Some(worker) = self.worker.borrow_mut().take() {
            worker.terminate();
        }
        let owed = self.pending.take();
        _ = self.worker();
        owed.into_iter().for_each(|(_, answered)| answered(Err(word("cancelled"))));
    }

    fn start(&self) -> Option<Worker> {
        let (pending, post) = (self.pending.clone(), self.worker.clone());
        let received = move |message: &JsValue| {
            let parts = js_sys::Array::from(message);
            let number = parts.get(0).as_f64().unwrap_or_default() as u32;
            let answer = parts.get(1).as_string().ok_or(word("unfetched"));
            if answer.is_err() {
                // It remembers what could not be fetched; the next request begins anew.
                post.take();
            }
            let place = pending.borrow().iter().position(|(owed, _)| *owed == number);
            let answered = place.map(|place| pending.borrow_mut().swap_remove(place).1);
            if let Some(answered) = answered {
                answered(answer);
            }
        };
        let (pending, post) = (self.pending.clone(), self.worker.clone());
        let unfetched = move || {
            post.take();
            pending.take().into_iter().for_each(|(_, answered)| answered(Err(word("unfetched"))));
        };
        worker::start(self.script, received, unfetched)
    }
}
