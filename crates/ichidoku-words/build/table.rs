//! A language as a table: a line of text for each message, in which control characters stand for places and choices.
//!
//! ```text
//!   U+0001 CODE ARGUMENT            a place; the code says what is written of the argument
//!   U+0001 @ ARGUMENT MESSAGE       a place for another message of the language, made of the argument
//!   U+0001 e ARGUMENT MESSAGE       a place for a list of houses, each written by that message
//!   U+0001 . ARGUMENT NAME U+0004   a place for an attribute of a name
//!   U+0002 MODE ARGUMENT VARIANT… U+0005   a choice by the argument's count (n) or kind (k)
//!   U+0003 KEY U+0004 TEXT          a variant; the last one is for all other cases
//! ```
//!
//! Arguments and messages are numbered; the number is added to U+0030.
//!
//! The app asks for its texts by name, so that in their table each line begins with the names of the message and its
//! arguments, and a tab.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use crate::catalogue::{Catalogue, argument, kind};

/// What the places and choices of a message are numbered by.
struct Compiler<'c> {
    names: &'c [&'c str],
    arguments: Vec<String>,
    /// The message that a list of houses is written by, one by one.
    each: Option<usize>,
}

/// The table: the language's code, then the messages of the English in order, then the forms of the language itself.
pub(crate) fn compile(code: &str, english: &Catalogue, catalogue: &Catalogue) -> Result<String, String> {
    let names = names(english, catalogue);
    let mut table = format!("{code}\n");
    for name in &names {
        // An attribute that the language has no use for is the name itself.
        let plain = name.split('.').next().unwrap_or(name);
        let message = catalogue.messages.get(*name).or_else(|| catalogue.messages.get(plain));
        if let Some(message) = message {
            let source = english.messages.get(*name).unwrap_or(message);
            let each = form_of_each(name, &names);
            let compiler = Compiler { names: &names, arguments: source.arguments(), each };
            compiler.pattern(&message.pattern, &mut table).map_err(|fault| format!("{code}: {name}: {fault}"))?;
        }
        table.push('\n');
    }
    Ok(table)
}

/// The table of the app's texts: the language's code, then each message with its name and those of its arguments.
pub(crate) fn compile_app(code: &str, catalogue: &Catalogue) -> Result<String, String> {
    let (names, mut table) = (names(catalogue, catalogue), format!("{code}\n"));
    for (name, message) in &catalogue.messages {
        let compiler = Compiler { names: &names, arguments: message.arguments(), each: None };
        let head: Vec<&str> = [name].into_iter().chain(&compiler.arguments).map(String::as_str).collect();
        table.push_str(&head.join(" "));
        table.push('\t');
        compiler.pattern(&message.pattern, &mut table).map_err(|fault| format!("{code}: {name}: {fault}"))?;
        table.push('\n');
    }
    Ok(table)
}

/// The names of the messages: those that all languages have, then those that only this one has.
pub(crate) fn names<'c>(english: &'c Catalogue, catalogue: &'c Catalogue) -> Vec<&'c str> {
    let own = catalogue.messages.keys().filter(|name| !english.messages.contains_key(*name));
    english.messages.keys().chain(own).map(String::as_str).collect()
}

/// A list in `houses-of` has each house in the form `house-of`, where the language has that.
fn form_of_each(name: &str, names: &[&str]) -> Option<usize> {
    let form = name.strip_prefix("houses-")?;
    names.iter().position(|name| name.strip_prefix("house-") == Some(form))
}

fn number(place: usize) -> Result<char, String> {
    u32::try_from(place).ok().and_then(|place| char::from_u32(0x30 + place)).ok_or_else(|| "too many".to_owned())
}

impl Compiler<'_> {
    fn pattern(&self, pattern: &Pattern<String>, out: &mut String) -> Result<(), String> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.push_str(&value.replace('\n', " ")),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => self.place(inline, out)?,
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    out.push('\u{2}');
                    out.push(self.mode(selector)?);
                    out.push(self.argument(selector)?);
                    let (last, others): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
                    for variant in others.into_iter().chain(last) {
                        let key = match &variant.key {
                            VariantKey::Identifier { name } => name,
                            VariantKey::NumberLiteral { value } => value,
                        };
                        out.push('\u{3}');
                        out.push_str(key);
                        out.push('\u{4}');
                        self.pattern(&variant.value, out)?;
                    }
                    out.push('\u{5}');
                }
            }
        }
        Ok(())
    }

    /// Houses are told apart by their kind, all others by how many there are.
    fn mode(&self, selector: &InlineExpression<String>) -> Result<char, String> {
        let name = argument(selector).ok_or("a choice needs an argument")?;
        match selector {
            InlineExpression::FunctionReference { id, .. } if id.name == "COUNT" => Ok('n'),
            InlineExpression::FunctionReference { id, .. } if id.name == "GENDER" => Ok('g'),
            InlineExpression::FunctionReference { id, .. } => Err(format!("nothing is chosen by {}", id.name)),
            _ => Ok(if matches!(kind(&name), "house" | "houses") { 'k' } else { 'n' }),
        }
    }

    fn argument(&self, inline: &InlineExpression<String>) -> Result<char, String> {
        let name = argument(inline).ok_or("a place needs an argument")?;
        let place = self.arguments.iter().position(|argument| *argument == name);
        number(place.ok_or_else(|| format!("no argument {name}"))?)
    }

    fn place(&self, inline: &InlineExpression<String>, out: &mut String) -> Result<(), String> {
        if let InlineExpression::StringLiteral { value } = inline {
            out.push_str(value);
            return Ok(());
        }
        let at = self.argument(inline)?;
        let name = argument(inline).unwrap_or_default();
        let InlineExpression::FunctionReference { id, .. } = inline else {
            out.extend(['\u{1}', '=', at]);
            return Ok(());
        };
        let code = match id.name.as_str() {
            "AND" if kind(&name) == "houses" && self.each.is_some() => {
                out.extend(['\u{1}', 'e', at, number(self.each.unwrap_or_default())?]);
                return Ok(());
            }
            "AND" => '&',
            "OR" => '|',
            "NOR" => '!',
            "BOTH" => '+',
            "COMMAS" => ',',
            "CAP" => '^',
            "COUNT" => '#',
            "NUMBER" => 'n',
            "CELL" => 'c',
            "DIGIT" => 'd',
            form if kind(&name) == "technique" => {
                out.extend(['\u{1}', '.', at]);
                out.push_str(&form.to_lowercase());
                out.push('\u{4}');
                return Ok(());
            }
            form => {
                let wanted = format!("{}-{}", kind(&name), form.to_lowercase());
                let place = self.names.iter().position(|name| *name == wanted);
                let place = number(place.ok_or_else(|| format!("the language has no form {wanted}"))?)?;
                out.extend(['\u{1}', '@', at, place]);
                return Ok(());
            }
        };
        out.extend(['\u{1}', code, at]);
        Ok(())
    }
}
