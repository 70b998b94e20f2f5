//! What is wrong with a record, in the language chosen.

use ichidoku_formats::EntryError;

use crate::words::{is_english, say};

/// Its place and what is wrong there. Of the faults that are met most often; of others as the library says it.
pub(crate) fn unreadable(error: &EntryError) -> String {
    let said = if is_english() { None } else { in_words(error) };
    let place = || format!("{}:{}", error.source_name(), error.line());
    said.map_or_else(|| error.to_string(), |said| format!("{}: {said}", place()))
}

fn in_words(error: &EntryError) -> Option<String> {
    if let (Some(row), Some(column), "a digit or a blank") = (error.row(), error.column(), error.expected()) {
        return Some(say!("not-a-cell", row, column, found = error.found()));
    }
    let (count, noun) = error.found().split_once(' ')?;
    let (expected, _) = error.expected().split_once(' ')?;
    let is_count = [count, expected].iter().all(|number| number.parse::<usize>().is_ok());
    match noun {
        _ if !is_count || error.row().is_some() => None,
        "cell" | "cells" => Some(say!("too-few-cells", count, expected)),
        "row" | "rows" => Some(say!("too-few-rows", count, expected)),
        _ => None,
    }
}
