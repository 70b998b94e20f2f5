//! The textbook algorithms: listed, run, compared.

use std::time::Duration;

use ichidoku::{Candidate, Cell, House};
use ichidoku_lab::compare::{Comparison, Record, USUAL_SEED, usual_methods};
use ichidoku_lab::trace::TraceWriter;
use ichidoku_lab::{
    Algorithm, CellOrder, Contradiction, DeadEnd, DigitOrder, Event, Frame, Frames, Method, Observer, Options, Run,
    SearchTree, Silent, TreeNode,
};

use ichidoku_words::Words;
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::{Control, duration};
use crate::error::{Error, refused};
use crate::input::PuzzleInput;
use crate::notation::{Named, Numeral};

/// Asks for all algorithms of the lab.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LabAlgorithms {
    /// The language of the texts, by its code, such as `de`. What isn't translated is in English.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// All algorithms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LabList {
    /// The algorithms, the simplest first.
    pub algorithms: Vec<LabAlgorithm>,
}

/// An algorithm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LabAlgorithm {
    /// The name it is called by.
    pub name: String,
    /// One line on what it does.
    pub title: String,
    /// Idea, source, pseudo-code, cost and what is counted, in Markdown.
    pub text: String,
    /// The language that title and text are in, by its code.
    pub language: String,
}

impl LabAlgorithm {
    /// The algorithm in the words of a language, or else in English.
    fn new(method: Method, words: &Words) -> Self {
        let about = method.about();
        let (title, text, language) = match words.algorithm(about.name) {
            Some(own) => (own.title, own.text.into(), words.language()),
            None => (about.title, about.text(), "en"),
        };
        Self { name: about.name.into(), title: title.into(), text, language: language.into() }
    }
}

impl Ask for LabAlgorithms {
    type Answer = LabList;

    const EXAMPLE: &'static str = "{}";

    fn run(&self, control: &Control<'_>) -> Result<LabList, Error> {
        let words = control.words(&self.language);
        Ok(LabList { algorithms: Method::ALL.map(|method| LabAlgorithm::new(method, &words)).into() })
    }
}

/// Asks for a run of an algorithm.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LabRun {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// The algorithm's name.
    pub algorithm: String,
    /// In which order backtracking visits the cells: `rows`, `columns`, `rotated`, `clockwise`, `anticlockwise`,
    /// `shuffled`, `random`; or cells (`r5c5 r1c9`), which come first, the others row by row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// In which order backtracking tries the digits: `ascending`, `descending`, `shuffled`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digits: Option<String>,
    /// From which random orders, and the random moves of annealing, grow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Look for all solutions.
    #[serde(default)]
    pub all: bool,
    /// How far the run may go.
    #[serde(default, deserialize_with = "crate::json_object::read_object")]
    pub limits: LabLimits,
    /// Give so many of the first events as a trace.
    #[serde(default)]
    pub trace: u64,
    /// Give moments of the run: at most this many each time that the number of digits written doubles.
    #[serde(default)]
    pub frames: u64,
    /// Give the tree of guesses with at most this many nodes, or 200 if it is fewer: where most was searched, and what was
    /// open at the end.
    #[serde(default)]
    pub tree: u64,
}

/// How far a run may go; what is left out suits the algorithm.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct LabLimits {
    /// Number of steps, each an assignment or a test.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u64>,
    /// So many seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

impl LabLimits {
    fn time(self) -> Option<Duration> {
        self.seconds.map(duration)
    }
}

/// What came of a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LabRan {
    /// The run in figures.
    pub run: LabRecord,
    /// The first events, as `ichidoku lab run --trace` writes them: one JSON object per line. Without its last line where
    /// there were more events.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub trace: String,
    /// Moments of the run in their order, from the clues to the end; empty unless they were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub frames: Vec<LabFrame>,
    /// The tree of guesses, each node after the one above it, the root first; empty unless it was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tree: Vec<LabNode>,
}

/// A guess of a run, what followed from it, and what came of it. The root stands for the clues.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LabNode {
    /// The place of the node above it in the list, from 0; the root has none.
    pub parent: Option<u64>,
    /// The guess; the root has none.
    pub guess: Option<Named<Candidate>>,
    /// Digits that follow from the guess.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<Named<Candidate>>,
    /// Number of digits written when the guess was made, its own included.
    pub begun: u64,
    /// Number of digits written when it was taken back, if it was.
    pub ended: Option<u64>,
    /// Number of nodes from here down, itself included.
    pub nodes: u64,
    /// Number of nodes from here down that lead nowhere at once.
    pub dead_ends: u64,
    /// Number of nodes below it that are not in the list.
    pub folded: u64,
    /// Number of digits that were refused here since they conflicted.
    pub refused: u64,
    /// Whether a solution was found right here.
    pub solved: bool,
    /// What showed that it is a dead end, where the algorithm told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dead: Option<LabDeadEnd>,
}

