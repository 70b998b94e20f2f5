//! As much of XML as lists of puzzles need: tags with attributes, texts between them, references to characters.

use std::borrow::Cow;

/// A tag: `<game data="…"/>`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tag<'a>(&'a str);

impl<'a> Tag<'a> {
    /// The tag that the text is, if it is one from `<` to `>`.
    pub(crate) fn of(text: &'a str) -> Option<Self> {
        text.strip_prefix('<')?.strip_suffix('>').map(Self)
    }

    /// The length of the tag or comment with which the text begins; `None` if it doesn't end. Within quotes `>` ends nothing.
    pub(crate) fn length_at(text: &[u8]) -> Option<usize> {
        if text.starts_with(b"<!--") {
            return memchr::memmem::find(text, b"-->").map(|i| i + 3);
        }
        let mut quote = None;
        for (i, byte) in text.iter().enumerate() {
            match (quote, byte) {
                (None, b'>') => return Some(i + 1),
                (None, b'"' | b'\'') => quote = Some(byte),
                (Some(open), byte) if open == byte => quote = None,
                _ => {}
            }
        }
        None
    }

    /// The name: `game`; at the end of an element `/game`.
    pub(crate) fn name(self) -> &'a str {
        let end = |c: char| c.is_whitespace() || c == '/';
        let after_slash = self.0.strip_prefix('/').map_or(0, |_| 1);
        let length = self.0[after_slash..].find(end).unwrap_or(self.0.len() - after_slash);
        &self.0[..after_slash + length]
    }

    /// True if the element has no content: `<game/>`.
    pub(crate) fn is_empty(self) -> bool {
        self.0.ends_with('/')
    }

    /// The value of an attribute, which pages may have without quotes, or behind one without a value.
    pub(crate) fn attribute(self, name: &str) -> Option<Cow<'a, str>> {
        let mut rest = &self.0[self.name().len()..];
        loop {
            let (key, after) = rest.split_once('=')?;
            let after = after.trim_start();
            let (value, next) = match after.chars().next()? {
                quote @ ('"' | '\'') => after[1..].split_once(quote)?,
                _ => after.split_once(char::is_whitespace).unwrap_or((after.trim_end_matches('/'), "")),
            };
            if key.split_whitespace().next_back() == Some(name) {
                return Some(unescaped(value));
            }
            rest = next;
        }
    }
}

/// A piece of a text with tags.
#[cfg(feature = "texts")]
pub(crate) enum Part<'a> {
    Tag(Tag<'a>),
    Text(&'a str),
}

/// The tags of a text and the texts between them, without comments. A tag that doesn't end is text.
#[cfg(feature = "texts")]
pub(crate) fn parts(text: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            if rest.is_empty() {
                return None;
            }
            let tag = if rest.starts_with('<') { Tag::length_at(rest.as_bytes()) } else { None };
            let length = tag.unwrap_or_else(|| {
                rest.bytes().skip(1).position(|byte| byte == b'<').map_or(rest.len(), |end| end + 1)
            });
            let (part, after) = rest.split_at(length);
            rest = after;
            match Tag::of(part) {
                Some(_) if part.starts_with("<!--") => {}
                Some(tag) if tag_is_sure(part) => return Some(Part::Tag(tag)),
                _ => return Some(Part::Text(part)),
            }
        }
    })
}

/// True if a letter, a slash or a sign of declarations begins the tag: in source code, `<` is often no bracket.
#[cfg(feature = "texts")]
fn tag_is_sure(part: &str) -> bool {
    part[1..].starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!' | '?'))
}

/// The name of the first element below declarations and comments, if it is all there.
pub(crate) fn root(text: &str) -> Option<&str> {
    let mut rest = text.trim_start();
    loop {
        let length = Tag::length_at(rest.as_bytes()).filter(|_| rest.starts_with('<'))?;
        let tag = Tag::of(&rest[..length])?;
        match tag.name() {
            name if name.starts_with(['?', '!']) => rest = rest[length..].trim_start(),
            name => return Some(name),
        }
    }
}

/// The text with characters in the place of references to them. A reference that is none stays as it is.
pub(crate) fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains('&') {
        return Cow::Borrowed(text);
    }
    let mut pieces = text.split('&');
    let mut plain = pieces.next().unwrap_or("").to_owned();
    for piece in pieces {
        match piece.split_once(';').and_then(|(name, rest)| Some((character(name)?, rest))) {
            Some((c, rest)) => {
                plain.push(c);
                plain.push_str(rest);
            }
            None => {
                plain.push('&');
                plain.push_str(piece);
            }
        }
    }
    Cow::Owned(plain)
}

fn character(name: &str) -> Option<char> {
    let number = |digits, radix| char::from_u32(u32::from_str_radix(digits, radix).ok()?);
    match name {
        "lt" => Some('<'),
        "gt" => Some('>'),
        "amp" => Some('&'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => match name.strip_prefix('#')? {
            hex if hex.starts_with(['x', 'X']) => number(&hex[1..], 16),
            digits => number(digits, 10),
        },
    }
}

/// The text as the value of an attribute in double quotes.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '"' => escaped.push_str("&quot;"),
            '\n' => escaped.push_str("&#10;"),
            '\r' => escaped.push_str("&#13;"),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_have_names_and_attributes() {
        let text = "<game a = 'x > y' data=\"5 &lt; 3&#10;&#x41;&nbsp;&\"/>";
        assert_eq!(Tag::length_at(format!("{text}<b>").as_bytes()), Some(text.len()));
        let tag = Tag::of(text).unwrap_or(Tag(""));
        assert_eq!((tag.name(), tag.is_empty()), ("game", true));
        assert_eq!(tag.attribute("a").as_deref(), Some("x > y"));
        assert_eq!(tag.attribute("data").as_deref(), Some("5 < 3\nA&nbsp;&"));
        assert_eq!(tag.attribute("b"), None);
        let tag = Tag::of("<input maxlength=1 readonly value=5/>").unwrap_or(Tag(""));
        assert_eq!(tag.attribute("value").as_deref(), Some("5"));
        for text in ["<a b", "<a b=\">", "<!-- > -"] {
            assert_eq!(Tag::length_at(text.as_bytes()), None, "{text}");
        }
        let names = ["</game >", "<a/>", "< >", "<>", "</>"].map(|text| Tag::of(text).map(Tag::name));
        assert_eq!(names, [Some("/game"), Some("a"), Some(""), Some(""), Some("/")]);
        assert_eq!(Tag::length_at(b"<!-- a > b --> c"), Some(14));
    }

    #[test]
    fn escaped_text_reads_back() {
        let text = "<a> & \"b\"\r\n'c' &amp; é";
        assert_eq!(unescaped(&escaped(text)), text);
    }
}
