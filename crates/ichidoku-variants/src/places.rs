//! How many places each digit has in each house.
//!
//! Houses are looked at most often of all rules, and in vain but for one time in forty: a digit has to lose all places but one.
//! Counts say when that happens, so that nobody looks at cells before.

use crate::Cell;
use crate::sets::Set;

/// Bits of a digit in a word of counts.
const WIDTH: usize = 5;
/// Most digits, so that their counts fit into a word.
const MOST_DIGITS: usize = 12;
/// What a count begins with, so that its highest bit says whether there are two places or more.
const BIAS: u64 = 14;
/// The highest bit of each count.
const SEVERAL: u64 = repeat(1 << (WIDTH - 1), MOST_DIGITS);
/// A count that nothing takes below two places: of a digit that is seen to.
const SETTLED: u64 = (1 << WIDTH) - 1;
/// Digits that are spread at once.
const HALF: usize = MOST_DIGITS / 2;

/// For each set of a few digits, 1 in the count of each.
const SPREAD: [u64; 1 << HALF] = {
    let mut spread = [0; 1 << HALF];
    let mut set = 1usize;
    while set < spread.len() {
        spread[set] = spread[set & (set - 1)] | 1 << (WIDTH * set.trailing_zeros() as usize);
        set += 1;
    }
    spread
};

/// The same number for each of some digits.
const fn repeat(number: u64, digits: usize) -> u64 {
    let mut counts = 0;
    let mut digit = 0;
    while digit < digits {
        counts |= number << (WIDTH * digit);
        digit += 1;
    }
    counts
}

/// 1 in the count of each digit of a set.
#[inline(always)]
fn spread(set: Set) -> u64 {
    let [low, high] = [set, set >> HALF].map(|half| SPREAD[half as usize % SPREAD.len()]);
    low | high << (WIDTH * HALF)
}

/// Most houses of a cell.
const MOST_HOUSES: usize = 7;

/// The houses of a cell.
#[derive(Clone, Copy, Default)]
struct Seat {
    houses: [u16; MOST_HOUSES],
    count: u16,
}

/// Which houses each cell is in; nothing where there are more digits than can be counted, or cells in too many houses.
pub(crate) struct Seats {
    seats: Vec<Seat>,
    houses: usize,
}

impl Seats {
    pub(crate) fn new(houses: &[Vec<Cell>], cells: usize, digits: usize) -> Self {
        let mut seats = vec![Seat::default(); if digits > MOST_DIGITS { 0 } else { cells }];
        for (house, cells) in (0..).zip(houses) {
            for &cell in cells {
                let Some(seat) = seats.get_mut(usize::from(cell)) else { continue };
                let Some(free) = seat.houses.get_mut(usize::from(seat.count)) else {
                    return Self { seats: Vec::new(), houses: 0 };
                };
                *free = house;
                seat.count += 1;
            }
        }
        Self { houses: if seats.is_empty() { 0 } else { houses.len() }, seats }
    }

    /// True if houses are counted.
    pub(crate) fn are_counted(&self) -> bool {
        !self.seats.is_empty()
    }

    #[inline(always)]
    fn of(&self, cell: Cell) -> &[u16] {
        match self.seats.get(usize::from(cell)) {
            Some(seat) => &seat.houses[..usize::from(seat.count)],
            None => &[],
        }
    }
}

/// The counts of each house, and those before each guess.
#[derive(Default)]
pub(crate) struct Places {
    counts: Vec<u64>,
    saved: Vec<u64>,
}

impl Places {
    /// Counts the places of digits, where each house is yet to be looked at.
    pub(crate) fn new(seats: &Seats, sets: &[Set]) -> Self {
        let mut counts = vec![repeat(BIAS, MOST_DIGITS); seats.houses];
        for (cell, &set) in (0..).zip(sets) {
            seats.of(cell).iter().for_each(|&house| counts[usize::from(house)] += spread(set));
        }
        counts.iter_mut().for_each(|counts| *counts |= settled(!*counts & SEVERAL));
        Self { counts, saved: Vec::new() }
    }

