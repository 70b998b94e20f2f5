//! Links of penpa-edit, `#m=edit&p=…`: packed text, deflated and in base 64. Its first line says which grid it is, the fourth
//! and the fifth hold what is drawn on it, as the puzzle and as the solver's own, in JSON with short names for keys.
//!
//! The scheme is that of `docs/js/class_p.js` in <https://github.com/swaroopg92/penpa-edit>.

use std::borrow::Cow;
use std::io::Read as _;

use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder};
use ichidoku::{Candidate, CandidateSet, Cell, Digit};
use serde_json::Value;

use super::json::is_void;
use super::reading::{Read, unknown_rules};
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;
use crate::part::{Part, Parts};
use crate::record::Record;

/// What there is room for beside the clues.
pub(crate) const HOLDS: Parts = Parts::of(&[Part::Entries, Part::CentreMarks, Part::Name, Part::Author, Part::Source]);

/// Longer texts are no Sudoku.
const MAX_TEXT: u64 = 256 << 10;

/// The short name of the numbers on the grid.
const NUMBERS: &str = "zN";

/// Drawings that are rules: their short names, and what they are.
const RULES: [(&str, &str); 9] = [
    ("z3", "arrows"),
    ("zC", "cages"),
    ("z6", "killer cages"),
    ("zD", "directions"),
    ("zL", "lines"),
    ("zT", "thermometers"),
    ("z7", "thermometers"),
    ("zP", "special cells"),
    ("z0", "frames"),
];

/// Columns of cells in the grid with its margins, two on each side.
const WIDTH: usize = 13;

pub(super) fn read(code: &str) -> Read {
    if code.len() < 100 {
        return None;
    }
    let (mut text, packed) = (String::new(), crate::base64::decoded(code)?);
    DeflateDecoder::new(packed.as_slice()).take(MAX_TEXT).read_to_string(&mut text).ok()?;
    let lines: Vec<&str> = text.lines().collect();
    let head: Vec<&str> = lines.first()?.split(',').collect();
    match (*head.first()?, lines.get(3..5)) {
        ("sudoku" | "square", Some([drawn, own])) => Some(document(&head, drawn, own)),
        _ => None,
    }
}

fn document(head: &[&str], drawn: &str, own: &str) -> Result<Document, Problem> {
    if head.get(1..3) != Some(&["9", "9"]) {
        return Err(unknown_rules(
            &[format!("{}×{}", head.get(1).unwrap_or(&"?"), head.get(2).unwrap_or(&"?")).into()],
        ));
    }
    let [drawn, own] = [drawn, own].map(|text| spelt_out(text).ok_or_else(|| Problem::from(Fault::DamagedCode)));
    let (drawn, own) = (drawn?, own?);
    let is_drawn = |(name, _): &(&str, &str)| drawn.get(name).is_some_and(|it| !is_void(it));
    let rules: Vec<Cow<'_, str>> = RULES.into_iter().filter(is_drawn).map(|(_, rule)| rule.into()).collect();
    if !rules.is_empty() {
        return Err(unknown_rules(&rules));
    }
    let mut document = Document::of(numbers(&drawn).filter_map(given).collect::<Vec<_>>().into_iter().collect());
    let mut marks = CandidateSet::EMPTY;
    for (cell, text, is_plain) in numbers(&own) {
        match digits(text).as_slice() {
            [digit] if is_plain => document.enter(Candidate::of(cell, *digit))?,
            several => several.iter().for_each(|digit| _ = marks.insert(Candidate::of(cell, *digit))),
        }
    }
    document.set_marks(CandidateSet::EMPTY, marks);
    let label = |at: usize, name: &str| {
        let text = head.get(at)?.trim_start_matches(name).trim().replace("%2C", ",").replace("zZ", "z");
        Some(text).filter(|text| !text.is_empty())
    };
    document.name = label(15, "Title:");
    document.set_origin(label(16, "Author:"), label(17, ""));
    Ok(document)
}

/// The JSON with quotes around the short names of keys. `zO` is `null`, and `zZ` a letter of a text.
fn spelt_out(text: &str) -> Option<Value> {
    let mut pieces = text.split('z');
    let mut json = pieces.next()?.to_owned();
    for piece in pieces {
        let (sign, rest) = piece.split_at_checked(1)?;
        match sign {
            "O" => json.push_str("null"),
            "Z" => json.push('z'),
            sign => json.extend(["\"z", sign, "\""]),
        }
        json.push_str(rest);
    }
    serde_json::from_str(&json).ok()
}

