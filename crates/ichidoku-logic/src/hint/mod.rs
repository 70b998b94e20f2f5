//! Hints from any state that a player is in: where to look, which technique, the whole step; and first of all, what is
//! wrong.

mod culprits;
mod where_to_look;

use ichidoku::solve::Search;
use ichidoku::{Candidate, CandidateSet, Cell, Clash, Grid, House, Interrupted, InvalidClues, Outcome, Solution, Stop};

pub use where_to_look::Area;

use crate::explain::{Message, Name, every_link, explain, say};
use crate::hint::culprits::culprits;
use crate::solve::Solver;
use crate::state::State;
use crate::step::Step;

/// What there is to say about a state.
#[derive(Clone, PartialEq, Debug)]
pub enum Advice {
    /// The grid is complete and right.
    Solved,
    /// Digits stand more than once in a house.
    Clash {
        /// Every clash.
        clashes: InvalidClues,
        /// The digits each of which may be the slip: without it there is exactly one solution. Five at most.
        culprits: Vec<Candidate>,
    },
    /// The givens have no solution.
    NoSolution {
        /// The same as of a clash.
        culprits: Vec<Candidate>,
    },
    /// The givens have more than one solution; two of them.
    SeveralSolutions([Solution; 2]),
    /// This is the earliest entry that is not in the solution.
    WrongEntry(Candidate),
    /// The player's own candidates leave nothing for this cell.
    EmptyCell(Cell),
    /// The player's own candidates lack this one, which is in the solution.
    WrongMark(Candidate),
    /// A step, to be told little by little.
    Step(Box<Hint>),
    /// No technique finds anything.
    Stuck,
    /// None of the techniques that the solver was restricted to finds anything; others may.
    StuckAmongChosen,
}

/// Level of detail of a hint.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Detail {
    /// Where to look, and nothing more.
    Where,
    /// Which technique to use.
    Which,
    /// Every cell and candidate, and what follows.
    Whole,
    /// The same, with chains and nets link by link.
    EveryLink,
}

/// A step from the player's state.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The state it was found in.
    pub state: State,
    /// The step, with everything that a drawing needs.
    pub step: Step,
    /// Candidates of the player's that a digit in the grid excludes; the state is without them.
    pub stale: CandidateSet,
}

/// What to say to a player in this state. The candidates of the grid are taken to be the player's own; `entries` are the
/// player's digits in the order they were entered, as far as that is known: the others follow in reading order.
///
/// ```
/// use ichidoku::{Grid, Puzzle, Stop};
/// use ichidoku_logic::{Solver, hint::{Advice, Detail, advise}};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let mut grid = Grid::from(puzzle);
/// let advise = |grid: &Grid| advise(grid, &[], &Solver::default(), Stop::never());
/// let Advice::Step(hint) = advise(&grid)? else { panic!() };
/// assert_eq!(hint.tell(Detail::Where)[0].to_string(), "Look at box 2.");
///
/// let wrong: ichidoku::Candidate = "r1c3=2".parse().unwrap();
/// grid.place(wrong.cell(), wrong.digit());
/// assert_eq!(advise(&grid)?, Advice::WrongEntry(wrong));
/// # Ok::<(), ichidoku::Interrupted>(())
/// ```
///
/// # Errors
/// [`Interrupted`] if the handle is raised before there is advice.
pub fn advise(grid: &Grid, entries: &[Candidate], solver: &Solver, stop: Stop<'_>) -> Result<Advice, Interrupted> {
    if let Some(trouble) = trouble(grid, entries, stop)? {
        return Ok(trouble);
    }
    let state = state(grid).assume_unique();
    if state.is_solved() {
        return Ok(Advice::Solved);
    }
    Ok(match solver.best(&state, stop)? {
        Some(step) => Advice::Step(Box::new(Hint { stale: stale(grid), state, step })),
        None => Advice::stuck(solver),
    })
}

/// What has to be put right before there can be a step: clashes, givens without or with several solutions, the earliest
/// wrong entry, a cell without candidates, a candidate that the solution needs and the player took out.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the givens are solved.
pub fn trouble(grid: &Grid, entries: &[Candidate], stop: Stop<'_>) -> Result<Option<Advice>, Interrupted> {
    if let Err(clashes) = grid.puzzle().check() {
        return Ok(Some(Advice::Clash { clashes, culprits: culprits(&grid.puzzle(), stop)? }));
    }
    Ok(match Search::new().stop(stop).run(&grid.puzzle()).outcome()? {
        Outcome::Unsolvable => Some(Advice::NoSolution { culprits: culprits(&grid.puzzle(), stop)? }),
        Outcome::Several(solutions) => Some(match grid.values().check() {
            Ok(()) => Advice::SeveralSolutions(solutions),
            Err(clashes) => Advice::Clash { clashes, culprits: Vec::new() },
        }),
        Outcome::Unique(solution) => wrong_entry(grid, entries, &solution).or_else(|| wrong_mark(grid, &solution)),
    })
}

