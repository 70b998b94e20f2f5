//! What has to hold, as the solver sees it: a variable per candidate, and groups of which exactly one is true.

use super::literal::Literal;
use crate::Cell;
use crate::model::Model;
use crate::rows::Rows;
use crate::sets::{Set, indices, is_single};

/// What a group of a single variable would count for before there are conflicts, in conflicts: they are to outweigh it after a few.
const WEIGHT: f64 = 10.0;

/// Candidates as variables: of each open cell one is true, and so is one of each digit's places in a house.
pub(super) struct Formula {
    /// For each variable, its cell and its digit as a set.
    pub(super) candidates: Vec<(Cell, Set)>,
    /// The variables of each group.
    pub(super) groups: Rows<u32>,
    /// For each variable, the groups that it is in.
    pub(super) groups_of: Rows<u32>,
    /// For each variable, those that can't be true with it.
    pub(super) rivals: Rows<u32>,
}

impl Formula {
    /// The formula of a model without sums and lines, in which cells may contain these digits.
    pub(super) fn new(model: &Model, sets: &[Set]) -> Self {
        let numbers = Numbers::new(sets);
        let candidates = (0..).zip(sets).flat_map(|(cell, &set)| {
            let digits = indices(if is_single(set) { 0 } else { set });
            digits.map(move |digit| (cell, 1 << digit))
        });
        let candidates = candidates.collect::<Vec<(Cell, Set)>>();
        let mut groups = (0..).zip(sets).map(|(cell, _)| numbers.of_cell(cell)).collect::<Vec<_>>();
        for house in &model.houses {
            let digits = house.iter().fold(0, |union, &cell| union | sets[usize::from(cell)]);
            groups.extend(indices(digits).map(|digit| numbers.of_all(house, 1 << digit)));
        }
        groups.retain(|group| !group.is_empty());
        let mut groups_of = vec![Vec::new(); candidates.len()];
        for (group, index) in groups.iter().zip(0u32..) {
            group.iter().for_each(|&variable| groups_of[variable as usize].push(index));
        }
        let rivals = candidates.iter().zip(0u32..).map(|(&(cell, digit), variable)| {
            let mut rivals = numbers.of_cell(cell);
            rivals.retain(|&other| other != variable);
            rivals.extend(numbers.of_all(model.peers.get(usize::from(cell)), digit));
            rivals
        });
        let rivals = Rows::new(rivals.collect::<Vec<_>>());
        Self { groups: Rows::new(groups), groups_of: Rows::new(groups_of), rivals, candidates }
    }

    /// Number of variables.
    pub(super) fn variables(&self) -> usize {
        self.candidates.len()
    }

    /// How active each variable is before there are conflicts: a group counts for half as much with each further variable
    /// (R. Jeroslow and J. Wang, 1990), so that what is guessed first has the fewest alternatives.
    pub(super) fn first_activity(&self) -> Vec<f64> {
        // Powers of two are exact on every machine; no group has as many variables as a word has bits.
        let worth = |&group: &u32| WEIGHT / (1u64 << self.groups.get(group as usize).len()) as f64;
        (0..self.variables()).map(|variable| self.groups_of.get(variable).iter().map(worth).sum()).collect()
    }

    /// The literals that are true in a complete grid.
    pub(super) fn literals_of<'a>(&'a self, grid: &'a [Set]) -> impl Iterator<Item = Literal> + 'a {
        let is_in = |&(_, &(cell, digit)): &(usize, &(Cell, Set))| grid[usize::from(cell)] == digit;
        self.candidates.iter().enumerate().filter(is_in).map(|(variable, _)| Literal::new(variable))
    }
}

/// The numbers of the variables of cells.
struct Numbers<'a> {
    sets: &'a [Set],
    first: Vec<u32>,
}

impl<'a> Numbers<'a> {
    fn new(sets: &'a [Set]) -> Self {
        let mut next = 0;
        let first = sets.iter().map(|&set| {
            let first = next;
            next += if is_single(set) { 0 } else { set.count_ones() };
            first
        });
        Self { first: first.collect(), sets }
    }

    /// All candidates of a cell; none if it has its digit.
    fn of_cell(&self, cell: Cell) -> Vec<u32> {
        let set = self.sets[usize::from(cell)];
        let count = if is_single(set) { 0 } else { set.count_ones() };
        (self.first[usize::from(cell)]..).take(count as usize).collect()
    }

    /// A digit's candidates in some cells; none where a cell is known to have it.
    fn of_all(&self, cells: &[Cell], digit: Set) -> Vec<u32> {
        let open = cells.iter().filter(|&&cell| {
            let set = self.sets[usize::from(cell)];
            set & digit != 0 && !is_single(set)
        });
        let number = |&cell: &Cell| {
            let below = self.sets[usize::from(cell)] & (digit - 1);
            self.first[usize::from(cell)] + below.count_ones()
        };
        open.map(number).collect()
    }
}
