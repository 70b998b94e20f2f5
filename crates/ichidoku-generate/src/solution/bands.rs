//! The digits of a band's rows and columns as sets, and how they go on and fit together.

/// Nine digits, one bit each.
pub(super) const ALL: u16 = 0x1FF;

/// Three digits in each of three rows, or columns, of a box.
pub(super) type Sets = [u16; 3];

/// The rows and the columns of a box with its digits in order.
pub(super) const ROWS: Sets = [0o007, 0o070, 0o700];
pub(super) const COLUMNS: Sets = [0o111, 0o222, 0o444];

/// The six orders of three things.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// In how many ways the columns of a band could be arranged: any order of the columns of the first box, one of two for each
/// column of the second.
pub(super) const WAYS: u32 = 216 * 8;

/// Three disjoint sets of three digits, the second of which has digits of the other two only, and so on: where the digits
/// of three columns of a box may stand in the next one. `choice` is below 56 = 1 + 1 + 27 + 27, by how many digits of a
/// column stay together.
pub(super) fn split([a, b, c]: Sets, choice: u32) -> Sets {
    match choice {
        0 => [c, a, b],
        1 => [b, c, a],
        _ => {
            let n = choice - 2;
            let parts = [one_of(a, n % 3), one_of(b, n / 3 % 3), one_of(c, n / 9 % 3)];
            // One digit of each set goes one way and two go the other way.
            let [p, q, r] = if n < 27 { parts } else { [a ^ parts[0], b ^ parts[1], c ^ parts[2]] };
            [q | (c ^ r), r | (a ^ p), p | (b ^ q)]
        }
    }
}

/// One of three digits.
fn one_of(set: u16, which: u32) -> u16 {
    let low = set & set.wrapping_neg();
    let rest = set ^ low;
    let high = rest & (rest - 1);
    match which {
        0 => low,
        1 => high,
        _ => rest ^ high,
    }
}

/// The rows of the boxes of a band whose columns are given; `choice` is below [`WAYS`]. `None` if that does not fit.
pub(super) fn arrange(columns: &[Sets; 3], choice: u32) -> Option<[Sets; 3]> {
    let rows = arrange_second(&columns[0], &columns[1], choice)?;
    let fits = rows[2].iter().all(|row| columns[2].iter().all(|column| row & column != 0));
    fits.then_some(rows)
}

/// The rows of the boxes of a band, given the columns of the first two.
pub(super) fn arrange_second(columns: &Sets, next: &Sets, choice: u32) -> Option<[Sets; 3]> {
    let mut orders = choice / 8;
    let mut first = [0; 3];
    for column in columns {
        place(&mut first, *column, orders % 6);
        orders /= 6;
    }
    let mut second = [0; 3];
    for (j, column) in next.iter().enumerate() {
        displace(&mut second, &first, *column, choice >> j & 1 != 0)?;
    }
    Some([first, second, [0, 1, 2].map(|i| ALL & !(first[i] | second[i]))])
}

/// Adds three digits to three rows, one each.
fn place(rows: &mut Sets, digits: u16, order: u32) {
    let low = digits & digits.wrapping_neg();
    let rest = digits ^ low;
    let middle = rest & rest.wrapping_neg();
    let [a, b, c] = ORDERS[order as usize];
    rows[usize::from(a)] |= low;
    rows[usize::from(b)] |= middle;
    rows[usize::from(c)] |= rest ^ middle;
}

/// Adds three digits to the rows of the second box, none to the row that it has in the first. There are two ways, or
/// none if all three are in one row.
fn displace(second: &mut Sets, first: &Sets, column: u16, other: bool) -> Option<()> {
    let here = first.map(|row| row & column);
    if here.iter().all(|row| *row != 0) {
        let turned = if other { [1, 2, 0] } else { [2, 0, 1] };
        second.iter_mut().zip(turned).for_each(|(row, from)| *row |= here[from]);
        return Some(());
    }
    let two = (0..3).find(|i| here[*i].count_ones() == 2)?;
    let one = (0..3).find(|i| here[*i].count_ones() == 1)?;
    let low = here[two] & here[two].wrapping_neg();
    let (swapped, away) = if other { (low, here[two] ^ low) } else { (here[two] ^ low, low) };
    second[two] |= here[one];
    second[one] |= swapped;
    second[3 - one - two] |= away;
    Some(())
}
