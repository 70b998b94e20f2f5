//! Reads the Fluent files of every language, checks them against the English ones, and writes what the crate is made
//! of: a constructor with typed arguments for each English message, and a compact table for each language.

#[path = "build/catalogue.rs"]
mod catalogue;
#[path = "build/check.rs"]
mod check;
#[path = "src/plural.rs"]
mod plural;
#[path = "build/rust.rs"]
mod rust;
#[path = "build/table.rs"]
mod table;

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use catalogue::Catalogue;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=texts");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/plural.rs");
    let texts = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("texts");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let english = Catalogue::read(&texts.join("en"))?;
    let mut languages = Vec::new();
    for entry in fs::read_dir(&texts)? {
        let path = entry?.path();
        let code = path.file_name().and_then(|name| name.to_str()).ok_or("a language's folder has a strange name")?;
        let catalogue = Catalogue::read(&path)?;
        check::check(code, &english, &catalogue)?;
        fs::write(out.join(format!("{code}.txt")), table::compile(code, &english, &catalogue)?)?;
        languages.push(code.to_owned());
    }
    languages.sort();
    fs::write(out.join("say.rs"), rust::constructors(&english)?)?;
    fs::write(out.join("tables.rs"), rust::tables(&english, &languages)?)?;
    Ok(())
}
