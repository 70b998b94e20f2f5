//! What a puzzle only draws: listed beside the board, and turned into rules by whoever knows them.

use super::browser;
use super::dom::{Part, labelled, part};
use super::reactive::*;
use super::solver::WorkerKind;
use super::variant_address::Address;
use super::variant_open::grid_of;
use super::variant_table::Table;
use crate::answers::{VariantDescribed, VariantDrawing};
use crate::ask::{self, Request};
use crate::variants::{Sketches, meaning_label, sketch_label};
use crate::words::{language, word};

impl Table {
    /// Shows what is only drawn in the open puzzle.
    pub(super) fn show_sketches(self) {
        self.sketches.set(self.peek(|board| board.game.sketches.clone()).unwrap_or_default());
    }

    /// A drawing means a rule, or is only drawn again. The rule is checked from then on.
    fn turn(self, place: usize, meaning: usize) {
        let Some(before) = self.puzzle() else { return };
        let sketches = self.sketches.with_untracked(|sketches| sketches.with(place, meaning));
        let describe = ask::DescribeVariant::new().puzzle(&sketches.puzzle()).language(language());
        self.ask(WorkerKind::Quick, describe, move |answer| match answer {
            Ok(answer) if self.puzzle() == Some(before) => {
                self.show_turned(sketches, VariantDescribed::of(&answer));
                browser::focus(&id(place));
            }
            Ok(_) => {}
            Err(message) => {
                self.tell(&message);
                self.show_sketches();
            }
        });
    }

    fn show_turned(self, sketches: Sketches, described: VariantDescribed<'_>) {
        let puzzle = described.puzzle().to_owned();
        browser::set_fragment(&Address::Play(puzzle.clone()).fragment());
        self.board.update(|board| {
            if let Some(board) = board {
                board.game.puzzle = puzzle;
                board.game.sketches = sketches;
            }
        });
        self.show_rules(described, &grid_of(described));
        self.show_sketches();
        self.forget();
        self.keep();
        self.draw();
        self.learn();
    }
}

/// The drawings that may mean something, each with what it means, and those that weren't understood.
pub(super) fn sketches_list(table: Table) -> Part {
    let list = move || {
        let lines = table.sketches.with(|sketches| {
            let all = sketches.all();
            let line = |(place, (drawing, meaning)): (usize, &(_, _))| {
                line(table, place, VariantDrawing::of(drawing), *meaning)
            };
            all.iter().enumerate().filter_map(line).collect::<Vec<_>>()
        });
        if table.sketches.with(Sketches::is_empty) {
            return Vec::new();
        }
        let title = labelled("h3", "variant-rules-title", word("drawn-only"));
        vec![title, part("p").text(word("drawn-about")), part("ul").id("variant-sketches").children(lines)]
    };
    part("div").class("variant-rules").children_of(list)
}

fn id(place: usize) -> String {
    format!("sketch-{place}")
}

/// A drawing; nothing if there is nothing to choose or to say, or if fog hides some of it.
fn line(table: Table, place: usize, drawing: VariantDrawing<'_>, meaning: usize) -> Option<Part> {
    let grid = table.peek(|board| board.game.grid)?;
    let cells: Vec<usize> = drawing.cells().into_iter().filter_map(|name| grid.named(name)).collect();
    let rules = drawing.may_mean();
    let is_hidden = table.fog.with(|fog| cells.iter().any(|cell| fog.get(*cell) == Some(&true)));
    if is_hidden || rules.is_empty() && drawing.unread().is_empty() {
        return None;
    }
    let label = sketch_label(drawing);
    if rules.is_empty() {
        return Some(part("li").child(part("p").text(&label)));
    }
    let labels = rules.into_iter().map(|rule| meaning_label(drawing, rule, &grid));
    let options = [word("drawn-only").to_owned()].into_iter().chain(labels).enumerate().map(|(value, label)| {
        let option = part("option").attr("value", &value.to_string()).text(&label);
        if value == meaning { option.attr("selected", "") } else { option }
    });
    let choice = part("select").id(&id(place)).children(options);
    let choice = choice.on("focus", move |_| table.edit(|board| board.select(cells.clone())));
    let choice = choice.on("change", move |event| table.turn(place, browser::value(event).parse().unwrap_or(0)));
    Some(part("li").class("setting").child(part("label").attr("for", &id(place)).text(&label)).child(choice))
}
