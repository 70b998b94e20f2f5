//! Looks for positions that show a technique well: few candidates, a small pattern, and a near miss one candidate away.
//!
//! `cargo test -p ichidoku-logic --test mining -- --ignored --nocapture` prints lines for `src/page/examples.txt`, and
//! each find with its cost as it comes, so that runs from several seeds (`ICHIDOKU_SEED`) can be put together.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

mod common;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::rc::Rc;

use common::{Rng, is_basic, minimal_puzzle};
use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Digit, Grid, ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::position::{Position, deleted};
use ichidoku_logic::{Evidence, Family, Solver, State, Step, Survey, Technique};

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
/// How many random puzzles are looked through.
const PUZZLES: usize = 500;
/// How many positions of each technique are kept, each of another puzzle.
const KEPT: usize = 5;
/// With fewer candidates a position is no clearer.
const FEW: usize = 90;
/// How many steps of a technique are looked at in a position.
const STEPS: usize = 60;
/// How many of them are looked at closely.
const CHECKED: usize = 8;
/// What it costs that an easier technique finds something, so that nobody needs the harder one yet; twice that where it
/// is one of the first that everybody looks for.
const NOT_DUE: usize = 1000;
/// What it costs that an easier technique does the same, or that there is too little to see.
const NEEDLESS: usize = 100;
/// How many candidates are tried to spoil a position.
const TRIES: usize = 24;

/// A position, how clear it is (less is clearer), and the lines that hold it and its near miss.
struct Find {
    cost: usize,
    puzzle: usize,
    lines: [String; 2],
}

/// A state on the way to a solution, and what the techniques find in it.
struct Place {
    puzzle: usize,
    /// It is one of `HARD`.
    is_hard: bool,
    state: State,
    /// The easiest technique that finds something.
    natural: Technique,
    found: RefCell<BTreeMap<Technique, Rc<Vec<Step>>>>,
}

#[test]
#[ignore = "makes src/page/examples.txt"]
fn mine() {
    let [seed, puzzles] = [("ICHIDOKU_SEED", 1), ("ICHIDOKU_PUZZLES", PUZZLES as u64)]
        .map(|(name, usual)| std::env::var(name).map_or(usual, |n| n.parse().unwrap()));
    let mut rng = Rng::new(seed);
    let mut finds: BTreeMap<Technique, Vec<Find>> = BTreeMap::new();
    let wanted = techniques();
    for puzzle in 0..puzzles as usize {
        let hard = HARD.get(puzzle).filter(|_| seed == 1);
        let made = hard.map(|line| ProperPuzzle::new(line.parse().unwrap()).unwrap());
        for place in places(puzzle, hard.is_some(), &made.unwrap_or_else(|| minimal_puzzle(&mut rng))).iter().rev() {
            for technique in &wanted {
                look(finds.entry(*technique).or_default(), place, *technique);
            }
        }
    }
    for technique in Technique::ALL {
        for find in finds.get(technique).into_iter().flatten() {
            println!("{}\n{}", find.lines[0], find.lines[1]);
        }
    }
}

/// The techniques to look for: those that `ICHIDOKU_TECHNIQUES` names, they or their families, or else all.
fn techniques() -> Vec<Technique> {
    let names = std::env::var("ICHIDOKU_TECHNIQUES").ok();
    let is_named =
        |names: &String, t: &Technique| names.split(',').any(|n| n == t.slug() || n == t.info().family.slug());
    let wanted = |t: &Technique| names.as_ref().is_none_or(|names| is_named(names, t));
    Technique::ALL.iter().copied().filter(wanted).collect()
}

/// The states on the way to the puzzle's solution.
fn places(puzzle: usize, is_hard: bool, proper: &ProperPuzzle) -> Vec<Place> {
    let solver = Solver::default();
    let (mut state, mut places) = (State::proper(proper), Vec::new());
    while let Some(next) = solver.next(&state, Stop::never()).unwrap() {
        places.push(Place {
            puzzle,
            is_hard,
            state: state.clone(),
            natural: next.technique,
            found: RefCell::default(),
        });
        state.apply(&next);
    }
    places
}

