//! The texts of the lessons, in every language that has them.
//!
//! A lesson is a Markdown file, `texts/LANGUAGE/lessons/NUMBER-NAME.md`. The build has checked that each says what it should, in
//! few enough words, and has written a table of them. No module of the browser has it: the app fetches `en.lessons.txt` or
//! `de.lessons.txt` when lessons are first wanted.

#[cfg(feature = "languages")]
use crate::{kept, tables::LESSONS};

/// All lessons in a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lessons {
    /// The language's code.
    pub language: &'static str,
    /// The parts in their order.
    pub parts: Vec<Part>,
}

/// A part of the path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its title.
    pub title: &'static str,
    /// Its lessons in their order.
    pub lessons: Vec<Lesson>,
}

/// What a lesson says.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Lesson {
    /// Its number and its English name, by which it is known in every language: `11-naked-pair`.
    pub slug: &'static str,
    /// The title.
    pub title: &'static str,
    /// The idea, in two sentences.
    pub idea: &'static str,
    /// Two to four cards: the first say what to look at, the last what to do.
    pub cards: Vec<Card>,
    /// The question that a player asks the board; an exercise's second hint.
    pub question: &'static str,
    /// Advice against the usual mistake.
    pub error: &'static str,
}

/// A text beside a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// What the board shows.
    pub picture: Picture,
    /// The text.
    pub text: &'static str,
}

/// How much of a worked example is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// The position alone.
    Position,
    /// The pattern, marked.
    Pattern,
    /// The whole step: the pattern, and what follows from it.
    Step,
}

/// The lessons in a language by its code, if it has them.
///
/// ```
/// use ichidoku_words::lessons::of;
/// let lessons = of("de").unwrap();
/// assert_eq!(lessons.parts[1].title, "Notizen");
/// assert_eq!(lessons.lesson("11-naked-pair").unwrap().title, "Nacktes Paar");
/// assert_eq!(of("tlh"), None);
/// ```
#[cfg(feature = "languages")]
pub fn of(language: &str) -> Option<Lessons> {
    kept::of(LESSONS, language).map(Lessons::read)
}

impl Lessons {
    /// Reads a table that the build made. Lines that it doesn't know are passed over.
    ///
    /// ```
    /// use ichidoku_words::lessons::{Card, Lessons, Picture};
    /// let table = "en\npart\tNotes\nlesson\t11-naked-pair\ntitle\tNaked pair\nstep\tBoth digits are eliminated there.\n";
    /// let lessons = Lessons::read(table);
    /// let lesson = lessons.lesson("11-naked-pair").unwrap();
    /// assert_eq!((lessons.language, lesson.title), ("en", "Naked pair"));
    /// assert_eq!(lesson.cards, [Card { picture: Picture::Step, text: "Both digits are eliminated there." }]);
    /// ```
    pub fn read(table: &'static str) -> Self {
        let (language, lines) = table.split_once('\n').unwrap_or_default();
        let mut parts: Vec<Part> = Vec::new();
        for (tag, text) in lines.lines().filter_map(|line| line.split_once('\t')) {
            if tag == "part" {
                parts.push(Part { title: text, lessons: Vec::new() });
            } else if let Some(part) = parts.last_mut() {
                part.add(tag, text);
            }
        }
        Self { language, parts }
    }

    /// The lessons of all parts in their order.
    pub fn all(&self) -> impl Iterator<Item = &Lesson> {
        self.parts.iter().flat_map(|part| &part.lessons)
    }

    /// The lesson of this slug, if there is one.
    pub fn lesson(&self, slug: &str) -> Option<&Lesson> {
        self.all().find(|lesson| lesson.slug == slug)
    }
}

impl Part {
    fn add(&mut self, tag: &str, text: &'static str) {
        if tag == "lesson" {
            self.lessons.push(Lesson { slug: text, ..Lesson::default() });
        } else if let Some(lesson) = self.lessons.last_mut() {
            lesson.add(tag, text);
        }
    }
}

impl Lesson {
    fn add(&mut self, tag: &str, text: &'static str) {
        let mut card = |picture| self.cards.push(Card { picture, text });
        match tag {
            "title" => self.title = text,
            "idea" => self.idea = text,
            "position" => card(Picture::Position),
            "pattern" => card(Picture::Pattern),
            "step" => card(Picture::Step),
            "question" => self.question = text,
            "error" => self.error = text,
            _ => {}
        }
    }
}

#[cfg(all(test, feature = "languages"))]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_is_read_in_every_language() {
        let english = of("en").unwrap();
        let pictures = |lesson: &Lesson| lesson.cards.iter().map(|card| card.picture).collect::<Vec<_>>();
        for lessons in LESSONS.iter().filter_map(|(code, _)| of(code)) {
            let sizes: Vec<usize> = lessons.parts.iter().map(|part| part.lessons.len()).collect();
            assert_eq!(sizes, [7, 7, 8, 6, 4, 6, 4], "{}", lessons.language);
            assert!(lessons.parts.iter().all(|part| !part.title.is_empty()));
            for lesson in lessons.all() {
                let texts = [lesson.title, lesson.idea, lesson.question, lesson.error];
                assert!(texts.iter().all(|text| !text.is_empty()), "{lesson:?}");
            }
            for (english, own) in english.all().zip(lessons.all()) {
                assert_eq!((english.slug, pictures(english)), (own.slug, pictures(own)), "{}", lessons.language);
            }
        }
    }
}
