//! Puzzles of f-puzzles, as its links hold them: an object with a list for each kind of rule.
//!
//! ```text
//! {"size":6,"grid":[[{"value":5,"given":true},{},…],…],"killercage":[{"cells":["R1C1","R1C2"],"value":"7"}]}
//! ```

mod drawings;

use serde_json::Value;

use drawings::{DRAWN, Drawn};

use super::TextError;
use super::fog::fog;
use super::json::{fault, is_void, list, number};
use super::regions;
use crate::{Cell, Constraint, Line, Outside, Puzzle, Shape};

/// Members that are no rules: what the puzzle is called, what a player sees, what a solver is to do. The fog is read beside them.
const SILENT: [&str; 14] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "successMessage",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "metadata",
    "customcolors",
    "fogofwar",
    "foglight",
];

/// Reads the object that a link of f-puzzles holds. Its lines, circles, rectangles, texts and plain cages are drawings that may mean any
/// rule: [`Puzzle::drawings`] has them, and [`Puzzle::drawn`] names them. [`Puzzle::entered`] has the digits that aren't
/// given.
///
/// ```
/// use ichidoku_variants::{Constraint, read_f_puzzles};
/// let row = vec![serde_json::json!({}); 4];
/// let cage = serde_json::json!({"cells": ["R1C1", "R1C2"], "value": "3"});
/// let puzzle = serde_json::json!({"size": 4, "grid": vec![row; 4], "killercage": [cage]});
/// let puzzle = read_f_puzzles(&puzzle).unwrap();
/// assert_eq!(puzzle.constraints(), [Constraint::Cage { sum: Some(3), cells: vec![0, 1] }]);
/// ```
///
/// # Errors
/// A rule that isn't known or can't be read, by its name and its place among those of its kind.
pub fn read_f_puzzles(puzzle: &Value) -> Result<Puzzle, TextError> {
    let rows = list(puzzle, "grid");
    let side = u8::try_from(rows.len()).ok().filter(|side| (4..=49).contains(side));
    let shape = side.and_then(Shape::square).ok_or_else(|| fault("grid", 0, "expected from 4 to 49 rows"))?;
    if let Some(row) = rows.iter().position(|row| row.as_array().is_none_or(|row| row.len() != shape.columns())) {
        return Err(fault("row", row + 1, format!("expected {} cells", shape.columns())));
    }
    if let Some(size) = puzzle.get("size").filter(|size| !is_void(size) && number(size) != Some(shape.side() as i16)) {
        return Err(fault("size", 0, format!("expected {}, as many as the grid has rows, not {size}", shape.side())));
    }
    let reader = Reader { puzzle, shape };
    let cells = rows.iter().filter_map(Value::as_array).flatten().collect::<Vec<_>>();
    let mut constraints = given(&cells)?;
    constraints.extend(reader.regions(&cells)?);
    for (name, value) in puzzle.as_object().into_iter().flatten() {
        if !SILENT.contains(&name.as_str()) && !DRAWN.contains(&name.as_str()) {
            constraints.extend(reader.rules(name, value)?);
        }
    }
    let Drawn { names, drawings, clear } = Drawn::of(&reader);
    constraints.extend(reader.fog(clear)?);
    let read = Puzzle::new(shape, constraints).with_drawn(names).with_drawings(drawings);
    Ok(read.with_stated(reader.solution()).with_entered(reader.entered(&cells)))
}

/// Digits that are given, and the only ones that are possible where the puzzle says so.
fn given(cells: &[&Value]) -> Result<Vec<Constraint>, TextError> {
    let mut given = Vec::new();
    for (cell, about) in (0 as Cell..).zip(cells) {
        let is_given = about.get("given").and_then(Value::as_bool).unwrap_or(false);
        if let Some(value) = about.get("value").filter(|value| is_given && !is_void(value)) {
            let wrong = || fault("cell", usize::from(cell) + 1, format!("expected a whole number, not {value}"));
            given.push((cell, vec![number(value).ok_or_else(wrong)?]));
            continue;
        }
        let marks = list(about, "givenPencilMarks");
        let wrong = || fault("cell", usize::from(cell) + 1, "expected whole numbers as given pencil marks");
        if !marks.is_empty() {
            given.push((cell, marks.iter().map(number).collect::<Option<_>>().ok_or_else(wrong)?));
        }
    }
    Ok(if given.is_empty() { Vec::new() } else { vec![Constraint::Given(given)] })
}

