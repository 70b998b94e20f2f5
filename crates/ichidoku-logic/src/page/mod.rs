//! The technique pages: what a technique is, why it is true, an example that is found by the technique itself, a near miss
//! in which it finds nothing, and exercises.
//!
//! A page's words are in the catalogue; its drawings come from `examples.txt` and are made by the finders, as the answers of
//! `exercises.txt` are, so they cannot say what the code does not do.

mod element;
mod example;
mod exercise;

use ichidoku_words::pages::{self, PageText, Section, Topic};

use crate::explain::{Message, Name, Words, say};
use crate::registry::registry;
use crate::technique::Technique;
pub use element::{Element, Picture};
pub use example::{Change, Example, NearMiss};
pub use exercise::Exercise;
pub use ichidoku_words::pages::Piece;

/// The page of a technique, or of several that are one idea in different sizes and share a file.
///
/// ```
/// use ichidoku_logic::{Technique, explain::Words, page::Page};
/// let page = Page::of(Technique::NakedPair);
/// assert_eq!(page.title(Words::english()), "Naked pair, triple, quad");
/// assert_eq!(page.name, "naked-subsets");
/// assert_eq!(page.techniques.len(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// What its file is called.
    pub name: &'static str,
    /// The techniques that it explains.
    pub techniques: Vec<Technique>,
    /// The file of its techniques: `subsets/naked.rs`.
    pub source: &'static str,
}

/// The files of the techniques in the registry.
macro_rules! sources {
    ($($variant:ident $family:ident::$file:ident::$info:ident;)*) => {
        const fn source(technique: Technique) -> &'static str {
            match technique {
                $(Technique::$variant => concat!(stringify!($family), "/", stringify!($file), ".rs"),)*
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

    /// The text in this language, if it is translated.
    pub fn translation(&self, words: &Words) -> Option<PageText> {
        pages::text(words.language(), self.name)
    }

    /// The title: `Naked pair, triple, quad`; where the page isn't translated, the names of its techniques.
    pub fn title(&self, words: &Words) -> String {
        let names =
            || self.techniques.iter().map(|technique| words.name(technique.slug())).collect::<Vec<_>>().join(", ");
        self.translation(words).map_or_else(names, |text| text.title)
    }

    /// The page with an example for each of its techniques. A text that isn't translated is English.
    pub fn elements(&self, words: &Words) -> Vec<Element> {
        self.elements_on(&self.techniques, words)
    }

    /// The page with examples for these of its techniques.
    pub fn elements_on(&self, techniques: &[Technique], words: &Words) -> Vec<Element> {
        let (mut elements, sections) = (vec![Element::Title(self.title(words))], self.sections(words));
        elements.push(Element::Facts(techniques.to_vec()));
        if self.translation(words).is_none() {
            elements.push(Element::Piece(Piece::Paragraph(words.text(&say::PageUntranslated.into()))));
        }
        let examples: Vec<Example> = techniques.iter().filter_map(|technique| Example::of(*technique)).collect();
        for section in sections {
            if section.topic == Topic::References {
                elements.push(Element::Heading(words.text(&say::PageExercises.into())));
                elements.extend(
                    techniques
                        .iter()
                        .flat_map(|technique| Exercise::of(*technique))
                        .map(|exercise| Element::Exercise(Box::new(exercise))),
                );
            }
            elements.extend(heading(section.topic).map(|heading| Element::Heading(words.text(&heading))));
            elements.extend(self.written(&section, words));
            match section.topic {
                Topic::Introduction => examples.iter().for_each(|example| {
                    elements.push(Element::Heading(words.text(&example_heading(example, techniques.len()))));
                    elements.extend(example.elements(words));
                }),
                Topic::NearMiss => {
                    elements
                        .extend(examples.iter().take(1).flat_map(|example| example.near_miss.elements(example, words)));
                }
                _ => {}
            }
        }
        elements
    }

    /// What is said, from the introduction to the references.
    fn sections(&self, words: &Words) -> Vec<Section> {
        let text = self.translation(words).or_else(|| self.translation(Words::english()));
        text.map(|text| text.sections).unwrap_or_default()
    }

    /// The words of a section; where they are not in the language of the page, it is said in which they are.
    fn written(&self, section: &Section, words: &Words) -> Vec<Element> {
        let pieces = section.pieces.iter().cloned().map(Element::Piece);
        if self.translation(words).is_some() {
            return pieces.collect();
        }
        let own = Element::Language(words.language());
        std::iter::once(Element::Language(Words::english().language())).chain(pieces).chain([own]).collect()
    }
}

impl Technique {
    /// Other names in use, in a language other than English the English name first.
    pub fn other_names(self, words: &Words) -> Vec<&'static str> {
        let english = Some(self.name()).filter(|name| !name.eq_ignore_ascii_case(&words.name(self.slug())));
        english.into_iter().chain(self.info().aliases.iter().copied()).collect()
    }
}

/// The heading of a section; the introduction has none.
fn heading(topic: Topic) -> Option<Message> {
    Some(match topic {
        Topic::Introduction => return None,
        Topic::Why => say::PageWhy.into(),
        Topic::How => say::PageHow.into(),
        Topic::Kinds => say::PageKinds.into(),
        Topic::Outline => say::PageOutline.into(),
        Topic::OtherWords => say::PageOtherWords.into(),
        Topic::NearMiss => say::PageNearMiss.into(),
        Topic::Relatives => say::PageRelatives.into(),
        Topic::References => say::PageReferences.into(),
    })
}

/// The heading of an example on a page with this many of them.
fn example_heading(example: &Example, count: usize) -> Message {
    match count {
        1 => say::PageExample.into(),
        _ => say::PageExampleOf { technique: Name(example.step.technique.slug()) }.into(),
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
            let topics: Vec<Topic> = page.sections(Words::english()).iter().map(|section| section.topic).collect();
            let kinds = topics.contains(&Topic::Kinds);
            assert!(kinds || page.techniques.len() == 1, "{} must say how its techniques differ", page.name);
            assert_eq!(topics.last(), Some(&Topic::References), "{}", page.name);
        }
    }

    #[test]
    fn every_page_of_the_catalogue_has_a_technique() {
        let mut named: Vec<&str> = Page::all().map(|page| page.name).collect();
        named.sort_unstable();
        assert_eq!(named, pages::names().collect::<Vec<_>>());
    }

    #[test]
    fn every_technique_has_an_example_and_a_near_miss() {
        for technique in Technique::ALL {
            let example = Example::of(*technique);
            assert!(example.is_some_and(|example| example.step.technique == *technique), "{technique}");
        }
    }
}
