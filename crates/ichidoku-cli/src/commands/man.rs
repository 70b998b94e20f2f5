//! `ichidoku man`

use std::io::{self, Write};

use clap::Args;
use clap_mangen::Man as Page;

use crate::exit::{Exit, Failure};
use crate::help;
use crate::output::Output;
use crate::words::{of_clap, say, word};

#[derive(Args, Debug)]
pub(crate) struct Man {
    command: Vec<String>,
}

impl Man {
    pub(crate) fn run(&self, mut definition: clap::Command) -> Result<Exit, Failure> {
        definition.build();
        let path = self.command.join(" ");
        let below = |command: clap::Command, name: &String| command.find_subcommand(name).cloned();
        let definition = self.command.iter().try_fold(definition, below);
        let definition = definition.ok_or_else(|| Failure::new(say!("not-a-command", path)))?;
        let mut page = Vec::new();
        render(definition, &path, &mut page).map_err(|error| Failure::writing(word("man-page"), &error))?;
        let mut output = Output::open(None)?;
        output.write(of_clap(&String::from_utf8_lossy(&page)).as_bytes())?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}

/// The page with the examples and exit statuses that the help has, too.
fn render(definition: clap::Command, path: &str, out: &mut Vec<u8>) -> io::Result<()> {
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
    if let Some(page) = help::page(path) {
        render_additions(page, out)?;
    }
    if has_version { page.render_version_section(out) } else { Ok(()) }
}

/// The exit statuses and the examples. Hyphens and backslashes are escaped, so that examples can be copied.
fn render_additions(page: &help::Page, out: &mut Vec<u8>) -> io::Result<()> {
    writeln!(out, ".SH \"EXIT STATUS\"")?;
    for (status, meaning) in page.statuses() {
        writeln!(out, ".TP\n{status}\n{meaning}")?;
    }
    writeln!(out, ".PP\n{}", page.endings())?;
    writeln!(out, ".SH EXAMPLES")?;
    for (line, meaning) in page.examples() {
        let line = line.replace('\\', "\\e").replace('-', "\\-");
        writeln!(out, ".TP\n.B {line}\n{meaning}")?;
    }
    Ok(())
}
