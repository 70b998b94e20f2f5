//! Cells read one after another as a number, compared with other cells read so.
//!
//! That digits of an equal beginning can't come again, where digits don't repeat, is an idea of the Interactive Sudoku Solver (MIT,
//! by sigh).

use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, Set, high, is_single, low, range};

/// How a number may compare with another.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Orders {
    pub(super) less: bool,
    pub(super) equal: bool,
    pub(super) greater: bool,
}

/// How the first number may compare with the second. Digits of `used` come no more; `differ` says that none comes twice in a number.
pub(super) fn orders(first: &[Cell], second: &[Cell], mut used: Set, differ: bool, domains: &Domains) -> Orders {
    let mut orders = Orders::default();
    for (&a, &b) in first.iter().zip(second) {
        if a == b {
            continue;
        }
        let (a, b) = (domains.get(a) & !used, domains.get(b) & !used);
        if a == 0 || b == 0 {
            return orders;
        }
        orders.less |= low(a) < high(b);
        orders.greater |= high(a) > low(b);
        if a & b == 0 {
            return orders;
        }
        if orders.less && orders.greater {
            return Orders { equal: true, ..orders };
        }
        if differ && is_single(a & b) {
            used |= a & b;
        }
    }
    // A shorter number comes before those that it begins.
    Orders {
        less: orders.less || first.len() < second.len(),
        equal: first.len() == second.len(),
        greater: orders.greater || first.len() > second.len(),
    }
}

/// Leaves what makes the first number less than the second, or equal to it where that will do.
pub(super) fn ascend(first: &[Cell], second: &[Cell], strictly: bool, differ: bool, domains: &mut Domains) -> Flow {
    for (at, (&a, &b)) in first.iter().zip(second).enumerate() {
        if a == b {
            continue;
        }
        let both = domains.get(a) & domains.get(b);
        let used = if differ && is_single(both) { both } else { 0 };
        let rest = orders(&first[at + 1..], &second[at + 1..], used, differ, domains);
        // The digits here must differ where what follows can't make up for equal ones.
        let gap = i32::from(!(rest.less || rest.equal && !strictly));
        domains.keep(a, range(0, high(domains.get(b)) - gap))?;
        domains.keep(b, range(low(domains.get(a)) + gap, 63))?;
        if domains.get(a) != domains.get(b) || !is_single(domains.get(a)) {
            return Ok(());
        }
    }
    if first.len() < second.len() || first.len() == second.len() && !strictly { Ok(()) } else { CONFLICT }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_decides_where_digits_are_equal() {
        let domains = Domains::new(vec![0b1, 0b110, 0b11, 0b11]);
        let all = |first: &[Cell], second: &[Cell], differ| {
            let Orders { less, equal, greater } = orders(first, second, 0, differ, &domains);
            [less, equal, greater]
        };
        assert_eq!(all(&[0, 1], &[0, 2], false), [false, true, true]);
        assert_eq!(all(&[2, 3], &[3, 2], false), [true, true, true]);
        assert_eq!(all(&[0, 2], &[0], false), [false, false, true]);
        // With the first digits equal, the second ones are no longer the lowest.
        assert_eq!(all(&[0, 2], &[2, 1], true), [true, true, false]);
    }

    #[test]
    fn digits_must_differ_where_nothing_follows_to_tell_numbers_apart() {
        let mut domains = Domains::new(vec![0b111, 0b111]);
        assert_eq!(ascend(&[0], &[1], true, false, &mut domains), Ok(()));
        assert_eq!(domains.sets(), [0b011, 0b110]);
        assert_eq!(ascend(&[0], &[0], false, false, &mut domains), Ok(()));
        assert_eq!(ascend(&[0], &[0], true, false, &mut domains), CONFLICT);
    }
}
