//! The rules that a setter can place, and what each is made of.

use std::ops::Range;

use super::grid::Grid;
use crate::words::word;

/// A rule that can be placed.
#[derive(Debug)]
pub struct RuleKind {
    /// Its name in the page.
    pub name: &'static str,
    /// Its name for the setter.
    pub label: fn() -> &'static str,
    /// Its name in the words of the Interactive Sudoku Solver.
    code: &'static str,
    /// What it is made of.
    form: Form,
}

/// What a rule is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// Nothing: it is about the whole grid.
    Whole,
    /// At least so many cells, in their order.
    Cells(usize),
    /// At least two cells, each of them beside another one.
    Beside,
    /// A number that may be missing, and cells.
    Cage,
    /// Two by two cells, and digits.
    Quad,
    /// A number, and a row or column.
    Line,
    /// A number at an end of a row or column.
    Outside,
    /// A number, and the cell where a diagonal begins or two cells of it.
    Diagonal,
    /// Nothing, or cells that are clear from the start: it is there once.
    Fog,
}

/// What a rule can't be placed without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// At least so many cells.
    Cells(usize),
    /// Cells side by side.
    Beside,
    /// A number.
    Typed,
    /// Two by two cells.
    FourCells,
    /// Cells at the end of one row or column.
    Line,
    /// A cell where a diagonal begins, or cells of one.
    Diagonal,
}

impl Missing {
    /// True if other cells are missing, so that a stroke through them can place the rule.
    pub fn is_of_cells(self) -> bool {
        self != Self::Typed
    }
}

/// Rules that stand together, under a title.
pub type Section = (fn() -> &'static str, &'static [RuleKind]);

/// All rules that can be placed.
pub const PALETTE: [Section; 5] =
    [(cells, &CELLS), (lines, &LINES), (between, &BETWEEN), (outside, &OUTSIDE), (whole, &WHOLE)];

fn cells() -> &'static str {
    word("rules-cells")
}
fn lines() -> &'static str {
    word("rules-lines")
}
fn between() -> &'static str {
    word("rules-between")
}
fn outside() -> &'static str {
    word("rules-outside")
}
fn whole() -> &'static str {
    word("rules-whole")
}

const fn kind(name: &'static str, code: &'static str, form: Form, label: fn() -> &'static str) -> RuleKind {
    RuleKind { name, label, code, form }
}

const CELLS: [RuleKind; 2] = [
    kind("cage", "Cage", Form::Cage, || word("rule-cage")),
    kind("all-different", "AllDifferent", Form::Cells(2), || word("rule-all-different")),
];

const LINES: [RuleKind; 11] = [
    kind("thermo", "Thermo", Form::Cells(2), || word("rule-thermo")),
    kind("arrow", "Arrow", Form::Cells(2), || word("rule-arrow")),
    kind("whisper", "Whisper~5", Form::Cells(2), || word("rule-whisper")),
    kind("renban", "Renban", Form::Cells(2), || word("rule-renban")),
    kind("palindrome", "Palindrome", Form::Cells(2), || word("rule-palindrome")),
    kind("between", "Between", Form::Cells(3), || word("rule-between")),
    kind("box-sum", "RegionSumLine", Form::Cells(2), || word("rule-box-sum")),
    kind("zipper", "Zipper", Form::Cells(2), || word("rule-zipper")),
    kind("lockout", "Lockout~4", Form::Cells(3), || word("rule-lockout")),
    kind("entropic", "Entropic", Form::Cells(2), || word("rule-entropic")),
    kind("modular", "Modular~3", Form::Cells(2), || word("rule-modular")),
];

const BETWEEN: [RuleKind; 6] = [
    kind("white-dot", "WhiteDot", Form::Beside, || word("rule-white-dot")),
    kind("black-dot", "BlackDot", Form::Beside, || word("rule-black-dot")),
    kind("x", "X", Form::Beside, || word("rule-x")),
    kind("v", "V", Form::Beside, || word("rule-v")),
    kind("greater", "GreaterThan", Form::Beside, || word("rule-greater")),
    kind("quad", "Quad", Form::Quad, || word("rule-quad")),
];

