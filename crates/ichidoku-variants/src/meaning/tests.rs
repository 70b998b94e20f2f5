//! Drawings of SudokuPad, and what they may mean.

use serde_json::{Value, json};

use crate::{Drawing, Figure, Problem, Puzzle, read_iss, read_sudokupad, write_iss, write_rule};

/// A puzzle with nine rows and these drawings.
fn drawn(drawings: Value) -> Puzzle {
    read_sudokupad(&with(json!({ "cells": vec![vec![json!({}); 9]; 9] }), drawings)).unwrap()
}

/// An object with the members of another.
fn with(mut object: Value, mut more: Value) -> Value {
    object.as_object_mut().unwrap().append(more.as_object_mut().unwrap());
    object
}

/// What the first drawing may mean; each must be a rule that can be read and solved.
fn meanings(drawings: Value) -> Vec<String> {
    let puzzle = drawn(drawings);
    let rules = puzzle.meanings().swap_remove(0).rules;
    for rule in &rules {
        let alone = Puzzle::new(puzzle.shape(), vec![rule.clone()]);
        assert_eq!(read_iss(&write_iss(&alone)).unwrap().constraints(), std::slice::from_ref(rule));
        assert!(Problem::new(&alone).is_ok(), "{rule:?}");
    }
    rules.iter().map(|rule| write_rule(&puzzle, rule)).collect()
}

fn line(points: Value, colour: &str) -> Value {
    with(json!({ "color": colour, "thickness": 10 }), Value::from_iter([("wayPoints", points)]))
}

/// The likeliest rule of a line of three cells.
fn first_of_line(colour: &str, signs: Value) -> String {
    let lines = json!({ "lines": [line(json!([[0.5, 0.5], [0.5, 2.5]]), colour)] });
    meanings(with(lines, Value::from_iter([("underlays", signs)]))).swap_remove(0)
}

fn sign(center: [f64; 2], more: Value) -> Value {
    with(json!({ "center": center, "width": 0.3, "height": 0.3, "rounded": true }), more)
}

/// What a sign alone may mean.
fn of_sign(center: [f64; 2], more: Value) -> Vec<String> {
    meanings(json!({ "overlays": [sign(center, more)] }))
}

fn circle(row: f64, column: f64) -> Value {
    sign([row, column], json!({ "width": 0.8, "height": 0.8, "backgroundColor": "#ccc" }))
}

#[test]
fn a_line_is_known_by_its_colour() {
    assert_eq!(first_of_line("#67f067", json!([])), ".Whisper~5~R1C1~R1C2~R1C3");
    assert_eq!(first_of_line("#ff9a00", json!([])), ".Whisper~4~R1C1~R1C2~R1C3");
    assert_eq!(first_of_line("#f067f0", json!([])), ".Renban~R1C1~R1C2~R1C3");
    assert_eq!(first_of_line("#2ecbff", json!([])), ".RegionSumLine~R1C1~R1C2~R1C3");
    assert_eq!(first_of_line("#cfcfcf", json!([])), ".Palindrome~R1C1~R1C2~R1C3");
    let all = meanings(json!({ "lines": [line(json!([[0.5, 0.5], [0.5, 2.5]]), "#f00")] }));
    assert_eq!(all.len(), 12, "in the order of the table: {all:?}");
}

#[test]
fn a_line_is_known_by_its_ends() {
    let diamond = |column: f64| {
        sign(
            [0.5, column],
            json!({ "width": 0.6, "height": 0.6, "rounded": false, "angle": 45, "borderColor": "#000" }),
        )
    };
    assert_eq!(first_of_line("#cfcfcf", json!([circle(0.5, 0.5)])), ".Thermo~R1C1~R1C2~R1C3");
    assert_eq!(first_of_line("#cfcfcf", json!([circle(0.5, 2.5)])), ".Thermo~R1C3~R1C2~R1C1");
    assert_eq!(first_of_line("#000", json!([circle(0.5, 0.5), circle(0.5, 2.5)])), ".Between~R1C1~R1C2~R1C3");
    assert_eq!(first_of_line("#000", json!([diamond(0.5), diamond(2.5)])), ".Lockout~4~R1C1~R1C2~R1C3");
    let puzzle = drawn(json!({
        "lines": [line(json!([[0.5, 0.5], [0.5, 2.5]]), "#ccc")],
        "underlays": [circle(4.5, 4.5), circle(0.5, 0.5), sign([0.5, 1.0], json!({ "backgroundColor": "#fff" }))],
    }));
    let meanings = puzzle.meanings();
    assert_eq!(meanings[0].parts, [2], "the bulb is part of the line");
    assert!(meanings[2].rules.is_empty() && !meanings[1].rules.is_empty() && !meanings[3].rules.is_empty());
}

