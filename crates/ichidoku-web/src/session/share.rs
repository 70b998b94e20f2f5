//! A puzzle in the address, alone or with what the player has put into it.

use ichidoku::{Cell, Grid, Puzzle, Rules, text};

use super::content::Content;
use super::game::{Game, Origin};
use super::progress;

const PREFIX: &str = "#p=";
/// What stands between the puzzle and the player's progress.
const PROGRESS: &str = "&s=";

/// The part of the address from `#` on that holds the puzzle: 84 characters that can be read and edited by hand. Rules would
/// follow as `&rules=`; those of a classic puzzle are left out.
///
/// ```
/// use ichidoku_web::session::{fragment, from_fragment};
/// let puzzle: ichidoku::Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let link = fragment(&puzzle);
/// assert_eq!(link.len(), 84);
/// assert_eq!(from_fragment(&link), Some(puzzle));
/// assert_eq!(from_fragment(&format!("{link}&rules=classic")), Some(puzzle));
/// assert_eq!(from_fragment(&format!("{link}&rules=killer")), None);
/// assert_eq!(from_fragment("#p=12"), None);
/// ```
pub fn fragment(puzzle: &Puzzle) -> String {
    format!("{PREFIX}{puzzle}")
}

/// The part of the address that holds the puzzle and the player's progress; `None` while there is none.
///
/// ```
/// use ichidoku_web::session::{Linked, Msg, State, progress_fragment};
/// let mut state = State::default();
/// assert_eq!(progress_fragment(&state.game), None);
/// state.update(Msg::Focus("r1c1".parse().unwrap()));
/// state.update(Msg::EnterHolding { digit: 7, held: ichidoku_web::session::Held { shift: true, ctrl: false, alt: false } });
/// let link = progress_fragment(&state.game).unwrap();
/// assert!(link.ends_with("&s=CAB"), "{link}");
/// let linked = Linked::read(&link).unwrap();
/// assert_eq!(linked.game().content("r1c1".parse().unwrap()), state.game.content("r1c1".parse().unwrap()));
/// assert!(Linked::read(&format!("{link}!")).is_none());
/// ```
pub fn progress_fragment(game: &Game) -> Option<String> {
    let progress = progress::write(game);
    (!progress.is_empty()).then(|| format!("{}{PROGRESS}{progress}", fragment(&game.puzzle())))
}

/// What an address holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Linked {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The contents of all cells, where the player's progress was kept.
    pub progress: Option<Vec<Content>>,
    /// The whole address, if it is an exercise: a technique is to be found.
    pub exercise: String,
}

impl Linked {
    /// Reads an address; `None` if there is no puzzle, its rules are not known here, or its progress can't be read.
    pub fn read(fragment: &str) -> Option<Self> {
        let mut parts = fragment.strip_prefix(PREFIX)?.split('&');
        let puzzle = from_line(parts.next()?)?;
        let (mut linked, mut rules) = (Self { puzzle, progress: None, exercise: String::new() }, None);
        for part in parts {
            match part.split_once('=')? {
                ("rules", name) if rules.is_none() => rules = Some(Rules::named(name)?),
                ("find", _) if linked.exercise.is_empty() => fragment.clone_into(&mut linked.exercise),
                ("s", text) if linked.progress.is_none() => linked.progress = Some(progress::read(&puzzle, text)?),
                _ => return None,
            }
        }
        Some(linked)
    }

    /// A position to go on from: its digits, and its candidates as notes.
    ///
    /// ```
    /// use ichidoku::{Grid, Puzzle};
    /// use ichidoku_web::session::Linked;
    /// let puzzle: Puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let mut grid = Grid::from(puzzle);
    /// grid.eliminate("r1c3=4".parse().unwrap());
    /// let game = Linked::of_grid(&grid).game();
    /// assert_eq!(game.content("r1c3".parse().unwrap()).notes(), "12".chars().filter_map(ichidoku::Digit::from_char).collect());
    /// ```
    pub fn of_grid(grid: &Grid) -> Self {
        let progress = Some(Cell::ALL.map(|cell| Content::of_grid(grid, cell)).into());
        Self { puzzle: grid.puzzle(), progress, exercise: String::new() }
    }

    /// A game from there on.
    pub fn game(&self) -> Game {
        let mut game = Game::new(&self.puzzle, Origin::default());
        game.exercise.clone_from(&self.exercise);
        match &self.progress {
            Some(contents) => game.with_contents(contents),
            None => game,
        }
    }
}

/// Whether an address says that it holds a puzzle.
pub fn is_link(fragment: &str) -> bool {
    fragment.starts_with(PREFIX)
}

/// The puzzle of an address; `None` if there is none, or its rules are not known here.
pub fn from_fragment(fragment: &str) -> Option<Puzzle> {
    Linked::read(fragment).map(|linked| linked.puzzle)
}

/// The puzzle of a line of 81 characters; whatever else people write is for the solver to read.
pub fn from_line(line: &str) -> Option<Puzzle> {
    text::read_line(line.as_bytes().try_into().ok()?)
}
