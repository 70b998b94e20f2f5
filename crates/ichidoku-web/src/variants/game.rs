//! A game: a puzzle, what the player has put in, and the way back.

use serde::{Deserialize, Serialize};

use super::content::Content;
use super::grid::Grid;
use super::origin::Origin;
use super::sets::Sets;
use super::sketches::Sketches;
use crate::session::Tool;

/// A puzzle that is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// The puzzle in the words of the Interactive Sudoku Solver.
    pub puzzle: String,
    /// What it is called; empty if it has no name of its own.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Who made it; empty if that isn't known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub author: String,
    /// The rules as whoever made it wrote them; empty if they aren't known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rules_text: String,
    /// The grid.
    pub grid: Grid,
    /// The given digit of each cell.
    pub givens: Vec<Option<i16>>,
    /// What the player has put into each cell.
    cells: Vec<Content>,
    /// What is only drawn.
    #[serde(default, skip_serializing_if = "Sketches::is_empty")]
    pub sketches: Sketches,
    /// True once it was solved.
    #[serde(default)]
    pub solved: bool,
    /// What cells held before each step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    done: Vec<Change>,
    /// What they held before each step was taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<Change>,
    /// How often anything has changed.
    #[serde(skip)]
    changes: usize,
}

/// What a hint says of cells and digits.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Advice {
    /// What it puts in.
    pub placed: Vec<(usize, i16)>,
    /// What it rules out.
    pub out: Vec<(usize, i16)>,
    /// What is left in the cells of these.
    pub left: Vec<(usize, i16)>,
}

/// How many steps can be taken back. They are kept on the device, where there is not room for any number of them.
const MOST_STEPS: usize = 500;

/// What some cells held.
type Change = Vec<(usize, Content)>;

impl Game {
    /// A game that begins; cells without a given digit may be left out at the end.
    pub fn new(puzzle: &str, grid: Grid, givens: &[Option<i16>]) -> Self {
        let mut all = vec![None; grid.cells()];
        all.iter_mut().zip(givens).for_each(|(own, given)| *own = *given);
        Self {
            puzzle: puzzle.to_owned(),
            title: String::new(),
            author: String::new(),
            rules_text: String::new(),
            grid,
            givens: all,
            cells: vec![Content::default(); grid.cells()],
            sketches: Sketches::default(),
            solved: false,
            done: Vec::new(),
            undone: Vec::new(),
            changes: 0,
        }
    }

    /// The same with what a text says of it.
    #[must_use]
    pub fn with_origin(self, Origin { title, author, rules_text }: Origin) -> Self {
        Self { title, author, rules_text, ..self }
    }

    /// What a text says of it.
    pub fn origin(&self) -> Origin {
        Origin { title: self.title.clone(), author: self.author.clone(), rules_text: self.rules_text.clone() }
    }

    /// True if there is nothing of it but its puzzle: neither did the player put anything in, nor is anything drawn or written beside
    /// the rules.
    pub fn is_in_its_text(&self) -> bool {
        self.is_untouched() && self.sketches.is_empty() && self.author.is_empty() && self.rules_text.is_empty()
    }

    /// Forgets the way back.
    pub fn forget_steps(&mut self) {
        (self.done, self.undone) = (Vec::new(), Vec::new());
    }

    /// How often anything has changed since it was opened.
    pub const fn changes(&self) -> usize {
        self.changes
    }

    /// True if it can be played: what was saved has something for each cell, and its steps are in the grid.
    pub fn is_whole(&self) -> bool {
        let count = self.grid.cells();
        let mut changed = self.done.iter().chain(&self.undone).flatten();
        count > 0 && self.givens.len() == count && self.cells.len() == count && changed.all(|(cell, _)| *cell < count)
    }

    /// True if nothing was put in.
    pub fn is_untouched(&self) -> bool {
        self.cells.iter().all(|content| *content == Content::default())
    }

    /// The digit of a cell, given or put in.
    pub fn digit(&self, cell: usize) -> Option<i16> {
        self.given(cell).or_else(|| self.content(cell).digit)
    }

    /// The given digit of a cell.
    pub fn given(&self, cell: usize) -> Option<i16> {
        self.givens.get(cell).copied().flatten()
    }

    /// What the player has put into a cell.
    pub fn content(&self, cell: usize) -> &Content {
        &self.cells[cell]
    }

    /// True if each cell has a digit.
    pub fn is_full(&self) -> bool {
        (0..self.grid.cells()).all(|cell| self.digit(cell).is_some())
    }