#[test]
fn lines_of_the_grid_and_of_one_cell_mean_nothing() {
    assert!(meanings(json!({ "lines": [line(json!([[3, 0], [3, 9]]), "#000")] })).is_empty());
    assert!(meanings(json!({ "lines": [line(json!([[0.2, 0.2], [0.8, 0.8]]), "#000")] })).is_empty());
    assert!(meanings(json!({ "lines": [{}] })).is_empty());
}

#[test]
fn loops_and_diagonals_of_the_grid_are_known() {
    let ring = meanings(json!({ "lines": [line(json!([[0.5, 0.5], [0.5, 1.5], [1.5, 1.5], [0.5, 0.5]]), "#f0f")] }));
    assert_eq!(ring[0], ".Renban~R1C1~R1C2~R2C2");
    assert!(ring.iter().all(|rule| !rule.starts_with(".Thermo")), "{ring:?}");
    assert_eq!(meanings(json!({ "lines": [line(json!([[0, 0], [9, 9]]), "#f00")] }))[0], ".Diagonal~-1");
    assert!(meanings(json!({ "lines": [line(json!([[9, 0], [0, 9]]), "#f00")] })).contains(&".Diagonal~1".to_owned()));
}

#[test]
fn arrows_begin_in_circles_and_pills_or_outside() {
    let arrow = line(json!([[0.5, 0.9], [0.5, 2.5]]), "#999");
    assert_eq!(meanings(json!({ "arrows": [arrow], "overlays": [circle(0.5, 0.5)] })), [".Arrow~R1C1~R1C2~R1C3"]);
    let pill = sign([0.5, 1.0], json!({ "width": 1.7, "height": 0.8 }));
    let arrow = line(json!([[0.5, 1.5], [1.5, 2.5]]), "#999");
    assert_eq!(meanings(json!({ "arrows": [arrow], "overlays": [pill] })), [".PillArrow~2~R1C1~R1C2~R2C3"]);
    let clue = |center: [f64; 2]| sign(center, json!({ "text": "12" }));
    let arrow = line(json!([[-0.4, 0.6], [-0.1, 0.9]]), "#000");
    assert_eq!(meanings(json!({ "arrows": [arrow], "overlays": [clue([-0.5, 0.5])] })), [".LittleKiller~12~R8C9~R1C2"]);
    let arrow = line(json!([[-0.4, 3.4], [-0.1, 3.1]]), "#000");
    assert_eq!(meanings(json!({ "arrows": [arrow], "overlays": [clue([-0.5, 3.5])] })), [".LittleKiller~12~R1C3"]);
    let arrow = line(json!([[-0.4, 3.4], [-0.1, 3.1]]), "#000");
    assert!(meanings(json!({ "arrows": [arrow], "overlays": [clue([-0.5, 7.5])] })).is_empty(), "too far away");
}

#[test]
fn signs_between_cells_are_known() {
    assert_eq!(of_sign([0.5, 1.0], json!({ "backgroundColor": "#fff" }))[0], ".WhiteDot~R1C1~R1C2");
    assert_eq!(of_sign([0.5, 1.0], json!({ "backgroundColor": "#000" }))[0], ".BlackDot~R1C1~R1C2");
    assert_eq!(of_sign([1.0, 0.5], json!({ "text": "X" })), [".X~R1C1~R2C1"]);
    assert_eq!(of_sign([0.5, 1.0], json!({ "text": "V" })), [".V~R1C1~R1C2"]);
    assert_eq!(of_sign([0.5, 1.0], json!({ "text": "<" })), [".GreaterThan~R1C2~R1C1"]);
    assert_eq!(of_sign([0.5, 1.0], json!({ "text": ">" })), [".GreaterThan~R1C1~R1C2"]);
    assert_eq!(of_sign([1.0, 0.5], json!({ "text": "<", "angle": 90 })), [".GreaterThan~R2C1~R1C1"]);
    assert_eq!(of_sign([1.0, 0.5], json!({ "text": "v" })), [".V~R1C1~R2C1", ".GreaterThan~R1C1~R2C1"]);
    assert_eq!(of_sign([0.5, 1.0], json!({ "text": 7 })), [".Sum~7~R1C1~R1C2"]);
    assert_eq!(of_sign([1.0, 1.0], json!({ "text": "1 2 2" })), [".Quad~R1C1~1~2~2"]);
    assert_eq!(of_sign([8.0, 8.0], json!({ "text": "3456" })), [".Quad~R8C8~3~4~5~6"]);
    assert!(of_sign([1.0, 1.0], json!({ "text": "A" })).is_empty());
}

