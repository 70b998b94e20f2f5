//! Strings and links of the Interactive Sudoku Solver (MIT, by sigh): `.Type~argument~cell~cell` one after another.

use std::borrow::Cow;

use super::iss_items::{with_label, without_blanks};
use super::iss_write::SLOW_THERMO;
use super::pair_tables;
use super::{RULE, TextError, TextFault};
use crate::constraint::{Constraint, Line, NamedLine, Outside};
use crate::percent::percent_decoded;
use crate::{Cell, Puzzle, Shape};

/// Reads a puzzle as the Interactive Sudoku Solver writes it, as a string or in a link's `q=`. Words behind the rules of a line are
/// the puzzle's title.
///
/// ```
/// use ichidoku_variants::{read_iss, write_iss};
/// let text = ".Shape~6x6.Cage~7~R1C1~R1C2.~R3C4_5";
/// let puzzle = read_iss(text).unwrap();
/// assert_eq!(puzzle.shape().cells(), 36);
/// assert_eq!(write_iss(&puzzle), text);
/// ```
///
/// # Errors
/// The item that can't be read, by its place; a rule that is not known is named.
pub fn read_iss(text: &str) -> Result<Puzzle, TextError> {
    let text = query(text);
    let Some((rules, label)) = with_label(&text) else { return read_rules(&text) };
    let read = read_rules(rules).map(|puzzle| puzzle.with_origin(Some(label.to_owned()), None));
    // What looks like a label may be the rest of an argument in groups, such as the rows of a layout.
    read.or_else(|error| read_rules(&text).map_err(|_| error))
}

fn read_rules(text: &str) -> Result<Puzzle, TextError> {
    let text = without_blanks(text);
    let whole = |fault: &str| TextError { place: 0, part: "text", fault: fault.into() };
    let items = text.strip_prefix('.').ok_or_else(|| whole("expected rules that begin with '.'"))?;
    let items = items.split('.').map(Item::new).collect::<Vec<_>>();
    if items.len() > MOST_ITEMS {
        return Err(whole("expected at most 10000 rules"));
    }
    let mut shapes = items.iter().enumerate().filter(|(_, item)| item.name == "Shape");
    let shape = match shapes.next() {
        Some((at, item)) => shape(&item.arguments).ok_or_else(|| item.error(at, "rows x columns and digits"))?,
        None => Shape::CLASSIC,
    };
    if let Some((at, item)) = shapes.next() {
        return Err(item.error(at, "to be there only once"));
    }
    // Cells outside of the grid must be known before any rule that names them.
    let outer = items.iter().filter_map(|item| extra_cells(item)).collect();
    let names = Puzzle::new(shape, outer);
    let mut reader = Reader { names, items: &items, next: 0, depth: 0 };
    let mut constraints = Vec::new();
    let mut shape_before = 0;
    while reader.next < items.len() {
        if items[reader.next].name == "Shape" {
            shape_before = constraints.len();
        }
        constraints.extend(reader.constraint()?);
    }
    Ok(Puzzle::new(shape, constraints).with_shape_written_before(shape_before))
}

/// Most rules of a text.
const MOST_ITEMS: usize = 10_000;
/// Deepest nesting of alternatives.
const DEEPEST: usize = 50;

/// What a link of the Interactive Sudoku Solver holds, or the text itself.
pub(super) fn query(text: &str) -> Cow<'_, str> {
    let text = text.trim();
    let linked = text.split_once("?q=").or_else(|| text.split_once("&q="));
    let query = linked.map_or(text, |(_, query)| query.split(['&', '#']).next().unwrap_or(query));
    // Names keep their own codes for what would end them, but some programs write a code for each tilde.
    match (linked, query.contains('~')) {
        (Some(_), true) => percent_decoded(query, b".~%").into(),
        (None, true) => text.into(),
        (_, false) => percent_decoded(query, b".%").into(),
    }
}

