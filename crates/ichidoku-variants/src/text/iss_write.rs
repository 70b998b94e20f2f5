//! Puzzles in the words of the Interactive Sudoku Solver.

use super::pair_tables;
use crate::constraint::{Constraint, Line, NamedLine, Outside};
use crate::{Cell, Puzzle, Shape};

/// Writes a puzzle as the Interactive Sudoku Solver does; see [`read_iss`](crate::read_iss).
pub fn write_iss(puzzle: &Puzzle) -> String {
    let mut writer = Writer { puzzle, text: String::new() };
    let (before, after) = puzzle.constraints().split_at(puzzle.shape_written_before().min(puzzle.constraints().len()));
    before.iter().for_each(|constraint| writer.constraint(constraint));
    writer.text += &shape(puzzle.shape());
    after.iter().for_each(|constraint| writer.constraint(constraint));
    writer.text
}

/// Writes one rule of a puzzle as [`write_iss`] does.
///
/// ```
/// use ichidoku_variants::{read_iss, write_rule};
/// let puzzle = read_iss(".AntiKnight.Cage~3~R1C1~R1C2").unwrap();
/// assert_eq!(write_rule(&puzzle, &puzzle.constraints()[1]), ".Cage~3~R1C1~R1C2");
/// ```
pub fn write_rule(puzzle: &Puzzle, rule: &Constraint) -> String {
    let mut writer = Writer { puzzle, text: String::new() };
    writer.constraint(rule);
    writer.text
}

/// The shape, unless it is the default one.
fn shape(shape: Shape) -> String {
    let usual = shape.lowest() == 1 && shape.digits() == shape.side();
    if usual && shape.rows() == 9 && shape.columns() == 9 && shape.is_latin() {
        return String::new();
    }
    let range = match shape.lowest() {
        _ if usual => String::new(),
        1 => shape.digits().to_string(),
        low => format!("{low}-{}", shape.highest()),
    };
    let mut text = format!(".Shape~{}x{}", shape.rows(), shape.columns());
    if !range.is_empty() || !shape.is_latin() {
        text += &format!("~{range}");
    }
    if !shape.is_latin() {
        text += "~Raw";
    }
    text
}

/// The name of the table of pairs that stands for a slow thermometer.
pub(super) const SLOW_THERMO: &str = "Slow%20thermo";

struct Writer<'a> {
    puzzle: &'a Puzzle,
    text: String,
}

