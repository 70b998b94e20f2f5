//! What the tests of whole paths share.

use ichidoku::Stop;
use ichidoku_variant_logic::{Contradiction, Setting, State, Technique, audit, explain, next_step};
use ichidoku_variants::Puzzle;
use ichidoku_words::Words;

/// How a path of named steps ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Every cell is filled.
    Solved,
    /// No technique finds anything more.
    Stuck,
    /// The puzzle contradicts itself.
    Contradiction(Contradiction),
}

/// What was found of a puzzle.
#[derive(Debug)]
pub(crate) struct Path {
    /// How it ends.
    pub(crate) end: End,
    /// The technique of each step.
    pub(crate) techniques: Vec<Technique>,
    /// Cells that are filled, at the beginning and at the end.
    pub(crate) filled: [usize; 2],
    /// Steps that a search had to prove.
    pub(crate) searched: usize,
    /// Steps that nothing proved in time.
    pub(crate) unproved: usize,
}

/// Follows the steps of a puzzle. Each is held against its audit and a known solution, and is told.
pub(crate) fn follow(name: &str, puzzle: &Puzzle, solution: Option<&[i16]>) -> Path {
    let setting = Setting::new(puzzle).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut state = State::new(&setting);
    let filled = |state: &State| state.cells().filter(|&cell| state.is_filled(cell)).count();
    let mut path =
        Path { end: End::Solved, techniques: Vec::new(), filled: [filled(&state); 2], searched: 0, unproved: 0 };
    while !state.is_solved() {
        let step = match next_step(&setting, &state, Stop::never()).unwrap() {
            Ok(Some(step)) => step,
            Ok(None) => {
                path.end = End::Stuck;
                break;
            }
            Err(contradiction) => {
                path.end = End::Contradiction(contradiction);
                break;
            }
        };
        for message in explain(&setting, &state, &step) {
            let text = Words::english().text(&message);
            assert!(!text.contains('{') && !text.is_empty(), "{name}: {text}");
        }
        match audit(&setting, &state, &step) {
            Ok(ichidoku_variant_logic::Proof::Evidence) => {}
            Ok(ichidoku_variant_logic::Proof::Search) => path.searched += 1,
            Err(fault) if fault.0.contains("too many") => path.unproved += 1,
            Err(fault) => panic!("{name}: {fault}: {step:?}"),
        }
        path.techniques.push(step.technique);
        state.apply(&setting, &step);
        if let Some(solution) = solution {
            for (cell, &digit) in (0..).zip(solution) {
                assert!(state.shown(&setting, cell).contains(&digit), "{name}: {step:?}");
            }
        }
    }
    path.filled[1] = filled(&state);
    path
}
