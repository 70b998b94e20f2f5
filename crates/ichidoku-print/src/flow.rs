//! Paragraphs in lines of a width.

use crate::font::Font;
use crate::line::Line;
use crate::sheet::Mark;

/// The distance between base lines and what more there is between paragraphs, in parts of the size.
const LEADING: f32 = 1.3;
const BETWEEN: f32 = 0.35;
/// The first of the letters that are as wide as high, between which a line may end.
const WIDE: char = '\u{1100}';
/// Signs that no line begins with.
const CLOSING: &str = "、。，．：；）」』】！？”’";

/// Paragraphs in lines.
pub(crate) struct Flow<'f> {
    lines: Vec<FlowLine>,
    size: f32,
    width: f32,
    height: f32,
    font: Option<&'f Font>,
}

struct FlowLine {
    text: String,
    /// The base line, down from the top.
    base: f32,
    /// True in a paragraph that is read from right to left.
    is_leftward: bool,
}

impl<'f> Flow<'f> {
    /// Breaks paragraphs into lines of at most this width, in letters of this size.
    pub(crate) fn new(paragraphs: &[String], size: f32, width: f32, font: Option<&'f Font>) -> Self {
        let (mut lines, mut height) = (Vec::new(), 0.0);
        for paragraph in paragraphs {
            if height > 0.0 {
                height += BETWEEN * size;
            }
            let is_leftward = paragraph.chars().any(|letter| ('\u{590}'..'\u{900}').contains(&letter));
            for text in broken(paragraph, width, |part| Line::new(part, size, font).width()) {
                lines.push(FlowLine { text, base: height + size, is_leftward });
                height += LEADING * size;
            }
        }
        Self { lines, size, width, height, font }
    }

    pub(crate) fn height(&self) -> f32 {
        self.height
    }

    /// The lines, with their upper left corner at a point.
    pub(crate) fn marks(&self, [x, y]: [f32; 2]) -> Vec<Mark> {
        let of_line = |flow: &FlowLine| {
            let line = Line::new(&flow.text, self.size, self.font);
            let indent = if flow.is_leftward { self.width - line.width() } else { 0.0 };
            line.marks([x + indent, y + flow.base])
        };
        self.lines.iter().flat_map(of_line).collect()
    }
}

/// The lines of a text that are at most this wide. It is broken at blanks and between wide letters; a word that is longer than a
/// line anywhere.
fn broken(text: &str, width: f32, measured: impl Fn(&str) -> f32) -> Vec<String> {
    let (mut lines, mut line) = (Vec::new(), String::new());
    let mut add = |part: &str| {
        let joined = format!("{line}{part}");
        if line.is_empty() || measured(joined.trim_end()) <= width {
            line = joined;
        } else {
            lines.push(std::mem::replace(&mut line, part.to_owned()).trim_end().to_owned());
        }
    };
    for part in parts(text) {
        match measured(part.trim_end()) <= width {
            true => add(part),
            false => part.char_indices().for_each(|(at, letter)| add(&part[at..at + letter.len_utf8()])),
        }
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// The parts between which a text may be broken, each with the blank behind it.
fn parts(text: &str) -> Vec<&str> {
    let (mut parts, mut start) = (Vec::new(), 0);
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let next = letters.peek().map(|(_, next)| *next);
        let is_end = letter == ' ' || letter >= WIDE || next.is_some_and(|next| next >= WIDE);
        if is_end && next.is_none_or(|next| next != ' ' && !CLOSING.contains(next)) {
            let end = at + letter.len_utf8();
            parts.push(&text[start..end]);
            start = end;
        }
    }
    parts.extend(Some(&text[start..]).filter(|rest| !rest.is_empty()));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face;

    fn lines(text: &str, width: f32) -> Vec<String> {
        broken(text, width, |part| part.chars().map(|letter| if letter < WIDE { 5.0 } else { 10.0 }).sum())
    }

    #[test]
    fn lines_end_at_blanks_and_between_wide_letters() {
        assert_eq!(lines("one two three", 40.0), ["one two", "three"]);
        assert_eq!(lines("数独数独", 30.0), ["数独数", "独"]);
        assert_eq!(lines("数独数。独", 30.0), ["数独", "数。独"], "no line begins with a full stop");
        assert_eq!(lines("incomprehensible", 40.0), ["incompre", "hensible"]);
        assert_eq!(lines("", 40.0), [""]);
    }

    #[test]
    fn no_line_is_wider_than_its_room() {
        let text = "Digits in a cage differ and add up to the number in its corner. https://example.org/a/very/long/link/to/somewhere";
        for width in [40.0, 90.0, 251.0] {
            let flow = Flow::new(&[text.to_owned(), text.to_owned()], 7.0, width, None);
            assert!(flow.lines.iter().all(|line| face::width(&line.text, 7.0) <= width), "{width}");
            let last = flow.lines.last().unwrap().base;
            assert!(last < flow.height() && flow.height() < last + 7.0, "the height is that of all lines");
        }
    }
}
