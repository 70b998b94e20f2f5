//! Compresses the description of the interface: a third of a megabyte that few ask for.

use std::env;
use std::error::Error;
use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;

use flate2::Compression;
use flate2::write::GzEncoder;

/// A link to the file in `docs/`, and in a package the file itself.
const DESCRIPTION: &str = "openapi.json";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={DESCRIPTION}");
    let mut description = fs::read_to_string(DESCRIPTION)?;
    // Where git makes no links, as on Windows, there is the path of what this one leads to. (Nothing is there while the file is
    // written anew.)
    if description.starts_with("../") {
        let path = description.trim();
        println!("cargo::rerun-if-changed={path}");
        description = fs::read_to_string(path)?;
    }
    let out = PathBuf::from(env::var("OUT_DIR")?).join("openapi.json.gz");
    let mut packed = GzEncoder::new(File::create(out)?, Compression::best());
    packed.write_all(description.as_bytes())?;
    packed.finish()?;
    Ok(())
}
