//! A reader of JSON whose errors are in plain words and name the field, for whoever writes requests by hand.

use std::fmt::{self, Display};

use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, Error, Expected, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::Value;

/// What is not as expected, and where.
#[derive(Debug)]
pub struct Misfit {
    /// The names of fields and the numbers in lists that lead to it: `order.pattern[1]`.
    path: String,
    message: String,
}

impl Misfit {
    /// The same, found within something that has this name or number.
    fn within(self, name: impl Display) -> Self {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        Self { path: format!("{name}{dot}{}", self.path), ..self }
    }
}

impl Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.path.as_str() {
            "" => f.write_str(&self.message),
            path => write!(f, "{path}: {}", self.message),
        }
    }
}

impl std::error::Error for Misfit {}

impl Error for Misfit {
    fn custom<T: Display>(message: T) -> Self {
        Self { path: String::new(), message: message.to_string() }
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::custom(format_args!("expected {}, found {}", plain(&expected.to_string()), Found(found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Self {
        Self::custom(format_args!("expected {}, found {length}", plain(&expected.to_string())))
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        Self::custom(format_args!("{} is not one of {}", Found(Unexpected::Str(variant)), list(expected)))
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        Self::custom(format_args!("there is no field `{field}`; the fields are {}", list(expected)))
    }

    fn missing_field(field: &'static str) -> Self {
        Self::custom(format_args!("the field `{field}` is missing"))
    }
}

/// Names in a row: `a`, `b` and `c`.
fn list(names: &[&str]) -> String {
    let quoted: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    match quoted.as_slice() {
        [] => "none".to_owned(),
        [only] => only.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

/// What serde expects, without the names that Rust has for it.
fn plain(expected: &str) -> String {
    let largest = match expected {
        "u8" => u64::from(u8::MAX),
        "u16" => u64::from(u16::MAX),
        "u32" => u64::from(u32::MAX),
        "u64" | "usize" => u64::MAX,
        "a string" | "a borrowed string" | "string" => return "text".to_owned(),
        "a boolean" => return "true or false".to_owned(),
        "f32" | "f64" | "a JSON number" => return "a number".to_owned(),
        "a sequence" => return "a list".to_owned(),
        "a map" => return "an object".to_owned(),
        "string or map" => return "a name".to_owned(),
        other if other.starts_with("struct ") => return "an object".to_owned(),
        other if other.starts_with("enum ") => return "a name".to_owned(),
        other => return other.to_owned(),
    };
    format!("a whole number from 0 to {largest}")
}

/// What was found, as it is written in JSON.
struct Found<'a>(Unexpected<'a>);

impl Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// The most characters of a text that are repeated.
        const SHOWN: usize = 40;
        match self.0 {
            Unexpected::Bool(value) => write!(f, "{value}"),
            Unexpected::Unsigned(number) => write!(f, "{number}"),
            Unexpected::Signed(number) => write!(f, "{number}"),
            Unexpected::Float(number) => write!(f, "{number}"),
            Unexpected::Str(text) if text.chars().count() > SHOWN => {
                write!(f, "{:?}", text.chars().take(SHOWN).chain(['…']).collect::<String>())
            }
            Unexpected::Str(text) => write!(f, "{text:?}"),
            Unexpected::Unit | Unexpected::Option => f.write_str("null"),
            Unexpected::Seq => f.write_str("a list"),
            Unexpected::Map => f.write_str("an object"),
            other => write!(f, "{other}"),
        }
    }
}

/// A value in JSON to read something from.
///
/// ```
/// use ichidoku_api::{Count, JsonReader};
/// use serde::Deserialize;
/// let many = serde_json::json!({"puzzle": "1", "limit": "many"});
/// let misfit = Count::deserialize(JsonReader(many)).unwrap_err();
/// assert_eq!(misfit.to_string(), "limit: expected a whole number from 0 to 18446744073709551615, found \"many\"");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct JsonReader(pub Value);

impl JsonReader {
    /// This value, if it is an object. Without this, serde would also take a list of the fields' values in order, which nobody means.
    ///
    /// # Errors
    /// It is something else.
    pub fn object(self) -> Result<Self, Misfit> {
        let found = match &self.0 {
            Value::Object(_) => return Ok(self),
            Value::Null => Unexpected::Unit,
            Value::Bool(value) => Unexpected::Bool(*value),
            Value::Number(number) => Unexpected::Float(number.as_f64().unwrap_or(f64::NAN)),
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
        };
        Err(Misfit::invalid_type(found, &"an object"))
    }
}

impl<'de> Deserializer<'de> for JsonReader {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(value),
            Value::String(text) => visitor.visit_string(text),
            Value::Array(items) => {
                let mut items = Items(items.into_iter().enumerate());
                let read = visitor.visit_seq(&mut items)?;
                items.finish().map(|()| read)
            }
            Value::Object(fields) => visitor.visit_map(Fields { fields: fields.into_iter(), current: None }),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(number), ..) => visitor.visit_u64(number),
                (_, Some(number), _) => visitor.visit_i64(number),
                (.., number) => visitor.visit_f64(number.unwrap_or(f64::NAN)),
            },
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(IntoDeserializer::<Misfit>::into_deserializer(name)),
            Value::Object(fields) if fields.len() == 1 => {
                visitor.visit_enum(MapAccessDeserializer::new(Fields { fields: fields.into_iter(), current: None }))
            }
            other => Self(other).deserialize_any(visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// The items of a list.
struct Items(std::iter::Enumerate<std::vec::IntoIter<Value>>);

impl Items {
    /// Refuses what follows a list of a length that is fixed.
    fn finish(self) -> Result<(), Misfit> {
        let mut rest = self.0;
        match rest.next() {
            None => Ok(()),
            Some((wanted, _)) => {
                let found = wanted + 1 + rest.len();
                Err(Misfit::custom(format_args!("expected a list of {wanted}, found one of {found}")))
            }
        }
    }
}

impl<'de> SeqAccess<'de> for Items {
    type Error = Misfit;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misfit> {
        let read = |(index, item)| {
            seed.deserialize(JsonReader(item)).map_err(|misfit| misfit.within(format_args!("[{index}]")))
        };
        self.0.next().map(read).transpose()
    }
}

/// The fields of an object.
struct Fields {
    fields: serde_json::map::IntoIter,
    /// The field whose value comes next.
    current: Option<(String, Value)>,
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Misfit;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Misfit> {
        self.current = self.fields.next();
        let key = self.current.as_ref().map(|(name, _)| StrDeserializer::<Misfit>::new(name));
        key.map(|key| seed.deserialize(key)).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Misfit> {
        let (name, value) = self.current.take().unwrap_or_default();
        seed.deserialize(JsonReader(value)).map_err(|misfit| misfit.within(&name))
    }
}
