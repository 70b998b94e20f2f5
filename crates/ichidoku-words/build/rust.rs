//! The constructors of the messages, in Rust.

use std::fmt::Write;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use crate::catalogue::{Catalogue, kind};

/// The type of an argument and how a message takes it.
fn argument_type(argument: &str) -> Result<(&'static str, &'static str), String> {
    Ok(match kind(argument) {
        "cell" => ("Cell", "Arg::Cell"),
        "cells" => ("CellSet", "Arg::Cells"),
        "path" => ("Vec<Cell>", "Arg::Path"),
        "digit" => ("Digit", "Arg::Digit"),
        "digits" => ("DigitSet", "Arg::Digits"),
        "house" => ("House", "Arg::House"),
        "houses" => ("Vec<House>", "Arg::Houses"),
        "candidate" => ("Candidate", "Arg::Candidate"),
        "candidates" => ("Vec<Candidate>", "Arg::Candidates"),
        "technique" => ("Name", "Arg::Technique"),
        "terms" => ("Vec<String>", "Arg::Terms"),
        "count" => ("usize", "Arg::Count"),
        "clauses" => ("Vec<Message>", "Arg::Clauses"),
        other => return Err(format!("${argument}: there is no kind of argument '{other}'")),
    })
}

/// A constructor for each sentence.
pub(crate) fn constructors(english: &Catalogue) -> Result<String, std::fmt::Error> {
    let mut out = String::new();
    for (place, (name, message)) in english.messages.iter().enumerate() {
        if message.is_sentence(name) {
            constructor(&mut out, place, name, message)?;
        }
    }
    Ok(out)
}

/// The names of all messages and their arguments, and the tables of each language; those in `taught` have lessons.
pub(crate) fn tables(
    english: &Catalogue,
    languages: &[(String, String)],
    taught: &[String],
    has_variants: bool,
) -> Result<String, std::fmt::Error> {
    let mut names = String::new();
    for (name, message) in &english.messages {
        writeln!(names, "    ({name:?}, {:?}),", message.arguments().join(" "))?;
    }
    let mut out = String::new();
    writeln!(out, "/// The name of each message of hints, and of its arguments.")?;
    writeln!(out, "pub(crate) static MESSAGES: &[(&str, &str)] = &[\n{names}];\n")?;
    writeln!(out, "/// Each language's code, and its name in the language itself.")?;
    writeln!(out, "pub(crate) static LANGUAGES: &[(&str, &str)] = &{languages:?};\n")?;
    let codes: Vec<&str> = languages.iter().map(|(code, _)| code.as_str()).collect();
    let taught: Vec<&str> = taught.iter().map(String::as_str).collect();
    let others: Vec<&str> = codes.iter().copied().filter(|code| *code != "en").collect();
    writeln!(out, "/// The table of the app's texts in English.")?;
    writeln!(out, "pub(crate) static ENGLISH_APP: &str = {};\n", included("en", "app"))?;
    out.push_str(&list("HINTS", "hints", &codes)?);
    out.push_str(&list("PROGRAM", "program", &codes)?);
    out.push_str(&list("BOOKS", "books", &codes)?);
    out.push_str("#[cfg(feature = \"languages\")]\n");
    out.push_str(&list("LESSONS", "lessons", &taught)?);
    out.push_str("#[cfg(feature = \"languages\")]\n");
    out.push_str(&list("APP", "app", &others)?);
    let mut pseudo = vec![("PSEUDO_HINTS", "hints"), ("PSEUDO_APP", "app"), ("PSEUDO_LESSONS", "lessons")];
    if has_variants {
        out.push_str("#[cfg(feature = \"languages\")]\n");
        out.push_str(&list("CLASSIC", "classic", &others)?);
        pseudo.push(("PSEUDO_CLASSIC", "classic"));
    }
    for (name, part) in pseudo {
        out.push_str("#[cfg(feature = \"languages\")]\n");
        out.push_str(&list(name, part, &[crate::pseudo::CODE])?);
    }
    Ok(out)
}

/// The static table of a part of the texts, with a line for each language; those of others than English only with the feature.
pub(crate) fn list(name: &str, part: &str, codes: &[&str]) -> Result<String, std::fmt::Error> {
    let mut table = format!("/// The texts of the part `{part}`, each with the code of its language.\n");
    writeln!(table, "pub(crate) static {name}: &[(&str, Kept)] = &[")?;
    for code in codes {
        let file = included(code, part);
        match *code {
            "en" => writeln!(table, "    (\"en\", Kept::Plain({file})),")?,
            code => writeln!(
                table,
                "    #[cfg(feature = \"languages\")]\n    ({code:?}, Kept::Deflated({{\n        static TEXT: LazyLock<&str> = LazyLock::new(|| inflated({file}));\n        &TEXT\n    }})),"
            )?,
        }
    }
    writeln!(table, "];\n")?;
    Ok(table)
}

/// What includes the file of a part.
fn included(code: &str, part: &str) -> String {
    let include = if code == "en" { "include_str" } else { "include_bytes" };
    format!("{include}!(concat!(env!(\"OUT_DIR\"), \"/{code}.{part}\"))")
}

fn constructor(
    out: &mut String,
    place: usize,
    name: &str,
    message: &crate::catalogue::Message,
) -> Result<(), std::fmt::Error> {
    let type_name: String = name.split('-').map(capitalised).collect();
    let arguments = message.arguments();
    let field = |argument: &String| argument.replace('-', "_");
    let doc = format!("“{}”", spelt(&message.pattern)).replace('[', "\\[").replace(']', "\\]");
    writeln!(out, "/// {doc}\n#[derive(Clone, PartialEq, Eq, Debug)]")?;
    if arguments.is_empty() {
        writeln!(out, "pub struct {type_name};")?;
    } else {
        writeln!(out, "pub struct {type_name} {{")?;
        for argument in &arguments {
            let (rust, _) = argument_type(argument).map_err(|fault| complain(name, &fault))?;
            writeln!(out, "    /// `${argument}`\n    pub {}: {rust},", field(argument))?;
        }
        writeln!(out, "}}")?;
    }
    writeln!(out, "impl {type_name} {{\n    /// Which sentence it is.\n    pub const KEY: Key = Key({place});\n}}")?;
    let mut args = String::new();
    for argument in &arguments {
        let (_, variant) = argument_type(argument).map_err(|fault| complain(name, &fault))?;
        write!(args, "{variant}(said.{}), ", field(argument))?;
    }
    let said = if arguments.is_empty() { "_" } else { "said" };
    writeln!(
        out,
        "    impl From<{type_name}> for Message {{\n        fn from({said}: {type_name}) -> Self {{\n            Self {{ key: {type_name}::KEY, args: vec![{args}] }}\n        }}\n    }}"
    )
}

fn complain(name: &str, fault: &str) -> std::fmt::Error {
    println!("cargo::error={name}: {fault}");
    std::fmt::Error
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// The text in one line, its arguments by name; of a choice the default.
fn spelt(pattern: &Pattern<String>) -> String {
    let inline = |inline: &InlineExpression<String>| match inline {
        InlineExpression::StringLiteral { value } => value.clone(),
        other => crate::catalogue::argument(other).map(|name| format!("{{{name}}}")).unwrap_or_default(),
    };
    let element = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.replace('\n', " "),
        PatternElement::Placeable { expression: Expression::Inline(place) } => inline(place),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().find(|variant| variant.default).map(|variant| spelt(&variant.value)).unwrap_or_default()
        }
    };
    pattern.elements.iter().map(element).collect()
}
