//! Variants that are made have the solution that they were made from, and no other: found out by trying all digits cell by
//! cell, with the plain meaning of the rules alone.

#![cfg(feature = "variants")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use ichidoku::Stop;
use ichidoku::symmetry::Symmetry;
use ichidoku_generate::{BadVariantOrder, MadeVariant, VariantKind, VariantOrder};
use ichidoku_logic::rate::Grade;
use ichidoku_variant_logic::{Setting, State, audit, next_step, rate};
use ichidoku_variants::{Cell, Constraint, Line, Problem, Puzzle, Verdict, check, write_iss};

/// Tries all digits, cell by cell.
struct BruteForce<'a> {
    puzzle: &'a Puzzle,
    houses: Vec<Vec<Cell>>,
    /// For each cell, the rules of which it is the last cell.
    rules: Vec<Vec<&'a Constraint>>,
    digits: Vec<i16>,
    found: Vec<Vec<i16>>,
}

impl<'a> BruteForce<'a> {
    fn solutions(puzzle: &'a Puzzle) -> Vec<Vec<i16>> {
        let shape = puzzle.shape();
        let mut houses = [puzzle.boxes(), puzzle.jigsaw_boxes()].concat();
        houses.extend((0..shape.rows()).flat_map(|at| [shape.row(at), shape.column(at)]));
        let mut rules = vec![Vec::new(); shape.cells()];
        for rule in puzzle.constraints() {
            rules[usize::from(last_cell(puzzle, rule))].push(rule);
        }
        let mut search = Self { puzzle, houses, rules, digits: vec![0; shape.cells()], found: Vec::new() };
        search.fill(0);
        search.found
    }

    fn fill(&mut self, cell: usize) {
        if cell == self.digits.len() {
            self.found.push(self.digits.clone());
            return;
        }
        let shape = self.puzzle.shape();
        let given = self.puzzle.constraints().iter().find_map(|rule| match rule {
            Constraint::Given(given) => given.iter().find(|(other, _)| usize::from(*other) == cell),
            _ => None,
        });
        for digit in shape.lowest()..=shape.highest() {
            let is_given = given.is_none_or(|(_, digits)| digits.contains(&digit));
            let mine = self.houses.iter().filter(|cells| cells.contains(&(cell as Cell)));
            let repeats = mine.flatten().any(|&other| self.digits[usize::from(other)] == digit);
            if !is_given || repeats {
                continue;
            }
            self.digits[cell] = digit;
            if self.rules[cell].iter().all(|rule| check::holds(self.puzzle, rule, &self.digits)) {
                self.fill(cell + 1);
            }
            self.digits[cell] = 0;
        }
    }
}

/// The cell after which a rule can be tested when all before it are filled.
fn last_cell(puzzle: &Puzzle, rule: &Constraint) -> Cell {
    use Constraint as C;
    let shape = puzzle.shape();
    let cells = match rule {
        C::Cage { cells, .. } | C::Whisper { cells, .. } => cells.clone(),
        C::Thermo(cells) | C::Arrow(cells) | C::WhiteDot(cells) | C::BlackDot(cells) | C::X(cells) | C::V(cells) => {
            cells.clone()
        }
        C::LittleKiller { start, .. } => shape.little_killer_line(*start).unwrap(),
        C::Sandwich { line: Line::Row(row), .. } => shape.row((*row).into()),
        C::Sandwich { line: Line::Column(column), .. } => shape.column((*column).into()),
        _ => Vec::new(),
    };
    cells.into_iter().max().unwrap_or(shape.cells() as Cell - 1)
}

fn make(kind: VariantKind, side: u8, index: u64) -> MadeVariant {
    VariantOrder::new(kind, side).unwrap().make(2026, index, Stop::never()).unwrap()
}

#[test]
fn small_variants_have_the_one_solution_that_is_found_without_an_engine() {
    for (name, kind) in VariantKind::ALL {
        for side in kind.sides().into_iter().filter(|&side| side <= 6) {
            for index in 0..if side < 6 { 5 } else { 1 } {
                let made = make(kind, side, index);
                assert_eq!(BruteForce::solutions(&made.puzzle), [made.solution], "{name} {side} {index}");
            }
        }
    }
}

#[test]
fn each_kind_is_made_in_its_largest_size_up_to_sixteen() {
    for (name, kind) in VariantKind::ALL {
        let side = kind.sides().into_iter().rfind(|&side| side <= 16).unwrap();
        let made = make(kind, side, 1);
        assert!(check::is_solution(&made.puzzle, &made.solution), "{name}");
        assert_eq!(Problem::new(&made.puzzle).unwrap().verdict(), Ok(Verdict::Unique(made.solution)), "{name}");
    }
}

#[test]
fn plain_puzzles_are_proper_for_the_classic_engine() {
    for index in 0..20 {
        let made = make(VariantKind::Plain, 9, index);
        let mut clues = [b'.'; 81];
        for rule in made.puzzle.constraints() {
            let Constraint::Given(given) = rule else { continue };
            given.iter().for_each(|(cell, digits)| clues[usize::from(*cell)] = b'0' + digits[0] as u8);
        }
        let puzzle = std::str::from_utf8(&clues).unwrap().parse::<ichidoku::Puzzle>().unwrap();
        assert!(ichidoku::ProperPuzzle::new(puzzle).is_ok(), "{puzzle}");
    }
}

#[test]
fn the_same_order_gives_the_same_puzzle() {
    let text = |kind, side, index| write_iss(&make(kind, side, index).puzzle);
    assert_eq!(text(VariantKind::Killer, 6, 3), text(VariantKind::Killer, 6, 3));
    assert_ne!(text(VariantKind::Killer, 6, 3), text(VariantKind::Killer, 6, 4));
    // Written down once, so that a change of what a seed stands for shows.
    assert_eq!(text(VariantKind::X, 4, 0), ".Shape~4x4.Diagonal~1.Diagonal~-1.~R2C1_2~R2C2_1~R4C3_4");
}

