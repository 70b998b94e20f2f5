//! Reads the lines of a table: text with places and choices. `build/table.rs` says how a table is made.

/// What a text speaks of: fills its places and says which variants fit.
pub(crate) trait Fill {
    /// Writes what the code asks for of the argument; returns what follows the place.
    fn place(&self, code: char, argument: usize, rest: &'static str, out: &mut String) -> &'static str;

    /// The key of the variant that fits the argument best, and its plural category.
    fn wanted(&self, mode: char, argument: usize) -> (String, &'static str);
}

/// Writes a text with its arguments.
pub(crate) fn write(mut text: &'static str, fill: &dyn Fill, out: &mut String) {
    loop {
        let (plain, mark, rest) = split(text, &['\u{1}', '\u{2}']);
        out.push_str(plain);
        let mut characters = rest.chars();
        let (Some(mark), Some(code), Some(argument)) = (mark, characters.next(), characters.next()) else { return };
        let (argument, rest) = (number(argument), characters.as_str());
        text = match mark {
            '\u{1}' => fill.place(code, argument, rest, out),
            _ => choose(code, argument, rest, fill, out),
        };
    }
}

/// Writes the variant that fits; returns what follows the choice.
fn choose(mode: char, argument: usize, rest: &'static str, fill: &dyn Fill, out: &mut String) -> &'static str {
    let (wanted, plural) = fill.wanted(mode, argument);
    let (variants, rest) = variants(rest);
    let with = |key: &str| variants.iter().find(|(name, _)| *name == key);
    if let Some((_, text)) = with(&wanted).or_else(|| with(plural)).or(variants.last()) {
        write(text, fill, out);
    }
    rest
}

/// The text before the first of the marks, the mark, and the text after it.
pub(crate) fn split(text: &'static str, at: &[char]) -> (&'static str, Option<char>, &'static str) {
    let Some(place) = text.find(at) else { return (text, None, "") };
    let mut rest = text[place..].chars();
    let found = rest.next();
    (&text[..place], found, rest.as_str())
}

/// The number that a character of a table stands for.
pub(crate) fn number(character: char) -> usize {
    (character as usize).wrapping_sub(0x30)
}

/// The variants of a choice by their keys, and what follows the choice.
fn variants(mut text: &'static str) -> (Vec<(&'static str, &'static str)>, &'static str) {
    let mut variants = Vec::new();
    while let Some(rest) = text.strip_prefix('\u{3}') {
        let (key, _, body) = split(rest, &['\u{4}']);
        let end = end_of_variant(body);
        variants.push((key, &body[..end]));
        text = &body[end..];
    }
    (variants, text.strip_prefix('\u{5}').unwrap_or(text))
}

/// Where the text of a variant ends: at the next variant or the end of its choice, but for those of choices inside.
fn end_of_variant(text: &str) -> usize {
    let mut depth = 0_usize;
    for (place, character) in text.char_indices() {
        match character {
            '\u{2}' => depth += 1,
            '\u{3}' | '\u{5}' if depth == 0 => return place,
            '\u{5}' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}
