//! Dots between two cells.

use crate::{Cell, Constraint};

/// What a dot says of two digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DotKind {
    /// They differ by so much: a white dot.
    Difference,
    /// One is so many times the other: a black dot.
    Ratio,
}

impl DotKind {
    /// The difference or ratio of a dot that shows none.
    pub const fn usual(self) -> i16 {
        match self {
            Self::Difference => 1,
            Self::Ratio => 2,
        }
    }
}

/// A dot between two cells with its difference or ratio. The usual ones are rules of their own; any other is one of two sums.
///
/// ```
/// use ichidoku_variants::{Dot, DotKind, read_iss};
/// let dot = Dot { kind: DotKind::Ratio, amount: 3, cells: [0, 1] };
/// let puzzle = read_iss(".Or.Sum~0_=_1_-3~R1C1~R1C2.Sum~0_=_-3_1~R1C1~R1C2.End").unwrap();
/// assert_eq!(puzzle.constraints(), [dot.rule()]);
/// assert_eq!(Dot::of(&puzzle.constraints()[0]), Some(dot));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dot {
    /// What it says.
    pub kind: DotKind,
    /// The difference or the ratio.
    pub amount: i16,
    /// The two cells.
    pub cells: [Cell; 2],
}

impl Dot {
    /// The dot as a rule.
    pub fn rule(self) -> Constraint {
        let Self { kind, amount, cells } = self;
        let cells = cells.to_vec();
        let times = amount.wrapping_neg();
        let equations = match kind {
            DotKind::Difference if amount == kind.usual() => return Constraint::WhiteDot(cells),
            DotKind::Ratio if amount == kind.usual() => return Constraint::BlackDot(cells),
            DotKind::Difference => [([1, -1], amount), ([-1, 1], amount)],
            DotKind::Ratio => [([1, times], 0), ([times, 1], 0)],
        };
        let equation = |(coefficients, sum): ([i16; 2], i16)| Constraint::Sum {
            sum: sum.into(),
            coefficients: Some(coefficients.to_vec()),
            cells: cells.clone(),
        };
        Constraint::Any(equations.map(equation).to_vec())
    }

    /// The dot that a rule is, if it is one.
    pub fn of(rule: &Constraint) -> Option<Self> {
        use DotKind::{Difference, Ratio};
        let (cells, numbers) = match rule {
            Constraint::WhiteDot(cells) | Constraint::BlackDot(cells) => {
                (cells, [(Difference, Difference.usual()), (Ratio, Ratio.usual())])
            }
            Constraint::Any(sums) => match sums.first()? {
                Constraint::Sum { sum, coefficients: Some(by), cells } => {
                    (cells, [(Difference, i16::try_from(*sum).ok()?), (Ratio, by.get(1)?.checked_neg()?)])
                }
                _ => return None,
            },
            _ => return None,
        };
        let cells = <[Cell; 2]>::try_from(cells.as_slice()).ok()?;
        let dots = numbers.map(|(kind, amount)| Self { kind, amount, cells });
        dots.into_iter().find(|dot| dot.rule() == *rule)
    }
}
