//! One sweep: every digit propagated once, in all lanes at the same time, without a branch or a table.
//!
//! For three digits at a time, each in three words (see [`grid_words`](crate::grid_words)):
//!
//! 1. **Cells.** A digit leaves the cells where another one was placed. A cell's last candidate (found at the end of the
//!    sweep before) clears its box; the steps below carry it on.
//! 2. **Columns.** For each stack, the digit's minicols are a 3×3 matrix, band × column. A digit takes one minicol in
//!    each band and one in each column, so only minicols on one of the six permutations stay ([`permutable_minicols`]).
//! 3. **Rows.** The same for minirows: for each band a matrix row × box, three digits packed in a word
//!    ([`permutable_minirows`]).
//! 4. **Boxes.** The only cell for a digit in its box is a placement. With steps 2 and 3 this covers the only cell in a
//!    row or column as well, since they leave nothing else in its box. A box without a cell: contradiction.
//!
//! Over all digits two-bit counts find the cells with no candidate (contradiction), one, and two.

use crate::arch::Lanes;
use crate::grid_words::{ALL, FIRST, rows};

/// The grids of all lanes and what the last sweep found in them.
pub(crate) struct Board<V: Lanes> {
    /// The candidates, see [`grid_words`](crate::grid_words).
    pub(crate) candidates: [V::Words; 27],
    /// For each group of three digits the cells that are the only one in their box for one of them, index
    /// `3·group + row in band`. The other digits leave these cells.
    pub(crate) placed: [V::Words; 9],
    /// Cells with one candidate.
    pub(crate) naked: [V::Words; 3],
    /// Cells with exactly two candidates.
    pub(crate) bivalue: [V::Words; 3],
    /// Cells with two or more candidates.
    pub(crate) open: [V::Words; 3],
}

impl<V: Lanes> Default for Board<V> {
    fn default() -> Self {
        let zero = V::Words::default();
        Self { candidates: [zero; 27], placed: [zero; 9], naked: [zero; 3], bivalue: [zero; 3], open: [zero; 3] }
    }
}

/// What a sweep found, one bit a lane.
pub(crate) struct Found {
    /// The grid has no solution.
    pub(crate) contradiction: u32,
    /// The grid is a solution (if not a contradiction).
    pub(crate) solved: u32,
    /// Nothing changed: propagation has nothing more to say.
    pub(crate) stuck: u32,
}

/// Two-bit counts of the candidates of each cell, for one row of all bands.
#[derive(Clone, Copy)]
struct Counts<V> {
    one: V,
    two: V,
    three: V,
}

impl<V: Lanes> Counts<V> {
    /// At least one, two, three of three digits.
    #[inline(always)]
    fn of(a: V, b: V, c: V) -> Self {
        Self { one: V::or3(a, b, c), two: V::majority(a, b, c), three: V::and3(a, b, c) }
    }

    /// The sum, counting no further than three.
    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        let two_and_one = V::or_and(V::or_and(self.three, self.two, other.one), self.one, other.two);
        Self {
            one: self.one.or(other.one),
            two: V::or_and(self.two.or(other.two), self.one, other.one),
            three: two_and_one.or(other.three),
        }
    }
}

/// Sweeps all digits once.
#[inline(always)]
pub(crate) fn sweep<V: Lanes>(board: &mut Board<V>) -> Found {
    let zero = V::splat(0);
    let naked = rows!(|r| V::load(&board.naked[r]));
    let mut flags = Flags { change: zero, clash: zero, boxes: V::splat(FIRST) };
    let mut counts = [Counts { one: zero, two: zero, three: zero }; 3];
    for group in 0..3 {
        let digits = sweep_group(board, group, naked, &mut flags);
        for r in 0..3 {
            let here = Counts::of(digits[0][r], digits[1][r], digits[2][r]);
            counts[r] = if group == 0 { here } else { counts[r].plus(here) };
        }
    }
    for r in 0..3 {
        counts[r].one.and_not(counts[r].two).store(&mut board.naked[r]);
        counts[r].two.and_not(counts[r].three).store(&mut board.bivalue[r]);
        counts[r].two.store(&mut board.open[r]);
    }
    let filled = V::and3(counts[0].one, counts[1].one, counts[2].one);
    let consistent =
        filled.equal_lanes(V::splat(ALL)) & flags.boxes.equal_lanes(V::splat(FIRST)) & flags.clash.equal_lanes(zero);
    let solved = all_placed(board) & consistent;
    let columns = if solved == 0 { 0 } else { full_columns(board) };
    Found {
        contradiction: !consistent | solved & !columns,
        solved: solved & columns,
        stuck: flags.change.equal_lanes(zero) & consistent & !solved,
    }
}

