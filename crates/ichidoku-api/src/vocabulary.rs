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
        #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
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

        impl Request {
            /// The names of all requests.
            pub const NAMES: &'static [&'static str] = &[$($(#[cfg(feature = $feature)])? $name),*];

            /// The request's name.
            pub const fn name(&self) -> &'static str {
                match self {
                    $($(#[cfg(feature = $feature)])? Self::$request(_) => $name,)*
                }
            }

            /// Answers the request.
            pub fn answer(&self, control: &crate::Control<'_>) -> Answer {
                #[cfg(feature = "variants")]
                if let Some(variant) = self.for_variant() {
                    return variant.answer(control);
                }
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
