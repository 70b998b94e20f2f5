//! The grid's houses in the order in which Sudoku Explainer goes through a cell's: its box, its row, its column.
//!
//! The order decides which of several reasons for the same conclusion is kept, and so how long a chain is.

use std::ops::Range;

pub(super) const BOXES: Range<usize> = 0..9;
pub(super) const ROWS: Range<usize> = 9..18;
pub(super) const COLUMNS: Range<usize> = 18..27;

/// The cells of each house: boxes, rows, columns; within a house from left to right, then downwards.
pub(super) const CELLS: [[u8; 9]; 27] = cells();

/// The box, the row and the column of each cell.
pub(super) const HOUSES: [[u8; 3]; 81] = houses();

/// Which cell of its box, its row and its column each cell is.
pub(super) const PLACES: [[u8; 3]; 81] = places();

/// The 20 cells that each cell sees: those of its box, then those of its row and of its column that are not among them.
pub(super) const PEERS: Peers = peers();

/// The same by row and column: the order in which Sukaku Explainer goes through them.
pub(super) const PEERS_IN_ORDER: Peers = peers_in_order();

/// By cell, the cells that it sees, in some order.
pub(super) type Peers = [[u8; 20]; 81];

/// Each cell as a bit.
pub(super) const CELL_BIT: [u128; 81] = cell_bit();

/// The cells that each cell sees as bits.
pub(super) const SEEN: [u128; 81] = seen();

/// The cells of each house as bits.
pub(super) const HOUSE_BITS: [u128; 27] = house_bits();

/// The other places of a cell's box, and of its row and column those outside the box.
pub(super) const NEW_PLACES: [[u16; 3]; 81] = new_places();

const fn cells() -> [[u8; 9]; 27] {
    let mut cells = [[0; 9]; 27];
    let mut n = 0;
    while n < 81 {
        let (house, place) = (n / 9, n % 9);
        cells[house][place] = ((house / 3 * 3 + place / 3) * 9 + house % 3 * 3 + place % 3) as u8;
        cells[9 + house][place] = n as u8;
        cells[18 + house][place] = (place * 9 + house) as u8;
        n += 1;
    }
    cells
}

const fn houses() -> [[u8; 3]; 81] {
    let mut houses = [[0; 3]; 81];
    let mut n = 0;
    while n < 81 {
        let (row, column) = (n / 9, n % 9);
        houses[n] = [(row / 3 * 3 + column / 3) as u8, (9 + row) as u8, (18 + column) as u8];
        n += 1;
    }
    houses
}

const fn places() -> [[u8; 3]; 81] {
    let mut places = [[0; 3]; 81];
    let mut n = 0;
    while n < 81 {
        let (row, column) = (n / 9, n % 9);
        places[n] = [(row % 3 * 3 + column % 3) as u8, column as u8, row as u8];
        n += 1;
    }
    places
}

const fn new_places() -> [[u16; 3]; 81] {
    let mut new = [[0; 3]; 81];
    let mut n = 0;
    while n < 81 {
        let (row, column) = (n / 9, n % 9);
        new[n] = [0x1FF & !(1 << PLACES[n][0]), 0x1FF & !(7 << (column / 3 * 3)), 0x1FF & !(7 << (row / 3 * 3))];
        n += 1;
    }
    new
}

const fn peers() -> Peers {
    let mut peers = [[0; 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut count = 0;
        let mut n = 0;
        while n < 27 {
            let (kind, place) = (n / 9, n % 9);
            if NEW_PLACES[cell][kind] >> place & 1 == 1 {
                peers[cell][count] = CELLS[HOUSES[cell][kind] as usize][place];
                count += 1;
            }
            n += 1;
        }
        cell += 1;
    }
    peers
}

const fn peers_in_order() -> Peers {
    let mut peers = [[0; 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (mut count, mut other) = (0, 0);
        while other < 81 {
            if SEEN[cell] >> other & 1 == 1 {
                peers[cell][count] = other as u8;
                count += 1;
            }
            other += 1;
        }
        cell += 1;
    }
    peers
}

const fn cell_bit() -> [u128; 81] {
    let mut bits = [1; 81];
    let mut cell = 0;
    while cell < 81 {
        bits[cell] <<= cell;
        cell += 1;
    }
    bits
}

const fn seen() -> [u128; 81] {
    let mut seen = [0; 81];
    let mut n = 0;
    while n < 81 * 20 {
        seen[n / 20] |= 1 << PEERS[n / 20][n % 20];
        n += 1;
    }
    seen
}

const fn house_bits() -> [u128; 27] {
    let mut bits = [0; 27];
    let mut n = 0;
    while n < 27 * 9 {
        bits[n / 9] |= 1 << CELLS[n / 9][n % 9];
        n += 1;
    }
    bits
}

/// The numbers of the bits that are set, in ascending order.
#[inline(always)]
pub(super) fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(bit)
    })
}

/// How many of nine bits are set. Many processors count bits slowly, and this is asked of every cell and house.
#[inline(always)]
pub(super) fn count(mask: u16) -> u32 {
    static COUNT: [u8; 512] = {
        let (mut count, mut mask) = ([0; 512], 1);
        while mask < 512 {
            count[mask] = count[mask / 2] + (mask % 2) as u8;
            mask += 1;
        }
        count
    };
    COUNT[usize::from(mask % 512)].into()
}

/// True if exactly two bits are set. Many processors count bits slowly, and this is asked of every cell and house.
#[inline(always)]
pub(super) fn is_pair(mask: u16) -> bool {
    (mask & mask.wrapping_sub(1)).is_power_of_two()
}

/// The cells of a set, in ascending order.
pub(super) fn cells_of(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(cell)
    })
}

/// All ways to choose so many of so many things, as bits in ascending order: the order in which the original tries them.
/// None if there is nothing to choose from.
pub(super) fn choices(chosen: u32, of: u32) -> impl Iterator<Item = u16> {
    let end = 1_u32 << of;
    let mut next = Some((1_u32 << chosen) - 1).filter(|first| of > 0 && *first < end);
    std::iter::from_fn(move || {
        let now = next?;
        let lowest = now & now.wrapping_neg();
        let carried = now + lowest;
        next = (lowest != 0).then(|| carried | (((now ^ carried) / lowest) >> 2)).filter(|mask| *mask < end);
        Some(now as u16)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cells_peers_come_by_box_then_row_then_column() {
        assert_eq!(PEERS[0], [1, 2, 9, 10, 11, 18, 19, 20, 3, 4, 5, 6, 7, 8, 27, 36, 45, 54, 63, 72]);
        assert!((0..81).all(|cell| SEEN[cell].count_ones() == 20));
    }

    #[test]
    fn choices_ascend() {
        assert_eq!(choices(2, 4).collect::<Vec<_>>(), [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]);
        assert_eq!(choices(0, 4).collect::<Vec<_>>(), [0]);
        assert_eq!(choices(4, 4).collect::<Vec<_>>(), [0b1111]);
        assert_eq!(choices(0, 0).count() + choices(3, 2).count(), 0);
        assert_eq!(choices(4, 9).count(), 126);
    }
}
