//! Lists the catalogues of `words/`, so that a language needs only a file.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=words");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("words");
    let mut paths: Vec<_> =
        fs::read_dir(&folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    paths.sort();
    let mut table =
        String::from("/// Each language's code and its catalogue.\nconst CATALOGUES: &[(&str, &str)] = &[\n");
    for path in paths {
        let code = path.file_stem().ok_or("a catalogue has no name")?.to_string_lossy();
        writeln!(table, "    ({code:?}, include_str!({:?})),", path.display().to_string())?;
    }
    table.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("catalogues.rs"), table)?;
    Ok(())
}
