//! How a rule is placed: in which cells, with what was typed, and what is missing where it can't be.

use std::ops::Range;

use super::dots::NumberedDot;
use super::grid::Grid;
use super::palette::{Form, Number, RuleKind};
use crate::words::{phrase, word};

/// What a rule can't be placed without.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Missing {
    /// At least so many cells.
    Cells(usize),
    /// So many cells, neither less nor more.
    Exactly(usize),
    /// Cells side by side.
    Beside,
    /// A number.
    Typed,
    /// Another number: none of the digits of so many cells make this sum.
    OtherSum(usize, String),
    /// Two by two cells.
    FourCells,
    /// Cells at the end of one row or column.
    Line,
    /// A cell where a diagonal begins, or cells of one.
    Diagonal,
    /// Cells of two shapes, as many of each.
    Copy,
    /// Another rule: the sign stands for one number only.
    OtherSign,
}

impl Missing {
    /// True if other cells are missing, so that a stroke through them can place the rule.
    pub fn is_of_cells(&self) -> bool {
        !matches!(self, Self::Typed | Self::OtherSum(..) | Self::OtherSign)
    }

    /// What a setter is asked for.
    pub fn text(&self) -> String {
        match self {
            Self::Cells(count) => phrase("studio-cells", &[("count", count)]),
            Self::Exactly(count) => phrase("studio-exactly", &[("count", count)]),
            Self::OtherSum(count, sum) => phrase("studio-no-sum", &[("count", count), ("sum", sum)]),
            Self::Beside => word("studio-beside").to_owned(),
            Self::Typed => word("studio-number").to_owned(),
            Self::FourCells => word("studio-square").to_owned(),
            Self::Line => word("studio-line").to_owned(),
            Self::Diagonal => word("studio-diagonal").to_owned(),
            Self::Copy => word("studio-copy").to_owned(),
            Self::OtherSign => phrase("studio-sign", &[("rule", &word("rule-sum"))]),
        }
    }
}

impl RuleKind {
    /// The rule of these cells, in the order in which they were selected, and of what was typed. That of a box has no layout yet.
    ///
    /// # Errors
    /// What it can't be placed without.
    pub fn rule(&self, grid: &Grid, cells: &[usize], typed: &str) -> Result<String, Missing> {
        let named = |cells: &[usize]| cells.iter().map(|cell| format!("~{}", grid.code(*cell))).collect::<String>();
        let told = || self.told(grid, typed);
        let enough = |least: usize| if cells.len() < least { Err(Missing::Cells(least)) } else { Ok(named(cells)) };
        let exactly = |count: usize| if cells.len() == count { Ok(cells[0]) } else { Err(Missing::Exactly(count)) };
        let code = self.code;
        Ok(match self.form {
            Form::Whole => format!(".{code}"),
            Form::Cells(least) | Form::Together(least) => format!(".{code}{}", enough(least)?),
            Form::Slow => format!(".{code}{}", enough(2)?),
            Form::Clones => {
                let (shape, copy) = halves(cells)?;
                shape.iter().zip(copy).map(|(cell, copy)| format!(".{code}{}", named(&[*cell, *copy]))).collect()
            }
            Form::Halves => {
                let (some, others) = halves(cells)?;
                format!(".{code}{}~-{}", named(some), named(others))
            }
            Form::Beside | Form::Sign(_) | Form::Dot { .. } => {
                let cells_named = enough(2)?;
                let has_neighbour = |cell: &usize| grid.beside(*cell).any(|other| cells.contains(&other));
                if !cells.iter().all(has_neighbour) {
                    return Err(Missing::Beside);
                }
                let plain = format!(".{code}{cells_named}");
                match self.form {
                    Form::Dot { .. } => self.retyped(&plain, grid, typed)?,
                    Form::Sign(sum) if !typed.trim().is_empty() && typed.trim().parse() != Ok(sum) => {
                        return Err(Missing::OtherSign);
                    }
                    _ => plain,
                }
            }
            Form::Numbered(_, least) => {
                let (named, told) = (enough(least)?, told()?);
                self.can_be_kept(grid, cells.len(), &told)?;
                format!(".{code}~{told}{named}")
            }
            Form::Digits | Form::Pairs => {
                let cells = enough(1)?;
                format!(".{code}~{}{cells}", told()?)
            }
            Form::Parity(left) => {
                enough(1)?;
                let digits = grid.digits().filter(|digit| digit.rem_euclid(2) == left as i16);
                let digits: String = digits.map(|digit| format!("_{digit}")).collect();
                format!(".{code}{}", cells.iter().map(|cell| named(&[*cell]) + &digits).collect::<String>())
            }
            Form::Extreme { is_greatest } => {
                let cell = exactly(1)?;
                let (own, near) = (named(&[cell]), named(&grid.beside(cell).collect::<Vec<_>>()));
                if is_greatest { format!(".{code}{own}{near}") } else { format!(".{code}{near}{own}") }
            }
            Form::Box => {
                exactly(grid.box_size())?;
                format!(".{code}")
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
                let ends = match cells {
                    [start] => Some(vec![*start]),
                    cells => ends_of_diagonal(grid, cells),
                };
                // First of all a diagonal: without one the rule becomes the pen.
                let ends = named(&ends.ok_or(Missing::Diagonal)?);
                format!(".{code}~{}{ends}", told()?)
            }
            Form::Fog => format!(".{code}{}", named(cells)),
        })
    }

