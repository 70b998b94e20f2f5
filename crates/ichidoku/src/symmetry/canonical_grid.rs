//! The canonical form of complete grids.
//!
//! The least form begins with the least form of one of the grid's six bands (three bands, three stacks). The band table
//! gives each one's class, and for those of the least class all orders that make it the least band. Such an order
//! settles the columns and the names of the digits, and then the other rows have their places by the first column. Few
//! arrangements are left to compare, mostly one or two. It is right because no other arrangement can begin with so small a
//! first band, and fast because the band table replaces the search for it: six look-ups instead of 2 · 6⁸ arrangements.

use alloc::vec::Vec;
use core::array::from_fn;
use core::cmp::Ordering;

use super::arrangement::{Arrangement, Found};
use super::band::{BandTable, Place};
use super::band_order::{BandOrder, ORDERS, Rows, sorting};
use super::tied_columns::Columns;

/// The arrangements that lead to the least grid.
pub(super) fn least(table: &BandTable, values: &[u8; 81]) -> Found {
    let views = views(values);
    let places = places(table, &views);
    let class = places.iter().fold(u16::MAX, |least, place| least.min(place.class));
    let mut contest = Contest { rows: [u64::MAX; 6], ties: Vec::with_capacity(1) };
    for (i, place) in places.into_iter().enumerate().filter(|(_, place)| place.class == class) {
        for order in table.orders(place) {
            contest.enter(&views, i / 3, i % 3, &order);
        }
    }
    let first = table.classes()[class as usize].rows;
    let mut form = [0; 81];
    for (i, value) in form.iter_mut().enumerate() {
        let (row, column) = (i / 9, i % 9);
        *value = if row < 3 { first[row][column] } else { (contest.rows[row - 3] >> (32 - 4 * column) & 15) as u8 };
    }
    Found { form, ties: contest.ties, free: Columns::IN_ORDER }
}

/// A grid seen as it is and seen transposed, in rows of raw values.
pub(super) type Views = [[[u8; 9]; 9]; 2];

/// Both views of raw values in reading order.
#[inline]
pub(super) fn views(values: &[u8; 81]) -> Views {
    let rows = from_fn(|r| from_fn(|c| values[9 * r + c]));
    let columns = from_fn(|c| from_fn(|r| values[9 * r + c]));
    [rows, columns]
}

/// The three bands and the three stacks, looked up.
#[inline]
pub(super) fn places(table: &BandTable, views: &Views) -> [Place; 6] {
    from_fn(|i| table.find(&band(&views[i / 3], i % 3)))
}

/// A band of a view.
#[inline]
fn band(view: &[[u8; 9]; 9], band: usize) -> Rows {
    [view[3 * band], view[3 * band + 1], view[3 * band + 2]]
}

/// The least rows so far, and the arrangements that lead to them.
struct Contest {
    /// The rows from the fourth on, four bits a digit.
    rows: [u64; 6],
    ties: Vec<Arrangement>,
}

impl Contest {
    /// Arranges the grid by an order of one of its bands and compares it with the least so far.
    #[inline]
    fn enter(&mut self, views: &Views, transposed: usize, band: usize, order: &BandOrder) {
        let view = &views[transposed];
        let mut names = [0; 16];
        let first = &view[3 * band + order.rows[0] as usize];
        for (name, column) in (1..).zip(order.columns) {
            names[(first[column as usize] & 15) as usize] = name;
        }
        let name = |row: usize, column: u8| names[(view[row][column as usize] & 15) as usize];
        let rows = all_rows(band, order.rows, |row| name(row, order.columns[0]));
        for i in 0..6 {
            let row = rows[3 + i] as usize;
            let row = order.columns.into_iter().fold(0, |digits, column| digits << 4 | u64::from(name(row, column)));
            match row.cmp(&self.rows[i]) {
                Ordering::Greater => return,
                Ordering::Equal => {}
                Ordering::Less => {
                    self.rows[i] = row;
                    self.rows[i + 1..].fill(u64::MAX);
                    self.ties.clear();
                }
            }
        }
        let names = from_fn(|digit| names[digit]);
        self.ties.push(Arrangement { transposed: transposed == 1, rows, columns: order.columns, names });
    }
}

/// The order of all rows that makes the first column ascend in the second and third band, and these two bands in order.
#[inline]
fn all_rows(band: usize, first: [u8; 3], lead: impl Fn(usize) -> u8) -> [u8; 9] {
    let sorted = |band: usize| {
        let leads = [0, 1, 2].map(|i| lead(3 * band + i));
        ORDERS[sorting(leads)].map(|i| (3 * band as u8 + i, leads[i as usize]))
    };
    let [mut second, mut third] = [(band + 1) % 3, (band + 2) % 3].map(sorted);
    if second[0].1 > third[0].1 {
        core::mem::swap(&mut second, &mut third);
    }
    from_fn(|i| match i / 3 {
        0 => 3 * band as u8 + first[i],
        1 => second[i - 3].0,
        _ => third[i - 6].0,
    })
}
