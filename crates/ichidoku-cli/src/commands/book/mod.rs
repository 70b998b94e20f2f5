//! `ichidoku book`

mod classic;
mod variants;

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use ichidoku_api::{BookMaker, Control};
use ichidoku_print::{Font, Item, NoRoom, Paper, Solutions};

use super::target::{Target, check_ending};
use super::variants::{Accepted, Variants};
use crate::destination::Destination;
use crate::exit::{Exit, Failure};
use crate::inputs::Inputs;
use crate::output::Output;
use crate::summary::Summary;
use crate::terminal::{Terminal, stdout_is_terminal};
use crate::values::{Names, whole};
use crate::words::{language, say, word};

/// Most paper that is cut off around a page, in millimetres.
const MOST_BLEED: u64 = ichidoku_api::Book::MOST_BLEED as u64;

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

    #[arg(long, value_name = "N", default_value = "1", value_parser = whole::<u32>(0..=999_999))]
    number_from: u32,

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

    #[arg(long, value_name = "N", default_value = "0", value_parser = whole::<u8>(0..=MOST_BLEED))]
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
        let font = self.font.as_deref().map(font).transpose()?;
        let maker = BookMaker::new(&self.order(), font, &Control::new())?;
        self.inputs.check_apart(&self.output)?;
        check_ending(self.output.file(), Target::Pdf)?;
        let mut output = Output::open(self.output.file())?;
        let (items, summary) = self.read(&maker, output.is_stdout(), terminal)?;
        let pdf = maker.pdf(&items).map_err(|error| Failure::new(self.no_room(error)))?;
        output.write(&pdf)?;
        output.finish()?;
        summary.note(terminal, Some(word("so-no-solution-printed")));
        Ok(match summary.exit_if_proper() {
            Exit::Fine if summary.unfinished.count > 0 => Exit::Unfinished,
            exit => exit,
        })
    }

    /// The same as a request, but for the puzzles.
    fn order(&self) -> ichidoku_api::Book {
        ichidoku_api::Book {
            text: String::new(),
            title: self.title.clone(),
            paper: self.paper.name().to_owned(),
            per_page: self.per_page,
            solutions: self.solutions.name().to_owned(),
            count_from: self.number_from,
            grade: self.grade,
            candidates: self.candidates,
            large: self.large,
            gutter: self.gutter,
            booklet: self.booklet,
            bleed: self.bleed,
            app: self.app.clone(),
            drawn_unchecked: self.accepted.drawn_unchecked(),
            language: language().to_owned(),
        }
    }

    /// Reads all puzzles; what can't be read is reported, and left out.
    fn read(
        &self,
        maker: &BookMaker,
        data_on_stdout: bool,
        terminal: &Terminal,
    ) -> Result<(Vec<Item>, Summary), Failure> {
        match Variants::among(&self.inputs, self.accepted)? {
            Some(among) => Ok(variants::read(&among, maker, terminal)),
            None => self.read_classic(maker, data_on_stdout, terminal),
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

/// The font in a file.
fn font(path: &Path) -> Result<Font, Failure> {
    let name = path.display().to_string();
    let read = fs::read(path).ok().and_then(Font::read);
    read.ok_or_else(|| Failure::new(say!("book-no-font", name)))
}
