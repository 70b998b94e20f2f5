//! JSON as SudokuPad shortens it before it packs it: short names of members, single quotes, and neither quotes around names nor
//! words for what is empty, true, false or a colour.
//!
//! ```text
//! {cs:50,ce:[[{v:5},,],[,{v:3},]],ca:[{v:12,ce:[[0,0],[0,1]],unique:t}],l:[{c:#0,th:2,wp:[[0.5,0.5],[1.5,0.5]]}]}
//! ```

use serde_json::{Map, Number, Value};

/// Names of members, short and in full.
const NAMES: [(&str, &str); 24] = [
    ("a", "arrows"),
    ("c", "color"),
    ("c1", "borderColor"),
    ("c2", "backgroundColor"),
    ("ca", "cages"),
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("ct", "center"),
    ("d", "duration"),
    ("fs", "fontSize"),
    ("h", "height"),
    ("hl", "headLength"),
    ("l", "lines"),
    ("o", "overlays"),
    ("r", "rounded"),
    ("re", "regions"),
    ("t", "title"),
    ("te", "text"),
    ("th", "thickness"),
    ("u", "underlays"),
    ("v", "value"),
    ("vd", "videos"),
    ("w", "width"),
    ("wp", "wayPoints"),
];

/// As many lists and objects in each other are followed, as in JSON.
const DEEPEST: usize = 128;

/// The object that a text stands for; `None` if it is no shortened JSON.
pub(super) fn read(text: &str) -> Option<Value> {
    let mut reader = Reader { rest: text.trim() };
    let value = reader.value(DEEPEST)?;
    (reader.rest.trim().is_empty() && value.is_object()).then_some(value)
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Passes over a sign if it comes next.
    fn take(&mut self, sign: char) -> bool {
        let rest = self.rest.trim_start().strip_prefix(sign);
        self.rest = rest.map_or(self.rest, str::trim_start);
        rest.is_some()
    }

    fn value(&mut self, deepest: usize) -> Option<Value> {
        let deeper = deepest.checked_sub(1)?;
        match self.peek()? {
            '{' => self.object(deeper),
            '[' => self.list(deeper),
            '\'' | '"' => self.string().map(Value::String),
            // What is left out is an empty object.
            ',' | ']' | '}' => Some(Value::Object(Map::new())),
            _ => self.word(),
        }
    }

    fn object(&mut self, deepest: usize) -> Option<Value> {
        let mut members = Map::new();
        self.take('{');
        while !self.take('}') {
            let name = if matches!(self.peek()?, '\'' | '"') { self.string()? } else { self.bare().to_owned() };
            let name = NAMES.iter().find(|(short, _)| *short == name).map_or(name, |(_, long)| (*long).to_owned());
            self.take(':').then_some(())?;
            let value = self.value(deepest)?;
            let is_new = members.insert(name, value).is_none();
            (is_new && (self.take(',') || self.peek()? == '}')).then_some(())?;
        }
        Some(Value::Object(members))
    }

    fn list(&mut self, deepest: usize) -> Option<Value> {
        let mut items = Vec::new();
        self.take('[');
        if self.take(']') {
            return Some(Value::Array(items));
        }
        loop {
            items.push(self.value(deepest)?);
            if self.take(']') {
                return Some(Value::Array(items));
            }
            self.take(',').then_some(())?;
        }
    }

    /// A text in quotes of either kind.
    fn string(&mut self) -> Option<String> {
        let mut letters = self.rest.chars();
        let quote = letters.next()?;
        let mut text = String::new();
        loop {
            match letters.next()? {
                '\\' => text.push(escaped(&mut letters)?),
                letter if letter == quote => break,
                letter => text.push(letter),
            }
        }
        self.rest = letters.as_str();
        Some(text)
    }

    /// What stands without quotes, up to the next sign.
    fn bare(&mut self) -> &'a str {
        let end = self.rest.find([',', ':', ']', '}']).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word.trim()
    }

    fn word(&mut self) -> Option<Value> {
        let word = self.bare();
        // Six digits are a colour: no number of a puzzle is as long.
        let is_colour = word.len() == 6 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
        Some(match word {
            "t" | "true" => true.into(),
            "f" | "false" => false.into(),
            "null" => Value::Null,
            "#0" => "#000000".into(),
            "#F" => "#FFFFFF".into(),
            _ if is_colour => format!("#{word}").into(),
            _ => Value::Number(word.parse::<Number>().ok()?),
        })
    }
}

/// The letter that a backslash stands before. Both kinds of quotes have become the same one.
fn escaped(letters: &mut std::str::Chars<'_>) -> Option<char> {
    Some(match letters.next()? {
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'b' => '\u{8}',
        'f' => '\u{c}',
        'u' => {
            let code = letters.as_str().get(..4)?;
            *letters = letters.as_str().get(4..)?.chars();
            // Halves of a pair don't occur: other letters are not escaped.
            char::from_u32(u32::from_str_radix(code, 16).ok()?)?
        }
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn shortened_json_is_read_in_full() {
        let text = "{cs:50,ce:[[{v:5},,],[,{v:'A'},]],ca:[{v:12,ce:[[0,0],[0,1]],unique:t,hidden:f}],\
                    l:[{c:#0,c1:ff00AA,th:0.5,wp:[[-0.5,1e1]]}],metadata:{t:'It\\'s \\\\ \\u00e9'},x:}";
        let value = json!({
            "cellSize": 50,
            "cells": [[{"value": 5}, {}, {}], [{}, {"value": "A"}, {}]],
            "cages": [{"value": 12, "cells": [[0, 0], [0, 1]], "unique": true, "hidden": false}],
            "lines": [{"color": "#000000", "borderColor": "#ff00AA", "thickness": 0.5, "wayPoints": [[-0.5, 1e1]]}],
            "metadata": {"title": "It's \\ é"},
            "x": {},
        });
        assert_eq!(read(text), Some(value));
    }

    #[test]
    fn what_is_no_shortened_json_is_refused() {
        let deep = format!("{{a:{}", "[".repeat(100_000));
        let texts =
            ["", "5", "{", "{a", "{a:", "{a:5", "{a:x}", "{a:'b}", "{a:5,a:6}", "{a:5 b:6}", "{a:'\\u12'}", "{}x"];
        for text in texts.into_iter().chain([deep.as_str()]) {
            assert_eq!(read(text), None, "{}", &text[..text.len().min(20)]);
        }
    }
}
