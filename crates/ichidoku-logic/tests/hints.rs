//! Hints from whatever state a player may be in: mistakes are named, steps are right, nothing panics, and what is told
//! is no more than was asked for.
//!
//! `ICHIDOKU_PUZZLES` sets how many puzzles are tried.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

mod common;

use common::{Rng, minimal_puzzle};
use ichidoku::{Candidate, CandidateSet, Cell, Digit, Grid, ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::hint::{self, Advice, Detail, Hint, state};
use ichidoku_logic::page::Example;
use ichidoku_logic::{Solver, State, Survey, Technique, audit, explain};

fn count(default: usize) -> usize {
    std::env::var("ICHIDOKU_PUZZLES").ok().and_then(|s| s.parse().ok()).unwrap_or(default)
}

fn advise(grid: &Grid, entries: &[Candidate], solver: &Solver) -> Advice {
    hint::advise(grid, entries, solver, Stop::never()).unwrap()
}

/// A player's grid: right entries, then perhaps wrong ones, and marks of their own.
struct Player {
    grid: Grid,
    entries: Vec<Candidate>,
}

fn right(puzzle: &ProperPuzzle, cell: Cell) -> Candidate {
    Candidate::of(cell, puzzle.solution().get(cell))
}

/// A player who has made so many right entries.
fn player(rng: &mut Rng, puzzle: &ProperPuzzle, entries: usize) -> Player {
    let mut grid = Grid::from(*puzzle.puzzle());
    let mut made = Vec::new();
    for i in rng.shuffled::<81>().into_iter().take(entries) {
        let cell = Cell::ALL[i];
        if grid.value(cell).is_none() {
            grid.place(cell, puzzle.solution().get(cell));
            made.push(right(puzzle, cell));
        }
    }
    Player { grid, entries: made }
}

/// Marks that keep the solution and otherwise are whatever the player fancied: some stale, some taken out early.
fn own_marks(rng: &mut Rng, puzzle: &ProperPuzzle, grid: &Grid) -> CandidateSet {
    Candidate::all()
        .filter(|c| {
            let needed = right(puzzle, c.cell()) == *c;
            let shown = grid.candidate_set().contains(*c);
            needed || (shown && rng.below(8) > 0) || rng.below(20) == 0
        })
        .collect()
}

#[test]
fn a_right_state_gets_a_right_step_whatever_the_marks() {
    let mut rng = Rng::new(11);
    let solver = Solver::default().without(ichidoku_logic::Family::Forcing);
    let mut steps = 0;
    for _ in 0..count(60) {
        let puzzle = minimal_puzzle(&mut rng);
        let entries = rng.below(50);
        let Player { grid, entries } = player(&mut rng, &puzzle, entries);
        let marks = own_marks(&mut rng, &puzzle, &grid);
        let grid = Grid::new(puzzle.puzzle(), grid.values(), &marks);
        let advice = advise(&grid, &entries, &solver);
        match &advice {
            Advice::Step(hint) => {
                steps += 1;
                assert_eq!(audit::against(&hint.state, &hint.step, puzzle.solution()), Ok(()), "{}", hint.step);
                assert!(hint.step.eliminations.iter().all(|c| marks.contains(*c)), "{}", hint.step);
            }
            Advice::Solved | Advice::Stuck => {}
            other => panic!("{other:?} in {}", puzzle.puzzle()),
        }
        assert!([Detail::Where, Detail::Which, Detail::Whole].iter().all(|detail| !advice.tell(*detail).is_empty()));
    }
    assert!(steps > 40, "{steps}");
}

#[test]
fn the_earliest_wrong_entry_is_named_wherever_it_stands() {
    let mut rng = Rng::new(12);
    for _ in 0..count(40) {
        let puzzle = minimal_puzzle(&mut rng);
        let made = rng.below(20);
        let Player { mut grid, mut entries } = player(&mut rng, &puzzle, made);
        let mut wrong = Vec::new();
        for i in rng.shuffled::<81>().into_iter().take(30) {
            let cell = Cell::ALL[i];
            let digit = Digit::ALL[rng.below(9)];
            if grid.value(cell).is_none() {
                grid.place(cell, digit);
                entries.push(Candidate::of(cell, digit));
                wrong.extend(entries.last().filter(|entry| **entry != right(&puzzle, cell)));
            }
        }
        let advice = advise(&grid, &entries, &Solver::default());
        assert_eq!(advice, Advice::WrongEntry(wrong[0]), "{entries:?} in {}", puzzle.puzzle());
        assert_eq!(advice.tell(Detail::Where), advice.tell(Detail::Whole));
    }
}

#[test]
fn a_lost_candidate_is_told_and_an_emptied_cell() {
    let mut rng = Rng::new(13);
    for _ in 0..count(40) {
        let puzzle = minimal_puzzle(&mut rng);
        let Player { mut grid, entries } = player(&mut rng, &puzzle, 10);
        let open: Vec<Cell> = grid.open_cells().iter().collect();
        let cell = open[rng.below(open.len())];
        let lost = right(&puzzle, cell);
        grid.eliminate(lost);
        let expected = match grid.candidates(cell).is_empty() {
            true => Advice::EmptyCell(cell),
            false => Advice::WrongMark(lost),
        };
        assert_eq!(advise(&grid, &entries, &Solver::default()), expected);
    }
}

#[test]
fn clues_without_one_solution_never_get_a_step() {
    let mut rng = Rng::new(14);
    let mut kinds = [0; 3];
    for _ in 0..count(100) {
        let mut puzzle = *minimal_puzzle(&mut rng).puzzle();
        for _ in 0..=rng.below(3) {
            let cell = Cell::ALL[rng.below(81)];
            puzzle.set(cell, Digit::new(rng.below(10) as u8));
        }
        match advise(&Grid::from(puzzle), &[], &Solver::default()) {
            Advice::Clash { clashes, .. } => {
                kinds[0] += 1;
                assert_eq!(Err(clashes), puzzle.check());
            }
            Advice::NoSolution { .. } => {
                kinds[1] += 1;
                assert_eq!((puzzle.check(), puzzle.count_solutions(1)), (Ok(()), 0));
            }
            Advice::SeveralSolutions([a, b]) => {
                kinds[2] += 1;
                assert!(a != b && a.solves(&puzzle) && b.solves(&puzzle));
            }
            Advice::Step(_) => assert_eq!(puzzle.count_solutions(2), 1),
            other => panic!("{other:?} in {puzzle}"),
        }
    }
    assert!(kinds.iter().all(|n| *n > 5), "{kinds:?}");
}

#[test]
fn entries_that_clash_are_told_even_where_clues_leave_several_solutions() {
    let mut grid = Grid::from(Puzzle::EMPTY);
    grid.place("r1c1".parse().unwrap(), Digit::ALL[4]);
    assert!(matches!(advise(&grid, &[], &Solver::default()), Advice::SeveralSolutions(_)));
    grid.place("r1c9".parse().unwrap(), Digit::ALL[4]);
    let advice = advise(&grid, &[], &Solver::default());
    let words: Vec<String> = advice.tell(Detail::Where).iter().map(ToString::to_string).collect();
    assert_eq!(words, ["5 appears twice in row 1, in r1c1 and r1c9."]);
}

/// The cells that the text names.
fn cells_named(text: &str) -> Vec<Cell> {
    text.split(|c: char| !c.is_ascii_alphanumeric()).filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn the_first_detail_covers_the_pattern_and_reveals_nothing() {
    let mut rng = Rng::new(15);
    let mut kinds = [0; 4];
    for _ in 0..count(40) {
        let puzzle = minimal_puzzle(&mut rng);
        let mut state = State::proper(&puzzle);
        let solver = Solver::default().without(ichidoku_logic::Family::Forcing);
        while !state.is_solved() {
            let Advice::Step(hint) = advise(&state.grid(), &[], &solver) else { break };
            let (step, area) = (&hint.step, hint.area());
            kinds[match (area.digit, area.seen_by) {
                (Some(_), _) => 0,
                (None, Some(_)) => 1,
                (None, None) if area.is_part => 2,
                _ => 3,
            }] += 1;
            let covered = area.cells | area.seen_by.into_iter().collect();
            let is_whole = step.evidence.cells().is_subset(covered);
            assert!(is_whole || area.digit.is_some() || area.is_part, "{step}: {area:?}");
            assert!((1..=20).contains(&area.cells.len()), "{step}: {area:?}");
            let first = hint.tell(Detail::Where);
            assert_eq!(first.len(), 1);
            let text = first[0].to_string();
            let changed = |cell: &Cell| step.placements.iter().chain(&step.eliminations).any(|c| c.cell() == *cell);
            let named = cells_named(&text);
            assert!(named == area.seen_by.into_iter().collect::<Vec<_>>() && !named.iter().any(changed), "{text}");
            assert!(!text.contains(step.technique.name()), "{text}");
            if !step.placements.is_empty() {
                assert!(area.digit.is_none(), "the digit would give {step} away");
            }
            state.apply(step);
        }
    }
    assert!(kinds[0] > 0 && kinds[2] > 0 && kinds[3] > 0, "{kinds:?}");
}

#[test]
fn stale_candidates_mislead_nobody() {
    // Row 1 holds a 5, and the player's marks still show it in two cells of the row.
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let puzzle: Puzzle = line.parse().unwrap();
    let plain = Grid::from(puzzle);
    let mut marks = *plain.candidate_set();
    let stale: Vec<Candidate> = ["r1c3=5", "r1c4=5"].iter().map(|name| name.parse().unwrap()).collect();
    stale.iter().for_each(|c| _ = marks.insert(*c));
    let grid = Grid::new(&puzzle, &puzzle, &marks);
    assert_eq!(state(&grid), State::new(&plain));
    let solver = Solver::with_order([Technique::FullHouse, Technique::HiddenSingle]);
    let Advice::Step(hint) = advise(&grid, &[], &solver) else { panic!("no step") };
    assert_eq!(hint.stale.iter().collect::<Vec<_>>(), stale);
    let words: Vec<String> = hint.tell(Detail::Whole).iter().map(ToString::to_string).collect();
    assert_eq!(words[0], "Look at box 2.");
    assert_eq!(words[2], "The grid already rules out 5 in r1c4. Remove it first.");
}

#[test]
fn every_step_is_explained_with_its_cells_and_outcome() {
    let mut rng = Rng::new(16);
    for _ in 0..count(6) {
        let puzzle = minimal_puzzle(&mut rng);
        let mut state = State::proper(&puzzle);
        while let Some(step) = Solver::default().next(&state, Stop::never()).unwrap() {
            for technique in Technique::ALL.iter().filter(|t| t.difficulty() < 80) {
                let Some(step) = technique.first(&Survey::new(&state)) else { continue };
                let words: Vec<String> = explain::explain(&state, &step).iter().map(ToString::to_string).collect();
                let outcome = step.placements.iter().chain(&step.eliminations);
                let told = |c: &Candidate| words.iter().any(|w| w.contains(&c.cell().to_string()));
                assert!(words.len() > 1 && outcome.clone().all(told), "{step}: {words:?}");
                assert!(words.iter().all(|w| !w.contains("{}") && w.ends_with(['.', ':'])), "{words:?}");
            }
            state.apply(&step);
        }
    }
}

/// Most of the grid is the pattern, so a house of most of its cells would be any house: what is to be seen is where it is broken.
#[test]
fn a_grave_is_looked_for_where_it_is_broken() {
    for technique in [Technique::Bug1, Technique::BugN] {
        let example = Example::of(technique).unwrap();
        let hint = Hint { state: example.state, step: example.step, stale: CandidateSet::EMPTY };
        let guardians = &hint.step.evidence.deadly().unwrap().guardians;
        assert!(
            !guardians.is_empty() && guardians.iter().all(|guardian| hint.area().cells.contains(guardian.cell())),
            "{technique}"
        );
    }
}
