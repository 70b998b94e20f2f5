//! Clues around the grid.

use ichidoku_variants::{Line, Outside, Shape};

use crate::canvas::{Canvas, Layer};
use crate::places::{CELL, Point};

/// How far the first clue of a side is from the grid, and the next ones from each other.
const FIRST: f64 = 18.0;
const NEXT: f64 = 26.0;

/// How far clues reach beyond their middles.
const REACH: f64 = 14.0;

/// A side of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Left,
    Top,
    Right,
    Bottom,
}

/// The clues that stand around the grid, and the room that they take.
pub(crate) struct Margin {
    shape: Shape,
    /// The clues that are there: the side, the row or column, and the text.
    taken: Vec<(Side, usize, String)>,
    /// How far the clues of each side reach.
    room: [f64; 4],
}

impl Margin {
    /// A grid without clues around it.
    pub(crate) fn of(shape: Shape) -> Self {
        Self { shape, taken: Vec::new(), room: [0.0; 4] }
    }

    /// How far the clues of a side reach.
    pub(crate) fn room(&self, side: Side) -> f64 {
        self.room[side as usize]
    }

    /// Draws a clue at an end of a row or column, beyond those that are there. The same clue twice, of two rules one of which
    /// holds, is one.
    fn clue(&mut self, side: Side, index: usize, text: &str, canvas: &mut Canvas) {
        let here = |(at, line, _): &&(Side, usize, String)| (*at, *line) == (side, index);
        if self.taken.iter().filter(here).any(|(_, _, other)| other == text) {
            return;
        }
        let away = FIRST + NEXT * self.taken.iter().filter(here).count() as f64;
        self.taken.push((side, index, text.to_owned()));
        let along = CELL * (index as f64 + 0.5);
        let (right, bottom) = (CELL * self.shape.columns() as f64, CELL * self.shape.rows() as f64);
        let at = match side {
            Side::Left => Point { x: -away, y: along },
            Side::Right => Point { x: right + away, y: along },
            Side::Top => Point { x: along, y: -away },
            Side::Bottom => Point { x: along, y: bottom + away },
        };
        self.make_room(side, away + REACH);
        canvas.text_at(Layer::Outside, "clue", at, 17.0, text);
    }

    /// Where the grid ends at the bottom right.
    pub(crate) fn end(&self) -> Point {
        Point { x: CELL * self.shape.columns() as f64, y: CELL * self.shape.rows() as f64 }
    }

    /// Makes room for something that reaches this far beyond each side of the grid.
    pub(crate) fn reach(&mut self, [left, top, right, bottom]: [f64; 4]) {
        let sides = [(Side::Left, left), (Side::Top, top), (Side::Right, right), (Side::Bottom, bottom)];
        sides.into_iter().for_each(|(side, room)| self.make_room(side, room));
    }

    fn make_room(&mut self, side: Side, room: f64) {
        let taken = &mut self.room[side as usize];
        *taken = taken.max(room);
    }

    /// Draws a clue about a row or column at its front.
    pub(crate) fn front(&mut self, line: Line, text: &str, canvas: &mut Canvas) {
        match line {
            Line::Row(row) => self.clue(Side::Left, row.into(), text, canvas),
            Line::Column(column) => self.clue(Side::Top, column.into(), text, canvas),
        }
    }

    /// Draws the clues at both ends of a row or column.
    pub(crate) fn ends(&mut self, outside: &Outside, canvas: &mut Canvas) {
        if let Some(front) = outside.front {
            self.front(outside.line, &front.to_string(), canvas);
        }
        if let Some(back) = outside.back {
            let (side, index) = match outside.line {
                Line::Row(row) => (Side::Right, row),
                Line::Column(column) => (Side::Bottom, column),
            };
            self.clue(side, index.into(), &back.to_string(), canvas);
        }
    }

    /// Draws the clue of a diagonal, with an arrow along it.
    pub(crate) fn diagonal(&mut self, line: &[Point], text: &str, canvas: &mut Canvas) {
        let [first, second, ..] = *line else { return };
        let [right, down] = [second.x - first.x, second.y - first.y].map(f64::signum);
        let from = |away: f64| Point { x: first.x - right * away, y: first.y - down * away };
        let (tail, tip, at) = (from(CELL / 2.0 + 10.0), from(CELL / 2.0 + 2.0), from(CELL / 2.0 + 20.0));
        let barb = |x: f64, y: f64| Point { x: tip.x - x * right * 6.0, y: tip.y - y * down * 6.0 };
        canvas.line(Layer::Outside, "pointer", &[tail, tip]);
        canvas.line(Layer::Outside, "pointer", &[barb(1.0, 0.0), tip, barb(0.0, 1.0)]);
        canvas.text_at(Layer::Outside, "clue", at, 17.0, text);
        let beside = if right > 0.0 { Side::Left } else { Side::Right };
        let above = if down > 0.0 { Side::Top } else { Side::Bottom };
        let outside = |from: f64, to: f64, end: f64| if from < to { -from } else { from - end };
        let (end_x, end_y) = (CELL * self.shape.columns() as f64, CELL * self.shape.rows() as f64);
        self.make_room(beside, outside(at.x, CELL / 2.0, end_x) + REACH);
        self.make_room(above, outside(at.y, CELL / 2.0, end_y) + REACH);
    }
}
