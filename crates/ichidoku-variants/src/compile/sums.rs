//! Sums.

use super::{Compiler, KnownSum, Wrong};
use crate::{Cell, Constraint};

impl Compiler<'_> {
    /// Adds a rule about sums, or returns `None` if it is about something else.
    pub(super) fn add_sum(&mut self, constraint: &Constraint) -> Option<Result<(), Wrong>> {
        use Constraint as C;
        match constraint {
            C::Cage { sum, cells } => {
                self.differ(cells);
                if let Some(sum) = sum.filter(|&sum| sum != 0) {
                    self.known_sum(cells, sum.into());
                }
            }
            C::Sum { sum, coefficients: None, cells } => self.known_sum(cells, *sum),
            C::Sum { sum, coefficients: Some(coefficients), cells } => {
                if coefficients.len() != cells.len() {
                    return Some(Err("a coefficient per cell".into()));
                }
                let terms = cells.iter().zip(coefficients).map(|(&cell, &by)| (cell, by.into())).collect::<Vec<_>>();
                self.linear(&terms, *sum);
            }
            C::Arrow(cells) => {
                if let Some((bulb, arm)) = cells.split_first() {
                    self.equal_sums(&[*bulb], arm);
                }
            }
            C::DoubleArrow(cells) => {
                if let [first, inner @ .., last] = cells.as_slice() {
                    self.equal_sums(&[*first, *last], inner);
                }
            }
            C::PillArrow { pill, cells } => return Some(self.pill_arrow(usize::from(*pill), cells)),
            C::EqualSum(parts) => self.all_equal(parts),
            C::LittleKiller { sum, start, .. } => match self.puzzle.shape().little_killer_line(*start) {
                Some(cells) => self.known_sum(&cells, (*sum).into()),
                None => {
                    return Some(Err(format!(
                        "a cell from which a diagonal starts, not {}",
                        self.puzzle.cell_name(*start)
                    )));
                }
            },
            C::Zipper(cells) => self.zipper(cells),
            C::BoxSumLine(cells) => self.box_sum_line(cells),
            C::SumLine { sum, closed, cells } => return Some(self.sum_line((*sum).into(), *closed, cells)),
            C::RellikCage { sum, cells } => return Some(self.rellik_cage((*sum).into(), cells)),
            C::EqualityCage(cells) => return Some(self.equality_cage(cells)),
            _ => return None,
        }
        Some(Ok(()))
    }

    /// A sum of cells, from which others may be derived.
    pub(super) fn known_sum(&mut self, cells: &[Cell], sum: i32) {
        let terms = cells.iter().map(|&cell| (cell, 1)).collect::<Vec<_>>();
        self.linear(&terms, sum);
        if !self.in_branch {
            self.sums.push(KnownSum::new(cells, sum));
        }
    }

    fn equal_sums(&mut self, some: &[Cell], others: &[Cell]) {
        let plus = some.iter().map(|&cell| (cell, 1));
        let terms = plus.chain(others.iter().map(|&cell| (cell, -1))).collect::<Vec<_>>();
        self.linear(&terms, 0);
    }

    /// All parts have the same sum: each with the shortest one, and with each other where none is a single cell.
    fn all_equal(&mut self, parts: &[Vec<Cell>]) {
        let shortest = (0..parts.len()).min_by_key(|&part| parts[part].len()).unwrap_or(0);
        for (at, part) in parts.iter().enumerate() {
            let earlier = parts[..at].iter().enumerate();
            let partners =
                earlier.filter(|&(other, _)| parts[shortest].len() > 1 || other == shortest || at == shortest);
            for (_, other) in partners.collect::<Vec<_>>() {
                self.equal_sums(other, part);
            }
        }
    }

    fn pill_arrow(&mut self, pill: usize, cells: &[Cell]) -> Result<(), Wrong> {
        let Some((head, arm)) = cells.split_at_checked(pill).filter(|(_, arm)| pill > 1 && !arm.is_empty()) else {
            return Err("a pill of two or three cells and an arrow".into());
        };
        let mut head = head.to_vec();
        crate::sort(&mut head);
        let weights = (0..pill as u32).rev().map(|power| 10i32.pow(power));
        let terms = head.iter().copied().zip(weights).chain(arm.iter().map(|&cell| (cell, -1))).collect::<Vec<_>>();
        self.linear(&terms, 0);
        head[1..].iter().for_each(|&cell| self.keep(cell, |digit| digit <= 9));
        Ok(())
    }

    fn zipper(&mut self, cells: &[Cell]) {
        let half = cells.len() / 2;
        let mut parts = cells.iter().zip(cells.iter().rev()).take(half).map(|(&a, &b)| vec![a, b]).collect::<Vec<_>>();
        if cells.len() % 2 == 1 {
            parts.push(vec![cells[half]]);
        }
        self.all_equal(&parts);
    }

    fn box_sum_line(&mut self, cells: &[Cell]) {
        let boxes = self.puzzle.boxes_for_lines();
        let box_of = |cell: &Cell| boxes.iter().position(|cells| cells.contains(cell));
        let stays = cells.chunk_by(|a, b| box_of(a) == box_of(b)).map(<[_]>::to_vec).collect::<Vec<_>>();
        if !boxes.is_empty() {
            self.all_equal(&stays);
        }
    }

    /// A state is the sum that a loop's last piece must have, and the sum of the piece so far.
    fn sum_line(&mut self, sum: i32, closed: bool, cells: &[Cell]) -> Result<(), Wrong> {
        let starts = (0..if closed { sum.max(1) } else { 1 }).map(|before| (before, before));
        let next = move |&(start, piece): &(i32, i32), digit: i32| match piece + digit {
            full if full == sum => Some((start, 0)),
            part if part < sum => Some((start, part)),
            _ => None,
        };
        self.read(cells, starts, next, |&(start, piece)| start == piece)
    }

    /// A state is the set of the sums that some cells so far have.
    fn rellik_cage(&mut self, sum: i32, cells: &[Cell]) -> Result<(), Wrong> {
        self.differ(cells);
        if !(1..63).contains(&sum) {
            // Only a digit 0 has a sum of 0; no cage comes near the other end.
            cells.iter().for_each(|&cell| self.keep(cell, |digit| digit != sum));
            return Ok(());
        }
        let next = move |&sums: &u64, digit: i32| {
            // Bit 0 is for the sum of no cell.
            let more = (sums | sums << digit) & ((1 << sum << 1) - 1);
            (more >> sum & 1 == 0).then_some(more)
        };
        self.read(cells, [1u64], next, |_| true)
    }

    /// A state is the surplus of odd digits and of high ones.
    fn equality_cage(&mut self, cells: &[Cell]) -> Result<(), Wrong> {
        self.differ(cells);
        let (half, most) = (self.digits as i32 / 2, cells.len() as i32);
        let (low, high) = (self.lowest + half, self.lowest + self.digits as i32 - 1 - half);
        let next = move |&(odd, above): &(i32, i32), digit: i32| {
            let odd = if digit % 2 == 0 { odd - 1 } else { odd + 1 };
            let above = above + i32::from(digit > high) - i32::from(digit < low);
            // What the other half of the cells can't make up for.
            (2 * odd.abs() <= most + 1 && 2 * above.abs() <= most + 1).then_some((odd, above))
        };
        self.read(cells, [(0, 0)], next, |&surplus| surplus == (0, 0))
    }
}
