//! One cell of the board.

use ichidoku::{Cell, Digit, DigitSet};

use super::app::App;
use super::browser;
use super::dom::{Part, labelled, part};
use crate::board_view::CellView;
use crate::decimal_text::decimal;
use crate::session::Msg;

/// A cell as it is before anything is painted on it.
pub(super) fn grid_cell(app: App, cell: Cell) -> Part {
    let focused = move |_: &_| {
        let (is_cursor, nothing) =
            app.peek(|state| (state.selection.cursor() == cell, state.selection.cells().is_empty()));
        // Whoever comes by keyboard can type at once.
        if !is_cursor || nothing && browser::is_focus_visible() {
            app.send(Msg::Focus(cell));
        }
    };
    let column = (cell.index() % 9 + 1).to_string();
    part("div").id(&cell_id(cell)).attrs(&[("role", "gridcell"), ("aria-colindex", &column)]).on("focus", focused)
}

/// Shows what has changed in a cell.
pub(super) fn paint(place: &Part, before: Option<&CellView>, now: &CellView) {
    let changes = |part: fn(&CellView) -> &str| before.is_none_or(|before| part(before) != part(now));
    if changes(|view| &view.classes) {
        place.set("class", &now.classes);
    }
    place.set("aria-selected", if now.selected { "true" } else { "false" });
    place.set("aria-readonly", if now.fixed { "true" } else { "false" });
    place.set("tabindex", if now.cursor { "0" } else { "-1" });
    if before.is_none_or(|before| before.colours != now.colours) {
        let [images, sizes, places] = stripes(now.colours);
        place.style("background-image", &images);
        place.style("background-size", &sizes);
        place.style("background-position", &places);
        place.set("data-colours", &now.colours.to_string());
    }
    if changes(|view| &view.label) || before.is_none_or(|before| !before.holds_the_same(now)) {
        place.fill([labelled("span", "hearsay", &now.label)].into_iter().chain(inside(now)));
    }
}

/// The digit, or the marks: to be seen. What is to be heard stands beside them.
fn inside(view: &CellView) -> Vec<Part> {
    if let Some(digit) = view.digit {
        return vec![labelled("span", "digit", &digit.to_string()).attr("aria-hidden", "true")];
    }
    if !view.small.is_empty() {
        return view.small.iter().map(|digit| mark(view, digit, &small(view, digit))).collect();
    }
    let corner =
        view.corner.iter().enumerate().map(|(place, digit)| mark(view, digit, &format!("corner place-{place}")));
    let mut parts: Vec<Part> = corner.collect();
    if !view.centre.is_empty() {
        let size = if view.centre.len() > 5 { "centre many" } else { "centre" };
        parts.push(part("span").class(size).children(view.centre.iter().map(|digit| mark(view, digit, ""))));
    }
    parts
}

/// A digit as a mark.
fn mark(view: &CellView, digit: Digit, class: &str) -> Part {
    let focus = if view.focus == Some(digit) { " focus" } else { "" };
    labelled("span", &format!("{class}{focus}"), &digit.to_string()).attr("aria-hidden", "true")
}

/// The classes of a candidate in its place.
fn small(view: &CellView, digit: Digit) -> String {
    let mark = view.marks.iter().find(|(marked, _)| *marked == digit).map_or("", |(_, class)| class);
    let tint = view.tints.iter().find(|(tinted, _)| *tinted == digit).map(|(_, tint)| format!("tint-{tint}"));
    format!("small at-{digit} {mark} {}", tint.unwrap_or_default())
}

/// The cell's colours as stripes, and over each stripe the pattern that the style sheet may have for its colour: images, with
/// their sizes and places.
fn stripes(colours: DigitSet) -> [String; 3] {
    let count = colours.len();
    if count == 0 {
        return Default::default();
    }
    let part = 100.0 / count as f64;
    let percent = |number: f64| format!("{}%", decimal(number, 1));
    let (mut images, mut places, mut ground) = (String::new(), String::new(), String::new());
    for (place, colour) in colours.iter().enumerate() {
        let from = place as f64 * part;
        images += &format!("var(--pattern-{colour},none),");
        places += &format!("{} 0,", percent(if count > 1 { place as f64 * 100.0 / (count - 1) as f64 } else { 0.0 }));
        ground += &format!(",var(--colour-{colour}) {} {}", percent(from), percent(from + part));
    }
    let sizes = format!("{} 100%,", percent(part)).repeat(count);
    [format!("{images}linear-gradient(var(--stripes){ground})"), format!("{sizes}auto"), format!("{places}0 0")]
}

/// Gives the focus to the cell with the cursor.
pub(super) fn focus_cursor(app: App) {
    browser::focus(&cell_id(app.peek(|state| state.selection.cursor())));
}

/// The id of a cell's element.
pub(super) fn cell_id(cell: Cell) -> String {
    format!("cell-{}", cell.index())
}
