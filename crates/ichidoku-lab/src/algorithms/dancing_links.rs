//! Dancing links: Sudoku as an exact cover, solved by Knuth's Algorithm X.
//!
//! # Idea
//!
//! Write the rules as a table. A line for each candidate (cell, digit), 729 in all; a column for each thing that must
//! happen exactly once, 324 in all: each cell holds a digit (81), and each house holds each digit (27 × 9). A
//! candidate marks the four columns that it fulfils:
//!
//! ```text
//!          r1c1  r1c2 …  row 1: 1  row 1: 2 …  column 1: 1 …  box 1: 1 …
//! r1c1=1    ×               ×                       ×             ×
//! r1c1=2    ×                         ×
//! r1c2=1          ×         ×                                     ×
//! ```
//!
//! A solution is a choice of lines that marks each column exactly once: an *exact cover*. Algorithm X takes the column
//! with the fewest lines, tries each of its lines, and with it removes the line's columns and every line that marks
//! one of them. *Dancing links* makes the removal cheap to undo: the marks are nodes of lists linked both ways, and a
//! node taken out of its list still knows its neighbours, so it can put itself back.
//!
//! # Source
//!
//! Donald E. Knuth, "Dancing links", 2000 (arXiv cs/0011047); the trick is due to Hirosi Hitotumatu and Kohei Noshita,
//! 1979.
//!
//! # Pseudo-code
//!
//! ```text
//! search():
//!     if no column is left: a solution
//!     column = the one with the fewest lines
//!     cover column
//!     for line in column:
//!         for each other column of the line: cover it
//!         search()
//!         uncover them, last first
//!     uncover column
//!
//! cover column:
//!     take column out of the list of columns
//!     for each line in column, for each other mark of the line:
//!         take the mark out of its column's list
//! ```
//!
//! # Cost
//!
//! The tree is that of fewest candidates first, smaller still, since the places of a digit in a house are choices too;
//! each step costs the links it changes. Memory: the table, at most 3,241 nodes of 12 bytes and 324 sizes, is made
//! before the search (the one algorithm here, besides SAT, that allocates); the search changes links only.
//!
//! # What is counted
//!
//! A digit written (an assignment) is a line chosen. A test is a mark taken out of its column's list (Knuth's *updates*): with it the
//! question is settled whether a candidate conflicts with the line chosen. Putting in the clues counts such updates.

use ichidoku::{Candidate, Cell, Digit, House, Puzzle, opening_comment};

use crate::algorithm::{About, Algorithm};
use crate::limits::Reason;
use crate::notebook::Notebook;
use crate::observe::{Contradiction, Observer};

/// Solves the exact cover with Algorithm X on dancing links.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct DancingLinks;

impl Algorithm for DancingLinks {
    fn about(&self) -> &'static About {
        const COMMENT: &str = opening_comment!(include_bytes!("dancing_links.rs"));
        &About {
            name: "dancing-links",
            title: "Knuth's Algorithm X on the exact cover of 324 columns",
            comment: COMMENT,
        }
    }

    fn source(&self) -> &'static str {
        include_str!("dancing_links.rs")
    }

    fn search<O: Observer>(&self, puzzle: &Puzzle, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        let mut table = Table::new();
        notes.uses_memory(table.memory());
        for (cell, digit) in puzzle.clues() {
            for column in columns(cell, digit) {
                table.cover(column, false, notes)?;
            }
        }
        table.search(&mut puzzle.clone(), notes)
    }
}

/// How many columns there are.
const COLUMNS: usize = 324;
/// The node at which the list of columns starts and ends; the nodes before it are the columns' heads.
const ROOT: usize = COLUMNS;
/// The head of each column, the root, four marks for each candidate.
const NODES: usize = COLUMNS + 1 + 4 * Candidate::COUNT;

