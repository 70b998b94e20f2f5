//! The named rules that setters publish.

use crate::Cell;
use crate::percent::percent_decoded;

/// A named rule. Cells of the grid count row by row from 0, extra cells follow them; digits are those that are shown.
///
/// An unlisted amount of cells is any. The direct meaning of each rule is what [`holds`](crate::check::holds) tests.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Constraint {
    /// Each cell contains one of the digits listed for it.
    Given(Vec<(Cell, Vec<i16>)>),
    /// No digit repeats in these cells.
    AllDifferent(Vec<Cell>),
    /// A layout of irregular boxes: one symbol per cell of the grid, the same within a box. What has fewer cells than a row
    /// is not a box.
    Jigsaw(String),
    /// There are no default boxes.
    NoBoxes,
    /// Default boxes have this many cells.
    BoxSize(u8),
    /// No digit repeats in the inner boxes of a windoku.
    Windoku,
    /// No digit is at the same place of two boxes.
    DisjointSets,
    /// No digit repeats on a main diagonal: the one that rises to the right, or the one that falls.
    Diagonal {
        /// True for the diagonal from the bottom left to the top right.
        rising: bool,
    },
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells a king's move apart differ.
    AntiKing,
    /// Cells side by side are not consecutive.
    AntiConsecutive,
    /// No digit x is exactly x steps, sideways or up and down, from another x.
    AntiTaxicab,
    /// Cells side by side without a white or black dot are neither consecutive nor in ratio 2.
    StrictKropki,
    /// Cells side by side without an X or V don't add up to 5 or 10.
    StrictXV,
    /// Cells of the list that are side by side are consecutive.
    WhiteDot(Vec<Cell>),
    /// Of cells of the list that are side by side, one is twice the other.
    BlackDot(Vec<Cell>),
    /// A cell of the list is greater than later ones of the list at its side.
    GreaterThan(Vec<Cell>),
    /// Cells of the list that are side by side add up to 10.
    X(Vec<Cell>),
    /// Cells of the list that are side by side add up to 5.
    V(Vec<Cell>),
    /// Digits increase along the line.
    Thermo(Vec<Cell>),
    /// Digits never decrease along the line.
    SlowThermo(Vec<Cell>),
    /// Neighbours on the line differ by at least this much.
    Whisper {
        /// Smallest allowed difference, usually 5.
        difference: i16,
        /// The line.
        cells: Vec<Cell>,
    },
    /// Different digits that follow each other without a gap, in any order.
    Renban(Vec<Cell>),
    /// Any `modulus` neighbours on the line have different remainders.
    Modular {
        /// What the digits are divided by.
        modulus: i16,
        /// The line.
        cells: Vec<Cell>,
    },
    /// Any three neighbours on the line hold one low, one middle and one high digit.
    Entropic(Vec<Cell>),
    /// The line reads the same from both ends.
    Palindrome(Vec<Cell>),
    /// Digits on the line lie strictly between those at its ends.
    Between(Vec<Cell>),
    /// The ends of the line differ by at least this much, and nothing on the line lies between them or equals them.
    Lockout {
        /// Smallest allowed difference of the ends, usually 4.
        difference: i16,
        /// The line with its ends.
        cells: Vec<Cell>,
    },
    /// Cells equally far from the middle of the line have the same sum, which is the digit in the middle if there is one.
    Zipper(Vec<Cell>),
    /// Each stay of the line in a box has the same sum.
    BoxSumLine(Vec<Cell>),
    /// The line is cut into pieces that each add up to this sum.
    SumLine {
        /// Sum of each piece.
        sum: i16,
        /// True if the line is a loop, which may be cut anywhere.
        closed: bool,
        /// The line.
        cells: Vec<Cell>,
    },
    /// A killer cage: different digits with this sum, if there is one.
    Cage {
        /// The sum; nothing, or 0, stands for any.
        sum: Option<i16>,
        /// The cage.
        cells: Vec<Cell>,
    },
    /// Cells times coefficients add up to this sum; digits may repeat.
    Sum {
        /// The sum.
        sum: i32,
        /// A factor per cell; without them, each is 1.
        coefficients: Option<Vec<i16>>,
        /// The cells.
        cells: Vec<Cell>,
    },
    /// The first cell is the sum of the others.
    Arrow(Vec<Cell>),
    /// The two ends together are the sum of the cells between them.
    DoubleArrow(Vec<Cell>),
    /// The first cells, read in reading order as a decimal, are the sum of the others.
    PillArrow {
        /// How many cells the pill has: 2 or 3.
        pill: u8,
        /// The pill, then the arrow.
        cells: Vec<Cell>,
    },
    /// Groups of cells have the same sum.
    EqualSum(Vec<Vec<Cell>>),
    /// The diagonal from this cell has this sum; see [`Shape::little_killer_line`](crate::Shape::little_killer_line).
    LittleKiller {
        /// The sum.
        sum: i16,
        /// First cell of the diagonal.
        start: Cell,
        /// True if the clue is at the other end of the diagonal, which changes nothing but the picture.
        at_end: bool,
    },
    /// Different digits, no set of which has this sum.
    RellikCage {
        /// The sum that must not occur.
        sum: i16,
        /// The cage.
        cells: Vec<Cell>,
    },
    /// Different digits; as many odd as even ones, and as many low as high ones.
    EqualityCage(Vec<Cell>),
    /// The first X digits, X being the first of them, have this sum.
    XSum(Outside),
    /// The digits between the lowest and the highest digit of the row or column have this sum.
    Sandwich {
        /// The sum.
        sum: i16,
        /// The row or column.
        line: Line,
    },
    /// Different digits; those between the smallest and the largest have this sum.
    Lunchbox {
        /// The sum.
        sum: i16,
        /// The cells in order.
        cells: Vec<Cell>,
    },
    /// How many digits exceed all before them, zeros not counted.
    Skyscraper(Outside),
    /// The first digit that doesn't exceed all before it.
    HiddenSkyscraper(Outside),
    /// The digit in the Nth cell, N being the digit in the first.
    NumberedRoom(Outside),
    /// The rank of this reading of a row or column among all readings of all rows and columns.
    FullRank(Outside),
    /// Which readings may be equal: `any`, `none`, or by default only those without a clue.
    FullRankTies(String),
    /// The four cells below and to the right of the corner contain all these digits.
    Quad {
        /// Top left cell of the four.
        corner: Cell,
        /// Digits, repeated as often as they must occur.
        digits: Vec<i16>,
    },
    /// The cells contain each digit at least as often as it is listed.
    ContainAtLeast {
        /// The digits.
        digits: Vec<i16>,
        /// The cells.
        cells: Vec<Cell>,
    },
    /// The cells contain each listed digit exactly as often as it is listed; others don't matter.
    ContainExact {
        /// The digits.
        digits: Vec<i16>,
        /// The cells.
        cells: Vec<Cell>,
    },
    /// Pairs of count and digit: the cells contain the digit exactly that often.
    LookAndSay {
        /// The pairs, one after another.
        clue: String,
        /// The cells.
        cells: Vec<Cell>,
    },
    /// Each digit in these cells occurs in them as often as it says.
    CountingCircles(Vec<Cell>),
    /// The first cell is how many different digits the others contain.
    CountDistinct(Vec<Cell>),
    /// The list falls into this many sets of equal size that contain the same digits equally often.
    SameDigits {
        /// How many sets.
        sets: u16,
        /// The sets one after another.
        cells: Vec<Cell>,
    },
    /// All the largest rows, columns and boxes contain the same digits.
    BoxesAlike,
    /// The digit N of a cell says where in its row (or column) the index of its own column (or row) is.
    Indexing {
        /// True if cells index the rows of their column.
        rows: bool,
        /// The indexing cells.
        cells: Vec<Cell>,
    },
    /// The digit of the first cell is in the Nth cell after the second, N being the digit of the second.
    DigitIndexing(Vec<Cell>),
    /// The lines match a regular expression of digits.
    Regex {
        /// The expression: literals, `.`, classes, groups, `|`, `*`, `+`, `?` and counts.
        pattern: String,
        /// The lines.
        lines: Vec<Vec<Cell>>,
    },
    /// A finite automaton, in the code of the Interactive Sudoku Solver, accepts the lines.
    Machine {
        /// The automaton.
        code: String,
        /// The lines, each of parts between which the automaton reads a break.
        lines: Vec<NamedLine>,
    },
    /// Cells that follow each other, or any two of the list, form one of the allowed pairs.
    Pairs {
        /// Which pairs are allowed, in the code of the Interactive Sudoku Solver.
        code: String,
        /// True if any two cells form a pair.
        all: bool,
        /// The lists.
        lines: Vec<NamedLine>,
    },
    /// Each square of 2×2 cells contains a low, a middle and a high digit.
    GlobalEntropy,
    /// Each square of 2×2 cells contains all three remainders by 3.
    GlobalMod,
    /// Each 5 has a 1 above it or a 9 below it (for 9 digits).
    DutchFlatmates,
    /// Zeros in the grid and digits that rows, columns and boxes lack; see the rules of the Interactive Sudoku Solver.
    Doppelganger,
    /// Boxes are found while solving: connected, of a row's size, without repeats.
    ChaosConstruction,
    /// The control cell is the length of the run of its box along the arms.
    ChaosArrow {
        /// The cell with the length.
        control: Cell,
        /// 1 if the control cell itself is not counted, and 0 or nothing if it is.
        offset: Option<u8>,
        /// The arms as extra cells of the boxes; without any, all four directions.
        arms: Vec<Vec<Cell>>,
    },
    /// The control cell is how many of the cells are in the box of the first.
    ChaosCount {
        /// The cell with the count.
        control: Cell,
        /// 1 if the first cell itself is not counted, and 0 or nothing if it is.
        offset: Option<u8>,
        /// Extra cells of the boxes; without any, the control cell and those around it.
        cells: Vec<Cell>,
    },
    /// The cells with these digits are connected.
    Connected {
        /// Prefix of a group of extra cells, or nothing for the grid.
        prefix: String,
        /// The digits.
        digits: Vec<i16>,
        /// Exact size, if it is given.
        size: Option<u16>,
    },
    /// At least one of these holds.
    Any(Vec<Constraint>),
    /// All of these hold.
    All(Vec<Constraint>),
    /// All of these hold, moved so that the origin falls on each target in turn.
    Replicate {
        /// Distances of the targets from the origin, in the code of the Interactive Sudoku Solver.
        targets: String,
        /// The origin; by default the first cell of the grid.
        origin: Option<Cell>,
        /// The rules to move.
        constraints: Vec<Constraint>,
    },
    /// Fog covers the grid while it is played, but for these cells: a right digit clears its own cell and those around it.
    /// What the fog hides holds all the same.
    Fog(Vec<Cell>),
    /// Extra cells outside of the grid.
    ExtraCells {
        /// Capital letters that name the group.
        prefix: String,
        /// A name for people, as it was written.
        label: Option<String>,
        /// How many cells, or rows × columns, as it was written.
        size: Option<String>,
    },
}