/// The numbers on the grid: cell, text, and whether they have the usual size.
fn numbers(drawn: &Value) -> impl Iterator<Item = (Cell, &str, bool)> {
    let numbers = drawn.get(NUMBERS).and_then(Value::as_object);
    numbers.into_iter().flatten().filter_map(|(place, about)| {
        let (row, column) = place.parse::<usize>().ok().map(|place| (place / WIDTH, place % WIDTH))?;
        let (row, column) = (row.checked_sub(2).filter(|row| *row < 9)?, column.checked_sub(2).filter(|at| *at < 9)?);
        Some((Cell::ALL[9 * row + column], about.get(0)?.as_str()?, about.get(2)?.as_str()? == "1"))
    })
}

fn given((cell, text, _): (Cell, &str, bool)) -> Option<(Cell, Digit)> {
    let [digit] = digits(text)[..] else { return None };
    Some((cell, digit))
}

fn digits(text: &str) -> Vec<Digit> {
    text.chars().filter_map(Digit::from_char).collect()
}

/// The grid with nothing on it but numbers, which come between the two halves: the names of all that can be drawn, in their short
/// form.
const EMPTY: [&str; 2] = [
    "{zR:{z_:[]},zU:{z_:[]},z8:{z_:[]},z1:{},zN:{",
    "},zS:{},zY:{},zF:{},z2:{},zT:[],z3:[],zD:[],z0:[],z5:[],zL:{},zE:{},zW:{},zC:{},z4:{},z6:[],z7:[]}",
];

/// The tools as the editor has them when it opens, but for digits in the place of colours.
const TOOLS: &str = concat!(
    r#"{"qa":"pu_q","grid":["1","2","1"],"pu_q":{"edit_mode":"sudoku","surface":["",1],"multicolor":["",1],"line":["1",2],"#,
    r#""lineE":["1",2],"wall":["",2],"cage":["1",10],"number":["1",1],"symbol":["circle_L",1],"special":["thermo",""],"#,
    r#""board":["",""],"move":["1",""],"combi":["battleship",3],"sudoku":["1",1]},"pu_a":{"edit_mode":"sudoku","#,
    r#""surface":["",1],"multicolor":["",1],"line":["1",3],"lineE":["1",3],"wall":["",3],"cage":["1",10],"number":["1",2],"#,
    r#""symbol":["circle_L",1],"special":["thermo",""],"board":["",""],"move":["1",""],"combi":["battleship",3],"#,
    r#""sudoku":["1",9]}}"#,
);

/// What stands behind `p=`: the clues as they were set, and the player's digits and centre marks on top.
pub(crate) fn code(record: &Record<'_>) -> String {
    let givens = record.shown();
    let given = |cell: Cell| Some(format!("[\"{}\",1,\"1\"]", givens.get(cell)?));
    let own = |cell: Cell| match (givens.get(cell), record.state.and_then(|state| state.get(cell))) {
        (Some(_), _) => None,
        (None, Some(digit)) => Some(format!("[\"{digit}\",2,\"1\"]")),
        (None, None) => Some(format!("[\"{}\",2,\"5\"]", marks(record, cell)?)),
    };
    let text = [head(record), "[0,0,0,0]".into(), TOOLS.into(), grid(given), grid(own), cells()].join("\n");
    let mut packed = Vec::new();
    // Memory gives all that it has.
    _ = DeflateEncoder::new(text.as_bytes(), Compression::best()).read_to_end(&mut packed);
    crate::base64::encoded(&packed)
}

/// The player's marks in the centre of a cell.
fn marks(record: &Record<'_>, cell: Cell) -> Option<String> {
    let marks = record.more?.centre?.digits(cell);
    (!marks.is_empty()).then(|| marks.to_string())
}

/// The first line: a Sudoku of 9×9 cells of 38 dots, neither turned nor mirrored, with the size of the canvas and its middle; then
/// where the puzzle is from.
fn head(record: &Record<'_>) -> String {
    let [title, author, source] = [record.name, record.author(), record.more.and_then(|more| more.source.as_deref())]
        .map(|text| text.unwrap_or_default().replace(',', "%2C").replace(['\n', '\r'], " ").replace('z', "zZ"));
    format!("sudoku,9,9,38,0,1,1,418,418,84,84,0,0,0,0,Title: {title},Author: {author},{source},,ON,false,")
}

/// What is drawn on the grid: a number in each cell that has one.
fn grid(number: impl Fn(Cell) -> Option<String>) -> String {
    let numbers: Vec<String> =
        Cell::ALL.into_iter().filter_map(|cell| Some(format!("\"{}\":{}", place(cell), number(cell)?))).collect();
    EMPTY.join(&numbers.join(","))
}

/// The place of a cell in the grid with its margins.
fn place(cell: Cell) -> usize {
    WIDTH * (cell.row().index() + 2) + cell.column().index() + 2
}

/// The cells of the grid, each as its distance from the one before.
fn cells() -> String {
    let mut last = 0;
    let steps = Cell::ALL.map(|cell| {
        let step = place(cell) - last;
        last = place(cell);
        step.to_string()
    });
    format!("[{}]", steps.join(","))
}
