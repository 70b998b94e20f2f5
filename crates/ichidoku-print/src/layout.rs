//! Where on its pages a book has its puzzles.

use crate::error::NoRoom;
use crate::paper::Paper;
use crate::sheet::Rect;

/// Half an inch is free around everything.
const MARGIN: f32 = 36.0;
/// Printers of books ask for so much more at the spine.
const GUTTER: f32 = 18.0;
/// Between two puzzles.
const GAP: f32 = 20.0;

/// Where on its pages a book has its puzzles.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// The size of the paper.
    pub paper: Paper,
    /// Puzzles on a page: 1, 2, 4, 6 or 9. One whose rules in words have no room there has a page alone.
    pub per_page: usize,
    /// True if the inner margin is wider, for binding.
    pub gutter: bool,
    /// True if two pages are printed side by side, to be folded and stapled in the middle. A page is then half the paper.
    pub booklet: bool,
    /// Larger digits and thicker lines, for weak eyes.
    pub large: bool,
    /// Paper that is cut off around each page, in points.
    pub bleed: f32,
}

impl Default for Layout {
    fn default() -> Self {
        Self { paper: Paper::A4, per_page: 4, gutter: false, booklet: false, large: false, bleed: 0.0 }
    }
}

impl Layout {
    /// Width and height of a page in points; of a booklet's, half the paper.
    pub(crate) fn page(&self) -> [f32; 2] {
        let [width, height] = self.paper.size();
        if self.booklet { [height / 2.0, width] } else { [width, height] }
    }

    /// The part of a page, from 0, that is printed on: even ones are on the right of an open book.
    pub(crate) fn inside(&self, page: usize) -> Rect {
        let [width, height] = self.page();
        let spine = if self.gutter { GUTTER } else { 0.0 };
        let left = MARGIN + if page.is_multiple_of(2) { spine } else { 0.0 };
        Rect { x: left, y: MARGIN, width: width - 2.0 * MARGIN - spine, height: height - 2.0 * MARGIN }
    }

    /// The places of puzzles within a part of a page, row by row.
    ///
    /// # Errors
    /// [`NoRoom::PerPage`] for other numbers than those above.
    pub(crate) fn places(&self, within: Rect) -> Result<Vec<Rect>, NoRoom> {
        let (columns, rows) = match self.per_page {
            1 => (1, 1),
            2 => (1, 2),
            4 => (2, 2),
            6 => (2, 3),
            9 => (3, 3),
            other => return Err(NoRoom::PerPage(other)),
        };
        Ok(places(within, columns, rows))
    }
}

/// So many columns and rows of equal places.
pub(crate) fn places(within: Rect, columns: u16, rows: u16) -> Vec<Rect> {
    let part = |all: f32, count: u16| (all - f32::from(count - 1) * GAP) / f32::from(count);
    let (width, height) = (part(within.width, columns), part(within.height, rows));
    let place = |row: u16, column: u16| Rect {
        x: within.x + f32::from(column) * (width + GAP),
        y: within.y + f32::from(row) * (height + GAP),
        width,
        height,
    };
    (0..rows).flat_map(|row| (0..columns).map(move |column| place(row, column))).collect()
}
