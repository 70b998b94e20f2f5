//! Which rules a drawing may mean: tables of looks. Nothing is certain, so whoever sees the puzzle chooses.
//!
//! A line of a table has a rule that can be made of such a drawing, after what setters usually draw for it. Rules whose looks
//! fit come first, then the others of the table, in its order.

mod look;
#[cfg(test)]
#[cfg(feature = "links")]
mod tests;

use crate::drawing::Hue;
use crate::little_killer::diagonal;
use crate::{Cell, Constraint, Drawing, DrawnCage, DrawnSign, Figure, Line, Outside, Puzzle, Shape};
use look::{End, Place, SeenLine, SeenSign, number};

/// What a drawing may mean.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Meaning {
    /// The rules, the likeliest first; none if it has no form of a rule, or belongs to another drawing.
    pub rules: Vec<Constraint>,
    /// The places in [`Puzzle::drawings`] of what belongs to it: the circle at the end of a line, the number at an arrow.
    pub parts: Vec<usize>,
}

/// A look, and the rule that is drawn so.
struct Look<T> {
    /// Whether setters draw it so.
    fits: fn(&T) -> bool,
    /// The rule; nothing if it can't be made of such a drawing.
    rule: fn(&T) -> Option<Constraint>,
}

const fn look<T>(fits: fn(&T) -> bool, rule: fn(&T) -> Option<Constraint>) -> Look<T> {
    Look { fits, rule }
}

/// The rules of a table, those whose looks fit first.
fn rules_of<T>(table: &[Look<T>], seen: &T) -> Vec<Constraint> {
    let (fits, rest): (Vec<_>, Vec<_>) = table.iter().partition(|look| (look.fits)(seen));
    fits.into_iter().chain(rest).filter_map(|look| (look.rule)(seen)).collect()
}

/// Lines, after what SudokuPad's setters are used to.
const LINES: [Look<SeenLine>; 14] = [
    // A thermometer has its bulb at the low end.
    look(|line| has_bulb(line, 0), |line| line.open().map(Constraint::Thermo)),
    look(|line| has_bulb(line, 1), |line| line.reversed().map(Constraint::Thermo)),
    // Between two circles lie the digits between theirs; with diamonds, the digits that aren't.
    look(|line| line.ends == [Some(End::Circle); 2], |line| long(line).map(Constraint::Between)),
    look(
        |line| line.ends == [Some(End::Diamond); 2],
        |line| long(line).map(|cells| Constraint::Lockout { difference: 4, cells }),
    ),
    // A diagonal of the whole grid is no line but a house.
    look(|_| true, |line| whole_diagonal(line, false)),
    look(|_| true, |line| whole_diagonal(line, true)),
    // German whispers are green, Dutch ones orange.
    look(|line| line.hue == Hue::Green, |line| whisper(line, 5)),
    look(|line| line.hue == Hue::Orange, |line| whisper(line, 4)),
    // Renban lines are purple or pink.
    look(|line| line.hue == Hue::Purple, |line| Some(Constraint::Renban(line.once()))),
    // Sums of boxes are blue.
    look(|line| line.hue == Hue::Blue, |line| line.open().map(Constraint::BoxSumLine)),
    // A palindrome is grey, as a thermometer, but has no bulb.
    look(|line| line.hue == Hue::Grey, |line| line.open().map(Constraint::Palindrome)),
    // A zipper is lilac, an entropic line is peach, a modular one teal.
    look(|line| line.hue == Hue::Purple, |line| line.open().map(Constraint::Zipper)),
    look(|line| line.hue == Hue::Orange, |line| many(line).map(Constraint::Entropic)),
    look(|line| line.hue == Hue::Teal, |line| many(line).map(|cells| Constraint::Modular { modulus: 3, cells })),
];

/// Arrows.
const ARROWS: [Look<SeenLine>; 3] = [
    // A pill holds a number of two or three digits.
    look(|_| true, pill_arrow),
    // In a circle is the sum of the digits along the arrow.
    look(|_| true, |arrow| arrow.open().filter(|_| arrow.pill.is_empty()).map(Constraint::Arrow)),
    // From outside, with a number: the sum of the diagonal.
    look(|_| true, |arrow| arrow.aim.as_ref().map(|(sum, cells)| diagonal(arrow.shape, *sum, cells.clone()))),
];

