//! Tables of puzzles as files for data frames.

use ichidoku_formats::{Format, Parquet as Packed};
use serde::{Deserialize, Serialize};

use super::base64::Base64;
use crate::ask::Ask;
use crate::control::Control;
use crate::convert::{Convert, Converted};
use crate::error::Error;

/// Asks for puzzles as a Parquet file, with the columns that CSV has. All of them are texts. A solution, label or
/// origin that no puzzle has gets no column.
///
/// ```
/// use ichidoku_api::{Ask, Control, Parquet};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n".repeat(3);
/// let packed = Parquet { text }.run(&Control::new()).unwrap();
/// assert!(packed.file.0.starts_with(b"PAR1") && packed.puzzles == 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Parquet {
    /// The puzzles, in any form that can be read.
    pub text: String,
}

/// Puzzles as a Parquet file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ParquetFile {
    /// The file.
    pub file: Base64,
    /// How many puzzles are in it.
    pub puzzles: u64,
    /// What is wrong with the records that could not be read, or with the first of many; they are left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unreadable: Vec<Error>,
}

impl Ask for Parquet {
    type Answer = ParquetFile;

    const EXAMPLE: &'static str =
        r#"{"text": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#;

    fn run(&self, control: &Control<'_>) -> Result<ParquetFile, Error> {
        let table = Convert { text: self.text.clone(), to: Format::CSV.name().into() };
        let Converted { text, puzzles, unreadable } = table.run(control)?;
        let mut packed = Packed::new(Vec::new()).without_empty_parts();
        packed.write(text.as_bytes()).map_err(Error::argument)?;
        let file = packed.finish().map_err(Error::argument)?;
        Ok(ParquetFile { file: Base64(file), puzzles, unreadable })
    }
}
