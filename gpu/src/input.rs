//! The lines to solve, a part at a time.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, bail};

use crate::kernel::RECORD;

/// A file that is read at several places at once, or standard input, read by one worker at a time.
pub(crate) struct Input {
    path: PathBuf,
    file: Option<File>,
    /// Length of the file in bytes.
    length: u64,
    /// Records per part.
    part: usize,
    next: Mutex<Next>,
}

/// The part to be read next.
#[derive(Default)]
struct Next {
    number: u64,
    record: u64,
    at_end: bool,
}

/// Records that were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// Number of the part in this run, from 0.
    pub(crate) number: u64,
    /// Number of its first record, from 0.
    pub(crate) first: u64,
    /// Number of its records.
    pub(crate) records: usize,
}

impl Input {
    /// Opens a file, or standard input for `-`.
    pub(crate) fn open(path: &Path, part: usize) -> Result<Self> {
        let (path, next) = (path.to_owned(), Mutex::default());
        if path.as_os_str() == "-" {
            return Ok(Self { path, file: None, length: 0, part, next });
        }
        let mut file = File::open(&path).with_context(|| path.display().to_string())?;
        // The end of a device or a pipe is not known beforehand.
        let length = file.seek(SeekFrom::End(0)).with_context(|| format!("{}: not a file", path.display()))?;
        let part = part.min(usize::try_from(length.div_ceil(RECORD as u64))?).max(1);
        Ok(Self { path, file: Some(file), length, part, next })
    }

    /// Largest number of records in a part.
    pub(crate) fn part(&self) -> usize {
        self.part
    }

    /// Says which input this is, so that a resumed run can be compared with the one before.
    pub(crate) fn describe(&self) -> String {
        format!("{} {}", self.path.display(), self.length)
    }

    /// Name and number of a record's line.
    pub(crate) fn line(&self, record: u64) -> String {
        format!("{}:{}", self.path.display(), record + 1)
    }

    /// Passes over records that are done.
    pub(crate) fn skip(&self, records: u64) -> Result<()> {
        if records > 0 && self.file.is_none() {
            bail!("standard input can't be resumed");
        }
        self.next.lock().unwrap_or_else(PoisonError::into_inner).record = records;
        Ok(())
    }

    /// Reads the next part; `None` at the end.
    pub(crate) fn read_part(&self, text: &mut [u8]) -> Result<Option<Part>> {
        let text = &mut text[..self.part * RECORD];
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        if next.at_end {
            return Ok(None);
        }
        let first = next.record;
        let read = match &self.file {
            Some(_) => usize::try_from(self.length.saturating_sub(first * RECORD as u64))?.min(text.len()),
            None => read_fully(&mut io::stdin().lock(), text).context("standard input can't be read")?,
        };
        next.at_end = read < text.len();
        if read == 0 {
            return Ok(None);
        }
        let records = complete_last_line(text, read);
        let part = Part { number: next.number, first, records };
        next.number += 1;
        next.record += records as u64;
        drop(next);
        if let Some(file) = &self.file {
            file.read_exact_at(&mut text[..read], first * RECORD as u64).with_context(|| self.line(first))?;
        }
        Ok(Some(part))
    }
}

/// Fills up the last record: a missing line feed is added, an incomplete line becomes one that no puzzle has. Returns the
/// number of records.
fn complete_last_line(text: &mut [u8], read: usize) -> usize {
    let records = read.div_ceil(RECORD);
    let rest = &mut text[read..records * RECORD];
    rest.fill(if rest.len() == 1 { b'\n' } else { b'?' });
    records
}

/// Reads until the bytes are full or the source ends.
fn read_fully(source: &mut impl Read, bytes: &mut [u8]) -> io::Result<usize> {
    let mut read = 0;
    while read < bytes.len() {
        match source.read(&mut bytes[read..]) {
            Ok(0) => break,
            Ok(more) => read += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_follow_each_other_and_the_last_line_is_completed() {
        let path = std::env::temp_dir().join(format!("ichidoku-gpu-input-{}", std::process::id()));
        let line = format!("{}\n", "1".repeat(81));
        for (text, records, end) in
            [(line.repeat(3), 3, b'\n'), (line.repeat(3)[..245].to_owned(), 3, b'\n'), (line.repeat(2) + "12", 3, b'?')]
        {
            std::fs::write(&path, text).unwrap();
            let input = Input::open(&path, 2).unwrap();
            let mut bytes = vec![0; 2 * RECORD];
            assert_eq!(input.read_part(&mut bytes).unwrap(), Some(Part { number: 0, first: 0, records: 2 }));
            assert_eq!(input.read_part(&mut bytes).unwrap(), Some(Part { number: 1, first: 2, records: records - 2 }));
            assert_eq!(bytes[RECORD - 1], end);
            assert_eq!(input.read_part(&mut bytes).unwrap(), None);
            let input = Input::open(&path, 2).unwrap();
            input.skip(2).unwrap();
            assert_eq!(input.read_part(&mut bytes).unwrap(), Some(Part { number: 0, first: 2, records: 1 }));
        }
        std::fs::remove_file(path).unwrap();
    }
}
