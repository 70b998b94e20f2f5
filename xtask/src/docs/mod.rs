//! `cargo xtask docs`: makes documents again, so that they cannot drift: the tables of `docs/algorithms.md` from real
//! runs, `docs/techniques/`, `docs/hints.md` and `docs/hints.LANGUAGE.md` from the library, and `docs/formats.md` from the library and its samples.
//!
//! A table stands between `<!-- table NAME -->` and `<!-- end of table -->`. The runs are bounded by steps, never by
//! time, so the same code always makes the same tables.

mod formats;
mod hints;
mod hints_by_language;
mod tables;
mod techniques;

use std::fs;
use std::path::Path;

use crate::repository::{TextFile, text_files};

/// The page with tables that are made again.
const PAGE: &str = "docs/algorithms.md";
/// What stands around a table.
const BEGIN: &str = "<!-- table ";
const BEGIN_END: &str = " -->\n";
const END: &str = "<!-- end of table -->";

/// What to do with the documents.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only say whether the documents are what they are made from
    #[arg(long)]
    check: bool,

    /// Only these documents
    #[arg(value_enum)]
    part: Option<Part>,
}

/// Documents that are made together.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// The tables of docs/algorithms.md
    Algorithms,
    /// The pages under docs/techniques
    Techniques,
    /// docs/hints.md, and docs/hints.LANGUAGE.md for each language
    Hints,
    /// docs/formats.md
    Formats,
}

/// What is to be done to a file, so that it is what it is made from.
enum Change {
    Write(TextFile),
    Remove(String),
}

impl Change {
    fn path(&self) -> &str {
        match self {
            Self::Write(file) => &file.path,
            Self::Remove(path) => path,
        }
    }

    fn run(&self, root: &Path) -> Result<(), String> {
        let done = match self {
            Self::Write(file) => fs::write(root.join(&file.path), &file.text),
            Self::Remove(path) => fs::remove_file(root.join(path)),
        };
        done.map_err(|error| format!("{}: {error}", self.path()))
    }
}

pub(crate) fn run(root: &Path, args: &Args) -> Result<(), String> {
    let mut changes = Vec::new();
    let is_wanted = |part| args.part.is_none_or(|only| only == part);
    if is_wanted(Part::Algorithms) {
        changes.extend(tables_changes(root)?);
    }
    if is_wanted(Part::Techniques) {
        changes.extend(techniques_changes(root)?);
    }
    if is_wanted(Part::Hints) {
        changes.extend(hints_changes(root)?);
    }
    if is_wanted(Part::Formats) {
        changes.extend(formats_changes(root)?);
    }
    if changes.is_empty() {
        println!("docs: everything is what it is made from");
        return Ok(());
    }
    let paths: Vec<&str> = changes.iter().map(Change::path).collect();
    if args.check {
        return Err(format!("{} drifted; `cargo xtask docs` makes them again", paths.join(", ")));
    }
    changes.iter().try_for_each(|change| change.run(root))?;
    println!("docs: made {} again", paths.join(", "));
    Ok(())
}

/// The page with tables, if it is not what the runs make it.
fn tables_changes(root: &Path) -> Result<Option<Change>, String> {
    let page = TextFile::read(root, PAGE)?;
    let made = with_tables(&page.text, tables::make).map_err(|error| format!("{PAGE}: {error}"))?;
    Ok((made != page.text).then_some(Change::Write(TextFile { text: made, ..page })))
}

/// The pages of hints that are not what the library makes them.
fn hints_changes(root: &Path) -> Result<Vec<Change>, String> {
    let made = [hints::file()?].into_iter().chain(hints_by_language::files()?);
    let is_new = |new: &TextFile| fs::read_to_string(root.join(&new.path)).unwrap_or_default() != new.text;
    Ok(made.filter(is_new).map(Change::Write).collect())
}

/// The page of formats, if it is not what the library and its samples make it.
fn formats_changes(root: &Path) -> Result<Option<Change>, String> {
    let made = formats::file(root)?;
    let there = fs::read_to_string(root.join(formats::PATH)).unwrap_or_default();
    Ok((made.text != there).then_some(Change::Write(made)))
}

