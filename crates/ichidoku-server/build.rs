//! Compresses the description of the interface: a third of a megabyte that few ask for.

use std::error::Error;
use std::fs::File;
use std::path::PathBuf;
use std::{env, io};

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=openapi.json");
    let out = PathBuf::from(env::var("OUT_DIR")?).join("openapi.json.gz");
    let mut packed = GzEncoder::new(File::create(out)?, Compression::best());
    io::copy(&mut File::open("openapi.json")?, &mut packed)?;
    packed.finish()?;
    Ok(())
}
