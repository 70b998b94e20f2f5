//! The messages of a language, as its Fluent files have them.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The messages of a language by name; an attribute is a message `name.attribute`.
pub(crate) struct Catalogue {
    /// In the order of their names.
    pub(crate) messages: BTreeMap<String, Message>,
}

/// A message and what a translator is told about it.
pub(crate) struct Message {
    /// The file that it is in, without its ending: `hints`.
    pub(crate) file: String,
    /// The text.
    pub(crate) pattern: Pattern<String>,
}

impl Catalogue {
    /// Reads these files of a folder.
    pub(crate) fn read(folder: &Path, files: &[&str]) -> Result<Self, Box<dyn Error>> {
        let mut messages = BTreeMap::new();
        for file in files.iter().map(ToString::to_string) {
            let path = folder.join(format!("{file}.ftl"));
            let resource = parser::parse(fs::read_to_string(&path)?)
                .map_err(|(_, errors)| format!("{}: {errors:?}", path.display()))?;
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let name = message.id.name;
                for attribute in message.attributes {
                    let name = format!("{name}.{}", attribute.id.name);
                    messages.insert(name, Message { file: file.clone(), pattern: attribute.value });
                }
                let Some(pattern) = message.value else { return Err(format!("{name} has no text").into()) };
                if messages.insert(name.clone(), Message { file: file.clone(), pattern }).is_some() {
                    return Err(format!("{name} is there twice").into());
                }
            }
        }
        Ok(Self { messages })
    }

    /// A message that is text alone.
    pub(crate) fn text(&self, name: &str) -> Option<String> {
        match self.messages.get(name)?.pattern.elements.as_slice() {
            [PatternElement::TextElement { value }] => Some(value.clone()),
            _ => None,
        }
    }
}

impl Message {
    /// The names of its arguments, each once, in order.
    pub(crate) fn arguments(&self) -> Vec<String> {
        let mut names = Vec::new();
        arguments(&self.pattern, &mut names);
        names.sort();
        names.dedup();
        names
    }

    /// The file's messages as a module of constructors; those of names and forms have none.
    pub(crate) fn is_sentence(&self, name: &str) -> bool {
        !self.file.ends_with("names") && self.file != "forms" && !name.contains('.')
    }
}

fn arguments(pattern: &Pattern<String>, names: &mut Vec<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => names.extend(argument(inline)),
            Expression::Select { selector, variants } => {
                names.extend(argument(selector));
                variants.iter().for_each(|variant| arguments(&variant.value, names));
            }
        }
    }
}

/// The argument that a place is filled from.
pub(crate) fn argument(inline: &InlineExpression<String>) -> Option<String> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name.clone()),
        InlineExpression::FunctionReference { arguments, .. } => arguments.positional.first().and_then(argument),
        _ => None,
    }
}

/// The kind of an argument: the last word of its name.
pub(crate) fn kind(argument: &str) -> &str {
    argument.rsplit('-').next().unwrap_or(argument)
}