/// The state of a player's grid: their candidates, but those that a digit in the grid excludes.
pub fn state(grid: &Grid) -> State {
    let mut state = State::new(grid);
    stale(grid).iter().for_each(|candidate| _ = state.eliminate(candidate));
    state
}

/// The candidates of the grid that one of its digits excludes.
fn stale(grid: &Grid) -> CandidateSet {
    let is_stale = |c: &Candidate| !(grid.values().cells_of(c.digit()) & c.cell().peers()).is_empty();
    grid.candidate_set().iter().filter(is_stale).collect()
}

/// The earliest entry that is not in the solution.
fn wrong_entry(grid: &Grid, entries: &[Candidate], solution: &Solution) -> Option<Advice> {
    let stands = |c: &&Candidate| grid.value(c.cell()) == Some(c.digit()) && !grid.is_given(c.cell());
    let in_order = entries.iter().filter(stands).copied();
    let in_reading_order = grid.values().clues().map(|(cell, digit)| Candidate::of(cell, digit));
    let wrong = |c: &Candidate| solution.get(c.cell()) != c.digit();
    in_order.chain(in_reading_order).find(wrong).map(Advice::WrongEntry)
}

/// A cell without candidates, else a candidate of the solution that the grid lacks.
fn wrong_mark(grid: &Grid, solution: &Solution) -> Option<Advice> {
    let state = state(grid);
    let empty = state.open().iter().find(|cell| state.digits(*cell).is_empty());
    let lost = |cell| Some(Candidate::of(cell, solution.get(cell))).filter(|needed| !state.has(*needed));
    empty.map(Advice::EmptyCell).or_else(|| state.open().iter().find_map(lost).map(Advice::WrongMark))
}

impl Hint {
    /// The hint in words, as much as asked for; each detail includes those before it. Stale marks are always named, since
    /// they hide the pattern.
    pub fn tell(&self, detail: Detail) -> Vec<Message> {
        let area = self.area();
        let mut messages = vec![area.tell()];
        if detail >= Detail::Which {
            messages.push(say::ThereIs { technique: Name(self.step.technique.slug()) }.into());
        }
        messages.extend(self.tell_stale(&area));
        match detail {
            Detail::Where | Detail::Which => {}
            Detail::Whole => messages.extend(explain(&self.state, &self.step)),
            Detail::EveryLink => messages.extend(every_link(&self.state, &self.step)),
        }
        messages
    }

    /// Where to look.
    pub fn area(&self) -> Area {
        Area::of(&self.step, &self.state)
    }

    /// The player's candidates that a digit in the grid excludes: those in the area, then those elsewhere.
    fn tell_stale(&self, area: &Area) -> impl Iterator<Item = Message> {
        let in_area = |c: &Candidate| match area.digit {
            Some(digit) => c.digit() == digit,
            None => area.cells.contains(c.cell()),
        };
        let (near, far): (Vec<Candidate>, Vec<Candidate>) = self.stale.iter().partition(in_area);
        let elsewhere = (!far.is_empty()).then(|| say::StaleElsewhere { candidates: far }.into());
        stale_marks(near).into_iter().chain(elsewhere)
    }
}

/// Names the candidates that a digit in the grid excludes, if there are any.
pub fn tell_stale(grid: &Grid) -> Option<Message> {
    stale_marks(stale(grid).iter().collect())
}

fn stale_marks(candidates: Vec<Candidate>) -> Option<Message> {
    (!candidates.is_empty()).then(|| say::StaleMarks { candidates }.into())
}

impl Advice {
    /// What there is to say where this solver finds nothing.
    pub fn stuck(solver: &Solver) -> Self {
        if solver.is_restricted() { Self::StuckAmongChosen } else { Self::Stuck }
    }

    /// The advice in words.
    pub fn tell(&self, detail: Detail) -> Vec<Message> {
        match self {
            Self::Solved => vec![say::Solved.into()],
            Self::Clash { clashes, culprits } => {
                told_once(&clashes.clashes).map(clash).chain(tell_culprits(culprits)).collect()
            }
            Self::NoSolution { culprits } => {
                [say::NoSolution.into()].into_iter().chain(tell_culprits(culprits)).collect()
            }
            Self::SeveralSolutions([one, other]) => {
                let count = Cell::ALL.into_iter().filter(|cell| one.get(*cell) != other.get(*cell)).count();
                vec![say::SeveralSolutions.into(), say::TwoDiffer { count }.into()]
            }
            Self::WrongEntry(c) => vec![say::WrongEntry { cell: c.cell(), digit: c.digit() }.into()],
            Self::EmptyCell(cell) => vec![say::EmptyCell { cell: *cell }.into()],
            Self::WrongMark(c) => vec![lost(*c, detail)],
            Self::Step(hint) => hint.tell(detail),
            Self::Stuck => vec![say::Stuck.into()],
            Self::StuckAmongChosen => vec![say::StuckAmongChosen.into()],
        }
    }
}

/// The clashes but for those in cells of another: two cells of a minirow clash in its row and its box.
fn told_once(clashes: &[Clash]) -> impl Iterator<Item = &Clash> {
    let is_first = |(i, clash): &(usize, &Clash)| clashes[..*i].iter().all(|before| before.cells != clash.cells);
    clashes.iter().enumerate().filter(is_first).map(|(_, clash)| clash)
}

