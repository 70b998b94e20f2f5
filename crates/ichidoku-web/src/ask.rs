//! The requests to the solver, in the JSON of `ichidoku-api`.

use ichidoku::{Candidate, CellSet, DigitSet, Puzzle};
use serde_json::Value;

use crate::decimal_text::decimal;

/// A request that is being written.
///
/// ```
/// use ichidoku_web::ask::{Ask, Count, Request};
/// let puzzle = "1".parse().unwrap_or(ichidoku::Puzzle::EMPTY);
/// let ask: Ask = Count::about(&puzzle).limit(2).into();
/// assert!(ask.json().starts_with(r#"{"request":"count","puzzle":"."#));
/// assert!(ask.json().ends_with(r#"","limit":2}"#));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask(String);

/// A request of the vocabulary, or a part of one.
pub trait Request: Into<Ask> {
    /// The name of the request; empty for a part of one.
    const NAME: &'static str;

    /// The request that is written so far.
    fn over(ask: Ask) -> Self;

    /// The request without any fields.
    fn new() -> Self {
        let ask = Ask("{".to_owned());
        Self::over(if Self::NAME.is_empty() { ask } else { ask.with("request", Self::NAME) })
    }

    /// The request about a puzzle.
    fn about(puzzle: &Puzzle) -> Self {
        Self::over(Self::new().into().with("puzzle", puzzle.to_string().as_str()))
    }

    /// The request about a position.
    fn at(position: &Position) -> Self {
        Self::over(Self::new().into().with("puzzle", position))
    }
}

