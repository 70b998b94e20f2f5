//! The nine digits and sets of them.

use core::fmt;
use core::num::NonZeroU8;

use crate::bits::BitIter;

/// A digit, 1 to 9. `Option<Digit>` takes one byte.
///
/// ```
/// use ichidoku::Digit;
/// let seven = Digit::new(7).unwrap();
/// assert_eq!(seven.get(), 7);
/// assert_eq!(seven.index(), 6);
/// assert_eq!(Digit::new(10), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The nine digits in ascending order.
    pub const ALL: [Self; 9] = {
        let mut all = [Self(NonZeroU8::MIN); 9];
        let mut i = 1;
        while i < 9 {
            all[i] = Self(all[i - 1].0.saturating_add(1));
            i += 1;
        }
        all
    };

    /// The digit of a value from 1 to 9; `None` for any other value.
    pub const fn new(value: u8) -> Option<Self> {
        match NonZeroU8::new(value) {
            Some(v) if value <= 9 => Some(Self(v)),
            _ => None,
        }
    }

    /// The digit with this 0-based index (0 is the digit 1); `None` from 9 on.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 9 { Some(Self::ALL[index]) } else { None }
    }

    /// The digit's value, 1 to 9.
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The digit's 0-based index, 0 to 8.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The digit as its character, `'1'` to `'9'`.
    pub const fn to_char(self) -> char {
        (b'0' + self.0.get()) as char
    }

    /// The digit of a character `'1'` to `'9'`; `None` for any other.
    pub const fn from_char(c: char) -> Option<Self> {
        match c {
            '1'..='9' => Self::new(c as u8 - b'0'),
            _ => None,
        }
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.get(), f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.get())
    }
}

/// A set of digits, one bit a digit.
///
/// ```
/// use ichidoku::{Digit, DigitSet};
/// let set: DigitSet = [Digit::ALL[1], Digit::ALL[6]].into_iter().collect();
/// assert_eq!(set.to_string(), "27");
/// assert_eq!(set.len(), 2);
/// assert!(set.complement().contains(Digit::ALL[0]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DigitSet(u16);

impl DigitSet {
    /// The set without digits.
    pub const EMPTY: Self = Self(0);
    /// The set of all nine digits.
    pub const FULL: Self = Self(0x1FF);

    /// The set from a mask whose bit `i` stands for the digit `i + 1`; bits from 9 on are ignored.
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits & 0x1FF)
    }

    /// The mask whose bit `i` stands for the digit `i + 1`.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set of one digit.
    pub const fn single(digit: Digit) -> Self {
        Self(1 << digit.index())
    }

    /// Whether the digit is in the set.
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 >> digit.index() & 1 != 0
    }

    /// The set with the digit added.
    #[must_use]
    pub const fn with(self, digit: Digit) -> Self {
        Self(self.0 | 1 << digit.index())
    }

    /// The set with the digit taken out.
    #[must_use]
    pub const fn without(self, digit: Digit) -> Self {
        Self(self.0 & !(1 << digit.index()))
    }

    /// The digits in the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Digit> + Clone {
        BitIter(u128::from(self.0)).map(|i| Digit::ALL[i])
    }

    /// The only digit of a set of one; `None` otherwise.
    pub const fn only(self) -> Option<Digit> {
        if self.0.count_ones() == 1 { Digit::from_index(self.0.trailing_zeros() as usize) } else { None }
    }
}

crate::bits::set_operations!(DigitSet, Digit);

impl fmt::Display for DigitSet {
    /// The digits without anything between them, ascending: `"257"`; nothing for the empty set.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|d| write!(f, "{d}"))
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_one_to_nine_and_nothing_else() {
        for value in 0..=u8::MAX {
            let digit = Digit::new(value);
            assert_eq!(digit.is_some(), (1..=9).contains(&value));
            if let Some(d) = digit {
                assert_eq!(d.get(), value);
                assert_eq!(Digit::from_index(d.index()), Some(d));
                assert_eq!(Digit::from_char(d.to_char()), Some(d));
            }
        }
        assert_eq!(Digit::from_index(9), None);
        assert_eq!(Digit::from_char('0'), None);
    }

    #[test]
    fn an_optional_digit_is_one_byte() {
        assert_eq!(core::mem::size_of::<Option<Digit>>(), 1);
    }

    #[test]
    fn all_512_sets_hold_what_their_bits_say() {
        for bits in 0..512u16 {
            let set = DigitSet::from_bits(bits);
            assert_eq!(set.len(), bits.count_ones() as usize);
            assert_eq!(set.iter().collect::<DigitSet>(), set);
            assert_eq!(set.complement().bits(), !bits & 0x1FF);
            for d in Digit::ALL {
                assert_eq!(set.contains(d), bits >> d.index() & 1 == 1);
                assert!(set.with(d).contains(d) && !set.without(d).contains(d));
            }
            assert_eq!(set.only().is_some(), set.len() == 1);
        }
    }
}
