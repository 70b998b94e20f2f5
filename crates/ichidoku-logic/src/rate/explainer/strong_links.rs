//! Two, three and four strong links of a digit in a row, grouped ones among them: skyscrapers, two-string kites, turbot fish,
//! empty rectangles and longer patterns of this kind.
//!
//! A strong link lies between the two places of a digit in a house, or between two groups of places that are all there are.
//! The end of one and the beginning of the next are in one house. The digit goes from what sees both loose ends, but for
//! the houses that the pattern uses; and if the ends are in one house as well, from what sees two ends that are linked.
//! Found in the source of Sukaku Explainer and by its paths.
//!
//! The patterns come by the kinds of their houses, then by digit, house by house, then by the order in which the links are
//! gone through, then by the ends. Of all patterns the easiest is applied, then the one that takes out most, where a
//! loop counts a candidate for each pair of ends that sees it, then the one with the lower shape, then the first.

mod groups;

use std::cmp::{Ordering, Reverse};

use super::board::Board;
use super::hint::{Hint, removals};
use super::houses::{CELLS, HOUSE_BITS, SEEN, bits};
use super::names::{Name, Shape, StrongLinks};

/// In which orders so many links are gone through, one of each two that are the same the other way round.
fn orders(count: usize) -> &'static [&'static [usize]] {
    match count {
        2 => &[&[0, 1]],
        3 => &[&[0, 1, 2], &[1, 0, 2], &[0, 2, 1]],
        _ => &[
            &[0, 1, 2, 3],
            &[1, 0, 2, 3],
            &[2, 0, 1, 3],
            &[0, 2, 1, 3],
            &[1, 2, 0, 3],
            &[2, 1, 0, 3],
            &[0, 3, 2, 1],
            &[0, 2, 3, 1],
            &[1, 0, 3, 2],
            &[0, 1, 3, 2],
            &[1, 3, 0, 2],
            &[0, 3, 1, 2],
        ],
    }
}

/// A pattern of so many strong links.
pub(super) fn strong_links(board: &Board, count: usize) -> Option<Hint> {
    let links: [Vec<Link>; 9] = std::array::from_fn(|digit| links(board, digit));
    let mut search = Search { board, count, digit: 0, chosen: Vec::with_capacity(count), best: None };
    for kinds in kinds(count) {
        for (digit, links) in links.iter().enumerate() {
            search.digit = digit;
            search.choose(links, &kinds);
        }
    }
    search.best.map(|found| found.hint(board))
}

/// The kinds of houses of so many links, in ascending order, the last ones deciding which comes first.
fn kinds(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with = |kind: usize| {
        let shorter = kinds(count - 1).into_iter().filter(move |kinds| kinds.last().is_none_or(|last| *last <= kind));
        shorter.map(move |kinds| [kinds, vec![kind]].concat())
    };
    (0..3).flat_map(with).collect()
}

/// A strong link of a digit in a house.
struct Link {
    house: usize,
    /// All places of the digit in the house.
    places: u128,
    is_grouped: bool,
    ends: [End; 2],
    /// The links with which it may be joined, by their numbers.
    near: u64,
}

/// An end of a link: one cell, or several of which one has the digit.
#[derive(Clone, Copy)]
struct End {
    /// The houses that have all of its cells.
    houses: u32,
    /// The cells that see all of its cells.
    seen: u128,
}

impl End {
    fn new(house: usize, places: u16) -> Self {
        let cells = || bits(places).map(|place| usize::from(CELLS[house][place]));
        let all = cells().fold(0_u128, |set, cell| set | 1 << cell);
        let is_in = |house: &usize| all & !HOUSE_BITS[*house] == 0;
        Self {
            houses: (0..HOUSE_BITS.len()).filter(is_in).fold(0, |set, house| set | 1 << house),
            seen: cells().fold(!0, |seen, cell| seen & SEEN[cell]),
        }
    }

    /// A house of both ends: a column rather than a row, and that rather than a box.
    fn shared(self, other: Self) -> Option<usize> {
        (self.houses & other.houses).checked_ilog2().map(|house| house as usize)
    }
}

