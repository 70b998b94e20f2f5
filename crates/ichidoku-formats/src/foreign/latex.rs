//! Tables of LaTeX, `5 & 3 & & … \\\\`, and the environment `sudoku` of the package of that name, `|5|3| | |7| | | | |.`.

use super::found::{Found, plain, row};
use crate::fault::Fault;

/// Environments with rows of cells.
const TABLES: [&str; 8] = ["tabular", "tabularx", "array", "matrix", "bmatrix", "pmatrix", "longtable", "NiceTabular"];

/// Whether the text begins with a command, perhaps below comments.
pub(super) fn is_begun(text: &[u8]) -> bool {
    let mut lines = text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_start);
    let first = lines.find(|line| !matches!(line.first(), None | Some(b'%')));
    matches!(first, Some([b'\\', letter, ..]) if letter.is_ascii_alphabetic())
}

pub(super) fn read(text: &str) -> Found {
    let text: String = text.lines().map(|line| without_comment(line).to_owned() + "\n").collect();
    let mut found = Found::new();
    for part in text.split("\\begin{").skip(1) {
        let Some((name, body)) = part.split_once('}') else { continue };
        let body = body.split(&format!("\\end{{{name}")).next().unwrap_or(body);
        match name.trim_end_matches('*') {
            name if TABLES.contains(&name) => found.extend(plain(table(body))),
            // A picture may be a matrix of nodes, which begins below its options.
            "tikzpicture" => found.extend(plain(table(body.split_once("{\n").map_or("", |(_, cells)| cells)))),
            name if name.starts_with("sudoku") => found.extend(plain(grid(body))),
            _ => {}
        }
    }
    if found.iter().any(Result::is_ok) {
        found.retain(Result::is_ok);
    }
    if found.is_empty() {
        found.push(Err(Fault::LatexWithoutPuzzle.into()));
    }
    found
}

fn without_comment(line: &str) -> &str {
    let comment = line.match_indices('%').find(|(at, _)| !line[..*at].ends_with('\\'));
    comment.map_or(line, |(at, _)| &line[..at])
}

/// The rows of a table as plain text.
fn table(body: &str) -> String {
    let rows = body.split("\\\\").map(|cells| cells.split('&').map(words).collect::<Vec<_>>());
    rows.filter(|cells| cells.len() > 1).map(|cells| row(&cells)).collect()
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
