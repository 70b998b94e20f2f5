//! The puzzle of a request: a text in any form that can be read, or a position with all that a player has entered.

use std::fmt;

#[cfg(feature = "research")]
use ichidoku::Interrupted;
#[cfg(feature = "research")]
use ichidoku::solve::Estimate;
use ichidoku::solve::{Report, Search, Solutions};
use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, Outcome, Puzzle, Rules};
use ichidoku_formats::{Document, Source};
use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::error::{Error, refused};
use crate::notation::{Named, named};
use crate::rules::are_usual;

/// The puzzle of a request; in JSON a string or an object.
///
/// ```
/// use ichidoku_api::PuzzleInput;
/// let text = r#""53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79""#;
/// assert!(matches!(serde_json::from_str(text), Ok(PuzzleInput::Text(_))));
/// let position = r#"{
///     "givens": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
///     "entries": ["r5c5=5", "r1c3=4"]
/// }"#;
/// assert!(matches!(serde_json::from_str(position), Ok(PuzzleInput::Position(_))));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleInput {
    /// A text in any form that can be read: 81 characters, nine rows, a candidate grid, JSON, CSV and more.
    Text(String),
    /// A position with the player's entries and marks.
    Position(Box<Position>),
}

/// What a player has in front of them.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The rules. Rules that are not known here are an error.
    #[serde(default, skip_serializing_if = "are_usual")]
    pub rules: Named<Rules>,
    /// The clues.
    pub givens: Named<Puzzle>,
    /// The player's own digits, the earliest first. A cell can be entered once, and a given can't be replaced.
    #[serde(default)]
    pub entries: Vec<Named<Candidate>>,
    /// The player's own candidates; without them each open cell has those that no digit excludes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub candidates: Option<CellCandidates>,
}

/// Candidates cell by cell in reading order: in JSON 81 strings such as `"257"`; `null` is a cell that the player has not
/// marked, `""` one from which every candidate was taken out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellCandidates(pub [Option<DigitSet>; 81]);

/// A puzzle that was read.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    /// The clues.
    pub(crate) puzzle: Puzzle,
    /// The working state.
    pub(crate) grid: Grid,
    /// The player's digits, in order.
    pub(crate) entries: Vec<Candidate>,
    /// The candidates that a text states: part of the puzzle.
    pub(crate) stated: Option<CandidateSet>,
    /// The solution that the text states.
    pub(crate) solution: Option<Puzzle>,
    /// The marks in the corners and in the centres of cells that the text has.
    pub(crate) marks: [Option<CandidateSet>; 2],
    /// The colours of each cell that the text has.
    pub(crate) colours: Option<[DigitSet; 81]>,
    /// What the text calls the puzzle.
    pub(crate) title: Option<String>,
    /// Who set it, as the text says.
    pub(crate) author: Option<String>,
}

impl From<&str> for PuzzleInput {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<Position> for PuzzleInput {
    fn from(position: Position) -> Self {
        Self::Position(Box::new(position))
    }
}

impl Default for PuzzleInput {
    /// The empty text, in which no puzzle can be read.
    fn default() -> Self {
        Self::Text(String::new())
    }
}

impl PuzzleInput {
    /// The cells whose candidates are on the player's board: all, unless a position says which the player has marked.
    pub(crate) fn cells_with_candidates(&self) -> CellSet {
        let Self::Position(position) = self else { return CellSet::FULL };
        let Some(marks) = &position.candidates else { return CellSet::FULL };
        Cell::ALL.into_iter().filter(|cell| marks.0[cell.index()].is_some()).collect()
    }

