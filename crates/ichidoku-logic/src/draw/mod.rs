//! Draws a state as a grid of candidates, and what a step is about in it.
//!
//! ```text
//!      c1     c2    c3      c4    ...
//!    +---------------------+------
//! r1 | 26     (38)  9      | 17-38       (38) belongs to the pattern, 3 and 8 leave r1c4
//! ```
//!
//! A cell without candidates shows its digit. The marks are in the text, so colour adds to them and is never needed.

mod mark;

use std::fmt::Write;

use ichidoku::{Candidate, Cell, Column, Row};

use crate::explain::{Key, Message};
use crate::state::State;
use crate::step::Step;
pub use mark::{Fate, Mark, Marks, Part};

/// A grid of candidates with the marks of a step.
///
/// ```
/// use ichidoku_logic::{State, Survey, Technique, draw::{Drawing, Style}};
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let state = State::from_puzzle(&line.parse().unwrap());
/// let step = Technique::NakedSingle.first(&Survey::new(&state)).unwrap();
/// let drawing = Drawing::of_step(&state, &step);
/// assert!(drawing.text(Style::default()).contains("| 8     =5  3    |"));
/// assert_eq!(drawing.legend().len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Drawing<'a> {
    state: &'a State,
    marks: Marks,
}

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
const PARTS: [&str; 4] = ["1;32", "1;36", "1;35", "1;33"];