#[test]
fn signs_in_cells_are_known() {
    let grey = json!({ "width": 0.7, "height": 0.7, "backgroundColor": "#bbb" });
    assert_eq!(of_sign([0.5, 0.5], grey.clone())[..2], [".~R1C1_1_3_5_7_9", ".~R1C1_2_4_6_8"]);
    let mut square = grey;
    square["rounded"] = json!(false);
    assert_eq!(of_sign([0.5, 0.5], square)[0], ".~R1C1_2_4_6_8");
    let ring = |row: f64| sign([row, 0.5], json!({ "width": 0.8, "height": 0.8, "borderColor": "#000" }));
    assert_eq!(meanings(json!({ "underlays": [ring(0.5), ring(3.5)] })), [".CountingCircles~R1C1~R4C1"]);
    let shade = json!({ "width": 3, "height": 3, "rounded": false, "backgroundColor": "#ff0" });
    assert_eq!(of_sign([2.5, 2.5], shade), [".AllDifferent~R2C2~R2C3~R2C4~R3C2~R3C3~R3C4~R4C2~R4C3~R4C4"]);
    assert!(of_sign([0.5, 0.5], json!({ "text": "5" })).is_empty());
}

#[test]
fn numbers_beside_the_grid_are_clues_of_their_row_or_column() {
    let codes = of_sign([2.5, -0.5], json!({ "text": "5" }));
    assert_eq!(codes, [".Sandwich~5~R3", ".Skyscraper~R3~5~", ".XSum~R3~5~", ".NumberedRoom~R3~5~"]);
    assert_eq!(of_sign([9.5, 0.5], json!({ "text": "21" })), [".Sandwich~21~C1", ".XSum~C1~~21"]);
    assert!(of_sign([-0.5, -0.5], json!({ "text": "5" })).is_empty(), "beside no row or column");
}

#[test]
fn cages_with_a_style_are_drawings() {
    let cage = |value: &str| json!({ "cages": [{ "cells": [[0, 0], [0, 1]], "outlineC": "#f00", "value": value }] });
    assert_eq!(meanings(cage("8")), [".Cage~8~R1C1~R1C2", ".Sum~8~R1C1~R1C2"]);
    assert_eq!(meanings(cage("")), [".Cage~~R1C1~R1C2"]);
    assert!(meanings(cage("x2")).is_empty());
}

#[test]
fn what_is_not_understood_is_named() {
    let unread = |drawings: Value| drawn(drawings).drawings()[0].unread.clone();
    let mut odd = line(json!([[0.5, 0.5], [0.5, 2.5]]), "#000");
    assert!(unread(json!({ "lines": [odd] })).is_empty());
    odd["color"] = json!("url(x)");
    odd["stroke-dasharray"] = json!("4,2");
    assert_eq!(unread(json!({ "lines": [odd] })), ["color", "stroke-dasharray"]);
    assert_eq!(unread(json!({ "lines": [{ "d": "M0 0" }] })), ["wayPoints", "d"]);
    assert_eq!(unread(json!({ "arrows": [line(json!([[0.5, 0.5], [1e9, 0]]), "#000")] })), ["wayPoints"]);
    assert_eq!(unread(json!({ "overlays": [{ "width": 1, "image": "a.png" }] })), ["center", "image"]);
    assert_eq!(unread(json!({ "underlays": [null] })), ["center"]);
}

#[test]
fn a_sign_is_read_with_all_that_it_has() {
    let more =
        json!({ "text": " 7 ", "fontSize": 32, "color": "#f00", "angle": 45, "borderColor": "#00f", "thickness": 2 });
    let puzzle = drawn(json!({ "overlays": [sign([0.25, -0.5], more)] }));
    let [Drawing { figure: Figure::Sign(sign), unread }] = puzzle.drawings() else { panic!("{puzzle:?}") };
    assert!(unread.is_empty() && sign.is_over && sign.is_round);
    assert_eq!(sign.middle.map(|middle| (middle.row, middle.column)), Some((25, -50)));
    assert_eq!((sign.text.as_str(), sign.text_size, sign.angle, sign.width), ("7", 50, 45, 30));
    assert_eq!(sign.text_colour.to_string(), "#ff0000");
    assert_eq!((sign.fill, sign.border.map(|colour| colour.to_string())), (None, Some("#0000ff".to_owned())));
}
