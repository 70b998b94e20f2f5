//! How far the columns and the names of the digits are settled while a puzzle's rows are placed from the top.
//!
//! Columns that were blank in all rows so far are still alike, and so are stacks: they are *tied*. The next row settles
//! some of them. In a tied three or pair, blanks come first, then digits that have a name, then those that have none; where
//! two without a name are tied, either may come first, and both ways must be followed.

use core::array::from_fn;

use super::band_order::ORDERS;

/// A row of raw values, filled up, and which of its columns hold a clue.
#[derive(Clone, Copy, Default)]
pub(super) struct Row {
    pub(super) values: [u8; 16],
    pub(super) occupied: u16,
    /// The stacks with a clue.
    pub(super) stacks: u8,
}

impl Row {
    /// Puts a clue in.
    #[inline]
    pub(super) fn put(&mut self, column: usize, digit: u8) {
        self.values[column & 15] = digit;
        self.occupied |= 1 << column;
        self.stacks |= 1 << (column / 3);
    }
}

/// The name of a digit that has none yet: greater than all names.
const NEW: u64 = 15;

/// The names of the digits, four bits each; the blank's is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Names(u64);

impl Names {
    /// No digit has a name.
    pub(super) const NONE: Self = Self(0x00FF_FFFF_FFF0);

    /// The value's name.
    #[inline]
    pub(super) fn of(self, value: u8) -> u64 {
        self.0 >> (4 * value) & NEW
    }

    /// Gives the digit a name.
    #[inline]
    fn set(&mut self, digit: u8, name: u64) {
        self.0 ^= (NEW ^ name) << (4 * digit);
    }
}

/// Which neighbours of three columns or stacks are tied: bit 0 for the first two, bit 1 for the last two.
type Ties = u8;

/// The columns in order, as far as they are settled. Places are counted from the right, as the digits of a number.
///
/// ```text
///   columns     1 2 3   4 5 6   7 8 9
///   a row       . . .   . . 5   . 4 .
///   places      8 7 6   5 4 3   2 1 0
///   its least   . . .   . . 1   . . 2     if all were tied: columns 4 and 5, and columns 7 and 9 stay so, as do 1 to 3
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Columns {
    /// Four bits a column: the rightmost place that it and those tied with it may have.
    places: u64,
    /// Ties of stacks, from the left; tied stacks are blank so far.
    stacks: Ties,
}

/// A row in its least form, but for the order of tied stacks: the names and the columns at the places, four bits each.
#[derive(Clone, Copy, Default)]
pub(super) struct Line {
    names: u64,
    columns: u64,
}

/// The orders of three things of which neighbours can change places.
const fn orders(ties: Ties) -> &'static [[u8; 3]] {
    match ties {
        0 => &[[0, 1, 2]],
        1 => &[[0, 1, 2], [1, 0, 2]],
        2 => &[[0, 1, 2], [0, 2, 1]],
        _ => &ORDERS,
    }
}

/// The orders of nine things, three threes, that only exchange things and threes that are tied.
fn orders_of_nine(ties: [Ties; 3], threes: Ties) -> impl Iterator<Item = [u8; 9]> {
    let [first, second, third] = ties.map(orders);
    orders(threes).iter().flat_map(move |threes| {
        first.iter().flat_map(move |a| {
            second.iter().flat_map(move |b| {
                let nine = move |c| from_fn(|j| 3 * threes[j / 3] + [a, b, c][threes[j / 3] as usize][j % 3]);
                third.iter().map(nine)
            })
        })
    })
}

/// The ties of three things, from the first on, of which neighbours are equal and `holds` is true.
#[inline]
fn ties<T: PartialEq>(things: &[T; 3], holds: impl Fn(&T) -> bool) -> Ties {
    let tied = |i: usize| u8::from(things[i] == things[i + 1] && holds(&things[i])) << i;
    tied(0) | tied(1)
}

/// The three numbers of three places each, from the left.
#[inline]
const fn threes(row: u64) -> [u64; 3] {
    [row >> 24 & 0xFFF, row >> 12 & 0xFFF, row & 0xFFF]
}

