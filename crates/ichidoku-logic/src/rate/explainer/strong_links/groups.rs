//! How the places of a digit in a house fall into two groups.
//!
//! Two places are two groups, but not if they are in one line of a box: the line has them, too. Three to six places must leave
//! a third of a line empty, or lie in one row and one column of a box, or in two lines of it. Only the first way of this kind
//! is taken, though another may be better: so the original does it.

/// Ways to divide the places of a house in two.
#[derive(Clone, Copy, Default)]
pub(super) struct Groups {
    pairs: [Option<[u16; 2]>; 2],
    pub(super) are_grouped: bool,
}

impl Groups {
    fn of_two(pair: [u16; 2]) -> Self {
        Self { pairs: [Some(pair), None], are_grouped: false }
    }

    fn grouped(first: [u16; 2], second: Option<[u16; 2]>) -> Self {
        Self { pairs: [Some(first), second], are_grouped: true }
    }

    pub(super) fn pairs(self) -> impl Iterator<Item = [u16; 2]> {
        self.pairs.into_iter().flatten()
    }
}

/// The three rows, or thirds of a line, and the three columns of a box.
const ROWS: [u16; 3] = [0b111, 0b111 << 3, 0b111 << 6];
const COLUMNS: [u16; 3] = [0b001_001_001, 0b001_001_001 << 1, 0b001_001_001 << 2];
/// Two of three lines, and the third one.
const TWO_OF_THREE: [[usize; 3]; 3] = [[0, 1, 2], [0, 2, 1], [1, 2, 0]];

/// How these places of a line or a box are divided.
pub(super) fn groups(places: u16, is_box: bool) -> Groups {
    match (places.count_ones(), is_box) {
        (2, false) => Groups::of_two(single(places)),
        (2, true) if ROWS.iter().chain(&COLUMNS).all(|line| places & !line != 0) => Groups::of_two(single(places)),
        (3..=6, false) => in_line(places),
        (3..=6, true) => in_box(places),
        _ => Groups::default(),
    }
}

fn single(places: u16) -> [u16; 2] {
    let first = places & places.wrapping_neg();
    [first, places & !first]
}

/// A pair of groups neither of which is empty. A single place comes first, the second group's rather than the first's.
fn in_order([one, other]: [u16; 2]) -> Option<[u16; 2]> {
    match (one.count_ones(), other.count_ones()) {
        (0, _) | (_, 0) => None,
        (_, 1) => Some([other, one]),
        _ => Some([one, other]),
    }
}

fn in_line(places: u16) -> Groups {
    let third = [0, 1, 2].into_iter().find(|third| places & ROWS[*third] == 0);
    let rest = third.map(|third| [ROWS[usize::from(third == 0)], ROWS[if third == 2 { 1 } else { 2 }]]);
    rest.and_then(|rest| in_order(rest.map(|third| places & third)))
        .map_or_else(Groups::default, |pair| Groups::grouped(pair, None))
}

fn in_box(places: u16) -> Groups {
    let crossing = (0..9).find(|place| places & !(ROWS[place / 3] | COLUMNS[place % 3]) == 0);
    if let Some(place) = crossing {
        return crossed(places, place);
    }
    let lines = [ROWS, COLUMNS].into_iter().flat_map(|lines| TWO_OF_THREE.map(|two| two.map(|n| lines[n])));
    let two = lines.into_iter().find(|[.., empty]| places & empty == 0).filter(|_| places.count_ones() > 3);
    two.map_or_else(Groups::default, |[one, other, _]| in_two_lines([places & one, places & other]))
}

/// Places in the row and the column of a box that cross here. Where they cross is counted in with the group of several, also
/// if the digit has no place there; and with both groups if both are of several and it has one.
fn crossed(places: u16, crossing: usize) -> Groups {
    let here = 1 << crossing;
    let arms = [COLUMNS[crossing % 3], ROWS[crossing / 3]].map(|line| places & line & !here);
    let Some([one, other]) = in_order(arms) else { return Groups::default() };
    match one.count_ones() {
        1 => Groups::grouped([one, other | here], None),
        _ => Groups::grouped([one, other].map(|arm| arm | (here & places)), None),
    }
}

/// Places in two lines of a box. Four that form a rectangle may be taken by row or by column.
fn in_two_lines([one, other]: [u16; 2]) -> Groups {
    let Some(pair) = in_order([one, other]) else { return Groups::default() };
    let [[a, b], [c, d]] = [single(one), single(other)];
    let is_line = |places: u16| ROWS.iter().chain(&COLUMNS).any(|line| places & !line == 0);
    let is_rectangle = one.count_ones() == 2 && other.count_ones() == 2 && is_line(a | c) && is_line(b | d);
    Groups::grouped(pair, is_rectangle.then_some([a | c, b | d]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(places: u16, is_box: bool) -> Vec<[u16; 2]> {
        groups(places, is_box).pairs().collect()
    }

    #[test]
    fn two_places_are_two_groups_but_not_in_a_line_of_a_box() {
        assert_eq!(of(0b000_000_011, false), [[0b001, 0b010]]);
        assert!(of(0b000_000_011, true).is_empty());
        assert_eq!(of(0b000_010_001, true), [[0b000_000_001, 0b000_010_000]]);
        assert!(!groups(0b000_010_001, true).are_grouped);
    }

    #[test]
    fn a_line_has_groups_if_a_third_of_it_is_empty_and_no_other() {
        assert_eq!(of(0b011_000_001, false), [[0b000_000_001, 0b011_000_000]]);
        assert_eq!(of(0b100_000_111, false), [[0b100_000_000, 0b000_000_111]]);
        assert!(of(0b000_000_111, false).is_empty());
        assert!(of(0b001_001_001, false).is_empty());
        assert!(groups(0b011_000_001, false).are_grouped);
    }

    #[test]
    fn a_box_has_groups_along_a_row_and_a_column() {
        // Where they cross counts as a place of the larger group even if it has none.
        assert_eq!(of(0b001_000_110, true), [[0b001_000_000, 0b000_000_111]]);
        // Both are larger, and it is a place of both.
        assert_eq!(of(0b001_001_111, true), [[0b001_001_001, 0b000_000_111]]);
        assert_eq!(of(0b001_001_110, true), [[0b001_001_000, 0b000_000_110]]);
        // One place each: the one in the row comes first.
        assert_eq!(of(0b000_001_011, true), [[0b000_000_010, 0b000_001_001]]);
    }

    #[test]
    fn a_box_has_groups_in_two_rows_and_a_rectangle_has_them_both_ways() {
        assert_eq!(of(0b000_011_101, true), [[0b000_000_101, 0b000_011_000]]);
        assert_eq!(of(0b000_011_011, true), [[0b000_000_011, 0b000_011_000], [0b000_001_001, 0b000_010_010]]);
        assert_eq!(of(0b110_110_110, true), [[0b010_010_010, 0b100_100_100]]);
        assert!(of(0b100_010_001, true).is_empty());
        assert!(of(0b111_111_110, true).is_empty());
    }
}
