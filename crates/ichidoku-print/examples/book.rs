//! Writes a book of two puzzles to standard output.

use std::error::Error;
use std::io::Write;

use ichidoku::Puzzle;
use ichidoku_print::{Book, Item, Layout};

fn main() -> Result<(), Box<dyn Error>> {
    let lines = [
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ];
    let puzzles = lines.iter().map(|line| line.parse()).collect::<Result<Vec<Puzzle>, _>>()?;
    let items: Vec<Item> = puzzles.iter().map(Item::of).collect();
    let book =
        Book { layout: Layout { per_page: 2, ..Layout::default() }, title: "Two puzzles".into(), ..Book::default() };
    std::io::stdout().write_all(&book.pdf(&items)?)?;
    Ok(())
}
