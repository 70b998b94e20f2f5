//! What is shown every request of the vocabulary.

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::ask::Ask;

/// Is shown every request of the vocabulary by [`Request::visit`](crate::Request::visit).
pub trait Visitor {
    /// Looks at a request with this name.
    fn request<Q>(&mut self, name: &'static str)
    where
        Q: Ask + DeserializeOwned + JsonSchema + 'static,
        Q::Answer: Serialize + JsonSchema;
}
