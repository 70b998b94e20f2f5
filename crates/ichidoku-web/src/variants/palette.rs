//! The rules that a setter can place, what each is made of, and what it is called.

use super::dots::NumberedDot;
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
    pub(super) code: &'static str,
    /// What it is made of.
    pub(super) form: Form,
}

/// What a rule is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Nothing: it is about the whole grid.
    Whole,
    /// At least so many cells, in their order.
    Cells(usize),
    /// At least so many cells, which make one rule with those that are there already.
    Together(usize),
    /// At least two cells, each of them beside another one.
    Beside,
    /// The same; the sign stands for this number, and for no other.
    Sign(u16),
    /// At least two cells, each of them beside another one; with a number, two cells.
    Dot { is_ratio: bool },
    /// At least two cells, as a table of pairs once the rule is there.
    Slow,
    /// The cells of a shape, and as many of its copy in the same order.
    Clones,
    /// Cells, and as many others.
    Halves,
    /// A number, and at least so many cells.
    Numbered(Number, usize),
    /// Cells whose digits leave this when they are divided by 2.
    Parity(u16),
    /// One cell, and those beside it, which are all less or all greater.
    Extreme { is_greatest: bool },
    /// As many cells as an irregular box has.
    Box,
    /// Two by two cells, and digits.
    Quad,
    /// Digits, and at least one cell.
    Digits,
    /// Pairs of a count and a digit, and at least one cell.
    Pairs,
    /// A number, and a row or column.
    Line,
    /// A number at an end of a row or column.
    Outside,
    /// A number, and the cell where a diagonal begins or two cells of it.
    Diagonal,
    /// Nothing, or cells that are clear from the start: it is there once.
    Fog,
}

/// Whether a rule has its number from whoever sets it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Number {
    /// It can be without one.
    Optional,
    /// It can't be without one.
    Needed,
    /// It is this one if none is typed.
    Usual(u16),
    /// It is this one in a grid with nine digits if none is typed, and in others as much less or more as these have.
    OfNine(u16),
}

impl Number {
    /// The number in a grid if none is typed; nothing for a rule that is without one then.
    pub(super) fn usual(self, grid: &Grid) -> Option<u16> {
        match self {
            Self::Optional | Self::Needed => None,
            Self::Usual(usual) => Some(usual),
            Self::OfNine(usual) => Some((usual * grid.digits().count() as u16 / 9).max(1)),
        }
    }
}

/// Rules that stand together, under a title.
pub type Section = (fn() -> &'static str, &'static [RuleKind]);

/// All rules that can be placed.
pub const PALETTE: [Section; 6] =
    [(cages, &CAGES), (cells, &CELLS), (lines, &LINES), (between, &BETWEEN), (outside, &OUTSIDE), (whole, &WHOLE)];

fn cages() -> &'static str {
    word("rules-cages")
}
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

const CAGES: [RuleKind; 12] = [
    kind("cage", "Cage", Form::Numbered(Number::Optional, 1), || word("rule-cage")),
    kind("sum", "Sum", Form::Numbered(Number::Needed, 1), || word("rule-sum")),
    kind("equal-sum", "EqualSum", Form::Halves, || word("rule-equal-sum")),
    kind("all-different", "AllDifferent", Form::Cells(2), || word("rule-all-different")),
    kind("rellik", "RellikCage", Form::Numbered(Number::Needed, 1), || word("rule-rellik")),
    kind("equality", "EqualityCage", Form::Cells(2), || word("rule-equality")),
    kind("lunchbox", "Lunchbox", Form::Numbered(Number::Needed, 2), || word("rule-lunchbox")),
    kind("at-least", "ContainAtLeast", Form::Digits, || word("rule-at-least")),
    kind("exactly", "ContainExact", Form::Digits, || word("rule-exactly")),
    kind("look-and-say", "LookAndSay", Form::Pairs, || word("rule-look-and-say")),
    kind("same-digits", "SameValues", Form::Numbered(Number::Usual(2), 2), || word("rule-same-digits")),
    kind("clones", "Palindrome", Form::Clones, || word("rule-clones")),
];

const CELLS: [RuleKind; 9] = [
    kind("box", "Jigsaw", Form::Box, || word("rule-box")),
    kind("odd", "", Form::Parity(1), || word("rule-odd")),
    kind("even", "", Form::Parity(0), || word("rule-even")),
    kind("greatest", "GreaterThan", Form::Extreme { is_greatest: true }, || word("rule-greatest")),
    kind("least", "GreaterThan", Form::Extreme { is_greatest: false }, || word("rule-least")),
    kind("circles", "CountingCircles", Form::Together(1), || word("rule-circles")),
    kind("count", "CountDistinct", Form::Cells(2), || word("rule-count")),
    kind("index-column", "Indexing~C", Form::Cells(1), || word("rule-index-column")),
    kind("index-row", "Indexing~R", Form::Cells(1), || word("rule-index-row")),
];

