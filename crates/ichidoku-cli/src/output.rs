//! Where the data go: standard output, or a file that is there only when it is whole.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ichidoku_formats::{ColumnType, Gzip, Parquet};

use crate::atomic_file::AtomicFile;
use crate::destination::{ending, is_gzipped, unwritten};
use crate::exit::Failure;
use crate::terminal::stdout_is_terminal;
use crate::words::{say, word};

/// Where the data go.
pub(crate) enum Output {
    Stdout(io::Stdout),
    /// A device, a named pipe: nothing to rename.
    Device(PathBuf, File),
    AtomicFile(AtomicFile),
    /// A table that is packed into a Parquet file on its way.
    Parquet(Box<Parquet<Self>>),
    /// What is compressed on its way.
    Gzip(Box<Gzip<Self>>),
}

/// What becomes of the columns of a Parquet file for a solution, a label or an origin that no puzzle has.
#[derive(Clone, Copy, Debug)]
pub(crate) enum EmptyParts {
    /// They are part of the answer.
    Kept,
    /// The same, and the last columns have these types.
    KeptBefore(&'static [ColumnType]),
    LeftOut,
}

impl Output {
    /// Standard output, or the file, which must not have the name of one that is no text. One that ends in `.gz` is
    /// compressed.
    pub(crate) fn open(path: Option<&Path>) -> Result<Self, Failure> {
        if let Some(path) = path.filter(|path| is_parquet(path)) {
            return Err(Failure::new(say!("text-in-parquet", name = path.display())));
        }
        let output = Self::open_any(path)?;
        Ok(if path.is_some_and(is_gzipped) { Self::Gzip(Box::new(Gzip::new(output))) } else { output })
    }

    /// The same for a table that is packed into a Parquet file on its way.
    pub(crate) fn packed(path: Option<&Path>, empty: EmptyParts) -> Result<Self, Failure> {
        let table = Parquet::new(Self::parquet(path)?);
        Ok(Self::Parquet(Box::new(match empty {
            EmptyParts::Kept => table,
            EmptyParts::KeptBefore(types) => table.ending_with(types.to_vec()),
            EmptyParts::LeftOut => table.without_empty_parts(),
        })))
    }

    /// The same for what is a Parquet file already.
    pub(crate) fn parquet(path: Option<&Path>) -> Result<Self, Failure> {
        if path.is_none() && stdout_is_terminal() {
            return Err(Failure::new(word("parquet-needs-file")));
        }
        check_unpacked(path, "parquet")?;
        Self::open_any(path)
    }

    fn open_any(path: Option<&Path>) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Self::Stdout(io::stdout())) };
        if let Some((ending, other)) = unwritten(path) {
            return Err(misnamed(path, &ending, &other));
        }
        let failure = |error: io::Error| Failure::writing(path.display(), &error);
        match fs::metadata(path) {
            Ok(metadata) if metadata.is_dir() => Err(failure(io::ErrorKind::IsADirectory.into())),
            Ok(metadata) if !metadata.is_file() => {
                let file = OpenOptions::new().write(true).open(path).map_err(failure)?;
                Ok(Self::Device(path.to_path_buf(), file))
            }
            _ => AtomicFile::create(path).map(Self::AtomicFile).map_err(failure),
        }
    }

    /// Whether the data go to standard output.
    pub(crate) fn is_stdout(&self) -> bool {
        matches!(self, Self::Stdout(_))
    }

    /// Writes all bytes.
    pub(crate) fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.write_all(bytes).map_err(|error| self.failure(&error))
    }

    /// Passes on what is held back.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        match self {
            Self::Stdout(stdout) => stdout.flush().map_err(|error| self.failure(&error)),
            _ => Ok(()),
        }
    }

    /// The data are whole: the file gets its name.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.flush()?;
        match self {
            Self::Parquet(table) => {
                let failure = |error: io::Error| Failure::writing(word("parquet-file"), &error);
                table.finish().map_err(failure)?.finish()
            }
            Self::Gzip(gzip) => {
                let place = gzip.get_ref().place();
                gzip.finish().map_err(|error| Failure::writing(place, &error))?.finish()
            }
            Self::AtomicFile(beside) => {
                let target = beside.target().to_path_buf();
                beside.finish().map_err(|error| Failure::writing(target.display(), &error))
            }
            _ => Ok(()),
        }
    }

    fn failure(&self, error: &io::Error) -> Failure {
        Failure::writing(self.place(), error)
    }

    /// What it is called when it can't be written.
    fn place(&self) -> String {
        match self {
            Self::Stdout(_) => word("standard-output").to_owned(),
            Self::Device(path, _) => path.display().to_string(),
            Self::AtomicFile(beside) => beside.target().display().to_string(),
            Self::Parquet(_) => word("parquet-file").to_owned(),
            Self::Gzip(gzip) => gzip.get_ref().place(),
        }
    }
}

/// Whether a file is a Parquet file by its name.
pub(crate) fn is_parquet(path: &Path) -> bool {
    ending(path).as_deref() == Some("parquet")
}

/// A failure if the file has the name of a packed one; it should have this ending.
pub(crate) fn check_unpacked(path: Option<&Path>, ending: &str) -> Result<(), Failure> {
    let Some(path) = path else { return Ok(()) };
    let packed = if is_gzipped(path) { Some("gz".to_owned()) } else { unwritten(path).map(|(ending, _)| ending) };
    let other = path.with_extension("").with_extension(ending);
    packed.map_or(Ok(()), |format| Err(misnamed(path, &format, &other)))
}

/// A failure since what would be written has no place in a file of this name.
fn misnamed(path: &Path, format: &str, other: &Path) -> Failure {
    Failure::new(say!("misnamed", name = path.display(), format, other = other.display()))
}

/// For whoever writes to any writer; what fails has no name then.
impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(stdout) => stdout.write(bytes),
            Self::Device(_, file) => file.write(bytes),
            Self::AtomicFile(beside) => beside.file.write(bytes),
            Self::Parquet(table) => table.write(bytes).map(|()| bytes.len()),
            Self::Gzip(gzip) => gzip.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(stdout) => stdout.flush(),
            _ => Ok(()),
        }
    }
}
