//! What the app says is in the catalogue, in every language: its sources hold no prose.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::finding::Finding;
use crate::repository::TextFile;

/// The sources that say nothing themselves.
const SILENT: [&str; 2] = ["crates/ichidoku-web/src/", "crates/ichidoku-worker/src/"];
/// Functions that show or say the text they are given.
const SHOWING: [&str; 5] = ["label", "say", "tell", "text", "title"];

/// Finds texts for people among the literals of these sources. Comments, attributes and tests may hold any.
pub(crate) fn check(file: &TextFile) -> Result<Vec<Finding>, String> {
    if !SILENT.iter().any(|folder| file.path.starts_with(folder)) {
        return Ok(Vec::new());
    }
    let tokens = file.text.parse().map_err(|error| format!("{}: {error}", file.path))?;
    let mut found = Vec::new();
    collect(tokens, false, &mut found);
    let message = |text: &str| format!("{text} belongs in crates/ichidoku-words/texts, for every language");
    Ok(found.iter().map(|(line, text)| Finding::new(format_args!("{}:{line}", file.path), message(text))).collect())
}

/// The literals that are prose with their lines. Directly in the parentheses of a function that shows its text, any word is.
fn collect(tokens: TokenStream, is_shown: bool, found: &mut Vec<(usize, String)>) {
    let mut tokens = tokens.into_iter().peekable();
    let (mut shows, mut is_of_tests) = (false, false);
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                _ = tokens.next_if(|token| matches!(token, TokenTree::Punct(inner) if inner.as_char() == '!'));
                if let Some(TokenTree::Group(attribute)) = tokens.next_if(is_in_brackets) {
                    is_of_tests |= attribute.stream().to_string() == "cfg (test)";
                }
            }
            TokenTree::Ident(name) => shows = SHOWING.iter().any(|showing| name == showing),
            TokenTree::Group(group) => {
                if !(is_of_tests && group.delimiter() == Delimiter::Brace) {
                    collect(group.stream(), shows && group.delimiter() == Delimiter::Parenthesis, found);
                }
                is_of_tests &= group.delimiter() != Delimiter::Brace;
                shows = false;
            }
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                if text.starts_with('"') && (is_prose(&text) || is_shown && text.contains(char::is_alphabetic)) {
                    found.push((literal.span().start().line, text));
                }
            }
            TokenTree::Punct(_) => {}
        }
    }
}

fn is_in_brackets(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket)
}

/// True for a word with a capital and another word after it, and for words that end as a sentence does.
fn is_prose(text: &str) -> bool {
    let text = text.trim_matches('"');
    let words: Vec<&str> = text.split(' ').collect();
    let is_word = |word: &&str| {
        let letters = word.trim_end_matches(['.', ',', '!', '?']);
        letters.len() > 1 && letters.chars().all(|letter| letter.is_alphabetic() || letter == '\'')
    };
    let begins = words.windows(2).any(|pair| pair[0].starts_with(char::is_uppercase) && pair.iter().all(is_word));
    let ends = words.len() > 2 && words.iter().all(is_word) && text.ends_with(['.', '!', '?']);
    begins || ends
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> usize {
        check(&TextFile { path: path.to_owned(), text: text.to_owned() }).unwrap().len()
    }

    #[test]
    fn texts_for_people_are_found() {
        for bad in [
            "fn a() { part(\"p\").text(\"undo\") }",
            "fn a() { app.say(\"done\") }",
            "const A: &str = \"Nothing to undo\";",
            "const A: &str = \"that can't be done.\";",
        ] {
            assert_eq!(findings("crates/ichidoku-web/src/views/play.rs", bad), 1, "{bad}");
            assert_eq!(findings("crates/ichidoku/src/cell.rs", bad), 0, "{bad}");
        }
    }

    #[test]
    fn names_selectors_comments_and_tests_are_fine() {
        for good in [
            "fn a() { part(\"p\").class(\"row of buttons\").text(word(\"undo\")) }",
            "const A: &str = \"button:enabled, a[href]\";",
            "// It says \"Nothing to undo\".",
            "#[allow(dead_code, reason = \"The page uses it.\")] fn a() {}",
            "#[cfg(test)] mod tests { const A: &str = \"Nothing to undo\"; }",
        ] {
            assert_eq!(findings("crates/ichidoku-web/src/views/play.rs", good), 0, "{good}");
        }
    }
}
