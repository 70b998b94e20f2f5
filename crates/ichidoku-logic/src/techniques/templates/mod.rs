//! All ways to place one digit in the whole grid.

use super::Info;
use crate::draw::Marks;
use crate::explain::{Key, Message};
use crate::technique::Family;

pub(super) mod pattern_overlay;

/// What the techniques of the family have in common.
const FAMILY: Info =
    Info::of(Family::Templates, |_, _| vec![Message::new(Key::AllWays, Vec::new())], |_, _| Marks::default());
