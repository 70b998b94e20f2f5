//! Pictures of positions as files.

use ichidoku_print::Picture;
use ichidoku_render::svg;
use serde::{Deserialize, Serialize};

use super::base64::Base64;
use crate::ask::Ask;
use crate::control::Control;
use crate::draw::{Draw, spoken};
use crate::error::Error;
use crate::input::PuzzleInput;

/// The largest scale of a picture in dots.
const MOST: u8 = 4;

/// Asks for a picture of a position as a file, in dots or as a page. The request `draw` gives it as an SVG.
///
/// ```
/// use ichidoku_api::{Ask, Control, DrawFile, FileKind, PuzzleInput};
/// let puzzle = PuzzleInput::from("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
/// let picture = DrawFile { puzzle, to: FileKind::Png, ..DrawFile::default() };
/// assert!(picture.run(&Control::new()).unwrap().file.0.starts_with(b"\x89PNG"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawFile {
    /// The puzzle. Candidates are drawn where it has its own.
    pub puzzle: PuzzleInput,
    /// The title, which is read aloud; without it the name that the puzzle comes with.
    #[serde(default)]
    pub title: Option<String>,
    /// The kind of file.
    #[serde(default)]
    pub to: FileKind,
    /// Dots per unit along each side, from 1 to 4: a grid has 450 units.
    #[serde(default = "usual_scale")]
    pub scale: u8,
    /// True if nothing is drawn but lines, digits and colours. A page is white.
    #[serde(default)]
    pub transparent: bool,
}

/// A kind of file.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FileKind {
    /// Dots.
    #[default]
    Png,
    /// A page of the picture's size.
    Pdf,
}

/// A picture of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawnFile {
    /// The file.
    pub file: Base64,
    /// Its media type: `image/png`.
    pub media_type: String,
}

const fn usual_scale() -> u8 {
    2
}

impl Default for DrawFile {
    fn default() -> Self {
        let (puzzle, to) = (PuzzleInput::default(), FileKind::default());
        Self { puzzle, title: None, to, scale: usual_scale(), transparent: false }
    }
}

impl Ask for DrawFile {
    type Answer = DrawnFile;

    const EXAMPLE: &'static str = r#"{
        "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "to": "png",
        "scale": 1
    }"#;

    fn run(&self, control: &Control<'_>) -> Result<DrawnFile, Error> {
        control.go_on()?;
        if !(1..=MOST).contains(&self.scale) {
            return Err(Error::argument(format_args!("{} dots per unit where 1 to {MOST} were expected", self.scale)));
        }
        let scene = Draw { puzzle: self.puzzle.clone(), title: self.title.clone() }.scene()?;
        let drawing = Picture::of_svg(&svg(&scene));
        let (file, media_type) = match self.to {
            FileKind::Png => (drawing.png(self.scale, self.transparent), "image/png"),
            FileKind::Pdf => (drawing.pdf(&scene.title, &spoken(&scene), "en"), "application/pdf"),
        };
        Ok(DrawnFile { file: Base64(file), media_type: media_type.into() })
    }
}
