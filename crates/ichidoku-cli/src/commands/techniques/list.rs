//! `ichidoku techniques list`

use std::fmt::Write;

use clap::Args;
use ichidoku_api::{Ask, Control, TechniqueInfo, Techniques};

use crate::exit::{Exit, Failure};
use crate::output::Output;

/// List the techniques, family by family, with their ratings
///
/// The difficulty is ichidoku's own, from 10; SE is the rating of Sudoku Explainer 1.2.1; HoDoKu's code names the
/// technique in HoDoKu's library of tests. A dash stands where the program does not have the technique.
#[derive(Args, Debug)]
pub(crate) struct List {
    /// Write one JSON object, with aliases and scores
    #[arg(long)]
    json: bool,
}

impl List {
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let list = Techniques::default().run(&Control::new()).map_err(|error| Failure::new(error.message))?;
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
    let name = techniques.iter().map(|info| info.technique.name.len()).max().unwrap_or_default();
    let family = techniques.iter().map(|info| info.family.len()).max().unwrap_or_default();
    let mut text = format!("{:name$}  {:family$}  difficulty   SE  HoDoKu\n", "technique", "family");
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