/// `9x9`, `6x6~9`, `9x9~0-8`, `9x9~0-8~Raw`.
fn shape(arguments: &[&str]) -> Option<Shape> {
    let (rows, columns) = arguments.first()?.split_once('x')?;
    let (rows, columns) = (rows.parse::<u8>().ok()?, columns.parse::<u8>().ok()?);
    let latin = match arguments.get(2) {
        None | Some(&"Sudoku") => true,
        Some(&"Raw") => false,
        Some(_) => return None,
    };
    let (lowest, digits) = match arguments.get(1).filter(|range| !range.is_empty()) {
        None => (1, rows.max(columns)),
        Some(range) => match range.split_once('-') {
            None => (1, range.parse().ok()?),
            Some((low, high)) => {
                let (low, high) = (low.parse::<i8>().ok()?, high.parse::<i8>().ok()?);
                (low, u8::try_from(high.checked_sub(low)?.checked_add(1)?).ok()?)
            }
        },
    };
    Shape::new(rows, columns, lowest, digits, latin)
}

fn extra_cells(item: &Item<'_>) -> Option<Constraint> {
    match item.name {
        "Var" => item.extra_cells(),
        "ChaosConstruction" => Some(Constraint::ChaosConstruction),
        "Doppelganger" => Some(Constraint::Doppelganger),
        _ => None,
    }
}

/// A rule's text.
struct Item<'a> {
    name: &'a str,
    arguments: Vec<&'a str>,
}

impl<'a> Item<'a> {
    fn new(text: &'a str) -> Self {
        let mut parts = text.split('~');
        let name = parts.next().unwrap_or("");
        Self { name, arguments: parts.collect() }
    }

    fn error(&self, at: usize, expected: &str) -> TextError {
        let fault = format!("'{}' expects {expected}", self.shown_name()).into();
        TextError { place: at + 1, part: RULE, fault }
    }

    fn shown_name(&self) -> &'a str {
        if self.name.is_empty() { "Given" } else { self.name }
    }

    /// What is wrong with the rule, of which this argument is not what is expected.
    fn unfit(&self, found: &str, expected: Expected) -> TextFault {
        let (rule, found) = (self.shown_name().to_owned(), found.to_owned());
        let example = match expected {
            CELLS => return TextFault::NoCell { rule, found },
            GIVEN => "R1C1_5",
            LINE => "R1",
            _ => "9",
        };
        TextFault::Argument { rule, found, example }
    }

    fn extra_cells(&self) -> Option<Constraint> {
        let argument = |at: usize| self.arguments.get(at).map(|text| (*text).to_owned());
        let prefix =
            argument(0).filter(|prefix| !prefix.is_empty() && prefix.bytes().all(|b| b.is_ascii_uppercase()))?;
        Some(Constraint::ExtraCells { prefix, label: argument(1), size: argument(2) })
    }
}

struct Reader<'a> {
    /// The shape and its extra cells, without other rules.
    names: Puzzle,
    items: &'a [Item<'a>],
    next: usize,
    depth: usize,
}

/// The rule about the whole grid that has this name and nothing else.
fn of_whole_grid(name: &str) -> Option<Constraint> {
    use Constraint as C;
    Some(match name {
        "NoBoxes" => C::NoBoxes,
        "Windoku" => C::Windoku,
        "DisjointSets" => C::DisjointSets,
        "AntiKnight" => C::AntiKnight,
        "AntiKing" => C::AntiKing,
        "AntiConsecutive" => C::AntiConsecutive,
        "AntiTaxicab" => C::AntiTaxicab,
        "StrictKropki" => C::StrictKropki,
        "StrictXV" => C::StrictXV,
        "RegionSameValues" => C::BoxesAlike,
        "GlobalEntropy" => C::GlobalEntropy,
        "GlobalMod" => C::GlobalMod,
        "DutchFlatmates" => C::DutchFlatmates,
        "Doppelganger" => C::Doppelganger,
        "ChaosConstruction" => C::ChaosConstruction,
        _ => return None,
    })
}

/// What an item's arguments are not.
type Expected = &'static str;

