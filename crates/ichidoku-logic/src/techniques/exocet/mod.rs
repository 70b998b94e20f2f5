//! Exocets: two base cells whose digits, whatever they are, fill two target cells as well.

use super::Info;
use crate::technique::Family;

pub(super) mod junior_exocet;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Exocets);
