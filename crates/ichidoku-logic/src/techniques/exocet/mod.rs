//! Exocets: two base cells whose digits, whatever they are, fill two target cells as well.

pub(super) mod junior_exocet;
