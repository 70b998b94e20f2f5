//! What the description says of one endpoint.

use ichidoku_api::schema::Visitor;
use ichidoku_api::{self as api, Ask};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::body::Kind;
use crate::json::NOTHING;

/// Makes the schema of a type, and those that it refers to beside it.
pub(crate) type MakeSchema = fn(&mut SchemaGenerator) -> Schema;

/// What an endpoint is for, what it is asked in and what it answers.
pub(crate) struct Description {
    /// The name of the operation, for programs that are made from the description.
    pub(crate) id: String,
    /// What it is for, in a sentence.
    pub(crate) summary: String,
    pub(crate) tag: &'static str,
    pub(crate) asked: Asked,
    pub(crate) answer: MakeSchema,
    /// The operation that answers where the puzzle is a variant.
    pub(crate) for_variant: Option<&'static str>,
}

/// How an endpoint is asked.
pub(crate) enum Asked {
    /// With `GET` alone.
    Plainly,
    /// With `GET`, and one of some words for a parameter that may be left out.
    WithWord { name: &'static str, words: &'static [&'static str] },
    /// With `POST` and a body of one of these kinds.
    WithBody(Vec<Content>),
    /// With `POST`, a stream of Arrow that is answered with another, and these parameters, which may be left out.
    #[cfg(feature = "columns")]
    WithTable(Vec<Parameter>),
}

impl Asked {
    /// True if it is asked with `POST` and a body.
    pub(crate) const fn has_body(&self) -> bool {
        !matches!(self, Self::Plainly | Self::WithWord { .. })
    }
}

/// A parameter in the address.
#[cfg(feature = "columns")]
pub(crate) struct Parameter {
    pub(crate) name: &'static str,
    pub(crate) description: &'static str,
    pub(crate) schema: Value,
}

/// A kind of body, what it holds, and an example in JSON.
pub(crate) struct Content {
    pub(crate) kind: Kind,
    pub(crate) schema: MakeSchema,
    pub(crate) example: &'static str,
}

impl Description {
    /// Of an endpoint that is asked plainly.
    pub(crate) fn new<T: JsonSchema>(tag: &'static str, id: &str, summary: &str) -> Self {
        Self {
            id: id.to_owned(),
            summary: summary.to_owned(),
            tag,
            asked: Asked::Plainly,
            answer: SchemaGenerator::subschema_for::<T>,
            for_variant: None,
        }
    }

    /// Of the endpoint for the request of the vocabulary with this name.
    pub(crate) fn of_request(name: &'static str) -> Self {
        struct Finder {
            wanted: &'static str,
            found: Option<Description>,
        }

        impl Visitor for Finder {
            fn request<Q>(&mut self, name: &'static str)
            where
                Q: Ask + DeserializeOwned + JsonSchema + 'static,
                Q::Answer: Serialize + JsonSchema,
            {
                if name == self.wanted {
                    self.found = Some(of::<Q>(name));
                }
            }
        }

        let mut finder = Finder { wanted: name, found: None };
        api::Request::visit(&mut finder);
        finder.found.unwrap_or_else(|| Self::new::<()>("ichidoku", name, ""))
    }
}

fn of<Q>(name: &str) -> Description
where
    Q: Ask + JsonSchema,
    Q::Answer: JsonSchema,
{
    let body = || Content { kind: Kind::Json, schema: SchemaGenerator::subschema_for::<Q>, example: Q::EXAMPLE };
    Description {
        asked: if Q::EXAMPLE == NOTHING { Asked::Plainly } else { Asked::WithBody(vec![body()]) },
        for_variant: api::Request::FOR_VARIANTS.iter().find(|(known, _)| *known == name).map(|(_, variant)| *variant),
        ..Description::new::<Q::Answer>("ichidoku", name, &summary::<Q>())
    }
}

/// The first sentence on the request's type.
fn summary<Q: JsonSchema>() -> String {
    let schema = api::schema::of::<Q>();
    let description = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    let paragraph = description.split("\n\n").next().unwrap_or_default();
    paragraph.split_inclusive(". ").next().unwrap_or_default().trim_end().replace('\n', " ")
}
