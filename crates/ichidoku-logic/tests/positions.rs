//! For every technique positions from random puzzles in which it finds a step, and near misses: the same position with
//! one more candidate or one digit less, in which it must not find that step any more.
//!
//! `positions.txt` is in the format of HoDoKu's library, with the technique's name in the place of the code. It was made
//! by `mine`, which prints lines for the techniques that have none yet:
//! `cargo test --release --test positions mine -- --ignored --nocapture`.

mod common;

use std::collections::BTreeMap;
use std::ops::ControlFlow::{Break, Continue};

use common::{Rng, library, minimal_puzzle};
use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Digit, Grid, ProperPuzzle};
use ichidoku_logic::{Solver, State, Step, Survey, Technique, audit};

/// How many positions each technique has, besides a near miss.
const POSITIONS: usize = 4;

#[test]
fn every_technique_finds_its_positions_and_misses_its_near_misses() {
    let mut count: BTreeMap<Technique, [usize; 2]> = BTreeMap::new();
    for line in include_str!("positions.txt").lines() {
        let case = library::case(line);
        let technique: Technique = case.code.replace('_', "-").parse().unwrap();
        let state = State::new(&case.grid).assume_unique();
        let steps = technique.all(&Survey::new(&state));
        assert!(case.passes(&steps), "{line}");
        count.entry(technique).or_default()[usize::from(case.variant == "x")] += 1;
        for step in &steps {
            assert_eq!(audit::prove(&state, step), Ok(()), "{step}\n{line}");
        }
    }
    for technique in Technique::ALL {
        let [found, missed] = count.get(technique).copied().unwrap_or_default();
        assert!(found >= POSITIONS && missed >= 1, "{technique} has {found} positions and {missed} near misses");
    }
}

