//! The words of a page on a terminal: without Markdown, in lines of a width.

use crate::width::{columns, pieces};

/// The words without the signs of code; links as their text, and where they lead if that is another site.
pub(super) fn plain(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    let mut rest = words;
    while let Some((before, label, target, after)) = next_link(rest) {
        text.extend([before, label]);
        if target.contains("://") {
            text.extend([": ", target]);
        }
        rest = after;
    }
    text.push_str(rest);
    text.replace('`', "")
}

/// What stands before the first `[label](target)`, its two parts, and what follows.
fn next_link(words: &str) -> Option<(&str, &str, &str, &str)> {
    let (head, rest) = words.split_once("](")?;
    let (before, label) = head.rsplit_once('[')?;
    let (target, after) = rest.split_once(')')?;
    Some((before, label, target, after))
}

/// The words in lines that are no wider than this where a word is not, each with its end; lines after the first begin
/// with the indent.
pub(super) fn wrapped(words: &str, width: usize, indent: &str) -> String {
    let (mut text, mut line) = (String::new(), String::new());
    for (piece, is_after_space) in pieces(words) {
        let is_first = line.trim().is_empty();
        let space = usize::from(is_after_space && !is_first);
        if !is_first && columns(&line) + space + columns(piece) > width {
            text.extend([line.as_str(), "\n"]);
            indent.clone_into(&mut line);
        } else if space == 1 {
            line.push(' ');
        }
        line.push_str(piece);
    }
    text + &line + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_code_become_words() {
        let words = "See `[1]2`, [SudokuWiki: X](https://x.y/z), [b](c) and [this].";
        assert_eq!(plain(words), "See [1]2, SudokuWiki: X: https://x.y/z, b and [this].");
    }

    #[test]
    fn lines_end_before_the_width() {
        assert_eq!(wrapped("- one two  three", 8, "  "), "- one\n  two\n  three\n");
        assert_eq!(wrapped("a verylongword b", 5, ""), "a\nverylongword\nb\n");
        assert_eq!(wrapped("one two", 7, ""), "one two\n");
        assert_eq!(wrapped("", 7, ""), "\n");
        assert_eq!(wrapped("- 行と列。", 7, "  "), "- 行と\n  列。\n");
    }
}
