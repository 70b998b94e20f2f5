//! Numbers that are stored as runs of equal ones and as bits: levels, places in a dictionary, differences.
//!
//! The schemes are those of <https://parquet.apache.org/docs/file-format/data-pages/encodings/>.

use super::super::bytes::Bytes;

/// Small numbers: runs of one number, and groups of eight with a fixed number of bits each.
#[derive(Clone, Debug)]
pub(super) struct Runs {
    /// The next run, and where all of them end.
    at: usize,
    end: usize,
    /// Bits of a number, at most 32.
    width: u32,
    run: Run,
}

#[derive(Clone, Copy, Debug)]
enum Run {
    Equal { left: u64, number: u32 },
    Packed { left: u64, bit: usize },
}

impl Runs {
    pub(super) const fn new(at: usize, end: usize, width: u32) -> Self {
        Self { at, end, width, run: Run::Equal { left: 0, number: 0 } }
    }

    /// The next number; `None` if there is none.
    pub(super) fn next(&mut self, bytes: &[u8]) -> Option<u32> {
        loop {
            match &mut self.run {
                Run::Equal { left: 0, .. } | Run::Packed { left: 0, .. } => self.run = self.next_run(bytes)?,
                Run::Equal { left, number } => {
                    *left -= 1;
                    return Some(*number);
                }
                Run::Packed { left, bit } => {
                    let number = bits(bytes.get(..self.end)?, *bit, self.width)?;
                    *left -= 1;
                    *bit += self.width as usize;
                    return u32::try_from(number).ok();
                }
            }
        }
    }

    fn next_run(&mut self, bytes: &[u8]) -> Option<Run> {
        let mut input = Bytes::from(bytes.get(..self.end)?, self.at);
        let head = input.varint()?;
        let run = if head & 1 == 1 {
            let bit = input.at.checked_mul(8)?;
            let groups = usize::try_from(head >> 1).ok()?;
            // The last group may be cut off behind the last number.
            input.at = input.at.checked_add(groups.checked_mul(self.width as usize)?)?.min(self.end);
            Run::Packed { left: (head >> 1).checked_mul(8)?, bit }
        } else {
            let number = input.take(self.width.div_ceil(8) as usize)?;
            let number = number.iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte));
            Run::Equal { left: head >> 1, number }
        };
        // Runs of nothing would go on for ever.
        self.at = input.at;
        Some(run)
    }
}

/// The number of this many bits at a bit, the lowest first; at most 64.
fn bits(bytes: &[u8], bit: usize, width: u32) -> Option<u64> {
    let last = (bit + width as usize).div_ceil(8);
    let touched = bytes.get(bit / 8..last)?;
    let all = touched.iter().rev().fold(0_u128, |all, byte| all << 8 | u128::from(*byte));
    let mask = (1_u128 << width) - 1;
    u64::try_from(all >> (bit % 8) & mask).ok()
}

/// Numbers as differences, in blocks with a least difference each.
#[derive(Clone, Debug)]
pub(super) struct Deltas {
    at: usize,
    /// Numbers of a part of a block, and parts of a block.
    part: usize,
    parts: usize,
    left: u64,
    last: i64,
    is_first: bool,
    least: i64,
    /// Bits of a number in each part that is to come, the next part last.
    widths: Vec<u8>,
    width: u32,
    /// Numbers left of the part that is being read, and the bit of the next one.
    left_of_part: usize,
    bit: usize,
}

impl Deltas {
    pub(super) fn new(bytes: &[u8], at: usize) -> Option<Self> {
        let mut input = Bytes::from(bytes, at);
        let (block, parts) = (usize::try_from(input.varint()?).ok()?, usize::try_from(input.varint()?).ok()?);
        let (left, last) = (input.varint()?, input.zigzag()?);
        let part = block.checked_div(parts).filter(|part| *part > 0 && part % 8 == 0)?;
        let (widths, at) = (Vec::new(), input.at);
        Some(Self { at, part, parts, left, last, is_first: true, least: 0, widths, width: 0, left_of_part: 0, bit: 0 })
    }

    /// How many are left.
    pub(super) const fn left(&self) -> u64 {
        self.left
    }

    /// Where the bytes end of which numbers have been read.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    pub(super) fn next(&mut self, bytes: &[u8]) -> Option<i64> {
        self.left = self.left.checked_sub(1)?;
        if !std::mem::take(&mut self.is_first) {
            if self.left_of_part == 0 {
                self.next_part(bytes)?;
            }
            let delta = bits(bytes, self.bit, self.width)?;
            self.bit += self.width as usize;
            self.left_of_part -= 1;
            self.last = self.last.wrapping_add(self.least).wrapping_add(delta as i64);
        }
        Some(self.last)
    }

    fn next_part(&mut self, bytes: &[u8]) -> Option<()> {
        if self.widths.is_empty() {
            let mut input = Bytes::from(bytes, self.at);
            self.least = input.zigzag()?;
            self.widths = input.take(self.parts)?.iter().rev().copied().collect();
            self.at = input.at;
        }
        self.width = self.widths.pop().filter(|width| *width <= 64)?.into();
        self.bit = self.at.checked_mul(8)?;
        self.left_of_part = self.part;
        self.at = self.at.checked_add((self.part / 8).checked_mul(self.width as usize)?)?;
        Some(())
    }
}
