//! Puzzles as f-puzzles writes them: what is written is read back as the same, and what can't be is named.
#![cfg(feature = "links")]
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;

use ichidoku_formats::{f_puzzles_link, sudokupad_link};
use ichidoku_variants::{
    Cell, Constraint, Dot, DotKind, Drawings, Outside, Puzzle, Shape, check, read_f_puzzles, read_iss,
    read_puzzle_with, read_variant, read_variants_with, write_f_puzzles,
};
use serde_json::{Value, json};
use testkit::testdata;

/// The rules one at a time and in one order, in which two puzzles with the same ones are alike.
fn rules(puzzle: &Puzzle) -> Vec<String> {
    let boxes = puzzle.boxes_for_lines().into_iter().map(|cells| format!("box {cells:?}"));
    let mut rules = boxes.chain(puzzle.constraints().iter().flat_map(|rule| alone(puzzle, rule))).collect::<Vec<_>>();
    rules.extend(candidates(puzzle));
    rules.sort_unstable();
    rules.dedup();
    rules
}

/// The digits that givens leave each cell.
fn candidates(puzzle: &Puzzle) -> Vec<String> {
    let given = all_given(puzzle.constraints(), puzzle);
    let shape = puzzle.shape();
    let left = |cell: Cell| {
        let lists = given.iter().filter(|(other, _)| *other == cell).map(|(_, digits)| digits).collect::<Vec<_>>();
        let digits = (1..=shape.highest()).filter(|digit| lists.iter().all(|list| list.contains(digit)));
        format!("{cell} is one of {:?}", digits.collect::<Vec<_>>())
    };
    (0..shape.cells() as Cell).map(left).collect()
}

fn all_given(rules: &[Constraint], puzzle: &Puzzle) -> Vec<(Cell, Vec<i16>)> {
    let of = |rule: &Constraint| match rule {
        Constraint::Given(cells) => cells.clone(),
        Constraint::All(rules) => all_given(rules, puzzle),
        Constraint::Replicate { .. } => all_given(&rule.copies(puzzle).unwrap(), puzzle),
        _ => Vec::new(),
    };
    rules.iter().flat_map(of).collect()
}

/// The table of pairs of which one digit is three times the other, of nine digits.
const THREE_TIMES: &str = "EAEBEAAQAAAAE";

