//! Each kind of rule in a small grid.

use serde_json::{Value, json};

use super::*;
use crate::constraint::{Line, Outside};
use crate::{Cell, check};

fn boxes(side: usize) -> Value {
    let shape = Shape::square(side as u8).unwrap();
    let boxes = shape.boxes(side);
    let number = |cell: Cell| boxes.iter().position(|cells| cells.contains(&cell)).unwrap();
    let numbers = (0..shape.cells() as Cell).map(number).collect::<Vec<_>>();
    json!({ "type": 1, "regions": numbers })
}

fn read_grid(side: usize, rules: &[Value]) -> Result<Puzzle, TextError> {
    let constraints = [json!({ "type": 0 }), boxes(side)].into_iter().chain(rules.iter().cloned()).collect::<Vec<_>>();
    let cells = vec![json!({ "value": 1, "candidates": 2 }); side * side];
    read_sudokumaker(&json!({ "size": side, "cells": cells, "constraints": constraints }))
}

fn rules(side: usize, rule: Value) -> Vec<Constraint> {
    read_grid(side, &[rule]).unwrap().constraints().to_vec()
}

fn message(rules: &[Value]) -> String {
    read_grid(6, rules).unwrap_err().to_string()
}

#[test]
fn rules_are_named_constraints() {
    use Constraint as C;
    assert_eq!(rules(6, json!({ "type": 10, "style": { "color": "#000" } })), [C::Diagonal { rising: false }]);
    assert_eq!(rules(6, json!({ "type": 13 })), [C::AntiKnight]);
    assert_eq!(rules(6, json!({ "type": 14 })), [C::DisjointSets]);
    assert_eq!(rules(6, json!({ "type": 15 })), [C::AntiConsecutive]);
    assert_eq!(rules(9, json!({ "type": 16, "groups": [14, 112, 896] })), [C::GlobalEntropy]);
    assert_eq!(rules(9, json!({ "type": 16, "groups": [146, 292, 584] })), [C::GlobalMod]);
    assert_eq!(rules(6, json!({ "type": 100, "cells": [3] })), [C::Given(vec![(3, vec![2, 4, 6])])]);
    assert_eq!(rules(6, json!({ "type": 305, "cells": [0, 7] })), [C::AllDifferent(vec![0, 7])]);
    assert_eq!(rules(6, json!({ "type": 601, "cells": [0, 7] })), [C::Indexing { rows: false, cells: vec![0, 7] }]);
    let cages = json!([{ "cells": [0, 1], "value": 7 }, { "cells": [2, 3], "value": 0 }]);
    let cage = |sum, cells: [Cell; 2]| C::Cage { sum, cells: cells.to_vec() };
    assert_eq!(rules(6, json!({ "type": 301, "cages": cages })), [cage(Some(7), [0, 1]), cage(None, [2, 3])]);
    let clones = json!({ "type": 302, "groups": [[0, 14, 28], [1, 15]] });
    let equal = |a, b| C::Palindrome(vec![a, b]);
    assert_eq!(rules(6, clones), [equal(0, 14), equal(14, 28), equal(1, 15)]);
    let lights = json!({ "type": 4000, "lightCells": [0, 35] });
    assert_eq!(rules(6, lights), [C::Fog(vec![0, 1, 6, 7, 28, 29, 34, 35])]);
    let say = json!({ "type": 304, "cages": [{ "cells": [0, 1, 2], "value": "1522" }] });
    assert_eq!(rules(6, say), [C::LookAndSay { clue: "1522".into(), cells: vec![0, 1, 2] }]);
}

#[test]
fn marked_cells_are_not_compared_with_each_other() {
    let greater = |cells: [Cell; 2]| Constraint::GreaterThan(cells.to_vec());
    let expected = [greater([0, 6]), greater([1, 2]), greater([1, 7])];
    assert_eq!(rules(6, json!({ "type": 102, "cells": [0, 1] })), expected);
    assert_eq!(rules(6, json!({ "type": 103, "cells": [0] })), [greater([1, 0]), greater([6, 0])]);
}

