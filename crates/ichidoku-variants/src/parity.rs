//! Odd and even digits.

use crate::Shape;

/// Every odd digit of a shape, or every even one: what a circle or a square in a cell says.
///
/// ```
/// use ichidoku_variants::{Parity, Shape};
/// assert_eq!(Parity::of(Shape::CLASSIC, &[2, 4, 6, 8]), Some(Parity::Even));
/// assert_eq!(Parity::of(Shape::CLASSIC, &[2, 4, 6]), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Parity {
    /// The odd digits.
    Odd,
    /// The even digits.
    Even,
}

impl Parity {
    /// Which of the two these digits are, in ascending order, if they are one of them and more than one digit.
    pub fn of(shape: Shape, digits: &[i16]) -> Option<Self> {
        let is_every = |parity: &Self| digits.len() > 1 && parity.digits(shape).eq(digits.iter().copied());
        [Self::Odd, Self::Even].into_iter().find(is_every)
    }

    /// The digits of a shape that are odd or even, in ascending order.
    pub fn digits(self, shape: Shape) -> impl Iterator<Item = i16> {
        (shape.lowest()..=shape.highest()).filter(move |digit| (digit.rem_euclid(2) == 1) == (self == Self::Odd))
    }
}
