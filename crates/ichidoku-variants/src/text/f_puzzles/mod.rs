//! Puzzles of f-puzzles, as its links hold them: an object with a list for each kind of rule.
//!
//! ```text
//! {"size":6,"grid":[[{"value":5,"given":true},{},…],…],"killercage":[{"cells":["R1C1","R1C2"],"value":"7"}]}
//! ```

mod drawings;
mod names;
mod rule;
mod write;
mod write_drawings;
mod write_parts;
mod write_rules;

use serde_json::Value;

use drawings::{DRAWN, Drawn};
use names::{DOTS, SWITCHES};
use rule::Rule;

pub use write::write_f_puzzles;

use super::fog::fog;
use super::json::{check_rows, fault, is_void, list, number};
use super::regions;
use super::{TextError, TextFault};
use crate::{Cell, Constraint, Puzzle, Shape};

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
    let shape = side.and_then(Shape::square).ok_or_else(|| fault("grid", 0, TextFault::Size))?;
    check_rows(rows, shape)?;
    if let Some(size) = puzzle.get("size").filter(|size| !is_void(size) && number(size) != Some(shape.side() as i16)) {
        return Err(fault("size", 0, format!("expected {}, as many as the grid has rows, not {size}", shape.side())));
    }
    let reader = Reader { puzzle, shape };
    let cells = rows.iter().filter_map(Value::as_array).flatten().collect::<Vec<_>>();
    let mut constraints = given(&cells, shape)?;
    constraints.extend(reader.regions(&cells)?);
    for (name, value) in puzzle.as_object().into_iter().flatten() {
        if !SILENT.contains(&name.as_str()) && !DRAWN.contains(&name.as_str()) {
            constraints.extend(reader.rules(name, value)?);
        }
    }
    let Drawn { names, drawings, clear } = Drawn::of(puzzle, shape);
    constraints.extend(reader.fog(clear)?);
    let read = Puzzle::new(shape, constraints).with_drawn(names).with_drawings(drawings);
    Ok(read.with_stated(reader.solution()).with_entered(reader.entered(&cells)))
}

/// Digits that are given, and the only ones that are possible where the puzzle says so.
fn given(cells: &[&Value], shape: Shape) -> Result<Vec<Constraint>, TextError> {
    let mut given = Vec::new();
    for (cell, about) in (0 as Cell..).zip(cells) {
        if let Some(value) = about.get("value").filter(|value| is_given(about) && !is_void(value)) {
            let wrong = || fault("cell", usize::from(cell) + 1, TextFault::no_digit(Some(value), shape));
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

fn is_given(about: &Value) -> bool {
    about.get("given").is_some_and(|given| *given == true)
}

struct Reader<'a> {
    puzzle: &'a Value,
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
        let is_full = digits.len() == self.shape.cells() && digits.iter().all(|&digit| self.shape.has_digit(digit));
        is_full.then_some(digits)
    }

    /// The digits that aren't given.
    fn entered(&self, cells: &[&Value]) -> Vec<(Cell, i16)> {
        let entered = (0..).zip(cells).filter(|(_, about)| !is_given(about));
        let digits = entered.filter_map(|(cell, about)| Some((cell, number(about.get("value")?)?)));
        digits.filter(|&(_, digit)| self.shape.has_digit(digit)).collect()
    }

    /// The fog, if there is some: lamps and clear cells, those of cages among them. Lists without any make no fog, unlike those of
    /// SudokuPad's own form.
    fn fog(&self, clear_in_cages: Vec<Cell>) -> Result<Option<Constraint>, TextError> {
        let cells = |name: &str| {
            let rule = Rule { value: self.puzzle, shape: self.shape };
            let wrong = || fault("rule", 0, TextFault::Unreadable { rule: name.to_owned() });
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
        if is_void(value) {
            return Ok(Vec::new());
        }
        let unknown = || match value {
            Value::Array(names) if name == "negative" => {
                let names = names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", ");
                fault("rule", 0, format!("'negative' can't be checked for {names}, only for xv"))
            }
            _ => fault("rule", 0, TextFault::UnknownRule { rule: name.to_owned() }),
        };
        if let Some((_, rule)) = SWITCHES.into_iter().find(|(switch, _)| *switch == name) {
            return Ok(vec![rule]);
        }
        match name {
            "nonconsecutive" => self.nonconsecutive().map(|rule| vec![rule]).ok_or_else(unknown),
            "negative" => self.negative(value).ok_or_else(unknown),
            _ => {
                let rules = value.as_array().ok_or_else(unknown)?;
                let mut constraints = Vec::new();
                for (place, value) in (1..).zip(rules) {
                    let rule = Rule { value, shape: self.shape };
                    let wrong = || fault("rule", place, TextFault::Unreadable { rule: name.to_owned() });
                    constraints.extend(rule.read(name).ok_or_else(unknown)?.ok_or_else(wrong)?);
                }
                Ok(constraints)
            }
        }
    }

    /// Cells side by side aren't consecutive, but for those with a white dot.
    fn nonconsecutive(&self) -> Option<Constraint> {
        if self.has_all_dots() {
            return Some(Constraint::StrictKropki);
        }
        list(self.puzzle, "difference").is_empty().then_some(Constraint::AntiConsecutive)
    }

    /// The marks that stand wherever they could. Those of ratios are said together with those of differences.
    fn negative(&self, value: &Value) -> Option<Vec<Constraint>> {
        let names = value.as_array()?;
        let is_known = |name: &Value| *name == "xv" || *name == "ratio" && self.has_all_dots();
        let strict = names.iter().any(|name| name == "xv").then_some(Constraint::StrictXV);
        names.iter().all(is_known).then(|| strict.into_iter().collect())
    }

    /// True if there is a white dot, or a black one, wherever there could be one, and all have their usual values.
    fn has_all_dots(&self) -> bool {
        let is_on = self.puzzle.get("nonconsecutive").is_some_and(|value| !is_void(value));
        let is_usual = |value: &Value, usual| is_void(value) || number(value) == Some(usual);
        let mut dots =
            DOTS.iter().flat_map(|(name, kind)| list(self.puzzle, name).iter().map(move |entry| (kind, entry)));
        is_on
            && list(self.puzzle, "negative").iter().any(|name| name == "ratio")
            && dots.all(|(kind, entry)| entry.get("value").is_none_or(|value| is_usual(value, kind.usual())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Figure, Line, Outside, Spot};
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
        assert_eq!(given(json!("A")), Err("row 2, column 1: 'A' is not a number from 1 to 4".to_owned()));
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
        assert_eq!(
            fog("fogofwar", json!(["R7C1"])),
            Err("'fogofwar' has cells or a value that can't be read".to_owned())
        );
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
        assert_eq!(read("littlekillersum", little).unwrap(), [C::LittleKiller { sum: 9, start: 11, at_end: true }]);
        let xsum = json!([{ "cell": "R3C7", "value": "8" }]);
        let outside = Outside { line: Line::Row(2), front: None, back: Some(8) };
        assert_eq!(read("xsum", xsum).unwrap(), [C::XSum(outside)]);
        assert_eq!(read("odd", json!([{ "cell": "R1C3" }])).unwrap(), [C::Given(vec![(2, vec![1, 3, 5])])]);
    }

    #[test]
    fn rules_that_are_not_known_or_broken_are_named() {
        let message = |rule, value| read(rule, value).unwrap_err().to_string();
        assert_eq!(message("teleport", json!([{ "lines": [] }])), "'teleport' is not a known rule");
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