/// What is gathered over all digits.
struct Flags<V> {
    /// Bits that changed.
    change: V,
    /// Bits where two cells of a box have the same digit left alone.
    clash: V,
    /// Boxes in which every digit has a cell, see [`singles_in_boxes`].
    boxes: V,
}

/// Three vectors from memory, the first at index `3·at`.
#[inline(always)]
fn load<V: Lanes>(words: &[V::Words], at: usize) -> [V; 3] {
    rows!(|r| V::load(&words[3 * at + r]))
}

/// Sweeps three digits and returns their words.
#[inline(always)]
fn sweep_group<V: Lanes>(board: &mut Board<V>, group: usize, naked: [V; 3], flags: &mut Flags<V>) -> [[V; 3]; 3] {
    let elsewhere = [load::<V>(&board.placed, (group + 1) % 3), load::<V>(&board.placed, (group + 2) % 3)];
    let old = rows!(|d| load::<V>(&board.candidates, 3 * group + d));
    let mut boxes_done = [V::splat(0); 3];
    let mut digits = old;
    for d in 0..3 {
        let open = rows!(|r| V::and_neither(old[d][r], elsewhere[0][r], elsewhere[1][r]));
        (digits[d], boxes_done[d]) = clear_boxes(open, naked);
        digits[d] = keep_columns(digits[d]);
    }
    digits = keep_rows(digits);
    let singles = rows!(|d| {
        let (singles, some, several) = singles_in_boxes(digits[d]);
        flags.boxes = flags.boxes.and(some);
        // A cell's last candidate is the only one in its box by now, unless another cell's is there too.
        flags.clash = V::or_and(flags.clash, boxes_done[d], several);
        singles
    });
    store_group(board, group, old, digits, singles, flags)
}

/// Takes each digit out of the other two's single cells, and writes the group back.
#[inline(always)]
fn store_group<V: Lanes>(
    board: &mut Board<V>,
    group: usize,
    old: [[V; 3]; 3],
    digits: [[V; 3]; 3],
    singles: [[V; 3]; 3],
    flags: &mut Flags<V>,
) -> [[V; 3]; 3] {
    for r in 0..3 {
        let words = &mut board.placed[3 * group + r];
        let placed = V::or3(singles[0][r], singles[1][r], singles[2][r]);
        flags.change = V::or_difference(flags.change, V::load(words), placed);
        placed.store(words);
    }
    rows!(|d| {
        rows!(|r| {
            let left = V::and_neither(digits[d][r], singles[(d + 1) % 3][r], singles[(d + 2) % 3][r]);
            flags.change = V::or_difference(flags.change, old[d][r], left);
            left.store(&mut board.candidates[9 * group + 3 * d + r]);
            left
        })
    })
}

/// The lanes in which every cell is the only one in its box for some digit. As 81 cells share 81 pairs of digit and box,
/// each digit then has one cell in each box.
#[inline(always)]
fn all_placed<V: Lanes>(board: &Board<V>) -> u32 {
    let [a, b, c] = rows!(|group| load::<V>(&board.placed, group));
    let [top, middle, bottom] = rows!(|r| V::or3(a[r], b[r], c[r]));
    V::and3(top, middle, bottom).equal_lanes(V::splat(ALL))
}

/// Takes a digit out of the boxes where a cell has nothing else; also returns these boxes (bit `9·band + 3·stack`).
#[inline(always)]
pub(super) fn clear_boxes<V: Lanes>(digit: [V; 3], naked: [V; 3]) -> ([V; 3], V) {
    let last = rows!(|r| digit[r].and(naked[r]));
    let boxes = minirows(V::or3(last[0], last[1], last[2])).and(V::splat(FIRST));
    (rows!(|r| V::and_unless(digit[r], boxes.triple(), last[r])), boxes)
}

/// Keeps the minicols that lie on a permutation.
#[inline(always)]
pub(super) fn keep_columns<V: Lanes>(digit: [V; 3]) -> [V; 3] {
    let kept = permutable_minicols(V::or3(digit[0], digit[1], digit[2]));
    rows!(|r| digit[r].and(kept))
}

