//! What bytes are read from.

use std::io::{self, Read};

/// Any source of bytes.
pub(crate) type Reader = Box<dyn Read + Send>;

/// Appends this many bytes, or all that are left; returns how many. In the browser's module this is 2 KB less than the library's
/// reading to the end of so many.
pub(crate) fn append(reader: &mut dyn Read, bytes: &mut Vec<u8>, most: usize) -> io::Result<usize> {
    let start = bytes.len();
    bytes.resize(start + most, 0);
    let mut length = 0;
    let mut end = Ok(());
    while length < most && end.is_ok() {
        match reader.read(&mut bytes[start + length..]) {
            Ok(0) => break,
            Ok(n) => length += n,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => end = Err(error),
        }
    }
    bytes.truncate(start + length);
    end.map(|()| length)
}