/// Signs and texts.
const SIGNS: [Look<SeenSign>; 15] = [
    // Kropki dots: white ones are consecutive, of black ones one is twice the other.
    look(|sign| sign.fill != Some(Hue::Black), |sign| sign.dot().map(Constraint::WhiteDot)),
    look(|sign| sign.fill == Some(Hue::Black), |sign| sign.dot().map(Constraint::BlackDot)),
    // Letters on an edge are Roman numbers.
    look(|_| true, |sign| sign.letter(&["X", "x", "Ⅹ"]).map(Constraint::X)),
    look(|_| true, |sign| sign.letter(&["V", "v", "Ⅴ"]).map(Constraint::V)),
    look(|_| true, |sign| sign.greater().map(Constraint::GreaterThan)),
    // A number between two cells is most often their sum.
    look(|_| true, |sign| sign.edge().and_then(|cells| Some(sum(sign.number()?, cells)))),
    // Digits in a circle on a corner are in the four cells around it.
    look(|_| true, |sign| sign.corner().map(|(corner, digits)| Constraint::Quad { corner, digits })),
    // An odd digit has a grey circle, an even one a grey square.
    look(|sign| sign.sign.is_round, |sign| parity(sign, 1)),
    look(|sign| !sign.sign.is_round, |sign| parity(sign, 0)),
    // Open circles count themselves.
    look(|sign| sign.fill.is_none_or(|fill| fill == Hue::White), counting_circles),
    // Shaded cells that are no house are an extra one.
    look(|_| true, |sign| extra_box(sign).map(Constraint::AllDifferent)),
    // Numbers beside a row or column; most often the sum between the lowest and the highest digit.
    look(|_| true, |sign| beside(sign).map(|(line, _, sum)| Constraint::Sandwich { sum, line })),
    look(|_| true, |sign| outside(sign, true).map(Constraint::Skyscraper)),
    look(|_| true, |sign| outside(sign, false).map(Constraint::XSum)),
    look(|_| true, |sign| outside(sign, true).map(Constraint::NumberedRoom)),
];

/// Cages that are only drawn.
const CAGES: [Look<(Shape, DrawnCage)>; 2] = [
    // A cage's number is the sum of different digits.
    look(
        |_| true,
        |(shape, cage)| {
            let sum = number(&cage.text);
            let is_cage = cage.cells.len() <= shape.digits() && (sum.is_some() || cage.text.is_empty());
            is_cage.then(|| Constraint::Cage { sum, cells: cage.cells.clone() })
        },
    ),
    // Digits may also repeat.
    look(|_| true, |(_, cage)| Some(sum(number(&cage.text)?, cage.cells.clone()))),
];

// ---- lines ----

fn has_bulb(line: &SeenLine, end: usize) -> bool {
    line.ends[end] == Some(End::Circle) && line.ends[1 - end].is_none()
}

/// The cells of a line with something between its ends.
fn long(line: &SeenLine) -> Option<Vec<Cell>> {
    line.open().filter(|cells| cells.len() > 2)
}

/// The cells of a line that may come back to where it began.
fn many(line: &SeenLine) -> Option<Vec<Cell>> {
    Some(line.cells.clone()).filter(|cells| cells.len() > 1)
}

fn whisper(line: &SeenLine, difference: i16) -> Option<Constraint> {
    many(line).map(|cells| Constraint::Whisper { difference, cells })
}

fn whole_diagonal(line: &SeenLine, rising: bool) -> Option<Constraint> {
    let mut cells = line.shape.diagonal(rising);
    crate::sort(&mut cells);
    (line.shape.is_square() && line.once() == cells).then_some(Constraint::Diagonal { rising })
}

fn pill_arrow(arrow: &SeenLine) -> Option<Constraint> {
    let pill = u8::try_from(arrow.pill.len()).ok().filter(|count| *count > 0)?;
    let shaft = arrow.cells.iter().filter(|cell| !arrow.pill.contains(cell));
    let cells = arrow.pill.iter().chain(shaft).copied().collect::<Vec<_>>();
    (cells.len() > arrow.pill.len()).then_some(Constraint::PillArrow { pill, cells })
}

fn sum(sum: i16, cells: Vec<Cell>) -> Constraint {
    Constraint::Sum { sum: sum.into(), coefficients: None, cells }
}

// ---- signs ----

/// A grey sign in a cell gives its digit by what is left when it is divided by two.
fn parity(sign: &SeenSign, rest: i16) -> Option<Constraint> {
    let cell = sign.cell().filter(|_| sign.fill == Some(Hue::Grey))?;
    let digits = (sign.shape.lowest()..=sign.shape.highest()).filter(|digit| digit.rem_euclid(2) == rest);
    Some(Constraint::Given(vec![(cell, digits.collect())]))
}

fn counting_circles(sign: &SeenSign) -> Option<Constraint> {
    let is_circle = sign.cell().is_some() && sign.sign.is_round && sign.alike.len() > 1;
    is_circle.then(|| Constraint::CountingCircles(sign.alike.clone()))
}

