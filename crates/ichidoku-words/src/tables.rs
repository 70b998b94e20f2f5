//! The names of all messages, and all texts. Made from the texts of every language.

#[cfg(feature = "languages")]
use std::sync::LazyLock;

use crate::kept::Kept;
#[cfg(feature = "languages")]
use crate::kept::inflated;

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
