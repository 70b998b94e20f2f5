//! Draws a puzzle with its candidates as SVG: `cargo run --example picture [PUZZLE] >picture.svg`.

use ichidoku::{Grid, ParsePuzzleError, Puzzle};
use ichidoku_render::{Scene, svg};

const EXAMPLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn main() -> Result<(), ParsePuzzleError> {
    let puzzle: Puzzle = std::env::args().nth(1).unwrap_or_else(|| EXAMPLE.to_owned()).parse()?;
    let mut scene = Scene::new(Grid::from(puzzle));
    scene.title = "A puzzle and its candidates".into();
    println!("{}", svg(&scene));
    Ok(())
}
