//! What pictures show.

// The helpers of tests may give up as the tests themselves do.
#![allow(clippy::panic, clippy::unwrap_used)]

use ichidoku_variant_render::{Picture, svg, unseen};
use ichidoku_variants::{
    Cell, Colour, Constraint, Drawing, DrawnCage, DrawnLine, DrawnSign, Figure, Puzzle, Spot, read_iss,
};

/// A rule of every kind that has a place in the grid.
const RULES: &[&str] = &[
    "~R1C1_4",
    "~R1C1_1_3_5",
    "~R1C1_2_4_6",
    "~R1C1_1_2",
    "AllDifferent~R1C1~R2C2",
    "Windoku",
    "Diagonal~1",
    "Diagonal~-1",
    "WhiteDot~R1C1~R1C2",
    "BlackDot~R1C1~R1C2",
    "GreaterThan~R1C1~R1C2",
    "X~R1C1~R1C2",
    "V~R1C1~R1C2",
    "Thermo~R1C1~R1C2~R2C2",
    "Whisper~5~R1C1~R1C2",
    "Whisper~3~R1C1~R1C2",
    "Renban~R1C1~R1C2",
    "Modular~3~R1C1~R1C2~R1C3",
    "Entropic~R1C1~R1C2~R1C3",
    "Palindrome~R1C1~R1C2",
    "Between~R1C1~R1C2~R1C3",
    "Lockout~3~R1C1~R1C2~R1C3",
    "Zipper~R1C1~R1C2~R1C3",
    "RegionSumLine~R1C3~R1C4",
    "SumLine~10~R1C1~R1C2",
    "Cage~5~R1C1~R1C2",
    "Cage~0~R1C1~R1C2",
    "Sum~5~R1C1~R1C2",
    "Arrow~R1C1~R1C2~R1C3",
    "DoubleArrow~R1C1~R1C2~R1C3",
    "PillArrow~2~R1C1~R1C2~R1C3~R1C4",
    "EqualSum~R1C1~R1C2~-~R2C1~R2C2",
    "LittleKiller~9~R2C1",
    "LittleKiller~9~R2C1~R6C5",
    "RellikCage~5~R1C1~R1C2",
    "EqualityCage~R1C1~R1C2",
    "XSum~R1~9~",
    "Sandwich~5~R1",
    "Lunchbox~5~R1C1~R1C2~R1C3",
    "Skyscraper~C1~2~3",
    "HiddenSkyscraper~R2~3~",
    "NumberedRoom~C3~~4",
    "FullRank~R1~3~",
    "Quad~R1C1~1~2~3",
    "ContainAtLeast~1_2~R1C1~R1C2",
    "ContainExact~1_2~R1C1~R1C2",
    "CountingCircles~R1C1~R1C2",
    "CountDistinct~R1C1~R1C2~R1C3",
    "SameValues~2~R1C1~R1C2~R2C1~R2C2",
    "Indexing~C~R1C1",
    "Regex~MTI~R1C1~R1C2",
];

fn puzzle(rules: &str) -> Puzzle {
    read_iss(&format!(".Shape~6x6.{rules}")).unwrap_or_else(|error| panic!("{rules}: {error}"))
}

fn drawn(rules: &str) -> String {
    svg(&Picture::new(&puzzle(rules)))
}

#[test]
fn every_rule_with_a_place_is_drawn_and_no_two_look_alike() {
    let pictures: Vec<(&str, String)> = RULES.iter().map(|rule| (*rule, drawn(rule))).collect();
    let blank = svg(&Picture::new(&puzzle("")));
    for (at, (rule, picture)) in pictures.iter().enumerate() {
        assert_ne!(*picture, blank, "{rule}");
        let twin = pictures[..at].iter().find(|(_, other)| other == picture).map(|(other, _)| *other);
        let is_told = |rule: &str| !unseen(&puzzle(rule)).is_empty();
        assert!(twin.is_none_or(|twin| is_told(twin) || is_told(rule)), "{rule} looks like {twin:?}");
    }
}

#[test]
fn rules_without_a_place_are_unseen() {
    let chess = puzzle("AntiKnight.Cage~5~R1C1~R1C2.AntiKing");
    assert_eq!(unseen(&chess), [&Constraint::AntiKnight, &Constraint::AntiKing]);
    let joined = puzzle("Or.Skyscraper~C1~2~.AntiKing.End");
    assert!(matches!(unseen(&joined)[..], [Constraint::Skyscraper(_), Constraint::AntiKing]));
    assert!(unseen(&puzzle("Cage~5~R1C1~R1C2.Thermo~R1C1~R1C2")).is_empty());
    let picture = Picture { legend: vec!["No knights.".to_owned()], ..Picture::new(&chess) };
    assert!(svg(&picture).contains(">No knights.</text>"));
}

#[test]
fn a_step_is_drawn_on_the_candidates() {
    let puzzle = puzzle("~R6C6_2");
    let cells = puzzle.cells();
    let mut candidates = vec![vec![1, 2, 3]; cells];
    candidates[1].clear();
    let digits = (0..cells).map(|cell| (cell == 1).then_some(5)).collect();
    let picture = Picture {
        title: "A <step>".into(),
        description: "1 & 2".into(),
        digits,
        candidates,
        pattern: vec![0, 7],
        placed: vec![(0, 3)],
        eliminated: vec![(7, 2)],
        ..Picture::new(&puzzle)
    };
    let svg = svg(&picture);
    let count = |what: &str| svg.matches(what).count();
    assert_eq!([count("class=\"digit\""), count("class=\"given\"")], [1, 1]);
    assert_eq!([count("class=\"note chosen\""), count("class=\"note struck\"")], [1, 1]);
    assert_eq!(count("class=\"note"), 34 * 3, "three in each open cell");
    assert!(svg.contains("<title>A &lt;step&gt;</title>\n<desc>1 &amp; 2</desc>"));
}

