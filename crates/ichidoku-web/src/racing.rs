//! Several runs on one puzzle side by side: where each is at a moment of the race, and who comes in when.

use std::rc::Rc;

use ichidoku::Puzzle;

use crate::answers::{LabFrame, LabRan};
use crate::tree::{Moment, Tree};

/// Number of moments of a race that can be chosen.
pub const MOMENTS: u32 = 1000;
/// The shortest time that is told apart, in seconds: a browser's clock shows no less.
const INSTANT: f64 = 1e-5;

/// What keeps the runs of a race in step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// All have written the same number of digits.
    Steps,
    /// All have had the same time.
    Time,
}

/// A moment of a run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// Number of digits written so far.
    pub written: u64,
    /// Number of guesses taken back so far.
    pub backtracks: u64,
    /// Number of open guesses.
    pub depth: u64,
    /// Seconds since the run began.
    pub seconds: f64,
    /// The grid.
    pub grid: Puzzle,
}

/// A run of a race.
#[derive(Clone, PartialEq, Debug)]
pub struct Runner {
    /// The algorithm with its options.
    pub algorithm: String,
    /// How the run ended, as the vocabulary says it.
    pub outcome: String,
    /// Digits written, as the run counted them.
    pub assignments: u64,
    /// Questions whether a digit conflicts.
    pub tests: u64,
    /// Guesses taken back.
    pub backtracks: u64,
    /// Time of the whole run.
    pub seconds: f64,
    /// The tree of its guesses.
    pub tree: Option<Rc<Tree>>,
    /// In their order, never empty.
    frames: Vec<Frame>,
}

impl Runner {
    /// Reads a run with its moments; `None` if it has none.
    pub fn read(ran: LabRan<'_>) -> Option<Self> {
        let run = ran.run()?;
        let frames: Vec<Frame> = ran.frames().into_iter().filter_map(frame).collect();
        (!frames.is_empty()).then(|| Self {
            algorithm: run.algorithm().to_owned(),
            outcome: run.outcome().to_owned(),
            assignments: run.assignments(),
            tests: run.tests(),
            backtracks: run.backtracks(),
            seconds: run.seconds(),
            tree: Tree::read(&frames[0].grid, ran).map(Rc::new),
            frames,
        })
    }

    /// Whether the run found a solution.
    pub fn is_solved(&self) -> bool {
        self.outcome == "solved"
    }

    /// Length of the run in what keeps the race in step: digits, or seconds.
    pub fn length(&self, pace: Pace) -> f64 {
        self.frames.last().map_or(0.0, |frame| frame.at(pace)).max(if pace == Pace::Time { self.seconds } else { 0.0 })
    }

    /// Where the run is after so many digits or seconds: the last moment that is not later.
    pub fn frame(&self, pace: Pace, at: f64) -> Option<&Frame> {
        if at >= self.length(pace) {
            return self.frames.last();
        }
        let later = self.frames.partition_point(|frame| frame.at(pace) <= at);
        self.frames.get(later.saturating_sub(1))
    }

    /// The moments of the run.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }
}

impl Frame {
    fn at(&self, pace: Pace) -> f64 {
        match pace {
            Pace::Steps => self.written as f64,
            Pace::Time => self.seconds,
        }
    }

    /// How far the run is.
    pub fn moment(&self) -> Moment {
        Moment { written: self.written, depth: u32::try_from(self.depth).unwrap_or(u32::MAX) }
    }

    /// Number of digits in the grid, the clues among them.
    pub fn digit_count(&self) -> usize {
        self.grid.clue_count()
    }
}

fn frame(frame: LabFrame<'_>) -> Option<Frame> {
    Some(Frame {
        written: frame.written(),
        backtracks: frame.backtracks(),
        depth: frame.depth(),
        seconds: frame.seconds(),
        grid: frame.grid()?,
    })
}