fn clash(clash: &Clash) -> Message {
    say::Conflict { digit: clash.digit, house: clash.house, cells: clash.cells }.into()
}

fn tell_culprits(culprits: &[Candidate]) -> Option<Message> {
    let told = || say::OneWithout { candidates: culprits.to_vec() }.into();
    (!culprits.is_empty()).then(told)
}

/// The first detail only says in which box a candidate is missing.
fn lost(candidate: Candidate, detail: Detail) -> Message {
    let cell = candidate.cell();
    match detail {
        Detail::Where => say::LostInBox { house: House::from_box(cell.box_()) }.into(),
        _ => say::WrongMark { cell, digit: candidate.digit() }.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku::{CandidateSet, Puzzle};

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn advice(line: &str) -> Advice {
        advise(&Grid::from(line.parse::<Puzzle>().unwrap()), &[])
    }

    fn advise(grid: &Grid, entries: &[Candidate]) -> Advice {
        super::advise(grid, entries, &Solver::default(), Stop::never()).unwrap()
    }

    fn words(advice: &Advice) -> Vec<String> {
        advice.tell(Detail::Whole).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn bad_givens_get_a_clear_answer() {
        let clash = advice("55.......................................................................5.......");
        let [row, column] = &words(&clash)[..] else { panic!("{clash:?}") };
        assert_eq!(row, "5 appears twice in row 1, in r1c1 and r1c2.");
        assert_eq!(column, "5 appears twice in column 2, in r1c2 and r9c2.");
        assert_eq!(
            advice("12345678.........9..............................................................."),
            Advice::NoSolution { culprits: Vec::new() }
        );
        let empty = ".".repeat(81);
        assert!(matches!(advice(&empty), Advice::SeveralSolutions(_)));
    }

    #[test]
    fn the_earliest_wrong_entry_is_named() {
        let mut grid = Grid::from(LINE.parse::<Puzzle>().unwrap());
        let entries: Vec<Candidate> = ["r9c1=3", "r1c4=6", "r1c3=1"].iter().map(|s| s.parse().unwrap()).collect();
        for entry in &entries {
            grid.place(entry.cell(), entry.digit());
        }
        // r1c4=6 is right, r9c1=3 right, r1c3=1 wrong whatever else is said.
        assert_eq!(advise(&grid, &entries), Advice::WrongEntry(entries[2]));
        let early: Candidate = "r9c2=1".parse().unwrap();
        grid.place(early.cell(), early.digit());
        let order = [early, entries[2]];
        assert_eq!(advise(&grid, &order), Advice::WrongEntry(early));
    }

    #[test]
    fn a_lost_candidate_is_named_before_any_step() {
        let mut grid = Grid::from(LINE.parse::<Puzzle>().unwrap());
        let lost: Candidate = "r1c3=4".parse().unwrap();
        grid.eliminate(lost);
        let advice = advise(&grid, &[]);
        assert_eq!(advice, Advice::WrongMark(lost));
        assert!(!advice.tell(Detail::Where)[0].to_string().contains('4'), "where it was lost, not what");
        grid.candidates(lost.cell()).iter().for_each(|digit| _ = grid.eliminate(Candidate::of(lost.cell(), digit)));
        assert_eq!(advise(&grid, &[]), Advice::EmptyCell(lost.cell()));
    }

    #[test]
    fn a_players_own_candidates_are_honoured() {
        let puzzle: Puzzle = LINE.parse().unwrap();
        let Outcome::Unique(solution) = puzzle.solve() else { panic!("not proper") };
        let marks: CandidateSet =
            ichidoku::Cell::ALL.into_iter().map(|cell| Candidate::of(cell, solution.get(cell))).collect();
        let grid = Grid::new(&puzzle, &puzzle, &marks);
        let solver = Solver::with_order([crate::Technique::NakedSingle]);
        let Ok(Advice::Step(hint)) = super::advise(&grid, &[], &solver, Stop::never()) else { panic!("no step") };
        assert_eq!(hint.step.placements[0].cell().to_string(), "r1c3");
    }

    #[test]
    fn each_detail_tells_more_and_the_first_reveals_no_digit() {
        let Advice::Step(hint) = advice(LINE) else { panic!("no step") };
        let told: Vec<usize> = [Detail::Where, Detail::Which, Detail::Whole].map(|d| hint.tell(d).len()).into();
        assert!(told[0] == 1 && told[1] == 2 && told[2] > 2);
        assert_eq!(hint.tell(Detail::Where)[0].key(), say::LookIn::KEY);
    }

    #[test]
    fn a_solved_grid_is_told_so() {
        let puzzle: Puzzle = LINE.parse().unwrap();
        let Outcome::Unique(solution) = puzzle.solve() else { panic!("not proper") };
        let grid = Grid::new(&puzzle, &Puzzle::from(solution), &CandidateSet::EMPTY);
        assert_eq!(advise(&grid, &[]), Advice::Solved);
    }
}
