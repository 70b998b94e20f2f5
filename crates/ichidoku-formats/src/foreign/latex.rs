//! Tables of LaTeX, `5 & 3 & & … \\\\`, the environment `sudoku` of the package of that name, `|5|3| | |7| | | | |.`, and pictures
//! of TikZ: rows of a command such as `\\setrow`, or nodes at places.

use ichidoku::{Cell, Digit, Puzzle};

use super::found::{Found, of_table, plain};
use crate::document::Document;
use crate::fault::Fault;
use crate::literal;

/// Environments with rows of cells.
const TABLES: [&str; 8] = ["tabular", "tabularx", "array", "matrix", "bmatrix", "pmatrix", "longtable", "NiceTabular"];

/// Whether the text begins with a command, perhaps below comments.
pub(super) fn is_begun(text: &[u8]) -> bool {
    let mut lines = text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_start);
    let first = lines.find(|line| !matches!(line.first(), None | Some(b'%')));
    matches!(first, Some([b'\\', letter, ..]) if letter.is_ascii_alphabetic())
        || first.is_some_and(|line| line.starts_with(b"$"))
}

pub(super) fn read(text: &str) -> Found {
    let text: String = text.lines().map(|line| without_comment(line).to_owned() + "\n").collect();
    let mut found = Found::new();
    for part in text.split("\\begin{").skip(1) {
        let Some((name, body)) = part.split_once('}') else { continue };
        let body = body.split(&format!("\\end{{{name}")).next().unwrap_or(body);
        match name.trim_end_matches('*') {
            name if TABLES.contains(&name) => found.extend(of_table(&table(body))),
            "tikzpicture" => found.extend(of_matrix(body)),
            name if name.starts_with("sudoku") => found.extend(plain(grid(body))),
            _ => {}
        }
    }
    if !found.iter().any(Result::is_ok) {
        let others: [fn(&str) -> Found; 3] = [of_commands, of_nodes, of_matrix];
        found.extend(
            others
                .into_iter()
                .map(|read| read(&text))
                .find(|found| found.iter().any(Result::is_ok))
                .into_iter()
                .flatten(),
        );
    }
    if found.iter().any(Result::is_ok) {
        found.retain(Result::is_ok);
    }
    if found.is_empty() {
        found.push(Err(Fault::LatexWithoutPuzzle.into()));
    }
    found
}

/// A matrix of nodes, which begins below its options.
fn of_matrix(text: &str) -> Found {
    of_table(&table(text.split_once("{\n").map_or("", |(_, cells)| cells)))
}

/// Nine rows of a command: `\setrow{5}{3}{}…`, or from the lowest up by their numbers, `\setrow{1}{,,,,8,,,7,9}`.
fn of_commands(text: &str) -> Found {
    let mut rows: Vec<(i32, Vec<String>)> = Vec::new();
    for (at, _) in text.match_indices("\\setrow") {
        let arguments = arguments(&text[at + "\\setrow".len()..]);
        match arguments.as_slice() {
            [number, cells] => {
                let Ok(number) = number.parse::<i32>() else { continue };
                rows.push((-number, cells.split(',').map(words).collect()));
            }
            cells if cells.len() == 9 => rows.push((0, cells.iter().map(|cell| words(cell)).collect())),
            _ => {}
        }
    }
    rows.sort_by_key(|(number, _)| *number);
    of_table(&rows.into_iter().map(|(_, cells)| cells).collect::<Vec<_>>())
}

/// The arguments in braces with which the text begins.
fn arguments(text: &str) -> Vec<&str> {
    let (mut found, mut rest) = (Vec::new(), text);
    while let Some(inner) = rest.trim_start_matches([' ', '%']).trim_start().strip_prefix('{') {
        let mut depth = 1;
        let end = inner.find(|c: char| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            depth == 0
        });
        let Some(end) = end else { break };
        found.push(&inner[..end]);
        rest = &inner[end + 1..];
    }
    found
}

/// Digits of nodes at places, `\node at (0.5, 8.5) {5};`, the first row the highest.
fn of_nodes(text: &str) -> Found {
    let mut puzzle = Puzzle::EMPTY;
    for node in text.split("\\node").skip(1) {
        let Some((place, digit)) = node.split(';').next().and_then(node_at) else { continue };
        puzzle.set(place, digit);
    }
    if puzzle == Puzzle::EMPTY { Found::new() } else { vec![Ok(Document::of(puzzle))] }
}

/// The cell and the digit of what stands behind `\node`.
fn node_at(node: &str) -> Option<(Cell, Option<Digit>)> {
    let (place, rest) = node.split_once("at")?.1.split_once('(')?.1.split_once(')')?;
    let (x, y) = place.split_once(',')?;
    let whole = |number: &str| number.trim().parse().ok().map(f64::floor).filter(|number| (0.0..9.0).contains(number));
    let (column, row) = (whole(x)? as usize, 8 - whole(y)? as usize);
    let digit = literal::value(&words(rest.split_once('{')?.1.rsplit_once('}')?.0))?;
    Some((Cell::ALL[9 * row + column], Digit::new(digit)))
}

fn without_comment(line: &str) -> &str {
    let comment = line.match_indices('%').find(|(at, _)| !line[..*at].ends_with('\\'));
    comment.map_or(line, |(at, _)| &line[..at])
}

/// The rows of a table.
fn table(body: &str) -> Vec<Vec<String>> {
    let rows = body.split("\\\\").map(|cells| cells.split('&').map(words).collect::<Vec<_>>());
    rows.filter(|cells| cells.len() > 1).collect()
}

/// The lines of the environment `sudoku`, without the point at the end of each.
fn grid(body: &str) -> String {
    body.lines().map(|line| line.trim().trim_end_matches('.').to_owned() + "\n").collect()
}

/// The words of a cell: the last argument of a command, or what is around those without any. Rules between rows and the columns of
/// the table say nothing.
fn words(cell: &str) -> String {
    let cell = cell.rsplit_once("\\hline").map_or(cell, |(_, cell)| cell);
    let cell = match cell.rfind("\\cline{").or_else(|| cell.rfind("\\cmidrule{")) {
        Some(at) => cell[at..].split_once('}').map_or("", |(_, cell)| cell),
        None => cell,
    };
    let is_frame = |c: char| c.is_whitespace() || matches!(c, '$' | '{' | '}' | '~');
    let cell = cell.trim_matches(is_frame);
    match cell.rsplit_once('{') {
        Some((before, last)) if before.contains('\\') => last.trim_matches(is_frame).to_owned(),
        Some((_, last)) => last.split_once('}').map_or(last, |(_, rest)| rest).trim_matches(is_frame).to_owned(),
        None => cell.split_whitespace().filter(|word| !word.starts_with('\\')).collect::<Vec<_>>().join(" "),
    }
}
