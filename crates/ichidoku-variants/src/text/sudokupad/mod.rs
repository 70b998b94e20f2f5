//! Puzzles of SudokuPad, as its links `scl` and `ctc` hold them: cells, regions, cages, and what is drawn.
//!
//! ```text
//! {"cells":[[{"value":5},{},…],…],"regions":[[[0,0],[0,1],…],…],"cages":[{"cells":[[0,0],[0,1]],"value":"7"}],"lines":[…]}
//! ```

mod drawings;

use serde_json::Value;

use drawings::{DRAWN, drawings};

use super::fog::fog;
use super::json::{check_rows, fault, is_void, list, number};
use super::regions;
use super::{TextError, TextFault};
use crate::{Cell, Constraint, Drawing, DrawnCage, Figure, Puzzle, Shape};

/// Members that are no rules: what the puzzle is called and how it is shown. The fog is read beside them, but for what clears it in
/// ways of its own.
const SILENT: [&str; 18] = [
    "id",
    "cellSize",
    "metadata",
    "metaData",
    "title",
    "author",
    "rules",
    "solution",
    "cells",
    "regions",
    "cages",
    "settings",
    "videos",
    "duration",
    "foglight",
    "fogofwar",
    "triggereffect",
    "global",
];

/// Reads the object that a link of SudokuPad holds. Certain are the givens, the regions, and cages with a sum or with different
/// digits. Lines, arrows and signs are drawings that may mean any rule: [`Puzzle::drawings`] has them, and
/// [`Puzzle::drawn`] names them.
///
/// ```
/// use ichidoku_variants::{Constraint, read_sudokupad};
/// let row = vec![serde_json::json!({}); 4];
/// let cage = serde_json::json!({"cells": [[0, 0], [0, 1]], "value": "3", "unique": true});
/// let line = serde_json::json!({"wayPoints": [[0.5, 0.5], [1.5, 0.5]]});
/// let puzzle = serde_json::json!({"cells": vec![row; 4], "cages": [cage], "lines": [line]});
/// let puzzle = read_sudokupad(&puzzle).unwrap();
/// assert_eq!(puzzle.constraints(), [Constraint::Cage { sum: Some(3), cells: vec![0, 1] }]);
/// assert_eq!(puzzle.drawn(), ["lines (1)"]);
/// ```
///
/// # Errors
/// A part that isn't known or can't be read, by its name and its place among those of its kind.
pub fn read_sudokupad(puzzle: &Value) -> Result<Puzzle, TextError> {
    let reader = Reader::new(puzzle)?;
    reader.check_members()?;
    let mut constraints = reader.given()?;
    constraints.extend(reader.regions()?);
    constraints.extend(reader.stated()?);
    let (cages, labelled) = reader.cages()?;
    constraints.extend(cages);
    constraints.extend(reader.fog()?);
    let count = |name: &str| Some(list(puzzle, name).len()).filter(|&count| count > 0);
    let drawn = DRAWN.iter().filter_map(|name| Some(format!("{name} ({})", count(name)?)));
    let drawn = drawn.chain(labelled.iter().map(|cage| format!("cage '{}'", cage.text))).collect();
    let cages = labelled.into_iter().map(|cage| Drawing { figure: Figure::Cage(cage), unread: Vec::new() });
    let drawings = drawings(puzzle).into_iter().chain(cages).collect();
    let read = Puzzle::new(reader.shape, constraints).with_drawn(drawn).with_drawings(drawings);
    Ok(read.with_stated(reader.solution()))
}

struct Reader<'a> {
    puzzle: &'a Value,
    shape: Shape,
}

impl<'a> Reader<'a> {
    fn new(puzzle: &'a Value) -> Result<Self, TextError> {
        let rows = list(puzzle, "cells");
        let side = u8::try_from(rows.len()).ok().filter(|side| (4..=49).contains(side));
        let shape = side.and_then(Shape::square).ok_or_else(|| fault("cells", 0, TextFault::Size))?;
        check_rows(rows, shape)?;
        Ok(Self { puzzle, shape })
    }

    /// A member that is not known may be a rule.
    fn check_members(&self) -> Result<(), TextError> {
        let members = self.puzzle.as_object().into_iter().flatten();
        let is_known = |name: &str| SILENT.contains(&name) || DRAWN.contains(&name);
        let mut unknown = members.filter(|(name, value)| !is_known(name) && !is_void(value));
        unknown.next().map_or(Ok(()), |(name, _)| Err(fault("member", 0, format!("'{name}' is not known"))))
    }

