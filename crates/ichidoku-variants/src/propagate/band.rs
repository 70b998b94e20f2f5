//! Three boxes side by side and the lines through them: pointing and claiming at once.

use crate::Cell;
use crate::domains::{Conflict, Domains, Flow, Set};

/// A band or a stack of nine by three: three lines, each cut by the same three boxes into pieces of three cells. What a line has
/// beyond a box are the same digits as what the box has beyond the line.
pub(crate) struct Band {
    pub(crate) lines: [[[Cell; 3]; 3]; 3],
}

impl Band {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.lines.as_flattened().concat()
    }

    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let union = |cells: [Cell; 3]| cells.iter().fold(0, |union, &cell| union | domains.get(cell));
        let mut unions = self.lines.map(|pieces| pieces.map(union));
        while self.cross(&mut unions, domains)? {}
        Ok(())
    }

    /// Compares each line with each box, given what the pieces may contain, and says whether something was removed.
    fn cross(&self, unions: &mut [[Set; 3]; 3], domains: &mut Domains) -> Result<bool, Conflict> {
        let mut is_removed = false;
        for (line, in_box) in (0..9).map(|at| (at / 3, at % 3)) {
            let along = [1, 2].map(|by| (line, (in_box + by) % 3));
            let across = [1, 2].map(|by| ((line + by) % 3, in_box));
            let [a, b] = [along, across].map(|rest| rest.iter().fold(0, |union, &(i, j)| union | unions[i][j]));
            if a != b {
                is_removed = true;
                for (i, j) in along.into_iter().chain(across) {
                    unions[i][j] &= a & b;
                    self.lines[i][j].iter().try_for_each(|&cell| domains.keep(cell, a & b))?;
                }
            }
        }
        Ok(is_removed)
    }
}

#[cfg(test)]
mod tests {
    use core::array::from_fn;

    use testkit::random::Random;

    use super::*;
    use crate::propagate::{Crossing, Propagator, to_rest};

    #[test]
    fn a_band_removes_what_its_crossings_remove() {
        let lines: [[[Cell; 3]; 3]; 3] =
            from_fn(|line| from_fn(|in_box| from_fn(|at| (9 * line + 3 * in_box + at) as Cell)));
        let crossings = (0..9).map(|at| {
            let (line, in_box) = (at / 3, at % 3);
            let along = [1, 2].map(|by| lines[line][(in_box + by) % 3]).concat();
            let across = [1, 2].map(|by| lines[(line + by) % 3][in_box]).concat();
            Propagator::Crossing(Crossing::new(along.into_iter(), across.into_iter(), 12))
        });
        let (crossings, band) = (crossings.collect::<Vec<_>>(), [Propagator::Band(Band { lines })]);
        let mut removed = 0;
        for seed in 0..500 {
            let mut random = Random::new(seed);
            let sets =
                (0..27).map(|_| (0..9).filter(|_| random.below(3) == 0).fold(1 << 8, |set, digit| set | 1 << digit));
            let sets = sets.collect::<Vec<Set>>();
            let [found, expected] = [&band[..], &crossings].map(|rules| {
                let mut domains = Domains::new(sets.clone());
                to_rest(rules, &mut domains).ok().map(|()| domains.sets().to_vec())
            });
            assert_eq!(found, expected, "{seed}");
            removed += usize::from(found.is_some_and(|found| found != sets));
        }
        assert!(removed > 100, "{removed}");
    }
}
