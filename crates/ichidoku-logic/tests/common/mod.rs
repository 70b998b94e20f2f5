//! Seeded random puzzles and symmetries for the tests.

#![allow(dead_code)] // Each test uses its part.

pub(crate) mod library;
pub(crate) mod variant;

use ichidoku::{Candidate, Cell, Digit, ProperPuzzle, Puzzle, solve::Search, symmetry::Transform};
use ichidoku_logic::{Family, State, Step, Survey, Technique};

/// True for what everybody looks for first: singles, locked candidates and subsets.
pub(crate) fn is_basic(technique: Technique) -> bool {
    matches!(technique.info().family, Family::Singles | Family::Locked | Family::Subsets)
}

/// A small generator of random numbers (xorshift64*), the same everywhere for one seed.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % n
    }

    pub(crate) fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut all = std::array::from_fn(|i| i);
        for i in (1..N).rev() {
            all.swap(i, self.below(i + 1));
        }
        all
    }
}

/// How many puzzles are tried: `ICHIDOKU_PUZZLES`, or else the default.
pub(crate) fn count(default: usize) -> usize {
    std::env::var("ICHIDOKU_PUZZLES").ok().and_then(|s| s.parse().ok()).unwrap_or(default)
}

/// A random puzzle with one solution that loses it with any clue less.
pub(crate) fn minimal_puzzle(rng: &mut Rng) -> ProperPuzzle {
    let mut puzzle = Puzzle::EMPTY;
    let count = |puzzle: &Puzzle| Search::new().run(puzzle).count;
    while count(&puzzle) != 1 {
        let cell = Cell::ALL[rng.below(81)];
        let more = puzzle.with(cell, Some(Digit::ALL[rng.below(9)]));
        if puzzle.get(cell).is_none() && count(&more) > 0 {
            puzzle = more;
        }
    }
    for i in rng.shuffled::<81>() {
        let fewer = puzzle.with(Cell::ALL[i], None);
        if count(&fewer) == 1 {
            puzzle = fewer;
        }
    }
    ProperPuzzle::new(puzzle).unwrap_or_else(|_| minimal_puzzle(rng))
}

/// A random transform, digits relabelled.
pub(crate) fn random_transform(rng: &mut Rng) -> Transform {
    let (names, cells) = (rng.below(362_880) as u64, rng.below(Transform::GEOMETRIC as usize) as u64);
    Transform::nth(names * Transform::GEOMETRIC + cells).unwrap_or_default()
}

/// Every how many states one is searched for the costly techniques too, which would take most of the time otherwise:
/// franken and mutant fish, grouped and forcing chains, whips, nets, almost
/// locked sets, templates. Mutant fish of more than four houses are left to the technique library.
pub(crate) const SELDOM: usize = 16;

/// The techniques to search the `n`-th state for.
pub(crate) fn techniques(n: usize) -> impl Iterator<Item = Technique> {
    let name = |t: &Technique| t.name();
    let large = move |t: &Technique| {
        name(t).contains("mutant") && ["squirmbag", "whale", "leviathan"].iter().any(|w| name(t).contains(w))
    };
    let costly = [Family::AlmostLockedSets, Family::Forcing, Family::Whips, Family::Nets, Family::Templates];
    let words = ["franken", "mutant", "grouped", "almost locked"];
    let complex = move |t: &Technique| costly.contains(&t.info().family) || words.iter().any(|w| name(t).contains(w));
    Technique::ALL.iter().copied().filter(move |t| !large(t) && (n % SELDOM == SELDOM / 2 || !complex(t)))
}

/// Walks through the puzzle by the easiest step each time, and shows every state on the way.
pub(crate) fn walk(mut state: State, visit: &mut dyn FnMut(&State, usize)) {
    for n in 0.. {
        if state.is_solved() {
            return;
        }
        visit(&state, n);
        let next = {
            let survey = Survey::new(&state);
            techniques(SELDOM).find_map(|t| t.first(&survey))
        };
        match next {
            Some(step) => assert!(state.apply(&step), "{step} changes nothing"),
            None => return,
        }
    }
}

/// What the steps of a technique do, in a fixed order.
pub(crate) fn outcomes(
    technique: Technique,
    state: &State,
    map: impl Fn(Candidate) -> Candidate,
) -> Vec<[Vec<Candidate>; 2]> {
    let mapped = |candidates: &[Candidate]| {
        let mut all: Vec<Candidate> = candidates.iter().map(|c| map(*c)).collect();
        all.sort();
        all
    };
    let outcome = |step: &Step| [mapped(&step.placements), mapped(&step.eliminations)];
    let mut all: Vec<_> = technique.all(&Survey::new(state)).iter().map(outcome).collect();
    all.sort();
    all.dedup();
    all
}