    /// Reads the puzzle.
    pub(crate) fn read(&self) -> Result<Reading, Error> {
        match self {
            Self::Text(text) => Ok(only_entry(text)?.into()),
            Self::Position(position) => position.reading(),
        }
    }
}

/// The one puzzle of a text.
pub(crate) fn only_entry(text: &str) -> Result<Document, Error> {
    let mut source = Source::from_text("text", text);
    let mut only = None;
    while let Some(chunk) = source.next_chunk()? {
        for entry in chunk.entries() {
            if only.replace(entry?).is_some() {
                return Err(refused!(Puzzle, "several-puzzles", "several puzzles where one was expected"));
            }
        }
    }
    only.ok_or_else(|| refused!(Puzzle, "nothing", "nothing where a puzzle was expected"))
}

impl From<Document> for Reading {
    fn from(entry: Document) -> Self {
        let entries = entries_of(&entry);
        let Document { puzzle, candidates, solution, name: title, more, .. } = entry;
        let colours = more.as_ref().and_then(|more| more.colours);
        let (marks, author) = more.map_or(([None, None], None), |more| ([more.corner, more.centre], more.author));
        let stated = candidates.map(|candidates| *candidates);
        let mut grid = stated.as_ref().map_or_else(|| Grid::from(puzzle), |stated| Grid::new(&puzzle, &puzzle, stated));
        entries.iter().for_each(|entry| grid.place(entry.cell(), entry.digit()));
        Self { puzzle, grid, entries, stated, solution, marks, colours, title, author }
    }
}

impl From<&Document> for Position {
    /// The digits of an entry as clues, with the player's digits and the candidates that its source shows.
    fn from(entry: &Document) -> Self {
        let shown =
            |candidates: &CandidateSet| CellCandidates::of(&Grid::new(&entry.puzzle, &entry.puzzle, candidates));
        let entries = named(entries_of(entry));
        let rules = Named::default();
        Self { rules, givens: Named(entry.puzzle), entries, candidates: entry.candidates.as_deref().map(shown) }
    }
}

/// The digits that a player has put beside the clues, in reading order.
fn entries_of(entry: &Document) -> Vec<Candidate> {
    let in_play = entry.state.iter().flat_map(|state| state.clues());
    let own = in_play.filter(|(cell, _)| entry.puzzle.get(*cell).is_none());
    own.map(|(cell, digit)| Candidate::of(cell, digit)).collect()
}

impl Position {
    /// This position with the player's own digits, the earliest first. A text shows them like givens, and a candidate grid
    /// shows marks like both: so what the text shows besides the entries are the givens, as far as that makes a puzzle
    /// with exactly one solution.
    #[must_use]
    pub fn entered(mut self, entries: Vec<Named<Candidate>>) -> Self {
        let is_entered = |cell: Cell, digit| entries.iter().any(|Named(entry)| *entry == Candidate::of(cell, digit));
        let given = self.givens.0.clues().filter(|(cell, digit)| !is_entered(*cell, *digit));
        let marks = |cell: Cell| self.candidates.as_ref().and_then(|marks| marks.0[cell.index()]);
        let alone = Cell::ALL.into_iter().filter_map(|cell| Some((cell, marks(cell)?.only()?)));
        let [given, alone] = [given.collect(), alone.filter(|(cell, digit)| !is_entered(*cell, *digit)).collect()];
        let all: Puzzle = Puzzle::clues(&alone).chain(given.clues()).collect();
        let is_proper = |puzzle: &Puzzle| matches!(puzzle.solve(), Outcome::Unique(_));
        // A wrong entry may have left a wrong mark alone in another cell.
        let all_but_one = alone.clues().map(|(cell, _)| all.with(cell, None));
        self.givens = Named([given, all].into_iter().chain(all_but_one).find(is_proper).unwrap_or(self.givens.0));
        self.entries = entries;
        self
    }

    fn reading(&self) -> Result<Reading, Error> {
        let puzzle = self.givens.0;
        let mut grid = Grid::from(puzzle);
        let mut entries = Vec::with_capacity(self.entries.len());
        for entry in self.entries.iter().map(|entry| entry.0) {
            if is_new(&grid, entry)? {
                grid.place(entry.cell(), entry.digit());
                entries.push(entry);
            }
        }
        if let Some(marks) = &self.candidates {
            marks.check(&puzzle)?;
            grid = Grid::new(&puzzle, grid.values(), &marks.over(&grid));
        }
        Ok(Reading {
            puzzle,
            grid,
            entries,
            stated: None,
            solution: None,
            marks: [None, None],
            colours: None,
            title: None,
            author: None,
        })
    }
}

/// True if the entry fills an open cell, false if it repeats the digit there; another digit in its place is an error.
fn is_new(grid: &Grid, entry: Candidate) -> Result<bool, Error> {
    let cell = entry.cell();
    match grid.value(cell) {
        None => Ok(true),
        Some(digit) if digit == entry.digit() => Ok(false),
        Some(given) if grid.is_given(cell) => Err(Error::entry_in_given(entry, given, cell)),
        Some(earlier) => Err(Error::entered_twice(cell, earlier, entry.digit())),
    }
}

impl CellCandidates {
    /// The candidates of a grid.
    pub fn of(grid: &Grid) -> Self {
        Self(Cell::ALL.map(|cell| Some(grid.candidates(cell))))
    }

