//! The board of any size: a picture with the rules and the given digits, and the cells laid over it.

use std::cell::RefCell;
use std::collections::BTreeSet;

use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use super::browser;
use super::dom::{Part, follow, labelled, part};
use super::reactive::*;
use super::variant_fog::{keep_fog, keep_lines};
use super::variant_margin::{margin, point_of};
use super::variant_stroke::stroke;
use super::variant_table::{Hint, Rule, Table};
use crate::decimal_text::decimal;
use crate::variants::{Area, CellLook, Faults, Grid, OpenGame, Setting, look, on_paper, themed, viewed, without_names};
use crate::words::word;

/// The board of the open game.
pub(super) fn board(table: Table) -> Part {
    let grid = table.peek(|board| board.game.grid);
    let Some(grid) = grid else { return part("div") };
    let cells: Vec<Part> = (0..grid.cells()).map(|cell| grid_cell(table, &grid, cell)).collect();
    let row = |row: usize| {
        let line = part("div").class("row").attrs(&[("role", "row"), ("aria-rowindex", &(row + 1).to_string())]);
        line.children(cells[row * grid.columns..(row + 1) * grid.columns].iter().cloned())
    };
    let counts = [("aria-rowcount", grid.rows), ("aria-colcount", grid.columns)];
    let over = counts.iter().fold(part("div").id("board"), |part, (name, count)| part.attr(name, &count.to_string()));
    let over = over
        .class("variant-grid")
        .label(word("board"))
        .attrs(&[("role", "grid"), ("aria-multiselectable", "true")])
        .children((0..grid.rows).map(row))
        .child(stroke(table, &grid))
        .on("pointerdown", move |event| press(table, &grid, event.unchecked_ref()))
        .on("pointermove", move |event| drag(table, &grid, event.unchecked_ref()))
        .on("pointerup", move |event| lift(table, event.unchecked_ref()))
        .on("pointercancel", move |_| _ = release(table));
    let picture = |class| part("img").class(class).attrs(&[("alt", ""), ("draggable", "false")]);
    let pictures = [picture("variant-picture"), picture("variant-picture on-paper")];
    let place = part("div").class("variant-board").class_of("with-margin", move || table.has_margin());
    let place = place.children(pictures.iter().cloned()).child(margin(table, &grid)).child(over.clone());
    show_picture(table, grid, pictures, [place.clone(), over]);
    keep_fog(table);
    keep_lines(table, grid, cells.clone());
    keep_painted(table, grid, cells);
    follow_cursor(table);
    part("div").class("board-frame variant-frame").child(place)
}

/// Shows the puzzle's picture, or that of a hint, on the screen and on paper, with the cells over its grid.
fn show_picture(table: Table, grid: Grid, pictures: [Part; 2], [place, over]: [Part; 2]) {
    let shown = RefCell::new(String::new());
    follow(move || {
        let of_hint = table.hint.with(|hint| hint.as_ref().map(|hint| hint.picture.clone()));
        let svg = of_hint.filter(|svg| !svg.is_empty()).unwrap_or_else(|| table.picture.get());
        let svg = without_names(&svg);
        let theme = table.settings.with(|settings| settings.theme);
        let paper = on_paper(&svg, theme);
        let svg = themed(&svg, theme).into_owned();
        if *shown.borrow() == svg {
            return;
        }
        if let Some(area) = viewed(&svg) {
            for (picture, svg) in pictures.iter().zip([&svg, &paper]) {
                picture.set("src", &format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(svg))));
            }
            lay_out(&area, &grid, &place, &over);
        }
        shown.replace(svg);
    });
}

/// Gives the picture its shape, and puts the cells over its grid.
fn lay_out(area: &Area, grid: &Grid, place: &Part, over: &Part) {
    let ratio = area.width / area.height;
    place.style("aspect-ratio", &decimal(ratio, 4));
    place.style("width", &format!("{}%", decimal(100.0 * ratio.min(1.0), 2)));
    let edges = ["left", "top", "width", "height"];
    for (edge, length) in edges.iter().zip(area.grid(grid.rows, grid.columns)) {
        over.style(edge, &format!("{}%", decimal(length, 3)));
    }
    over.style("--cell-width", &format!("{}cqw", decimal(area.cell(), 3)));
    for (name, count) in [("--rows", grid.rows), ("--columns", grid.columns)] {
        over.style(name, &count.to_string());
    }
}

