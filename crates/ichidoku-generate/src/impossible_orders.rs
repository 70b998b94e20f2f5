//! Orders that no puzzle can meet, found out without search.
//!
//! What is known for sure: a proper puzzle has at least 17 clues (McGuire, Tugemann and Civario, *There is no 16-clue Sudoku*,
//! 2012). It has clues in at least two of the three lines of each band and stack, for two lines without clues could be
//! exchanged.
//! The orbits of a symmetry have certain sizes, so not every number of clues can be symmetric.

use ichidoku::{CellSet, House, NotProper, ProperPuzzle, Puzzle};
#[cfg(feature = "explainer")]
use ichidoku_logic::rate::ExplainerDifficulty;
use ichidoku_logic::rate::Grade;
use ichidoku_logic::{HodokuLevel, Solver, Technique};

use crate::error::BadOrder;
use crate::order::{CLUES, Order};
use ichidoku::symmetry::Symmetry;

/// The most clues of a minimal puzzle that anybody has found.
const MOST_OF_MINIMAL: usize = 40;

/// Checks an order.
pub(crate) fn check(order: &Order) -> Result<(), BadOrder> {
    check_clues(order)?;
    check_given(order)?;
    match order.pattern {
        Some(pattern) => check_pattern(order, pattern)?,
        None => check_symmetry(order)?,
    }
    check_techniques(order)?;
    if order.attempts == 0 { Err(BadOrder::NoAttempts) } else { Ok(()) }
}

fn check_clues(order: &Order) -> Result<(), BadOrder> {
    let clues = &order.clues;
    if clues.is_empty() || clues.start() < CLUES.start() || clues.end() > CLUES.end() {
        return Err(BadOrder::Clues(clues.clone()));
    }
    if order.minimal && *clues.start() > MOST_OF_MINIMAL {
        return Err(BadOrder::MinimalWithManyClues(*clues.start()));
    }
    Ok(())
}

fn check_given(order: &Order) -> Result<(), BadOrder> {
    match ProperPuzzle::new(order.given) {
        Ok(_) | Err(NotProper::Several(_)) => {}
        Err(error) => return Err(BadOrder::Given(error)),
    }
    if order.solution.is_some_and(|solution| !solution.solves(&order.given)) {
        return Err(BadOrder::GivenNotInSolution);
    }
    Ok(())
}

fn check_pattern(order: &Order, pattern: CellSet) -> Result<(), BadOrder> {
    let size = pattern.len();
    if !CLUES.contains(&size) {
        return Err(BadOrder::PatternSize(size));
    }
    if !order.clues.contains(&size) {
        return Err(BadOrder::PatternClues(size, order.clues.clone()));
    }
    if !order.symmetry.holds(pattern) {
        return Err(BadOrder::PatternSymmetry(order.symmetry));
    }
    if !order.given.clue_cells().is_subset(pattern) {
        return Err(BadOrder::GivenOutsidePattern);
    }
    if let Some((a, b)) = exchangeable(pattern) {
        return Err(BadOrder::PatternLines(a, b));
    }
    if order.minimal && size > MOST_OF_MINIMAL {
        return Err(BadOrder::MinimalWithManyClues(size));
    }
    match order.solution {
        Some(solution) if ProperPuzzle::new(Puzzle::from(solution).restricted_to(pattern)).is_err() => {
            Err(BadOrder::PatternOfSolution)
        }
        _ => Ok(()),
    }
}

/// Two rows of a band, or columns of a stack, without a cell of the pattern.
fn exchangeable(pattern: CellSet) -> Option<(House, House)> {
    let bare = |house: &House| house.cells().is_disjoint(pattern);
    // Rows and columns come first, three of a band or stack after the other.
    House::ALL[..18].chunks(3).find_map(|three| {
        let mut bare = three.iter().copied().filter(bare);
        bare.next().zip(bare.next())
    })
}

fn check_symmetry(order: &Order) -> Result<(), BadOrder> {
    let fixed = forced(order);
    if fixed.len() > *order.clues.end() {
        return Err(BadOrder::GivenClues(fixed.len(), order.clues.clone()));
    }
    // Bit n: some pattern has n clues.
    let mut possible = 1_u128 << fixed.len();
    for orbit in order.symmetry.orbits().into_iter().filter(|orbit| orbit.is_disjoint(fixed)) {
        possible |= possible << orbit.len();
    }
    if !order.clues.clone().any(|clues| possible >> clues & 1 != 0) {
        return Err(BadOrder::CluesOfSymmetry(order.clues.clone(), order.symmetry));
    }
    Ok(())
}

/// The cells that have a clue in any case: those of the given clues, and what goes together with them.
pub(crate) fn forced(order: &Order) -> CellSet {
    let given = order.given.clue_cells();
    if order.symmetry == Symmetry::None {
        return given;
    }
    given.iter().fold(CellSet::EMPTY, |all, cell| all | order.symmetry.orbit(cell))
}

fn check_techniques(order: &Order) -> Result<(), BadOrder> {
    if Solver::default().order().iter().all(|technique| order.forbidden.contains(technique)) {
        return Err(BadOrder::AllForbidden);
    }
    #[cfg(feature = "explainer")]
    if let Some([_, most]) = order.er.filter(|[_, most]| *most < ExplainerDifficulty::LEAST) {
        return Err(BadOrder::BelowScale(most));
    }
    if let Some(technique) = order.needs {
        check_needed(order, technique)?;
    }
    match (order.grade, order.hodoku) {
        (Some(grade), Some(level)) if hardest_of(level).is_some_and(|hardest| grade > Grade::of(hardest)) => {
            Err(BadOrder::GradeAboveLevel(grade, level))
        }
        _ => Ok(()),
    }
}

fn check_needed(order: &Order, technique: Technique) -> Result<(), BadOrder> {
    if order.forbidden.contains(&technique) {
        return Err(BadOrder::NeededAndForbidden(technique));
    }
    match (order.grade, order.hodoku) {
        (Some(grade), _) if grade < Grade::of(technique.difficulty()) => {
            Err(BadOrder::TooHardForGrade(technique, grade))
        }
        (_, Some(level)) if hardest_of(level).is_some_and(|hardest| hardest < technique.difficulty()) => {
            Err(BadOrder::TooHardForLevel(technique, level))
        }
        _ => Ok(()),
    }
}

/// The difficulty of the hardest technique in puzzles of the level. Whoever knows all techniques up to it solves them, in
/// whatever order: an elimination never spoils a single, a locked candidate or a subset, the techniques of the two lowest
/// levels. It can spoil a unique rectangle, so that nothing is known of higher levels.
fn hardest_of(level: HodokuLevel) -> Option<u8> {
    if level > HodokuLevel::Medium {
        return None;
    }
    let occurs = |technique: &&Technique| technique.info().hodoku.is_some_and(|score| score.level <= level);
    Technique::ALL.iter().filter(occurs).map(|technique| technique.difficulty()).max()
}
