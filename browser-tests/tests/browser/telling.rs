//! What the page says, in its language. Cases look texts up in the catalogue by their names, so that they hold in every
//! language; where the words are the point, the English ones stand beside them.

use std::time::{Duration, Instant};

use ichidoku_api::{Control, HintLevel, answer_json};
use ichidoku_words::app::Argument;
use ichidoku_words::{Fault, Key, Message};
use serde_json::{Value, json};

use crate::page::{LONG_PATIENCE, Outcome, PATIENCE, Page, pause};

/// Stands for what a text speaks of and a case does not know.
const ANYTHING: &str = "\u{1}";

impl Page {
    /// The code of the language that the page speaks.
    pub(crate) fn code(&self) -> &'static str {
        self.speech.texts.language()
    }

    /// Whether the page speaks English.
    pub(crate) fn is_english(&self) -> bool {
        self.code() == "en"
    }

    /// The text of the app with this name.
    pub(crate) fn word(&self, name: &'static str) -> &'static str {
        self.speech.texts.find(name).unwrap_or_else(|| panic!("no text has the name {name}"))
    }

    /// The text of the app with this name, and arguments in their places.
    pub(crate) fn phrase(&self, name: &'static str, arguments: &[(&str, &dyn Argument)]) -> String {
        let text = self.speech.texts.find_phrase(name, arguments);
        text.unwrap_or_else(|| panic!("no text has the name {name}"))
    }

    /// What the app calls a cell: `r1c3` is row 1, column 3.
    pub(crate) fn place(&self, cell: &str) -> String {
        self.phrase("cell", &[("row", &&cell[1..2]), ("column", &&cell[3..4])])
    }

    /// A sentence of hints and verdicts that speaks of nothing, by its name.
    pub(crate) fn sentence(&self, name: &str) -> String {
        self.message(&Key::named(name).unwrap_or_else(|| panic!("no sentence has the name {name}")).into())
    }

    /// A sentence of hints and verdicts.
    pub(crate) fn message(&self, message: &Message) -> String {
        self.speech.words.text(message)
    }

    /// The name of a technique by its slug.
    pub(crate) fn technique(&self, slug: &str) -> String {
        self.speech.words.name(slug)
    }

    /// What is wrong with a text or a file, by the kind of fault: in English as it stands here, since it comes so with the fault.
    pub(crate) fn fault(&self, english: &str, key: &str, arguments: &[(&str, &str)]) -> String {
        let arguments: Vec<(&str, String)> = arguments.iter().map(|(name, text)| (*name, (*text).to_owned())).collect();
        let fault = Fault { key, arguments: &arguments, row: None, column: None, in_solution: false };
        match self.is_english() {
            true => english.to_owned(),
            false => self.speech.texts.fault(&fault).unwrap_or_else(|| panic!("no fault has the name {key}")),
        }
    }

    /// What the solver answers to a request, in the language of the page.
    pub(crate) fn ask(&self, request: &Value) -> Value {
        let answer = answer_json(&request.to_string(), &Control::new().languages(self.code()));
        serde_json::from_str(&answer).unwrap()
    }

    /// What the hint for a puzzle ends with.
    pub(crate) fn hint(&self, puzzle: &str, grade: HintLevel) -> String {
        let answer = self.ask(&json!({ "request": "hint", "puzzle": puzzle, "grade": grade }));
        let last = answer["sentences"].as_array().and_then(|sentences| sentences.last()?["text"].as_str());
        last.unwrap_or_else(|| panic!("{answer}")).to_owned()
    }

    /// What stands in the places of a text that the arguments leave open, or `None` if it is another text.
    pub(crate) fn open_parts<'t>(
        &self,
        text: &'t str,
        name: &'static str,
        arguments: &[(&str, &dyn Argument)],
    ) -> Option<Vec<&'t str>> {
        let (_, names) = self.speech.texts.names().find(|(text, _)| *text == name)?;
        let is_open = |name: &&str| arguments.iter().all(|(given, _)| given != name);
        let open = names.split_whitespace().filter(is_open).map(|name| (name, &ANYTHING as &dyn Argument));
        let all: Vec<(&str, &dyn Argument)> = open.chain(arguments.iter().copied()).collect();
        let phrase = self.phrase(name, &all);
        let mut between = phrase.split(ANYTHING);
        let mut rest = text.strip_prefix(between.next()?)?;
        let mut between: Vec<&str> = between.collect();
        let Some(last) = between.pop() else { return rest.is_empty().then(Vec::new) };
        let mut parts = Vec::new();
        for piece in between {
            let (part, behind) = rest.split_once(piece)?;
            parts.push(part);
            rest = behind;
        }
        parts.push(rest.strip_suffix(last)?);
        Some(parts)
    }

    /// Whether a text is the one with this name; what is not given may be anything.
    pub(crate) fn is_phrase(&self, text: &str, name: &'static str, arguments: &[(&str, &dyn Argument)]) -> bool {
        self.open_parts(text, name, arguments).is_some()
    }

    /// Waits until an element says the text with this name; what is not given may be anything.
    pub(crate) async fn tells(&self, css: &str, name: &'static str, arguments: &[(&str, &dyn Argument)]) -> Outcome {
        self.tells_within(PATIENCE, css, name, arguments).await
    }

    /// The same of what takes its time.
    pub(crate) async fn tells_late(
        &self,
        css: &str,
        name: &'static str,
        arguments: &[(&str, &dyn Argument)],
    ) -> Outcome {
        self.tells_within(LONG_PATIENCE, css, name, arguments).await
    }

    async fn tells_within(
        &self,
        patience: Duration,
        css: &str,
        name: &'static str,
        arguments: &[(&str, &dyn Argument)],
    ) -> Outcome {
        self.comes_to(patience, css, name, |text| self.is_phrase(text, name, arguments)).await
    }

    /// Waits until an element has this text in it.
    pub(crate) async fn has(&self, css: &str, text: &str) -> Outcome {
        self.comes_to(PATIENCE, css, text, |found| found.contains(text)).await
    }

    /// Waits until an element has this text and no other.
    pub(crate) async fn is(&self, css: &str, text: &str) -> Outcome {
        self.comes_to(PATIENCE, css, text, |found| found == text).await
    }

    /// Waits until the text of an element is the one wanted.
    async fn comes_to(&self, patience: Duration, css: &str, what: &str, is_wanted: impl Fn(&str) -> bool) -> Outcome {
        let start = Instant::now();
        loop {
            let text = self.text(css).await;
            if is_wanted(&text) {
                return Ok(());
            }
            if start.elapsed() > patience {
                return Err(format!("waited in vain for '{what}' in {css}, which says '{text}'"));
            }
            pause(20).await;
        }
    }

    /// One check that a text is the one of the catalogue, and in English also the one that stands here.
    pub(crate) fn reads(&self, what: &str, found: &str, expected: &str, english: &str) -> Outcome {
        self.same(what, found, expected)?;
        if self.is_english() { self.same(what, found, english) } else { Ok(()) }
    }
}
