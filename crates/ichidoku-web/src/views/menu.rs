//! The menu of a cell, as the ARIA practices have it: it takes the focus, arrows move in it, Escape closes it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use ichidoku::Digit;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, Node, UiEvent};

use super::dom::{Part, body, listen, part, pixels};
use super::window::{document, window};
use crate::session::{CellFacts, Choice, cell_name};
use crate::words::{phrase, word};

/// Space between the menu and the edges of the window or the cell, in pixels.
const GAP: f64 = 6.0;
/// How long a phone shakes when the menu opens, in milliseconds.
const SHAKE: f64 = 12.0;

/// The menu, made once and filled for each cell.
pub(super) struct Menu {
    panel: Part,
    /// What can be chosen, in the order of the page.
    items: Vec<(Choice, Part)>,
    notes: Part,
    colours: Part,
    facts: Cell<Option<CellFacts>>,
    /// False until a pointer goes down on the menu: the finger that opened it may lift over it.
    is_pressed: Cell<bool>,
    /// What is called with each choice.
    choose: RefCell<Option<js_sys::Function>>,
}

/// Number of rows as they are seen: notes and colours are three by three, side by side.
const ROWS: usize = 7;

/// The row of a choice.
fn row_of(choice: Choice) -> usize {
    match choice {
        Choice::Place => 0,
        Choice::Note(digit) | Choice::Colour(digit) => 1 + digit.index() / 3,
        Choice::Clear => 4,
        Choice::SelectSame => 5,
        Choice::UndoMistakes => 6,
    }
}

impl Menu {
    /// A menu that is closed.
    pub(super) fn new() -> Rc<Self> {
        let [notes, colours] = [(); 2].map(|()| part("div").class("pad").attr("role", "group"));
        let pads = part("div").class("pads").attr("role", "presentation").child(notes.clone()).child(colours.clone());
        let panel = part("div").id("cell-menu").class("cell-menu").attrs(&[("role", "menu"), ("popover", "manual")]);
        let mut items = Vec::new();
        let digits = |choice: fn(Digit) -> Choice| Digit::ALL.map(choice);
        let singles = [Choice::Place, Choice::Clear, Choice::SelectSame, Choice::UndoMistakes];
        for choice in digits(Choice::Note).into_iter().chain(digits(Choice::Colour)).chain(singles) {
            let (place, role, class) = match choice {
                Choice::Note(_) => (&notes, "menuitemcheckbox", "pad-item".to_owned()),
                Choice::Colour(colour) => (&colours, "menuitemcheckbox", format!("pad-item colour-{colour}")),
                _ => (&panel, "menuitem", "menu-item".to_owned()),
            };
            let item = part("button").class(&class).attrs(&[("role", role), ("tabindex", "-1")]);
            _ = place.clone().child(item.clone());
            if choice == Choice::Place {
                _ = panel.clone().child(pads.clone());
            }
            items.push((choice, item));
        }
        _ = body().child(panel.clone());
        let (facts, is_pressed) = (Cell::new(None), Cell::new(false));
        let menu = Rc::new(Self { panel, items, notes, colours, facts, is_pressed, choose: RefCell::default() });
        menu.listen();
        menu
    }

    fn listen(self: &Rc<Self>) {
        for (choice, item) in &self.items {
            let (menu, choice) = (Rc::clone(self), *choice);
            _ = item.clone().on("click", move |event| menu.click(event, choice));
        }
        let menu = Rc::clone(self);
        let panel = self.panel.clone().on("contextmenu", Event::prevent_default);
        _ = panel.on("keydown", move |event| menu.key(event.unchecked_ref()));
        for event in ["pointerdown", "resize", "blur", "hashchange"] {
            let menu = Rc::clone(self);
            listen(&window(), event, move |event| menu.close_beside(event));
        }
    }

    /// Opens it beside a cell.
    pub(super) fn open(&self, cell: &Element, facts: &[u16], choose: js_sys::Function) {
        self.facts.set(CellFacts::decode(facts));
        self.choose.replace(Some(choose));
        self.is_pressed.set(false);
        self.draw();
        if let Some(panel) = self.panel.element().dyn_ref::<HtmlElement>() {
            // An error says that it is open.
            _ = panel.show_popover();
        }
        self.place_beside(cell);
        self.focus(0, 0);
        shake();
    }

    /// Writes what the cell has to offer.
    fn draw(&self) {
        let Some(facts) = self.facts.get() else { return };
        self.panel.set("aria-label", &cell_name(facts.cell));
        self.notes.set("aria-label", word("tool-notes"));
        self.colours.set("aria-label", word("tool-colour"));
        self.notes.style("display", if facts.digit.is_none() { "" } else { "none" });
        for (choice, item) in &self.items {
            item.style("display", if facts.offers(*choice) { "" } else { "none" });
            item.set_text(&text(*choice, &facts));
            if let Some(is_on) = facts.is_on(*choice) {
                item.set("aria-checked", if is_on { "true" } else { "false" });
            }
        }
    }

