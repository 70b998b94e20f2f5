//! Kinds of searches for forcing chains.

/// A kind of search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rate::explainer) struct Kind {
    pub(super) multiple: bool,
    pub(super) dynamic: bool,
    pub(super) nishio: bool,
    /// 1 with patterns, 2 and more with chains inside chains.
    pub(super) level: u8,
}

impl Kind {
    pub(in crate::rate::explainer) const NISHIO: Self = Self { multiple: false, dynamic: true, nishio: true, level: 0 };
    pub(in crate::rate::explainer) const MULTIPLE: Self =
        Self { multiple: true, dynamic: false, nishio: false, level: 0 };

    pub(super) const fn dynamic(level: u8) -> Self {
        Self { multiple: true, dynamic: true, nishio: false, level }
    }

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