/// Which of the minicols (bit `9·band + column`) lie on a permutation of their stack's matrix band × column in stack.
///
/// With bands and columns counted modulo 3, the minicol `(b, c)` stays if the four minicols in the other bands and columns hold
/// one of the two diagonals: `(b+1, c+1)` and `(b+2, c+2)`, or `(b+1, c+2)` and `(b+2, c+1)`. That depends on
/// `(b+1, c+1)` only, so it is computed there and moved.
#[inline(always)]
fn permutable_minicols<V: Lanes>(some: V) -> V {
    /// The first two columns of each stack, and all bits beyond the word, where only zeros are shifted in.
    const NOT_LAST: u32 = 0o333_333_333 | !ALL;
    let next = V::select(V::splat(NOT_LAST), some.shr::<1>(), some.shl::<2>());
    let diagonal = V::and_or(some, next.shr::<9>(), next.shl::<18>());
    let other = V::and_or(next, some.shr::<9>(), some.shl::<18>());
    let pairs = diagonal.or(other);
    let below = pairs.shr::<9>().or(pairs.shl::<18>());
    some.and(V::select(V::splat(NOT_LAST), below.shr::<1>(), below.shl::<2>()))
}

/// Keeps the minirows of three digits that lie on a permutation.
#[inline(always)]
fn keep_rows<V: Lanes>(digits: [[V; 3]; 3]) -> [[V; 3]; 3] {
    // Bit `9·band + 3·box + digit` for each row: the first digit's minirows stay at the first bit of three.
    let first = V::splat(FIRST);
    let second = V::splat(FIRST << 1);
    let packed = rows!(|r| {
        let [a, b, c] = [digits[0][r], digits[1][r], digits[2][r]];
        let b = V::or3(b.shl::<1>(), b, b.shr::<1>());
        let c = V::or3(c.shl::<2>(), c.shl::<1>(), c);
        V::select(first, minirows(a), V::select(second, b, c))
    });
    let kept = permutable_minirows(packed);
    [
        rows!(|r| digits[0][r].and(kept[r].and(first).triple())),
        rows!(|r| digits[1][r].and(kept[r].shr::<1>().and(first).triple())),
        rows!(|r| digits[2][r].and(kept[r].shr::<2>().and(first).triple())),
    ]
}

/// Which of the minirows (three words by row in band, bit `9·band + 3·box + digit`) lie on a permutation of their band's
/// matrix row × box. See [`permutable_minicols`]; here the rows are different words.
#[inline(always)]
pub(super) fn permutable_minirows<V: Lanes>(rows: [V; 3]) -> [V; 3] {
    const NOT_LAST: u32 = 0o077_077_077 | !ALL;
    let next = rows!(|r| V::select(V::splat(NOT_LAST), rows[r].shr::<3>(), rows[r].shl::<6>()));
    rows!(|r| {
        let (i, j) = ((r + 1) % 3, (r + 2) % 3);
        let pairs = V::or_and(rows[i].and(next[j]), next[i], rows[j]);
        rows[r].and(V::select(V::splat(NOT_LAST), pairs.shr::<3>(), pairs.shl::<6>()))
    })
}

/// The cells that are the digit's only one in their box; the boxes with a cell for the digit (bit `9·band + 3·stack`, the
/// other bits mean nothing); the boxes with several.
#[inline(always)]
pub(super) fn singles_in_boxes<V: Lanes>(digit: [V; 3]) -> ([V; 3], V, V) {
    let [a, b, c] = digit;
    let some = V::or3(a, b, c);
    let two = V::majority(a, b, c);
    let (some1, some2) = (some.shr::<1>(), some.shr::<2>());
    let several = V::or3(two, two.shr::<1>(), two.shr::<2>()).or(V::majority(some, some1, some2));
    let several = several.and(V::splat(FIRST));
    let boxes = several.triple();
    (rows!(|r| digit[r].and_not(boxes)), V::or3(some, some1, some2), several)
}

/// At the first bit of each minirow: whether any of its three bits is set.
#[inline(always)]
pub(super) fn minirows<V: Lanes>(word: V) -> V {
    V::or3(word, word.shr::<1>(), word.shr::<2>())
}

/// The lanes in which every digit has a candidate in every column.
#[inline(always)]
fn full_columns<V: Lanes>(board: &Board<V>) -> u32 {
    let mut columns = V::splat(0x1FF);
    for digit in board.candidates.as_chunks::<3>().0 {
        let some = V::or3(V::load(&digit[0]), V::load(&digit[1]), V::load(&digit[2]));
        columns = columns.and(V::or3(some, some.shr::<9>(), some.shr::<18>()));
    }
    columns.equal_lanes(V::splat(0x1FF))
}
