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
    fn house_cells_are_in_reading_order() {
        for house in House::ALL {
            assert!(house.cells().iter().eq(HOUSE_CELL[house.index()]));
            assert_eq!(cells_at(house, 0x1FF), house.cells());
        }
    }
}