/// What showed that a guess leads nowhere: a cell without a digit, a digit without a place in a house, or a digit that
/// conflicts with another cell.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LabDeadEnd {
    /// The cell that no digit is left for, or that holds the digit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cell: Option<Named<Cell>>,
    /// The house without a place for the digit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<Named<House>>,
    /// The digit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digit: Option<Numeral>,
    /// The cell that the digit conflicts with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<Named<Cell>>,
}

impl From<TreeNode> for LabNode {
    fn from(node: TreeNode) -> Self {
        Self {
            parent: node.parent.map(|parent| parent as u64),
            guess: node.guess.map(Named),
            placed: node.placed.into_iter().map(Named).collect(),
            begun: node.begun,
            ended: node.ended,
            nodes: node.nodes,
            dead_ends: node.dead_ends,
            folded: node.folded,
            refused: node.refused,
            solved: node.is_solved,
            dead: node.dead.map(LabDeadEnd::from),
        }
    }
}

impl From<DeadEnd> for LabDeadEnd {
    fn from(dead: DeadEnd) -> Self {
        let none = Self::default();
        match dead {
            DeadEnd::Contradiction(Contradiction::Cell(cell)) => Self { cell: Some(Named(cell)), ..none },
            DeadEnd::Contradiction(Contradiction::House(house, digit)) => {
                Self { house: Some(Named(house)), digit: Some(Numeral(digit)), ..none }
            }
            DeadEnd::Clash(candidate, with) => Self {
                cell: Some(Named(candidate.cell())),
                digit: Some(Numeral(candidate.digit())),
                with: Some(Named(with)),
                ..none
            },
        }
    }
}

/// A moment of a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LabFrame {
    /// Number of digits written so far.
    pub written: u64,
    /// Number of guesses taken back so far.
    pub backtracks: u64,
    /// Number of open guesses.
    pub depth: u32,
    /// Time since the run began; 0 where there is no clock.
    pub seconds: f64,
    /// The grid as 81 characters.
    pub grid: String,
}

impl From<Frame> for LabFrame {
    fn from(frame: Frame) -> Self {
        let Frame { written, backtracks, depth, time, grid } = frame;
        Self { written, backtracks, depth, seconds: time.as_secs_f64(), grid: grid.to_string() }
    }
}

/// A run in figures.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LabRecord {
    /// The puzzle as 81 characters.
    pub puzzle: String,
    /// The algorithm with its options.
    pub algorithm: String,
    /// `solved`, `unsolvable`, `clashing`, `unfinished` or `failed`.
    pub outcome: String,
    /// Why the run did not finish: `steps`, `time`, `cancelled`, `gave up`.
    pub reason: Option<String>,
    /// Whether everything was searched.
    pub complete: bool,
    /// How many solutions were found.
    pub solutions: u64,
    /// The first solution as 81 digits.
    pub solution: Option<String>,
    /// Digits written.
    pub assignments: u64,
    /// Questions whether a digit conflicts.
    pub tests: u64,
    /// Guesses taken back.
    pub backtracks: u64,
    /// The largest number of guesses that were open at once.
    pub max_depth: u32,
    /// The most bytes that the search held at once.
    pub memory: u64,
    /// How long it took; 0 where there is no clock.
    pub seconds: f64,
    /// How many times as long as the last row of its table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relative: Option<f64>,
    /// How many steps the whole search would take at most, where that is known beforehand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub full_cost: Option<f64>,
}

impl From<Record> for LabRecord {
    fn from(record: Record) -> Self {
        Self {
            puzzle: record.puzzle,
            algorithm: record.algorithm,
            outcome: record.outcome.into(),
            reason: record.reason.map(Into::into),
            complete: record.complete,
            solutions: record.solutions,
            solution: record.solution,
            assignments: record.assignments,
            tests: record.tests,
            backtracks: record.backtracks,
            max_depth: record.max_depth,
            memory: record.memory,
            seconds: record.seconds,
            relative: record.relative,
            full_cost: record.full_cost,
        }
    }
}

impl LabRun {
    /// The algorithm with the options asked for.
    fn method(&self) -> Result<Method, Error> {
        let seed = self.seed.unwrap_or(USUAL_SEED);
        let options = Options {
            cells: named_order(self.order.as_deref(), |name| CellOrder::named(name, seed), &CellOrder::NAMES)?,
            digits: named_order(self.digits.as_deref(), |name| DigitOrder::named(name, seed), &DigitOrder::NAMES)?,
            seed: self.seed.filter(|_| self.order.is_none() && self.digits.is_none()),
        };
        method(&self.algorithm)?.with(&options).map_err(Error::argument)
    }
}

