//! Groups of digits, each a number with a bit per digit: every small square or every piece of a line has one of each.

use super::lines::Crossings;
use super::rule::{Read, Rule};
use crate::text::json::list;
use crate::{Cell, Constraint};

impl Rule<'_> {
    /// Each square of 2×2 cells has a digit of each group.
    pub(super) fn small_squares(&self) -> Read {
        let groups = self.groups()?;
        if self.is_thirds(&groups, |digit| (digit - 1) / 3) {
            return Ok(vec![Constraint::GlobalEntropy]);
        }
        if self.is_thirds(&groups, |digit| digit % 3) {
            return Ok(vec![Constraint::GlobalMod]);
        }
        let lines = self.shape.small_squares();
        let contains = |group: &String| Constraint::Regex { pattern: format!(".*{group}.*"), lines: lines.clone() };
        Ok(self.classes(&groups)?.iter().map(contains).collect())
    }

    /// Any cells in a row on the line, as many as there are groups, have a digit of each. So groups follow each other in an order that
    /// repeats, and no digit of two groups or of none can be on the line.
    pub(super) fn grouped_lines(&self) -> Read {
        let groups = self.groups()?;
        // A line that crosses itself is as certain as one that doesn't: each piece is what is listed.
        let lines = self.cells_of_lines("lines", Crossings::Any)?;
        if lines.iter().any(|cells| cells.len() < groups.len()) {
            return Err("has a line that is shorter than the number of groups".into());
        }
        let named: Option<fn(Vec<Cell>) -> Constraint> = match () {
            () if self.is_thirds(&groups, |digit| (digit - 1) / 3) => Some(Constraint::Entropic),
            () if self.is_thirds(&groups, |digit| digit % 3) => Some(|cells| Constraint::Modular { modulus: 3, cells }),
            () => None,
        };
        if let Some(named) = named {
            return Ok(lines.into_iter().map(named).collect());
        }
        let overlap = (1..groups.len()).any(|at| groups[..at].iter().any(|other| other & groups[at] != 0));
        if overlap || groups.len() > MOST_GROUPS {
            return Err(format!("has groups that overlap, or more than {MOST_GROUPS} of them").into());
        }
        let pattern = orders(&self.classes(&groups)?).iter().map(|order| repeated(order)).collect::<Vec<_>>().join("|");
        Ok(if lines.is_empty() { Vec::new() } else { vec![Constraint::Regex { pattern, lines }] })
    }

    fn groups(&self) -> Result<Vec<u64>, String> {
        let range = self.shape.lowest()..=self.shape.highest();
        let all = range.filter(|digit| *digit < 64).fold(0, |bits, digit| bits | 1 << digit);
        let bits = list(self.block.config, "groups").iter().map(|group| group.as_u64().map(|bits| bits & all));
        let groups = bits.collect::<Option<Vec<_>>>().filter(|groups| !groups.is_empty() && !groups.contains(&0));
        groups.ok_or_else(|| "has no groups of digits".into())
    }

    /// Whether the groups are the three classes of the digits from 1 to 9.
    fn is_thirds(&self, groups: &[u64], class: impl Fn(i16) -> i16) -> bool {
        let of_class =
            |number| (1..=9).filter(|&digit| class(digit) == number).fold(0, |bits, digit| bits | 1 << digit);
        let is_usual = self.shape.lowest() == 1 && self.shape.highest() == 9;
        is_usual && groups.len() == 3 && [0, 1, 2].into_iter().all(|number| groups.contains(&of_class(number)))
    }

    /// The groups as parts of regular expressions, which know digits up to 9.
    fn classes(&self, groups: &[u64]) -> Result<Vec<String>, String> {
        if self.shape.highest() > 9 {
            return Err("has groups of digits above 9".into());
        }
        let class = |bits: &u64| {
            let digits = (0..=9).filter(|digit| bits >> digit & 1 == 1).map(|digit| digit.to_string());
            format!("[{}]", digits.collect::<String>())
        };
        Ok(groups.iter().map(class).collect())
    }
}

/// More have too many orders.
const MOST_GROUPS: usize = 4;

/// All orders of the classes.
fn orders(classes: &[String]) -> Vec<Vec<String>> {
    if classes.is_empty() {
        return vec![Vec::new()];
    }
    let first = |at: usize| {
        let mut rest = classes.to_vec();
        let first = rest.remove(at);
        orders(&rest).into_iter().map(move |order| [vec![first.clone()], order].concat())
    };
    (0..classes.len()).flat_map(first).collect()
}

/// The classes again and again, and at last the first few.
fn repeated(order: &[String]) -> String {
    let begun = order[..order.len() - 1].iter().rev().fold(String::new(), |rest, class| format!("({class}{rest})?"));
    format!("({})*{begun}", order.concat())
}
