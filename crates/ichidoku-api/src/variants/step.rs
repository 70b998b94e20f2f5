//! Steps of variants with what they rest on.

use ichidoku_variant_logic::{Contradiction, House, HouseKind, Rest, Setting, State, Step, Technique, explain};
use ichidoku_variants::{Cell, write_rule};
use ichidoku_words::Words;
use serde::{Deserialize, Serialize};

use crate::logic::{Sentence, sentences};

/// One deduction in a variant: what it does, why, and both in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantStep {
    /// The technique.
    pub technique: VariantTechnique,
    /// The digits that it places: `r1c2=5`.
    pub placements: Vec<String>,
    /// The candidates that it takes out: `r1c2=5`.
    pub eliminations: Vec<String>,
    /// The candidates that it leaves in the cells that lose some: `r1c2=5`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remaining: Vec<String>,
    /// What it rests on.
    pub evidence: VariantEvidence,
    /// The whole step in words: why, then what follows.
    pub sentences: Vec<Sentence>,
}

/// A technique by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantTechnique {
    /// The name that is the same in every language: `cage-combinations`.
    pub slug: String,
    /// The name in running text: `cage combinations`.
    pub name: String,
}

/// What a step in a variant rests on. What a technique has no use for is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct VariantEvidence {
    /// The cells of the pattern.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<String>,
    /// The digits of the pattern.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub digits: Vec<i16>,
    /// The houses of the pattern; a fish's base houses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<VariantHouse>,
    /// A fish's cover houses, or the other house of locked candidates.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub covers: Vec<VariantHouse>,
    /// The rules, in the words of the Interactive Sudoku Solver.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// The sets of digits of which a sum can consist.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub combinations: Vec<Vec<i16>>,
    /// All ways to fill the cells, in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<Vec<i16>>,
    /// Cells outside of the houses, by the rule of 45; the others are inside.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub outside: Vec<String>,
    /// The sum of the cells inside, less that of those outside, by the rule of 45.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i32>,
    /// The candidate that leads to a contradiction: `r1c2=5`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supposed: Option<String>,
    /// What follows from it, step by step, up to the contradiction.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub follows: Vec<VariantConsequence>,
}

/// A step that follows from a candidate that is supposed to be true.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantConsequence {
    /// The technique's name that is the same in every language: `cage-combinations`.
    pub technique: String,
    /// The digits that it places: `r1c2=5`.
    pub placements: Vec<String>,
    /// The candidates that it takes out: `r1c2=5`.
    pub eliminations: Vec<String>,
}

/// Cells of a variant of which no two contain the same digit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantHouse {
    /// What it is.
    pub kind: VariantHouseKind,
    /// Its place among those of its kind, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
    /// Its cells.
    pub cells: Vec<String>,
}

/// Kinds of houses in variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum VariantHouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box, regular or not.
    Box,
    /// The diagonal that rises to the right.
    RisingDiagonal,
    /// The diagonal that falls to the right.
    FallingDiagonal,
    /// An inner box of a windoku.
    Window,
    /// The cells at the same place of all boxes.
    DisjointSet,
    /// A killer cage.
    Cage,
    /// Other cells that must differ.
    Set,
}

impl VariantTechnique {
    /// The names of all techniques that are the same in every language, the easiest first.
    ///
    /// ```
    /// assert!(ichidoku_api::VariantTechnique::slugs().any(|slug| slug == "cage-combinations"));
    /// ```
    pub fn slugs() -> impl Iterator<Item = &'static str> {
        Technique::ALL.iter().map(|technique| technique.slug())
    }

    /// The technique with its name in a language.
    pub(super) fn new(technique: Technique, words: &Words) -> Self {
        Self { slug: technique.slug().to_owned(), name: words.name(technique.slug()) }
    }
}

impl VariantStep {
    /// A step found in a state, in a language.
    pub(super) fn new(setting: &Setting, state: &State, step: &Step, words: &Words) -> Self {
        let shown = Shown(setting);
        Self {
            technique: VariantTechnique::new(step.technique, words),
            placements: shown.placed(step),
            eliminations: shown.eliminated(step),
            remaining: shown.remaining(state, step),
            evidence: shown.evidence(&step.evidence),
            sentences: sentences(&explain(setting, state, step), words),
        }
    }
}

/// Why a variant has no solution, in words.
pub(super) fn broken(setting: &Setting, contradiction: &Contradiction, words: &Words) -> Sentence {
    Sentence::new(&ichidoku_variant_logic::explain_contradiction(setting, contradiction), words)
}

/// Names as they are shown.
#[derive(Clone, Copy)]
struct Shown<'a>(&'a Setting);