/// One cell's text, in pieces with the colour of each.
type Pieces = Vec<(String, Option<&'static str>)>;

impl<'a> Drawing<'a> {
    /// The state alone.
    pub fn of_state(state: &'a State) -> Self {
        Self { state, marks: Marks::default() }
    }

    /// The state with the marks of a step that was found in it.
    pub fn of_step(state: &'a State, step: &Step) -> Self {
        Self::with_marks(state, Marks::new(state, step))
    }

    /// The state with these marks.
    pub fn with_marks(state: &'a State, marks: Marks) -> Self {
        Self { state, marks }
    }

    /// The signs in use, each with what it says: `(5)` and "The pattern."
    pub fn legend(&self) -> Vec<(String, Message)> {
        let parts = self.marks.legend().map(|(part, key)| {
            let [open, close] = part.brackets();
            (format!("{open}5{close}"), key)
        });
        let fates =
            [(Fate::Eliminated, Key::MarkOut), (Fate::Placed, Key::MarkPlaced), (Fate::Spoiling, Key::MarkSpoils)];
        let met = |fate: Fate| self.marks.all().any(|(_, mark)| mark.fate == Some(fate));
        let fates =
            fates.into_iter().filter(|(fate, _)| met(*fate)).map(|(fate, key)| (format!("{}5", sign(fate)), key));
        parts.chain(fates).map(|(sign, key)| (sign, Message::new(key, Vec::new()))).collect()
    }

    /// The drawing, each line with its end.
    pub fn text(&self, style: Style) -> String {
        let cells: Vec<Pieces> = Cell::ALL.into_iter().map(|cell| self.pieces(cell)).collect();
        let widest = |column: &Column| column.cells().iter().map(|cell| length(&cells[cell.index()])).max();
        let widths: Vec<usize> = Column::ALL.iter().map(|column| widest(column).unwrap_or(0).max(2)).collect();
        let sheet = Sheet { cells, widths, colour: style.colour };
        sheet.shares(style.width).iter().map(|stacks| sheet.text(stacks.clone())).collect::<Vec<_>>().join("\n")
    }

    /// The cell's digit, or its candidates: those without a mark, the parts of the pattern, then what goes or is placed.
    fn pieces(&self, cell: Cell) -> Pieces {
        if let Some(digit) = self.state.value(cell) {
            return vec![(digit.to_string(), Some(FILLED))];
        }
        let mut by_mark: Vec<(Mark, String)> = Vec::new();
        for digit in self.state.digits(cell).iter() {
            let mark = self.marks.of(Candidate::of(cell, digit));
            match by_mark.iter_mut().find(|(m, _)| *m == mark) {
                Some((_, digits)) => digits.push_str(&digit.to_string()),
                None => by_mark.push((mark, digit.to_string())),
            }
        }
        by_mark.sort_by_key(|(mark, _)| *mark);
        by_mark.into_iter().map(|(mark, digits)| (marked(mark, &digits), colour(mark))).collect()
    }
}

const fn sign(fate: Fate) -> char {
    match fate {
        Fate::Eliminated => '-',
        Fate::Placed => '=',
        Fate::Spoiling => '+',
    }
}

/// `(38)`, `-5`, `-(5)`.
fn marked(mark: Mark, digits: &str) -> String {
    let sign = mark.fate.map(sign);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Survey, Technique};

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn drawing(technique: Technique, style: Style) -> String {
        let state = State::from_puzzle(&LINE.parse().unwrap()).assume_unique();
        let step = technique.first(&Survey::new(&state)).unwrap();
        Drawing::of_step(&state, &step).text(style)
    }

    #[test]
    fn the_pattern_the_fins_and_what_goes_are_marked() {
        let drawn = "     c1     c2      c3        c4    c5  c6     c7       c8    c9
   +------------------------+----------------+---------------------+
r1 | 5      3       124     | 26    7   2468 | 1489     1249  248  |
r2 | 6      247     247     | 1     9   5    | 3478     234   2478 |
r3 | 2(1)   9       8       | 23    34  24   | 3457(1)  6     247  |
   +------------------------+----------------+---------------------+
r4 | 8      125     1259    | 579   6   147  | 4579     2459  3    |
r5 | 4      25      2569    | 8     5   3    | 579      259   1    |
r6 | 7      15      1359    | 59    2   14   | 4589     459   6    |
   +------------------------+----------------+---------------------+
r7 | 39-1   6       134579  | 357   35  7    | 2        8     4    |
r8 | 23     278     237     | 4     1   9    | 36       3     5    |
r9 | 23(1)  245[1]  2345[1] | 2356  8   26   | 346(1)   7     9    |
   +------------------------+----------------+---------------------+
";
        assert_eq!(drawing(Technique::FinnedXWing, Style::default()), drawn);
    }

    #[test]
    fn no_line_is_wider_than_wanted_where_a_stack_fits() {
        let widest = |text: &str| text.lines().map(|line| line.chars().count()).max();
        let whole = drawing(Technique::FinnedXWing, Style::default());
        assert_eq!(whole, drawing(Technique::FinnedXWing, Style { width: widest(&whole), colour: false }));
        for width in [30, 40, 50, 60] {
            let text = drawing(Technique::FinnedXWing, Style { width: Some(width), colour: false });
            assert!(widest(&text).is_some_and(|widest| widest <= width), "{text}");
            for row in 1..=9 {
                assert_eq!(
                    text.matches(&format!("r{row} |")).count(),
                    if width < 50 { 3 } else { 2 },
                    "{width}\n{text}"
                );
            }
        }
    }

    #[test]
    fn colour_changes_nothing_but_the_colour() {
        let [plain, coloured] =
            [false, true].map(|colour| drawing(Technique::FinnedXWing, Style { width: None, colour }));
        assert!(coloured.contains("39\x1b[1;31m-1\x1b[0m ") && coloured.contains("245\x1b[1;36m[1]\x1b[0m "));
        let mut parts = coloured.split('\x1b');
        let stripped: String =
            parts.next().into_iter().chain(parts.filter_map(|p| Some(p.split_once('m')?.1))).collect();
        assert_eq!(stripped, plain);
    }

    #[test]
    fn a_legend_says_what_the_signs_are() {
        let state = State::from_puzzle(&LINE.parse().unwrap());
        let legend = |technique: Technique| -> Vec<String> {
            let step = technique.first(&Survey::new(&state)).unwrap();
            let legend = Drawing::of_step(&state, &step).legend();
            legend.iter().map(|(sign, message)| format!("{sign} {message}")).collect()
        };
        assert_eq!(legend(Technique::HiddenSingle), ["=5 Is placed."]);
        assert_eq!(legend(Technique::FinnedXWing), ["(5) The pattern.", "[5] A fin.", "-5 Goes."]);
        assert!(Drawing::of_state(&state).legend().is_empty());
    }
}
