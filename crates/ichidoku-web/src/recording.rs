//! A run of an algorithm as a recording: any moment of it can be looked at.

use ichidoku::{Candidate, CandidateSet, Cell, Digit, House, Puzzle};
use ichidoku_lab::{Contradiction, Event, Observer, Replay, SearchTree};
use serde_json::Value;

use crate::board_view::Shown;
use crate::drawing::Drawing;
use crate::moment;
use crate::reply::views;
use crate::tree::Tree;

views! { TRACE;
    /// The first line of a trace.
    Head<'a> { puzzle: Option<Puzzle>, }
    /// A line of a trace with an event.
    Line<'a> {
        event: &'a str,
        depth: u64,
        cell: Option<Cell>,
        digit: Option<Digit>,
        with: Option<Cell>,
        guess: bool,
        house: Option<House>,
    }
}

/// A run, event by event.
#[derive(Clone, PartialEq, Debug)]
pub struct Recording {
    puzzle: Puzzle,
    events: Vec<(Event, u32)>,
    goes_on: bool,
}

/// What was counted up to a moment.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Digits written.
    pub assignments: u64,
    /// Questions whether a digit conflicts.
    pub tests: u64,
    /// Guesses taken back.
    pub backtracks: u64,
    /// How many guesses are open.
    pub depth: u32,
}

impl Recording {
    /// The recording of a trace; `None` if it is none.
    pub fn read(trace: &str) -> Option<Self> {
        let mut lines = trace.lines().map_while(|line| serde_json::from_str::<Value>(line).ok());
        let puzzle = Head::of(&lines.next()?).puzzle()?;
        let lines: Vec<Value> = lines.collect();
        let events: Vec<(Event, u32)> = lines.iter().map(Line::of).filter_map(event).collect();
        // Only of a run that is there to its end a last line tells the figures.
        let goes_on = events.len() == lines.len();
        Some(Self { puzzle, events, goes_on })
    }

    /// Whether there were more events than these first ones.
    pub const fn goes_on(&self) -> bool {
        self.goes_on
    }

    /// How many events there are.
    pub const fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether nothing happens.
    pub const fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The board after this many events, with the last one drawn.
    pub fn moment(&self, at: usize) -> (Shown, Drawing) {
        let mut replay = Replay::new(&self.puzzle);
        let seen = self.events.get(..at).unwrap_or(&self.events);
        seen.iter().for_each(|(event, depth)| replay.see(*event, *depth));
        let candidates = (!replay.eliminated().is_empty()).then(|| candidates(&replay));
        let drawing = seen.last().map(|(event, _)| draw(*event)).unwrap_or_default();
        (Shown { digits: *replay.grid(), candidates, keeps_own: false }, drawing)
    }

    /// The tree of the guesses, as far as the recording goes.
    pub fn tree(&self) -> Tree {
        let mut tree = SearchTree::new(self.events.len());
        self.events.iter().for_each(|(event, depth)| tree.see(*event, *depth));
        Tree::new(self.puzzle, tree.finish())
    }

    /// What was counted up to a moment.
    pub fn counts(&self, at: usize) -> Counts {
        let mut counts = Counts::default();
        for (event, depth) in self.events.iter().take(at) {
            match event {
                Event::Place { .. } => counts.assignments += 1,
                Event::Try { .. } => counts.tests += 1,
                Event::Backtrack { .. } => counts.backtracks += 1,
                _ => {}
            }
            counts.depth = *depth;
        }
        counts
    }

    /// How many guesses are open, at about so many moments from the first to the last.
    pub fn depths(&self, moments: usize) -> Vec<u32> {
        let step = self.events.len().div_ceil(moments.max(1)).max(1);
        self.events.chunks(step).map(|part| part.iter().map(|(_, depth)| *depth).max().unwrap_or_default()).collect()
    }
}

/// The event of a line, and its depth; the last line has none.
fn event(line: Line<'_>) -> Option<(Event, u32)> {
    let (cell, digit) = (line.cell(), line.digit());
    let event = match line.event() {
        "try" => Event::Try { cell: cell?, digit: digit? },
        "clash" => Event::Clash { cell: cell?, digit: digit?, with: line.with()? },
        "place" => Event::Place { cell: cell?, digit: digit?, guess: line.guess() },
        "eliminate" => Event::Eliminate { cell: cell?, digit: digit? },
        "contradiction" => Event::Contradiction(match line.house() {
            Some(house) => Contradiction::House(house, digit?),
            None => Contradiction::Cell(cell?),
        }),
        "backtrack" => Event::Backtrack { cell: cell?, digit: digit? },
        "solved" => Event::Solved,
        _ => return None,
    };
    Some((event, u32::try_from(line.depth()).ok()?))
}

/// What is left where candidates were taken out.
fn candidates(replay: &Replay) -> CandidateSet {
    let grid = replay.grid();
    let open = Cell::ALL.into_iter().filter(|cell| grid.get(*cell).is_none());
    let all = open.flat_map(|cell| grid.unseen_digits(cell).iter().map(move |digit| Candidate::of(cell, digit)));
    all.filter(|candidate| !replay.eliminated().contains(*candidate)).collect()
}

