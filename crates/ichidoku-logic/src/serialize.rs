//! Steps, paths and ratings for serde: cells, candidates and houses by their names, techniques by their slugs.
//!
//! ```json
//! {"technique":"locked-pair","placements":[],"eliminations":["r1c2=4"],"evidence":{"cells":["r1c1","r1c3"],…}}
//! ```

use std::fmt::Display;

use ichidoku::CellSet;
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::rate::{HodokuRating, Rating};
use crate::solve::{Contradiction, Ending, Path};
use crate::step::{AlmostLockedSet, Deadly, Evidence, Inference, Link, Node, Rule, Step, Strength, Truth};
use crate::technique::Technique;

/// The names of the items.
fn names<T: Display>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

fn cells(cells: CellSet) -> Vec<String> {
    names(cells.iter())
}

/// Implements `Serialize` as a struct with the fields in order.
macro_rules! fields {
    ($type:ty, $name:literal, |$this:ident| { $($field:literal: $value:expr),* $(,)? }) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $this = self;
                let count = [$($field),*].len();
                let mut fields = serializer.serialize_struct($name, count)?;
                $(fields.serialize_field($field, &$value)?;)*
                fields.end()
            }
        }
    };
}

impl Serialize for Technique {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.slug())
    }
}

impl Serialize for Strength {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Self::Strong => "strong",
            Self::Weak => "weak",
        })
    }
}

impl Serialize for Truth {
    /// `r4c7` or `row 3: 5`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Solved => serializer.serialize_str("solved"),
            Self::Stuck => serializer.serialize_str("stuck"),
            Self::Stopped => serializer.serialize_str("stopped"),
            Self::Contradiction(Contradiction::Cell(cell)) => {
                serializer.collect_str(&format_args!("no candidate in {cell}"))
            }
            Self::Contradiction(Contradiction::House(house, digit)) => {
                serializer.collect_str(&format_args!("no place for {digit} in {house}"))
            }
        }
    }
}

fields!(Step, "Step", |step| {
    "technique": step.technique,
    "placements": names(&step.placements),
    "eliminations": names(&step.eliminations),
    "evidence": step.evidence,
});

fields!(Evidence, "Evidence", |evidence| {
    "cells": cells(evidence.cells),
    "candidates": names(&evidence.candidates),
    "houses": names(&evidence.houses),
    "covers": names(&evidence.covers),
    "truths": evidence.truths,
    "links": evidence.links,
    "chain": evidence.chain,
    "net": evidence.net,
    "fins": names(&evidence.fins),
    "endo_fins": names(&evidence.endo_fins),
    "almost_locked": evidence.almost_locked,
    "deadly": evidence.deadly,
});

fields!(Deadly, "Deadly", |deadly| {
    "pattern": names(&deadly.pattern),
    "guardians": names(&deadly.guardians),
});

fields!(Link, "Link", |link| { "from": link.from, "to": link.to, "strength": link.strength });

impl Serialize for Rule {
    /// `assumed`, `excluded`, `only: r4c7`, `pointing: row 3: 5`, `refuted: r4c7`, `cases: r4c7`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Assumed => serializer.serialize_str("assumed"),
            Self::Excluded => serializer.serialize_str("excluded"),
            Self::Only(truth) => serializer.collect_str(&format_args!("only: {truth}")),
            Self::Refuted(truth) => serializer.collect_str(&format_args!("refuted: {truth}")),
            Self::Cases(truth) => serializer.collect_str(&format_args!("cases: {truth}")),
            Self::Pattern(technique, truths) => {
                serializer.collect_str(&format_args!("{}: {}", technique.slug(), names(truths).join(", ")))
            }
        }
    }
}

fields!(Inference, "Inference", |line| {
    "candidate": line.candidate.to_string(),
    "on": line.on,
    "depth": line.depth,
    "rule": line.rule,
    "parents": line.parents,
});

fields!(Node, "Node", |node| { "digit": node.digit.get(), "cells": cells(node.cells), "on": node.on });

fields!(AlmostLockedSet, "AlmostLockedSet", |set| {
    "cells": cells(set.cells),
    "digits": set.digits.to_string(),
});

fields!(Path, "Path", |path| {
    "steps": path.steps,
    "grid": path.state.values().to_string(),
    "ending": path.ending,
});

fields!(Rating, "Rating", |rating| { "grade": rating.grade.to_string(), "score": rating.score });

fields!(HodokuRating, "HodokuRating", |rating| {
    "level": format!("{:?}", rating.level),
    "score": rating.score,
});

#[cfg(test)]
mod tests {
    use crate::{State, Survey, Technique};

    #[test]
    fn a_step_is_written_with_names() {
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let state = State::from_puzzle(&line.parse().unwrap());
        let step = Technique::NakedSingle.first(&Survey::new(&state)).unwrap();
        let json = serde_json::to_value(&step).unwrap();
        assert_eq!(json["technique"], "naked-single");
        assert_eq!(json["placements"][0], "r5c5=5");
        assert_eq!(json["evidence"]["truths"][0], "r5c5");
        assert_eq!(json["evidence"]["deadly"], serde_json::Value::Null);
    }
}
