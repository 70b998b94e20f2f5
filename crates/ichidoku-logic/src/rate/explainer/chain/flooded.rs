//! What follows on a board, for what is left of it.
//!
//! Chains inside chains are looked for on boards that have lost candidates to an assumption. What follows from a candidate on
//! the whole board still does there: a step fails only where what it puts on is gone, and then the candidate is contradicted, by
//! a cell or a house that has lost something. So those alone are worked off again.

use std::rc::Rc;

use super::super::board::Board;
use super::flood::{Flood, Numbers, STARTS};
use super::kind::Kind;
use super::node::Marks;

/// What follows from each candidate of a board, of so many candidates at a time.
pub(super) struct Floods {
    pub(super) numbers: Rc<Numbers>,
    pub(super) blocks: Vec<Flood>,
}

impl Floods {
    fn new(board: &Board, kind: Kind) -> Self {
        let numbers = Rc::new(Numbers::new(board));
        let firsts = (0..numbers.marks.len()).step_by(STARTS);
        let blocks = firsts.map(|first| Flood::from(first, board, kind, &numbers)).collect();
        Self { numbers, blocks }
    }

    /// The candidates from which something follows that cannot be.
    pub(super) fn contradicted(&self) -> Marks {
        let mut contradicted = Marks::EMPTY;
        for (n, of) in self.numbers.marks.iter().enumerate() {
            if self.blocks[n / STARTS].is_contradicted(n % STARTS) {
                contradicted.insert(*of);
            }
        }
        contradicted
    }
}

/// What follows on a board, for boards that are what is left of it.
#[derive(Default)]
pub(super) struct Flooded {
    /// Without dynamic links and with them.
    kept: [Option<(Kind, Board, Floods)>; 2],
}

impl Flooded {
    /// What follows on a board, from now on also for what is left of it.
    pub(super) fn anew(&mut self, board: &Board, kind: Kind) -> &Floods {
        let kept = &mut self.kept[usize::from(kind.dynamic)];
        &kept.insert((kind, board.clone(), Floods::new(board, kind))).2
    }

    /// What follows on a board, with the numbers of the board that is kept if this is what is left of it.
    pub(super) fn floods(&self, board: &Board, kind: Kind) -> Floods {
        self.left(board, kind).unwrap_or_else(|| Floods::new(board, kind))
    }

    fn left(&self, board: &Board, kind: Kind) -> Option<Floods> {
        let (of, source, floods) = self.kept[usize::from(kind.dynamic)].as_ref()?;
        let is_left = *of == kind && board.digits.iter().zip(source.digits).all(|(left, all)| left & !all == 0);
        let [flood] = floods.blocks.as_slice() else { return None };
        let left = is_left.then(|| flood.left(board))??;
        Some(Floods { numbers: Rc::clone(&floods.numbers), blocks: vec![left] })
    }
}
