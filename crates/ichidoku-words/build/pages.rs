//! The pages of the techniques: which there are, and whether they say all that they should.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::page_text::{PageText, Piece, Topic};

/// What every page says.
const WANTED: [Topic; 4] = [Topic::Introduction, Topic::Why, Topic::NearMiss, Topic::References];

/// The pages of a language, by name.
pub(crate) type Pages = BTreeMap<String, Page>;

/// A page and where it is.
pub(crate) struct Page {
    path: PathBuf,
    text: PageText,
}

/// Reads the pages of a language; there may be none.
pub(crate) fn read(language: &Path) -> Result<Pages, Box<dyn Error>> {
    let folder = language.join("pages");
    let mut pages = Pages::new();
    if !folder.exists() {
        return Ok(pages);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).ok_or("a page has a strange name")?.to_owned();
        let text = PageText::read(&fs::read_to_string(&path)?).map_err(|(line, fault)| at(&path, line, &fault))?;
        pages.insert(name, Page { path, text });
    }
    Ok(pages)
}

/// Checks the English pages by themselves.
pub(crate) fn check_english(english: &Pages) -> Result<(), String> {
    for page in english.values() {
        let topics = page.topics();
        let lacking = WANTED.iter().find(|topic| !topics.contains(topic));
        if let Some(topic) = lacking {
            return Err(page.fault(1, &format!("it lacks the section {topic:?}")));
        }
        let twice = topics.iter().enumerate().find(|(place, topic)| topics[..*place].contains(topic));
        if let Some((place, _)) = twice {
            return Err(page.fault(page.text.sections[place].line, "this section is there twice"));
        }
        page.check_links(english)?;
    }
    Ok(())
}

/// Compares the pages of a language with the English ones. Not every page need be translated.
pub(crate) fn check(english: &Pages, pages: &Pages) -> Result<(), String> {
    for (name, page) in pages {
        let source = english.get(name).ok_or_else(|| page.fault(1, "no technique has a page of this name"))?;
        let [topics, wanted] = [page, source].map(Page::topics);
        if topics != wanted {
            let place = topics.iter().zip(&wanted).position(|(topic, wanted)| topic != wanted);
            let line = page.text.sections.get(place.unwrap_or(topics.len().min(wanted.len()))).map_or(1, |s| s.line);
            return Err(page.fault(line, &format!("its sections are {topics:?}, not {wanted:?}")));
        }
        for (section, source) in page.text.sections.iter().zip(&source.text.sections) {
            let is_prose = |piece: &&Piece| matches!(piece, Piece::Paragraph(_));
            if section.pieces.iter().filter(is_prose).any(|piece| source.pieces.contains(piece)) {
                return Err(page.fault(section.line, "this section is still in English"));
            }
        }
        page.check_links(english)?;
    }
    Ok(())
}

impl Page {
    fn topics(&self) -> Vec<Topic> {
        self.text.sections.iter().map(|section| section.topic).collect()
    }

    fn fault(&self, line: usize, fault: &str) -> String {
        at(&self.path, line, fault)
    }

    /// Checks that a link to another page leads to one.
    fn check_links(&self, english: &Pages) -> Result<(), String> {
        for section in &self.text.sections {
            let words = section.pieces.iter().map(|piece| match piece {
                Piece::Paragraph(words) | Piece::Item(words) | Piece::Code(words) => words,
            });
            let mut links = words.flat_map(|words| words.split("](").skip(1)).filter_map(|rest| rest.split(')').next());
            let is_dead = |link: &&str| link.strip_suffix(".md").is_some_and(|name| !english.contains_key(name));
            if let Some(link) = links.find(is_dead) {
                return Err(self.fault(section.line, &format!("there is no page {link}")));
            }
        }
        Ok(())
    }
}

fn at(path: &Path, line: usize, fault: &str) -> String {
    format!("{}:{line}: {fault}", path.display())
}

/// The pages of a language in one text: each after a form feed and the line of its name.
pub(crate) fn joined(pages: &Pages) -> Result<String, std::io::Error> {
    let mut text = String::new();
    for (name, page) in pages {
        text.extend(["\u{c}", name, "\n", &fs::read_to_string(&page.path)?]);
    }
    Ok(text)
}

/// The tables of all pages in Rust; those of others than English only with the feature.
pub(crate) fn table(languages: &BTreeMap<String, Pages>) -> Result<String, std::fmt::Error> {
    let mut rows = String::new();
    for name in languages.get("en").into_iter().flat_map(BTreeMap::keys) {
        let path = format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/texts/en/pages/{name}.md\")");
        writeln!(rows, "    ({name:?}, include_str!({path})),")?;
    }
    let paged = languages.iter().filter(|(code, pages)| *code != "en" && !pages.is_empty());
    let codes: Vec<&str> = paged.map(|(code, _)| code.as_str()).collect();
    let others = crate::rust::list("PAGES", "pages", &codes)?;
    let english = "/// The English pages by name.\npub(crate) static ENGLISH_PAGES: &[(&str, &str)]";
    Ok(format!("{english} = &[\n{rows}];\n\n#[cfg(feature = \"languages\")]\n{others}"))
}
