//! Long texts in lines.

/// How wide a letter is on average beside its height, in the widest of usual fonts; those of Chinese and Japanese are as wide as high.
const LETTER: f64 = 0.6;
/// The first of the letters that are as wide as high.
const WIDE: char = '\u{1100}';

/// The lines of a text in letters of this height that fit into a width. It is broken at blanks, and between wide letters; a longer word
/// has a line of its own.
pub(crate) fn lines(text: &str, height: f64, width: f64) -> Vec<String> {
    let (mut lines, mut line, mut at) = (Vec::new(), String::new(), 0.0);
    for word in words(text) {
        let takes = word.chars().map(|letter| height * if letter < WIDE { LETTER } else { 1.0 }).sum::<f64>();
        if at + takes > width && !line.is_empty() {
            lines.push(std::mem::take(&mut line).trim_end().to_owned());
            at = 0.0;
        }
        line.push_str(word);
        at += takes;
    }
    lines.push(line);
    lines
}

/// The parts between which a text may be broken, each with the blank behind it.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let may_end = |letter: char| letter == ' ' || letter >= WIDE;
    text.split_inclusive(may_end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_broken_at_blanks_and_between_wide_letters() {
        assert_eq!(lines("", 10.0, 100.0), [""]);
        assert_eq!(lines("one two three", 10.0, 50.0), ["one two", "three"]);
        assert_eq!(lines("incomprehensible", 10.0, 50.0), ["incomprehensible"]);
        assert_eq!(lines("数独数独", 10.0, 30.0), ["数独数", "独"]);
    }
}