    /// Below the cell, above it, or at its side, wherever the window has room; the cell itself stays in sight if it can.
    fn place_beside(&self, cell: &Element) {
        let (menu, cell) = (self.panel.element().get_bounding_client_rect(), cell.get_bounding_client_rect());
        let size = |size: Result<JsValue, JsValue>| size.ok().and_then(|size| size.as_f64()).unwrap_or_default();
        let (width, height) = (size(window().inner_width()), size(window().inner_height()));
        let below = cell.bottom() + GAP;
        let above = cell.top() - GAP - menu.height();
        let fits_below = below + menu.height() + GAP <= height;
        let is_beside = !fits_below && above < GAP && cell.right() + menu.width() + 2.0 * GAP <= width;
        let left = if is_beside { cell.right() + GAP } else { cell.left() };
        let top = match (fits_below, is_beside) {
            (true, _) => below,
            (_, true) => cell.top(),
            _ => above,
        };
        let kept = |wanted: f64, all: f64, own: f64| wanted.min(all - own - GAP).max(GAP);
        self.panel.style("left", &pixels(kept(left, width, menu.width())));
        self.panel.style("top", &pixels(kept(top, height, menu.height())));
    }

    fn click(&self, event: &Event, choice: Choice) {
        let is_by_pointer = event.unchecked_ref::<UiEvent>().detail() > 0;
        if self.is_pressed.get() || !is_by_pointer {
            self.choose(choice);
        }
    }

    /// Notes and colours leave it open, for there may be more of them to choose.
    fn choose(&self, choice: Choice) {
        let Some(facts) = self.facts.get() else { return };
        if facts.is_on(choice).is_none() {
            self.close();
        }
        let after = self.call(choice.code());
        if facts.is_on(choice).is_some() {
            self.facts.set(CellFacts::decode(&js_sys::Uint16Array::new(&after).to_vec()));
            self.draw();
        }
    }

    fn call(&self, code: u8) -> JsValue {
        let choose = self.choose.borrow().clone();
        choose.and_then(|choose| choose.call1(&JsValue::NULL, &code.into()).ok()).unwrap_or_default()
    }

    fn close(&self) {
        if self.facts.take().is_none() {
            return;
        }
        if let Some(panel) = self.panel.element().dyn_ref::<HtmlElement>() {
            _ = panel.hide_popover();
        }
        self.call(0);
    }

    /// Closes it unless the event happened in it.
    fn close_beside(&self, event: &Event) {
        let target = event.target().and_then(|target| target.dyn_into::<Node>().ok());
        let is_inside = target.is_some_and(|target| self.panel.element().contains(Some(&target)));
        self.is_pressed.set(is_inside);
        if !is_inside {
            self.close();
        }
    }

    fn key(&self, event: &KeyboardEvent) {
        // Keys of the board have nothing to do here.
        event.stop_propagation();
        let (row, column) = self.here();
        let last = ROWS - 1;
        match event.key().as_str() {
            "ArrowDown" => self.go(row, column, 1),
            "ArrowUp" => self.go(row, column, last),
            "ArrowRight" => self.focus(row, column + 1),
            "ArrowLeft" => self.focus(row, column + self.offered(row).len().saturating_sub(1)),
            "Home" | "PageUp" => self.go(last, 0, 1),
            "End" | "PageDown" => self.go(0, 0, last),
            "Escape" | "Tab" => self.close(),
            _ => return,
        }
        event.prevent_default();
    }

    /// Goes on to the next row, or around to the one before, that has anything to offer.
    fn go(&self, from: usize, column: usize, by: usize) {
        let next = (1..=ROWS).map(|step| (from + step * by) % ROWS).find(|row| !self.offered(*row).is_empty());
        if let Some(row) = next {
            self.focus(row, column.min(self.offered(row).len() - 1));
        }
    }

    /// What a row has to offer now.
    fn offered(&self, row: usize) -> Vec<Element> {
        let Some(facts) = self.facts.get() else { return Vec::new() };
        let offered = self.items.iter().filter(|(choice, _)| row_of(*choice) == row && facts.offers(*choice));
        offered.map(|(_, item)| item.element()).collect()
    }

    /// The row and the place in it of what has the focus.
    fn here(&self) -> (usize, usize) {
        let active = document().active_element();
        let place = |row: usize| Some((row, self.offered(row).iter().position(|item| Some(item) == active.as_ref())?));
        (0..ROWS).find_map(place).unwrap_or_default()
    }

    /// Gives the focus to a place of a row, counted around; an empty row leads to the next.
    fn focus(&self, row: usize, column: usize) {
        let offered = self.offered(row);
        if offered.is_empty() {
            return self.go(row, 0, 1);
        }
        if let Some(item) = offered[column % offered.len()].dyn_ref::<HtmlElement>() {
            _ = item.focus();
        }
    }
}

fn text(choice: Choice, facts: &CellFacts) -> String {
    match (choice, facts.digit.or(facts.only)) {
        (Choice::Note(digit) | Choice::Colour(digit), _) => digit.to_string(),
        (Choice::Place, Some(digit)) => phrase("menu-place", &[("digit", &digit)]),
        (Choice::SelectSame, Some(digit)) => phrase("menu-same", &[("digit", &digit)]),
        (Choice::Clear, _) => phrase("menu-clear", &[("count", &usize::from(facts.count))]),
        (Choice::UndoMistakes, _) => word("undo-mistakes").to_owned(),
        _ => String::new(),
    }
}

/// Says to the finger that the press was long enough, where the device can.
fn shake() {
    let navigator = window().navigator();
    if let Ok(vibrate) = js_sys::Reflect::get(&navigator, &"vibrate".into())
        && let Some(vibrate) = vibrate.dyn_ref::<js_sys::Function>()
    {
        _ = vibrate.call1(&navigator, &SHAKE.into());
    }
}