struct Reader<'a> {
    puzzle: &'a Value,
    shape: Shape,
}

/// A rule of a kind, and what can be asked of it.
struct Rule<'a> {
    value: &'a Value,
    shape: Shape,
}

impl Reader<'_> {
    /// Irregular boxes, if some cell is in another box than usual.
    fn regions(&self, cells: &[&Value]) -> Result<Vec<Constraint>, TextError> {
        let boxes = self.shape.boxes(self.shape.side());
        let usual = |cell: Cell| boxes.iter().position(|cells| cells.contains(&cell)).map(|index| index as u64);
        let region = |(cell, about): (Cell, &&Value)| match about.get("region") {
            None => usual(cell),
            Some(region) => region.as_u64(),
        };
        let numbers = (0..).zip(cells).map(region).collect::<Vec<_>>();
        regions::numbered(self.shape, &numbers).map_err(|wrong| fault("grid", 0, wrong))
    }

    /// The digits of the solution, if all of them are stated.
    fn solution(&self) -> Option<Vec<i16>> {
        let digits = list(self.puzzle, "solution").iter().map(number).collect::<Option<Vec<_>>>()?;
        let range = self.shape.lowest()..=self.shape.highest();
        let is_full = digits.len() == self.shape.cells() && digits.iter().all(|digit| range.contains(digit));
        is_full.then_some(digits)
    }

    /// The digits that aren't given.
    fn entered(&self, cells: &[&Value]) -> Vec<(Cell, i16)> {
        let digit = |(cell, about): (Cell, &&Value)| {
            let is_given = about.get("given").and_then(Value::as_bool).unwrap_or(false);
            Some((cell, about.get("value").filter(|_| !is_given).and_then(number)?))
        };
        let range = self.shape.lowest()..=self.shape.highest();
        (0..).zip(cells).filter_map(digit).filter(|(_, digit)| range.contains(digit)).collect()
    }

    /// The fog, if there is some: lamps and clear cells, those of cages among them. Lists without any make no fog, unlike those of
    /// SudokuPad's own form.
    fn fog(&self, clear_in_cages: Vec<Cell>) -> Result<Option<Constraint>, TextError> {
        let cells = |name: &str| {
            let rule = Rule { value: self.puzzle, shape: self.shape };
            let wrong = || fault("rule", 0, format!("'{name}' has cells that can't be read"));
            let cells = self.puzzle.get(name).filter(|cells| !cells.is_null());
            cells.map_or(Ok(Vec::new()), |cells| rule.cells_of(cells).ok_or_else(wrong))
        };
        let (lamps, mut clear) = (cells("fogofwar")?, cells("foglight")?);
        clear.extend(clear_in_cages);
        let is_there = !(lamps.is_empty() && clear.is_empty());
        Ok(is_there.then(|| fog(self.shape, lamps, clear)))
    }

    /// All rules of a kind.
    fn rules(&self, name: &str, value: &Value) -> Result<Vec<Constraint>, TextError> {
        use Constraint as C;
        if is_void(value) {
            return Ok(Vec::new());
        }
        let unknown = || match value {
            Value::Array(names) if name == "negative" => {
                let names = names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", ");
                fault("rule", 0, format!("'negative' can't be checked for {names}, only for xv"))
            }
            _ => fault("rule", 0, format!("'{name}' is not a known rule")),
        };
        let is_marked = |name: &str| !list(self.puzzle, name).is_empty();
        Ok(match name {
            "diagonal+" => vec![C::Diagonal { rising: true }],
            "diagonal-" => vec![C::Diagonal { rising: false }],
            "antiknight" => vec![C::AntiKnight],
            "antiking" => vec![C::AntiKing],
            "disjointgroups" => vec![C::DisjointSets],
            "nonconsecutive" if !is_marked("difference") => vec![C::AntiConsecutive],
            "negative" if value.as_array().is_some_and(|names| names.iter().all(|name| name == "xv")) => {
                vec![C::StrictXV]
            }
            _ => {
                let rules = value.as_array().ok_or_else(unknown)?;
                let mut constraints = Vec::new();
                for (place, value) in (1..).zip(rules) {
                    let rule = Rule { value, shape: self.shape };
                    let wrong = || fault("rule", place, format!("'{name}' has cells or a value that can't be read"));
                    constraints.extend(rule.read(name).ok_or_else(unknown)?.ok_or_else(wrong)?);
                }
                constraints
            }
        })
    }
}

