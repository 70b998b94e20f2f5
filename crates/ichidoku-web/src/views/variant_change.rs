//! A placed rule becomes another one: it is taken up with its cells and its number, and what is placed next comes in its place.

use super::browser;
use super::reactive::*;
use super::variant_table::{Rule, Table};
use crate::variants::{Missing, OpenGame, RuleKind};
use crate::words::phrase;

/// The field for the number of a rule.
pub(super) const FIELD: &str = "studio-value";

impl Table {
    /// Takes a placed rule up, or leaves it as it is if it is taken up already.
    pub(super) fn take_up(self, rule: &Rule, kind: &RuleKind) {
        if self.changes(rule) {
            return self.leave_rule();
        }
        self.pen.set(None);
        self.edit(|board| board.select(rule.cells.clone()));
        self.typed.set(kind.typed(&rule.code));
        self.changed.set(Some(rule.clone()));
        let text = if kind.is_typed() { "studio-changing" } else { "studio-changing-cells" };
        self.tell(&phrase(text, &[("rule", &(kind.label)())]));
        if kind.is_typed() {
            browser::select_text(FIELD);
        }
    }

    /// Leaves the rule that was taken up as it is.
    pub(super) fn leave_rule(self) {
        if self.changed.with_untracked(Option::is_some) {
            self.changed.set(None);
            self.typed.set(String::new());
            self.message.set(String::new());
        }
    }

    /// True if this rule is taken up.
    pub(super) fn changes(self, rule: &Rule) -> bool {
        self.changed.with(|changed| changed.as_ref().is_some_and(|changed| changed.code == rule.code))
    }

    /// The kind of the rule that is taken up.
    pub(super) fn changed_kind(self) -> Option<&'static RuleKind> {
        let grid = self.peek(|board| board.game.grid)?;
        self.changed.with(|changed| RuleKind::of(&changed.as_ref()?.code, &grid))
    }

    /// The rule of a kind in the selected cells; in those of the rule that is taken up, as it stands there.
    pub(super) fn rule_of(self, kind: &RuleKind, board: &OpenGame) -> Result<String, Missing> {
        let (grid, cells) = (&board.game.grid, board.selected().cells());
        self.typed.with_untracked(|typed| {
            self.changed.with_untracked(|changed| match changed {
                Some(rule)
                    if rule.cells == cells
                        && RuleKind::of(&rule.code, grid).is_some_and(|own| own.name == kind.name) =>
                {
                    kind.retyped(&rule.code, grid, typed)
                }
                _ => kind.rule(grid, cells, typed),
            })
        })
    }
}
