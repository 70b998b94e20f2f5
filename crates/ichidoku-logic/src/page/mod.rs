//! The technique pages: what a technique is, why it is true, an example that is found by the technique itself, and a
//! near miss in which it finds nothing.
//!
//! A page's words are the comment that opens the file of its finder; its drawings come from `examples.txt` and are made
//! by the finders, so neither can say what the code does not do.

mod element;
mod example;
mod text;

use ichidoku::opening_comment;

use crate::registry::registry;
use crate::technique::Technique;
pub use element::{Element, Picture};
pub use example::{Change, Example, NearMiss};
pub use text::{Piece, Section};

/// The page of a technique, or of several that are one idea in different sizes and share a file.
///
/// ```
/// use ichidoku_logic::{Technique, page::Page};
/// let page = Page::of(Technique::NakedPair);
/// assert_eq!(page.title(), "Naked pair, triple, quad");
/// assert_eq!(page.name, "naked-subsets");
/// assert_eq!(page.techniques.len(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// What its file is called.
    pub name: &'static str,
    /// The techniques that it explains.
    pub techniques: Vec<Technique>,
    /// The file of its techniques, whose opening comment is the text of the page: `subsets/naked.rs`.
    pub source: &'static str,
}

/// The files of the techniques in the registry and the comments that open them; not in the page or in the technique's
/// own facts, so that a program which only names pages does not carry their text.
macro_rules! sources {
    ($($variant:ident $family:ident::$file:ident::$info:ident;)*) => {
        const fn source(technique: Technique) -> &'static str {
            match technique {
                $(Technique::$variant => concat!(stringify!($family), "/", stringify!($file), ".rs"),)*
            }
        }

        const fn text(technique: Technique) -> &'static str {
            match technique {
                $(Technique::$variant => opening_comment!(include_bytes!(concat!(
                    "../techniques/", stringify!($family), "/", stringify!($file), ".rs"
                ))),)*
            }
        }
    };
}

registry!(sources);

impl Page {
    /// All pages, in the order of the techniques.
    pub fn all() -> impl Iterator<Item = Self> {
        Technique::ALL
            .iter()
            .map(|technique| (technique, Self::of(*technique)))
            .filter_map(|(technique, page)| (page.techniques.first() == Some(technique)).then_some(page))
    }

    /// The page that explains the technique.
    pub fn of(technique: Technique) -> Self {
        let name = technique.info().page;
        let techniques = Technique::ALL.iter().copied().filter(|other| other.info().page == name).collect();
        Self { name, techniques, source: source(technique) }
    }
}

/// The section that the picture of a near miss goes with.
const NEAR_MISS: &str = "Near miss";

impl Page {
    /// The page with an example for each of its techniques.
    pub fn elements(&self) -> Vec<Element> {
        self.elements_on(&self.techniques)
    }

    /// The page with examples for these of its techniques.
    pub fn elements_on(&self, techniques: &[Technique]) -> Vec<Element> {
        let examples: Vec<Example> = techniques.iter().filter_map(|technique| Example::of(*technique)).collect();
        let mut elements = vec![Element::Title(self.title().into()), Element::Facts(techniques.to_vec())];
        let (first, rest) = self.split();
        elements.extend(first.pieces.into_iter().map(Element::Piece));
        for example in &examples {
            elements.push(Element::Heading(match techniques.len() {
                1 => "Example".into(),
                _ => format!("Example: {}", example.step.technique),
            }));
            elements.extend(example.elements());
        }
        for section in rest {
            let near = if section.heading == NEAR_MISS { examples.first() } else { None };
            elements.push(Element::Heading(section.heading));
            elements.extend(section.pieces.into_iter().map(Element::Piece));
            elements.extend(near.into_iter().flat_map(|example| example.near_miss.elements(example)));
        }
        elements
    }

    fn text(&self) -> &'static str {
        self.techniques.first().map_or("", |technique| text(*technique))
    }

    /// What stands before the first heading, and the sections.
    fn split(&self) -> (Section, Vec<Section>) {
        let mut sections = text::sections(self.text());
        let rest = sections.split_off(sections.len().min(1));
        (sections.pop().unwrap_or_default(), rest)
    }

    /// The title: `Naked pair, triple, quad`.
    pub fn title(&self) -> &'static str {
        text::title(self.text())
    }

    /// The words, from the introduction (which has no heading) to the references.
    pub fn sections(&self) -> Vec<Section> {
        text::sections(self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_technique_is_on_one_page_and_every_page_is_whole() {
        for technique in Technique::ALL {
            let page = Page::of(*technique);
            let is_same = |other: &Technique| source(*other) == page.source;
            let same_file: Vec<Technique> = Technique::ALL.iter().copied().filter(is_same).collect();
            assert_eq!(page.techniques, same_file, "{technique}");
        }
        for page in Page::all() {
            assert!(!page.title().is_empty(), "{}", page.name);
            let sections = page.sections();
            let headings: Vec<&str> = sections.iter().map(|section| &*section.heading).collect();
            assert!(sections.iter().all(|section| !section.pieces.is_empty()), "{}", page.name);
            for wanted in ["", "Why it is true", NEAR_MISS, "References"] {
                assert_eq!(headings.iter().filter(|heading| **heading == wanted).count(), 1, "{}: {wanted}", page.name);
            }
            let kinds = headings.contains(&"The kinds");
            assert!(kinds || page.techniques.len() == 1, "{} must say how its techniques differ", page.name);
            assert_eq!(headings.last(), Some(&"References"), "{}", page.name);
        }
    }

    #[test]
    fn every_technique_has_an_example_and_a_near_miss() {
        for technique in Technique::ALL {
            let example = Example::of(*technique);
            assert!(example.is_some_and(|example| example.step.technique == *technique), "{technique}");
        }
    }
}