fn given(puzzle: &Puzzle) -> Vec<Cell> {
    let digits = puzzle.constraints().iter().filter_map(|rule| match rule {
        Constraint::Given(given) => Some(given.iter().map(|(cell, _)| *cell)),
        _ => None,
    });
    digits.flatten().collect()
}

fn grade(puzzle: &Puzzle) -> Grade {
    let setting = Setting::new(puzzle).unwrap();
    let way = rate(&setting, State::new(&setting), u8::MAX, Stop::never()).unwrap();
    if way.is_solved { Grade::of(way.difficulty) } else { Grade::Beyond }
}

#[test]
fn every_kind_is_made_of_a_grade() {
    for (name, kind) in VariantKind::ALL {
        for wanted in [Grade::Easy, Grade::Medium, Grade::Beyond] {
            let made = VariantOrder::new(kind, 9).unwrap().grade(wanted).unwrap().make(7, 0, Stop::never()).unwrap();
            assert_eq!(grade(&made.puzzle), wanted, "{name}");
            assert_eq!(Problem::new(&made.puzzle).unwrap().verdict(), Ok(Verdict::Unique(made.solution)), "{name}");
        }
    }
}

#[test]
fn a_step_of_a_graded_puzzle_is_proved() {
    for kind in [VariantKind::Killer, VariantKind::Arrow, VariantKind::Sandwich] {
        let made = VariantOrder::new(kind, 6).unwrap().grade(Grade::Medium).unwrap().make(7, 1, Stop::never()).unwrap();
        let setting = Setting::new(&made.puzzle).unwrap();
        let mut state = State::new(&setting);
        while let Some(step) = next_step(&setting, &state, Stop::never()).unwrap().unwrap() {
            audit(&setting, &state, &step).unwrap();
            state.apply(&setting, &step);
        }
        let solution = state.cells().map(|cell| setting.digit(state.digit(cell).unwrap()));
        assert_eq!(solution.collect::<Vec<_>>(), made.solution);
    }
}

#[test]
fn no_given_digit_can_go_without_a_harder_step() {
    let order = VariantOrder::new(VariantKind::Thermo, 6).unwrap().grade(Grade::Easy).unwrap();
    let puzzle = order.make(7, 0, Stop::never()).unwrap().puzzle;
    let others = puzzle.constraints().iter().filter(|rule| !matches!(rule, Constraint::Given(_)));
    let others = others.cloned().collect::<Vec<_>>();
    let Some(Constraint::Given(given)) = puzzle.constraints().iter().find(|rule| matches!(rule, Constraint::Given(_)))
    else {
        panic!("digits are given")
    };
    for at in 0..given.len() {
        let mut fewer = given.clone();
        fewer.remove(at);
        let rules = others.iter().cloned().chain([Constraint::Given(fewer)]).collect();
        assert!(grade(&Puzzle::new(puzzle.shape(), rules)) > Grade::Easy, "{at}");
    }
}

#[test]
fn given_digits_lie_as_asked_for() {
    for (kind, side) in [(VariantKind::X, 6), (VariantKind::Killer, 6), (VariantKind::Plain, 9)] {
        let order = VariantOrder::new(kind, side).unwrap().with_digits();
        for symmetry in [Symmetry::HalfTurn, Symmetry::Full] {
            let made = order.symmetry(symmetry).unwrap().grade(Grade::Easy).unwrap().make(3, 0, Stop::never()).unwrap();
            let (shape, given) = (made.puzzle.shape(), given(&made.puzzle));
            assert!(!given.is_empty());
            for &cell in &given {
                let orbit = symmetry.orbit_in(usize::from(side), shape.place(cell));
                assert!(orbit.into_iter().all(|(row, column)| given.contains(&shape.cell(row, column))), "{symmetry}");
            }
        }
    }
}

#[test]
fn a_killer_has_no_cage_of_one_cell() {
    for side in VariantKind::Killer.sides() {
        let made = make(VariantKind::Killer, side, 0);
        let sizes = made.puzzle.constraints().iter().map(|rule| match rule {
            Constraint::Cage { cells, .. } => cells.len(),
            other => panic!("{other:?}"),
        });
        let sizes = sizes.collect::<Vec<_>>();
        assert!(sizes.iter().all(|&size| size > 1));
        assert_eq!(sizes.iter().sum::<usize>(), usize::from(side) * usize::from(side));
    }
}

#[test]
fn what_no_variant_can_be_is_refused() {
    let order = VariantOrder::new(VariantKind::Killer, 9).unwrap();
    assert_eq!(order.grade(Grade::Extreme), Err(BadVariantOrder::Grade(Grade::Extreme)));
    assert_eq!(order.symmetry(Symmetry::Full), Err(BadVariantOrder::NoDigits(VariantKind::Killer)));
    assert!(order.symmetry(Symmetry::None).is_ok());
}

#[test]
fn an_order_is_given_up_after_its_attempts() {
    let order = VariantOrder::new(VariantKind::Plain, 4).unwrap().grade(Grade::Hard).unwrap().attempts(3);
    assert_eq!(order.make(7, 0, Stop::never()).unwrap_err(), ichidoku::Interrupted::NodeBudget);
}

#[test]
fn sizes_without_boxes_are_refused() {
    let error = VariantOrder::new(VariantKind::Windoku, 8).unwrap_err();
    assert_eq!(error.to_string(), "windoku puzzles can be made in the sizes 9, 16, not 8");
    assert!(VariantOrder::new(VariantKind::Plain, 7).is_err());
}
