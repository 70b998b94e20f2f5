//! What the solver is asked, in the JSON of `ichidoku-api`.

use std::fmt::Display;

use ichidoku::{Candidate, DigitSet, Puzzle};

/// A request that is being written.
///
/// ```
/// use ichidoku_web::ask::Ask;
/// assert_eq!(Ask::new("count").text("puzzle", "1").count("limit", 2).json(), r#"{"request":"count","puzzle":"1","limit":2}"#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask(String);

/// A position: the clues, the player's digits in their order, and the candidates of each cell where the player has any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The clues.
    pub givens: Puzzle,
    /// The player's digits, the earliest first.
    pub entries: Vec<Candidate>,
    /// The candidates of each cell.
    pub candidates: [Option<DigitSet>; 81],
}

impl Ask {
    /// A request by its name.
    pub fn new(name: &str) -> Self {
        Self::part().text("request", name)
    }

    /// A part of a request.
    pub fn part() -> Self {
        Self("{".to_owned())
    }

    /// A request about a puzzle.
    pub fn about(name: &str, puzzle: &Puzzle) -> Self {
        Self::new(name).text("puzzle", &puzzle.to_string())
    }

    /// A request about a position.
    pub fn at(name: &str, position: &Position) -> Self {
        let entries = position.entries.iter().map(|entry| quoted(&entry.to_string()));
        let candidates = position.candidates.iter().map(|digits| match digits {
            Some(digits) => quoted(&digits.to_string()),
            None => "null".to_owned(),
        });
        let text = Self::part().text("givens", &position.givens.to_string());
        let text = text.plain("entries", list(entries)).plain("candidates", list(candidates));
        Self::new(name).plain("puzzle", text.json())
    }

    /// Adds a field that is a text.
    #[must_use]
    pub fn text(self, field: &str, text: &str) -> Self {
        self.plain(field, quoted(text))
    }

    /// Adds a field that is a number of things.
    #[must_use]
    pub fn count(self, field: &str, count: u64) -> Self {
        self.plain(field, count)
    }

    /// Adds a field whose value is written as it stands.
    #[must_use]
    pub fn plain(mut self, field: &str, value: impl Display) -> Self {
        let comma = if self.0.len() > 1 { "," } else { "" };
        self.0 = format!("{}{comma}\"{field}\":{value}", self.0);
        self
    }

    /// The request as JSON.
    pub fn json(self) -> String {
        self.0 + "}"
    }
}

fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku_api::{self as api, Request};

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn read(ask: Ask) -> Request {
        serde_json::from_str(&ask.json()).unwrap()
    }

    #[test]
    fn a_text_is_quoted() {
        let read = read(Ask::new("convert").text("text", "a \"b\"\n").text("to", "line"));
        assert_eq!(read, Request::Convert(api::Convert { text: "a \"b\"\n".into(), to: "line".into() }));
    }

    #[test]
    fn an_order_is_the_one_of_the_vocabulary() {
        let order = Ask::part().text("symmetry", "half-turn").text("grade", "very-hard").text("needs", "x-wing");
        let part = Ask::new("generate").count("seed", 7).count("attempt", 40).plain("seconds", 0.5);
        let order = read(part.plain("order", order.json()));
        let (symmetry, needs) = ("half-turn".parse().ok(), "x-wing".parse().ok());
        let expected = api::PuzzleOrder { symmetry, needs, grade: Some(api::Grade::VeryHard), ..Default::default() };
        let expected =
            api::Generate { seed: Some(7), attempt: 40, seconds: Some(0.5), order: expected, ..Default::default() };
        assert_eq!(order, Request::Generate(expected));
    }

    #[test]
    fn a_position_is_the_one_of_the_vocabulary() {
        let mut candidates = [None; 81];
        candidates[2] = Some(crate::reply::digits("124"));
        let (givens, entries) = (LINE.parse().unwrap(), vec!["r5c5=5".parse().unwrap(), "r1c3=4".parse().unwrap()]);
        let position = Position { givens, entries: entries.clone(), candidates };
        let expected = api::Position {
            rules: api::Named::default(),
            givens: api::Named(givens),
            entries: entries.into_iter().map(api::Named).collect(),
            candidates: Some(api::CellCandidates(candidates)),
        };
        let expected = api::Hint { puzzle: expected.into(), grade: api::HintGrade::Which, ..api::Hint::default() };
        assert_eq!(read(Ask::at("hint", &position).text("grade", "which")), Request::Hint(expected));
    }
}
