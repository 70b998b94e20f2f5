//! A grid as lines and digits.

use ichidoku::{Candidate, CandidateSet, Cell, Digit, Puzzle};

use crate::face;
use crate::frame::centred;
use crate::sheet::{Mark, Rect, Sheet};

/// Printers of books take no line that is thinner.
const THIN: f32 = 0.75;
/// Candidates below this size can't be read.
pub(crate) const LEAST_SIZE: f32 = 4.0;

/// How a board looks.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    /// The height of a digit, in parts of a cell.
    digit: f32,
    thin: f32,
    thick: f32,
}

impl Style {
    pub(crate) fn new(large: bool) -> Self {
        match large {
            true => Self { digit: 0.68, thin: 1.5 * THIN, thick: 3.5 },
            false => Self { digit: 0.5, thin: THIN, thick: 2.0 },
        }
    }
}

/// The size of the candidates' digits on a board of this side.
pub(crate) fn candidate_size(side: f32) -> f32 {
    side / 9.0 * 0.27
}

/// What is on a board.
#[derive(Clone, Copy)]
pub(crate) struct Board<'a> {
    pub(crate) digits: &'a Puzzle,
    pub(crate) candidates: Option<&'a CandidateSet>,
    /// What a screen reader says before the rows.
    pub(crate) name: &'a str,
}

impl Board<'_> {
    /// Draws it into a square.
    pub(crate) fn draw(&self, square: Rect, style: Style, sheet: &mut Sheet) {
        sheet.marks.push(Mark::Begin { words: self.words() });
        lines(square, style, sheet);
        for cell in Cell::ALL {
            let side = square.width / 9.0;
            let (row, column) = (cell.row().index() as f32, cell.column().index() as f32);
            let place = Rect { x: square.x + column * side, y: square.y + row * side, width: side, height: side };
            match self.digits.get(cell) {
                Some(digit) => sheet.marks.push(digit_in(place, digit, side * style.digit / face::capital())),
                None => self.draw_candidates(cell, place, sheet),
            }
        }
        sheet.marks.push(Mark::End);
    }

    fn draw_candidates(&self, cell: Cell, place: Rect, sheet: &mut Sheet) {
        let side = place.width / 3.0;
        let is_there = |digit: &Digit| self.candidates.is_some_and(|all| all.contains(Candidate::of(cell, *digit)));
        for digit in Digit::ALL.into_iter().filter(is_there) {
            let (row, column) = ((digit.index() / 3) as f32, (digit.index() % 3) as f32);
            let third = Rect { x: place.x + column * side, y: place.y + row * side, width: side, height: side };
            sheet.marks.push(digit_in(third, digit, candidate_size(place.width * 9.0)));
        }
    }

    /// The board for those who don't see it: row by row, a point for an open cell.
    fn words(&self) -> String {
        let sign = |cell: &Cell| self.digits.get(*cell).map_or('.', Digit::to_char);
        let row = |cells: &[Cell]| cells.iter().map(sign).map(String::from).collect::<Vec<_>>().join(" ");
        let rows: Vec<String> = Cell::ALL.chunks(9).map(row).collect();
        format!("{}: {}", self.name, rows.join(", "))
    }
}

/// The digit in the middle of a square.
fn digit_in(square: Rect, digit: Digit, size: f32) -> Mark {
    let [x, y] = square.middle();
    centred(&digit.to_string(), size, [x, y + face::capital() * size / 2.0])
}

/// Thin lines first, so that the thick ones are whole where they cross.
fn lines(square: Rect, style: Style, sheet: &mut Sheet) {
    for is_thick in [false, true] {
        for line in (0..=9_u8).filter(|line| (line % 3 == 0) == is_thick) {
            let at = f32::from(line) * square.width / 9.0;
            let width = if is_thick { style.thick } else { style.thin };
            // The corners of the frame are closed.
            let over = if is_thick { width / 2.0 } else { 0.0 };
            let (start, end) = (-over, square.width + over);
            let mut push = |from: [f32; 2], to: [f32; 2]| {
                let move_by = |[x, y]: [f32; 2]| [square.x + x, square.y + y];
                sheet.marks.push(Mark::Line { from: move_by(from), to: move_by(to), width });
            };
            push([start, at], [end, at]);
            push([at, start], [at, end]);
        }
    }
}
