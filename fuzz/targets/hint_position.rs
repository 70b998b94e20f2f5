//! Whatever a player has entered and marked: what the hint says is true.

#![no_main]

use std::time::Duration;

use ichidoku::{Candidate, Cell, Digit, DigitSet, Puzzle, Solution};
use ichidoku_api::{Advice, Ask, CellCandidates, Control, Hint, HintLevel, Named, Position};
use libfuzzer_sys::fuzz_target;

/// Two proper puzzles, one with four solutions, one without any, one that clashes.
const PUZZLES: [&str; 5] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    "....9....6..4.7..8.4.812.3.7.......5..4...9..5..371..4.5..6..4.2.17.85.9.........",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5..1.8..79",
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
];

// The first byte chooses the puzzle; then each three make an entry, or take a mark out or put it in.
fuzz_target!(|bytes: &[u8]| {
    let Some((first, moves)) = bytes.split_first() else { return };
    let givens: Puzzle = PUZZLES[usize::from(*first) % PUZZLES.len()].parse().expect("a puzzle");
    let position = position(&givens, moves);
    let hint = Hint { puzzle: position.clone().into(), grade: HintLevel::Step, ..Hint::default() };
    let Ok(hinted) = hint.run(&Control::new().time(Duration::from_millis(100))) else { return };
    assert!(!hinted.sentences.is_empty(), "{position:?}");
    let solutions: Vec<Solution> = givens.solutions().take(2).collect();
    is_true(&hinted.advice, &position, &solutions);
});

fn position(givens: &Puzzle, moves: &[u8]) -> Position {
    let mut entries = Vec::new();
    let mut marks = [None; 81];
    for three in moves.chunks_exact(3).take(81) {
        let (cell, digit) = (Cell::ALL[usize::from(three[1]) % 81], Digit::ALL[usize::from(three[2]) % 9]);
        let mark: &mut Option<DigitSet> = &mut marks[cell.index()];
        match three[0] % 4 {
            0 => entries.push(Named(Candidate::of(cell, digit))),
            1 => *mark = Some(mark.unwrap_or(DigitSet::EMPTY).with(digit)),
            2 => *mark = Some(mark.unwrap_or(givens.unseen_digits(cell)).without(digit)),
            _ => *mark = None,
        }
    }
    let candidates = marks.iter().any(Option::is_some).then_some(CellCandidates(marks));
    Position { rules: Named::default(), givens: Named(*givens), entries, candidates }
}

/// Holds what is said against the solutions of the givens, at most two.
fn is_true(advice: &Advice, position: &Position, solutions: &[Solution]) {
    let holds = |candidate: &Candidate| solutions.iter().any(|s| s.get(candidate.cell()) == candidate.digit());
    match advice {
        Advice::Step { step, .. } => {
            let step = step.as_ref().expect("a whole step was asked for");
            assert_eq!(solutions.len(), 1, "{position:?}: {step:?}");
            assert!(step.placements.iter().all(|candidate| holds(&candidate.0)), "{position:?}: {step:?}");
            assert!(!step.eliminations.iter().any(|candidate| holds(&candidate.0)), "{position:?}: {step:?}");
        }
        Advice::WrongEntry { entry } => assert!(!holds(&entry.0), "{position:?}: {entry}"),
        Advice::LostCandidate { candidate: Some(lost), .. } => assert!(holds(&lost.0), "{position:?}: {lost}"),
        Advice::NoSolution { culprits } => {
            assert!(solutions.is_empty(), "{position:?}");
            let is_proper_without =
                |slip: &Candidate| position.givens.0.with(slip.cell(), None).count_solutions(2) == 1;
            assert!(culprits.iter().all(|slip| is_proper_without(&slip.0)), "{position:?}: {culprits:?}");
        }
        Advice::SeveralSolutions { .. } => assert_eq!(solutions.len(), 2, "{position:?}"),
        _ => {}
    }
}
