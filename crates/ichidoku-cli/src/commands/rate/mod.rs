//! `ichidoku rate`

mod facts;
mod filter;
mod format;
mod histogram;
mod plan;
mod rater;
mod variants;

use std::sync::Arc;

use clap::Args;
use ichidoku_api::Scale;
use ichidoku_logic::rate::ExplainerDifficulty;

use super::batch::Batch;
use super::tables::{self, InParquet};
use super::variants::{Accepted, Variants};
use crate::exit::{Exit, Failure};
use crate::record_writer::Total;
use crate::terminal::Terminal;
use crate::values::{er, scales};
use crate::words::{english, say, word, words_of_grades};
use facts::Fact;
use filter::Filter;
use format::Format;
use histogram::lock;
use plan::Rating;
use rater::Rater;

#[derive(Args, Debug)]
pub(crate) struct Rate {
    #[arg(long, value_name = "SCALE", value_parser = scales())]
    scale: Option<Scale>,

    #[arg(long, value_name = "FORMAT", conflicts_with = "json", value_parser = Format::read)]
    format: Option<Format>,

    #[arg(long, conflicts_with_all = ["format", "json"])]
    only_er: bool,

    #[arg(long, value_name = "ER", value_parser = er, conflicts_with_all = ["format", "json", "only_er"])]
    at_least: Option<ExplainerDifficulty>,

    #[arg(id = "where", long = "where", value_name = "CONDITION", value_parser = Filter::read)]
    filter: Option<Filter>,

    #[arg(long, conflicts_with_all = ["format", "json", "only_er", "at_least"])]
    histogram: bool,

    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    parquet: InParquet,

    #[command(flatten)]
    accepted: Accepted,

    #[arg(long)]
    json: bool,
}

impl Rate {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let is_plain = !self.json && self.format.is_none() && !self.only_er && !self.histogram;
        let drawings = self.accepted.drawings();
        let (at_least, filter) = (self.at_least, self.filter.clone());
        let plan = Rating { scale: self.scale()?, at_least, filter, proofs: Vec::new() };
        if let Some(summary) = tables::answer(&self.parquet, &self.batch, is_plain, drawings, &plan, terminal)? {
            summary.note(terminal, Some(word("so-not-rated")));
            return Ok(summary.exit_if_proper());
        }
        if let Some(variants) = Variants::among(&self.batch.inputs, self.accepted)? {
            return self.of_variants(&variants, terminal);
        }
        let rating = self.rater()?;
        let total = rating.histogram.clone().map(|histogram| -> Total { Box::new(move || lock(&histogram).text()) });
        let layout = rating.layout().chosen(self.format.is_some());
        let summary = self.batch.run_totalled(layout, &rating, terminal, total)?;
        summary.note(terminal, Some(word("so-not-rated")));
        Ok(summary.exit_if_proper())
    }

    fn rater(&self) -> Result<Rater, Failure> {
        Ok(Rater {
            scale: self.scale()?,
            format: if self.only_er { Format::only_er() } else { self.format.clone().unwrap_or_default() },
            at_least: self.at_least,
            filter: self.filter.clone(),
            histogram: self.histogram.then(Arc::default),
            json: self.json,
            strict: self.batch.strict,
            grades: words_of_grades(),
            unrated: ["rated-unsolvable", "rated-several"].map(english),
        })
    }

    /// Ratings of puzzles of other sizes and rules, which only our own scale knows.
    fn of_variants(&self, variants: &Variants, terminal: &Terminal) -> Result<Exit, Failure> {
        variants.refuse("--scale", self.scale.is_some_and(|scale| scale != Scale::Ichidoku))?;
        variants.refuse("--format", self.format.is_some())?;
        variants.refuse("--only-er", self.only_er)?;
        variants.refuse("--at-least", self.at_least.is_some())?;
        for (name, fact) in Fact::OF_CLASSIC {
            let is_asked = self.filter.as_ref().is_some_and(|filter| filter.asks_for(fact));
            variants.refuse(&format!("--where {name}"), is_asked)?;
        }
        variants::rate(variants, &self.rater()?, &self.batch, terminal)
    }

    /// The scale: the one asked for, or the one that other options are about.
    fn scale(&self) -> Result<Scale, Failure> {
        let about_er = [("--format", self.format.is_some()), ("--only-er", self.only_er)];
        let about_er = about_er.into_iter().chain([("--at-least", self.at_least.is_some())]);
        let option = about_er.into_iter().find_map(|(option, is_given)| is_given.then_some(option));
        match (self.scale, option) {
            (None, Some(_)) => Ok(Scale::Se121),
            (Some(scale), Some(option)) if scale.explainer().is_none() => {
                Err(Failure::new(say!("only-on-scale", option, wanted = Scale::Se121.name(), scale = scale.name())))
            }
            (scale, _) => Ok(scale.unwrap_or_default()),
        }
    }
}
