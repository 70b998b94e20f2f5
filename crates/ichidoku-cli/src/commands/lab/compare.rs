//! `ichidoku lab compare`

use clap::Args;
use clap::builder::PossibleValuesParser;
use ichidoku_lab::Method;
use ichidoku_lab::compare::{Comparison, USUAL_SEED, usual_methods};
use ichidoku_lab::table::TableFormat;

use super::budget::Budget;
use super::methods::methods;
use super::puzzles::read;
use crate::commands::target::check_name;
use crate::destination::{Destination, ending};
use crate::exit::{Exit, Failure};
use crate::inputs::Inputs;
use crate::output::Output;
use crate::records::{Fixed, write_object};
use crate::terminal::Terminal;
use crate::values::whole;
use crate::words::say;

#[derive(Args, Debug)]
pub(crate) struct Compare {
    #[command(flatten)]
    inputs: Inputs,

    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = methods(), hide_possible_values = true)]
    algorithms: Vec<Method>,

    #[arg(long, value_name = "N", default_value_t = USUAL_SEED, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,

    #[command(flatten)]
    budget: Budget,

    #[arg(long, short, value_name = "FORM", value_parser = PossibleValuesParser::new(TableFormat::NAMES))]
    format: Option<String>,

    #[arg(long, conflicts_with = "format")]
    json: bool,

    #[command(flatten)]
    output: Destination,
}

impl Compare {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let methods = self.methods();
        let puzzles = read(&self.inputs)?;
        let mut comparisons = Vec::with_capacity(puzzles.len());
        for (i, named) in puzzles.iter().enumerate() {
            if puzzles.len() > 1 {
                terminal.note(say!("compared", number = i + 1, count = puzzles.len(), name = named.name));
            }
            let (steps, limits) = (self.budget.steps, self.budget.limits());
            comparisons.push(Comparison::run(&named.name, &named.puzzle, &methods, steps, &limits));
        }
        let fixed = if self.json { Some(Fixed::Objects) } else { self.format().is_none().then_some(Fixed::Lines) };
        check_name(self.output.file(), fixed)?;
        self.inputs.check_apart(&self.output)?;
        let mut output = Output::open(self.output.file())?;
        output.write(&self.written(&comparisons))?;
        output.finish()?;
        Ok(Exit::Fine)
    }

    /// The comparisons as a table, or as objects.
    fn written(&self, comparisons: &[Comparison]) -> Vec<u8> {
        if !self.json {
            return self.format().unwrap_or_default().table(comparisons).into_bytes();
        }
        let mut objects = Vec::new();
        comparisons.iter().flat_map(Comparison::records).for_each(|record| write_object(&record, &mut objects));
        objects
    }

    /// The format of the table: the one that is asked for, or the one of which the output has the name.
    fn format(&self) -> Option<TableFormat> {
        let format = self.format.clone().or_else(|| self.output.file().and_then(ending));
        format.as_deref().and_then(TableFormat::named)
    }

    fn methods(&self) -> Vec<Method> {
        if self.algorithms.is_empty() { usual_methods(self.seed) } else { self.algorithms.clone() }
    }
}
