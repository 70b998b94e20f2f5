//! How a drawing looks: what stands at its ends, where it stands, what is written in it.

use crate::drawing::{Hue, around, inside};
use crate::{Cell, Colour, Drawing, DrawnLine, DrawnSign, Figure, Line, Shape, Spot};

/// How far from the middle of a cell a sign still stands in it, in hundredths of a cell.
const NEAR: i32 = 15;

/// How far from an arrow outside of the grid its number may stand.
const BESIDE: i32 = 80;

/// What stands at an end of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Circle,
    Diamond,
    /// A circle drawn out over several cells.
    Pill,
}

/// A line, or an arrow, as it looks.
pub(super) struct SeenLine {
    pub(super) shape: Shape,
    pub(super) cells: Vec<Cell>,
    pub(super) hue: Hue,
    /// What stands at its ends.
    pub(super) ends: [Option<End>; 2],
    /// The cells of the pill that it begins at.
    pub(super) pill: Vec<Cell>,
    /// For an arrow that points into the grid from outside: the number beside it, and the cells that it points at.
    pub(super) aim: Option<(i16, Vec<Cell>)>,
    /// The places of the drawings that belong to it.
    pub(super) parts: Vec<usize>,
}

impl SeenLine {
    pub(super) fn of(shape: Shape, line: &DrawnLine, cells: &[Cell], all: &[(&Drawing, Vec<Cell>)]) -> Self {
        let hue = line.colour.hue();
        let bare =
            Self { shape, cells: cells.to_vec(), hue, ends: [None; 2], pill: Vec::new(), aim: None, parts: Vec::new() };
        match cells {
            [] => bare.aimed(&line.spots, all),
            _ => bare.with_ends(all),
        }
    }

    /// Looks for what stands at its ends.
    fn with_ends(mut self, all: &[(&Drawing, Vec<Cell>)]) -> Self {
        let ends = [self.cells.first().copied(), self.cells.last().copied()];
        if ends[0] == ends[1] {
            return self;
        }
        for (place, (drawing, cells)) in all.iter().enumerate() {
            let Figure::Sign(sign) = &drawing.figure else { continue };
            for (at, end) in ends.into_iter().enumerate() {
                let found = end.filter(|end| cells.contains(end)).and_then(|_| end_of(self.shape, sign, cells));
                if let Some(found) = found {
                    self.ends[at] = Some(found);
                    self.parts.push(place);
                    if found == End::Pill && at == 0 {
                        self.pill.clone_from(cells);
                    }
                }
            }
        }
        self
    }

    /// Looks for the number outside of the grid that it begins at, and the cells that it points at.
    fn aimed(mut self, spots: &[Spot], all: &[(&Drawing, Vec<Cell>)]) -> Self {
        let [Some(first), Some(last)] = [spots.first(), spots.last()] else { return self };
        let cells = diagonal(self.shape, *first, *last);
        let number = all.iter().enumerate().find_map(|(place, (drawing, _))| {
            let Figure::Sign(sign) = &drawing.figure else { return None };
            let middle = sign.middle.filter(|middle| around(self.shape, *middle).is_empty())?;
            let is_near = [middle.row - first.row, middle.column - first.column].iter().all(|away| away.abs() < BESIDE);
            Some((place, number(&sign.text).filter(|_| is_near)?))
        });
        if let Some((place, number)) = number.filter(|_| cells.len() > 1) {
            self.aim = Some((number, cells));
            self.parts.push(place);
        }
        self
    }

    /// The cells, unless the line comes back to where it began.
    pub(super) fn open(&self) -> Option<Vec<Cell>> {
        Some(self.cells.clone()).filter(|cells| cells.len() > 1 && cells.first() != cells.last())
    }

    /// The cells in the other direction.
    pub(super) fn reversed(&self) -> Option<Vec<Cell>> {
        self.open().map(|cells| cells.into_iter().rev().collect())
    }

