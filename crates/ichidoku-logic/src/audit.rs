//! Checks steps: against the solution, and from their own evidence without knowing the solution.

mod flaw;
mod net;
mod truths;
mod two_lines;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House, Solution};

use crate::evidence::{Deadly, Evidence, Truth};
use crate::geometry::Geometry;
use crate::state::State;
use crate::step::Step;

pub use flaw::Flaw;
use truths::{agree, options, satisfiable};

/// Checks that the step does something, to candidates that are there, and agrees with the solution.
///
/// # Errors
/// The first [`Flaw`].
pub fn against(state: &State, step: &Step, solution: &Solution) -> Result<(), Flaw> {
    check_presence(state, step)?;
    let truth = |c: &&Candidate| solution.get(c.cell()) == c.digit();
    if let Some(wrong) = step.placements.iter().find(|c| !truth(c)) {
        return Err(Flaw::Wrong(*wrong));
    }
    step.eliminations.iter().find(truth).map_or(Ok(()), |wrong| Err(Flaw::Wrong(*wrong)))
}

/// Checks that the step does something, to candidates that are there, and follows from its evidence alone.
///
/// Assumes the opposite of each thing the step says, and tries every way to satisfy the truths of its evidence, with
/// no rule but that two of the same digit never see each other and a cell holds one digit. If there is none, the step
/// is proved. Where all truths are cells, it is also proved if there are more cells than digits to fill them, each
/// counted as often as it has places that do not see each other. A net is proved line by line
/// instead: each must follow from earlier ones by its rule.
///
/// # Errors
/// The first [`Flaw`].
pub fn prove(state: &State, step: &Step) -> Result<(), Flaw> {
    check_presence(state, step)?;
    if !step.evidence.net().is_empty() {
        return net::prove(state, step);
    }
    check_uniqueness(state, &step.evidence)?;
    let guardians = step.evidence.rests_on_uniqueness().then(|| step.evidence.guardians());
    let truths = step.evidence.truths();
    let options: Vec<Vec<Candidate>> = truths
        .iter()
        .filter(|truth| !is_filled(state, **truth))
        .map(|truth| options(state, *truth))
        .chain(guardians.map(|all| all.iter().copied().filter(|c| state.has(*c)).collect()))
        .collect();
    for placement in &step.placements {
        let without: Vec<_> = options.iter().map(|o| o.iter().copied().filter(|c| c != placement).collect()).collect();
        if satisfiable(state, &without, &mut Vec::new()) {
            return Err(Flaw::Unproved(*placement));
        }
    }
    for elimination in &step.eliminations {
        if !too_few(state, &truths, *elimination) && satisfiable(state, &options, &mut vec![*elimination]) {
            return Err(Flaw::Unproved(*elimination));
        }
    }
    Ok(())
}

fn check_presence(state: &State, step: &Step) -> Result<(), Flaw> {
    if step.is_idle() {
        return Err(Flaw::Idle);
    }
    let absent = step.placements.iter().chain(&step.eliminations).find(|c| !state.has(**c));
    absent.map_or(Ok(()), |c| Err(Flaw::Absent(*c)))
}

/// Whether a digit in the grid makes the truth true: it then proves nothing.
fn is_filled(state: &State, truth: Truth) -> bool {
    match truth {
        Truth::Cell(cell) => state.value(cell).is_some(),
        Truth::Digit(house, digit) => !(state.values().cells_of(digit) & state.house_cells(house)).is_empty(),
    }
}

/// Whether the truths are all cells, and the digits, with the candidate true, cannot stand in the others often enough to
/// fill them.
fn too_few(state: &State, truths: &[Truth], assumed: Candidate) -> bool {
    let cell = |truth: &Truth| match truth {
        Truth::Cell(cell) => Some(*cell),
        Truth::Digit(..) => None,
    };
    let Some(cells) = truths.iter().map(cell).collect::<Option<CellSet>>() else { return false };
    let rest = cells.without(assumed.cell());
    let places = |digit: Digit| {
        let places = state.cells(digit) & rest;
        if digit == assumed.digit() { places - state.peers(assumed.cell()) } else { places }
    };
    Digit::ALL.into_iter().map(|digit| state.most_apart(places(digit))).sum::<usize>() < rest.len()
}

/// Checks that uniqueness is known where the evidence rests on it, and that one of its guardians is true then.
fn check_uniqueness(state: &State, evidence: &Evidence) -> Result<(), Flaw> {
    if evidence.rests_on_uniqueness() && !state.is_unique() {
        return Err(Flaw::NotUnique);
    }
    match evidence {
        Evidence::Deadly { deadly, .. } | Evidence::Grave(deadly) => check_deadly(state, deadly),
        Evidence::ReverseGrave { digits, filled, open, guardians } => {
            check_reverse(state, *digits, [*filled, *open], guardians)
        }
        _ => Ok(()),
    }
}

