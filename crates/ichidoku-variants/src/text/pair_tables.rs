//! Tables of pairs that stand for rules with a name.

use crate::Shape;
#[cfg(feature = "links")]
use crate::{Cell, Constraint, Dot, DotKind, constraint::NamedLine};

/// The table of pairs whose second digit is not less than the first: a slow thermometer.
pub(super) fn slow_thermo(shape: Shape) -> String {
    table(shape, |first, second| first <= second)
}

/// A nabner line: no two of its digits are the same or consecutive.
#[cfg(feature = "links")]
pub(super) fn nabner(shape: Shape, cells: Vec<Cell>) -> Constraint {
    let line = NamedLine { name: Some("Nabner".into()), parts: vec![cells] };
    Constraint::Pairs { code: table(shape, are_apart), all: true, lines: vec![line] }
}

/// True for the table of a nabner line.
#[cfg(feature = "links")]
pub(super) fn is_nabner(shape: Shape, code: &str) -> bool {
    is_same(shape, code, &table(shape, are_apart))
}

/// The dot whose table this is.
#[cfg(feature = "links")]
pub(super) fn dot(shape: Shape, code: &str, cells: [Cell; 2]) -> Option<Dot> {
    let amounts = 1..=shape.highest();
    let mut dots =
        amounts.flat_map(|amount| [DotKind::Difference, DotKind::Ratio].map(|kind| Dot { kind, amount, cells }));
    dots.find(|dot| {
        let fits = |first: i16, second: i16| match dot.kind {
            DotKind::Difference => first.abs_diff(second) == dot.amount.unsigned_abs(),
            DotKind::Ratio => first == dot.amount * second || second == dot.amount * first,
        };
        is_same(shape, code, &table(shape, fits))
    })
}

#[cfg(feature = "links")]
fn are_apart(first: i16, second: i16) -> bool {
    first.abs_diff(second) > 1
}

/// The code of the table of pairs that fit.
fn table(shape: Shape, fits: impl Fn(i16, i16) -> bool) -> String {
    let digits = shape.lowest()..=shape.highest();
    let bits = digits.clone().flat_map(|first| digits.clone().map(move |second| (first, second)));
    let bits = bits.map(|(first, second)| fits(first, second)).collect::<Vec<_>>();
    crate::code::from_low_first(&bits)
}

/// True if two codes have the same pairs; one may leave out what is empty at its end.
#[cfg(feature = "links")]
fn is_same(shape: Shape, code: &str, other: &str) -> bool {
    let pairs = |code: &str| crate::code::pairs(code, shape.digits()).ok();
    pairs(code) == pairs(other)
}

#[cfg(all(test, feature = "links"))]
mod tests {
    use super::*;

    #[test]
    fn tables_of_the_interactive_sudoku_solver_are_known() {
        let shape = Shape::CLASSIC;
        assert!(is_nabner(shape, "8H_xf8H_xf8H_B"));
        assert!(!is_nabner(shape, &slow_thermo(shape)));
        let ratio = Dot { kind: DotKind::Ratio, amount: 3, cells: [14, 23] };
        assert_eq!(dot(shape, "EAEBEAAQAAAAE", [14, 23]), Some(ratio));
        assert_eq!(dot(shape, "8H_xf8H_xf8H_B", [0, 1]), None);
    }
}