#[test]
fn edges_corners_and_outer_cells_have_numbers_of_their_own() {
    use Constraint as C;
    let clue = |value: i16, edge: u64| json!({ "value": value, "edge": edge });
    let dots = json!({ "type": 200, "clues": [clue(1, 1), clue(1, 6), clue(1, 12 * 4 + 11)], "negative": [] });
    let white = |a, b| C::WhiteDot(vec![a, b]);
    assert_eq!(rules(6, dots), [white(0, 1), white(0, 6), white(29, 35)]);
    let sums = json!({ "type": 202, "clues": [clue(10, 1), clue(5, 2), clue(7, 3)] });
    let seven = C::Sum { sum: 7, coefficients: None, cells: vec![2, 3] };
    assert_eq!(rules(6, sums), [C::X(vec![0, 1]), C::V(vec![1, 2]), seven]);
    let quad = json!({ "type": 303, "clues": [{ "corner": 8, "digits": [1, 1] }, { "corner": 0, "digits": [2] }] });
    let corner = C::ContainAtLeast { digits: vec![2], cells: vec![0] };
    assert_eq!(rules(6, quad), [C::Quad { corner: 0, digits: vec![1, 1] }, corner]);
    let outer = |cell: u64| json!({ "type": 502, "clues": [{ "value": 8, "outerCell": cell }] });
    let row = |front, back| C::XSum(Outside { line: Line::Row(0), front, back });
    assert_eq!(rules(6, outer(8)), [row(Some(8), None)]);
    assert_eq!(rules(6, outer(15)), [row(None, Some(8))]);
    let column = C::XSum(Outside { line: Line::Column(5), front: None, back: Some(8) });
    assert_eq!(rules(6, outer(62)), [column]);
    let diagonal = |cell: u64, diagonal: i8| json!({ "type": 500, "clues": [{ "value": 9, "outerCell": cell, "diagonal": diagonal }] });
    let little_killer = |start, at_end| C::LittleKiller { sum: 9, start, at_end };
    assert_eq!(rules(6, diagonal(3, 1)), [little_killer(1, false)], "from above, to the left");
    let one_cell = C::Sum { sum: 9, coefficients: None, cells: vec![5] };
    assert_eq!(rules(6, diagonal(5, -1)), [one_cell], "from above, to the right");
    assert_eq!(rules(6, diagonal(48, 1)), [little_killer(4, true)], "from the left, upwards");
    for wrong in [outer(0), outer(9), outer(70), diagonal(0, 1)] {
        assert!(read_grid(6, &[wrong]).is_err());
    }
    for edge in [0, 12 * 5 + 6, 72, u64::MAX] {
        let dots = json!({ "type": 200, "clues": [clue(1, edge)] });
        assert_eq!(message(&[dots]), "rule 3: 'Difference' has cells or a value that can't be read");
    }
}

#[test]
fn missing_signs_exclude_pairs() {
    assert_eq!(rules(6, json!({ "type": 202, "clues": [], "negative": [10, 5] })), [Constraint::StrictXV]);
    let clues = json!([{ "value": 1, "edge": 1 }]);
    let white = json!({ "type": 200, "clues": clues, "negative": [1], "overrideNegativeRatios": true });
    let black = json!({ "type": 201, "clues": [], "negative": [2], "overrideNegativeDifferences": true });
    let puzzle = read_grid(4, &[white, black]).unwrap();
    let strict = Puzzle::new(puzzle.shape(), vec![Constraint::WhiteDot(vec![0, 1]), Constraint::StrictKropki]);
    let marked = |digits: &[i16]| digits[0].abs_diff(digits[1]) == 1;
    let mut kept = 0;
    let mut seed = 1u64;
    for _ in 0..3000 {
        // Digits that are far apart keep the rule often enough, and others break it.
        let mut digit = |at: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let low = (at % 4 + at / 4).is_multiple_of(2);
            match seed >> 60 {
                0 => 2,
                _ if low => 1,
                other => 4 - i16::from(other == 1),
            }
        };
        let mut digits = (0..16).map(&mut digit).collect::<Vec<i16>>();
        digits[0] = 3;
        let keep = |puzzle: &Puzzle| puzzle.constraints().iter().all(|rule| check::holds(puzzle, rule, &digits));
        assert_eq!(keep(&puzzle), keep(&strict), "{digits:?}");
        kept += usize::from(keep(&puzzle) && marked(&digits));
    }
    assert!(kept > 0);
}