    /// Marks in the cell of a given must include its digit: any others would be ignored.
    fn check(&self, givens: &Puzzle) -> Result<(), Error> {
        for (cell, given) in givens.clues() {
            match self.0[cell.index()] {
                Some(marks) if !marks.is_empty() && !marks.contains(given) => {
                    return Err(refused!(
                        Puzzle,
                        "marks-in-given",
                        "the candidates {marks} in {cell} contradict the given {given} there",
                        marks = marks,
                        cell = cell,
                        given = given,
                    ));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// These candidates, and for a cell without marks those of the grid.
    fn over(&self, grid: &Grid) -> CandidateSet {
        let digits = |cell: Cell| self.0[cell.index()].unwrap_or_else(|| grid.candidates(cell));
        let of_cell =
            |cell| digits(cell).iter().map(move |digit: Digit| Candidate::of(cell, digit)).collect::<Vec<_>>();
        Cell::ALL.into_iter().flat_map(of_cell).collect()
    }
}

impl Reading {
    /// Searches for solutions, within the candidates that a text states.
    pub(crate) fn search(&self, search: &Search<'_>) -> Report {
        match &self.stated {
            Some(candidates) => search.run_candidates(candidates),
            None => search.run(&self.puzzle),
        }
    }

    /// Estimates the number of solutions, within the candidates that a text states.
    #[cfg(feature = "research")]
    pub(crate) fn estimate(&self, search: &Search<'_>, probes: u64, seed: u64) -> Result<Estimate, Interrupted> {
        match &self.stated {
            Some(candidates) => search.estimate_within(candidates, probes, seed),
            None => search.estimate(&self.puzzle, probes, seed),
        }
    }

    /// The solutions one by one, within the candidates that a text states.
    pub(crate) fn solutions<'a>(&self, search: &Search<'a>) -> Solutions<'a> {
        match &self.stated {
            Some(candidates) => search.solutions_within(candidates),
            None => search.solutions(&self.puzzle),
        }
    }
}

impl Serialize for PuzzleInput {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => serializer.serialize_str(text),
            Self::Position(position) => position.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for PuzzleInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InputVisitor;

        impl<'de> Visitor<'de> for InputVisitor {
            type Value = PuzzleInput;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a puzzle as text, or an object with givens, entries and candidates")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<PuzzleInput, E> {
                Ok(text.into())
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<PuzzleInput, A::Error> {
                Position::deserialize(de::value::MapAccessDeserializer::new(map)).map(PuzzleInput::from)
            }
        }

        deserializer.deserialize_any(InputVisitor)
    }
}

impl Serialize for CellCandidates {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.map(|digits| digits.map(Named)))
    }
}

impl<'de> Deserialize<'de> for CellCandidates {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let marks = Vec::<Option<Named<DigitSet>>>::deserialize(deserializer)?;
        let marks: [Option<Named<DigitSet>>; 81] = marks.try_into().map_err(|marks: Vec<_>| {
            de::Error::custom(format_args!("candidates of {} cells where 81 were expected", marks.len()))
        })?;
        Ok(Self(marks.map(|digits| digits.map(|digits| digits.0))))
    }
}

#[cfg(feature = "schema")]
mod schema {
    use super::{CellCandidates, Named, Position, PuzzleInput};
    use ichidoku::DigitSet;
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
    use std::borrow::Cow;

    impl JsonSchema for PuzzleInput {
        fn schema_name() -> Cow<'static, str> {
            "PuzzleInput".into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            let position = generator.subschema_for::<Position>();
            json_schema!({
                "description": "A puzzle as text in any common form, or a position with all that a player has entered.",
                "anyOf": [{"type": "string"}, position],
            })
        }
    }

    impl JsonSchema for CellCandidates {
        fn schema_name() -> Cow<'static, str> {
            "CellCandidates".into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            let digits = generator.subschema_for::<Option<Named<DigitSet>>>();
            json_schema!({
                "description": "Candidates cell by cell in reading order; null is a cell without marks.",
                "type": "array", "items": digits, "minItems": 81, "maxItems": 81,
            })
        }
    }
}