/// The technique pages and pictures that are not what the library makes them, and those that it does not make at all.
fn techniques_changes(root: &Path) -> Result<Vec<Change>, String> {
    let mut there = Vec::new();
    let folders = [(techniques::FOLDER.to_owned(), ".md"), (techniques::PICTURES.to_owned(), ".svg")];
    let languages = techniques::folders_of_languages().into_iter().map(|folder| (folder, ".md"));
    for (folder, ending) in folders.into_iter().chain(languages) {
        let folder = &folder;
        fs::create_dir_all(root.join(folder)).map_err(|error| format!("{folder}: {error}"))?;
        there.extend(text_files(root, folder, ending)?);
    }
    let made = techniques::files(root)?;
    let stale = there.iter().filter(|old| made.iter().all(|new| new.path != old.path));
    let removed: Vec<Change> = stale.map(|old| Change::Remove(old.path.clone())).collect();
    let is_new = |new: &TextFile| there.iter().all(|old| (&old.path, &old.text) != (&new.path, &new.text));
    let written = made.into_iter().filter(is_new).map(Change::Write);
    Ok(written.chain(removed).collect())
}

/// The page with each table made again.
fn with_tables(page: &str, make: impl Fn(&str) -> Result<String, String>) -> Result<String, String> {
    let mut made = String::with_capacity(page.len());
    let mut rest = page;
    while let Some((before, after)) = rest.split_once(BEGIN) {
        let (name, after) = after.split_once(BEGIN_END).ok_or("a table without a name")?;
        let (_, after) = after.split_once(END).ok_or_else(|| format!("the table {name} has no end"))?;
        let table = make(name)?;
        made.extend([before, BEGIN, name, BEGIN_END, "\n", &table, "\n", END]);
        rest = after;
    }
    made.push_str(rest);
    Ok(made)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_replaced_and_the_rest_stays() {
        let page = "a\n\n<!-- table x -->\nold\n<!-- end of table -->\n\nb\n";
        let made = with_tables(page, |name| Ok(format!("new {name}\n"))).unwrap();
        assert_eq!(made, "a\n\n<!-- table x -->\n\nnew x\n\n<!-- end of table -->\n\nb\n");
        assert_eq!(with_tables(&made, |name| Ok(format!("new {name}\n"))).unwrap(), made);
    }

    #[test]
    fn broken_marks_are_errors() {
        let make = |_: &str| Ok(String::new());
        assert_eq!(with_tables("<!-- table x -->\n", make).unwrap_err(), "the table x has no end");
        assert_eq!(with_tables("<!-- table x\n", make).unwrap_err(), "a table without a name");
        assert!(tables::make("no such table").unwrap_err().contains("no such table"));
    }

    /// Quick enough to be a test of its own: a change to a page is seen where tests are run.
    #[test]
    fn the_technique_pages_are_what_the_library_makes_them() {
        let changes = techniques_changes(crate::repository::root()).unwrap();
        let paths: Vec<&str> = changes.iter().map(Change::path).collect();
        assert_eq!(paths, <[&str; 0]>::default(), "`cargo xtask docs techniques` makes them again");
    }

    #[test]
    fn the_page_of_formats_is_what_the_library_and_its_samples_make_it() {
        let change = formats_changes(crate::repository::root()).unwrap();
        assert!(change.is_none(), "`cargo xtask docs formats` makes it again");
    }

    /// The page names only tables that there are; making them all takes a while and is left to `cargo xtask docs`.
    #[test]
    fn the_page_names_tables_that_exist() {
        let page = TextFile::read(crate::repository::root(), PAGE).unwrap();
        let names = std::cell::RefCell::new(Vec::new());
        let collect = |name: &str| {
            names.borrow_mut().push(name.to_owned());
            Ok(String::new())
        };
        with_tables(&page.text, collect).unwrap();
        assert_eq!(names.into_inner(), tables::ALL.map(|(name, _)| name));
    }
}