#[test]
fn lines_are_read_in_order() {
    use Constraint as C;
    let line = |kind: u64| rules(6, json!({ "type": kind, "lines": [[0, 1, 2, 3]] }));
    let cells = || vec![0, 1, 2, 3];
    assert_eq!(line(400), [C::Renban(cells())]);
    assert_eq!(line(402), [C::Palindrome(cells())]);
    assert_eq!(line(403), [C::Between(cells())]);
    assert_eq!(line(404), [C::BoxSumLine(cells())]);
    assert_eq!(line(407), [C::Lockout { difference: 4, cells: cells() }]);
    assert_eq!(line(409), [C::DoubleArrow(cells())]);
    let step = |cells: [Cell; 3]| C::Sum { sum: 0, coefficients: Some(vec![1, -2, 1]), cells: cells.to_vec() };
    assert_eq!(line(405), [step([0, 1, 2]), step([1, 2, 3])]);
    let whisper = json!({ "type": 401, "lines": [[0, 1, 6, 0]], "minDifference": 3 });
    assert_eq!(rules(6, whisper), [C::Whisper { difference: 3, cells: vec![0, 1, 6, 0] }]);
    let thermo = |slow: bool| json!({ "type": 300, "slow": slow, "thermometers": [[0, 1], [0, 6]] });
    assert_eq!(rules(6, thermo(false)), [C::Thermo(vec![0, 1]), C::Thermo(vec![0, 6])]);
    assert_eq!(rules(6, thermo(true)), [C::SlowThermo(vec![0, 1]), C::SlowThermo(vec![0, 6])]);
    let arrows = json!({ "type": 408, "bulbsWithArrows": [
        { "bulbCells": [7], "arrows": [[7, 8, 9], [7, 13]] }, { "bulbCells": [0, 1], "arrows": [[1, 2, 3]] },
    ] });
    let pill = C::PillArrow { pill: 2, cells: vec![0, 1, 2, 3] };
    assert_eq!(rules(6, arrows), [C::Arrow(vec![7, 8, 9]), C::Arrow(vec![7, 13]), pill]);
}

#[test]
fn groups_of_digits_are_on_lines_and_in_small_squares() {
    let line = |groups: [u64; 3]| json!({ "type": 406, "lines": [[0, 1, 2, 3]], "groups": groups });
    assert_eq!(rules(9, line([896, 14, 112])), [Constraint::Entropic(vec![0, 1, 2, 3])]);
    assert_eq!(rules(9, line([146, 292, 584])), [Constraint::Modular { modulus: 3, cells: vec![0, 1, 2, 3] }]);
    let parity = read_grid(6, &[json!({ "type": 406, "lines": [[0, 1, 2]], "groups": [42, 84] })]).unwrap();
    let keeps = |puzzle: &Puzzle, digits: &[i16]| {
        let digits = digits.iter().copied().chain([1; 36]).take(36).collect::<Vec<_>>();
        puzzle.constraints().iter().all(|rule| check::holds(puzzle, rule, &digits))
    };
    assert!(keeps(&parity, &[1, 2, 3]) && keeps(&parity, &[4, 5, 2]));
    assert!(!keeps(&parity, &[1, 3, 2]) && !keeps(&parity, &[1, 2, 2]));
    let squares = read_grid(6, &[json!({ "type": 16, "groups": [2, 4] })]).unwrap();
    let [one, two] = [1, 2].map(|first| (0..36).map(|cell| if cell % 2 == 0 { first } else { 2 }).collect::<Vec<_>>());
    assert!(keeps(&squares, &one) && !keeps(&squares, &two));
}

#[test]
fn irregular_regions_and_other_shapes_are_read() {
    let rows = (0..16).map(|cell| cell / 4).collect::<Vec<_>>();
    let cells = vec![json!({}); 16];
    let region = json!({ "type": 1, "regions": rows });
    let object = |more: Value| {
        let mut puzzle = json!({ "width": 4, "height": 4, "cells": cells, "constraints": [region, { "type": 14 }] });
        puzzle.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({ "formatVersion": "1.6.0", "puzzle": puzzle })
    };
    let puzzle = read_sudokumaker(&object(json!({}))).unwrap();
    let place = |at: Cell| Constraint::AllDifferent(vec![at, at + 4, at + 8, at + 12]);
    let jigsaw = [Constraint::Jigsaw("0000111122223333".into()), Constraint::NoBoxes];
    assert_eq!(puzzle.constraints(), [&jigsaw[..], &[0, 1, 2, 3].map(place)].concat());
    let shape = |more: Value| read_sudokumaker(&object(more)).map(|puzzle| puzzle.shape());
    assert_eq!(shape(json!({ "minDigit": 0 })), Ok(Shape::new(4, 4, 0, 4, true).unwrap()));
    assert_eq!(shape(json!({ "type": "custom" })), Ok(Shape::new(4, 4, 1, 9, false).unwrap()));
    assert!(shape(json!({ "maxDigit": 3 })).unwrap_err().to_string().starts_with("a grid of at most 49×49"));
    assert!(shape(json!({ "width": 5 })).unwrap_err().to_string().starts_with("16 cells where 20 were expected"));
    let mut later = object(json!({}));
    later["formatVersion"] = "2.0.0".into();
    assert!(read_sudokumaker(&later).unwrap_err().to_string().starts_with("version: expected version 1"));
}