const CELLS: Expected = "cells of the grid, such as R1C9, or extra cells";
const NUMBER: Expected = "a number in its place";
const GIVEN: Expected = "cells with digits, such as R1C1_5";
const LINE: Expected = "a row or column, such as R1 or C9";

impl Reader<'_> {
    /// The next rule, with those inside of it. The shape is none.
    fn constraint(&mut self) -> Result<Option<Constraint>, TextError> {
        let at = self.next;
        self.next += 1;
        let item = &self.items[at];
        let error = |fault: TextFault| TextError { place: at + 1, part: RULE, fault };
        match item.name {
            "Shape" => return Ok(None),
            "End" => return Err(error("'End' without a rule that it ends".into())),
            "Or" | "And" | "Replicate" => return self.composed(at).map(Some),
            _ => {}
        }
        match self.simple(item) {
            Ok(Some(Constraint::Given(givens))) if let Some(error) = self.no_digit(&givens) => Err(error),
            Ok(Some(constraint)) => Ok(Some(constraint)),
            Ok(None) => Err(error(TextFault::UnknownRule { rule: item.name.to_owned() })),
            Err(expected) => match self.unfit(item, expected) {
                Some(found) => Err(error(item.unfit(found, expected))),
                None => Err(item.error(at, expected)),
            },
        }
    }

    /// The first value of a cell of the grid that is no digit of it.
    fn no_digit(&self, givens: &[(Cell, Vec<i16>)]) -> Option<TextError> {
        let shape = self.names.shape();
        let in_grid = givens.iter().filter(|(cell, _)| usize::from(*cell) < shape.cells());
        let mut digits = in_grid.flat_map(|(cell, digits)| digits.iter().map(|digit| (*cell, *digit)));
        let (cell, digit) = digits.find(|(_, digit)| !shape.has_digit(*digit))?;
        let fault = TextFault::no_digit_of(shape, digit.to_string());
        Some(TextError { place: usize::from(cell) + 1, part: "cell", fault })
    }

    /// The argument that is not what is expected, where each argument by itself must be that or a number.
    fn unfit<'a>(&self, item: &'a Item<'_>, expected: Expected) -> Option<&'a str> {
        let is_number = |text: &str| text.parse::<i16>().is_ok();
        let fits = |text: &str| match expected {
            CELLS | NUMBER => is_number(text) || self.cell(text).is_ok(),
            GIVEN => self.given(text).is_ok(),
            LINE => text.is_empty() || is_number(text) || self.line(text).is_ok(),
            _ => true,
        };
        item.arguments.iter().copied().find(|text| !fits(text))
    }

    fn composed(&mut self, at: usize) -> Result<Constraint, TextError> {
        let item = &self.items[at];
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(item.error(at, "less deep nesting"));
        }
        let mut inner = Vec::new();
        loop {
            match self.items.get(self.next) {
                None => return Err(item.error(at, "'.End' after its rules")),
                Some(item) if item.name == "End" => break,
                Some(_) => inner.extend(self.constraint()?),
            }
        }
        self.next += 1;
        self.depth -= 1;
        Ok(match item.name {
            "Or" => Constraint::Any(inner),
            "And" => Constraint::All(inner),
            _ => {
                let targets = item.arguments.first().copied().unwrap_or("").to_owned();
                let origin = item.arguments.get(1).map(|name| self.cell(name)).transpose();
                let origin = origin.map_err(|expected| item.error(at, expected))?;
                Constraint::Replicate { targets, origin, constraints: inner }
            }
        })
    }

    fn simple(&self, item: &Item<'_>) -> Result<Option<Constraint>, Expected> {
        use Constraint as C;
        let arguments = item.arguments.as_slice();
        let cells = || self.cells(arguments);
        let numbered = || self.numbered(arguments);
        if let Some(rule) = of_whole_grid(item.name) {
            return if arguments.is_empty() { Ok(Some(rule)) } else { Err("nothing behind its name") };
        }
        Ok(Some(match item.name {
            "" | "Given" => C::Given(arguments.iter().map(|text| self.given(text)).collect::<Result<_, _>>()?),
            "AllDifferent" => C::AllDifferent(cells()?),
            "Jigsaw" => C::Jigsaw(self.layout(arguments)?),
            "RegionSize" => C::BoxSize(self.box_size(arguments)?),
            "Diagonal" => match arguments {
                ["1"] => C::Diagonal { rising: true },
                ["-1"] => C::Diagonal { rising: false },
                _ => return Err("1 for the rising diagonal or -1 for the falling one"),
            },
            "WhiteDot" => C::WhiteDot(cells()?),
            "BlackDot" => C::BlackDot(cells()?),
            "GreaterThan" => C::GreaterThan(cells()?),
            "X" => C::X(cells()?),
            "V" => C::V(cells()?),
            "Thermo" => C::Thermo(cells()?),
            "Renban" => C::Renban(cells()?),
            "Entropic" => C::Entropic(cells()?),
            "Palindrome" => C::Palindrome(cells()?),
            "Between" => C::Between(cells()?),
            "Zipper" => C::Zipper(cells()?),
            "RegionSumLine" => C::BoxSumLine(cells()?),
            "Arrow" => C::Arrow(cells()?),
            "DoubleArrow" => C::DoubleArrow(cells()?),
            "EqualityCage" => C::EqualityCage(cells()?),
            "CountingCircles" => C::CountingCircles(cells()?),
            "CountDistinct" => C::CountDistinct(cells()?),
            "ValueIndexing" => C::DigitIndexing(cells()?),
            "Whisper" => numbered().map(|(difference, cells)| C::Whisper { difference, cells })?,
            "Modular" => numbered().map(|(modulus, cells)| C::Modular { modulus, cells })?,
            "Lockout" => numbered().map(|(difference, cells)| C::Lockout { difference, cells })?,
            "Cage" => self.cage(arguments)?,
            "RellikCage" => numbered().map(|(sum, cells)| C::RellikCage { sum, cells })?,
            "Lunchbox" => numbered().map(|(sum, cells)| C::Lunchbox { sum, cells })?,
            "SameValues" => self.numbered(arguments).map(|(sets, cells)| C::SameDigits { sets, cells })?,
            "PillArrow" => self.numbered(arguments).map(|(pill, cells)| C::PillArrow { pill, cells })?,
            "SumLine" => self.sum_line(arguments)?,
            "Sum" => self.sum(arguments)?,
            "EqualSum" => C::EqualSum(self.parts(arguments)?),
            "Fog" => C::Fog(cells()?),
            "Var" => item.extra_cells().ok_or("a prefix of capital letters")?,
            _ => return self.clue(item),
        }))
    }

    /// How many cells a box has. As many as there are digits can always be meant: where such boxes don't fill the grid, there are none.
    fn box_size(&self, arguments: &[&str]) -> Result<u8, Expected> {
        let shape = self.names.shape();
        let fills = |size: &u8| usize::from(*size) == shape.digits() || !shape.boxes((*size).into()).is_empty();
        single(arguments).ok().filter(fills).ok_or("a number of cells of boxes that fill the grid")
    }

    /// Rules with arguments of their own.
    fn clue(&self, item: &Item<'_>) -> Result<Option<Constraint>, Expected> {
        use Constraint as C;
        let arguments = item.arguments.as_slice();
        let outside = || self.outside(arguments);
        Ok(Some(match item.name {
            "XSum" => C::XSum(outside()?),
            "Skyscraper" => C::Skyscraper(outside()?),
            "HiddenSkyscraper" => C::HiddenSkyscraper(outside()?),
            "NumberedRoom" => C::NumberedRoom(outside()?),
            "FullRank" => C::FullRank(outside()?),
            "FullRankTies" => C::FullRankTies(arguments.first().copied().unwrap_or("").to_owned()),
            "LittleKiller" => {
                let (sum, start, end) = match arguments {
                    [sum, start] => (sum, start, None),
                    [sum, start, end] => (sum, start, Some(self.cell(end)?)),
                    _ => return Err("a sum and a cell"),
                };
                let start = self.cell(start)?;
                let line = self.names.shape().little_killer_line(start);
                if end.is_some_and(|end| line.is_none_or(|line| line.last() != Some(&end))) {
                    return Err("the last cell of the diagonal as the one with the clue");
                }
                C::LittleKiller { sum: number(sum)?, start, at_end: end.is_some() }
            }
            "Sandwich" => {
                let [sum, line] = arguments else { return Err("a sum and a row or column") };
                C::Sandwich { sum: number(sum)?, line: self.line(line)? }
            }
            "Quad" => {
                let (corner, digits) = arguments.split_first().ok_or("a cell and digits")?;
                let digits = digits.iter().map(|digit| number(digit)).collect::<Result<_, _>>()?;
                C::Quad { corner: self.cell(corner)?, digits }
            }
            "ContainAtLeast" | "ContainExact" => {
                let (digits, cells) = arguments.split_first().ok_or("digits and cells")?;
                let (digits, cells) = (numbers(digits)?, self.cells(cells)?);
                if item.name == "ContainExact" {
                    C::ContainExact { digits, cells }
                } else {
                    C::ContainAtLeast { digits, cells }
                }
            }
            "LookAndSay" => {
                let (clue, cells) = arguments.split_first().ok_or("a clue and cells")?;
                C::LookAndSay { clue: (*clue).to_owned(), cells: self.cells(cells)? }
            }
            "Indexing" => {
                let (kind, cells) = arguments.split_first().ok_or("R or C, and cells")?;
                let rows = match *kind {
                    "R" => true,
                    "C" => false,
                    _ => return Err("R or C, and cells"),
                };
                C::Indexing { rows, cells: self.cells(cells)? }
            }
            "Regex" => self.regex(arguments)?,
            "NFA" => {
                let (code, lines) = arguments.split_first().ok_or("a code and cells")?;
                C::Machine { code: (*code).to_owned(), lines: self.named_lines(lines)? }
            }
            "SlowThermo" => C::SlowThermo(self.cells(arguments)?),
            "Pair" | "PairX" => {
                let (code, lines) = arguments.split_first().ok_or("a code and cells")?;
                let lines = self.named_lines(lines)?;
                let all = item.name == "PairX";
                match lines.as_slice() {
                    [line] if !all && self.is_slow_thermo(code, line) => C::SlowThermo(line.parts.concat()),
                    _ => C::Pairs { code: (*code).to_owned(), all, lines },
                }
            }
            "ChaosArrow" | "ChaosCount" => self.chaos(item.name, arguments)?,
            "ConnectedValues" => self.connected(arguments)?,
            _ => return Ok(None),
        }))
    }

    fn cell(&self, name: &str) -> Result<Cell, Expected> {
        self.names.cell_named(name).ok_or(CELLS)
    }

    fn cells(&self, names: &[&str]) -> Result<Vec<Cell>, Expected> {
        names.iter().map(|name| self.cell(name)).collect()
    }

    fn numbered<N: std::str::FromStr>(&self, arguments: &[&str]) -> Result<(N, Vec<Cell>), Expected> {
        let (first, cells) = arguments.split_first().ok_or("a number and cells")?;
        Ok((number(first)?, self.cells(cells)?))
    }

    fn given(&self, text: &str) -> Result<(Cell, Vec<i16>), Expected> {
        let (name, digits) = text.split_once('_').ok_or(GIVEN)?;
        Ok((self.cell(name)?, numbers(digits)?))
    }

    fn line(&self, name: &str) -> Result<Line, Expected> {
        let make = if name.starts_with('R') { Line::Row } else { Line::Column };
        let shape = self.names.shape();
        let radix = if shape.side() <= 16 { 17 } else { 10 };
        let rest = name.strip_prefix(['R', 'C']).ok_or(LINE)?;
        let index = u8::from_str_radix(rest, radix).ok().and_then(|number| number.checked_sub(1)).ok_or(LINE)?;
        let line = make(index);
        if self.names.line(line).is_empty() { Err(LINE) } else { Ok(line) }
    }

    fn outside(&self, arguments: &[&str]) -> Result<Outside, Expected> {
        let (line, clues) = arguments.split_first().ok_or("a row or column and clues")?;
        let clue = |at: usize| clues.get(at).filter(|text| !text.is_empty()).map(|text| number(text)).transpose();
        Ok(Outside { line: self.line(line)?, front: clue(0)?, back: clue(1)? })
    }

    fn layout(&self, arguments: &[&str]) -> Result<String, Expected> {
        let layout = arguments.last().copied().unwrap_or("");
        let fits = layout.chars().count() == self.names.shape().cells();
        fits.then(|| layout.to_owned()).ok_or("a symbol for each cell of the grid")
    }

    /// The sum may be left out.
    fn cage(&self, arguments: &[&str]) -> Result<Constraint, Expected> {
        let (sum, cells) = arguments.split_first().ok_or("a sum and cells")?;
        let sum = (!sum.is_empty()).then(|| number(sum)).transpose()?;
        Ok(Constraint::Cage { sum, cells: self.cells(cells)? })
    }

    fn sum_line(&self, arguments: &[&str]) -> Result<Constraint, Expected> {
        let (open, closed) = match arguments {
            [open @ .., "LOOP"] => (open, true),
            open => (open, false),
        };
        let (sum, cells) = self.numbered(open)?;
        Ok(Constraint::SumLine { sum, closed, cells })
    }

    /// `9`, or with coefficients `9_=_1_-1`.
    fn sum(&self, arguments: &[&str]) -> Result<Constraint, Expected> {
        let (sum, cells) = arguments.split_first().ok_or("a sum and cells")?;
        let cells = self.cells(cells)?;
        let (sum, coefficients) = match sum.split_once("_=_") {
            Some((sum, coefficients)) => (sum, Some(numbers(coefficients)?)),
            None => (*sum, None),
        };
        let fits = |coefficients: &Vec<i16>| {
            coefficients.len() == cells.len() && coefficients.iter().all(|by| by.abs() <= 100)
        };
        if !coefficients.as_ref().is_none_or(fits) {
            return Err("a coefficient from -100 to 100 per cell");
        }
        Ok(Constraint::Sum { sum: number(sum)?, coefficients, cells })
    }

    /// Lists of cells, separated by `-`.
    fn parts(&self, arguments: &[&str]) -> Result<Vec<Vec<Cell>>, Expected> {
        arguments.split(|argument| *argument == "-").map(|part| self.cells(part)).collect()
    }

    fn regex(&self, arguments: &[&str]) -> Result<Constraint, Expected> {
        let (code, cells) = arguments.split_first().ok_or("an expression and cells")?;
        let bytes = crate::code::bytes(code).map_err(|_| "an expression in base 64")?;
        let pattern = String::from_utf8(bytes).map_err(|_| "an expression in base 64")?;
        let lines = cells.split(|cell| cell.is_empty()).map(|line| self.cells(line)).collect::<Result<_, _>>()?;
        Ok(Constraint::Regex { pattern, lines })
    }

    /// Lists of cells; an empty argument or a name, which begins with `_`, opens a new one.
    fn named_lines(&self, arguments: &[&str]) -> Result<Vec<NamedLine>, Expected> {
        let mut lines: Vec<(Option<String>, Vec<&str>)> = Vec::new();
        for &argument in arguments {
            if let Some(name) = argument.strip_prefix('_') {
                lines.push((Some(name.to_owned()), Vec::new()));
            } else if argument.is_empty() || lines.is_empty() {
                lines.push((None, [argument].into_iter().filter(|cell| !cell.is_empty()).collect()));
            } else if let Some((_, cells)) = lines.last_mut() {
                cells.push(argument);
            }
        }
        let line = |(name, cells): (Option<String>, Vec<&str>)| Ok(NamedLine { name, parts: self.parts(&cells)? });
        lines.into_iter().map(line).collect()
    }

    /// True for the table of pairs that stands for a slow thermometer.
    fn is_slow_thermo(&self, code: &str, line: &NamedLine) -> bool {
        let is_named = line.name.as_deref() == Some(SLOW_THERMO) && line.parts.len() == 1;
        is_named && code == pair_tables::slow_thermo(self.names.shape())
    }

    fn chaos(&self, name: &str, arguments: &[&str]) -> Result<Constraint, Expected> {
        let (control, rest) = arguments.split_first().ok_or("a control cell")?;
        let control = self.cell(control)?;
        let (offset, cells) = rest.split_first().map_or((None, rest), |(offset, cells)| {
            let offset = (!offset.is_empty()).then(|| offset.parse().unwrap_or(2));
            (offset, cells)
        });
        if offset.is_some_and(|offset| offset > 1) {
            return Err("0 or 1 after the control cell");
        }
        if name == "ChaosCount" {
            return Ok(Constraint::ChaosCount { control, offset, cells: self.cells(cells)? });
        }
        let arms = if cells.is_empty() { Vec::new() } else { self.parts(cells)? };
        Ok(Constraint::ChaosArrow { control, offset, arms })
    }

    fn connected(&self, arguments: &[&str]) -> Result<Constraint, Expected> {
        let (prefix, digits) = match arguments {
            [prefix, digits, ..] => ((*prefix).to_owned(), numbers(digits)?),
            _ => return Err("extra cells or nothing, and digits"),
        };
        let known = prefix.is_empty() || self.names.extra(&prefix).is_some();
        let size = arguments.get(2).map(|size| number(size)).transpose()?;
        if known {
            Ok(Constraint::Connected { prefix, digits, size })
        } else {
            Err("extra cells or nothing, and digits")
        }
    }
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, Expected> {
    text.parse().map_err(|_| NUMBER)
}

