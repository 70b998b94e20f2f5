//! A puzzle that is being set: its rules as texts, its digits on a board, and the way back.

use serde::{Deserialize, Serialize};

use super::game::{Advice, Game};
use super::grid::Grid;
use super::origin::Origin;

/// How many steps can be taken back. Each is a whole puzzle, and they are kept on the device.
const MOST_STEPS: usize = 200;

/// The rule of irregular boxes, before its layout, and the one that takes the others away.
const BOXES: &str = ".Jigsaw~";
const NO_OTHER_BOXES: &str = ".NoBoxes";

/// The rules of a puzzle that is being set. Its given digits are what was put into a [`Game`] of it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Draft {
    /// The size; empty if it isn't named, which means nine rows and columns.
    shape: String,
    /// The rules in the words of the Interactive Sudoku Solver, given digits left out.
    rules: Vec<String>,
    /// The puzzle as it was before each step.
    done: Vec<String>,
    /// The puzzle as it was before each step was taken back.
    undone: Vec<String>,
    /// What the setter says of it.
    pub origin: Origin,
}

impl Draft {
    /// A puzzle of these rules.
    ///
    /// ```
    /// use ichidoku_web::variants::Draft;
    /// let mut draft = Draft::default();
    /// draft.show(".Shape~4x4.Cage~3~R1C1~R1C2.~R4C4_1", [".Cage~3~R1C1~R1C2"]);
    /// assert_eq!(draft.text(), ".Shape~4x4.Cage~3~R1C1~R1C2");
    /// ```
    pub fn show<'r>(&mut self, puzzle: &str, rules: impl IntoIterator<Item = &'r str>) {
        let shape = puzzle.split('.').find(|item| item.starts_with("Shape~"));
        self.shape = shape.map(|shape| format!(".{shape}")).unwrap_or_default();
        self.rules = rules.into_iter().map(str::to_owned).collect();
    }

    /// The puzzle without given digits.
    pub fn text(&self) -> String {
        match format!("{}{}", self.shape, self.rules.concat()) {
            text if text.is_empty() => ".Shape~9x9".to_owned(),
            text => text,
        }
    }

    /// The game in which the given digits are put in.
    pub fn game(&self, grid: Grid, givens: &[Option<i16>]) -> Game {
        let mut game = Game::new(&self.text(), grid, &[]);
        let placed = givens.iter().enumerate().filter_map(|(cell, digit)| Some((cell, (*digit)?)));
        for digit in placed {
            game.follow(&Advice { placed: vec![digit], ..Advice::default() }, None);
        }
        game
    }

    /// The puzzle with a rule more.
    pub fn with(&self, game: &Game, rule: &str) -> String {
        let mut more = self.clone();
        more.rules.push(rule.to_owned());
        more.with_digits(game)
    }

    /// The puzzle without one of its rules.
    pub fn without(&self, game: &Game, place: usize) -> String {
        let mut less = self.clone();
        if place < less.rules.len() {
            less.rules.remove(place);
        }
        less.with_digits(game)
    }

    /// The puzzle with the digits of its game.
    pub fn with_digits(&self, game: &Game) -> String {
        game.position_of(&self.text())
    }

    /// The puzzle with another rule in the place of one.
    pub fn with_instead(&self, game: &Game, place: usize, rule: &str) -> String {
        let mut other = self.clone();
        if let Some(own) = other.rules.get_mut(place) {
            rule.clone_into(own);
        }
        other.with_digits(game)
    }

    /// The layout of its irregular boxes.
    pub fn layout(&self) -> Option<&str> {
        self.rules.iter().find_map(|rule| rule.strip_prefix(BOXES))
    }

    /// The puzzle with these irregular boxes in the place of all others.
    pub fn with_boxes(&self, game: &Game, layout: &str) -> String {
        let mut other = self.clone();
        let rule = format!("{BOXES}{layout}");
        match self.place(|own| own.starts_with(BOXES)) {
            Some(place) => other.rules[place] = rule,
            None => other.rules.push(rule),
        }
        if !self.has(NO_OTHER_BOXES) {
            other.rules.push(NO_OTHER_BOXES.to_owned());
        }
        other.with_digits(game)
    }

    /// The rule at a place.
    pub fn rule(&self, place: usize) -> Option<&str> {
        self.rules.get(place).map(String::as_str)
    }

    /// The place of the first rule that a test finds.
    pub fn place(&self, is: impl Fn(&str) -> bool) -> Option<usize> {
        self.rules.iter().position(|rule| is(rule))
    }

    /// True if this is one of the rules.
    pub fn has(&self, rule: &str) -> bool {
        self.place(|own| own == rule).is_some()
    }

    // ---- the way back ----

    /// A step begins, at this puzzle.
    pub fn step(&mut self, before: String) {
        if self.done.last() != Some(&before) {
            self.done.push(before);
            if self.done.len() > MOST_STEPS {
                self.done.remove(0);
            }
        }
        self.undone.clear();
    }

    /// True if a step can be taken back.
    pub const fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// True if a step that was taken back can be done again.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The puzzle before the last step.
    pub fn undo(&mut self, now: String) -> Option<String> {
        let before = self.done.pop()?;
        self.undone.push(now);
        Some(before)
    }

    /// The puzzle after the step that was taken back last.
    pub fn redo(&mut self, now: String) -> Option<String> {
        let after = self.undone.pop()?;
        self.done.push(now);
        Some(after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Tool;

    const FOUR: Grid = Grid { rows: 4, columns: 4, lowest: 1, highest: 4 };

    #[test]
    fn rules_come_and_go_and_digits_stay() {
        let mut draft = Draft::default();
        draft.show(".Shape~4x4", []);
        let mut game = draft.game(FOUR, &[None, Some(3)]);
        assert_eq!((game.digit(1), game.given(1)), (Some(3), None));
        let with = draft.with(&game, ".AntiKing");
        assert_eq!(with, ".Shape~4x4.AntiKing.~R1C2_3");
        draft.step(draft.with_digits(&game));
        draft.show(&with, [".AntiKing"]);
        assert_eq!(draft.place(|rule| rule == ".AntiKing"), Some(0));
        assert_eq!(draft.with_instead(&game, 0, ".Fog~R1C1"), ".Shape~4x4.Fog~R1C1.~R1C2_3");
        game.enter(&[0], 1, Tool::Digit);
        assert_eq!(draft.without(&game, 0), ".Shape~4x4.~R1C1_1.~R1C2_3");
        assert_eq!(draft.undo(with.clone()).as_deref(), Some(".Shape~4x4.~R1C2_3"));
        assert_eq!(draft.redo(".Shape~4x4".to_owned()), Some(with));
        assert!(draft.can_undo() && !draft.can_redo());
    }

    #[test]
    fn irregular_boxes_take_the_place_of_all_others() {
        let mut draft = Draft::default();
        draft.show(".Shape~4x4", [".AntiKing"]);
        let game = draft.game(FOUR, &[]);
        assert_eq!(draft.layout(), None);
        let one = draft.with_boxes(&game, "0000111111111111");
        assert_eq!(one, ".Shape~4x4.AntiKing.Jigsaw~0000111111111111.NoBoxes");
        draft.show(&one, [".Jigsaw~0000111111111111", ".NoBoxes"]);
        assert_eq!(draft.layout(), Some("0000111111111111"));
        assert_eq!(draft.with_boxes(&game, "0000111122222222"), ".Shape~4x4.Jigsaw~0000111122222222.NoBoxes");
    }

    #[test]
    fn an_empty_grid_has_its_size() {
        assert_eq!(Draft::default().text(), ".Shape~9x9");
        let nine = Grid { rows: 9, columns: 9, lowest: 1, highest: 9 };
        let game = Draft::default().game(nine, &[Some(5)]);
        assert_eq!(Draft::default().with_digits(&game), ".Shape~9x9.~R1C1_5");
    }
}