fn extra_box(sign: &SeenSign) -> Option<Vec<Cell>> {
    match &sign.place {
        Place::Cells(cells) if cells.len() <= sign.shape.digits() && sign.sign.text.is_empty() => Some(cells.clone()),
        _ => None,
    }
}

/// The row or column beside which a number stands, whether at its front, and the number.
fn beside(sign: &SeenSign) -> Option<(Line, bool, i16)> {
    match sign.place {
        Place::Beside(line, is_front) => Some((line, is_front, sign.number()?)),
        _ => None,
    }
}

/// The clue of a number beside a row or column, which may have to be a digit.
fn outside(sign: &SeenSign, is_digit: bool) -> Option<Outside> {
    let (line, is_front, number) = beside(sign)?;
    let clue = |is_here: bool| Some(number).filter(|_| is_here);
    let fits = number > 0 && (!is_digit || number <= sign.shape.highest());
    fits.then(|| Outside { line, front: clue(is_front), back: clue(!is_front) })
}

// ---- all drawings ----

impl Puzzle {
    /// What each of the drawings may mean, in their order: rules that whoever knows the puzzle can choose from.
    ///
    /// ```
    /// # #[cfg(feature = "links")] {
    /// use ichidoku_variants::{read_sudokupad, write_rule};
    /// let row = vec![serde_json::json!({}); 6];
    /// let line = serde_json::json!({"wayPoints": [[0.5, 0.5], [0.5, 2.5]], "color": "#67f067", "thickness": 10});
    /// let puzzle = read_sudokupad(&serde_json::json!({"cells": vec![row; 6], "lines": [line]})).unwrap();
    /// let meaning = &puzzle.meanings()[0];
    /// assert_eq!(write_rule(&puzzle, &meaning.rules[0]), ".Whisper~5~R1C1~R1C2~R1C3");
    /// # }
    /// ```
    pub fn meanings(&self) -> Vec<Meaning> {
        let seen = Seen::of(self);
        (0..seen.all.len()).map(|place| seen.meaning(place)).collect()
    }
}

/// All drawings as they look beside each other.
struct Seen<'a> {
    shape: Shape,
    /// The drawings, with their cells.
    all: Vec<(&'a Drawing, Vec<Cell>)>,
    /// How lines and arrows look; nothing for the other drawings.
    lines: Vec<Option<SeenLine>>,
    /// The places of those that belong to others.
    parts: Vec<usize>,
}

impl<'a> Seen<'a> {
    fn of(puzzle: &'a Puzzle) -> Self {
        let shape = puzzle.shape();
        let all = puzzle.drawings().iter().map(|drawing| (drawing, drawing.cells(shape))).collect::<Vec<_>>();
        let line = |(drawing, cells): &(&Drawing, Vec<Cell>)| match &drawing.figure {
            Figure::Line(line) | Figure::Arrow(line) => Some(SeenLine::of(shape, line, cells, &all)),
            Figure::Sign(_) | Figure::Cage(_) => None,
        };
        let lines = all.iter().map(line).collect::<Vec<_>>();
        let parts = lines.iter().flatten().flat_map(|line| line.parts.iter().copied()).collect();
        Self { shape, all, lines, parts }
    }

    fn meaning(&self, place: usize) -> Meaning {
        let line = self.lines[place].as_ref();
        let rules = match (&self.all[place].0.figure, line) {
            (Figure::Line(_), Some(line)) if line.cells.len() > 1 => rules_of(&LINES, line),
            (Figure::Arrow(_), Some(arrow)) => rules_of(&ARROWS, arrow),
            (Figure::Sign(sign), _) if !self.parts.contains(&place) => {
                let cells = &self.all[place].1;
                rules_of(&SIGNS, &SeenSign::of(self.shape, sign, cells, &self.signs()))
            }
            (Figure::Cage(cage), _) => rules_of(&CAGES, &(self.shape, cage.clone())),
            _ => Vec::new(),
        };
        Meaning { rules, parts: line.map(|line| line.parts.clone()).unwrap_or_default() }
    }

    /// The signs that belong to no other drawing, with their cells.
    fn signs(&self) -> Vec<(&DrawnSign, &[Cell])> {
        let alone = self.all.iter().enumerate().filter(|(place, _)| !self.parts.contains(place));
        let signs = alone.filter_map(|(_, (drawing, cells))| match &drawing.figure {
            Figure::Sign(sign) => Some((sign, cells.as_slice())),
            _ => None,
        });
        signs.collect()
    }
}
