//! Puzzles in another form.

use ichidoku_formats::{Columns, Format, Record, Source, Writer};
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
    /// The name of the format to write.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = Format::all().map(Format::name).collect::<Vec<_>>())))]
    pub to: String,
}

/// Puzzles in another form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "classic")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Converted", transform = crate::kind::of_classic))]
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
    /// The columns of a table with all that any of the puzzles comes with.
    fn columns(&self) -> Result<Columns, Error> {
        let (mut source, mut columns) = (self.source(), Columns::default());
        while let Some(chunk) = source.next_chunk()? {
            columns = chunk.entries().flatten().fold(columns, |columns, document| columns.and(Columns::of(&document)));
        }
        Ok(columns)
    }

    fn source(&self) -> Source {
        Source::from_text("text", self.text.as_str()).keep_others()
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
        let writer = Writer::new(format, if format.has_columns() { self.columns()? } else { Columns::default() });
        let listed = control.listed_at_most(u64::MAX);
        let (mut source, mut out) = (self.source(), writer.head().into_bytes());
        let (mut puzzles, mut unreadable) = (0, Vec::new());
        while let Some(chunk) = source.next_chunk()? {
            control.go_on()?;
            for record in chunk.entries() {
                match record {
                    Ok(document) => {
                        if puzzles > 0 {
                            out.extend_from_slice(writer.between().as_bytes());
                        }
                        writer.write(&Record::of_document(&document), &mut out);
                        puzzles += 1;
                    }
                    Err(error) if (unreadable.len() as u64) < listed => unreadable.push(error.into()),
                    Err(_) => {}
                }
            }
        }
        out.extend_from_slice(writer.tail().as_bytes());
        // Every form is written in UTF-8.
        Ok(Converted { text: String::from_utf8(out).unwrap_or_default(), puzzles, unreadable })
    }
}