const LINES: [RuleKind; 17] = [
    kind("thermo", "Thermo", Form::Cells(2), || word("rule-thermo")),
    kind("slow-thermo", "SlowThermo", Form::Slow, || word("rule-slow-thermo")),
    kind("arrow", "Arrow", Form::Cells(2), || word("rule-arrow")),
    kind("double-arrow", "DoubleArrow", Form::Cells(3), || word("rule-double-arrow")),
    kind("pill", "PillArrow", Form::Numbered(Number::Usual(2), 3), || word("rule-pill")),
    kind("whisper", "Whisper", Form::Numbered(Number::OfNine(5), 2), || word("rule-whisper")),
    kind("dutch", "Whisper", Form::Numbered(Number::OfNine(4), 2), || word("rule-dutch")),
    kind("renban", "Renban", Form::Cells(2), || word("rule-renban")),
    kind("palindrome", "Palindrome", Form::Cells(2), || word("rule-palindrome")),
    kind("between", "Between", Form::Cells(3), || word("rule-between")),
    kind("box-sum", "RegionSumLine", Form::Cells(2), || word("rule-box-sum")),
    kind("sum-line", "SumLine", Form::Numbered(Number::Needed, 2), || word("rule-sum-line")),
    kind("zipper", "Zipper", Form::Cells(2), || word("rule-zipper")),
    kind("lockout", "Lockout", Form::Numbered(Number::OfNine(4), 3), || word("rule-lockout")),
    kind("entropic", "Entropic", Form::Cells(2), || word("rule-entropic")),
    kind("modular", "Modular", Form::Numbered(Number::Usual(3), 2), || word("rule-modular")),
    kind("index-line", "ValueIndexing", Form::Cells(3), || word("rule-index-line")),
];

const BETWEEN: [RuleKind; 6] = [
    kind("white-dot", "WhiteDot", Form::Dot { is_ratio: false }, || word("rule-white-dot")),
    kind("black-dot", "BlackDot", Form::Dot { is_ratio: true }, || word("rule-black-dot")),
    kind("x", "X", Form::Sign(10), || word("rule-x")),
    kind("v", "V", Form::Sign(5), || word("rule-v")),
    kind("greater", "GreaterThan", Form::Beside, || word("rule-greater")),
    kind("quad", "Quad", Form::Quad, || word("rule-quad")),
];

const OUTSIDE: [RuleKind; 7] = [
    kind("sandwich", "Sandwich", Form::Line, || word("kind-sandwich")),
    kind("little-killer", "LittleKiller", Form::Diagonal, || word("kind-little-killer")),
    kind("x-sum", "XSum", Form::Outside, || word("rule-x-sum")),
    kind("skyscraper", "Skyscraper", Form::Outside, || word("rule-skyscraper")),
    kind("hidden-skyscraper", "HiddenSkyscraper", Form::Outside, || word("rule-hidden-skyscraper")),
    kind("room", "NumberedRoom", Form::Outside, || word("rule-room")),
    kind("rank", "FullRank", Form::Outside, || word("rule-rank")),
];

const WHOLE: [RuleKind; 17] = [
    kind("falling", "Diagonal~-1", Form::Whole, || word("rule-falling")),
    kind("rising", "Diagonal~1", Form::Whole, || word("rule-rising")),
    kind("windoku", "Windoku", Form::Whole, || word("kind-windoku")),
    kind("disjoint-sets", "DisjointSets", Form::Whole, || word("kind-disjoint-sets")),
    kind("anti-knight", "AntiKnight", Form::Whole, || word("kind-anti-knight")),
    kind("anti-king", "AntiKing", Form::Whole, || word("kind-anti-king")),
    kind("non-consecutive", "AntiConsecutive", Form::Whole, || word("kind-non-consecutive")),
    kind("anti-taxicab", "AntiTaxicab", Form::Whole, || word("rule-anti-taxicab")),
    kind("all-dots", "StrictKropki", Form::Whole, || word("rule-all-dots")),
    kind("all-xv", "StrictXV", Form::Whole, || word("rule-all-xv")),
    kind("entropy", "GlobalEntropy", Form::Whole, || word("rule-entropy")),
    kind("remainders", "GlobalMod", Form::Whole, || word("rule-remainders")),
    kind("flatmates", "DutchFlatmates", Form::Whole, || word("rule-flatmates")),
    kind("no-boxes", "NoBoxes", Form::Whole, || word("rule-no-boxes")),
    kind("boxes-alike", "RegionSameValues", Form::Whole, || word("rule-boxes-alike")),
    kind("chaos", "ChaosConstruction", Form::Whole, || word("rule-chaos")),
    kind("fog", "Fog", Form::Fog, || word("rule-fog")),
];

