//! One puzzle of each class.

use std::collections::HashSet;

use ichidoku::Puzzle;
use ichidoku_formats::Source;
use serde::{Deserialize, Serialize};

use super::Forms;
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
use crate::notation::Named;

/// Asks for the first of all puzzles or grids of a text that are equivalent. Those whose clues clash are all kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Dedupe {
    /// The puzzles, in any form that can be read.
    pub text: String,
}

/// One puzzle of each class.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deduped {
    /// The first puzzle of each class, in the order of the text.
    pub kept: Vec<Kept>,
    /// The number of puzzles in the text.
    pub puzzles: u64,
    /// What is wrong with the records that could not be read, or with the first of many; they are not among the puzzles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unreadable: Vec<Error>,
}

/// A puzzle that is the first of its class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Kept {
    /// The puzzle.
    pub puzzle: Named<Puzzle>,
    /// The canonical form of its class; none if clues clash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canonical: Option<Named<Puzzle>>,
}

impl Ask for Dedupe {
    type Answer = Deduped;

    const EXAMPLE: &'static str = r#"{"text": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n35..7....6..195....89....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"}"#;

    fn run(&self, control: &Control<'_>) -> Result<Deduped, Error> {
        let listed = control.list_length(u64::MAX);
        let (forms, mut seen, mut deduped) = (Forms::default(), HashSet::new(), Deduped::default());
        let mut source = Source::from_text("text", self.text.as_str());
        while let Some(chunk) = source.next_chunk()? {
            for record in chunk.entries() {
                control.go_on()?;
                match record {
                    Ok(entry) => {
                        let form = forms.of(&entry.puzzle).ok().map(|found| found.form);
                        deduped.puzzles += 1;
                        if form.is_none_or(|form| seen.insert(form)) {
                            deduped.kept.push(Kept { puzzle: Named(entry.puzzle), canonical: form.map(Named) });
                        }
                    }
                    Err(error) if deduped.unreadable.len() < listed => deduped.unreadable.push(error.into()),
                    Err(_) => {}
                }
            }
        }
        Ok(deduped)
    }
}
