//! Every way to fill cells, tried one by one: slow, and plain enough to be believed.

use ichidoku_variants::{Cell, Constraint, check};

use crate::sets::indices;
use crate::setting::Setting;
use crate::state::State;

/// Most ways that are listed.
pub(crate) const FEW: usize = 6;

/// What the ways to fill some cells have in common.
pub(crate) struct Ways {
    /// For each cell the digits that it has in some way.
    pub(crate) left: Vec<u64>,
    /// The first ways, as bits of digits: one more than [`FEW`] if there are many.
    pub(crate) some: Vec<Vec<usize>>,
}

/// What a way must keep, beside that peers differ.
pub(crate) enum Condition {
    /// A rule, of which all cells are filled.
    Rule(Constraint),
    /// Coefficients times the digits that are shown add up to a total.
    Sum(Vec<i32>, i32),
    /// A relation of two cells.
    Pair(fn(i16, i16) -> bool),
}

impl Condition {
    /// What a rule means for these cells, all of its own or a part; `None` if that isn't known here.
    pub(crate) fn of(setting: &Setting, rule: &Constraint, cells: &[Cell], is_whole: bool) -> Option<Self> {
        use Constraint as C;
        match rule {
            C::Arrow(line) if is_whole => return Some(arrow(line, 1, cells)),
            C::Sum { .. } | C::LittleKiller { .. } if is_whole => {
                let sum = setting.sums().iter().find(|sum| sum.rule == *rule);
                if let Some(sum) = sum {
                    return Some(Self::Sum(vec![1; cells.len()], sum.total));
                }
            }
            C::AntiConsecutive => return Some(Self::Pair(|a, b| a.abs_diff(b) != 1)),
            C::StrictKropki => return Some(Self::Pair(|a, b| a.abs_diff(b) != 1 && a != 2 * b && b != 2 * a)),
            C::StrictXV => return Some(Self::Pair(|a, b| a + b != 5 && a + b != 10)),
            _ => {}
        }
        if is_whole { Some(Self::Rule(rule.clone())) } else { on_part(rule, cells).map(Self::Rule) }
    }

    /// False if no way that begins with these digits, the cells of the others being open, keeps the condition.
    fn may_hold(&self, setting: &Setting, cells: &[Cell], digits: &[i16], filled: usize) -> bool {
        let shown = |at: usize| i32::from(digits[usize::from(cells[at])]);
        let is_full = filled == cells.len();
        match self {
            Self::Pair(test) => !is_full || test(shown(0) as i16, shown(1) as i16),
            Self::Sum(by, total) => {
                let so_far = (0..filled).map(|at| by[at] * shown(at)).sum::<i32>();
                let shape = setting.puzzle().shape();
                let (low, high) = (i32::from(shape.lowest()), i32::from(shape.highest()));
                let least = by[filled..].iter().map(|by| by * if *by > 0 { low } else { high }).sum::<i32>();
                let most = by[filled..].iter().map(|by| by * if *by > 0 { high } else { low }).sum::<i32>();
                so_far + least <= *total && *total <= so_far + most
            }
            Self::Rule(rule) if is_full => check::holds(setting.puzzle(), rule, digits),
            Self::Rule(rule) => {
                // Where a line comes back to a cell, its cells are not in the order of the line.
                let begun = on_part(rule, &cells[..filled]).filter(|_| on_part(rule, cells).as_ref() == Some(rule));
                begun.is_none_or(|begun| check::holds(setting.puzzle(), &begun, digits))
            }
        }
    }
}

/// The first cells of an arrow are the sum of the others.
fn arrow(line: &[Cell], bulbs: usize, cells: &[Cell]) -> Condition {
    let by = |cell: &Cell| {
        let times = |part: &[Cell]| part.iter().filter(|&other| other == cell).count() as i32;
        times(&line[..bulbs]) - times(&line[bulbs..])
    };
    Condition::Sum(cells.iter().map(by).collect(), 0)
}

/// The same rule about neighbours on its line alone, for rules that every part of the line keeps.
fn on_part(rule: &Constraint, cells: &[Cell]) -> Option<Constraint> {
    use Constraint as C;
    let cells = cells.to_vec();
    Some(match rule {
        C::Thermo(_) => C::Thermo(cells),
        C::SlowThermo(_) => C::SlowThermo(cells),
        C::GreaterThan(_) => C::GreaterThan(cells),
        C::WhiteDot(_) => C::WhiteDot(cells),
        C::BlackDot(_) => C::BlackDot(cells),
        C::X(_) => C::X(cells),
        C::V(_) => C::V(cells),
        C::Whisper { difference, .. } => C::Whisper { difference: *difference, cells },
        _ => return None,
    })
}

/// Tries every way to fill the cells with their candidates. `None` if more than `budget` digits would have to be tried.
pub(crate) fn ways(
    setting: &Setting,
    state: &State,
    cells: &[Cell],
    condition: &Condition,
    budget: usize,
) -> Option<Ways> {
    let digits = vec![setting.puzzle().shape().lowest() - 1; setting.puzzle().cells()];
    let found = Ways { left: vec![0; cells.len()], some: Vec::new() };
    let mut trial = Trial { setting, state, cells, condition, digits, way: Vec::new(), budget, found };
    trial.fill()?;
    Some(trial.found)
}

struct Trial<'a> {
    setting: &'a Setting,
    state: &'a State,
    cells: &'a [Cell],
    condition: &'a Condition,
    /// The digits that are shown, of all cells of the puzzle; open ones have one that isn't used.
    digits: Vec<i16>,
    way: Vec<usize>,
    budget: usize,
    found: Ways,
}

impl Trial<'_> {
    fn fill(&mut self) -> Option<()> {
        let at = self.way.len();
        let Some(&cell) = self.cells.get(at) else {
            self.found.left.iter_mut().zip(&self.way).for_each(|(left, digit)| *left |= 1 << digit);
            if self.found.some.len() <= FEW {
                self.found.some.push(self.way.clone());
            }
            return Some(());
        };
        for digit in indices(self.state.candidates(cell)) {
            self.budget = self.budget.checked_sub(1)?;
            let mut earlier = self.cells[..at].iter().zip(&self.way);
            if earlier.any(|(&other, &taken)| taken == digit && self.setting.rules().are_peers(cell, other)) {
                continue;
            }
            self.way.push(digit);
            self.digits[usize::from(cell)] = self.setting.digit(digit);
            if self.condition.may_hold(self.setting, self.cells, &self.digits, at + 1) {
                self.fill()?;
            }
            self.way.pop();
        }
        self.digits[usize::from(cell)] = self.setting.puzzle().shape().lowest() - 1;
        Some(())
    }
}