/// What a rule of a grid is called; itself if it has no name.
pub fn rule_label(rule: &str, grid: &Grid) -> String {
    named(rule, grid).map_or(rule, |kind| (kind.label)()).to_owned()
}

/// The kind of a rule: of two that differ by their usual number, the one that has it, or else the first.
fn named(rule: &str, grid: &Grid) -> Option<&'static RuleKind> {
    let kinds = || PALETTE.iter().flat_map(|(_, kinds)| *kinds).filter(|kind| kind.is(rule));
    kinds().find(|kind| kind.has_usual_number(rule, grid)).or_else(|| kinds().next())
}

impl RuleKind {
    /// The kind of a rule that was placed in cells of a grid.
    pub fn of(rule: &str, grid: &Grid) -> Option<&'static Self> {
        named(rule, grid).filter(|kind| !kind.is_whole() && !kind.is_box())
    }

    /// True for a rule that is there or not: it is about the whole grid.
    pub const fn is_whole(&self) -> bool {
        matches!(self.form, Form::Whole | Form::Fog)
    }

    /// True for a clue beside the grid.
    pub const fn is_outside(&self) -> bool {
        matches!(self.form, Form::Line | Form::Outside | Form::Diagonal)
    }

    /// True for irregular boxes, which are one rule together.
    pub const fn is_box(&self) -> bool {
        matches!(self.form, Form::Box)
    }

    /// A rule of this kind with the cells of another one too, where both are one.
    pub fn joined(&self, rule: &str, other: &str) -> Option<String> {
        let cells = |rule: &'_ str| rule.split('~').skip(1).map(str::to_owned).collect::<Vec<_>>();
        matches!(self.form, Form::Together(_)).then(|| {
            let mut all = cells(rule);
            all.extend(cells(other).into_iter().filter(|cell| !cells(rule).contains(cell)));
            format!(".{}~{}", self.code, all.join("~"))
        })
    }

    /// True if a rule is of this kind.
    pub fn is(&self, rule: &str) -> bool {
        match (NumberedDot::of(rule), self.form) {
            (Some(dot), Form::Dot { is_ratio }) => return dot.is_ratio == is_ratio,
            (_, Form::Slow) => return rule.starts_with(".Pair~") && rule.contains("~_Slow%20thermo~"),
            _ => {}
        }
        let Some(rest) = rule.strip_prefix('.').and_then(|rule| rule.strip_prefix(self.code)) else { return false };
        let mut parts = rest.split('~').skip(1);
        match self.form {
            Form::Whole => rest.is_empty(),
            Form::Parity(left) => parts.next().is_some_and(|cell| is_of_parity(cell, left)),
            Form::Extreme { is_greatest } => is_around(&parts.collect::<Vec<_>>(), is_greatest),
            Form::Clones => parts.count() == 2,
            Form::Fog => rest.is_empty() || rest.starts_with('~'),
            _ => rest.starts_with('~'),
        }
    }

    fn has_usual_number(&self, rule: &str, grid: &Grid) -> bool {
        let Form::Numbered(number @ Number::OfNine(_), _) = self.form else { return true };
        let own = rule.split('~').nth(1).and_then(|number| number.parse().ok());
        own == number.usual(grid)
    }
}

/// True for a cell with its possible digits, `R1C1_2_4_6_8`, that all leave this when they are divided by 2.
fn is_of_parity(cell: &str, left: u16) -> bool {
    let mut digits = cell.split('_').skip(1).peekable();
    digits.peek().is_some() && digits.all(|digit| digit.parse::<u16>().is_ok_and(|digit| digit % 2 == left))
}

/// True if the first of these cells, or else the last, has all the others at its sides; in a corner these are two.
fn is_around(cells: &[&str], is_first: bool) -> bool {
    let places: Option<Vec<(usize, usize)>> = cells.iter().map(|cell| place(cell)).collect();
    let places = places.filter(|places| places.len() > 2).unwrap_or_default();
    let split = if is_first { places.split_first() } else { places.split_last() };
    split.is_some_and(|(middle, near)| {
        near.iter().all(|place| place.0.abs_diff(middle.0) + place.1.abs_diff(middle.1) == 1)
    })
}

