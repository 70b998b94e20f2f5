//! A puzzle: a shape and its rules, and the names of its cells.

use crate::constraint::{Constraint, Line};
use crate::{Cell, Drawing, Shape};

/// A variant: its grid, extra cells outside of it, and its rules.
///
/// ```
/// use ichidoku_variants::{Constraint, Puzzle, Shape};
/// let shape = Shape::square(4).unwrap();
/// let puzzle = Puzzle::new(shape, vec![Constraint::Cage { sum: Some(3), cells: vec![0, 1] }]);
/// assert_eq!(puzzle.cells(), 16);
/// assert_eq!(puzzle.cell_name(5), "R2C2");
/// assert_eq!(puzzle.cell_named("R2C2"), Some(5));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    shape: Shape,
    constraints: Vec<Constraint>,
    extra: Vec<ExtraCells>,
    shape_written_before: usize,
    drawn: Vec<String>,
    drawings: Vec<Drawing>,
    about: About,
}

/// What a text says of a puzzle beside its rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct About {
    title: Option<String>,
    author: Option<String>,
    rules_text: Option<String>,
    stated: Option<Vec<i16>>,
    entered: Vec<(Cell, i16)>,
}

/// A named set of extra cells, which follow those of the grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExtraCells {
    /// The name that its cells' names begin with.
    pub prefix: String,
    /// Its first cell.
    pub first: Cell,
    /// How many cells.
    pub count: usize,
    /// How many of them form a row, where neighbours matter.
    pub columns: usize,
}

/// Most cells of a puzzle, extra ones included.
pub const MOST_CELLS: usize = 3401;

impl Puzzle {
    /// A puzzle with these rules.
    pub fn new(shape: Shape, constraints: Vec<Constraint>) -> Self {
        let extra = extra_cells(shape, &constraints);
        let (drawn, drawings) = (Vec::new(), Vec::new());
        Self { shape, constraints, extra, shape_written_before: 0, drawn, drawings, about: About::default() }
    }

    /// The puzzle with one more rule, and without what a text says beside its rules.
    ///
    /// ```
    /// use ichidoku_variants::{Constraint, Puzzle, Shape};
    /// let puzzle = Puzzle::new(Shape::CLASSIC, vec![Constraint::AntiKing]).and(Constraint::AntiKnight);
    /// assert_eq!(puzzle.constraints(), [Constraint::AntiKing, Constraint::AntiKnight]);
    /// ```
    #[must_use]
    pub fn and(&self, rule: Constraint) -> Self {
        let mut constraints = self.constraints.clone();
        constraints.push(rule);
        Self::new(self.shape, constraints)
    }