    /// What stands in the rule for what was typed.
    fn told(&self, grid: &Grid, typed: &str) -> Result<String, Missing> {
        let typed = typed.trim();
        let told = match self.form {
            Form::Numbered(Number::Optional, _) | Form::Dot { .. } if typed.is_empty() => Some(String::new()),
            Form::Numbered(number, _) if typed.is_empty() => number.usual(grid).map(|usual| usual.to_string()),
            Form::Quad => digits(grid, typed, "~"),
            Form::Digits => digits(grid, typed, "_"),
            Form::Pairs => pairs(grid, typed),
            Form::Numbered(..) | Form::Dot { .. } | Form::Line | Form::Outside | Form::Diagonal => {
                typed.parse::<u16>().ok().map(|number| number.to_string())
            }
            _ => Some(String::new()),
        };
        told.ok_or(Missing::Typed)
    }

    /// Refuses a sum that no digits of so many cells make, which in a cage are all different. A cage with the sum 0 has none.
    fn can_be_kept(&self, grid: &Grid, cells: usize, sum: &str) -> Result<(), Missing> {
        let is_cage = self.code == "Cage";
        let Some(total) = sum.parse().ok().filter(|sum| self.code == "Sum" || is_cage && *sum != 0) else {
            return Ok(());
        };
        let (count, lowest, highest) = (cells as i64, i64::from(grid.lowest), i64::from(grid.highest));
        let steps = if is_cage { count * (count - 1) / 2 } else { 0 };
        let can_be = count * lowest + steps <= total && total <= count * highest - steps;
        if can_be { Ok(()) } else { Err(Missing::OtherSum(cells, sum.to_owned())) }
    }

    // ---- a rule that is there ----

    /// True if something is typed for it.
    pub const fn is_typed(&self) -> bool {
        !matches!(
            self.form,
            Form::Whole
                | Form::Cells(_)
                | Form::Together(_)
                | Form::Beside
                | Form::Sign(_)
                | Form::Slow
                | Form::Clones
                | Form::Halves
                | Form::Parity(_)
                | Form::Extreme { .. }
                | Form::Box
                | Form::Fog
        )
    }

    /// What was typed for a rule of this kind.
    pub fn typed(&self, rule: &str) -> String {
        if let Some(dot) = NumberedDot::of(rule) {
            return dot.number.to_owned();
        }
        let parts: Vec<&str> = rule.split('~').collect();
        let typed = parts.get(self.typed_parts(&parts)).unwrap_or_default().join(" ");
        if self.form == Form::Digits { typed.replace('_', " ") } else { typed }
    }