/// The row and the column in the name of a cell in the words of the Interactive Sudoku Solver: `R1CG`, `R1C17`.
fn place(code: &str) -> Option<(usize, usize)> {
    let (row, column) = code.strip_prefix('R')?.split_once('C')?;
    let side = |side: &str| side.parse().or_else(|_| usize::from_str_radix(side, 17)).ok();
    Some((side(row)?, side(column)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NINE: Grid = Grid { rows: 9, columns: 9, lowest: 1, highest: 9 };

    #[test]
    fn a_whisper_is_german_or_dutch_by_its_grid() {
        let names = |side: i16| {
            let grid = Grid { rows: side as usize, columns: side as usize, lowest: 1, highest: side };
            [1, 2, 3, 4, 5]
                .map(|number| rule_label(&format!(".Whisper~{number}~R1C1~R1C2"), &grid).starts_with("Dutch"))
        };
        assert_eq!(names(4), [true, false, false, false, false]);
        assert_eq!(names(6), [false, true, false, false, false]);
        assert_eq!(names(8), [false, false, true, false, false]);
        assert_eq!(names(9), [false, false, false, true, false]);
    }

    #[test]
    fn a_rule_has_the_name_of_its_kind() {
        let names = [
            (".Whisper~5~R1C1~R1C2", "German whisper"),
            (".Whisper~4~R1C1~R1C2", "Dutch whisper"),
            (".Whisper~3~R1C1~R1C2", "German whisper"),
            (".X~R1C1~R1C2", "X (sum 10)"),
            (".XSum~R1~~9", "X-sum"),
            (".~R1C1_1_3_5", "Odd digit"),
            (".~R1C1_2_4~R2C2_2_4", "Even digit"),
            (".~R1C1_1_2", ".~R1C1_1_2"),
            (".Diagonal~-1", "Falling diagonal"),
            (".GreaterThan~R1C1~R1C2", "Greater than"),
            (".GreaterThan~R1C2~R1C3~R1C4", "Greater than"),
            (".GreaterThan~R1C1~R1C2~R2C1", "Greatest of its neighbours"),
            (".GreaterThan~RFCG~RGCF~RGCG", "Least of its neighbours"),
            (".GreaterThan~R16C17~R17C16~R17C17", "Least of its neighbours"),
            (".WhiteDot~R1C1~R1C2", "White dot"),
            (".Or.Sum~3_=_1_-1~R1C1~R1C2.Sum~3_=_-1_1~R1C1~R1C2.End", "White dot"),
            (".Or.Sum~0_=_1_-3~R1C1~R1C2.Sum~0_=_-3_1~R1C1~R1C2.End", "Black dot"),
            (".Palindrome~R1C1~R1C2", "Clones"),
            (".Palindrome~R1C1~R1C2~R1C3", "Palindrome"),
            (".Pair~AA~_Slow%20thermo~R1C1~R1C2", "Slow thermometer"),
            (".Pair~AA~_Other~R1C1~R1C2", ".Pair~AA~_Other~R1C1~R1C2"),
            (".Indexing~C~R1C1", "Column index"),
            (".Indexing~R~R1C1", "Row index"),
            (".Other~R1C1", ".Other~R1C1"),
        ];
        for (rule, name) in names {
            assert_eq!(rule_label(rule, &NINE), name, "{rule}");
        }
    }

    #[test]
    fn a_rule_that_is_there_once_is_known_by_its_text() {
        let is = |name: &str, text| WHOLE.iter().find(|kind| kind.name == name).unwrap().is(text);
        assert!(is("fog", ".Fog~R1C1") && is("fog", ".Fog") && !is("fog", ".Fogbow"));
        assert!(is("rising", ".Diagonal~1") && !is("rising", ".Diagonal~-1") && !is("rising", ".Diagonal~10"));
    }

    #[test]
    fn only_what_was_placed_in_cells_can_be_changed() {
        assert!(
            [".Fog~R1C1", ".Windoku", ".Other~R1C1", ".Jigsaw~0011"]
                .map(|rule| RuleKind::of(rule, &NINE))
                .iter()
                .all(Option::is_none)
        );
        assert_eq!(RuleKind::of(".~R1C1_2_4", &NINE).unwrap().name, "even");
    }

    #[test]
    fn circles_that_count_are_one_rule() {
        let [one, other] = [".CountingCircles~R1C1~R2C2", ".CountingCircles~R2C2~R3C3"];
        let circles = RuleKind::of(one, &NINE).unwrap();
        assert_eq!(circles.joined(one, other).unwrap(), ".CountingCircles~R1C1~R2C2~R3C3");
        assert_eq!(RuleKind::of(".Renban~R1C1", &NINE).unwrap().joined(one, other), None);
    }
}
