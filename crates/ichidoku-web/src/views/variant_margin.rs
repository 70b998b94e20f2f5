//! The margin of the board in the studio: clues beside the grid are put where they will be seen.

use wasm_bindgen::JsCast;
use web_sys::MouseEvent;

use super::browser;
use super::dom::{Part, part};
use super::variant_change::FIELD;
use super::variant_table::Table;
use super::window::document;
use crate::variants::{Grid, RuleKind};

impl Table {
    /// True while a clue beside the grid can be put into its margin.
    pub(super) fn has_margin(self) -> bool {
        self.kind_in_hand().is_some_and(RuleKind::is_outside)
    }

    /// Places the clue whose rule is in hand at the margin. Where no number is typed yet, its cells are selected and the number comes next.
    fn put_clue(self, grid: &Grid, point: [f64; 2]) {
        let Some(kind) = self.kind_in_hand() else { return };
        let Some(cells) = kind.from_margin(grid, point) else { return };
        self.edit(|board| board.select(cells));
        if !self.place_and_let_go(kind) {
            browser::select_text(FIELD);
        }
    }
}

/// What lies around the grid while there is something to put there.
pub(super) fn margin(table: Table, grid: &Grid) -> Part {
    let grid = *grid;
    let area = part("div").class("variant-margin").attr("aria-hidden", "true");
    area.on("click", move |event| {
        if let Some(point) = point_of(&grid, event.unchecked_ref::<MouseEvent>()) {
            table.put_clue(&grid, point);
        }
    })
}

/// Where an event is, in columns and rows from the upper left corner of the grid.
pub(super) fn point_of(grid: &Grid, event: &MouseEvent) -> Option<[f64; 2]> {
    let board = document().get_element_by_id("board")?.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - board.left()) / board.width() * grid.columns as f64;
    let y = (f64::from(event.client_y()) - board.top()) / board.height() * grid.rows as f64;
    Some([x, y])
}
