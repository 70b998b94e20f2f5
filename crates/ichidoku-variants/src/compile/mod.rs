//! From named rules to propagators.

mod boxes;
mod combine;
mod crossings;
mod derive;
mod globals;
mod lines;
mod machines;
mod outside;
mod ranks;
mod sums;

use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::rc::Rc;

use crate::apart::Apart;
use crate::automaton::Automaton;
use crate::domains::{Set, indices};
use crate::model::Model;
use crate::places::Seats;
use crate::propagate::{Allowed, Any, Combinations, House, Linear, Pair, Propagator};
use crate::queue::Watchers;
use crate::{Cell, Constraint, Puzzle, classic, houses};

/// A rule that can't be: it names what isn't there, or its text is broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleError {
    /// Place of the rule in the puzzle's list, from 0.
    pub place: usize,
    /// What was expected.
    pub expected: String,
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rule {}: expected {}", self.place + 1, self.expected)
    }
}

impl std::error::Error for RuleError {}

/// Digits from which a grid is large: learning from conflicts pays then.
const LARGE: usize = 16;

/// What is wrong within a rule.
type Wrong = String;

/// Tables of pairs, and the same from the second cell to the first.
type Tables = (Rc<Allowed>, Rc<Allowed>);

/// Different cells with a known sum.
#[derive(Clone, PartialEq, Eq, Debug)]
struct KnownSum {
    cells: Vec<Cell>,
    sum: i32,
}

impl KnownSum {
    fn new(cells: &[Cell], sum: i32) -> Self {
        let mut cells = cells.to_vec();
        crate::sort(&mut cells);
        Self { cells, sum }
    }

    /// True if no cell is counted twice.
    fn has_single_cells(&self) -> bool {
        self.cells.windows(2).all(|pair| pair[0] != pair[1])
    }
}

/// True of rules that say which cells differ, but for cages.
fn is_about_places(constraint: &Constraint) -> bool {
    use Constraint as C;
    matches!(
        constraint,
        C::AllDifferent(_)
            | C::Jigsaw(_)
            | C::Windoku
            | C::DisjointSets
            | C::Diagonal { .. }
            | C::AntiKnight
            | C::AntiKing
    )
}

/// Collects propagators.
struct Compiler<'p> {
    puzzle: &'p Puzzle,
    /// The same for checks of full grids, from when that is first needed.
    shared_puzzle: OnceCell<Rc<Puzzle>>,
    digits: usize,
    lowest: i32,
    initial: Vec<Set>,
    apart: Apart,
    /// Sets of cells that differ from each other.
    different: Vec<Vec<Cell>>,
    /// Those of them that contain every digit, or every one that they can: known once all rules are.
    houses: Vec<Vec<Cell>>,
    /// A digit and cells of which at least one contains it.
    required: Vec<(Set, Vec<Cell>)>,
    propagators: Vec<Propagator>,
    combinations: BTreeMap<usize, Option<Rc<Combinations>>>,
    pairs: BTreeMap<(&'static str, i16), Tables>,
    /// Sums of single cells that may lead to others; only those that always hold.
    sums: Vec<KnownSum>,
    /// Branches of an alternative: nothing may be added to the grid itself.
    in_branch: bool,
    /// Rules with what became of them, where that is wanted.
    sources: Option<Vec<Source>>,
}

/// A rule that isn't made of others, and the propagators that it became.
pub(crate) struct Source {
    pub(crate) rule: Constraint,
    pub(crate) propagators: Range<usize>,
}

/// Translates a puzzle.
pub(crate) fn compile(puzzle: &Puzzle) -> Result<Model, RuleError> {
    Ok(compiled(puzzle, None)?.finish())
}

/// Translates a puzzle, and says which rule each propagator comes from.
pub(crate) fn compile_with_sources(puzzle: &Puzzle) -> Result<(Model, Vec<Source>), RuleError> {
    let mut compiler = compiled(puzzle, Some(Vec::new()))?;
    // Those of houses come first in the model.
    let houses = compiler.houses.len();
    let mut sources = compiler.sources.as_mut().map(std::mem::take).unwrap_or_default();
    sources.iter_mut().for_each(|Source { propagators: Range { start, end }, .. }| {
        *start += houses;
        *end += houses;
    });
    Ok((compiler.finish(), sources))
}

