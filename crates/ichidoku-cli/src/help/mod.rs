//! What the help says beside the options: groups of commands, exit statuses, examples.

mod pages;
mod style;

use std::fmt::Write;

use clap::Command;

use pages::GROUPS;
pub(crate) use pages::{ENDINGS, Page, page};
use style::{HEADING, NAME};

/// The definition with all of that in the help of the program and of every command.
pub(crate) fn complete(program: Command) -> Command {
    let template = template(&program);
    with_pages(program, "").help_template(template)
}

/// Adds the pages of a command and of all commands below it.
fn with_pages(command: Command, path: &str) -> Command {
    let with_page = match page(path) {
        Some(page) => command.after_long_help(page.to_string()),
        None => command,
    };
    with_page.mut_subcommands(|below| {
        let path = [path, below.get_name()].join(" ");
        with_pages(below, path.trim_start())
    })
}

/// The program's help, with its commands in groups.
fn template(program: &Command) -> String {
    format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{}{HEADING}Options:{HEADING:#}\n{{options}}{{after-help}}",
        groups(program)
    )
}

/// The commands with what they do, group by group.
fn groups(program: &Command) -> String {
    let width = program.get_subcommands().map(|command| command.get_name().len()).max().unwrap_or_default();
    let mut text = String::new();
    for (title, names) in GROUPS {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{HEADING}{title}:{HEADING:#}");
        for name in names {
            let about = program.find_subcommand(name).and_then(Command::get_about).cloned().unwrap_or_default();
            let _ = writeln!(text, "  {NAME}{name:width$}{NAME:#}  {about}");
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args;

    #[test]
    fn every_command_is_in_one_group() {
        let definition = args::definition();
        let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let mut commands: Vec<&str> = definition.get_subcommands().map(Command::get_name).collect();
        grouped.sort_unstable();
        commands.sort_unstable();
        assert_eq!(grouped, commands);
    }

    #[test]
    fn every_command_has_a_page() {
        fn check(command: &Command, path: &str) {
            assert!(page(path).is_some(), "no page for '{path}'");
            for below in command.get_subcommands() {
                check(below, [path, below.get_name()].join(" ").trim_start());
            }
        }
        check(&args::definition(), "");
    }
}
