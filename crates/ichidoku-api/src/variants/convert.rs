//! Variants in another form.

#[cfg(feature = "links")]
use ichidoku_formats::{f_puzzles_link, sudokupad_link};
use ichidoku_variants::{
    Constraint, Puzzle, read_puzzle, read_variants, write_iss, write_line, write_plain, write_rule,
};
#[cfg(feature = "links")]
use ichidoku_variants::{TextError, write_f_puzzles};
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::control::Control;
#[cfg(feature = "links")]
use crate::error::ErrorCode;
use crate::error::{Error, refused};

/// Asks for puzzles of any size and rules in another form.
///
/// ```
/// use ichidoku_api::{Ask, Control, ConvertVariant};
/// let convert = ConvertVariant { text: "1............... 0011001122332233".into(), to: "iss".into(), ..Default::default() };
/// let converted = convert.run(&Control::new()).unwrap();
/// assert!(converted.text.ends_with("?q=.Shape~4x4.~R1C1_1.Jigsaw~0011001122332233.NoBoxes\n"));
/// let foggy = ConvertVariant { text: ".Fog~R1C1.AntiKing".into(), to: "iss".into(), ..Default::default() };
/// assert!(foggy.run(&Control::new()).unwrap().text.ends_with("?q=.AntiKing\n"));
/// let object = ConvertVariant { to: "f-puzzles-json".into(), ..foggy };
/// assert!(object.run(&Control::new()).unwrap().text.starts_with(r#"{"antiking":true,"cage":[{"cells":["R1C1"]"#));
/// let solution = vec![1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
/// let solved = ConvertVariant { text: ".Shape~4x4".into(), solution, ..object };
/// assert!(solved.run(&Control::new()).unwrap().text.contains(r#""solution":"#));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ConvertVariant {
    /// The puzzles: rules in the words of the Interactive Sudoku Solver, killers, jigsaws, or square grids.
    pub text: String,
    /// The form to write: `iss`, a link to the Interactive Sudoku Solver, holds every rule. `f-puzzles`, a link to that site,
    /// `f-puzzles-json`, the object in it, and `sudokupad`, a link to SudokuPad, hold the rules that f-puzzles has, the fog, the
    /// solution, the title, the author and the rules in words. `line` and `rows` hold grids with givens, and `line` also
    /// jigsaws. The other forms leave the fog out, because it says nothing of digits.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["iss", "f-puzzles", "f-puzzles-json", "sudokupad", "line", "rows"])))]
    pub to: String,
    /// What the puzzles are called, instead of what their texts say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Who set them, instead of what their texts say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// The rules in the words of whoever set them, instead of what their texts say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_text: Option<String>,
    /// The digits of the solution row by row, instead of what the texts say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub solution: Vec<i16>,
}

/// Variants in another form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "variant")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VariantsConverted", transform = crate::kind::of_variant))]
pub struct VariantsConverted {
    /// The puzzles in the form asked for.
    pub text: String,
    /// How many there are.
    pub puzzles: u64,
    /// What is wrong with the puzzles that could not be read or written, or with the first of many; they are left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unreadable: Vec<Error>,
}

impl Ask for ConvertVariant {
    type Answer = VariantsConverted;

    const EXAMPLE: &'static str = r#"{"text": "1............... 0011001122332233", "to": "iss"}"#;

    fn run(&self, control: &Control<'_>) -> Result<VariantsConverted, Error> {
        let form = Form::named(&self.to)?;
        let puzzles = read_variants(&self.text).unwrap_or_else(|| vec![(1, read_puzzle(&self.text))]);
        let mut answer = VariantsConverted { text: String::new(), puzzles: 0, unreadable: Vec::new() };
        for (line, puzzle) in puzzles {
            control.go_on()?;
            match puzzle.map_err(Error::from).and_then(|puzzle| form.write(&self.said_of(puzzle)?)) {
                Ok(text) => {
                    answer.text += if answer.puzzles > 0 && form == Form::Rows { "\n" } else { "" };
                    answer.text += &text;
                    answer.text += "\n";
                    answer.puzzles += 1;
                }
                Err(error) if (answer.unreadable.len() as u64) < control.listed_at_most(u64::MAX) => {
                    let place = error.place.unwrap_or(crate::Place { line: 0, row: None, column: None });
                    let place = crate::Place { line: line as u64, ..place };
                    answer.unreadable.push(Error { place: Some(place), ..error });
                }
                Err(_) => {}
            }
        }
        Ok(answer)
    }
}

impl ConvertVariant {
    /// The puzzle with what is said of it here, or else what its text says.
    fn said_of(&self, puzzle: Puzzle) -> Result<Puzzle, Error> {
        let or = |said: &Option<String>, read: Option<&str>| said.clone().or_else(|| read.map(str::to_owned));
        let (title, author) = (or(&self.title, puzzle.title()), or(&self.author, puzzle.author()));
        let rules_text = or(&self.rules_text, puzzle.rules_text());
        let puzzle = puzzle.with_origin(title, author).with_rules_text(rules_text);
        if self.solution.is_empty() {
            return Ok(puzzle);
        }
        let (solution, cells) = (Some(self.solution.clone()), puzzle.shape().cells());
        let puzzle = puzzle.with_stated(solution);
        if self.solution.len() != cells || puzzle.misstated().is_some() {
            return Err(Error::argument(format_args!(
                "digits that solve nothing where the {cells} of a solution were expected"
            )));
        }
        Ok(puzzle)
    }
}

