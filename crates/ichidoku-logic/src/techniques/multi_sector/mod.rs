//! Sets of cells over many houses that are locked: their digits can stand in them just as often, all together, as
//! there are cells. So each digit stands in them as often as it can, and what would keep it from that is false.

pub(super) mod msls;
pub(super) mod sk_loop;