/// Makes a type for each request, with a function for each field that the app writes. The names are those of the
/// vocabulary; a test compares them with its schema.
macro_rules! requests {
    ($($(#[$doc:meta])* $type:ident $(= $name:literal)? { $($field:ident: $what:ty,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Eq, Debug)]
            pub struct $type(Ask);

            impl Request for $type {
                const NAME: &'static str = concat!($($name)?);

                fn over(ask: Ask) -> Self {
                    Self(ask)
                }
            }

            impl From<$type> for Ask {
                fn from(request: $type) -> Self {
                    request.0
                }
            }

            impl Json for $type {
                fn json(&self) -> String {
                    self.0.json()
                }
            }

            impl $type {
                $(
                    #[doc = concat!("Adds the field `", stringify!($field), "`.")]
                    #[must_use]
                    pub fn $field(self, value: $what) -> Self {
                        Self(self.0.with(stringify!($field), value))
                    }
                )*
            }
        )*

        /// Each type, its request's name, and the fields that the app writes.
        pub const PARTS: &[(&str, &str, &[&str])] = &[$((stringify!($type), $type::NAME, &[$(stringify!($field)),*])),*];
    };
}

requests! {
    /// Asks for the solution of a puzzle.
    Solve = "solve" {}
    /// Asks for the number of solutions.
    Count = "count" { limit: u64, }
    /// Asks for solutions.
    Enumerate = "enumerate" { limit: u64, }
    /// Asks what is the matter with a puzzle.
    Check = "check" { limit: u64, }
    /// Asks for the candidates of a puzzle.
    Candidates = "candidates" { puzzle: &str, }
    /// Asks for the candidates of solutions.
    TrueCandidates = "true-candidates" { limit: u64, }
    /// Asks whether a technique does what a learner says.
    Judge = "judge" { technique: &str, placements: &[Candidate], eliminations: &[Candidate], language: &str, }
    /// Asks for a hint.
    Hint = "hint" { grade: &str, pictures: bool, language: &str, }
    /// Asks for steps.
    Steps = "steps" { which: &str, techniques: &Choice, pictures: bool, language: &str, }
    /// Which techniques are used.
    Choice { only: &[String], }
    /// Asks how hard a puzzle is.
    Rate = "rate" {}
    /// Asks for a new puzzle.
    Generate = "generate" { seed: u64, count: u64, attempt: u64, seconds: f64, order: &PuzzleOrder, }
    /// What is wished of a new puzzle.
    PuzzleOrder { like: &str, symmetry: &str, grade: &str, needs: &str, without: &[String], attempts: u64, }
    /// Asks for all techniques.
    Techniques = "techniques" { language: &str, }
    /// Asks for the lessons of the school.
    Lessons = "lessons" { language: &str, }
    /// Asks for an exercise of a lesson.
    SetExercise = "exercise" { lesson: &str, seed: u64, index: u64, turn: u64, example: bool, language: &str, }
    /// Asks what an answer to an exercise is worth.
    JudgeExercise = "judge-exercise" {
        lesson: &str,
        kind: &str,
        claims: &Value,
        placements: &[Candidate],
        eliminations: &[Candidate],
        cells: CellSet,
        choice: u64,
        candidate: &str,
        language: &str,
    }
    /// Asks for all algorithms of the lab.
    LabAlgorithms = "lab-algorithms" { language: &str, }
    /// Asks for a run of an algorithm.
    LabRun = "lab-run" { algorithm: &str, order: &str, trace: u64, frames: u64, tree: u64, limits: &LabLimits, }
    /// Asks for runs of all algorithms.
    LabCompare = "lab-compare" { limits: &LabLimits, }
    /// How far a run may go.
    LabLimits { seconds: f64, }
    /// Asks for puzzles in another form.
    Convert = "convert" { text: &str, to: &str, }
    /// Asks what a variant consists of.
    DescribeVariant = "describe-variant" { puzzle: &str, language: &str, drawn_unchecked: bool, }
    /// Asks for a picture of a variant.
    DrawVariant = "draw-variant" { puzzle: &str, entries: &[String], ruled_out: &[String], drawings: &Written, step: u64, sparse: bool, language: &str, }
    /// Asks for the solution of a variant.
    SolveVariant = "solve-variant" { puzzle: &str, }
    /// Asks what is the matter with a variant.
    CheckVariant = "check-variant" { puzzle: &str, redundant: bool, }
    /// Asks which digits occur in solutions of a variant.
    TrueCandidatesVariant = "true-candidates-variant" { puzzle: &str, }
    /// Asks for a hint for a variant.
    HintVariant = "hint-variant" { puzzle: &str, ruled_out: &[String], grade: &str, language: &str, }
    /// Asks how hard a variant is.
    RateVariant = "rate-variant" { puzzle: &str, }
    /// Asks for variants in another form.
    ConvertVariant = "convert-variant" { text: &str, to: &str, title: &str, author: &str, rules_text: &str, solution: &Value, }
    /// Asks for a new variant.
    GenerateVariant = "generate-variant" { rules: &str, size: u64, grade: &str, attempts: u64, seed: u64, }
}

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

/// What can be written as JSON.
trait Json {
    fn json(&self) -> String;
}

impl<T: Json + ?Sized> Json for &T {
    fn json(&self) -> String {
        (**self).json()
    }
}

impl Json for str {
    fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Json for [String] {
    fn json(&self) -> String {
        list(self.iter().map(|text| text.as_str().json()))
    }
}

impl Json for [Candidate] {
    fn json(&self) -> String {
        list(self.iter().map(|candidate| candidate.to_string().json()))
    }
}

impl Json for CellSet {
    fn json(&self) -> String {
        list(self.iter().map(|cell| cell.to_string().json()))
    }
}

/// A part of an answer, handed back as it came.
impl Json for Value {
    fn json(&self) -> String {
        written(self)
    }
}

/// Parts of answers, handed back as they came: each is JSON already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written(pub Vec<String>);

impl Json for Written {
    fn json(&self) -> String {
        list(self.0.iter().cloned())
    }
}

/// A part of an answer as JSON. What `serde_json` writes numbers with would make the page a tenth larger; those of answers that are handed
/// back are whole, or are written to a thousandth.
pub fn written(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(is) => is.to_string(),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => whole.to_string(),
            None => number.as_f64().unwrap_or_default().json().trim_end_matches('0').trim_end_matches('.').to_owned(),
        },
        Value::String(text) => text.as_str().json(),
        Value::Array(items) => list(items.iter().map(written)),
        Value::Object(members) => {
            let member = |(name, value): (&String, &Value)| format!("{}:{}", name.as_str().json(), written(value));
            format!("{{{}}}", members.iter().map(member).collect::<Vec<_>>().join(","))
        }
    }
}

