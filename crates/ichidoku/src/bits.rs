//! What the set types share: an iterator over set bits and the set operations.

/// The positions of the set bits, ascending.
#[derive(Clone)]
pub(crate) struct BitIter(pub(crate) u128);

impl Iterator for BitIter {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let i = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(i)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

/// Union, intersection, difference, complement, size and collection for a set type `$set(bits)` of `$item`s with
/// `EMPTY`, `FULL` and `with`.
macro_rules! set_operations {
    ($set:ident, $item:ty) => {
        impl $set {
            /// How many members the set has.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set has no member.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in this set, in the other, or in both.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both sets.
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// What is not in this set.
            #[must_use]
            pub const fn complement(self) -> Self {
                Self::FULL.difference(self)
            }

            /// Whether every member is also in the other set.
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether the sets share no member.
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.0 & other.0 == 0
            }
        }

        impl core::iter::FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl core::ops::BitOr for $set {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                self.union(other)
            }
        }

        impl core::ops::BitAnd for $set {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                self.intersection(other)
            }
        }

        impl core::ops::Sub for $set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                self.difference(other)
            }
        }

        impl core::ops::Not for $set {
            type Output = Self;
            fn not(self) -> Self {
                self.complement()
            }
        }
    };
}

/// A newtype over a 0-based `u8` index below `$count`, with the accessors that all of them share.
macro_rules! index_type {
    ($(#[$doc:meta])* $name:ident, $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            #[doc = concat!("How many there are: ", stringify!($count), ".")]
            pub const COUNT: usize = $count;

            /// All of them in ascending order.
            pub const ALL: [Self; $count] = {
                let mut all = [Self(0); $count];
                let mut i = 0;
                while i < $count {
                    all[i] = Self(i as u8);
                    i += 1;
                }
                all
            };

            #[doc = concat!("The one with this 0-based index; `None` from ", stringify!($count), " on.")]
            pub const fn new(index: usize) -> Option<Self> {
                if index < $count { Some(Self(index as u8)) } else { None }
            }

            #[doc = concat!("The 0-based index, below ", stringify!($count), ".")]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }
    };
}

pub(crate) use {index_type, set_operations};
