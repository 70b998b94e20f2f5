//! The answers of the solver, as far as the app reads them.

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House, Puzzle};
use serde_json::Value;

use crate::reply::views;
use crate::words;

/// Reads an answer; an error is its words.
///
/// # Errors
/// The reason why the solver has no answer.
///
/// ```
/// use ichidoku_web::answers::{Counted, read};
/// let answer = read(r#"{"answer": "count", "solutions": 7}"#).unwrap();
/// assert_eq!(Counted::of(&answer).solutions(), 7);
/// assert_eq!(read(r#"{"answer": "error", "message": "no puzzle"}"#), Err("no puzzle".to_owned()));
/// ```
pub fn read(answer: &str) -> Result<Value, String> {
    let value: Value = serde_json::from_str(answer).map_err(|error| error.to_string())?;
    if Tagged::of(&value).answer() == "error" { Err(told(Error::of(&value))) } else { Ok(value) }
}

/// What is wrong, in the language of the page; in English if that has no text for it.
pub fn told(error: Error<'_>) -> String {
    let (row, column) = error.place().map_or((None, None), |place| (place.row(), place.column()));
    words::fault(error.key(), &error.args(), [row, column]).unwrap_or_else(|| error.message().to_owned())
}

/// The sentences as one text.
pub fn text(sentences: &[Sentence<'_>]) -> String {
    sentences.iter().map(|sentence| sentence.text()).collect::<Vec<_>>().join(" ")
}

views! { TAG;
    /// Any answer.
    Tagged<'a> { answer: &'a str, }
}