const OUTSIDE: [RuleKind; 4] = [
    kind("sandwich", "Sandwich", Form::Line, || word("kind-sandwich")),
    kind("little-killer", "LittleKiller", Form::Diagonal, || word("kind-little-killer")),
    kind("x-sum", "XSum", Form::Outside, || word("rule-x-sum")),
    kind("skyscraper", "Skyscraper", Form::Outside, || word("rule-skyscraper")),
];

const WHOLE: [RuleKind; 8] = [
    kind("falling", "Diagonal~-1", Form::Whole, || word("rule-falling")),
    kind("rising", "Diagonal~1", Form::Whole, || word("rule-rising")),
    kind("windoku", "Windoku", Form::Whole, || word("kind-windoku")),
    kind("disjoint-sets", "DisjointSets", Form::Whole, || word("kind-disjoint-sets")),
    kind("anti-knight", "AntiKnight", Form::Whole, || word("kind-anti-knight")),
    kind("anti-king", "AntiKing", Form::Whole, || word("kind-anti-king")),
    kind("non-consecutive", "AntiConsecutive", Form::Whole, || word("kind-non-consecutive")),
    kind("fog", "Fog", Form::Fog, || word("rule-fog")),
];

/// Rules that are proposed for drawings, besides those that can be placed.
const PROPOSED: [RuleKind; 5] = [
    kind("dutch", "Whisper~4", Form::Cells(2), || word("rule-dutch")),
    kind("sum", "Sum", Form::Cage, || word("rule-sum")),
    kind("pill", "PillArrow", Form::Cells(3), || word("rule-pill")),
    kind("circles", "CountingCircles", Form::Cells(2), || word("rule-circles")),
    kind("room", "NumberedRoom", Form::Outside, || word("rule-room")),
];

/// What a rule is called; itself if it has no name.
pub fn rule_label(rule: &str) -> String {
    let all = PALETTE.iter().flat_map(|(_, kinds)| *kinds).chain(&PROPOSED);
    let named = |kind: &&RuleKind| {
        let rest = rule.strip_prefix('.').and_then(|rule| rule.strip_prefix(kind.code));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('~'))
    };
    let is_parity = rule.starts_with(".~");
    match rule.rsplit('_').next().and_then(|digit| digit.parse::<i16>().ok()).filter(|_| is_parity) {
        Some(digit) => word(if digit % 2 == 0 { "rule-even" } else { "rule-odd" }),
        None => all.into_iter().find(named).map_or(rule, |kind| (kind.label)()),
    }
    .to_owned()
}

impl RuleKind {
    /// True for a rule that is there or not: it is about the whole grid.
    pub const fn is_whole(&self) -> bool {
        matches!(self.form, Form::Whole | Form::Fog)
    }

    /// True if this is the rule of a text, for one that is there or not.
    pub fn is(&self, rule: &str) -> bool {
        let rest = rule.strip_prefix('.').and_then(|rule| rule.strip_prefix(self.code));
        rest.is_some_and(|rest| rest.is_empty() || self.form == Form::Fog && rest.starts_with('~'))
    }

