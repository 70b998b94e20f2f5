//! `cargo xtask docs`: makes the tables of `docs/algorithms.md` again from real runs, so that they cannot drift.
//!
//! A table stands between `<!-- table NAME -->` and `<!-- end of table -->`. The runs are bounded by steps, never by
//! time, so the same code always makes the same tables.

mod tables;

use std::fs;
use std::path::Path;

use crate::repository::TextFile;

/// The page that is made again.
const PAGE: &str = "docs/algorithms.md";
/// What stands around a table.
const BEGIN: &str = "<!-- table ";
const BEGIN_END: &str = " -->\n";
const END: &str = "<!-- end of table -->";

/// What to do with the page.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only say whether the page is what the runs make it
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(root: &Path, args: &Args) -> Result<(), String> {
    let page = TextFile::read(root, PAGE)?;
    let made = with_tables(&page.text, tables::make).map_err(|error| format!("{PAGE}: {error}"))?;
    if made == page.text {
        println!("docs: {PAGE} is what the runs make it");
        return Ok(());
    }
    if args.check {
        return Err(format!("{PAGE} is not what the runs make it; `cargo xtask docs` writes it"));
    }
    fs::write(root.join(PAGE), made).map_err(|error| format!("{PAGE}: {error}"))?;
    println!("docs: wrote {PAGE}");
    Ok(())
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
