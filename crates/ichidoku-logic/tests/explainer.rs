//! Sudoku Explainer's scale against Sudoku Explainer 1.2.1.

use std::fs;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use ichidoku::solve::{Engine, Search};
use ichidoku::{Candidate, Interrupted, ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::rate::{
    ExplainerDifficulty, ExplainerRating, explainer, explainer_from, explainer_path, explainer_reaches,
    explainer_within,
};
use ichidoku_logic::{State, Technique};

fn puzzle(text: &str) -> Option<ProperPuzzle> {
    ProperPuzzle::new(text.parse::<Puzzle>().ok()?).ok()
}

/// Puzzles with ER, EP and ED.
fn known() -> impl Iterator<Item = (ProperPuzzle, String)> {
    include_str!("explainer.txt").lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let (text, ratings) = line.split_once(' ')?;
        Some((puzzle(text)?, ratings.replace(' ', "/")))
    })
}

#[test]
fn ratings_are_those_of_the_original() -> Result<(), Interrupted> {
    let mut all = 0;
    for (puzzle, ratings) in known() {
        assert_eq!(explainer(&puzzle, Stop::never())?.to_string(), ratings, "{}", puzzle.puzzle());
        all += 1;
    }
    assert_eq!(all, 112);
    Ok(())
}

#[test]
fn paths_are_sound_and_solve_the_puzzle() -> Result<(), Interrupted> {
    for (puzzle, _) in known() {
        let mut state = State::proper(&puzzle);
        let path = explainer_path(&state, Stop::never())?;
        for step in &path.steps {
            let is_true = |c: &Candidate| puzzle.solution().get(c.cell()) == c.digit();
            assert!(step.placement.iter().all(is_true), "{step:?} in {}", puzzle.puzzle());
            assert!(!step.eliminations.iter().any(is_true), "{step:?} in {}", puzzle.puzzle());
            step.eliminations.iter().for_each(|c| assert!(state.eliminate(*c), "{step:?} in {}", puzzle.puzzle()));
            step.placement.iter().for_each(|c| state.place(c.cell(), c.digit()));
        }
        assert!(path.solves && state.is_solved(), "{}", puzzle.puzzle());
    }
    Ok(())
}

/// A rating takes its techniques' difficulties from tables of its own; where both name a technique alike they agree.
#[test]
fn difficulties_are_those_of_the_techniques() -> Result<(), Interrupted> {
    let named = [("X-Wing", Technique::XWing), ("Swordfish", Technique::Swordfish), ("XY-Wing", Technique::XyWing)];
    let mut met = 0;
    for (puzzle, _) in known() {
        for step in explainer_path(&State::proper(&puzzle), Stop::never())?.steps {
            if let Some((_, technique)) = named.iter().find(|(name, _)| *name == step.technique.to_string()) {
                assert_eq!(step.difficulty.0, u16::from(technique.difficulty()), "{}", step.technique);
                met += 1;
            }
        }
    }
    assert!(met > 10, "{met}");
    Ok(())
}

#[test]
fn it_stops_in_the_middle() -> Result<(), Interrupted> {
    let hardest = known().max_by_key(|(_, ratings)| ratings.clone()).map(|(puzzle, _)| puzzle);
    let Some(puzzle) = hardest else { panic!("no puzzle") };
    let raised = AtomicBool::new(true);
    assert_eq!(explainer(&puzzle, Stop::flag(&raised)), Err(Interrupted::Stopped));
    let asked = AtomicU32::new(0);
    let late = || asked.fetch_add(1, Ordering::Relaxed) >= 300;
    assert_eq!(explainer(&puzzle, Stop::when(&late)), Err(Interrupted::Stopped));
    assert!(asked.load(Ordering::Relaxed) < 310, "it asks no more than once for each branch");
    Ok(())
}

/// No rating remembers anything of another: in any order, on any number of threads, each is the same.
#[test]
fn ratings_depend_on_the_puzzle_alone() -> Result<(), Interrupted> {
    let puzzles: Vec<ProperPuzzle> = known().map(|(puzzle, _)| puzzle).collect();
    let rate = |puzzle: &ProperPuzzle| explainer(puzzle, Stop::never());
    let alone = puzzles.iter().map(rate).collect::<Result<Vec<ExplainerRating>, _>>()?;
    let mut backwards = puzzles.iter().rev().map(rate).collect::<Result<Vec<ExplainerRating>, _>>()?;
    backwards.reverse();
    assert_eq!(backwards, alone);
    let together = std::thread::scope(|scope| {
        let third = |n: usize| puzzles.iter().enumerate().filter(move |(place, _)| place % 3 == n);
        let work =
            |n| move || third(n).map(|(place, puzzle)| Ok((place, rate(puzzle)?))).collect::<Result<Vec<_>, _>>();
        let threads = [0, 1, 2].map(|n| scope.spawn(work(n)));
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect::<Result<Vec<Vec<_>>, Interrupted>>()
    })?;
    let mut together: Vec<(usize, ExplainerRating)> = together.into_iter().flatten().collect();
    together.sort_by_key(|(place, _)| *place);
    assert_eq!(together, alone.into_iter().enumerate().collect::<Vec<_>>());
    Ok(())
}

