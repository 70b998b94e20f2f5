//! Prints an exercise: `cargo run --release --example exercise LESSON [KIND [INDEX]]`.

use ichidoku::Stop;
use ichidoku_logic::draw;
use ichidoku_render::{Style, text};
use ichidoku_school::{Kind, Lesson, Name, exercise};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let lesson = words.next().and_then(|name| Lesson::named(&name)).ok_or("expected the name of a lesson")?;
    let kind = words.next().map_or(Some(lesson.kind_at(0)), |name| Kind::named(&name)).ok_or("expected a kind")?;
    let index = words.next().map_or(Ok(0), |n| n.parse())?;
    let exercise = exercise(lesson, kind, Name::new(2026, index), Stop::never())?.ok_or("there is none")?;
    println!("{}\n{}", exercise.task, text(&draw::of_step(&exercise.state, &exercise.shown.step), Style::default()));
    for (place, (claim, _)) in exercise.claims.iter().enumerate() {
        println!("{}. {}", place + 1, claim.tell(place));
    }
    exercise.shown.told.iter().for_each(|message| println!("{message}"));
    Ok(())
}
