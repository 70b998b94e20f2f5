//! The board of an exercise: a position, and what the learner marks in it.

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, DigitSet, Puzzle};

use super::content::Content;
use super::game::{Game, Origin};
use super::settings::{Mistakes, Notes, Settings};
use super::tool::Tool;
use crate::ask::Position;

/// How an exercise is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// Digits in cells.
    Placements,
    /// Candidates to remove.
    Eliminations,
    /// Cells to mark.
    Cells,
    /// One of the claims.
    Choice,
    /// One candidate to mark.
    Candidate,
}

/// The position of an exercise.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonPosition {
    /// The clues.
    pub givens: Puzzle,
    /// All digits.
    pub digits: Puzzle,
    /// The candidates of the open cells.
    pub candidates: [DigitSet; 81],
    /// True if the board shows them.
    pub has_notes: bool,
}

/// What a learner answers.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LessonAnswer {
    /// The digits placed.
    pub placements: Vec<Candidate>,
    /// The candidates marked: taken out, or put in.
    pub candidates: Vec<Candidate>,
    /// The cells marked.
    pub cells: CellSet,
}

impl Input {
    /// The input of this name in the vocabulary.
    pub fn named(name: &str) -> Self {
        match name {
            "eliminations" => Self::Eliminations,
            "cells" => Self::Cells,
            "choice" => Self::Choice,
            "candidate" => Self::Candidate,
            _ => Self::Placements,
        }
    }

    /// The tool that it is made with.
    pub const fn tool(self) -> Tool {
        match self {
            Self::Placements | Self::Choice => Tool::Digit,
            Self::Eliminations | Self::Candidate => Tool::Corner,
            Self::Cells => Tool::Colour,
        }
    }

    /// True if candidates are marked.
    pub const fn marks_candidates(self) -> bool {
        matches!(self, Self::Eliminations | Self::Candidate)
    }

    /// The player's settings as they are while an exercise is worked at: notes that are seen and can be marked one by one,
    /// and cells that are marked by a tap.
    #[must_use]
    pub fn settings(self, own: &Settings) -> Settings {
        let digit_first = own.digit_first && !self.marks_candidates() || self == Self::Cells;
        let mistakes = if self == Self::Choice { Mistakes::Asked } else { own.mistakes };
        Settings {
            auto: false,
            notes: Notes::Simple,
            advance: false,
            fill: false,
            digit_first,
            mistakes,
            ..own.clone()
        }
    }
}

impl LessonPosition {
    /// A game that begins with the position.
    pub fn game(&self) -> Game {
        Game::of_contents(Cell::ALL.map(|cell| self.content(cell)).into(), Origin::default())
    }

    fn content(&self, cell: Cell) -> Content {
        let digit = self.digits.get(cell);
        let mut content = Content::default();
        (content.digit, content.given) = (digit, self.givens.get(cell).is_some());
        if digit.is_none() {
            content.corner = if self.has_notes { self.candidates[cell.index()] } else { DigitSet::EMPTY };
            content.struck = self.digits.unseen_digits(cell) - content.corner;
        }
        content
    }

    /// The position as the solver reads it, with digits that the learner has placed.
    pub fn position(&self, placed: &[Candidate]) -> Position {
        let filled = |cell: Cell| self.digits.get(cell).filter(|_| self.givens.get(cell).is_none());
        let own = Cell::ALL.into_iter().filter_map(|cell| Some(Candidate::of(cell, filled(cell)?)));
        let entries: Vec<Candidate> = own.chain(placed.iter().copied()).collect();
        let is_open = |cell: &Cell| self.digits.get(*cell).is_none() && placed.iter().all(|c| c.cell() != *cell);
        let candidates = Cell::ALL.map(|cell| Some(self.candidates[cell.index()]).filter(|_| is_open(&cell)));
        Position { givens: self.givens, entries, candidates }
    }

    /// What the learner has marked in a game that began with the position.
    pub fn answer(&self, game: &Game) -> LessonAnswer {
        let content = |cell: Cell| game.content(cell);
        let is_new = |cell: &Cell| self.digits.get(*cell).is_none();
        let placed = |cell: Cell| content(cell).digit.filter(|_| is_new(&cell)).map(|d| Candidate::of(cell, d));
        let marked = |cell: Cell| {
            let (before, now) = (self.content(cell).notes(), content(cell).notes());
            let marked = (before - now) | (now - before);
            marked.iter().map(move |digit| Candidate::of(cell, digit))
        };
        let is_coloured = |cell: &Cell| !content(*cell).colours.is_empty();
        LessonAnswer {
            placements: Cell::ALL.into_iter().filter_map(placed).collect(),
            candidates: Cell::ALL.into_iter().filter(is_new).flat_map(marked).collect(),
            cells: Cell::ALL.into_iter().filter(is_coloured).collect(),
        }
    }