/// The digit's links by house.
fn links(board: &Board, digit: usize) -> Vec<Link> {
    let mut links = Vec::new();
    for house in 0..CELLS.len() {
        let groups = groups::groups(board.places[house][digit], house < 9);
        links.extend(groups.pairs().map(|ends| Link {
            house,
            places: board.cells_for(house, digit),
            is_grouped: groups.are_grouped,
            ends: ends.map(|places| End::new(house, places)),
            near: 0,
        }));
    }
    let meet = |one: &Link, other: &Link| {
        let joined = one.ends.iter().any(|end| other.ends.iter().any(|other| end.houses & other.houses != 0));
        joined && one.places & other.places == 0
    };
    for n in 0..links.len() {
        links[n].near = (0..links.len()).filter(|other| meet(&links[n], &links[*other])).fold(0, |set, n| set | 1 << n);
    }
    links
}

struct Found {
    name: StrongLinks,
    digit: usize,
    gone: u128,
    /// How many candidates go, as they are counted.
    count: u32,
}

impl Found {
    fn difficulty(&self) -> f64 {
        let base = [4.0, 5.4, 5.8][usize::from(self.name.links) - 2];
        let kinds = &self.name.shape[1..=usize::from(self.name.links)];
        match (kinds.contains(&0), kinds.contains(&2)) {
            _ if self.name.shape[0] > 0 => base + 0.3,
            (false, false) => base,
            (true, true) => base + 0.2,
            _ => base + 0.1,
        }
    }

    fn order(&self, other: &Self) -> Ordering {
        let key = |found: &Self| (Reverse(found.count), found.name.shape);
        self.difficulty().total_cmp(&other.difficulty()).then_with(|| key(self).cmp(&key(other)))
    }

    fn hint(&self, board: &Board) -> Hint {
        let removals = removals(board, self.gone, 1 << self.digit);
        Hint { name: Name::StrongLinks(self.name), difficulty: self.difficulty(), placement: None, removals }
    }
}

struct Search<'a> {
    board: &'a Board,
    count: usize,
    digit: usize,
    /// The numbers of the links that are chosen.
    chosen: Vec<usize>,
    best: Option<Found>,
}

impl Search<'_> {
    /// Chooses links in houses of these kinds, and tries all ways through them. No two have a place in common.
    fn choose(&mut self, links: &[Link], kinds: &[usize]) {
        let Some(kind) = kinds.get(self.chosen.len()) else { return self.go_through(links) };
        let first = self.chosen.last().map_or(0, |last| links.partition_point(|link| link.house <= links[*last].house));
        for n in (first..links.len()).filter(|n| links[*n].house / 9 == *kind) {
            if self.chosen.iter().all(|other| links[*other].places & links[n].places == 0) {
                self.chosen.push(n);
                self.choose(links, kinds);
                self.chosen.pop();
            }
        }
    }

    fn go_through(&mut self, links: &[Link]) {
        let all = self.chosen.iter().fold(0_u64, |set, n| set | 1 << n);
        if self.chosen.iter().any(|n| links[*n].near & all == 0) {
            return;
        }
        for order in orders(self.count) {
            let are_near = |pair: &[usize]| links[self.chosen[pair[0]]].near >> self.chosen[pair[1]] & 1 == 1;
            if !order.windows(2).all(are_near) {
                continue;
            }
            let way: Vec<&Link> = order.iter().map(|n| &links[self.chosen[*n]]).collect();
            for turned in 0..1 << self.count {
                let end = |place: usize, which: usize| {
                    let is_turned = turned >> (self.count - 1 - place) & 1;
                    way[place].ends[which ^ is_turned]
                };
                let mut joints = (1..self.count).map(|place| (end(place - 1, 1), end(place, 0)));
                if joints.all(|(one, other)| one.houses & other.houses != 0) {
                    let ends: Vec<[End; 2]> =
                        (0..self.count).map(|place| [0, 1].map(|which| end(place, which))).collect();
                    self.follow(&way, &ends, turned >> (self.count - 1) == 0);
                }
            }
        }
    }

    /// Tries links in this order, each from its first end to its second, which is in one house with the next.
    fn follow(&mut self, way: &[&Link], ends: &[[End; 2]], is_straight: bool) {
        let joints = || ends.windows(2).map(|pair| (pair[0][1], pair[1][0]));
        let joining: Vec<usize> = joints().filter_map(|(one, other)| one.shared(other)).collect();
        let (first, last) = (ends[0][0], ends[self.count - 1][1]);
        let without = |cells: u128, houses: &[usize]| houses.iter().fold(cells, |set, house| set & !HOUSE_BITS[*house]);
        let bases: Vec<usize> = way.iter().map(|link| link.house).collect();
        let free = without(self.board.cells[self.digit], &bases);
        let outside = first.seen & last.seen & free;
        let is_loop = first.shared(last).is_some();
        let (gone, count) = if !is_loop {
            let gone = without(outside, &joining);
            (gone, gone.count_ones())
        } else if is_straight && bases.iter().min() == bases.first() {
            let between = joints().map(|(one, other)| one.seen & other.seen & free);
            between.fold((outside, outside.count_ones()), |(all, count), gone| (all | gone, count + gone.count_ones()))
        } else {
            return;
        };
        if gone != 0 {
            self.offer(way, is_loop, gone, count);
        }
    }

    fn offer(&mut self, way: &[&Link], is_loop: bool, gone: u128, count: u32) {
        let name = StrongLinks { links: self.count as u8, is_loop, shape: shape(way) };
        let found = Found { name, digit: self.digit, gone, count };
        let is_first = |best: &Found| found.order(best).is_lt();
        if self.best.as_ref().is_none_or(is_first) {
            self.best = Some(found);
        }
    }
}