    /// The cells whose digit is another than in the solution.
    pub fn wrong(&self, solution: &[i16]) -> Vec<usize> {
        let is_wrong = |cell: &usize| self.digit(*cell).is_some_and(|digit| solution.get(*cell) != Some(&digit));
        (0..self.grid.cells()).filter(is_wrong).collect()
    }

    /// Takes steps back until no digit is wrong; false if none was.
    pub fn undo_mistakes(&mut self, solution: &[i16]) -> bool {
        let is_mistaken = |game: &Self| !game.wrong(solution).is_empty();
        let was_mistaken = is_mistaken(self);
        while is_mistaken(self) && self.undo() {}
        was_mistaken
    }

    /// How often a digit is on the board.
    pub fn count(&self, digit: i16) -> usize {
        (0..self.grid.cells()).filter(|cell| self.digit(*cell) == Some(digit)).count()
    }

    // ---- steps ----

    /// Puts a digit or a mark into cells; takes it out where all of them have it. False if that changes nothing.
    pub fn enter(&mut self, cells: &[usize], digit: i16, tool: Tool) -> bool {
        let takes = |cell: &usize| match tool {
            Tool::Colour => true,
            Tool::Digit => self.given(*cell).is_none(),
            Tool::Corner | Tool::Centre => self.digit(*cell).is_none(),
        };
        let cells: Vec<usize> = cells.iter().copied().filter(takes).collect();
        let is_there = cells.iter().all(|&cell| self.cells[cell].has(digit, tool));
        self.change(&cells, |content| match content.marks_mut(tool) {
            None => content.digit = (!is_there).then_some(digit),
            Some(marks) if is_there => _ = marks.remove(&digit),
            Some(marks) => _ = marks.insert(digit),
        })
    }

    /// Empties a tool's layer in cells, or the next that has something: digits, then marks, then colours.
    pub fn clear(&mut self, cells: &[usize], tool: Tool) -> bool {
        let layers = [tool, Tool::Digit, Tool::Centre, Tool::Corner, Tool::Colour];
        layers.into_iter().any(|layer| {
            self.change(cells, |content| match content.marks_mut(layer) {
                None => content.digit = None,
                Some(marks) => marks.clear(),
            })
        })
    }

    /// Does what a hint says: puts in digits, and takes out what is ruled out. In a cell without marks it writes down what is left
    /// there, since the next hint goes on from that; a digit that is put in leaves the marks of the cells that must differ, as far as
    /// these are known.
    pub fn follow(&mut self, hint: &Advice, sets: Option<&Sets>) -> bool {
        let Advice { placed, out, left } = hint;
        let grid = self.grid;
        self.change_each(&(0..grid.cells()).collect::<Vec<_>>(), |cell, content| {
            for (other, digit) in placed {
                if *other == cell {
                    content.digit = Some(*digit);
                } else if sets.is_some_and(|sets| sets.differ(&grid, cell, *other)) {
                    content.corner.remove(digit);
                    content.centre.remove(digit);
                }
            }
            if !out.iter().any(|(of, _)| *of == cell) {
                return;
            }
            let has_marks = !(content.corner.is_empty() && content.centre.is_empty());
            for (_, digit) in out.iter().filter(|(of, _)| *of == cell) {
                content.out.insert(*digit);
                content.corner.remove(digit);
                content.centre.remove(digit);
            }
            if !has_marks {
                content.centre.extend(left.iter().filter(|(of, _)| *of == cell).map(|(_, digit)| *digit));
            }
        })
    }

    /// Puts these digits into all open cells, in the order of the cells.
    pub fn fill(&mut self, solution: &[i16]) -> bool {
        let open: Vec<usize> = (0..self.grid.cells()).filter(|cell| self.given(*cell).is_none()).collect();
        self.change_each(&open, |cell, content| content.digit = solution.get(cell).copied().or(content.digit))
    }

    /// Notes these candidates in the centre of all open cells, in the order of the cells.
    pub fn note(&mut self, candidates: &[Vec<i16>]) -> bool {
        let open: Vec<usize> = (0..self.grid.cells()).filter(|cell| self.digit(*cell).is_none()).collect();
        self.change_each(&open, |cell, content| {
            content.centre = candidates.get(cell).into_iter().flatten().copied().collect();
        })
    }

    /// Takes everything out.
    pub fn reset(&mut self) -> bool {
        let all: Vec<usize> = (0..self.grid.cells()).collect();
        self.change(&all, |content| *content = Content::default())
    }

    fn change(&mut self, cells: &[usize], change: impl Fn(&mut Content)) -> bool {
        self.change_each(cells, |_, content| change(content))
    }