/// Writes a variant in one of the forms of [`ConvertVariant`], without a line break at the end.
///
/// ```
/// use ichidoku_api::write_variant;
/// let puzzle = ichidoku_variants::read_iss(".Shape~4x4.~R1C1_1").unwrap();
/// assert_eq!(write_variant(&puzzle, "line").unwrap(), "1...............");
/// assert!(write_variant(&puzzle, "sudokupad").unwrap().starts_with("https://sudokupad.app/fpuz"));
/// let error = write_variant(&puzzle, "csv").unwrap_err();
/// assert!(error.message.starts_with("a variant can't be written as csv; expected iss, "));
/// ```
///
/// # Errors
/// There is no such form, or it has no place for something of the puzzle.
pub fn write_variant(puzzle: &Puzzle, to: &str) -> Result<String, Error> {
    Form::named(to)?.write(puzzle)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Iss,
    #[cfg(feature = "links")]
    FPuzzles,
    #[cfg(feature = "links")]
    FPuzzlesJson,
    #[cfg(feature = "links")]
    SudokuPad,
    Line,
    Rows,
}

/// Why there is no link: what is asked for is at fault, and not how the puzzle is written.
#[cfg(feature = "links")]
fn unwritten(error: TextError) -> Error {
    Error { code: ErrorCode::Argument, place: None, ..error.into() }
}

impl Form {
    const NAMES: &[(&str, Self)] = &[
        ("iss", Self::Iss),
        #[cfg(feature = "links")]
        ("f-puzzles", Self::FPuzzles),
        #[cfg(feature = "links")]
        ("f-puzzles-json", Self::FPuzzlesJson),
        #[cfg(feature = "links")]
        ("sudokupad", Self::SudokuPad),
        ("line", Self::Line),
        ("rows", Self::Rows),
    ];

    fn named(name: &str) -> Result<Self, Error> {
        let known = Self::NAMES.iter().find(|(known, _)| *known == name);
        known.map(|(_, form)| *form).ok_or_else(|| {
            let names = Self::NAMES.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
            refused!(
                Argument,
                "variant-form",
                "a variant can't be written as {name}; expected {names}",
                name = name,
                names = names
            )
        })
    }

    fn write(self, puzzle: &Puzzle) -> Result<String, Error> {
        match self {
            Self::Iss => {
                let rules = without_fog(&write_iss(puzzle));
                Ok(format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={rules}"))
            }
            #[cfg(feature = "links")]
            Self::FPuzzles => Ok(f_puzzles_link(&write_f_puzzles(puzzle).map_err(unwritten)?)),
            #[cfg(feature = "links")]
            Self::FPuzzlesJson => Ok(write_f_puzzles(puzzle).map_err(unwritten)?.to_string()),
            #[cfg(feature = "links")]
            Self::SudokuPad => Ok(sudokupad_link(&write_f_puzzles(puzzle).map_err(unwritten)?)),
            Self::Line | Self::Rows => self.grid(puzzle),
        }
    }

    /// The grid on a line or in rows.
    fn grid(self, puzzle: &Puzzle) -> Result<String, Error> {
        let (digits, layout) = self.parts(puzzle)?;
        Ok(match self {
            Self::Rows if puzzle.shape().highest() > 9 => write_plain(puzzle.shape(), &digits),
            Self::Rows => {
                let rows = digits.chunks(puzzle.shape().columns()).map(|row| write_line(puzzle.shape(), row));
                rows.collect::<Vec<_>>().join("\n")
            }
            _ if layout.is_empty() => write_line(puzzle.shape(), &digits),
            _ => format!("{} {layout}", write_line(puzzle.shape(), &digits)),
        })
    }

    /// The givens and the layout of boxes of a puzzle that has nothing else.
    fn parts(self, puzzle: &Puzzle) -> Result<(Vec<i16>, String), Error> {
        let shape = puzzle.shape();
        let is_plain = shape.is_square() && shape.is_latin() && shape.digits() == shape.side() && shape.lowest() == 1;
        if !is_plain {
            return Err(Error::argument("a grid of this shape has no place in a line or rows; iss holds every shape"));
        }
        let (mut digits, mut layout) = (vec![0; shape.cells()], String::new());
        for rule in puzzle.constraints() {
            match rule {
                Constraint::Given(cells) if cells.iter().all(|(_, digits)| digits.len() == 1) => {
                    cells.iter().for_each(|(cell, given)| digits[usize::from(*cell)] = given[0]);
                }
                Constraint::Jigsaw(boxes) if self == Self::Line && layout.is_empty() => layout.clone_from(boxes),
                Constraint::NoBoxes if !puzzle.jigsaw_boxes().is_empty() => {}
                Constraint::Fog(_) => {}
                Constraint::Jigsaw(_) if self == Self::Rows => {
                    return Err(Error::argument(
                        "irregular boxes have no place in rows; line, iss and f-puzzles hold them",
                    ));
                }
                _ => {
                    let rule = write_rule(puzzle, rule);
                    return Err(Error::argument(format_args!(
                        "the rule {rule} has no place in a line or rows; iss holds every rule"
                    )));
                }
            }
        }
        Ok((digits, layout))
    }
}

/// The rules but for fog, which says nothing of digits.
fn without_fog(rules: &str) -> String {
    let is_fog = |rule: &&str| rule.split('~').next() == Some("Fog");
    rules.split('.').filter(|rule| !is_fog(rule)).collect::<Vec<_>>().join(".")
}
