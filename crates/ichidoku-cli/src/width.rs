//! The width of texts in columns of a terminal, of which Chinese and Japanese characters take two.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// What no line begins with in Chinese and Japanese.
const NEVER_FIRST: &str = "、。，．：；？！…）」』】”〉》・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ";
/// What no line ends with there.
const NEVER_LAST: &str = "（「『【“〈《";

/// Number of columns that a text takes.
pub(crate) fn columns(text: &str) -> usize {
    text.width()
}

/// The text and as many spaces after it as make it this wide.
pub(crate) fn to_left(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// The text and as many spaces before it as make it this wide.
pub(crate) fn to_right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))))
}

/// The pieces between which a line may end, and whether there is a space before each: words, and in Chinese and Japanese,
/// which have no spaces, nearly every character.
pub(crate) fn pieces(text: &str) -> Vec<(&str, bool)> {
    let mut pieces = Vec::new();
    for word in text.split_whitespace() {
        let (mut start, mut before) = (0, None);
        for (place, character) in word.char_indices() {
            if before.is_some_and(|before| may_part(before, character)) {
                pieces.push((&word[start..place], start == 0));
                start = place;
            }
            before = Some(character);
        }
        pieces.push((&word[start..], start == 0));
    }
    pieces
}

/// Whether a line may end between two characters that no space parts.
fn may_part(before: char, after: char) -> bool {
    [before, after].iter().any(|character| character.width() == Some(2))
        && !NEVER_LAST.contains(before)
        && !NEVER_FIRST.contains(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_take_two_columns() {
        assert_eq!(columns("r1c1の5"), 7);
        assert_eq!([to_left("数独", 6), to_right("数独", 6)], ["数独  ", "  数独"]);
        assert_eq!(to_left("too long", 3), "too long");
    }

    #[test]
    fn lines_of_chinese_and_japanese_end_almost_anywhere() {
        let words = |text| pieces(text).into_iter().map(|(piece, _)| piece).collect::<Vec<_>>();
        assert_eq!(words("two words"), ["two", "words"]);
        assert_eq!(words("「r1c1」の5。"), ["「r1c1」", "の", "5。"]);
        assert_eq!(pieces("- 所以"), [("-", true), ("所", true), ("以", false)]);
    }
}
