//! Sets of cells over many houses that are locked: their digits can stand in them just as often, all together, as
//! there are cells. So each digit stands in them as often as it can, and what would keep it from that is false.

use super::Info;
use crate::technique::Family;

pub(super) mod msls;
pub(super) mod sk_loop;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::MultiSector);
