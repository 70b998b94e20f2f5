//! Proves steps from their evidence alone, by other means than those that find them.

use std::fmt;

use ichidoku_variants::{Application, Cell, Constraint, Problem, Puzzle};

use crate::contradiction::Contradiction;
use crate::house::House;
use crate::leftovers;
use crate::rest::Rest;
use crate::sets::indices;
use crate::setting::Setting;
use crate::state::State;
use crate::step::{Evidence, Step, Supposition};
use crate::sum::Sum;
use crate::ways::{Condition, ways};

/// Most digits that are tried one by one.
const BUDGET: usize = 300_000;
/// Most guesses of a search that proves what can't be tried one by one.
const GUESSES: u64 = 10_000;

/// By which means a step was proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// By the evidence: every way to fill the cells was tried, or there is nothing to try.
    Evidence,
    /// By a search among the grids that keep the rule and no other but which cells differ: the rule has too many ways.
    Search,
}

/// Why a step isn't proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unproved(pub &'static str);

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Unproved {}

/// Proves a step in the state in which it was found.
///
/// ```
/// use ichidoku::Stop;
/// use ichidoku_variant_logic::{Proof, Setting, State, audit, next_step};
/// use ichidoku_variants::read_iss;
/// let setting = Setting::new(&read_iss(".Shape~4x4.Cage~3~R1C1~R1C2.~R2C3_1").unwrap()).unwrap();
/// let state = State::new(&setting);
/// let mut step = next_step(&setting, &state, Stop::never())?.unwrap().unwrap();
/// assert_eq!(audit(&setting, &state, &step), Ok(Proof::Evidence));
/// step.eliminations.push((15, 1));
/// assert!(audit(&setting, &state, &step).is_err());
/// # Ok::<(), ichidoku::Interrupted>(())
/// ```
///
/// # Errors
/// [`Unproved`] with what doesn't hold.
pub fn audit(setting: &Setting, state: &State, step: &Step) -> Result<Proof, Unproved> {
    let auditor = Auditor { setting, state, step };
    auditor.does_something()?;
    match &step.evidence {
        Evidence::LastCandidate { cell } => auditor.last_candidate(*cell)?,
        Evidence::Hidden { house, digits, cells } => auditor.hidden(house, *digits, cells)?,
        Evidence::Naked { digits, cells, .. } => auditor.naked(*digits, cells)?,
        Evidence::Confined { house, digit, cells, .. } => auditor.confined(house, *digit, cells)?,
        Evidence::Fish { digit, bases, covers } => auditor.fish(*digit, bases, covers)?,
        Evidence::Combinations { sum, .. } => auditor.combinations(sum)?,
        Evidence::Required { sum, digit, cells, .. } => auditor.required(sum, *digit, cells)?,
        Evidence::Rest(rest) => auditor.rest(rest)?,
        Evidence::Supposed(supposition) => return auditor.supposed(supposition),
        Evidence::RuleAlone { rule, cells, is_whole, .. } => return auditor.rule_alone(rule, cells, *is_whole),
    }
    Ok(Proof::Evidence)
}

#[derive(Clone, Copy)]
struct Auditor<'a> {
    setting: &'a Setting,
    state: &'a State,
    step: &'a Step,
}

/// Fails with a reason unless something holds.
fn hold(is_true: bool, otherwise: &'static str) -> Result<(), Unproved> {
    if is_true { Ok(()) } else { Err(Unproved(otherwise)) }
}

