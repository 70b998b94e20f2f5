//! Patterns that a puzzle with one solution cannot end in.
//!
//! A set of cells without givens that could be filled in two ways, with the same digits in each house, is deadly:
//! whatever the rest of the grid is, both fillings fit. So in a puzzle with one solution at least one candidate outside
//! the pattern, a guardian, is true. These finders are asked only where the state may assume uniqueness.

use super::Info;
use crate::technique::Family;

pub(super) mod avoidable_rectangle;
pub(super) mod bug;
pub(super) mod extended_rectangle;
pub(super) mod hidden_rectangle;
mod pattern;
mod rectangle;
pub(super) mod type_1;
pub(super) mod type_2;
pub(super) mod type_3;
pub(super) mod type_4;
pub(super) mod type_6;
pub(super) mod unique_loop;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Uniqueness);