impl Rule<'_> {
    /// The constraints of a rule of this kind: `None` if the kind is not known, and `Some(None)` if it can't be read.
    fn read(&self, name: &str) -> Option<Option<Vec<Constraint>>> {
        self.read_lines(name).or_else(|| self.read_cells(name)).or_else(|| self.read_outside(name))
    }

    fn read_lines(&self, name: &str) -> Option<Option<Vec<Constraint>>> {
        use Constraint as C;
        let difference = |usual| self.value.get("value").and_then(number).unwrap_or(usual);
        let line: &dyn Fn(Vec<Cell>) -> C = match name {
            "thermometer" => &C::Thermo,
            "slowthermometer" => &C::SlowThermo,
            "palindrome" => &C::Palindrome,
            "renban" => &C::Renban,
            "regionsumline" => &C::BoxSumLine,
            "betweenline" => &C::Between,
            "doublearrow" => &C::DoubleArrow,
            "zipperline" => &C::Zipper,
            "entropicline" => &C::Entropic,
            "whispers" => &|cells| C::Whisper { difference: difference((self.shape.side() as i16 + 1) / 2), cells },
            "modularline" => &|cells| C::Modular { modulus: difference(3), cells },
            "lockout" => &|cells| C::Lockout { difference: difference(4), cells },
            "arrow" => return Some(self.arrow()),
            _ => return None,
        };
        Some(self.lines().map(|lines| lines.into_iter().map(line).collect()))
    }

    fn read_cells(&self, name: &str) -> Option<Option<Vec<Constraint>>> {
        Some(match name {
            "killercage" => self.cage(),
            "extraregion" => self.cells("cells").map(|cells| vec![Constraint::AllDifferent(cells)]),
            "odd" => self.digits(|digit| digit % 2 == 1),
            "even" => self.digits(|digit| digit % 2 == 0),
            "minimum" => self.around(|cell, near| vec![near, cell]),
            "maximum" => self.around(|cell, near| vec![cell, near]),
            "rowindexer" => self.cells("cells").map(|cells| vec![Constraint::Indexing { rows: true, cells }]),
            "columnindexer" => self.cells("cells").map(|cells| vec![Constraint::Indexing { rows: false, cells }]),
            "difference" => self.dot(Constraint::WhiteDot, 1, |value| [(vec![1, -1], value), (vec![-1, 1], value)]),
            "ratio" => self.dot(Constraint::BlackDot, 2, |value| [(vec![1, -value], 0), (vec![-value, 1], 0)]),
            "xv" => self.xv(),
            "clone" => self.clones(),
            "quadruple" => self.quadruple(),
            _ => return None,
        })
    }

    fn read_outside(&self, name: &str) -> Option<Option<Vec<Constraint>>> {
        let clue = |make: &dyn Fn(Outside) -> Constraint| self.outside().map(|outside| vec![make(outside)]);
        Some(match name {
            "littlekillersum" => self.little_killer(),
            "xsum" => clue(&Constraint::XSum),
            "skyscraper" => clue(&Constraint::Skyscraper),
            "sandwichsum" => self.outside().and_then(|outside| {
                let sum = outside.front.or(outside.back)?;
                Some(vec![Constraint::Sandwich { sum, line: outside.line }])
            }),
            _ => return None,
        })
    }

    /// Row and column of `R1C1`, which may lie outside of the grid, where they are 0 or beyond the last.
    fn place(&self, value: &Value) -> Option<(isize, isize)> {
        let (row, column) = value.as_str()?.strip_prefix('R')?.split_once('C')?;
        Some((row.parse().ok()?, column.parse().ok()?))
    }

    fn cell(&self, value: &Value) -> Option<Cell> {
        let (row, column) = self.place(value)?;
        let (row, column) = (usize::try_from(row - 1).ok()?, usize::try_from(column - 1).ok()?);
        (row < self.shape.rows() && column < self.shape.columns()).then(|| self.shape.cell(row, column))
    }

    fn cells_of(&self, list: &Value) -> Option<Vec<Cell>> {
        list.as_array()?.iter().map(|cell| self.cell(cell)).collect()
    }

    fn cells(&self, name: &str) -> Option<Vec<Cell>> {
        self.cells_of(self.value.get(name)?)
    }

    fn lines(&self) -> Option<Vec<Vec<Cell>>> {
        self.value.get("lines")?.as_array()?.iter().map(|line| self.cells_of(line)).collect()
    }

    /// The value, which is absent where it is an empty text.
    fn value(&self) -> Option<Option<i16>> {
        match self.value.get("value") {
            None | Some(Value::Null) => Some(None),
            Some(text) if text == "" => Some(None),
            Some(value) => number(value).map(Some),
        }
    }

    fn cage(&self) -> Option<Vec<Constraint>> {
        Some(vec![Constraint::Cage { sum: self.value()?, cells: self.cells("cells")? }])
    }

    /// The bulb is a list of its own; the first cell of each line lies in it.
    fn arrow(&self) -> Option<Vec<Constraint>> {
        let bulb = self.cells("cells")?;
        let arrow = |line: Vec<Cell>| {
            let cells = bulb.iter().copied().chain(line.into_iter().skip(1)).collect();
            match bulb.len() {
                1 => Constraint::Arrow(cells),
                length => Constraint::PillArrow { pill: length as u8, cells },
            }
        };
        (1..=3).contains(&bulb.len()).then(|| self.lines().map(|lines| lines.into_iter().map(arrow).collect()))?
    }

    fn digits(&self, fits: impl Fn(i16) -> bool) -> Option<Vec<Constraint>> {
        let digits = (self.shape.lowest()..=self.shape.highest()).filter(|&digit| fits(digit)).collect();
        Some(vec![Constraint::Given(vec![(self.cell(self.value.get("cell")?)?, digits)])])
    }

    /// A rule for the cell and each cell at its side.
    fn around(&self, pair: impl Fn(Cell, Cell) -> Vec<Cell>) -> Option<Vec<Constraint>> {
        let cell = self.cell(self.value.get("cell")?)?;
        let sides = [(-1, 0), (0, -1), (0, 1), (1, 0)];
        let near = sides.into_iter().filter_map(|(down, right)| self.shape.step(cell, down, right));
        Some(near.map(|near| Constraint::GreaterThan(pair(cell, near))).collect())
    }

    /// A dot of the usual value, or else one of two equations.
    fn dot(
        &self,
        usual: impl Fn(Vec<Cell>) -> Constraint,
        usual_value: i16,
        equations: impl Fn(i16) -> [(Vec<i16>, i16); 2],
    ) -> Option<Vec<Constraint>> {
        let cells = self.cells("cells").filter(|cells| cells.len() == 2)?;
        let value = self.value()?.unwrap_or(usual_value);
        if value == usual_value {
            return Some(vec![usual(cells)]);
        }
        let equation = |(coefficients, sum): (Vec<i16>, i16)| Constraint::Sum {
            sum: sum.into(),
            coefficients: Some(coefficients),
            cells: cells.clone(),
        };
        Some(vec![Constraint::Any(equations(value).into_iter().map(equation).collect())])
    }

    fn xv(&self) -> Option<Vec<Constraint>> {
        let cells = self.cells("cells")?;
        match self.value.get("value").and_then(Value::as_str).map(str::trim)? {
            "X" | "x" => Some(vec![Constraint::X(cells)]),
            "V" | "v" => Some(vec![Constraint::V(cells)]),
            _ => None,
        }
    }

    /// Cells that are equal two by two.
    fn clones(&self) -> Option<Vec<Constraint>> {
        let (cells, copies) = (self.cells("cells")?, self.cells("cloneCells")?);
        let equal = |(cell, copy)| Constraint::Palindrome(vec![cell, copy]);
        (cells.len() == copies.len()).then(|| cells.into_iter().zip(copies).map(equal).collect())
    }

    fn quadruple(&self) -> Option<Vec<Constraint>> {
        let digits = self.value.get("values")?.as_array()?.iter().map(number).collect::<Option<Vec<_>>>()?;
        Some(vec![Constraint::ContainAtLeast { digits, cells: self.cells("cells")? }])
    }

    /// The diagonal from the cell outside of the grid.
    fn little_killer(&self) -> Option<Vec<Constraint>> {
        let (mut row, mut column) = self.place(self.value.get("cell")?)?;
        let (down, right) = match self.value.get("direction")?.as_str()? {
            "UR" => (-1, 1),
            "UL" => (-1, -1),
            "DR" => (1, 1),
            "DL" => (1, -1),
            _ => return None,
        };
        let mut cells = Vec::new();
        // It comes in from outside, so the first step leads into the grid.
        for _ in 0..=self.shape.side() {
            (row, column) = (row + down, column + right);
            match (usize::try_from(row - 1), usize::try_from(column - 1)) {
                (Ok(row), Ok(column)) if row < self.shape.rows() && column < self.shape.columns() => {
                    cells.push(self.shape.cell(row, column));
                }
                _ => break,
            }
        }
        let Some(sum) = self.value()? else { return Some(Vec::new()) };
        (!cells.is_empty()).then(|| vec![Constraint::Sum { sum: sum.into(), coefficients: None, cells }])
    }

    /// The clue at an end of a row or column.
    fn outside(&self) -> Option<Outside> {
        let (row, column) = self.place(self.value.get("cell")?)?;
        let (rows, columns) = (self.shape.rows() as isize, self.shape.columns() as isize);
        let in_rows = (1..=rows).contains(&row);
        let line = if in_rows { Line::Row((row - 1) as u8) } else { Line::Column(u8::try_from(column - 1).ok()?) };
        let is_front = if in_rows { column == 0 } else { row == 0 };
        let is_back = if in_rows { column == columns + 1 } else { row == rows + 1 };
        let clue = self.value()?;
        let is_outside = is_front != is_back && (in_rows || (1..=columns).contains(&column));
        is_outside.then_some(Outside { line, front: clue.filter(|_| is_front), back: clue.filter(|_| is_back) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Figure, Spot};
    use serde_json::json;

    fn read(rule: &str, value: Value) -> Result<Vec<Constraint>, TextError> {
        let grid = vec![vec![json!({}); 6]; 6];
        let mut puzzle = json!({ "size": 6, "grid": grid });
        puzzle[rule] = value;
        read_f_puzzles(&puzzle).map(|puzzle| puzzle.constraints().to_vec())
    }

    #[test]
    fn what_is_given_is_a_whole_number() {
        let given = |value: Value| {
            let mut puzzle = json!({ "size": 4, "grid": vec![vec![json!({}); 4]; 4] });
            puzzle["grid"][1][0] = json!({ "value": value, "given": true });
            read_f_puzzles(&puzzle).map(|puzzle| puzzle.constraints().to_vec()).map_err(|error| error.to_string())
        };
        assert_eq!(given(json!("3")), Ok(vec![Constraint::Given(vec![(4, vec![3])])]));
        assert_eq!(given(json!(null)), Ok(vec![]));
        assert_eq!(given(json!("A")), Err("cell 5: expected a whole number, not \"A\"".to_owned()));
        let mut puzzle = json!({ "size": 4, "grid": vec![vec![json!({}); 4]; 4] });
        puzzle["grid"][2][3] = json!({ "value": 4 });
        assert_eq!(read_f_puzzles(&puzzle).unwrap().entered(), [(11, 4)]);
        puzzle["grid"][0][1] = json!({ "givenPencilMarks": [1, "x"] });
        let message = |puzzle: &Value| read_f_puzzles(puzzle).unwrap_err().to_string();
        assert_eq!(message(&puzzle), "cell 2: expected whole numbers as given pencil marks");
        puzzle["size"] = json!(6);
        assert_eq!(message(&puzzle), "size: expected 4, as many as the grid has rows, not 6");
    }

    #[test]
    fn what_is_only_drawn_is_named_and_described() {
        let mut puzzle = json!({ "size": 6, "grid": vec![vec![json!({}); 6]; 6] });
        puzzle["line"] =
            json!([{ "lines": [["R1C1", "R1C2"], ["R2C1", "R3C1"]], "outlineC": "#00ff00", "width": 0.2 }]);
        puzzle["circle"] = json!([{ "cells": ["R1C1", "R2C1"], "baseC": "#fff", "value": "x", "shadow": 3 }]);
        puzzle["text"] = json!([{ "cells": ["R0C1"], "value": "12" }, { "cells": ["1"] }]);
        puzzle["cage"] = json!([{ "cells": ["R1C1"], "value": "FOGLIGHT" }, { "cells": ["R2C2"], "value": "7" }]);
        let puzzle = read_f_puzzles(&puzzle).unwrap();
        assert_eq!(puzzle.drawn(), ["cage (1)", "line (2)", "circle (1)", "text (2)"]);
        assert_eq!(puzzle.constraints(), [Constraint::Fog(vec![0])]);
        let [cage, line, _, circle, outside, unknown] = puzzle.drawings() else { panic!() };
        assert!(matches!(&cage.figure, Figure::Cage(cage) if cage.cells == [7] && cage.text == "7"));
        let Figure::Line(drawn) = &line.figure else { panic!() };
        assert_eq!((drawn.spots[1], drawn.thickness), (Spot { row: 50, column: 150 }, 20));
        let Figure::Sign(sign) = &circle.figure else { panic!() };
        assert!(sign.is_round && sign.middle == Some(Spot { row: 100, column: 50 }), "on the edge");
        let Figure::Sign(sign) = &outside.figure else { panic!() };
        assert_eq!((sign.middle, sign.text.as_str()), (Some(Spot { row: -50, column: 50 }), "12"));
        assert_eq!(
            (circle.unread.as_slice(), unknown.unread.as_slice()),
            (&["shadow".to_owned()][..], &["cells".to_owned()][..])
        );
    }

    #[test]
    fn fog_has_lamps_and_clear_cells() {
        let fog = |name, cells| read(name, cells).map_err(|error| error.to_string());
        assert_eq!(fog("fogofwar", json!(["R1C1"])), Ok(vec![Constraint::Fog(vec![0, 1, 6, 7])]));
        assert_eq!(fog("foglight", json!(["R1C1"])), Ok(vec![Constraint::Fog(vec![0])]));
        assert_eq!(fog("foglight", json!([])), Ok(vec![]));
        assert_eq!(fog("fogofwar", json!([])), Ok(vec![]));
        assert_eq!(fog("fogofwar", json!(["R7C1"])), Err("rule: 'fogofwar' has cells that can't be read".to_owned()));
    }

    #[test]
    fn rules_are_named_constraints() {
        use Constraint as C;
        let cells = |names: &[&str]| json!([{ "cells": names }]);
        assert_eq!(read("antiknight", json!(true)).unwrap(), [C::AntiKnight]);
        assert_eq!(read("antiknight", json!(false)).unwrap(), []);
        assert_eq!(read("difference", cells(&["R1C1", "R1C2"])).unwrap(), [C::WhiteDot(vec![0, 1])]);
        let arrow = json!([{ "cells": ["R1C1"], "lines": [["R1C1", "R1C2", "R2C2"], ["R1C1", "R2C1"]] }]);
        assert_eq!(read("arrow", arrow).unwrap(), [C::Arrow(vec![0, 1, 7]), C::Arrow(vec![0, 6])]);
        let little = json!([{ "cell": "R0C4", "direction": "DR", "value": "9" }]);
        assert_eq!(
            read("littlekillersum", little).unwrap(),
            [C::Sum { sum: 9, coefficients: None, cells: vec![4, 11] }]
        );
        let xsum = json!([{ "cell": "R3C7", "value": "8" }]);
        let outside = Outside { line: Line::Row(2), front: None, back: Some(8) };
        assert_eq!(read("xsum", xsum).unwrap(), [C::XSum(outside)]);
        assert_eq!(read("odd", json!([{ "cell": "R1C3" }])).unwrap(), [C::Given(vec![(2, vec![1, 3, 5])])]);
    }

    #[test]
    fn rules_that_are_not_known_or_broken_are_named() {
        let message = |rule, value| read(rule, value).unwrap_err().to_string();
        assert_eq!(message("nabner", json!([{ "lines": [] }])), "rule: 'nabner' is not a known rule");
        assert_eq!(message("negative", json!(["ratio"])), "rule: 'negative' can't be checked for ratio, only for xv");
        assert_eq!(
            message("killercage", json!([{ "cells": ["R1C1"] }, { "cells": ["R9C1"] }])),
            "rule 2: 'killercage' has cells or a value that can't be read"
        );
    }

    #[test]
    fn other_regions_are_irregular_boxes() {
        let mut grid = vec![vec![json!({}); 4]; 4];
        for (row, cells) in grid.iter_mut().enumerate() {
            cells.iter_mut().for_each(|cell| *cell = json!({ "region": row }));
        }
        let puzzle = read_f_puzzles(&json!({ "grid": grid })).unwrap();
        assert_eq!(puzzle.constraints(), [Constraint::Jigsaw("0000111122223333".into()), Constraint::NoBoxes]);
    }
}
