//! A rule that is drawn in one stroke. Pressed while too few cells are selected, it is the pen of the next strokes.

use super::dom::{Part, drawn, follow};
use super::reactive::*;
use super::variant_table::Table;
use crate::session::Msg;
use crate::variants::{Grid, Missing, RuleKind};
use crate::words::phrase;

impl Table {
    /// True while the next stroke on the board draws a rule.
    pub(super) fn has_pen(self) -> bool {
        self.pen.with_untracked(Option::is_some)
    }

    /// The rule that the next cells are for: the pen, or the kind of one that was taken up.
    pub(super) fn kind_in_hand(self) -> Option<&'static RuleKind> {
        self.pen.get().or(self.changed_kind())
    }

    /// Takes a rule as the pen, or puts it down if it is that already. Where several cells are selected, they don't suit it, and it is said
    /// what is missing.
    pub(super) fn turn_pen(self, kind: &'static RuleKind, missing: &Missing) {
        if self.pen.get_untracked().is_some_and(|pen| pen.name == kind.name) {
            return self.put_pen_down();
        }
        let has_others = self.peek(|board| board.selected().cells().len() > 1) == Some(true);
        self.pen.set(Some(kind));
        self.edit(|board| board.select(Vec::new()));
        let text = if kind.is_outside() { "studio-beside-grid" } else { "studio-draw" };
        let draw = phrase(text, &[("rule", &(kind.label)())]);
        self.tell(&if has_others { format!("{} {draw}", missing.text()) } else { draw });
    }

    /// The next stroke selects cells again.
    pub(super) fn put_pen_down(self) {
        self.pen.set(None);
        self.message.set(String::new());
    }

    /// The pointer went up: the stroke becomes a rule.
    pub(super) fn end_stroke(self) {
        let is_stroke = self.peek(|board| !board.selected().cells().is_empty()) == Some(true);
        if let Some(kind) = self.pen.get_untracked().filter(|_| is_stroke) {
            self.place_and_let_go(kind);
        }
    }

    /// Puts the pen or a rule that was taken up down if a key asks for that; false if it asks for something else.
    pub(super) fn puts_pen_down(self, msg: &Msg) -> bool {
        let puts = *msg == Msg::SelectNone && (self.has_pen() || self.changed_kind().is_some());
        if puts {
            self.put_pen_down();
            self.leave_rule();
        }
        puts
    }
}

/// The stroke that is being drawn, as a line through its cells.
pub(super) fn stroke(table: Table, grid: &Grid) -> Part {
    let (grid, line) = (*grid, drawn("polyline"));
    let area = format!("0 0 {} {}", grid.columns, grid.rows);
    let drawing = drawn("svg").attrs(&[("class", "variant-stroke"), ("viewBox", &area), ("aria-hidden", "true")]);
    let drawing = drawing.child(line.clone());
    follow(move || {
        let has_pen = table.pen.with(Option::is_some);
        let through = table.see(|board| points(&grid, board.selected().cells())).filter(|_| has_pen);
        line.set("points", &through.unwrap_or_default());
    });
    drawing
}

/// The middles of cells, the first one twice, so that a line through one cell is a dot.
fn points(grid: &Grid, cells: &[usize]) -> String {
    let middle = |cell: &usize| {
        let (row, column) = grid.place(*cell);
        format!("{column}.5,{row}.5 ")
    };
    cells.iter().take(1).chain(cells).map(middle).collect()
}
