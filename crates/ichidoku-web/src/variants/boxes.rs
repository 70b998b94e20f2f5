//! Irregular boxes: a layout that grows box by box.

use super::grid::Grid;

/// What stands for the boxes of a layout, each for one. The largest grid has 49, and what is left over is one more.
const SYMBOLS: &[u8; 62] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// A layout with a box more: a symbol for each cell, as in the rule `Jigsaw`.
///
/// A box that loses a cell to the new one is none any more. All cells without a box have one symbol, so that the last box is there as
/// soon as all others are.
///
/// ```
/// use ichidoku_web::variants::{Grid, with_box};
/// let grid = Grid { rows: 4, columns: 4, lowest: 1, highest: 4 };
/// let one = with_box(&grid, None, &[0, 1, 2, 4]);
/// assert_eq!(one, "0001011111111111");
/// assert_eq!(with_box(&grid, Some(&one), &[2, 3, 6, 7]), "0011001100000000");
/// ```
pub fn with_box(grid: &Grid, layout: Option<&str>, cells: &[usize]) -> String {
    let before: &[char] = &layout.unwrap_or_default().chars().collect::<Vec<_>>();
    let of_symbol = |symbol: char| (0..before.len()).filter(move |cell| before[*cell] == symbol);
    let stays = |symbol: char| {
        of_symbol(symbol).count() == grid.box_size() && of_symbol(symbol).all(|cell| !cells.contains(&cell))
    };
    // A cell of the new box, one of another, or one of none.
    let owner = |cell: usize| match before.get(cell) {
        _ if cells.contains(&cell) => Some(None),
        Some(symbol) if stays(*symbol) => Some(Some(*symbol)),
        _ => None,
    };
    let mut owners = Vec::new();
    let symbol = |cell: usize| {
        let own = owner(cell);
        let place = owners.iter().position(|other| *other == own).unwrap_or(owners.len());
        if place == owners.len() {
            owners.push(own);
        }
        char::from(SYMBOLS[place.min(SYMBOLS.len() - 1)])
    };
    (0..grid.cells()).map(symbol).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIX: Grid = Grid { rows: 6, columns: 6, lowest: 1, highest: 6 };

    #[test]
    fn boxes_are_drawn_one_after_another_and_the_last_comes_by_itself() {
        let rows = |row: usize| (6 * row..6 * row + 6).collect::<Vec<_>>();
        let mut layout = with_box(&SIX, None, &rows(0));
        for row in 1..5 {
            layout = with_box(&SIX, Some(&layout), &rows(row));
        }
        assert_eq!(layout, "000000111111222222333333444444555555");
        assert_eq!(with_box(&SIX, Some(&layout), &rows(2)), layout, "what is a box already stays one");
    }

    #[test]
    fn a_box_that_loses_a_cell_is_none() {
        let layout = "000000111111222222333333444444555555";
        let two = with_box(&SIX, Some(layout), &[0, 1, 2, 6, 7, 8]);
        assert_eq!(two, "000111000111222222333333444444555555", "what is left of two boxes is one");
        let three = with_box(&SIX, Some(layout), &[0, 6, 12, 13, 7, 1]);
        assert_eq!(three, "001111001111001111222222333333444444", "and what is left of three is none");
    }
}
