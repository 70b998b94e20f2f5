//! The arrows between crates go down: from a floor to a lower one, as the table in `ARCHITECTURE.md` says.

use std::collections::BTreeMap;

use super::finding::Finding;
use super::markdown;
use super::metadata::{Dependency, Package};
use crate::repository::TextFile;

/// The floor of the test tools, which everything may use in its tests and nothing else may use at all.
const TEST_FLOOR: u32 = 0;
/// The floor of the crate that stands on its own.
const GROUND_FLOOR: u32 = 1;

/// A crate's place in the building.
struct Place {
    floor: u32,
    /// Crates that it may use although they are not lower.
    besides: Vec<String>,
}

/// The places of all crates, read from the table.
struct Floors {
    places: BTreeMap<String, Place>,
    /// The floor of the chores, above everything.
    top: u32,
}

/// Compares the workspace's edges with the floors in `ARCHITECTURE.md`.
pub(crate) fn check(architecture: &TextFile, packages: &[Package]) -> Vec<Finding> {
    let floors = match read_floors(architecture) {
        Ok(floors) => floors,
        Err(finding) => return vec![finding],
    };
    packages.iter().flat_map(|package| check_package(package, packages, &floors)).collect()
}

fn read_floors(architecture: &TextFile) -> Result<Floors, Finding> {
    let header = ["crate", "floor", "may also use"];
    let rows = markdown::table(&architecture.text, &header).ok_or_else(|| {
        Finding::new(&architecture.path, "expected a table with the columns crate, floor, may also use")
    })?;
    let mut places = BTreeMap::new();
    for (line, row) in rows {
        let place = format!("{}:{line}", architecture.path);
        let [name, floor, besides, ..] = row.as_slice() else {
            return Err(Finding::new(place, "expected at least three columns"));
        };
        let floor = floor.parse().map_err(|_| Finding::new(place, format!("'{floor}' is not a floor")))?;
        let besides = besides.split(',').map(|word| word.trim().to_owned()).collect();
        places.insert(name.clone(), Place { floor, besides });
    }
    let top = places.values().map(|place| place.floor).max().unwrap_or(GROUND_FLOOR);
    Ok(Floors { places, top })
}

fn check_package(package: &Package, packages: &[Package], floors: &Floors) -> Vec<Finding> {
    let Some(place) = floors.places.get(&package.name) else {
        return vec![Finding::new(&package.name, "has no floor: add it to the table in ARCHITECTURE.md")];
    };
    let is_member = |dependency: &&Dependency| packages.iter().any(|other| other.name == dependency.name);
    let (inside, outside): (Vec<_>, Vec<_>) = package.dependencies.iter().partition(is_member);
    // A package whose tests turn features of its own on says that it depends on itself.
    let others = inside.into_iter().filter(|dep| !(dep.is_dev() && dep.name == package.name));
    let edges = others.filter_map(|dependency| check_edge(place, dependency, floors));
    let required = outside.into_iter().filter(|dep| place.floor == GROUND_FLOOR && !dep.is_dev() && !dep.optional);
    let required = required.map(|dep| format!("may not require {}: floor {GROUND_FLOOR} stands on its own", dep.name));
    edges.chain(required).map(|message| Finding::new(&package.name, message)).collect()
}

/// What is wrong with an edge.
fn check_edge(from: &Place, dependency: &Dependency, floors: &Floors) -> Option<String> {
    let name = &dependency.name;
    let to = floors.places.get(name)?.floor;
    if to == TEST_FLOOR && !dependency.is_dev() && from.floor != floors.top {
        return Some(format!("may use {name} in its tests only"));
    }
    let is_allowed = to < from.floor || from.besides.contains(name);
    (!is_allowed).then(|| format!("is on floor {} and may not use {name} on floor {to}", from.floor))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLOORS: &str = "\
| crate | floor | may also use | what |
|---|---|---|---|
| `testkit` | 0 | | |
| `ichidoku` | 1 | | |
| `ichidoku-lab` | 2 | | |
| `ichidoku-logic` | 2 | | |
| `ichidoku-server` | 5 | | |
| `ichidoku-cli` | 5 | `ichidoku-server` | |
| `xtask` | 6 | | |
";

    /// Findings for packages written as `from -> to, dev:to, optional:to`.
    fn findings(edges: &[&str]) -> Vec<String> {
        let package = |line: &&str| {
            let (name, dependencies) = line.split_once(" -> ").unwrap_or((line, ""));
            let dependency = |word: &str| {
                let (kind, name) = word.split_once(':').unwrap_or(("", word));
                let dev = (kind == "dev").then(|| kind.to_owned());
                Dependency { name: name.to_owned(), kind: dev, optional: kind == "optional" }
            };
            let dependencies = dependencies.split(", ").filter(|word| !word.is_empty()).map(dependency).collect();
            Package { name: name.to_owned(), manifest_path: String::new(), dependencies }
        };
        let packages: Vec<Package> = edges.iter().map(package).collect();
        let architecture = TextFile { path: "A.md".to_owned(), text: FLOORS.to_owned() };
        check(&architecture, &packages).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn arrows_down_are_fine() {
        let good = [
            "testkit -> serde",
            "ichidoku -> dev:testkit, optional:serde",
            "ichidoku-lab -> ichidoku, serde, dev:testkit",
            "ichidoku-server -> ichidoku, dev:ichidoku-server",
            "ichidoku-cli -> ichidoku-server, ichidoku-lab",
            "xtask -> ichidoku, testkit",
        ];
        assert_eq!(findings(&good), <[String; 0]>::default());
    }

    #[test]
    fn arrows_up_or_sideways_are_found() {
        let up = findings(&["ichidoku -> ichidoku-lab", "ichidoku-lab"]);
        assert_eq!(up, ["ichidoku: is on floor 1 and may not use ichidoku-lab on floor 2"]);
        assert_eq!(findings(&["ichidoku-lab -> dev:ichidoku-logic", "ichidoku-logic"]).len(), 1);
        assert_eq!(findings(&["ichidoku-server -> ichidoku-cli", "ichidoku-cli"]).len(), 1);
        assert_eq!(findings(&["testkit -> ichidoku", "ichidoku"]).len(), 1);
        assert_eq!(findings(&["ichidoku -> dev:xtask", "xtask"]).len(), 1);
    }

    #[test]
    fn test_tools_outside_tests_are_found() {
        assert_eq!(
            findings(&["ichidoku-lab -> testkit", "testkit"]),
            ["ichidoku-lab: may use testkit in its tests only"]
        );
    }

    #[test]
    fn a_required_dependency_of_the_ground_floor_is_found() {
        assert_eq!(findings(&["ichidoku -> serde"]), ["ichidoku: may not require serde: floor 1 stands on its own"]);
    }

    #[test]
    fn a_crate_without_a_floor_and_a_missing_table_are_found() {
        assert!(findings(&["ichidoku-new"])[0].contains("has no floor"));
        let empty = TextFile { path: "A.md".to_owned(), text: String::new() };
        assert_eq!(check(&empty, &[]).len(), 1);
    }
}
