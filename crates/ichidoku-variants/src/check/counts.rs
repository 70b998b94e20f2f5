//! How often digits occur.

use super::Filled;
use crate::Cell;
use crate::constraint::Constraint;

impl Filled<'_> {
    pub(super) fn keeps_counts(&self, constraint: &Constraint) -> Option<bool> {
        use Constraint as C;
        Some(match constraint {
            C::Given(cells) => cells.iter().all(|(cell, digits)| digits.contains(&self.at(*cell))),
            C::Quad { corner, digits } => {
                let shape = self.puzzle.shape();
                let steps = [(0, 0), (0, 1), (1, 0), (1, 1)];
                let cells =
                    steps.iter().filter_map(|&(down, right)| shape.step(*corner, down, right)).collect::<Vec<_>>();
                cells.len() == 4 && self.counted(&cells, digits, |count, listed| count >= listed)
            }
            C::ContainAtLeast { digits, cells } => self.counted(cells, digits, |count, listed| count >= listed),
            C::ContainExact { digits, cells } => self.counted(cells, digits, |count, listed| count == listed),
            C::LookAndSay { clue, cells } => self.looks_and_says(clue, cells),
            C::CountingCircles(cells) => {
                cells.iter().all(|&cell| self.count(cells, self.at(cell)) == self.at(cell) as usize)
            }
            C::CountDistinct(cells) => cells.split_first().is_none_or(|(&control, cells)| {
                let mut digits = self.all(cells);
                crate::sort(&mut digits);
                digits.dedup();
                self.at(control) as usize == digits.len()
            }),
            C::SameDigits { sets, cells } => {
                let size = cells.len() / usize::from(*sets).max(1);
                size == 0 || self.alike(cells.chunks(size).map(<[_]>::to_vec))
            }
            C::BoxesAlike => self.boxes_alike(),
            C::GlobalEntropy => self.small_squares(|digit| (digit - 1).div_euclid(3)),
            C::GlobalMod => self.small_squares(|digit| digit.rem_euclid(3)),
            _ => return None,
        })
    }

    fn count(&self, cells: &[Cell], digit: i16) -> usize {
        cells.iter().filter(|&&cell| self.at(cell) == digit).count()
    }

    fn counted(&self, cells: &[Cell], digits: &[i16], test: impl Fn(usize, usize) -> bool) -> bool {
        let listed = |digit| digits.iter().filter(|&&other| other == digit).count();
        digits.iter().all(|&digit| test(self.count(cells, digit), listed(digit)))
    }

    fn looks_and_says(&self, clue: &str, cells: &[Cell]) -> bool {
        let digits = clue.chars().filter_map(|letter| letter.to_digit(10)).collect::<Vec<_>>();
        digits.chunks_exact(2).all(|pair| self.count(cells, pair[1] as i16) == pair[0] as usize)
    }

    fn alike(&self, sets: impl Iterator<Item = Vec<Cell>>) -> bool {
        let mut sorted = sets.map(|cells| {
            let mut digits = self.all(&cells);
            crate::sort(&mut digits);
            digits
        });
        sorted.next().is_none_or(|first| sorted.all(|digits| digits == first))
    }

    fn boxes_alike(&self) -> bool {
        let sets = crate::houses::largest(self.puzzle);
        self.alike(sets.into_iter())
    }

    /// True if each square of four cells contains all three classes.
    fn small_squares(&self, class: impl Fn(i16) -> i16) -> bool {
        self.puzzle.shape().small_squares().iter().all(|cells| {
            let classes = self.all(cells).into_iter().map(&class).collect::<Vec<_>>();
            (0..3).all(|class| classes.contains(&class))
        })
    }
}
