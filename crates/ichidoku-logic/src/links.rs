//! Strong links: of two candidates at least one is true.

use ichidoku::{Candidate, Digit, House};

use crate::evidence::Truth;
use crate::overview::Overview;

/// Two candidates of which one must be true, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StrongLink {
    pub(crate) from: Candidate,
    pub(crate) to: Candidate,
    pub(crate) truth: Truth,
}

impl StrongLink {
    /// The link seen from its other end.
    pub(crate) fn reversed(self) -> Self {
        Self { from: self.to, to: self.from, ..self }
    }

    /// Whether the link is a cell with two candidates.
    pub(crate) fn is_bivalue(self) -> bool {
        matches!(self.truth, Truth::Cell(_))
    }
}

/// The strong links of a state, each in both directions, sorted by where they start.
#[derive(Debug)]
pub(crate) struct StrongLinks {
    links: Vec<StrongLink>,
    /// By candidate: where its links start in `links`; one more at the end.
    starts: Vec<u16>,
}

impl StrongLinks {
    pub(crate) fn new(overview: &Overview<'_>) -> Self {
        let mut links: Vec<StrongLink> = Vec::with_capacity(256);
        let one_way: Vec<StrongLink> =
            bivalue(overview).chain(Digit::ALL.into_iter().flat_map(|d| bilocal(overview, d))).collect();
        for link in one_way {
            links.extend([link, link.reversed()]);
        }
        links.sort_by_key(|link| (link.from, link.to, link.truth));
        links.dedup_by_key(|link| (link.from, link.to));
        let starts = (0..=Candidate::COUNT).map(|i| links.partition_point(|l| l.from.index() < i) as u16).collect();
        Self { links, starts }
    }

    /// All links, each in both directions.
    pub(crate) fn all(&self) -> &[StrongLink] {
        &self.links
    }

    /// The links that start at the candidate.
    pub(crate) fn of(&self, candidate: Candidate) -> &[StrongLink] {
        let (from, to) = (self.starts[candidate.index()], self.starts[candidate.index() + 1]);
        &self.links[from.into()..to.into()]
    }
}

/// The cells with two candidates.
fn bivalue(overview: &Overview<'_>) -> impl Iterator<Item = StrongLink> {
    overview.bivalue().iter().filter_map(|cell| {
        let mut digits = overview.digits(cell).iter().map(|digit| Candidate::of(cell, digit));
        Some(StrongLink { from: digits.next()?, to: digits.next()?, truth: Truth::Cell(cell) })
    })
}

/// The houses with two places for the digit.
pub(crate) fn bilocal(overview: &Overview<'_>, digit: Digit) -> impl Iterator<Item = StrongLink> {
    House::ALL.into_iter().filter_map(move |house| conjugate(overview, digit, house))
}

/// The two places of the digit in the house, if there are two.
pub(crate) fn conjugate(overview: &Overview<'_>, digit: Digit, house: House) -> Option<StrongLink> {
    let places = overview.positions(digit, house);
    if places.count_ones() != 2 {
        return None;
    }
    let at = |place: u32| Candidate::of(overview.in_order(house)[place as usize], digit);
    let (first, last) = (places.trailing_zeros(), 15 - places.leading_zeros());
    Some(StrongLink { from: at(first), to: at(last), truth: Truth::Digit(house, digit) })
}

/// The candidates that cannot be true beside either of the two.
pub(crate) fn common_victims(overview: &Overview<'_>, a: Candidate, b: Candidate) -> Vec<Candidate> {
    let (cell, other) = (a.cell(), b.cell());
    if a.digit() == b.digit() {
        let cells = overview.cells(a.digit()) & overview.peers(cell) & overview.peers(other);
        return cells.iter().map(|c| Candidate::of(c, a.digit())).collect();
    }
    if cell == other {
        let rest = overview.digits(cell).without(a.digit()).without(b.digit());
        return rest.iter().map(|digit| Candidate::of(cell, digit)).collect();
    }
    let crossed = [Candidate::of(cell, b.digit()), Candidate::of(other, a.digit())];
    crossed.into_iter().filter(|c| overview.sees(cell, other) && overview.has(*c)).collect()
}
