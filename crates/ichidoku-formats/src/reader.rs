//! What bytes are read from.

use std::io::Read;

/// Any source of bytes.
pub(crate) type Reader = Box<dyn Read + Send>;
