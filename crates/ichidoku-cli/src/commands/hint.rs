//! `ichidoku hint`

use std::fmt::Write;

use clap::Args;
use ichidoku::Candidate;
use ichidoku_api::{Ask, Control, HintLevel, Named, Position};
use ichidoku_formats::Document;
use ichidoku_logic::draw;
use ichidoku_logic::hint::{Advice, Hint as Found};
use ichidoku_render::text;
use ichidoku_words::Words;

use super::choice::Techniques;
use super::language::Language;
use crate::exit::{Exit, Failure};
use crate::inputs::Inputs;
use crate::output::Output;
use crate::records::{Located, write_object};
use crate::terminal::Terminal;
use crate::values::Names;

/// Give a hint for the next step: where to look, which technique, or the full step
///
/// The candidates of a candidate grid are taken to be the player's own. In such a grid, a digit that is alone in its cell
/// may be placed or a mark: it counts as a mark if several peers still show it and few have lost it. Mistakes come first:
/// conflicts, a wrong entry (the earliest, if `--entries` gives the order), a missing candidate, several solutions or none.
/// Every step is proved, but the proof of a forcing net tries candidates out: a nested net does so two levels deep, T&E(2).
/// `--no-nets` leaves them out. Where no technique helps, the answer says so.
#[derive(Args, Debug)]
pub(crate) struct Hint {
    #[command(flatten)]
    inputs: Inputs,

    /// Level of detail: where, technique, explanation, or every link of a chain
    #[arg(long, short, value_name = "GRADE", default_value = "where", value_parser = grades())]
    grade: HintLevel,

    /// Digits entered so far, in order: `r5c5=5,r1c3=4`
    ///
    /// At most one entry per cell, and none that contradicts a given. Digits of the puzzle that are named here count as
    /// entered, not given, if the puzzle has one solution without them.
    #[arg(long, value_name = "CANDIDATES", value_delimiter = ',')]
    entries: Vec<Named<Candidate>>,

    #[command(flatten)]
    techniques: Techniques,

    #[command(flatten)]
    language: Language,

    /// Print one JSON object, with the evidence for the step
    #[arg(long)]
    json: bool,
}

/// Accepts the names of the grades.
fn grades() -> Names<HintLevel> {
    Names::new("grade", HintLevel::ALL.map(|grade| (grade.name(), grade)))
}

impl Hint {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let (source, entry) = self.only_entry()?;
        let request = ichidoku_api::Hint {
            puzzle: Position::from(&entry).entered(self.entries.clone()).into(),
            grade: self.grade,
            techniques: self.techniques.choice(),
            language: self.language.words().language().into(),
            ..ichidoku_api::Hint::default()
        };
        let advice = request.advise(&Control::new()).map_err(Failure::new)?;
        let mut out = Vec::new();
        if self.json {
            let answer = request.run(&Control::new()).map_err(Failure::new)?;
            write_object(&Located::new(&source, &entry, answer), &mut out);
        } else {
            out.extend_from_slice(self.words(&advice, terminal).as_bytes());
        }
        let mut output = Output::open(None)?;
        output.write(&out)?;
        output.finish()?;
        Ok(exit(&advice))
    }

    /// The one puzzle, and the name of its source.
    fn only_entry(&self) -> Result<(String, Document), Failure> {
        let mut stream = self.inputs.stream()?;
        let mut only = None;
        while let Some(chunk) = stream.next_chunk(None).map_err(Failure::new)? {
            for record in chunk.entries() {
                let entry = record.map_err(Failure::new)?;
                if only.replace((chunk.source_name().to_owned(), entry)).is_some() {
                    return Err(Failure::new("hint takes one puzzle, not several; see steps for many"));
                }
            }
        }
        only.ok_or_else(|| Failure::new("the input holds no puzzle"))
    }

    /// The advice in sentences, a line each; of a whole step a drawing first.
    fn words(&self, advice: &Advice, terminal: &Terminal) -> String {
        let (mut words, language) = (String::new(), self.language.words());
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