    /// The rule of these cells, in the order in which they were selected, and of what was typed.
    ///
    /// # Errors
    /// What it can't be placed without.
    pub fn rule(&self, grid: &Grid, cells: &[usize], typed: &str) -> Result<String, Missing> {
        let named = |cells: &[usize]| cells.iter().map(|cell| format!("~{}", grid.code(*cell))).collect::<String>();
        let told = || self.told(grid, typed);
        let enough = |least: usize| if cells.len() < least { Err(Missing::Cells(least)) } else { Ok(named(cells)) };
        let code = self.code;
        Ok(match self.form {
            Form::Whole => format!(".{code}"),
            Form::Cells(least) => format!(".{code}{}", enough(least)?),
            Form::Beside => {
                let cells_named = enough(2)?;
                let has_neighbour = |cell: &usize| {
                    [(1, 0), (-1, 0), (0, 1), (0, -1)]
                        .iter()
                        .any(|&(down, right)| grid.step(*cell, down, right).is_some_and(|other| cells.contains(&other)))
                };
                if !cells.iter().all(has_neighbour) {
                    return Err(Missing::Beside);
                }
                format!(".{code}{cells_named}")
            }
            Form::Cage => {
                let cells = enough(1)?;
                format!(".{code}~{}{cells}", told()?)
            }
            Form::Quad => {
                let corner = square(grid, cells).ok_or(Missing::FourCells)?;
                format!(".{code}{}~{}", named(&[corner]), told()?)
            }
            Form::Line => {
                let (line, _) = line(grid, cells).ok_or(Missing::Line)?;
                format!(".{code}~{}~{line}", told()?)
            }
            Form::Outside => {
                let (line, is_back) = line(grid, cells).ok_or(Missing::Line)?;
                format!(".{code}~{line}{}~{}", if is_back { "~" } else { "" }, told()?)
            }
            Form::Diagonal => {
                let start = match cells {
                    [start] => Some(*start),
                    cells => start_of_diagonal(grid, cells),
                };
                let start = named(&[start.ok_or(Missing::Diagonal)?]);
                format!(".{code}~{}{start}", told()?)
            }
            Form::Fog => format!(".{code}{}", named(cells)),
        })
    }

    /// What stands in the rule for what was typed.
    fn told(&self, grid: &Grid, typed: &str) -> Result<String, Missing> {
        let typed = typed.trim();
        let told = match self.form {
            Form::Cage if typed.is_empty() => Some(String::new()),
            Form::Quad => quad_digits(grid, typed),
            Form::Cage | Form::Line | Form::Outside | Form::Diagonal => {
                typed.parse::<u16>().ok().map(|number| number.to_string())
            }
            Form::Whole | Form::Cells(_) | Form::Beside | Form::Fog => Some(String::new()),
        };
        told.ok_or(Missing::Typed)
    }

    // ---- a rule that is there ----

    /// The kind of a rule that was placed in cells.
    pub fn of(rule: &str) -> Option<&'static Self> {
        let kinds = PALETTE.iter().flat_map(|(_, kinds)| *kinds).filter(|kind| !kind.is_whole());
        let rule = rule.strip_prefix('.')?;
        kinds.into_iter().find(|kind| rule.strip_prefix(kind.code).is_some_and(|rest| rest.starts_with('~')))
    }

    /// True if something is typed for it.
    pub const fn is_typed(&self) -> bool {
        matches!(self.form, Form::Cage | Form::Quad | Form::Line | Form::Outside | Form::Diagonal)
    }

    /// What was typed for a rule of this kind.
    pub fn typed(&self, rule: &str) -> String {
        let parts: Vec<&str> = rule.split('~').collect();
        parts.get(self.typed_parts(parts.len())).unwrap_or_default().join(" ")
    }

    /// A rule of this kind with what is typed now, in the same cells.
    ///
    /// # Errors
    /// What was typed is no number or no digits.
    pub fn retyped(&self, rule: &str, grid: &Grid, typed: &str) -> Result<String, Missing> {
        let told = self.told(grid, typed)?;
        let mut parts: Vec<&str> = rule.split('~').collect();
        let own = self.typed_parts(parts.len());
        if !own.is_empty() {
            parts.splice(own, [told.as_str()]);
        }
        Ok(parts.join("~"))
    }

    /// Which of so many parts of a rule were typed.
    const fn typed_parts(&self, count: usize) -> Range<usize> {
        match self.form {
            Form::Cage | Form::Line | Form::Diagonal => 1..2,
            Form::Quad => 2..count,
            Form::Outside => count - 1..count,
            Form::Whole | Form::Cells(_) | Form::Beside | Form::Fog => 0..0,
        }
    }
}

