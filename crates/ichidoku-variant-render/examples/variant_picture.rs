//! Draws a variant in any form that can be read.

use std::error::Error;

use ichidoku_variant_render::{Picture, svg};
use ichidoku_variants::read_variant;

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1).unwrap_or_else(|| ".Shape~6x6.Cage~7~R1C1~R1C2~R2C1.Thermo~R3C3~R4C4".into());
    let puzzle = read_variant(&text).ok_or("expected a variant")??;
    print!("{}", svg(&Picture::new(&puzzle)));
    Ok(())
}
