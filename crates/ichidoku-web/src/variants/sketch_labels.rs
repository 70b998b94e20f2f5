//! What drawings are called, and the rules that they may mean.

use super::grid::Grid;
use super::palette::rule_label;
use crate::answers::VariantDrawing;
use crate::words::{phrase, word};

/// What a drawing is called: its kind, what is written in it, its cells, and what wasn't understood of it.
pub fn sketch_label(drawing: VariantDrawing<'_>) -> String {
    let kind = match drawing.kind() {
        "line" => word("drawn-line"),
        "arrow" => word("rule-arrow"),
        "cage" => word("drawn-cage"),
        _ => word("drawn-sign"),
    };
    let cells = drawing.cells();
    let cells = match cells.as_slice() {
        [first, .., last] if cells.len() > 2 => format!("{first}–{last}"),
        few => few.join(" "),
    };
    let parts = [kind, drawing.text(), &cells];
    let label = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    match drawing.unread().join(", ") {
        names if names.is_empty() => label,
        names => phrase("drawn-unread", &[("drawing", &label), ("names", &names)]),
    }
}

/// What a rule is called that a drawing may mean; a thermometer with its direction, since there are two of them.
pub fn meaning_label(drawing: VariantDrawing<'_>, rule: &str, grid: &Grid) -> String {
    let (label, cells) = (rule_label(rule, grid), drawing.cells());
    let (Some(first), Some(last)) = (cells.first(), cells.last()) else { return label };
    let begins = |cell: &str| rule.to_ascii_lowercase().starts_with(&format!(".thermo~{cell}~"));
    match (begins(first), begins(last)) {
        (true, _) => format!("{label} {first} → {last}"),
        (_, true) => format!("{label} {last} → {first}"),
        _ => label,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn drawings_are_called_by_kind_and_cells() {
        let line = json!({"kind": "line", "cells": ["r1c1", "r1c2", "r1c3"], "unread": ["d"]});
        let sign = json!({"kind": "sign", "text": "X", "cells": ["r1c1", "r1c2"]});
        let all = [line, sign, json!({"kind": "cage", "text": "x2"})];
        let labels: Vec<String> = all.iter().map(|drawing| sketch_label(VariantDrawing::of(drawing))).collect();
        assert_eq!(labels, ["Line r1c1–r1c3, not understood: d", "Sign X r1c1 r1c2", "Cage x2"]);
    }

    #[test]
    fn a_thermometer_has_a_direction() {
        let line = json!({"kind": "line", "cells": ["r1c1", "r1c2", "r1c3"]});
        let grid = Grid { rows: 9, columns: 9, lowest: 1, highest: 9 };
        let label = |rule: &str| meaning_label(VariantDrawing::of(&line), rule, &grid);
        assert_eq!(label(".Thermo~R1C1~R1C2~R1C3"), "Thermometer r1c1 → r1c3");
        assert_eq!(label(".Thermo~R1C3~R1C2~R1C1"), "Thermometer r1c3 → r1c1");
        assert_eq!(label(".Renban~R1C1~R1C2~R1C3"), "Renban");
    }
}