/// The digits that were typed for a square as they stand in the rule, if all are digits of the grid; where each is one character, with
/// nothing between them, too.
fn quad_digits(grid: &Grid, typed: &str) -> Option<String> {
    let parts = typed.split([' ', ',', ';']).filter(|part| !part.is_empty());
    let digits: Option<Vec<i16>> = match grid.highest {
        ..=9 => parts.flat_map(str::chars).map(|letter| Some(letter.to_digit(10)? as i16)).collect(),
        _ => parts.map(|part| part.parse().ok()).collect(),
    };
    let digits = digits.filter(|digits| !digits.is_empty() && digits.iter().all(|digit| grid.has(*digit)))?;
    Some(digits.iter().map(i16::to_string).collect::<Vec<_>>().join("~"))
}

/// The top left cell of two by two cells.
fn square(grid: &Grid, cells: &[usize]) -> Option<usize> {
    let corner = *cells.iter().min()?;
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    let (row, column) = grid.place(corner);
    let is_inside = row + 1 < grid.rows && column + 1 < grid.columns;
    (is_inside && sorted == [corner, corner + 1, corner + grid.columns, corner + grid.columns + 1]).then_some(corner)
}

/// The row or column that selected cells stand for, and whether the last one of them is nearer to its end: two cells of it, or one
/// at the edge of the grid that is no corner.
fn line(grid: &Grid, cells: &[usize]) -> Option<(String, bool)> {
    let places: Vec<(usize, usize)> = cells.iter().map(|cell| grid.place(*cell)).collect();
    let (first, last) = (*places.first()?, *places.last()?);
    let code = grid.code(cells[0]);
    let (row_code, column_code) = code.split_at(code.rfind('C')?);
    let ends = |place: usize, count: usize| place == 0 || place + 1 == count;
    let is_edge = (ends(first.0, grid.rows), ends(first.1, grid.columns));
    let is_row = places.iter().all(|place| place.0 == first.0);
    let is_column = places.iter().all(|place| place.1 == first.1);
    match (is_row, is_column, is_edge) {
        (true, true, (false, true)) | (true, false, _) => {
            let nearest = places.iter().map(|place| place.1).max_by_key(|column| column.abs_diff(grid.columns / 2));
            Some((row_code.to_owned(), 2 * nearest.unwrap_or(last.1) >= grid.columns))
        }
        (true, true, (true, false)) | (false, true, _) => {
            let nearest = places.iter().map(|place| place.0).max_by_key(|row| row.abs_diff(grid.rows / 2));
            Some((column_code.to_owned(), 2 * nearest.unwrap_or(last.0) >= grid.rows))
        }
        _ => None,
    }
}

