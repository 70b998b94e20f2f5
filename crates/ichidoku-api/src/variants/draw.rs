//! Pictures of variants, and of their steps.

use std::mem::discriminant;

use ichidoku_variant_logic::{Setting, State, Step, next_step, rule_in_words};
use ichidoku_variant_render::{Picture, middles, svg, unseen};
use ichidoku_variants::{Cell, Constraint, write_rule};
use serde::{Deserialize, Serialize};

use super::describe::givens;
use super::drawing::VariantDrawing;
use super::position::{candidates_named, entries_named, position};
use super::reading::{Reading, example};
use super::step::VariantStep;
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;

/// Asks for a picture of a puzzle of any size and rules: as it is, with its solution, or with one of the steps that people make.
///
/// ```
/// use ichidoku_api::{Ask, Control, DrawVariant};
/// let puzzle = ".Shape~6x6.Cage~3~R1C1~R1C2".to_owned();
/// let drawn = DrawVariant { puzzle, step: Some(1), ..DrawVariant::default() }.run(&Control::new()).unwrap();
/// assert!(drawn.svg.starts_with("<svg") && drawn.step.unwrap().technique.slug == "cage-combinations");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawVariant {
    /// The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square grid.
    pub puzzle: String,
    /// The title, which is read aloud.
    #[serde(default)]
    pub title: Option<String>,
    /// True if the solution is drawn; the first one found, if there are several.
    #[serde(default)]
    pub solution: bool,
    /// The step that is drawn with the candidates before it, from 1; not with a solution.
    #[serde(default)]
    pub step: Option<usize>,
    /// True if only cells of the step show their candidates, those that it speaks of or changes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sparse: bool,
    /// The digits that a player entered before the step: `r1c2=5`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<String>,
    /// The candidates that are ruled out before the step: `r1c2=5`. A cell with one candidate left is still open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ruled_out: Vec<String>,
    /// What is only drawn, as `describe-variant` answers it: it lies beneath the digits, in its own colours.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawings: Vec<VariantDrawing>,
    /// The language of the rules below the picture and of the step's sentences, by its code, such as `de`; English where there are no words
    /// of it. Without a code a server goes by `Accept-Language`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// A picture of a variant.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "variant")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VariantDrawn", transform = crate::kind::of_variant))]
pub struct VariantDrawn {
    /// The picture as an SVG that needs nothing else.
    pub svg: String,
    /// The same for those who don't see it: the digits row by row, a point for an open cell, then the rules in the words of the
    /// Interactive Sudoku Solver.
    pub description: String,
    /// The middles of all cells in the picture's units, to the right and down from the grid's top left corner. A cell is 50 wide.
    pub middles: Vec<[f64; 2]>,
    /// The step that is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<VariantStep>,
}

impl Ask for DrawVariant {
    type Answer = VariantDrawn;

    const EXAMPLE: &'static str = example!(r#""step": 1"#);

    fn run(&self, control: &Control<'_>) -> Result<VariantDrawn, Error> {
        let reading = Reading::new(&self.puzzle, control)?;
        let mut picture = Picture::new(&reading.puzzle);
        let drawings = self.drawings.iter().map(|drawing| drawing.drawing(&reading.puzzle));
        picture.drawings = drawings.collect::<Result<_, _>>()?;
        picture.title = self.title.clone().unwrap_or_default();
        picture.legend = self.legend(&reading, control)?;
        let step = match (self.solution, self.step) {
            (_, None) if self.has_position() => {
                return Err(Error::argument("digits entered or ruled out, and no step that they come before"));
            }
            (true, Some(_)) => return Err(Error::argument("a step and the solution where one of them was expected")),
            (true, None) => {
                let found = reading.problem.any_solution()?.ok_or_else(|| Error::puzzle("no solution"))?;
                picture.digits = found.into_iter().map(Some).collect();
                None
            }
            (false, Some(number)) => Some(self.draw_step(number, &reading, &mut picture, control)?),
            (false, None) => None,
        };
        let rules = reading.puzzle.constraints().iter().filter(|rule| !matches!(rule, Constraint::Given(_)));
        let rules = rules.map(|rule| write_rule(&reading.puzzle, rule).trim_start_matches('.').replace('~', " "));
        picture.description = spoken_variant(&picture, rules);
        Ok(VariantDrawn {
            svg: svg(&picture),
            middles: middles(&reading.puzzle),
            description: picture.description,
            step,
        })
    }
}

