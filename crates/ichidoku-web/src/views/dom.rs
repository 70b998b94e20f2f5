//! The parts of the page. A view is a function that builds its parts one by one and says what follows the state.
//!
//! Closures are put into boxes before anything is done with them: what is generic over each of them, as the views of a
//! macro are, is compiled for each of them, and made the app more than twice as large.

use std::any::Any;
use std::cell::RefCell;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, EventTarget, HtmlElement, Text};

use super::browser;
use super::reactive::*;
use super::window::document;
#[cfg(feature = "extras")]
use crate::decimal_text::decimal;
use crate::words::shown;

const SVG: &str = "http://www.w3.org/2000/svg";

/// An element with what is in it.
#[derive(Clone)]
pub(super) struct Part(Element);

/// An empty element.
pub(super) fn part(tag: &str) -> Part {
    // Only a name that is none would be refused.
    Part(document().create_element(tag).unwrap_or_else(JsCast::unchecked_into))
}

/// An empty element of a drawing.
pub(super) fn drawn(tag: &str) -> Part {
    Part(document().create_element_ns(Some(SVG), tag).unwrap_or_else(JsCast::unchecked_into))
}

/// An element of a class with a text.
pub(super) fn labelled(tag: &str, class: &str, text: &str) -> Part {
    part(tag).class(class).text(text)
}

/// All that the page shows.
pub(super) fn body() -> Part {
    Part(document().body().map_or_else(|| part("body").0, Element::from))
}

/// A length for a style.
#[cfg(feature = "extras")]
pub(super) fn pixels(length: f64) -> String {
    decimal(length, 1) + "px"
}

/// Runs now, and again whenever something that it read has changed, for as long as what it belongs to is there.
pub(super) fn follow(run: impl Fn() + 'static) {
    follow_boxed(Box::new(run));
}

fn follow_boxed(run: Box<dyn Fn()>) {
    keep(Box::new(RenderEffect::new(move |_: Option<()>| run())));
}

/// Keeps something alive for as long as what it belongs to is there.
fn keep(thing: Box<dyn Any>) {
    _ = StoredValue::new_local(thing);
}

/// Listens for an event for as long as what it belongs to is there.
pub(super) fn listen(target: &EventTarget, event: &str, act: impl Fn(&Event) + 'static) {
    listen_boxed(target, event, Box::new(move |event| act(&event)));
}

fn listen_boxed(target: &EventTarget, event: &str, act: Box<dyn Fn(Event)>) {
    add_listener(target, event, act, false);
}

fn add_listener(target: &EventTarget, event: &str, act: Box<dyn Fn(Event)>, is_first: bool) {
    let listener = Listener { target: target.clone(), event: event.to_owned(), act: Closure::wrap(act), is_first };
    let act = listener.act.as_ref().unchecked_ref();
    _ = target.add_event_listener_with_callback_and_bool(event, act, is_first);
    keep(Box::new(listener));
}

/// What listens, until it is dropped: the window outlives what listens to it.
struct Listener {
    target: EventTarget,
    event: String,
    act: Closure<dyn Fn(Event)>,
    is_first: bool,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let act = self.act.as_ref().unchecked_ref();
        _ = self.target.remove_event_listener_with_callback_and_bool(&self.event, act, self.is_first);
    }
}

/// Listens for an event before what it happens to hears of it.
#[cfg(feature = "learn")]
pub(super) fn listen_first(target: &EventTarget, event: &str, act: impl Fn(&Event) + 'static) {
    add_listener(target, event, Box::new(move |event| act(&event)), true);
}

impl Part {
    /// An element that is there already.
    pub(super) const fn of(element: Element) -> Self {
        Self(element)
    }

    /// The element.
    pub(super) fn element(&self) -> Element {
        self.0.clone()
    }

    /// What stands in a field.
    pub(super) fn value(&self) -> String {
        browser::value_of(&self.0)
    }

    pub(super) fn attr(self, name: &str, value: &str) -> Self {
        self.set(name, value);
        self
    }

    /// Several attributes.
    pub(super) fn attrs(self, attributes: &[(&str, &str)]) -> Self {
        attributes.iter().for_each(|(name, value)| self.set(name, value));
        self
    }

    pub(super) fn set(&self, name: &str, value: &str) {
        _ = self.0.set_attribute(name, value);
    }

    /// A property of its style; as an attribute the page's own rules would forbid it.
    pub(super) fn style(&self, name: &str, value: &str) {
        if let Some(element) = self.0.dyn_ref::<HtmlElement>() {
            _ = element.style().set_property(name, value);
        }
    }

    pub(super) fn id(self, id: &str) -> Self {
        self.attr("id", id)
    }

    pub(super) fn class(self, class: &str) -> Self {
        self.attr("class", class)
    }

    /// What a screen reader calls it.
    pub(super) fn label(self, label: &str) -> Self {
        self.attr("aria-label", &shown(label))
    }

    /// An attribute that follows the state.
    pub(super) fn attr_of(self, name: &'static str, value: impl Fn() -> String + 'static) -> Self {
        self.optional_boxed(name, Box::new(move || Some(value())));
        self
    }

    /// An attribute that is there or not.
    pub(super) fn flag_of(self, name: &'static str, on: impl Fn() -> bool + 'static) -> Self {
        self.optional_boxed(name, Box::new(move || on().then(String::new)));
        self
    }

    /// An attribute that says whether something is so.
    pub(super) fn truth_of(self, name: &'static str, on: impl Fn() -> bool + 'static) -> Self {
        self.optional_boxed(name, Box::new(move || Some(on().to_string())));
        self
    }

