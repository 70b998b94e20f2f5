//! Codes to scan.

use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};

use crate::error::NoRoom;
use crate::sheet::{Mark, Rect, Sheet};

/// Draws a code into a square, each row of dark modules in one piece. The paper around it is its quiet zone.
pub(crate) fn draw(address: &str, square: Rect, sheet: &mut Sheet) -> Result<(), NoRoom> {
    let code = QrCode::with_error_correction_level(address, EcLevel::L).map_err(|_| NoRoom::Code)?;
    let modules = code.to_colors();
    let side = square.width / code.width() as f32;
    for (row, modules) in modules.chunks(code.width()).enumerate() {
        let mut column = 0;
        for run in modules.chunk_by(|a, b| a == b) {
            if run.first() == Some(&Color::Dark) {
                let (x, y) = (square.x + column as f32 * side, square.y + row as f32 * side);
                sheet.marks.push(Mark::Fill(Rect { x, y, width: run.len() as f32 * side, height: side }));
            }
            column += run.len();
        }
    }
    Ok(())
}
