//! All ways to place one digit in the whole grid.

use super::Info;
use crate::technique::Family;

pub(super) mod pattern_overlay;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Templates);
