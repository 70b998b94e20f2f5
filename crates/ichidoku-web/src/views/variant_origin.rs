//! What is said of a puzzle beside its rules: its title, who set it, and the rules in the words of whoever did. A player reads it, and a
//! setter writes it.

use super::browser;
use super::dom::{Part, labelled, part};
use super::reactive::*;
use super::variant_table::Table;
use crate::variants::{Draft, Origin};
use crate::words::{phrase, word};

impl Table {
    /// What is said of the open puzzle beside its rules.
    pub(super) fn origin(self) -> Origin {
        let of_draft = self.draft.with_untracked(|draft| draft.as_ref().map(|draft| draft.origin.clone()));
        of_draft.or_else(|| self.peek(|board| board.game.origin())).unwrap_or_default()
    }

    /// Notes what a setter says, and keeps it with the puzzle.
    fn say(self, change: impl FnOnce(&mut Origin)) {
        self.update_draft(|draft| change(&mut draft.origin));
        if let Some(text) = self.set_text() {
            self.keep_draft(&text, text.clone());
        }
    }
}

/// One of the three things that are said.
type Said = fn(&mut Origin) -> &mut String;

/// Fields for what a setter says of the puzzle.
pub(super) fn origin_fields(table: Table) -> Part {
    let field = |part: Part, id: &str, label: &'static str, said: Said| {
        let read = move |draft: &Option<Draft>| Some(said(&mut draft.as_ref()?.origin.clone()).clone());
        let value = move || table.draft.with(read).unwrap_or_default().into();
        let change = move |event: &_| {
            let text = browser::value(event);
            table.say(|origin| *said(origin) = text);
        };
        let field = part.id(id).attrs(&[("autocomplete", "off"), ("dir", "auto")]).prop_of("value", value);
        [self::part("label").attr("for", id).text(label), field.on("change", change)]
    };
    let line = || part("input").attrs(&[("type", "text"), ("maxlength", "200")]);
    let text = part("textarea").attrs(&[("rows", "4"), ("maxlength", "4000")]);
    part("details")
        .class("studio-origin")
        .child(part("summary").text(word("studio-origin")))
        .children(field(line(), "origin-title", word("origin-title"), |origin| &mut origin.title))
        .children(field(line(), "origin-author", word("origin-author"), |origin| &mut origin.author))
        .children(field(text, "origin-rules", word("variant-own-words"), |origin| &mut origin.rules_text))
}

/// What whoever set the puzzle says of it.
pub(super) fn setter_says(table: Table) -> Part {
    let origin = move || table.see(|board| in_own_words(&board.game.origin())).unwrap_or_default();
    part("div").class("variant-rules").children_of(origin)
}

/// The same of the puzzle that is being set, for paper: on the screen it is in the fields.
pub(super) fn setter_says_on_paper(table: Table) -> Part {
    let origin = move || table.draft.with(|draft| draft.as_ref().map(|draft| in_own_words(&draft.origin)));
    part("div").class("variant-rules on-paper").children_of(move || origin().unwrap_or_default())
}

/// What a text says of a puzzle beside its rules: who set it, and the rules in the words of whoever did.
pub(super) fn in_own_words(origin: &Origin) -> Vec<Part> {
    let Origin { author, rules_text, .. } = origin;
    let by = (!author.is_empty()).then(|| part("p").class("note").text(&phrase("variant-by", &[("author", author)])));
    let title = (!rules_text.is_empty()).then(|| labelled("h3", "variant-rules-title", word("variant-own-words")));
    let text =
        (!rules_text.is_empty()).then(|| labelled("p", "own-words", rules_text).id("own-words").attr("dir", "auto"));
    by.into_iter().chain(title).chain(text).collect()
}
