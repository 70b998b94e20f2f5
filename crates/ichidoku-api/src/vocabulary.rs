//! How the types that hold any request and any answer are made.

/// Makes the types that hold any request and any answer: `Request => Answer "name";` for each request, with
/// `if "feature"` where it needs one.
macro_rules! vocabulary {
    ($($(#[$doc:meta])* $request:ident => $answer:ident $name:literal $(if $feature:literal)?;)*) => {
        /// Any request; in JSON an object whose field `request` names it.
        ///
        /// ```
        /// use ichidoku_api::{Answer, Control, Request};
        /// let json = r#"{"request": "count", "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#;
        /// let request: Request = serde_json::from_str(json).unwrap();
        /// let Answer::Count(counted) = request.answer(&Control::new()) else { panic!() };
        /// assert_eq!(counted.solutions, 1);
        /// ```
        #[derive(Clone, PartialEq, Debug, serde::Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "request")]
        #[non_exhaustive]
        #[allow(clippy::large_enum_variant, reason = "there is one at a time, and it is answered at once")]
        pub enum Request {
            $($(#[cfg(feature = $feature)])? $(#[$doc])* #[serde(rename = $name)] $request(crate::$request),)*
        }

        /// Any answer; in JSON an object whose field `answer` has the name of the request, or is `error`.
        #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "answer")]
        #[non_exhaustive]
        #[allow(clippy::large_enum_variant, reason = "an answer is written to JSON and dropped")]
        pub enum Answer {
            $($(#[cfg(feature = $feature)])? $(#[$doc])* #[serde(rename = $name)] $request(crate::$answer),)*
            /// There is no answer.
            #[serde(rename = "error")]
            Error(crate::Error),
        }

        impl Answer {
            /// The name of the request that it answers, or `error`.
            pub const fn name(&self) -> &'static str {
                match self {
                    $($(#[cfg(feature = $feature)])? Self::$request(_) => $name,)*
                    Self::Error(_) => "error",
                }
            }

            pub(crate) fn write_unnamed<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $($(#[cfg(feature = $feature)])? Self::$request(answer) => serde::Serialize::serialize(answer, serializer),)*
                    Self::Error(error) => serde::Serialize::serialize(error, serializer),
                }
            }
        }

        impl Request {
            /// The names of all requests.
            pub const NAMES: &'static [&'static str] = &[$($(#[cfg(feature = $feature)])? $name),*];

            /// The request's name.
            pub const fn name(&self) -> &'static str {
                match self {
                    $($(#[cfg(feature = $feature)])? Self::$request(_) => $name,)*
                }
            }

            /// The example of the request with this name: see [`Ask::EXAMPLE`](crate::Ask::EXAMPLE).
            pub fn example(name: &str) -> Option<&'static str> {
                match name {
                    $($(#[cfg(feature = $feature)])? $name => Some(<crate::$request as crate::Ask>::EXAMPLE),)*
                    _ => None,
                }
            }

            /// Reads the request with this name from what says the rest.
            ///
            /// # Errors
            /// There is no such request, or it does not say what is expected.
            pub fn named<'de, D: serde::Deserializer<'de>>(name: &str, rest: D) -> Result<Self, D::Error> {
                match name {
                    $($(#[cfg(feature = $feature)])? $name => serde::Deserialize::deserialize(rest).map(Self::$request),)*
                    _ => Err(serde::de::Error::unknown_variant(name, Self::NAMES)),
                }
            }

            /// Answers the request about a classic puzzle, or about a variant if its name says so.
            pub fn answer_as_named(&self, control: &crate::Control<'_>) -> Answer {
                match self {
                    $($(#[cfg(feature = $feature)])? Self::$request(request) => crate::Ask::run(request, control).map_or_else(Answer::Error, Answer::$request),)*
                }
            }

            /// Shows every request to a visitor.
            #[cfg(feature = "schema")]
            pub fn visit(visitor: &mut impl crate::visitor::Visitor) {
                $($(#[cfg(feature = $feature)])? visitor.request::<crate::$request>($name);)*
            }
        }
    };
}
pub(crate) use vocabulary;
