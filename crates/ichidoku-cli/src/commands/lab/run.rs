//! `ichidoku lab run`

use std::ffi::OsStr;
use std::io::BufWriter;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Args, Command};
use ichidoku::{Puzzle, Stop};
use ichidoku_lab::compare::{Record, USUAL_SEED};
use ichidoku_lab::trace::TraceWriter;
use ichidoku_lab::{Algorithm, CellOrder, DigitOrder, Limits, Method, Options, Outcome, Run as Ran, Silent};

use super::animate::Animation;
use super::budget::Budget;
use super::methods::methods;
use super::puzzles::read;
use crate::exit::{Exit, Failure};
use crate::inputs::Inputs;
use crate::output::Output;
use crate::records::write_object;
use crate::values::whole;
use crate::words::say;

/// Accepts the name of an order, or the cells that one begins with: `r5c5 r1c9`.
#[derive(Clone)]
struct Orders(PossibleValuesParser);

impl TypedValueParser for Orders {
    type Value = String;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        match value.to_str().filter(|text| CellOrder::named(text, USUAL_SEED).is_some()) {
            Some(text) => Ok(text.to_owned()),
            None => self.0.parse_ref(command, argument, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.0.possible_values()
    }
}

/// A trace holds about 70 bytes a step.
const STEPS_OF_A_TRACE: u64 = 1_000_000;

#[derive(Args, Debug)]
pub(crate) struct Run {
    #[arg(value_parser = methods(), hide_possible_values = true)]
    algorithm: Method,

    #[command(flatten)]
    inputs: Inputs,

    #[arg(long)]
    all: bool,

    #[arg(long, value_name = "ORDER", value_parser = Orders(PossibleValuesParser::new(CellOrder::NAMES)))]
    order: Option<String>,

    #[arg(long, value_name = "ORDER", value_parser = PossibleValuesParser::new(DigitOrder::NAMES))]
    digits: Option<String>,

    #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX))]
    seed: Option<u64>,

    #[command(flatten)]
    budget: Budget,

    #[arg(long)]
    json: bool,

    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,

    #[arg(long)]
    animate: bool,

    #[arg(long, value_name = "N", default_value = "20", requires = "animate",
        value_parser = whole::<u32>(1..=1_000_000))]
    speed: u32,
}

impl Run {
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let method = self.algorithm.with(&self.options()).map_err(Failure::new)?;
        let puzzle = self.puzzle()?;
        let ran = self.watched(&method, &puzzle)?;
        let record = Record::new(&method, &puzzle, &ran);
        let mut text = Vec::new();
        if self.json {
            write_object(&record, &mut text);
        } else {
            text.extend_from_slice(record.to_string().as_bytes());
        }
        let mut output = Output::open(None)?;
        output.write(&text)?;
        output.finish()?;
        Ok(match ran.outcome {
            Outcome::Solved => Exit::Fine,
            Outcome::Unsolvable | Outcome::Clashing => Exit::NoSolution,
            Outcome::Unfinished(_) => Exit::Unfinished,
        })
    }

    /// The options as the algorithm takes them: a seed is part of an order, where one is chosen.
    fn options(&self) -> Options {
        let seed = self.seed.unwrap_or(USUAL_SEED);
        Options {
            cells: self.order.as_deref().and_then(|name| CellOrder::named(name, seed)),
            digits: self.digits.as_deref().and_then(|name| DigitOrder::named(name, seed)),
            seed: self.seed.filter(|_| self.order.is_none() && self.digits.is_none()),
        }
    }

    /// The one puzzle.
    fn puzzle(&self) -> Result<Puzzle, Failure> {
        match &read(&self.inputs)?[..] {
            [only] => Ok(only.puzzle),
            others => Err(Failure::new(say!("lab-takes-one", count = others.len()))),
        }
    }

    fn limits(&self, method: &Method) -> Limits<'static> {
        let usual = if self.trace.is_some() { STEPS_OF_A_TRACE } else { method.patient_steps() };
        let mut limits = self.budget.limits().steps(self.budget.steps.unwrap_or(usual));
        if self.animate && self.budget.time.is_none() {
            limits = limits.time(Duration::MAX);
        }
        limits.solutions(if self.all { u64::MAX } else { 1 })
    }

    /// Runs the method, with the observers that were asked for.
    fn watched(&self, method: &Method, puzzle: &Puzzle) -> Result<Ran, Failure> {
        let cancel = AtomicBool::new(false);
        let limits = self.limits(method).stop(Stop::flag(&cancel));
        if self.trace.is_none() && !self.animate {
            return Ok(method.run(puzzle, &limits, &mut Silent));
        }
        let trace = match &self.trace {
            Some(path) => Some(TraceWriter::new(BufWriter::new(Output::open(Some(path))?), method, puzzle)),
            None => None,
        };
        let animation = if self.animate { Some(Animation::start(method, puzzle, self.speed, &cancel)?) } else { None };
        let mut observers = (trace, animation);
        let ran = method.run(puzzle, &limits, &mut observers);
        let (trace, animation) = observers;
        if let Some(animation) = animation {
            animation.linger();
        }
        if let (Some(trace), Some(path)) = (trace, &self.trace) {
            finish(trace, &ran).map_err(|error| Failure::writing(path.display(), &error))?.finish()?;
        }
        Ok(ran)
    }
}

/// Writes the end of a trace and gives back the file, to be named.
fn finish(trace: TraceWriter<BufWriter<Output>>, ran: &Ran) -> std::io::Result<Output> {
    trace.finish(ran)?.into_inner().map_err(std::io::IntoInnerError::into_error)
}
