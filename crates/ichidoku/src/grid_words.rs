//! How a grid lies in words, and the constants of that layout.
//!
//! A grid is 27 words, three a digit; word `3·digit + row` holds the candidates of the digit in *the same row of all
//! three bands*, bit `9·band + column`:
//!
//! ```text
//!   word 3·d + 0   r1  bits  0– 8     word 3·d + 1   r2  bits  0– 8     word 3·d + 2   r3  bits  0– 8
//!                  r4  bits  9–17                    r5  bits  9–17                    r6  bits  9–17
//!                  r7  bits 18–26                    r8  bits 18–26                    r9  bits 18–26
//! ```
//!
//! So the three cells of a minicol stand at the same bit of three words: "some cell of the minicol" and "two cells of the
//! minicol" are one operation for 27 minicols at once, and the three rows of a band meet without a shift. The more usual
//! layout, a word a band, needs twice as many operations a sweep.

/// The array of an expression for 0, 1 and 2: written out, because a closure would be compiled on its own, without the
/// instruction set of its caller.
macro_rules! rows {
    (|$r:ident| $element:expr) => {
        [
            {
                let $r = 0_usize;
                $element
            },
            {
                let $r = 1_usize;
                $element
            },
            {
                let $r = 2_usize;
                $element
            },
        ]
    };
}
pub(super) use rows;

/// The 27 bits of a word.
pub(crate) const ALL: u32 = (1 << 27) - 1;
/// The first bit of each minirow.
pub(crate) const FIRST: u32 = 0o111_111_111;

/// Word and bit of a cell.
pub(crate) const fn place_of(cell: usize) -> (usize, u32) {
    let (row, column) = (cell / 9, cell % 9);
    (row % 3, 1 << (row / 3 * 9 + column))
}