    fn given(&self) -> Result<Vec<Constraint>, TextError> {
        let cells = list(self.puzzle, "cells").iter().filter_map(Value::as_array).flatten();
        let mut given = Vec::new();
        for (cell, about) in (0..).zip(cells) {
            if let Some(value) = about.get("value").filter(|value| !is_void(value)) {
                given.push((cell, vec![self.digit(cell, value)?]));
            }
        }
        Ok(if given.is_empty() { Vec::new() } else { vec![Constraint::Given(given)] })
    }

    fn digit(&self, cell: Cell, value: &Value) -> Result<i16, TextError> {
        let range = self.shape.lowest()..=self.shape.highest();
        let wrong = || fault("cell", usize::from(cell) + 1, TextFault::no_digit(Some(value), self.shape));
        number(value).filter(|digit| range.contains(digit)).ok_or_else(wrong)
    }

    /// Where regions aren't mentioned, the boxes are the usual ones: an empty list says no more, since it goes when a puzzle is packed.
    fn regions(&self) -> Result<Vec<Constraint>, TextError> {
        let regions = list(self.puzzle, "regions");
        if regions.is_empty() {
            return Ok(Vec::new());
        }
        let mut read = Vec::new();
        for (place, region) in (1..).zip(regions) {
            read.push(self.cells(region).ok_or_else(|| fault("region", place, "expected cells of the grid"))?);
        }
        regions::rules(self.shape, read).map_err(|wrong| fault("regions", 0, wrong))
    }

    /// The fog, if there is some: clear cells as a list of places, and lamps as a text of their names.
    fn fog(&self) -> Result<Option<Constraint>, TextError> {
        let wrong = |name: &str| fault("member", 0, TextFault::Unreadable { rule: name.to_owned() });
        let read = |name: &str, cells: &dyn Fn(&Value) -> Option<Vec<Cell>>| {
            let value = self.puzzle.get(name).filter(|value| !value.is_null());
            value.map(|value| cells(value).ok_or_else(|| wrong(name))).transpose()
        };
        let lamps = read("fogofwar", &|names| self.named(names.as_str()?))?;
        let clear = read("foglight", &|places| places.as_array()?.iter().map(|place| self.cell(place)).collect())?;
        let is_there = lamps.is_some() || clear.is_some();
        Ok(is_there.then(|| fog(self.shape, lamps.unwrap_or_default(), clear.unwrap_or_default())))
    }

    /// The cells of a text such as `r1c1r2c10`, where rows and columns count from 1.
    fn named(&self, names: &str) -> Option<Vec<Cell>> {
        let within = |number: &str| number.parse::<usize>().ok()?.checked_sub(1).filter(|&at| at < self.shape.side());
        let cell = |name: &str| {
            let (row, column) = name.split_once(['c', 'C'])?;
            Some(self.shape.cell(within(row)?, within(column)?))
        };
        let mut names = names.split(['r', 'R']).map(|name| name.trim_matches([',', ' ', ';']));
        // Before the first cell there is nothing.
        names.next().filter(|before| before.is_empty())?;
        names.map(cell).collect()
    }

    /// Rules that are words, in what is said about the puzzle or as a list.
    fn stated(&self) -> Result<Vec<Constraint>, TextError> {
        let about = ["metadata", "metaData"].into_iter().filter_map(|name| self.puzzle.get(name)?.as_object());
        let switched = about.flatten().filter(|(_, value)| **value == true).map(|(name, _)| name.as_str());
        let listed = list(self.puzzle, "global").iter().map(|name| name.as_str().unwrap_or("global"));
        let rule = |name: &str| match name {
            "antiking" => Ok(Constraint::AntiKing),
            "antiknight" => Ok(Constraint::AntiKnight),
            name => Err(fault("rule", 0, TextFault::UnknownRule { rule: name.to_owned() })),
        };
        let names = switched.chain(listed).collect::<std::collections::BTreeSet<_>>();
        names.into_iter().map(rule).collect()
    }

