//! What each cell may still contain, and the notice of each change.

use std::rc::Rc;

use crate::Cell;
use crate::apart::Apart;
pub(crate) use crate::sets::{Set, high, indices, is_single, low, range};

/// No digit is left somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Conflict {
    /// The cell without a digit, if it is one.
    pub(crate) cell: Option<Cell>,
}

/// What propagation returns.
pub(crate) type Flow = Result<(), Conflict>;

/// A conflict that no single cell stands for.
pub(crate) const CONFLICT: Flow = Err(Conflict { cell: None });

/// The sets of all cells, and which of them changed.
#[derive(Clone, Default)]
pub(crate) struct Domains {
    sets: Vec<Set>,
    /// Which cells differ in the grid as a whole; nothing in a branch.
    apart: Option<Rc<Apart>>,
    /// Cells that changed since the list was last emptied, each once.
    changed: Vec<Cell>,
    /// For each cell in the list, what it contained when it got there; 0 for the others.
    before: Vec<Set>,
    /// Cells that came to have a single digit.
    pub(crate) fixed: Vec<Cell>,
}

impl Domains {
    pub(crate) fn new(sets: Vec<Set>) -> Self {
        Self { before: vec![0; sets.len()], sets, apart: None, changed: Vec::new(), fixed: Vec::new() }
    }

    /// These sets in a grid where some cells differ.
    pub(crate) fn with_apart(self, apart: Rc<Apart>) -> Self {
        Self { apart: Some(apart), ..self }
    }

    /// Which cells differ in the grid as a whole, unless these are the sets of a branch.
    pub(crate) fn apart(&self) -> Option<&Apart> {
        self.apart.as_deref()
    }

    /// Removes a digit from the cells that differ from all of its places.
    pub(crate) fn exclude(&mut self, digit: Set, places: &(impl Iterator<Item = Cell> + Clone)) -> Flow {
        let Some(apart) = self.apart.clone() else { return Ok(()) };
        for word in 0..apart.words() {
            let mut common = u64::MAX;
            let mut rest = places.clone();
            while common != 0
                && let Some(place) = rest.next()
            {
                common &= apart.row(place)[word];
            }
            while common != 0 {
                self.remove(word as Cell * 64 + common.trailing_zeros() as Cell, digit)?;
                common &= common - 1;
            }
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn get(&self, cell: Cell) -> Set {
        self.sets[usize::from(cell)]
    }

    /// The digits that are left in some of the cells, and those that are alone in one.
    #[inline(always)]
    pub(crate) fn union_and_fixed(&self, cells: &[Cell]) -> (Set, Set) {
        cells.iter().fold((0, 0), |(union, fixed), &cell| {
            let set = self.get(cell);
            (union | set, fixed | if is_single(set) { set } else { 0 })
        })
    }

    pub(crate) fn sets(&self) -> &[Set] {
        &self.sets
    }

    /// Takes over saved sets and forgets all notices.
    pub(crate) fn restore(&mut self, sets: &[Set]) {
        self.sets.clear();
        self.sets.extend_from_slice(sets);
        self.forget_changes();
    }

    /// One of the cells that changed, which leaves the list, and the digits that it lost.
    #[inline(always)]
    pub(crate) fn next_changed(&mut self) -> Option<(Cell, Set)> {
        let cell = self.changed.pop()?;
        let before = core::mem::take(&mut self.before[usize::from(cell)]);
        Some((cell, before & !self.sets[usize::from(cell)]))
    }

    /// Empties the lists of what changed, and says whether something did.
    pub(crate) fn forget_changes(&mut self) -> bool {
        self.fixed.clear();
        let is_changed = !self.changed.is_empty();
        while self.next_changed().is_some() {}
        is_changed
    }

    /// Leaves only the digits of a set.
    #[inline(always)]
    pub(crate) fn keep(&mut self, cell: Cell, set: Set) -> Flow {
        let old = self.sets[usize::from(cell)];
        let new = old & set;
        if new == old {
            return Ok(());
        }
        if new == 0 {
            return Err(Conflict { cell: Some(cell) });
        }
        self.sets[usize::from(cell)] = new;
        let before = &mut self.before[usize::from(cell)];
        if *before == 0 {
            *before = old;
            self.changed.push(cell);
        }
        if new & (new - 1) == 0 {
            self.fixed.push(cell);
        }
        Ok(())
    }

    /// True if a cell changed since the list was last emptied.
    #[inline(always)]
    pub(crate) fn has_changed(&self) -> bool {
        !self.changed.is_empty()
    }

    /// Removes the digits of a set from several cells.
    pub(crate) fn remove_from(&mut self, cells: &[Cell], set: Set) -> Flow {
        for cells in cells.chunks(64) {
            // First without a branch: which of them have such a digit is as good as random.
            let having = cells.iter().rev().fold(0, |having, &cell| having << 1 | u64::from(self.get(cell) & set != 0));
            indices(having).try_for_each(|at| self.remove(cells[at], set))?;
        }
        Ok(())
    }

    /// Removes the digits of a set.
    #[inline(always)]
    pub(crate) fn remove(&mut self, cell: Cell, set: Set) -> Flow {
        self.keep(cell, !set)
    }
}