/// A rule in parts that can't be said in another way.
fn alone(puzzle: &Puzzle, rule: &Constraint) -> Vec<String> {
    use Constraint as C;
    let shape = puzzle.shape();
    let pairs = |cells: &[Cell], make: fn(Vec<Cell>) -> C, is_ordered: bool| {
        let all = cells.iter().enumerate().flat_map(|(at, &a)| cells[at + 1..].iter().map(move |&b| (a, b)));
        let near = all.filter(|&(a, b)| shape.are_adjacent(a, b));
        let ordered = near.map(|(a, b)| if is_ordered { (a, b) } else { (a.min(b), a.max(b)) });
        ordered.map(|(a, b)| format!("{:?}", make(vec![a, b]))).collect()
    };
    let ends = |clues: &Outside, make: fn(Outside) -> C| {
        let ends = [Outside { back: None, ..*clues }, Outside { front: None, ..*clues }];
        ends.into_iter().filter(|end| end.front.or(end.back).is_some()).map(|end| format!("{:?}", make(end))).collect()
    };
    let each = |rules: &[C]| rules.iter().flat_map(|rule| alone(puzzle, rule)).collect();
    match rule {
        C::All(rules) => each(rules),
        C::Any(rules) if rules.len() == 1 => each(rules),
        C::Replicate { .. } => each(&rule.copies(puzzle).unwrap()),
        C::WhiteDot(cells) => pairs(cells, C::WhiteDot, false),
        C::BlackDot(cells) => pairs(cells, C::BlackDot, false),
        C::X(cells) => pairs(cells, C::X, false),
        C::V(cells) => pairs(cells, C::V, false),
        C::GreaterThan(cells) => pairs(cells, C::GreaterThan, true),
        C::XSum(clues) => ends(clues, C::XSum),
        C::Skyscraper(clues) => ends(clues, C::Skyscraper),
        C::Windoku => {
            shape.windows(puzzle.box_size()).into_iter().map(|cells| format!("{:?}", C::AllDifferent(cells))).collect()
        }
        C::ContainAtLeast { digits, cells } => {
            let corner = cells.iter().copied().min().unwrap_or_default();
            vec![format!("{:?}", C::Quad { corner, digits: digits.clone() })]
        }
        C::Jigsaw(_) if !puzzle.boxes().is_empty() => {
            puzzle.jigsaw_boxes().into_iter().map(|cells| format!("{:?}", C::AllDifferent(cells))).collect()
        }
        // In a row, a column or a box, the cells of a sum differ as those of a cage do.
        C::Sum { sum, coefficients: None, cells } if differ(puzzle, cells) => {
            vec![format!("{:?}", C::Cage { sum: i16::try_from(*sum).ok(), cells: cells.clone() })]
        }
        C::Pairs { code, all: false, lines } if code == THREE_TIMES => {
            let dot = |cells: Vec<Cell>| Dot { kind: DotKind::Ratio, amount: 3, cells: cells.try_into().unwrap() };
            lines.iter().map(|line| format!("{:?}", dot(line.parts.concat()).rule())).collect()
        }
        C::Pairs { code, all: true, lines } => lines.iter().map(|line| format!("{code} {:?}", line.parts)).collect(),
        C::Cage { sum: Some(0), cells } => vec![format!("{:?}", C::Cage { sum: None, cells: cells.clone() })],
        C::Given(_) | C::NoBoxes | C::Jigsaw(_) | C::BoxSize(_) => Vec::new(),
        _ => vec![format!("{rule:?}")],
    }
}

fn differ(puzzle: &Puzzle, cells: &[Cell]) -> bool {
    let shape = puzzle.shape();
    let places = cells.iter().map(|&cell| shape.place(cell)).collect::<Vec<_>>();
    let is_box = |house: &Vec<Cell>| cells.iter().all(|cell| house.contains(cell));
    cells.len() > 1
        && (places.iter().all(|place| place.0 == places[0].0)
            || places.iter().all(|place| place.1 == places[0].1)
            || puzzle.boxes_for_lines().iter().any(is_box))
}

fn check_same(puzzle: &Puzzle, name: &str) -> bool {
    let Ok(written) = write_f_puzzles(puzzle) else { return false };
    let read = read_f_puzzles(&written).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(rules(&read), rules(puzzle), "{name}: {written}");
    assert_eq!(read.stated(), puzzle.stated(), "{name}");
    for link in [f_puzzles_link(&written), sudokupad_link(&written)] {
        let linked = read_puzzle_with(&link, Drawings::Unchecked).unwrap();
        assert_eq!(linked.constraints(), read.constraints(), "{name}: {link}");
    }
    true
}

/// Published variants, which are not part of the project; where they are absent, the test says so.
#[test]
fn published_variants_come_back_the_same() {
    let Some(path) = testkit::shared_data("variants/variant-corpus-dev.jsonl") else { return };
    let mut written = 0;
    let mut reasons = std::collections::BTreeMap::<String, usize>::new();
    for row in fs::read_to_string(path).unwrap().lines() {
        let row: Value = serde_json::from_str(row).unwrap();
        let puzzle = read_iss(row["canonical"].as_str().unwrap()).unwrap();
        if check_same(&puzzle, &row["id"].to_string()) {
            written += 1;
            keeps_its_solution(&puzzle, &row);
        } else {
            let reason = write_f_puzzles(&puzzle).unwrap_err().fault.to_string();
            *reasons.entry(reason.split('~').next().unwrap().to_owned()).or_default() += 1;
        }
    }
    assert_eq!(written, 105, "{reasons:#?}");
}

