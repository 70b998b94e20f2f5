//! As much of Markdown as the texts of the algorithms hold: headings, paragraphs, lists, code, and words set apart.

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Passage {
    /// A heading.
    Heading(String),
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// The items of a list.
    List(Vec<Vec<Span>>),
    /// Lines of code.
    Code(String),
}

/// A part of a paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Plain words.
    Text(String),
    /// Words between `**`.
    Strong(String),
    /// Words between `*`.
    Emphasis(String),
    /// Words between backticks.
    Code(String),
}

/// The passages of a text. Whatever is not closed is plain.
///
/// ```
/// use ichidoku_web::markdown::{Passage, Span, passages};
/// let text = "# Idea\n\nTry **each**\ndigit.\n\n* one\n* two\n  lines\n\n```text\nfill(cell)\n```\n";
/// let plain = |text: &str| Span::Text(text.into());
/// assert_eq!(passages(text), [
///     Passage::Heading("Idea".into()),
///     Passage::Paragraph(vec![plain("Try "), Span::Strong("each".into()), plain(" digit.")]),
///     Passage::List(vec![vec![plain("one")], vec![plain("two lines")]]),
///     Passage::Code("fill(cell)\n".into()),
/// ]);
/// ```
pub fn passages(text: &str) -> Vec<Passage> {
    let mut passages = Vec::new();
    for (place, piece) in text.split("```").enumerate() {
        if place % 2 == 1 {
            // The first line names the language.
            passages.push(Passage::Code(piece.split_once('\n').map_or(piece, |(_, code)| code).to_owned()));
            continue;
        }
        let pieces = piece.split("\n\n").map(str::trim).filter(|piece| !piece.is_empty());
        passages.extend(pieces.map(passage));
    }
    passages
}

fn passage(piece: &str) -> Passage {
    if let Some(heading) = piece.strip_prefix("# ") {
        return Passage::Heading(heading.to_owned());
    }
    match piece.strip_prefix("* ") {
        Some(items) => Passage::List(items.split("\n* ").map(spans).collect()),
        None => Passage::Paragraph(spans(piece)),
    }
}

/// A mark, and what it makes of the words inside.
type Mark = (&'static str, fn(String) -> Span);

/// The marks that set words apart; the longer one first, for it begins with the other.
const MARKS: [Mark; 3] = [("**", Span::Strong), ("*", Span::Emphasis), ("`", Span::Code)];

fn spans(lines: &str) -> Vec<Span> {
    let text = lines.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    let (mut spans, mut plain, mut rest) = (Vec::new(), String::new(), text.as_str());
    while let Some(next) = rest.chars().next() {
        if let Some((span, after)) = marked(rest) {
            spans.extend(Some(std::mem::take(&mut plain)).filter(|plain| !plain.is_empty()).map(Span::Text));
            spans.push(span);
            rest = after;
        } else {
            plain.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    spans.extend(Some(plain).filter(|plain| !plain.is_empty()).map(Span::Text));
    spans
}

/// What the text begins with, if that is between marks, and what comes after it.
fn marked(text: &str) -> Option<(Span, &str)> {
    let (mark, make) = MARKS.into_iter().find(|(mark, _)| text.starts_with(mark))?;
    let (inside, after) = text[mark.len()..].split_once(mark)?;
    let is_set_apart = !inside.is_empty() && inside.trim() == inside;
    is_set_apart.then(|| (make(inside.to_owned()), after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku_lab::{Algorithm as _, Method};

    #[test]
    fn nothing_of_the_markup_is_left_in_the_texts_of_the_algorithms() {
        for method in Method::ALL {
            let name = method.about().name;
            let passages = passages(&method.about().text());
            assert!(passages.iter().any(|passage| matches!(passage, Passage::Heading(_))), "{name}");
            let paragraphs = passages.iter().flat_map(|passage| match passage {
                Passage::Paragraph(spans) => vec![spans],
                Passage::List(items) => items.iter().collect(),
                Passage::Heading(_) | Passage::Code(_) => Vec::new(),
            });
            for span in paragraphs.flatten() {
                if let Span::Text(text) = span {
                    assert!(!text.contains(['`', '*', '#']), "{name}: {text}");
                }
            }
        }
    }

    #[test]
    fn what_is_not_closed_is_plain() {
        for text in ["2 * 3 * 4", "a ` b", "**", "9^n * 2"] {
            assert_eq!(spans(text), [Span::Text(text.to_owned())], "{text}");
        }
        assert_eq!(spans(""), []);
    }
}
