//! What stands beside a puzzle on its line, where no header gives it a name.

use ichidoku::text;

use crate::document::{Document, Other};
use crate::error::Problem;
#[cfg(feature = "texts")]
use crate::literal;
use crate::table::{fields_of, to_text};

/// Adds the fields beside the only puzzle of a line, named by their places, and the comment behind them. Around several puzzles
/// they are known to be outside them all.
pub(crate) fn keep(line: &str, found: &mut [(u64, Result<Document, Problem>)]) {
    let others = others(line);
    if others.iter().all(|other| other.json == "null") {
        return;
    }
    match found {
        [(_, Ok(document))] => document.more_mut().others = others,
        several => {
            for document in several.iter_mut().flat_map(|(_, read)| read) {
                document.more_mut().outside = true;
            }
        }
    }
}

/// Leaves out what has no meaning here, where it isn't kept.
pub(crate) fn leave(found: &mut [(u64, Result<Document, Problem>)]) {
    let documents = found.iter_mut().flat_map(|(_, read)| read);
    documents.filter_map(|document| document.more.as_mut()).for_each(|more| more.others.clear());
}

fn others(line: &str) -> Vec<Other> {
    #[cfg(feature = "texts")]
    if literal::behind_name(line.trim_start()).is_some() {
        return Vec::new();
    }
    let (fields, comment) = without_comment(line);
    let comment = Some(comment.trim()).filter(|comment| !comment.is_empty());
    unnamed(fields).into_iter().chain(comment.map(|comment| Other::of_text("comment", comment))).collect()
}

/// The line up to the first word that begins with `#`, and what follows that sign.
fn without_comment(line: &str) -> (&str, &str) {
    let begins_word = |at: &usize| line[..*at].ends_with([' ', '\t', ',', ';', '|']);
    let at = line.match_indices('#').map(|(at, _)| at).find(begins_word);
    at.map_or((line, ""), |at| (&line[..at], &line[at + 1..]))
}

/// The fields that are no grids, empty ones too. None if no field is a grid: they are its cells then.
fn unnamed(line: &str) -> Vec<Other> {
    let is_grid = |field: &String| text::read(field).is_ok();
    let between = [b'\t', b';', b',', b'|'].into_iter().map(|delimiter| delimited(line, delimiter));
    let words = || line.split_whitespace().map(str::to_owned).collect();
    let divided = between.filter(|fields| fields.len() > 1).chain(std::iter::once_with(words));
    let fields = divided.into_iter().find(|fields| fields.iter().any(is_grid)).unwrap_or_default();
    let numbered = (1..).zip(fields).filter(|(_, field)| !is_grid(field));
    numbered.map(|(number, field)| Other::of_text(&format!("column {number}"), field.trim())).collect()
}

fn delimited(line: &str, delimiter: u8) -> Vec<String> {
    fields_of(line.trim().as_bytes(), delimiter).map(|field| to_text(field.trim_ascii()).into_owned()).collect()
}
