//! Enumerates fish whose base and cover houses are lines: rows and columns, or columns and rows.

use std::ops::ControlFlow;

use ichidoku::{Digit, House};

use super::Fish;
use crate::combinations::{bits_of, choices};
use crate::geometry::Geometry;
use crate::survey::Survey;

/// `n` base lines of one direction, the places of the digit in them, and how to name the lines crossing them.
pub(super) struct Lines<'g> {
    geometry: &'g Geometry,
    digit: Digit,
    /// The index of the first base house: 0 for rows, 9 for columns.
    offset: usize,
    /// The places in each of the nine lines.
    places: [u16; 9],
}

/// A choice of base lines and the places in them.
#[derive(Clone, Copy)]
pub(super) struct Bases {
    lines: u16,
    places: u16,
}

impl<'g> Lines<'g> {
    /// Gives the lines of each digit and direction.
    pub(super) fn each(survey: &'g Survey<'_>, visit: &mut dyn FnMut(&Self) -> ControlFlow<()>) -> ControlFlow<()> {
        for digit in Digit::ALL {
            for offset in [0, 9] {
                let places = std::array::from_fn(|i| survey.positions(digit, House::ALL[offset + i]));
                visit(&Self { geometry: survey, digit, offset, places })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Gives each choice of `size` lines whose places number at least `size` and at most `size + slack`.
    pub(super) fn bases(&self, size: usize, slack: usize) -> impl Iterator<Item = Bases> {
        let fits = |i: &usize| (2..=size + slack).contains(&(self.places[*i].count_ones() as usize));
        let fitting: Vec<usize> = (0..9).filter(fits).collect();
        choices(fitting.len(), size).filter_map(move |choice| {
            let chosen = bits_of(choice as u16).map(|i| fitting[i]);
            let places = chosen.clone().fold(0, |all, i| all | self.places[i]);
            let lines = chosen.fold(0, |all, i| all | 1 << i);
            (size..=size + slack).contains(&(places.count_ones() as usize)).then_some(Bases { lines, places })
        })
    }

    /// The fish without fins that the base lines make.
    pub(super) fn fish(&self, bases: Bases) -> Fish {
        self.with_covers(bases, bases.places)
    }

    /// Each fish of the base lines whose fins lie in one box, and whether it is sashimi: without the fins some base line
    /// has only one place left, or none.
    ///
    /// A victim shares a cover line with the body and sees the fins, so the fins leave room for a cover in their box.
    pub(super) fn finned(&self, bases: Bases) -> impl Iterator<Item = (Fish, bool)> {
        let size = bases.lines.count_ones() as usize;
        let spare = bases.places.count_ones() as usize - size;
        let places: Vec<usize> = bits_of(bases.places).collect();
        choices(places.len(), spare).filter_map(move |choice| {
            let fins = bits_of(choice as u16).fold(0u16, |all, i| all | 1 << places[i]);
            let covers = bases.places & !fins;
            let proper = spare > 0 && self.box_of(bases.lines, fins).is_some_and(|b| self.crosses(covers, b));
            proper.then(|| (self.with_covers(bases, covers), self.is_sashimi(bases.lines, fins)))
        })
    }

    /// Each fish of the base lines that leaves some of their places to fins, wherever these are.
    pub(super) fn spoilt(&self, bases: Bases) -> impl Iterator<Item = Fish> {
        let places: Vec<usize> = bits_of(bases.places).collect();
        let size = bases.lines.count_ones() as usize;
        let covers = choices(places.len(), size)
            .map(move |choice| bits_of(choice as u16).fold(0u16, |all, i| all | 1 << places[i]));
        covers.filter(move |covers| *covers != bases.places).map(move |covers| self.with_covers(bases, covers))
    }

    /// The box that holds all fins of the base lines.
    fn box_of(&self, lines: u16, fins: u16) -> Option<House> {
        let box_at = |line: usize, place: usize| {
            let cell = self.geometry.in_order(House::ALL[self.offset + line])[place];
            self.geometry.houses_of(cell)[2]
        };
        let mut boxes = bits_of(lines).flat_map(|i| bits_of(self.places[i] & fins).map(move |place| box_at(i, place)));
        let first = boxes.next()?;
        boxes.all(|b| b == first).then_some(first)
    }

    /// Whether one of the cover lines crosses the box.
    fn crosses(&self, covers: u16, b: House) -> bool {
        let lines = bits_of(covers).map(|i| House::ALL[9 - self.offset + i]);
        lines.into_iter().any(|line| !self.geometry.crossing(line, b).is_empty())
    }

    fn is_sashimi(&self, lines: u16, fins: u16) -> bool {
        bits_of(lines).any(|i| (self.places[i] & !fins).count_ones() < 2)
    }

    fn with_covers(&self, bases: Bases, places: u16) -> Fish {
        let crossing = 9 - self.offset;
        Fish { digit: self.digit, bases: u32::from(bases.lines) << self.offset, covers: u32::from(places) << crossing }
    }
}