fn draw(event: Event) -> Drawing {
    let mut drawing = Drawing::default();
    match event {
        Event::Try { cell, .. } | Event::Place { cell, .. } => drawing.pattern = drawing.pattern.with(cell),
        Event::Clash { cell, with, .. } => drawing.bad = drawing.bad.with(cell).with(with),
        Event::Backtrack { cell, .. } => drawing.bad = drawing.bad.with(cell),
        Event::Eliminate { cell, digit } => {
            drawing.marks.insert(Candidate::of(cell, digit), moment::OUT.to_owned());
        }
        Event::Contradiction(Contradiction::Cell(cell)) => drawing.bad = drawing.bad.with(cell),
        Event::Contradiction(Contradiction::House(house, _)) => drawing.bad = house.cells(),
        Event::Solved => {}
    }
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Moment;
    use ichidoku_api::{Answer, Control, LabRan, Request};
    use ichidoku_lab::trace::TraceWriter;
    use ichidoku_lab::{Algorithm as _, Limits, Method, Silent};

    fn run(algorithm: &str) -> LabRan {
        let request = format!(
            r#"{{"request": "lab-run", "algorithm": "{algorithm}", "trace": 100000, "puzzle":
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}}"#
        );
        match serde_json::from_str::<Request>(&request).unwrap().answer(&Control::new().listed(100_000)) {
            Answer::LabRun(ran) => ran,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_last_moment_is_the_solution() {
        for algorithm in ["row-by-row", "fewest-first", "eliminate-first"] {
            let ran = run(algorithm);
            let recording = Recording::read(&ran.trace).unwrap();
            let (shown, _) = recording.moment(recording.len());
            assert_eq!(Some(shown.digits.to_string()), ran.run.solution, "{algorithm}");
            let counts = recording.counts(recording.len());
            assert_eq!(
                (counts.assignments, counts.backtracks),
                (ran.run.assignments, ran.run.backtracks),
                "{algorithm}"
            );
        }
    }

    #[test]
    fn a_recording_of_a_longer_run_says_so() {
        let trace = run("row-by-row").trace;
        assert!(Recording::read(&trace).is_some_and(|recording| !recording.goes_on()));
        let cut: String = trace.lines().take(50).map(|line| format!("{line}\n")).collect();
        assert!(Recording::read(&cut).is_some_and(|recording| recording.goes_on() && recording.len() == 49));
    }

    #[test]
    fn the_open_guesses_of_the_tree_are_on_the_board() {
        for algorithm in ["row-by-row", "fewest-first"] {
            let recording = Recording::read(&run(algorithm).trace).unwrap();
            let tree = recording.tree();
            for at in (0..recording.len()).step_by(7) {
                let counts = recording.counts(at);
                let (shown, _) = recording.moment(at);
                let now = Moment { written: counts.assignments, depth: counts.depth };
                let is_there = |guess: &Candidate| shown.digits.get(guess.cell()) == Some(guess.digit());
                let guesses = tree.guesses(now);
                let last = guesses.len().saturating_sub(1);
                // The guess that is just being taken back is still one of the path.
                assert!(guesses[..last].iter().all(is_there), "{algorithm}, {at}: {guesses:?}");
            }
            assert_eq!(tree.nodes()[0].nodes, recording.counts(recording.len()).assignments + 1, "{algorithm}");
        }
    }

    #[test]
    fn the_first_moment_is_the_puzzle() {
        let recording = Recording::read(&run("row-by-row").trace).unwrap();
        assert_eq!(recording.moment(0).0.digits, recording.puzzle);
        assert_eq!(recording.counts(0), Counts::default());
        assert!(recording.depths(100).len() <= 100 && recording.depths(100).iter().any(|depth| *depth > 0));
    }

    #[test]
    fn nonsense_is_no_recording() {
        assert_eq!(Recording::read("nonsense"), None);
    }

    #[test]
    fn every_kind_of_event_is_read_as_it_was_written() {
        let (cell, with, digit) = ("r4c7".parse().unwrap(), "r4c1".parse().unwrap(), Digit::ALL[6]);
        let events = [
            Event::Try { cell, digit },
            Event::Clash { cell, digit, with },
            Event::Place { cell, digit, guess: true },
            Event::Place { cell, digit, guess: false },
            Event::Eliminate { cell, digit },
            Event::Contradiction(Contradiction::Cell(cell)),
            Event::Contradiction(Contradiction::House("b3".parse().unwrap(), digit)),
            Event::Backtrack { cell, digit },
            Event::Solved,
        ];
        let (method, puzzle) = (Method::named("row-by-row").unwrap(), Puzzle::EMPTY);
        let mut writer = TraceWriter::new(Vec::new(), &method, &puzzle);
        events.iter().for_each(|event| writer.see(*event, 3));
        let run = method.run(&puzzle, &Limits::new(), &mut Silent);
        let trace = String::from_utf8(writer.finish(&run).unwrap()).unwrap();
        assert_eq!(Recording::read(&trace).unwrap().events, events.map(|event| (event, 3)));
    }
}
