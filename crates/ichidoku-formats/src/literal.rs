//! Grids in source code: lists of lists, of strings or of numbers in Python, C, Java, MATLAB and their like, numpy's too.

use ichidoku::text::{self, LineKind};

/// The text behind the name that the code gives to a grid on the first line: `board = [[5, 3, …` or `array([[5, 3, …`. `None` if
/// there is none.
pub(crate) fn behind_name(text: &str) -> Option<&str> {
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | ':' | '$');
    if !text.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '$')) {
        return None;
    }
    let line = text.lines().next()?;
    let start = match line.find('=') {
        Some(at) => at + 1,
        None => line.find('(').filter(|at| line[..*at].chars().all(is_name))?,
    };
    let value = text[start..].trim_start_matches([' ', '=']);
    let value = value.strip_prefix("new ").unwrap_or(value);
    let value = value.trim_start_matches(is_name_but_cells).trim_start_matches(['[', ']', ' ']).trim_start_matches('&');
    let before = text[start..text.len() - value.len()].trim_end();
    let is_value = value.starts_with(['{', '(', '[', '"', '\'']) || before.ends_with(['[', '"', '\'']);
    (is_value && start < text.len()).then_some(value)
}

/// A letter of a type or a function: `np.array`, `int`.
fn is_name_but_cells(c: char) -> bool {
    c.is_ascii_alphabetic() || matches!(c, '_' | '.' | ':')
}

/// The text without the name before its grid.
pub(crate) fn bare(text: &str) -> &str {
    behind_name(text.trim_start()).unwrap_or(text)
}

/// The kind of a line that nothing but source code has: a row behind a name, brackets alone, or what the code uses.
pub(crate) fn kind_of(line: &str) -> Option<LineKind> {
    let line = line.trim();
    let is_bracket = |c: char| matches!(c, '[' | ']' | '{' | '}' | '(' | ')' | ',' | ';' | ' ');
    if !line.is_empty() && line.chars().all(is_bracket) {
        return Some(LineKind::Frame);
    }
    if is_import(line) {
        return Some(LineKind::Comment);
    }
    behind_name(line).map(LineKind::of).filter(|kind| matches!(kind, LineKind::Row | LineKind::Puzzle))
}

/// True if the line says what else the code uses.
fn is_import(line: &str) -> bool {
    let begins = |words: &[&str]| words.iter().any(|word| line.starts_with(word));
    begins(&["import "])
        || (begins(&["from "]) && line.contains(" import "))
        || (begins(&["use ", "using "]) && line.ends_with(';'))
}

/// True if the line names a grid that begins below it.
pub(crate) fn begins_grid(line: &[u8]) -> bool {
    matches!(line.trim_ascii_end().last(), Some(b'=' | b'[' | b'{' | b'('))
}

/// The grid that a text in source code holds, on however many lines.
pub(crate) fn read(text: &str) -> Option<text::Parsed> {
    let code = text.trim();
    let code = behind_name(code).unwrap_or(code);
    let code = code.rfind([']', '}']).map_or(code, |end| &code[..end]);
    let filled = code.replace("\"\"", "0").replace("''", "0");
    let words: Vec<&str> = pieces(&filled).collect();
    let are_rows = words.len() == 9 && words.iter().all(|word| word.len() == 9);
    if are_rows {
        return text::read(&words.concat()).ok();
    }
    let values: Vec<u8> = words.iter().map(|word| value(word)).collect::<Option<_>>()?;
    let cells: String = values.iter().map(u8::to_string).collect();
    (values.len() == 81).then(|| text::read(&cells).ok()).flatten()
}

/// The words, numbers and blanks of source code.
pub(crate) fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let is_sign = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '*' | '-' | '+' | '?');
    text.split(move |c: char| !is_sign(c)).filter(|word| !word.is_empty())
}

/// The digit that a word of source code stands for, or 0 for a blank: `5`, `5.0`, `None`. `None` if it is neither.
pub(crate) fn value(word: &str) -> Option<u8> {
    const NOTHING: [&str; 7] = ["None", "null", "nil", "NaN", "nan", "NA", "undefined"];
    let word = word.trim().trim_matches(['"', '\'', '`']);
    let word = word.strip_prefix("**").and_then(|word| word.strip_suffix("**")).unwrap_or(word);
    match word {
        "" | "." | "_" | "*" | "-" | "?" => Some(0),
        _ if NOTHING.contains(&word) => Some(0),
        _ if word.starts_with(|c: char| c.is_ascii_digit()) => {
            let number: f64 = word.parse().ok()?;
            (number <= 9.0 && number.fract() == 0.0).then_some(number as u8)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_known_by_the_grid_behind_them() {
        for (text, value) in [
            ("board = [[5, 3]]", Some("5, 3]]")),
            ("int grid[9][9] = {{5,3}};", Some("{{5,3}};")),
            ("int[][] b = new int[][]{{5}}", Some("{{5}}")),
            ("A = [5 3 0; 6 0 0];", Some("5 3 0; 6 0 0];")),
            ("array([[5, 3],", Some("([[5, 3],")),
            ("grid = np.array([", Some("([")),
            ("x == 3", None),
            ("hello", None),
            ("53..7....", None),
            ("title: 3 (easy)", None),
        ] {
            assert_eq!(behind_name(text), value, "{text}");
        }
    }
}