impl Auditor<'_> {
    /// What is placed or taken out is a candidate of an open cell, and there is something.
    fn does_something(&self) -> Result<(), Unproved> {
        let Step { placements, eliminations, .. } = self.step;
        let open = |cell: Cell, digits: u64| {
            digits != 0 && !self.state.is_filled(cell) && digits & !self.state.candidates(cell) == 0
        };
        let are_open = placements.iter().all(|&(cell, digit)| open(cell, 1 << digit))
            && eliminations.iter().all(|&(cell, digits)| open(cell, digits));
        hold(are_open && placements.len() + eliminations.len() > 0, "it does nothing new")
    }

    fn eliminates_only(&self, may: impl Fn(Cell, usize) -> bool) -> Result<(), Unproved> {
        let mut eliminations = self.step.eliminations.iter();
        let all = eliminations.all(|&(cell, digits)| indices(digits).all(|digit| may(cell, digit)));
        hold(all && self.step.placements.is_empty(), "the evidence doesn't exclude all of that")
    }

    /// The house contains its digits: as many cells as digits, all different, without any other candidate.
    fn is_complete(&self, house: &House) -> Result<(), Unproved> {
        let union = house.cells.iter().fold(0, |union, &cell| union | self.state.candidates(cell));
        let counts = house.cells.len() == house.digits.count_ones() as usize;
        hold(
            counts && union & !house.digits == 0 && self.setting.rules().differ(&house.cells),
            "the house needn't contain the digits",
        )
    }

    /// The cell sees all of the cells that can contain the digit.
    fn sees_places(&self, cell: Cell, digit: usize, cells: &[Cell]) -> bool {
        let mut places = cells.iter().filter(|&&place| self.state.candidates(place) >> digit & 1 == 1);
        places.all(|&place| self.setting.rules().are_peers(cell, place))
    }

    fn last_candidate(&self, cell: Cell) -> Result<(), Unproved> {
        let [(placed, digit)] = self.step.placements[..] else { return Err(Unproved("one digit is placed")) };
        hold(placed == cell && self.state.candidates(cell) == 1 << digit, "the cell has other candidates")
    }

    fn hidden(&self, house: &House, digits: u64, cells: &[Cell]) -> Result<(), Unproved> {
        self.is_complete(house)?;
        let elsewhere = house.cells.iter().filter(|cell| !cells.contains(cell));
        let is_elsewhere = elsewhere.fold(0, |union, &cell| union | self.state.candidates(cell)) & digits != 0;
        hold(!is_elsewhere && digits & !house.digits == 0, "the digits have other places")?;
        hold(cells.len() == digits.count_ones() as usize, "there aren't as many cells as digits")?;
        if let ([(cell, digit)], [only]) = (&self.step.placements[..], cells) {
            return hold(cell == only && digits == 1 << digit, "another digit is placed");
        }
        self.eliminates_only(|cell, digit| cells.contains(&cell) && digits >> digit & 1 == 0)
    }

    fn naked(&self, digits: u64, cells: &[Cell]) -> Result<(), Unproved> {
        let union = cells.iter().fold(0, |union, &cell| union | self.state.candidates(cell));
        hold(union & !digits == 0 && self.setting.rules().differ(cells), "the cells contain other digits")?;
        hold(cells.len() == digits.count_ones() as usize, "there aren't as many cells as digits")?;
        self.eliminates_only(|cell, digit| {
            !cells.contains(&cell) && digits >> digit & 1 == 1 && self.sees_places(cell, digit, cells)
        })
    }

    fn confined(&self, house: &House, digit: usize, cells: &[Cell]) -> Result<(), Unproved> {
        self.is_complete(house)?;
        hold(house.digits >> digit & 1 == 1, "the house needn't contain the digit")?;
        let mut others = house.cells.iter().filter(|cell| !cells.contains(cell));
        hold(others.all(|&cell| self.state.candidates(cell) >> digit & 1 == 0), "the digit has other places")?;
        self.eliminates_only(|cell, gone| gone == digit && self.sees_places(cell, digit, cells))
    }

    fn fish(&self, digit: usize, bases: &[House], covers: &[House]) -> Result<(), Unproved> {
        bases.iter().try_for_each(|base| self.is_complete(base))?;
        hold(bases.iter().all(|base| base.digits >> digit & 1 == 1), "a base needn't contain the digit")?;
        hold(
            covers.iter().all(|cover| self.setting.rules().differ(&cover.cells)),
            "a cover can contain the digit twice",
        )?;
        let in_cover = |cell: &Cell| covers.iter().any(|cover| cover.cells.contains(cell));
        let in_base = |cell: &Cell| bases.iter().any(|base| base.cells.contains(cell));
        let are_apart = are_apart(bases.iter().map(|base| &base.cells[..]));
        hold(are_apart && bases.len() == covers.len(), "the bases overlap or aren't as many as the covers")?;
        let cells = bases.iter().flat_map(|base| &base.cells);
        let mut places = cells.filter(|&&cell| self.state.candidates(cell) >> digit & 1 == 1);
        hold(places.all(in_cover), "a place of the digit isn't covered")?;
        self.eliminates_only(|cell, gone| gone == digit && in_cover(&cell) && !in_base(&cell))
    }

    fn is_stated(&self, sum: &Sum) -> Result<(), Unproved> {
        hold(self.setting.sums().contains(sum), "no rule states the sum")
    }

    fn combinations(&self, sum: &Sum) -> Result<(), Unproved> {
        self.is_stated(sum)?;
        self.excluded_by(&sum.cells, &Condition::Sum(vec![1; sum.cells.len()], sum.total))
    }

    /// No way to fill the cells has any of the candidates that are taken out.
    fn excluded_by(&self, cells: &[Cell], condition: &Condition) -> Result<(), Unproved> {
        let ways = ways(self.setting, self.state, cells, condition, BUDGET).ok_or(TOO_MANY)?;
        let left = |cell: Cell| cells.iter().position(|&other| other == cell).map(|at| ways.left[at]);
        self.eliminates_only(|cell, digit| left(cell).is_some_and(|left| left >> digit & 1 == 0))
    }

    fn required(&self, sum: &Sum, digit: usize, cells: &[Cell]) -> Result<(), Unproved> {
        self.is_stated(sum)?;
        let places = sum.cells.iter().filter(|&&cell| self.state.candidates(cell) >> digit & 1 == 1);
        hold(places.copied().all(|cell| cells.contains(&cell)), "the digit has other places in the sum")?;
        let without = self.state.without(digit);
        let condition = Condition::Sum(vec![1; sum.cells.len()], sum.total);
        let ways = ways(self.setting, &without, &sum.cells, &condition, BUDGET).ok_or(TOO_MANY)?;
        hold(ways.some.is_empty(), "the sum can do without the digit")?;
        self.eliminates_only(|cell, gone| gone == digit && self.sees_places(cell, digit, cells))
    }

    fn rest(&self, rest: &Rest) -> Result<(), Unproved> {
        rest.houses.iter().try_for_each(|house| self.is_complete(house))?;
        rest.sums.iter().try_for_each(|sum| self.is_stated(sum))?;
        let houses = rest.houses.iter().map(|house| &house.cells[..]);
        let sums = rest.sums.iter().map(|sum| &sum.cells[..]);
        hold(are_apart(houses) && are_apart(sums), "houses or sums overlap")?;
        let again = leftovers::rest(rest.houses.clone(), rest.sums.clone(), self.setting, self.state);
        hold(again == *rest, "the sum of the rest is another")?;
        self.excluded_by(&rest.cells(), &Condition::Sum(rest.coefficients(), rest.total))
    }

    fn rule_alone(&self, rule: &Constraint, cells: &[Cell], is_whole: bool) -> Result<Proof, Unproved> {
        hold(self.setting.rules().single().contains(rule), "the puzzle has no such rule")?;
        let condition = Condition::of(self.setting, rule, cells, is_whole);
        match condition.map(|condition| self.excluded_by(cells, &condition)) {
            Some(Ok(())) => Ok(Proof::Evidence),
            Some(Err(fault)) if fault != TOO_MANY => Err(fault),
            _ => self.search(rule, cells).map(|()| Proof::Search),
        }
    }

    /// Each step follows from the supposition and those before it, and the contradiction from all of them.
    fn supposed(&self, supposition: &Supposition) -> Result<Proof, Unproved> {
        let Supposition { cell, digit, steps, end } = supposition;
        let mut state = self.state.supposing(self.setting, *cell, *digit);
        let mut proof = Proof::Evidence;
        let mut prove = |proved: Proof| {
            if proved == Proof::Search {
                proof = proved;
            }
        };
        for step in steps {
            prove(audit(self.setting, &state, step)?);
            state.apply(self.setting, step);
        }
        let auditor = Auditor { state: &state, ..*self };
        match end {
            Contradiction::Cell(cell) => hold(state.candidates(*cell) == 0, "the cell has a candidate left")?,
            Contradiction::Digit(house, digit) => {
                hold(house.digits >> digit & 1 == 1, "the house needn't contain the digit")?;
                hold(state.places(*digit, &house.cells).next().is_none(), "the digit has a place left")?;
                hold(state.filled_digits(&house.cells) >> digit & 1 == 0, "the house has the digit")?;
            }
            Contradiction::Rule(rule, cells) => prove(auditor.broken(rule, cells)?),
        }
        self.eliminates_only(|gone, digit_gone| gone == *cell && digit_gone == *digit)?;
        Ok(proof)
    }

    /// The rule can't be kept in these cells.
    fn broken(&self, rule: &Constraint, cells: &[Cell]) -> Result<Proof, Unproved> {
        hold(self.setting.rules().single().contains(rule), "the puzzle has no such rule")?;
        let stated = self.setting.sums().iter().find(|sum| sum.rule == *rule && sum.cells == cells);
        let same = |application: &&Application| application.rule == *rule && application.cells == cells;
        let application = self.setting.rules().applications().iter().find(same);
        let condition = match (stated, application) {
            (Some(sum), _) => Some(Condition::Sum(vec![1; cells.len()], sum.total)),
            (None, Some(application)) => Condition::of(self.setting, rule, cells, application.is_whole),
            (None, None) => return Err(Unproved("the rule isn't about these cells alone")),
        };
        match condition.and_then(|condition| ways(self.setting, self.state, cells, &condition, BUDGET)) {
            Some(ways) => hold(ways.some.is_empty(), "the rule can be kept").map(|()| Proof::Evidence),
            None => self.none_keeps(rule, cells, None).map(|()| Proof::Search),
        }
    }

    /// No grid that keeps the rule has any of the candidates that are taken out.
    fn search(&self, rule: &Constraint, cells: &[Cell]) -> Result<(), Unproved> {
        let eliminations = self.step.eliminations.iter();
        let mut single = eliminations.flat_map(|&(cell, digits)| indices(digits).map(move |digit| (cell, 1 << digit)));
        single.try_for_each(|candidate| self.none_keeps(rule, cells, Some(candidate)))?;
        hold(self.step.placements.is_empty(), "a rule alone places nothing")
    }

    /// No grid with these candidates keeps the rule, or none with a digit of one cell.
    fn none_keeps(&self, rule: &Constraint, cells: &[Cell], supposed: Option<(Cell, u64)>) -> Result<(), Unproved> {
        let shown = |cell: Cell, digits: u64| (cell, self.setting.digits(digits).collect::<Vec<_>>());
        let given = cells.iter().map(|&cell| (cell, self.state.candidates(cell)));
        let given = given.chain(supposed).map(|(cell, digits)| shown(cell, digits)).collect();
        let others = self.setting.rules().single().iter().filter(|other| is_about_places(other) && *other != rule);
        let rules = others.chain([rule, &Constraint::Given(given)]).cloned().collect();
        let puzzle = Puzzle::new(self.setting.puzzle().shape(), rules);
        let problem = Problem::new(&puzzle).map_err(|_| Unproved("the rule can't be taken alone"))?;
        let count = problem.budget(GUESSES).count(1).map_err(|_| TOO_MANY)?;
        hold(count == 0, "a grid that keeps the rule has a candidate that is taken out")
    }
}