    /// Its cells, each once.
    pub(super) fn once(&self) -> Vec<Cell> {
        let mut cells = self.cells.clone();
        crate::sort(&mut cells);
        cells.dedup();
        cells
    }
}

/// What a sign is at the end of a line: it must stand in the middle of its cell, and have no text.
fn end_of(shape: Shape, sign: &DrawnSign, cells: &[Cell]) -> Option<End> {
    if !sign.text.is_empty() || sign.width.min(sign.height) < 30 {
        return None;
    }
    match Place::of(shape, sign, cells) {
        Place::Cell(_) if sign.is_round => Some(End::Circle),
        Place::Cell(_) if sign.angle.rem_euclid(90) == 45 => Some(End::Diamond),
        Place::Cells(cells) if sign.is_round && cells.len() < 4 => Some(End::Pill),
        _ => None,
    }
}

/// The cells of the diagonal that an arrow outside of the grid points at.
fn diagonal(shape: Shape, from: Spot, to: Spot) -> Vec<Cell> {
    let (down, right) = ((to.row - from.row).signum(), (to.column - from.column).signum());
    if down == 0 || right == 0 {
        return Vec::new();
    }
    // By tenths of a cell, over the ring around the grid.
    let mut way =
        (0..20).map(|tenth| Spot { row: from.row + 10 * tenth * down, column: from.column + 10 * tenth * right });
    let first = way.find_map(|spot| inside(shape, spot));
    std::iter::successors(first, |cell| shape.step(*cell, down as isize, right as isize)).collect()
}

/// Where a sign stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// In the middle of a cell.
    Cell(Cell),
    /// On the edge between two cells, the upper or left one first.
    Edge(Cell, Cell),
    /// On the corner of four cells, by the one at the top left.
    Corner(Cell),
    /// Over several cells.
    Cells(Vec<Cell>),
    /// Beside a row or column, at its front or else at its back.
    Beside(Line, bool),
    Elsewhere,
}

impl Place {
    pub(super) fn of(shape: Shape, sign: &DrawnSign, cells: &[Cell]) -> Self {
        let Some(middle) = sign.middle else { return Self::Elsewhere };
        let is_large = sign.width > 100 || sign.height > 100;
        match *cells {
            [_, _, ..] if is_large => Self::Cells(cells.to_vec()),
            [cell] if is_middle(middle) => Self::Cell(cell),
            [first, second] => Self::Edge(first, second),
            [corner, _, _, _] => Self::Corner(corner),
            [] => beside(shape, middle),
            _ => Self::Elsewhere,
        }
    }
}

fn is_middle(spot: Spot) -> bool {
    [spot.row, spot.column].iter().all(|at| (at.rem_euclid(100) - 50).abs() <= NEAR)
}

/// The row or column that a place outside of the grid is beside, at most two cells away.
fn beside(shape: Shape, middle: Spot) -> Place {
    let line = |at: i32, count: usize| u8::try_from(at.div_euclid(100)).ok().filter(|line| usize::from(*line) < count);
    // True at the front, false at the back.
    let side = |at: i32, count: usize| match at - 100 * count as i32 {
        _ if (-200..0).contains(&at) => Some(true),
        0..200 => Some(false),
        _ => None,
    };
    let (row, column) = (line(middle.row, shape.rows()), line(middle.column, shape.columns()));
    match (row, column, side(middle.row, shape.rows()), side(middle.column, shape.columns())) {
        (Some(row), _, _, Some(is_front)) => Place::Beside(Line::Row(row), is_front),
        (_, Some(column), Some(is_front), _) => Place::Beside(Line::Column(column), is_front),
        _ => Place::Elsewhere,
    }
}

/// A sign as it looks.
pub(super) struct SeenSign {
    pub(super) shape: Shape,
    pub(super) sign: DrawnSign,
    pub(super) place: Place,
    /// What the colour inside is called; nothing if none is seen.
    pub(super) fill: Option<Hue>,
    /// The cells of all signs that look the same and stand in the middle of cells.
    pub(super) alike: Vec<Cell>,
}

