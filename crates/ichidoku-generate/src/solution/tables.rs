//! What fits together in a band, by columns alone, as tables of a third of a megabyte.
//!
//! How many ways there are to arrange a band depends on which digits are in its columns, and not on their order: 280 ways to
//! part nine digits in threes, 56 ways for a column's digits to go on. So a try is decided by a few look-ups before anything
//! is placed; the numbers are made by counting once, and a test counts all bands with them.

use std::array::from_fn;

use super::bands::{ALL, COLUMNS, ROWS, Sets, WAYS, arrange_second, split};

/// In how many ways nine digits can be shared out to three sets.
const PARTITIONS: usize = 280;
/// With how many of these a given one shares one digit in each pair of sets.
const TRANSVERSALS: usize = 36;
/// How the digits of three columns can go on in the next band.
pub(super) const SPLITS: usize = 56;

/// The number of a partition of the digits into three sets, whatever their order.
pub(super) type Partition = u16;

/// Made once, in a few milliseconds.
pub(super) struct Tables {
    sets: Vec<Sets>,
    transversals: Vec<[Partition; TRANSVERSALS]>,
    /// The rows of boxes 2 and 3 after a split of the rows of box 1.
    first_bands: [[Partition; 2]; SPLITS],
    /// What a split of a partition's columns leaves to the second and to the third band.
    splits: Vec<[[Partition; 2]; SPLITS]>,
    /// For each split of the first stack, and for the second and the third band: the partitions with the digits so
    /// renamed that the band's first box has the columns of [`COLUMNS`].
    renamed: Vec<[[Partition; 2]; PARTITIONS]>,
    /// The ways to arrange a band whose columns are [`COLUMNS`] and the two partitions.
    ways: Vec<[u16; PARTITIONS]>,
}

impl Tables {
    pub(super) fn new() -> Self {
        let sets = partitions();
        let index = Index::new(&sets);
        let splits_of = |sets: &Sets| from_fn(|n| both(*sets, n as u32).map(|half| index.of(half)));
        let renamed_by = |n: usize| {
            let names = both(COLUMNS, n as u32).map(names_for);
            from_fn(|p| [0, 1].map(|half| index.of(sets[p].map(|set| rename(set, &names[half])))))
        };
        let transversals: Vec<_> = sets.iter().map(|sets_of| transversals(sets_of, &sets)).collect();
        Self {
            first_bands: from_fn(|n| both(ROWS, n as u32).map(|rows| index.of(rows))),
            splits: sets.iter().map(splits_of).collect(),
            renamed: (0..SPLITS).map(renamed_by).collect(),
            ways: sets.iter().map(|second| ways(second, &index, &transversals)).collect(),
            transversals,
            sets,
        }
    }

    /// The sets of a partition.
    pub(super) fn sets(&self, partition: Partition) -> Sets {
        self.sets[usize::from(partition)]
    }

    /// The number of a partition.
    #[cfg(test)]
    pub(super) fn number(&self, sets: Sets) -> Partition {
        Index::new(&self.sets).of(sets)
    }

    /// The partitions that could be the columns of box 2, and of box 3, after a split of the rows of box 1.
    pub(super) fn first_bands(&self, n: u32) -> [&[Partition; TRANSVERSALS]; 2] {
        self.first_bands[n as usize].map(|rows| &self.transversals[usize::from(rows)])
    }

    /// What a split of the columns leaves to the second and third band.
    pub(super) fn split(&self, columns: Partition, n: u32) -> [Partition; 2] {
        self.splits[usize::from(columns)][n as usize]
    }

    /// In how many of 1,728 ways a band can be arranged: the second band (`half` 0) or the third after a split of the first
    /// stack, with these columns in the other two.
    pub(super) fn ways(&self, first: u32, half: usize, second: Partition, third: Partition) -> u16 {
        let renamed = &self.renamed[first as usize];
        let [second, third] = [second, third].map(|p| usize::from(renamed[usize::from(p)][half]));
        self.ways[second][third]
    }
}

/// What a split leaves to the second and to the third band.
pub(super) fn both(columns: Sets, n: u32) -> [Sets; 2] {
    let second = split(columns, n);
    [second, [0, 1, 2].map(|j| ALL & !(columns[j] | second[j]))]
}

/// All partitions; in each the first set has the digit 1, the second the smallest that is not in the first.
fn partitions() -> Vec<Sets> {
    let triples = || (0..=ALL).filter(|set: &u16| set.count_ones() == 3);
    let lowest = |set: u16| set & set.wrapping_neg();
    let rest_of = |first: u16| move |second: &u16| second & first == 0 && second & lowest(ALL & !first) != 0;
    let firsts = triples().filter(|first| first & 1 != 0);
    firsts.flat_map(|first| triples().filter(rest_of(first)).map(move |b| [first, b, ALL & !(first | b)])).collect()
}

