//! The ancestors' worst case as a story, scene by scene: a puzzle made against row by row, harmless after a half turn.

use ichidoku::Puzzle;

use crate::session::from_line;
use crate::words::{grouped, phrase, word};

/// The puzzle: seventeen clues, none in the first row.
pub const WORST: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const SOLUTION: &str = "987654321246173985351928746128537694634892157795461832519286473472319568863745219";
/// The best-known puzzle, with its solution.
const KNOWN: [&str; 2] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
];

/// Digits that row by row writes until the solution, in several ways, and others on the same puzzle. A test runs them all.
pub const ROW_BY_ROW: u64 = 69_175_316;
const TURNED: u64 = 518_274;
const DESCENDING: u64 = 31_974;
const FEWEST_FIRST: u64 = 45_267;
const ELIMINATE_FIRST: u64 = 64;
const KNOWN_ROW_BY_ROW: u64 = 4208;

/// Where row by row is after so many digits.
const MOMENTS: [(u64, &str); 6] = [
    (9, "2351649.......3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
    (1_000_000, "23587496147916328586192534712653789435469.1...9.......5......73..2.1........4...9"),
    (10_000_000, "2864593174791632853517289641685974327246..1...9.......5......73..2.1........4...9"),
    (30_000_000, "453879261279163485681425937126597348734...1...9.......5......73..2.1........4...9"),
    (60_000_000, "87965432142617398535192874661358749278439216..9.......5......73..2.1........4...9"),
    (ROW_BY_ROW, SOLUTION),
];

/// Number of scenes.
pub const SCENES: usize = 12;

/// A scene: what the board shows, and what is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The clues.
    pub clues: Puzzle,
    /// The grid.
    pub grid: Puzzle,
    /// What is said.
    pub text: String,
}

/// A scene by its place, from 0; the last one where there are not so many.
pub fn scene(place: usize) -> Scene {
    let (first, count) = (1, MOMENTS.len());
    if (first..first + count).contains(&place) {
        return after(place - first);
    }
    let turned = |line: &str| line.chars().rev().collect::<String>();
    match place {
        0 => shown(WORST, WORST, word("story-made").to_owned()),
        7 => shown(&turned(WORST), &turned(SOLUTION), told("story-turned", TURNED)),
        8 => shown(WORST, SOLUTION, told("story-digits", DESCENDING)),
        9 => {
            let (fewest, eliminate) = (grouped(FEWEST_FIRST), grouped(ELIMINATE_FIRST));
            let text = phrase("story-others", &[("fewest", &fewest), ("eliminate", &eliminate)]);
            shown(WORST, SOLUTION, text)
        }
        10 => shown(WORST, WORST, word("story-random").to_owned()),
        _ => shown(KNOWN[0], KNOWN[1], told("story-question", KNOWN_ROW_BY_ROW)),
    }
}

/// The scene at a moment of row by row.
fn after(moment: usize) -> Scene {
    let (written, grid) = MOMENTS[moment];
    let row = &grid[..9];
    let text = match moment {
        0 => told("story-begins", written),
        1 => {
            let row = row.replace('.', " ");
            phrase("story-repeats", &[("written", &grouped(written)), ("row", &row)])
        }
        _ if written == ROW_BY_ROW => told("story-solved", written),
        _ => phrase("story-goes-on", &[("written", &grouped(written)), ("row", &row)]),
    };
    shown(WORST, grid, text)
}

fn told(name: &'static str, written: u64) -> String {
    phrase(name, &[("written", &grouped(written))])
}

fn shown(clues: &str, grid: &str, text: String) -> Scene {
    let read = |line| from_line(line).unwrap_or(Puzzle::EMPTY);
    Scene { clues: read(clues), grid: read(grid), text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku_lab::{Algorithm as _, Event, Limits, Method, Observer, Options, Replay, Silent};
    use ichidoku_lab::{CellOrder, DigitOrder};

    /// Follows a run and keeps the grid at the moments of the story.
    struct Watch {
        replay: Replay,
        written: u64,
        kept: Vec<(u64, String)>,
    }

    impl Observer for Watch {
        fn see(&mut self, event: Event, depth: u32) {
            self.replay.see(event, depth);
            if matches!(event, Event::Place { .. }) {
                self.written += 1;
                if MOMENTS.iter().any(|(written, _)| *written == self.written) {
                    self.kept.push((self.written, self.replay.grid().to_string()));
                }
            }
        }
    }

    #[test]
    fn row_by_row_is_where_the_story_says() {
        let puzzle = WORST.parse().unwrap();
        let mut watch = Watch { replay: Replay::new(&puzzle), written: 0, kept: Vec::new() };
        let run = Method::ROW_BY_ROW.run(&puzzle, &Limits::new(), &mut watch);
        assert_eq!(run.counts.assignments, ROW_BY_ROW);
        assert_eq!(watch.kept, MOMENTS.map(|(written, grid)| (written, grid.to_owned())));
    }

    #[test]
    fn the_figures_of_the_story_are_those_of_the_runs() {
        let count = |method: Method, line: &str| {
            let run = method.run(&line.parse().unwrap(), &Limits::new(), &mut Silent);
            run.counts.assignments
        };
        let with = |options: Options| Method::ROW_BY_ROW.with(&options).unwrap();
        let turned = with(Options { cells: Some(CellOrder::Rotated), ..Options::default() });
        let descending = with(Options { digits: Some(DigitOrder::Descending), ..Options::default() });
        let own = |name| Method::named(name).unwrap();
        assert_eq!(count(turned, WORST), TURNED);
        assert_eq!(count(Method::ROW_BY_ROW, &WORST.chars().rev().collect::<String>()), TURNED);
        assert_eq!(count(descending, WORST), DESCENDING);
        assert_eq!(count(own("fewest-first"), WORST), FEWEST_FIRST);
        assert_eq!(count(own("eliminate-first"), WORST), ELIMINATE_FIRST);
        assert_eq!(count(Method::ROW_BY_ROW, KNOWN[0]), KNOWN_ROW_BY_ROW);
    }

    #[test]
    fn every_scene_keeps_its_clues_and_says_something_of_its_own() {
        let scenes: Vec<Scene> = (0..SCENES).map(scene).collect();
        for scene in &scenes {
            assert!(scene.clues.clues().all(|(cell, digit)| scene.grid.get(cell) == Some(digit)), "{}", scene.text);
            assert!(scene.clues.clue_count() >= 17);
        }
        let texts: std::collections::BTreeSet<&str> = scenes.iter().map(|scene| scene.text.as_str()).collect();
        assert_eq!(texts.len(), SCENES);
        assert_eq!(scene(SCENES), scenes[SCENES - 1]);
        assert!(scenes[6].text.contains("69,175,316") && scenes[7].text.contains("518,274"));
    }
}
