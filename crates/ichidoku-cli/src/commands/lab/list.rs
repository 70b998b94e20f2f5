//! `ichidoku lab list`

use std::fmt::Write;

use clap::Args;
use ichidoku_lab::{Algorithm, Method};

use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::words::of_hints;

#[derive(Args, Debug)]
pub(crate) struct List {}

impl List {
    #[allow(clippy::unused_self, reason = "every command runs itself")]
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let (mut lines, words) = (String::new(), of_hints());
        for method in Method::ALL {
            let about = method.about();
            let title = words.algorithm(about.name).map_or(about.title, |own| own.title);
            // Writing into a string cannot fail.
            let _ = writeln!(lines, "{:<16}  {title}", about.name);
        }
        let mut output = Output::open(None)?;
        output.write(lines.as_bytes())?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}
