//! The lessons: whether they say all that they should, in few enough words, and their table for the app.
//!
//! A lesson is a Markdown file: `# Title`, the idea, then two to four cards, the question and the advice, each under the
//! id of what it is. A card's id is what the board beside it shows. `parts.md` names the parts by the lessons that they begin with.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// What a card's board shows: the position, the pattern in it, or the whole step.
const CARDS: [&str; 3] = ["position", "pattern", "step"];
/// Most words in English of each piece; a card is any of `CARDS`.
const WORDS: [(&str, usize); 4] = [("idea", 45), ("card", 35), ("question", 12), ("error", 20)];
/// Most characters of an English title, of which a Chinese or Japanese one takes two.
const TITLE: usize = 30;
/// Most words of an English sentence.
const SENTENCE: usize = 20;
/// What ends a sentence, in any language.
const ENDS: [char; 7] = ['.', '?', '!', '؟', '。', '？', '！'];
/// The name of the file with the titles of the parts.
const PARTS: &str = "parts";

/// The lessons of a language, in order, and `parts.md`.
pub(crate) type Lessons = BTreeMap<String, Text>;

/// A file.
pub(crate) struct Text {
    path: PathBuf,
    pieces: Vec<Piece>,
}

/// A paragraph and what it is: `title`, `idea`, or the heading above it.
struct Piece {
    tag: String,
    line: usize,
    text: String,
}

/// Reads the lessons of a language; there may be none.
pub(crate) fn read(language: &Path) -> Result<Lessons, Box<dyn Error>> {
    let folder = language.join("lessons");
    let mut lessons = Lessons::new();
    if !folder.exists() {
        return Ok(lessons);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).ok_or("a lesson has a strange name")?.to_owned();
        let pieces = pieces(&fs::read_to_string(&path)?);
        lessons.insert(name, Text { path, pieces });
    }
    Ok(lessons)
}

fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (text, line) in text.lines().zip(1..) {
        let piece = |tag: &str, text: &str| Piece { tag: tag.to_owned(), line, text: text.to_owned() };
        if let Some(title) = text.strip_prefix("# ") {
            pieces.extend([piece("title", title), piece("idea", "")]);
        } else if let Some(tag) = text.strip_prefix("## ") {
            pieces.push(piece(tag, ""));
        } else if let Some(last) = pieces.last_mut().filter(|_| !text.is_empty()) {
            last.text += if last.text.is_empty() { "" } else { " " };
            last.text += text;
        }
    }
    pieces
}

/// Checks the lessons of a language by themselves: the order of their pieces, and how long they are.
pub(crate) fn check(code: &str, lessons: &Lessons) -> Result<(), String> {
    let most = |english: usize| if code == "en" { english } else { english * 7 / 5 };
    for ((name, lesson), number) in lessons.iter().filter(|(name, _)| *name != PARTS).zip(1..) {
        if !name.starts_with(&format!("{number:02}-")) {
            return Err(lesson.fault(1, &format!("expected the lesson {number:02}")));
        }
        lesson.check_order()?;
        for piece in &lesson.pieces {
            piece.check_length(most).map_err(|fault| lesson.fault(piece.line, &fault))?;
        }
    }
    let Some((first, lesson)) = lessons.first_key_value() else { return Ok(()) };
    let parts = lessons.get(PARTS).ok_or_else(|| lesson.fault(1, "parts.md is missing beside it"))?;
    if parts.pieces.first().is_none_or(|part| part.tag != *first) {
        return Err(parts.fault(1, "the first part begins with the first lesson"));
    }
    let unknown = parts.pieces.iter().find(|part| !lessons.contains_key(&part.tag) || part.text.is_empty());
    unknown.map_or(Ok(()), |part| Err(parts.fault(part.line, "expected a lesson and the title of its part")))
}

/// Compares the lessons of a language with the English ones: all are there, or none.
pub(crate) fn compare(english: &Lessons, lessons: &Lessons) -> Result<(), String> {
    if lessons.is_empty() {
        return Ok(());
    }
    if let Some(unknown) = lessons.iter().find(|(name, _)| !english.contains_key(*name)) {
        return Err(unknown.1.fault(1, "there is no lesson of this name"));
    }
    for (name, source) in english {
        let lesson =
            lessons.get(name).ok_or_else(|| source.fault(1, "this lesson isn't translated, but others are"))?;
        if !lesson.pieces.iter().map(|piece| &piece.tag).eq(source.pieces.iter().map(|piece| &piece.tag)) {
            return Err(lesson.fault(1, "its headings differ from the English ones"));
        }
        let mut pairs = lesson.pieces.iter().zip(&source.pieces);
        if let Some((piece, _)) = pairs.find(|(piece, source)| piece.tag != "title" && piece.text == source.text) {
            return Err(lesson.fault(piece.line, "this is still in English"));
        }
    }
    Ok(())
}

