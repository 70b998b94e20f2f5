//! Codes to scan.

use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};

use crate::error::NoRoom;
use crate::sheet::{Mark, Rect, Sheet};

/// The side of a code to scan: printed smaller, it can't be scanned.
const SIDE: f32 = 60.0;
/// The least side of a module, of which a long address takes many.
const MODULE: f32 = 0.85;

/// The side of the code of an address.
pub(crate) fn side(address: &str) -> Result<f32, NoRoom> {
    Ok(SIDE.max(MODULE * code(address)?.width() as f32))
}

fn code(address: &str) -> Result<QrCode, NoRoom> {
    QrCode::with_error_correction_level(address, EcLevel::L).map_err(|_| NoRoom::Code)
}

/// Draws a code into a square, each row of dark modules in one piece. The paper around it is its quiet zone.
pub(crate) fn draw(address: &str, square: Rect, sheet: &mut Sheet) -> Result<(), NoRoom> {
    let code = code(address)?;
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
