//! Files in JSON: bytes as a text in base 64.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The bytes of a file; in JSON a text in base 64 (RFC 4648).
///
/// ```
/// use ichidoku_api::Base64;
/// assert_eq!(serde_json::to_string(&Base64(b"foob".to_vec())).unwrap(), "\"Zm9vYg==\"");
/// assert_eq!(serde_json::from_str::<Base64>("\"Zm9vYg==\"").unwrap(), Base64(b"foob".to_vec()));
/// assert!(serde_json::from_str::<Base64>("\"Zm9!\"").is_err());
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
        decoded(&text).map(Self).ok_or_else(|| D::Error::custom("a text that isn't base 64"))
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

fn encoded(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0u32, |bits, at| bits << 8 | u32::from(three.get(at).copied().unwrap_or_default()));
        for at in 0..4 {
            let sign = SIGNS[(bits >> (18 - 6 * at) & 63) as usize];
            text.push(if at <= three.len() { char::from(sign) } else { '=' });
        }
    }
    text
}

fn decoded(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut bits, mut count) = (Vec::with_capacity(text.len() / 4 * 3), 0u32, 0);
    for sign in text.trim_end_matches('=').bytes() {
        let value = SIGNS.iter().position(|own| *own == sign)?;
        (bits, count) = (bits << 6 | value as u32, count + 6);
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    Some(bytes)
}