impl Writer<'_> {
    fn item(&mut self, name: &str, arguments: impl IntoIterator<Item = String>) {
        self.text += ".";
        self.text += name;
        for argument in arguments {
            self.text += "~";
            self.text += &argument;
        }
    }

    fn name(&self, cell: Cell) -> String {
        self.puzzle.cell_name(cell)
    }

    fn names(&self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }

    fn cells(&mut self, name: &str, cells: &[Cell]) {
        let names = self.names(cells);
        self.item(name, names);
    }

    fn numbered(&mut self, name: &str, number: &dyn ToString, cells: &[Cell]) {
        let names = self.names(cells);
        self.item(name, [number.to_string()].into_iter().chain(names));
    }

    fn line(&self, line: Line) -> String {
        let cell = self.puzzle.line(line).first().copied().unwrap_or(0);
        let name = self.name(cell);
        let (row, column) = name.split_once('C').unwrap_or((&name, ""));
        match line {
            Line::Row(_) => row.to_owned(),
            Line::Column(_) => format!("C{column}"),
        }
    }

    fn outside(&mut self, name: &str, clues: &Outside) {
        let clue = |clue: Option<i16>| clue.map_or(String::new(), |clue| clue.to_string());
        let line = self.line(clues.line);
        self.item(name, [line, clue(clues.front), clue(clues.back)]);
    }

    fn composed(&mut self, name: &str, arguments: Vec<String>, inner: &[Constraint]) {
        self.item(name, arguments);
        inner.iter().for_each(|constraint| self.constraint(constraint));
        self.text += ".End";
    }

    fn constraint(&mut self, constraint: &Constraint) {
        use Constraint as C;
        match constraint {
            C::AllDifferent(cells) => self.cells("AllDifferent", cells),
            C::WhiteDot(cells) => self.cells("WhiteDot", cells),
            C::BlackDot(cells) => self.cells("BlackDot", cells),
            C::GreaterThan(cells) => self.cells("GreaterThan", cells),
            C::X(cells) => self.cells("X", cells),
            C::V(cells) => self.cells("V", cells),
            C::Thermo(cells) => self.cells("Thermo", cells),
            C::SlowThermo(cells) => self.slow_thermo(cells),
            C::Renban(cells) => self.cells("Renban", cells),
            C::Entropic(cells) => self.cells("Entropic", cells),
            C::Palindrome(cells) => self.cells("Palindrome", cells),
            C::Between(cells) => self.cells("Between", cells),
            C::Zipper(cells) => self.cells("Zipper", cells),
            C::BoxSumLine(cells) => self.cells("RegionSumLine", cells),
            C::Arrow(cells) => self.cells("Arrow", cells),
            C::DoubleArrow(cells) => self.cells("DoubleArrow", cells),
            C::EqualityCage(cells) => self.cells("EqualityCage", cells),
            C::CountingCircles(cells) => self.cells("CountingCircles", cells),
            C::CountDistinct(cells) => self.cells("CountDistinct", cells),
            C::DigitIndexing(cells) => self.cells("ValueIndexing", cells),
            C::Whisper { difference, cells } => self.numbered("Whisper", difference, cells),
            C::Modular { modulus, cells } => self.numbered("Modular", modulus, cells),
            C::Lockout { difference, cells } => self.numbered("Lockout", difference, cells),
            C::Cage { sum, cells } => {
                let sum = sum.map_or(String::new(), |sum| sum.to_string());
                self.numbered("Cage", &sum, cells);
            }
            C::RellikCage { sum, cells } => self.numbered("RellikCage", sum, cells),
            C::Lunchbox { sum, cells } => self.numbered("Lunchbox", sum, cells),
            C::SameDigits { sets, cells } => self.numbered("SameValues", sets, cells),
            C::PillArrow { pill, cells } => self.numbered("PillArrow", pill, cells),
            C::Any(branches) => self.composed("Or", Vec::new(), branches),
            C::All(parts) => self.composed("And", Vec::new(), parts),
            C::Replicate { targets, origin, constraints } => {
                let origin = origin.map(|origin| self.name(origin));
                self.composed("Replicate", [targets.clone()].into_iter().chain(origin).collect(), constraints);
            }
            _ => self.special(constraint),
        }
    }

    /// Rules with arguments of their own.
    fn special(&mut self, constraint: &Constraint) {
        use Constraint as C;
        match constraint {
            C::Given(cells) => {
                let given = |(cell, digits): &(Cell, Vec<i16>)| format!("{}_{}", self.name(*cell), joined(digits));
                let given = cells.iter().map(given).collect::<Vec<_>>();
                self.item("", given);
            }
            C::SumLine { sum, closed, cells } => {
                let names = self.names(cells).into_iter().chain(closed.then(|| "LOOP".to_owned()));
                self.item("SumLine", [sum.to_string()].into_iter().chain(names));
            }
            C::Sum { sum, coefficients, cells } => {
                let by = coefficients.as_ref().map_or(String::new(), |by| format!("_=_{}", joined(by)));
                self.numbered("Sum", &format!("{sum}{by}"), cells);
            }
            C::EqualSum(parts) => {
                let parts = self.parts(parts);
                self.item("EqualSum", parts);
            }
            // The Interactive Sudoku Solver has no clue at the other end, and passes over the cell that names it.
            C::LittleKiller { sum, start, at_end } => {
                let line = self.puzzle.shape().little_killer_line(*start).filter(|_| *at_end);
                let end = line.and_then(|line| Some(self.name(*line.last()?)));
                let start = self.name(*start);
                self.item("LittleKiller", [sum.to_string(), start].into_iter().chain(end));
            }
            C::Sandwich { sum, line } => {
                let line = self.line(*line);
                self.item("Sandwich", [sum.to_string(), line]);
            }
            C::XSum(clues) => self.outside("XSum", clues),
            C::Skyscraper(clues) => self.outside("Skyscraper", clues),
            C::HiddenSkyscraper(clues) => self.outside("HiddenSkyscraper", clues),
            C::NumberedRoom(clues) => self.outside("NumberedRoom", clues),
            C::FullRank(clues) => self.outside("FullRank", clues),
            C::FullRankTies(ties) => self.item("FullRankTies", [ties.clone()]),
            C::Quad { corner, digits } => {
                let corner = self.name(*corner);
                self.item("Quad", [corner].into_iter().chain(digits.iter().map(ToString::to_string)));
            }
            C::ContainAtLeast { digits, cells } => self.numbered("ContainAtLeast", &joined(digits), cells),
            C::ContainExact { digits, cells } => self.numbered("ContainExact", &joined(digits), cells),
            C::LookAndSay { clue, cells } => self.numbered("LookAndSay", clue, cells),
            C::Indexing { rows, cells } => self.numbered("Indexing", &if *rows { "R" } else { "C" }, cells),
            C::Machine { code, lines } => self.named_lines("NFA", code, lines),
            C::Pairs { code, all, lines } => self.named_lines(if *all { "PairX" } else { "Pair" }, code, lines),
            C::Regex { pattern, lines } => {
                let lines = lines.iter().map(|line| self.names(line)).collect::<Vec<_>>();
                self.item(
                    "Regex",
                    [crate::code::encoded(pattern.as_bytes())].into_iter().chain(lines.join(&String::new())),
                );
            }
            _ => self.global(constraint),
        }
    }

    fn global(&mut self, constraint: &Constraint) {
        use Constraint as C;
        match constraint {
            C::Jigsaw(layout) => self.item("Jigsaw", [layout.clone()]),
            C::NoBoxes => self.item("NoBoxes", []),
            C::BoxSize(size) => self.item("RegionSize", [size.to_string()]),
            C::Windoku => self.item("Windoku", []),
            C::DisjointSets => self.item("DisjointSets", []),
            C::Diagonal { rising } => self.item("Diagonal", [if *rising { "1" } else { "-1" }.to_owned()]),
            C::AntiKnight => self.item("AntiKnight", []),
            C::AntiKing => self.item("AntiKing", []),
            C::AntiConsecutive => self.item("AntiConsecutive", []),
            C::AntiTaxicab => self.item("AntiTaxicab", []),
            C::StrictKropki => self.item("StrictKropki", []),
            C::StrictXV => self.item("StrictXV", []),
            C::BoxesAlike => self.item("RegionSameValues", []),
            C::GlobalEntropy => self.item("GlobalEntropy", []),
            C::GlobalMod => self.item("GlobalMod", []),
            C::DutchFlatmates => self.item("DutchFlatmates", []),
            C::Doppelganger => self.item("Doppelganger", []),
            C::ChaosConstruction => self.item("ChaosConstruction", []),
            C::ChaosArrow { control, offset, arms } => {
                let (control, arms) = (self.name(*control), self.parts(arms));
                let offset = offset_text(*offset, arms.is_empty());
                self.item("ChaosArrow", [control].into_iter().chain(offset).chain(arms));
            }
            C::ChaosCount { control, offset, cells } => {
                let (control, cells) = (self.name(*control), self.names(cells));
                let offset = offset_text(*offset, cells.is_empty());
                self.item("ChaosCount", [control].into_iter().chain(offset).chain(cells));
            }
            C::Connected { prefix, digits, size } => {
                let size = size.map(|size| size.to_string());
                self.item("ConnectedValues", [prefix.clone(), joined(digits)].into_iter().chain(size));
            }
            C::Fog(lit) => self.cells("Fog", lit),
            C::ExtraCells { prefix, label, size } => {
                self.item("Var", [Some(prefix.clone()), label.clone(), size.clone()].into_iter().flatten());
            }
            _ => {}
        }
    }

    /// There is no slow thermometer, but a table of pairs says the same.
    fn slow_thermo(&mut self, cells: &[Cell]) {
        let line = NamedLine { name: Some(SLOW_THERMO.into()), parts: vec![cells.to_vec()] };
        self.named_lines("Pair", &pair_tables::slow_thermo(self.puzzle.shape()), &[line]);
    }

    fn parts(&self, parts: &[Vec<Cell>]) -> Vec<String> {
        parts.iter().map(|part| self.names(part)).collect::<Vec<_>>().join(&"-".to_owned())
    }

    fn named_lines(&mut self, name: &str, code: &str, lines: &[NamedLine]) {
        let mut arguments = vec![code.to_owned()];
        for (at, line) in lines.iter().enumerate() {
            match &line.name {
                Some(name) => arguments.push(format!("_{name}")),
                None if at > 0 => arguments.push(String::new()),
                None => {}
            }
            arguments.extend(self.parts(&line.parts));
        }
        self.item(name, arguments);
    }
}

fn joined(numbers: &[i16]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join("_")
}

/// An offset that was left out is empty where cells follow it.
fn offset_text(offset: Option<u8>, is_last: bool) -> Option<String> {
    offset.map(|offset| offset.to_string()).or_else(|| (!is_last).then(String::new))
}