    fn change_each(&mut self, cells: &[usize], change: impl Fn(usize, &mut Content)) -> bool {
        let mut before = Vec::new();
        for &cell in cells {
            let last = self.cells[cell].clone();
            change(cell, &mut self.cells[cell]);
            if self.cells[cell] != last {
                before.push((cell, last));
            }
        }
        if before.iter().any(|(cell, last)| last.digit.is_some() && self.cells[*cell].digit != last.digit) {
            self.allow_all(&mut before);
        }
        let has_changed = !before.is_empty();
        if has_changed {
            self.changes += 1;
            self.done.push(before);
            if self.done.len() > MOST_STEPS {
                self.done.remove(0);
            }
            self.undone.clear();
        }
        has_changed
    }

    /// Forgets what hints have ruled out: some of it may have followed from a digit that is gone.
    fn allow_all(&mut self, before: &mut Change) {
        for (cell, content) in self.cells.iter_mut().enumerate().filter(|(_, content)| !content.out.is_empty()) {
            if before.iter().all(|(of, _)| *of != cell) {
                before.push((cell, content.clone()));
            }
            content.out.clear();
        }
    }

    /// True if a step can be taken back.
    pub const fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// True if a step that was taken back can be done again.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Number of steps.
    pub const fn steps(&self) -> usize {
        self.done.len()
    }

