//! `ichidoku convert --to svg`, `png` and `pdf`: a position as a picture.

use ichidoku_api::{scene_of, spoken};
use ichidoku_formats::Document;
use ichidoku_print::Picture;
use ichidoku_render::svg;

use super::batch::Batch;
use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::terminal::stdout_is_terminal;
use crate::unreadable::unreadable;
use crate::words::{language, word};

/// A kind of picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Svg,
    Png { scale: u8, transparent: bool },
    Pdf,
}

impl Kind {
    /// Writes the picture of the only puzzle of the input.
    pub(super) fn write(self, batch: &Batch) -> Result<Exit, Failure> {
        let mut scene = scene_of(&only(batch)?);
        if scene.title.is_empty() {
            word("picture-title").clone_into(&mut scene.title);
        }
        self.write_svg(batch, svg(&scene), &scene.title, &spoken(&scene))
    }

    /// Writes a picture that is drawn already, with its title and what it shows in words.
    pub(super) fn write_svg(self, batch: &Batch, svg: String, title: &str, words: &str) -> Result<Exit, Failure> {
        if self != Self::Svg && batch.output.is_stdout() && stdout_is_terminal() {
            return Err(Failure::new(word("picture-needs-file")));
        }
        let file = match self {
            Self::Svg => svg.into_bytes(),
            Self::Png { scale, transparent } => Picture::of_svg(&svg).png(scale, transparent),
            Self::Pdf => Picture::of_svg(&svg).pdf(title, words, language()),
        };
        batch.inputs.check_apart(&batch.output)?;
        let mut output = Output::open(batch.output.file())?;
        output.write(&file)?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}

/// The only puzzle of the input.
fn only(batch: &Batch) -> Result<Document, Failure> {
    let mut stream = batch.inputs.stream()?;
    let is_single = stream.is_single()?;
    let chunk = stream.next_chunk(None)?;
    let Some(record) = chunk.as_ref().and_then(|chunk| chunk.entries().next()) else {
        return Err(Failure::new(word("no-puzzle")));
    };
    if !is_single {
        return Err(Failure::new(word("picture-of-one")));
    }
    record.map_err(|error| Failure::new(unreadable(&error)))
}