/// All rules of a puzzle, and what follows from several of them.
fn compiled(puzzle: &Puzzle, sources: Option<Vec<Source>>) -> Result<Compiler<'_>, RuleError> {
    let mut compiler = Compiler::new(puzzle, sources);
    for house in houses::of_the_shape(puzzle) {
        compiler.differ(&house);
    }
    // What keeps cells apart comes first: sums make use of it.
    let (first, last): (Vec<_>, Vec<_>) =
        puzzle.constraints().iter().enumerate().partition(|(_, constraint)| is_about_places(constraint));
    for (place, constraint) in first.into_iter().chain(last) {
        compiler.add(constraint).map_err(|expected| RuleError { place, expected })?;
    }
    compiler.find_houses();
    compiler.derive();
    compiler.combine();
    Ok(compiler)
}

impl<'p> Compiler<'p> {
    fn new(puzzle: &'p Puzzle, sources: Option<Vec<Source>>) -> Self {
        let digits = puzzle.shape().digits();
        Self {
            puzzle,
            shared_puzzle: OnceCell::new(),
            digits,
            lowest: puzzle.shape().lowest().into(),
            initial: vec![(1 << digits) - 1; puzzle.cells()],
            apart: Apart::new(puzzle.cells()),
            different: Vec::new(),
            houses: Vec::new(),
            required: Vec::new(),
            propagators: Vec::new(),
            combinations: BTreeMap::new(),
            pairs: BTreeMap::new(),
            sums: Vec::new(),
            in_branch: false,
            sources,
        }
    }

    fn add(&mut self, constraint: &Constraint) -> Result<(), Wrong> {
        match constraint {
            Constraint::All(parts) => parts.iter().try_for_each(|part| self.add(part)),
            Constraint::Replicate { targets, origin, constraints } => {
                let copies = crate::replicate::copies(self.puzzle, targets, *origin, constraints);
                let copies = copies.map_err(|_| "copies inside of the grid".to_owned())?;
                copies.iter().try_for_each(|copy| self.add(copy))
            }
            _ if self.in_branch => self.add_one(constraint),
            _ => {
                let before = self.propagators.len();
                let added = self.add_one(constraint);
                let propagators = before..self.propagators.len();
                if let Some(sources) = &mut self.sources {
                    sources.push(Source { rule: constraint.clone(), propagators });
                }
                added
            }
        }
    }

    /// Adds a rule that isn't made of others, all of which hold.
    fn add_one(&mut self, constraint: &Constraint) -> Result<(), Wrong> {
        if let Constraint::Any(branches) = constraint {
            return self.add_any(branches);
        }
        if let Some(done) = self.add_line(constraint) {
            return done;
        }
        if let Some(done) = self.add_sum(constraint) {
            return done;
        }
        if let Some(done) = self.add_outside(constraint) {
            return done;
        }
        self.add_global(constraint)
    }

    /// The puzzle for a check of the full grid.
    fn shared_puzzle(&self) -> Rc<Puzzle> {
        Rc::clone(self.shared_puzzle.get_or_init(|| Rc::new(self.puzzle.clone())))
    }

    /// An alternative. A branch without effect makes it true.
    fn add_any(&mut self, branches: &[Constraint]) -> Result<(), Wrong> {
        let outer = core::mem::replace(&mut self.in_branch, true);
        let before = core::mem::take(&mut self.propagators);
        let compiled = branches.iter().map(|branch| {
            self.add(branch)?;
            Ok(core::mem::take(&mut self.propagators))
        });
        let compiled = compiled.collect::<Result<Vec<_>, Wrong>>();
        self.in_branch = outer;
        self.propagators = before;
        self.push_any(compiled?);
        Ok(())
    }

    fn push_any(&mut self, mut branches: Vec<Vec<Propagator>>) {
        if branches.iter().any(Vec::is_empty) {
            return;
        }
        match branches.len() {
            0 => self.propagators.push(Propagator::Never),
            1 => self.propagators.append(&mut branches[0]),
            _ => self.propagators.push(Propagator::Any(Any::new(branches))),
        }
    }

    /// No digit repeats in these cells; a cell that is named twice is one cell.
    fn differ(&mut self, cells: &[Cell]) {
        let cells = sorted(cells.to_vec());
        if cells.len() > self.digits {
            self.propagators.push(Propagator::Never);
        } else if self.in_branch {
            self.propagators.push(Propagator::Differ(cells));
        } else {
            self.apart.add_all(&cells);
            if cells.len() > 1 && !has(&self.different, &cells) {
                self.different.push(cells);
            }
        }
    }