    pub(crate) fn save(&mut self) {
        self.saved.extend_from_slice(&self.counts);
    }

    /// Goes back to what was before some guess, by their number, and forgets it.
    pub(crate) fn restore(&mut self, guess: usize) {
        let houses = self.counts.len();
        let start = guess * houses;
        self.counts.copy_from_slice(&self.saved[start..][..houses]);
        self.saved.truncate(start);
    }

    /// A cell came to have a single digit, which its peers will lose: there is nothing to find out about that digit.
    #[inline(always)]
    pub(crate) fn settle(&mut self, seats: &Seats, cell: Cell, digit: Set) {
        for &house in seats.of(cell) {
            self.counts[usize::from(house)] |= SETTLED << (WIDTH * digit.trailing_zeros() as usize);
        }
    }

    /// A cell lost digits; calls `wake` with each house where one of them came to have a single place, or none.
    #[inline(always)]
    pub(crate) fn lose(&mut self, seats: &Seats, cell: Cell, lost: Set, mut wake: impl FnMut(usize)) {
        let lost = spread(lost);
        for &house in seats.of(cell) {
            let counts = &mut self.counts[usize::from(house)];
            *counts -= lost;
            let few = !*counts & SEVERAL;
            if few != 0 {
                *counts |= settled(few);
                wake(house.into());
            }
        }
    }
}

/// Settled counts where the highest bits are set.
fn settled(highest: u64) -> u64 {
    (highest >> (WIDTH - 1)) * SETTLED
}

#[cfg(test)]
mod tests {
    use testkit::random::Random;

    use super::*;

    #[test]
    fn a_house_is_woken_once_when_a_digit_has_one_place_left() {
        let houses: [Vec<Cell>; 2] = [(0..12).collect(), (6..18).collect()];
        let seats = Seats::new(&houses, 18, 12);
        for seed in 0..200 {
            let mut random = Random::new(seed);
            let mut sets = [(1 << 12) - 1; 18];
            let mut places = Places::new(&seats, &sets);
            let few = |sets: &[Set], house: usize| {
                let places =
                    |digit: usize| houses[house].iter().filter(move |&&cell| sets[usize::from(cell)] >> digit & 1 == 1);
                (0..12).filter(|&digit| places(digit).count() < 2).fold(0, |few: Set, digit| few | 1 << digit)
            };
            for _ in 0..300 {
                let cell = random.below(18);
                let lost =
                    sets[cell] & 1 << random.below(12) & !(1 << (cell % 12)) | sets[cell] & 1 << random.below(12);
                let before = [0, 1].map(|house| few(&sets, house));
                sets[cell] &= !lost;
                let mut woken = [false; 2];
                places.lose(&seats, cell as Cell, lost, |house| woken[house] = true);
                assert_eq!(woken, [0, 1].map(|house| few(&sets, house) != before[house]), "{seed}");
            }
        }
    }

    #[test]
    fn settled_digits_wake_nobody_and_guesses_are_taken_back() {
        let houses = [(0..9).collect::<Vec<Cell>>()];
        let seats = Seats::new(&houses, 9, 9);
        let mut places = Places::new(&seats, &[(1 << 9) - 1; 9]);
        let lose_all = |places: &mut Places| {
            let mut woken = 0;
            (1..9).for_each(|cell| places.lose(&seats, cell, 1 << 4, |_| woken += 1));
            woken
        };
        places.save();
        places.settle(&seats, 0, 1 << 4);
        assert_eq!(lose_all(&mut places), 0);
        places.restore(0);
        assert_eq!(lose_all(&mut places), 1);
    }

    #[test]
    fn digits_that_are_too_many_are_not_counted() {
        let seats = Seats::new(&[(0..13).collect()], 13, 13);
        assert!(!seats.are_counted() && seats.of(3).is_empty());
    }
}
