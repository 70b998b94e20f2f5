//! HoDoKu's scale against HoDoKu 2.2.0.

use ichidoku::{Candidate, Interrupted, ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::{State, rate};

/// A puzzle with the score and level that HoDoKu gives it.
struct Known {
    puzzle: ProperPuzzle,
    score: u32,
    level: String,
}

fn known() -> impl Iterator<Item = Known> {
    include_str!("hodoku.txt").lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let [puzzle, score, level] = line.split(' ').collect::<Vec<_>>()[..] else { return None };
        let puzzle = ProperPuzzle::new(puzzle.parse::<Puzzle>().ok()?).ok()?;
        Some(Known { puzzle, score: score.parse().ok()?, level: level.into() })
    })
}

#[test]
fn scores_and_levels_are_those_of_hodoku() -> Result<(), Interrupted> {
    let (mut all, mut scores) = (0, 0);
    for Known { puzzle, score, level } in known() {
        let rating = rate::hodoku(&puzzle, Stop::never())?;
        assert_eq!(format!("{:?}", rating.level), level, "{}", puzzle.puzzle());
        all += 1;
        scores += u32::from(rating.score == score);
    }
    assert_eq!(all, 132);
    assert!(scores * 100 >= all * 97, "{scores} equal scores");
    Ok(())
}

#[test]
fn paths_are_sound_and_solve_the_puzzle() -> Result<(), Interrupted> {
    for Known { puzzle, .. } in known() {
        let mut state = State::proper(&puzzle);
        for step in rate::hodoku_path(&puzzle, Stop::never())? {
            let true_ = |c: &Candidate| puzzle.solution().get(c.cell()) == c.digit();
            assert!(step.placements.iter().all(true_), "{step:?} in {}", puzzle.puzzle());
            assert!(!step.eliminations.iter().any(true_), "{step:?} in {}", puzzle.puzzle());
            step.placements.iter().for_each(|c| state.place(c.cell(), c.digit()));
            step.eliminations.iter().for_each(|c| _ = state.eliminate(*c));
        }
        assert!(state.is_solved(), "{}", puzzle.puzzle());
    }
    Ok(())
}
