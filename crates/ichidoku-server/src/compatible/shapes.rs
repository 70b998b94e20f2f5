//! What is sent and answered: boards as nine rows of nine numbers, and the service's words for difficulty and status.

use ichidoku_api::{Grade, PuzzleInput};
use serde::{Deserialize, Serialize};
use serde_json::Number;

/// A board as JSON.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Board {
    /// Nine rows of nine numbers from 0, for a blank, to 9.
    pub(super) board: Rows,
}

/// Nine rows of nine numbers from 0, for a blank, to 9.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Vec<Number>>")]
pub(super) struct Rows([[u8; 9]; 9]);

impl TryFrom<Vec<Vec<Number>>> for Rows {
    type Error = String;

    fn try_from(sent: Vec<Vec<Number>>) -> Result<Self, String> {
        let mut rows = [[0; 9]; 9];
        if sent.len() != rows.len() {
            return Err(format!("{} rows where 9 were expected", sent.len()));
        }
        for (i, (row, sent)) in rows.iter_mut().zip(&sent).enumerate() {
            if sent.len() != row.len() {
                return Err(format!("row {}: {} numbers where 9 were expected", i + 1, sent.len()));
            }
            for (j, (place, number)) in row.iter_mut().zip(sent).enumerate() {
                *place = small(number)
                    .ok_or_else(|| format!("row {}, column {}: {number} is not a number from 0 to 9", i + 1, j + 1))?;
            }
        }
        Ok(Self(rows))
    }
}

/// The number, if it is one from 0 to 9.
fn small(number: &Number) -> Option<u8> {
    number.as_u64().and_then(|number| u8::try_from(number).ok()).filter(|&number| number <= 9)
}

impl Rows {
    /// The rows of 81 characters; what is no digit is a blank.
    pub(super) fn of(text: &str) -> Self {
        let mut rows = [[0; 9]; 9];
        for (number, byte) in rows.as_flattened_mut().iter_mut().zip(text.bytes()) {
            *number = if byte.is_ascii_digit() { byte - b'0' } else { 0 };
        }
        Self(rows)
    }

    pub(super) fn has_blanks(&self) -> bool {
        self.0.as_flattened().contains(&0)
    }
}

impl From<Rows> for PuzzleInput {
    fn from(rows: Rows) -> Self {
        let text: String = rows.0.as_flattened().iter().map(|&number| char::from(b'0' + number)).collect();
        Self::Text(text)
    }
}

/// How hard a board is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(super) enum Difficulty {
    /// Singles are enough.
    Easy,
    /// Pairs, triples and the smaller fish are needed.
    Medium,
    /// More is needed.
    Hard,
    /// The board does not have exactly one solution.
    Unknown,
}

impl From<Option<Grade>> for Difficulty {
    fn from(grade: Option<Grade>) -> Self {
        match grade {
            None => Self::Unknown,
            Some(Grade::Trivial | Grade::Easy) => Self::Easy,
            Some(Grade::Medium) => Self::Medium,
            Some(_) => Self::Hard,
        }
    }
}

/// What became of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardStatus"))]
#[serde(rename_all = "lowercase")]
pub(super) enum Status {
    /// It is solved.
    Solved,
    /// A digit stands twice in a row, a column or a box; to `/validate`, a board with blanks is broken too.
    Broken,
    /// It breaks no rule, and has no solution.
    Unsolvable,
}

/// A board solved.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardSolved"))]
pub(super) struct Solved {
    /// The solution, or the board as it was if it has none.
    pub(super) solution: Rows,
    /// What became of it.
    pub(super) status: Status,
    /// How hard it was.
    pub(super) difficulty: Difficulty,
}

/// How hard a board is.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardGraded"))]
pub(super) struct Graded {
    /// How hard it is.
    pub(super) difficulty: Difficulty,
}

/// Whether a board is a solution.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardValidated"))]
pub(super) struct Validated {
    /// What it is.
    pub(super) status: Status,
}