    /// Only these digits, given by what is shown.
    fn keep(&mut self, cell: Cell, digits: impl Fn(i32) -> bool) {
        let set =
            (0..self.digits).filter(|&index| digits(index as i32 + self.lowest)).fold(0, |set, index| set | 1 << index);
        if self.in_branch {
            self.propagators.push(Propagator::Keep(cell, set));
            return;
        }
        let initial = &mut self.initial[usize::from(cell)];
        *initial &= set;
        if *initial == 0 {
            self.propagators.push(Propagator::Never);
        }
    }

    /// Pairs by a test of shown digits; the name and number tell tables apart.
    fn pair(&mut self, first: Cell, second: Cell, name: &'static str, number: i16, test: impl Fn(i16, i16) -> bool) {
        if first == second {
            return self.keep(first, |digit| test(digit as i16, digit as i16));
        }
        let (digits, lowest) = (self.digits, self.lowest as i16);
        let allowed = |a: usize, b: usize| test(a as i16 + lowest, b as i16 + lowest);
        let tables = self.pairs.entry((name, number)).or_insert_with(|| {
            let forth = (0..digits).map(|a| (0..digits).filter(|&b| allowed(a, b)).fold(0, |set, b| set | 1 << b));
            let back = (0..digits).map(|b| (0..digits).filter(|&a| allowed(a, b)).fold(0, |set, a| set | 1 << a));
            let [forth, back] = [forth.collect::<Vec<_>>(), back.collect()].map(|table| Rc::new(Allowed::new(&table)));
            (forth, back)
        });
        let (forth, back) = (Rc::clone(&tables.0), Rc::clone(&tables.1));
        if !self.in_branch && (0..digits).all(|digit| !allowed(digit, digit)) {
            self.apart.add(first, second);
        }
        self.propagators.push(Propagator::Pair(Pair { first, second, forth, back }));
    }

    /// Coefficients times shown digits add up to a total.
    fn linear(&mut self, terms: &[(Cell, i32)], total: i32) {
        let linear = self.make_linear(terms, total);
        self.propagators.push(linear);
    }

    fn make_linear(&mut self, terms: &[(Cell, i32)], total: i32) -> Propagator {
        Propagator::Linear(self.sum(terms, total))
    }

    fn sum(&mut self, terms: &[(Cell, i32)], total: i32) -> Linear {
        let mut merged = terms.to_vec();
        crate::sort(&mut merged);
        merged.dedup_by(|next, kept| {
            let is_same = next.0 == kept.0;
            kept.1 += if is_same { next.1 } else { 0 };
            is_same
        });
        merged.retain(|&(_, coefficient)| coefficient != 0);
        let total = total - self.lowest * merged.iter().map(|(_, coefficient)| coefficient).sum::<i32>();
        let (apart, known, digits) = (&self.apart, &mut self.combinations, self.digits);
        let combinations = |size| combinations(known, size, digits);
        Linear::new(&merged, total, |a, b| apart.has(a, b), combinations)
    }

    /// Sets of so many digits by their sums, unless they are too many.
    fn combinations(&mut self, size: usize) -> Option<Rc<Combinations>> {
        combinations(&mut self.combinations, size, self.digits)
    }

