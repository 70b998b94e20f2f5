//! Sums of cells.

use super::Filled;
use crate::Cell;
use crate::constraint::Constraint;

impl Filled<'_> {
    pub(super) fn keeps_sums(&self, constraint: &Constraint) -> Option<bool> {
        use Constraint as C;
        Some(match constraint {
            C::Cage { sum, cells } => {
                self.differ(cells) && sum.is_none_or(|sum| sum == 0 || self.sum(cells) == i32::from(sum))
            }
            C::Sum { sum, coefficients, cells } => self.weighted(coefficients.as_deref(), cells) == *sum,
            C::Arrow(cells) => cells.split_first().is_none_or(|(&bulb, arm)| i32::from(self.at(bulb)) == self.sum(arm)),
            C::DoubleArrow(cells) => {
                let [first, inner @ .., last] = cells.as_slice() else { return Some(true) };
                self.sum(&[*first, *last]) == self.sum(inner)
            }
            C::PillArrow { pill, cells } => self.is_pill_arrow(usize::from(*pill), cells),
            C::EqualSum(parts) => parts.windows(2).all(|pair| self.sum(&pair[0]) == self.sum(&pair[1])),
            C::LittleKiller { sum, start, .. } => {
                let line = self.puzzle.shape().little_killer_line(*start);
                line.is_some_and(|cells| self.sum(&cells) == i32::from(*sum))
            }
            C::Zipper(cells) => self.is_zipper(cells),
            C::BoxSumLine(cells) => self.is_box_sum_line(cells),
            C::SumLine { sum, closed, cells } => self.is_sum_line(i32::from(*sum), *closed, cells),
            C::RellikCage { sum, cells } => self.differ(cells) && !self.subset_sums(cells).contains(&i32::from(*sum)),
            C::EqualityCage(cells) => self.differ(cells) && self.is_balanced(cells),
            _ => return None,
        })
    }

    fn weighted(&self, coefficients: Option<&[i16]>, cells: &[Cell]) -> i32 {
        let term = |(at, &cell): (usize, &Cell)| {
            let coefficient = coefficients.and_then(|coefficients| coefficients.get(at)).copied().unwrap_or(1);
            i32::from(coefficient) * i32::from(self.at(cell))
        };
        cells.iter().enumerate().map(term).sum()
    }

    fn is_pill_arrow(&self, pill: usize, cells: &[Cell]) -> bool {
        let Some((head, arm)) = cells.split_at_checked(pill) else { return false };
        let mut head = head.to_vec();
        crate::sort(&mut head);
        let decimal = head[1..].iter().all(|&cell| self.at(cell) <= 9);
        decimal && head.iter().fold(0, |number, &cell| 10 * number + i32::from(self.at(cell))) == self.sum(arm)
    }

    fn is_zipper(&self, cells: &[Cell]) -> bool {
        let half = cells.len() / 2;
        let mut sums =
            cells.iter().zip(cells.iter().rev()).take(half).map(|(&a, &b)| self.sum(&[a, b])).collect::<Vec<_>>();
        if cells.len() % 2 == 1 {
            sums.push(self.sum(&cells[half..=half]));
        }
        sums.windows(2).all(|pair| pair[0] == pair[1])
    }

    fn is_box_sum_line(&self, cells: &[Cell]) -> bool {
        let boxes = self.puzzle.boxes_for_lines();
        let box_of = |cell: &Cell| boxes.iter().position(|cells| cells.contains(cell));
        let sums = cells.chunk_by(|a, b| box_of(a) == box_of(b)).map(|stay| self.sum(stay)).collect::<Vec<_>>();
        boxes.is_empty() || sums.windows(2).all(|pair| pair[0] == pair[1])
    }

    fn is_sum_line(&self, sum: i32, closed: bool, cells: &[Cell]) -> bool {
        let turns = if closed { cells.len() } else { 1 };
        (0..turns).any(|turn| {
            let turned = cells[turn..].iter().chain(&cells[..turn]);
            let rest = turned.fold(0, |piece, &cell| match piece + i32::from(self.at(cell)) {
                full if full == sum => 0,
                part => part,
            });
            rest == 0
        })
    }

    /// All sums of one cell or more.
    fn subset_sums(&self, cells: &[Cell]) -> Vec<i32> {
        let mut sums = Vec::new();
        for &cell in cells {
            let digit = i32::from(self.at(cell));
            let with = sums.iter().map(|sum| sum + digit).collect::<Vec<_>>();
            sums.extend(with);
            sums.push(digit);
        }
        sums
    }

    fn is_balanced(&self, cells: &[Cell]) -> bool {
        let shape = self.puzzle.shape();
        let half = shape.digits() as i16 / 2;
        let digits = self.all(cells);
        let count = |test: &dyn Fn(i16) -> bool| digits.iter().filter(|&&digit| test(digit)).count();
        count(&|digit| digit % 2 == 0) == count(&|digit| digit % 2 != 0)
            && count(&|digit| digit < shape.lowest() + half) == count(&|digit| digit > shape.highest() - half)
    }
}
