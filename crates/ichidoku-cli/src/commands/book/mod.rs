//! `ichidoku book`

mod classic;
mod letters;
mod variants;

use std::path::PathBuf;

use clap::Args;
use ichidoku_api::Grade;
use ichidoku_print::{Book as Printed, Item, Layout, NoRoom, Paper, Solutions};

use self::letters::Letters;
use super::variants::{Accepted, Variants};
use crate::destination::Destination;
use crate::exit::{Exit, Failure};
use crate::inputs::Inputs;
use crate::output::Output;
use crate::summary::Summary;
use crate::terminal::{Terminal, stdout_is_terminal};
use crate::values::{Names, whole};
use crate::words::{english, language, say, word, words_of_grades};

/// A millimetre in points, of which an inch has 72.
const MILLIMETRE: f32 = 72.0 / 25.4;

#[derive(Args, Debug)]
pub(crate) struct Book {
    #[command(flatten)]
    inputs: Inputs,

    #[command(flatten)]
    output: Destination,

    #[arg(long, value_name = "PAPER", default_value = "a4", value_parser = papers())]
    paper: Paper,

    #[arg(long, value_name = "N", default_value = "4", value_parser = whole::<usize>(1..=9))]
    per_page: usize,

    #[arg(long, value_name = "PLACE", default_value = "end", value_parser = places())]
    solutions: Solutions,

    #[arg(long, value_name = "TITLE", default_value = "")]
    title: String,

    #[arg(long, value_name = "N", default_value = "1", value_parser = whole::<usize>(0..=999_999))]
    number_from: usize,

    #[arg(long)]
    grade: bool,

    #[arg(long)]
    candidates: bool,

    #[arg(long)]
    large: bool,

    #[arg(long)]
    gutter: bool,

    #[arg(long)]
    booklet: bool,

    #[arg(long, value_name = "N", default_value = "0", value_parser = whole::<u8>(0..=20))]
    bleed: u8,

    #[arg(long, value_name = "ADDRESS")]
    app: Option<String>,

    #[arg(long, value_name = "FILE")]
    font: Option<PathBuf>,

    #[command(flatten)]
    accepted: Accepted,
}

/// Accepts the sizes of paper.
fn papers() -> Names<Paper> {
    Names::new("paper", Paper::ALL.map(|paper| (paper.name(), paper)))
}

/// Accepts the places for solutions.
fn places() -> Names<Solutions> {
    Names::new("place", Solutions::ALL.map(|place| (place.name(), place)))
}

impl Book {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        if self.output.is_stdout() && stdout_is_terminal() {
            return Err(Failure::new(word("book-needs-file")));
        }
        let letters = Letters::read(self.font.as_deref())?;
        self.inputs.check_apart(&self.output)?;
        let mut output = Output::open(self.output.file())?;
        let (items, summary) = self.read(&letters, output.is_stdout(), terminal)?;
        let pdf = self.printed(letters).pdf(&items).map_err(|error| Failure::new(self.no_room(error)))?;
        output.write(&pdf)?;
        output.finish()?;
        summary.note(terminal, Some(word("so-no-solution-printed")));
        Ok(match summary.exit_if_proper() {
            Exit::Fine if summary.unfinished.count > 0 => Exit::Unfinished,
            exit => exit,
        })
    }

    /// Reads all puzzles; what can't be read is told, and left out.
    fn read(
        &self,
        letters: &Letters,
        data_on_stdout: bool,
        terminal: &Terminal,
    ) -> Result<(Vec<Item>, Summary), Failure> {
        let own = words_of_grades().into_iter().zip(Grade::ALL);
        let grades: Vec<&str> = own.map(|(own, grade)| letters.own_or(own, grade.name())).collect();
        match Variants::among(&self.inputs, self.accepted)? {
            Some(variants) => Ok(self.read_variants(&variants, letters, &grades, terminal)),
            None => self.read_classic(letters, &grades, data_on_stdout, terminal),
        }
    }

    fn printed(&self, letters: Letters) -> Printed {
        let layout = Layout {
            paper: self.paper,
            per_page: self.per_page,
            gutter: self.gutter,
            booklet: self.booklet,
            large: self.large,
            bleed: f32::from(self.bleed) * MILLIMETRE,
        };
        Printed {
            layout,
            title: self.title.clone(),
            language: language().to_owned(),
            count_from: self.number_from,
            solutions: self.solutions,
            solutions_title: letters.own_or(word("book-solutions"), english("book-solutions")).to_owned(),
            app: self.app.clone(),
            font: letters.font,
        }
    }

    fn no_room(&self, error: NoRoom) -> String {
        match error {
            NoRoom::PerPage(count) => say!("book-per-page", count),
            NoRoom::Candidates => word("book-small-candidates").to_owned(),
            NoRoom::Rules(number) => say!("book-small-rules", number),
            NoRoom::Code => word("book-long-address").to_owned(),
            NoRoom::Letter(letter) => match &self.font {
                Some(font) => say!("book-letter-fonts", name = font.display(), letter),
                None => say!("book-letter", letter),
            },
        }
    }
}