    /// The given digits, each with its cell, as the rules state them. A cell that other rules leave one candidate isn't given.
    ///
    /// ```
    /// use ichidoku_variants::read_iss;
    /// let puzzle = read_iss(".Shape~4x4.~R1C1_2_3~R1C2_4.Cage~3~R2C1").unwrap();
    /// assert_eq!(puzzle.givens().collect::<Vec<_>>(), [(1, 4)]);
    /// ```
    pub fn givens(&self) -> impl Iterator<Item = (Cell, i16)> + '_ {
        let stated = self.constraints.iter().filter_map(|rule| match rule {
            Constraint::Given(cells) => Some(cells),
            _ => None,
        });
        stated.flatten().filter_map(|(cell, digits)| match digits[..] {
            [digit] => Some((*cell, digit)),
            _ => None,
        })
    }

    /// The same as a classic puzzle, if it is one: 9×9 cells with nothing but given digits, and nothing drawn.
    ///
    /// ```
    /// use ichidoku_variants::read_iss;
    /// let classic = read_iss(".~R1C1_5~R9C9_7").unwrap().classic().unwrap();
    /// assert_eq!(classic.to_string(), format!("5{}7", ".".repeat(79)));
    /// assert_eq!(read_iss(".AntiKnight.~R1C1_5").unwrap().classic(), None);
    /// assert_eq!(read_iss(".~R1C1_5_6").unwrap().classic(), None);
    /// ```
    pub fn classic(&self) -> Option<ichidoku::Puzzle> {
        if !self.is_classic() {
            return None;
        }
        let mut symbols = [b'.'; 81];
        for (cell, digit) in self.givens() {
            *symbols.get_mut(usize::from(cell))? = b'0' + u8::try_from(digit).ok()?;
        }
        std::str::from_utf8(&symbols).ok()?.parse().ok()
    }

    /// True if it has no rule but the classic ones, and givens.
    pub(crate) fn is_classic(&self) -> bool {
        let is_given = |rule: &Constraint| matches!(rule, Constraint::Given(cells) if cells.iter().all(|(_, digits)| digits.len() == 1));
        self.shape == Shape::CLASSIC && self.drawn.is_empty() && self.constraints.iter().all(is_given)
    }

    /// Remembers what a text draws beside the rules.
    #[cfg(feature = "links")]
    pub(crate) fn with_drawn(mut self, drawn: Vec<String>) -> Self {
        self.drawn = drawn;
        self
    }

    /// Names of what a text draws and no rule stands for, such as lines that may mean anything: they are not checked.
    pub fn drawn(&self) -> &[String] {
        &self.drawn
    }

    /// Remembers the drawings, as far as they are known by more than a name.
    #[cfg(feature = "links")]
    pub(crate) fn with_drawings(mut self, drawings: Vec<Drawing>) -> Self {
        self.drawings = drawings;
        self
    }

    /// What a text draws and no rule stands for, as far as more than a name is known of it.
    pub fn drawings(&self) -> &[Drawing] {
        &self.drawings
    }

    /// The same puzzle with the digits of a solution, those of the grid's cells row by row, as if its text stated them;
    /// [`misstated`](Self::misstated) says whether they are right.
    #[must_use]
    pub fn with_stated(mut self, stated: Option<Vec<i16>>) -> Self {
        self.about.stated = stated;
        self
    }

    /// Remembers the digits that a player entered.
    #[cfg(feature = "links")]
    pub(crate) fn with_entered(mut self, entered: Vec<(Cell, i16)>) -> Self {
        self.about.entered = entered;
        self
    }

    /// The digits that a player entered before the text was written; they are no part of the puzzle.
    pub fn entered(&self) -> &[(Cell, i16)] {
        &self.about.entered
    }

    /// The same puzzle with what it is called and who made it, which links to some sites hold.
    ///
    /// ```
    /// let puzzle = ichidoku_variants::read_iss(".AntiKnight").unwrap();
    /// let titled = puzzle.with_origin(Some("Leaps".into()), None);
    /// assert_eq!((titled.title(), titled.author()), (Some("Leaps"), None));
    /// ```
    #[must_use]
    pub fn with_origin(mut self, title: Option<String>, author: Option<String>) -> Self {
        (self.about.title, self.about.author) = (title, author);
        self
    }

    /// The same puzzle with the rules as they are written for people.
    #[must_use]
    pub fn with_rules_text(mut self, rules_text: Option<String>) -> Self {
        self.about.rules_text = rules_text;
        self
    }

    /// What the puzzle is called, as far as the text says.
    pub fn title(&self) -> Option<&str> {
        self.about.title.as_deref()
    }

    /// Who made the puzzle, as far as the text says.
    pub fn author(&self) -> Option<&str> {
        self.about.author.as_deref()
    }

    /// The rules as whoever set the puzzle wrote them, for people and in any language; perhaps several lines. What is only drawn
    /// is explained there, if anywhere.
    pub fn rules_text(&self) -> Option<&str> {
        self.about.rules_text.as_deref()
    }

    /// The digits of the solution that the text states, those of the grid's cells row by row.
    pub fn stated(&self) -> Option<&[i16]> {
        self.about.stated.as_deref()
    }

    /// Remembers before which rule a text names the shape, so that it is written there again.
    pub(crate) fn with_shape_written_before(mut self, rule: usize) -> Self {
        self.shape_written_before = rule;
        self
    }

    /// The place of the rule before which a text names the shape.
    pub(crate) const fn shape_written_before(&self) -> usize {
        self.shape_written_before
    }

    /// The grid's size and digits.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The rules in order.
    pub fn constraints(&self) -> &[Constraint] {
        &self.constraints
    }

    /// The sets of extra cells in the order of their cells.
    pub fn extra_cells(&self) -> &[ExtraCells] {
        &self.extra
    }

    /// The set of extra cells with this prefix.
    pub fn extra(&self, prefix: &str) -> Option<&ExtraCells> {
        self.extra.iter().find(|extra| extra.prefix == prefix)
    }

    /// Number of all cells, extra ones included.
    pub fn cells(&self) -> usize {
        self.extra.last().map_or(self.shape.cells(), |extra| usize::from(extra.first) + extra.count)
    }

    /// The name of a cell in the convention of the Interactive Sudoku Solver: `R1C1`, with letters from 10 on. In grids with
    /// a side above 16, rows and columns are decimal numbers.
    pub fn cell_name(&self, cell: Cell) -> String {
        if usize::from(cell) < self.shape.cells() {
            let (row, column) = self.shape.place(cell);
            return format!("R{}C{}", self.side_name(row), self.side_name(column));
        }
        match self.extra.iter().rfind(|extra| extra.first <= cell) {
            Some(extra) if extra.count == 1 => extra.prefix.clone(),
            Some(extra) => format!("{}{}", extra.prefix, cell - extra.first + 1),
            None => String::new(),
        }
    }

    fn side_name(&self, index: usize) -> String {
        match u32::try_from(index + 1).ok().and_then(|number| char::from_digit(number, 17)) {
            Some(letter) if self.shape.side() <= 16 => letter.to_string(),
            _ => (index + 1).to_string(),
        }
    }

    /// The cell with this name, if there is one.
    pub fn cell_named(&self, name: &str) -> Option<Cell> {
        self.grid_cell_named(name).or_else(|| {
            let of = |extra: &ExtraCells| {
                let rest = name.strip_prefix(extra.prefix.as_str())?;
                let index = if extra.count == 1 && rest.is_empty() { 1 } else { rest.parse::<u16>().ok()? };
                (1..=extra.count).contains(&usize::from(index)).then(|| extra.first + index - 1)
            };
            self.extra.iter().find_map(of)
        })
    }

    fn grid_cell_named(&self, name: &str) -> Option<Cell> {
        // A small c can be the row 12.
        let (row, column) = name.strip_prefix('R')?.split_once('C')?;
        let (row, column) = (self.side_named(row)?, self.side_named(column)?);
        (row < self.shape.rows() && column < self.shape.columns()).then(|| self.shape.cell(row, column))
    }

    fn side_named(&self, name: &str) -> Option<usize> {
        let radix = if self.shape.side() <= 16 { 17 } else { 10 };
        usize::from_str_radix(name, radix).ok()?.checked_sub(1)
    }

    /// The cells of a row or column, or nothing if the grid doesn't have it.
    pub fn line(&self, line: Line) -> Vec<Cell> {
        match line {
            Line::Row(row) if usize::from(row) < self.shape.rows() => self.shape.row(row.into()),
            Line::Column(column) if usize::from(column) < self.shape.columns() => self.shape.column(column.into()),
            _ => Vec::new(),
        }
    }

    /// True if rows and columns with a rank may be equal to others.
    pub(crate) fn may_tie(&self) -> bool {
        self.constraints.iter().any(|constraint| matches!(constraint, Constraint::FullRankTies(ties) if ties == "any"))
    }

    /// How many cells a default box has, or an irregular one.
    pub fn box_size(&self) -> usize {
        let size = self.constraints.iter().find_map(|constraint| match constraint {
            Constraint::BoxSize(size) => Some(usize::from(*size)),
            _ => None,
        });
        size.unwrap_or(self.shape.side())
    }

    /// The default boxes; none where they don't fit or a rule says so.
    pub fn boxes(&self) -> Vec<Vec<Cell>> {
        let no_boxes = |constraint: &Constraint| *constraint == Constraint::NoBoxes;
        if !self.shape.is_latin() || self.constraints.iter().any(no_boxes) {
            return Vec::new();
        }
        self.shape.boxes(self.box_size())
    }

    /// The irregular boxes.
    pub fn jigsaw_boxes(&self) -> Vec<Vec<Cell>> {
        let layouts = self.constraints.iter().filter_map(|constraint| match constraint {
            Constraint::Jigsaw(layout) => Some(layout),
            _ => None,
        });
        layouts.flat_map(|layout| jigsaw_boxes(layout, self.shape)).collect()
    }

    /// The boxes that lines are cut by: the default ones, or else the irregular ones.
    pub fn boxes_for_lines(&self) -> Vec<Vec<Cell>> {
        let boxes = self.boxes();
        if boxes.is_empty() { self.jigsaw_boxes() } else { boxes }
    }
}