    /// The cages that are rules, and those of which only a drawing is certain.
    fn cages(&self) -> Result<(Vec<Constraint>, Vec<DrawnCage>), TextError> {
        let (mut rules, mut labelled) = (Vec::new(), Vec::new());
        for (place, cage) in (1..).zip(list(self.puzzle, "cages")) {
            let wrong = |wrong: &str| fault("cage", place, wrong);
            let Some(cage) = Cage::of(cage, self).map_err(wrong)? else { continue };
            if cage.differs && cage.cells.len() > self.shape.digits() {
                return Err(wrong("it has more cells than there are digits"));
            }
            labelled.extend(cage.label.clone().map(|text| DrawnCage { cells: cage.cells.clone(), text }));
            rules.extend(cage.rule().filter(|rule| !self.says_nothing(rule)));
        }
        Ok((rules, labelled))
    }

    /// Whether a set of different digits is part of a row or column, or of a box: players' grids list their houses.
    fn says_nothing(&self, rule: &Constraint) -> bool {
        let Constraint::Cage { sum: None, cells } = rule else { return false };
        let shape = self.shape;
        let lines = (0..shape.side()).flat_map(|at| [shape.row(at), shape.column(at)]);
        let boxes = match list(self.puzzle, "regions") {
            [] => shape.boxes(shape.side()),
            regions => regions.iter().filter_map(|region| self.cells(region)).collect(),
        };
        lines.chain(boxes).any(|house| cells.iter().all(|cell| house.contains(cell)))
    }

    fn cell(&self, place: &Value) -> Option<Cell> {
        let at = |index: usize| usize::try_from(place.get(index)?.as_u64()?).ok().filter(|&at| at < self.shape.side());
        Some(self.shape.cell(at(0)?, at(1)?))
    }

    fn cells(&self, places: &Value) -> Option<Vec<Cell>> {
        let mut cells = places.as_array()?.iter().map(|place| self.cell(place)).collect::<Option<Vec<_>>>()?;
        crate::sort(&mut cells);
        cells.dedup();
        Some(cells).filter(|cells| !cells.is_empty())
    }

    /// The digits of the solution, if they are stated as numbers, all of them, and of the same length each.
    fn solution(&self) -> Option<Vec<i16>> {
        let about = ["metadata", "metaData"].into_iter().filter_map(|name| self.puzzle.get(name));
        let stated = about.chain([self.puzzle]).find_map(|about| about.get("solution")?.as_str().map(str::to_owned));
        let labels = list(self.puzzle, "cages").iter().filter_map(|cage| cage.get("value")?.as_str());
        let labelled = || labels.into_iter().find_map(|label| label.strip_prefix("solution:")).map(str::to_owned);
        let text = stated.or_else(labelled)?;
        let letters = text.trim().as_bytes();
        let width = letters.len() / self.shape.cells();
        let is_full = width > 0 && letters.len() == width * self.shape.cells();
        let number = |letters: &[u8]| std::str::from_utf8(letters).ok()?.parse().ok();
        is_full
            .then(|| letters.chunks(width).map(number).collect::<Option<Vec<i16>>>())?
            .filter(|digits| digits.iter().all(|digit| self.shape.has_digit(*digit)))
    }
}

/// What is certain of a cage.
struct Cage {
    cells: Vec<Cell>,
    sum: Option<i16>,
    differs: bool,
    /// Text in the place of a sum, or the style of a cage that is drawn.
    label: Option<String>,
}

impl Cage {
    /// `None` for what is written in the place of a cage, such as `title: Monday`, and for the frame of the whole grid.
    fn of(cage: &Value, reader: &Reader<'_>) -> Result<Option<Self>, &'static str> {
        let text = cage.get("value").and_then(Value::as_str).unwrap_or_default().trim();
        if is_remark(text) || cage.get("cells").is_none_or(is_void) {
            return Ok(None);
        }
        let cells = cage.get("cells").and_then(|cells| reader.cells(cells));
        let cells = cells.ok_or("it has cells that can't be read")?;
        if cage.get("type").is_some_and(|kind| kind == "rowcol") {
            let is_whole = cells.len() == reader.shape.cells();
            return if is_whole { Ok(None) } else { Err("it frames a grid in the grid") };
        }
        // A cage that is only drawn has a style of its own, and doesn't say whether digits may repeat.
        let is_drawn = cage.get("unique").is_none() && STYLES.iter().any(|name| cage.get(name).is_some());
        let sum = ["sum", "value"].into_iter().find_map(|name| number(cage.get(name)?));
        let sum = sum.filter(|&sum| sum > 0 && !is_drawn);
        let value = cage.get("value").filter(|value| sum.is_none() && !is_void(value));
        let value = value.map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned));
        let label = value.or_else(|| is_drawn.then(String::new));
        let differs = cage.get("unique").map_or(label.is_none(), |unique| *unique == true);
        Ok(Some(Self { cells, sum, differs, label }))
    }

    fn rule(self) -> Option<Constraint> {
        let Self { cells, sum, differs, .. } = self;
        match sum {
            _ if differs => Some(Constraint::Cage { sum, cells }),
            Some(sum) => Some(Constraint::Sum { sum: sum.into(), coefficients: None, cells }),
            None => None,
        }
    }
}

