//! What is drawn over the board to show a step: tinted houses and cells, marked candidates, links as lines.

use std::collections::BTreeMap;

use ichidoku::{Candidate, Cell, CellSet, House};

use crate::answers::{Advice, Area, Evidence, Link, Node, Step};
use crate::decimal_text::decimal;

/// What is drawn over the board.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Drawing {
    /// Cells of the area to look at.
    pub area: CellSet,
    /// Cells of a second kind of houses: those that cover a fish.
    pub cover: CellSet,
    /// Cells of the pattern.
    pub pattern: CellSet,
    /// Cells that are wrong or contradict each other.
    pub bad: CellSet,
    /// What each marked candidate is.
    pub candidates: BTreeMap<Candidate, Mark>,
    /// Links between candidates.
    pub lines: Vec<Line>,
}

/// What a candidate is in a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// Part of the pattern.
    Pattern,
    /// Where a chain finds it true.
    On,
    /// Where a chain finds it false.
    Off,
    /// A fin of a fish, or a guardian of a deadly pattern.
    Fin,
    /// Part of the second almost locked set, and so on.
    Second,
    /// Placed by the step.
    Placed,
    /// Taken out by the step.
    Out,
}

/// A place on the board, in cells from its top left corner.
type Point = (f64, f64);

/// A link, from the place of one candidate to that of another, as a curve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// The points that it heads for and comes from.
    bends: [Point; 2],
    /// Whether at least one end is true; otherwise at most one is.
    pub strong: bool,
}

impl Mark {
    /// Its name in the style sheet.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Pattern => "pattern",
            Self::On => "on",
            Self::Off => "off",
            Self::Fin => "fin",
            Self::Second => "second",
            Self::Placed => "placed",
            Self::Out => "out",
        }
    }
}

impl Drawing {
    /// The drawing of a whole step.
    pub fn of_step(step: Step<'_>) -> Self {
        let Some(evidence) = step.evidence() else { return Self::default() };
        let links = evidence.links();
        let mut drawing = Self {
            area: Evidence::area(evidence.houses()),
            cover: Evidence::area(evidence.covers()),
            pattern: evidence.cells(),
            lines: links.iter().filter_map(|link| Line::of(*link)).collect(),
            ..Self::default()
        };
        drawing.mark(evidence.candidates(), Mark::Pattern);
        for (number, set) in evidence.almost_locked().into_iter().enumerate() {
            let digits = set.digits().unwrap_or_default();
            let all = set.cells().iter().flat_map(|cell| digits.iter().map(move |digit| Candidate::of(cell, digit)));
            drawing.mark(all, if number % 2 == 0 { Mark::Pattern } else { Mark::Second });
        }
        if let Some(deadly) = evidence.deadly() {
            drawing.mark(deadly.pattern(), Mark::Pattern);
            drawing.mark(deadly.guardians(), Mark::Fin);
        }
        let ends = links.iter().flat_map(|link| [link.from(), link.to()]).flatten();
        for node in ends.chain(evidence.chain()) {
            drawing.mark(candidates(node), if node.on() { Mark::On } else { Mark::Off });
        }
        drawing.mark(evidence.fins(), Mark::Fin);
        drawing.mark(evidence.endo_fins(), Mark::Fin);
        drawing.mark(step.placements(), Mark::Placed);
        drawing.mark(step.eliminations(), Mark::Out);
        drawing
    }

    /// The drawing of a hint, as much as it tells.
    pub fn of_advice(advice: Advice<'_>) -> Self {
        match (advice.kind(), advice.step()) {
            ("step", Some(step)) => Self::of_step(step),
            ("step", None) => {
                let area = advice.area().map(Area::cells).unwrap_or_default();
                Self { area, ..Self::default() }
            }
            ("wrong-entry", _) => Self::bad(advice.entry().map(Candidate::cell)),
            ("empty-cell", _) => Self::bad(advice.cell()),
            ("lost-candidate", _) => {
                let area = advice.house().map(House::cells).unwrap_or_default();
                Self { area, ..Self::bad(advice.candidate().map(Candidate::cell)) }
            }
            ("clash", _) => Self::bad(advice.clashes().into_iter().flat_map(|clash| clash.cells().iter())),
            ("several-solutions", _) => Self { area: advice.differing(), ..Self::default() },
            _ => Self::default(),
        }
    }

    /// Cells that are wrong.
    pub fn bad(cells: impl IntoIterator<Item = Cell>) -> Self {
        Self { bad: cells.into_iter().collect(), ..Self::default() }
    }

    /// A later mark is stronger.
    fn mark(&mut self, candidates: impl IntoIterator<Item = Candidate>, mark: Mark) {
        self.candidates.extend(candidates.into_iter().map(|candidate| (candidate, mark)));
    }
}