impl Columns {
    /// All alike.
    pub(super) const UNSETTLED: Self = Self { places: 0x0_0033_3666, stacks: 3 };

    /// Every column where it is.
    pub(super) const IN_ORDER: Self = Self { places: 0x0_1234_5678, stacks: 0 };

    /// The rightmost place that the column and those tied with it may have.
    #[inline]
    fn place(self, column: u8) -> u8 {
        (self.places >> (4 * column) & 15) as u8
    }

    /// The columns in their order from the left, tied ones in any.
    pub(super) fn order(self) -> [u8; 9] {
        let mut order = [None; 9];
        for column in 0..9 {
            let mut place = 8 - self.place(column) as usize;
            while order[place].is_some() && place > 0 {
                place -= 1;
            }
            order[place] = Some(column);
        }
        order.map(|column| column.unwrap_or(0))
    }

    /// The ties of the columns in each stack, in order.
    fn ties(self) -> [Ties; 3] {
        let places = self.order().map(|column| self.place(column));
        [0, 3, 6].map(|j| ties(&[places[j], places[j + 1], places[j + 2]], |_| true))
    }

    /// The orders of nine columns in place that only exchange tied ones and tied stacks.
    pub(super) fn orders_of_ties(self) -> impl Iterator<Item = [u8; 9]> {
        orders_of_nine(self.ties(), self.stacks)
    }

    /// How many such orders there are.
    pub(super) fn ways(self) -> usize {
        self.ties().iter().fold(orders(self.stacks).len(), |ways, ties| ways * orders(*ties).len())
    }

