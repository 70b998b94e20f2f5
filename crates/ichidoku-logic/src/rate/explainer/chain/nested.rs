//! What patterns, and chains inside chains, exclude.
//!
//! Different assumptions often lead to the same board, and from one step of a path to the next most do. So chains inside
//! chains are searched for once on each board, and kept with what they need; what of that is gone because of an assumption
//! is found out anew each time.

use std::collections::HashMap;
use std::rc::Rc;

use super::super::board::{Board, Mark};
use super::super::hint::Removals;
use super::node::{Cause, Marks, gone};

/// A chain inside a chain.
pub(super) struct Nested {
    pub(super) complexity: u32,
    /// Its assumptions: two chains with the same are counted once.
    pub(super) shape: Vec<u16>,
}

/// A chain on a board, for chains around it.
pub(super) struct Inner {
    pub(super) nested: Rc<Nested>,
    /// What is on in it, with the causes that must hold.
    pub(super) needs: Vec<(Mark, Cause)>,
    pub(super) removals: Removals,
}

impl Inner {
    /// The candidates that are gone since `before`, without which the chain would not hold.
    pub(super) fn parents(&self, before: &Board, now: &Board) -> Vec<Mark> {
        let mut parents = Vec::new();
        for (mark, cause) in &self.needs {
            gone(before, now, *mark, *cause, |mark| {
                if !parents.contains(&mark) {
                    parents.push(mark);
                }
            });
        }
        parents
    }
}

/// What candidates a pattern needs to be gone, and the chain that it is, if it is one.
pub(super) struct Pattern {
    pub(super) parents: Vec<Mark>,
    pub(super) nested: Option<Rc<Nested>>,
}

/// Patterns with what each excludes.
pub(super) type Exclusions = Vec<(Pattern, Removals)>;

/// Searches for chains inside chains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::rate::explainer) enum Inside {
    Simple,
    Multiple,
    /// Dynamic ones of this level.
    Dynamic(u8),
}

/// The chains on the boards of one puzzle. A board is known by its open cells and their digits.
#[derive(Default)]
pub(super) struct Known {
    boards: HashMap<(Inside, u128, [u16; 81]), Chains>,
    /// How many boards and chains there are.
    count: usize,
}

/// What is known of the chains on a board.
#[derive(Default)]
struct Chains {
    all: Option<Rc<[Inner]>>,
    /// What they take out, where that alone was asked for.
    eliminated: Option<Marks>,
}

impl Known {
    /// So many chains take some 60 MB. Then all are forgotten: no order is worth its price here.
    const MOST: usize = 100_000;

    fn of(&self, inside: Inside, board: &Board) -> Option<&Chains> {
        self.boards.get(&(inside, board.open, board.digits))
    }

    pub(super) fn all(&self, inside: Inside, board: &Board) -> Option<Rc<[Inner]>> {
        self.of(inside, board)?.all.clone()
    }

    pub(super) fn eliminated(&self, inside: Inside, board: &Board) -> Option<Marks> {
        self.of(inside, board)?.eliminated
    }

    pub(super) fn keep_all(&mut self, inside: Inside, board: &Board, chains: Vec<Inner>) -> Rc<[Inner]> {
        let count = chains.len();
        let chains: Rc<[Inner]> = chains.into();
        self.entry(inside, board, count).all = Some(Rc::clone(&chains));
        chains
    }

    pub(super) fn keep_eliminated(&mut self, inside: Inside, board: &Board, eliminated: Marks) -> Marks {
        self.entry(inside, board, 0).eliminated = Some(eliminated);
        eliminated
    }

    fn entry(&mut self, inside: Inside, board: &Board, chains: usize) -> &mut Chains {
        // A board without a chain takes room, too.
        self.count += chains + 1;
        if self.count > Self::MOST {
            *self = Self { boards: HashMap::new(), count: chains + 1 };
        }
        self.boards.entry((inside, board.open, board.digits)).or_default()
    }
}
