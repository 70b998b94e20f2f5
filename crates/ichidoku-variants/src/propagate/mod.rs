//! Propagators: each removes digits that its rule alone excludes, given what the cells may still contain.

mod automaton;
mod band;
mod beyond;
mod box_count;
mod box_run;
mod cells;
mod circles;
mod classes;
mod combinations;
mod connected;
mod counts;
mod crossing;
mod exact_counts;
mod extremes;
mod found_boxes;
mod holders;
mod house;
mod index;
mod lexicographic;
mod linear;
mod lunchbox;
mod one_of_sets;
mod pairs;
mod ranked;
mod when_full;

pub(crate) use automaton::Reader;
pub(crate) use band::Band;
pub(crate) use box_count::BoxCount;
pub(crate) use box_run::BoxRun;
pub(crate) use circles::Circles;
pub(crate) use classes::Classes;
pub(crate) use combinations::Combinations;
pub(crate) use connected::Connected;
pub(crate) use counts::{CountDistinct, Occurrences, SameDigits};
pub(crate) use crossing::Crossing;
pub(crate) use exact_counts::ExactCounts;
pub(crate) use found_boxes::{FoundBoxes, Link};
pub(crate) use house::House;
pub(crate) use index::{Index, Target};
pub(crate) use linear::{Linear, groups_of};
pub(crate) use lunchbox::Lunchbox;
pub(crate) use one_of_sets::OneOfSets;
pub(crate) use pairs::{Allowed, DifferIfDigit, Pair, TaxicabCell};
pub(crate) use ranked::Ranked;
pub(crate) use when_full::WhenFull;

use std::rc::Rc;

use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow};

/// A rule as the search applies it.
pub(crate) enum Propagator {
    House(House),
    Band(Band),
    Crossing(Crossing),
    Pair(Pair),
    Taxicab(TaxicabCell),
    DifferIfDigit(DifferIfDigit),
    Linear(Linear),
    Reader(Reader),
    Index(Index),
    OneOfSets(OneOfSets),
    Occurrences(Occurrences),
    ExactCounts(ExactCounts),
    CountDistinct(CountDistinct),
    SameDigits(SameDigits),
    Circles(Circles),
    Classes(Classes),
    Connected(Connected),
    FoundBoxes(FoundBoxes),
    BoxRun(Rc<BoxRun>),
    BoxCount(Rc<BoxCount>),
    Lunchbox(Lunchbox),
    Ranked(Ranked),
    WhenFull(WhenFull),
    /// One digit of a set for a cell; used in branches.
    Keep(Cell, u64),
    /// These cells differ; used in branches, where no cell knows its peers.
    Differ(Vec<Cell>),
    /// At least one of the branches holds.
    Any(Any),
    Never,
}