    /// A bound for the least that becomes of a row, by the stacks in which it has clues (as bits, numbered from the left as
    /// they are in the puzzle): greater where the first stack with a clue is further left.
    #[inline]
    pub(super) fn bounds(self) -> &'static [u8; 8] {
        let (first, second) = (self.place(0) / 3, self.place(3) / 3);
        &BOUNDS[(self.stacks & 3) as usize][(3 * first + second).min(8) as usize]
    }

    /// The row in its least form, the stacks being where they are.
    #[inline]
    pub(super) fn line(self, row: &Row, names: Names) -> Line {
        let mut line = Line::default();
        for column in bits(row.occupied) {
            let (mut name, mut column) = (names.of(row.values[(column & 15) as usize]), u64::from(column));
            let mut shift = 4 * self.place(column as u8);
            // Of tied columns the blank ones come first and the greatest last.
            loop {
                let there = line.at(shift);
                if name > there.0 {
                    line.names ^= (there.0 ^ name) << shift;
                    line.columns ^= (there.1 ^ column) << shift;
                    (name, column) = there;
                }
                if name == 0 {
                    break;
                }
                shift += 4;
            }
        }
        line
    }

    /// The least that tied stacks can make of the row, four bits a place.
    #[inline]
    pub(super) fn least(self, line: &Line) -> u64 {
        if self.stacks == 0 { line.names } else { self.sort_stacks(line.names).0 }
    }

    /// The row with tied stacks sorted, and which stack stands where after that.
    #[inline]
    fn sort_stacks(self, row: u64) -> (u64, [usize; 3]) {
        // The stack's number is kept above what it holds.
        let [mut a, mut b, mut c] = threes(row);
        (b, c) = (b | 1 << 12, c | 2 << 12);
        let sorted = |tie: Ties, left: u64, right: u64| {
            let exchange = self.stacks & tie != 0 && left & 0xFFF > right & 0xFFF;
            if exchange { (right, left) } else { (left, right) }
        };
        (a, b) = sorted(1, a, b);
        (b, c) = sorted(2, b, c);
        (a, b) = sorted(1, a, b);
        ((a & 0xFFF) << 24 | (b & 0xFFF) << 12 | c & 0xFFF, [a, b, c].map(|three| (three >> 12) as usize))
    }

    /// Settles columns and names in all ways that make the least of the row; `next` is the next name.
    #[inline]
    pub(super) fn settle(self, line: &Line, row: &Row, names: Names, next: u64, mut found: impl FnMut(Self, Names)) {
        if row.occupied == 0 {
            return found(self, names);
        }
        if self.stacks == 0 {
            return self.settle_columns(line, row, names, next, &mut found);
        }
        let (sorted, order) = self.sort_stacks(line.names);
        let threes = threes(sorted);
        let blank = self.stacks & ties(&threes, |three| *three == 0);
        // Equal stacks that are not blank hold digits without a name, for no digit stands twice in a row.
        let either = self.stacks & ties(&threes, |three| *three != 0);
        for exchanged in orders(either) {
            let order = exchanged.map(|i| order[i as usize]);
            self.with_stacks(order, blank).settle_columns(&line.with_stacks(order), row, names, next, &mut found);
        }
    }

    /// The stacks in another order: that at `order[0]` comes first.
    #[inline]
    fn with_stacks(self, order: [usize; 3], stacks: Ties) -> Self {
        let mut places = self.places;
        if order != [0, 1, 2] {
            let mut to = [0; 3];
            for (new, old) in order.into_iter().enumerate() {
                to[old] = 2 - new as u64;
            }
            places = 0;
            for first in [0, 3, 6] {
                // The columns of one stack, as they lie in it.
                let three = self.places >> (4 * first) & 0xFFF;
                let stack = (three & 15) / 3;
                let new = to[2 - stack as usize];
                places |= (three - 0x333 * stack + 0x333 * new) << (4 * first);
            }
        }
        Self { places, stacks }
    }

    /// Settles the columns in each stack.
    #[inline]
    fn settle_columns(self, line: &Line, row: &Row, names: Names, next: u64, found: &mut impl FnMut(Self, Names)) {
        let new = new_names(line.names);
        if new & new >> 4 != 0 {
            return self.exchange(line, |line| found(self.placed(line), line.name(row, names, next)));
        }
        found(self.placed(line), line.name(row, names, next));
    }

    /// Exchanges neighbouring digits without a name where their columns are tied.
    fn exchange(self, line: &Line, mut found: impl FnMut(&Line)) {
        let [first, second, third] = [6, 3, 0].map(|right: u8| {
            let tied = |place: u8| {
                let both_new = line.names >> (4 * place) & 0xFF == 0xFF;
                both_new && self.place(line.column(place)) == self.place(line.column(place + 1))
            };
            orders(u8::from(tied(right + 1)) | u8::from(tied(right)) << 1)
        });
        for a in first {
            let line = line.exchanged(8, a);
            for b in second {
                let line = line.exchanged(5, b);
                for c in third {
                    found(&line.exchanged(2, c));
                }
            }
        }
    }

    /// The columns of a row have the places they have in the line; those tied with them have places further left.
    #[inline]
    fn placed(self, line: &Line) -> Self {
        let mut places = self.places;
        let mut more = 0;
        let mut clues = 0;
        let mut left = line.names;
        while left != 0 {
            let place = left.trailing_zeros() / 4;
            left &= !(15 << (4 * place));
            let column = line.column(place as u8);
            let old = u64::from(self.place(column));
            places += (u64::from(place) - old) << (4 * column);
            clues |= 1 << (4 * column);
            // The columns that had the same place: no bit of theirs differs.
            let differing = self.places ^ (old * EACH);
            more += !(differing | differing >> 1 | differing >> 2 | differing >> 3) & EACH;
        }
        // Nothing is carried from one to the next: no place is above 8.
        Self { places: places + (more & !(clues * 15)), stacks: self.stacks }
    }
}

/// The lowest bit of each of nine fours.
const EACH: u64 = 0x1_1111_1111;

impl Line {
    /// The name and the column at a place, which is given as the bits to its right.
    #[inline]
    fn at(&self, shift: u8) -> (u64, u64) {
        (self.names >> shift & 15, self.columns >> shift & 15)
    }

    /// The column at the place.
    #[inline]
    fn column(&self, place: u8) -> u8 {
        (self.columns >> (4 * place) & 15) as u8
    }