/// Checks that the filled cells hold the two digits and are all their givens but not all of their places, that with the
/// open cells each house has two of the pattern's cells or none, and that the guardians are all other candidates of the
/// open cells.
fn check_reverse(
    state: &State,
    digits: DigitSet,
    [filled, open]: [CellSet; 2],
    guardians: &[Candidate],
) -> Result<(), Flaw> {
    let placed = digits.iter().fold(CellSet::EMPTY, |all, digit| all | state.values().cells_of(digit));
    let cells = filled | open;
    let closed = House::ALL.into_iter().all(|house| matches!((cells & state.house_cells(house)).len(), 0 | 2));
    let listed = |cell: Cell| {
        let others = state.digits(cell) - digits;
        others.iter().all(|digit| guardians.contains(&Candidate::of(cell, digit)))
    };
    let sound = filled.is_subset(placed)
        && (placed & state.givens()).is_subset(filled)
        && open.is_subset(state.open())
        && open.iter().all(listed);
    if digits.len() == 2 && sound && closed && cells.len() < 18 { Ok(()) } else { Err(Flaw::NotDeadly) }
}

/// Checks that the pattern names no given, that its guardians are all other candidates of its cells, and that every
/// way to fill it that the state leaves has a twin: another filling with the same digits in each house.
fn check_deadly(state: &State, deadly: &Deadly) -> Result<(), Flaw> {
    let cells: CellSet = deadly.pattern.iter().map(|c| c.cell()).collect();
    let digits =
        |cell: Cell| -> DigitSet { deadly.pattern.iter().filter(|c| c.cell() == cell).map(|c| c.digit()).collect() };
    let listed = |cell: Cell| {
        let others = state.digits(cell) - digits(cell);
        others.iter().all(|digit| deadly.guardians.contains(&Candidate::of(cell, digit)))
            && state.value(cell).is_none_or(|value| digits(cell).contains(value))
    };
    let sound = cells.is_disjoint(state.givens()) && cells.iter().all(listed);
    let pattern: Vec<(Cell, DigitSet)> = cells.iter().map(|cell| (cell, digits(cell))).collect();
    let has_twins = |pattern: &[(Cell, DigitSet)]| {
        pairs_everywhere(state, pattern)
            || two_lines::can_be_exchanged(state, pattern)
            || every_filling_has_a_twin(state, pattern)
    };
    if sound && has_twins(&pattern) { Ok(()) } else { Err(Flaw::NotDeadly) }
}

/// Whether each cell has two digits and each digit no or two places in each house: then exchanging the two digits of
/// every cell makes a twin of any filling.
fn pairs_everywhere(geometry: &Geometry, pattern: &[(Cell, DigitSet)]) -> bool {
    let places = |house: House, digit: Digit| {
        pattern
            .iter()
            .filter(|(cell, digits)| geometry.house_cells(house).contains(*cell) && digits.contains(digit))
            .count()
    };
    pattern.iter().all(|(_, digits)| digits.len() == 2)
        && House::ALL.into_iter().all(|house| Digit::ALL.into_iter().all(|digit| matches!(places(house, digit), 0 | 2)))
}

/// Whether no filling of the pattern is the only one with its digits in each house.
fn every_filling_has_a_twin(geometry: &Geometry, pattern: &[(Cell, DigitSet)]) -> bool {
    let mut footprints = Vec::new();
    fill(geometry, pattern, &mut Vec::new(), &mut footprints);
    footprints.sort_unstable();
    footprints.chunk_by(|a, b| a == b).all(|same| same.len() > 1)
}

