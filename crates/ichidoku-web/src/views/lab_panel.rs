//! The screen of the lab. What is on it is a module of its own, fetched when it is first wanted: the page hands it
//! the puzzle, and shows on its board what the lab hands back.

use super::app::App;
use super::dom::{Part, labelled, part};
use super::errands::errands;
use super::later::{Lab, fill_with_lab, with_lab};
use super::reactive::*;
use crate::words::word;

pub(super) fn lab_panel(app: App) -> Part {
    let page = errands(app);
    let panel = part("section").class("panel lab").label(word("panel-lab"));
    let panel = panel.child(part("h2").text(word("panel-lab")));
    // What comes after it hides it.
    let panel = panel.child(labelled("p", "lab-loading", word("lab-loading")).attr("role", "status"));
    let puzzle = untrack(|| app.puzzle()).to_string();
    let place = panel.element();
    fill_with_lab(place, move |lab, place| lab.enter(place, &puzzle, page));
    app.follow_puzzle(move |puzzle| with_lab(move |lab| lab.turn(&puzzle.to_string())));
    on_cleanup(|| with_lab(Lab::leave));
    panel
}