impl Json for u64 {
    fn json(&self) -> String {
        self.to_string()
    }
}

impl Json for bool {
    fn json(&self) -> String {
        self.to_string()
    }
}

impl Json for f64 {
    /// To a thousandth: what is asked for in seconds.
    fn json(&self) -> String {
        decimal(*self, 3)
    }
}

impl Json for Position {
    fn json(&self) -> String {
        let entries = self.entries.iter().map(|entry| entry.to_string().json());
        let candidates = self.candidates.iter().map(|digits| match digits {
            Some(digits) => digits.to_string().json(),
            None => "null".to_owned(),
        });
        let (givens, entries, candidates) = (self.givens.to_string().json(), list(entries), list(candidates));
        format!(r#"{{"givens":{givens},"entries":{entries},"candidates":{candidates}}}"#)
    }
}

impl Ask {
    /// Adds a field.
    fn with(mut self, field: &str, value: impl Json) -> Self {
        let comma = if self.0.len() > 1 { "," } else { "" };
        self.0 = format!("{}{comma}\"{field}\":{}", self.0, value.json());
        self
    }

    /// The request as JSON.
    pub fn json(&self) -> String {
        format!("{}}}", self.0)
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku_api as api;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn read(ask: impl Into<Ask>) -> api::Request {
        serde_json::from_str(&ask.into().json()).unwrap()
    }

    #[test]
    fn a_part_of_an_answer_is_written_as_it_was_read() {
        let part = r#"{"a":[1,-2,null,true],"b":{"c":"\"x\""},"d":0.5}"#;
        assert_eq!(written(&serde_json::from_str(part).unwrap()), part);
        assert_eq!(written(&Value::from(20.0)), "20");
    }

    #[test]
    fn a_text_is_quoted() {
        let read = read(Convert::new().text("a \"b\"\n").to("line"));
        assert_eq!(read, api::Request::Convert(api::Convert { text: "a \"b\"\n".into(), to: "line".into() }));
    }

    #[test]
    fn an_order_is_the_one_of_the_vocabulary() {
        let without = ["swordfish".to_owned(), "fish".to_owned()];
        let order =
            PuzzleOrder::new().like(LINE).symmetry("half-turn").grade("very-hard").needs("x-wing").without(&without);
        let order = read(Generate::new().seed(7).attempt(40).seconds(0.5).order(&order));
        let (symmetry, needs) = ("half-turn".parse().ok(), "x-wing".parse().ok());
        let without = without.iter().map(|kind| kind.parse().unwrap()).collect();
        let grade = Some(api::Grade::VeryHard);
        let expected =
            api::PuzzleOrder { like: LINE.parse().ok(), symmetry, needs, grade, without, ..Default::default() };
        let expected =
            api::Generate { seed: Some(7), attempt: 40, seconds: Some(0.5), order: expected, ..Default::default() };
        assert_eq!(order, api::Request::Generate(expected));
    }

    #[test]
    fn a_position_is_the_one_of_the_vocabulary() {
        let mut candidates = [None; 81];
        candidates[2] = Some("124".chars().filter_map(ichidoku::Digit::from_char).collect());
        let (givens, entries) = (LINE.parse().unwrap(), vec!["r5c5=5".parse().unwrap(), "r1c3=4".parse().unwrap()]);
        let position = Position { givens, entries: entries.clone(), candidates };
        let expected = api::Position {
            rules: api::Named::default(),
            givens: api::Named(givens),
            entries: entries.into_iter().map(api::Named).collect(),
            candidates: Some(api::CellCandidates(candidates)),
        };
        let expected = api::Hint { puzzle: expected.into(), grade: api::HintLevel::Which, ..api::Hint::default() };
        assert_eq!(read(Hint::at(&position).grade("which")), api::Request::Hint(expected));
    }
}