fn named_order<T>(name: Option<&str>, find: impl Fn(&str) -> Option<T>, names: &[&str]) -> Result<Option<T>, Error> {
    let Some(name) = name else { return Ok(None) };
    let names = || names.join(", ");
    let fault = || {
        refused!(
            Argument,
            "unknown-order",
            "no order is named '{name}'; expected {names}",
            name = name,
            names = names()
        )
    };
    find(name).map(Some).ok_or_else(fault)
}

fn method(name: &str) -> Result<Method, Error> {
    let names = || Method::ALL.map(|method| method.about().name).join(", ");
    Method::named(name).ok_or_else(|| {
        refused!(
            Argument,
            "unknown-algorithm",
            "no algorithm is named '{name}'; expected {names}",
            name = name,
            names = names(),
        )
    })
}

impl Ask for LabRun {
    type Answer = LabRan;

    const EXAMPLE: &'static str = example!(r#""algorithm": "row-by-row""#);

    fn run(&self, control: &Control<'_>) -> Result<LabRan, Error> {
        let method = self.method()?;
        let puzzle = self.puzzle.read()?.puzzle;
        let steps = self.limits.steps.unwrap_or_else(|| method.patient_steps());
        let limits = control.lab_limits(steps, self.limits.time(), 1).solutions(if self.all { u64::MAX } else { 1 });
        if self.trace == 0 && self.frames == 0 && self.tree == 0 {
            let run = method.run(&puzzle, &limits, &mut Silent);
            return Ok(LabRan::of(Record::new(&method, &puzzle, &run)));
        }
        let listed = control.listed_at_most(self.trace);
        let writer = (listed > 0).then(|| TraceWriter::new(Vec::new(), &method, &puzzle));
        let mut first = First { observer: writer, left: listed, more: false };
        // No run writes as many digits as would double more often.
        let frames = control.listed_at_most(self.frames.saturating_mul(64)) / 64;
        let mut frames = (frames > 0).then(|| Frames::new(&puzzle, frames, &limits));
        let nodes = control.listed_at_most(self.tree);
        let mut tree = (nodes > 0).then(|| SearchTree::new(usize::try_from(nodes).unwrap_or(usize::MAX)));
        let run = method.run(&puzzle, &limits, &mut (&mut first, (&mut frames, &mut tree)));
        Ok(LabRan {
            trace: first.observer.map(|writer| written(writer, &run, first.more)).unwrap_or_default(),
            frames: frames.into_iter().flat_map(Frames::finish).map(LabFrame::from).collect(),
            tree: tree.into_iter().flat_map(SearchTree::finish).map(LabNode::from).collect(),
            ..LabRan::of(Record::new(&method, &puzzle, &run))
        })
    }
}

impl LabRan {
    /// A run in figures alone.
    fn of(record: Record) -> Self {
        Self { run: record.into(), trace: String::new(), frames: Vec::new(), tree: Vec::new() }
    }
}

/// The text of a trace, without its last line if there were more events.
fn written(writer: TraceWriter<Vec<u8>>, run: &Run, more: bool) -> String {
    // A vector takes all that is written to it.
    let trace = writer.finish(run).unwrap_or_default();
    let mut trace = String::from_utf8(trace).unwrap_or_default();
    if more {
        let end = trace.trim_end().rfind('\n').map_or(0, |i| i + 1);
        trace.truncate(end);
    }
    trace
}

/// Shows an observer the first events only.
struct First<O> {
    observer: O,
    left: u64,
    more: bool,
}

impl<O: Observer> Observer for First<O> {
    fn see(&mut self, event: Event, depth: u32) {
        if self.left == 0 {
            self.more = true;
            return;
        }
        self.left -= 1;
        self.observer.see(event, depth);
    }
}

/// Asks for runs of several algorithms on one puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LabCompare {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// The names of the algorithms; without any, all, and backtracking also in other orders.
    #[serde(default)]
    pub algorithms: Vec<String>,
    /// From which random orders grow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// How far each run may go.
    #[serde(default, deserialize_with = "crate::json_object::read_object")]
    pub limits: LabLimits,
}

/// Runs of several algorithms on one puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LabCompared {
    /// The runs in order; where the algorithms were not named, the engine is last.
    pub runs: Vec<LabRecord>,
}

impl Ask for LabCompare {
    type Answer = LabCompared;

    const EXAMPLE: &'static str = example!(r#""algorithms": ["row-by-row"]"#);

    fn run(&self, control: &Control<'_>) -> Result<LabCompared, Error> {
        let puzzle = self.puzzle.read()?.puzzle;
        let methods = if self.algorithms.is_empty() {
            usual_methods(self.seed.unwrap_or(USUAL_SEED))
        } else {
            self.algorithms.iter().map(|name| method(name)).collect::<Result<_, _>>()?
        };
        let limits = control.lab_limits(u64::MAX, self.limits.time(), methods.len());
        let comparison = Comparison::run("", &puzzle, &methods, self.limits.steps, &limits);
        control.go_on()?;
        Ok(LabCompared { runs: comparison.records().map(LabRecord::from).collect() })
    }
}
