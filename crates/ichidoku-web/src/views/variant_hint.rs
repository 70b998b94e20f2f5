//! Hints on a puzzle of any rules: first where to look, then the whole step with its picture.

use super::browser;
use super::reactive::*;
use super::solver::WorkerKind;
use super::variant_table::{Hint, Table};
use crate::answers::{Sentence, VariantDrawn, VariantHinted, VariantStep};
use crate::ask::{self, Request};
use crate::variants::{Advice, Game, Grid};
use crate::words::{language, word};

impl Table {
    /// Says where the next step is, and if that has been said, all of it.
    pub(super) fn advise(self) {
        let wrong = self.solution.with_value(|solution| {
            let solution = solution.as_ref()?;
            self.peek(|board| board.game.wrong(solution))
        });
        if let Some(wrong) = wrong.filter(|wrong| !wrong.is_empty()) {
            self.wrong.set(wrong);
            let sentences = vec![word("variant-mistakes-marked").to_owned()];
            return self.show_hint(Hint { sentences, ..Hint::default() });
        }
        if self.hint.with_untracked(|hint| hint.as_ref().is_some_and(|hint| hint.has_more)) {
            return self.show_step();
        }
        let Some(position) = self.position() else { return };
        let request = ask::HintVariant::new().puzzle(&self.in_sight(&position.0)).ruled_out(&position.1);
        let request = request.grade("which").language(language());
        self.ask(WorkerKind::Quick, request, move |answer| {
            let hint = match answer {
                Ok(answer) => {
                    let hinted = VariantHinted::of(&answer);
                    // The player's digits went as given ones.
                    let is_dead_end = hinted.advice() == "contradiction" && self.puzzle().as_ref() != Some(&position.0);
                    let sentences = match is_dead_end {
                        true => vec![word("variant-no-way").to_owned()],
                        false => texts(&hinted.sentences()),
                    };
                    let grid = self.peek(|board| board.game.grid);
                    let cells = hinted.cells().into_iter().filter_map(|name| grid?.named(name)).collect();
                    Hint { sentences, cells, has_more: hinted.advice() == "step", ..Hint::default() }
                }
                Err(message) => Hint { sentences: vec![message], ..Hint::default() },
            };
            self.show_hint_of(&position, hint);
        });
    }

    /// Shows the whole next step with its picture.
    fn show_step(self) {
        let Some(position) = self.position() else { return };
        let request = self.peek(|board| {
            // The player's digits don't look like given ones.
            let Game { puzzle, sketches, .. } = &board.game;
            let request = ask::DrawVariant::new().puzzle(&self.in_sight(puzzle)).entries(&board.game.entries());
            request.ruled_out(&position.1).drawings(&sketches.shown()).step(1).sparse(true).language(language())
        });
        let Some(request) = request else { return };
        self.ask(WorkerKind::Quick, request, move |answer| {
            let Ok(answer) = answer else { return };
            let drawn = VariantDrawn::of(&answer);
            let (Some(step), Some(grid)) = (drawn.step(), self.peek(|board| board.game.grid)) else { return };
            let candidates = |names: Vec<&str>| names.into_iter().filter_map(|name| grid.candidate(name)).collect();
            let advice = Advice {
                placed: candidates(step.placements()),
                out: candidates(step.eliminations()),
                left: candidates(step.remaining()),
            };
            // What was told last names the technique.
            let last = self.hint.with_untracked(|hint| Some(hint.as_ref()?.sentences.last()?.clone()));
            let sentences = last.into_iter().chain(texts(&step.sentences())).collect();
            let noted = noted(&grid, step, &advice);
            let hint = Hint { sentences, picture: drawn.svg().to_owned(), noted, advice, ..Hint::default() };
            self.show_hint_of(&position, hint);
        });
    }

    /// Shows a hint, unless the board has changed since it was asked for.
    fn show_hint_of(self, position: &(String, Vec<String>), hint: Hint) {
        if self.position().as_ref() == Some(position) {
            self.show_hint(hint);
        }
    }

    /// The puzzle with its digits, and what is ruled out of open cells.
    fn position(self) -> Option<(String, Vec<String>)> {
        self.peek(|board| (board.game.position(), board.game.ruled_out()))
    }

    fn show_hint(self, hint: Hint) {
        self.said.set(hint.sentences.join(" "));
        self.hint.set(Some(hint));
        browser::reveal("hint-card");
    }

    /// Does what the hint says.
    pub(super) fn follow_hint(self) {
        let (Some(hint), sets) = (self.hint.get_untracked(), untrack(|| self.sets())) else { return };
        self.edit(|board| _ = board.game.follow(&hint.advice, sets.as_ref()));
    }
}

/// The cells in which the picture of a step may have candidates: those of its pattern, and those that it changes. Where the pattern is
/// no list of cells, they may be anywhere.
fn noted(grid: &Grid, step: VariantStep<'_>, advice: &Advice) -> Vec<usize> {
    let Some(evidence) = step.evidence().filter(|evidence| !evidence.cells().is_empty()) else {
        return (0..grid.cells()).collect();
    };
    let pattern = evidence.cells().into_iter().chain(evidence.outside()).filter_map(|name| grid.named(name));
    pattern.chain(advice.placed.iter().chain(&advice.out).map(|(cell, _)| *cell)).collect()
}

fn texts(sentences: &[Sentence<'_>]) -> Vec<String> {
    sentences.iter().map(|sentence| sentence.text().to_owned()).collect()
}