/// The candidates of a node: a digit in a cell, or in one of several.
fn candidates(node: Node<'_>) -> Vec<Candidate> {
    let cells = node.cells();
    node.digit().map(|digit| cells.iter().map(|cell| Candidate::of(cell, digit)).collect()).unwrap_or_default()
}

impl Line {
    /// How far a line keeps from the middle of a candidate.
    const MARGIN: f64 = 0.17;

    /// The shortest that is drawn; between neighbours inside a cell a line would hide both.
    const SHORTEST: f64 = 0.5;

    /// Cosine and sine of the angle by which a line leaves the straight way at both ends: it passes by the candidates that
    /// stand next to them, and lines along a row do not hide each other.
    const BEND: Point = (0.82, 0.57);

    /// How far its bends are from its ends at most, so that a long line does not wander off.
    const REACH: f64 = 1.0;

    /// The line of a link; a link inside one place, or to the next one in the cell, has none.
    fn of(link: Link<'_>) -> Option<Self> {
        let (from, to) = (middle(link.from()?), middle(link.to()?));
        let length = (to.0 - from.0).hypot(to.1 - from.1);
        if length < Self::SHORTEST {
            return None;
        }
        let (x, y) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
        let (ahead, aside) = Self::BEND;
        let off = |far: f64| (from.0 + far * (x * ahead - y * aside), from.1 + far * (y * ahead + x * aside));
        let before = |far: f64| (to.0 - far * (x * ahead + y * aside), to.1 - far * (y * ahead - x * aside));
        let reach = Self::REACH.min(length * 0.4);
        let bends = [off(reach), before(reach)];
        Some(Self { from: off(Self::MARGIN), to: before(Self::MARGIN), bends, strong: link.strong() })
    }

    /// The line as a path.
    pub fn path(&self) -> String {
        let point = |(x, y): Point| format!("{} {}", decimal(x, 3), decimal(y, 3));
        let [first, second] = self.bends.map(point);
        format!("M{}C{first} {second} {}", point(self.from), point(self.to))
    }
}

/// The middle of a node's candidates.
fn middle(node: Node<'_>) -> Point {
    let candidates = candidates(node);
    let count = candidates.len().max(1) as f64;
    let (x, y) = candidates.into_iter().map(place).fold((0.0, 0.0), |(x, y), (right, down)| (x + right, y + down));
    (x / count, y / count)
}

/// The middle of a candidate's place.
fn place(candidate: Candidate) -> Point {
    let (cell, digit) = (candidate.cell().index(), candidate.digit().index());
    let third = |place: usize| (place as f64 + 0.5) / 3.0;
    ((cell % 9) as f64 + third(digit % 3), (cell / 9) as f64 + third(digit / 3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answers::Stepped;
    use ichidoku_api::{Control, answer_json};
    use serde_json::Value;

    fn answer(request: &str) -> Value {
        serde_json::from_str(&answer_json(request, &Control::new())).unwrap()
    }

    #[test]
    fn a_single_marks_its_digit() {
        let answer = answer(
            r#"{"request": "steps", "which": "next", "techniques": {"only": ["naked-single"]},
            "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#,
        );
        let drawing = Drawing::of_step(Stepped::of(&answer).steps()[0]);
        assert_eq!(drawing.candidates.get(&"r5c5=5".parse().unwrap()), Some(&Mark::Placed));
        assert!(drawing.lines.is_empty());
    }

    #[test]
    fn a_chain_has_a_line_for_each_link_between_cells() {
        let step: Value = serde_json::from_str(
            r#"{"technique": {"slug": "x-chain", "name": "X-chain", "page": "x-chain"}, "placements": [], "eliminations": ["r1c9=4"],
            "evidence": {"links": [
                {"from": {"digit": 4, "cells": ["r1c1"], "on": false}, "to": {"digit": 4, "cells": ["r5c1"], "on": true}, "strong": true},
                {"from": {"digit": 4, "cells": ["r5c1"], "on": true}, "to": {"digit": 4, "cells": ["r5c8", "r5c9"], "on": false}, "strong": false},
                {"from": {"digit": 4, "cells": ["r5c1"], "on": true}, "to": {"digit": 4, "cells": ["r5c1"], "on": true}, "strong": false}
            ]}, "marks": [], "legend": [], "sentences": []}"#,
        )
        .unwrap();
        let step = Step::of(&step);
        let drawing = Drawing::of_step(step);
        let strong: Vec<bool> = drawing.lines.iter().map(|line| line.strong).collect();
        assert_eq!(strong, [true, false], "a link inside one place has no line");
        for line in &drawing.lines {
            let inside = |(x, y): (f64, f64)| (0.0..9.0).contains(&x) && (0.0..9.0).contains(&y);
            assert!(inside(line.from) && inside(line.to), "{line:?}");
        }
        let outs = step.eliminations().iter().all(|out| drawing.candidates.get(out) == Some(&Mark::Out));
        assert!(outs, "{drawing:?}");
    }
}
