//! Truths, the candidates that make them true, and which of these go together.

use ichidoku::Candidate;

use crate::evidence::Truth;
use crate::geometry::Geometry;
use crate::state::State;

/// The candidates that could make the truth true.
pub(super) fn options(state: &State, truth: Truth) -> Vec<Candidate> {
    match truth {
        Truth::Cell(cell) => state.digits(cell).iter().map(|digit| Candidate::of(cell, digit)).collect(),
        Truth::Digit(house, digit) => {
            (state.cells(digit) & state.house_cells(house)).iter().map(|cell| Candidate::of(cell, digit)).collect()
        }
    }
}

/// Whether both may stand in one grid.
pub(super) fn agree(geometry: &Geometry, a: Candidate, b: Candidate) -> bool {
    !geometry.exclude(a, b)
}

/// Whether some choice of one option a truth agrees with itself and with what is already true.
pub(super) fn satisfiable(geometry: &Geometry, truths: &[Vec<Candidate>], chosen: &mut Vec<Candidate>) -> bool {
    let open = |options: &&Vec<Candidate>| !options.iter().any(|c| chosen.contains(c));
    let possible =
        |options: &Vec<Candidate>| options.iter().filter(|c| chosen.iter().all(|t| agree(geometry, **c, *t))).count();
    let Some(tightest) = truths.iter().filter(open).min_by_key(|options| possible(options)) else {
        return true;
    };
    let fitting: Vec<_> = tightest.iter().copied().filter(|c| chosen.iter().all(|t| agree(geometry, *c, *t))).collect();
    fitting.into_iter().any(|candidate| {
        chosen.push(candidate);
        let found = satisfiable(geometry, truths, chosen);
        chosen.pop();
        found
    })
}
