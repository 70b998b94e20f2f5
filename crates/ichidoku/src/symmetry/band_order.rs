//! Orders of a band's rows, stacks and columns.

/// The orders of three things, ascending.
pub(super) const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// Three rows of nine digits, 1 to 9.
pub(super) type Rows = [[u8; 9]; 3];

/// What stands where in an arranged band: its row `i` is row `rows[i]` of the original, and so for the columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BandOrder {
    pub(super) rows: [u8; 3],
    pub(super) columns: [u8; 9],
}

impl BandOrder {
    /// How many there are.
    pub(super) const COUNT: usize = 6 * 6 * 6 * 6 * 6;

    /// The order with this number, below [`Self::COUNT`].
    #[inline]
    pub(super) fn nth(index: usize) -> Self {
        let stacks = ORDERS[index / 216 % 6];
        let inside = [ORDERS[index / 36 % 6], ORDERS[index / 6 % 6], ORDERS[index % 6]];
        Self { rows: ORDERS[index / 1296], columns: core::array::from_fn(|j| 3 * stacks[j / 3] + inside[j / 3][j % 3]) }
    }

    /// The number of the order.
    pub(super) fn index(&self) -> usize {
        let [a, b, c, d, e, f, g, h, i] = self.columns;
        let parts =
            [self.rows, [a / 3, d / 3, g / 3], [a % 3, b % 3, c % 3], [d % 3, e % 3, f % 3], [g % 3, h % 3, i % 3]];
        parts.into_iter().fold(0, |index, part| index * 6 + rank(part))
    }

    /// The order that comes of putting in order what already is in the order `self`.
    #[inline]
    pub(super) fn then(&self, next: &Self) -> Self {
        Self { rows: next.rows.map(|i| self.rows[i as usize]), columns: next.columns.map(|j| self.columns[j as usize]) }
    }

    /// The order that puts everything back.
    pub(super) fn inverse(&self) -> Self {
        let mut inverse = *self;
        for (i, row) in self.rows.into_iter().enumerate() {
            inverse.rows[row as usize] = i as u8;
        }
        for (j, column) in self.columns.into_iter().enumerate() {
            inverse.columns[column as usize] = j as u8;
        }
        inverse
    }

    /// The band in this order with the digits named anew, so that the first row is 123456789.
    pub(super) fn apply(&self, band: &Rows) -> Rows {
        let first = &band[self.rows[0] as usize];
        let mut names = [0; 10];
        for (name, column) in (1..).zip(self.columns) {
            names[first[column as usize] as usize] = name;
        }
        self.rows.map(|row| self.columns.map(|column| names[band[row as usize][column as usize] as usize]))
    }
}

/// The number of an order of three things; 0 for anything else.
pub(super) fn rank(order: [u8; 3]) -> usize {
    ORDERS.iter().position(|other| *other == order).unwrap_or(0)
}

/// The number of the order that makes the three ascend: with it, `three[order[0]] < three[order[1]] < three[order[2]]`.
#[inline]
pub(super) fn sorting(three: [u8; 3]) -> usize {
    /// By whether the first is greater than the second, the first than the third, the second than the third.
    const BY_COMPARISON: [u8; 8] = [0, 2, 0, 3, 1, 0, 4, 5];
    let greater = |i: usize, j: usize| usize::from(three[i] > three[j]);
    BY_COMPARISON[greater(0, 1) | greater(0, 2) << 1 | greater(1, 2) << 2] as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorting_makes_ascending() {
        for three in ORDERS {
            let order = ORDERS[sorting(three)];
            assert_eq!(order.map(|i| three[i as usize]), [0, 1, 2], "{three:?}");
        }
    }

    #[test]
    fn numbers_round_trip_and_inverses_undo() {
        for index in 0..BandOrder::COUNT {
            let order = BandOrder::nth(index);
            assert_eq!(order.index(), index);
            assert_eq!(order.then(&order.inverse()), BandOrder::nth(0));
            assert_eq!(order.inverse().then(&order), BandOrder::nth(0));
        }
    }

    #[test]
    fn orders_apply_one_after_the_other() {
        let band = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [4, 5, 7, 8, 9, 3, 6, 1, 2], [9, 8, 6, 2, 1, 7, 3, 5, 4]];
        for index in (0..BandOrder::COUNT).step_by(97) {
            let (one, other) = (BandOrder::nth(index), BandOrder::nth(index * 31 % BandOrder::COUNT));
            assert_eq!(other.apply(&one.apply(&band)), one.then(&other).apply(&band));
        }
    }
}
