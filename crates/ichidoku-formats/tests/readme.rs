//! The table of formats in the README is that of the code.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use ichidoku_formats::Format;

#[test]
fn the_readme_lists_all_formats() {
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md")).expect("README.md");
    let listed: Vec<&str> = readme
        .lines()
        .skip_while(|line| *line != "| format | | file names |")
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .collect();
    let rows: Vec<String> = Format::all()
        .map(|format| {
            let names: Vec<String> = format.extensions().iter().map(|extension| format!(".{extension}")).collect();
            format!("| `{format}` | {} | {} |", format.about(), names.join(", ")).replace("|  |", "| |")
        })
        .collect();
    assert_eq!(listed.join("\n"), rows.join("\n"), "the table should be\n{}", rows.join("\n"));
}