    /// True if the game keeps what is fixed: the position's digits, and where candidates are to be removed, no others.
    pub fn is_kept(&self, game: &Game, input: Input) -> bool {
        let keeps_digits = Cell::ALL.iter().all(|cell| match self.digits.get(*cell) {
            Some(digit) => game.digit(*cell) == Some(digit),
            None => game.digit(*cell).is_none() || input == Input::Placements,
        });
        let notes: CandidateSet = self.answer(game).candidates.into_iter().collect();
        let is_shown = |c: Candidate| self.content(c.cell()).notes().contains(c.digit());
        keeps_digits && (input != Input::Eliminations || notes.iter().all(is_shown))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Msg, State};

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// With r5c5 filled, and the candidates of all other cells.
    fn board(has_notes: bool) -> LessonPosition {
        let givens: Puzzle = LINE.parse().unwrap();
        let mut digits = givens;
        digits.set("r5c5".parse().unwrap(), ichidoku::Digit::from_char('5'));
        let candidates =
            Cell::ALL.map(|cell| if digits.get(cell).is_some() { DigitSet::EMPTY } else { digits.unseen_digits(cell) });
        LessonPosition { givens, digits, candidates, has_notes }
    }

    fn begun(board: &LessonPosition, input: Input) -> State {
        let mut state = State::default();
        state.update(Msg::Set(input.settings(&Settings::default())));
        state.update(Msg::Load(Box::new(board.game())));
        state.update(Msg::Choose(input.tool()));
        if input == Input::Cells {
            state.update(Msg::Hold(1));
        }
        state
    }

    fn enter(state: &mut State, cell: &str, digit: u8) {
        state.update(Msg::Focus(cell.parse().unwrap()));
        state.update(Msg::Enter(digit));
    }

    #[test]
    fn candidates_are_marked_one_by_one_and_unmarked() {
        let board = board(true);
        let mut state = begun(&board, Input::Eliminations);
        enter(&mut state, "r1c3", 4);
        assert_eq!(board.answer(&state.game).candidates, ["r1c3=4".parse().unwrap()]);
        assert!(board.is_kept(&state.game, Input::Eliminations));
        state.update(Msg::Enter(4));
        assert_eq!(board.answer(&state.game), LessonAnswer::default());
        state.update(Msg::Enter(9));
        assert!(!board.is_kept(&state.game, Input::Eliminations), "9 is no candidate there");
        assert!(board.is_kept(&state.game, Input::Candidate), "but may be a missing note");
    }

    #[test]
    fn a_digit_of_the_position_stays() {
        let board = board(false);
        let mut state = begun(&board, Input::Placements);
        enter(&mut state, "r1c3", 4);
        assert_eq!(board.answer(&state.game).placements, ["r1c3=4".parse().unwrap()]);
        assert!(board.is_kept(&state.game, Input::Placements));
        enter(&mut state, "r5c5", 5);
        assert!(!board.is_kept(&state.game, Input::Placements));
        state.update(Msg::Undo);
        assert!(board.is_kept(&state.game, Input::Placements));
    }

    #[test]
    fn cells_are_marked_by_a_tap() {
        let board = board(true);
        let mut state = begun(&board, Input::Cells);
        for cell in ["r1c3", "r5c5", "r1c3"] {
            state.update(Msg::Press { cell: cell.parse().unwrap(), add: false });
            state.update(Msg::Release);
        }
        assert_eq!(board.answer(&state.game).cells, "r5c5".parse().into_iter().collect());
    }

    #[test]
    fn the_solver_reads_the_position_with_what_was_placed() {
        let (board, placed) = (board(false), "r1c3=4".parse::<Candidate>().unwrap());
        let position = board.position(&[placed]);
        assert_eq!(position.givens, LINE.parse().unwrap());
        assert_eq!(position.entries, ["r5c5=5".parse().unwrap(), placed]);
        assert_eq!(position.candidates["r1c3".parse::<Cell>().unwrap().index()], None);
        assert!(position.candidates["r1c4".parse::<Cell>().unwrap().index()].is_some());
    }

    #[test]
    fn a_board_without_notes_shows_none() {
        let state = begun(&board(false), Input::Placements);
        assert!(Cell::ALL.iter().all(|cell| state.game.content(*cell).notes().is_empty()));
        assert!(Cell::ALL.iter().all(|cell| state.game.automatic(*cell).is_empty()));
    }
}
