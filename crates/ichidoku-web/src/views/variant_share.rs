//! Links to a puzzle of any rules on other sites.

use super::browser;
use super::reactive::*;
use super::solver::WorkerKind;
use super::variant_table::Table;
use crate::answers::{Error, VariantsConverted, told};
use crate::ask::{self, Request};
use crate::variants::Origin;
use crate::words::{phrase, word};

/// A site that takes such links, by its name in the vocabulary, and the words of the button that copies one.
type Site = (&'static str, fn() -> &'static str);

/// All such sites.
pub(super) const SITES: [Site; 2] =
    [("sudokupad", || word("copy-sudokupad")), ("f-puzzles", || word("copy-f-puzzles"))];

impl Table {
    /// Copies a link to the puzzle on another site, or says why there can be none.
    pub(super) fn copy_for(self, site: &'static str) {
        let Some(puzzle) = self.set_text().or_else(|| self.puzzle()) else { return };
        let Origin { title, author, rules_text } = self.origin();
        let convert = ask::ConvertVariant::new().text(&puzzle).to(site);
        let solution = self.solution.with_value(|solution| solution.clone().unwrap_or_default());
        let convert = convert.title(&title).author(&author).rules_text(&rules_text).solution(&solution.into());
        self.ask(WorkerKind::Quick, convert, move |answer| match answer {
            Ok(answer) => {
                let converted = VariantsConverted::of(&answer);
                match converted.unreadable().first() {
                    Some(fault) => self.tell(&self.why_no_link(*fault)),
                    None => {
                        browser::copy(converted.text().trim());
                        self.tell(word("copied"));
                    }
                }
            }
            Err(message) => self.tell(&message),
        });
    }

    /// Why there is no link. A rule that the sites don't have is named as it is elsewhere on the page; the fault has it in code.
    fn why_no_link(self, fault: Error<'_>) -> String {
        let args = fault.args();
        match args.iter().find(|(name, _)| fault.key() == "variant-no-place" && *name == "rule") {
            Some((_, rule)) => phrase("no-link", &[("rule", &self.named(rule))]),
            None => told(fault),
        }
    }
}
