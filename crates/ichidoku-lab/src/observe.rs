//! Events of a run, reported while it runs.

use ichidoku::{Cell, Digit, House};

/// Something an algorithm did.
///
/// Every event comes with a depth: how many guesses are open, the one being made included. At depth 0 nothing is
/// guessed yet. Whoever keeps, for each change of the grid, the depth at which it was made can follow
/// [`Event::Backtrack`] without knowing the algorithm; [`Replay`](crate::Replay) does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Asks whether the digit conflicts in the cell.
    Try {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// It does.
    Clash {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// A peer that holds the digit.
        with: Cell,
    },
    /// Writes the digit into the cell, over any that stood there.
    Place {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// Whether it is a guess; otherwise it follows from what stands in the grid.
        guess: bool,
    },
    /// Finds that the digit cannot stand in the cell.
    Eliminate {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// Finds that something in the grid must be wrong.
    Contradiction(Contradiction),
    /// Takes the guess back, and with it every placement and elimination made at its depth or deeper.
    Backtrack {
        /// The cell of the guess.
        cell: Cell,
        /// The digit guessed.
        digit: Digit,
    },
    /// The grid is complete and legal.
    Solved,
}

/// What shows that something in the grid must be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contradiction {
    /// No digit is left for the cell.
    Cell(Cell),
    /// No place is left for the digit in the house.
    House(House, Digit),
}

/// Receives the events of a run.
///
/// A run is compiled for each kind of observer, so one that does nothing ([`Silent`]) costs nothing.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku_lab::{Algorithm, Event, Limits, Method, Observer};
///
/// struct Guesses(Vec<String>);
///
/// impl Observer for Guesses {
///     fn see(&mut self, event: Event, _depth: u32) {
///         if let Event::Place { cell, digit, guess: true } = event {
///             self.0.push(format!("{cell}={digit}"));
///         }
///     }
/// }
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let mut guesses = Guesses(Vec::new());
/// Method::named("row-by-row").unwrap().run(&puzzle, &Limits::new(), &mut guesses);
/// assert_eq!(guesses.0[..3], ["r1c3=1", "r1c4=2", "r1c6=4"]);
/// ```
pub trait Observer {
    /// Sees one event and how many guesses are open.
    fn see(&mut self, event: Event, depth: u32);
}

/// Nobody watches.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silent;

impl Observer for Silent {
    #[inline]
    fn see(&mut self, _event: Event, _depth: u32) {}
}

impl<O: Observer + ?Sized> Observer for &mut O {
    #[inline]
    fn see(&mut self, event: Event, depth: u32) {
        (**self).see(event, depth);
    }
}

/// Both watch, the first first.
impl<A: Observer, B: Observer> Observer for (A, B) {
    #[inline]
    fn see(&mut self, event: Event, depth: u32) {
        self.0.see(event, depth);
        self.1.see(event, depth);
    }
}

/// Watches if it is there.
impl<O: Observer> Observer for Option<O> {
    #[inline]
    fn see(&mut self, event: Event, depth: u32) {
        if let Some(observer) = self {
            observer.see(event, depth);
        }
    }
}
