//! Starting a web worker.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::words::language;

/// Starts a worker that runs a file of the app, with the language of the page as its name: it calls back with what the worker
/// sends, and where the file or what it needs could not be fetched, as on a first visit that lost its connection. Nothing comes
/// from the worker then.
pub(super) fn start(
    script: &str,
    received: impl Fn(&JsValue) + 'static,
    unfetched: impl Fn() + 'static,
) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(language());
    let worker = Worker::new_with_options(script, &options).ok()?;
    let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| received(&event.data()));
    let error = Closure::<dyn Fn()>::new(unfetched);
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(error.as_ref().unchecked_ref()));
    // The worker calls both for as long as it lives.
    message.forget();
    error.forget();
    Some(worker)
}
