//! The description of a picture.

use std::collections::BTreeMap;

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, DigitSet, Grid};

use crate::layout::{self, Point, Rect};
use crate::legend::{Legend, Sign};
use crate::link::Link;
use crate::mark::{Mark, Shape};

/// A picture of a grid: plain data, without a place or a colour.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The name of the picture.
    pub title: String,
    /// The digits, those that were given among them, and the candidates of the open cells.
    pub grid: Grid,
    /// The tints of cells. Where a cell has several, the last one is on top.
    pub tints: Vec<(Tint, CellSet)>,
    /// The colours of each cell in reading order, as numbers from 1 to 9; they are beneath the tints.
    pub colours: Option<Box<[DigitSet; 81]>>,
    /// A player's marks in the corners of cells.
    pub corner: CandidateSet,
    /// A player's marks in the centres of cells.
    pub centre: CandidateSet,
    /// What candidates, and digits in the grid, are to the step.
    pub marks: BTreeMap<Candidate, Mark>,
    /// How the parts of the marks are drawn.
    pub shapes: [Shape; 4],
    /// Links between candidates.
    pub links: Vec<Link>,
    /// Places that a digit in the grid rules out.
    pub crosses: CandidateSet,
    /// What the signs say.
    pub legend: Vec<Legend>,
}

/// Why cells are tinted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tint {
    /// Houses to look at: those of the pattern, or the base of a fish.
    Area,
    /// Houses that cover a fish.
    Cover,
    /// The cells of the pattern.
    Pattern,
}

impl Scene {
    /// The grid alone.
    pub fn new(grid: Grid) -> Self {
        Self {
            title: String::new(),
            grid,
            tints: Vec::new(),
            colours: None,
            corner: CandidateSet::EMPTY,
            centre: CandidateSet::EMPTY,
            marks: BTreeMap::new(),
            shapes: Shape::OF_PATTERN,
            links: Vec::new(),
            crosses: CandidateSet::default(),
            legend: Vec::new(),
        }
    }

    /// The mark of a candidate, or of a digit in the grid.
    pub fn mark(&self, candidate: Candidate) -> Mark {
        self.marks.get(&candidate).copied().unwrap_or_default()
    }

    /// The tint of a cell.
    pub fn tint(&self, cell: Cell) -> Option<Tint> {
        self.tints.iter().rev().find(|(_, cells)| cells.contains(cell)).map(|(tint, _)| *tint)
    }

    /// The candidates with a sign, in their order; none for links.
    pub fn marked(&self, sign: Sign) -> impl Iterator<Item = Candidate> {
        let has = move |mark: &Mark| match sign {
            Sign::Part(part) => mark.part == Some(part),
            Sign::Fate(fate) => mark.fate == Some(fate),
            Sign::Link(_) => false,
        };
        self.marks.iter().filter(move |(_, mark)| has(mark)).map(|(candidate, _)| *candidate)
    }

    /// The signs that text has, with what they say.
    pub fn text_legend(&self) -> impl Iterator<Item = (String, &str)> {
        self.legend.iter().filter_map(|line| Some((line.sign.text()?, line.words.as_str())))
    }

    /// The paths of the crosses, in cells.
    pub fn cross_paths(&self) -> impl Iterator<Item = String> {
        self.crosses.iter().map(|cross| layout::cross(self.spot(cross)))
    }

    /// Leaves out the candidates of these cells, unless one of them is marked: for a board that doesn't show them.
    pub fn hide_candidates(&mut self, cells: CellSet) {
        let marked: CellSet = self.marks.keys().map(|candidate| candidate.cell()).collect();
        let hidden = cells - marked;
        let candidates = *self.grid.candidate_set();
        for candidate in candidates.iter().filter(|candidate| hidden.contains(candidate.cell())) {
            self.grid.eliminate(candidate);
        }
    }

    /// The place of a candidate, or of a digit in the grid. In a cell that shows no candidates it is the middle.
    pub(crate) fn spot(&self, candidate: Candidate) -> Point {
        let cell = candidate.cell();
        if self.grid.candidates(cell).is_empty() { Rect::of_digit(cell).middle } else { layout::place(candidate) }
    }
}

impl Tint {
    /// All tints.
    pub const ALL: [Self; 3] = [Self::Area, Self::Cover, Self::Pattern];

    /// Its name in a style sheet.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Area => "area",
            Self::Cover => "cover",
            Self::Pattern => "pattern",
        }
    }
}
