//! A file written beside the place where it will be: it appears there when it is whole, or not at all.
//!
//! Where the system has files without a name (Linux, on most file systems), it gets its name at the end, and nothing is
//! left behind however the program dies. Elsewhere it has a temporary name, `.NAME.PID.tmp`; what a killed program left
//! under such a name is removed by the next one that writes the same file.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::process;

use crate::interrupt;

/// The file while it is written. As long as it has a temporary name, [`interrupt`] knows that.
pub(crate) struct AtomicFile {
    pub(crate) file: File,
    is_named: bool,
    temporary: PathBuf,
    target: PathBuf,
}

impl AtomicFile {
    /// Begins a file that will be at this path, with the permissions of the file that it replaces.
    pub(crate) fn create(path: &Path) -> io::Result<Self> {
        Self::begin(path, system::nameless)
    }

    fn begin(path: &Path, nameless: fn(&Path) -> Option<File>) -> io::Result<Self> {
        // Behind a symbolic link it is the file that is replaced, not the link.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        let Some(name) = target.file_name() else { return Err(io::ErrorKind::InvalidInput.into()) };
        let name = name.to_string_lossy();
        let folder = folder_of(&target);
        remove_leftovers(folder, &name);
        let temporary = folder.join(format!(".{name}.{}.tmp", process::id()));
        let (file, is_named) = match nameless(folder) {
            Some(file) => (file, false),
            None => (create_named(&temporary)?, true),
        };
        // By this lock others know that the file is being written. Without it they leave the file alone.
        let _ = file.try_lock();
        if let Ok(old) = fs::metadata(&target) {
            file.set_permissions(old.permissions())?;
        }
        Ok(Self { file, is_named, temporary, target })
    }

    /// Where the file will be.
    pub(crate) fn target(&self) -> &Path {
        &self.target
    }

    /// The file is whole: it gets its name, or takes the place of the file that has it.
    pub(crate) fn finish(self) -> io::Result<()> {
        // Locked, so that no interruption falls between two names.
        let mut unfinished = interrupt::unfinished();
        if !self.is_named {
            match system::link(&self.file, &self.target) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                done => return done,
            }
            // A link replaces nothing, but a renaming does.
            system::link(&self.file, &self.temporary)?;
            *unfinished = Some(self.temporary.clone());
        }
        fs::rename(&self.temporary, &self.target)?;
        *unfinished = None;
        Ok(())
    }
}

fn folder_of(target: &Path) -> &Path {
    target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn create_named(temporary: &Path) -> io::Result<File> {
    // Locked, so that no interruption falls between making the file and noting its name.
    let mut unfinished = interrupt::unfinished();
    let file = OpenOptions::new().write(true).create_new(true).open(temporary)?;
    *unfinished = Some(temporary.to_path_buf());
    Ok(file)
}

/// Removes what dead programs left of a file with this name. What cannot be removed stays; it is in nobody's way.
fn remove_leftovers(folder: &Path, name: &str) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let Some(process) = entry.file_name().to_str().and_then(|file| writer(file, name)) else { continue };
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if is_file && !system::is_alive(process) && is_unlocked(&entry.path()) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The process that writes, or wrote, `name` under this temporary name; `None` if it isn't one.
fn writer(file: &str, name: &str) -> Option<u32> {
    let process = file.strip_prefix('.')?.strip_prefix(name)?.strip_prefix('.')?.strip_suffix(".tmp")?;
    process.parse().ok().filter(|id: &u32| id.to_string() == process)
}

/// True if nobody writes the file. The writer may be in another container, or on another machine, where its process
/// can't be seen from here, but its lock can.
fn is_unlocked(path: &Path) -> bool {
    OpenOptions::new().write(true).open(path).is_ok_and(|file| file.try_lock().is_ok())
}

#[cfg(target_os = "linux")]
mod system {
    use super::{File, Path, fs, io};
    use rustix::fs::{AtFlags, CWD, Mode, OFlags};
    use std::os::fd::AsRawFd;

    /// A file without a name, if this file system has that, and a way to name it later.
    pub(super) fn nameless(folder: &Path) -> Option<File> {
        let mode = Mode::from_raw_mode(0o666);
        let file = File::from(rustix::fs::open(folder, OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC, mode).ok()?);
        fs::metadata(place(&file)).is_ok().then_some(file)
    }

    /// Names a file that has no name.
    pub(super) fn link(file: &File, path: &Path) -> io::Result<()> {
        Ok(rustix::fs::linkat(CWD, place(file), CWD, path, AtFlags::SYMLINK_FOLLOW)?)
    }

    /// Where the system shows the open file.
    fn place(file: &File) -> String {
        format!("/proc/self/fd/{}", file.as_raw_fd())
    }

    pub(super) use super::unix::is_alive;
}

#[cfg(unix)]
mod unix {
    use rustix::io::Errno;
    use rustix::process::{Pid, test_kill_process};

    /// True if there may be such a process.
    pub(super) fn is_alive(process: u32) -> bool {
        let pid = i32::try_from(process).ok().and_then(Pid::from_raw);
        pid.is_some_and(|pid| test_kill_process(pid) != Err(Errno::SRCH))
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use super::{File, Path, io};

    pub(super) fn nameless(_: &Path) -> Option<File> {
        None
    }

    pub(super) fn link(_: &File, _: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    #[cfg(unix)]
    pub(super) use super::unix::is_alive;

    /// Only the lock tells.
    #[cfg(not(unix))]
    pub(super) fn is_alive(_: u32) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;
    use std::io::Write;

    #[test]
    fn without_nameless_files_it_has_a_temporary_name_until_it_is_whole() {
        let folder = env::temp_dir().join(format!("ichidoku-beside-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let target = folder.join("out.txt");
        for content in ["first", "second"] {
            let mut beside = AtomicFile::begin(&target, |_| None).expect("a file");
            let temporary = folder.join(format!(".out.txt.{}.tmp", process::id()));
            assert!(temporary.exists() && fs::read_to_string(&target).unwrap_or_default() != content);
            beside.file.write_all(content.as_bytes()).expect("room");
            beside.finish().expect("a name");
            assert!(!temporary.exists());
            assert_eq!(fs::read_to_string(&target).expect("the file"), content);
        }
        fs::remove_dir_all(&folder).expect("the folder");
    }

    #[test]
    fn only_temporary_names_of_the_file_are_known() {
        assert_eq!(writer(".out.txt.17.tmp", "out.txt"), Some(17));
        for other in
            [".out.txt.x.tmp", ".out.txt.017.tmp", ".out.txt.+1.tmp", ".b.txt.17.tmp", "out.txt.17.tmp", ".out.txt"]
        {
            assert_eq!(writer(other, "out.txt"), None, "{other}");
        }
    }
}
