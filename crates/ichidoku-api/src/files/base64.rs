//! Files in JSON: bytes as a text in base 64.

use ichidoku_formats::base64::{decoded, encoded};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The bytes of a file; in JSON a text in base 64 (RFC 4648).
///
/// ```
/// use ichidoku_api::Base64;
/// assert_eq!(serde_json::to_string(&Base64(b"foob".to_vec())).unwrap(), "\"Zm9vYg==\"");
/// assert_eq!(serde_json::from_str::<Base64>("\"Zm9vYg==\"").unwrap(), Base64(b"foob".to_vec()));
/// assert!(serde_json::from_str::<Base64>("\"Zm9!\"").is_err());
/// assert!(serde_json::from_str::<Base64>("\"Zm9-\"").is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Base64(pub Vec<u8>);

impl Serialize for Base64 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&encoded(&self.0))
    }
}

impl<'de> Deserialize<'de> for Base64 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        // The signs for addresses, and what forms make of plus signs, have no place in JSON.
        let is_plain = !text.contains(['-', '_', ' ']);
        let bytes = is_plain.then(|| decoded(&text)).flatten();
        bytes.map(Self).ok_or_else(|| D::Error::custom("a text that isn't base 64"))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Base64 {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Base64".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "contentEncoding": "base64" })
    }
}
