//! `ichidoku generate`

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use ichidoku::Stop;
use ichidoku_formats::{Columns, Format, Writer};
use ichidoku_generate::Generator;

use crate::commands::batch::{EngineChoice, Threads};
use crate::commands::target::{Target, check_name, columns_in, formats};
use crate::destination::Destination;
use crate::exit::{Exit, Failure};
use crate::input_stream::Gauge;
use crate::interrupt;
use crate::output::Output;
use crate::progress::Progress;
use crate::terminal::{Terminal, stdout_is_terminal};
use crate::values::whole;
use crate::words::say;

mod bad_order;
mod bulk;
mod classic;
mod form;
mod variants;
mod wishes;

use bulk::{Bulk, Ended, Make};
use classic::Classic;
use form::Form;
use variants::VariantWishes;
use wishes::Wishes;

#[derive(Args, Debug)]
pub(crate) struct Generate {
    #[arg(long, short = 'n', value_name = "N", default_value = "1", value_parser = whole::<u64>(1..=u64::MAX))]
    count: u64,

    #[arg(long, short, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX))]
    seed: Option<u64>,

    #[arg(long, value_name = "INDEX", default_value = "0", value_parser = whole::<u64>(0..=u64::MAX))]
    from: u64,

    #[command(flatten)]
    variants: VariantWishes,

    #[command(flatten)]
    wishes: Wishes,

    #[arg(long, short, value_name = "FORMAT", value_parser = formats())]
    format: Option<Format>,

    #[arg(long, conflicts_with = "format")]
    json: bool,

    #[arg(long, requires = "needs")]
    practice: bool,

    #[command(flatten)]
    output: Destination,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    engine: EngineChoice,
}

impl Generate {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let indices = self.indices()?;
        let interrupted = Arc::new(AtomicBool::new(false));
        let (stop, gauge) = (Stop::flag(&interrupted), Gauge::of_puzzles(self.count));
        let seed = self.seed();
        let maker = self.maker(seed, stop, &gauge, terminal)?;
        check_name(self.output.file(), maker.layout().fixed())?;
        let mut output = Output::open(self.output.file())?;
        let mut progress = Progress::new(gauge.clone(), terminal, output.is_stdout());
        if self.seed.is_none() {
            terminal.note(format_args!("--seed {seed}"));
        }
        let flag = Arc::clone(&interrupted);
        interrupt::instead(move || flag.store(true, Ordering::Relaxed));
        let bulk = Bulk { maker: &*maker, indices };
        let ended = bulk.run(self.threads.count(), &mut output, &gauge, &mut progress)?;
        drop(progress);
        self.end(ended, seed, output, terminal)
    }

    /// What makes the puzzles that are asked for.
    fn maker<'a>(
        &self,
        seed: u64,
        stop: Stop<'a>,
        gauge: &'a Gauge,
        terminal: &Terminal,
    ) -> Result<Box<dyn Make + 'a>, Failure> {
        if self.variants.are_given() {
            return Ok(Box::new(self.variants.maker(&self.wishes, seed, self.json, stop)?));
        }
        let generator = Generator::new(self.wishes.order()?).map_err(|error| Failure::new(bad_order::said(&error)))?;
        let generator = generator.engine(self.engine.chosen()).stop(stop).progress(gauge.attempts());
        Ok(Box::new(Classic { generator, stop, seed, form: self.form(terminal) }))
    }

    /// The seed that is asked for, or any.
    fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(|| RandomState::new().hash_one(0) >> 32)
    }

    /// The indices of the puzzles.
    fn indices(&self) -> Result<Range<u64>, Failure> {
        let Self { from, count, .. } = self;
        let beyond =
            || Failure::new(say!("index-beyond", options = format!("--from {from} -n {count}"), most = u64::MAX));
        Ok(*from..from.checked_add(*count).ok_or_else(beyond)?)
    }

    /// Finishes the output. Interrupted, it contains what is done, and a note says how to go on; with nothing done, a file
    /// is left as it was.
    fn end(&self, ended: Ended, seed: u64, output: Output, terminal: &Terminal) -> Result<Exit, Failure> {
        let Ended { next, made, missing } = ended;
        let done = next - self.from;
        let is_whole = done == self.count;
        if is_whole || made > 0 || output.is_stdout() {
            output.finish()?;
        } else {
            interrupt::discard();
        }
        if is_whole {
            return Ok(if missing == 0 { Exit::Fine } else { Exit::Unfinished });
        }
        let left = self.count - done;
        let options = format!("--seed {seed} --from {next} -n {left}");
        terminal.note(say!("resume", count = self.count, done, options));
        Ok(Exit::Interrupted)
    }

    fn form(&self, terminal: &Terminal) -> Form {
        let practice = self.wishes.needs.filter(|_| self.practice);
        let chosen = self.format.or_else(|| self.format_of_output());
        let format = match chosen {
            _ if self.json => None,
            Some(format) => Some(format),
            None if self.practice => Some(Format::CANDIDATES),
            None if self.count == 1 && self.output.is_stdout() && stdout_is_terminal() => Some(Format::PRETTY),
            None => Some(Format::LINE),
        };
        let colour = self.output.is_stdout() && terminal.colours_stdout();
        let writer = |format| Writer::new(format, columns_in(self.output.file(), Columns::default()));
        let (writer, is_chosen) = (format.map(writer), !self.json && chosen.is_some());
        Form { writer, is_chosen, colour, scale: self.wishes.scale(), practice }
    }

    /// The format of which the output has the name.
    fn format_of_output(&self) -> Option<Format> {
        match Target::of_file(self.output.file()?)? {
            Target::Text(format) => Some(format),
            Target::Parquet | Target::Svg | Target::Png | Target::Pdf => None,
        }
    }
}
