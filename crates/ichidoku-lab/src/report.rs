//! A run in words.

use std::fmt;

use crate::compare::Record;
use crate::table::{grouped, seconds};

/// The seconds of a year.
const YEAR: f64 = 365.25 * 86_400.0;

/// Some lines: the outcome, the first solution, the counts; for brute force what the whole search would take.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.algorithm, self.outcome)?;
        match self.reason {
            Some("steps") => writeln!(f, ", the step budget was used up")?,
            Some("time") => writeln!(f, ", the time ran out")?,
            Some(reason) => writeln!(f, " ({reason})")?,
            None => writeln!(f)?,
        }
        if let Some(solution) = &self.solution {
            writeln!(f, "{solution}")?;
        }
        let searched = if self.complete { "all there are" } else { "not searched for more" };
        writeln!(f, "solutions    {} ({searched})", grouped(self.solutions))?;
        writeln!(f, "assignments  {}", grouped(self.assignments))?;
        writeln!(f, "tests        {}", grouped(self.tests))?;
        writeln!(f, "backtracks   {}", grouped(self.backtracks))?;
        writeln!(f, "max depth    {}", self.max_depth)?;
        if self.memory > 0 {
            writeln!(f, "memory       {} bytes", grouped(self.memory))?;
        }
        writeln!(f, "time         {}", seconds(self.seconds))?;
        self.full_cost.map_or(Ok(()), |fillings| self.write_full_cost(f, fillings))
    }
}

impl Record {
    /// How many fillings there are, and how long they would take at the speed of this run.
    fn write_full_cost(&self, f: &mut fmt::Formatter<'_>, fillings: f64) -> fmt::Result {
        write!(f, "full cost    {fillings:.1e} fillings")?;
        if self.seconds > 0.0 && self.assignments > 0 {
            let years = fillings * self.seconds / self.assignments as f64 / YEAR;
            write!(f, ", at this speed {years:.0e} years")?;
        }
        writeln!(f)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use crate::algorithm::Algorithm;
    use crate::compare::Record;
    use crate::limits::Limits;
    use crate::method::Method;
    use crate::observe::Silent;

    const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn report(name: &str, steps: u64) -> String {
        let (method, puzzle) = (Method::named(name).unwrap(), PUZZLE.parse().unwrap());
        let mut run = method.run(&puzzle, &Limits::new().steps(steps), &mut Silent);
        run.time = Duration::from_millis(2);
        Record::new(&method, &puzzle, &run).to_string()
    }

    #[test]
    fn says_the_outcome_the_solution_and_the_counts() {
        assert_eq!(
            report("row-by-row", 1_000_000),
            "row-by-row: solved\n\
             534678912672195348198342567859761423426853791713924856961537284287419635345286179\n\
             solutions    1 (not searched for more)\n\
             assignments  4,208\n\
             tests        37,652\n\
             backtracks   4,157\n\
             max depth    51\n\
             memory       1,377 bytes\n\
             time         2.00 ms\n"
        );
    }

    #[test]
    fn says_plainly_what_did_not_finish_and_what_it_would_take() {
        let report = report("brute-force", 2000);
        assert!(
            report.starts_with("brute-force: unfinished, the step budget was used up\nsolutions    0 "),
            "{report}"
        );
        assert!(report.contains("full cost    4.6e48 fillings, at this speed 3e35 years\n"), "{report}");
    }
}