    /// A rule of this kind with what is typed now, in the same cells.
    ///
    /// # Errors
    /// What was typed is no number or no digits, or there are too many cells for one.
    pub fn retyped(&self, rule: &str, grid: &Grid, typed: &str) -> Result<String, Missing> {
        let told = self.told(grid, typed)?;
        if let Form::Dot { is_ratio } = self.form {
            return self.dot(rule, is_ratio, &told);
        }
        let mut parts: Vec<&str> = rule.split('~').collect();
        let own = self.typed_parts(&parts);
        self.can_be_kept(grid, parts.len() - own.end, &told)?;
        if !own.is_empty() {
            parts.splice(own, [told.as_str()]);
        }
        Ok(parts.join("~"))
    }

    /// A dot in the cells of a rule. The usual number need not be named.
    fn dot(&self, rule: &str, is_ratio: bool, number: &str) -> Result<String, Missing> {
        let dot = NumberedDot::of(rule);
        let cells = dot.map_or_else(|| rule.split('~').skip(1).collect(), |dot| dot.cells.to_vec());
        match (number, is_ratio) {
            ("" | "1", false) | ("" | "2", true) => Ok(format!(".{}~{}", self.code, cells.join("~"))),
            ("0", _) => Err(Missing::Typed),
            _ => {
                let cells = cells.try_into().map_err(|_| Missing::Exactly(2))?;
                Ok(NumberedDot { is_ratio, number, cells }.rule())
            }
        }
    }

    /// Which parts of a rule were typed. Of a row or column with a clue at each end, that is the last one.
    fn typed_parts(&self, parts: &[&str]) -> Range<usize> {
        match (self.form, parts) {
            (Form::Numbered(..) | Form::Digits | Form::Pairs | Form::Line | Form::Diagonal, _) => 1..2,
            (Form::Quad, _) => 2..parts.len(),
            (Form::Outside, [_, _, _, ""]) => 2..3,
            (Form::Outside, _) => parts.len() - 1..parts.len(),
            _ => 0..0,
        }
    }
}

/// The cells of the first half, and those of the second.
fn halves(cells: &[usize]) -> Result<(&[usize], &[usize]), Missing> {
    let (some, others) = cells.split_at(cells.len() / 2);
    if some.is_empty() || some.len() != others.len() { Err(Missing::Copy) } else { Ok((some, others)) }
}

/// The digits that were typed as they stand in the rule, with this between them, if all are digits of the grid; where each is one
/// character, with nothing between them, too.
fn digits(grid: &Grid, typed: &str, between: &str) -> Option<String> {
    let parts = typed.split([' ', ',', ';']).filter(|part| !part.is_empty());
    let digits: Option<Vec<i16>> = match grid.highest {
        ..=9 => parts.flat_map(str::chars).map(|letter| Some(letter.to_digit(10)? as i16)).collect(),
        _ => parts.map(|part| part.parse().ok()).collect(),
    };
    let digits = digits.filter(|digits| !digits.is_empty() && digits.iter().all(|digit| grid.has(*digit)))?;
    Some(digits.iter().map(i16::to_string).collect::<Vec<_>>().join(between))
}

