//! The text of a technique's page, taken apart: title, sections, paragraphs. The build reads every page with it, too.

/// What a section is about. A page has each of them at most once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Topic {
    /// What the technique is; what comes before the first heading.
    Introduction,
    /// Why it is true.
    Why,
    /// How to find it.
    How,
    /// How the techniques on the page differ.
    Kinds,
    /// The course of a proof, sketched.
    Outline,
    /// The same from another side.
    OtherWords,
    /// What nearly is one.
    NearMiss,
    /// Techniques of which it is a special case, or that are special cases of it.
    Relatives,
    /// Where it comes from and who describes it.
    References,
}

impl Topic {
    /// All topics with the ids that stand in the files as headings; the introduction has none.
    const IDS: [(&'static str, Self); 8] = [
        ("why", Self::Why),
        ("how", Self::How),
        ("kinds", Self::Kinds),
        ("outline", Self::Outline),
        ("other-words", Self::OtherWords),
        ("near-miss", Self::NearMiss),
        ("relatives", Self::Relatives),
        ("references", Self::References),
    ];

    fn of(id: &str) -> Option<Self> {
        Self::IDS.into_iter().find(|(known, _)| *known == id).map(|(_, topic)| topic)
    }
}

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

/// Words on a topic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The topic.
    pub topic: Topic,
    /// The number of the line that the section begins in, from 1.
    pub line: usize,
    /// The words.
    pub pieces: Vec<Piece>,
}

/// The text of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageText {
    /// The title.
    pub title: String,
    /// The sections in their order, the introduction first.
    pub sections: Vec<Section>,
}

impl PageText {
    /// Reads a text: `# Title`, the introduction, and sections that begin with `## ID`.
    ///
    /// # Errors
    /// The number of a line, from 1, and what is wrong there.
    pub fn read(text: &str) -> Result<Self, (usize, String)> {
        let mut lines = text.lines().zip(1..).peekable();
        let title = lines.next().and_then(|(line, _)| line.strip_prefix("# "));
        let title = title.ok_or((1, "expected the title: `# …`".to_owned()))?.to_owned();
        let mut section = Section { topic: Topic::Introduction, line: 1, pieces: Vec::new() };
        let mut sections = Vec::new();
        while let Some((line, number)) = lines.next() {
            if let Some(id) = line.strip_prefix("## ") {
                let topic = Topic::of(id).ok_or_else(|| (number, format!("there is no section '{id}'")))?;
                sections.push(std::mem::replace(&mut section, Section { topic, line: number, pieces: Vec::new() }));
            } else if line.starts_with("```") {
                let code = lines.by_ref().map(|(line, _)| line).take_while(|line| !line.starts_with("```"));
                section.pieces.push(Piece::Code(code.flat_map(|line| [line, "\n"]).collect()));
            } else if !line.is_empty() {
                let mut words = line.to_owned();
                while let Some((next, _)) = lines.next_if(|(next, _)| goes_on(next)) {
                    words.extend([" ", next.trim_start()]);
                }
                section.pieces.push(match words.strip_prefix("- ") {
                    Some(item) => Piece::Item(item.into()),
                    None => Piece::Paragraph(words),
                });
            }
        }
        sections.push(section);
        match sections.iter().find(|section| section.pieces.is_empty()) {
            Some(empty) => Err((empty.line, "nothing is said there".to_owned())),
            None => Ok(Self { title, sections }),
        }
    }
}

/// Whether a line belongs to what the line before it began.
fn goes_on(line: &str) -> bool {
    !line.is_empty() && !["- ", "#", "```"].iter().any(|start| line.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_joined_to_paragraphs_and_items() {
        let text = "# A title\n\nWords\nand more.\n\n## references\n- one,\n  still one\n- two\n```text\n x\n```\n";
        let page = PageText::read(text).unwrap();
        assert_eq!(page.title, "A title");
        let [first, last] = <[Section; 2]>::try_from(page.sections).unwrap();
        assert_eq!((first.topic, first.line), (Topic::Introduction, 1));
        assert_eq!(first.pieces, [Piece::Paragraph("Words and more.".into())]);
        assert_eq!((last.topic, last.line), (Topic::References, 6));
        let items = ["one, still one", "two"].map(|item| Piece::Item(item.into()));
        assert_eq!(last.pieces, [&items[..], &[Piece::Code(" x\n".into())]].concat());
    }

    #[test]
    fn a_fault_names_its_line() {
        let fault = |text: &str| PageText::read(text).unwrap_err();
        assert_eq!(fault("Words\n").0, 1);
        assert_eq!(fault("# A\nwords\n\n## what\nx\n"), (4, "there is no section 'what'".into()));
        assert_eq!(fault("# A\nwords\n## why\n\n## how\nx\n").0, 3);
    }
}
