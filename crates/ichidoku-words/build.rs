//! Reads the Fluent files of every language, checks them against the English ones, and writes what the crate is made
//! of: a constructor with typed arguments for each English sentence of a hint, and compact tables for each language.

#[path = "build/algorithms.rs"]
mod algorithms;
#[path = "build/catalogue.rs"]
mod catalogue;
#[path = "build/check.rs"]
mod check;
#[path = "build/lessons.rs"]
mod lessons;
#[allow(unreachable_pub, reason = "what is public in the crate is not public here")]
#[path = "src/page_text.rs"]
mod page_text;
#[path = "build/pages.rs"]
mod pages;
#[path = "src/plural.rs"]
mod plural;
#[path = "build/pseudo.rs"]
mod pseudo;
#[path = "build/rust.rs"]
mod rust;
#[path = "build/table.rs"]
mod table;

use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use catalogue::Catalogue;

/// The files of what a solver says, those of what the app says, those of what the command line and the server say, and what books say.
const PARTS: [&[&str]; 4] =
    [&["forms", "hints", "names", "pages"], &["ui"], &["cli", "errors", "faults", "refusals", "server"], &["books"]];
/// What the app says in what it fetches when it is first wanted, each under the feature that asks for it, and in the head of
/// its page, which has these texts in English.
const FETCHED: [(&str, &str); 8] = [
    ("CARGO_FEATURE_EXCHANGE", "exchange"),
    ("CARGO_FEATURE_EXTRAS", "extras"),
    ("CARGO_FEATURE_EXTRAS", "head"),
    ("CARGO_FEATURE_FAULTS", "faults"),
    ("CARGO_FEATURE_FAULTS", "refusals"),
    ("CARGO_FEATURE_LAB", "lab"),
    ("CARGO_FEATURE_LEARN", "learn"),
    ("CARGO_FEATURE_VARIANT_PAGE", "variant-page"),
];

/// What a solver says of puzzles of other sizes and rules, under the feature that asks for it.
const OF_VARIANTS: [(&str, &str); 2] =
    [("CARGO_FEATURE_VARIANTS", "variants"), ("CARGO_FEATURE_VARIANTS", "variant-names")];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=texts");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/plural.rs");
    println!("cargo::rerun-if-changed=src/page_text.rs");
    let texts = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("texts");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut parts = PARTS.map(<[&str]>::to_vec);
    for (part, files) in [(0, &OF_VARIANTS[..]), (1, &FETCHED[..])] {
        let wanted = files.iter().filter(|(feature, _)| env::var_os(feature).is_some());
        parts[part].extend(wanted.map(|(_, file)| *file));
    }
    let read = |folder: &Path| -> Result<[Catalogue; 4], Box<dyn Error>> {
        let [hints, app, program, books] = parts.each_ref().map(|files| Catalogue::read(folder, files));
        Ok([hints?, app?, program?, books?])
    };
    let source = read(&texts.join("en"))?;
    let [english, english_app, ..] = &source;
    let english_pages = pages::read(&texts.join("en"))?;
    pages::check_english(&english_pages)?;
    let english_lessons = lessons::read(&texts.join("en"))?;
    lessons::check("en", &english_lessons)?;
    // A module that says nothing of variants numbers its messages without theirs, so it has a table of its own.
    let has_variants = env::var_os("CARGO_FEATURE_VARIANTS").is_some();
    let classic_english = Catalogue::read(&texts.join("en"), PARTS[0])?;
    let write = |code: &str, [hints, classic, app]: [&Catalogue; 3]| -> Result<(), Box<dyn Error>> {
        let algorithms = algorithms::read(&texts.join(code))?;
        keep(&out, code, "hints", &(table::compile(code, english, hints)? + &algorithms))?;
        if has_variants {
            keep(&out, code, "classic", &(table::compile(code, &classic_english, classic)? + &algorithms))?;
        }
        keep(&out, code, "app", &table::compile_app(code, app)?)
    };
    let (mut languages, mut taught, mut all_pages) = (Vec::new(), Vec::new(), BTreeMap::new());
    for entry in fs::read_dir(&texts)? {
        let path = entry?.path();
        let code = path.file_name().and_then(|name| name.to_str()).ok_or("a language's folder has a strange name")?;
        let parts = read(&path)?;
        for (english, own) in source.iter().zip(&parts) {
            check::check(code, english, own)?;
        }
        write(code, [&parts[0], &Catalogue::read(&path, PARTS[0])?, &parts[1]])?;
        keep(&out, code, "program", &table::compile_app(code, &parts[2])?)?;
        keep(&out, code, "books", &table::compile_app(code, &parts[3])?)?;
        let pages = pages::read(&path)?;
        if code != "en" {
            pages::check(&english_pages, &pages)?;
            keep(&out, code, "pages", &pages::joined(&pages)?)?;
        }
        all_pages.insert(code.to_owned(), pages);
        let own_lessons = lessons::read(&path)?;
        if code != "en" {
            lessons::check(code, &own_lessons)?;
            lessons::compare(&english_lessons, &own_lessons)?;
        }
        if !own_lessons.is_empty() {
            keep(&out, code, "lessons", &lessons::table(code, &own_lessons, str::to_owned))?;
            taught.push(code.to_owned());
        }
        let name = parts[1].text("language-name").ok_or_else(|| format!("texts/{code}: it has no name"))?;
        languages.push((code.to_owned(), name));
    }
    languages.sort();
    taught.sort();
    let pseudo_lessons = lessons::table(pseudo::CODE, &english_lessons, pseudo::accented_text);
    keep(&out, pseudo::CODE, "lessons", &pseudo_lessons)?;
    write(pseudo::CODE, [english, &classic_english, english_app].map(pseudo::of).each_ref())?;
    fs::write(out.join("say.rs"), rust::constructors(english)?)?;
    fs::write(
        out.join("tables.rs"),
        rust::tables(english, &languages, &taught, has_variants)? + &pages::table(&all_pages)?,
    )?;
    Ok(())
}

/// Writes a text of a language where the crate includes it: English as it is, other languages deflated (RFC 1951).
fn keep(out: &Path, code: &str, part: &str, text: &str) -> Result<(), Box<dyn Error>> {
    /// The most that is spent on finding repetitions.
    const LEVEL: u8 = 10;
    let bytes = if code == "en" { text.into() } else { miniz_oxide::deflate::compress_to_vec(text.as_bytes(), LEVEL) };
    Ok(fs::write(out.join(format!("{code}.{part}")), bytes)?)
}
