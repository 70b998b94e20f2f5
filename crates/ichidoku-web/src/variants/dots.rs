//! Dots with a number, which the Interactive Sudoku Solver has no word for: one of two sums holds.

/// A dot with another number than the usual one, as it stands in a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NumberedDot<'r> {
    /// True if one digit is so many times the other, false if they differ by so much.
    pub(super) is_ratio: bool,
    /// The number.
    pub(super) number: &'r str,
    /// The two cells.
    pub(super) cells: [&'r str; 2],
}

impl<'r> NumberedDot<'r> {
    /// The dot that a rule is, if it is one.
    pub(super) fn of(rule: &'r str) -> Option<Self> {
        let (first, _) = rule.strip_prefix(".Or.Sum~")?.split_once('.')?;
        let (equation, cells) = first.split_once('~')?;
        let (is_ratio, number) = match equation.strip_prefix("0_=_1_-") {
            Some(number) => (true, number),
            None => (false, equation.strip_suffix("_=_1_-1")?),
        };
        let dot = Self { is_ratio, number, cells: cells.split_once('~')?.into() };
        (dot.rule() == rule).then_some(dot)
    }

    /// The dot as a rule.
    pub(super) fn rule(self) -> String {
        let Self { is_ratio, number, cells: [one, other] } = self;
        let [first, second] = match is_ratio {
            true => [format!("0_=_1_-{number}"), format!("0_=_-{number}_1")],
            false => [format!("{number}_=_1_-1"), format!("{number}_=_-1_1")],
        };
        format!(".Or.Sum~{first}~{one}~{other}.Sum~{second}~{one}~{other}.End")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dot_is_read_as_it_is_written() {
        for is_ratio in [false, true] {
            let dot = NumberedDot { is_ratio, number: "3", cells: ["R1C1", "R1C2"] };
            assert_eq!(NumberedDot::of(&dot.rule()), Some(dot));
        }
        for other in [".WhiteDot~R1C1~R1C2", ".Or.Sum~3~R1C1~R1C2.Sum~4~R1C1~R1C2.End", ".Or.X~R1C1~R1C2.End"] {
            assert_eq!(NumberedDot::of(other), None, "{other}");
        }
    }
}
