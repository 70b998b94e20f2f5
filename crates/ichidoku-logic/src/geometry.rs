//! Tables of the grid that only finders need, and small combinations of bits.

use ichidoku::{Cell, CellSet, House};

/// The nine cells of each house in reading order.
pub(crate) const HOUSE_CELL: [[Cell; 9]; 27] = {
    let mut table = [[Cell::ALL[0]; 9]; 27];
    let mut house = 0;
    while house < 27 {
        let mut bits = House::ALL[house].cells().bits();
        let mut place = 0;
        while place < 9 {
            table[house][place] = Cell::ALL[bits.trailing_zeros() as usize];
            bits &= bits - 1;
            place += 1;
        }
        house += 1;
    }
    table
};

/// The cells of a house at the places of a mask, bit `i` for the house's cell `i` in reading order.
pub(crate) fn cells_at(house: House, places: u16) -> CellSet {
    bits_of(places).map(|place| HOUSE_CELL[house.index()][place]).collect()
}

/// The positions of the set bits, ascending.
pub(crate) fn bits_of(mask: u16) -> impl Iterator<Item = usize> + Clone {
    let mut rest = mask;
    std::iter::from_fn(move || {
        let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(bit)
    })
}

/// The cells that the box and the line share, if they meet.
pub(crate) fn crossing(a: House, b: House) -> CellSet {
    a.cells() & b.cells()
}

/// The most cells of the set that do not see each other.
///
/// ```text
///   x x . | . . x       2: no three of them stand in three rows
///   . x . | . x .
/// ```
pub(crate) fn most_apart(cells: CellSet) -> usize {
    let Some(first) = cells.iter().next() else { return 0 };
    let row = cells & first.row().cells();
    let rest = cells - row;
    let without = most_apart(rest);
    let more = row.iter().any(|cell| most_apart(rest - cell.peers()) == without);
    without + usize::from(more)
}

/// Every choice of `size` of the `count` lowest bits, ascending (Gosper's next permutation).
///
/// ```text
///   size 2, count 4:  0011 0101 0110 1001 1010 1100
/// ```
pub(crate) fn choices(count: usize, size: usize) -> impl Iterator<Item = u32> {
    let end = 1u32 << count;
    let mut next = if size <= count { (1u32 << size) - 1 } else { end };
    std::iter::from_fn(move || {
        let choice = next;
        if choice >= end || choice == 0 {
            return None;
        }
        let low = choice & choice.wrapping_neg();
        let ripple = choice + low;
        next = (((ripple ^ choice) >> 2) / low) | ripple;
        Some(choice)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_all_of_them_once() {
        for (count, size, expected) in [(4, 2, 6), (9, 4, 126), (9, 9, 1), (3, 4, 0), (5, 1, 5)] {
            let all: Vec<u32> = choices(count, size).collect();
            assert_eq!(all.len(), expected);
            assert!(all.iter().all(|c| c.count_ones() as usize == size && *c < 1 << count));
            assert!(all.windows(2).all(|w| w[0] < w[1]));
        }
    }

    #[test]
    fn most_apart_is_the_most_of_all_choices() {
        let apart = |cells: CellSet| cells.iter().all(|cell| cells.is_disjoint(cell.peers()));
        for start in 0..60 {
            let cells: Vec<Cell> = (0..10).map(|i| Cell::ALL[(start + i * (start + 2)) % 81]).collect();
            let chosen = |bits: &u32| (0..10).filter(|i| bits >> i & 1 == 1).map(|i| cells[i]).collect::<CellSet>();
            let most = (0..1 << 10).map(|bits| chosen(&bits)).filter(|c| apart(*c)).map(CellSet::len).max();
            assert_eq!(Some(most_apart(cells.iter().copied().collect())), most, "{cells:?}");
        }
        assert_eq!([CellSet::EMPTY, CellSet::FULL].map(most_apart), [0, 9]);
    }

    #[test]
    fn house_cells_are_in_reading_order() {
        for house in House::ALL {
            assert!(house.cells().iter().eq(HOUSE_CELL[house.index()]));
            assert_eq!(cells_at(house, 0x1FF), house.cells());
        }
    }
}
