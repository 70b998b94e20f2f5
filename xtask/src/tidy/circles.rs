//! No module needs, over others, itself.
//!
//! The modules of a crate are a tree, and a folder counts as one: in each folder, the arrows between its own file and
//! the modules in it, each with all that is below it, form no circle. So a crate can be read from the bottom to the top,
//! and each of its folders, too. A file that shares a type with the files below it and calls them is a circle as any
//! other: what is shared gets a file of its own.

use std::collections::{BTreeMap, VecDeque};

use super::finding::Finding;
use super::modules::{Arrow, Modules};
use crate::repository::TextFile;

/// The arrows between the modules of one folder, by their names; the folder's own file is `self`.
type Folder<'a> = BTreeMap<&'a str, BTreeMap<&'a str, &'a Arrow>>;

/// Finds the circles between the modules of one crate, given its `src` folder and the files in it.
pub(crate) fn check(source: &str, files: &[&TextFile]) -> Result<Vec<Finding>, String> {
    let arrows = Modules::read(source, files)?.arrows();
    let mut folders: BTreeMap<&[String], Folder<'_>> = BTreeMap::new();
    for arrow in &arrows {
        let shared = arrow.from.iter().zip(&arrow.to).take_while(|(a, b)| a == b).count();
        let [from, to] = [&arrow.from, &arrow.to].map(|path| path.get(shared).map_or("self", String::as_str));
        folders.entry(&arrow.from[..shared]).or_default().entry(from).or_default().entry(to).or_insert(arrow);
    }
    let finding = |(path, folder): (&&[String], &Folder<'_>)| {
        let place = format!("{source}{}", path.join("/"));
        circles(folder).into_iter().map(|circle| Finding::new(&place, describe(folder, &circle))).collect::<Vec<_>>()
    };
    Ok(folders.iter().flat_map(finding).collect())
}

/// `circle: a -> b (a.rs:7 takes crate::b::B), b -> a (…)`
fn describe(folder: &Folder<'_>, circle: &[&str]) -> String {
    let next = circle.iter().cycle().skip(1);
    let arrow = |(from, to): (&&str, &&str)| {
        let Arrow { place, name, .. } = folder[from][to];
        format!("{from} -> {to} ({place} takes {name})")
    };
    format!("circle: {}", circle.iter().zip(next).map(arrow).collect::<Vec<_>>().join(", "))
}

/// A shortest circle through each module that is on one, without those that an earlier one shows.
fn circles<'a>(folder: &Folder<'a>) -> Vec<Vec<&'a str>> {
    let mut found: Vec<Vec<&str>> = Vec::new();
    for start in folder.keys() {
        if !found.iter().flatten().any(|module| module == start) {
            found.extend(shortest_circle(folder, start));
        }
    }
    found
}

/// The shortest way from a module back to itself, by breadth-first search.
fn shortest_circle<'a>(folder: &Folder<'a>, start: &'a str) -> Option<Vec<&'a str>> {
    let mut before: BTreeMap<&str, &str> = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(module) = queue.pop_front() {
        for &next in folder.get(module).into_iter().flat_map(BTreeMap::keys) {
            if next == start {
                let way = std::iter::successors(Some(module), |module| before.get(module).copied());
                let mut circle: Vec<&str> = way.collect();
                circle.reverse();
                return Some(circle);
            }
            if !before.contains_key(next) {
                before.insert(next, module);
                queue.push_back(next);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Findings for a crate of files, each a path and its text.
    fn findings(files: &[(&str, &str)]) -> Vec<String> {
        let file = |(path, text): &(&str, &str)| TextFile { path: format!("a/src/{path}"), text: (*text).to_owned() };
        let files: Vec<TextFile> = files.iter().map(file).collect();
        let files: Vec<&TextFile> = files.iter().collect();
        check("a/src/", &files).unwrap().iter().map(Finding::to_string).collect()
    }

    #[test]
    fn arrows_in_one_direction_are_fine() {
        let files = [
            ("lib.rs", "mod a; mod b; pub use a::A; use b::B;"),
            ("a.rs", "pub struct A; #[cfg(test)] mod tests { use crate::b::B; }"),
            ("b.rs", "use crate::a::A; pub struct B(A);"),
        ];
        assert_eq!(findings(&files), <[String; 0]>::default());
    }

    #[test]
    fn a_circle_is_found_with_its_places() {
        let files =
            [("lib.rs", "mod a; mod b;"), ("a.rs", "\nuse crate::b::B;"), ("b.rs", "use super::a; fn f() { a::g() }")];
        assert_eq!(
            findings(&files),
            ["a/src/: circle: a -> b (a/src/a.rs:2 takes crate::b::B), b -> a (a/src/b.rs:1 takes a::g)"]
        );
    }

    #[test]
    fn longer_circles_are_found_in_any_spelling() {
        let longer = |c: &str| {
            findings(&[("lib.rs", ""), ("a.rs", "use crate::b::B;"), ("b.rs", "use crate::c::C;"), ("c.rs", c)])
        };
        for back in [
            "fn f() { crate::a::g() }",
            "type T = super::a::A;",
            "fn f() { call!(x, [crate::a::g]) }",
            "#[with(crate::a::g)] fn f() {}",
            "mod inside { use super::super::a::A; }",
            "use crate::{a::{A, B}};",
            "use crate::a::*;",
        ] {
            assert_eq!(longer(back).len(), 1, "{back}");
        }
        assert_eq!(longer("fn f() { std::a::g() }"), <[String; 0]>::default());
    }

    #[test]
    fn a_name_counts_where_it_is_defined() {
        let passed_on = |b: &str| {
            let files = [("lib.rs", "mod a; mod b; mod f; pub use b::B;"), ("a.rs", "use crate::f::G;"), ("b.rs", b)];
            findings(&[&files[..], &[("f/mod.rs", "mod g; pub use g::G;"), ("f/g.rs", "pub struct G;")]].concat())
        };
        assert_eq!(passed_on("use crate::a::A;"), <[String; 0]>::default());
        let files =
            [("lib.rs", "pub use a::A;"), ("a.rs", "use crate::b::C; pub struct A;"), ("b.rs", "use crate::A;")];
        assert_eq!(findings(&files).len(), 1);
    }

    #[test]
    fn a_folder_counts_as_one() {
        let files = [("a.rs", "use crate::f::g::G;"), ("f/mod.rs", ""), ("f/g.rs", ""), ("f/h.rs", "use crate::a::A;")];
        assert!(findings(&files)[0].contains("a -> f"));
        let shared = [("f/mod.rs", "mod g; pub struct Shared; fn f() { g::f() }"), ("f/g.rs", "use super::Shared;")];
        assert!(findings(&shared)[0].starts_with("a/src/f: circle: g -> self"), "{:?}", findings(&shared));
    }
}