/// Collects for each filling of the pattern the digits of each house.
fn fill(geometry: &Geometry, rest: &[(Cell, DigitSet)], chosen: &mut Vec<Candidate>, footprints: &mut Vec<[u16; 27]>) {
    let Some(((cell, digits), rest)) = rest.split_first() else {
        let mut footprint = [0; 27];
        for candidate in chosen.iter() {
            for house in geometry.houses_of(candidate.cell()) {
                footprint[house.index()] |= 1 << candidate.digit().index();
            }
        }
        footprints.push(footprint);
        return;
    };
    for digit in digits.iter() {
        let candidate = Candidate::of(*cell, digit);
        if chosen.iter().all(|other| agree(geometry, candidate, *other)) {
            chosen.push(candidate);
            fill(geometry, rest, chosen, footprints);
            chosen.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Technique;
    use ichidoku::{Grid, ProperPuzzle, Puzzle};

    fn puzzle() -> Puzzle {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap()
    }

    fn single(cell: &str, digit: u8) -> Step {
        let cell = cell.parse().unwrap();
        let evidence = Evidence::Single(Truth::Cell(cell));
        Step::placing(Technique::NakedSingle, cell, Digit::new(digit).unwrap(), evidence)
    }

    #[test]
    fn a_wrong_an_absent_and_an_unproved_placement_are_told_apart() {
        let proper = ProperPuzzle::new(puzzle()).unwrap();
        let state = State::proper(&proper);
        assert_eq!(against(&state, &single("r5c5", 5), proper.solution()), Ok(()));
        assert_eq!(prove(&state, &single("r5c5", 5)), Ok(()));
        assert_eq!(prove(&state, &single("r5c5", 6)), Err(Flaw::Absent("r5c5=6".parse().unwrap())));
        let guess = single("r1c3", 4);
        assert_eq!(against(&state, &guess, proper.solution()), Ok(()));
        assert_eq!(prove(&state, &guess), Err(Flaw::Unproved("r1c3=4".parse().unwrap())));
        let wrong = single("r1c3", 1);
        assert_eq!(against(&state, &wrong, proper.solution()), Err(Flaw::Wrong("r1c3=1".parse().unwrap())));
    }

    #[test]
    fn an_idle_step_is_a_flaw() {
        let state = State::new(&Grid::from(puzzle()));
        assert_eq!(
            prove(&state, &Step::new(Technique::TemplateSet, Evidence::Templates { truths: Vec::new() })),
            Err(Flaw::Idle)
        );
    }

    #[test]
    fn a_truth_that_is_filled_proves_nothing() {
        let state = State::new(&Grid::from(puzzle()));
        let truths = vec![Truth::Cell("r1c1".parse().unwrap()), Truth::Digit(House::ALL[0], Digit::ALL[4])];
        let guess: Candidate = "r1c3=4".parse().unwrap();
        let step = Step::new(Technique::TemplateDelete, Evidence::Templates { truths }).removing([guess]);
        assert_eq!(prove(&state, &step), Err(Flaw::Unproved(guess)));
    }

    #[test]
    fn more_cells_than_digits_to_fill_them_are_a_proof() {
        let line = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
        let state = State::from_puzzle(&line.parse().unwrap());
        let step = Technique::SkLoop.first(&crate::Survey::new(&state)).unwrap();
        assert_eq!(step.eliminations.len(), 13, "{step}");
        let truths = step.evidence.truths();
        assert!(step.eliminations.iter().all(|c| too_few(&state, &truths, *c)), "{step}");
        let spared: Candidate = "r1c2=7".parse().unwrap();
        assert!(!too_few(&state, &truths, spared) && state.has(spared));
        assert!(!too_few(&state, &truths[1..], step.eliminations[0]));
    }

    #[test]
    fn a_pair_beside_two_lines_is_deadly_where_the_box_has_its_digits_in_them() {
        let line = |row: u8, digits: &str| -> Vec<(Cell, DigitSet)> {
            [1, 2, 4, 5, 7].iter().flat_map(|column| pattern(&[&format!("r{row}c{column}")], digits)).collect()
        };
        let pair = pattern(&["r1c1", "r1c2"], "12");
        let cells = [line(4, "12345"), line(5, "12346"), pair].concat();
        let mut footprints = Vec::new();
        fill(Geometry::classic(), &cells, &mut Vec::new(), &mut footprints);
        footprints.sort_unstable();
        let holds_both = |footprint: &[u16; 27]| footprint[18 + 3] & 0b11 == 0b11;
        let alone = |same: &&[[u16; 27]]| same.len() == 1;
        let all: Vec<&[[u16; 27]]> = footprints.chunk_by(|a, b| a == b).collect();
        assert!(all.iter().filter(|same| holds_both(&same[0])).count() > 100);
        assert_eq!(all.iter().copied().filter(|same| holds_both(&same[0])).filter(alone).count(), 0);
        assert!(all.iter().copied().filter(alone).count() > 0);
    }

    fn pattern(cells: &[&str], digits: &str) -> Vec<(Cell, DigitSet)> {
        let digits: DigitSet = digits.chars().filter_map(Digit::from_char).collect();
        cells.iter().map(|cell| (cell.parse().unwrap(), digits)).collect()
    }

    #[test]
    fn a_rectangle_in_two_boxes_is_deadly_and_one_in_four_is_not() {
        let classic = Geometry::classic();
        assert!(every_filling_has_a_twin(classic, &pattern(&["r1c1", "r1c4", "r2c1", "r2c4"], "12")));
        assert!(!pairs_everywhere(classic, &pattern(&["r1c1", "r1c4", "r4c1", "r4c4"], "12")));
        assert!(every_filling_has_a_twin(classic, &pattern(&["r1c1", "r1c4", "r2c1", "r2c4", "r3c1", "r3c4"], "123")));
        assert!(!every_filling_has_a_twin(classic, &pattern(&["r1c1", "r1c4", "r4c1", "r4c4"], "12")));
    }
}
