//! When the solver restarts and drops clauses. All is counted in conflicts, so that it is the same everywhere.

/// Conflicts per step of the sequence of restarts.
const RESTART_STEP: u64 = 256;
/// Conflicts before clauses are dropped for the first time; later times are further apart.
const FIRST_REDUCTION: f64 = 100.0;

/// Counts conflicts and says what is due.
pub(super) struct Pace {
    pub(super) conflicts: u64,
    luby: Luby,
    restart: u64,
    reductions: u64,
    reduction: u64,
}

impl Pace {
    pub(super) fn new() -> Self {
        let reduction = FIRST_REDUCTION as u64;
        Self { conflicts: 0, luby: Luby { u: 1, v: 1 }, restart: RESTART_STEP, reductions: 0, reduction }
    }

    /// True if it is time to restart, which is noted.
    pub(super) fn restart(&mut self) -> bool {
        let due = self.conflicts >= self.restart;
        if due {
            self.restart = self.conflicts + RESTART_STEP * self.luby.next();
        }
        due
    }

    /// True if it is time to drop clauses, which is noted.
    pub(super) fn reduce(&mut self) -> bool {
        let due = self.conflicts >= self.reduction;
        if due {
            self.reductions += 1;
            self.reduction = self.conflicts + (FIRST_REDUCTION * ((self.reductions + 1) as f64).sqrt()) as u64;
        }
        due
    }
}

/// The sequence 1, 1, 2, 1, 1, 2, 4, … of M. Luby and others (1993), as D. Knuth computes it.
struct Luby {
    u: u64,
    v: u64,
}

impl Luby {
    fn next(&mut self) -> u64 {
        let value = self.v;
        if self.u & self.u.wrapping_neg() == self.v {
            self.u += 1;
            self.v = 1;
        } else {
            self.v *= 2;
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn restarts_follow_the_sequence() {
        let mut luby = Luby { u: 1, v: 1 };
        let first = core::iter::repeat_with(|| luby.next()).take(15).collect::<Vec<_>>();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
