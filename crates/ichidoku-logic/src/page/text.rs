//! The comment that opens a source file, taken apart: title, sections, paragraphs.

/// Words of a page. In a paragraph and an item there may be code and links in Markdown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A paragraph, in one line.
    Paragraph(String),
    /// An item of a list, in one line.
    Item(String),
    /// Lines that stay as they are, each with its end.
    Code(String),
}

/// A heading and what stands under it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Section {
    /// The heading; nothing before the first one.
    pub heading: String,
    /// The words.
    pub pieces: Vec<Piece>,
}

/// The lines of the comment.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(|line| line.strip_prefix("//!").map_or(line, |rest| rest.strip_prefix(' ').unwrap_or(rest)))
}

/// What follows `# `.
pub(super) fn title(text: &'static str) -> &'static str {
    text.lines().find_map(|line| line.strip_prefix("//! # ")).unwrap_or_default()
}

/// The sections; the first is what stands before the first heading.
pub(super) fn sections(text: &str) -> Vec<Section> {
    let mut sections = vec![Section::default()];
    let mut lines = lines(text).filter(|line| !line.starts_with("# ")).peekable();
    while let Some(line) = lines.next() {
        if let Some(heading) = line.strip_prefix("## ") {
            sections.push(Section { heading: heading.into(), pieces: Vec::new() });
            continue;
        }
        let Some(section) = sections.last_mut() else { break };
        if line.starts_with("```") {
            let code = lines.by_ref().take_while(|line| !line.starts_with("```"));
            section.pieces.push(Piece::Code(code.flat_map(|line| [line, "\n"]).collect()));
        } else if !line.is_empty() {
            let mut words = line.to_owned();
            while let Some(next) = lines.next_if(|next| goes_on(next)) {
                words.extend([" ", next.trim_start()]);
            }
            section.pieces.push(match words.strip_prefix("- ") {
                Some(item) => Piece::Item(item.into()),
                None => Piece::Paragraph(words),
            });
        }
    }
    sections
}

/// Whether a line belongs to what the line before it began.
fn goes_on(line: &str) -> bool {
    !line.is_empty() && !["- ", "#", "```"].iter().any(|start| line.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku::comment;

    const SOURCE: &str = "\
//! # A title
//!
//! Words
//! and more.
//!
//! ## References
//! - one,
//!   still one
//! - two
//! ```text
//!  x
//! ```

//! not this
fn f() {}
";

    #[test]
    fn lines_are_joined_to_paragraphs_and_items() {
        let text = &SOURCE[..comment::length(SOURCE.as_bytes())];
        assert_eq!(title("//! # A title\n"), "A title");
        let [first, last] = <[Section; 2]>::try_from(sections(text)).unwrap();
        assert_eq!((first.heading, first.pieces), (String::new(), vec![Piece::Paragraph("Words and more.".into())]));
        assert_eq!(last.heading, "References");
        let items = ["one, still one", "two"].map(|item| Piece::Item(item.into()));
        assert_eq!(last.pieces, [&items[..], &[Piece::Code(" x\n".into())]].concat());
    }
}