/// The shape, the lowest of all that come of turning the pattern or swapping rows and columns.
fn shape(way: &[&Link]) -> Shape {
    let kinds = |swapped: bool, back: bool| {
        let mut shape = [0; 5];
        shape[0] = way.iter().filter(|link| link.is_grouped).count() as u8;
        for (place, link) in way.iter().enumerate() {
            let kind = link.house / 9;
            let place = if back { way.len() - 1 - place } else { place };
            shape[place + 1] = if swapped { (3 - kind) % 3 } else { kind } as u8;
        }
        shape
    };
    let shapes =
        [(false, false), (false, true), (true, false), (true, true)].map(|(swapped, back)| kinds(swapped, back));
    shapes.into_iter().min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_houses_come_by_the_last_one() {
        assert_eq!(kinds(2), [[0, 0], [0, 1], [1, 1], [0, 2], [1, 2], [2, 2]]);
        assert_eq!(kinds(4).len(), 15);
    }

    /// Each order with the same the other way round: all there are.
    #[test]
    fn orders_are_half_of_all() {
        for (count, all) in [(2, 2), (3, 6), (4, 24)] {
            let there = orders(count).iter().map(|order| order.to_vec());
            let back = orders(count).iter().map(|order| order.iter().rev().copied().collect());
            let both: std::collections::HashSet<Vec<usize>> = there.chain(back).collect();
            assert_eq!(both.len(), all);
        }
    }

    fn link(house: usize, is_grouped: bool) -> Link {
        Link { house, places: 0, is_grouped, ends: [End { houses: 0, seen: 0 }; 2], near: 0 }
    }

    #[test]
    fn a_shape_is_the_lowest_of_its_turns() {
        let [in_box, in_row, in_column] = [link(3, false), link(12, true), link(20, false)];
        assert_eq!(shape(&[&in_column, &in_column]), [0, 1, 1, 0, 0]);
        assert_eq!(shape(&[&in_column, &in_row, &in_box]), [1, 0, 1, 2, 0]);
        assert_eq!(shape(&[&in_row, &in_column, &in_column]), [1, 1, 1, 2, 0]);
    }

    /// A digit with two places in each of two rows, one above the other: a skyscraper.
    #[test]
    fn a_skyscraper_takes_out_what_sees_both_roofs() {
        let mut board = Board::empty();
        for column in (0..9).filter(|column| ![0, 4].contains(column)) {
            board.remove(9 + column, 0);
        }
        for column in (0..9).filter(|column| ![0, 3].contains(column)) {
            board.remove(45 + column, 0);
        }
        let hint = strong_links(&board, 2).expect("a skyscraper");
        assert_eq!((hint.name.to_string(), hint.tenths()), ("Skyscraper 011".to_owned(), 40));
        assert_eq!(hint.removals, [(3, 1), (21, 1), (31, 1), (40, 1)]);
    }
}
