//! How many puzzles have which rating and which technique.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

use ichidoku::Stop;
use ichidoku_api::{Rating, Scale};
use ichidoku_logic::{Technique, rate};

use super::facts::Facts;
use crate::words::{of_hints, word};

/// What many puzzles have in common.
#[derive(Debug, Default)]
pub(super) struct Histogram {
    /// By rank, the rating and how many have it.
    ratings: BTreeMap<u16, (String, u64)>,
    techniques: BTreeMap<String, Count>,
}

/// How often a technique is used.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    /// How hard it is at least, in the tenths of its scale.
    least: u16,
    puzzles: u64,
    steps: u64,
}

/// A puzzle's rating by its rank and name, and the steps of its path, each by the technique's difficulty and name.
pub(super) struct Counted {
    rating: (u16, String),
    steps: Vec<(u16, String)>,
}

impl Counted {
    /// A rating and steps that are known.
    pub(super) fn new(rating: (u16, String), steps: Vec<(u16, String)>) -> Self {
        Self { rating, steps }
    }

    /// What is counted about a puzzle. Nothing if it can't be rated on the scale.
    pub(super) fn of(facts: &Facts<'_>, scale: Scale, grade: impl Fn(&Rating) -> String) -> Option<Self> {
        if scale.explainer().is_some() {
            let path = facts.explainer_path()?;
            let er = path.rating().er;
            let steps = path.steps.iter().map(|step| (step.difficulty.0, step.technique.to_string()));
            return Some(Self { rating: (er.0, er.to_string()), steps: steps.collect() });
        }
        let proper = facts.proper()?;
        let rating = Rating::of(proper, scale, Stop::never()).ok()?;
        let words = of_hints();
        let named = |technique: Technique| (technique.difficulty().into(), words.name(technique.slug()));
        let steps = match scale {
            Scale::Hodoku => {
                let path = rate::hodoku_path(proper, Stop::never()).ok()?;
                path.iter().filter_map(|step| step.technique).map(named).collect()
            }
            _ => facts.path().iter().copied().map(named).collect(),
        };
        Some(Self { rating: (rating.grade as u16, grade(&rating)), steps })
    }
}

impl Histogram {
    pub(super) fn add(&mut self, counted: Counted) {
        let (rank, name) = counted.rating;
        self.ratings.entry(rank).or_insert((name, 0)).1 += 1;
        let mut met = BTreeSet::new();
        for (difficulty, name) in counted.steps {
            let count = self.techniques.entry(name.clone()).or_insert(Count { least: difficulty, ..Count::default() });
            count.least = count.least.min(difficulty);
            count.steps += 1;
            count.puzzles += u64::from(met.insert(name));
        }
    }

    /// Two tables with a blank line between, columns with tabs between: ratings and techniques, the easiest first.
    pub(super) fn text(&self) -> String {
        let (mut text, puzzles) = (String::new(), word("histogram-puzzles"));
        // A string takes everything.
        let _ = writeln!(text, "{}\t{puzzles}", word("histogram-rating"));
        self.ratings.values().for_each(|(name, count)| _ = writeln!(text, "{name}\t{count}"));
        let _ = writeln!(text, "\n{}\t{puzzles}\t{}", word("histogram-technique"), word("histogram-steps"));
        let mut techniques: Vec<(&String, &Count)> = self.techniques.iter().collect();
        techniques.sort_by_key(|(_, count)| count.least);
        for (name, count) in techniques {
            let _ = writeln!(text, "{name}\t{}\t{}", count.puzzles, count.steps);
        }
        text
    }
}

/// The histogram, for one at a time.
pub(super) fn lock(histogram: &Mutex<Histogram>) -> MutexGuard<'_, Histogram> {
    histogram.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_and_steps_are_counted() {
        let mut histogram = Histogram::default();
        let steps = |steps: &[(u16, &str)]| steps.iter().map(|(least, name)| (*least, (*name).to_owned())).collect();
        let one = steps(&[(12, "Hidden Single"), (71, "Forcing Chain"), (10, "Hidden Single")]);
        histogram.add(Counted { rating: (71, "7.1".into()), steps: one });
        histogram.add(Counted { rating: (12, "1.2".into()), steps: steps(&[(12, "Hidden Single")]) });
        let expected = "rating\tpuzzles\n1.2\t1\n7.1\t1\n\n\
            technique\tpuzzles\tsteps\nHidden Single\t2\t3\nForcing Chain\t1\t1\n";
        assert_eq!(histogram.text(), expected);
    }
}
