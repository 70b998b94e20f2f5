//! Puzzles like the one on the board: as hard, easier or harder.

use super::app::Status;
use super::dom::{Part, labelled, part};
use super::make::{GRADES, Maker, grade_name, place_of};
use super::reactive::*;
use super::solver::WorkerKind;
use crate::answers::Rated;
use crate::ask::{self, PuzzleOrder, Request as _};
use crate::words::word;

/// A card to make such a puzzle with, where the one on the board has one solution.
pub(super) fn alike(maker: Maker) -> Part {
    let is_proper = move || matches!(maker.app().status.get(), Status::Unique);
    part("div").child_if(is_proper, move || card(maker))
}

fn card(maker: Maker) -> Part {
    let button = move |id: &str, text: &str, harder: isize| {
        labelled("button", "chip", text).id(id).click(move || maker.make_alike(harder))
    };
    let buttons = part("div")
        .class("row-of-buttons")
        .child(button("alike-easier", word("alike-easier"), -1))
        .child(button("alike-same", word("alike-same"), 0))
        .child(button("alike-harder", word("alike-harder"), 1));
    part("div")
        .class("card")
        .child(part("h3").text(word("alike")))
        .child(labelled("p", "note", word("alike-why")))
        .child(buttons)
}

impl Maker {
    /// Makes a puzzle like the one on the board, so many grades harder, as far as there are grades.
    fn make_alike(self, harder: isize) {
        let app = self.app();
        let line = app.peek(|state| state.game.puzzle().to_string());
        app.ask(WorkerKind::Patient, app.about::<ask::Rate>(), move |answer| {
            let rated = answer.unwrap_or_default();
            let Some(rating) = Rated::of(&rated).rating().filter(|_| !self.is_gone()) else { return };
            let place = place_of(rating.grade()).saturating_add_signed(harder);
            let grade = GRADES.get(place).map_or("beyond", |(grade, _)| grade);
            self.make_as_wished(grade, grade_name(grade), &PuzzleOrder::new().like(&line).grade(grade));
        });
    }
}
