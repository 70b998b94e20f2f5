//! `ichidoku hint`

use std::fmt::Write;

use clap::Args;
use ichidoku::Candidate;
use ichidoku_api::{Ask, Control, HintLevel, Named, Position};
use ichidoku_logic::draw;
use ichidoku_logic::hint::{Advice, Hint as Found};
use ichidoku_render::text;
use ichidoku_words::Words;

use super::choice::Techniques;
use super::variants::{Accepted, Variants};
use crate::exit::{Exit, Failure};
use crate::inputs::{Inputs, only};
use crate::output::Output;
use crate::records::{About, Located, write_object};
use crate::terminal::Terminal;
use crate::values::Names;
use crate::words::of_hints;

#[derive(Args, Debug)]
pub(crate) struct Hint {
    #[command(flatten)]
    inputs: Inputs,

    #[command(flatten)]
    accepted: Accepted,

    #[arg(long, short, value_name = "GRADE", default_value = "where", value_parser = grades())]
    grade: HintLevel,

    #[arg(long, value_name = "CANDIDATES", value_delimiter = ',')]
    entries: Vec<String>,

    #[command(flatten)]
    techniques: Techniques,

    #[arg(long)]
    json: bool,
}

/// Accepts the names of the grades.
fn grades() -> Names<HintLevel> {
    Names::new("grade", HintLevel::ALL.map(|grade| (grade.name(), grade)))
}

impl Hint {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        if let Some(variants) = Variants::among(&self.inputs, self.accepted)? {
            self.techniques.refuse_for(&variants)?;
            return variants.hint(&self.entries, self.json, self.grade);
        }
        let entries = self.entries.iter().map(|entry| entry.parse::<Named<Candidate>>());
        let entries = entries.collect::<Result<Vec<_>, _>>().map_err(Failure::new)?;
        let (source, entry) = only(self.inputs.stream()?, "hint-takes-one")?;
        let position = Position::from(&entry);
        let entries = position.entries.iter().copied().chain(entries).collect();
        let request = ichidoku_api::Hint {
            puzzle: position.entered(entries).into(),
            grade: self.grade,
            techniques: self.techniques.choice(),
            language: of_hints().language().into(),
            ..ichidoku_api::Hint::default()
        };
        let advice = request.advise(&Control::new())?;
        let mut out = Vec::new();
        if self.json {
            let answer = About { puzzle: entry.puzzle.to_string(), answer: request.run(&Control::new())? };
            write_object(&Located::new(&source, &entry, answer), &mut out);
        } else {
            out.extend_from_slice(self.words(&advice, terminal).as_bytes());
        }
        let mut output = Output::open(None)?;
        output.write(&out)?;
        output.finish()?;
        Ok(exit(&advice))
    }

    /// The advice in sentences, a line each; of a whole step a drawing first.
    fn words(&self, advice: &Advice, terminal: &Terminal) -> String {
        let (mut words, language) = (String::new(), of_hints());
        if let Advice::Step(found) = advice
            && self.grade >= HintLevel::Step
        {
            words.push_str(&drawing(found, terminal, &language));
        }
        for message in advice.tell(self.grade.into()) {
            // Writing into a string cannot fail.
            let _ = writeln!(words, "{}", language.text(&message));
        }
        words
    }
}

/// The step in the player's grid.
fn drawing(found: &Found, terminal: &Terminal, words: &Words) -> String {
    let scene = draw::of_step_in(words, &found.state, &found.step);
    let mut text = text(&scene, terminal.drawing_style());
    for (sign, meaning) in scene.text_legend() {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{sign}  {meaning}");
    }
    text.push('\n');
    text
}

fn exit(advice: &Advice) -> Exit {
    match advice {
        Advice::Clash { .. } | Advice::NoSolution { .. } => Exit::NoSolution,
        Advice::SeveralSolutions(_) => Exit::Several,
        _ => Exit::Fine,
    }
}