/// The engine that proves that a puzzle has one solution is all that depends on the instruction set.
#[test]
fn ratings_do_not_depend_on_the_engine() -> Result<(), Interrupted> {
    for (puzzle, ratings) in known().step_by(4) {
        for engine in Engine::available() {
            let proved = ProperPuzzle::prove(*puzzle.puzzle(), &Search::new().engine(engine))?;
            let rated = proved.ok().map(|proved| explainer(&proved, Stop::never())).transpose()?;
            assert_eq!(rated.map(|rating| rating.to_string()), Some(ratings.clone()), "{}", engine.name());
        }
    }
    Ok(())
}

#[test]
fn an_er_is_reached_or_not() -> Result<(), Interrupted> {
    for (puzzle, _) in known() {
        let (state, er) = (State::proper(&puzzle), explainer(&puzzle, Stop::never())?.er);
        assert!(explainer_reaches(&state, er, Stop::never())?);
        assert!(!explainer_reaches(&state, ExplainerDifficulty(er.0 + 1), Stop::never())?, "{}", puzzle.puzzle());
        assert_eq!(explainer_within(&puzzle, er, Stop::never())?, Some(er), "{}", puzzle.puzzle());
        assert_eq!(
            explainer_within(&puzzle, ExplainerDifficulty(er.0 - 1), Stop::never())?,
            None,
            "{}",
            puzzle.puzzle()
        );
    }
    Ok(())
}

/// What no technique solves has an ER of 20.0: here a solution without its 1s, 2s and 3s, which any order of the three fills.
/// Every technique looks at it and finds nothing, as on an empty grid, where the nets alone take half a minute to.
#[test]
fn what_is_not_solved_says_so() -> Result<(), Interrupted> {
    let solution = known().next().map(|(puzzle, _)| puzzle.solution().to_string());
    let text: String =
        solution.iter().flat_map(|solution| solution.chars()).map(|c| if c <= '3' { '.' } else { c }).collect();
    let Ok(open) = text.parse::<Puzzle>() else { panic!("{text}") };
    let state = State::from_puzzle(&open);
    assert_eq!(explainer_from(&state, Stop::never())?.to_string(), "20.0/0.0/0.0");
    assert!(explainer_reaches(&state, ExplainerDifficulty(200), Stop::never())?);
    assert!(!explainer_path(&state, Stop::never())?.solves);
    let raised = AtomicBool::new(true);
    assert_eq!(explainer_reaches(&state, ExplainerDifficulty(71), Stop::flag(&raised)), Err(Interrupted::Stopped));
    Ok(())
}

/// Compares the file's ratings with ours; without optimisation one puzzle of 25.
fn compare(file: &str, wanted: impl Fn(&str) -> String, mine: impl Fn(&ProperPuzzle) -> Result<String, Interrupted>) {
    let Some(path) = testkit::shared_data(file) else { return };
    let text = fs::read_to_string(path).unwrap_or_default();
    let every = if cfg!(debug_assertions) { 25 } else { 1 };
    let mut compared = 0;
    for line in text.lines().step_by(every) {
        let Some((text, ratings)) = line.split_once(['\t', ' ']) else { continue };
        let mine = puzzle(text).and_then(|puzzle| mine(&puzzle).ok());
        assert_eq!(mine, Some(wanted(ratings)), "{text}");
        compared += 1;
    }
    assert!(compared * every >= 450, "{compared}");
}

#[test]
fn collections_have_the_published_ratings() {
    compare("rating/cbg-dev.tsv", str::to_owned, |puzzle| Ok(explainer(puzzle, Stop::never())?.er.to_string()));
    compare(
        "rating/se121-triples.tsv",
        |ratings| ratings.replace('\t', "/"),
        |puzzle| Ok(explainer(puzzle, Stop::never())?.to_string()),
    );
}