#[test]
fn every_size_and_the_cells_below_the_grid_are_in_the_picture() {
    for side in [1, 4, 9, 16, 25, 49] {
        let blank = read_iss(&format!(".Shape~{side}x{side}")).unwrap();
        assert!(svg(&Picture::new(&blank)).contains(&format!("c{side}</text>")), "{side}");
    }
    let with_cells = puzzle("Var~A~~2x3.Cage~3~VA1~VA2");
    assert_eq!(with_cells.cells(), 42);
    let svg = svg(&Picture::new(&with_cells));
    assert_eq!(svg.matches("class=\"extra\"").count(), 6);
    assert!(svg.contains(">A</text>"));
}

#[test]
fn every_number_is_finite_whatever_the_cells() {
    for rule in
        ["Thermo~R1C1~R1C1", "Arrow~R1C1~R1C1~R1C1", "PillArrow~3~R1C1~R1C2~R1C3", "Between~R1C1", "Cage~3~R1C1~R1C1"]
    {
        let Ok(puzzle) = read_iss(&format!(".Shape~6x6.{rule}")) else { continue };
        let svg = svg(&Picture { digits: vec![None; 3], pattern: vec![Cell::MAX], ..Picture::new(&puzzle) });
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{rule}");
    }
}

#[test]
fn drawings_lie_beneath_digits_and_make_room_around_the_grid() {
    let puzzle = read_iss(".Shape~4x4.~R1C1_1").unwrap();
    let spot = |row: i32, column: i32| Spot { row, column };
    let line =
        DrawnLine { spots: vec![spot(50, 50), spot(50, 250)], colour: "#67f067".parse().unwrap(), thickness: 20 };
    let sign = DrawnSign {
        middle: Some(spot(50, -80)),
        width: 80,
        height: 80,
        is_round: true,
        angle: 45,
        fill: None,
        border: Some("#00000080".parse().unwrap()),
        text: "<7".to_owned(),
        text_colour: Colour::BLACK,
        text_size: 50,
        is_over: true,
    };
    let figures = [
        Figure::Arrow(line.clone()),
        Figure::Line(line),
        Figure::Sign(sign),
        Figure::Cage(DrawnCage { cells: vec![0, 1], text: "x2".to_owned() }),
    ];
    let drawings = figures.map(|figure| Drawing { figure, unread: Vec::new() }).to_vec();
    let (plain, drawn) = (svg(&Picture::new(&puzzle)), svg(&Picture { drawings, ..Picture::new(&puzzle) }));
    let green = "stroke:color-mix(in srgb,#67f067 50%,var(--cell));stroke-width:10\" d=\"M25 25L125 25";
    assert_eq!(drawn.matches(green).count(), 2, "{drawn}");
    assert!(drawn.contains("M25 25L125 25M115 33L125 25L115 17"), "the head of the arrow: {drawn}");
    assert!(drawn.contains("stroke:color-mix(in srgb,var(--ink) 100%,var(--cell));stroke-opacity:0.502"), "{drawn}");
    assert!(drawn.contains("rotate(45 -40 25)") && drawn.contains("&lt;7</text>") && drawn.contains(">x2</text>"));
    assert!(drawn.find("class=\"drawn\"") < drawn.find("class=\"given\""));
    assert!(plain.contains("viewBox=\"-22 ") && drawn.contains("viewBox=\"-82 "), "{drawn}");
}

#[test]
fn fog_veils_what_is_neither_given_nor_clear_and_hides_nothing() {
    let puzzle = puzzle("Fog~R1C1~R1C2.~R6C6_2.Cage~5~R3C3~R3C4");
    let picture = Picture { fog: true, ..Picture::new(&puzzle) };
    let foggy = svg(&picture);
    let veil = foggy.split("class=\"fog\" d=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    assert_eq!(veil.matches('M').count(), 36 - 3, "two cells are clear and one is given: {veil}");
    assert!(veil.contains("M100 100h50") && !veil.contains("M0 0h50") && !veil.contains("M250 250h50"), "{veil}");
    assert!(foggy.contains("class=\"hatch\"") && foggy.contains(">5</text>"), "the cage can be read");
    assert!(!svg(&Picture::new(&puzzle)).contains("class=\"fog\""), "a game covers the cells itself");
}

#[test]
fn names_of_rows_and_columns_can_be_left_out() {
    let puzzle = puzzle("Cage~5~R1C1~R1C2");
    let bare = svg(&Picture { names: false, ..Picture::new(&puzzle) });
    assert!(!bare.contains(">r1</text>") && bare.contains("viewBox=\"-6 -6 312 312\""), "{bare}");
    assert!(drawn("Cage~5~R1C1~R1C2").contains(">r1</text>"));
}

#[test]
fn labels_have_no_sign_that_a_font_may_lack() {
    for rule in RULES {
        let picture = drawn(rule);
        let texts = picture.split("<text").skip(1).filter_map(|rest| rest.split('>').nth(1)?.split('<').next());
        assert!(texts.clone().all(str::is_ascii), "{rule}: {:?}", texts.collect::<Vec<_>>());
    }
    assert!(drawn("RellikCage~5~R1C1~R1C2").contains("class=\"cross-out\""));
}
