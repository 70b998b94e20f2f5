//! Where the data go: standard output, or a file that is there only when it is whole.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ichidoku_formats::Parquet;

use crate::atomic_file::AtomicFile;
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
}

/// What becomes of the columns of a Parquet file for a solution, a label or an origin that no puzzle has.
#[derive(Clone, Copy, Debug)]
pub(crate) enum EmptyParts {
    /// They are part of the answer.
    Kept,
    LeftOut,
}

impl Output {
    /// Standard output, or the file, which must not have the name of one that is no text.
    pub(crate) fn open(path: Option<&Path>) -> Result<Self, Failure> {
        match path.filter(|path| is_parquet(path)) {
            Some(path) => Err(Failure::new(say!("text-in-parquet", name = path.display()))),
            None => Self::open_any(path),
        }
    }

    /// The same for a table that is packed into a Parquet file on its way.
    pub(crate) fn packed(path: Option<&Path>, empty: EmptyParts) -> Result<Self, Failure> {
        let table = Parquet::new(Self::parquet(path)?);
        Ok(Self::Parquet(Box::new(match empty {
            EmptyParts::Kept => table,
            EmptyParts::LeftOut => table.without_empty_parts(),
        })))
    }

    /// The same for what is a Parquet file already.
    pub(crate) fn parquet(path: Option<&Path>) -> Result<Self, Failure> {
        if path.is_none() && stdout_is_terminal() {
            return Err(Failure::new(word("parquet-needs-file")));
        }
        Self::open_any(path)
    }

    fn open_any(path: Option<&Path>) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Self::Stdout(io::stdout())) };
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
            Self::AtomicFile(beside) => {
                let target = beside.target().to_path_buf();
                beside.finish().map_err(|error| Failure::writing(target.display(), &error))
            }
            _ => Ok(()),
        }
    }

    fn failure(&self, error: &io::Error) -> Failure {
        match self {
            Self::Stdout(_) => Failure::writing(word("standard-output"), error),
            Self::Device(path, _) => Failure::writing(path.display(), error),
            Self::AtomicFile(beside) => Failure::writing(beside.target().display(), error),
            Self::Parquet(_) => Failure::writing(word("parquet-file"), error),
        }
    }
}

/// Whether a file is a Parquet file by its name.
pub(crate) fn is_parquet(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("parquet"))
}

/// For whoever writes to any writer; what fails has no name then.
impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(stdout) => stdout.write(bytes),
            Self::Device(_, file) => file.write(bytes),
            Self::AtomicFile(beside) => beside.file.write(bytes),
            Self::Parquet(table) => table.write(bytes).map(|()| bytes.len()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(stdout) => stdout.flush(),
            _ => Ok(()),
        }
    }
}
