//! Compares HoDoKu's scale with what HoDoKu itself says, and lists the puzzles whose scores differ:
//! `cargo run --release --example hodoku FILE`, each line of which has a puzzle, its score and its level, with tabs between.

use ichidoku::{ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::rate;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: hodoku FILE")?;
    let text = std::fs::read_to_string(path)?;
    let (mut all, mut scores, mut levels) = (0, 0, 0);
    for line in text.lines() {
        let [puzzle, score, level] = line.split('\t').take(3).collect::<Vec<_>>()[..] else { continue };
        let proper =
            ProperPuzzle::new(puzzle.parse::<Puzzle>()?).map_err(|_| "a puzzle without exactly one solution")?;
        let rating = rate::hodoku(&proper, Stop::never())?;
        let equal = rating.score == score.parse::<u32>()?;
        all += 1;
        scores += u32::from(equal);
        levels += u32::from(format!("{:?}", rating.level).eq_ignore_ascii_case(level));
        if !equal {
            println!("{puzzle}\t{}\t{:?}\t{score}\t{level}", rating.score, rating.level);
        }
    }
    eprintln!("{all} puzzles: {scores} equal scores, {levels} equal levels");
    Ok(())
}
