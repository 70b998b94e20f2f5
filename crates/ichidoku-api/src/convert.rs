//! Puzzles in another form.

use ichidoku_formats::{Format, Record, Source};
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;

/// Asks for puzzles in another form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Convert {
    /// The puzzles, in any form that can be read.
    pub text: String,
    /// The form to write: `line`, `rows`, `boxed`, `pretty`, `candidates`, `729`, `csv`, `json`, `ndjson`.
    pub to: String,
}

/// Puzzles in another form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Converted {
    /// The puzzles in the form asked for.
    pub text: String,
    /// How many there are.
    pub puzzles: u64,
    /// What is wrong with the records that could not be read, or with the first of many; they are left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unreadable: Vec<Error>,
}

impl Convert {
    /// Whether any puzzle comes with a name, a rating or a difficulty.
    fn has_labels(&self) -> Result<bool, Error> {
        let mut source = Source::from_text("text", self.text.as_str());
        while let Some(chunk) = source.next_chunk().map_err(Error::puzzle)? {
            if chunk.entries().flatten().any(|entry| entry.has_labels()) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

impl Ask for Convert {
    type Answer = Converted;

    const EXAMPLE: &'static str = r#"{
        "text": "1........ ......... ......... ......... ......... ......... ......... ......... .........",
        "to": "boxed"
    }"#;

    fn run(&self, control: &Control<'_>) -> Result<Converted, Error> {
        let format: Format = self.to.parse().map_err(Error::argument)?;
        let format = format.with_labels(format == Format::Csv && self.has_labels()?);
        let listed = control.listed_at_most(u64::MAX);
        let mut source = Source::from_text("text", self.text.as_str());
        let (mut out, mut puzzles, mut unreadable) = (Vec::from(format.head()), 0, Vec::new());
        while let Some(chunk) = source.next_chunk().map_err(Error::puzzle)? {
            control.go_on()?;
            for record in chunk.entries() {
                match record {
                    Ok(entry) => {
                        if puzzles > 0 {
                            out.extend_from_slice(format.between().as_bytes());
                        }
                        format.write(&Record::of_entry(&entry), &mut out);
                        puzzles += 1;
                    }
                    Err(error) if (unreadable.len() as u64) < listed => unreadable.push(error.into()),
                    Err(_) => {}
                }
            }
        }
        out.extend_from_slice(format.tail().as_bytes());
        // Every form is written in UTF-8.
        Ok(Converted { text: String::from_utf8(out).unwrap_or_default(), puzzles, unreadable })
    }
}
