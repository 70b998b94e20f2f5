//! `docs/formats.md`: the forms that are read and written, and what each keeps, from the table of formats and the samples.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use ichidoku_formats::{Format, Part};
use serde_json::{Map, Value};

use crate::repository::TextFile;

/// Where the document is.
pub(super) const PATH: &str = "docs/formats.md";

/// Where the samples are, and what says what each gives.
const SAMPLES: &str = "testdata/formats";

const OPENING: &str = "\
# Formats

Everything that is read is known by its beginning; no option names it. `cargo xtask docs formats` makes this page.

## Written, and read

`ichidoku convert --to NAME` writes these. What a format can't keep is left out, with a note. `sdk` also keeps a comment, a date and an
address, and `hodoku` keeps what a line says of a step.

A variant is written as `iss`, with every rule; as `f-puzzles`, `f-puzzles-json` or `sudokupad`, with the rules that f-puzzles has, the fog,
the solution, the name, the author and the rules in words; as `line` or `rows`, with givens; or as a picture. `line` has irregular boxes,
too. A rule that a form has no place for is an error that names it. `sudokupad` is then a link with all of that, not a short one.

| name | what it is | file names | keeps beside the givens |
|---|---|---|---|
";

/// What `convert` writes that is no text.
const FILES: &str = "\
| `parquet` | a Parquet file with the columns of csv, all of them texts | `.parquet` | what csv keeps |
| `svg` | a picture of one position | `.svg` | candidates, entries, corner marks, centre marks, colours, names |
| `png` | the same in dots, 1 to 4 per unit; transparent on request | `.png` | as svg |
| `pdf` | the same as a page, with text that can be selected | `.pdf` | as svg |
";

const READ: &str = "
## Read

Each form has a sample in `testdata/formats/`; what is kept is what the sample shows.

| form | sample | kept beside the givens |
|---|---|---|
";

const REFUSED: &str = "
## Named, not read

These are named where a classic puzzle is expected. What takes variants reads those with other rules, irregular boxes or another size too:
`solve`, `count`, `enumerate`, `true-candidates`, `check`, `rate`, `hint`, `steps`, `convert` and `book`.

| form | sample | fault |
|---|---|---|
";

/// The document.
pub(super) fn file(root: &Path) -> Result<TextFile, String> {
    let path = root.join(SAMPLES).join("manifest.json");
    let manifest = fs::read_to_string(path).map_err(|error| format!("{SAMPLES}: {error}"))?;
    let samples: BTreeMap<String, Value> = serde_json::from_str(&manifest).map_err(|error| error.to_string())?;
    let mut rows = [Vec::new(), Vec::new()];
    for (name, sample) in &samples {
        let form = sample["form"].as_str().unwrap_or_default();
        let gives: Vec<&Map<String, Value>> =
            sample["gives"].as_array().into_iter().flatten().filter_map(Value::as_object).collect();
        let is_refused = gives.iter().all(|document| document.contains_key("fault"));
        let said = if is_refused { faults(&gives) } else { kept(&gives) };
        if form != "damaged" {
            rows[usize::from(is_refused)].push(format!("| {form} | [{name}](../{SAMPLES}/{name}) | {said} |\n"));
        }
    }
    let [mut read, mut refused] = rows;
    read.sort();
    refused.sort();
    let written: String = Format::all().map(row).collect();
    Ok(TextFile {
        path: PATH.into(),
        text: [OPENING, &written, FILES, READ, &read.concat(), REFUSED, &refused.concat()].concat(),
    })
}

/// The row of a format that is written.
fn row(format: Format) -> String {
    let extensions: Vec<String> = format.extensions().iter().map(|extension| format!("`.{extension}`")).collect();
    let parts: Vec<&str> = format.holds().iter().map(Part::name).collect();
    format!("| `{format}` | {} | {} | {} |\n", format.about(), extensions.join(", "), parts.join(", "))
}

/// What documents have beside the givens.
fn kept(documents: &[&Map<String, Value>]) -> String {
    let has = |(key, value): &(&String, &Value)| *key != "puzzle" && *key != "fault" && !value.is_null();
    let keys: BTreeSet<&str> =
        documents.iter().flat_map(|it| it.iter()).filter(has).map(|(key, _)| key.as_str()).collect();
    keys.into_iter().map(word).collect::<Vec<_>>().join(", ")
}

/// The plural of a member's name.
fn word(key: &str) -> &str {
    match key {
        "author" => "authors",
        "centre" => "centre marks",
        "corner" => "corner marks",
        "difficulty" => "difficulties",
        "name" => "names",
        "rating" => "ratings",
        "solution" => "solutions",
        "source" => "sources",
        key => key,
    }
}

fn faults(documents: &[&Map<String, Value>]) -> String {
    let keys: BTreeSet<&str> = documents.iter().filter_map(|it| it.get("fault")?.as_str()).collect();
    keys.into_iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(", ")
}
