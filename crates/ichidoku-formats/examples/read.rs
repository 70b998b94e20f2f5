//! Lists the puzzles of files in any form, and what can't be read: `cargo run --release --example read FILE…`.

use std::error::Error;

use ichidoku_formats::Source;

fn main() -> Result<(), Box<dyn Error>> {
    for path in std::env::args_os().skip(1) {
        let mut source = Source::open(path.as_ref())?;
        while let Some(chunk) = source.next_chunk()? {
            for entry in chunk.entries() {
                match entry {
                    Ok(entry) => println!("{}", entry.puzzle),
                    Err(error) => eprintln!("{error}"),
                }
            }
        }
    }
    Ok(())
}