fn grid_cell(table: Table, grid: &Grid, cell: usize) -> Part {
    let column = (grid.place(cell).1 + 1).to_string();
    let focused = move |_: &_| {
        let is_cursor = table.peek(|board| board.selected().cursor() == cell && board.selected().has(cell));
        // Whoever comes by keyboard can type at once.
        if is_cursor != Some(true) && browser::is_focus_visible() {
            table.edit(|board| board.focus(cell));
        }
    };
    part("div").id(&cell_id(cell)).attrs(&[("role", "gridcell"), ("aria-colindex", &column)]).on("focus", focused)
}

fn cell_id(cell: usize) -> String {
    format!("cell-{cell}")
}

// ---- painting ----

/// Paints the cells whenever what they show changes.
fn keep_painted(table: Table, grid: Grid, cells: Vec<Part>) {
    let painted = RefCell::new(Vec::<CellLook>::new());
    follow(move || {
        let has_picture = |hint: &&Hint| !hint.picture.is_empty();
        let noted = table.hint.with(|hint| hint.as_ref().filter(has_picture).map(|hint| hint.noted.clone()));
        let faults = faults(table);
        let setting = Setting { fog: table.fog.get(), labelled: labelled_cells(table), advised: advised_cells(table) };
        let Some(now) = table.see(|board| look(board, &faults, &setting, noted.as_deref())) else { return };
        let before = painted.replace(now.clone());
        for (place, (cell, now)) in cells.iter().zip(&now).enumerate() {
            if before.get(place) != Some(now) {
                paint(cell, &grid, now);
            }
        }
    });
}

/// The cells in which the picture has a label: the first of a cage or the like, and both cells that have the same digit.
fn labelled_cells(table: Table) -> Vec<usize> {
    const LABELLED: [&str; 8] = [
        ".Cage~",
        ".Sum~",
        ".RellikCage~",
        ".EqualityCage~",
        ".Lunchbox~",
        ".LookAndSay~",
        ".ContainAtLeast~",
        ".ContainExact~",
    ];
    let mut labelled = Vec::new();
    table.rules.with(|rules| {
        for Rule { code, cells, .. } in rules {
            if cells.len() == 2 && code.starts_with(".Palindrome~") {
                labelled.extend_from_slice(cells);
            } else if LABELLED.iter().any(|name| code.starts_with(name)) && !code.starts_with(".Cage~~") {
                labelled.extend(cells.iter().min());
            }
        }
    });
    labelled
}

/// The cells that a hint says to look at, or in which it puts a digit or rules one out.
fn advised_cells(table: Table) -> Vec<usize> {
    let changed =
        |hint: &Hint| hint.advice.placed.iter().chain(&hint.advice.out).map(|(cell, _)| *cell).collect::<Vec<_>>();
    let cells = |hint: &Hint| [hint.cells.clone(), changed(hint)].concat();
    table.hint.with(|hint| hint.as_ref().map(cells).unwrap_or_default())
}

/// What can't stay of the digits.
fn faults(table: Table) -> Faults {
    Faults { wrong: table.wrong.get(), clashing: table.clashing() }
}

/// Shows what a cell has.
fn paint(place: &Part, grid: &Grid, now: &CellLook) {
    place.set("class", &now.classes);
    place.set("aria-selected", if now.selected { "true" } else { "false" });
    place.set("aria-readonly", if now.given { "true" } else { "false" });
    place.set("tabindex", if now.cursor { "0" } else { "-1" });
    place.style("background-image", &stripes(now));
    place.fill([labelled("span", "hearsay", &now.label)].into_iter().chain(inside(grid, now)));
}

/// The digit, or the marks: to be seen. What is to be heard stands beside them.
fn inside(grid: &Grid, now: &CellLook) -> Vec<Part> {
    let seen = |class: &str, text: &str| labelled("span", class, text).attr("aria-hidden", "true");
    if let Some(digit) = now.digit {
        return vec![seen(if digit > 9 { "digit long" } else { "digit" }, &digit.to_string())];
    }
    // Of numbers with two figures, only two fit beside each other: both sides come before the middle.
    let is_wide = now.marks.corner.iter().any(|digit| *digit > 9);
    let places: &[usize] = if is_wide { &[0, 1, 2, 3, 6, 7, 8] } else { &[0, 1, 2, 3, 4, 5, 6, 7, 8] };
    let corner = now.marks.corner.iter().zip(places.iter().chain(std::iter::repeat(&8)));
    let mut parts: Vec<Part> =
        corner.map(|(digit, place)| seen(&format!("corner place-{place}"), &digit.to_string())).collect();
    if now.marks.centre.len() > 5 && grid.digits().count() <= 9 {
        parts.push(seen("centre threes", &in_threes(grid, &now.marks.centre)));
    } else if !now.marks.centre.is_empty() {
        let digits: Vec<String> = now.marks.centre.iter().map(ToString::to_string).collect();
        let separator = if now.marks.centre.iter().any(|digit| *digit > 9) { " " } else { "" };
        let class = if digits.len() > 5 { "centre many" } else { "centre" };
        parts.push(seen(class, &digits.join(separator)));
    }
    parts
}

