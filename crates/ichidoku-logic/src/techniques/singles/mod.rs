//! One place for a digit, or one digit for a place.

use super::Info;
use crate::draw::Marks;
use crate::technique::Family;

pub(super) mod full_house;
pub(super) mod hidden_single;
pub(super) mod naked_single;

/// What the techniques of the family have in common.
const FAMILY: Info =
    Info { any_geometry: true, ..Info::of(Family::Singles, |_, _| Vec::new(), |_, _| Marks::default()) };
