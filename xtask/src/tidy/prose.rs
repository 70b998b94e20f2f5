//! What the app and the command line say is in the catalogue, in every language: their sources hold no prose. Error messages
//! of the libraries are English, as code is; they begin in lower case.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::finding::Finding;
use crate::repository::TextFile;

/// True for a literal that is prose.
type IsProse = fn(&str) -> bool;

/// The sources that say nothing themselves, each with what counts as prose there.
const SILENT: [(&str, IsProse); 6] = [
    ("crates/ichidoku-api/src/", is_sentence),
    ("crates/ichidoku-cli/src/", is_worded),
    ("crates/ichidoku-render/src/", is_sentence),
    ("crates/ichidoku-server/src/", is_sentence),
    ("crates/ichidoku-web/src/", is_prose),
    ("crates/ichidoku-worker/src/", is_prose),
];
/// Files that may say something, each with the reason.
const EXCEPTIONS: [(&str, &str); 10] = [
    ("crates/ichidoku-api/src/input.rs", "descriptions in the schema, for programmers"),
    ("crates/ichidoku-api/src/logic/rate.rs", "the names of the grades, which the schema has, too"),
    ("crates/ichidoku-cli/src/help/pages.rs", "names of commands, and lines for the shell"),
    ("crates/ichidoku-cli/src/unreadable.rs", "what a library says is looked for, to be said in the language chosen"),
    ("crates/ichidoku-server/src/columns/described.rs", "descriptions of endpoints, for programmers"),
    ("crates/ichidoku-server/src/compatible/described.rs", "descriptions of endpoints, for programmers"),
    ("crates/ichidoku-server/src/describe.rs", "descriptions of answers, for programmers"),
    ("crates/ichidoku-server/src/health.rs", "descriptions of endpoints, for programmers"),
    ("crates/ichidoku-server/src/metrics.rs", "descriptions of counts, for operators"),
    ("crates/ichidoku-web/src/exchange.rs", "what programs and sites call themselves, in every language"),
];
/// Functions that show or say the text they are given.
const SHOWING: [&str; 7] = ["error", "label", "note", "say", "tell", "text", "title"];

/// Finds texts for people among the literals of these sources. Comments, attributes and tests may hold any.
pub(crate) fn check(file: &TextFile) -> Result<Vec<Finding>, String> {
    let silent = SILENT.iter().find(|(folder, _)| file.path.starts_with(folder));
    let is_exception = EXCEPTIONS.iter().any(|(path, _)| file.path == *path);
    let Some((_, prose)) = silent.filter(|_| !is_exception) else { return Ok(Vec::new()) };
    let tokens = file.text.parse().map_err(|error| format!("{}: {error}", file.path))?;
    let mut found = Vec::new();
    collect(tokens, *prose, false, &mut found);
    let message = |text: &str| format!("{text} belongs in crates/ichidoku-words/texts, for every language");
    Ok(found.iter().map(|(line, text)| Finding::new(format_args!("{}:{line}", file.path), message(text))).collect())
}

/// The literals that are prose with their lines. Directly in the parentheses of a function that shows its text, any word is.
fn collect(tokens: TokenStream, prose: IsProse, is_shown: bool, found: &mut Vec<(usize, String)>) {
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
                    collect(group.stream(), prose, shows && group.delimiter() == Delimiter::Parenthesis, found);
                }
                is_of_tests &= group.delimiter() != Delimiter::Brace;
                shows = false;
            }
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                if text.starts_with('"') && (prose(&text) || is_shown && text.contains(char::is_alphabetic)) {
                    found.push((literal.span().start().line, text));
                }
            }
            TokenTree::Punct(_) => shows = false,
        }
    }
}

fn is_in_brackets(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket)
}

fn is_word(word: &&str) -> bool {
    let letters = word.trim_end_matches(['.', ',', ';', ':', '!', '?']);
    letters.len() > 1 && letters.chars().all(|letter| letter.is_alphabetic() || letter == '\'')
}

/// True for two words, one after the other, unless they are a line of the shell.
fn is_worded(text: &str) -> bool {
    let text = text.trim_matches('"');
    let words: Vec<&str> = text.split(' ').collect();
    !text.starts_with("ichidoku ") && words.windows(2).any(|pair| pair.iter().all(is_word))
}

/// True for words that begin or end as a sentence does.
fn is_sentence(text: &str) -> bool {
    text.trim_matches('"').starts_with(char::is_uppercase) && is_prose(text) || ends(text)
}

/// True for words that end as a sentence does.
fn ends(text: &str) -> bool {
    let text = text.trim_matches('"');
    let words: Vec<&str> = text.split(' ').collect();
    words.len() > 2 && words.iter().all(is_word) && text.ends_with(['.', '!', '?'])
}

/// True for a word with a capital and another word after it, and for words that end as a sentence does.
fn is_prose(text: &str) -> bool {
    let words: Vec<&str> = text.trim_matches('"').split(' ').collect();
    let begins = words.windows(2).any(|pair| pair[0].starts_with(char::is_uppercase) && pair.iter().all(is_word));
    begins || ends(text)
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
    fn the_command_line_has_no_error_messages_of_its_own() {
        let (message, line) =
            ("const A: &str = \"no such puzzle\";", "const A: &str = \"ichidoku solve puzzles.txt\";");
        assert_eq!(findings("crates/ichidoku-cli/src/input.rs", message), 1);
        assert_eq!(findings("crates/ichidoku-cli/src/input.rs", line), 0);
        assert_eq!(findings("crates/ichidoku-api/src/input.rs", message), 0);
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