/// Members of cages that say how they look.
const STYLES: [&str; 4] = ["outlineC", "fontC", "borderColor", "style"];

/// Whether a text is a remark such as `title: Monday`.
fn is_remark(text: &str) -> bool {
    text.split_once(':').is_some_and(|(name, rest)| !name.is_empty() && !name.contains(' ') && !rest.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(more: &[(&str, Value)]) -> Result<Puzzle, TextError> {
        let mut puzzle = json!({ "cells": vec![vec![json!({}); 6]; 6] });
        for (name, value) in more {
            puzzle[*name] = value.clone();
        }
        read_sudokupad(&puzzle)
    }

    fn rules(name: &str, value: Value) -> Vec<Constraint> {
        read(&[(name, value)]).unwrap().constraints().to_vec()
    }

    fn message(name: &str, value: Value) -> String {
        read(&[(name, value)]).unwrap_err().to_string()
    }

    #[test]
    fn cages_with_sums_or_different_digits_are_rules() {
        use Constraint as C;
        let pair = json!([[0, 0], [1, 1]]);
        let cage = |more: Value| {
            let mut cage = json!({ "cells": [[0, 0], [1, 3]] });
            cage.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            rules("cages", json!([cage]))
        };
        let killer = |sum| vec![C::Cage { sum, cells: vec![0, 9] }];
        assert_eq!(cage(json!({ "value": "7", "unique": true })), killer(Some(7)));
        assert_eq!(cage(json!({ "value": 7 })), killer(Some(7)));
        assert_eq!(cage(json!({ "value": "seven", "sum": 7, "unique": true })), killer(Some(7)));
        assert_eq!(cage(json!({ "unique": true, "hidden": true })), killer(None));
        assert_eq!(cage(json!({})), killer(None));
        assert_eq!(cage(json!({ "value": "", "unique": false })), []);
        let sum = C::Sum { sum: 7, coefficients: None, cells: vec![0, 9] };
        assert_eq!(cage(json!({ "value": "7", "unique": false })), [sum]);
        assert_eq!(rules("cages", json!([{ "cells": pair, "unique": true }])), [], "in a box");
    }

    #[test]
    fn fog_has_clear_cells_and_lamps() {
        let fog = |more: &[(&str, Value)]| read(more).unwrap().constraints().to_vec();
        let clear = ("foglight", json!([[0, 2], [5, 5]]));
        let lamps = ("fogofwar", json!("r1c1 r1c2"));
        assert_eq!(fog(std::slice::from_ref(&clear)), [Constraint::Fog(vec![2, 35])]);
        assert_eq!(fog(&[("foglight", json!([]))]), [Constraint::Fog(vec![])]);
        assert_eq!(fog(&[("foglight", json!(null))]), []);
        assert_eq!(fog(&[clear, lamps]), [Constraint::Fog(vec![0, 1, 2, 6, 7, 8, 35])]);
        assert_eq!(message("foglight", json!([[0, 6]])), "'foglight' has cells or a value that can't be read");
        for wrong in [json!("r0c1"), json!("c1r1c1"), json!(["r1c1"])] {
            assert_eq!(message("fogofwar", wrong), "'fogofwar' has cells or a value that can't be read");
        }
        assert_eq!(message("foglight", json!("r1c1")), "'foglight' has cells or a value that can't be read");
    }

    #[test]
    fn remarks_and_frames_are_no_cages() {
        let whole = (0..36).map(|cell| [cell / 6, cell % 6]).collect::<Vec<_>>();
        let remarks =
            ["title: Monday", "author: A. Setter", "rules: Normal sudoku rules apply.", "msgcorrect: Well: done"];
        let mut cages = remarks.map(|text| json!({ "value": text })).to_vec();
        cages.push(json!({ "value": "title: elsewhere", "cells": [[0, 0]] }));
        cages.push(json!({ "cells": whole, "type": "rowcol", "unique": true, "hidden": true }));
        let puzzle = read(&[("cages", json!(cages))]).unwrap();
        assert!(puzzle.constraints().is_empty() && puzzle.drawn().is_empty());
        let part = json!([{ "cells": whole[..24], "type": "rowcol" }]);
        assert_eq!(message("cages", part), "cage 1: it frames a grid in the grid");
    }

    #[test]
    fn what_is_only_drawn_is_named() {
        let cages = json!([
            { "cells": [[0, 0], [1, 3]], "value": "x2", "unique": true },
            { "cells": [[0, 0], [1, 3]], "outlineC": "#f00" },
            { "cells": [[0, 0], [1, 3]], "value": "?" },
        ]);
        let more = [("lines", json!([{}, {}])), ("overlays", json!([{}])), ("arrows", json!([])), ("cages", cages)];
        let puzzle = read(&more).unwrap();
        assert_eq!(puzzle.drawn(), ["lines (2)", "overlays (1)", "cage 'x2'", "cage ''", "cage '?'"]);
        assert_eq!(puzzle.constraints(), [Constraint::Cage { sum: None, cells: vec![0, 9] }]);
    }

    #[test]
    fn regions_and_stated_rules_are_read() {
        let rows = (0..6).map(|row| (0..6).map(|column| [row, column]).collect::<Vec<_>>()).collect::<Vec<_>>();
        let layout = "000000111111222222333333444444555555";
        assert_eq!(rules("regions", json!(rows)), [Constraint::Jigsaw(layout.into()), Constraint::NoBoxes]);
        assert_eq!(rules("regions", json!([])), []);
        assert_eq!(rules("metadata", json!({ "antiknight": true, "antiking": false })), [Constraint::AntiKnight]);
        assert_eq!(rules("global", json!(["antiking"])), [Constraint::AntiKing]);
        assert_eq!(message("regions", json!([[[0, 0]], [[6, 0]]])), "region 2: expected cells of the grid");
        assert_eq!(message("global", json!(["antibishop"])), "'antibishop' is not a known rule");
        assert_eq!(message("metadata", json!({ "toroidal": true })), "'toroidal' is not a known rule");
        assert_eq!(message("wormholes", json!([1])), "member: 'wormholes' is not known");
        assert_eq!(
            message("cages", json!([{ "value": "7" }, { "cells": [[0, 9]] }])),
            "cage 2: it has cells that can't be read"
        );
    }

    #[test]
    fn cells_hold_digits_of_the_grid() {
        let mut grid = vec![vec![json!({}); 16]; 16];
        grid[1][0] = json!({ "value": "16" });
        assert_eq!(rules("cells", json!(grid)), [Constraint::Given(vec![(16, vec![16])])]);
        grid[1][0] = json!({ "value": "G" });
        assert_eq!(message("cells", json!(grid)), "row 2, column 1: 'G' is not a number from 1 to 16");
        grid[2].pop();
        assert_eq!(message("cells", json!(grid)), "row 3: 15 cells where 16 were expected");
        assert_eq!(message("cells", json!([])), "a grid of at most 49×49 cells with enough digits was expected");
    }

    #[test]
    fn a_solution_that_breaks_a_rule_is_found() {
        let solution = "123456456123231564564231312645645312";
        let about = |solution: &str| ("metadata", json!({ "solution": solution }));
        let cages = |sum| ("cages", json!([{ "cells": [[0, 0], [0, 1]], "value": sum }]));
        let misstated = |more: &[(&str, Value)]| {
            let puzzle = read(more).unwrap();
            puzzle.misstated().map(|broken| broken.written(&puzzle))
        };
        let is = |text: &str| Some(text.to_owned());
        assert_eq!(misstated(&[about(solution), cages(3)]), None);
        assert_eq!(misstated(&[about(solution), cages(4)]), is(".Cage~4~R1C1~R1C2"));
        assert_eq!(misstated(&[about(&solution.replace('6', ".")), cages(4)]), None, "not full, so it is not compared");
        assert_eq!(misstated(&[about(solution), ("global", json!(["antiking"]))]), is(".AntiKing"));
        assert_eq!(misstated(&[about(&solution.replace('6', "5"))]), is(""), "a house");
    }
}
