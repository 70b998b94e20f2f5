//! Boxes of equal size that are found while solving.
//!
//! What the Interactive Sudoku Solver (MIT, by sigh) looks at was the example: cells that are together before their box is
//! known, what is within reach of a box, and cells that a box can't do without. Here all of that is done with sets of cells
//! as bits, a layer at once.

use std::rc::Rc;

use super::box_count::BoxCount;
use super::box_run::BoxRun;
use super::cells::{Cells, Field};
use super::holders::Holders;
use crate::boxes_to_find::Layer;
use crate::domains::{CONFLICT, Conflict, Domains, Flow, Set, indices, is_single};
use crate::{Cell, MOST_CELLS};

/// The labels of the layer are connected, in the order of their first cells, and their digits don't repeat.
pub(crate) struct FoundBoxes {
    pub(crate) layer: Layer,
    pub(crate) size: usize,
    pub(crate) links: Vec<Link>,
    /// Cells of the grid with every digit.
    pub(crate) houses: Vec<Vec<Cell>>,
}

/// Why cells may be known to be in one box before it is known in which.
pub(crate) enum Link {
    Alike(Vec<Cell>),
    Run(Rc<BoxRun>),
    Count(Rc<BoxCount>),
}

impl Link {
    fn cells(&self, domains: &Domains) -> Vec<Cell> {
        match self {
            Self::Alike(cells) => cells.clone(),
            Self::Run(run) => run.together(domains),
            Self::Count(count) => count.together(domains),
        }
    }
}

impl FoundBoxes {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        let controls = self.links.iter().filter_map(|link| match link {
            Link::Alike(_) => None,
            Link::Run(run) => Some(run.control()),
            Link::Count(count) => Some(count.control),
        });
        self.layer.cells().flat_map(|cell| [cell, cell - self.layer.first()]).chain(controls).collect()
    }

    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        self.order(domains)?;
        match self.layer.count() {
            0..=128 => State::<2>::new(self, domains).run(self),
            _ => State::<{ MOST_CELLS.div_ceil(64) }>::new(self, domains).run(self),
        }
    }

    /// The first cell of each label comes after that of the label before.
    fn order(&self, domains: &mut Domains) -> Flow {
        let mut most = 0;
        for cell in self.layer.cells() {
            domains.keep(cell, (1 << (most + 1)) - 1)?;
            let highest = 63 - domains.get(cell).leading_zeros();
            most = most.max(highest + 1).min(62);
        }
        Ok(())
    }
}

/// What is known when the rule is looked at, kept up to date while it is.
struct State<'d, const W: usize> {
    field: Field<W>,
    size: usize,
    labels: Holders<W>,
    digits: Holders<W>,
    domains: &'d mut Domains,
}

impl<'d, const W: usize> State<'d, W> {
    fn new(boxes: &FoundBoxes, domains: &'d mut Domains) -> Self {
        let (first, count) = (boxes.layer.first(), boxes.layer.count());
        Self {
            field: Field::new(boxes.layer),
            size: boxes.size,
            labels: Holders::new(first, count, domains),
            digits: Holders::new(0, count, domains),
            domains,
        }
    }

    fn run(mut self, boxes: &FoundBoxes) -> Flow {
        if self.labels.number() * self.size < boxes.layer.count() {
            return CONFLICT;
        }
        let mut pieces = self.pieces(boxes);
        loop {
            self.labels.has_changed = false;
            self.digits.has_changed = false;
            self.first_cells(boxes.layer.count())?;
            for label in 0..self.labels.number() {
                self.look_at_box(label)?;
            }
            for piece in &mut pieces {
                self.look_at_piece(piece)?;
            }
            self.look_at_houses(&boxes.houses)?;
            for link in &boxes.links {
                if let Link::Run(run) = link {
                    self.look_at_run(run)?;
                }
            }
            if !self.labels.has_changed && !self.digits.has_changed {
                return Ok(());
            }
        }
    }

    /// Each label has a place before the latest first cell of the next one.
    fn first_cells(&mut self, count: usize) -> Flow {
        let mut latest = count;
        for label in (0..self.labels.number()).rev() {
            let places = self.labels.can(label).before(latest);
            match places.count() {
                0 => return CONFLICT,
                1 => self.join(label, places)?,
                _ => {}
            }
            latest = self.labels.has(label).first().unwrap_or(latest).min(latest.saturating_sub(1));
        }
        Ok(())
    }

    /// Where a box can be, what it can't do without, and where its digits are.
    fn look_at_box(&mut self, label: usize) -> Flow {
        let members = self.labels.has(label);
        let Some(room) = self.room(label, members) else { return CONFLICT };
        for place in self.labels.can(label).without(room).places() {
            self.labels.keep(place, !(1 << label), self.domains)?;
        }
        let (most, digits) = self.capacity(room);
        if most == self.size {
            self.join(label, room.without(self.digits.known()))?;
            if most == room.count() {
                self.join(label, room)?;
            }
        }
        let more = self.size - members.count();
        let needed = self.field.needed(members, more, room, |room| self.fits(room));
        self.join(label, needed)?;
        self.place_digits(label, members, room, digits)
    }

    /// Cells that a box can have if it has the members; `None` if it can't be.
    fn room(&self, label: usize, members: Cells<W>) -> Option<Cells<W>> {
        let more = self.size.checked_sub(members.count())?;
        let taken = self.digits.known_in(members)?;
        let clashing = indices(taken).fold(Cells::NONE, |cells, digit| cells.or(self.digits.has(digit)));
        let open = self.labels.can(label).without(clashing).or(members);
        let room = if members.is_empty() {
            self.field.parts(open).filter(|&part| self.fits(part)).fold(Cells::NONE, Cells::or)
        } else {
            self.field.around(members, more, open)
        };
        (members.without(room).is_empty() && self.fits(room)).then_some(room)
    }

