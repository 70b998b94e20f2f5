//! Without the feature `variants` no element has a style of its own: classic grids know classes alone.

use std::collections::BTreeMap;

/// Red, green, blue.
type Colour = [u8; 3];

pub(super) fn declarations(_: &str) -> impl Iterator<Item = (&str, &str)> {
    std::iter::empty()
}

pub(super) fn mixed(_: &str, _: impl Fn(&str) -> Option<Colour>) -> Option<Colour> {
    None
}

pub(super) const fn on_paper(_: &str, colour: Colour, _: &BTreeMap<&str, &str>) -> Colour {
    colour
}

/// Nothing is turned.
pub(super) enum Turn {}

impl Turn {
    pub(super) const fn of(_: &str) -> Option<Self> {
        None
    }

    pub(super) const fn point(&self, _: [f32; 2]) -> [f32; 2] {
        match *self {}
    }
}