impl Place {
    /// Some steps of the technique, the smallest first.
    fn steps(&self, technique: Technique) -> Rc<Vec<Step>> {
        let mut found = self.found.borrow_mut();
        let look = || {
            let mut steps = Vec::new();
            let _ = technique.find(&Survey::new(&self.state), &mut |step| {
                steps.push(step);
                if steps.len() < STEPS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            steps.sort_by_key(size);
            Rc::new(steps)
        };
        found.entry(technique).or_insert_with(look).clone()
    }

    /// What it costs that an easier technique than this finds something.
    fn not_due(&self, technique: Technique) -> usize {
        let [natural, wanted] = [self.natural, technique].map(|t| (t.difficulty(), is_basic(t)));
        match natural.0 < wanted.0 {
            true if natural.1 && !wanted.1 => 2 * NOT_DUE,
            true => NOT_DUE,
            false => 0,
        }
    }

    /// Whether an easier technique does all that the step does.
    fn has_easier(&self, step: &Step) -> bool {
        let family = step.technique.info().family;
        let easier = |t: &&Technique| {
            let fish = matches!(t.info().family, Family::Locked | Family::Subsets | Family::Fish | Family::SingleDigit);
            t.difficulty() < step.technique.difficulty().min(81) && (fish || family != Family::Fish)
        };
        let does_it = |s: &Step| {
            step.eliminations.iter().all(|c| s.eliminations.contains(c))
                && step.placements.iter().all(|c| s.placements.contains(c))
        };
        family != Family::Templates && Technique::ALL.iter().filter(easier).any(|t| self.steps(*t).iter().any(does_it))
    }
}

/// Looks for a clearer position of the technique than those found so far.
fn look(finds: &mut Vec<Find>, place: &Place, technique: Technique) {
    let clutter = place.state.candidates().iter().count();
    let least = clutter.max(FEW) + place.not_due(technique);
    let due = place.not_due(technique) == 0;
    let worst = finds.last().filter(|_| finds.len() == KEPT).map_or(usize::MAX, |f| f.cost);
    let worst = finds.iter().find(|f| f.puzzle == place.puzzle).map_or(worst, |f| f.cost.min(worst));
    let net = technique.info().family == Family::Nets;
    let most = if due {
        150
    } else if technique.difficulty() > 82 {
        105
    } else {
        120
    };
    let early = !due && !place.is_hard;
    let slow = !net && technique.difficulty() >= 76 && clutter > most;
    let few = technique.info().family == Family::Singles && clutter < 60;
    if least + 8 >= worst || early || slow || few {
        return;
    }
    for step in place.steps(technique).iter().take(CHECKED) {
        let cost = least + 4 * size(step);
        if cost >= worst {
            return;
        }
        let needless = !due && place.has_easier(step);
        let cost = cost + NEEDLESS * (usize::from(needless) + usize::from(is_meagre(step)));
        if cost < worst
            && let Some(near) = near_miss(&place.state, step)
        {
            let lines = [line(step, "", &place.state.grid()), line(step, "x", &near)];
            println!("FOUND\t{technique}\t{cost}\t{}\t{}\t{}", place.puzzle, lines[0], lines[1]);
            finds.retain(|f| f.puzzle != place.puzzle);
            finds.push(Find { cost, puzzle: place.puzzle, lines });
            finds.sort_by_key(|f| f.cost);
            finds.truncate(KEPT);
            return;
        }
    }
}

/// Whether the step shows less than what makes the technique.
fn is_meagre(step: &Step) -> bool {
    let evidence = &step.evidence;
    match step.technique {
        Technique::Whip => evidence.truths().len() < 4,
        Technique::Braid => evidence.truths().len() < 4 || is_whip(evidence),
        Technique::Medusa => evidence.candidates().len() < 6,
        Technique::Nishio | Technique::CellForcing | Technique::RegionForcing => evidence.nodes().len() < 7,
        Technique::SueDeCoq => {
            let [line, b] = [0, 1].map(|i| evidence.cells() & evidence.houses()[i].cells());
            (line & b).len() < 2 || (line - b).is_empty() || (b - line).is_empty()
        }
        Technique::DeathBlossom => {
            let together: usize = evidence.almost_locked().iter().map(|set| set.cells.len()).sum();
            together + 1 > evidence.cells().len()
        }
        _ => false,
    }
}

/// Whether a braid goes on from what it found last each time.
fn is_whip(evidence: &Evidence) -> bool {
    let Evidence::Whip { links, .. } = evidence else { return false };
    links.windows(2).all(|pair| pair[0].right == Some(pair[1].from))
}

/// How much there is to see of a step.
fn size(step: &Step) -> usize {
    let e = &step.evidence;
    e.truths().len()
        + if e.net().is_empty() { e.links().len() } else { e.net().len() }
        + e.covers().len()
        + e.fins().len()
        + 2 * e.endo_fins().len()
        + e.almost_locked().len() * 2
        + e.deadly().map_or(0, |d| d.guardians.len())
        + if let Evidence::ReverseGrave { filled, .. } = e { filled.len() } else { 0 }
        + step.eliminations.len().saturating_sub(4)
}

/// The nearest grid in which the technique does nothing of what the step does: with one candidate more, with a placed
/// digit that is given, with one digit less.
fn near_miss(state: &State, step: &Step) -> Option<Grid> {
    let grid = state.grid();
    let more = absent(step, &grid).into_iter().map(|c| with(&grid, c));
    let avoidable = matches!(step.technique, Technique::AvoidableRectangle1 | Technique::AvoidableRectangle2);
    let given = step.evidence.cells().iter().filter(|_| avoidable).filter_map(|cell| as_given(&grid, cell));
    let full = step.technique == Technique::FullHouse;
    let filled = step.evidence.cells().iter().filter(|_| full).filter(|cell| grid.value(*cell).is_some());
    let mut near = more.chain(given).chain(filled.map(|cell| without(&grid, cell)));
    near.find(|spoilt| {
        let state = State::new(spoilt).assume_unique();
        let same = |s: &Step| {
            s.eliminations.iter().any(|c| step.eliminations.contains(c))
                || s.placements.iter().any(|c| step.placements.contains(c))
        };
        step.technique.find(&Survey::new(&state), &mut |s| {
            if same(&s) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }) == ControlFlow::Continue(())
    })
}

/// The candidates around the pattern that are gone although no digit excludes them, those in its cells first.
fn absent(step: &Step, grid: &Grid) -> Vec<Candidate> {
    let inside = step.evidence.cells();
    let around = step.evidence.houses().iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
    let truths = step.evidence.truths().iter().fold(CellSet::EMPTY, |all, truth| match truth {
        ichidoku_logic::Truth::Cell(cell) => all | CellSet::single(*cell),
        ichidoku_logic::Truth::Digit(house, _) => all | house.cells(),
    });
    let cells = inside.iter().chain(((around | truths) - inside).iter()).collect::<Vec<_>>();
    let gone = deleted(grid);
    let all = cells.into_iter().flat_map(|cell| Digit::ALL.map(|digit| Candidate::of(cell, digit)));
    let absent = all.filter(|c| gone.contains(*c));
    // A fish is made of one digit; no other can spoil it.
    let of_fish = |c: &Candidate| step.eliminations.iter().any(|e| e.digit() == c.digit());
    let fish = matches!(step.technique.info().family, Family::Fish | Family::SingleDigit);
    absent.filter(|c| !fish || of_fish(c)).take(TRIES).collect()
}

fn with(grid: &Grid, candidate: Candidate) -> Grid {
    let candidates = grid.candidate_set().iter().chain([candidate]).collect();
    Grid::new(&grid.puzzle(), grid.values(), &candidates)
}

/// The grid with the cell's placed digit as a given.
fn as_given(grid: &Grid, cell: Cell) -> Option<Grid> {
    let givens: Puzzle = grid.puzzle().with(cell, Some(grid.value(cell).filter(|_| !grid.is_given(cell))?));
    Some(Grid::new(&givens, grid.values(), grid.candidate_set()))
}

/// The grid with the cell's digit taken back, and the candidates that come back with it.
fn without(grid: &Grid, cell: Cell) -> Grid {
    let keep = !CellSet::single(cell);
    let (givens, values) = (grid.puzzle().restricted_to(keep), grid.values().restricted_to(keep));
    let bare = Grid::new(&givens, &values, &CandidateSet::EMPTY);
    let back = |c: &Candidate| c.cell() == cell || Some(c.digit()) == grid.value(cell) && c.cell().sees(cell);
    let more: Vec<Candidate> = deleted(&bare).iter().filter(back).collect();
    Grid::new(&givens, &values, &grid.candidate_set().iter().chain(more).collect())
}

/// The line of a position: the technique's slug with underscores, so that a hyphen marks the variant.
fn line(step: &Step, variant: &str, grid: &Grid) -> String {
    let position = Position {
        code: step.technique.slug().replace('-', "_"),
        variant: variant.into(),
        grid: *grid,
        eliminations: step.eliminations.clone(),
        placements: step.placements.clone(),
    };
    position.to_string()
}