fn words(candidates: &[Candidate]) -> String {
    let word = |c: &Candidate| format!("{}{}{}", c.digit(), c.cell().row().index() + 1, c.cell().column().index() + 1);
    candidates.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// The line of a position: `technique` with underscores, so that a hyphen marks the variant.
fn line(step: &Step, variant: &str, grid: &Grid) -> String {
    let mark = |cell| match grid.value(cell) {
        None => ".".into(),
        Some(digit) if grid.is_given(cell) => digit.to_string(),
        Some(digit) => format!("+{digit}"),
    };
    let cells: String = Cell::ALL.into_iter().map(mark).collect();
    let fresh = Grid::new(&grid.puzzle(), grid.values(), &CandidateSet::FULL);
    let deleted: Vec<Candidate> = candidates_beyond(&fresh).filter(|c| !grid.candidate_set().contains(*c)).collect();
    let name = step.technique.slug().replace('-', "_");
    let done = [&step.eliminations, &step.placements].map(|c| words(c));
    format!(":{name}{variant}::{cells}:{}:{}:{}::", words(&deleted), done[0], done[1])
}

/// What the digits in the grid leave possible.
fn candidates_beyond(grid: &Grid) -> impl Iterator<Item = Candidate> {
    let all: Vec<Candidate> =
        Candidate::all().filter(|c| grid.open_cells().contains(c.cell()) && possible(grid, *c)).collect();
    all.into_iter()
}

fn possible(grid: &Grid, candidate: Candidate) -> bool {
    candidate.cell().peers().iter().all(|peer| grid.value(peer) != Some(candidate.digit()))
}

/// The grid with one more candidate, or with one digit taken back, in which the technique does not find the step's
/// outcome.
fn near_miss(state: &State, step: &Step) -> Option<Grid> {
    let grid = state.grid();
    let near = step.evidence.cells;
    let absent = Digit::ALL.into_iter().flat_map(|digit| near.iter().map(move |cell| Candidate::of(cell, digit)));
    let absent = absent.filter(|c| state.open().contains(c.cell()) && !state.has(*c) && possible(&grid, *c));
    let with = |c: Candidate| -> Grid {
        let mut candidates = state.candidates();
        candidates.insert(c);
        Grid::new(&grid.puzzle(), grid.values(), &candidates)
    };
    let filled = grid.values().clues().map(|(cell, _)| without(&grid, cell)).collect::<Vec<_>>();
    absent.map(with).chain(filled).find(|spoilt| {
        let state = State::new(spoilt).assume_unique();
        let same = |s: &Step| s.eliminations == step.eliminations && s.placements == step.placements;
        let survey = Survey::new(&state);
        let found = step.technique.find(&survey, &mut |s| if same(&s) { Break(()) } else { Continue(()) });
        found.is_continue()
    })
}

/// The grid with the cell's digit taken back, and the candidates that come back with it.
fn without(grid: &Grid, cell: Cell) -> Grid {
    let keep = !CellSet::single(cell);
    let (givens, values) = (grid.puzzle().restricted_to(keep), grid.values().restricted_to(keep));
    let fresh = Grid::new(&givens, &values, &CandidateSet::FULL);
    let back = |c: &Candidate| c.cell() == cell || Some(c.digit()) == grid.value(cell) && c.cell().sees(cell);
    let more = candidates_beyond(&fresh).filter(back).collect::<Vec<_>>();
    Grid::new(&givens, &values, &grid.candidate_set().iter().chain(more).collect())
}

/// Fish that take long to look for in a grid with many open cells.
const LARGE: [Technique; 3] =
    [Technique::FinnedMutantSquirmbag, Technique::FinnedMutantWhale, Technique::FinnedMutantLeviathan];

/// Puzzles made for the techniques that random ones hardly need: random fillings of four boxes in a ring in which three
/// digits keep to three cells of each box, one cell excepted, with the clues that this takes.
const HARD: [&str; 14] = [
    "..7....566.5..712.21..6.7.88.1...2.757..2.61..627.1.85.....6.......34..2...8.....",
    ".1.9.824....24..65....5.8.9..7..9........4..2....2..5...5.924.6.2.6.5.98..948.52.",
    ".9.7.1.......9........83.6.1.9..567..74....9565...71.4..5...94.9.7....1646....5.7",
    "2..69.7..4.65.72...79.24.........3.2...9.....6...5..8..6247...594..65...7.52.9...",
    "4.........39..7...86....1......932.4...7.431...421..7....32..91...4.17.22...7943.",
    "18.6.....3.74.8....64.31.....3.6.5...7.......2......1..187.6..34.6.13.7.73.84.1..",
    "7.4..2.31.234..6.71.....24.61.7..4.3.42.6.17.3.7....62...5.93..4..........6.7....",
    "..7.......58...37..1..2.......3.27.4....78.3....54.28....75.4.3....83.279..2.485.",
    "...1.75.2.5.36..71....5236...6......9..71..........4....2.317.51.357...6...2.613.",
    "93.81..7..71.32...2.87.9...3...98..7.9712.8..8.23.7...1.9...4.......3.2.........5",
    "...91.28...8.254.9.2.4.8..1....84.92...1.28.5...59.14.35.....2.7....1...2.....9..",
    "..3.786.9...31.78..8.9.6.31.35......84...7.....1.9........39.67...78..9....6.18.3",
    ".9..8....7...........1....45.3....89.79...3.686....57.3.7..896.98.6...53.5.39.7.8",
    ".26.74...79.61....1.42....74.79.6.1.91..274...6214..........8.3..946............4",
];

/// The techniques without a position.
fn without_position() -> Vec<Technique> {
    let has = |t: &Technique| {
        let start = format!(":{}:", t.slug().replace('-', "_"));
        include_str!("positions.txt").lines().any(|line| line.starts_with(&start))
    };
    Technique::ALL.iter().copied().filter(|t| !has(t)).collect()
}

#[test]
#[ignore = "makes lines for positions.txt"]
fn mine() {
    let wanted = without_position();
    let mut rng = Rng::new(3);
    let mut found: BTreeMap<Technique, Vec<String>> = BTreeMap::new();
    let mut missed: BTreeMap<Technique, String> = BTreeMap::new();
    let solver = Solver::nets();
    let mut hard = HARD.iter().map(|line| ProperPuzzle::new(line.parse().unwrap()).unwrap());
    let start = std::time::Instant::now();
    while start.elapsed().as_secs() < 200 {
        let puzzle = hard.next().unwrap_or_else(|| minimal_puzzle(&mut rng));
        let mut state = State::proper(&puzzle);
        let mut fresh = wanted.clone();
        while let Some(next) = solver.next(&state) {
            fresh.retain(|t| {
                let wide = LARGE.contains(t) && state.open().len() > 40;
                let step = if wide { None } else { t.first(&Survey::new(&state)) };
                let Some(step) = step else { return true };
                let lines = found.entry(*t).or_default();
                if lines.len() < POSITIONS {
                    lines.push(line(&step, "", &state.grid()));
                }
                if !missed.contains_key(t)
                    && let Some(grid) = near_miss(&state, &step)
                {
                    missed.insert(*t, line(&step, "-x", &grid));
                }
                false
            });
            state.apply(&next);
            fresh.retain(|t| found.get(t).is_none_or(|l| l.len() < POSITIONS) || !missed.contains_key(t));
            if fresh.is_empty() {
                break;
            }
        }
        if wanted.iter().all(|t| found.get(t).is_some_and(|l| l.len() >= POSITIONS) && missed.contains_key(t)) {
            break;
        }
    }
    for technique in &wanted {
        found.get(technique).into_iter().flatten().chain(missed.get(technique)).for_each(|line| println!("{line}"));
    }
}