/// Boxes of a layout, in the order of their first cells. One of another size is a gap.
fn jigsaw_boxes(layout: &str, shape: Shape) -> Vec<Vec<Cell>> {
    let mut boxes: Vec<(char, Vec<Cell>)> = Vec::new();
    for (symbol, cell) in layout.chars().zip(0..) {
        match boxes.iter_mut().find(|(other, _)| *other == symbol) {
            Some((_, cells)) => cells.push(cell),
            None => boxes.push((symbol, vec![cell])),
        }
    }
    let sizes = shape.side()..=shape.digits();
    let all = boxes.len() == 1;
    boxes.into_iter().map(|(_, cells)| cells).filter(|cells| !all && sizes.contains(&cells.len())).collect()
}

/// The sets of extra cells that the rules bring, sorted by prefix.
fn extra_cells(shape: Shape, constraints: &[Constraint]) -> Vec<ExtraCells> {
    let mut extra = constraints.iter().flat_map(|constraint| extra_of(shape, constraint)).collect::<Vec<_>>();
    extra.sort_by(|a, b| a.prefix.cmp(&b.prefix));
    let mut next = shape.cells();
    for group in &mut extra {
        group.count = group.count.min(MOST_CELLS.saturating_sub(next));
        group.first = next as Cell;
        next += group.count;
    }
    extra
}

