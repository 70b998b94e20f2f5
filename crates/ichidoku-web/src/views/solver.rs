//! The solver in its web workers: requests go out, answers come back, and a worker that takes too long is replaced.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use futures::channel::oneshot;
use ichidoku_api::{Error, ErrorCode, Request};
use serde::de::DeserializeOwned;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What an answer begins with that is none.
const FAULT: &str = r#"{"answer":"error""#;

/// Which worker answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Desk {
    /// For what a player waits for.
    Quick,
    /// For what may take long, and may be cancelled.
    Patient,
}

/// Both workers.
#[derive(Clone, Default)]
pub(super) struct Solver {
    quick: Rc<Post>,
    patient: Rc<Post>,
}

type Pending = Rc<RefCell<HashMap<u32, oneshot::Sender<String>>>>;

/// A worker and the answers it still owes.
#[derive(Default)]
struct Post {
    worker: RefCell<Option<Worker>>,
    pending: Pending,
    last: Cell<u32>,
}

impl Solver {
    /// The answer to a request, which says itself what it is.
    pub(super) async fn ask<T: DeserializeOwned>(&self, desk: Desk, request: &Request) -> Result<T, Error> {
        let text = serde_json::to_string(request).unwrap_or_default();
        let answer = self.ask_text(desk, &text).await;
        let answer = answer.ok_or_else(|| Error::new(ErrorCode::Cancelled, "cancelled"))?;
        if answer.starts_with(FAULT) {
            return Err(read(&answer)?);
        }
        read(&answer)
    }

    /// The answer to a request, both as text; `None` if it was cancelled.
    pub(super) async fn ask_text(&self, desk: Desk, request: &str) -> Option<String> {
        self.post(desk).ask(request).await
    }

    /// Ends whatever the worker does. Another takes its place.
    pub(super) fn cancel(&self, desk: Desk) {
        self.post(desk).replace();
    }

    /// Starts the worker, so that the first answer need not wait for it.
    pub(super) fn warm_up(&self, desk: Desk) {
        _ = self.post(desk).worker();
    }

    fn post(&self, desk: Desk) -> Rc<Post> {
        match desk {
            Desk::Quick => self.quick.clone(),
            Desk::Patient => self.patient.clone(),
        }
    }
}

impl Post {
    async fn ask(self: Rc<Self>, request: &str) -> Option<String> {
        let number = self.last.get() + 1;
        self.last.set(number);
        let (sender, receiver) = oneshot::channel();
        self.pending.borrow_mut().insert(number, sender);
        let message = js_sys::Array::of2(&JsValue::from(number), &JsValue::from_str(request));
        self.worker()?.post_message(&message).ok()?;
        receiver.await.ok()
    }

    fn worker(&self) -> Option<Worker> {
        let mut worker = self.worker.borrow_mut();
        if worker.is_none() {
            *worker = start(&self.pending);
        }
        worker.clone()
    }

    fn replace(&self) {
        if let Some(worker) = self.worker.borrow_mut().take() {
            worker.terminate();
        }
        // Dropping the senders tells those who wait.
        self.pending.borrow_mut().clear();
        _ = self.worker();
    }
}

fn start(pending: &Pending) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options("worker.js", &options).ok()?;
    let pending = pending.clone();
    let receive = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let parts = js_sys::Array::from(&event.data());
        let number = parts.get(0).as_f64().unwrap_or_default() as u32;
        let waiting = pending.borrow_mut().remove(&number);
        if let (Some(waiting), Some(text)) = (waiting, parts.get(1).as_string()) {
            _ = waiting.send(text);
        }
    });
    worker.set_onmessage(Some(receive.as_ref().unchecked_ref()));
    // The worker calls it for as long as it lives.
    receive.forget();
    Some(worker)
}

fn read<T: DeserializeOwned>(answer: &str) -> Result<T, Error> {
    serde_json::from_str(answer).map_err(|error| Error::new(ErrorCode::Request, error))
}
