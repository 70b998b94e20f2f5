//! Signs on edges: differences, ratios and sums of two cells, and what they exclude where there is no sign.

use std::collections::BTreeSet;

use serde_json::Value;

use super::block::Block;
use super::places::edge;
use super::rule::{Read, Rule};
use crate::constraint::NamedLine;
use crate::text::json::{is_void, list, number};
use crate::{Cell, Constraint, code};

const DIFFERENCE: u64 = 200;
const RATIO: u64 = 201;
const SUM: u64 = 202;

impl Rule<'_> {
    /// The signs of the rule, and what it excludes elsewhere.
    pub(super) fn dots(&self) -> Read {
        let mut rules = self.each("clues", |clue| {
            let cells = edge(self.shape, clue.get("edge")?.as_u64()?)?.to_vec();
            let value = clue.get("value").filter(|value| !is_void(value));
            let value = match value {
                Some(value) => number(value).filter(|&value| value >= 0)?,
                None => usual(self.block.kind)?,
            };
            Some(sign(self.block.kind, value, cells))
        })?;
        rules.extend(self.excluded()?);
        Ok(rules)
    }

    /// Beside dots it isn't certain which of them are exceptions.
    pub(super) fn nonconsecutive(&self) -> Read {
        let has_dots =
            |block: &Block<'_>| matches!(block.kind, DIFFERENCE | RATIO) && !list(block.config, "clues").is_empty();
        match self.blocks.iter().any(has_dots) {
            true => Err("isn't certain beside dots".into()),
            false => Ok(vec![Constraint::AntiConsecutive]),
        }
    }

    /// What must not be where there is no sign.
    fn excluded(&self) -> Read {
        let values = list(self.block.config, "negative").iter().map(number).collect::<Option<BTreeSet<_>>>();
        let values = values.ok_or("has a 'negative' that can't be read")?;
        if values.is_empty() {
            return Ok(Vec::new());
        }
        let same = self.blocks.iter().filter(|block| block.kind == self.block.kind).count();
        if same > 1 {
            return Err("is there a second time, so it isn't certain where signs are missing".into());
        }
        if self.block.kind == SUM && values == BTreeSet::from([5, 10]) && self.has_only_usual_signs() {
            return Ok(vec![Constraint::StrictXV]);
        }
        let marked = self.marked()?;
        let pairs = self.shape.adjacent_pairs().into_iter().filter(|&(a, b)| !marked.contains(&[a, b]));
        let line = |(a, b): (Cell, Cell)| NamedLine { name: None, parts: vec![vec![a, b]] };
        let lines = pairs.map(line).collect::<Vec<_>>();
        let code = self.table(|a, b| !values.iter().any(|&value| matches(self.block.kind, value, a, b)));
        Ok(if lines.is_empty() { Vec::new() } else { vec![Constraint::Pairs { code, all: false, lines }] })
    }

    fn has_only_usual_signs(&self) -> bool {
        let values = list(self.block.config, "clues").iter().map(|clue| clue.get("value").and_then(number));
        values.into_iter().all(|value| matches!(value, Some(5 | 10)))
    }

    /// The pairs with a sign: one of this kind, and dots of the other colour if they count here too.
    fn marked(&self) -> Result<BTreeSet<[Cell; 2]>, String> {
        let overrides = |block: &Block<'_>, name: &str| block.config.get(name).is_some_and(|value| !is_void(value));
        let counts = |block: &&Block<'_>| match (self.block.kind, block.kind) {
            (DIFFERENCE, RATIO) => overrides(block, "overrideNegativeDifferences"),
            (RATIO, DIFFERENCE) => overrides(block, "overrideNegativeRatios"),
            (own, other) => own == other,
        };
        let clues = self.blocks.iter().filter(counts).flat_map(|block| list(block.config, "clues"));
        let pair = |clue: &Value| edge(self.shape, clue.get("edge")?.as_u64()?);
        clues.map(pair).collect::<Option<_>>().ok_or_else(|| "stands beside signs that can't be read".into())
    }

    /// The code of the pairs of digits that a test allows.
    fn table(&self, allows: impl Fn(i16, i16) -> bool) -> String {
        let digits = || self.shape.lowest()..=self.shape.highest();
        let bits = digits().flat_map(|a| digits().map(move |b| (a, b))).map(|(a, b)| allows(a, b));
        code::from_low_first(&bits.collect::<Vec<_>>())
    }
}

/// The value of a sign without a number.
fn usual(kind: u64) -> Option<i16> {
    match kind {
        DIFFERENCE => Some(1),
        RATIO => Some(2),
        _ => None,
    }
}

fn matches(kind: u64, value: i16, a: i16, b: i16) -> bool {
    match kind {
        DIFFERENCE => a.abs_diff(b) == value.unsigned_abs(),
        RATIO => a == value * b || b == value * a,
        _ => a + b == value,
    }
}

fn sign(kind: u64, value: i16, cells: Vec<Cell>) -> Constraint {
    use Constraint as C;
    let either = |[first, second]: [(Vec<i16>, i32); 2]| {
        let sum = |(coefficients, sum): (Vec<i16>, i32)| C::Sum {
            sum,
            coefficients: Some(coefficients),
            cells: cells.clone(),
        };
        C::Any(vec![sum(first), sum(second)])
    };
    match (kind, value) {
        (DIFFERENCE, 1) => C::WhiteDot(cells),
        (DIFFERENCE, value) => either([(vec![1, -1], value.into()), (vec![-1, 1], value.into())]),
        (RATIO, 2) => C::BlackDot(cells),
        (RATIO, value) => either([(vec![1, -value], 0), (vec![-value, 1], 0)]),
        (_, 10) => C::X(cells),
        (_, 5) => C::V(cells),
        (_, value) => C::Sum { sum: value.into(), coefficients: None, cells },
    }
}
