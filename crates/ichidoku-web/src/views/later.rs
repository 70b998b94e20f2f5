//! The modules that are fetched when they are first wanted.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Element};

use super::dom::{Part, labelled};
use crate::words::word;

#[wasm_bindgen]
extern "C" {
    /// Fetches a module by its name, once; `boot.js` defines how.
    #[wasm_bindgen(js_name = ichidokuModule, catch)]
    fn fetched(name: &str) -> Result<js_sys::Promise, JsValue>;

    /// The functions of the module `extras`.
    pub(super) type Extras;

    /// The functions of the module `exchange`.
    pub(super) type Exchange;

    /// The functions of the module `lab`.
    pub(super) type Lab;

    #[wasm_bindgen(method)]
    pub(super) fn statistics(this: &Extras, place: Element);

    #[wasm_bindgen(method)]
    pub(super) fn batch(this: &Extras, place: Element, open: js_sys::Function);

    #[wasm_bindgen(method)]
    pub(super) fn menu(this: &Extras, cell: &Element, facts: &[u16], choose: js_sys::Function);

    #[wasm_bindgen(method)]
    pub(super) fn known(this: &Extras, place: Element, list: &str, unknown: &str, changed: js_sys::Function);

    #[wasm_bindgen(method)]
    pub(super) fn steps(this: &Extras, place: Element, steps: &str, go: js_sys::Function);

    #[wasm_bindgen(method)]
    pub(super) fn step(this: &Extras, at: usize);

    #[wasm_bindgen(method)]
    pub(super) fn look_back(
        this: &Extras,
        place: Element,
        entries: &str,
        ask: js_sys::Function,
        page: js_sys::Function,
    );

    #[wasm_bindgen(method)]
    pub(super) fn read(this: &Extras, file: &Blob, name: &str);

    #[wasm_bindgen(method)]
    pub(super) fn enter(this: &Lab, place: Element, puzzle: &str, page: js_sys::Function);

    #[wasm_bindgen(method)]
    pub(super) fn turn(this: &Lab, puzzle: &str);

    #[wasm_bindgen(method)]
    pub(super) fn leave(this: &Lab);

    #[wasm_bindgen(method)]
    pub(super) fn share(this: &Exchange, place: Element, page: js_sys::Function, ask: js_sys::Function);

    #[wasm_bindgen(method, js_name = turn)]
    pub(super) fn turn_to(this: &Exchange, link: &str, title: &str);
}

/// A part that the module fills once it is there.
pub(super) fn filled_later(place: Part, fill: impl FnOnce(&Extras, Element) + 'static) -> Part {
    fill_with_extras(place.element(), fill);
    place
}

/// Has the module fill a part of the page once it is there.
pub(super) fn fill_with_extras(place: Element, fill: impl FnOnce(&Extras, Element) + 'static) {
    fill_with("extras", place, |place| Box::new(move |module| fill(module.unchecked_ref(), place)));
}

/// Has the lab fill a part of the page once it is there.
pub(super) fn fill_with_lab(place: Element, fill: impl FnOnce(&Lab, Element) + 'static) {
    fill_with("lab", place, |place| Box::new(move |module| fill(module.unchecked_ref(), place)));
}

/// Has what leaves the app fill a part of the page once it is there.
pub(super) fn fill_with_exchange(place: Element, fill: impl FnOnce(&Exchange, Element) + 'static) {
    fill_with("exchange", place, |place| Box::new(move |module| fill(module.unchecked_ref(), place)));
}

/// Calls back with the module once it is there, in the order of the calls.
pub(super) fn with_extras(act: impl FnOnce(&Extras) + 'static) {
    with_module("extras", Box::new(move |module| act(module.unchecked_ref())), None);
}

/// Calls back with the lab once it is there, in the order of the calls.
pub(super) fn with_lab(act: impl FnOnce(&Lab) + 'static) {
    with_module("lab", Box::new(move |module| act(module.unchecked_ref())), None);
}

/// Calls back with what leaves the app once it is there, in the order of the calls.
pub(super) fn with_exchange(act: impl FnOnce(&Exchange) + 'static) {
    with_module("exchange", Box::new(move |module| act(module.unchecked_ref())), None);
}

/// What is done with a module.
type Act = Box<dyn FnOnce(&JsValue)>;

fn fill_with(name: &'static str, place: Element, fill: impl FnOnce(Element) -> Act) {
    with_module(name, fill(place.clone()), Some(place));
}

/// Does something with a module once it is there. Where it can't be fetched, as on a first visit that lost its connection, the
/// place that it was to fill says so.
fn with_module(name: &'static str, act: Act, place: Option<Element>) {
    wasm_bindgen_futures::spawn_local(async move {
        let module = match fetched(name) {
            Ok(promise) => JsFuture::from(promise).await,
            Err(reason) => Err(reason),
        };
        match (module, place) {
            (Ok(module), _) => act(&module),
            (Err(_), Some(place)) => _ = Part::of(place).child(labelled("p", "reason", word("part-unfetched"))),
            (Err(_), None) => {}
        }
    });
}
