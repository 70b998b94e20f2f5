//! The rules of the game in their plainest form, on 81 numbers with 0 for a blank.

/// The 27 houses with their names, rows first, then columns, then boxes.
pub(crate) fn houses() -> impl Iterator<Item = (String, [usize; 9])> {
    let row = |n: usize| std::array::from_fn(|i| 9 * n + i);
    let column = |n: usize| std::array::from_fn(|i| 9 * i + n);
    let in_box = |n: usize| std::array::from_fn(|i| 27 * (n / 3) + 3 * (n % 3) + 9 * (i / 3) + i % 3);
    let named = |kind: &'static str| move |n: usize| format!("{kind} {}", n + 1);
    let rows = (0..9).map(move |n| (named("row")(n), row(n)));
    let columns = (0..9).map(move |n| (named("column")(n), column(n)));
    let boxes = (0..9).map(move |n| (named("box")(n), in_box(n)));
    rows.chain(columns).chain(boxes)
}

/// Whether the two cells share a row, a column or a box.
pub(crate) fn share_a_house(a: usize, b: usize) -> bool {
    a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3)
}

/// Whether each digit stands once in each house.
pub(crate) fn is_solution(values: &[u8; 81]) -> bool {
    houses().all(|(_, cells)| (1..=9).all(|digit| cells.iter().filter(|i| values[**i] == digit).count() == 1))
}

/// The 81 numbers of a line of digits and dots; `None` for any other line.
pub(crate) fn parse(line: &str) -> Option<[u8; 81]> {
    let value = |c: u8| match c {
        b'.' => Some(0),
        b'1'..=b'9' => Some(c - b'0'),
        _ => None,
    };
    let values: Option<Vec<u8>> = line.bytes().map(value).collect();
    values?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_cells_share_a_house_exactly_if_some_house_holds_both() {
        for a in 0..81 {
            for b in 0..81 {
                let expected = houses().any(|(_, cells)| cells.contains(&a) && cells.contains(&b));
                assert_eq!(share_a_house(a, b), expected, "{a} {b}");
            }
        }
    }

    #[test]
    fn lines_are_digits_and_dots() {
        assert!(parse(&".".repeat(81)).is_some());
        assert!(parse(&".".repeat(80)).is_none() && parse(&"0".repeat(81)).is_none());
    }
}
