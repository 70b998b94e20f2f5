//! What rules say that take several sentences, such as those made of others.

use std::collections::BTreeSet;

use ichidoku_variants::{Cell, Constraint, Dot, DotKind, NamedLine, Parity};
use ichidoku_words::{Message, say};

use super::names::{Names, count};

/// Most places at which a copied rule is said anew.
const FEW_PLACES: usize = 8;

impl Names<'_> {
    /// A sentence for each part of a rule.
    pub(super) fn of_parts(self, rule: &Constraint) -> Option<Vec<Message>> {
        use Constraint as C;
        Some(match rule {
            C::Given(cells) => self.given(cells),
            C::Doppelganger => vec![
                say::VariantRuleDoppelganger.into(),
                say::VariantRuleDoppelgangerLacking.into(),
                say::VariantRuleDoppelgangerZero.into(),
            ],
            C::Connected { prefix, digits, size } => self.connected(prefix, digits, *size),
            C::Regex { lines, .. } => vec![self.own(None, &lines.concat())],
            C::Machine { lines, .. } | C::Pairs { lines, .. } => self.own_lines(lines),
            C::Any(alternatives) => Dot::of(rule).map_or_else(|| self.any(alternatives), |dot| vec![self.dot(&dot)]),
            C::All(parts) => parts.iter().flat_map(|part| self.in_words(part)).collect(),
            C::Replicate { constraints, .. } => self.copies(&rule.copies(self.0.puzzle())?, constraints.len()),
            C::Fog(lit) => self.fog(lit),
            C::ExtraCells { prefix, .. } => {
                let extra = self.0.puzzle().extra(&format!("V{prefix}"))?;
                let cells = (extra.first..).take(extra.count).collect::<Vec<_>>();
                vec![say::VariantRuleExtraCells { cell_terms: self.cells(&cells) }.into()]
            }
            _ => return None,
        })
    }

    /// What cells may contain, those with the same digits together.
    fn given(self, cells: &[(Cell, Vec<i16>)]) -> Vec<Message> {
        let mut alike: Vec<(&[i16], Vec<Cell>)> = Vec::new();
        for (cell, digits) in cells {
            match alike.iter_mut().find(|(other, _)| other == digits) {
                Some((_, cells)) => cells.push(*cell),
                None => alike.push((digits, vec![*cell])),
            }
        }
        let given = |(digits, cells): &(&[i16], Vec<Cell>)| {
            let cell_terms = self.cells(cells);
            match Parity::of(self.0.puzzle().shape(), digits) {
                Some(Parity::Odd) => say::VariantRuleOdd { cell_terms }.into(),
                Some(Parity::Even) => say::VariantRuleEven { cell_terms }.into(),
                None => say::VariantRuleGiven { cell_terms, digit_terms: self.numbers(digits) }.into(),
            }
        };
        alike.iter().map(given).collect()
    }

    fn fog(self, lit: &[Cell]) -> Vec<Message> {
        let clear = (!lit.is_empty()).then(|| say::VariantRuleFogClear { cell_terms: self.cells(lit) }.into());
        [say::VariantRuleFog.into()].into_iter().chain(clear).collect()
    }

    fn connected(self, prefix: &str, digits: &[i16], size: Option<u16>) -> Vec<Message> {
        let connected = say::VariantRuleConnected {
            prefix_terms: Some(prefix.to_owned()).filter(|prefix| !prefix.is_empty()).into_iter().collect(),
            digit_terms: self.numbers(digits),
        };
        let size = size.map(|size| say::VariantRuleConnectedSize { size_count: size.into() }.into());
        [connected.into()].into_iter().chain(size).collect()
    }

    /// A rule that has a name at most, and a code that is no use to people.
    fn own(self, name: Option<String>, cells: &[Cell]) -> Message {
        let mut seen = BTreeSet::new();
        let cells = cells.iter().copied().filter(|&cell| seen.insert(cell)).collect::<Vec<_>>();
        say::VariantRuleOwn { name_terms: name.into_iter().collect(), cell_terms: self.cells(&cells) }.into()
    }

    /// A sentence for each name that the setter gave.
    fn own_lines(self, lines: &[NamedLine]) -> Vec<Message> {
        let of_name = |lines: &[NamedLine]| {
            let cells = lines.iter().flat_map(|line| line.parts.concat()).collect::<Vec<_>>();
            self.own(lines.first().and_then(NamedLine::shown_name), &cells)
        };
        lines.chunk_by(|a, b| a.name == b.name).map(of_name).collect()
    }

    /// A dot with another number than the usual one.
    fn dot(self, dot: &Dot) -> Message {
        let (cell_terms, number_count) = (self.cells(&dot.cells), count(dot.amount));
        match dot.kind {
            DotKind::Difference => say::VariantRuleDifferenceDot { cell_terms, number_count }.into(),
            DotKind::Ratio => say::VariantRuleRatioDot { cell_terms, number_count }.into(),
        }
    }

    /// The alternatives by their numbers, each sentence with that of its alternative.
    fn any(self, alternatives: &[Constraint]) -> Vec<Message> {
        if let [only] = alternatives {
            return self.in_words(only);
        }
        let mut said = vec![say::VariantRuleAny { alternative_count: alternatives.len() }.into()];
        for (place_count, part) in (1..).zip(alternatives) {
            let numbered = |sentence| say::VariantRuleAlternative { place_count, rule_clauses: vec![sentence] }.into();
            said.extend(self.in_words(part).into_iter().map(numbered));
        }
        said
    }

    /// All copies, or where there are many, their number and what is copied to the first place.
    fn copies(self, copies: &[Constraint], rules: usize) -> Vec<Message> {
        let place_count = copies.len() / rules.max(1);
        let all = place_count <= FEW_PLACES;
        let header = (!all).then(|| say::VariantRuleCopies { place_count }.into());
        let said = &copies[..if all { copies.len() } else { rules }];
        header.into_iter().chain(said.iter().flat_map(|copy| self.in_words(copy))).collect()
    }
}
