//! A place on a page: what stands above the board, and the board as large as the rest allows.

use crate::code;
use crate::error::NoRoom;
use crate::face;
use crate::font::Font;
use crate::line::Line;
use crate::sheet::{Mark, Rect, Sheet};

/// Between the caption and the board.
const GAP: f32 = 6.0;

/// What stands above a board.
#[derive(Clone, Copy)]
pub(crate) struct Caption<'a> {
    pub(crate) text: &'a str,
    /// The size of its letters.
    pub(crate) size: f32,
    /// What the code beside it says.
    pub(crate) address: Option<&'a str>,
}

/// Draws what stands above the board; returns the square of the board.
pub(crate) fn draw(caption: Caption<'_>, font: Option<&Font>, place: Rect, sheet: &mut Sheet) -> Result<Rect, NoRoom> {
    let above = caption.height()?;
    let side = place.width.min(place.height - above);
    // The board and its caption stand in the middle of their place.
    let x = place.x + (place.width - side) / 2.0;
    let y = place.y + (place.height - side - above) / 2.0;
    caption.draw(font, [x, y], side, sheet)?;
    Ok(Rect { x, y: y + above, width: side, height: side })
}

impl<'a> Caption<'a> {
    /// The height that it takes, with the gap below it.
    pub(crate) fn height(self) -> Result<f32, NoRoom> {
        Ok(self.code()?.unwrap_or(self.size) + GAP)
    }

    /// The side of its code.
    fn code(self) -> Result<Option<f32>, NoRoom> {
        self.address.map(code::side).transpose()
    }

    /// Draws it above a board of this width; the point is its upper left corner.
    pub(crate) fn draw(
        self,
        font: Option<&Font>,
        [x, y]: [f32; 2],
        width: f32,
        sheet: &mut Sheet,
    ) -> Result<(), NoRoom> {
        let code = self.code()?;
        let room = code.map_or(width, |code| width - code - GAP);
        sheet.marks.extend(self.line(font, room).marks([x, y + code.unwrap_or(self.size)]));
        if let (Some(address), Some(side)) = (self.address, code) {
            code::draw(address, Rect { x: x + width - side, y: y - GAP, width: side, height: side }, sheet)?;
        }
        Ok(())
    }

    /// Its line, in smaller letters where there is too little room.
    fn line(self, font: Option<&Font>, room: f32) -> Line<'a> {
        let line = Line::new(self.text, self.size, font);
        match line.width() / room {
            ..=1.0 => line,
            excess => Line::new(self.text, self.size / excess, font),
        }
    }
}

/// A text in the middle of a line.
pub(crate) fn centred(text: &str, size: f32, [x, y]: [f32; 2]) -> Mark {
    Mark::Text { at: [x - face::width(text, size) / 2.0, y], size, text: text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caption_keeps_off_the_code() {
        let ends = |text, address| {
            let mut sheet = Sheet::default();
            Caption { text, size: 16.0, address }.draw(None, [0.0; 2], 150.0, &mut sheet).unwrap();
            let Some(Mark::Text { at: [x, _], size, text }) = sheet.marks.first() else { panic!() };
            let code =
                sheet.marks.iter().filter_map(|mark| if let Mark::Fill(module) = mark { Some(module.x) } else { None });
            (x + face::width(text, *size), code.reduce(f32::min))
        };
        let long = "101 · Beyond 8.61";
        let (end, code) = ends(long, Some("https://example.org/"));
        assert!(code.is_some_and(|code| end < code) && end < ends(long, None).0, "it is smaller beside a code");
        assert!(
            (ends("7", Some("https://example.org/")).0 - face::width("7", 16.0)).abs() < 0.1,
            "what fits keeps its size"
        );
    }
}
