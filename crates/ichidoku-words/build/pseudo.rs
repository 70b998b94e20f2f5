//! A language that nobody speaks, made from English, to see what another language would do to the app: every word is
//! accented and a third longer, and the page runs from right to left. What is still plain in it isn't in the catalogue.

use fluent_syntax::ast::{Expression, Pattern, PatternElement};

use crate::catalogue::{Catalogue, Message};

/// Its code, which no language has.
pub(crate) const CODE: &str = "qps";

/// Messages that programs read.
const PLAIN: [&str; 3] = ["decimal-mark", "group-mark", "brand"];

/// The catalogue in that language.
pub(crate) fn of(english: &Catalogue) -> Catalogue {
    let message = |(name, message): (&String, &Message)| {
        let pattern = match name.as_str() {
            "direction" => text("rtl"),
            plain if PLAIN.contains(&plain) => message.pattern.clone(),
            _ => accented(&message.pattern),
        };
        (name.clone(), Message { file: message.file.clone(), pattern })
    };
    Catalogue { messages: english.messages.iter().map(message).collect() }
}

fn text(text: &str) -> Pattern<String> {
    Pattern { elements: vec![PatternElement::TextElement { value: text.to_owned() }] }
}

fn accented(pattern: &Pattern<String>) -> Pattern<String> {
    let element = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => PatternElement::TextElement { value: accented_text(value) },
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            let mut variants = variants.clone();
            variants.iter_mut().for_each(|variant| variant.value = accented(&variant.value));
            PatternElement::Placeable { expression: Expression::Select { selector: selector.clone(), variants } }
        }
        place => place.clone(),
    };
    Pattern { elements: pattern.elements.iter().map(element).collect() }
}

/// A text without arguments in that language.
pub(crate) fn accented_text(text: &str) -> String {
    text.chars().flat_map(letters).collect()
}

/// Vowels come twice, the first time with an accent.
fn letters(letter: char) -> impl Iterator<Item = char> {
    const VOWELS: [(char, char); 10] = [
        ('a', 'á'),
        ('e', 'é'),
        ('i', 'í'),
        ('o', 'ó'),
        ('u', 'ú'),
        ('A', 'Á'),
        ('E', 'É'),
        ('I', 'Í'),
        ('O', 'Ó'),
        ('U', 'Ú'),
    ];
    let vowel = VOWELS.iter().find(|(plain, _)| *plain == letter);
    vowel.map(|(_, accented)| *accented).into_iter().chain([letter])
}
