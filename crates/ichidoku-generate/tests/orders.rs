//! Orders that no puzzle can meet are refused at once, hard ones end at their budget.

// The helpers of tests may give up as the tests themselves do.
#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use ichidoku::{Cell, CellSet, Digit, Puzzle, Stop};
use ichidoku_generate::{BadOrder, Generator, Order, Shortfall, Symmetry};
use ichidoku_logic::rate::{ExplainerDifficulty, Grade};
use ichidoku_logic::{HodokuLevel, Technique};

fn refused(order: Order) -> String {
    Generator::new(order).unwrap_err().to_string()
}

fn first_cells(n: usize) -> CellSet {
    Cell::ALL.into_iter().take(n).collect()
}

#[test]
fn numbers_of_clues() {
    assert_eq!(
        refused(Order::new().clues(12..=12)),
        "12 clues: a puzzle with one solution has at least 17, and 81 leave nothing to solve; expected 17 to 80"
    );
    assert!(matches!(Generator::new(Order::new().clues(30..=81)), Err(BadOrder::Clues(_))));
    #[allow(clippy::reversed_empty_ranges)]
    let reversed = Order::new().clues(30..=20);
    assert_eq!(refused(reversed), "30 to 20 clues: the first must not be above the last");
    assert_eq!(
        refused(Order::new().clues(50..=60).minimal()),
        "a minimal puzzle with 50 clues: none with more than 40 is known"
    );
    assert_eq!(
        refused(Order::new().clues(26..=27).symmetry(Symmetry::QuarterTurn)),
        "26 to 27 clues: no pattern with the symmetry quarter-turn has this many"
    );
}

#[test]
fn patterns() {
    assert_eq!(
        refused(Order::new().pattern(first_cells(16))),
        "a pattern of 16 cells: a puzzle with one solution has at least 17 clues"
    );
    assert_eq!(
        refused(Order::new().pattern(first_cells(40))),
        "the pattern has no clue in row 7 and row 8: they could be exchanged in any solution"
    );
    let half: CellSet = Cell::ALL.into_iter().step_by(2).collect();
    assert_eq!(refused(Order::new().pattern(half).clues(30..=30)), "a pattern of 41 cells cannot have 30 clues");
    let lopsided = half.without(Cell::ALL[0]);
    let order = Order::new().pattern(lopsided).symmetry(Symmetry::HalfTurn);
    assert_eq!(refused(order), "the pattern does not have the symmetry half-turn");
    assert_eq!(refused(Order::new().pattern(CellSet::FULL)), "a pattern of all 81 cells leaves nothing to solve");
}

#[test]
fn given_clues_and_a_solution_must_fit_the_rest() {
    let solution = *Generator::new(Order::new()).unwrap().puzzle(1, 0).unwrap().puzzle.solution();
    let clue = |i: usize| Puzzle::EMPTY.with(Cell::ALL[i], Some(solution.get(Cell::ALL[i])));
    let half: CellSet = Cell::ALL.into_iter().step_by(2).collect();
    assert_eq!(refused(Order::new().pattern(half).given(clue(1))), "given clues stand outside the pattern");
    assert!(Generator::new(Order::new().pattern(half).given(clue(2))).is_ok());
    let diagonals: CellSet = Cell::ALL.into_iter().filter(|cell| cell.index() % 4 == 0).collect();
    let other = "the clues of this solution in this pattern have other solutions too";
    assert_eq!(refused(Order::new().pattern(diagonals).solution(solution)), other);
    let most = CellSet::FULL.without(Cell::ALL[0]);
    assert!(Generator::new(Order::new().pattern(most).solution(solution)).is_ok());
    let many = Puzzle::from(solution).restricted_to(half);
    assert_eq!(
        refused(Order::new().clues(17..=40).given(many)),
        "41 clues are given or follow by symmetry; that does not leave room for 17 to 40 clues"
    );
    assert!(Generator::new(Order::new().clues(17..=41).given(many)).is_ok());
}

#[test]
fn what_is_just_possible_is_not_refused() {
    assert!(Generator::new(Order::new().clues(17..=80)).is_ok());
    assert!(Generator::new(Order::new().clues(40..=50).minimal()).is_ok());
    let half: CellSet = Cell::ALL.into_iter().step_by(2).collect();
    assert_eq!(
        refused(Order::new().pattern(half).minimal()),
        "a minimal puzzle with 41 clues: none with more than 40 is known"
    );
    assert!(Generator::new(Order::new().pattern(half.without(Cell::ALL[40])).minimal()).is_ok());
    assert!(Generator::new(Order::new().pattern(half).clues(41..=41)).is_ok());
    let needed = Technique::XWing;
    assert!(Generator::new(Order::new().needs(needed).grade(Grade::of(needed.difficulty()))).is_ok());
}