    fn fits(&self, room: Cells<W>) -> bool {
        let (most, digits) = self.capacity(room);
        most >= self.size && digits.count_ones() as usize >= self.size
    }

    /// Most cells of some that can be in one box, of which a known digit can be there once, and their digits.
    fn capacity(&self, room: Cells<W>) -> (usize, Set) {
        // Of cells with known digits, one for each of these.
        let [known, digits] = self.digits.among(room);
        (room.without(self.digits.known()).count() + known.count_ones() as usize, digits)
    }

    /// All of these are in a box.
    fn join(&mut self, label: usize, cells: Cells<W>) -> Flow {
        cells.places().try_for_each(|place| self.labels.keep(place, 1 << label, self.domains))
    }

    /// No digit repeats; where there are no more digits than cells, each has a place.
    fn place_digits(&mut self, label: usize, members: Cells<W>, room: Cells<W>, digits: Set) -> Flow {
        let taken = self.differ(members)?;
        if digits.count_ones() as usize > self.size {
            return Ok(());
        }
        for digit in indices(digits & !taken) {
            let places = self.digits.can(digit).and(room);
            match places.count() {
                0 => return CONFLICT,
                1 => {
                    self.join(label, places)?;
                    places.places().try_for_each(|place| self.digits.keep(place, 1 << digit, self.domains))?;
                }
                _ => self.domains.exclude(1 << digit, &places.places().map(|place| place as Cell))?,
            }
        }
        Ok(())
    }

    /// Removes the known digits of some cells of a box from the others, and returns them.
    fn differ(&mut self, cells: Cells<W>) -> Result<Set, Conflict> {
        let taken = self.digits.known_in(cells).ok_or(Conflict { cell: None })?;
        for place in cells.without(self.digits.known()).places() {
            self.digits.keep(place, !taken, self.domains)?;
        }
        Ok(taken)
    }

    /// Sets of cells that are in one box each, though it isn't known in which.
    fn pieces(&self, boxes: &FoundBoxes) -> Vec<Cells<W>> {
        let mut pieces = Vec::<Cells<W>>::new();
        for link in &boxes.links {
            let mut piece = Cells::NONE;
            for cell in link.cells(self.domains) {
                piece.add(usize::from(cell - boxes.layer.first()));
            }
            pieces.retain(|other| {
                let meets = piece.meets(*other);
                if meets {
                    piece = piece.or(*other);
                }
                !meets
            });
            if piece.count() > 1 {
                pieces.push(piece);
            }
        }
        pieces
    }

    /// A piece is in a box that has room for all of it, and grows where it has only one way to go on.
    fn look_at_piece(&mut self, piece: &mut Cells<W>) -> Flow {
        let mut labels = piece.places().fold(Set::MAX, |labels, place| labels & self.labels.of(place, self.domains));
        if !is_single(labels) {
            labels = indices(labels).filter(|&label| self.holds(label, *piece)).fold(0, |set, label| set | 1 << label);
        }
        for place in piece.places() {
            self.labels.keep(place, labels, self.domains)?;
        }
        self.differ(*piece)?;
        if is_single(labels) || piece.count() == self.size {
            return Ok(());
        }
        let open = indices(labels).fold(Cells::NONE, |open, label| open.or(self.labels.can(label)));
        let before = *piece;
        for part in self.field.parts(before) {
            let ways = self.field.beside(part).and(open).without(before);
            match ways.count() {
                0 => return CONFLICT,
                1 => {
                    *piece = piece.or(ways);
                    ways.places().try_for_each(|place| self.labels.keep(place, labels, self.domains))?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn holds(&self, label: usize, piece: Cells<W>) -> bool {
        self.room(label, self.labels.has(label).or(piece)).is_some()
    }

    /// A run leaves room for the cells of its box elsewhere.
    fn look_at_run(&mut self, run: &BoxRun) -> Flow {
        let (first, arms) = run.parts();
        let place = |cell: Cell| usize::from(cell - self.labels.first());
        let label = self.labels.of(place(first), self.domains);
        if !is_single(label) {
            return Ok(());
        }
        let mut near = Cells::NONE;
        near.add(place(first));
        arms.iter().flatten().for_each(|&cell| near.add(place(cell)));
        if near.count() <= arms.iter().map(Vec::len).sum() {
            // Arms share cells, which count more than once.
            return Ok(());
        }
        let elsewhere = self.labels.has(label.trailing_zeros() as usize).without(near).count();
        run.keep_at_most(self.size.saturating_sub(elsewhere), self.domains)
    }

    /// A digit that a house has only in one box is nowhere else in that box.
    fn look_at_houses(&mut self, houses: &[Vec<Cell>]) -> Flow {
        for house in houses {
            let mut cells = Cells::NONE;
            house.iter().for_each(|&cell| cells.add(cell.into()));
            for digit in 0..self.digits.number() {
                self.claim(digit, cells)?;
            }
        }
        Ok(())
    }

    fn claim(&mut self, digit: usize, house: Cells<W>) -> Flow {
        let places = self.digits.can(digit).and(house);
        let Some(first) = places.first() else { return Ok(()) };
        let label = self.labels.of(first, self.domains).trailing_zeros() as usize;
        let members = self.labels.has(label);
        if !places.without(members).is_empty() {
            return Ok(());
        }
        for place in members.and(self.digits.can(digit)).without(house).places() {
            self.digits.keep(place, !(1 << digit), self.domains)?;
        }
        for place in self.digits.has(digit).and(self.labels.can(label)).without(house).places() {
            self.labels.keep(place, !(1 << label), self.domains)?;
        }
        Ok(())
    }
}
