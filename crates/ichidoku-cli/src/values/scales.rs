//! Names of rating scales.

use ichidoku_api::Scale;

use super::names::Names;

/// Accepts the names of the scales.
pub(crate) fn scales() -> Names<Scale> {
    those(|_| true)
}

/// Accepts the names of the scales that have an ER and rest on a path.
pub(crate) fn explainers() -> Names<Scale> {
    those(|scale| scale.explainer().is_some())
}

fn those(are_meant: impl Fn(Scale) -> bool) -> Names<Scale> {
    let meant = Scale::ALL.iter().filter(|scale| are_meant(**scale));
    Names::new("scale", meant.map(|scale| (scale.name(), *scale)))
}
