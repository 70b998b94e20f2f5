//! Digits that occur in cells a known number of times each.
//!
//! There are few ways to choose their places, so all of them are tried. The Interactive Sudoku Solver (MIT, by sigh) does so for
//! each digit before its search; here it is done for all of them together, and during the search.

use crate::Cell;
use crate::apart::Apart;
use crate::domains::{CONFLICT, Domains, Flow, Set, indices};

/// The most ways to choose places for which trying all of them pays.
const MOST_CHOICES: usize = 600;

/// Some digits and how often each of them occurs in the cells.
pub(crate) struct ExactCounts {
    pub(crate) cells: Vec<Cell>,
    digits: Vec<(Set, usize)>,
    /// For each cell which others differ from it, by their places in the list.
    apart: Vec<u64>,
}

impl ExactCounts {
    /// Of different digits in different cells; `None` if there are too many ways to place them.
    pub(crate) fn new(cells: &[Cell], digits: &[(Set, usize)], apart: &Apart) -> Option<Self> {
        let (mut ways, mut free) = (1usize, cells.len());
        for &(_, count) in digits {
            ways = ways.saturating_mul(ways_to_choose(free, count));
            free = free.saturating_sub(count);
        }
        let row = |&a: &Cell| (0..).zip(cells).fold(0, |row, (at, &b)| row | u64::from(apart.has(a, b)) << at);
        (cells.len() < 64 && ways <= MOST_CHOICES).then(|| Self {
            cells: cells.to_vec(),
            digits: digits.to_vec(),
            apart: cells.iter().map(row).collect(),
        })
    }

    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let counted = self.digits.iter().fold(0, |counted, &(digit, _)| counted | digit);
        let mut choices = Choices {
            rule: self,
            grid: domains.apart(),
            others: self.places(!counted, domains),
            digits: self.digits.iter().map(|&(digit, _)| Digit::new(self.places(digit, domains))).collect(),
            some_others: 0,
            are_found: false,
        };
        choices.place(0, (1 << self.cells.len()) - 1);
        if !choices.are_found {
            return CONFLICT;
        }
        let Choices { digits, some_others, .. } = choices;
        for (at, &cell) in self.cells.iter().enumerate() {
            let others = if some_others >> at & 1 == 1 { !counted } else { 0 };
            let here = self.digits.iter().zip(&digits).filter(|(_, found)| found.some >> at & 1 == 1);
            domains.keep(cell, here.fold(others, |kept, (&(digit, _), _)| kept | digit))?;
        }
        for (&(digit, _), found) in self.digits.iter().zip(digits) {
            for (at, word) in found.seen.into_iter().flatten().enumerate() {
                indices(word).try_for_each(|bit| domains.remove((at * 64 + bit) as Cell, digit))?;
            }
        }
        Ok(())
    }

    /// The places of the cells that have one of some digits.
    fn places(&self, digits: Set, domains: &Domains) -> u64 {
        let has = |cell: Cell| u64::from(domains.get(cell) & digits != 0);
        (0..).zip(&self.cells).fold(0, |places, (at, &cell)| places | has(cell) << at)
    }
}

/// How many ways there are to choose some of a number of places.
fn ways_to_choose(places: usize, count: usize) -> usize {
    let count = count.min(places.saturating_sub(count));
    (0..count).fold(1, |ways: usize, i| ways.saturating_mul(places - i) / (i + 1))
}

/// What is tried, and what is found, for a digit.
struct Digit {
    /// Where it may be.
    places: u64,
    chosen: u64,
    /// Where some choice has it.
    some: u64,
    /// The cells of the grid that see one of its places in each choice, in words of bits.
    seen: Option<Vec<u64>>,
}

impl Digit {
    fn new(places: u64) -> Self {
        Self { places, chosen: 0, some: 0, seen: None }
    }
}

/// A trial of all ways to choose places.
struct Choices<'a> {
    rule: &'a ExactCounts,
    grid: Option<&'a Apart>,
    /// Where there may be other digits.
    others: u64,
    digits: Vec<Digit>,
    some_others: u64,
    are_found: bool,
}

impl Choices<'_> {
    /// Places this digit and those after it.
    fn place(&mut self, digit: usize, free: u64) {
        match self.rule.digits.get(digit) {
            Some(&(_, count)) => self.choose(digit, count, self.digits[digit].places & free, free),
            None if free & !self.others == 0 => self.found(free),
            None => {}
        }
    }

    /// Chooses so many more of these places for a digit.
    fn choose(&mut self, digit: usize, count: usize, mut places: u64, free: u64) {
        if count == 0 {
            return self.place(digit + 1, free);
        }
        while places.count_ones() as usize >= count {
            let at = places.trailing_zeros() as usize;
            places &= places - 1;
            self.digits[digit].chosen |= 1 << at;
            self.choose(digit, count - 1, places & !self.rule.apart[at], free & !(1 << at));
            self.digits[digit].chosen &= !(1 << at);
        }
    }

    fn found(&mut self, free: u64) {
        self.are_found = true;
        self.some_others |= free;
        for digit in &mut self.digits {
            digit.some |= digit.chosen;
            let Some(grid) = self.grid else { continue };
            let rows = indices(digit.chosen).map(|at| grid.row(self.rule.cells[at]));
            let seen = |word: usize| rows.clone().fold(0, |seen, row| seen | row[word]);
            match &mut digit.seen {
                Some(words) => words.iter_mut().enumerate().for_each(|(at, word)| *word &= seen(at)),
                none => *none = Some((0..grid.words()).map(seen).collect()),
            }
        }
    }
}
