//! Without the feature `variants` no element has a style of its own: classic grids know classes alone.

use std::collections::BTreeMap;

use super::style::Colour;

pub(super) fn declarations(_: &str) -> impl Iterator<Item = (&str, &str)> {
    std::iter::empty()
}

pub(super) const fn mixed(_: &str, _: &BTreeMap<&str, &str>) -> Option<Colour> {
    None
}

pub(super) const fn on_paper(_: &str, colour: Colour, _: &BTreeMap<&str, &str>) -> Colour {
    colour
}