/// A row or column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// A row, from 0.
    Row(u8),
    /// A column, from 0.
    Column(u8),
}

/// Clues at the two ends of a row or column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outside {
    /// The row or column.
    pub line: Line,
    /// Clue at the left or top.
    pub front: Option<i16>,
    /// Clue at the right or bottom.
    pub back: Option<i16>,
}

/// Cells of a rule with a name of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedLine {
    /// Name of the rule, as it was written.
    pub name: Option<String>,
    /// Parts of the line; usually one.
    pub parts: Vec<Vec<Cell>>,
}

impl NamedLine {
    /// The name as people read it, without codes such as `%20`; nothing if it is empty.
    ///
    /// ```
    /// use ichidoku_variants::NamedLine;
    /// let line = NamedLine { name: Some("Slow%20thermo".into()), parts: vec![vec![0, 1]] };
    /// assert_eq!(line.shown_name().unwrap(), "Slow thermo");
    /// ```
    pub fn shown_name(&self) -> Option<String> {
        let shown = percent_decoded(self.name.as_deref()?, b"");
        Some(shown).filter(|name| !name.is_empty())
    }
}

impl Constraint {
    /// The cells that the rule names, each once, in its order.
    ///
    /// ```
    /// use ichidoku_variants::Constraint;
    /// assert_eq!(Constraint::Thermo(vec![3, 4, 3]).cells(), [3, 4]);
    /// assert_eq!(Constraint::Fog(vec![0]).cells(), [0]);
    /// assert!(Constraint::AntiKnight.cells().is_empty());
    /// ```
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        self.clone().each_cell(&mut |cell| {
            if !cells.contains(cell) {
                cells.push(*cell);
            }
        });
        cells
    }

    /// Visits each cell that the rule names, to change it.
    pub(crate) fn each_cell(&mut self, visit: &mut impl FnMut(&mut Cell)) {
        use Constraint as C;
        match self {
            C::Given(cells) => cells.iter_mut().for_each(|(cell, _)| visit(cell)),
            C::AllDifferent(cells) | C::WhiteDot(cells) | C::BlackDot(cells) | C::GreaterThan(cells) => {
                all(cells, visit);
            }
            C::X(cells) | C::V(cells) | C::Thermo(cells) | C::SlowThermo(cells) | C::Renban(cells) => all(cells, visit),
            C::Entropic(cells) | C::Palindrome(cells) | C::Between(cells) | C::Zipper(cells) => all(cells, visit),
            C::BoxSumLine(cells) | C::Arrow(cells) | C::DoubleArrow(cells) | C::EqualityCage(cells) => {
                all(cells, visit);
            }
            C::CountingCircles(cells) | C::CountDistinct(cells) | C::DigitIndexing(cells) | C::Fog(cells) => {
                all(cells, visit);
            }
            C::Whisper { cells, .. } | C::Modular { cells, .. } | C::Lockout { cells, .. } => all(cells, visit),
            C::SumLine { cells, .. } | C::Cage { cells, .. } | C::Sum { cells, .. } => all(cells, visit),
            C::PillArrow { cells, .. } | C::RellikCage { cells, .. } | C::Lunchbox { cells, .. } => all(cells, visit),
            C::ContainAtLeast { cells, .. } | C::ContainExact { cells, .. } => all(cells, visit),
            C::LookAndSay { cells, .. } | C::SameDigits { cells, .. } | C::Indexing { cells, .. } => all(cells, visit),
            C::EqualSum(lines) | C::Regex { lines, .. } => lines.iter_mut().for_each(|cells| all(cells, visit)),
            C::LittleKiller { start: cell, .. } | C::Quad { corner: cell, .. } => visit(cell),
            C::Machine { lines, .. } | C::Pairs { lines, .. } => {
                lines.iter_mut().flat_map(|line| &mut line.parts).for_each(|cells| all(cells, visit));
            }
            C::ChaosArrow { control, arms, .. } => {
                visit(control);
                arms.iter_mut().for_each(|cells| all(cells, visit));
            }
            C::ChaosCount { control, cells, .. } => {
                visit(control);
                all(cells, visit);
            }
            C::Any(inner) | C::All(inner) | C::Replicate { constraints: inner, .. } => {
                inner.iter_mut().for_each(|constraint| constraint.each_cell(visit));
            }
            _ => {}
        }
    }
}

fn all(cells: &mut [Cell], visit: &mut impl FnMut(&mut Cell)) {
    cells.iter_mut().for_each(visit);
}
