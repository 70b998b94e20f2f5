//! `ichidoku techniques list`

use std::fmt::Write;

use clap::Args;
use ichidoku_api::{Ask, Control, TechniqueInfo, Techniques};

use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::words::{of_hints, word};

#[derive(Args, Debug)]
pub(crate) struct List {
    #[arg(long)]
    json: bool,
}

impl List {
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        // What programs read is the same in every language.
        let language = if self.json { String::new() } else { of_hints().language().to_owned() };
        let list = Techniques { language }.run(&Control::new())?;
        let text = if self.json {
            // Plain data with text keys always has a JSON form.
            serde_json::to_string(&list).unwrap_or_default() + "\n"
        } else {
            table(&list.techniques)
        };
        let mut output = Output::open(None)?;
        output.write(text.as_bytes())?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}

/// A line for each technique, under a line of headings.
fn table(techniques: &[TechniqueInfo]) -> String {
    let name = techniques.iter().map(|info| info.technique.name.chars().count()).max().unwrap_or_default();
    let family = techniques.iter().map(|info| info.family.len()).max().unwrap_or_default();
    let mut text = format!(
        "{:name$}  {:family$}  {:>10}   SE  HoDoKu\n",
        word("techniques-head-technique"),
        word("techniques-head-family"),
        word("techniques-head-difficulty"),
    );
    for info in techniques {
        let explainer = info.explainer.map_or_else(|| "–".into(), rating);
        let hodoku = info.hodoku.as_ref().map_or("–", |score| &score.code);
        // Writing into a string cannot fail.
        let _ = writeln!(
            text,
            "{:name$}  {:family$}  {:>10}  {explainer:>3}  {hodoku}",
            info.technique.name, info.family, info.difficulty
        );
    }
    text
}

/// A rating in tenths: `3.4`.
pub(super) fn rating(tenths: u8) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}