#[test]
fn contradictions() {
    let both = Order::new().needs(Technique::XWing).forbid(Technique::XWing);
    assert_eq!(refused(both), "X-wing cannot be needed and forbidden");
    let easy = Order::new().needs(Technique::XWing).grade(Grade::Easy);
    assert_eq!(refused(easy), "a puzzle of grade Easy does not need X-wing: that makes a puzzle Medium at least");
    let clash: Puzzle =
        "5.......5........................................................................".parse().unwrap();
    assert!(refused(Order::new().given(clash)).contains("5 stands in r1c1 and r1c9"));
    let solution = *Generator::new(Order::new()).unwrap().puzzle(1, 0).unwrap().puzzle.solution();
    let wrong = Digit::ALL[(solution.get(Cell::ALL[0]).index() + 1) % 9];
    let other = Order::new().solution(solution).given(Puzzle::EMPTY.with(Cell::ALL[0], Some(wrong)));
    assert_eq!(refused(other), "the given clues are not part of the solution that is asked for");
    assert!(matches!(Generator::new(Order::new().attempts(0)), Err(BadOrder::NoAttempts)));
    let er = ExplainerDifficulty;
    assert_eq!(refused(Order::new().er(er(1), er(9))), "an ER of 0.9: the scale begins at 1.0");
    assert!(Generator::new(Order::new().er(er(5), er(10))).is_ok(), "some are as easy as that");
}

#[test]
fn techniques_that_a_grade_or_level_never_needs() {
    for technique in Technique::ALL.iter().filter(|technique| technique.difficulty() > 23) {
        let refusals = [
            Order::new().needs(*technique).grade(Grade::Easy),
            Order::new().needs(*technique).hodoku(HodokuLevel::Easy),
            Order::new().needs(*technique).forbid(*technique),
        ];
        assert!(refusals.into_iter().all(|order| Generator::new(order).is_err()), "{technique}");
    }
    let level = Order::new().needs(Technique::XyWing).hodoku(HodokuLevel::Medium);
    let message = "a puzzle of HoDoKu's level Medium does not need XY-wing: easier techniques solve it";
    assert_eq!(refused(level), message);
    let both = Order::new().grade(Grade::Hard).hodoku(HodokuLevel::Easy);
    assert_eq!(refused(both), "a puzzle of HoDoKu's level Easy is never of grade Hard: easier techniques solve it");
    let none = Technique::ALL.iter().fold(Order::new(), |order, technique| order.forbid(*technique));
    assert_eq!(refused(none), "all techniques are forbidden: none is left to solve the puzzle with");
}

#[test]
fn what_can_be_is_not_refused() {
    let orders = [
        Order::new().needs(Technique::XyWing).grade(Grade::Hard),
        Order::new().needs(Technique::NakedPair).grade(Grade::Beyond),
        Order::new().needs(Technique::HiddenTriple).hodoku(HodokuLevel::Medium),
        Order::new().needs(Technique::XyWing).hodoku(HodokuLevel::Hard),
        Order::new().needs(Technique::NakedSingle).grade(Grade::Easy),
        Order::new().grade(Grade::Easy).hodoku(HodokuLevel::Medium),
    ];
    assert!(orders.into_iter().all(|order| Generator::new(order).is_ok()));
}

#[test]
fn a_long_order_shows_its_attempts_and_goes_on_where_it_ended() {
    let rare = |attempts| Generator::new(Order::new().needs(Technique::HiddenTriple).attempts(attempts)).unwrap();
    let made = rare(2000).puzzle(1, 0).unwrap();
    assert!(made.attempt > 40, "{made:?} comes too soon to be asked for in parts");
    let progress = AtomicU64::new(0);
    match rare(40).progress(&progress).puzzle(1, 0) {
        Err(Shortfall::Exhausted { attempts: 40, .. }) => {}
        other => panic!("{other:?}"),
    }
    assert_eq!(progress.load(Ordering::Relaxed), 40);
    assert_eq!(rare(2000).progress(&progress).from_attempt(40).puzzle(1, 0), Ok(made));
    assert_eq!(progress.load(Ordering::Relaxed), made.attempt + 1);
    assert!(matches!(
        rare(40).from_attempt(50).puzzle(1, 0),
        Err(Shortfall::Exhausted { attempts: 50, nearest: None })
    ));
}

#[test]
fn a_hard_order_ends_at_its_budget_with_what_was_found() {
    let generator = Generator::new(Order::new().clues(17..=17).attempts(2)).unwrap();
    match generator.puzzle(1, 0) {
        Err(Shortfall::Exhausted { attempts: 2, nearest: Some(made) }) => {
            assert!((18..=24).contains(&made.puzzle.puzzle().clue_count()));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_raised_flag_ends_it() {
    let flag = AtomicBool::new(true);
    let generator = Generator::new(Order::new()).unwrap().stop(Stop::flag(&flag));
    let interrupted = Err(Shortfall::Interrupted { attempts: 0, nearest: None });
    assert_eq!(generator.puzzle(1, 0), interrupted);
    assert!(generator.puzzles(1, 0..3).all(|made| made == interrupted));
}

#[test]
fn a_puzzle_comes_before_those_after_it_are_made() {
    let flag = AtomicBool::new(false);
    let generator = Generator::new(Order::new().grade(Grade::VeryHard)).unwrap().stop(Stop::flag(&flag));
    let mut puzzles = generator.puzzles(1, 0..600);
    assert!(puzzles.next().unwrap().is_ok());
    flag.store(true, Ordering::Relaxed);
    let rest: Vec<_> = puzzles.collect();
    assert_eq!(rest.len(), 599);
    assert!(rest.iter().all(|made| matches!(made, Err(Shortfall::Interrupted { .. }))));
}
