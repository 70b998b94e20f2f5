//! Writes the banks, `src/banks.txt`: for each lesson whose positions are rare 40 puzzles, those with the fewest candidates of four
//! times as many: `cargo run --release --example bank > banks.txt`.

use ichidoku::Stop;
use ichidoku_school::{Kind, Lesson, exercise_of};

/// The lessons whose positions take long to find: in the browser of a phone, eight times as long as here.
const RARE: [u8; 15] = [13, 16, 17, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 37];

/// The number of puzzles in a line.
const SIZE: usize = 40;

fn main() -> Result<(), ichidoku::Interrupted> {
    for lesson in Lesson::all().iter().filter(|lesson| RARE.contains(&lesson.number)) {
        let kinds = || lesson.set.iter().map(|(kind, _)| *kind);
        let is_near = |kind: &Kind| matches!(kind, Kind::Which | Kind::NearMiss);
        for (sort, kind) in [("", kinds().find(|kind| !is_near(kind))), (" near", kinds().find(is_near))] {
            if let Some(kind) = kind {
                let numbers: Vec<String> = choose(lesson, kind)?.iter().map(ToString::to_string).collect();
                println!("{}{sort}: {}", lesson.slug, numbers.join(" "));
            }
        }
    }
    Ok(())
}

/// The numbers of puzzles that serve every kind of their sort, as many for each technique of the lesson.
fn choose(lesson: &'static Lesson, kind: Kind) -> Result<Vec<u64>, ichidoku::Interrupted> {
    let techniques = lesson.techniques.len();
    let mut chosen = Vec::new();
    for turn in 0..techniques as u64 {
        let mut found = Vec::new();
        for number in (turn..).step_by(techniques) {
            if let Some(exercise) = exercise_of(lesson, kind, number, Stop::never())? {
                found.push((exercise.state.candidates().iter().count(), number));
            }
            if found.len() == SIZE.div_ceil(techniques) * 4 {
                break;
            }
        }
        found.sort_unstable();
        chosen.extend(found.iter().take(SIZE.div_ceil(techniques)).map(|(_, number)| *number));
    }
    chosen.sort_unstable();
    Ok(chosen)
}
