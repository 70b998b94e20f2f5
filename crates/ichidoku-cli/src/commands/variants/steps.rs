//! Steps and hints of variants.

use std::fmt::Write;

use ichidoku_api::{
    Ask, Control, Error, HintLevel, HintVariant, Sentence, StepsVariant, VariantAdvice, VariantEnding, VariantStep,
    VariantStepped, Which,
};
use ichidoku_variants::{Puzzle, write_iss};

use super::{Kind, Record, Variants, candidate_rows};
use crate::commands::batch::Batch;
use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::records::{Located, write_object};
use crate::terminal::Terminal;
use crate::words::{of_hints, say, word};

impl Variants {
    /// Writes the way a person takes through each puzzle, or its next step.
    pub(crate) fn steps(
        &self,
        batch: &Batch,
        json: bool,
        which: Which,
        limit: Option<usize>,
        terminal: &Terminal,
    ) -> Result<Exit, Failure> {
        let language = of_hints().language();
        let work = |record: &Record, puzzle: &Puzzle| {
            let request = StepsVariant { puzzle: write_iss(puzzle), which, limit, language: language.to_owned() };
            let stepped = request.run(&Control::new())?;
            let kind = match stepped.ending {
                VariantEnding::Contradiction => Kind::Unsolvable,
                VariantEnding::Solved | VariantEnding::Stuck | VariantEnding::Stopped => Kind::Fine,
            };
            let text = record.at(report(&stepped));
            Ok(record.done(json, stepped, text, kind))
        };
        let summary = self.run(batch, json, terminal, work)?;
        summary.note(terminal, None);
        Ok(summary.exit())
    }

    /// Writes a hint for the only puzzle, with these digits entered and those that came with it.
    pub(crate) fn hint(&self, entries: &[String], json: bool, grade: HintLevel) -> Result<Exit, Failure> {
        let [record] = &self.records[..] else { return Err(Failure::new(word("hint-takes-one"))) };
        let puzzle = record.puzzle.as_ref().map_err(|error| Failure::new(record.at(error)))?;
        let language = of_hints().language().to_owned();
        let entered = puzzle.entered().iter().map(|&(cell, digit)| {
            let (row, column) = puzzle.shape().place(cell);
            format!("r{}c{}={digit}", row + 1, column + 1)
        });
        let request = HintVariant {
            puzzle: write_iss(puzzle),
            entries: entered.chain(entries.iter().cloned()).collect(),
            grade,
            language,
            ..HintVariant::default()
        };
        let hinted = request.run(&Control::new()).map_err(|error: Error| Failure::new(record.at(error.message)))?;
        let exit = match hinted.advice {
            VariantAdvice::Contradiction => Exit::NoSolution,
            VariantAdvice::SeveralSolutions => Exit::Several,
            VariantAdvice::Step | VariantAdvice::Solved | VariantAdvice::Stuck | VariantAdvice::WrongEntry => {
                Exit::Fine
            }
        };
        let mut out = Vec::new();
        if json {
            write_object(&Located::at(&record.source, record.line, hinted), &mut out);
        } else {
            hinted.sentences.iter().for_each(|sentence| out.extend(format!("{}\n", sentence.text).bytes()));
        }
        let mut output = Output::open(None)?;
        output.write(&out)?;
        output.finish()?;
        Ok(exit)
    }
}

/// How it ends, the steps below, and what is left in the cells.
fn report(stepped: &VariantStepped) -> String {
    let ending = match stepped.ending {
        VariantEnding::Solved => word("ending-solved"),
        VariantEnding::Stuck => word("ending-stuck"),
        VariantEnding::Stopped => word("ending-stopped"),
        VariantEnding::Contradiction => "",
    };
    let mut text = say!("solved-steps", count = stepped.steps.len(), ending);
    let sentences = sentences(&stepped.sentences);
    if !sentences.is_empty() {
        text += &format!(". {sentences}");
    }
    text.push('\n');
    for (step, count) in stepped.steps.iter().zip(1..) {
        // A string takes everything.
        let _ = writeln!(text, "{count:>3}  {}", line(step));
        step.sentences.iter().for_each(|sentence| _ = writeln!(text, "     {}", sentence.text));
    }
    candidate_rows(&stepped.candidates).lines().for_each(|row| _ = writeln!(text, "  {row}"));
    text
}

/// `cage combinations: r1c1<>5 r1c2<>5`.
fn line(step: &VariantStep) -> String {
    let eliminated = step.eliminations.iter().map(|candidate| candidate.replace('=', "<>"));
    let moves = step.placements.iter().cloned().chain(eliminated).collect::<Vec<_>>();
    format!("{}: {}", step.technique.name, moves.join(" "))
}

fn sentences(sentences: &[Sentence]) -> String {
    sentences.iter().map(|sentence| sentence.text.as_str()).collect::<Vec<_>>().join(" ")
}
