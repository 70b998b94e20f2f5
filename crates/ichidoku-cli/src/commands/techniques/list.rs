//! `ichidoku techniques list`

use std::fmt::Write;

use clap::Args;
use ichidoku_api::{Ask, Control, TechniqueInfo, Techniques};

use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::width::{columns, to_left, to_right};
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
    let heads = [word("techniques-head-technique"), word("techniques-head-family"), word("techniques-head-difficulty")];
    let names = techniques.iter().map(|info| columns(&info.technique.name));
    let families = techniques.iter().map(|info| columns(&info.family));
    let name = names.chain([columns(heads[0])]).max().unwrap_or_default();
    let family = families.chain([columns(heads[1])]).max().unwrap_or_default();
    let difficulty = columns(heads[2]).max(10);
    let row = |[first, second, third]: [&str; 3]| {
        [to_left(first, name), to_left(second, family), to_right(third, difficulty)].join("  ")
    };
    let mut text = format!("{}   SE  HoDoKu\n", row(heads));
    for info in techniques {
        let explainer = info.explainer.map_or_else(|| "–".into(), rating);
        let hodoku = info.hodoku.as_ref().map_or("–", |score| &score.code);
        let row = row([&info.technique.name, &info.family, &info.difficulty.to_string()]);
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{row}  {explainer:>3}  {hodoku}");
    }
    text
}

/// A rating in tenths: `3.4`.
pub(super) fn rating(tenths: u8) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}
