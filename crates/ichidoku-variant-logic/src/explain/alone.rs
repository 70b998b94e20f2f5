//! What a rule alone leaves of the candidates of its cells, with the reason that is the easiest to see.

use ichidoku_variants::{Cell, Constraint};
use ichidoku_words::{Message, say};

use super::Explainer;

/// Most ways to fill two cells that are listed: that a candidate has no partner is seen sooner than among many pairs.
const FEW_PAIRS: usize = 3;
/// Most cells of which the remaining candidates are listed.
const FEW_CELLS: usize = 9;

impl Explainer<'_> {
    pub(super) fn rule_alone(&self, rule: &Constraint, cells: &[Cell], ways: &[Vec<usize>]) -> Vec<Message> {
        let mut messages = self.names.rule(rule, cells);
        match (cells, rule) {
            (&[one, other], _) if !(1..=FEW_PAIRS).contains(&ways.len()) => {
                messages.extend(self.without_partners(one, other));
            }
            _ if !ways.is_empty() => messages.push(self.ways(rule, cells, ways)),
            (_, Constraint::Thermo(_) | Constraint::SlowThermo(_)) => messages.push(self.bounds(cells)),
            _ if self.step.eliminations.len() <= FEW_CELLS => messages.push(self.kept()),
            _ => messages.push(say::VariantTried.into()),
        }
        messages
    }

    /// That each of two cells has nothing to go with what the other loses.
    fn without_partners(&self, one: Cell, other: Cell) -> Vec<Message> {
        let gone = self.gone(one);
        if gone == self.gone(other) {
            return vec![say::VariantNoPartners { digit_terms: self.names.digits(gone) }.into()];
        }
        self.without_partner(other, one).into_iter().chain(self.without_partner(one, other)).collect()
    }

    /// That a cell has nothing to go with what another loses. A rule about two cells is kept by the same pairs from both sides, so
    /// what one of them loses is no reason for what the other does.
    fn without_partner(&self, cell: Cell, other: Cell) -> Option<Message> {
        let gone = self.gone(other);
        let (partner_terms, cell_terms) = (self.names.cells(&[cell]), self.names.cells(&[other]));
        let digit_terms = self.names.digits(gone);
        (gone != 0).then(|| say::VariantNoPartner { partner_terms, digit_terms, cell_terms }.into())
    }

    /// The digits that a cell loses.
    fn gone(&self, cell: Cell) -> u64 {
        self.step.eliminations.iter().find(|(of, _)| *of == cell).map_or(0, |(_, gone)| *gone)
    }

    /// All ways to fill the cells, in the order in which the rule names them.
    fn ways(&self, rule: &Constraint, cells: &[Cell], ways: &[Vec<usize>]) -> Message {
        let order = order(rule, cells);
        let way = |way: &Vec<usize>| self.row(order.iter().map(|&place| way[place]));
        let cells = order.iter().map(|&place| cells[place]).collect::<Vec<_>>();
        say::VariantWays { cell_terms: self.names.cells(&cells), way_terms: ways.iter().map(way).collect() }.into()
    }

    /// The lowest and the highest digit that each cell of a thermometer keeps: it loses nothing between them.
    fn bounds(&self, cells: &[Cell]) -> Message {
        let kept = |cell: &Cell| self.state.candidates(*cell) & !self.gone(*cell);
        let lowest = cells.iter().map(|cell| kept(cell).trailing_zeros() as usize);
        let highest = cells.iter().map(|cell| kept(cell).checked_ilog2().unwrap_or_default() as usize);
        let (least_terms, most_terms) = (vec![self.row(lowest)], vec![self.row(highest)]);
        say::VariantBounds { cell_terms: self.names.cells(cells), least_terms, most_terms }.into()
    }

    /// The digits of some cells in their order: `1-3-7`.
    fn row(&self, digits: impl Iterator<Item = usize>) -> String {
        digits.map(|digit| self.names.digit(digit)).collect::<Vec<_>>().join("-")
    }

    /// What the cells keep that lose something.
    fn kept(&self) -> Message {
        let kept = |&(cell, gone): &(Cell, u64)| self.content(cell, self.state.candidates(cell) & !gone);
        say::VariantKept { content_clauses: self.step.eliminations.iter().map(kept).collect() }.into()
    }
}

/// The places of the cells in the order of the rule, the sum of an arrow behind its digits.
fn order(rule: &Constraint, cells: &[Cell]) -> Vec<usize> {
    let mut named = rule.cells();
    if let Constraint::Arrow(_) = rule {
        named.rotate_left(1);
    }
    let mut places = (0..cells.len()).collect::<Vec<_>>();
    places.sort_by_key(|&place| named.iter().position(|cell| *cell == cells[place]));
    places
}