/// What was written and read again has the solution that the corpus knows.
fn keeps_its_solution(puzzle: &Puzzle, row: &Value) {
    let Some(solution) = row["expected_solution"].as_str() else { return };
    let letters = puzzle.shape().highest() > 9 && solution.chars().any(|letter| letter.is_ascii_uppercase());
    let digit = |letter: char| {
        if letters && letter != '0' { letter as i16 - 'A' as i16 + 1 } else { letter as i16 - '0' as i16 }
    };
    let read = read_f_puzzles(&write_f_puzzles(puzzle).unwrap()).unwrap();
    assert!(check::is_solution(&read, &solution.chars().map(digit).collect::<Vec<_>>()), "{}", row["id"]);
}

/// Entries of each kind as f-puzzles has them, on a grid of six.
fn kinds() -> Vec<(&'static str, Value)> {
    let line = json!([{ "lines": [["R1C1", "R2C2", "R2C3"]] }, { "lines": [["R4C4", "R4C5"]] }]);
    let valued =
        |value: &str| json!([{ "lines": [["R1C1", "R2C2"]] }, { "lines": [["R3C1", "R3C2"]], "value": value }]);
    let lines = [
        "thermometer",
        "slowthermometer",
        "palindrome",
        "renban",
        "regionsumline",
        "betweenline",
        "doublearrow",
        "zipperline",
        "entropicline",
        "nabner",
    ];
    let other = [
        ("diagonal+", json!(true)),
        ("diagonal-", json!(true)),
        ("antiknight", json!(true)),
        ("antiking", json!(true)),
        ("disjointgroups", json!(true)),
        ("nonconsecutive", json!(true)),
        ("negative", json!(["xv"])),
        ("whispers", valued("4")),
        ("modularline", valued("2")),
        ("lockout", valued("3")),
        (
            "arrow",
            json!([
                { "cells": ["R1C1"], "lines": [["R1C1", "R1C2"], ["R1C1", "R2C2", "R3C3"]] },
                { "cells": ["R5C1", "R5C2"], "lines": [["R5C2", "R5C3"], ["R5C1", "R6C1"]] },
                { "cells": ["R4C1", "R4C2", "R4C3"], "lines": [["R4C3", "R4C4"]] },
            ]),
        ),
        ("killercage", json!([{ "cells": ["R1C1", "R1C2"], "value": "7" }, { "cells": ["R3C4"] }])),
        ("extraregion", json!([{ "cells": ["R1C1", "R2C4", "R3C6"] }])),
        ("rowindexer", json!([{ "cells": ["R1C1", "R2C1"] }])),
        ("columnindexer", json!([{ "cells": ["R1C1", "R1C2"] }])),
        ("odd", json!([{ "cell": "R1C1" }, { "cell": "R2C5" }])),
        ("even", json!([{ "cell": "R1C2" }])),
        ("minimum", json!([{ "cell": "R1C1" }, { "cell": "R3C3" }])),
        ("maximum", json!([{ "cell": "R1C1" }, { "cell": "R2C2" }])),
        ("difference", json!([{ "cells": ["R1C1", "R1C2"] }, { "cells": ["R2C1", "R3C1"], "value": "2" }])),
        ("ratio", json!([{ "cells": ["R1C1", "R1C2"] }, { "cells": ["R2C1", "R3C1"], "value": "3" }])),
        ("xv", json!([{ "cells": ["R1C1", "R1C2"], "value": "X" }, { "cells": ["R1C3", "R1C2"], "value": "V" }])),
        (
            "clone",
            json!([
                { "cells": ["R1C1", "R1C2"], "cloneCells": ["R4C4", "R4C5"] },
                { "cells": ["R2C1"], "cloneCells": ["R5C6"] },
            ]),
        ),
        ("quadruple", json!([{ "cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "values": [1, 2, 2] }])),
        (
            "littlekillersum",
            json!([
                { "cell": "R0C4", "direction": "DL", "value": "9" },
                { "cell": "R0C0", "direction": "DR", "value": "20" },
                { "cell": "R7C2", "direction": "UR", "value": "12" },
                { "cell": "R5C7", "direction": "UL", "value": "13" },
                { "cell": "R3C0", "direction": "DR", "value": "8" },
                { "cell": "R2C0", "direction": "UR", "value": "5" },
                { "cell": "R0C2", "direction": "DR", "value": "14" },
                { "cell": "R7C7", "direction": "UL", "value": "21" },
                { "cell": "R7C5", "direction": "UL", "value": "16" },
                { "cell": "R3C7", "direction": "DL", "value": "17" },
            ]),
        ),
        ("sandwichsum", json!([{ "cell": "R0C4", "value": "9" }, { "cell": "R6C0", "value": "0" }])),
        ("xsum", json!([{ "cell": "R3C7", "value": "8" }, { "cell": "R0C1", "value": "" }])),
        ("skyscraper", json!([{ "cell": "R7C2", "value": "3" }, { "cell": "R2C0", "value": "1" }])),
        ("fogofwar", json!(["R1C1", "R4C4"])),
        ("solution", (0..36).map(|at| (at + at / 6) % 6 + 1).collect()),
    ];
    lines.map(|name| (name, line.clone())).into_iter().chain(other).collect()
}

/// A puzzle with nothing but these members.
fn object(members: &[(&str, Value)]) -> Value {
    let mut puzzle = json!({ "size": 6, "grid": vec![vec![json!({}); 6]; 6] });
    for (name, value) in members {
        puzzle[name] = value.clone();
    }
    puzzle
}

#[test]
fn each_kind_is_written_as_it_is_read() {
    for kind in kinds() {
        let written = write_f_puzzles(&read_f_puzzles(&object(std::slice::from_ref(&kind))).unwrap());
        assert_eq!(written, Ok(object(std::slice::from_ref(&kind))), "{}", kind.0);
    }
}

#[test]
fn kinds_come_back_the_same_beside_each_other() {
    let kinds = kinds();
    let mut apart = Vec::new();
    for (at, one) in kinds.iter().enumerate() {
        for other in &kinds[..at] {
            let Ok(puzzle) = read_f_puzzles(&object(&[one.clone(), other.clone()])) else {
                apart.push((one.0, other.0));
                continue;
            };
            assert!(check_same(&puzzle, &format!("{} and {}", one.0, other.0)), "{} and {}", one.0, other.0);
        }
    }
    assert_eq!(apart, [("difference", "nonconsecutive")]);
    let all = kinds.into_iter().filter(|(name, _)| *name != "nonconsecutive").collect::<Vec<_>>();
    assert!(check_same(&read_f_puzzles(&object(&all)).unwrap(), "all of them"));
}

/// Entries in which a value was replaced by another: what can be read of them comes back the same or is refused.
#[test]
fn damaged_entries_come_back_the_same_or_are_refused() {
    for (name, entries) in kinds() {
        let places = values(&mut entries.clone()).len();
        for place in 0..places {
            for value in [json!(null), json!("-32768"), json!("0"), json!("R6C6"), json!("R0C0"), json!([]), json!(2)] {
                let mut damaged = entries.clone();
                *values(&mut damaged)[place] = value;
                let damaged = object(&[(name, damaged)]);
                if let Ok(puzzle) = read_f_puzzles(&damaged) {
                    check_same(&puzzle, &damaged.to_string());
                }
            }
        }
    }
}

/// The values that aren't lists or objects.
fn values(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(items) => items.iter_mut().flat_map(values).collect(),
        Value::Object(members) => members.values_mut().flat_map(values).collect(),
        value => vec![value],
    }
}

#[test]
fn all_dots_are_given_in_two_words() {
    let dots = [
        ("nonconsecutive", json!(true)),
        ("negative", json!(["ratio"])),
        ("difference", json!([{ "cells": ["R1C1", "R1C2"] }])),
        ("ratio", json!([{ "cells": ["R2C1", "R2C2"] }])),
    ];
    let puzzle = read_f_puzzles(&object(&dots)).unwrap();
    use Constraint as C;
    // In which order JSON has its members is nobody's promise.
    let expected = [C::WhiteDot(vec![0, 1]), C::StrictKropki, C::BlackDot(vec![6, 7])];
    assert!(
        puzzle.constraints().len() == 3 && expected.iter().all(|rule| puzzle.constraints().contains(rule)),
        "{puzzle:?}"
    );
    assert_eq!(write_f_puzzles(&puzzle), Ok(object(&dots)));
    let both = read_iss(".Shape~6x6.StrictKropki.StrictXV.WhiteDot~R1C1~R1C2~R1C3").unwrap();
    assert_eq!(write_f_puzzles(&both).unwrap()["negative"], json!(["ratio", "xv"]));
    assert!(check_same(&both, "both"));
    // Dots with another number say nothing of those that are missing.
    let other = json!([{ "cells": ["R1C1", "R1C2"], "value": "3" }]);
    for name in ["difference", "ratio"] {
        let mut dots = object(&dots);
        dots[name] = other.clone();
        assert!(read_f_puzzles(&dots).is_err(), "{name}");
        let puzzle = read_f_puzzles(&object(&[(name, other.clone())])).unwrap().and(C::StrictKropki);
        assert_eq!(message(&puzzle), "rule 2: f-puzzles has no rule like .StrictKropki", "{name}");
    }
}

fn message(puzzle: &Puzzle) -> String {
    write_f_puzzles(puzzle).unwrap_err().to_string()
}

#[test]
fn digits_are_given_or_possible() {
    let puzzle = read_iss(".Shape~6x6.~R1C1_5~R1C2_1_2~R1C3_1_3_5.~R1C2_2_3.~R2C1_2_4_6").unwrap();
    let written = write_f_puzzles(&puzzle).unwrap();
    assert_eq!(written["grid"][0][0], json!({ "value": 5, "given": true }));
    assert_eq!(written["grid"][0][1], json!({ "value": 2, "given": true }));
    assert_eq!(written["grid"][0][2], json!({}));
    assert_eq!((&written["odd"], &written["even"]), (&json!([{ "cell": "R1C3" }]), &json!([{ "cell": "R2C1" }])));
    assert!(check_same(&puzzle, "given"));
    let marked = read_iss(".Shape~6x6.~R1C2_1_4").unwrap();
    assert_eq!(write_f_puzzles(&marked).unwrap()["grid"][0][1], json!({ "givenPencilMarks": [1, 4] }));
    let entered = json!({ "value": 3 });
    let mut puzzle = object(&[]);
    puzzle["grid"][0][0] = entered;
    assert_eq!(
        write_f_puzzles(&read_f_puzzles(&puzzle).unwrap()),
        Ok(object(&[])),
        "entries are no part of the puzzle"
    );
}

#[test]
fn boxes_are_regions_where_they_are_others() {
    let layout = "001111002222003333445555446666447777".to_owned();
    let jigsaw = |rules: Vec<Constraint>| Puzzle::new(Shape::square(6).unwrap(), rules);
    let rows = (0..6).map(|row| row.to_string().repeat(6)).collect::<String>();
    let puzzle = jigsaw(vec![Constraint::Jigsaw(rows.clone()), Constraint::NoBoxes]);
    let written = write_f_puzzles(&puzzle).unwrap();
    assert_eq!((&written["grid"][0][0], &written["grid"][5][3]), (&json!({ "region": 0 }), &json!({ "region": 5 })));
    assert!(check_same(&puzzle, "rows"));
    // What is smaller than a row is no box.
    let puzzle = jigsaw(vec![Constraint::Jigsaw(layout), Constraint::NoBoxes]);
    assert_eq!(write_f_puzzles(&puzzle).unwrap()["grid"][0][2], json!({ "region": null }));
    assert!(check_same(&jigsaw(vec![Constraint::NoBoxes]), "no boxes"));
    let beside = jigsaw(vec![Constraint::Jigsaw(rows.clone())]);
    assert_eq!(write_f_puzzles(&beside).unwrap()["extraregion"].as_array().map(Vec::len), Some(6));
    assert!(check_same(&beside, "beside the usual ones"));
    let two = jigsaw(vec![Constraint::Jigsaw(rows.clone()), Constraint::NoBoxes, Constraint::Jigsaw(rows)]);
    assert!(message(&two).starts_with("rule 1: f-puzzles has no rule like .Jigsaw~"));
    let seven = Puzzle::new(Shape::square(7).unwrap(), Vec::new());
    assert_eq!(write_f_puzzles(&seven).unwrap()["grid"][0][0], json!({}), "no boxes fit");
    let windows = read_iss(".Windoku").unwrap();
    assert_eq!(write_f_puzzles(&windows).unwrap()["extraregion"].as_array().map(Vec::len), Some(4));
    assert!(check_same(&windows, "windows"));
}

#[test]
fn rules_in_other_words_are_written() {
    for rules in [
        ".WhiteDot~R1C1~R1C2~R2C2",
        ".GreaterThan~R1C2~R1C1.GreaterThan~R2C1~R1C1",
        ".GreaterThan~R1C2~R1C1~R9C9.GreaterThan~R2C1~R1C1",
        ".And.Thermo~R1C1~R1C2.Cage~0~R3C3~R3C4.End",
        ".Or.X~R1C1~R1C2.End",
        ".XSum~R1~4~9.Skyscraper~C9~3~",
        ".Replicate~F.WhiteDot~R1C1~R1C2.End",
        ".Sum~8~R1C1~R2C2",
        ".Sum~45~R9C9~R8C8~R7C7~R6C6~R5C5~R4C4~R3C3~R2C2~R1C1",
        ".Sum~5~R9C9",
        ".ContainAtLeast~1_2~R1C1~R1C2~R2C1~R2C2",
        ".RegionSize~9",
        ".Fog~R1C1~R1C2~R2C1~R2C2~R5C5",
    ] {
        let puzzle = read_iss(rules).unwrap();
        assert!(write_f_puzzles(&puzzle).is_ok(), "{rules}: {}", message(&puzzle));
    }
    let fog = write_f_puzzles(&read_iss(".Fog~R1C1~R1C2~R2C1~R2C2~R5C5").unwrap()).unwrap();
    assert_eq!((&fog["fogofwar"], &fog["cage"][0]["cells"]), (&json!(["R1C1"]), &json!(["R5C5"])));
    // A cell between two that are greater than all at their sides is not marked by anybody.
    let between = read_f_puzzles(&object(&[("maximum", json!([{ "cell": "R1C2" }, { "cell": "R2C1" }]))])).unwrap();
    assert_eq!(write_f_puzzles(&between).unwrap().get("minimum"), None);
}

#[test]
fn what_has_no_place_is_named() {
    for (rules, expected) in [
        (".AntiKnight.Lunchbox~10~R1C1~R1C2~R1C3", "rule 2: f-puzzles has no rule like .Lunchbox~10~R1C1~R1C2~R1C3"),
        (".GreaterThan~R1C2~R1C1", "rule 1: f-puzzles has no rule like .GreaterThan~R1C2~R1C1"),
        (".WhiteDot~R1C1~R1C2.AntiConsecutive", "rule 2: f-puzzles has no rule like .AntiConsecutive"),
        (".AntiConsecutive.StrictKropki", "rule 1: f-puzzles has no rule like .AntiConsecutive"),
        (".Sum~8~R1C1~R1C1", "rule 1: f-puzzles has no rule like .Sum~8~R1C1~R1C1"),
        (".Sum~8~R1C1~R5C5", "rule 1: f-puzzles has no rule like .Sum~8~R1C1~R5C5"),
        (".Or.X~R1C1~R1C2.V~R1C1~R1C2.End", "rule 1: f-puzzles has no rule like .Or.X~R1C1~R1C2.V~R1C1~R1C2.End"),
        (".~R1C1_1.~R1C1_2", "rule 2: f-puzzles has no rule like .~R1C1_2"),
        (".Shape~12x12.RegionSize~6", "rule 1: f-puzzles has no rule like .RegionSize~6"),
        (".Var~A~~1.Thermo~R1C1~VA", "rule 1: f-puzzles has no rule like .Var~A~~1"),
        (".Fog", "rule 1: f-puzzles has no rule like .Fog"),
        (".Shape~4x6", "grid: f-puzzles has square grids from 4×4 to 16×16, not 4×6"),
        (".Shape~25x25", "grid: f-puzzles has square grids from 4×4 to 16×16, not 25×25"),
        (".Shape~9x9~0-8", "grid: f-puzzles has the digits from 1 to 9 in such a grid, not from 0 to 8"),
        (".Shape~9x9~~Raw", "grid: f-puzzles has no grid in which digits repeat in a row or column"),
    ] {
        assert_eq!(message(&read_iss(rules).unwrap()), expected);
    }
}

#[test]
fn samples_come_back_the_same() {
    let mut names = Vec::new();
    for file in fs::read_dir(testdata("formats")).unwrap() {
        let path = file.unwrap().path();
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for (_, read) in read_variants_with(&text, Drawings::Unchecked).unwrap_or_default() {
            if read.is_ok_and(|puzzle| check_same(&puzzle, &name)) && names.last() != Some(&name) {
                names.push(name.clone());
            }
        }
    }
    names.sort_unstable();
    let expected = [
        "f-puzzles-killer.json",
        "jigsaw.txt",
        "sudokumaker-signs.txt",
        "sudokupad-cages.txt",
        "sudokupad-drawn.txt",
        "sudokupad-killer.txt",
    ];
    assert_eq!(names, expected);
}

#[test]
fn the_title_and_what_else_is_said_is_kept() {
    let words = json!({ "title": "Monday", "author": "Me", "ruleset": "Differ.\nBy 5.", "antiking": true });
    let words = words.as_object().unwrap().iter().map(|(name, words)| (name.as_str(), words.clone()));
    let written = object(&words.collect::<Vec<_>>());
    let puzzle = read_variant(&written.to_string()).unwrap().unwrap();
    assert_eq!((puzzle.title(), puzzle.author()), (Some("Monday"), Some("Me")));
    assert_eq!(write_f_puzzles(&puzzle), Ok(written));
}

#[test]
fn drawings_come_back_the_same_or_are_refused() {
    let drawn = object(&[
        ("line", json!([{ "lines": [["R1C1", "R1C2", "R0C3"]], "outlineC": "#00ff00", "width": 0.2 }])),
        ("circle", json!([{ "cells": ["R1C1", "R2C1"], "baseC": "#ffffff", "value": "x", "width": 0.5, "angle": 30 }])),
        ("rectangle", json!([{ "cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "outlineC": "#00000080", "height": 2.0 }])),
        ("text", json!([{ "cells": ["R0C1"], "value": "12", "fontC": "#ff0000", "size": 0.6 }])),
        ("cage", json!([{ "cells": ["R2C2", "R2C3"], "value": "7" }])),
    ]);
    let puzzle = read_f_puzzles(&drawn).unwrap();
    let read = read_f_puzzles(&write_f_puzzles(&puzzle).unwrap()).unwrap();
    assert_eq!((read.drawings(), read.drawn()), (puzzle.drawings(), puzzle.drawn()));
    for (name, entry, expected) in [
        ("text", json!({ "cells": ["R1C1", "R1C2", "R1C3", "R1C4", "R2C1"] }), "f-puzzles has no text like this one"),
        ("line", json!({ "lines": [["R1C1"]] }), "nothing is known of its lines, which would be lost"),
        ("circle", json!({ "cells": ["R1C1"], "image": "x" }), "nothing is known of its image, which would be lost"),
    ] {
        let puzzle = read_f_puzzles(&object(&[(name, json!([entry]))])).unwrap();
        assert_eq!(message(&puzzle), format!("drawn 1: {expected}"));
    }
    let arrow = json!({ "cells": vec![vec![json!({}); 4]; 4], "arrows": [{ "wayPoints": [[0.5, 0.5], [1.5, 0.5]] }] });
    let arrow = ichidoku_variants::read_sudokupad(&arrow).unwrap();
    assert_eq!(message(&arrow), "drawn 1: f-puzzles has no arrows that are only drawn");
}
