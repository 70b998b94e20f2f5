//! Kinds of searches for forcing chains.

use super::super::locking::Order;
use super::nested::Inside;

/// In what the chains of programs differ.
#[derive(Clone, Copy)]
pub(in crate::rate::explainer) struct Habits {
    /// The dynamic chains, from the easiest.
    pub(in crate::rate::explainer) dynamic: &'static [Kind],
    /// In which order digits that are locked are found.
    pub(in crate::rate::explainer) locking: Order,
    /// Several candidates of one pattern are taken out in the order of a hash table, not by row and column.
    pub(in crate::rate::explainer) by_hash: bool,
}

/// A kind of search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rate::explainer) struct Kind {
    pub(super) multiple: bool,
    pub(super) dynamic: bool,
    pub(super) nishio: bool,
    /// 1 with patterns, 2 and more with chains inside chains.
    pub(super) level: u8,
    /// Which chains are looked for inside, in this order.
    pub(super) inside: &'static [Inside],
}

impl Kind {
    pub(in crate::rate::explainer) const NISHIO: Self =
        Self { multiple: false, dynamic: true, nishio: true, level: 0, inside: &[] };
    pub(in crate::rate::explainer) const MULTIPLE: Self =
        Self { multiple: true, dynamic: false, nishio: false, level: 0, inside: &[] };

    const fn dynamic(level: u8, inside: &'static [Inside]) -> Self {
        Self { multiple: true, dynamic: true, nishio: false, level, inside }
    }

    /// The dynamic chains of version 1.2.1, from the easiest.
    pub(in crate::rate::explainer) const DYNAMIC: [Self; 6] = {
        let [alone, plus, simple, multiple, dynamic] = Self::UP_TO_DYNAMIC;
        [alone, plus, simple, multiple, dynamic, Self::dynamic(5, &[Inside::Dynamic(0), Inside::Dynamic(2)])]
    };

    /// Those of Sukaku Explainer: what is inside chains inside chains makes no difference to their difficulty and name.
    pub(in crate::rate::explainer) const DYNAMIC_OF_SUKAKU: [Self; 8] = {
        let [alone, plus, simple, multiple, dynamic] = Self::UP_TO_DYNAMIC;
        let more = [
            Self::dynamic(4, &[Inside::Dynamic(1)]),
            Self::dynamic(4, &[Inside::Dynamic(2)]),
            Self::dynamic(4, &[Inside::Dynamic(3)]),
        ];
        [alone, plus, simple, multiple, dynamic, more[0], more[1], more[2]]
    };

    /// The first of both, by level.
    pub(super) const UP_TO_DYNAMIC: [Self; 5] = [
        Self::dynamic(0, &[]),
        Self::dynamic(1, &[]),
        Self::dynamic(2, &[Inside::Simple]),
        Self::dynamic(3, &[Inside::Simple, Inside::Multiple]),
        Self::dynamic(4, &[Inside::Dynamic(0)]),
    ];

    /// Of a chain without a surcharge for its length.
    pub(super) fn difficulty(self) -> f64 {
        match self.level {
            0 if self.nishio => 7.5,
            0 if self.dynamic => 8.5,
            0 => 8.0,
            1 => 9.0,
            level => 9.5 + 0.5 * f64::from(level - 2),
        }
    }

    /// The same in tenths.
    pub(super) fn tenths(self) -> u16 {
        (self.difficulty() * 10.0) as u16
    }
}