/// How far the race is at one of its moments, from 0 to [`MOMENTS`], in digits or seconds. One run may be a million times as
/// long as another, so each moment is later than the one before it by the same factor.
pub fn reached(runners: &[Runner], pace: Pace, moment: u32) -> f64 {
    let end = runners.iter().map(|runner| runner.length(pace)).fold(0.0, f64::max);
    if moment >= MOMENTS {
        return end;
    }
    let unit = if pace == Pace::Time { INSTANT } else { 1.0 };
    let at = unit * ((1.0 + end / unit).powf(f64::from(moment) / f64::from(MOMENTS)) - 1.0);
    if pace == Pace::Steps { at.floor() } else { at }
}

/// The runs that found the solution, the shortest first: how each came in, from 1, and its place in the list. Runs of the same length
/// come in together.
pub fn finishers(runners: &[Runner], pace: Pace) -> Vec<(usize, usize)> {
    let mut order: Vec<usize> = (0..runners.len()).filter(|place| runners[*place].is_solved()).collect();
    order.sort_by(|a, b| runners[*a].length(pace).total_cmp(&runners[*b].length(pace)));
    let length = |place: usize| runners[place].length(pace);
    let came_in = |place: usize| 1 + order.iter().filter(|other| length(**other) < length(place)).count();
    order.iter().map(|place| (came_in(*place), *place)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku_api::{Control, answer_json};

    /// The ancestors' worst case for row-by-row search, given a half turn.
    const TURNED: &str = "9...4........1.2..37......5.......9...1...4.....7.5.......2.1..58.3..............";

    fn race(algorithms: &[&str]) -> Vec<Runner> {
        let run = |name: &&str| {
            let request =
                format!(r#"{{"request": "lab-run", "algorithm": "{name}", "frames": 32, "puzzle": "{TURNED}"}}"#);
            let answer = serde_json::from_str(&answer_json(&request, &Control::new())).unwrap();
            Runner::read(LabRan::of(&answer)).unwrap()
        };
        algorithms.iter().map(run).collect()
    }

    #[test]
    fn all_are_in_step_at_every_moment() {
        let runners = race(&["row-by-row", "fewest-first", "dancing-links", "eliminate-first"]);
        for moment in 0..=MOMENTS {
            let at = reached(&runners, Pace::Steps, moment);
            for runner in &runners {
                let frame = runner.frame(Pace::Steps, at).unwrap();
                let is_done = frame.written == runner.assignments;
                let next = runner.frames().iter().find(|next| next.written > frame.written);
                assert!(frame.written as f64 <= at, "{}: {} after {at}", runner.algorithm, frame.written);
                assert!(is_done || next.is_some_and(|next| next.written as f64 > at), "{} lags", runner.algorithm);
            }
        }
    }

    #[test]
    fn the_last_moment_has_the_figures_of_the_run_and_the_solution() {
        let runners = race(&["row-by-row", "fewest-first", "dancing-links"]);
        for pace in [Pace::Steps, Pace::Time] {
            let at = reached(&runners, pace, MOMENTS);
            for runner in &runners {
                let frame = runner.frame(pace, at).unwrap();
                assert_eq!((frame.written, frame.backtracks), (runner.assignments, runner.backtracks));
                assert_eq!(frame.digit_count(), 81, "{}", runner.algorithm);
            }
        }
    }

    #[test]
    fn the_shortest_comes_in_first_and_who_finds_nothing_never() {
        let mut runners = race(&["row-by-row", "fewest-first"]);
        assert!(runners[1].assignments < runners[0].assignments);
        assert_eq!(finishers(&runners, Pace::Steps), [(1, 1), (2, 0)]);
        runners[1].outcome = "unfinished".to_owned();
        assert_eq!(finishers(&runners, Pace::Steps), [(1, 0)]);
        let alike = race(&["row-by-row", "row-by-row", "fewest-first"]);
        assert_eq!(finishers(&alike, Pace::Steps), [(1, 2), (2, 0), (2, 1)]);
    }

    #[test]
    fn a_race_begins_with_the_clues_and_only_goes_forward() {
        let runners = race(&["row-by-row", "fewest-first"]);
        assert!(runners.iter().all(|runner| runner.frame(Pace::Steps, 0.0).unwrap().digit_count() == 17));
        let moments: Vec<f64> = (0..=MOMENTS).map(|moment| reached(&runners, Pace::Steps, moment)).collect();
        assert!(moments.is_sorted() && moments[0] == 0.0);
    }
}