/// The four columns that a candidate fulfils: its cell, and its digit in each of its houses.
fn columns(cell: Cell, digit: Digit) -> [usize; 4] {
    let [row, column, box_] = cell.houses().map(|house| Cell::COUNT + house.index() * 9 + digit.index());
    [cell.index(), row, column, box_]
}

/// What a column asks for, as the contradiction that it is if it has no line.
fn unmet(column: usize) -> Contradiction {
    match column.checked_sub(Cell::COUNT) {
        None => Contradiction::Cell(Cell::ALL[column]),
        Some(rest) => Contradiction::House(House::ALL[rest / 9], Digit::ALL[rest % 9]),
    }
}

/// A mark in the table, or a column's head. `left` and `right` link the marks of a line (or the heads), `up` and `down`
/// those of a column.
#[derive(Clone, Copy)]
struct Node {
    left: u16,
    right: u16,
    up: u16,
    down: u16,
    column: u16,
    /// The candidate whose line it is; of no meaning in a head.
    line: u16,
}

struct Table {
    nodes: Vec<Node>,
    /// How many lines each column has.
    sizes: [u16; COLUMNS],
}

impl Table {
    /// The whole table, before any clue.
    fn new() -> Self {
        let mut table = Self { nodes: Vec::with_capacity(NODES), sizes: [0; COLUMNS] };
        for head in 0..=ROOT {
            let (left, right) = ((head + ROOT) % (ROOT + 1), (head + 1) % (ROOT + 1));
            let [head, left, right] = [head, left, right].map(|node| node as u16);
            table.nodes.push(Node { left, right, up: head, down: head, column: head, line: 0 });
        }
        Candidate::all().for_each(|candidate| table.add_line(candidate));
        table
    }

    /// Adds the four marks of a candidate, each at the bottom of its column.
    fn add_line(&mut self, candidate: Candidate) {
        let first = self.nodes.len();
        for (i, column) in columns(candidate.cell(), candidate.digit()).into_iter().enumerate() {
            let node = (first + i) as u16;
            let bottom = self.nodes[column].up;
            self.nodes.push(Node {
                left: (first + (i + 3) % 4) as u16,
                right: (first + (i + 1) % 4) as u16,
                up: bottom,
                down: column as u16,
                column: column as u16,
                line: candidate.index() as u16,
            });
            self.nodes[bottom as usize].down = node;
            self.nodes[column].up = node;
            self.sizes[column] += 1;
        }
    }

    fn memory(&self) -> usize {
        size_of::<Self>() + self.nodes.capacity() * size_of::<Node>()
    }

    /// Finds every exact cover of the columns left; the grid holds the lines chosen.
    fn search<O: Observer>(&mut self, grid: &mut Puzzle, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        let Some(column) = self.smallest_column() else {
            return notes.solved(grid);
        };
        if self.sizes[column] == 0 {
            notes.contradiction(unmet(column));
            return Ok(());
        }
        self.cover(column, false, notes)?;
        let mut mark = self.down(column);
        while mark != column {
            self.choose(mark, grid, notes)?;
            mark = self.down(mark);
        }
        self.uncover(column);
        Ok(())
    }

    /// Chooses the mark's line, finds every cover with it, and takes it back.
    fn choose<O: Observer>(
        &mut self,
        mark: usize,
        grid: &mut Puzzle,
        notes: &mut Notebook<'_, O>,
    ) -> Result<(), Reason> {
        let (cell, digit) = self.line(mark);
        grid.set(cell, Some(digit));
        notes.guess(cell, digit)?;
        let mut other = self.right(mark);
        while other != mark {
            self.cover(self.column(other), true, notes)?;
            other = self.right(other);
        }
        self.search(grid, notes)?;
        let mut other = self.left(mark);
        while other != mark {
            self.uncover(self.column(other));
            other = self.left(other);
        }
        notes.backtrack(cell, digit);
        grid.set(cell, None);
        Ok(())
    }