fn numbers(text: &str) -> Result<Vec<i16>, Expected> {
    text.split('_').map(number).collect()
}

fn single<N: std::str::FromStr>(arguments: &[&str]) -> Result<N, Expected> {
    arguments.first().ok_or("a number").and_then(|text| number(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        read_iss(text).unwrap_err().to_string()
    }

    #[test]
    fn what_does_not_fit_is_named() {
        assert_eq!(message(".Cage~3~R1C1~R1C20"), "rule 1: 'Cage' names 'R1C20', which isn't a cell of the grid");
        assert_eq!(message(".Cage~99999~R1C1"), "rule 1: 'Cage' needs something like 9 there, not '99999'");
        assert_eq!(message(".~R1C1_5~R1C2"), "rule 1: 'Given' needs something like R1C1_5 there, not 'R1C2'");
        assert_eq!(message(".Sandwich~9~Q3"), "rule 1: 'Sandwich' needs something like R1 there, not 'Q3'");
    }

    #[test]
    fn a_value_that_the_grid_does_not_have_is_named_with_its_cell() {
        assert_eq!(message(".~R1C1_77"), "row 1, column 1: '77' is not a number from 1 to 9");
        assert_eq!(
            message(".Shape~4x4.AntiKing.~R1C1_1.~R2C3_2_5"),
            "row 2, column 3: '5' is not a number from 1 to 4"
        );
        assert_eq!(message(".Shape~4x4~0-3.Or.~R4C4_4.End"), "row 4, column 4: '4' is not a number from 0 to 3");
        assert!(read_iss(".Shape~4x4~0-3.~R4C4_0_3").is_ok());
    }

    #[test]
    fn a_slow_thermometer_is_written_as_pairs_and_read_again() {
        for shape in ["", ".Shape~6x6", ".Shape~16x16"] {
            let puzzle = read_iss(&format!("{shape}.SlowThermo~R1C1~R1C2~R2C2")).unwrap();
            assert!(matches!(puzzle.constraints(), [Constraint::SlowThermo(cells)] if cells.len() == 3));
            let written = crate::write_iss(&puzzle);
            assert!(written.contains(".Pair~"));
            assert_eq!(read_iss(&written).unwrap(), puzzle);
            let other = read_iss(&written.replace("_Slow%20thermo", "_Other")).unwrap();
            assert!(matches!(other.constraints(), [Constraint::Pairs { .. }]));
        }
    }

    #[test]
    fn a_little_killer_names_the_other_end_of_its_diagonal_if_its_clue_is_there() {
        for rule in [".LittleKiller~9~R1C3", ".LittleKiller~9~R1C3~R3C1"] {
            assert_eq!(crate::write_iss(&read_iss(rule).unwrap()), rule);
        }
        let expected = "rule 1: 'LittleKiller' expects the last cell of the diagonal as the one with the clue";
        for wrong in [".LittleKiller~9~R1C3~R1C3", ".LittleKiller~9~R1C3~R2C2", ".LittleKiller~9~R2C2~R3C3"] {
            assert_eq!(message(wrong), expected);
        }
    }

    #[test]
    fn words_behind_the_rules_are_the_title() {
        let puzzle = read_iss(".Thermo~R1C1~R1C2.Cage~10~R2C1~R2C2 A label").unwrap();
        assert_eq!((puzzle.constraints().len(), puzzle.title()), (2, Some("A label")));
        let in_groups = read_iss(".Shape~4x4.Jigsaw~0011 0011 2233 2233").unwrap();
        assert_eq!((in_groups.jigsaw_boxes().len(), in_groups.title()), (4, None));
        assert_eq!(message(".Cage~3~R1C1~R1C20 label"), "rule 1: 'Cage' names 'R1C20', which isn't a cell of the grid");
        assert_eq!(message(".Cage~3~R1C1 R1C2"), "rule 1: 'Cage' names 'R1C1R1C2', which isn't a cell of the grid");
    }

    #[test]
    fn codes_stand_for_characters_with_and_without_a_link() {
        let site = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
        for rules in
            [".Cage~10~R1C1~R1C2%20", ".Cage~10~%52%31C1~R1C2", ".%43age~10~R1C1~R1C2", ".Cage%7E10%7ER1C1%7ER1C2"]
        {
            for text in [rules.to_owned(), format!("{site}{rules}")] {
                assert_eq!(read_iss(&text), read_iss(".Cage~10~R1C1~R1C2"), "{text}");
            }
        }
        let titled = read_iss(&format!("{site}.AntiKnight%20A%20label")).unwrap();
        assert_eq!(titled.title(), Some("A label"));
        for text in [".PairX~AA~_Slow%20thermo~R1C1~R1C2", ".PairX~AA~_Slow thermo~R1C1~R1C2"] {
            for text in [text.to_owned(), format!("{site}{text}")] {
                let puzzle = read_iss(&text).unwrap();
                let Constraint::Pairs { lines, .. } = &puzzle.constraints()[0] else { panic!("{text}") };
                assert_eq!(lines[0].shown_name().unwrap(), "Slow thermo", "{text}");
            }
        }
    }

    #[test]
    fn rules_have_no_more_than_they_mean() {
        assert_eq!(message(".NoBoxes.AntiKnight~x"), "rule 2: 'AntiKnight' expects nothing behind its name");
        assert_eq!(message(".Windoku~3"), "rule 1: 'Windoku' expects nothing behind its name");
        assert_eq!(
            message(".Diagonal~2"),
            "rule 1: 'Diagonal' expects 1 for the rising diagonal or -1 for the falling one"
        );
        assert_eq!(message(".Shape~4x4.Shape~6x6"), "rule 2: 'Shape' expects to be there only once");
        for size in [0, 7, 200] {
            let expected = "rule 1: 'RegionSize' expects a number of cells of boxes that fill the grid";
            assert_eq!(message(&format!(".RegionSize~{size}")), expected);
        }
    }
}
