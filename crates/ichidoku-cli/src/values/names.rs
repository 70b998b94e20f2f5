//! Names of techniques, grades, formats and the like: completed by shells, and corrected where they are misspelt.

use std::ffi::OsStr;
use std::iter;
use std::sync::Arc;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};

use crate::words::{find, say};

/// Accepts the names of things, whatever their case, with blanks or hyphens between the words.
pub(crate) struct Names<T> {
    /// What is named: `technique`.
    noun: &'static str,
    /// What lists the names, in a sentence; without one, an error lists them.
    listed_by: Option<String>,
    /// The names and what they stand for.
    known: Arc<[(String, T)]>,
    /// What each of the first is, in a phrase, where that is shown.
    about: Arc<[&'static str]>,
    /// This many of them are offered for completion; the others are aliases.
    offered: usize,
}

impl<T: Clone + Send + Sync + 'static> Names<T> {
    /// The names of all things of a kind.
    pub(crate) fn new(noun: &'static str, names: impl IntoIterator<Item = (impl Into<String>, T)>) -> Self {
        let known: Arc<[(String, T)]> = names.into_iter().map(|(name, thing)| (name.into(), thing)).collect();
        Self { noun, listed_by: None, offered: known.len(), known, about: Arc::default() }
    }

    /// The names of all things of a kind, each with what it is in a phrase.
    pub(crate) fn described(
        noun: &'static str,
        names: impl IntoIterator<Item = (impl Into<String>, &'static str, T)>,
    ) -> Self {
        let (names, about): (Vec<_>, Vec<_>) =
            names.into_iter().map(|(name, about, thing)| ((name, thing), about)).unzip();
        Self { about: about.into(), ..Self::new(noun, names) }
    }

    /// Further names, which are accepted but not offered.
    pub(crate) fn with_aliases(self, aliases: impl IntoIterator<Item = (String, T)>) -> Self {
        let known = self.known.iter().cloned().chain(aliases).collect();
        Self { known, ..self }
    }

    /// Names of which there are too many for an error: it names the command that lists them.
    pub(crate) fn listed_by(self, command: &'static str) -> Self {
        self.listed_as(say!("lists-names", command))
    }

    /// The same, where a sentence says what lists them.
    pub(crate) fn listed_as(self, said: String) -> Self {
        Self { listed_by: Some(said), ..self }
    }

    /// The thing with this name, or what is wrong with the name.
    pub(crate) fn read(&self, given: &str) -> Result<T, String> {
        let wanted = slug(given);
        let found = self.known.iter().find(|(name, _)| slug(name) == wanted);
        found.map(|(_, thing)| thing.clone()).ok_or_else(|| self.unknown(given))
    }

    fn unknown(&self, given: &str) -> String {
        let kind = find(&format!("name-{}", slug(self.noun))).unwrap_or(self.noun);
        let mut said = say!("unknown-name", kind);
        let guess = self.nearest(given).map(|name| say!("did-you-mean", name));
        said.extend(guess.iter().flat_map(|guess| ["; ", guess]));
        match &self.listed_by {
            Some(listed) => said.extend([if guess.is_some() { " " } else { "; " }, listed]),
            None => {
                let values = self.offered().collect::<Vec<_>>().join(", ");
                said.extend(["\n  ", &say!("possible-values", values)]);
            }
        }
        said
    }

    fn nearest(&self, given: &str) -> Option<&str> {
        nearest(given, self.known.iter().map(|(name, _)| name.as_str()))
    }

    fn offered(&self) -> impl Iterator<Item = &str> {
        self.known.iter().take(self.offered).map(|(name, _)| name.as_str())
    }
}

impl<T> Clone for Names<T> {
    fn clone(&self) -> Self {
        let (known, about) = (Arc::clone(&self.known), Arc::clone(&self.about));
        Self { noun: self.noun, listed_by: self.listed_by.clone(), known, about, offered: self.offered }
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Names<T> {
    type Value = T;

    fn parse_ref(&self, command: &clap::Command, arg: Option<&clap::Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let names = self.clone();
        StringValueParser::new().try_map(move |given| names.read(&given)).parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let about = self.about.iter().map(Some).chain(iter::repeat(None));
        Some(Box::new(self.offered().zip(about).map(|(name, about)| {
            let value = PossibleValue::new(name.to_owned());
            about.map_or(value.clone(), |about| value.help(*about))
        })))
    }
}

/// Lower case, runs of anything but letters and digits as one hyphen.
/// The most similar name, if one is similar at all: one slip for every three letters.
pub(crate) fn nearest<'a>(given: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = slug(given);
    let slips = |name: &str| strsim::osa_distance(&wanted, &slug(name));
    let nearest = names.min_by_key(|name| slips(name))?;
    (slips(nearest) <= (wanted.chars().count() / 3).max(1)).then_some(nearest)
}

fn slug(name: &str) -> String {
    let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grades() -> Names<u8> {
        Names::new("grade", [("easy", 1), ("very-hard", 2)]).with_aliases([("diabolical".to_owned(), 2)])
    }

    #[test]
    fn case_and_blanks_do_not_matter() {
        for name in ["very-hard", "Very hard", "VERY_HARD", "Diabolical"] {
            assert_eq!(grades().read(name), Ok(2), "{name}");
        }
    }

    #[test]
    fn a_slip_is_answered_with_the_nearest_name() {
        let error = |names: Names<u8>, name: &str| names.read(name).unwrap_err();
        assert_eq!(
            error(grades(), "esay"),
            "unknown grade; did you mean 'easy'?\n  [possible values: easy, very-hard]"
        );
        assert_eq!(error(grades(), "gold"), "unknown grade\n  [possible values: easy, very-hard]");
        let listed = grades().listed_by("ichidoku grades");
        assert_eq!(error(listed.clone(), "gold"), "unknown grade; `ichidoku grades` lists all names");
        assert_eq!(
            error(listed, "diabolicla"),
            "unknown grade; did you mean 'diabolical'? `ichidoku grades` lists all names"
        );
    }

    #[test]
    fn aliases_are_not_offered() {
        assert_eq!(grades().offered().collect::<Vec<_>>(), ["easy", "very-hard"]);
    }
}
