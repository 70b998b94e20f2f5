//! One place for a digit, or one digit for a place.

pub(super) mod full_house;
pub(super) mod hidden_single;
pub(super) mod naked_single;
