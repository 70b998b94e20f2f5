//! Notes that are missing or out of date, and why a digit is no note.

use ichidoku::{Candidate, CandidateSet, Cell, Digit, DigitSet, Grid};
use ichidoku_logic::explain::{Message, say};
use ichidoku_logic::{Evidence, State, Step, Technique, Truth};

use crate::claim::Claim;
use crate::exercise::Exercise;
use crate::position::Spot;
use crate::task::Shown;

/// All notes are there and right but for one.
pub(crate) fn wrong_note(mut spot: Spot<'_>) -> Option<Exercise> {
    let grid = spot.state.grid();
    let all: Vec<Candidate> = grid.candidate_set().iter().collect();
    let is_missing = spot.random.below(2) == 0;
    let wrong = if is_missing { *spot.random.pick(&all)? } else { *spot.random.pick(&ruled_out_by_one(&grid))? };
    let flipped = |c: &Candidate| *c != wrong;
    let notes: CandidateSet =
        if is_missing { all.into_iter().filter(flipped).collect() } else { all.into_iter().chain([wrong]).collect() };
    spot.state = State::new(&Grid::new(&grid.puzzle(), grid.values(), &notes)).assume_unique();
    let shown = Shown::plain(&spot.state, cell_step(wrong.cell()), vec![tell(&grid, wrong)]);
    Some(Exercise::new(spot, shown))
}

/// A digit is no note of a cell, because another cell holds it.
pub(crate) fn ruled_out(mut spot: Spot<'_>) -> Option<Exercise> {
    let grid = spot.state.grid();
    let out = *spot.random.pick(&ruled_out_by_one(&grid))?;
    let claim = Claim { eliminations: vec![out], ..Claim::default() };
    let shown = Shown::plain(&spot.state, cell_step(out.cell()), vec![tell(&grid, out)]);
    Some(Exercise::new(spot, shown).claiming(vec![(claim, None)]))
}

/// The candidates of open cells that just one digit of the grid rules out.
fn ruled_out_by_one(grid: &Grid) -> Vec<Candidate> {
    let of_cell = |cell: Cell| {
        let once = |digit: &Digit| (grid.values().cells_of(*digit) & cell.peers()).len() == 1;
        DigitSet::FULL.iter().filter(once).map(move |digit| Candidate::of(cell, digit)).collect::<Vec<_>>()
    };
    grid.open_cells().iter().flat_map(of_cell).collect()
}

/// True if no digit of the grid rules the candidate out.
pub(crate) fn is_note(grid: &Grid, candidate: Candidate) -> bool {
    (grid.values().cells_of(candidate.digit()) & candidate.cell().peers()).is_empty()
        && grid.value(candidate.cell()).is_none()
}

/// Says which digit rules the candidate out, or that none does.
pub(crate) fn tell(grid: &Grid, candidate: Candidate) -> Message {
    let (cell, digit) = (candidate.cell(), candidate.digit());
    let blocker_cells = grid.values().cells_of(digit) & cell.peers();
    if blocker_cells.is_empty() {
        say::NoteMissing { cell, digit }.into()
    } else {
        say::NoteRuledOut { cell, digit, blocker_cells }.into()
    }
}

/// The shape of a single cell.
fn cell_step(cell: Cell) -> Step {
    let evidence = Evidence::Single(Truth::Cell(cell));
    Step { technique: Technique::NakedSingle, placements: Vec::new(), eliminations: Vec::new(), evidence }
}
