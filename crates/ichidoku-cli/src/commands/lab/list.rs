//! `ichidoku lab list`

use std::fmt::Write;

use clap::Args;
use ichidoku_lab::{Algorithm, Method};

use crate::exit::{Exit, Failure};
use crate::output::Output;

#[derive(Args, Debug)]
pub(crate) struct List {}

impl List {
    #[allow(clippy::unused_self, reason = "every command runs itself")]
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let mut lines = String::new();
        for method in Method::ALL {
            // Writing into a string cannot fail.
            let _ = writeln!(lines, "{:<16}  {}", method.about().name, method.about().title);
        }
        let mut output = Output::open(None)?;
        output.write(lines.as_bytes())?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}
