//! A place on a page: what stands above the board, and the board as large as the rest allows.

use crate::code;
use crate::error::NoRoom;
use crate::face;
use crate::font::Font;
use crate::line::Line;
use crate::sheet::{Mark, Rect, Sheet};

/// The side of a code to scan: printed smaller, it can't be scanned.
const CODE: f32 = 60.0;
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
    let above = if caption.address.is_some() { CODE } else { caption.size };
    let side = place.width.min(place.height - above - GAP);
    let x = place.x + (place.width - side) / 2.0;
    // The board and its caption stand in the middle of their place.
    let y = place.y + (place.height - side - above - GAP) / 2.0;
    sheet.marks.extend(line(caption, font, side).marks([x, y + above]));
    if let Some(address) = caption.address {
        code::draw(address, Rect { x: x + side - CODE, y: y - GAP, width: CODE, height: CODE }, sheet)?;
    }
    Ok(Rect { x, y: y + above + GAP, width: side, height: side })
}

/// The line above a board of this side: in smaller letters where a code leaves it too little room.
fn line<'a>(caption: Caption<'a>, font: Option<&Font>, side: f32) -> Line<'a> {
    let room = if caption.address.is_some() { side - CODE - GAP } else { side };
    let line = Line::new(caption.text, caption.size, font);
    match line.width() / room {
        ..=1.0 => line,
        excess => Line::new(caption.text, caption.size / excess, font),
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
        let width = |text, address| line(Caption { text, size: 16.0, address }, None, 150.0).width();
        let long = "101 · Beyond 8.61";
        assert!(width(long, None) > 150.0 - CODE, "it needs less where there is a code");
        assert!((width(long, Some("https://example.org/")) - (150.0 - CODE - GAP)).abs() < 0.1);
        assert!(
            (width("7", Some("https://example.org/")) - face::width("7", 16.0)).abs() < 0.1,
            "what fits keeps its size"
        );
    }
}
