//! The lines that divide a file of SudoCue or SadMan Sudoku: headers of sections, and tags above them.

/// The sections that hold nine rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Section {
    Puzzle,
    State,
}

/// The section that a line begins.
pub(crate) fn section(line: &[u8]) -> Option<Section> {
    match line.trim_ascii() {
        line if line.eq_ignore_ascii_case(b"[puzzle]") => Some(Section::Puzzle),
        line if line.eq_ignore_ascii_case(b"[state]") => Some(Section::State),
        _ => None,
    }
}

/// True if the line may be one of a header. A capital before a small letter begins a word of a comment, but for an address.
pub(crate) fn is_tag(line: &[u8]) -> bool {
    match line.trim_ascii() {
        [b'#', b'A' | b'D' | b'C' | b'B' | b'S' | b'L', rest @ ..] => !rest.first().is_some_and(u8::is_ascii_lowercase),
        line => line.starts_with(b"#U"),
    }
}
