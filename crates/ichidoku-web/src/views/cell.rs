//! One cell of the board.

use ichidoku::{Cell, Digit, DigitSet};
use leptos::prelude::*;

use super::app::App;
use super::board::cell_id;
use super::browser;
use crate::session::Msg;
use crate::sight::Sight;

#[component]
pub(super) fn GridCell(app: App, index: usize, cells: Memo<Vec<Sight>>) -> impl IntoView {
    let cell = Cell::ALL[index];
    let sight = Memo::new(move |_| cells.with(|cells| cells.get(index).cloned().unwrap_or_default()));
    let focused = move |_| {
        let (is_cursor, nothing) =
            app.peek(|state| (state.selection.cursor() == cell, state.selection.cells().is_empty()));
        // Whoever comes by keyboard can type at once.
        if !is_cursor || nothing && browser::is_focus_visible() {
            app.send(Msg::Focus(cell));
        }
    };
    let given = move || app.see(|state| state.game.content(cell).given);
    view! {
        <div
            id=cell_id(cell)
            class=move || sight.with(|sight| sight.classes.clone())
            style:background-image=move || sight.with(|sight| stripes(sight.colours))
            role="gridcell"
            aria-colindex=index % 9 + 1
            aria-label=move || sight.with(|sight| sight.label.clone())
            aria-selected=move || sight.with(|sight| sight.selected.to_string())
            aria-readonly=move || given().to_string()
            tabindex=move || if sight.with(|sight| sight.cursor) { "0" } else { "-1" }
            on:focus=focused
        >
            {move || sight.with(inside)}
        </div>
    }
}

/// The digit, or the marks.
fn inside(sight: &Sight) -> AnyView {
    if let Some(digit) = sight.digit {
        return view! { <span class="digit">{digit.to_string()}</span> }.into_any();
    }
    if !sight.small.is_empty() {
        return Digit::ALL
            .into_iter()
            .filter(|digit| sight.small.contains(*digit))
            .map(|digit| small(sight, digit))
            .collect_view()
            .into_any();
    }
    let corner = sight.corner.iter().enumerate().map(|(place, digit)| {
        let class = format!("corner place-{place}");
        view! { <span class=class class:focus=sight.focus == Some(digit)>{digit.to_string()}</span> }
    });
    let corner = corner.collect_view();
    let size = if sight.centre.len() > 5 { "centre many" } else { "centre" };
    let centre = (!sight.centre.is_empty()).then(|| {
        let digits = sight.centre.iter().map(|digit| {
            view! { <span class:focus=sight.focus == Some(digit)>{digit.to_string()}</span> }
        });
        view! { <span class=size>{digits.collect_view()}</span> }
    });
    (corner, centre).into_any()
}

/// A candidate in its place.
fn small(sight: &Sight, digit: Digit) -> impl IntoView + use<> {
    let mark =
        sight.marks.iter().find(|(marked, _)| *marked == digit).map(|(_, mark)| format!("mark-{}", mark.class()));
    let tint = sight.tints.iter().find(|(tinted, _)| *tinted == digit).map(|(_, tint)| format!("tint-{tint}"));
    let class = format!("small at-{digit} {} {}", mark.unwrap_or_default(), tint.unwrap_or_default());
    view! { <span class=class class:focus=sight.focus == Some(digit)>{digit.to_string()}</span> }
}

/// The cell's colours as stripes from corner to corner.
fn stripes(colours: DigitSet) -> String {
    let count = colours.len();
    if count == 0 {
        return String::new();
    }
    let part = 100.0 / count as f64;
    let stripe = |(place, colour): (usize, Digit)| {
        let (from, to) = (place as f64 * part, (place + 1) as f64 * part);
        format!("var(--colour-{colour}) {from:.1}% {to:.1}%")
    };
    let stripes: Vec<String> = colours.iter().enumerate().map(stripe).collect();
    format!("linear-gradient(135deg, {})", stripes.join(", "))
}
