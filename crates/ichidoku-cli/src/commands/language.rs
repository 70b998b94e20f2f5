//! The option `--language`, and what stands in its place.

use clap::Args;
use ichidoku_words::Words;

use crate::values::Names;

#[derive(Args, Clone, Debug)]
pub(crate) struct Language {
    /// Language of the sentences, such as `de`; by default that of `LC_ALL`, `LC_MESSAGES` or `LANG`, or English
    #[arg(long, value_name = "CODE", value_parser = codes())]
    language: Option<&'static str>,
}

/// Accepts the codes of the languages.
fn codes() -> Names<&'static str> {
    Names::new("language", Words::languages().map(|code| (code, code)))
}

impl Language {
    /// The words of the language asked for, or else of the one that the environment asks for.
    pub(crate) fn words(&self) -> Words {
        self.language.and_then(Words::of).unwrap_or_else(of_the_system)
    }
}

fn of_the_system() -> Words {
    let wish = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()));
    Words::of_preferred(&wish.unwrap_or_default())
}
