//! Clues outside of the grid.

use super::Filled;
use crate::constraint::{Constraint, Outside};

impl Filled<'_> {
    pub(super) fn keeps_outside(&self, constraint: &Constraint) -> Option<bool> {
        use Constraint as C;
        Some(match constraint {
            C::XSum(clues) => self.both(clues, is_x_sum),
            C::Skyscraper(clues) => self.both(clues, sees),
            C::HiddenSkyscraper(clues) => self.both(clues, hides_first),
            C::NumberedRoom(clues) => self.both(clues, opens_room),
            C::FullRank(clues) => self.is_ranked(clues),
            C::FullRankTies(ties) => ties != "none" || self.has_no_ties(),
            C::Sandwich { sum, line } => is_lunchbox(&self.all(&self.puzzle.line(*line)), *sum),
            C::Lunchbox { sum, cells } => self.differ(cells) && is_lunchbox(&self.all(cells), *sum),
            _ => return None,
        })
    }

    fn both(&self, clues: &Outside, test: impl Fn(&[i16], i16) -> bool) -> bool {
        let mut digits = self.all(&self.puzzle.line(clues.line));
        let front = clues.front.is_none_or(|clue| test(&digits, clue));
        digits.reverse();
        front && clues.back.is_none_or(|clue| test(&digits, clue))
    }

    /// All rows and columns, read from both ends.
    fn readings(&self) -> Vec<Vec<i16>> {
        self.puzzle.shape().readings().iter().map(|cells| self.all(cells)).collect()
    }

    fn has_no_ties(&self) -> bool {
        let mut readings = self.readings();
        crate::sort(&mut readings);
        readings.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// The rank counts the smaller readings; by default a reading with a clue must be the only one of its kind.
    fn is_ranked(&self, clues: &Outside) -> bool {
        let ties = self.puzzle.may_tie();
        let readings = self.readings();
        let ranked = |digits: &[i16], rank: i16| {
            let smaller = readings.iter().filter(|other| other.as_slice() < digits).count();
            let equal = readings.iter().filter(|other| other.as_slice() == digits).count();
            (ties || equal == 1) && smaller + 1 == rank as usize
        };
        self.both(clues, ranked)
    }
}

fn is_x_sum(digits: &[i16], sum: i16) -> bool {
    let first = digits.first().copied().unwrap_or(0);
    first >= 1 && digits.get(..first as usize).is_some_and(|digits| digits.iter().sum::<i16>() == sum)
}

fn sees(digits: &[i16], count: i16) -> bool {
    let (seen, _) = digits.iter().fold(
        (0, 0),
        |(seen, highest), &digit| {
            if digit > highest { (seen + 1, digit) } else { (seen, highest) }
        },
    );
    seen == count
}

fn hides_first(digits: &[i16], clue: i16) -> bool {
    let mut highest = i16::MIN;
    let hidden = digits.iter().find(|&&digit| {
        let hidden = digit < highest;
        highest = highest.max(digit);
        hidden
    });
    hidden == Some(&clue)
}

/// Rooms count from 1.
fn opens_room(digits: &[i16], clue: i16) -> bool {
    let room = digits.first().and_then(|&first| usize::try_from(first - 1).ok());
    room.and_then(|room| digits.get(room)) == Some(&clue)
}

fn is_lunchbox(digits: &[i16], sum: i16) -> bool {
    let place = |digit: Option<&i16>| digits.iter().position(|other| Some(other) == digit);
    let Some((low, high)) = place(digits.iter().min()).zip(place(digits.iter().max())) else { return true };
    let inside = digits.get(low.min(high) + 1..low.max(high)).unwrap_or(&[]);
    inside.iter().sum::<i16>() == sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clues_as_setters_mean_them() {
        let digits = [3, 1, 4, 2, 5];
        type Test = fn(&[i16], i16) -> bool;
        let tests: [(Test, i16); 5] = [(opens_room, 4), (is_x_sum, 8), (sees, 3), (hides_first, 1), (is_lunchbox, 6)];
        for (test, clue) in tests {
            let kept = (0..20).filter(|&clue| test(&digits, clue)).collect::<Vec<_>>();
            assert_eq!(kept, [clue]);
        }
    }
}