/// True if no cell is in two of the sets.
fn are_apart<'a>(sets: impl Iterator<Item = &'a [Cell]>) -> bool {
    let cells = sets.flatten().collect::<Vec<_>>();
    (1..cells.len()).all(|at| !cells[..at].contains(&cells[at]))
}

/// The budget is used up: this says nothing of the step.
const TOO_MANY: Unproved = Unproved("there are too many ways to try");

/// True of rules that only say which cells there are, which of them differ, and how others are meant.
fn is_about_places(rule: &Constraint) -> bool {
    use Constraint as C;
    let which_cells = matches!(rule, C::NoBoxes | C::BoxSize(_) | C::ExtraCells { .. } | C::ChaosConstruction);
    let sets = matches!(rule, C::Jigsaw(_) | C::AllDifferent(_) | C::Windoku | C::DisjointSets | C::Diagonal { .. });
    which_cells || sets || matches!(rule, C::AntiKnight | C::AntiKing | C::Doppelganger | C::FullRankTies(_))
}

#[cfg(test)]
mod tests {
    use ichidoku::Stop;
    use ichidoku_variants::read_iss;

    use super::*;
    use crate::step_of;
    use crate::technique::Technique;

    #[test]
    fn no_candidate_more_can_be_taken_out() {
        let texts = [
            (Technique::CageCombinations, ".Shape~6x6.Cage~6~R1C1~R1C2~R2C2"),
            (Technique::IncreasingDigits, ".Shape~6x6.Thermo~R1C1~R1C2~R2C3"),
            (Technique::CellPairs, ".Shape~6x6.WhiteDot~R1C1~R1C2.~R1C1_1_2"),
            (Technique::NakedPair, ".Shape~6x6.~R1C1_1_2~R2C2_1_2"),
            (Technique::InniesOuties, ".Shape~6x6.Cage~11~R1C1~R1C2~R1C3~R1C4"),
        ];
        for (technique, text) in texts {
            let setting = Setting::new(&read_iss(text).unwrap()).unwrap();
            let state = State::new(&setting);
            let step = step_of(technique, &setting, &state, Stop::never()).unwrap().unwrap().unwrap();
            assert_eq!(audit(&setting, &state, &step), Ok(Proof::Evidence), "{text}");
            for cell in state.cells() {
                let before = step.eliminations.iter().find(|(other, _)| *other == cell).map_or(0, |(_, gone)| *gone);
                for digit in indices(state.candidates(cell) & !before) {
                    let mut more = step.clone();
                    more.eliminations.push((cell, 1 << digit));
                    assert!(audit(&setting, &state, &more).is_err(), "{text}: {cell} {digit}");
                }
            }
        }
    }
}
