//! The vocabulary as a whole: every request and every answer in one type each.

use serde::{Deserialize, Serialize};

use crate::check::{Check, Checked};
use crate::control::Control;
use crate::convert::{Convert, Converted};
use crate::error::{Error, ErrorCode};
#[cfg(feature = "lab")]
use crate::lab::{LabAlgorithms, LabCompare, LabCompared, LabList, LabRan, LabRun};
#[cfg(feature = "logic")]
use crate::logic::{Generate, Generated, Hint, Hinted, Rate, Rated, Stepped, Steps, TechniqueList, Techniques};
#[cfg(feature = "pages")]
use crate::logic::{TechniquePage, TechniqueText};
use crate::solve::{
    CandidateGrid, Candidates, Count, Counted, Enumerate, Enumerated, Solve, Solved, TrueCandidateGrid, TrueCandidates,
};
use crate::solve_all::{AllSolved, SolveAll};

/// A request that can be answered.
pub trait Ask {
    /// What comes back.
    type Answer;

    /// Answers the request.
    ///
    /// # Errors
    /// [`Error`] names what is wrong, where, and what was expected.
    fn run(&self, control: &Control<'_>) -> Result<Self::Answer, Error>;
}

/// `Request => Answer "name";` for each request; `if "feature"` where it needs one.
macro_rules! vocabulary {
    ($($(#[$doc:meta])* $request:ident => $answer:ident $name:literal $(if $feature:literal)?;)*) => {
        /// Any request; in JSON an object whose field `request` names it.
        ///
        /// ```
        /// use ichidoku_api::{Answer, Control, Request};
        /// let json = r#"{"request": "count", "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#;
        /// let request: Request = serde_json::from_str(json).unwrap();
        /// let Answer::Count(counted) = request.answer(&Control::new()) else { panic!() };
        /// assert_eq!(counted.solutions, 1);
        /// ```
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "request")]
        pub enum Request {
            $($(#[cfg(feature = $feature)])? $(#[$doc])* #[serde(rename = $name)] $request($request),)*
        }

        /// Any answer; in JSON an object whose field `answer` has the name of the request, or is `error`.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "answer")]
        #[allow(clippy::large_enum_variant, reason = "an answer is written to JSON and dropped")]
        pub enum Answer {
            $($(#[cfg(feature = $feature)])? $(#[$doc])* #[serde(rename = $name)] $request($answer),)*
            /// There is no answer.
            #[serde(rename = "error")]
            Error(Error),
        }

        impl Request {
            /// The names of all requests.
            pub const NAMES: &'static [&'static str] = &[$($(#[cfg(feature = $feature)])? $name),*];

            /// The request's name.
            pub const fn name(&self) -> &'static str {
                match self {
                    $($(#[cfg(feature = $feature)])? Self::$request(_) => $name,)*
                }
            }

            /// Answers the request.
            pub fn answer(&self, control: &Control<'_>) -> Answer {
                match self {
                    $($(#[cfg(feature = $feature)])? Self::$request(request) => request.run(control).map_or_else(Answer::Error, Answer::$request),)*
                }
            }
        }
    };
}

vocabulary! {
    /// The solution.
    Solve => Solved "solve";
    /// How many puzzles have one solution.
    SolveAll => AllSolved "solve-all";
    /// The number of solutions.
    Count => Counted "count";
    /// The solutions one by one.
    Enumerate => Enumerated "enumerate";
    /// What is the matter with the clues.
    Check => Checked "check";
    /// The candidates that digits leave.
    Candidates => CandidateGrid "candidates";
    /// The candidates that occur in solutions.
    TrueCandidates => TrueCandidateGrid "true-candidates";
    /// What a player can do next.
    Hint => Hinted "hint" if "logic";
    /// Steps that people make.
    Steps => Stepped "steps" if "logic";
    /// How hard the puzzle is.
    Rate => Rated "rate" if "logic";
    /// New puzzles.
    Generate => Generated "generate" if "logic";
    /// All techniques.
    Techniques => TechniqueList "techniques" if "logic";
    /// One technique.
    TechniquePage => TechniqueText "technique" if "pages";
    /// All algorithms of the lab.
    LabAlgorithms => LabList "lab-algorithms" if "lab";
    /// A run of an algorithm.
    LabRun => LabRan "lab-run" if "lab";
    /// Runs of several algorithms.
    LabCompare => LabCompared "lab-compare" if "lab";
    /// Puzzles in another form.
    Convert => Converted "convert";
}

/// Answers a request that is written in JSON, in JSON.
///
/// ```
/// use ichidoku_api::{Control, answer_json};
/// let answer = answer_json(r#"{"request": "fly"}"#, &Control::new());
/// assert!(answer.starts_with(r#"{"answer":"error","code":"request","message":"unknown variant `fly`"#));
/// ```
pub fn answer_json(request: &str, control: &Control<'_>) -> String {
    Request::read(request).map_or_else(Answer::Error, |request| request.answer(control)).json()
}

impl Request {
    /// Reads a request that is written in JSON.
    ///
    /// ```
    /// use ichidoku_api::{ErrorCode, Request};
    /// assert_eq!(Request::read(r#"{"request": "solve", "puzzle": "1"}"#).unwrap().name(), "solve");
    /// assert_eq!(Request::read(r#"{"request": "fly"}"#).unwrap_err().code, ErrorCode::Request);
    /// ```
    ///
    /// # Errors
    /// It is none of the vocabulary, or none of the part that was built.
    pub fn read(json: &str) -> Result<Self, Error> {
        serde_json::from_str(json).map_err(|error| Error::new(ErrorCode::Request, error))
    }
}

impl Answer {
    /// The answer in JSON.
    pub fn json(&self) -> String {
        // Strings, numbers and lists of them: nothing that JSON cannot hold.
        serde_json::to_string(self).unwrap_or_default()
    }
}
