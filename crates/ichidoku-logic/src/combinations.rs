//! Small combinations of bits.

/// The positions of the set bits, ascending.
pub(crate) fn bits_of(mask: u16) -> impl Iterator<Item = usize> + Clone {
    let mut rest = mask;
    std::iter::from_fn(move || {
        let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(bit)
    })
}

/// Every choice of `size` of the `count` lowest bits, ascending (Gosper's next permutation).
///
/// ```text
///   size 2, count 4:  0011 0101 0110 1001 1010 1100
/// ```
pub(crate) fn choices(count: usize, size: usize) -> impl Iterator<Item = u32> {
    let end = 1u32 << count;
    let mut next = if size <= count { (1u32 << size) - 1 } else { end };
    std::iter::from_fn(move || {
        let choice = next;
        if choice >= end || choice == 0 {
            return None;
        }
        let low = choice & choice.wrapping_neg();
        let ripple = choice + low;
        next = (((ripple ^ choice) >> 2) / low) | ripple;
        Some(choice)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_all_of_them_once() {
        for (count, size, expected) in [(4, 2, 6), (9, 4, 126), (9, 9, 1), (3, 4, 0), (5, 1, 5)] {
            let all: Vec<u32> = choices(count, size).collect();
            assert_eq!(all.len(), expected);
            assert!(all.iter().all(|c| c.count_ones() as usize == size && *c < 1 << count));
            assert!(all.windows(2).all(|w| w[0] < w[1]));
        }
    }
}