/// Marks three to a line, each in its place as in the picture of a hint.
fn in_threes(grid: &Grid, marks: &BTreeSet<i16>) -> String {
    /// As wide as a digit.
    const GAP: &str = "\u{2007}";
    let digit = |digit: i16| if marks.contains(&digit) { digit.to_string() } else { GAP.to_owned() };
    let digits: Vec<String> = grid.digits().map(digit).collect();
    digits.chunks(3).map(|line| line.join(" ")).collect::<Vec<_>>().join("\n")
}

/// The colours of a cell as stripes.
fn stripes(now: &CellLook) -> String {
    let colours = &now.marks.colours;
    let part = 100.0 / colours.len().max(1) as f64;
    let stripe = |(place, colour): (usize, &i16)| {
        let [from, to] = [place, place + 1].map(|edge| decimal(edge as f64 * part, 1));
        format!(",var(--colour-{colour}) {from}% {to}%")
    };
    let ground: String = colours.iter().enumerate().map(stripe).collect();
    if ground.is_empty() { "none".to_owned() } else { format!("linear-gradient(135deg{ground})") }
}

// ---- the pointer ----

fn press(table: Table, grid: &Grid, event: &PointerEvent) {
    if !event.is_primary() || event.button() != 0 {
        return;
    }
    let Some(cell) = cell_at(grid, event, 1.0) else { return };
    if let Some(board) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
        // A finger would otherwise keep the pointer to the cell that it came down on.
        _ = board.set_pointer_capture(event.pointer_id());
    }
    table.edit(|board| board.press(cell, adds(event)));
    browser::focus(&cell_id(cell));
    event.prevent_default();
}

fn drag(table: Table, grid: &Grid, event: &PointerEvent) {
    if table.peek(|board| board.selected().is_dragging()) != Some(true) {
        return;
    }
    // A stroke of a rule goes from corner to corner past the cells beside it.
    let reach = if table.has_pen() { 0.4 } else { 1.0 };
    let cell = cell_at(grid, event, reach).filter(|cell| table.peek(|board| board.selected().cursor()) != Some(*cell));
    if let Some(cell) = cell {
        table.edit(|board| board.drag(cell));
    }
}

/// The pointer goes up, which ends a stroke; whoever holds a key to select more goes on with it.
fn lift(table: Table, event: &PointerEvent) {
    if release(table) && !adds(event) {
        table.end_stroke();
    }
}

/// Lets go of what was dragged; false if nothing was.
fn release(table: Table) -> bool {
    let is_dragging = table.peek(|board| board.selected().is_dragging()) == Some(true);
    if is_dragging {
        table.edit(OpenGame::release);
    }
    is_dragging
}

fn adds(event: &PointerEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.shift_key()
}

/// The cell whose middle an event is so near to, in lengths of a cell; with 1 the cell that it is over.
fn cell_at(grid: &Grid, event: &PointerEvent, reach: f64) -> Option<usize> {
    let [x, y] = point_of(grid, event)?;
    let is_inside = x >= 0.0 && y >= 0.0 && x < grid.columns as f64 && y < grid.rows as f64;
    let [right, down] = [x, y].map(|place| place.fract() - 0.5);
    let is_near = right * right + down * down < reach * reach;
    (is_inside && is_near).then(|| grid.cell(y as usize, x as usize))
}

/// The focus goes where the cursor goes, as long as it is in the grid.
fn follow_cursor(table: Table) {
    let before = std::cell::Cell::new(table.peek(|board| board.selected().cursor()));
    follow(move || {
        let cell = table.see(|board| board.selected().cursor());
        if before.replace(cell) != cell && browser::has_focus("board") {
            focus_cursor(table);
        }
    });
}

/// Gives the focus to the cell with the cursor.
pub(super) fn focus_cursor(table: Table) {
    if let Some(cell) = table.peek(|board| board.selected().cursor()) {
        browser::focus(&cell_id(cell));
    }
}