    /// An attribute that follows the state, and may be missing.
    pub(super) fn optional_of(self, name: &'static str, value: impl Fn() -> Option<String> + 'static) -> Self {
        self.optional_boxed(name, Box::new(value));
        self
    }

    fn optional_boxed(&self, name: &'static str, value: Box<dyn Fn() -> Option<String>>) {
        let (element, last) = (self.0.clone(), RefCell::new(None));
        follow_boxed(Box::new(move || {
            let value = value();
            if *last.borrow() != value {
                // Asked before, since a browser may take the focus from a control at the moment it is disabled.
                let loses_focus = name == "disabled" && value.is_some() && browser::holds_focus(&element);
                _ = match &value {
                    Some(value) => element.set_attribute(name, value),
                    None => element.remove_attribute(name),
                };
                if loses_focus {
                    browser::give_to_board(&element);
                }
                last.replace(value);
            }
        }));
    }

    /// A class that follows the state.
    pub(super) fn class_of(self, class: &'static str, on: impl Fn() -> bool + 'static) -> Self {
        self.class_boxed(class, Box::new(on));
        self
    }

    fn class_boxed(&self, class: &'static str, on: Box<dyn Fn() -> bool>) {
        let element = self.0.clone();
        follow_boxed(Box::new(move || _ = element.class_list().toggle_with_force(class, on())));
    }

    /// A property that follows the state.
    pub(super) fn prop_of(self, name: &'static str, value: impl Fn() -> JsValue + 'static) -> Self {
        let element = self.0.clone();
        follow(move || _ = js_sys::Reflect::set(&element, &name.into(), &value()));
        self
    }

    pub(super) fn on(self, event: &str, act: impl Fn(&Event) + 'static) -> Self {
        listen(&self.0, event, act);
        self
    }

    pub(super) fn click(self, act: impl Fn() + 'static) -> Self {
        listen_boxed(&self.0, "click", Box::new(move |_| act()));
        self
    }

    pub(super) fn text(self, text: &str) -> Self {
        _ = self.0.append_with_str_1(&shown(text));
        self
    }

    /// Puts a text in the place of what is in it.
    pub(super) fn set_text(&self, text: &str) {
        self.0.set_text_content(Some(&shown(text)));
    }

    /// Puts a drawing, as markup, in the place of what is in it.
    #[cfg(feature = "lab")]
    pub(super) fn set_markup(&self, markup: &str) {
        self.0.set_inner_html(markup);
    }

    /// A text that follows the state.
    pub(super) fn text_of(self, text: impl Fn() -> String + 'static) -> Self {
        self.text_boxed(Box::new(text));
        self
    }

    fn text_boxed(&self, text: Box<dyn Fn() -> String>) {
        let node = self.mark();
        follow_boxed(Box::new(move || node.set_data(&shown(&text()))));
    }

    #[allow(clippy::needless_pass_by_value, reason = "a part has one place")]
    pub(super) fn child(self, child: Self) -> Self {
        _ = self.0.append_child(&child.0);
        self
    }

    pub(super) fn children(self, children: impl IntoIterator<Item = Self>) -> Self {
        children.into_iter().fold(self, Self::child)
    }

    /// Replaces everything in it.
    pub(super) fn fill(&self, children: impl IntoIterator<Item = Self>) {
        self.0.set_text_content(None);
        children.into_iter().for_each(|child| _ = self.0.append_child(&child.0));
    }

    /// A child that is there or not.
    pub(super) fn child_if(self, when: impl Fn() -> bool + 'static, child: impl Fn() -> Self + 'static) -> Self {
        self.children_if(when, move || vec![child()])
    }

    /// Children that are there or not.
    pub(super) fn children_if(self, when: impl Fn() -> bool + 'static, make: impl Fn() -> Vec<Self> + 'static) -> Self {
        self.children_if_boxed(Box::new(when), Box::new(make));
        self
    }

    fn children_if_boxed(&self, when: Box<dyn Fn() -> bool>, make: Box<dyn Fn() -> Vec<Self>>) {
        let is_there = RwSignal::new(false);
        follow_boxed(Box::new(move || {
            let when = when();
            if is_there.get_untracked() != when {
                is_there.set(when);
            }
        }));
        self.children_boxed(Box::new(move || if is_there.get() { untrack(&make) } else { Vec::new() }));
    }

    /// Children that follow the state: all are made anew when something changes that `make` read.
    pub(super) fn children_of(self, make: impl Fn() -> Vec<Self> + 'static) -> Self {
        self.children_boxed(Box::new(make));
        self
    }

    fn children_boxed(&self, make: Box<dyn Fn() -> Vec<Self>>) {
        let (parent, end, last) = (self.0.clone(), self.mark(), RefCell::new(Vec::<Self>::new()));
        follow_boxed(Box::new(move || {
            let focused = browser::focused_id();
            let had_focus = last.borrow().iter().any(|old| browser::holds_focus(&old.0));
            let fresh = make();
            last.take().iter().for_each(|old| old.0.remove());
            fresh.iter().for_each(|part| _ = parent.insert_before(&part.0, Some(&end)));
            last.replace(fresh);
            // What had the focus may have been made anew.
            if browser::focused_id() != focused {
                browser::focus(&focused);
            }
            if had_focus {
                browser::keep_focus(&parent);
            }
        }));
    }

    /// An empty text at the end, as a place to come back to.
    fn mark(&self) -> Text {
        let text = document().create_text_node("");
        _ = self.0.append_child(&text);
        text
    }
}
