//! What a player does in an exercise.

use ichidoku::{Candidate, Cell, DigitSet, Grid};

use super::game::Game;
use super::settings::Settings;
use super::share::{Linked, progress_fragment};

/// What stands before the technique in a link.
const FIND: &str = "&find=";

/// What a player did to the position of an exercise.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Done {
    /// The digits placed.
    pub placements: Vec<Candidate>,
    /// The candidates taken out.
    pub eliminations: Vec<Candidate>,
}

/// The part of an address that opens an exercise: the technique with this slug is to be found in the grid. The candidates
/// are kept as notes and beside the automatic ones, so that they show whichever of these the player uses.
///
/// ```
/// use ichidoku::{Grid, Puzzle};
/// use ichidoku_web::session::{Linked, exercise_fragment};
/// let puzzle: Puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let mut grid = Grid::from(puzzle);
/// grid.eliminate("r1c3=4".parse().unwrap());
/// let link = exercise_fragment(&grid, "x-wing").unwrap();
/// let linked = Linked::read(&link).unwrap();
/// assert_eq!(linked.game().technique_to_find(), Some("x-wing"));
/// assert_eq!(linked.game().content("r1c3".parse().unwrap()).centre, "12".chars().filter_map(ichidoku::Digit::from_char).collect());
/// ```
pub fn exercise_fragment(grid: &Grid, technique: &str) -> Option<String> {
    progress_fragment(&Linked::of_grid(grid).game()).map(|fragment| format!("{fragment}{FIND}{technique}"))
}

impl Game {
    /// The slug of the technique that is to be found, if it is an exercise.
    pub fn technique_to_find(&self) -> Option<&str> {
        self.exercise.split_once(FIND).map(|(_, technique)| technique)
    }

    /// The position that the exercise begins with.
    pub fn start_of_exercise(&self) -> Option<Self> {
        Linked::read(&self.exercise).map(|linked| linked.game())
    }

    /// What the player did since the beginning of the exercise. A candidate that a new digit excludes wasn't taken out.
    ///
    /// ```
    /// use ichidoku::{Grid, Puzzle};
    /// use ichidoku_web::session::{Held, Linked, Msg, State, exercise_fragment};
    /// let puzzle: Puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let linked = Linked::read(&exercise_fragment(&Grid::from(puzzle), "x-wing").unwrap()).unwrap();
    /// let mut state = State::default();
    /// state.update(Msg::Load(Box::new(linked.game())));
    /// let ctrl = Held { shift: false, ctrl: true, alt: false };
    /// let enter = |state: &mut State, cell: &str, msg| {
    ///     state.update(Msg::Focus(cell.parse().unwrap()));
    ///     state.update(msg);
    /// };
    /// let done = |state: &State| state.game.done_in_exercise(&state.settings);
    /// assert_eq!(done(&state), Default::default());
    /// enter(&mut state, "r1c3", Msg::EnterHolding { digit: 4, held: ctrl });
    /// enter(&mut state, "r5c5", Msg::Enter(5));
    /// assert_eq!(done(&state).eliminations, ["r1c3=4".parse().unwrap()]);
    /// assert_eq!(done(&state).placements, ["r5c5=5".parse().unwrap()]);
    /// ```
    pub fn done_in_exercise(&self, settings: &Settings) -> Done {
        let Some(start) = self.start_of_exercise() else { return Done::default() };
        let is_new = |cell: &Cell| start.digit(*cell).is_none();
        let placed = |cell: Cell| self.digit(cell).filter(|_| is_new(&cell)).map(|digit| Candidate::of(cell, digit));
        let placements: Vec<Candidate> = Cell::ALL.into_iter().filter_map(placed).collect();
        let is_excluded = |c: &Candidate| {
            placements.iter().any(|p| p.cell() == c.cell() || p.digit() == c.digit() && p.cell().sees(c.cell()))
        };
        let taken_out = |cell: Cell| {
            let [before, now] = [&start, self].map(|game| game.seen_candidates(cell, settings));
            let gone = before.map_or(DigitSet::EMPTY, |before| before - now.unwrap_or_default());
            gone.iter().map(move |digit| Candidate::of(cell, digit))
        };
        let eliminations = Cell::ALL.into_iter().flat_map(taken_out).filter(|c| !is_excluded(c)).collect();
        Done { placements, eliminations }
    }
}
