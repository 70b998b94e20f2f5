//! The rules of a puzzle one at a time: what each of them alone leaves of the candidates.

use crate::compile::{RuleError, Source, compile_with_sources};
use crate::domains::Domains;
use crate::model::Model;
use crate::propagate::to_rest_among;
use crate::search::Search;
use crate::{Cell, Constraint, Puzzle};

/// Most cells that a rule is applied to as a whole; one about more is applied part by part.
const MOST_AT_ONCE: usize = 10;

/// The rules of a puzzle one at a time, for solvers that give reasons.
///
/// Candidates are sets of bits, one set per cell, extra cells included; bit 0 is the lowest digit of the shape.
///
/// ```
/// use ichidoku_variants::{Rules, read_iss};
/// let rules = Rules::new(&read_iss(".Shape~4x4.Thermo~R1C1~R2C2~R3C3").unwrap()).unwrap();
/// let thermo = &rules.applications()[0];
/// assert_eq!(thermo.cells, [0, 5, 10]);
/// let left = rules.leaves(thermo, rules.candidates()).unwrap();
/// assert_eq!(left, [(0, 0b0011), (5, 0b0110), (10, 0b1100)]);
/// ```
pub struct Rules {
    model: Model,
    single: Vec<Constraint>,
    applications: Vec<Application>,
}

/// A rule with the cells that it is applied to at once: all of them, or a part where the rule is about many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Application {
    /// The rule; not one that joins others which all hold, and not one that copies others.
    pub rule: Constraint,
    /// The cells, each once; in the order of the rule's line where it has one.
    pub cells: Vec<Cell>,
    /// True if the cells are all those of the rule.
    pub is_whole: bool,
    /// Where its propagators are in the model.
    propagators: Vec<usize>,
}

impl Rules {
    /// Translates a puzzle's rules.
    ///
    /// # Errors
    /// A rule that can't be, by its place in the puzzle.
    pub fn new(puzzle: &Puzzle) -> Result<Self, RuleError> {
        let (model, sources) = compile_with_sources(puzzle)?;
        let applications = sources.iter().flat_map(|source| applications(source, &model)).collect();
        let single = sources.into_iter().map(|source| source.rule).collect();
        Ok(Self { model, single, applications })
    }

    /// The rules that aren't made of others, all of which hold: what is joined or copied comes one by one.
    pub fn single(&self) -> &[Constraint] {
        &self.single
    }

    /// What each cell may contain by the givens, and by rules about the cell alone.
    pub fn candidates(&self) -> &[u64] {
        &self.model.initial
    }

    /// The cells that can't contain the same digit as this one.
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        self.model.peers.get(usize::from(cell))
    }

    /// True if two cells can't contain the same digit.
    pub fn are_peers(&self, a: Cell, b: Cell) -> bool {
        self.model.apart.has(a, b)
    }

    /// True if no two of the cells can contain the same digit.
    pub fn differ(&self, cells: &[Cell]) -> bool {
        (1..cells.len()).all(|at| cells[..at].iter().all(|&other| self.are_peers(other, cells[at])))
    }

    /// The rules, but for those that only say which cells differ or what a cell may contain.
    pub fn applications(&self) -> &[Application] {
        &self.applications
    }

    /// What the rule alone leaves of candidates: the cells where that is less than before. `None` if it can't be kept.
    pub fn leaves(&self, application: &Application, candidates: &[u64]) -> Option<Vec<(Cell, u64)>> {
        let mut domains = Domains::new(candidates.to_vec());
        let propagators = application.propagators.iter().map(|&at| &self.model.propagators[at]);
        to_rest_among(&propagators, &mut domains).ok()?;
        let changed = |&cell: &Cell| {
            let left = domains.get(cell);
            (left != candidates[usize::from(cell)]).then_some((cell, left))
        };
        Some(application.cells.iter().filter_map(changed).collect())
    }

    /// Looks at all rules together, to try candidates out from these on.
    pub fn trial(&self, candidates: &[u64]) -> Trial<'_> {
        let mut search = Search::new(&self.model);
        let is_possible =
            (0..).zip(candidates).all(|(cell, &set)| search.keep(cell, set).is_ok()) && search.at_rest().is_some();
        Trial { search: is_possible.then_some(search) }
    }
}

/// Candidates with all rules together: which of them can't be kept.
pub struct Trial<'a> {
    /// Nothing if the candidates contradict the rules.
    search: Option<Search<'a>>,
}

impl Trial<'_> {
    /// Where the digit in the cell leads to a contradiction by what each rule leaves, rule after rule, without a search: how many
    /// candidates are gone by then.
    ///
    /// ```
    /// use ichidoku_variants::{Rules, read_iss};
    /// let rules = Rules::new(&read_iss(".Shape~4x4.Thermo~R1C1~R2C2~R3C3").unwrap()).unwrap();
    /// let mut trial = rules.trial(rules.candidates());
    /// // The thermometer has room for 1 or 2 at its bulb.
    /// assert!(trial.refutes(0, 0b0100).is_some() && trial.refutes(0, 0b0010).is_none());
    /// ```
    pub fn refutes(&mut self, cell: Cell, digit: u64) -> Option<u32> {
        self.search.as_mut().map_or(Some(0), |search| search.refute(cell, digit))
    }
}

/// A rule about few cells, or its parts.
fn applications(source: &Source, model: &Model) -> Vec<Application> {
    let of = |propagators: Vec<usize>, is_whole| {
        let cells = cells(&propagators, model);
        Application { rule: source.rule.clone(), cells, is_whole, propagators }
    };
    let all = of(source.propagators.clone().collect(), true);
    if all.cells.is_empty() {
        Vec::new()
    } else if all.cells.len() <= MOST_AT_ONCE || all.propagators.len() == 1 {
        vec![all]
    } else {
        all.propagators.into_iter().map(|at| of(vec![at], false)).collect()
    }
}

/// The cells of propagators, each once, in the order of their first appearance.
fn cells(propagators: &[usize], model: &Model) -> Vec<Cell> {
    let mut cells = Vec::new();
    for cell in propagators.iter().flat_map(|&at| model.propagators[at].cells()) {
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read_iss;

    fn rules(text: &str) -> Rules {
        Rules::new(&read_iss(text).unwrap()).unwrap()
    }

    #[test]
    fn a_rule_about_the_whole_grid_is_applied_part_by_part() {
        let rules = rules(".Shape~4x4.AntiConsecutive.Cage~5~R1C1~R1C2.AntiKnight");
        let parts = rules.applications().iter().filter(|part| part.rule == Constraint::AntiConsecutive);
        assert_eq!(parts.clone().count(), 24);
        assert!(parts.clone().all(|part| part.cells.len() == 2 && !part.is_whole));
        assert_eq!(rules.applications().len(), 25);
        assert!(rules.are_peers(0, 6) && !rules.are_peers(0, 10));
    }

    #[test]
    fn a_rule_alone_ignores_the_others() {
        let rules = rules(".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2.~R1C2_1");
        let left = |at: usize| rules.leaves(&rules.applications()[at], rules.candidates());
        assert_eq!(left(0), Some(vec![(0, 0b0010)]));
        assert_eq!(left(1), None);
    }

    #[test]
    fn copies_and_parts_are_rules_of_their_own() {
        let rules = rules(".Shape~4x4.And.WhiteDot~R1C1~R1C2.Or.X~R3C1~R3C2.V~R3C1~R3C2.End.End");
        let names = rules.applications().iter().map(|part| &part.rule).collect::<Vec<_>>();
        assert!(matches!(names[..], [Constraint::WhiteDot(_), Constraint::Any(_)]));
    }
}