impl DrawVariant {
    /// The rules that the picture doesn't say by itself in words: of each kind, the first.
    fn legend(&self, reading: &Reading<'_>, control: &Control<'_>) -> Result<Vec<String>, Error> {
        let mut rules: Vec<&Constraint> = Vec::new();
        for rule in unseen(&reading.puzzle) {
            if !rules.iter().any(|other| discriminant(*other) == discriminant(rule)) {
                rules.push(rule);
            }
        }
        if rules.is_empty() {
            return Ok(Vec::new());
        }
        let (setting, words) = (reading.setting()?, control.words(&self.language));
        Ok(rules.into_iter().flat_map(|rule| rule_in_words(&setting, rule)).map(|said| words.text(&said)).collect())
    }

    fn has_position(&self) -> bool {
        !(self.entries.is_empty() && self.ruled_out.is_empty())
    }

    /// Draws the candidates before a step, and what it does to them.
    fn draw_step(
        &self,
        number: usize,
        reading: &Reading<'_>,
        picture: &mut Picture<'_>,
        control: &Control<'_>,
    ) -> Result<VariantStep, Error> {
        let setting = reading.setting()?;
        let entries = entries_named(&reading.puzzle, &self.entries)?;
        let ruled_out = candidates_named(&reading.puzzle, &self.ruled_out)?;
        let (mut state, mut made) = (position(&setting, &entries, &ruled_out), 0);
        loop {
            let Ok(Some(step)) = next_step(&setting, &state, control.handle())? else {
                return Err(Error::argument(format_args!("step {number} where there are {made}")));
            };
            made += 1;
            if made == number.max(1) {
                add(&setting, &state, &step, picture);
                if self.sparse {
                    hide_candidates(&step, picture);
                }
                return Ok(VariantStep::new(&setting, &state, &step, &control.words(&self.language)));
            }
            state.apply(&setting, &step);
        }
    }
}

/// Adds the digits and candidates of a state to a picture, and a step.
fn add(setting: &Setting, state: &State, step: &Step, picture: &mut Picture<'_>) {
    for cell in state.cells() {
        let shown = state.shown(setting, cell);
        let is_filled = state.is_filled(cell);
        picture.digits.push(shown.first().copied().filter(|_| is_filled));
        picture.candidates.push(if is_filled { Vec::new() } else { shown });
    }
    picture.pattern = step.evidence.cells();
    picture.placed = step.placements.iter().map(|&(cell, digit)| (cell, setting.digit(digit))).collect();
    let out = step.eliminations.iter();
    picture.eliminated =
        out.flat_map(|&(cell, digits)| setting.digits(digits).map(move |digit| (cell, digit))).collect();
}

/// Takes the candidates out of the cells that a step neither speaks of nor changes.
fn hide_candidates(step: &Step, picture: &mut Picture<'_>) {
    let changed = step.placements.iter().map(|(cell, _)| *cell).chain(step.eliminations.iter().map(|(cell, _)| *cell));
    let shown: Vec<Cell> = picture.pattern.iter().copied().chain(changed).collect();
    for (cell, candidates) in (0..).zip(&mut picture.candidates) {
        if !shown.contains(&cell) {
            candidates.clear();
        }
    }
}

