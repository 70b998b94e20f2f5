//! `unsafe` is allowed where instruction sets are spelled, and nowhere else.

use proc_macro2::{TokenStream, TokenTree};

use super::finding::Finding;
use crate::repository::TextFile;

/// The only folder that may hold `unsafe`.
const ALLOWED: &str = "crates/ichidoku/src/arch/";

/// Finds `unsafe`, and permission for it, outside that folder.
pub(crate) fn check(file: &TextFile) -> Result<Vec<Finding>, String> {
    if file.path.starts_with(ALLOWED) {
        return Ok(Vec::new());
    }
    let tokens = file.text.parse().map_err(|error| format!("{}: {error}", file.path))?;
    let mut lines = Vec::new();
    collect(tokens, &mut lines);
    let message = format!("unsafe is allowed under {ALLOWED} only");
    Ok(lines.iter().map(|line| Finding::new(format_args!("{}:{line}", file.path), &message)).collect())
}

/// The lines that hold one of the words.
fn collect(tokens: TokenStream, lines: &mut Vec<usize>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => collect(group.stream(), lines),
            TokenTree::Ident(word) if word == "unsafe" || word == "unsafe_code" => {
                lines.push(word.span().start().line);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> usize {
        check(&TextFile { path: path.to_owned(), text: text.to_owned() }).unwrap().len()
    }

    #[test]
    fn unsafe_is_found_in_blocks_functions_attributes_and_macros() {
        for bad in ["fn a() { unsafe { b() } }", "unsafe fn a() {}", "#![allow(unsafe_code)]", "m! { unsafe }"] {
            assert_eq!(lines("crates/ichidoku/src/cell.rs", bad), 1, "{bad}");
            assert_eq!(lines("crates/ichidoku/src/arch/avx2.rs", bad), 0, "{bad}");
        }
    }

    #[test]
    fn the_word_in_text_and_comments_is_fine() {
        assert_eq!(lines("xtask/src/main.rs", "// unsafe\n/// unsafe\nconst A: &str = \"unsafe\";"), 0);
    }
}
