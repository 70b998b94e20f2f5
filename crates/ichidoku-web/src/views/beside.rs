//! A page about a technique beside the board: in the place of the controls, or as a sheet below the board on a phone. The game
//! stays as it is.
#![allow(unreachable_pub, reason = "a function is exported to JavaScript")]

use std::cell::{Cell, RefCell};

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Element, HtmlElement, HtmlTemplateElement, KeyboardEvent, Url};

use super::browser::BESIDE;
use super::dom::{Part, labelled, listen, part};
use super::icons::icon;
use super::reactive::{self, *};
use super::window::{document, window};
use super::{browser, language};
use crate::words::word;

thread_local! {
    /// What belongs to the page that is open.
    static OPEN: RefCell<Option<Open>> = const { RefCell::new(None) };
    /// Whether Back is listened for. The window outlives what is open.
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// A page that is open.
struct Open {
    /// What its listeners belong to.
    _owner: Owner,
    text: Part,
    /// What had the focus before.
    before: Option<Element>,
}

/// Opens the page at an address of the app, in the place of another that is open. `beside.js` calls it.
#[wasm_bindgen(js_name = beside)]
pub fn open(address: String) {
    wasm_bindgen_futures::spawn_local(async move {
        let page = language::fetch(&address).await.filter(|page| page.contains("<main>"));
        let Some(main) = page.as_deref().and_then(content) else {
            _ = window().open_with_url_and_target(&address, "_blank");
            return;
        };
        let is_new = document().get_element_by_id(BESIDE).is_none();
        if is_new {
            begin();
        }
        OPEN.with_borrow(|open| {
            let Some(open) = open else { return };
            open.text.fill(None);
            let class = if address.matches('/').count() > 1 { "text-page translated" } else { "text-page" };
            open.text.clone().class(class).element().replace_children_with_node_1(&placed(&main, &address));
            open.text.element().set_scroll_top(0);
        });
        browser::focus(BESIDE);
    });
}

/// The part of a page that people read.
fn content(page: &str) -> Option<String> {
    let (_, main) = page.split_once("<main>")?;
    // The link home before it leads away from the game.
    let (_, main) = main.split_once("</p>")?;
    Some(main.split_once("</main>")?.0.to_owned())
}

/// The content with its addresses as they are from here. Ids stay behind: the app has its own.
fn placed(content: &str, address: &str) -> web_sys::DocumentFragment {
    let template: HtmlTemplateElement = part("template").element().unchecked_into();
    template.set_inner_html(content);
    let fragment = template.content();
    let base = Url::new_with_base(address, &browser::address()).map(|url| url.href()).unwrap_or_default();
    for attribute in ["src", "href", "id"] {
        let Ok(all) = fragment.query_selector_all(&format!("[{attribute}]")) else { continue };
        for element in (0..all.length()).filter_map(|place| all.get(place)?.dyn_into::<Element>().ok()) {
            let value = element.get_attribute(attribute).unwrap_or_default();
            match Url::new_with_base(&value, &base) {
                _ if attribute == "id" => _ = element.remove_attribute("id"),
                Ok(url) => place(&element, attribute, &url.href()),
                Err(_) => {}
            }
        }
    }
    fragment
}

/// Sets an address. Another page is another page beside the board; an exercise opens on it; anything else opens elsewhere.
fn place(element: &Element, attribute: &str, address: &str) {
    _ = element.set_attribute(attribute, address);
    if attribute == "href" && !address.contains("#p=") {
        _ = element.set_attribute("target", "_blank");
    }
}

/// Puts an empty page beside the board. Back in the browser closes it.
fn begin() {
    let text = part("div");
    let shown = text.clone();
    let before = document().active_element();
    let owner = reactive::owned(move || {
        let close = part("button").id("beside-close").class("quiet").label(word("close")).child(icon("close"));
        let close = close.click(|| _ = window().history().and_then(|history| history.back()));
        let bar = part("div").class("beside-bar").child(labelled("span", "note", word("technique-page"))).child(close);
        let aside =
            part("aside").id(BESIDE).label(word("technique-page")).attr("tabindex", "-1").child(bar).child(shown);
        let aside = aside.on("keydown", |event| {
            if event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape") {
                _ = browser::press("beside-close");
            }
        });
        if let Ok(Some(main)) = document().query_selector("main") {
            _ = main.append_child(&aside.element());
        }
    });
    if !LISTENS.replace(true) {
        reactive::run(|| listen(&window(), "popstate", |_| end()));
    }
    browser::push_fragment(&browser::fragment());
    OPEN.set(Some(Open { _owner: owner, text, before }));
}

/// Closes the page.
fn end() {
    browser::remove(BESIDE);
    // What belongs to it can't go while one of its listeners is at work.
    super::timer::next_frame(|| {
        let before = OPEN.take().and_then(|open| open.before);
        if let Some(before) =
            before.filter(|before| before.is_connected()).and_then(|before| before.dyn_into::<HtmlElement>().ok())
        {
            _ = before.focus();
        }
    });
}
