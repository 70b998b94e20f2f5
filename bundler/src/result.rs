//! What may fail: files, programs, modules that are not as they should be.

use std::error::Error;

/// A value, or any error.
pub(crate) type Result<T> = std::result::Result<T, Box<dyn Error>>;