    /// The stacks in another order: that at `order[0]` comes first.
    #[inline]
    fn with_stacks(&self, order: [usize; 3]) -> Self {
        let ordered = |fours: u64| order.iter().fold(0, |all, stack| all << 12 | fours >> (24 - 12 * stack) & 0xFFF);
        Self { names: ordered(self.names), columns: ordered(self.columns) }
    }

    /// Three places, the leftmost of which is given, with their columns in another order; the names are alike.
    #[inline]
    fn exchanged(mut self, left: u8, order: &[u8; 3]) -> Self {
        let right = 4 * (left - 2);
        let three = order.iter().fold(0, |three, from| three << 4 | u64::from(self.column(left - from)));
        self.columns = self.columns & !(0xFFF << right) | three << right;
        self
    }

    /// The names after the row's digits have got theirs, from the left.
    #[inline]
    fn name(&self, row: &Row, mut names: Names, mut next: u64) -> Names {
        let mut new = new_names(self.names);
        while new != 0 {
            let shift = 63 - new.leading_zeros();
            new ^= 1 << shift;
            names.set(row.values[self.column(shift as u8 / 4) as usize], next);
            next += 1;
        }
        names
    }
}

/// The lowest bits of the places that hold a digit without a name.
#[inline]
const fn new_names(row: u64) -> u64 {
    row & row >> 1 & row >> 2 & row >> 3 & EACH
}

/// The set bits, ascending.
#[inline]
fn bits(mut mask: u16) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as u8;
        (mask != 0).then(|| {
            mask &= mask - 1;
            bit
        })
    })
}

/// The row that `least` told, with the names that `next` and the following ones give to digits that had none; and the
/// name after these.
#[inline]
pub(super) fn with_new_names(mut row: u64, mut next: u64) -> (u64, u64) {
    let mut new = new_names(row);
    while new != 0 {
        let place = 63 - new.leading_zeros();
        row ^= (NEW ^ next) << place;
        next += 1;
        new ^= 1 << place;
    }
    (row, next)
}

/// By the ties of stacks, the places of the first and the second stack from the right, and the stacks with a clue: how far
/// left the first stack with a clue is, tied stacks being sorted.
const BOUNDS: [[[u8; 8]; 9]; 4] = {
    let mut table = [[[0; 8]; 9]; 4];
    let mut i = 0;
    while i < 4 * 9 * 8 {
        let (ties, first, second, stacks) = (i / 72, i / 24 % 3, i / 8 % 3, i % 8);
        if first != second {
            let mut clues = (stacks & 1) << first | (stacks >> 1 & 1) << second | (stacks >> 2) << (3 - first - second);
            let mut exchange = 0;
            while exchange < 3 {
                // Of two tied stacks the blank one comes first; the left two, the right two, and the left two again.
                let low = 1 - exchange % 2;
                if ties >> (exchange % 2) & 1 == 1 && clues >> low & 3 == 2 {
                    clues ^= 3 << low;
                }
                exchange += 1;
            }
            table[ties][3 * first + second][stacks] = (8 - (clues as u8).leading_zeros()) as u8;
        }
        i += 1;
    }
    table
};

/// By the occupied columns of a row, the least that exchanging columns and stacks makes of them, leftmost column highest.
pub(super) const PATTERNS: [u16; 512] = {
    let mut table = [0; 512];
    let mut mask = 0;
    while mask < 512 {
        let counts = [(mask & 7usize).count_ones(), (mask >> 3 & 7).count_ones(), (mask >> 6).count_ones()];
        let mut pattern = 0;
        // The fuller stacks come last.
        let (mut full, mut shift) = (4, 0);
        while full > 0 {
            full -= 1;
            let mut i = 0;
            while i < 3 {
                if counts[i] == full {
                    pattern |= ((1 << full) - 1) << shift;
                    shift += 3;
                }
                i += 1;
            }
        }
        table[mask] = pattern;
        mask += 1;
    }
    table
};
