//! Variants that are made have the solution that they were made from, and no other: found out by trying all digits cell by
//! cell, with the plain meaning of the rules alone.

#![cfg(feature = "variants")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use ichidoku::Stop;
use ichidoku_generate::{MadeVariant, VariantKind, VariantOrder};
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

#[test]
fn sizes_without_boxes_are_refused() {
    let error = VariantOrder::new(VariantKind::Windoku, 8).unwrap_err();
    assert_eq!(error.to_string(), "windoku puzzles can be made in the sizes 9, 16, not 8");
    assert!(VariantOrder::new(VariantKind::Plain, 7).is_err());
}