/// What was typed, if it is pairs of a count and a digit of the grid, each one character.
fn pairs(grid: &Grid, typed: &str) -> Option<String> {
    let is_pair = |pair: &[u8]| matches!(*pair, [b'0'..=b'9', digit @ b'0'..=b'9'] if grid.has((digit - b'0').into()));
    (!typed.is_empty() && typed.as_bytes().chunks(2).all(is_pair)).then(|| typed.to_owned())
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

/// The row or column that selected cells stand for, and whether its clue is at the far end: two cells of it, of which the first is nearer
/// to that end, or one at the edge of the grid that is no corner.
fn line(grid: &Grid, cells: &[usize]) -> Option<(String, bool)> {
    let places: Vec<(usize, usize)> = cells.iter().map(|cell| grid.place(*cell)).collect();
    let first = *places.first()?;
    let code = grid.code(cells[0]);
    let (row_code, column_code) = code.split_at(code.rfind('C')?);
    let ends = |place: usize, count: usize| place == 0 || place + 1 == count;
    let is_edge = (ends(first.0, grid.rows), ends(first.1, grid.columns));
    let is_row = places.iter().all(|place| place.0 == first.0);
    let is_column = places.iter().all(|place| place.1 == first.1);
    match (is_row, is_column, is_edge) {
        (true, true, (false, true)) | (true, false, _) => Some((row_code.to_owned(), 2 * first.1 >= grid.columns)),
        (true, true, (true, false)) | (false, true, _) => Some((column_code.to_owned(), 2 * first.0 >= grid.rows)),
        _ => None,
    }
}

/// The cell that names the diagonal of these cells, and the other end if the clue is there: it is at the end from which they lead. A
/// diagonal that falls to the right has its name from the left side of the grid, or else from the right; one that rises has it from
/// the top, or else from the bottom.
fn ends_of_diagonal(grid: &Grid, cells: &[usize]) -> Option<Vec<usize>> {
    let [first, second, ..] = *cells else { return None };
    let (from, to) = (grid.place(first), grid.place(second));
    let falls = (from.0 < to.0) == (from.1 < to.1);
    let line = |cell: usize| {
        let (row, column) = grid.place(cell);
        if falls { row + grid.columns - column } else { row + column }
    };
    let end = |down: isize| {
        let right = if falls { down } else { -down };
        std::iter::successors(Some(first), |cell| grid.step(*cell, down, right)).last()
    };
    let (up, down) = (end(-1)?, end(1)?);
    let [upper, lower] = [grid.place(up), grid.place(down)];
    let (is_up, is_down) = match falls {
        true => (upper.1 == 0, lower.1 + 1 == grid.columns),
        false => (upper.0 == 0, lower.0 + 1 == grid.rows),
    };
    let is_one = cells.iter().all(|cell| line(*cell) == line(first));
    let start = if is_up { up } else { down };
    let clue = if from.0 < to.0 { up } else { down };
    let ends = [start].into_iter().chain((clue != start).then_some(clue));
    (is_one && (is_up || is_down)).then(|| ends.collect())
}

#[cfg(test)]
mod tests {
    use super::super::palette::PALETTE;
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
        assert_eq!(rule("whisper", &[0, 1], "4").unwrap(), ".Whisper~4~R1C1~R1C2");
        assert_eq!(rule("dutch", &[0, 1], "").unwrap(), ".Whisper~4~R1C1~R1C2");
        assert_eq!(rule("pill", &[0, 1, 2], "").unwrap(), ".PillArrow~2~R1C1~R1C2~R1C3");
        assert_eq!(rule("sum", &[0, 1], "7").unwrap(), ".Sum~7~R1C1~R1C2");
        assert_eq!(rule("odd", &[0, 10], "").unwrap(), ".~R1C1_1_3_5_7_9~R2C2_1_3_5_7_9");
        assert_eq!(rule("greatest", &[0], "").unwrap(), ".GreaterThan~R1C1~R1C2~R2C1");
        assert_eq!(rule("least", &[10], "").unwrap(), ".GreaterThan~R2C3~R2C1~R3C2~R1C2~R2C2");
        assert_eq!(rule("quad", &[10, 0, 1, 9], "3, 5").unwrap(), ".Quad~R1C1~3~5");
        assert_eq!(rule("quad", &[10, 0, 1, 9], "1223").unwrap(), ".Quad~R1C1~1~2~2~3", "each digit is one character");
        assert_eq!(rule("x", &[0, 9, 10], "").unwrap(), ".X~R1C1~R2C1~R2C2");
        assert_eq!(rule("sandwich", &[18], "12").unwrap(), ".Sandwich~12~R3");
        assert_eq!(rule("skyscraper", &[3], "4").unwrap(), ".Skyscraper~C4~4");
        assert_eq!(rule("skyscraper", &[75], "4").unwrap(), ".Skyscraper~C4~~4");
        assert_eq!(rule("x-sum", &[7, 8], "9").unwrap(), ".XSum~R1~~9");
        assert_eq!(rule("x-sum", &[0, 1, 2, 3, 4, 5, 6, 7, 8], "9").unwrap(), ".XSum~R1~9", "where the stroke begins");
        assert_eq!(rule("little-killer", &[4], "22").unwrap(), ".LittleKiller~22~R1C5");
        assert_eq!(rule("rising", &[], "").unwrap(), ".Diagonal~1");
        assert_eq!(rule("slow-thermo", &[0, 1], "").unwrap(), ".SlowThermo~R1C1~R1C2");
        let clones = rule("clones", &[0, 9, 30, 39], "").unwrap();
        assert_eq!(clones, ".Palindrome~R1C1~R4C4.Palindrome~R2C1~R5C4", "cell by cell");
        assert_eq!(rule("equal-sum", &[0, 1, 9, 10], "").unwrap(), ".EqualSum~R1C1~R1C2~-~R2C1~R2C2");
        assert_eq!(rule("exactly", &[0, 1], "122").unwrap(), ".ContainExact~1_2_2~R1C1~R1C2");
        assert_eq!(rule("look-and-say", &[0, 1], "0521").unwrap(), ".LookAndSay~0521~R1C1~R1C2");
        assert_eq!(rule("index-column", &[0, 1], "").unwrap(), ".Indexing~C~R1C1~R1C2");
        assert_eq!(rule("rank", &[18], "7").unwrap(), ".FullRank~R3~7");
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
            (".ContainAtLeast~1_2~R1C1", "1 2", "3 4", ".ContainAtLeast~3_4~R1C1"),
            (".Sandwich~12~R3", "12", "8", ".Sandwich~8~R3"),
            (".Skyscraper~C4~~4", "4", "5", ".Skyscraper~C4~~5"),
            (".Skyscraper~C4~2~4", "4", "5", ".Skyscraper~C4~2~5"),
            (".XSum~R3~20~", "20", "2", ".XSum~R3~2~"),
            (".LittleKiller~22~R1C5", "22", "30", ".LittleKiller~30~R1C5"),
            (".LittleKiller~22~R1C5~R5C1", "22", "30", ".LittleKiller~30~R1C5~R5C1"),
            (".Whisper~5~R1C1~R1C2", "5", "3", ".Whisper~3~R1C1~R1C2"),
            (".Modular~4~R1C1~R1C2", "4", "", ".Modular~3~R1C1~R1C2"),
            (".Renban~R1C1~R1C2", "", "", ".Renban~R1C1~R1C2"),
            (".WhiteDot~R1C1~R1C2", "", "3", ".Or.Sum~3_=_1_-1~R1C1~R1C2.Sum~3_=_-1_1~R1C1~R1C2.End"),
            (".Or.Sum~0_=_1_-3~R1C1~R1C2.Sum~0_=_-3_1~R1C1~R1C2.End", "3", "2", ".BlackDot~R1C1~R1C2"),
        ];
        for (rule, typed, other, changed) in cases {
            let kind = RuleKind::of(rule, &NINE).unwrap();
            assert_eq!(kind.typed(rule), typed, "{rule}");
            assert_eq!(kind.retyped(rule, &NINE, other).unwrap(), changed);
            assert_eq!(kind.retyped(rule, &NINE, "x").is_err(), kind.is_typed(), "{rule}");
        }
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
        assert_eq!(rule("sum", &[0], ""), Err(Missing::Typed));
        assert_eq!(rule("whisper", &[0, 1], "x"), Err(Missing::Typed));
        assert_eq!(rule("greatest", &[0, 1], ""), Err(Missing::Exactly(1)));
        assert_eq!(rule("box", &[0, 1], ""), Err(Missing::Exactly(9)));
        assert_eq!(rule("white-dot", &[0, 1, 2], "3"), Err(Missing::Exactly(2)));
        assert_eq!(rule("black-dot", &[0, 1], "0"), Err(Missing::Typed));
        assert_eq!(rule("x", &[0, 1], "8"), Err(Missing::OtherSign));
        assert_eq!(rule("v", &[0, 1], " 5 ").unwrap(), ".V~R1C1~R1C2");
        assert_eq!(rule("clones", &[0, 1, 2], ""), Err(Missing::Copy));
        assert_eq!(rule("equal-sum", &[0], ""), Err(Missing::Copy));
        assert_eq!(rule("exactly", &[0], "a"), Err(Missing::Typed));
        for typed in ["", "1", "123", "10", "1x"] {
            assert_eq!(rule("look-and-say", &[0], typed), Err(Missing::Typed), "{typed}");
        }
        assert_eq!(rule("exactly", &[], "1"), Err(Missing::Cells(1)));
        assert_eq!(rule("little-killer", &[], ""), Err(Missing::Diagonal));
        assert_eq!(rule("little-killer", &[], "9"), Err(Missing::Diagonal));
        assert_eq!(rule("little-killer", &[0, 1], "9"), Err(Missing::Diagonal));
    }

    #[test]
    fn a_sum_that_no_digits_make_is_refused() {
        let refused = |cells: usize, sum: &str| Err(Missing::OtherSum(cells, sum.to_owned()));
        assert_eq!(rule("cage", &[0], "12"), refused(1, "12"));
        assert_eq!(rule("cage", &[0, 1], "2"), refused(2, "2"));
        assert_eq!(rule("cage", &[0, 1], "18"), refused(2, "18"));
        assert_eq!(rule("cage", &[0, 1], "17").unwrap(), ".Cage~17~R1C1~R1C2");
        assert_eq!(rule("cage", &(0..10).collect::<Vec<_>>(), "45"), refused(10, "45"));
        assert_eq!(rule("sum", &[0, 9], "18").unwrap(), ".Sum~18~R1C1~R2C1");
        assert_eq!(rule("sum", &[0, 9], "19"), refused(2, "19"));
        let cage = RuleKind::of(".Cage~~R1C1~R1C2", &NINE).unwrap();
        assert_eq!(cage.retyped(".Cage~~R1C1~R1C2", &NINE, "40"), refused(2, "40"));
        assert_eq!(cage.retyped(".Cage~~R1C1~R1C2", &NINE, "12").unwrap(), ".Cage~12~R1C1~R1C2");
    }

    #[test]
    fn a_diagonal_is_known_by_two_cells_of_it_and_has_its_clue_before_the_first() {
        let ends = |cells: &[usize]| rule("little-killer", cells, "9").unwrap();
        // Both ways from the fourth cell of the top row, and both main diagonals.
        assert_eq!(ends(&[3, 13]), ".LittleKiller~9~R6C9~R1C4");
        assert_eq!(ends(&[13, 3]), ".LittleKiller~9~R6C9");
        assert_eq!(ends(&[3, 11]), ".LittleKiller~9~R1C4");
        assert_eq!(ends(&[11, 3]), ".LittleKiller~9~R1C4~R4C1");
        assert_eq!(ends(&[0, 40]), ".LittleKiller~9~R1C1");
        assert_eq!(ends(&[40, 0]), ".LittleKiller~9~R1C1~R9C9");
        assert_eq!(ends(&[8, 72, 40]), ".LittleKiller~9~R1C9");
        assert_eq!(ends(&[79, 69]), ".LittleKiller~9~R2C1~R9C8");
        assert_eq!(ends(&[79, 71]), ".LittleKiller~9~R9C8");
    }

    #[test]
    fn a_whisper_is_usual_in_proportion() {
        let usual = |side: i16| {
            let grid = Grid { rows: side as usize, columns: side as usize, lowest: 1, highest: side };
            let all = PALETTE.iter().flat_map(|(_, kinds)| *kinds);
            all.into_iter().find(|kind| kind.name == "whisper").unwrap().rule(&grid, &[0, 1], "").unwrap()
        };
        assert_eq!(usual(4), ".Whisper~2~R1C1~R1C2");
        assert_eq!(usual(6), ".Whisper~3~R1C1~R1C2");
        assert_eq!(usual(16), ".Whisper~8~R1C1~R1C2");
    }
}
