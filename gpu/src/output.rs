//! Where solutions go: standard output, or a file that a killed run leaves so that another can go on.
//!
//! Until it is complete the file is called `NAME.part`; beside it `NAME.part.done` says how far it can be trusted.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Progress of the work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Done {
    /// Records of the input.
    pub(crate) records: u64,
    /// Bytes of the output.
    pub(crate) bytes: u64,
}

/// The output of a run.
pub(crate) struct Output {
    to: Box<dyn Write + Send>,
    target: Option<Target>,
    done: Done,
}

/// The file that is to be, and what is done for.
struct Target {
    path: PathBuf,
    order: String,
}

impl Output {
    /// Opens a file, or standard output. `order` says what is done; a run that resumes must do the same as the one before.
    pub(crate) fn open(path: Option<&Path>, order: &str, resume: bool) -> Result<Self> {
        let Some(path) = path else {
            return Ok(Self { to: Box::new(io::stdout()), target: None, done: Done::default() });
        };
        let target = Target { path: path.to_owned(), order: order.to_owned() };
        let done = if resume { target.read_done()? } else { Done::default() };
        let part = target.part();
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(&part);
        let mut file = opened.with_context(|| part.display().to_string())?;
        if file.metadata()?.len() < done.bytes {
            bail!("{}: shorter than an earlier run left it; begin again without --resume", part.display());
        }
        // What lies beyond was written but not noted.
        file.set_len(done.bytes)?;
        file.seek(SeekFrom::Start(done.bytes))?;
        Ok(Self { to: Box::new(file), target: Some(target), done })
    }

    /// Progress of the work.
    pub(crate) fn done(&self) -> Done {
        self.done
    }

    /// Notes how far the work has come, for a run that resumes.
    pub(crate) fn note(&mut self, done: Done) -> Result<()> {
        self.done = done;
        self.target.as_ref().map_or(Ok(()), |target| target.write_done(done))
    }

    /// Gives the file its name.
    pub(crate) fn complete(mut self) -> Result<()> {
        self.to.flush()?;
        if let Some(target) = &self.target {
            fs::rename(target.part(), &target.path).with_context(|| target.path.display().to_string())?;
            // Missing if there was nothing to do.
            let _ = fs::remove_file(target.notes());
        }
        Ok(())
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

impl Target {
    fn part(&self) -> PathBuf {
        with_ending(&self.path, ".part")
    }

    fn notes(&self) -> PathBuf {
        with_ending(&self.path, ".part.done")
    }

    /// Progress of an earlier run; none if there was none.
    fn read_done(&self) -> Result<Done> {
        let notes = match fs::read_to_string(self.notes()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Done::default()),
            notes => notes.with_context(|| self.notes().display().to_string())?,
        };
        let (numbers, order) = notes.split_once('\n').unwrap_or_default();
        if order != self.order {
            bail!("{}: an earlier run did something else; begin again without --resume", self.notes().display());
        }
        let mut numbers = numbers.split(' ').map(str::parse);
        match (numbers.next(), numbers.next()) {
            (Some(Ok(records)), Some(Ok(bytes))) => Ok(Done { records, bytes }),
            _ => bail!("{}: not readable; begin again without --resume", self.notes().display()),
        }
    }

    /// Replaces the notes as a whole, so that a run killed in between leaves the old or the new ones.
    fn write_done(&self, done: Done) -> Result<()> {
        let new = with_ending(&self.path, ".part.done.new");
        let write = || -> io::Result<()> {
            File::create(&new)?.write_all(format!("{} {}\n{}", done.records, done.bytes, self.order).as_bytes())?;
            fs::rename(&new, self.notes())
        };
        write().with_context(|| new.display().to_string())
    }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_killed_run_is_resumed_at_what_it_noted() {
        let path = std::env::temp_dir().join(format!("ichidoku-gpu-output-{}", std::process::id()));
        let mut output = Output::open(Some(&path), "this", false).unwrap();
        output.write_all(b"first\n").unwrap();
        output.note(Done { records: 1, bytes: 6 }).unwrap();
        output.write_all(b"not noted").unwrap();
        drop(output);
        assert!(!path.exists());
        assert!(Output::open(Some(&path), "that", true).is_err());
        let mut output = Output::open(Some(&path), "this", true).unwrap();
        assert_eq!(output.done(), Done { records: 1, bytes: 6 });
        output.write_all(b"second\n").unwrap();
        output.complete().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"first\nsecond\n");
        assert_eq!(Output::open(Some(&path), "that", true).unwrap().done(), Done::default());
        fs::remove_file(with_ending(&path, ".part")).unwrap();
        fs::remove_file(path).unwrap();
    }
}
