//! What a variant consists of.

#[cfg(feature = "variant-steps")]
use ichidoku_variants::Misstated;
use ichidoku_variants::{Cell, Constraint, Drawings, Puzzle, write_rule};
#[cfg(feature = "variant-steps")]
use ichidoku_words::say;
use serde::{Deserialize, Serialize};

use super::drawing::{VariantDrawing, drawings};
use super::grid::cell_name;
use super::reading::{Reading, example};
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
#[cfg(feature = "variant-steps")]
use crate::logic::{Sentence, sentences};

/// Asks what a puzzle of any size and rules consists of, in parts that a program can show one by one.
///
/// ```
/// use ichidoku_api::{Ask, Control, DescribeVariant};
/// let puzzle = ".Shape~6x6.Cage~3~R1C1~R1C2.~R2C1_4".to_owned();
/// let describe = DescribeVariant { puzzle, language: String::new(), drawn_unchecked: false };
/// let described = describe.run(&Control::new()).unwrap();
/// assert_eq!((described.rows, described.highest), (6, 6));
/// assert_eq!(described.givens[1][0], Some(4));
/// assert_eq!(described.rules[0].cells, ["r1c1", "r1c2"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DescribeVariant {
    /// The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square grid.
    pub puzzle: String,
    /// The language of the rules' sentences, by its code, such as `de`; English where there are no words of it. Without a code a
    /// server goes by `Accept-Language`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
    /// Whether lines, arrows and signs of a link that are only drawn are left out. Nothing says which rules they mean, so they are an
    /// error otherwise. The answer names and describes them, and its `puzzle` is without them, for all other requests.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drawn_unchecked: bool,
}

/// What a variant consists of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantDescribed {
    /// The puzzle with its rules.
    pub puzzle: String,
    /// What it is called, as far as its text says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Who made it, as far as its text says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// The rules as whoever set the puzzle wrote them, in any language; perhaps several lines. They may say what is only drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_text: Option<String>,
    /// Number of rows.
    pub rows: usize,
    /// Number of columns.
    pub columns: usize,
    /// The lowest digit, 0 or 1.
    pub lowest: i16,
    /// The highest digit.
    pub highest: i16,
    /// The given digits, row by row.
    pub givens: Vec<Vec<Option<i16>>>,
    /// The boxes, regular or not.
    pub boxes: Vec<Vec<String>>,
    /// The names of cells outside of the grid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extra: Vec<String>,
    /// The rules but for given digits, in their order.
    pub rules: Vec<VariantRule>,
    /// What is only drawn and was left out, such as `lines (2)`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<String>,
    /// The same one by one, as far as more than a name is known: how each looks, and which rules it may mean.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawings: Vec<VariantDrawing>,
    /// The rule that the solution breaks which the puzzle's text states, if that solution is wrong; empty if it has a digit twice in a
    /// row, a column or a box. Then it belongs to another puzzle, or a rule was meant in another way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub misstated: Option<String>,
}

/// A rule of a variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantRule {
    /// The rule in the words of the Interactive Sudoku Solver: `.Cage~3~R1C1~R1C2`.
    pub rule: String,
    /// The cells that it names, each once; none if it is about the whole grid.
    pub cells: Vec<String>,
    /// What it means, in words, and whether a stated solution breaks it.
    #[cfg(feature = "variant-steps")]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sentences: Vec<Sentence>,
}

impl Ask for DescribeVariant {
    type Answer = VariantDescribed;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<VariantDescribed, Error> {
        let accepted = if self.drawn_unchecked { Drawings::Unchecked } else { Drawings::Refused };
        let reading = Reading::with(&self.puzzle, accepted, control)?;
        let (puzzle, shape) = (&reading.puzzle, reading.puzzle.shape());
        let name = |cell: Cell| cell_name(puzzle, cell);
        let boxes = puzzle.boxes().into_iter().chain(puzzle.jigsaw_boxes());
        let rules = puzzle.constraints().iter().filter(|rule| !is_given(rule));
        #[cfg(feature = "variant-steps")]
        let in_words = self.in_words(&reading, control);
        let misstated = puzzle.misstated();
        #[cfg(feature = "variant-steps")]
        let is_broken =
            |rule: &Constraint| matches!(misstated, Some(Misstated::Rule(broken)) if std::ptr::eq(broken, rule));
        let rule = |rule: &Constraint| VariantRule {
            rule: write_rule(puzzle, rule),
            cells: rule.cells().into_iter().map(name).collect(),
            #[cfg(feature = "variant-steps")]
            sentences: in_words(rule, is_broken(rule)),
        };
        Ok(VariantDescribed {
            puzzle: reading.text(),
            title: puzzle.title().map(str::to_owned),
            author: puzzle.author().map(str::to_owned),
            rules_text: puzzle.rules_text().map(str::to_owned),
            rows: shape.rows(),
            columns: shape.columns(),
            lowest: shape.lowest(),
            highest: shape.highest(),
            givens: givens(puzzle),
            boxes: boxes.map(|cells| cells.into_iter().map(name).collect()).collect(),
            extra: (shape.cells()..puzzle.cells()).map(|cell| name(cell as Cell)).collect(),
            rules: rules.map(rule).collect(),
            drawn: puzzle.drawn().to_vec(),
            drawings: drawings(puzzle),
            misstated: misstated.map(|broken| broken.written(puzzle)),
        })
    }
}

#[cfg(feature = "variant-steps")]
impl DescribeVariant {
    /// What says a rule in words; nothing where those who look for steps can't take the puzzle.
    fn in_words(
        &self,
        reading: &Reading<'_>,
        control: &Control<'_>,
    ) -> impl Fn(&Constraint, bool) -> Vec<Sentence> + use<> {
        let (setting, words) = (reading.setting().ok(), control.words(&self.language));
        move |rule, is_broken| {
            let Some(setting) = &setting else { return Vec::new() };
            let mut said = ichidoku_variant_logic::rule_in_words(setting, rule);
            if is_broken {
                said.push(say::VariantMisstated.into());
            }
            sentences(&said, &words)
        }
    }
}

/// True if a rule gives digits and nothing else.
fn is_given(rule: &Constraint) -> bool {
    matches!(rule, Constraint::Given(cells) if cells.iter().all(|(_, digits)| digits.len() == 1))
}

/// The given digits of the grid, row by row.
pub(super) fn givens(puzzle: &Puzzle) -> Vec<Vec<Option<i16>>> {
    let shape = puzzle.shape();
    let mut givens = vec![vec![None; shape.columns()]; shape.rows()];
    for (cell, digit) in puzzle.givens().filter(|(cell, _)| usize::from(*cell) < shape.cells()) {
        let (row, column) = shape.place(cell);
        givens[row][column] = Some(digit);
    }
    givens
}
