//! What a book says of its puzzles, in a language whose letters it has.

use ichidoku_print::Letters;
use ichidoku_variant_logic::Setting;

use crate::files::rule_sentences::RuleSentences;
use crate::logic::Rating;

/// What a book says, in the chosen language, or in English where the book lacks letters for that.
#[derive(Clone, Debug)]
pub(super) struct Lettered {
    letters: Letters,
    own: RuleSentences,
    english: RuleSentences,
}

/// What is printed beside a variant.
pub(super) struct Printable {
    /// What is above the picture behind its number.
    pub(super) note: String,
    /// The paragraphs: who set it, the rules, and the setter's own words.
    pub(super) paragraphs: Vec<String>,
    /// True if the book lacks letters for some of it.
    pub(super) lacks_letters: bool,
}

impl Lettered {
    /// In the language with this code.
    pub(super) fn new(letters: Letters, code: &str) -> Self {
        Self { letters, own: RuleSentences::of(code), english: RuleSentences::of("en") }
    }

    /// What is above the solutions at the end.
    pub(super) fn solutions_title(&self) -> String {
        self.phrase("book-solutions", &[])
    }

    /// The grade and the score.
    pub(super) fn graded(&self, rating: &Rating) -> String {
        let own = rating.grade.word(self.own.texts());
        let grade = if self.letters.can_write(own) { own } else { rating.grade.name() };
        format!("{grade} {}", rating.score_text())
    }

    /// Every rule with its cells, for those who don't see the picture. They are read aloud, for which no letters lack.
    pub(super) fn in_detail(&self, setting: &Setting) -> Vec<String> {
        self.own.in_detail(setting)
    }

    /// The name of a puzzle and who set it, as far as there are letters for them; true if some are lacking. A name without letters is a
    /// number, and a book numbers its puzzles itself.
    pub(super) fn origin(&self, name: Option<&str>, author: Option<&str>) -> (Vec<String>, bool) {
        let mut lacks_letters = false;
        let mut written = |text: &str| self.written(text, &mut lacks_letters);
        let name = name.filter(|name| name.chars().any(char::is_alphabetic)).and_then(&mut written);
        let author = author.and_then(written).map(|author| self.phrase("book-author", &[("author", author)]));
        (name.into_iter().chain(author).collect(), lacks_letters)
    }

    /// What is printed beside a variant.
    pub(super) fn beside(&self, setting: &Setting, grade: Option<String>) -> Printable {
        let puzzle = setting.puzzle();
        let mut lacks_letters = false;
        let mut written = |text: &str| self.written(text, &mut lacks_letters);
        let (title, author) = (puzzle.title().and_then(&mut written), puzzle.author().and_then(&mut written));
        let own_words: Vec<String> =
            puzzle.rules_text().iter().flat_map(|text| text.lines()).filter_map(written).collect();
        let author = author.map(|author| self.phrase("book-author", &[("author", author)]));
        let rules = Some(self.rules(setting).join(" ")).filter(|rules| !rules.is_empty());
        let heading = (!own_words.is_empty()).then(|| self.phrase("book-own-words", &[]));
        Printable {
            note: title.into_iter().chain(grade).collect::<Vec<_>>().join(" · "),
            paragraphs: author.into_iter().chain(rules).chain(heading).chain(own_words).collect(),
            lacks_letters,
        }
    }

    /// A text as far as there are letters for it; `None` if nothing is left of it that says anything.
    fn written(&self, text: &str, lacks_letters: &mut bool) -> Option<String> {
        let (written, lacks_words) = self.letters.without_signs(text);
        *lacks_letters |= lacks_words;
        Some(written).filter(|text| text.chars().any(char::is_alphanumeric))
    }

    /// The rules of a variant.
    fn rules(&self, setting: &Setting) -> Vec<String> {
        let own = self.own.rules(setting);
        if own.iter().all(|rule| self.letters.can_write(rule)) {
            return own;
        }
        // A setter's name for a rule may have any letters.
        self.english.rules(setting).iter().map(|rule| self.letters.without_signs(rule).0).collect()
    }

    fn phrase(&self, name: &'static str, arguments: &[(&str, String)]) -> String {
        let own = self.own.phrase(name, arguments);
        if self.letters.can_write(&own) { own } else { self.english.phrase(name, arguments) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_has_its_name_and_its_author_where_there_are_letters_for_them() {
        let lettered = Lettered::new(Letters::default(), "en");
        let origin = |name: &str, author| lettered.origin(Some(name), author);
        assert_eq!(
            origin("Herbsträtsel", Some("Anna")),
            (vec!["Herbsträtsel".to_owned(), "Set by Anna".to_owned()], false)
        );
        assert_eq!(origin("17", None), (vec![], false), "a number");
        assert_eq!(origin("田中 2", None), (vec!["… 2".to_owned()], true));
        assert_eq!(origin("田中", Some("田中")), (vec![], true));
    }
}
