//! `ichidoku man`

use std::io::{self, Write};

use clap::Args;
use clap_mangen::Man as Page;

use crate::args;
use crate::exit::{self, Exit, Failure};
use crate::output::Output;

/// Print the man page of the program or of one of its commands
///
/// `ichidoku man > ichidoku.1`, `ichidoku man solve > ichidoku-solve.1`.
#[derive(Args, Debug)]
pub(crate) struct Man {
    /// The command; the program as a whole without it
    command: Option<String>,
}

impl Man {
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let mut definition = args::definition();
        definition.build();
        let of_whole = definition.clone();
        let definition = match &self.command {
            None => definition,
            Some(name) => of_whole
                .find_subcommand(name)
                .cloned()
                .ok_or_else(|| Failure::new(format!("{name:?} is not a command; see --help")))?,
        };
        let mut page = Vec::new();
        render(definition, &mut page).map_err(|error| Failure::writing("the man page", &error))?;
        let mut output = Output::open(None)?;
        output.write(&page)?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}

/// The page with a section on the exit status, which every help has too.
fn render(definition: clap::Command, out: &mut Vec<u8>) -> io::Result<()> {
    let has_version = definition.get_version().is_some();
    let has_commands = definition.has_subcommands();
    let name = definition.get_bin_name().unwrap_or("ichidoku").replace(' ', "-");
    let page = Page::new(definition.name(name).after_long_help(None::<&str>));
    page.render_title(out)?;
    page.render_name_section(out)?;
    page.render_synopsis_section(out)?;
    page.render_description_section(out)?;
    page.render_options_section(out)?;
    if has_commands {
        page.render_subcommands_section(out)?;
    }
    writeln!(out, ".SH \"EXIT STATUS\"")?;
    for line in exit::STATUS.lines() {
        match line.split_once("  ") {
            Some((status, meaning)) => writeln!(out, ".TP\n{status}\n{meaning}")?,
            None => writeln!(out, ".PP\n{line}")?,
        }
    }
    if has_version { page.render_version_section(out) } else { Ok(()) }
}