impl Text {
    fn fault(&self, line: usize, fault: &str) -> String {
        format!("{}:{line}: {fault}", self.path.display())
    }

    fn check_order(&self) -> Result<(), String> {
        let tags: Vec<&str> = self.pieces.iter().map(|piece| piece.tag.as_str()).collect();
        let is_right = match tags.as_slice() {
            ["title", "idea", cards @ .., "question", "error"] => {
                (2..=4).contains(&cards.len()) && cards.iter().all(|card| CARDS.contains(card))
            }
            _ => false,
        };
        let wanted = "expected a title, the idea, two to four cards, `## question` and `## error`";
        if is_right { Ok(()) } else { Err(self.fault(1, wanted)) }
    }
}

impl Piece {
    /// Checks the piece's length against the longest that the language may have where English has so much.
    fn check_length(&self, most: impl Fn(usize) -> usize) -> Result<(), String> {
        let kind = if CARDS.contains(&self.tag.as_str()) { "card" } else { &self.tag };
        let limit = WORDS.iter().find(|(known, _)| *known == kind).map(|(_, limit)| most(*limit));
        let sentences: Vec<&str> = self.text.split_inclusive(ENDS).filter(|text| words(text) > 0).collect();
        if self.text.is_empty() {
            Err("nothing is said there".to_owned())
        } else if kind == "title" && columns(&self.text) > most(TITLE) {
            Err(format!("a title has at most {} characters", most(TITLE)))
        } else if let Some(limit) = limit.filter(|limit| words(&self.text) > *limit) {
            Err(format!("it has {} words, {limit} at most", words(&self.text)))
        } else if let Some(long) = sentences.iter().find(|sentence| words(sentence) > most(SENTENCE)) {
            Err(format!("a sentence has at most {} words:{}", most(SENTENCE), long))
        } else if kind == "idea" && sentences.len() != 2 {
            Err(format!("the idea takes two sentences, not {}", sentences.len()))
        } else {
            Ok(())
        }
    }
}

/// Number of words. Chinese and Japanese have no spaces between them: there, two characters are as long as a word.
fn words(text: &str) -> usize {
    let characters = text.chars().filter(|character| is_of_unspaced(*character)).count();
    let others = text.split(|character: char| character.is_whitespace() || is_wide(character));
    others.filter(|word| !word.is_empty()).count() + characters.div_ceil(2)
}

/// Width of a text in columns, of which a wide character takes two.
fn columns(text: &str) -> usize {
    text.chars().map(|character| 1 + usize::from(is_wide(character))).sum()
}

/// True for a character of the scripts without spaces between words: kana or Han.
fn is_of_unspaced(character: char) -> bool {
    matches!(character, '\u{3041}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}')
}

/// True for such a character and for the punctuation beside it.
fn is_wide(character: char) -> bool {
    is_of_unspaced(character) || matches!(character, '\u{3000}'..='\u{3040}' | '\u{ff00}'..='\u{ff60}')
}

/// The table of a language: its code, then a line for each piece with its tag, a tab and its text. A lesson begins with its
/// name, after the title of the part that begins with it.
pub(crate) fn table(code: &str, lessons: &Lessons, spell: impl Fn(&str) -> String) -> String {
    let mut table = format!("{code}\n");
    let mut line = |tag: &str, text: &str| table.extend([tag, "\t", text, "\n"]);
    let parts = lessons.get(PARTS).map_or(&[][..], |parts| &parts.pieces);
    for (name, lesson) in lessons.iter().filter(|(name, _)| *name != PARTS) {
        if let Some(part) = parts.iter().find(|part| part.tag == *name) {
            line("part", &spell(&part.text));
        }
        line("lesson", name);
        lesson.pieces.iter().for_each(|piece| line(&piece.tag, &spell(&piece.text)));
    }
    table
}