views! { PARTS;
    /// Why there is no answer.
    Error<'a> { message: &'a str, key: &'a str, args: Vec<(&'a str, String)>, place: Option<Place<'a>>, }
    /// Where in the puzzle it is.
    Place<'a> { line: u64, row: Option<u64>, column: Option<u64>, }
    /// A puzzle solved.
    Solved<'a> { status: &'a str, solution: Option<Puzzle>, }
    /// What is the matter with a puzzle.
    Checked<'a> {
        status: &'a str,
        solution: Option<Puzzle>,
        solutions: u64,
        or_more: bool,
        contradiction: Vec<Candidate>,
        open: CellSet,
        redundant: CellSet,
    }
    /// A number of solutions.
    Counted<'a> { solutions: u64, or_more: bool, }
    /// Solutions.
    Enumerated<'a> { solutions: Vec<Puzzle>, more: bool, }
    /// Digits and candidates.
    CandidateGrid<'a> {
        givens: Option<Puzzle>,
        digits: Option<Puzzle>,
        candidates: [DigitSet; 81],
        corner: [DigitSet; 81],
        centre: [DigitSet; 81],
        colours: [DigitSet; 81],
        title: &'a str,
        author: &'a str,
    }
    /// Candidates of solutions.
    TrueCandidateGrid<'a> { candidates: [DigitSet; 81], }
    /// Puzzles in another form.
    Converted<'a> { text: &'a str, unreadable: Vec<Error<'a>>, }
    /// A hint.
    Hinted<'a> { grade: &'a str, advice: Option<Advice<'a>>, sentences: Vec<Sentence<'a>>, }
    /// A sentence of an explanation.
    Sentence<'a> { text: &'a str, key: &'a str, }
    /// What a player can do next.
    Advice<'a> {
        kind: &'a str,
        technique: Option<TechniqueName<'a>>,
        lesson: Option<u64>,
        step: Option<Step<'a>>,
        area: Option<Area<'a>>,
        entry: Option<Candidate>,
        candidate: Option<Candidate>,
        cell: Option<Cell>,
        house: Option<House>,
        clashes: Vec<Clash<'a>>,
        differing: CellSet,
    }
    /// What a learner's claim is worth.
    Judged<'a> { technique: Option<TechniqueName<'a>>, sentences: Vec<Sentence<'a>>, }
    /// Where to look.
    Area<'a> { cells: CellSet, }
    /// A digit twice in a house.
    Clash<'a> { cells: CellSet, }
    /// A technique's names.
    TechniqueName<'a> { slug: &'a str, name: &'a str, page: &'a str, }
    /// Steps on a way.
    Stepped<'a> { start: Option<CandidateGrid<'a>>, steps: Vec<Step<'a>>, sentences: Vec<Sentence<'a>>, }
    /// A step.
    Step<'a> {
        technique: Option<TechniqueName<'a>>,
        placements: Vec<Candidate>,
        eliminations: Vec<Candidate>,
        proof: bool,
        picture: Option<StepPicture<'a>>,
        sentences: Vec<Sentence<'a>>,
    }
    /// What a board draws of a step.
    StepPicture<'a> {
        area: CellSet,
        cover: CellSet,
        pattern: CellSet,
        marks: Vec<Signed<'a>>,
        lines: Vec<Line<'a>>,
        legend: Vec<Explained<'a>>,
        spoken: Vec<Spoken<'a>>,
    }
    /// What a sentence speaks of.
    Spoken<'a> { cells: CellSet, candidates: Vec<Candidate>, lines: Vec<u64>, }
    /// A candidate with its signs.
    Signed<'a> { candidate: Option<Candidate>, signs: Vec<&'a str>, }
    /// A line on the board.
    Line<'a> { sign: &'a str, path: &'a str, }
    /// A sign and its meaning.
    Explained<'a> { sign: &'a str, text: &'a str, }
    /// How hard a puzzle is.
    Rated<'a> { rating: Option<Rating<'a>>, hardest: &'a str, }
    /// A place on a scale.
    Rating<'a> { grade: &'a str, score: f64, }
    /// New puzzles.
    Generated<'a> { puzzles: Vec<NewPuzzle<'a>>, missed: Vec<Missed<'a>>, }
    /// A new puzzle.
    NewPuzzle<'a> { puzzle: Option<Puzzle>, solution: Option<Puzzle>, }
    /// Attempts in vain.
    Missed<'a> { attempts: u64, }
    /// All techniques.
    TechniqueList<'a> { techniques: Vec<TechniqueInfo<'a>>, }
    /// A technique in the list.
    TechniqueInfo<'a> { slug: &'a str, name: &'a str, grade: &'a str, usual: bool, }
    /// The lessons of the school.
    LessonList<'a> { lessons: Vec<LessonInfo<'a>>, }
    /// A lesson.
    LessonInfo<'a> {
        number: u64,
        techniques: Vec<TechniqueName<'a>>,
        checkpoint: bool,
        exercises: Vec<ExerciseCount<'a>>,
    }
    /// The number of exercises of a kind.
    ExerciseCount<'a> { kind: &'a str, count: u64, }
    /// An exercise of a lesson.
    LessonExercise<'a> {
        kind: &'a str,
        grid: Option<CandidateGrid<'a>>,
        notes: bool,
        input: &'a str,
        task: Option<Sentence<'a>>,
        count: u64,
        claims: Vec<LessonClaim<'a>>,
        hints: Option<ExerciseHints<'a>>,
    }
    /// Something that an exercise claims.
    LessonClaim<'a> {
        sentence: Option<Sentence<'a>>,
        placements: Vec<Candidate>,
        eliminations: Vec<Candidate>,
        link: Vec<Candidate>,
        cells: CellSet,
        grid: Option<CandidateGrid<'a>>,
    }
    /// What the hints of an exercise show.
    ExerciseHints<'a> { area: Option<Area<'a>>, pattern: Option<StepPicture<'a>>, step: Option<Step<'a>>, }
    /// What an answer to an exercise is worth.
    JudgedExercise<'a> { verdict: &'a str, sentences: Vec<Sentence<'a>>, }
    /// All algorithms of the lab.
    LabList<'a> { algorithms: Vec<LabAlgorithm<'a>>, }
    /// An algorithm.
    LabAlgorithm<'a> { name: &'a str, text: &'a str, language: &'a str, }
    /// A run of an algorithm.
    LabRan<'a> { run: Option<LabRecord<'a>>, trace: &'a str, frames: Vec<LabFrame<'a>>, tree: Vec<LabNode<'a>>, }
    /// A guess of a run.
    LabNode<'a> {
        parent: Option<u64>,
        guess: Option<Candidate>,
        placed: Vec<Candidate>,
        begun: u64,
        ended: Option<u64>,
        nodes: u64,
        dead_ends: u64,
        folded: u64,
        refused: u64,
        solved: bool,
        dead: Option<LabDeadEnd<'a>>,
    }
    /// Why a guess leads nowhere.
    LabDeadEnd<'a> { cell: Option<Cell>, house: Option<House>, digit: Option<Digit>, with: Option<Cell>, }
    /// A moment of a run.
    LabFrame<'a> { written: u64, backtracks: u64, depth: u64, seconds: f64, grid: Option<Puzzle>, }
    /// A run in figures.
    LabRecord<'a> {
        algorithm: &'a str,
        outcome: &'a str,
        assignments: u64,
        tests: u64,
        backtracks: u64,
        seconds: f64,
    }
    /// Runs of several algorithms.
    LabCompared<'a> { runs: Vec<LabRecord<'a>>, }
    /// What a variant consists of.
    VariantDescribed<'a> {
        puzzle: &'a str,
        title: &'a str,
        author: &'a str,
        rules_text: &'a str,
        rows: u64,
        columns: u64,
        lowest: u64,
        highest: u64,
        givens: Vec<Vec<Option<i16>>>,
        boxes: Vec<Vec<&'a str>>,
        extra: Vec<&'a str>,
        rules: Vec<VariantRule<'a>>,
        drawn: Vec<&'a str>,
        drawings: Vec<VariantDrawing<'a>>,
    }
    /// What a variant only draws.
    VariantDrawing<'a> {
        kind: &'a str,
        cells: Vec<&'a str>,
        text: &'a str,
        unread: Vec<&'a str>,
        may_mean: Vec<&'a str>,
        parts: Vec<u64>,
    }
    /// A rule of a variant.
    VariantRule<'a> { rule: &'a str, cells: Vec<&'a str>, sentences: Vec<Sentence<'a>>, }
    /// A picture of a variant.
    VariantDrawn<'a> { svg: &'a str, step: Option<VariantStep<'a>>, }
    /// A step in a variant.
    VariantStep<'a> { placements: Vec<&'a str>, eliminations: Vec<&'a str>, remaining: Vec<&'a str>, evidence: Option<VariantEvidence<'a>>, sentences: Vec<Sentence<'a>>, }
    /// What a step in a variant rests on.
    VariantEvidence<'a> { cells: Vec<&'a str>, outside: Vec<&'a str>, }
    /// A hint for a variant.
    VariantHinted<'a> { advice: &'a str, cells: Vec<&'a str>, sentences: Vec<Sentence<'a>>, }
    /// A variant solved.
    VariantSolved<'a> { status: &'a str, solution: Option<VariantGrid<'a>>, }
    /// What is the matter with a variant.
    VariantChecked<'a> { solutions: u64, or_more: bool, contradiction: Vec<&'a str>, redundant: Vec<&'a str>, }
    /// The digits of a grid of any size.
    VariantGrid<'a> { rows: Vec<Vec<Option<i16>>>, }
    /// The digits that occur in solutions of a variant.
    VariantCandidates<'a> { candidates: Vec<Vec<Vec<i16>>>, }
    /// Variants in another form.
    VariantsConverted<'a> { text: &'a str, unreadable: Vec<Error<'a>>, }
    /// New variants.
    VariantsGenerated<'a> { puzzles: Vec<NewVariant<'a>>, }
    /// A new variant.
    NewVariant<'a> { puzzle: &'a str, }
}

impl<'a> ExerciseHints<'a> {
    /// The field `where`, whose name is a word of Rust.
    pub fn place(self) -> Option<Sentence<'a>> {
        crate::reply::Part::read(self.json().get("where"))
    }
}