fn extra_of(shape: Shape, constraint: &Constraint) -> Vec<ExtraCells> {
    let group =
        |prefix: &str, count| ExtraCells { prefix: prefix.to_owned(), first: 0, count, columns: shape.columns() };
    match constraint {
        Constraint::ChaosConstruction => vec![group("CC", shape.cells())],
        Constraint::Doppelganger => {
            let boxes = shape.boxes(shape.side()).len();
            let counts = [("DGZ", 1), ("DGR", shape.columns()), ("DGC", shape.rows()), ("DGB", boxes)];
            counts.into_iter().filter(|&(_, count)| count > 0).map(|(prefix, count)| group(prefix, count)).collect()
        }
        Constraint::ExtraCells { prefix, size, .. } => {
            let size = size.as_deref().unwrap_or("1");
            let (rows, columns) = size.split_once('x').map_or((None, size), |(rows, columns)| (Some(rows), columns));
            let count = |text: &str| text.parse::<usize>().ok().filter(|&count| count > 0 && count <= MOST_CELLS);
            let across = count(columns).unwrap_or(1);
            let down = rows.map(|rows| count(rows).unwrap_or(1));
            let mut extra = group(&format!("V{prefix}"), across * down.unwrap_or(1));
            if down.is_some() {
                extra.columns = across;
            }
            vec![extra]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_cells_correspond() {
        let extra = |prefix: &str, size: &str| Constraint::ExtraCells {
            prefix: prefix.to_owned(),
            label: None,
            size: Some(size.to_owned()),
        };
        for side in [4, 16, 25] {
            let shape = Shape::square(side).unwrap();
            let puzzle = Puzzle::new(shape, vec![extra("K", "1"), extra("A", "2x3")]);
            assert_eq!(puzzle.cells(), shape.cells() + 7);
            for cell in 0..puzzle.cells() as Cell {
                assert_eq!(puzzle.cell_named(&puzzle.cell_name(cell)), Some(cell), "{side}");
            }
            assert_eq!(puzzle.cell_named("VA7"), None);
            assert_eq!(puzzle.cell_named("R0C1"), None);
        }
    }

    #[test]
    fn a_jigsaw_has_boxes_and_gaps() {
        let shape = Shape::square(4).unwrap();
        let puzzle = Puzzle::new(shape, vec![Constraint::Jigsaw("0011001122332233".into()), Constraint::NoBoxes]);
        assert_eq!(puzzle.jigsaw_boxes(), shape.boxes(4));
        assert_eq!(puzzle.boxes(), Vec::<Vec<Cell>>::new());
    }
}