impl Shown<'_> {
    fn candidate(self, cell: Cell, digit: i16) -> String {
        format!("{}={digit}", self.0.cell_name(cell))
    }

    fn placed(self, step: &Step) -> Vec<String> {
        step.placements.iter().map(|&(cell, digit)| self.candidate(cell, self.0.digit(digit))).collect()
    }

    fn eliminated(self, step: &Step) -> Vec<String> {
        let of_cell = |&(cell, digits)| self.0.digits(digits).map(move |digit| self.candidate(cell, digit));
        step.eliminations.iter().flat_map(of_cell).collect()
    }

    fn remaining(self, state: &State, step: &Step) -> Vec<String> {
        let of_cell = |&(cell, gone): &(Cell, u64)| {
            let left = self.0.digits(state.candidates(cell) & !gone);
            left.map(move |digit| self.candidate(cell, digit))
        };
        step.eliminations.iter().flat_map(of_cell).collect()
    }

    fn consequence(self, step: &Step) -> VariantConsequence {
        VariantConsequence {
            technique: step.technique.slug().to_owned(),
            placements: self.placed(step),
            eliminations: self.eliminated(step),
        }
    }

    fn cells(self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|&cell| self.0.cell_name(cell)).collect()
    }

    fn house(self, house: &House) -> VariantHouse {
        use VariantHouseKind as K;
        let (kind, place) = match house.kind {
            HouseKind::Row(at) => (K::Row, Some(at)),
            HouseKind::Column(at) => (K::Column, Some(at)),
            HouseKind::Box(at) => (K::Box, Some(at)),
            HouseKind::Window(at) => (K::Window, Some(at)),
            HouseKind::DisjointSet(at) => (K::DisjointSet, Some(at)),
            HouseKind::Diagonal { rising: true } => (K::RisingDiagonal, None),
            HouseKind::Diagonal { rising: false } => (K::FallingDiagonal, None),
            HouseKind::Cage { .. } => (K::Cage, None),
            HouseKind::Set => (K::Set, None),
        };
        VariantHouse { kind, place: place.map(|at| at + 1), cells: self.cells(&house.cells) }
    }

    fn houses<'h>(self, houses: impl IntoIterator<Item = &'h House>) -> Vec<VariantHouse> {
        houses.into_iter().map(|house| self.house(house)).collect()
    }

    fn evidence(self, evidence: &ichidoku_variant_logic::Evidence) -> VariantEvidence {
        use ichidoku_variant_logic::Evidence as E;
        let rules = evidence.rules().into_iter().map(|rule| write_rule(self.0.puzzle(), rule)).collect();
        let found = VariantEvidence { rules, ..VariantEvidence::default() };
        let sets = |sets: &[u64]| sets.iter().map(|&set| self.0.digits(set).collect()).collect();
        match evidence {
            E::LastCandidate { cell } => VariantEvidence { cells: self.cells(&[*cell]), ..found },
            E::Hidden { house, digits, cells } | E::Naked { house, digits, cells } => VariantEvidence {
                cells: self.cells(cells),
                digits: self.0.digits(*digits).collect(),
                houses: self.houses([house]),
                ..found
            },
            E::Confined { house, digit, cells, cover } => VariantEvidence {
                cells: self.cells(cells),
                digits: vec![self.0.digit(*digit)],
                houses: self.houses([house]),
                covers: self.houses(cover),
                ..found
            },
            E::Fish { digit, bases, covers } => VariantEvidence {
                digits: vec![self.0.digit(*digit)],
                houses: self.houses(bases),
                covers: self.houses(covers),
                ..found
            },
            E::Combinations { sum, sets: some } => {
                VariantEvidence { cells: self.cells(&sum.cells), combinations: sets(some), ..found }
            }
            E::Required { sets: some, digit, cells, .. } => VariantEvidence {
                cells: self.cells(cells),
                digits: vec![self.0.digit(*digit)],
                combinations: sets(some),
                ..found
            },
            E::Rest(Rest { houses, inside, outside, total, .. }) => VariantEvidence {
                cells: self.cells(inside),
                outside: self.cells(outside),
                houses: self.houses(houses),
                total: Some(*total),
                ..found
            },
            E::RuleAlone { cells, ways, .. } => {
                let way = |way: &Vec<usize>| way.iter().map(|&digit| self.0.digit(digit)).collect();
                VariantEvidence { cells: self.cells(cells), ways: ways.iter().map(way).collect(), ..found }
            }
            E::Supposed(supposition) => VariantEvidence {
                supposed: Some(self.candidate(supposition.cell, self.0.digit(supposition.digit))),
                follows: supposition.steps.iter().map(|step| self.consequence(step)).collect(),
                ..found
            },
        }
    }
}