impl Propagator {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        match self {
            Self::House(house) => house.run(domains),
            Self::Band(band) => band.run(domains),
            Self::Crossing(crossing) => crossing.run(domains),
            Self::Pair(pair) => pair.run(domains),
            Self::Taxicab(taxicab) => taxicab.run(domains),
            Self::DifferIfDigit(differ) => differ.run(domains),
            Self::Linear(linear) => linear.run(domains),
            Self::Reader(reader) => reader.run(domains),
            Self::Index(index) => index.run(domains),
            Self::OneOfSets(sets) => sets.run(domains),
            Self::Occurrences(occurrences) => occurrences.run(domains),
            Self::ExactCounts(counts) => counts.run(domains),
            Self::CountDistinct(count) => count.run(domains),
            Self::SameDigits(same) => same.run(domains),
            Self::Circles(circles) => circles.run(domains),
            Self::Classes(classes) => classes.run(domains),
            Self::Connected(connected) => connected.run(domains),
            Self::FoundBoxes(boxes) => boxes.run(domains),
            Self::BoxRun(run) => run.run(domains),
            Self::BoxCount(count) => count.run(domains),
            Self::Lunchbox(lunchbox) => lunchbox.run(domains),
            Self::Ranked(ranked) => ranked.run(domains),
            Self::WhenFull(check) => check.run(domains),
            Self::Keep(cell, set) => domains.keep(*cell, *set),
            Self::Differ(cells) => pairs::differ(cells, domains),
            Self::Any(any) => any.run(domains),
            Self::Never => CONFLICT,
        }
    }

    /// The cells whose changes matter.
    pub(crate) fn cells(&self) -> Vec<Cell> {
        match self {
            Self::House(house) => house.cells.clone(),
            Self::Band(band) => band.cells(),
            Self::Crossing(crossing) => crossing.cells().to_vec(),
            Self::Pair(pair) => vec![pair.first, pair.second],
            Self::Taxicab(taxicab) => vec![taxicab.cell],
            Self::DifferIfDigit(differ) => [&[differ.cell], differ.others.as_slice()].concat(),
            Self::Linear(linear) => linear.cells(),
            Self::Reader(reader) => reader.cells(),
            Self::Index(index) => index.cells(),
            Self::OneOfSets(sets) => sets.cells.clone(),
            Self::Occurrences(occurrences) => occurrences.cells.clone(),
            Self::ExactCounts(counts) => counts.cells.clone(),
            Self::CountDistinct(count) => [&[count.control], count.cells.as_slice()].concat(),
            Self::SameDigits(same) => same.sets.concat(),
            Self::Circles(circles) => circles.cells.clone(),
            Self::Classes(classes) => classes.cells.clone(),
            Self::Connected(connected) => connected.layer.cells().collect(),
            Self::FoundBoxes(boxes) => boxes.cells(),
            Self::BoxRun(run) => run.cells(),
            Self::BoxCount(count) => [&[count.control], count.labels().as_slice()].concat(),
            Self::Lunchbox(lunchbox) => lunchbox.cells.clone(),
            Self::Ranked(ranked) => ranked.cells(),
            Self::WhenFull(check) => check.cells.clone(),
            Self::Keep(cell, _) => vec![*cell],
            Self::Differ(cells) => cells.clone(),
            Self::Any(any) => any.cells.clone(),
            Self::Never => Vec::new(),
        }
    }

    /// When it comes: one of a lower number has nothing left to do then.
    pub(crate) fn pace(&self) -> u8 {
        match self {
            Self::House(_) | Self::Pair(_) | Self::Taxicab(_) | Self::DifferIfDigit(_) => 0,
            Self::Linear(_) | Self::BoxRun(_) | Self::BoxCount(_) => 1,
            _ => 2,
        }
    }

    /// True if it looks only at digits that are known.
    pub(crate) fn is_patient(&self) -> bool {
        matches!(self, Self::Linear(linear) if linear.is_patient)
    }
}

/// At least one of several branches, each of which is a list of propagators.
pub(crate) struct Any {
    branches: Vec<Vec<Propagator>>,
    cells: Vec<Cell>,
}

impl Any {
    pub(crate) fn new(branches: Vec<Vec<Propagator>>) -> Self {
        let mut cells = branches.iter().flatten().flat_map(Propagator::cells).collect::<Vec<_>>();
        crate::sort(&mut cells);
        cells.dedup();
        Self { branches, cells }
    }

    /// Runs each branch on a copy, and keeps what some branch leaves.
    fn run(&self, domains: &mut Domains) -> Flow {
        let mut union = vec![0; self.cells.len()];
        let mut copy = Domains::new(domains.sets().to_vec());
        let mut is_possible = false;
        for branch in &self.branches {
            copy.restore(domains.sets());
            if to_rest(branch, &mut copy).is_ok() {
                is_possible = true;
                union.iter_mut().zip(&self.cells).for_each(|(set, &cell)| *set |= copy.get(cell));
            }
        }
        if !is_possible {
            return CONFLICT;
        }
        self.cells.iter().zip(union).try_for_each(|(&cell, set)| domains.keep(cell, set))
    }
}

/// Runs propagators until nothing changes.
pub(crate) fn to_rest(propagators: &[Propagator], domains: &mut Domains) -> Flow {
    to_rest_among(&propagators.iter(), domains)
}

/// The same for some of many.
pub(crate) fn to_rest_among<'p>(
    propagators: &(impl Iterator<Item = &'p Propagator> + Clone),
    domains: &mut Domains,
) -> Flow {
    loop {
        domains.forget_changes();
        propagators.clone().try_for_each(|propagator| propagator.run(domains))?;
        if !domains.forget_changes() {
            return Ok(());
        }
    }
}
