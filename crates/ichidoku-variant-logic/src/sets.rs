//! Sets of digits as bits; bit 0 is the lowest digit of the shape.

/// The bits of a set, ascending.
pub(crate) fn indices(mut set: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let index = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        index
    })
}

/// True if the set has one digit.
pub(crate) const fn is_single(set: u64) -> bool {
    set.is_power_of_two()
}

/// All ways to choose this many things of a list, each in the list's order, until `found` returns true.
pub(crate) fn choices<T: Copy>(things: &[T], count: usize, found: &mut dyn FnMut(&[T]) -> bool) -> bool {
    fn choose<T: Copy>(things: &[T], count: usize, chosen: &mut Vec<T>, found: &mut dyn FnMut(&[T]) -> bool) -> bool {
        if count == 0 {
            return found(chosen);
        }
        let last = things.len().saturating_sub(count - 1);
        (0..last).any(|at| {
            chosen.push(things[at]);
            let is_over = choose(&things[at + 1..], count - 1, chosen, found);
            chosen.pop();
            is_over
        })
    }
    choose(things, count, &mut Vec::new(), found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_in_order() {
        let mut all = Vec::new();
        choices(&[1, 2, 3, 4], 2, &mut |chosen| {
            all.push(chosen.to_vec());
            all.len() == 5
        });
        assert_eq!(all, [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4]]);
        assert!(!choices(&[1, 2], 3, &mut |_| true));
    }
}
