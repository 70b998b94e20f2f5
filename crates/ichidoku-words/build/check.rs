//! What must be true of a language beside the English: nothing is missing, nothing unknown, all plural forms are there.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, Pattern, PatternElement, VariantKey};

use crate::catalogue::Catalogue;
use crate::plural::category;

/// The plural categories of a language: those of whole numbers, and `other`, which a choice falls back on.
fn plurals(code: &str) -> BTreeSet<&'static str> {
    let counts = (0..=100).chain([1_000_000]);
    counts.map(|count| category(code, count)).chain(["other"]).collect()
}

/// Compares a language with the English one.
pub(crate) fn check(code: &str, english: &Catalogue, catalogue: &Catalogue) -> Result<(), String> {
    let (mut faults, plurals) = (Vec::new(), plurals(code));
    for (name, message) in &catalogue.messages {
        plural_forms(&message.pattern, &plurals, &mut |fault| faults.push(format!("{name}: {fault}")));
        match english.messages.get(name) {
            None if message.is_sentence(name) => faults.push(format!("{name} is unknown in English")),
            Some(source) if message.arguments() != source.arguments() => {
                faults.push(format!("{name}: it speaks of {:?}, not {:?}", message.arguments(), source.arguments()));
            }
            Some(source)
                if code != "en"
                    && message.is_sentence(name)
                    && words(&source.pattern) > 1
                    && message.pattern == source.pattern =>
            {
                faults.push(format!("{name} is still in English"));
            }
            _ => {}
        }
    }
    let missing = english.messages.iter().filter(|(name, message)| {
        // Forms are each language's own.
        message.file != "forms" && !name.contains('.') && !catalogue.messages.contains_key(*name)
    });
    faults.extend(missing.map(|(name, _)| format!("{name} is missing")));
    if faults.is_empty() { Ok(()) } else { Err(format!("texts/{code}:\n{}", faults.join("\n"))) }
}

/// Number of words in a text beside its arguments; a word or two may be the same in two languages.
fn words(pattern: &Pattern<String>) -> usize {
    let plain = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => {
            value.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).count()
        }
        PatternElement::Placeable { .. } => 0,
    });
    plain.sum()
}

/// Checks that each choice by a plural has all forms of the language.
fn plural_forms(pattern: &Pattern<String>, categories: &BTreeSet<&str>, fault: &mut dyn FnMut(String)) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element else { continue };
        let names: BTreeSet<&str> = variants
            .iter()
            .filter_map(|variant| match &variant.key {
                VariantKey::Identifier { name } => Some(name.as_str()),
                VariantKey::NumberLiteral { .. } => None,
            })
            .collect();
        const ALL: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
        if names.iter().any(|name| *name != "other" && ALL.contains(name)) {
            let lacking = categories.iter().filter(|category| !names.contains(*category));
            lacking.for_each(|category| fault(format!("it lacks the plural form '{category}'")));
            let unknown = names.iter().filter(|name| !categories.contains(*name));
            unknown.for_each(|name| fault(format!("the language has no plural form '{name}'")));
        }
        variants.iter().for_each(|variant| plural_forms(&variant.value, categories, fault));
    }
}
