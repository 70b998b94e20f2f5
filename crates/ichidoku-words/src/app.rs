//! The texts of the browser app, of the command line and of books, in one language at a time.
//!
//! Each is asked for by its name, with what it speaks of. A whole number chooses among plural forms and is written as the
//! language writes numbers; everything else is written as it is.

use ichidoku::Digit;

use crate::kept;
use crate::plural::category;
use crate::tables::{BOOKS, ENGLISH_APP, LANGUAGES, PROGRAM};
use crate::template::{Fill, write};

/// The texts of the app, of the command line or of books, in a language.
///
/// ```
/// use ichidoku_words::app::Texts;
/// let english = Texts::english();
/// assert_eq!(english.text("undo"), "Undo");
/// assert_eq!(english.phrase("clues", &[("count", &1_usize)]), "1 clue");
/// assert_eq!(english.phrase("clues", &[("count", &24_usize)]), "24 clues");
/// ```
#[derive(Clone, Debug)]
pub struct Texts {
    language: &'static str,
    entries: Vec<Entry>,
}

/// A line of the table.
#[derive(Clone, Copy, Debug)]
struct Entry {
    name: &'static str,
    arguments: &'static str,
    template: &'static str,
}

/// What a text may speak of.
pub trait Argument {
    /// The argument as it is written.
    fn text(&self, texts: &Texts) -> String;

    /// The number that chooses among plural forms, if it is one.
    fn count(&self) -> Option<usize> {
        None
    }
}

/// What is written as it is, even a number, which still chooses among plural forms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plain(pub String);

/// The code of each language that the app speaks, and its name in the language itself.
pub fn languages() -> &'static [(&'static str, &'static str)] {
    LANGUAGES
}

impl Texts {
    /// The English texts, which are always there.
    pub fn english() -> Self {
        Self::read(ENGLISH_APP)
    }

    /// The texts of the command line in a language, by its code; without the feature `languages` there are only English ones.
    pub fn of_program(code: &str) -> Option<Self> {
        kept::of(PROGRAM, code).map(Self::read)
    }

    /// The texts of books in a language, by its code: the rules of variants, one sentence for all of a kind, the grades, and what names
    /// authors. Without the feature `languages` there are only English ones.
    ///
    /// ```
    /// use ichidoku_words::app::Texts;
    /// let books = Texts::of_books("en").unwrap();
    /// assert_eq!(books.phrase("book-author", &[("author", &"Ada")]), "Set by Ada");
    /// ```
    pub fn of_books(code: &str) -> Option<Self> {
        kept::of(BOOKS, code).map(Self::read)
    }

    /// The texts of a table that the build made.
    pub fn read(table: &'static str) -> Self {
        let (language, lines) = table.split_once('\n').unwrap_or_default();
        let entry = |line: &'static str| {
            let (head, template) = line.split_once('\t')?;
            let (name, arguments) = head.split_once(' ').unwrap_or((head, ""));
            Some(Entry { name, arguments, template })
        };
        Self { language, entries: lines.lines().filter_map(entry).collect() }
    }

    /// The language's code.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// The names of all texts with those of their arguments, in order.
    pub fn names(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.entries.iter().map(|entry| (entry.name, entry.arguments))
    }

    /// A text without arguments; its name if there is none.
    pub fn text(&self, name: &'static str) -> &'static str {
        self.entry(name).map_or(name, |entry| entry.template)
    }

    /// A text without arguments whose name is put together from parts; `None` if there is none.
    pub fn find(&self, name: &str) -> Option<&'static str> {
        self.entry(name).map(|entry| entry.template)
    }

    /// A text with arguments by their names; its own name if there is none.
    pub fn phrase(&self, name: &'static str, arguments: &[(&str, &dyn Argument)]) -> String {
        self.find_phrase(name, arguments).unwrap_or_else(|| name.to_owned())
    }

    /// A text with arguments whose name is put together from parts; `None` if there is none.
    pub fn find_phrase(&self, name: &str, arguments: &[(&str, &dyn Argument)]) -> Option<String> {
        let entry = self.entry(name)?;
        let mut text = String::new();
        write(entry.template, &Given { texts: self, names: entry.arguments, arguments }, &mut text);
        Some(text)
    }

    fn entry(&self, name: &str) -> Option<Entry> {
        let place = self.entries.binary_search_by_key(&name, |entry| entry.name).ok()?;
        self.entries.get(place).copied()
    }

    /// A whole number as the language writes it: `1,234,567`.
    pub fn grouped(&self, number: u64) -> String {
        let digits = number.to_string();
        let mut text = String::new();
        for (place, digit) in digits.char_indices() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push_str(self.text("group-mark"));
            }
            text.push(digit);
        }
        text
    }
}

/// The arguments of a text, and the names that the text knows them by.
struct Given<'g> {
    texts: &'g Texts,
    names: &'static str,
    arguments: &'g [(&'g str, &'g dyn Argument)],
}

impl Given<'_> {
    fn argument(&self, place: usize) -> Option<&dyn Argument> {
        let wanted = self.names.split(' ').nth(place)?;
        self.arguments.iter().find(|(name, _)| *name == wanted).map(|(_, argument)| *argument)
    }
}

impl Fill for Given<'_> {
    fn place(&self, _code: char, argument: usize, rest: &'static str, out: &mut String) -> &'static str {
        if let Some(argument) = self.argument(argument) {
            out.push_str(&argument.text(self.texts));
        }
        rest
    }

    fn wanted(&self, _mode: char, argument: usize) -> (String, &'static str) {
        let count = self.argument(argument).and_then(Argument::count);
        count.map_or_else(Default::default, |count| (count.to_string(), category(self.texts.language, count)))
    }
}

impl Argument for Plain {
    fn text(&self, _: &Texts) -> String {
        self.0.clone()
    }

    fn count(&self) -> Option<usize> {
        self.0.parse().ok()
    }
}

impl Argument for str {
    fn text(&self, _: &Texts) -> String {
        self.to_owned()
    }
}

impl Argument for String {
    fn text(&self, _: &Texts) -> String {
        self.clone()
    }
}

impl<T: Argument + ?Sized> Argument for &T {
    fn text(&self, texts: &Texts) -> String {
        (**self).text(texts)
    }

    fn count(&self) -> Option<usize> {
        (**self).count()
    }
}

impl Argument for Digit {
    fn text(&self, _: &Texts) -> String {
        self.to_string()
    }
}

/// Whole numbers.
macro_rules! counts {
    ($($type:ty)*) => {$(
        impl Argument for $type {
            fn text(&self, texts: &Texts) -> String {
                texts.grouped(u64::try_from(*self).unwrap_or_default())
            }

            fn count(&self) -> Option<usize> {
                usize::try_from(*self).ok()
            }
        }
    )*};
}

counts! { u8 u32 u64 usize }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_threes() {
        let english = Texts::english();
        assert_eq!([0, 999, 1000, 1_234_567].map(|n| english.grouped(n)), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn an_unknown_text_is_its_name() {
        assert_eq!(Texts::english().text("no-such-text"), "no-such-text");
        assert_eq!(Texts::english().phrase("no-such-text", &[]), "no-such-text");
    }
}
