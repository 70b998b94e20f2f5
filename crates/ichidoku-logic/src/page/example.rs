//! The examples of the pages: positions in which a technique finds a step, and the same with a small change in which it
//! does not.

use ichidoku::{Candidate, CandidateSet, Cell, Digit, Grid};
use ichidoku_words::pages::Piece;

use super::element::{Element, Picture};
use crate::draw::{self, Marks};
use crate::explain::{Message, Name, Words, explain, say};
use crate::position::Position;
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// For each technique a position and its near miss; the code is the technique's slug with `_` for `-`.
const POSITIONS: &str = include_str!("examples.txt");

/// A step as the technique finds it.
#[derive(Clone, Debug)]
pub struct Example {
    /// Where the technique looks.
    pub state: State,
    /// What it finds.
    pub step: Step,
    /// Where it does not find it.
    pub near_miss: NearMiss,
}

/// Almost the state of an example, but the technique does not find its step there.
#[derive(Clone, Debug)]
pub struct NearMiss {
    /// The state.
    pub state: State,
    /// What is different.
    pub change: Change,
}

/// What makes a near miss of an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// One candidate more.
    Candidate(Candidate),
    /// One cell is open that was filled, and the candidates that its digit excluded are back.
    Open(Cell),
    /// One digit is given that was placed.
    Given(Cell),
}

impl Example {
    /// The example of the technique: its first position that has a near miss.
    pub fn of(technique: Technique) -> Option<Self> {
        let near: Vec<Position> = Position::of_technique(POSITIONS, technique, "-x").collect();
        let mut positions = Position::of_technique(POSITIONS, technique, "");
        positions.find_map(|position| near.iter().find_map(|near| Self::new(technique, &position, near)))
    }

    fn new(technique: Technique, position: &Position, near: &Position) -> Option<Self> {
        let change = Change::between(&position.grid, &near.grid)?;
        let state = State::new(&position.grid).assume_unique();
        let is_wanted = |step: &Step| position.is_done_by(step) && near.is_done_by(step);
        let step = technique.first_where(&Survey::new(&state), is_wanted)?;
        let near_miss = NearMiss { state: State::new(&near.grid).assume_unique(), change };
        Some(Self { state, step, near_miss })
    }

    /// The drawing, and the step in words.
    pub(super) fn elements(&self, words: &Words) -> Vec<Element> {
        let marks = Marks::new(&self.state, &self.step);
        let scene = draw::of_step_in(words, &self.state, &self.step);
        let picture = Picture { name: self.step.technique.slug().into(), state: self.state.clone(), marks, scene };
        let told = explain(&self.state, &self.step).into_iter().map(|message| Piece::Item(words.text(&message)));
        std::iter::once(Element::Picture(Box::new(picture))).chain(told.map(Element::Piece)).collect()
    }
}

impl NearMiss {
    /// What is different, in words, and the drawing.
    pub(super) fn elements(&self, example: &Example, words: &Words) -> Vec<Element> {
        let back =
            CandidateSet::from_cells(Digit::ALL.map(|digit| self.state.cells(digit) - example.state.cells(digit)));
        let marks = Marks::of_near_miss(&self.state, &example.step, back.iter());
        let scene = draw::of_near_miss_in(words, &self.state, &example.step, back.iter());
        let name = format!("{}-near-miss", example.step.technique.slug());
        let picture = Picture { name, state: self.state.clone(), marks, scene };
        let told = words.text(&self.change.tell(example.step.technique));
        vec![Element::Piece(Piece::Paragraph(told)), Element::Picture(Box::new(picture))]
    }
}

impl Change {
    /// What is different in the second grid, if it is one of these things and nothing else.
    pub fn between(one: &Grid, other: &Grid) -> Option<Self> {
        let differs = |cell: &Cell| one.value(*cell) != other.value(*cell);
        let opened: Vec<Cell> = Cell::ALL.into_iter().filter(differs).collect();
        let given: Vec<Cell> = (other.givens() - one.givens()).iter().collect();
        let more: Vec<Candidate> = other.candidate_set().iter().filter(|c| !one.candidate_set().contains(*c)).collect();
        let fewer = one.candidate_set().iter().any(|c| !other.candidate_set().contains(c));
        match (&opened[..], &given[..], &more[..]) {
            _ if fewer => None,
            ([], [], [candidate]) if one.givens() == other.givens() => Some(Self::Candidate(*candidate)),
            ([], [cell], []) if one.givens().with(*cell) == other.givens() => Some(Self::Given(*cell)),
            ([cell], [], more) if other.value(*cell).is_none() && more.iter().all(|c| is_back(one, *cell, *c)) => {
                Some(Self::Open(*cell))
            }
            _ => None,
        }
    }

    /// What is different, in words.
    pub fn tell(self, technique: Technique) -> Message {
        let technique = Name(technique.slug());
        match self {
            Self::Candidate(candidate) => say::NearCandidate { candidate, technique }.into(),
            Self::Open(cell) => say::NearOpen { cell, technique }.into(),
            Self::Given(cell) => say::NearGiven { cell, technique }.into(),
        }
    }
}

/// Whether the candidate may come back when the cell is opened.
fn is_back(grid: &Grid, cell: Cell, candidate: Candidate) -> bool {
    candidate.cell() == cell || candidate.cell().sees(cell) && grid.value(cell) == Some(candidate.digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku::Puzzle;

    #[test]
    fn one_change_is_told_from_another_and_from_two() {
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle: Puzzle = line.parse().unwrap();
        let full = Grid::from(puzzle);
        let mut less = full;
        let gone: Candidate = "r1c3=4".parse().unwrap();
        less.eliminate(gone);
        assert_eq!(Change::between(&less, &full), Some(Change::Candidate(gone)));
        assert_eq!(Change::between(&full, &less), None);
        assert_eq!(Change::between(&full, &full), None);
        let mut two = less;
        two.eliminate("r1c3=2".parse().unwrap());
        assert_eq!(Change::between(&two, &full), None);
        let cell: Cell = "r5c5".parse().unwrap();
        let mut placed = full;
        placed.place(cell, Digit::ALL[4]);
        assert_eq!(Change::between(&placed, &full), Some(Change::Open(cell)));
        let given = Grid::new(placed.values(), placed.values(), placed.candidate_set());
        assert_eq!(Change::between(&placed, &given), Some(Change::Given(cell)));
        let mut both = full;
        both.place("r1c4".parse().unwrap(), Digit::ALL[5]);
        assert_eq!(Change::between(&both, &placed), None);
    }
}
