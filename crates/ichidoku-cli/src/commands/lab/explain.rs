//! `ichidoku lab explain`

use clap::Args;
use ichidoku_lab::{Algorithm, Method};

use super::methods::methods;
use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::words::of_hints;

#[derive(Args, Debug)]
pub(crate) struct Explain {
    #[arg(value_parser = methods(), hide_possible_values = true)]
    algorithm: Method,

    #[arg(long)]
    source: bool,
}

impl Explain {
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let method = self.algorithm;
        let translated = of_hints().algorithm(method.about().name);
        let text = match translated {
            _ if self.source => method.source().to_owned(),
            Some(own) => own.text.to_owned(),
            None => method.about().text(),
        };
        let mut output = Output::open(None)?;
        output.write(text.as_bytes())?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}

#[cfg(test)]
mod tests {
    use ichidoku_words::Words;

    use super::*;

    /// Number of paragraphs and of lines of code in each section.
    fn shape(text: &str) -> Vec<(usize, usize)> {
        let sections = text.split("\n# ").map(|section| {
            let (code, prose): (Vec<_>, Vec<_>) =
                section.split("```").enumerate().partition(|(place, _)| place % 2 == 1);
            let paragraphs =
                prose.iter().flat_map(|(_, prose)| prose.split("\n\n").filter(|text| !text.trim().is_empty()));
            (paragraphs.count(), code.iter().map(|(_, code)| code.lines().count()).sum())
        });
        sections.collect()
    }

    #[test]
    fn a_language_has_all_algorithms_or_none_each_with_what_the_english_text_has() {
        for words in Words::languages().filter(|code| *code != "en").filter_map(Words::of) {
            let translated = Method::ALL.map(|method| (method.about(), words.algorithm(method.about().name)));
            let count = translated.iter().filter(|(_, own)| own.is_some()).count();
            assert!(count == 0 || count == Method::ALL.len(), "{}: {count}", words.language());
            for (about, own) in translated {
                let Some(own) = own else { continue };
                assert_eq!(shape(own.text), shape(&about.text()), "{}: {}", words.language(), about.name);
                assert_ne!(own.title, about.title);
            }
        }
        assert!(Words::of("de").and_then(|words| words.algorithm("engine")).is_some(), "German is complete");
    }
}
