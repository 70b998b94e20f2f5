//! What the address asks of a stream.

use ichidoku_arrow::{Plan, Scale};

use super::offer::Offer;
use crate::problem::Problem;
use crate::shared::SOLUTIONS;

/// What is asked of a stream.
#[derive(Debug)]
pub(super) struct Asked {
    /// The name of the operation.
    pub(super) id: &'static str,
    pub(super) plan: Plan,
    /// The column of puzzles, if it is named.
    pub(super) column: Option<String>,
}

impl Asked {
    /// Reads the part of the address after the question mark.
    pub(super) fn read(offer: &'static Offer, query: &str) -> Result<Self, Problem> {
        let mut asked = Self { id: offer.id, plan: offer.plan, column: None };
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            match (&*name, asked.plan) {
                ("column", _) => asked.column = Some(value.into_owned()),
                ("limit", Plan::Count { .. }) => asked.plan = Plan::Count { limit: limit(&value)? },
                ("scale", Plan::Rate(_)) => asked.plan = Plan::Rate(scale(&value)?),
                _ => return Err(unknown(&name, offer)),
            }
        }
        Ok(asked)
    }
}

/// Where counting ends.
fn limit(text: &str) -> Result<u64, Problem> {
    let limit = text.parse().ok().filter(|limit| (1..=SOLUTIONS).contains(limit));
    limit.ok_or_else(|| unfit("limit", &format_args!("1..{SOLUTIONS}")))
}

fn scale(text: &str) -> Result<Scale, Problem> {
    let scale = Scale::ALL.iter().find(|scale| scale.name() == text).copied();
    let names = || Scale::ALL.iter().map(|scale| scale.name()).collect::<Vec<_>>().join(", ");
    scale.ok_or_else(|| unfit("scale", &names()))
}

/// A parameter does not say what is expected.
fn unfit(name: &str, expected: &dyn std::fmt::Display) -> Problem {
    Problem::unfit_with("parameter", &[("name", &name), ("expected", expected)])
}

/// There is no such parameter.
fn unknown(name: &str, offer: &Offer) -> Problem {
    let names = offer.parameters().join(", ");
    Problem::unfit_with("unknown-parameter", &[("name", &name), ("names", &names)])
}

#[cfg(test)]
mod tests {
    use super::super::offer::OFFERS;
    use super::*;

    fn read(name: &str, query: &str) -> Result<Asked, String> {
        let offer = OFFERS.iter().find(|offer| offer.name == name).unwrap();
        Asked::read(offer, query).map_err(|problem| format!("{} {}", problem.status().as_u16(), problem.message()))
    }

    #[test]
    fn parameters_say_what_is_asked() {
        let asked = read("count", "column=my%20quiz&limit=7").unwrap();
        assert_eq!((asked.plan, asked.column.as_deref()), (Plan::Count { limit: 7 }, Some("my quiz")));
        assert_eq!(read("rate", "scale=se121").unwrap().plan, Plan::Rate(Scale::Se121));
        assert_eq!(read("solve", "").unwrap().column, None);
    }

    #[test]
    fn what_no_parameter_allows_is_refused() {
        let refusal = |name, query| read(name, query).unwrap_err();
        for query in ["limit=0", "limit=1000001", "limit=x", "limit="] {
            assert_eq!(refusal("count", query), "422 the parameter limit must be one of 1..1000000");
        }
        assert_eq!(
            refusal("rate", "scale=x"),
            "422 the parameter scale must be one of ichidoku, hodoku, se121, sukaku"
        );
        assert_eq!(refusal("solve", "limit=1"), "422 there is no parameter limit; the parameters are: column");
    }
}