#[test]
fn the_form_of_the_open_page_is_read() {
    let config = json!({ "type": 301, "cages": [{ "cells": [0, 1], "value": 3 }] });
    let cells = vec![json!({ "given": false, "candidates": 0, "id": 0 }); 16];
    let spec = json!({ "type": "sudoku", "minDigit": 1, "maxDigit": 4, "size": { "width": 4, "height": 4 } });
    let all = json!([
        { "id": 1, "enabled": true, "solverIgnored": false, "config": boxes(4) },
        { "id": 2, "enabled": true, "solverIgnored": false, "config": config },
        { "id": 3, "enabled": false, "solverIgnored": false, "config": { "type": 13 } },
        { "id": 4, "enabled": true, "solverIgnored": true, "name": "For show", "config": { "type": 13 } },
    ]);
    let puzzle = read_sudokumaker(&json!({ "allConstraints": all, "cells": cells, "spec": spec })).unwrap();
    assert_eq!(puzzle.constraints(), [Constraint::Cage { sum: Some(3), cells: vec![0, 1] }]);
    assert_eq!(puzzle.drawn(), ["Antiknight 'For show'"]);
}

#[test]
fn what_is_not_known_or_broken_is_named() {
    let custom = json!({ "type": 1000, "definition": { "name": "Same difference" }, "input": {} });
    assert_eq!(message(&[custom]), "rule 3: Custom 'Same difference' is JavaScript, which isn't run");
    assert_eq!(message(&[json!({ "type": 13 }), json!({ "type": 77 })]), "rule 4: 'type 77' is not a known rule");
    assert_eq!(
        message(&[json!({ "type": 13, "toroidal": true })]),
        "rule 3: Antiknight has a member 'toroidal', which isn't known"
    );
    let cages = json!({ "type": 301, "name": "Killer", "cages": [{ "cells": [0] }, { "cells": [36] }] });
    assert_eq!(message(&[cages]), "rule 3: 'KillerCages (Killer)' has cells or a value that can't be read");
    let crossing = json!({ "type": 400, "lines": [[0, 1], [1, 2]] });
    assert!(message(&[crossing]).contains("Renban has lines that cross"));
    let dots = json!({ "type": 200, "clues": [{ "value": 1, "edge": 1 }] });
    assert_eq!(message(&[json!({ "type": 15 }), dots]), "rule 3: Nonconsecutive isn't certain beside dots");
    let bulb = json!({ "type": 408, "bulbsWithArrows": [{ "bulbCells": [1, 0], "arrows": [[0, 6]] }] });
    assert_eq!(message(&[bulb]), "rule 3: 'Arrow' has cells or a value that can't be read");
    let drawn = json!({ "type": 2001, "name": "product cages", "cages": [{ "cells": [0, 1], "value": "63" }] });
    assert_eq!(read_grid(6, &[drawn]).unwrap().drawn(), ["CosmeticCage 'product cages'"]);
}

#[test]
fn givens_are_digits_of_the_grid() {
    let mut cells = vec![json!({ "value": 3 }); 16];
    cells[5] = json!({ "value": 4, "given": true });
    let read = |cells: &[Value]| read_sudokumaker(&json!({ "size": 4, "cells": cells, "constraints": [boxes(4)] }));
    assert_eq!(read(&cells).unwrap().constraints(), [Constraint::Given(vec![(5, vec![4])])]);
    cells[5]["value"] = 5.into();
    assert_eq!(read(&cells).unwrap_err().to_string(), "row 2, column 2: '5' is not a number from 1 to 4");
}
