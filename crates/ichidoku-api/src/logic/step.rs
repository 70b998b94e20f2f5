//! Steps with all that a drawing needs, and sentences with their parts.

use std::collections::BTreeMap;

use ichidoku::{Candidate, Cell, CellSet, DigitSet, House};
use ichidoku_logic::explain::{self, Message, Words};
use ichidoku_logic::{State, Strength, Technique, draw};
use serde::{Deserialize, Serialize};

use super::picture::StepPicture;
use crate::notation::{Named, Numeral, cells, named};

/// One deduction: what it does, why, and both in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// The technique.
    pub technique: TechniqueName,
    /// The digits that it places.
    pub placements: Vec<Named<Candidate>>,
    /// The candidates that it takes out.
    pub eliminations: Vec<Named<Candidate>>,
    /// What it rests on.
    pub evidence: Evidence,
    /// What each candidate of the pattern is to the step, for a drawing.
    pub marks: Vec<Mark>,
    /// What the parts of the pattern are, from the first on.
    pub legend: Vec<Sentence>,
    /// The whole step in words: why, then what follows.
    pub sentences: Vec<Sentence>,
    /// Whether a hint can tell it link by link, as the grade `every-link`.
    pub proof: bool,
    /// What a board draws of it, where pictures are asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Box<StepPicture>>,
}

/// What a candidate is to a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mark {
    /// The candidate.
    pub candidate: Named<Candidate>,
    /// The part of the pattern that it belongs to, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<u8>,
    /// What the step does to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fate: Option<Fate>,
}

/// What a step does to a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It is taken out.
    Eliminated,
    /// It is placed.
    Placed,
    /// It is why the technique finds nothing, in a near miss.
    Spoiling,
}

/// A technique by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueName {
    /// The name as an option is called: `hidden-pair`.
    pub slug: Named<Technique>,
    /// The name in running text: `hidden pair`.
    pub name: String,
    /// The page that explains it: `hidden-subsets`.
    pub page: String,
}

/// What a step rests on. What a technique has no use for is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Evidence {
    /// The cells of the pattern.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<Named<Cell>>,
    /// The candidates of the pattern.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<Named<Candidate>>,
    /// The houses of the pattern; a fish's base houses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<Named<House>>,
    /// A fish's cover houses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub covers: Vec<Named<House>>,
    /// What must be filled: the step follows from these and from the rule that a digit stands once in a house.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub truths: Vec<Truth>,
    /// The strong and weak links, in the order of the chain where there is one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<Link>,
    /// The nodes of the chain in order; nodes of several branches follow each other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chain: Vec<Node>,
    /// The lines of a net, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub net: Vec<Inference>,
    /// The candidates that the pattern would need to be without.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fins: Vec<Named<Candidate>>,
    /// The fins that lie in two base houses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub endo_fins: Vec<Named<Candidate>>,
    /// The almost locked sets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub almost_locked: Vec<AlmostLockedSet>,
    /// The pattern that a puzzle with one solution cannot end in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadly: Option<Deadly>,
}

/// Something that must be filled: a cell, or a digit in a house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Truth {
    /// The cell holds a digit.
    Cell(Named<Cell>),
    /// The house holds the digit.
    Digit(DigitInHouse),
}

/// A digit that a house must hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DigitInHouse {
    /// The house.
    pub house: Named<House>,
    /// The digit.
    pub digit: Numeral,
}

/// One line of a net: a candidate found to be true or false, and what it is inferred from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Inference {
    /// The candidate.
    pub candidate: Named<Candidate>,
    /// Whether it is true here.
    pub on: bool,
    /// Under how many assumptions.
    pub depth: u8,
    /// By which rule.
    pub rule: Rule,
    /// The earlier lines that it follows from, by their places in the net.
    pub parents: Vec<usize>,
}

/// Why a line of a net holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// It is assumed.
    Assumed,
    /// Its parent is true and excludes it.
    Excluded,
    /// It is all that could still make this true.
    Only(Truth),
    /// A pattern of the technique takes it out: these must be filled.
    Pattern(FilledPattern),
    /// Its first parent assumes the opposite, and leaves nothing that could make this true.
    Refuted(Truth),
    /// Each candidate that could make this true leads to it.
    Cases(Truth),
}

/// A technique's pattern, and what must be filled by it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FilledPattern {
    /// The technique.
    pub technique: Named<Technique>,
    /// What must be filled.
    pub truths: Vec<Truth>,
}

/// A link between two nodes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Link {
    /// One end.
    pub from: Node,
    /// The other end.
    pub to: Node,
    /// Whether at least one of the two is true (strong), or at most one (weak).
    pub strong: bool,
}

