//! A scene as lines of characters.
//!
//! ```text
//!      c1     c2    c3      c4    ...
//!    +---------------------+------
//! r1 | 26     (38)  9      | 17-38       (38) belongs to the pattern, 3 and 8 leave r1c4
//! ```
//!
//! A cell without candidates shows its digit. The marks are in the text, so colour adds to them and is never needed.

use std::fmt::Write;

use ichidoku::{Candidate, Cell, Column, Row};

use crate::mark::{Fate, Mark, Part};
use crate::scene::Scene;

/// How a drawing is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Style {
    /// How many characters a line may have. Where the whole grid is wider, its stacks come one below the other.
    pub width: Option<usize>,
    /// Whether the marks are coloured, too, as terminals do it.
    pub colour: bool,
}

/// The colour of what a step places, of what it takes out and what spoils it, of a digit in the grid, and of the parts.
const PLACED: &str = "1;30;42";
const ELIMINATED: &str = "1;31";
const FILLED: &str = "1";
const PARTS: [&str; Part::ALL.len()] = ["1;32", "1;36", "1;35", "1;33"];

/// One cell's text, in pieces with the colour of each.
type Pieces = Vec<(String, Option<&'static str>)>;

/// The picture as text, each line with its end.
pub fn text(scene: &Scene, style: Style) -> String {
    let cells: Vec<Pieces> = Cell::ALL.into_iter().map(|cell| pieces(scene, cell)).collect();
    let widest = |column: &Column| column.cells().iter().map(|cell| length(&cells[cell.index()])).max();
    let widths: Vec<usize> = Column::ALL.iter().map(|column| widest(column).unwrap_or(0).max(2)).collect();
    let sheet = Sheet { cells, widths, colour: style.colour };
    sheet.shares(style.width).iter().map(|stacks| sheet.text(stacks.clone())).collect::<Vec<_>>().join("\n")
}

/// The cell's digit, or its candidates: those without a mark, the parts of the pattern, then what goes or is placed.
fn pieces(scene: &Scene, cell: Cell) -> Pieces {
    if let Some(digit) = scene.grid.value(cell) {
        let mark = scene.mark(Candidate::of(cell, digit));
        return vec![(marked(mark, &digit.to_string()), colour(mark).or(Some(FILLED)))];
    }
    let mut by_mark: Vec<(Mark, String)> = Vec::new();
    for digit in scene.grid.candidates(cell).iter() {
        let mark = scene.mark(Candidate::of(cell, digit));
        match by_mark.iter_mut().find(|(m, _)| *m == mark) {
            Some((_, digits)) => digits.push_str(&digit.to_string()),
            None => by_mark.push((mark, digit.to_string())),
        }
    }
    by_mark.sort_by_key(|(mark, _)| *mark);
    by_mark.into_iter().map(|(mark, digits)| (marked(mark, &digits), colour(mark))).collect()
}

/// `(38)`, `-5`, `-(5)`.
fn marked(mark: Mark, digits: &str) -> String {
    let sign = mark.fate.map(Fate::sign);
    let [open, close] = mark.part.map_or([None; 2], |part| part.brackets().map(Some));
    sign.into_iter().chain(open).chain(digits.chars()).chain(close).collect()
}

fn colour(mark: Mark) -> Option<&'static str> {
    match mark.fate {
        Some(Fate::Placed) => Some(PLACED),
        Some(Fate::Eliminated | Fate::Spoiling) => Some(ELIMINATED),
        None => mark.part.map(|part| PARTS[part as usize]),
    }
}

/// How wide the pieces are together.
fn length(pieces: &Pieces) -> usize {
    pieces.iter().map(|(text, _)| text.len()).sum()
}

/// The cells' texts and how wide each column is.
struct Sheet {
    cells: Vec<Pieces>,
    widths: Vec<usize>,
    colour: bool,
}

impl Sheet {
    /// Which stacks go side by side so that no line is wider than this.
    fn shares(&self, width: Option<usize>) -> Vec<std::ops::Range<usize>> {
        let mut shares: Vec<std::ops::Range<usize>> = Vec::new();
        for stack in 0..3 {
            match shares.last_mut() {
                Some(last) if width.is_none_or(|width| self.width(last.start..stack + 1) <= width) => {
                    last.end = stack + 1;
                }
                _ => shares.push(stack..stack + 1),
            }
        }
        shares
    }

    /// How wide a line with these stacks is: a label, each column with its blanks, and what stands around a stack.
    fn width(&self, stacks: std::ops::Range<usize>) -> usize {
        4 + stacks.map(|stack| self.widths[3 * stack..][..3].iter().map(|w| w + 2).sum::<usize>() + 1).sum::<usize>()
    }

    fn text(&self, stacks: std::ops::Range<usize>) -> String {
        let columns: Vec<usize> = (3 * stacks.start..3 * stacks.end).collect();
        let heads = columns.iter().map(|column| {
            let before = if column % 3 == 0 { "  " } else { "" };
            format!("{before}{:<width$}", format!("c{}", column + 1), width = self.widths[*column] + gap(*column))
        });
        let mut text = format!("   {}", heads.collect::<String>()).trim_end().to_owned();
        text.push('\n');
        for row in Row::ALL {
            if row.index() % 3 == 0 {
                text.push_str(&self.rule(stacks.clone()));
            }
            // Writing into a string cannot fail.
            let _ = write!(text, "r{} ", row.index() + 1);
            for column in &columns {
                text.push_str(if column % 3 == 0 { "| " } else { "" });
                self.cell(&mut text, 9 * row.index() + column, self.widths[*column] + gap(*column));
            }
            text.push_str("|\n");
        }
        text.push_str(&self.rule(stacks));
        text
    }

    /// `+-----+-----+`.
    fn rule(&self, stacks: std::ops::Range<usize>) -> String {
        let dashes = stacks.map(|stack| "-".repeat(self.width(stack..stack + 1) - 5));
        format!("   +{}\n", dashes.map(|dashes| dashes + "+").collect::<String>())
    }

    fn cell(&self, text: &mut String, index: usize, width: usize) {
        let pieces = &self.cells[index];
        for (piece, colour) in pieces {
            match colour.filter(|_| self.colour) {
                Some(colour) => text.extend(["\x1b[", colour, "m", piece, "\x1b[0m"]),
                None => text.push_str(piece),
            }
        }
        text.push_str(&" ".repeat(width - length(pieces)));
    }
}

/// The blanks after a column.
const fn gap(column: usize) -> usize {
    if column % 3 == 2 { 1 } else { 2 }
}
