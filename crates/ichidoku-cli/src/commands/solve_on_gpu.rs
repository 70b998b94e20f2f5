//! `ichidoku solve --gpu`: hands the work to the program `ichidoku-gpu`.
//!
//! That is a program of its own so that nothing here depends on CUDA.

use std::env;
use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::exit::{Exit, Failure};
use crate::input::Input;
use crate::words::{say, word};

const PROGRAM: &str = "ichidoku-gpu";

/// Solves one file, or standard input, on the GPU.
pub(super) fn run(inputs: Vec<Input>, output: Option<&Path>, first: bool, stats: bool) -> Result<Exit, Failure> {
    let mut command = Command::new(program());
    command.arg("solve");
    command.args(first.then_some("--first")).args(stats.then_some("--stats"));
    if let Some(output) = output {
        command.arg("--output").arg(output);
    }
    command.arg("--").arg(only_file(inputs)?);
    let status = command.status().map_err(|error| match error.kind() {
        ErrorKind::NotFound => Failure::new(say!("gpu-missing", program = PROGRAM)),
        _ => Failure::new(say!("gpu-not-started", program = PROGRAM, reason = error)),
    })?;
    match status.code() {
        Some(0) => Ok(Exit::Fine),
        Some(1) => Ok(Exit::NoSolution),
        // It has said why.
        Some(_) => Ok(Exit::BadInput),
        None => Err(Failure::new(say!("gpu-ended", program = PROGRAM, status))),
    }
}

/// The program beside this one, or else the one on the path.
fn program() -> PathBuf {
    let name = format!("{PROGRAM}{}", env::consts::EXE_SUFFIX);
    let beside = env::current_exe().ok().map(|path| path.with_file_name(&name));
    beside.filter(|path| path.is_file()).unwrap_or_else(|| name.into())
}

fn only_file(inputs: Vec<Input>) -> Result<OsString, Failure> {
    match <[Input; 1]>::try_from(inputs) {
        Ok([Input::File(path)]) => Ok(path.into()),
        Ok([Input::Stdin]) => Ok("-".into()),
        _ => Err(Failure::new(word("gpu-one-file"))),
    }
}