    /// An automaton reads the cells; states and tests are those of [`Automaton::build`], digits as shown.
    fn read<S: Ord + Clone>(
        &mut self,
        cells: &[Cell],
        starts: impl IntoIterator<Item = S>,
        next: impl Fn(&S, i32) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Result<(), Wrong> {
        let lowest = self.lowest;
        let automaton =
            Automaton::build(self.digits, starts, |state, index| next(state, index as i32 + lowest), accepts);
        let automaton = Rc::new(automaton.ok_or("a rule with fewer states")?);
        self.read_by(&[cells.to_vec()], automaton);
        Ok(())
    }

    /// All digits that some of the cells may contain at first.
    fn union(&self, cells: &[Cell]) -> Set {
        cells.iter().fold(0, |union, &cell| union | self.initial[usize::from(cell)])
    }

    /// The digits of a house.
    fn digits_of(&self, house: &[Cell]) -> Set {
        if house.len() == self.digits { (1 << self.digits) - 1 } else { self.union(house) }
    }

    /// What some digits add up to, as shown.
    fn sum_of(&self, digits: Set) -> i32 {
        indices(digits).map(|index| index as i32 + self.lowest).sum()
    }

    /// As many cells as they have digits contain each of these.
    fn find_houses(&mut self) {
        let is_house = |cells: &&Vec<Cell>| cells.len() == self.union(cells).count_ones() as usize;
        let mut houses = self.different.iter().filter(is_house).cloned().collect::<Vec<_>>();
        // What lacks a digit from the beginning is one too: it is found to be impossible.
        houses.extend(self.different.iter().filter(|cells| cells.len() == self.digits).cloned());
        crate::sort(&mut houses);
        houses.dedup();
        self.houses = houses;
    }

    fn finish(mut self) -> Model {
        self.cross();
        self.link_boxes();
        let digits_of_labels = self.digits_of_labels();
        let house = |cells: &Vec<Cell>| House { cells: cells.clone(), all: self.digits_of(cells) };
        let houses = self.houses.iter().map(house).map(Propagator::House);
        let mut propagators = houses.collect::<Vec<_>>();
        propagators.append(&mut self.propagators);
        let mut order = (0..propagators.len()).collect::<Vec<_>>();
        order.sort_by_key(|&at| propagators[at].pace());
        let [mut watchers, mut watchers_of_digits] =
            [(); 2].map(|()| Watchers::new(self.initial.len(), propagators.len()));
        let mut scores = vec![0.0; self.initial.len()];
        let seats = Seats::new(&self.houses, self.initial.len(), self.digits);
        for (&at, rank) in order.iter().zip(0..) {
            let propagator = &propagators[at];
            let cells = match propagator {
                Propagator::House(house) => Cow::Borrowed(&house.cells[..]),
                // Not in order, which matters only where cells are scored.
                Propagator::Crossing(crossing) => Cow::Borrowed(crossing.cells()),
                propagator => Cow::Owned(sorted(propagator.cells())),
            };
            let is_counted = seats.are_counted() && matches!(propagator, Propagator::House(_));
            let watch = if propagator.is_patient() { &mut watchers_of_digits } else { &mut watchers };
            for &cell in cells.iter().filter(|_| !is_counted) {
                watch.add(cell, rank);
            }
            // Which cells count for their rule, and how much: where a guess decides what is left of it.
            let (scored, score) = match propagator {
                Propagator::Band(_) | Propagator::Crossing(_) => (Cow::default(), 0.0),
                Propagator::FoundBoxes(_) => (cells, 2.0),
                Propagator::Ranked(ranked) => {
                    let cells = ranked.first_cells();
                    let score = cells.len() as f32;
                    (Cow::Owned(cells), score)
                }
                _ => {
                    let score = cells.len() as f32;
                    (cells, score)
                }
            };
            scored.iter().for_each(|&cell| scores[usize::from(cell)] += score);
        }
        let is_about_places = |propagator: &Propagator| {
            matches!(propagator, Propagator::House(_) | Propagator::Band(_) | Propagator::Crossing(_))
        };
        let is_about_places = propagators.iter().all(is_about_places);
        let peers = self.apart.peers();
        Model {
            can_be_learned: is_about_places && self.digits >= LARGE,
            is_classic: classic::IS_AT_HAND && is_about_places && classic::is_classic(&self.houses, &peers),
            digits_of_labels,
            digits: self.digits,
            initial: self.initial,
            apart: Rc::new(self.apart),
            peers,
            houses: self.houses,
            seats,
            required: self.required,
            order,
            propagators,
            watchers,
            watchers_of_digits,
            scores,
        }
    }
}

/// True if a list has these cells. Most often the first one says that another entry is a different one.
fn has(list: &[Vec<Cell>], cells: &[Cell]) -> bool {
    list.iter().any(|other| other.first() == cells.first() && other == cells)
}

/// Cells in ascending order, each once.
fn sorted(mut cells: Vec<Cell>) -> Vec<Cell> {
    // Most often they are.
    if !cells.is_sorted() {
        crate::sort(&mut cells);
    }
    cells.dedup();
    cells
}

/// Sets of a size, which are made once.
fn combinations(
    known: &mut BTreeMap<usize, Option<Rc<Combinations>>>,
    size: usize,
    digits: usize,
) -> Option<Rc<Combinations>> {
    known.entry(size).or_insert_with(|| Combinations::new(size, digits).map(Rc::new)).clone()
}
