//! What the text of a puzzle says beside its rules: who set it, and the rules in the words of whoever did.

use super::dom::{Part, labelled, part};
use super::variant_table::Table;
use crate::variants::Origin;
use crate::words::{phrase, word};

/// What whoever set the puzzle says of it.
pub(super) fn setter_says(table: Table) -> Part {
    let origin = move || table.see(|board| in_own_words(&board.game.origin())).unwrap_or_default();
    part("div").class("variant-rules").children_of(origin)
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
