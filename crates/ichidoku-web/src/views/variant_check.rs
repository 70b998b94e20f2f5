//! What a setter is told of the puzzle in the studio: how many solutions it has and which candidates, how hard it is, what contradicts
//! itself and what can go.

use super::app::Status;
use super::dom::{Part, labelled};
use super::rating;
use super::reactive::*;
use super::variant_table::{Table, solved};
use crate::answers::{Rated, VariantCandidates, VariantChecked};
use crate::ask::{self, Request};
use crate::variants::rule_label;
use crate::words::{phrase, word};

impl Table {
    /// Finds out how many solutions the puzzle has, and which candidates if they are wanted. What is no longer wanted ends.
    pub(super) fn check_set(self) {
        self.end();
        self.status.set(Status::Unknown);
        self.solution.set_value(None);
        self.grade.set(String::new());
        self.found.set(Vec::new());
        let Some(text) = self.set_text() else { return };
        let asked = text.clone();
        self.ask_patiently(ask::SolveVariant::new().puzzle(&text), move |answer| {
            if let (Ok(answer), Some(text)) = (answer, self.set_text().filter(|text| *text == asked)) {
                let (status, solution) = solved(&answer);
                self.solution.set_value(solution.filter(|_| status == Status::Unique));
                self.status.set(status);
                self.show_candidates(&text);
                match self.status.get_untracked() {
                    Status::Unique => self.show_grade(text),
                    Status::Several | Status::Unsolvable => self.show_check(text),
                    Status::Unknown => {}
                }
            }
        });
    }

    /// Finds out how hard the puzzle is.
    fn show_grade(self, text: String) {
        self.ask_patiently(ask::RateVariant::new().puzzle(&text), move |answer| {
            if let Ok(answer) = answer
                && self.set_text() == Some(text)
            {
                self.grade.set(rating::tell(Rated::of(&answer)));
            }
        });
    }

    /// Notes the true candidates in the open cells, where they are wanted.
    fn show_candidates(self, text: &str) {
        if !self.sees_candidates.get_untracked() {
            return self.note_candidates(&[]);
        }
        let asked = text.to_owned();
        self.ask_patiently(ask::TrueCandidatesVariant::new().puzzle(text), move |answer| {
            if let Ok(answer) = answer
                && self.set_text() == Some(asked)
            {
                self.note_candidates(&VariantCandidates::of(&answer).candidates().concat());
            }
        });
    }

    fn note_candidates(self, candidates: &[Vec<i16>]) {
        self.board.update(|board| {
            if let Some(board) = board {
                board.game.note(candidates);
            }
        });
    }

    /// Counts the solutions, or finds out what contradicts itself.
    fn show_check(self, text: String) {
        self.ask_patiently(ask::CheckVariant::new().puzzle(&text), move |answer| {
            let Ok(answer) = answer else { return };
            if self.set_text() != Some(text) {
                return;
            }
            let checked = VariantChecked::of(&answer);
            self.found.set(owned(checked.contradiction()));
            match (checked.solutions(), checked.or_more()) {
                (0, _) => {}
                (count, false) => self.grade.set(phrase("counted", &[("count", &count)])),
                (count, true) => self.grade.set(phrase("studio-more", &[("count", &count)])),
            }
        });
    }

    /// Finds out what can be left out of a puzzle with one solution.
    pub(super) fn find_spare(self) {
        let Some(text) = self.set_text() else { return };
        self.ask_patiently(ask::CheckVariant::new().puzzle(&text).redundant(true), move |answer| {
            let Ok(answer) = answer else { return };
            if self.set_text() == Some(text) {
                let spare = owned(VariantChecked::of(&answer).redundant());
                if spare.is_empty() {
                    self.tell(word("setter-minimal"));
                }
                self.found.set(spare);
            }
        });
    }

    /// A rule as its name and its cells, or in words where it has no name; a given digit as that in its cell.
    pub(super) fn named(self, code: &str) -> String {
        let Some(grid) = self.peek(|board| board.game.grid) else { return code.to_owned() };
        let label = rule_label(code, &grid);
        let given = code.strip_prefix(".~").and_then(|given| given.split_once('_'));
        self.rules.with(|rules| match (rules.iter().find(|rule| rule.code == code), given) {
            (_, Some((cell, digit))) => format!("{} = {digit}", cell.to_ascii_lowercase()),
            (Some(rule), _) if label == code => rule.text.clone(),
            (Some(rule), _) if !rule.cells.is_empty() => {
                let cells: Vec<String> = rule.cells.iter().map(|cell| grid.name(*cell)).collect();
                format!("{label} ({})", cells.join(", "))
            }
            _ => label,
        })
    }
}

fn owned(codes: Vec<&str>) -> Vec<String> {
    codes.into_iter().map(str::to_owned).collect()
}

/// What was found, in words; it is marked in the list of rules, too.
pub(super) fn findings(table: Table) -> Part {
    let told = move || {
        let names = table.found.with(|found| found.iter().map(|code| table.named(code)).collect::<Vec<_>>());
        match (names.is_empty(), table.status.get()) {
            (true, _) => String::new(),
            (_, Status::Unique) => phrase("studio-spare", &[("rules", &names.join("; "))]),
            _ => phrase("studio-contradiction", &[("rules", &names.join("; "))]),
        }
    };
    labelled("p", "note", "").id("studio-found").attr("role", "status").text_of(told)
}