/// A digit in a cell, or in one of several cells of a house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Node {
    /// The digit.
    pub digit: Numeral,
    /// The cells.
    pub cells: Vec<Named<Cell>>,
    /// Whether the chain assumes or finds the node true here.
    pub on: bool,
}

/// Cells of one house with one more candidate digit than cells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AlmostLockedSet {
    /// The cells.
    pub cells: Vec<Named<Cell>>,
    /// Their digits.
    pub digits: Named<DigitSet>,
}

/// A pattern with two ways to fill it, and the candidates that keep the puzzle out of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deadly {
    /// The pattern's candidates, present or not.
    pub pattern: Vec<Named<Candidate>>,
    /// The other candidates of its cells, of which one is true.
    pub guardians: Vec<Named<Candidate>>,
}

impl TechniqueName {
    /// The technique by its name in a language.
    pub(crate) fn new(technique: Technique, words: &Words) -> Self {
        Self { slug: Named(technique), name: words.name(technique.slug()), page: technique.info().page.into() }
    }
}

impl Step {
    /// A step found in a state, in a language.
    pub fn new(state: &State, step: &ichidoku_logic::Step, words: &Words) -> Self {
        let marks = draw::Marks::new(state, step);
        Self {
            marks: marks.all().map(Mark::from).collect(),
            legend: legend(&marks, words),
            technique: TechniqueName::new(step.technique, words),
            placements: named(step.placements.iter().copied()),
            eliminations: named(step.eliminations.iter().copied()),
            evidence: Evidence::from(&step.evidence),
            sentences: sentences(&explain::explain(state, step), words),
            proof: explain::has_proof(step),
            picture: None,
        }
    }

    /// This step with its picture for a board that shows the candidates of these cells, if there is such a board, beside
    /// what is told of it.
    #[must_use]
    pub(crate) fn pictured(
        self,
        state: &State,
        step: &ichidoku_logic::Step,
        told: &[Message],
        shown: Option<CellSet>,
        words: &Words,
    ) -> Self {
        let Some(shown) = shown else { return self };
        let mut scene = draw::of_step_in(words, state, step);
        scene.hide_candidates(CellSet::FULL - shown);
        let picture = StepPicture::new(&scene, told);
        Self { picture: Some(Box::new(picture)), ..self }
    }
}

/// What the parts of the pattern are, from the first on.
pub(crate) fn legend(marks: &draw::Marks, words: &Words) -> Vec<Sentence> {
    marks.legend().map(|(_, key)| Sentence::new(&Message::from(key), words)).collect()
}

impl From<(Candidate, ichidoku_render::Mark)> for Mark {
    fn from((candidate, mark): (Candidate, ichidoku_render::Mark)) -> Self {
        let fate = |fate| match fate {
            ichidoku_render::Fate::Eliminated => Fate::Eliminated,
            ichidoku_render::Fate::Placed => Fate::Placed,
            ichidoku_render::Fate::Spoiling => Fate::Spoiling,
        };
        Self { candidate: Named(candidate), part: mark.part.map(|part| part as u8 + 1), fate: mark.fate.map(fate) }
    }
}

impl From<&ichidoku_logic::Evidence> for Evidence {
    fn from(evidence: &ichidoku_logic::Evidence) -> Self {
        Self {
            cells: cells(evidence.cells()),
            candidates: named(evidence.candidates()),
            houses: named(evidence.houses()),
            covers: named(evidence.covers()),
            truths: evidence.truths().iter().map(Truth::from).collect(),
            links: evidence.links().iter().map(Link::from).collect(),
            chain: evidence.nodes().iter().map(Node::from).collect(),
            net: evidence.net().iter().map(Inference::from).collect(),
            fins: named(evidence.fins()),
            endo_fins: named(evidence.endo_fins()),
            almost_locked: evidence.almost_locked().iter().map(AlmostLockedSet::from).collect(),
            deadly: evidence.deadly().map(Deadly::from),
        }
    }
}

impl From<&ichidoku_logic::Truth> for Truth {
    fn from(truth: &ichidoku_logic::Truth) -> Self {
        match *truth {
            ichidoku_logic::Truth::Cell(cell) => Self::Cell(Named(cell)),
            ichidoku_logic::Truth::Digit(house, digit) => {
                Self::Digit(DigitInHouse { house: Named(house), digit: Numeral(digit) })
            }
        }
    }
}

impl From<&ichidoku_logic::Inference> for Inference {
    fn from(line: &ichidoku_logic::Inference) -> Self {
        Self {
            candidate: Named(line.candidate),
            on: line.on,
            depth: line.depth,
            rule: (&line.rule).into(),
            parents: line.parents.clone(),
        }
    }
}

