//! `ichidoku book`

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use ichidoku::{Grid, ProperPuzzle, Puzzle, Stop};
use ichidoku_api::{Grade, Rated, Scale};
use ichidoku_formats::Chunk;
use ichidoku_print::{Book as Printed, Font, Item, Layout, NoRoom, Paper, Solutions, unwritable};

use crate::destination::Destination;
use crate::exit::{Exit, Failure};
use crate::inputs::Inputs;
use crate::output::Output;
use crate::progress::Progress;
use crate::summary::Summary;
use crate::terminal::{Terminal, stdout_is_terminal};
use crate::unreadable::unreadable;
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
        let mut output = Output::open(self.output.file())?;
        let (items, summary) = self.read(font.as_ref(), output.is_stdout(), terminal)?;
        let pdf = self.printed(font).pdf(&items).map_err(|error| Failure::new(self.no_room(error)))?;
        output.write(&pdf)?;
        output.finish()?;
        summary.note(terminal, Some(word("so-no-solution-printed")));
        Ok(summary.exit_if_proper())
    }

    fn printed(&self, font: Option<Font>) -> Printed {
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
            solutions_title: writable(word("book-solutions"), english("book-solutions"), font.as_ref()).to_owned(),
            app: self.app.clone(),
            font,
        }
    }

    /// Reads all puzzles; what can't be read is told, and left out.
    fn read(
        &self,
        font: Option<&Font>,
        data_on_stdout: bool,
        terminal: &Terminal,
    ) -> Result<(Vec<Item>, Summary), Failure> {
        let own = words_of_grades().into_iter().zip(Grade::ALL);
        let grades: Vec<&str> = own.map(|(own, grade)| writable(own, grade.name(), font)).collect();
        let mut stream = self.inputs.stream()?;
        let mut progress = Progress::new(stream.gauge(), terminal, data_on_stdout);
        let (mut items, mut summary, mut done) = (Vec::new(), Summary::default(), None);
        while let Some(chunk) = stream.next_chunk(done.take())? {
            self.add(&chunk, &grades, &mut items, &mut summary, terminal);
            progress.tick(summary.records());
            done = Some(chunk);
        }
        Ok((items, summary))
    }

    fn add(&self, chunk: &Chunk, grades: &[&str], items: &mut Vec<Item>, summary: &mut Summary, terminal: &Terminal) {
        let mut documents = Vec::new();
        for record in chunk.entries() {
            match record {
                Ok(document) => documents.push(document),
                Err(error) => {
                    summary.unreadable += 1;
                    terminal.error(unreadable(&error));
                }
            }
        }
        summary.puzzles += documents.len() as u64;
        let puzzles: Vec<Puzzle> = documents.iter().map(|document| document.puzzle).collect();
        for (document, proof) in documents.iter().zip(ProperPuzzle::prove_many(&puzzles)) {
            let solution = match &proof {
                Ok(proper) => Some(*proper.solution()),
                Err(reason) => {
                    summary.add_improper(reason, chunk, || document.line);
                    None
                }
            };
            let rate = || Rated::new(&document.puzzle, &proof, Scale::Ichidoku, Stop::never()).ok()?.rating;
            let rating = self.grade.then(rate).flatten();
            let note = rating.map(|rating| format!("{} {}", grades[rating.grade as usize], rating.score_text()));
            let left = || *Grid::from(document.puzzle).candidate_set();
            let shown = || document.candidates.as_deref().copied().unwrap_or_else(left);
            let candidates = self.candidates.then(shown);
            items.push(Item { puzzle: document.puzzle, solution, note: note.unwrap_or_default(), candidates });
        }
    }

    fn no_room(&self, error: NoRoom) -> String {
        match error {
            NoRoom::PerPage(count) => say!("book-per-page", count),
            NoRoom::Candidates => word("book-small-candidates").to_owned(),
            NoRoom::Code => word("book-long-address").to_owned(),
            NoRoom::Letter(letter) => match &self.font {
                Some(font) => say!("book-letter-fonts", name = font.display(), letter),
                None => say!("book-letter", letter),
            },
        }
    }
}

/// Reads a font.
fn font(path: &Path) -> Result<Font, Failure> {
    let name = path.display().to_string();
    let read = fs::read(path).ok().and_then(Font::read);
    read.ok_or_else(|| Failure::new(say!("book-no-font", name)))
}

/// A word of the program's, in English where the font of books and the one beside it lack its letters.
fn writable<'w>(own: &'w str, english: &'w str, font: Option<&Font>) -> &'w str {
    let lacking = font.map_or_else(|| unwritable(own), |font| font.unwritable(own));
    if lacking.is_none() { own } else { english }
}
