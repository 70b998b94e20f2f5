//! Puzzles of other sizes and rules, which a book draws as pictures with their rules in words.

use pdf_writer::Content;

use crate::picture::Picture;

/// A puzzle that is drawn as a picture, with its rules in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawn {
    /// The picture of the puzzle.
    pub picture: Picture,
    /// The picture of its solution, if it has one.
    pub solution: Option<Picture>,
    /// Each picture in words, for those who don't see it.
    pub words: [String; 2],
    /// The paragraphs below or beside the picture: who set the puzzle, and its rules.
    pub rules: Vec<String>,
    /// The address that opens it, for a code to scan.
    pub link: Option<String>,
    /// True if the picture has candidates, which must not be smaller than 4 points.
    pub has_candidates: bool,
}

impl Drawn {
    /// Longest link that is printed as a code, in bytes. The modules of a longer one are too fine to be scanned.
    pub const LONGEST_LINK: usize = 900;

    /// The picture of the puzzle, and the same in words.
    pub(crate) fn puzzle(&self) -> (&Picture, &str) {
        (&self.picture, &self.words[0])
    }

    /// The picture of the solution, and the same in words.
    pub(crate) fn solved(&self) -> Option<(&Picture, &str)> {
        Some((self.solution.as_ref()?, &self.words[1]))
    }

    pub(crate) fn rules(&self) -> &[String] {
        &self.rules
    }

    pub(crate) fn link(&self) -> Option<&str> {
        self.link.as_deref()
    }

    pub(crate) const fn has_candidates(&self) -> bool {
        self.has_candidates
    }

    /// One of its pictures at a place on a page; `large` is for weak eyes.
    #[expect(clippy::unused_self, reason = "where nothing is drawn, nothing can be placed")]
    pub(crate) fn placed(&self, picture: &Picture, at: [f32; 2], width: f32, large: bool) -> Placed {
        let shown = picture.clone();
        let shown = if large { shown.enlarged() } else { shown };
        Placed { picture: shown, at, scale: width / picture.size()[0] }
    }
}

/// Printers of books take no line that is thinner.
const THINNEST: f32 = 0.75;

/// A picture at a place on a page.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    picture: Picture,
    /// The upper left corner, and points for a unit of the picture.
    at: [f32; 2],
    scale: f32,
}

impl Placed {
    /// Writes the picture on a page of a PDF file whose upper left corner is at this point, up from the lower left of the paper.
    pub(crate) fn write(&self, [left, top]: [f32; 2], content: &mut Content) {
        let [x, y] = self.at;
        self.picture.write_at([left + x, top - y], self.scale, THINNEST, content);
    }

    /// Adds the picture to an SVG.
    pub(crate) fn add_to(&self, svg: &mut String) {
        self.picture.add_to(self.at, self.scale, svg);
    }
}