    /// Takes the last step back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let step = self.done.pop();
        let has_step = step.is_some();
        if let Some(step) = step {
            let now = self.swap(step);
            self.undone.push(now);
        }
        has_step
    }

    /// Does the step again that was taken back last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let step = self.undone.pop();
        let has_step = step.is_some();
        if let Some(step) = step {
            let now = self.swap(step);
            self.done.push(now);
        }
        has_step
    }

    /// Takes the last step back as if it had never been made.
    pub(super) fn forget(&mut self) {
        if self.undo() {
            self.undone.pop();
        }
    }

    fn swap(&mut self, step: Change) -> Change {
        self.changes += 1;
        let swap = |(cell, content)| (cell, std::mem::replace(&mut self.cells[cell], content));
        step.into_iter().map(swap).collect()
    }

    // ---- for the solver ----

    /// The puzzle with the digits that the player has put in, as if they were given.
    ///
    /// ```
    /// use ichidoku_web::session::Tool;
    /// use ichidoku_web::variants::{Advice, Game, Grid, Sets};
    /// let mut game = Game::new(".Shape~4x4", Grid { rows: 4, columns: 4, lowest: 1, highest: 4 }, &[]);
    /// game.enter(&[0], 3, Tool::Digit);
    /// game.follow(&Advice { out: vec![(1, 4)], ..Advice::default() }, Some(&Sets::default()));
    /// assert_eq!(game.position(), ".Shape~4x4.~R1C1_3");
    /// assert_eq!(game.entries(), ["r1c1=3"]);
    /// assert_eq!(game.ruled_out(), ["r1c2=4"]);
    /// ```
    pub fn position(&self) -> String {
        self.position_of(&self.puzzle)
    }

    /// A puzzle with other rules and the same digits.
    pub(super) fn position_of(&self, puzzle: &str) -> String {
        self.entered()
            .fold(puzzle.to_owned(), |text, (cell, digit)| format!("{text}.~{}_{digit}", self.grid.code(cell)))
    }

    /// The digits that the player has put in, as requests name them.
    pub fn entries(&self) -> Vec<String> {
        self.entered().map(|(cell, digit)| format!("{}={digit}", self.grid.name(cell))).collect()
    }

    fn entered(&self) -> impl Iterator<Item = (usize, i16)> + '_ {
        self.cells.iter().enumerate().filter_map(|(cell, content)| Some((cell, content.digit?)))
    }

    /// What hints have ruled out of the open cells, as requests name it. It comes beside the puzzle: in there, a cell with
    /// one candidate left would be a given one.
    pub fn ruled_out(&self) -> Vec<String> {
        let open = self.cells.iter().enumerate().filter(|(cell, _)| self.digit(*cell).is_none());
        open.flat_map(|(cell, content)| {
            content.out.iter().map(move |digit| format!("{}={digit}", self.grid.name(cell)))
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOUR: Grid = Grid { rows: 4, columns: 4, lowest: 1, highest: 4 };

    fn game() -> Game {
        Game::new(".Shape~4x4.~R1C1_1", FOUR, &[Some(1)])
    }

    #[test]
    fn givens_stay() {
        let mut game = game();
        assert!(!game.enter(&[0], 3, Tool::Digit));
        assert!(!game.clear(&[0], Tool::Digit));
        assert!(game.enter(&[0, 1], 3, Tool::Digit));
        assert_eq!((game.digit(0), game.digit(1)), (Some(1), Some(3)));
        assert!(game.enter(&[0], 2, Tool::Colour) && game.clear(&[0], Tool::Digit), "colours go anywhere");
    }

    #[test]
    fn the_same_again_takes_it_out() {
        let mut game = game();
        assert!(game.enter(&[2], 4, Tool::Corner) && game.enter(&[2, 3], 4, Tool::Corner));
        assert_eq!(game.content(2).corner, game.content(3).corner);
        assert!(game.enter(&[2, 3], 4, Tool::Corner));
        assert!(game.content(2).corner.is_empty() && game.content(3).corner.is_empty());
    }

    #[test]
    fn a_digit_hides_marks_and_clearing_goes_layer_by_layer() {
        let mut game = game();
        assert!(game.enter(&[5], 2, Tool::Centre) && game.enter(&[5], 2, Tool::Digit));
        assert!(!game.enter(&[5], 3, Tool::Centre), "there is a digit");
        assert!(game.clear(&[5], Tool::Digit) && game.digit(5).is_none());
        assert!(game.clear(&[5], Tool::Digit) && game.content(5).centre.is_empty());
        assert!(!game.clear(&[5], Tool::Digit));
    }

    #[test]
    fn steps_go_back_and_forth() {
        let mut game = game();
        assert!(game.fill(&[1; 16]) && game.is_full() && game.wrong(&[2; 16]).len() == 16);
        assert!(game.undo() && game.is_untouched() && game.redo() && game.count(1) == 16);
        assert!(game.reset() && !game.redo());
        assert!(!game.can_redo() && game.can_undo() && game.steps() == 2);
    }

    #[test]
    fn mistakes_are_taken_back_with_what_came_after_them() {
        let mut game = game();
        assert!(!game.undo_mistakes(&[1; 16]));
        [(4, 1), (5, 2), (6, 1)].iter().for_each(|(cell, digit)| _ = game.enter(&[*cell], *digit, Tool::Digit));
        assert!(game.undo_mistakes(&[1; 16]));
        assert_eq!([4, 5, 6].map(|cell| game.digit(cell)), [Some(1), None, None]);
    }

    #[test]
    fn a_hint_is_followed() {
        let mut game = game();
        game.note(&[vec![], vec![2, 3], vec![3], vec![], vec![3, 4], vec![], vec![3, 4]]);
        let (placed, out) = (vec![(2, 3)], vec![(1, 3), (3, 4)]);
        let advice = Advice { placed, out, left: vec![(1, 2), (1, 4), (3, 1), (3, 2)] };
        assert!(game.follow(&advice, Some(&Sets::default())));
        assert_eq!(game.digit(2), Some(3));
        let noted = |cell: usize| game.content(cell).centre.iter().copied().collect::<Vec<_>>();
        assert_eq!(noted(1), [2], "a player's own notes are kept");
        assert_eq!(noted(3), [1, 2], "without notes, what is left is written down");
        assert_eq!((noted(4), noted(6)), (vec![3, 4], vec![4]), "the digit is in the column of the latter");
        assert!(game.position().ends_with(".~R1C3_3"));
        assert_eq!(game.ruled_out(), ["r1c2=3", "r1c4=4"]);
    }

    #[test]
    fn what_may_have_followed_from_a_digit_goes_with_it() {
        let mut game = game();
        game.enter(&[5], 2, Tool::Digit);
        game.follow(&Advice { out: vec![(1, 3), (5, 4)], ..Advice::default() }, Some(&Sets::default()));
        game.enter(&[2], 4, Tool::Digit);
        assert_eq!(game.ruled_out(), ["r1c2=3"], "another digit takes nothing back");
        assert!(game.clear(&[5], Tool::Digit) && game.ruled_out().is_empty());
        assert!(game.undo());
        assert_eq!(game.ruled_out(), ["r1c2=3"]);
        assert!(game.enter(&[5], 3, Tool::Digit) && game.ruled_out().is_empty());
    }

    #[test]
    fn a_saved_game_is_read_back() {
        let mut game = game();
        game.enter(&[7], 2, Tool::Corner);
        let read: Game = serde_json::from_str(&serde_json::to_string(&game).unwrap()).unwrap();
        assert!(read.is_whole() && read.content(7) == game.content(7) && read.can_undo());
    }
}
