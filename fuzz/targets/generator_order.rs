//! Any order is refused or met: the puzzle has one solution and is what was ordered.

#![no_main]

use ichidoku::solve::Search;
use ichidoku::{Cell, CellSet, ProperPuzzle, Puzzle, Solution, Stop};
use ichidoku_generate::{Generator, Made, Order, Symmetry};
use ichidoku_logic::rate::{Grade, hodoku, rate};
use ichidoku_logic::{Ending, HodokuLevel, Solver, State, Technique};
use libfuzzer_sys::fuzz_target;

/// A solution to order.
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

const LEVELS: [HodokuLevel; 5] =
    [HodokuLevel::Easy, HodokuLevel::Medium, HodokuLevel::Hard, HodokuLevel::Unfair, HodokuLevel::Extreme];

/// What was ordered, to hold the puzzle against.
#[derive(Default, Debug)]
struct Wish {
    clues: Option<(usize, usize)>,
    minimal: bool,
    symmetry: Option<Symmetry>,
    pattern: Option<CellSet>,
    solution: Option<Solution>,
    given: Puzzle,
    grade: Option<Grade>,
    level: Option<HodokuLevel>,
    needs: Option<Technique>,
    forbidden: Option<Technique>,
}

// Every four bytes are a wish.
fuzz_target!(|bytes: &[u8]| {
    let mut wish = Wish::default();
    bytes.chunks_exact(4).take(8).for_each(|four| wish.add(four));
    let Ok(generator) = Generator::new(wish.order()) else { return };
    if let Ok(made) = generator.puzzle(bytes.len() as u64, 0) {
        wish.check(&made);
    }
});

impl Wish {
    fn add(&mut self, four: &[u8]) {
        let n = usize::from(four[1]);
        match four[0] % 10 {
            0 => self.clues = Some((n % 90, usize::from(four[2]) % 90)),
            1 => self.minimal = true,
            2 => self.symmetry = Symmetry::ALL.get(n % Symmetry::ALL.len()).copied(),
            3 => self.pattern = Some(cells(four[1..4].try_into().unwrap_or_default())),
            4 => self.solution = Some(solved()),
            5 => self.given = Puzzle::from(solved()).restricted_to(cells(four[1..4].try_into().unwrap_or_default())),
            6 => self.grade = Some(Grade::of(four[1])),
            7 => self.level = LEVELS.get(n % LEVELS.len()).copied(),
            8 => self.needs = Technique::ALL.get(n % Technique::ALL.len()).copied(),
            _ => self.forbidden = Technique::ALL.get(n % Technique::ALL.len()).copied(),
        }
    }

    fn order(&self) -> Order {
        let mut order = Order::new().attempts(3).given(self.given);
        if let Some((from, to)) = self.clues {
            order = order.clues(from..=to);
        }
        if self.minimal {
            order = order.minimal();
        }
        order = self.symmetry.into_iter().fold(order, Order::symmetry);
        order = self.pattern.into_iter().fold(order, Order::pattern);
        order = self.solution.into_iter().fold(order, Order::solution);
        order = self.grade.into_iter().fold(order, Order::grade);
        order = self.level.into_iter().fold(order, Order::hodoku);
        order = self.needs.into_iter().fold(order, Order::needs);
        self.forbidden.into_iter().fold(order, Order::forbid)
    }

    fn check(&self, made: &Made) {
        let puzzle = made.puzzle.puzzle();
        let clues = puzzle.clue_cells();
        assert_eq!(Search::new().run(puzzle).count, 1, "{self:?}: {puzzle}");
        assert!(self.clues.is_none_or(|(from, to)| (from..=to).contains(&clues.len())), "{self:?}: {puzzle}");
        assert!(self.symmetry.is_none_or(|symmetry| symmetry.holds(clues)), "{self:?}: {puzzle}");
        assert!(self.pattern.is_none_or(|pattern| pattern == clues), "{self:?}: {puzzle}");
        assert!(self.solution.is_none_or(|solution| solution == *made.puzzle.solution()), "{self:?}: {puzzle}");
        assert!(self.given.clues().all(|(cell, digit)| puzzle.get(cell) == Some(digit)), "{self:?}: {puzzle}");
        let rated = |grade| rate(&made.puzzle, Stop::never()).is_ok_and(|rating| rating.grade == grade);
        assert!(self.grade.is_none_or(rated), "{self:?}: {puzzle}");
        let scored = |level| hodoku(&made.puzzle, Stop::never()).is_ok_and(|score| score.level == level);
        assert!(self.level.is_none_or(scored), "{self:?}: {puzzle}");
        assert!(self.forbidden.is_none_or(|technique| can_do_without(technique, &made.puzzle)), "{self:?}: {puzzle}");
        if self.minimal {
            let needed = |cell: Cell| Search::new().run(&puzzle.with(cell, None)).count > 1;
            assert!(clues.iter().all(needed), "{self:?}: {puzzle}");
        }
    }
}

fn can_do_without(technique: Technique, puzzle: &ProperPuzzle) -> bool {
    let usual = Solver::default();
    let others = usual.order().iter().copied().filter(|other| *other != technique);
    let path = Solver::with_order(others).path(State::proper(puzzle), Stop::never());
    path.is_ok_and(|path| path.ending == Ending::Solved)
}

fn solved() -> Solution {
    Solution::try_from(SOLVED.parse::<Puzzle>().expect("a grid")).expect("a complete one")
}

/// A set of cells of any size, from three bytes.
fn cells([a, b, c]: [u8; 3]) -> CellSet {
    let chosen = |i: usize| (i * usize::from(a | 1) + usize::from(b)) % 81 < usize::from(c) % 82;
    (0..81).filter(|i| chosen(*i)).map(|i| Cell::ALL[i]).collect()
}