impl From<&ichidoku_logic::Rule> for Rule {
    fn from(rule: &ichidoku_logic::Rule) -> Self {
        match rule {
            ichidoku_logic::Rule::Assumed => Self::Assumed,
            ichidoku_logic::Rule::Excluded => Self::Excluded,
            ichidoku_logic::Rule::Only(truth) => Self::Only(truth.into()),
            ichidoku_logic::Rule::Refuted(truth) => Self::Refuted(truth.into()),
            ichidoku_logic::Rule::Cases(truth) => Self::Cases(truth.into()),
            ichidoku_logic::Rule::Pattern(technique, truths) => {
                let truths = truths.iter().map(Truth::from).collect();
                Self::Pattern(FilledPattern { technique: Named(*technique), truths })
            }
        }
    }
}

impl From<&ichidoku_logic::Link> for Link {
    fn from(link: &ichidoku_logic::Link) -> Self {
        Self { from: (&link.from).into(), to: (&link.to).into(), strong: link.strength == Strength::Strong }
    }
}

impl From<&ichidoku_logic::Node> for Node {
    fn from(node: &ichidoku_logic::Node) -> Self {
        Self { digit: Numeral(node.digit), cells: cells(node.cells), on: node.on }
    }
}

impl From<&ichidoku_logic::AlmostLockedSet> for AlmostLockedSet {
    fn from(set: &ichidoku_logic::AlmostLockedSet) -> Self {
        Self { cells: cells(set.cells), digits: Named(set.digits) }
    }
}

impl From<&ichidoku_logic::Deadly> for Deadly {
    fn from(deadly: &ichidoku_logic::Deadly) -> Self {
        Self { pattern: named(deadly.pattern.iter().copied()), guardians: named(deadly.guardians.iter().copied()) }
    }
}

/// A sentence: in the language asked for, and as a key with named arguments from which any language can make its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sentence {
    /// The sentence.
    pub text: String,
    /// Which sentence of the catalogue it is.
    pub key: String,
    /// What it speaks of, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, Arg>,
}

/// What a sentence speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Arg {
    /// One cell.
    Cell(Named<Cell>),
    /// Some cells.
    Cells(Vec<Named<Cell>>),
    /// Some cells in an order of their own.
    Path(Vec<Named<Cell>>),
    /// One digit.
    Digit(Numeral),
    /// Some digits.
    Digits(Named<DigitSet>),
    /// One house.
    House(Named<House>),
    /// Some houses.
    Houses(Vec<Named<House>>),
    /// One candidate.
    Candidate(Named<Candidate>),
    /// Some candidates.
    Candidates(Vec<Named<Candidate>>),
    /// A technique, as an option is called: `hidden-pair`.
    Technique(String),
    /// Names that are written alike in every language, such as cells and digits of any grid.
    Terms(Vec<String>),
    /// How many.
    Count(usize),
    /// Parts of the sentence that have keys and arguments of their own.
    Clauses(Vec<Sentence>),
}

impl Sentence {
    pub(crate) fn new(message: &Message, words: &Words) -> Self {
        Self {
            text: words.text(message),
            key: message.key().name().into(),
            args: message.arguments().map(|(name, arg)| (name.to_owned(), Arg::new(arg, words))).collect(),
        }
    }
}

/// The messages as sentences of a language.
pub(crate) fn sentences(messages: &[Message], words: &Words) -> Vec<Sentence> {
    messages.iter().map(|message| Sentence::new(message, words)).collect()
}

impl Arg {
    fn new(arg: &explain::Arg, words: &Words) -> Self {
        match arg {
            explain::Arg::Cell(cell) => Self::Cell(Named(*cell)),
            explain::Arg::Cells(set) => Self::Cells(cells(*set)),
            explain::Arg::Path(path) => Self::Path(named(path.iter().copied())),
            explain::Arg::Digit(digit) => Self::Digit(Numeral(*digit)),
            explain::Arg::Digits(digits) => Self::Digits(Named(*digits)),
            explain::Arg::House(house) => Self::House(Named(*house)),
            explain::Arg::Houses(houses) => Self::Houses(named(houses.iter().copied())),
            explain::Arg::Candidate(candidate) => Self::Candidate(Named(*candidate)),
            explain::Arg::Candidates(candidates) => Self::Candidates(named(candidates.iter().copied())),
            explain::Arg::Technique(name) => Self::Technique(name.0.into()),
            explain::Arg::Terms(terms) => Self::Terms(terms.clone()),
            explain::Arg::Count(count) => Self::Count(*count),
            explain::Arg::Clauses(clauses) => Self::Clauses(sentences(clauses, words)),
        }
    }
}
