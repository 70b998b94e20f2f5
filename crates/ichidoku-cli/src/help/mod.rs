//! The help: its texts from the catalogue, and what it says beside the options, groups of commands, exit statuses, examples.

mod pages;
mod style;

use std::fmt::Write;

use clap::builder::{Resettable, StyledStr};
use clap::{Arg, Command};

use crate::words::{find, word};
use pages::{GROUPS, key};
pub(crate) use pages::{Page, page};
use style::{HEADING, NAME};

/// The definition with all texts and pages in the help of the program and of every command.
pub(crate) fn complete(program: Command) -> Command {
    let program = with_texts(program, "");
    let template = template(&program);
    program.help_template(template)
}

/// Adds the texts and the page of a command and of all commands below it.
fn with_texts(command: Command, path: &str) -> Command {
    let key = key(path);
    let mut command = command.mut_args(|arg| with_text(arg, &key));
    if let Some((short, long)) = text(&key) {
        command = command.about(short).long_about(resettable(long));
    }
    if let Some(page) = page(path) {
        command = command.after_long_help(page.to_string());
    }
    command.mut_subcommands(|below| {
        let path = [path, below.get_name()].join(" ");
        with_texts(below, path.trim_start())
    })
}

/// Adds the text of an argument: the command's own, or the one for all commands. Its values are named in the language, too.
fn with_text(arg: Arg, command: &str) -> Arg {
    let name = arg.get_id().as_str().replace('_', "-");
    let value = arg.get_value_names().and_then(<[_]>::first).map(|value| value.to_lowercase().replace('|', "-or-"));
    let value = value.and_then(|value| find(&format!("value-{value}")));
    let arg = value.map_or(arg.clone(), |value| arg.value_name(value));
    match text(&format!("{command}-{name}")).or_else(|| text(&format!("any-{name}"))) {
        Some((short, long)) => arg.help(short).long_help(resettable(long)),
        None => arg,
    }
}

/// The long text, if there is one.
fn resettable(long: Option<String>) -> Resettable<StyledStr> {
    long.map_or(Resettable::Reset, |long| Resettable::Value(long.into()))
}

/// A text of the help, and if there is more to say the whole of it.
fn text(name: &str) -> Option<(&'static str, Option<String>)> {
    let short = find(&format!("help-{name}"))?;
    let long = find(&format!("help-{name}-long")).map(|more| format!("{short}\n\n{more}"));
    Some((short.strip_suffix('.').unwrap_or(short), long))
}

/// The program's help, with its commands in groups.
fn template(program: &Command) -> String {
    format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{}{HEADING}{}:{HEADING:#}\n{{options}}{{after-help}}",
        groups(program),
        word("help-options-heading")
    )
}

/// The commands with what they do, group by group.
fn groups(program: &Command) -> String {
    let width = program.get_subcommands().map(|command| command.get_name().len()).max().unwrap_or_default();
    let mut text = String::new();
    for (title, names) in GROUPS {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{HEADING}{}:{HEADING:#}", word(title));
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
    fn every_command_and_argument_has_a_text() {
        fn check(command: &Command) {
            assert!(command.get_about().is_some(), "{}", command.get_name());
            let arguments = command.get_arguments().filter(|arg| !["help", "version"].contains(&arg.get_id().as_str()));
            arguments.for_each(|arg| assert!(arg.get_help().is_some(), "{} {}", command.get_name(), arg.get_id()));
            command.get_subcommands().for_each(check);
        }
        check(&args::definition());
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
