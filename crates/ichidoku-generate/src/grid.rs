//! Random solutions, each of the 6,670,903,752,021,072,936,960 exactly as likely.
//!
//! A sample is built band by band in such a way that every solution can be built in exactly one way, and every way is as
//! likely as any other; where the choices do not fit together, *everything* is thrown away and begun anew. So no solution
//! is preferred, and no weight has to be known.
//!
//! ```text
//!   1. box 1 in order, the rest of band 1 at random                   9!·2,612,736 bands, all of them fit
//!   2. which digits of each column go to band 2, which to band 3      56 ways a stack, see `split`
//!   3. band 2: the digits of each column in rows                      1,728 ways, about one in nine fits
//!   4. band 3: the same
//!   5. the digits renamed                                             9! ways
//! ```
//!
//! One try in 75 fits: 2,612,736·56³·1,728²·9! ÷ 6,670,903,752,021,072,936,960 = 74.6. A try takes some 40 ns.

use ichidoku::{Puzzle, Solution};

use crate::random::Random;

/// Nine digits, one bit each.
const ALL: u16 = 0x1FF;

/// The digits that stand in each of three rows, or columns, of a box.
type Sets = [u16; 3];

/// A band: the digits of the rows and of the columns of its three boxes.
#[derive(Clone, Copy, Default)]
struct Band {
    rows: [Sets; 3],
    columns: [Sets; 3],
}

/// The six orders of three things.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// A random solution; all are exactly as likely, as far as the random numbers are fair.
///
/// ```
/// use ichidoku_generate::{Random, random_solution};
/// let solution = random_solution(&mut Random::new(7, 0, 0));
/// assert_eq!(solution, random_solution(&mut Random::new(7, 0, 0)));
/// ```
pub fn random_solution(random: &mut Random) -> Solution {
    loop {
        if let Some(bands) = attempt(random)
            && let Some(solution) = solution(&bands, random)
        {
            return solution;
        }
    }
}

/// One try at three bands.
fn attempt(random: &mut Random) -> Option<[Band; 3]> {
    let first = first_band(random.below(56 * 46_656));
    let [mut second, mut third] = [Band::default(); 2];
    let mut choice = random.below(56 * 56 * 56);
    for stack in 0..3 {
        let columns = split(first.columns[stack], choice % 56);
        choice /= 56;
        second.columns[stack] = columns;
        third.columns[stack] = [0, 1, 2].map(|j| ALL & !(first.columns[stack][j] | columns[j]));
    }
    second.rows = arrange(&second.columns, random.below(1728))?;
    third.rows = arrange(&third.columns, random.below(1728))?;
    Some([first, second, third])
}

/// A band with box 1 in order; `choice` is below 56·6⁶.
fn first_band(choice: u32) -> Band {
    let rows = [0o007, 0o070, 0o700];
    let second = split(rows, choice % 56);
    let third = [0, 1, 2].map(|i| ALL & !(rows[i] | second[i]));
    let mut orders = choice / 56;
    let mut columns_of = |rows: Sets| {
        let mut columns = [0; 3];
        for row in rows {
            place(&mut columns, row, orders % 6);
            orders /= 6;
        }
        columns
    };
    let columns = [[0o111, 0o222, 0o444], columns_of(second), columns_of(third)];
    Band { rows: [rows, second, third], columns }
}

/// Three disjoint sets of three digits, the second of which has digits of the other two only, and so on: where the digits
/// of three rows of a box may stand in the next box. `choice` is below 56 = 1 + 27 + 27 + 1, by how many digits of one row
/// stay together.
fn split([a, b, c]: Sets, choice: u32) -> Sets {
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
        _ => set ^ low ^ high,
    }
}

/// Adds three digits to three sets, one each.
fn place(sets: &mut Sets, digits: u16, order: u32) {
    let low = digits & digits.wrapping_neg();
    let rest = digits ^ low;
    let middle = rest & rest.wrapping_neg();
    let [a, b, c] = ORDERS[order as usize];
    sets[usize::from(a)] |= low;
    sets[usize::from(b)] |= middle;
    sets[usize::from(c)] |= rest ^ middle;
}

/// The rows of the boxes of a band whose columns are given; `choice` is below 1,728 = 216·8: any order of the columns of the first box,
/// and where the second box has two ways for a column, one of them. `None` if that does not fit.
fn arrange(columns: &[Sets; 3], choice: u32) -> Option<[Sets; 3]> {
    let mut orders = choice / 8;
    let mut first = [0; 3];
    for column in columns[0] {
        place(&mut first, column, orders % 6);
        orders /= 6;
    }
    let mut second = [0; 3];
    for (j, column) in columns[1].into_iter().enumerate() {
        displace(&mut second, &first, column, choice >> j & 1 != 0)?;
    }
    let third = [0, 1, 2].map(|i| ALL & !(first[i] | second[i]));
    let fits = third.iter().all(|row| columns[2].iter().all(|column| row & column != 0));
    fits.then_some([first, second, third])
}

/// Adds three digits to the rows of the second box, none to the row that it has in the first. There are two ways, or
/// none if all three are in one row.
fn displace(second: &mut Sets, first: &Sets, column: u16, other: bool) -> Option<()> {
    let here = first.map(|row| row & column);
    if here.iter().all(|row| *row != 0) {
        let [a, b, c] = if other { [1, 2, 0] } else { [2, 0, 1] };
        second[0] |= here[a];
        second[1] |= here[b];
        second[2] |= here[c];
        return Some(());
    }
    let two = (0..3).find(|i| here[*i].count_ones() == 2)?;
    let one = (0..3).find(|i| here[*i].count_ones() == 1)?;
    let low = here[two] & here[two].wrapping_neg();
    let (stay, go) = if other { (low, here[two] ^ low) } else { (here[two] ^ low, low) };
    second[two] |= here[one];
    second[one] |= stay;
    second[3 - one - two] |= go;
    Some(())
}

/// The bands with their digits renamed.
fn solution(bands: &[Band; 3], random: &mut Random) -> Option<Solution> {
    let mut names = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    random.shuffle(&mut names);
    let mut values = [0; 81];
    for (i, value) in values.iter_mut().enumerate() {
        let (row, column) = (i / 9, i % 9);
        let band = &bands[row / 3];
        let digit = band.rows[column / 3][row % 3] & band.columns[column / 3][column % 3];
        *value = *names.get(digit.trailing_zeros() as usize)?;
    }
    Solution::try_from(Puzzle::from_values(values)?).ok()
}
