//! Literals: a variable that is true, or one that is false.

/// A variable, or its negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Literal(u32);

impl Literal {
    /// The literal that is true if the variable is.
    pub(super) const fn new(variable: usize) -> Self {
        Self((variable as u32) << 1)
    }

    pub(super) const fn from_code(code: u32) -> Self {
        Self(code)
    }

    pub(super) const fn code(self) -> u32 {
        self.0
    }

    /// Place in a table with two entries per variable.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn variable(self) -> usize {
        (self.0 >> 1) as usize
    }

    pub(super) const fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }

    /// The literal of the same variable with this truth.
    pub(super) const fn with_sign(self, positive: bool) -> Self {
        Self(self.0 & !1 | if positive { 0 } else { 1 })
    }
}

impl core::ops::Not for Literal {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}