/// What a picture shows, for those who don't see it: the digits row by row, a point for an open cell, then its rules.
///
/// ```
/// use ichidoku_api::spoken_variant;
/// use ichidoku_variant_render::Picture;
/// use ichidoku_variants::read_iss;
/// let puzzle = read_iss(".Shape~2x2~2.~R1C1_2").unwrap();
/// assert_eq!(spoken_variant(&Picture::new(&puzzle), ["No rule.".to_owned()]), "2 ., . .; No rule.");
/// ```
pub fn spoken_variant(picture: &Picture<'_>, rules: impl IntoIterator<Item = String>) -> String {
    let (puzzle, shape) = (picture.puzzle, picture.puzzle.shape());
    let drawn = |row: usize, column: usize| {
        let place = usize::from(shape.cell(row, column));
        picture.digits.get(place).copied().flatten().map_or(".".to_owned(), |digit| digit.to_string())
    };
    let row = |(row, givens): (usize, &Vec<Option<i16>>)| {
        let cell = |(column, given): (usize, &Option<i16>)| {
            given.map_or_else(|| drawn(row, column), |digit| digit.to_string())
        };
        givens.iter().enumerate().map(cell).collect::<Vec<_>>().join(" ")
    };
    let rows = givens(puzzle).iter().enumerate().map(row).collect::<Vec<_>>().join(", ");
    [rows].into_iter().chain(rules).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_without_a_place_are_told_in_words() {
        let english = {
            let puzzle = ".AntiKnight.Skyscraper~C1~2~.Skyscraper~C2~3~.Cage~3~R1C1~R1C2".to_owned();
            let asked = DrawVariant { puzzle, ..DrawVariant::default() };
            let svg = asked.run(&Control::new()).unwrap().svg;
            let lines = svg.split("class=\"words\"").skip(1);
            lines.filter_map(|line| line.split(['>', '<']).nth(1)).collect::<Vec<_>>().join(" ")
        };
        assert!(english.contains("Cells a knight’s move apart never contain the same digit."), "{english}");
        assert!(english.contains("2 digits are higher") && !english.contains("3 digits are higher"), "{english}");
    }

    #[test]
    fn a_sparse_picture_has_candidates_in_cells_of_the_step_alone() {
        let puzzle = ".Shape~6x6.Cage~3~R1C1~R1C2".to_owned();
        let count = |sparse: bool| {
            let drawn = DrawVariant { puzzle: puzzle.clone(), step: Some(1), sparse, ..DrawVariant::default() };
            drawn.run(&Control::new()).unwrap().svg.matches("class=\"note").count()
        };
        assert_eq!(count(false), 36 * 6);
        assert_eq!(count(true), 12, "those of the cage");
    }

    #[test]
    fn a_step_is_drawn_where_the_player_has_come_to() {
        let drawn = |entries: &[&str], ruled_out: &[&str]| {
            let named = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
            let (entries, ruled_out) = (named(entries), named(ruled_out));
            let asked = DrawVariant { puzzle: ".Shape~4x4".to_owned(), entries, ruled_out, ..DrawVariant::default() };
            DrawVariant { step: Some(1), ..asked }.run(&Control::new()).unwrap().step.unwrap()
        };
        let step = drawn(&["r1c1=1", "r1c2=2"], &["r1c3=3"]);
        assert_eq!((step.technique.slug.as_str(), &step.placements[..]), ("naked-single", &["r1c3=4".to_owned()][..]));
        let step = drawn(&[], &["r1c1=1", "r1c1=2", "r1c1=3"]);
        assert_eq!(step.placements, ["r1c1=4"]);
    }

    #[test]
    fn a_position_without_a_step_is_refused() {
        for solution in [true, false] {
            let (puzzle, entries) = (".Shape~4x4".to_owned(), vec!["r1c1=1".to_owned()]);
            let asked = DrawVariant { puzzle, entries, solution, ..DrawVariant::default() };
            assert!(asked.run(&Control::new()).unwrap_err().to_string().contains("no step"));
        }
    }
}
