//! The rules of a game as they are saved: by name. Usual ones are left out, so that older readers understand what is
//! written; what was saved before there was a choice, and states none, is classic.

use std::borrow::Cow;

use ichidoku::Rules;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's way")]
pub(super) fn are_usual(rules: &Rules) -> bool {
    rules.is_usual()
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's way")]
pub(super) fn serialize<S: Serializer>(rules: &Rules, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(rules.name())
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
    let name = Cow::<str>::deserialize(deserializer)?;
    Rules::named(&name).ok_or_else(|| D::Error::custom("unknown rules"))
}
