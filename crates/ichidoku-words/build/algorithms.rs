//! The texts on the lab's algorithms: whether they can be read and say all that they should. English has none, because
//! there each text is the head of a source file of the lab.

use std::error::Error;
use std::fs;
use std::path::Path;

/// Idea, source, pseudo-code, cost and what is counted.
const SECTIONS: usize = 5;

/// The texts of a language for the end of its table, each after a form feed; none if the language has no such folder.
pub(crate) fn read(language: &Path) -> Result<String, Box<dyn Error>> {
    let folder = language.join("algorithms");
    if !folder.exists() {
        return Ok(String::new());
    }
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    paths.sort();
    let mut texts = String::new();
    for path in paths {
        let text = fs::read_to_string(&path)?;
        check(&text).map_err(|fault| format!("{}: {fault}", path.display()))?;
        texts.extend(["\u{c}", &text]);
    }
    Ok(texts)
}

/// A text begins with the names and titles of its algorithms, `NAME: TITLE`, and has all sections, each with a heading.
fn check(text: &str) -> Result<(), String> {
    let (names, text) = text.split_once("\n\n").ok_or("there is nothing below the names")?;
    if let Some(line) = names.lines().find(|line| !line.contains(": ")) {
        return Err(format!("expected a name and a title, `NAME: TITLE`, found '{line}'"));
    }
    let sections: Vec<&str> = text.split("\n# ").skip(1).collect();
    if sections.len() != SECTIONS {
        return Err(format!("{} sections where {SECTIONS} were expected", sections.len()));
    }
    let is_empty = |section: &&&str| section.lines().skip(1).all(str::is_empty);
    if let Some(empty) = sections.iter().find(is_empty) {
        return Err(format!("nothing is said in the section '{}'", empty.trim()));
    }
    match text.matches("```").count().is_multiple_of(2) {
        true => Ok(()),
        false => Err("a block of code has no end".to_owned()),
    }
}
