//! The rules of f-puzzles: an object each, in a list for its kind.

use serde_json::Value;

use super::names::{AREAS, CLUES, DIRECTIONS, DOTS, EXTREMES, LINES, MEASURED, PARITIES, SIGNS};
use crate::little_killer::diagonal;
use crate::text::forms;
use crate::text::json::number;
use crate::text::pair_tables::nabner;
use crate::{Cell, Constraint, Dot, DotKind, Line, Outside, Parity, Shape};

/// A rule of a kind, and what can be asked of it.
pub(super) struct Rule<'a> {
    pub(super) value: &'a Value,
    pub(super) shape: Shape,
}

impl Rule<'_> {
    /// The constraints of a rule of this kind: `None` if the kind is not known, and `Some(None)` if it can't be read.
    pub(super) fn read(&self, name: &str) -> Option<Option<Vec<Constraint>>> {
        self.read_lines(name).or_else(|| self.read_cells(name)).or_else(|| self.read_outside(name))
    }

    fn read_lines(&self, name: &str) -> Option<Option<Vec<Constraint>>> {
        if name == "arrow" {
            return Some(self.arrow());
        }
        if let Some((_, make)) = LINES.iter().find(|(line, _)| *line == name) {
            return Some(self.lines().map(|lines| lines.into_iter().map(make).collect()));
        }
        if name == "nabner" {
            return Some(self.lines().map(|lines| lines.into_iter().map(|line| nabner(self.shape, line)).collect()));
        }
        let kind = MEASURED.iter().find(|kind| kind.name == name)?;
        let value = self.value.get("value").and_then(number).unwrap_or_else(|| (kind.usual)(self.shape));
        Some(self.lines().map(|lines| lines.into_iter().map(|line| (kind.make)(value, line)).collect()))
    }

    fn read_cells(&self, name: &str) -> Option<Option<Vec<Constraint>>> {
        if let Some((_, make)) = AREAS.iter().find(|(area, _)| *area == name) {
            return Some(self.cells("cells").map(|cells| vec![make(cells)]));
        }
        if let Some((_, parity)) = PARITIES.iter().find(|(own, _)| *own == name) {
            return Some(self.digits(*parity));
        }
        if let Some((_, pair)) = EXTREMES.iter().find(|(extreme, _)| *extreme == name) {
            return Some(self.around(pair));
        }
        if let Some((_, kind)) = DOTS.iter().find(|(dot, _)| *dot == name) {
            return Some(self.dot(*kind));
        }
        Some(match name {
            "killercage" => self.cage(),
            "xv" => self.xv(),
            "clone" => self.clones(),
            "quadruple" => self.quadruple(),
            _ => return None,
        })
    }

    fn read_outside(&self, name: &str) -> Option<Option<Vec<Constraint>>> {
        if let Some((_, make)) = CLUES.iter().find(|(clue, _)| *clue == name) {
            return Some(self.outside().map(|outside| vec![make(outside)]));
        }
        Some(match name {
            "littlekillersum" => self.little_killer(),
            "sandwichsum" => self.outside().and_then(|outside| {
                let sum = outside.front.or(outside.back)?;
                Some(vec![Constraint::Sandwich { sum, line: outside.line }])
            }),
            _ => return None,
        })
    }

    /// Row and column of `R1C1`, which may lie outside of the grid, where they are 0 or beyond the last.
    pub(super) fn place(&self, value: &Value) -> Option<(isize, isize)> {
        let (row, column) = value.as_str()?.strip_prefix('R')?.split_once('C')?;
        Some((row.parse().ok()?, column.parse().ok()?))
    }

    fn cell(&self, value: &Value) -> Option<Cell> {
        let (row, column) = self.place(value)?;
        let (row, column) = (usize::try_from(row - 1).ok()?, usize::try_from(column - 1).ok()?);
        (row < self.shape.rows() && column < self.shape.columns()).then(|| self.shape.cell(row, column))
    }

    pub(super) fn cells_of(&self, list: &Value) -> Option<Vec<Cell>> {
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

    fn digits(&self, parity: Parity) -> Option<Vec<Constraint>> {
        let digits = parity.digits(self.shape).collect();
        Some(vec![Constraint::Given(vec![(self.cell(self.value.get("cell")?)?, digits)])])
    }

    /// A rule for the cell and each cell at its side.
    fn around(&self, pair: impl Fn(Cell, Cell) -> [Cell; 2]) -> Option<Vec<Constraint>> {
        let cell = self.cell(self.value.get("cell")?)?;
        let near = self.shape.beside(cell);
        Some(near.map(|near| Constraint::GreaterThan(pair(cell, near).to_vec())).collect())
    }

    fn dot(&self, kind: DotKind) -> Option<Vec<Constraint>> {
        let cells = self.cells("cells")?.try_into().ok()?;
        Some(vec![Dot { kind, amount: self.value()?.unwrap_or(kind.usual()), cells }.rule()])
    }

    fn xv(&self) -> Option<Vec<Constraint>> {
        let cells = self.cells("cells")?;
        let sign = self.value.get("value").and_then(Value::as_str)?.trim();
        let (_, make) = SIGNS.iter().find(|(name, _)| name.eq_ignore_ascii_case(sign))?;
        Some(vec![make(cells)])
    }

    /// Cells that are equal two by two.
    fn clones(&self) -> Option<Vec<Constraint>> {
        let (cells, copies) = (self.cells("cells")?, self.cells("cloneCells")?);
        let equal = |(cell, copy)| Constraint::Palindrome(vec![cell, copy]);
        (cells.len() == copies.len()).then(|| cells.into_iter().zip(copies).map(equal).collect())
    }

    fn quadruple(&self) -> Option<Vec<Constraint>> {
        let digits = self.value.get("values")?.as_array()?.iter().map(number).collect::<Option<Vec<_>>>()?;
        Some(vec![forms::quadruple(self.shape, digits, self.cells("cells")?)])
    }

    /// The diagonal from the cell outside of the grid.
    fn little_killer(&self) -> Option<Vec<Constraint>> {
        let (mut row, mut column) = self.place(self.value.get("cell")?)?;
        let direction = self.value.get("direction")?.as_str()?;
        let (_, (down, right)) = *DIRECTIONS.iter().find(|(name, _)| *name == direction)?;
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
        (!cells.is_empty()).then(|| vec![diagonal(self.shape, sum, cells)])
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