    /// The column with the fewest lines, the first of equals; `None` if no column is left.
    fn smallest_column(&self) -> Option<usize> {
        let mut best: Option<usize> = None;
        let mut column = self.right(ROOT);
        while column != ROOT {
            if best.is_none_or(|best| self.sizes[column] < self.sizes[best]) {
                best = Some(column);
            }
            column = self.right(column);
        }
        best
    }

    /// Takes a column out, and every line that marks it out of its other columns; tells these eliminations if asked to.
    fn cover<O: Observer>(&mut self, column: usize, tell: bool, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        self.unlink_sideways(column);
        let mut mark = self.down(column);
        while mark != column {
            if tell {
                let (cell, digit) = self.line(mark);
                notes.eliminate(cell, digit);
            }
            let mut other = self.right(mark);
            while other != mark {
                notes.count_test()?;
                self.unlink_upright(other);
                other = self.right(other);
            }
            mark = self.down(mark);
        }
        Ok(())
    }

    /// Undoes [`Table::cover`], in the opposite order.
    fn uncover(&mut self, column: usize) {
        let mut mark = self.up(column);
        while mark != column {
            let mut other = self.left(mark);
            while other != mark {
                self.relink_upright(other);
                other = self.left(other);
            }
            mark = self.up(mark);
        }
        self.relink_sideways(column);
    }

    fn unlink_sideways(&mut self, head: usize) {
        let Node { left, right, .. } = self.nodes[head];
        self.nodes[left as usize].right = right;
        self.nodes[right as usize].left = left;
    }

    fn relink_sideways(&mut self, head: usize) {
        let Node { left, right, .. } = self.nodes[head];
        self.nodes[left as usize].right = head as u16;
        self.nodes[right as usize].left = head as u16;
    }

    fn unlink_upright(&mut self, mark: usize) {
        let Node { up, down, column, .. } = self.nodes[mark];
        self.nodes[up as usize].down = down;
        self.nodes[down as usize].up = up;
        self.sizes[column as usize] -= 1;
    }

    fn relink_upright(&mut self, mark: usize) {
        let Node { up, down, column, .. } = self.nodes[mark];
        self.nodes[up as usize].down = mark as u16;
        self.nodes[down as usize].up = mark as u16;
        self.sizes[column as usize] += 1;
    }

    fn left(&self, node: usize) -> usize {
        self.nodes[node].left as usize
    }

    fn right(&self, node: usize) -> usize {
        self.nodes[node].right as usize
    }

    fn up(&self, node: usize) -> usize {
        self.nodes[node].up as usize
    }

    fn down(&self, node: usize) -> usize {
        self.nodes[node].down as usize
    }

    fn column(&self, node: usize) -> usize {
        self.nodes[node].column as usize
    }

    /// The candidate whose line the mark belongs to.
    fn line(&self, mark: usize) -> (Cell, Digit) {
        let line = self.nodes[mark].line as usize;
        (Cell::ALL[line / 9], Digit::ALL[line % 9])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use crate::observe::Silent;

    #[test]
    fn each_column_starts_with_nine_lines() {
        let table = Table::new();
        assert_eq!(table.nodes.len(), NODES);
        assert!(table.sizes.iter().all(|size| *size == 9));
    }

    #[test]
    fn uncovering_restores_every_link() {
        let limits = Limits::new();
        let mut silent = Silent;
        let mut notes = Notebook::new(&limits, &mut silent);
        let links = |table: &Table| table.nodes.iter().map(|n| [n.left, n.right, n.up, n.down]).collect::<Vec<_>>();
        let mut table = Table::new();
        let before = links(&table);
        table.cover(5, false, &mut notes).unwrap();
        table.cover(100, false, &mut notes).unwrap();
        assert_ne!(links(&table), before);
        table.uncover(100);
        table.uncover(5);
        assert_eq!(links(&table), before);
        assert!(table.sizes.iter().all(|size| *size == 9));
    }
}
