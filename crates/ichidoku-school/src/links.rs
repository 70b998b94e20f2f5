//! Strong links: the two places of a digit in a house.

use ichidoku::{Candidate, CellSet, Digit, House};
use ichidoku_logic::explain::{Message, say};
use ichidoku_logic::{Evidence, Node, State, Step, Technique, Truth};

use crate::claim::Claim;
use crate::exercise::Exercise;
use crate::position::Spot;
use crate::task::Shown;

/// The cells of a digit in a house.
#[derive(Clone, Copy)]
struct Places {
    house: House,
    digit: Digit,
    cells: CellSet,
}

/// A strong link is to be found.
pub(crate) fn find_one(mut spot: Spot<'_>) -> Option<Exercise> {
    let links = places(&spot.state, 2);
    let link = *spot.random.pick(&links)?;
    let shown = link.shown(&spot.state, link.cells);
    Some(Exercise::new(spot, shown))
}

/// Of three pairs one is no strong link: its house has a third place.
pub(crate) fn no_link(mut spot: Spot<'_>) -> Option<Exercise> {
    let (mut links, threes) = (places(&spot.state, 2), places(&spot.state, 3));
    spot.random.shuffle(&mut links);
    let near = *spot.random.pick(&threes)?;
    let mut cells: Vec<_> = near.cells.iter().collect();
    spot.random.shuffle(&mut cells);
    let [a, b, third] = cells[..] else { return None };
    let pair: CellSet = [a, b].into_iter().collect();
    // The two may be the only places of another house.
    if is_link(&spot.state, &candidates(near.digit, pair)) {
        return None;
    }
    let spoiler = Some(Candidate::of(third, near.digit));
    let shown = near.shown(&spot.state, near.cells);
    let claim = |places: &Places, cells: CellSet, spoiler| {
        let link = candidates(places.digit, cells);
        (Claim { link, spoiler, ..Claim::default() }, Some(places.shown(&spot.state, cells)))
    };
    let mut claims = vec![claim(&near, pair, spoiler)];
    claims.extend(links.iter().take(2).map(|link| claim(link, link.cells, None)));
    spot.random.shuffle(&mut claims);
    (claims.len() == 3).then(|| Exercise::new(spot, shown).claiming(claims))
}

/// True if a strong link joins the two candidates: a digit has no other place in a house.
pub(crate) fn is_link(state: &State, pair: &[Candidate]) -> bool {
    let [one, other] = pair else { return false };
    one.digit() == other.digit()
        && one != other
        && House::ALL.into_iter().any(|house| {
            let places = state.cells(one.digit()) & state.house_cells(house);
            places.len() == 2 && places.contains(one.cell()) && places.contains(other.cell())
        })
}

/// True if the two cells are the only places of some digit in a house.
pub(crate) fn joins(state: &State, cells: CellSet) -> bool {
    Digit::ALL.into_iter().any(|digit| is_link(state, &candidates(digit, cells)))
}

/// The digits with this many places in a house.
fn places(state: &State, count: usize) -> Vec<Places> {
    let all = House::ALL.into_iter().flat_map(|house| Digit::ALL.map(|digit| (house, digit)));
    let places =
        all.map(|(house, digit)| Places { house, digit, cells: state.cells(digit) & state.house_cells(house) });
    places.filter(|places| places.cells.len() == count).collect()
}

fn candidates(digit: Digit, cells: CellSet) -> Vec<Candidate> {
    cells.iter().map(|cell| Candidate::of(cell, digit)).collect()
}

impl Places {
    /// The link between two of the cells; all places in words.
    fn shown(&self, state: &State, cells: CellSet) -> Shown {
        let ends: Vec<_> = cells.iter().take(2).collect();
        let node = |(i, cell): (usize, &_)| Node { digit: self.digit, cells: CellSet::single(*cell), on: i == 1 };
        let evidence = Evidence::Chain {
            nodes: ends.iter().enumerate().map(node).collect(),
            truths: vec![Truth::Digit(self.house, self.digit)],
            sets: Vec::new(),
            ends: Vec::new(),
        };
        let step = Step { technique: Technique::XChain, placements: Vec::new(), eliminations: Vec::new(), evidence };
        Shown::plain(state, step, vec![self.tell()])
    }

    fn tell(&self) -> Message {
        say::PlacesInHouse { house: self.house, digit: self.digit, cells: self.cells }.into()
    }
}