/// The cell at which a little killer's clue stands for the diagonal of these cells. One that falls to the right has its clue at the
/// left side of the grid, or else at the right; one that rises has it at the top, or else at the bottom.
fn start_of_diagonal(grid: &Grid, cells: &[usize]) -> Option<usize> {
    let places: Vec<(usize, usize)> = cells.iter().map(|cell| grid.place(*cell)).collect();
    let falls = |(row, column): &(usize, usize)| row + grid.columns - column;
    let rises = |(row, column): &(usize, usize)| row + column;
    let is_one = |line: &dyn Fn(&(usize, usize)) -> usize| places.iter().all(|place| line(place) == line(&places[0]));
    let end = |down: isize, right: isize| {
        let end = std::iter::successors(cells.first().copied(), |cell| grid.step(*cell, down, right)).last()?;
        Some((end, grid.place(end)))
    };
    let [first, other] = match (places.len() > 1, is_one(&falls), is_one(&rises)) {
        (true, true, _) => {
            [end(-1, -1).filter(|(_, at)| at.1 == 0), end(1, 1).filter(|(_, at)| at.1 + 1 == grid.columns)]
        }
        (true, _, true) => [end(-1, 1).filter(|(_, at)| at.0 == 0), end(1, -1).filter(|(_, at)| at.0 + 1 == grid.rows)],
        _ => return None,
    };
    first.or(other).map(|(cell, _)| cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NINE: Grid = Grid { rows: 9, columns: 9, lowest: 1, highest: 9 };

    fn rule(name: &str, cells: &[usize], typed: &str) -> Result<String, Missing> {
        let all = PALETTE.iter().flat_map(|(_, kinds)| *kinds);
        all.into_iter().find(|kind| kind.name == name).unwrap().rule(&NINE, cells, typed)
    }

    #[test]
    fn each_form_is_written() {
        assert_eq!(rule("cage", &[0, 1], "15").unwrap(), ".Cage~15~R1C1~R1C2");
        assert_eq!(rule("cage", &[0, 1], "").unwrap(), ".Cage~~R1C1~R1C2");
        assert_eq!(rule("thermo", &[10, 0], "").unwrap(), ".Thermo~R2C2~R1C1");
        assert_eq!(rule("whisper", &[0, 1], "").unwrap(), ".Whisper~5~R1C1~R1C2");
        assert_eq!(rule("quad", &[10, 0, 1, 9], "3, 5").unwrap(), ".Quad~R1C1~3~5");
        assert_eq!(rule("quad", &[10, 0, 1, 9], "1223").unwrap(), ".Quad~R1C1~1~2~2~3", "each digit is one character");
        assert_eq!(rule("x", &[0, 9, 10], "").unwrap(), ".X~R1C1~R2C1~R2C2");
        assert_eq!(rule("sandwich", &[18], "12").unwrap(), ".Sandwich~12~R3");
        assert_eq!(rule("skyscraper", &[3], "4").unwrap(), ".Skyscraper~C4~4");
        assert_eq!(rule("skyscraper", &[75], "4").unwrap(), ".Skyscraper~C4~~4");
        assert_eq!(rule("x-sum", &[7, 8], "9").unwrap(), ".XSum~R1~~9");
        assert_eq!(rule("little-killer", &[4], "22").unwrap(), ".LittleKiller~22~R1C5");
        assert_eq!(rule("rising", &[], "").unwrap(), ".Diagonal~1");
        assert_eq!(rule("fog", &[], "").unwrap(), ".Fog");
        assert_eq!(rule("fog", &[0, 80], "").unwrap(), ".Fog~R1C1~R9C9");
    }

    #[test]
    fn a_rule_that_is_there_can_be_typed_anew() {
        let cases = [
            (".Cage~15~R1C1~R1C2", "15", "7", ".Cage~7~R1C1~R1C2"),
            (".Cage~~R1C1~R1C2", "", "7", ".Cage~7~R1C1~R1C2"),
            (".Cage~15~R1C1~R1C2", "15", "", ".Cage~~R1C1~R1C2"),
            (".Quad~R1C1~3~5", "3 5", "124", ".Quad~R1C1~1~2~4"),
            (".Sandwich~12~R3", "12", "8", ".Sandwich~8~R3"),
            (".Skyscraper~C4~~4", "4", "5", ".Skyscraper~C4~~5"),
            (".Skyscraper~C4~2~4", "4", "5", ".Skyscraper~C4~2~5"),
            (".LittleKiller~22~R1C5", "22", "30", ".LittleKiller~30~R1C5"),
            (".Whisper~5~R1C1~R1C2", "", "", ".Whisper~5~R1C1~R1C2"),
        ];
        for (rule, typed, other, changed) in cases {
            let kind = RuleKind::of(rule).unwrap();
            assert_eq!(kind.typed(rule), typed, "{rule}");
            assert_eq!(kind.retyped(rule, &NINE, other).unwrap(), changed);
            assert_eq!(kind.retyped(rule, &NINE, "x").is_err(), kind.is_typed(), "{rule}");
        }
        assert!([".Fog~R1C1", ".Windoku", ".Other~R1C1"].map(RuleKind::of).iter().all(Option::is_none));
    }

    #[test]
    fn what_is_missing_is_said() {
        assert_eq!(rule("thermo", &[3], ""), Err(Missing::Cells(2)));
        assert_eq!(rule("white-dot", &[1, 5], ""), Err(Missing::Beside));
        assert_eq!(rule("v", &[8, 9], ""), Err(Missing::Beside), "the end of a row and the beginning of the next");
        assert_eq!(rule("sandwich", &[0], "5"), Err(Missing::Line), "a corner is in a row and a column");
        assert_eq!(rule("sandwich", &[40], "5"), Err(Missing::Line));
        assert_eq!(rule("sandwich", &[3], "x"), Err(Missing::Typed));
        for typed in ["-5", "12.5", "abc", "1 2", "99999"] {
            assert_eq!(rule("cage", &[0, 1], typed), Err(Missing::Typed), "{typed}");
        }
        for typed in ["", "a", "1,x", "0"] {
            assert_eq!(rule("quad", &[0, 1, 9, 10], typed), Err(Missing::Typed), "{typed}");
        }
        assert_eq!(rule("quad", &[0, 1, 2, 3], "1"), Err(Missing::FourCells));
        assert_eq!(rule("quad", &[8, 9, 17, 18], "1"), Err(Missing::FourCells));
        assert_eq!(rule("little-killer", &[], "9"), Err(Missing::Diagonal));
        assert_eq!(rule("little-killer", &[0, 1], "9"), Err(Missing::Diagonal));
    }

    #[test]
    fn a_diagonal_is_known_by_two_cells_of_it() {
        let start = |cells: &[usize]| rule("little-killer", cells, "9").unwrap();
        // Both ways from the fourth cell of the top row, and both main diagonals.
        assert_eq!(start(&[3, 13]), ".LittleKiller~9~R6C9");
        assert_eq!(start(&[11, 3]), ".LittleKiller~9~R1C4");
        assert_eq!(start(&[40, 0]), ".LittleKiller~9~R1C1");
        assert_eq!(start(&[72, 8, 40]), ".LittleKiller~9~R1C9");
        assert_eq!(start(&[80, 60]), ".LittleKiller~9~R1C1");
        assert_eq!(start(&[79, 69]), ".LittleKiller~9~R2C1");
        assert_eq!(start(&[79, 71]), ".LittleKiller~9~R9C8");
    }

    #[test]
    fn a_rule_has_the_name_of_its_kind() {
        let rules = [
            ".Whisper~5~R1C1~R1C2",
            ".Whisper~4~R1C1~R1C2",
            ".X~R1C1~R1C2",
            ".~R1C1_1_3_5",
            ".~R1C1_2_4",
            ".Diagonal~-1",
        ];
        let names = ["German whisper", "Dutch whisper", "X (sum 10)", "Odd digit", "Even digit", "Falling diagonal"];
        assert_eq!(rules.map(rule_label), names);
        assert_eq!(rule_label(".Other~R1C1"), ".Other~R1C1");
    }

    #[test]
    fn a_rule_that_is_there_once_is_known_by_its_text() {
        let is = |name: &str, text| PALETTE[4].1.iter().find(|kind| kind.name == name).unwrap().is(text);
        assert!(is("fog", ".Fog~R1C1") && is("fog", ".Fog") && !is("fog", ".Fogbow"));
        assert!(is("rising", ".Diagonal~1") && !is("rising", ".Diagonal~-1") && !is("rising", ".Diagonal~10"));
    }
}