/// Finds the number of a partition.
struct Index {
    /// By the first set and the second one's bits that are not the first digit, squeezed: see [`Index::place`].
    numbers: Vec<u16>,
}

impl Index {
    fn new(sets: &[Sets]) -> Self {
        let mut numbers = vec![0; 1 << 16];
        for (i, partition) in sets.iter().enumerate() {
            numbers[Self::place(*partition)] = i as u16;
        }
        Self { numbers }
    }

    /// The first set without its digit 1 and the second set as one number of 16 bits: the digit 1 is in the first, and
    /// no other digit in both.
    fn place([first, second, _]: Sets) -> usize {
        usize::from(first >> 1) << 8 | usize::from(second >> 1)
    }

    fn of(&self, mut sets: Sets) -> Partition {
        let smallest = |set: &u16| set.trailing_zeros();
        sets.sort_unstable_by_key(smallest);
        self.numbers[Self::place(sets)]
    }
}

/// The partitions that share one digit with each set of this one.
fn transversals(rows: &Sets, sets: &[Sets]) -> [Partition; TRANSVERSALS] {
    let crosses = |columns: &Sets| columns.iter().all(|column| rows.iter().all(|row| row & column != 0));
    let mut found = sets.iter().zip(0..).filter(|(columns, _)| crosses(columns)).map(|(_, number)| number);
    from_fn(|_| found.next().unwrap_or(0))
}

/// For each digit the bit of its new name, so that the columns become [`COLUMNS`].
fn names_for(columns: Sets) -> [u16; 9] {
    let mut names = [0; 9];
    for (column, new) in columns.into_iter().zip(COLUMNS) {
        let digits = |set: u16| (0..9).filter(move |digit| set >> digit & 1 != 0);
        digits(column).zip(digits(new)).for_each(|(old, new)| names[old] = 1 << new);
    }
    names
}

fn rename(set: u16, names: &[u16; 9]) -> u16 {
    (0..9).filter(|digit| set >> digit & 1 != 0).map(|digit| names[digit]).sum()
}

/// In how many ways a band can be arranged whose first box has the columns [`COLUMNS`] and the second one these; by the
/// columns of the third.
fn ways(second: &Sets, index: &Index, transversals: &[[Partition; TRANSVERSALS]]) -> [u16; PARTITIONS] {
    let mut rows = [0_u16; PARTITIONS];
    // The order of the first column is left out: it only exchanges rows.
    for choice in (0..WAYS / 8).step_by(6).flat_map(|orders| 8 * orders..8 * orders + 8) {
        if let Some([_, _, third]) = arrange_second(&COLUMNS, second, choice) {
            rows[usize::from(index.of(third))] += 6;
        }
    }
    let mut ways = [0; PARTITIONS];
    for (count, columns) in rows.iter().zip(transversals) {
        columns.iter().for_each(|third| ways[usize::from(*third)] += count);
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solution::bands::arrange;

    #[test]
    fn the_ways_are_those_that_can_be_arranged() {
        let tables = Tables::new();
        for (n, second, third) in [(0, 0, 0), (5, 100, 200), (31, 17, 279), (55, 3, 4), (2, 250, 250)] {
            for half in 0..2 {
                let columns = [both(COLUMNS, n)[half], tables.sets(second), tables.sets(third)];
                let fitting = (0..1728).filter(|choice| arrange(&columns, *choice).is_some()).count();
                assert_eq!(usize::from(tables.ways(n, half, second, third)), fitting);
            }
        }
    }

    /// Every band is counted: 1,680³ ways to share out the columns, ordered.
    #[test]
    fn all_ways_together_are_all_bands() {
        let tables = Tables::new();
        let ways: u64 = tables.ways.iter().flatten().map(|n| u64::from(*n)).sum();
        assert_eq!(ways * 1680 * 36, 948_109_639_680);
    }

    #[test]
    fn splits_leave_whole_columns() {
        let tables = Tables::new();
        assert_eq!(tables.sets.len(), PARTITIONS);
        for (p, sets) in tables.sets.iter().enumerate() {
            for n in 0..SPLITS as u32 {
                let halves = both(*sets, n);
                let split = tables.split(p as u16, n);
                for (half, number) in halves.iter().zip(split) {
                    assert!(half.iter().all(|set| tables.sets(number).contains(set)));
                }
                for j in 0..3 {
                    assert_eq!(sets[j] | halves[0][j] | halves[1][j], ALL);
                }
            }
        }
    }
}