impl SeenSign {
    pub(super) fn of(shape: Shape, sign: &DrawnSign, cells: &[Cell], others: &[(&DrawnSign, &[Cell])]) -> Self {
        let is_alike = |other: &DrawnSign| DrawnSign { middle: sign.middle, ..other.clone() } == *sign;
        let alike = others.iter().filter(|(other, _)| is_alike(other));
        let alike = alike.filter_map(|(other, cells)| match Place::of(shape, other, cells) {
            Place::Cell(cell) => Some(cell),
            _ => None,
        });
        let fill = sign.fill.filter(|fill| fill.alpha > 0).map(Colour::hue);
        Self { shape, sign: sign.clone(), place: Place::of(shape, sign, cells), fill, alike: alike.collect() }
    }

    /// The cell that it stands in without a text.
    pub(super) fn cell(&self) -> Option<Cell> {
        match self.place {
            Place::Cell(cell) if self.sign.text.is_empty() => Some(cell),
            _ => None,
        }
    }

    /// The two cells between which it stands.
    pub(super) fn edge(&self) -> Option<Vec<Cell>> {
        match self.place {
            Place::Edge(first, second) => Some(vec![first, second]),
            _ => None,
        }
    }

    /// The two cells between which it stands, if it is a sign without a text.
    pub(super) fn dot(&self) -> Option<Vec<Cell>> {
        self.edge().filter(|_| self.sign.text.is_empty())
    }

    /// The two cells between which one of these texts stands.
    pub(super) fn letter(&self, letters: &[&str]) -> Option<Vec<Cell>> {
        self.edge().filter(|_| letters.contains(&self.sign.text.as_str()))
    }

    /// The two cells between which a sign for less or greater stands, the greater one first.
    pub(super) fn greater(&self) -> Option<Vec<Cell>> {
        // Where the tip is, clockwise from the left.
        let tip = [&["<", "‹"][..], &["^", "∧", "˄"], &[">", "›"], &["v", "∨", "˅"]];
        let tip = tip.iter().position(|texts| texts.contains(&self.sign.text.as_str()))?;
        let turns = usize::try_from(self.sign.angle.rem_euclid(360) / 90).ok()?;
        let mut cells = self.edge()?;
        let is_across = cells[1] == cells[0] + 1;
        let tip = (tip + turns) % 4;
        // The tip points at the smaller one.
        if tip < 2 {
            cells.reverse();
        }
        Some(cells).filter(|_| is_across == (tip % 2 == 0))
    }

    /// The number that is its text.
    pub(super) fn number(&self) -> Option<i16> {
        number(&self.sign.text)
    }

    /// The digits of its text, where it stands on a corner: `12`, `1 2` or `1, 2`.
    pub(super) fn corner(&self) -> Option<(Cell, Vec<i16>)> {
        let Place::Corner(corner) = self.place else { return None };
        let range = self.shape.lowest()..=self.shape.highest();
        let text = self.sign.text.trim();
        let apart = text.split(|letter: char| !letter.is_ascii_digit()).map(str::to_owned).collect::<Vec<_>>();
        let figures = || text.chars().map(String::from).collect();
        let words = if apart.len() == 1 && self.shape.highest() < 10 { figures() } else { apart };
        let digits = words.iter().filter(|word| !word.is_empty()).map(|word| word.parse().ok());
        let digits = digits.collect::<Option<Vec<i16>>>()?;
        let fits = (1..=4).contains(&digits.len()) && digits.iter().all(|digit| range.contains(digit));
        fits.then_some((corner, digits))
    }
}

/// A number that is not negative.
pub(super) fn number(text: &str) -> Option<i16> {
    text.trim().parse().ok().filter(|number| *number >= 0)
}
