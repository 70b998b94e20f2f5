//! Reading what was saved.
//!
//! The text is read as JSON, and the types from that. To read them from the text itself, with a reason for whatever does not
//! fit, would make the page's module larger by a twentieth, and nobody is told the reason: what can't be read is as if it
//! were not there.

use std::fmt;

use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{self, Deserialize, DeserializeOwned, Deserializer, IntoDeserializer, Visitor};
use serde_json::Value;

/// What a text holds, if it can be read.
///
/// ```
/// use ichidoku_web::session::{Shelf, read_saved};
/// assert_eq!(read_saved(r#"{"games": []}"#), Some(Shelf::default()));
/// assert_eq!(read_saved::<Shelf>(r#"{"games": 7}"#), None);
/// ```
pub fn read_saved<T: DeserializeOwned>(text: &str) -> Option<T> {
    read_value(&serde_json::from_str(text).ok()?)
}

/// What a value holds, if it can be read.
pub(super) fn read_value<'v, T: Deserialize<'v>>(value: &'v Value) -> Option<T> {
    T::deserialize(Saved(value)).ok()
}

/// A value that a type is read from.
#[derive(Clone, Copy)]
struct Saved<'v>(&'v Value);

impl<'de> Deserializer<'de> for Saved<'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().ok_or(Unreadable)?),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(list) => {
                let mut list = SeqDeserializer::new(list.iter().map(Saved));
                let read = visitor.visit_seq(&mut list)?;
                list.end().map(|()| read)
            }
            Value::Object(members) => visitor
                .visit_map(MapDeserializer::new(members.iter().map(|(name, value)| (name.as_str(), Saved(value))))),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_enum(self.0.as_str().ok_or(Unreadable)?.into_deserializer())
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'v> IntoDeserializer<'v, Unreadable> for Saved<'v> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// A value does not fit the type that is read from it.
#[derive(Debug)]
struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the value does not fit")
    }
}

impl std::error::Error for Unreadable {}

// The reasons that serde would give are dropped before they are put into words.
impl de::Error for Unreadable {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }

    fn invalid_type(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Self {
        Self
    }

    fn invalid_value(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Self {
        Self
    }

    fn invalid_length(_: usize, _: &dyn de::Expected) -> Self {
        Self
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Self
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        Self
    }

    fn missing_field(_: &'static str) -> Self {
        Self
    }

    fn duplicate_field(_: &'static str) -> Self {
        Self
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::read_saved;

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Plain,
        VeryPlain,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    struct Everything {
        kind: Kind,
        list: [i32; 2],
        #[serde(default)]
        real: f64,
        text: Option<String>,
        pairs: BTreeMap<String, Option<bool>>,
    }

    #[test]
    fn every_kind_of_value_is_read() {
        let text =
            r#"{"kind": "very-plain", "list": [-7, 2], "real": 0.25, "pairs": {"a": true, "b": null}, "new": [1]}"#;
        let pairs = BTreeMap::from([("a".to_owned(), Some(true)), ("b".to_owned(), None)]);
        let expected = Everything { kind: Kind::VeryPlain, list: [-7, 2], real: 0.25, text: None, pairs };
        assert_eq!(read_saved(text), Some(expected));
        let with = |old: &str, new: &str| read_saved::<Everything>(&text.replace(old, new));
        assert_eq!(with("\"real\": 0.25", "\"real\": 3").map(|it| it.real), Some(3.0));
        assert_eq!(with("\"new\": [1]", "\"text\": \"ab\"").and_then(|it| it.text).as_deref(), Some("ab"));
    }

    #[test]
    fn what_does_not_fit_is_not_read() {
        let text = r#"{"kind": "plain", "list": [1, 2], "pairs": {}}"#;
        assert!(read_saved::<Everything>(text).is_some());
        for (old, new) in [
            ("plain", "strange"),
            ("\"plain\"", "7"),
            ("[1, 2]", "[1]"),
            ("[1, 2]", "[1, 2, 3]"),
            ("[1, 2]", "[1, 5000000000]"),
            ("[1, 2]", "[1, 2.5]"),
            ("\"list\"", "\"lost\""),
            ("{}}", "{}"),
        ] {
            assert_eq!(read_saved::<Everything>(&text.replace(old, new)), None, "{new}");
        }
    }
}
