//! Sets of digits as bits.

/// Digits as bits, by their indices.
pub(crate) type Set = u64;

/// True if the set has one digit.
#[inline(always)]
pub(crate) const fn is_single(set: Set) -> bool {
    set != 0 && set & (set - 1) == 0
}

/// Index of the lowest digit of a set.
#[inline(always)]
pub(crate) const fn low(set: Set) -> i32 {
    set.trailing_zeros() as i32
}

/// Index of the highest digit of a set.
#[inline(always)]
pub(crate) const fn high(set: Set) -> i32 {
    63 - set.leading_zeros() as i32
}

/// The indices of a set, ascending.
pub(crate) fn indices(mut set: Set) -> impl Iterator<Item = usize> + Clone {
    core::iter::from_fn(move || {
        let index = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        index
    })
}

/// The set of the indices from `low` to `high`, both of which may be outside of a set.
pub(crate) fn range(low: i32, high: i32) -> Set {
    if high < low || high < 0 || low > 63 {
        return 0;
    }
    let (low, high) = (low.max(0), high.min(63));
    (Set::MAX << low) & (Set::MAX >> (63 - high))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_cut_to_a_word() {
        assert_eq!(range(1, 3), 0b1110);
        assert_eq!(range(-5, 1), 0b11);
        assert_eq!(range(3, 2), 0);
        assert_eq!(range(0, 90), Set::MAX);
        assert_eq!(range(-9, -3), 0);
    }
}
