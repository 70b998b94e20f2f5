//! A file that is read in any order.

use std::io::{Read, Seek};

/// Bytes in any order.
pub(crate) trait Random: Read + Seek + Send {}

impl<R: Read + Seek + Send> Random for R {}

/// A file.
pub(crate) type File = Box<dyn Random>;
