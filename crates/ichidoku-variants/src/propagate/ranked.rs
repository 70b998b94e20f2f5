//! The rank of a row or column, read as a number, among all of them.

use super::lexicographic::{ascend, orders};
use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, Set};

/// A row or column with a rank.
///
/// What others can do for the rank is counted as in the Interactive Sudoku Solver (MIT, by sigh), but by the sides of the grid:
/// of the numbers that begin at a side, exactly one begins with a given digit.
pub(crate) struct Ranked {
    pub(crate) cells: Vec<Cell>,
    /// The first digit, where the rank tells it.
    pub(crate) lead: Option<Set>,
    /// Sets of other numbers, without those whose ranks are known. One of each set begins with the first digit; where that isn't
    /// known, each set is a single number.
    pub(crate) others: Vec<Vec<Vec<Cell>>>,
    /// In how many of these sets that number is less.
    pub(crate) less: usize,
    /// Numbers with ranks below and above this one.
    pub(crate) neighbours: [Option<Vec<Cell>>; 2],
    /// True if others may be equal to this one.
    pub(crate) may_tie: bool,
    /// True if no digit comes twice in a number.
    pub(crate) differ: bool,
}

/// Whether a number may be less than the ranked one, and whether it may be one that isn't.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Outlook {
    less: bool,
    not_less: bool,
}

impl Outlook {
    const OPEN: Self = Self { less: true, not_less: true };

    fn or(self, other: Self) -> Self {
        Self { less: self.less || other.less, not_less: self.not_less || other.not_less }
    }
}

impl Ranked {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        let numbers = self.others.iter().flatten().chain(self.neighbours.iter().flatten());
        self.cells.iter().chain(numbers.flatten()).copied().collect()
    }

    /// Where other numbers begin, each cell once: what is there decides most.
    pub(crate) fn first_cells(&self) -> Vec<Cell> {
        let mut cells = self.others.iter().flatten().filter_map(|number| number.first().copied()).collect::<Vec<_>>();
        crate::sort(&mut cells);
        cells.dedup();
        cells
    }

    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        if let (Some(lead), Some(&first)) = (self.lead, self.cells.first()) {
            domains.keep(first, lead)?;
        }
        let [lower, higher] = &self.neighbours;
        lower.iter().try_for_each(|lower| ascend(lower, &self.cells, true, self.differ, domains))?;
        higher.iter().try_for_each(|higher| ascend(&self.cells, higher, true, self.differ, domains))?;
        let (mut certain, mut possible) = (0, 0);
        for numbers in &self.others {
            let outlook = self.outlook(numbers, domains);
            if outlook == Outlook::default() {
                return CONFLICT;
            }
            possible += usize::from(outlook.less);
            certain += usize::from(!outlook.not_less);
        }
        if certain > self.less || possible < self.less {
            CONFLICT
        } else if certain == self.less {
            self.settle(false, domains)
        } else if possible == self.less {
            self.settle(true, domains)
        } else {
            Ok(())
        }
    }

    /// What the number of a set that begins with the first digit may be.
    fn outlook(&self, numbers: &[Vec<Cell>], domains: &Domains) -> Outlook {
        let outlooks = numbers.iter().map(|number| self.outlook_of(number, domains));
        outlooks.fold(Outlook::default(), Outlook::or)
    }

    /// What a number may be if it begins with the first digit.
    fn outlook_of(&self, number: &[Cell], domains: &Domains) -> Outlook {
        let orders = match self.lead {
            None => orders(number, &self.cells, 0, self.differ, domains),
            Some(lead) if number.first().is_some_and(|&first| domains.get(first) & lead != 0) => {
                orders(&number[1..], &self.cells[1..], lead, self.differ, domains)
            }
            Some(_) => return Outlook::default(),
        };
        Outlook { less: orders.less, not_less: orders.greater || orders.equal && self.may_tie }
    }

    /// Where it is open whether the number of a set is less, it is, or isn't.
    fn settle(&self, less: bool, domains: &mut Domains) -> Flow {
        for numbers in &self.others {
            if self.outlook(numbers, domains) == Outlook::OPEN {
                numbers.iter().try_for_each(|number| self.settle_number(number, less, domains))?;
            }
        }
        Ok(())
    }

    fn settle_number(&self, number: &[Cell], less: bool, domains: &mut Domains) -> Flow {
        let outlook = self.outlook_of(number, domains);
        let Some(&first) = number.first() else { return Ok(()) };
        if outlook == Outlook::default() {
            return Ok(());
        }
        if !(if less { outlook.less } else { outlook.not_less }) {
            return self.lead.map_or(CONFLICT, |lead| domains.remove(first, lead));
        }
        match self.lead {
            Some(lead) if domains.get(first) != lead => Ok(()),
            _ if less => ascend(number, &self.cells, true, self.differ, domains),
            _ => ascend(&self.cells, number, !self.may_tie, self.differ, domains),
        }
    }
}
